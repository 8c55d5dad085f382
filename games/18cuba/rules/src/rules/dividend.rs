//! §VII.11 Dividends.

use tabletop::{Money, Seat, Sink};

use crate::components::WHOLE;
use crate::round::{Operating, Purchases, Round, Step};
use crate::table::Account;
use crate::{Cuba18, Event};

impl Cuba18 {
    /// Pays the revenue out, a tenth for each tenth (R175, R176).
    pub(crate) fn pay_out(&mut self, turn: Operating, revenue: u16, log: &mut impl Sink<Event>) {
        let company = turn.company;
        let tenth = Money::new(u32::from(revenue) / u32::from(WHOLE));
        let charter = *self.table.charter(company);
        for (seat, &held) in (0..).map(Seat::new).zip(&charter.held) {
            if held > 0 {
                let share = tenth.times(held.into());
                self.table.pay(Account::Bank, Account::Player(seat), share);
            }
        }
        let own = tenth.times(charter.reserve.into());
        self.table.pay(Account::Bank, Account::Company(company), own);
        log.record(Event::PaidOut { company, revenue });
        self.reprice(company, self.data().market.right(charter.price), log);
        self.open_trains(turn);
    }

    /// Keeps the revenue, or has none: the price falls (R178).
    pub(crate) fn keep(&mut self, turn: Operating, revenue: u16, log: &mut impl Sink<Event>) {
        let company = turn.company;
        let income = Money::new(revenue.into());
        self.table.pay(Account::Bank, Account::Company(company), income);
        log.record(Event::Kept { company, revenue });
        let to = self.table.charter(company).price.left();
        self.reprice(company, to, log);
        self.open_trains(turn);
    }

    fn open_trains(&mut self, turn: Operating) {
        self.round = Round::Operating(turn.at(Step::Trains(Purchases::default())));
    }
}
