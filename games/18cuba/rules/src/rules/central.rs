//! §VII.15 and §VII.16 The Ferrocarril Central.

use cuba18_track::{CITIES, Company, Cubes, Hex};
use tabletop::{Money, Seat, Sink};

use crate::charter::Standing;
use crate::components::{STACK, WHOLE};
use crate::table::Account;
use crate::{Cuba18, Ending, Event};

impl Cuba18 {
    /// The FC's turn: it needs no decision (R208 to R213).
    pub(crate) fn operate_central(&mut self, log: &mut impl Sink<Event>) {
        let cities = Money::new(self.central_cities());
        let cubes = Money::new(self.data().cards.central_cube).times(self.table.cubes.total());
        self.table.cubes = Cubes::NONE;
        self.table.pay(Account::Bank, Account::Company(Company::Fc), cities + cubes);
        let charter = *self.table.charter(Company::Fc);
        let revenue = charter.treasury;
        let tenth = Money::new(revenue.coins() / u32::from(WHOLE));
        for (seat, &held) in (0..).map(Seat::new).zip(&charter.held) {
            if held > 0 {
                let share = tenth.times(held.into());
                self.table.pay(Account::Company(Company::Fc), Account::Player(seat), share);
            }
        }
        let rest = self.table.charter(Company::Fc).treasury;
        self.table.pay(Account::Company(Company::Fc), Account::Bank, rest);
        log.record(Event::CentralPaid { revenue: revenue.coins() });
        // C19, C43: a diagonal each round, one to the right if players own it all.
        let sold_out = charter.in_hands() == WHOLE;
        let market = &self.data().market;
        let to = if sold_out { market.right(charter.price) } else { market.up(charter.price) };
        self.reprice(Company::Fc, to, log);
        self.table.charter_mut(Company::Fc).standing = Standing::Operated;
    }

    /// What the best cities with FC tokens bring, up to the train's range (R209).
    fn central_cities(&self) -> u32 {
        let board = &self.table.board;
        let step = board.chart().numbers().color_step(self.table.phase);
        let mut values: arrayvec::ArrayVec<u16, CITIES> = board
            .stations_of(Company::Fc)
            .into_iter()
            .filter_map(|(hex, stop): (Hex, u8)| {
                let city = board.pattern(hex)?.stops().get(usize::from(stop))?;
                Some(city.values[step])
            })
            .collect();
        values.sort_unstable_by(|one, other| other.cmp(one));
        values.iter().take(self.table.central_range.into()).map(|&value| u32::from(value)).sum()
    }

    /// After a set of rounds the top train goes to the FC (R217, R218, C20).
    pub(crate) fn export(&mut self, log: &mut impl Sink<Event>) {
        let layer = self.table.depot.take_top();
        let train = STACK[layer][0];
        self.table.central_range = train.range();
        log.record(Event::Exported { train });
        if layer == STACK.len() - 1 {
            self.table.depot.eights_exported += 1;
        }
        self.begin_phase_of(layer, log);
        // R237: the second ends the game at once.
        if self.table.depot.eights_exported == self.data().phases.eights {
            return self.end(Ending::SecondEight, log);
        }
        self.open_stock(false, log);
    }
}
