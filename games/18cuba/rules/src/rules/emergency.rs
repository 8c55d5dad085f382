//! §VII.13 Emergency financing.

use cuba18_track::Company;
use tabletop::{Key, Money, Seat, Sink};

use super::issue::Issue;
use super::shares::Sale;
use crate::action::Raise;
use crate::components::WHOLE;
use crate::round::{Operating, Purchases, Round, Step};
use crate::rulings::{Bankruptcy, EmergencyIssue};
use crate::table::Account;
use crate::{Cuba18, Ending, Event, Refusal};

/// How money is raised, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Raising {
    /// The company issues shares.
    Issue(Issue),
    /// The director adds so much.
    Cash { amount: Money },
    /// The director sells shares.
    Sell(Sale),
}

impl Cuba18 {
    /// What is missing for the cheapest train, if a train must be bought (R196).
    pub(crate) fn missing(&self, company: Company) -> Option<Money> {
        // Most companies own a train: that is told at once.
        if self.table.charter(company).train_count() > 0 {
            return None;
        }
        let cheapest = self.cheapest(company)?;
        cheapest.less(self.table.charter(company).treasury).filter(|&gap| gap > Money::ZERO)
    }

    /// Whether money may be raised like this now: first a share, then shares and
    /// cash, last the director's own shares (R197 to R200, C33).
    pub(crate) fn raise(
        &self,
        turn: &Operating,
        seat: Seat,
        raise: Raise,
    ) -> Result<Raising, Refusal> {
        let company = turn.company;
        let missing = self.missing(company).ok_or(Refusal::NoEmergency)?;
        let cash = self.table.cash(seat);
        let issue = self.issuable(company, 1);
        match raise {
            Raise::Issue { shares } => self.emergency_issue(company, shares, missing),
            Raise::Cash {} if !turn.shared && issue.is_ok() => Err(Refusal::MustIssueFirst),
            Raise::Cash {} if cash == Money::ZERO => {
                Err(Refusal::NotEnough { cost: missing, held: Money::ZERO, rule: "VII.13" })
            }
            // R202, C32: only what is missing.
            Raise::Cash {} => Ok(Raising::Cash { amount: missing.min(cash) }),
            Raise::Sell { .. } if issue.is_ok() || cash > Money::ZERO => {
                Err(Refusal::NotYetSelling)
            }
            Raise::Sell { company, shares } => {
                let sale = self.emergency_sale(seat, company, shares)?;
                self.is_needed_share(company, shares, missing)?;
                Ok(Raising::Sell(sale))
            }
        }
    }

    /// Shares that the company issues, several at one price (R198, C69: under the same
    /// limit as ever).
    fn emergency_issue(
        &self,
        company: Company,
        shares: u8,
        missing: Money,
    ) -> Result<Raising, Refusal> {
        let issue = self.issuable(company, shares)?;
        if shares > 1 && self.terms.rulings.emergency_issue == EmergencyIssue::OneByOne {
            return Err(Refusal::OneByOne);
        }
        // C32: issuing stops once the price is reached.
        self.is_needed_share(company, shares, missing)?;
        Ok(Raising::Issue(issue))
    }

    /// Whether one share fewer would still leave money missing (R255).
    fn is_needed_share(&self, company: Company, shares: u8, missing: Money) -> Result<(), Refusal> {
        let fewer = self.table.price(company).times(u32::from(shares) - 1);
        if fewer >= missing { Err(Refusal::MoreThanNeeded) } else { Ok(()) }
    }

    /// Whether the treasury still pays for the train that is owed once `cost` is spent on
    /// something else (R259); if it pays for none, nothing else is bought (Q08).
    pub(crate) fn spares_train(&self, company: Company, cost: Money) -> Result<(), Refusal> {
        if !self.terms.third_reading() || self.table.charter(company).train_count() > 0 {
            return Ok(());
        }
        let Some(price) = self.cheapest(company) else { return Ok(()) };
        let left = self.table.charter(company).treasury.less(cost);
        if left.is_some_and(|left| left >= price) {
            Ok(())
        } else {
            Err(Refusal::TrainOwed { price })
        }
    }

