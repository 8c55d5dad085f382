//! Lists the actions of a seat: nothing but calls to the rules.

use tabletop::{Choices, Key, Seat};

use crate::components::{Building, Good, Station};
use crate::phase::Step;
use crate::rules::{buildings, cubans, delivery, driving, figure, ship};
use crate::{Action, Gift, Table};

/// Lists what `seat`, whose decision it is, may do in `step`.
pub(crate) fn list(table: &Table, seat: Seat, step: &Step, into: &mut Choices<Action>) {
    match *step {
        Step::Dice { .. } => {}
        Step::Demand { ref rolled, .. } => {
            let dice = Good::ALL.iter().filter(|&&die| ship::demand(rolled, die).is_ok());
            dice.for_each(|&die| into.push(Action::SetAside { die }));
        }
        Step::Drive => {
            let reached = |to: &&Station| driving::drive(table, seat, **to).is_ok();
            Station::ALL.iter().filter(reached).for_each(|&to| into.push(Action::Drive { to }));
        }
        Step::Pablo => {
            let goods = Good::ALL.iter().filter(|&&good| cubans::from_pablo(table, good).is_ok());
            goods.for_each(|&good| into.push(Action::Take { good }));
        }
        Step::Zorro { .. } => {
            let gifts = Gift::ALL.iter().filter(|&&gift| cubans::gift(table, seat, gift).is_ok());
            gifts.for_each(|&gift| into.push(Action::Give { gift }));
        }
        Step::Alonso => list_alonso(table, seat, into),
        Step::Figure { flower } => {
            let walks = figure::walks(&table.town, seat, flower);
            walks.for_each(|building| into.push(Action::Walk { building }));
        }
        Step::Use => {
            if let Some(building) = table.town.figures[seat] {
                list_uses(table, seat, building, into);
            }
            into.push(Action::Pass {});
        }
        Step::Deliver { .. } => {
            let loads = delivery::deliveries(table, seat);
            loads.for_each(|load| into.push(Action::Deliver(load)));
            into.push(Action::Pass {});
        }
    }
}

fn list_alonso(table: &Table, seat: Seat, into: &mut Choices<Action>) {
    for &building in Building::ALL {
        if cubans::claim(table, seat, building).is_ok() {
            into.push(Action::Claim { building });
        }
        if cubans::through_alonso(&table.town, seat, building).is_ok() {
            list_uses(table, seat, building, into);
        }
    }
    into.push(Action::Pass {});
}

fn list_uses(table: &Table, seat: Seat, building: Building, into: &mut Choices<Action>) {
    buildings::each_use(table, seat, building, |using| into.push(Action::Use(using)));
}

/// Whether `seat` can do anything but pass in a step that allows passing.
pub(crate) fn has_more_than_pass(table: &Table, seat: Seat, step: &Step) -> bool {
    let usable = |building| buildings::is_usable(table, seat, building);
    match step {
        Step::Use => table.town.figures[seat].is_some_and(usable),
        Step::Deliver { .. } => delivery::deliveries(table, seat).next().is_some(),
        Step::Zorro { .. } => cubans::has_gifts(table, seat),
        Step::Alonso => {
            let opens = |building: &&Building| {
                cubans::claim(table, seat, **building).is_ok()
                    || cubans::through_alonso(&table.town, seat, **building).is_ok()
                        && usable(**building)
            };
            Building::ALL.iter().any(|building| opens(&building))
        }
        Step::Dice { .. }
        | Step::Demand { .. }
        | Step::Drive
        | Step::Pablo
        | Step::Figure { .. } => true,
    }
}
