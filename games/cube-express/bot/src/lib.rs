//! What a position of Cube Express is worth, for bots.
#![expect(clippy::disallowed_types, reason = "a judgment is a fraction; the rules are not")]

mod outlook;

pub use outlook::Outlook;

use bots::Evaluate;
use cube_express_rules::components::{Asks, Card, Loco};
use cube_express_rules::rules::scoring::{self, Sheet};
use cube_express_rules::{CubeExpress, Kind, Phase, Place, Resource, Spot, Step, Table, View};
use tabletop::{Key, Seat};

/// The eye of a sensible player.
#[derive(Copy, Clone, Debug, Default)]
pub struct Eye;

/// How much of the game is still to come, from 1 down to 0.
fn rest(view: &View) -> f64 {
    match (view.phase, view.table.finale) {
        (Phase::Over { .. }, _) => 0.0,
        (_, Some(_)) => 0.1,
        (_, None) => {
            let deck = view.table.data().deck(view.terms.players).len();
            0.2 + 0.8 * f64::from(view.pile) / f64::from(deck)
        }
    }
}

/// What is certain, as the score pad would say.
fn points(sheet: &Sheet) -> f64 {
    // Goals may still be missed or lost to a majority.
    f64::from(sheet.total()) - 0.2 * f64::from(sheet.goals)
}

/// What the markers that are not yet points may still become.
fn promise(view: &View, seat: Seat, rest: f64, steps: &[u8; 64]) -> f64 {
    let table = &view.table;
    let player = table.player(seat);
    let level = f64::from(table.level(seat));
    let first = f64::from(table.data().technology[0]);
    // A station is worth its city and a faster, larger railway.
    let railway = 3.0 * (level - first) * rest;
    let loose: f64 =
        Resource::ALL.iter().map(|&resource| 0.4 * f64::from(player.store[resource].min(3))).sum();
    let surplus = f64::from(player.stored().saturating_sub(table.level(seat)));
    let second = if player.loco(Loco::Second).is_some() { 3.0 } else { 0.0 };
    // Dividends pay for stations; they are points already.
    let purse = 0.4 * f64::from(player.dividends.min(table.level(seat)));
    let bets: f64 = (0..4).map(|column| bet(table, seat, column)).sum();
    let stores = loose - 0.8 * surplus + delivery(table, seat, steps);
    railway + rest * (stores + second + purse + sites(table, seat) + bets)
}

/// The best delivery that what is stored leads to: the nearer and the more complete, the better.
fn delivery(table: &Table, seat: Seat, steps: &[u8; 64]) -> f64 {
    let level = f64::from(table.level(seat));
    let stored = table.player(seat).store;
    let mut best: f64 = 0.0;
    for (spot, &far) in table.map.spots().iter().zip(steps) {
        let Kind::Factory(factory) = spot.print(table.data()).kind else { continue };
        let ready: u8 = Resource::ALL.iter().map(|&one| stored[one].min(factory.wants[one])).sum();
        let first = spot.owner.is_none();
        let data = table.data();
        let points = if first {
            factory.first + data.first_delivery
        } else {
            factory.later + data.later_delivery
        };
        // A dividend and a marker on a goal come with it.
        let worth = f64::from(points) + 2.0;
        let share = f64::from(ready) / f64::from(factory.load());
        let turns = 1.0 + (f64::from(far) / level).floor();
        best = best.max(worth * share * share * 0.75 / turns.sqrt());
    }
    best
}

/// How far each tile is from the nearer loco of `seat`, whichever way it faces.
fn distances(table: &Table, seat: Seat) -> [u8; 64] {
    let data = table.data();
    // By rail of each tile: a loco stays on its rail.
    let mut steps = [[u8::MAX; 2]; 64];
    let mut queue = [(Place::default(), 0); 128];
    let (mut head, mut tail) = (0, 0);
    let player = table.player(seat);
    for loco in [Loco::First, Loco::Second] {
        let (Some(place), rail) = (player.loco(loco), player.rail(loco)) else { continue };
        let far = &mut steps[place.index()][usize::from(rail)];
        if *far == u8::MAX {
            *far = 0;
            queue[tail] = (place, rail);
            tail += 1;
        }
    }
    while head < tail {
        let (place, rail) = queue[head];
        head += 1;
        let near = steps[place.index()][usize::from(rail)];
        for side in cube_express_rules::Side::FOUR {
            let Some(next) = table.map.spot(place).track(data, rail, side) else { continue };
            let rail = table.map.spot(next).rail_at(data, side.across());
            let far = &mut steps[next.index()][usize::from(rail)];
            if *far == u8::MAX {
                *far = near.saturating_add(1);
                queue[tail] = (next, rail);
                tail += 1;
            }
        }
    }
    steps.map(|[one, other]| one.min(other))
}

