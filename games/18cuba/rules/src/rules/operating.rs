//! §VII.1 and §VII.3: the course of operating rounds.

use cuba18_track::Companies;
use tabletop::Sink;

use crate::charter::Standing;
use crate::rent::Rent;
use crate::round::{Operating, Round, Step, Track};
use crate::table::Account;
use crate::{Cuba18, Event};

impl Cuba18 {
    /// A set of operating rounds begins; their number is fixed now (R082, C35).
    pub(crate) fn open_set(&mut self, rounds: u8, log: &mut impl Sink<Event>) {
        log.record(Event::SetBegan { rounds });
        self.next_company((1, rounds), (Companies::NONE, false), log);
    }

    /// The next company of a round by current price (C62), or its end.
    fn next_company(
        &mut self,
        (number, of): (u8, u8),
        (done, commissioned): (Companies, bool),
        log: &mut impl Sink<Event>,
    ) {
        let next = self.table.operating().find(|&company| !done.contains(company));
        match next {
            Some(company) => {
                let step = Step::Track(Track::default());
                let rented = Rent::NONE;
                let turn = Operating {
                    number,
                    of,
                    done,
                    company,
                    shared: false,
                    commissioned,
                    rented,
                    step,
                };
                self.begin_turn(turn, log);
            }
            None => self.end_round(number, of, log),
        }
    }

    /// The mail comes, then the home station is placed (R099, R100).
    fn begin_turn(&mut self, turn: Operating, log: &mut impl Sink<Event>) {
        let company = turn.company;
        log.record(Event::Operates { company });
        let charter = self.table.charter(company);
        if charter.mail && charter.train_count() > 0 {
            let amount = self.data().cards.mail(self.table.phase);
            self.table.pay(Account::Bank, Account::Company(company), amount);
            log.record(Event::Mail { company, amount });
        }
        self.round = Round::Operating(turn);
        if self.table.charter(company).placed > 0 {
            return;
        }
        let mut homes = self.homes(company);
        let (first, second) = (homes.next(), homes.next());
        drop(homes);
        match (first, second) {
            (Some(home), None) => self.settle_home(company, home, log),
            (Some(_), Some(_)) => self.round = Round::Operating(turn.at(Step::Home)),
            (None, _) => {}
        }
    }

    /// The company's turn is over.
    pub(crate) fn end_turn(&mut self, turn: Operating, log: &mut impl Sink<Event>) {
        self.table.charter_mut(turn.company).standing = Standing::Operated;
        let done = turn.done.with(turn.company);
        self.next_company((turn.number, turn.of), (done, turn.commissioned), log);
    }

    /// The FC operates last; then the next round, or the end of the set (R086).
    fn end_round(&mut self, number: u8, of: u8, log: &mut impl Sink<Event>) {
        self.operate_central(log);
        // The FC's dividends may break the bank in this very set.
        self.note_bank(log);
        if number < of {
            return self.next_company((number + 1, of), (Companies::NONE, false), log);
        }
        match self.set_was_last() {
            Some(ending) => self.end(ending, log),
            None => self.export(log),
        }
    }
}
