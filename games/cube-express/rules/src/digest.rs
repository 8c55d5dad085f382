//! The countable facts of a position, in a fixed order.

use tabletop::{Digest, Key, Seat};

use crate::components::{Loco, Resource, Tile, Tiles};
use crate::deal::Secrets;
use crate::phase::{Driving, Step, Trip};
use crate::{Ending, Phase, Player, Spot, Table};

impl Table {
    pub(crate) fn digest(&self, out: &mut Digest) {
        for spot in self.map.spots() {
            spot.digest(out);
        }
        for player in &self.players {
            player.digest(out);
        }
        for tile in self.market {
            out.number(tile.map_or(-1, number));
        }
        for goal in self.goals {
            out.number(i64::try_from(goal.index()).unwrap_or(-1));
        }
        tiles(self.boxed, out);
        out.number(self.nines);
        out.number(seat(self.start));
        match self.finale {
            None => out.number(-1),
            Some(finale) => {
                out.number(cause(finale.ending));
                out.number(finale.turns);
            }
        }
    }
}

impl Spot {
    /// Cities follow from what lies where.
    fn digest(&self, out: &mut Digest) {
        out.number(self.at.0);
        out.number(self.at.1);
        out.number(self.face.number());
        out.number(self.top as u8);
        out.number(self.owner.map_or(-1, seat));
        for guest in self.guests {
            out.number(guest.map_or(-1, seat));
        }
        self.later.iter().for_each(|&count| out.number(count));
    }
}

impl Player {
    fn digest(&self, out: &mut Digest) {
        for number in [self.reserve, self.dividends, self.disc, self.bonuses, self.stations] {
            out.number(number);
        }
        Resource::ALL.iter().for_each(|&resource| out.number(self.store[resource]));
        out.number(self.topped);
        out.number(self.nines);
        self.bets.iter().for_each(|&bet| out.number(bet));
        for &loco in Loco::ALL {
            let place = self.loco(loco).and_then(|place| i64::try_from(place.index()).ok());
            out.number(place.unwrap_or(-1));
        }
    }
}

impl Secrets {
    pub(crate) fn digest(&self, out: &mut Digest) {
        self.hands.iter().for_each(|&hand| tiles(hand, out));
        tiles(self.pile, out);
        tiles(self.backs, out);
    }
}

impl Phase {
    pub(crate) fn digest(&self, out: &mut Digest) {
        match *self {
            Phase::Deal => out.number(0),
            Phase::Turn { active, last, ref step } => {
                out.number(1);
                out.number(seat(active));
                out.number(last);
                step.digest(out);
            }
            Phase::Over { ending } => {
                out.number(2);
                out.number(cause(ending));
            }
        }
    }
}

impl Step {
    fn digest(&self, out: &mut Digest) {
        let place = |place: crate::Place| i64::try_from(place.index()).unwrap_or(-1);
        let mut numbers = |all: &[i64]| all.iter().for_each(|&number| out.number(number));
        match *self {
            Step::Lay => numbers(&[0]),
            Step::Center { place: at } => numbers(&[1, place(at)]),
            Step::Pay { place: at, due } => numbers(&[2, place(at), due.into()]),
            Step::Drive(Driving { points, first, second, fresh }) => {
                let fresh = fresh.map_or(-1, |loco| loco as i64);
                numbers(&[3, points.into(), trip(first), trip(second), fresh]);
            }
            Step::Market => numbers(&[4]),
            Step::Store { gap } => numbers(&[5, gap.map_or(-1, i64::from)]),
            Step::Refill { gap } => numbers(&[6, gap.into()]),
        }
    }
}

fn trip(trip: Trip) -> i64 {
    match trip {
        Trip::Waiting => -1,
        Trip::Over => -2,
        Trip::UnderWay { from } => from as i64,
    }
}

fn number(tile: Tile) -> i64 {
    tile.front().number().into()
}

fn tiles(tiles: Tiles, out: &mut Digest) {
    out.bytes(&tiles.bits().to_le_bytes());
}

fn seat(seat: Seat) -> i64 {
    i64::try_from(seat.index()).unwrap_or(-1)
}

fn cause(ending: Ending) -> i64 {
    ending as i64
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;
    use crate::{Cell, CubeExpress, Face, Finale, Side};

    const ANNA: Seat = Seat::new(0);

    /// Every part of the position counts: two tables that differ anywhere differ in the digest.
    #[test]
    fn every_fact_counts() {
        let setup = CubeExpress::PROFILE.setup(3, None, std::collections::BTreeMap::new()).unwrap();
        let game = CubeExpress::new(&setup).unwrap();
        let fresh = tabletop::fingerprint(&game);
        let changes: [fn(&mut CubeExpress); 18] = [
            |game| {
                game.table.map.lay(Cell(0, 2), Face::BACK, Side::North);
            },
            |game| game.table.players[ANNA].reserve = 3,
            |game| game.table.players[ANNA].dividends = 3,
            |game| game.table.players[ANNA].store[Resource::Iron] = 1,
            |game| game.table.players[ANNA].disc = 9,
            |game| game.table.players[ANNA].bonuses = 1,
            |game| game.table.players[ANNA].topped = true,
            |game| game.table.players[ANNA].stations = 2,
            |game| game.table.players[ANNA].nines = 1,
            |game| game.table.players[ANNA].bets[3] = 1,
            |game| {
                game.table.players[ANNA].put_loco(Loco::Second, game.table.map.start(Side::West));
            },
            |game| game.table.market[2] = Tile::all().nth(3),
            |game| game.table.boxed = Tiles::deck(2),
            |game| game.table.nines = 1,
            |game| game.table.start = Seat::new(1),
            |game| game.table.finale = Some(Finale { ending: Ending::Pile, turns: 1 }),
            |game| game.secrets.pile = Tiles::default(),
            |game| game.phase = Phase::Over { ending: Ending::Pile },
        ];
        for (index, change) in changes.iter().enumerate() {
            let mut other = game.clone();
            change(&mut other);
            assert_ne!(tabletop::fingerprint(&other), fresh, "change {index}");
        }
    }
}
