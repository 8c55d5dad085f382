//! The countable facts of a position, in a fixed order.

use tabletop::{Digest, Seat};

use crate::components::{Tile, Tiles};
use crate::deal::Secrets;
use crate::phase::{Driving, MOST_BURNED, Step, Trip};
use crate::{CubeExpress, Ending, Finale, Phase, Table};

impl CubeExpress {
    pub(crate) fn write_digest(&self, out: &mut Digest) {
        // What was agreed stands before the game.
        let CubeExpress { terms: _, table, secrets, phase } = self;
        table.digest(out);
        secrets.digest(out);
        phase.digest(out);
    }
}

impl Table {
    fn digest(&self, out: &mut Digest) {
        let Table {
            map,
            players,
            market,
            goals,
            boxed,
            nines,
            start,
            finale,
            // What was agreed stands before the game.
            readings: _,
        } = self;
        map.digest(out);
        for player in players {
            player.digest(out);
        }
        for tile in market {
            out.number(tile.map_or(-1, number));
        }
        for goal in goals {
            out.number(i64::try_from(goal.index()).unwrap_or(-1));
        }
        tiles(*boxed, out);
        out.number(*nines);
        out.number(seat(*start));
        match *finale {
            None => out.number(-1),
            Some(Finale { ending, turns }) => {
                out.number(cause(ending));
                out.number(turns);
            }
        }
    }
}

impl Secrets {
    fn digest(&self, out: &mut Digest) {
        let Secrets { hands, pile, backs } = self;
        hands.iter().for_each(|&hand| tiles(hand, out));
        tiles(*pile, out);
        tiles(*backs, out);
    }
}

impl Phase {
    fn digest(&self, out: &mut Digest) {
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
            Step::Drive(Driving { points, first, second, fresh, burned }) => {
                let fresh = fresh.map_or(-1, |loco| loco as i64);
                numbers(&[3, points.into(), trip(first), trip(second), fresh]);
                // Marks are older than boxes in which so much can be burned that it counts (Q12).
                if burned > MOST_BURNED / 2 {
                    numbers(&[burned.into()]);
                }
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
    use boxes::Contents;
    use tabletop::Game;

    use super::*;
    use crate::components::Data;
    use crate::{Cell, Face, Loco, Resource, Side};

    const ANNA: Seat = Seat::new(0);

    /// Every part of the position counts: two tables that differ anywhere differ in the digest.
    #[test]
    fn every_fact_counts() {
        let setup = CubeExpress::PROFILE.setup(3, None, std::collections::BTreeMap::new()).unwrap();
        let game = CubeExpress::new(&setup, Data::shelf().built_in()).unwrap();
        let fresh = tabletop::fingerprint(&game);
        let changes: [fn(&mut CubeExpress); 20] = [
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
                game.table.players[ANNA].put_loco(
                    Loco::Second,
                    game.table.map.start(Side::West),
                    0,
                );
            },
            |game| {
                game.table.players[ANNA].put_loco(
                    Loco::First,
                    game.table.map.start(Side::North),
                    1,
                );
            },
            |game| {
                let start = game.table.map.start(Side::North);
                game.table.map.spot_mut(start).guests[3] = ANNA.into();
            },
            |game| game.table.market[2] = Tile::all().nth(3),
            |game| game.table.boxed = game.table.data().deck(2),
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

    /// An empty place of the market is none of the tiles that may lie there.
    #[test]
    fn an_empty_place_is_no_tile() {
        let setup = CubeExpress::PROFILE.setup(2, None, std::collections::BTreeMap::new()).unwrap();
        let mut game = CubeExpress::new(&setup, Data::shelf().built_in()).unwrap();
        let mut marks = std::collections::BTreeSet::new();
        let places = Tile::all().map(Some).chain([None]);
        for (count, place) in places.enumerate() {
            game.table.market[0] = place;
            assert!(marks.insert(tabletop::fingerprint(&game)), "{place:?}, {count}");
        }
    }

    /// Where the locos are on their way counts, each state by itself.
    #[test]
    fn every_state_of_driving_counts() {
        let trips = [Trip::Waiting, Trip::Over].into_iter();
        let trips: Vec<Trip> =
            trips.chain(Side::FOUR.map(|from| Trip::UnderWay { from })).collect();
        let mut marks = std::collections::BTreeSet::new();
        for fresh in [None, Some(Loco::First), Some(Loco::Second)] {
            for &first in &trips {
                for &second in &trips {
                    let driving = Driving { points: 2, first, second, fresh, burned: 0 };
                    let mut digest = Digest::default();
                    Step::Drive(driving).digest(&mut digest);
                    assert!(marks.insert(digest.value()), "{driving:?}");
                }
            }
        }
    }
}
