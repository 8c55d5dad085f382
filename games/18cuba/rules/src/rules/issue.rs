//! §VII.5 Issuing and redeeming a share.

use cuba18_track::Company;
use tabletop::{Money, Sink};

use crate::round::Operating;
use crate::rulings::WithoutTrain;
use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

/// Shares that a company issues together, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Issue {
    pub(crate) shares: u8,
    pub(crate) income: Money,
}

impl Cuba18 {
    /// What issuing so many shares at once brings, whether or not it is the company's turn
    /// to (R103, R198): each the price before.
    pub(crate) fn issuable(&self, company: Company, shares: u8) -> Result<Issue, Refusal> {
        let charter = self.table.charter(company);
        let share = self.unit(company);
        let issued = shares.checked_mul(share).filter(|&issued| issued > 0);
        let Some(issued) = issued.filter(|&issued| issued <= charter.reserve) else {
            return Err(Refusal::CannotIssue);
        };
        // C15: literally, less than half must lie in the pool before the last of them.
        let most = self.data().shares.pool;
        let full = if self.terms.strict_issue {
            charter.pool + issued > most
        } else {
            charter.pool + issued - share >= most
        };
        if full {
            return Err(Refusal::CannotIssue);
        }
        Ok(Issue { shares, income: self.table.price(company).times(shares.into()) })
    }

    /// Whether the company may issue in this turn (R102, R105).
    pub(crate) fn issue(&self, turn: &Operating) -> Result<Issue, Refusal> {
        if turn.shared {
            return Err(Refusal::AlreadyShared);
        }
        // C14, Q10: an emergency asks for no train.
        let needs_train = self.terms.rulings.without_train == WithoutTrain::NoIssuing;
        if needs_train && self.table.charter(turn.company).train_count() == 0 {
            return Err(Refusal::IssueNeedsTrain);
        }
        self.issuable(turn.company, 1)
    }

    /// What redeeming a share costs (R104).
    pub(crate) fn redemption(&self, turn: &Operating) -> Result<Money, Refusal> {
        if turn.shared {
            return Err(Refusal::AlreadyShared);
        }
        let charter = self.table.charter(turn.company);
        if charter.train_count() == 0 || charter.pool < self.unit(turn.company) {
            return Err(Refusal::CannotRedeem);
        }
        self.table.affords(turn.company, self.table.price(turn.company), "VII.5")
    }

    /// Shares go from the charter to the pool; the price falls a diagonal for each.
    pub(crate) fn carry_out_issue(
        &mut self,
        company: Company,
        issue: Issue,
        log: &mut impl Sink<Event>,
    ) {
        let Issue { shares, income } = issue;
        self.table.pay(Account::Bank, Account::Company(company), income);
        let (data, issued) = (self.data(), shares * self.unit(company));
        let charter = self.table.charter_mut(company);
        charter.reserve -= issued;
        charter.pool += issued;
        // The third token comes free at once.
        if !company.is_minor() {
            charter.release_tokens(&data.shares);
        }
        let to = charter.price.down(shares);
        log.record(Event::Issued { company, shares, income });
        self.reprice(company, to, log);
    }

    /// A share goes from the pool to the charter; the price stays.
    pub(crate) fn redeem(&mut self, company: Company, cost: Money, log: &mut impl Sink<Event>) {
        self.table.pay(Account::Company(company), Account::Bank, cost);
        let share = self.unit(company);
        let charter = self.table.charter_mut(company);
        charter.pool -= share;
        charter.reserve += share;
        log.record(Event::Redeemed { company, cost });
    }
}