/// A marker on a goal that is nearly met is worth something, too.
fn bet(table: &Table, seat: Seat, column: usize) -> f64 {
    let markers = f64::from(table.player(seat).bets[column]);
    let card = table.data().card(table.goals[column]);
    if markers < 1.0 || scoring::is_met(table, seat, table.goals[column]) {
        return 0.0;
    }
    markers * 1.8 * progress(table, seat, card)
}

/// How much of what a goal asks for `seat` has.
fn progress(table: &Table, seat: Seat, card: Card) -> f64 {
    let have = f64::from(scoring::counted(table, seat, card.counts));
    let wanted = match card.asks {
        Asks::Least(least) => least,
        // More than these are no better than fewer.
        Asks::Exactly(exactly) if have > f64::from(exactly) => return 0.0,
        Asks::Exactly(exactly) => exactly,
        Asks::Most => scoring::most_of_others(table, seat, card.counts),
    };
    have / f64::from(wanted.max(1))
}

/// Own sites raise the shares when others come by.
fn sites(table: &Table, seat: Seat) -> f64 {
    let own = table.map.spots().iter().filter(|spot| {
        spot.owner == Some(seat) && matches!(spot.print(table.data()).kind, Kind::Production(_))
    });
    2.6 * own.map(|_| 1.0).sum::<f64>()
}

/// What stopping at a tile would be worth.
fn stop(table: &Table, seat: Seat, spot: &Spot) -> f64 {
    match spot.print(table.data()).kind {
        Kind::Production(_) | Kind::StartCrossing(_) => 0.3,
        Kind::Factory(factory) => {
            let stored = table.player(seat).store;
            let ready = Resource::ALL.iter().map(|&one| stored[one].min(factory.wants[one]));
            match ready.sum::<u8>() {
                ready if ready == factory.load() => 1.6,
                ready => 0.4 * f64::from(ready),
            }
        }
        Kind::Station | Kind::Start => {
            let city = spot.station_city(table.data()).map(|id| table.map.city(id));
            let room = city.is_some_and(|city| city.guests < city.houses);
            if room && spot.has_station(table.data()) { 0.5 } else { 0.0 }
        }
        Kind::Plain | Kind::Crossing => 0.0,
    }
}

/// Locos that stand near something useful will get there: the nearer, the sooner.
fn reach(table: &Table, seat: Seat, steps: &[u8; 64]) -> f64 {
    let mut worth = 0.0;
    for (spot, &far) in table.map.spots().iter().zip(steps) {
        if (1..=8).contains(&far) {
            worth += stop(table, seat, spot) / f64::from(far);
        }
    }
    worth
}

impl Evaluate<CubeExpress> for Eye {
    fn worth(&self, view: &View, seat: Seat) -> f64 {
        let table = &view.table;
        let rest = rest(view);
        let sheets = scoring::sheets(table);
        let rivals = table.players.seats().filter(|&other| other != seat);
        let best = rivals.map(|other| points(&sheets[other])).fold(0.0, f64::max);
        let steps = distances(table, seat);
        let near = reach(table, seat, &steps);
        // Points of movement that are left may still bring something.
        let moving = match view.phase {
            Phase::Turn { active, step: Step::Drive(driving), .. } if active == seat => {
                0.35 * f64::from(driving.points.min(8))
            }
            Phase::Turn { .. } | Phase::Deal | Phase::Over { .. } => 0.0,
        };
        points(&sheets[seat]) + promise(view, seat, rest, &steps) + rest * near + moving
            - 0.15 * best
    }

    fn seats(&self, view: &View) -> u8 {
        view.terms.players
    }

    /// A turn has ended.
    fn is_settled(&self, before: &View, after: &View) -> bool {
        let active = |view: &View| match view.phase {
            Phase::Turn { active, .. } => Some(active),
            Phase::Deal | Phase::Over { .. } => None,
        };
        active(before) != active(after)
    }
}
