//! The countable facts of a position, in a fixed order.

use tabletop::{Digest, Key, Seat};

use crate::components::{Building, Good};
use crate::phase::{Step, Then};
use crate::table::Face;
use crate::{Ending, Phase, Santiago, Town};

impl Santiago {
    pub(crate) fn write_digest(&self, out: &mut Digest) {
        // What was agreed stands before the game.
        let Santiago { terms: _, table, phase } = self;
        table.digest(out);
        phase.digest(out);
    }
}

impl Town {
    pub(crate) fn digest(&self, out: &mut Digest) {
        let Town { street, faces, car, houses, owners, figures, ship, flag, demand, waiting } =
            self;
        for &cuban in street {
            out.number(cuban as u8);
            out.number(match faces[cuban] {
                Face::Up => 0,
                Face::Down => 1,
                Face::DownUnderCar => 2,
            });
        }
        out.number(*car);
        for &building in houses {
            out.number(building as u8);
            out.number(owners[building].seat().map_or(-1, seat));
        }
        for figure in figures {
            out.number(figure.map_or(-1, |building: Building| i64::from(building as u8)));
        }
        out.number(*ship);
        // Marks count the flags from 2.
        out.number(*flag + 2);
        for &good in Good::ALL {
            out.number(demand[good].map_or(-1, i64::from));
        }
        out.number(*waiting);
    }
}

impl Phase {
    fn digest(&self, out: &mut Digest) {
        let mut numbers = |kind: i64, rest: &[i64]| {
            out.number(kind);
            rest.iter().for_each(|&number| out.number(number));
        };
        match *self {
            Phase::Layout => numbers(0, &[]),
            Phase::Turn { active, ref step } => {
                numbers(1, &[seat(active)]);
                step.digest(out);
            }
            Phase::Screens { ending, active } => numbers(2, &[cause(ending), seat(active)]),
            Phase::Over { ending, active } => numbers(3, &[cause(ending), seat(active)]),
        }
    }
}

impl Step {
    fn digest(&self, out: &mut Digest) {
        let mut numbers = |kind: i64, rest: &[i64]| {
            out.number(kind);
            rest.iter().for_each(|&number| out.number(number));
        };
        match *self {
            Step::Dice { chooser, then } => numbers(0, &[seat(chooser), next(then)]),
            Step::Demand { chooser, ref rolled, then } => {
                numbers(1, &[seat(chooser), next(then)]);
                rolled.iter().for_each(|&face| out.number(face));
            }
            Step::Drive => numbers(2, &[]),
            Step::Pablo => numbers(3, &[]),
            Step::Zorro { giver } => numbers(4, &[seat(giver)]),
            Step::Alonso => numbers(5, &[]),
            Step::Figure { flower } => numbers(6, &[i64::from(flower as u8)]),
            Step::Use => numbers(7, &[]),
            Step::Deliver { deliverer, out: passed } => {
                numbers(8, &[seat(deliverer), i64::from(passed.bits())]);
            }
        }
    }
}

fn seat(seat: Seat) -> i64 {
    i64::try_from(seat.index()).unwrap_or(-1)
}

fn cause(ending: Ending) -> i64 {
    i64::from(ending as u8)
}

fn next(then: Then) -> i64 {
    match then {
        Then::Drive => 0,
        Then::Arrive => 1,
        Then::Figure => 2,
        Then::End => 3,
        Then::Next => 4,
    }
}

#[cfg(test)]
mod tests {
    use boxes::Contents;
    use tabletop::Game;

    use super::*;
    use crate::components::Data;
    use crate::{Cuban, Item};

    /// Every part of the position counts: two tables that differ anywhere differ in the digest.
    #[test]
    fn every_fact_counts() {
        let setup = Santiago::PROFILE.setup(3, None, std::collections::BTreeMap::new()).unwrap();
        let game = Santiago::new(&setup, Data::shelf().built_in()).unwrap();
        let fresh = tabletop::fingerprint(&game);
        let changes: [fn(&mut Santiago); 10] = [
            |game| game.table.town.car = 3,
            |game| game.table.town.ship = 2,
            |game| game.table.town.flag = 2,
            |game| game.table.town.waiting = 9,
            |game| game.table.town.faces[Cuban::Pedro] = Face::Down,
            |game| game.table.town.owners[Building::Bank] = Seat::new(1).into(),
            |game| game.table.town.figures[Seat::new(2)] = Some(Building::Cafe),
            |game| game.table.town.demand[Good::Rum] = Some(0),
            |game| game.table.hand_over(Seat::new(0), Seat::new(1), Item::Peso),
            |game| {
                game.phase = Phase::Turn { active: Seat::new(0), step: Step::Drive };
            },
        ];
        for (index, change) in changes.iter().enumerate() {
            let mut other = game;
            change(&mut other);
            assert_ne!(tabletop::fingerprint(&other), fresh, "change {index}");
        }
    }
}
