//! How far the locos can drive, and what they could do where.

use cube_express_rules::rules::driving::{self, Way};
use cube_express_rules::rules::stops;
use cube_express_rules::{Action, Driving, Kind, Loco, Phase, Place, Resource, Step, Table, View};
use tabletop::{Key, Seat};

use crate::{Stage, decision};

/// What a stop would give.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Gives {
    Resource(Resource),
    Passenger,
    Delivery { points: u8 },
}

/// What `seat` could do on a tile if a loco entered it now.
pub(crate) fn gives(table: &Table, seat: Seat, place: Place) -> Option<Gives> {
    if let Ok(resource) = stops::resource(table, seat, place) {
        return Some(Gives::Resource(resource));
    }
    if stops::passenger(table, seat, place).is_ok() {
        return Some(Gives::Passenger);
    }
    let spot = table.map.spot(place);
    let Kind::Factory(factory) = spot.print(table.data()).kind else { return None };
    let goals = [Some(1), Some(2), Some(3), Some(4), None];
    let points = if spot.owner.is_none() { factory.first } else { factory.later };
    let ready = goals.iter().any(|&goal| stops::delivery(table, seat, place, goal).is_ok());
    ready.then_some(Gives::Delivery { points })
}

impl Gives {
    /// What is decided there, unless there is something to choose.
    const fn decision(self) -> Option<Action> {
        match self {
            Gives::Resource(_) => Some(Action::Take {}),
            Gives::Passenger => Some(Action::Passenger {}),
            Gives::Delivery { .. } => None,
        }
    }
}

/// A tile that a loco can reach.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    pub(crate) loco: Loco,
    pub(crate) way: Way,
    pub(crate) gives: Option<Gives>,
}

impl Target {
    /// The decisions that lead there.
    pub(crate) fn drives(&self) -> Vec<Action> {
        self.way.cells.iter().map(|&to| Action::Drive { loco: self.loco, to }).collect()
    }

    /// The decisions that lead there and take what is there, if nothing is left to choose.
    pub(crate) fn drives_and_takes(&self) -> Option<Vec<Action>> {
        let takes = self.gives.and_then(Gives::decision)?;
        let mut all = self.drives();
        all.push(takes);
        Some(all)
    }
}

/// How the locos of whoever looks stand, if it is for them to drive.
pub(crate) const fn driving(view: &View, stage: &Stage<'_>) -> Option<(Seat, Driving)> {
    match view.phase {
        Phase::Turn { active, step: Step::Drive(driving), .. } if stage.decides() => {
            Some((active, driving))
        }
        Phase::Turn { .. } | Phase::Deal | Phase::Over { .. } => None,
    }
}

/// Every tile that whoever looks can reach, each by the loco that is nearest, or the chosen one.
pub(crate) fn targets(view: &View, stage: &Stage<'_>) -> Vec<Target> {
    let Some((seat, driving)) = driving(view, stage) else { return Vec::new() };
    let table = &view.table;
    let chosen = stage.offer.agreed(decision::loco).filter(|_| !stage.offer.picked().is_empty());
    let mut found: Vec<Target> = Vec::new();
    for &loco in Loco::ALL.iter().filter(|&&loco| chosen.is_none_or(|chosen| chosen == loco)) {
        for way in driving::ways(table, seat, &driving, loco) {
            let gives = gives(table, seat, way.to);
            let known = found.iter_mut().find(|known| known.way.to == way.to);
            match known {
                Some(known) if known.way.cells.len() <= way.cells.len() => {}
                Some(known) => *known = Target { loco, way, gives },
                None => found.push(Target { loco, way, gives }),
            }
        }
    }
    found
}
