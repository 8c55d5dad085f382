//! §VII.5 Issuing and redeeming a share.

use cuba18_track::Company;
use tabletop::{Money, Sink};

use crate::refusal::enough;
use crate::round::Operating;
use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

impl Cuba18 {
    /// What issuing a share brings, whether or not it is the company's turn to (R103).
    pub(crate) fn issuable(&self, company: Company) -> Result<Money, Refusal> {
        let charter = self.table.charter(company);
        let share = self.unit(company);
        // C15: literally, less than half must lie in the pool before.
        let most = self.data().shares.pool;
        let full = if self.terms.strict_issue {
            charter.pool + share > most
        } else {
            charter.pool >= most
        };
        if charter.reserve < share || full {
            return Err(Refusal::CannotIssue);
        }
        Ok(self.table.price(company))
    }

    /// Whether the company may issue in this turn (R102, R105).
    pub(crate) fn issue(&self, turn: &Operating) -> Result<Money, Refusal> {
        if turn.shared {
            return Err(Refusal::AlreadyShared);
        }
        self.issuable(turn.company)
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
        enough(self.table.price(turn.company), charter.treasury, "VII.5")
    }

    /// A share goes from the charter to the pool; the price falls a diagonal.
    pub(crate) fn carry_out_issue(
        &mut self,
        company: Company,
        income: Money,
        log: &mut impl Sink<Event>,
    ) {
        self.table.pay(Account::Bank, Account::Company(company), income);
        let (data, share) = (self.data(), self.unit(company));
        let charter = self.table.charter_mut(company);
        charter.reserve -= share;
        charter.pool += share;
        // Edge case 74: the third token comes free at once.
        if !company.is_minor() {
            charter.release_tokens(&data.shares);
        }
        let to = charter.price.down(1);
        log.record(Event::Issued { company, income });
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