    /// A sale that changes no directorship (R200).
    fn emergency_sale(&self, seat: Seat, company: Company, shares: u8) -> Result<Sale, Refusal> {
        let sale = self.sale(seat, company, shares)?;
        if sale.heir.is_some() { Err(Refusal::DirectorMayNotChange) } else { Ok(sale) }
    }

    /// Raises money.
    pub(crate) fn carry_out_raise(
        &mut self,
        mut turn: Operating,
        mut purchases: Purchases,
        (seat, raising): (Seat, Raising),
        log: &mut impl Sink<Event>,
    ) {
        let company = turn.company;
        purchases.emergency = true;
        match raising {
            Raising::Issue(issue) => {
                self.carry_out_issue(company, issue, log);
                turn.shared = true;
            }
            Raising::Cash { amount } => {
                self.table.pay(Account::Player(seat), Account::Company(company), amount);
                purchases.added += amount;
                log.record(Event::Added { seat, company, amount });
            }
            Raising::Sell(sale) => self.sell(seat, sale, log),
        }
        self.round = Round::Operating(turn.at(Step::Trains(purchases)));
    }

    /// Whether any money can still be raised.
    pub(crate) fn can_raise(&self, turn: &Operating, seat: Seat) -> bool {
        if self.missing(turn.company).is_none() {
            return false;
        }
        let sells = Company::ALL
            .iter()
            .any(|&company| self.raise(turn, seat, Raise::Sell { company, shares: 1 }).is_ok());
        let others = [Raise::Issue { shares: 1 }, Raise::Cash {}];
        sells || others.into_iter().any(|raise| self.raise(turn, seat, raise).is_ok())
    }

    /// Whether the director may declare bankruptcy: a train is owed, and neither the treasury nor
    /// all that can still be raised pays for any (R258, Q15).
    pub(crate) fn bankruptcy(&self, turn: &Operating, seat: Seat) -> Result<(), Refusal> {
        let missing = self.missing(turn.company).filter(|_| self.terms.third_reading());
        let is_ruined = missing.is_some_and(|missing| {
            self.most_raised(turn.company, seat) < missing || !self.can_raise(turn, seat)
        });
        if is_ruined { Ok(()) } else { Err(Refusal::NotBankrupt) }
    }

    /// No more than this can be raised: all shares that may be issued and sold, at the prices of
    /// now, which only fall, and the director's cash.
    fn most_raised(&self, company: Company, seat: Seat) -> Money {
        let shares = || 1..=WHOLE;
        let issued =
            shares().filter_map(|shares| Some(self.issuable(company, shares).ok()?.income));
        let sold = Company::ALL.iter().map(|&company| {
            let sales =
                shares().filter_map(|shares| self.emergency_sale(seat, company, shares).ok());
            sales.map(|sale| sale.income).max().unwrap_or(Money::ZERO)
        });
        let issued = issued.max().unwrap_or(Money::ZERO);
        sold.fold(self.table.cash(seat) + issued, |sum, income| sum + income)
    }

    /// The director cannot pay: the game ends (R203, C63).
    pub(crate) fn go_bankrupt(
        &mut self,
        turn: &Operating,
        purchases: &Purchases,
        log: &mut impl Sink<Event>,
    ) {
        let company = turn.company;
        let amount = match self.terms.rulings.bankruptcy {
            Bankruptcy::Refunded => purchases.added.min(self.table.charter(company).treasury),
            Bankruptcy::Stays => Money::ZERO,
        };
        if let Some(seat) = self.table.charter(company).director
            && amount > Money::ZERO
        {
            self.table.pay(Account::Company(company), Account::Player(seat), amount);
            log.record(Event::Refunded { seat, company, amount });
        }
        self.end(Ending::Bankruptcy, log);
    }
}
