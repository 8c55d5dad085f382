//! §VI.1 and §VI.2: the course of a stock round.

use cuba18_track::{Companies, Company, Wagon};
use tabletop::{Key, PerSeat, Seat, Sink};

use super::benefits::WAGON;
use crate::charter::Standing;
use crate::components::{CARDS, WHOLE};
use crate::round::{Round, Stock};
use crate::{Cuba18, Event, Refusal};

impl Cuba18 {
    /// A stock round begins with the first in playing order (R043).
    pub(crate) fn open_stock(&mut self, first: bool, _log: &mut impl Sink<Event>) {
        let sold = PerSeat::from_fn(self.terms.players, |_| Companies::NONE);
        self.round = Round::Stock(Stock { first, place: 0, passes: 0, has_sold: false, sold });
    }

    /// Whether `seat` may end the turn: not while above the limit (C58).
    pub(crate) fn stock_pass(&self, stock: &Stock, seat: Seat) -> Result<(), Refusal> {
        let over = self.certificates(seat) > self.numbers().certificates;
        if over && self.terms.sell_down && self.can_sell(stock, seat) {
            return Err(Refusal::MustSellDown);
        }
        Ok(())
    }

    /// Whether `seat` can sell anything.
    fn can_sell(&self, stock: &Stock, seat: Seat) -> bool {
        !stock.first && Company::ALL.iter().any(|&company| self.sale(seat, company, 1).is_ok())
    }

    /// The turn is over: the next player's, or the end of the round (R042).
    pub(crate) fn after_stock_turn(
        &mut self,
        stock: Stock,
        has_passed: bool,
        log: &mut impl Sink<Event>,
    ) {
        let passes = if has_passed { stock.passes + 1 } else { 0 };
        if passes == self.terms.players {
            return self.close_stock(stock.first, log);
        }
        let place = (stock.place + 1) % self.terms.players;
        self.round = Round::Stock(Stock { place, passes, has_sold: false, ..stock });
    }

    /// The end of a stock round, in the order of R254.
    fn close_stock(&mut self, first: bool, log: &mut impl Sink<Event>) {
        for &company in Company::ALL {
            let charter = self.table.charter(company);
            // C10: half of it is sold.
            let sold = WHOLE - charter.offering;
            if charter.standing == Standing::Founded && sold >= self.data().shares.floats {
                self.float(company, log);
            }
        }
        // The capital of new companies may break the bank: still in this round.
        self.note_bank(log);
        // R232: highest price first, in one space from top to bottom.
        for company in self.table.by_price() {
            let charter = self.table.charter(company);
            if company != Company::Fc && charter.in_hands() == WHOLE {
                let to = self.data().market.up(charter.price);
                self.reprice(company, to, log);
            }
        }
        // R044: who has most is first.
        self.deal_order(|cash| -i64::from(cash.coins()), log);
        if first {
            self.close_first_stock(log);
        }
        self.open_set(self.data().phases.rounds(self.table.phase), log);
    }

    /// What only the end of the first stock round does (R029, C04, C47).
    fn close_first_stock(&mut self, log: &mut impl Sink<Event>) {
        for seat in self.table.cards.seats() {
            let cards = std::mem::take(&mut self.table.cards[seat].concessions);
            for card in CARDS.filter(|&card| cards & 1 << (card - 1) != 0) {
                log.record(Event::Unconverted { seat, card });
            }
            // R261: the wagon that was set aside goes back (C61), but in the first edition (Q05).
            if self.terms.third_reading() && cards & 1 << (WAGON - 1) != 0 {
                self.table.depot.wagons[Wagon::One] += 1;
            }
        }
        let minors = Company::MINORS.into_iter();
        let founded =
            minors.filter(|&minor| self.table.charter(minor).standing != Standing::Closed).count();
        let mills = u8::try_from(founded.saturating_sub(1)).unwrap_or(0);
        self.table.board = self.table.board.with_brown_mills(mills);
    }
}
