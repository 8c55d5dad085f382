//! §VII.13 Emergency financing.

use cuba18_track::Company;
use tabletop::{Key, Money, Seat, Sink};

use super::shares::Sale;
use crate::action::Raise;
use crate::round::{Operating, Purchases, Round, Step};
use crate::table::Account;
use crate::{Cuba18, Ending, Event, Refusal};

/// How money is raised, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Raising {
    /// The company issues a share for so much.
    Issue { income: Money },
    /// The director adds so much.
    Cash { amount: Money },
    /// The director sells shares.
    Sell(Sale),
}

impl Cuba18 {
    /// What is missing for the cheapest train, if a train must be bought (R196).
    pub(crate) fn missing(&self, company: Company) -> Option<Money> {
        let cheapest = self.cheapest(company).filter(|_| self.must_buy(company))?;
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
        let issue = self.issuable(company);
        match raise {
            // C69: under the same limit as ever.
            Raise::Issue {} => issue.map(|income| Raising::Issue { income }),
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
                // R255: only while money is missing.
                let price = self.table.price(company);
                let enough = price.times(u32::from(shares) - 1) >= missing;
                if enough { Err(Refusal::MoreThanNeeded) } else { Ok(Raising::Sell(sale)) }
            }
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
            Raising::Issue { income } => {
                self.carry_out_issue(company, income, log);
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
        let others = [Raise::Issue {}, Raise::Cash {}];
        sells || others.into_iter().any(|raise| self.raise(turn, seat, raise).is_ok())
    }

    /// The director cannot pay: the game ends, what they added comes back (R203, C63).
    pub(crate) fn go_bankrupt(
        &mut self,
        turn: &Operating,
        purchases: &Purchases,
        log: &mut impl Sink<Event>,
    ) {
        if let Some(seat) = self.table.charter(turn.company).director {
            let added = purchases.added.min(self.table.charter(turn.company).treasury);
            self.table.pay(Account::Company(turn.company), Account::Player(seat), added);
        }
        self.end(Ending::Bankruptcy, log);
    }
}
