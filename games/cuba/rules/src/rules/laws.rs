//! §10 Taxes, duties, subsidies and market acts.

use tabletop::{Key, Seat, Sink};

use crate::components::{Act, Group, Item, Raw};
use crate::{Event, Need, Refusal, Table};

/// The tax that `seat` would pay (§10).
pub fn tax(table: &Table, seat: Seat) -> u16 {
    match table.parliament.acts[Group::Tax] {
        Some(act @ Act::TaxBuildings) => {
            table.buildings_of(seat) * u16::from(table.printed.acts[act])
        }
        Some(act) => table.printed.acts[act].into(),
        None => 0,
    }
}

/// Whether `seat` can pay the tax; says how much.
pub fn taxable(table: &Table, seat: Seat) -> Result<u16, Refusal> {
    let (cost, held) = (tax(table, seat), table.players[seat].pesos);
    if held < cost { Err(Refusal::TooDear { need: Need::Levy, cost, held }) } else { Ok(cost) }
}

/// What a duty asks for (Q43): wares never pay it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// So many of this item.
    Of(Item, u8),
    /// Two materials, equal or not.
    Materials,
    /// Two raws, equal or not.
    Raws,
}

/// The duties of one kind by their cards.
const KINDS: [(Act, Item); 4] = [
    (Act::DutyCitrus, Item::Citrus),
    (Act::DutySugar, Item::Sugar),
    (Act::DutyTobacco, Item::Tobacco),
    (Act::DutyWater, Item::Water),
];

/// The duty in force.
pub fn duty(table: &Table) -> Option<Duty> {
    let act = table.parliament.acts[Group::Duty]?;
    let kind = KINDS.iter().find(|&&(card, _)| card == act);
    Some(match kind {
        Some(&(_, item)) => Duty::Of(item, table.printed.acts[act]),
        None if act == Act::DutyMaterials => Duty::Materials,
        None => Duty::Raws,
    })
}

/// Whether `seat` can pay a duty of one kind; says which, and how many.
pub fn one(table: &Table, seat: Seat) -> Result<(Item, u8), Refusal> {
    let Some(Duty::Of(item, count)) = duty(table) else { return Err(Refusal::NotTheDuty) };
    let held = table.held(seat, item);
    if held < count {
        return Err(Refusal::NotEnough { need: Need::Levy, item, held });
    }
    Ok((item, count))
}

/// Whether `seat` can pay a duty of two pieces with these.
pub fn two(table: &Table, seat: Seat, first: Item, second: Item) -> Result<(), Refusal> {
    let fits = |item: Item| match duty(table) {
        Some(Duty::Materials) => item.material().is_some(),
        Some(Duty::Raws) => item.raw().is_some(),
        Some(Duty::Of(..)) | None => false,
    };
    if !fits(first) || !fits(second) {
        return Err(Refusal::NotTheDuty);
    }
    let needed = |item: Item| if first == second { (item, 2) } else { (item, 1) };
    for (item, count) in [needed(first), needed(second)] {
        let held = table.held(seat, item);
        if held < count {
            return Err(Refusal::NotEnough { need: Need::Levy, item, held });
        }
    }
    Ok(())
}

/// Shows `visit` every pair with which `seat` can pay a duty of two.
pub(crate) fn each_two(table: &Table, seat: Seat, mut visit: impl FnMut(Item, Item)) {
    for &first in Item::ALL {
        for &second in Item::ALL {
            if two(table, seat, first, second).is_ok() {
                visit(first, second);
            }
        }
    }
}

/// Whether `seat` can pay the duty.
pub fn can_give(table: &Table, seat: Seat) -> bool {
    let mut can = one(table, seat).is_ok();
    each_two(table, seat, |_, _| can = true);
    can
}

/// The points of the subsidy in force for `seat` (§10), if there is one (Q44).
pub fn subsidy(table: &Table, seat: Seat) -> Option<u16> {
    let act = table.parliament.acts[Group::Subsidy]?;
    let (player, board) = (&table.players[seat], table.plantation(seat));
    let open = |fields: crate::sets::Fields| {
        // What is built on is no field any more (Q20).
        u16::try_from(fields.except(player.built()).len()).unwrap_or(0)
    };
    // Bots ask for it all the time, so only what the act counts is counted.
    let points = match act {
        Act::SubsidyBuildings => table.buildings_of(seat),
        Act::SubsidyMaterials => open(board.materials),
        Act::SubsidyRaws => open(board.raws),
        Act::SubsidyWater => player.held(Item::Water).into(),
        Act::SubsidyVotes => player.fifth().map_or(0, |card| card.value().into()),
        Act::SubsidyPesos => player.pesos / table.printed.pesos_for_a_point,
        Act::Tax1
        | Act::Tax2
        | Act::Tax3
        | Act::Tax4
        | Act::Tax5
        | Act::TaxBuildings
        | Act::DutyCitrus
        | Act::DutySugar
        | Act::DutyTobacco
        | Act::DutyWater
        | Act::DutyMaterials
        | Act::DutyRaws
        | Act::Shortage
        | Act::Surplus
        | Act::Drought
        | Act::BuildingAct
        | Act::HarborAct
        | Act::Corruption => return None,
    };
    match table.printed.acts[act] {
        0 => Some(points),
        most => Some(points.min(most.into())),
    }
}

/// Pays the subsidies out, clockwise from the start player (Q03).
pub(crate) fn subsidize(table: &mut Table, log: &mut impl Sink<Event>) {
    for seat in table.start.round(table.terms.players) {
        if let Some(points) = subsidy(table, seat) {
            table.players[seat].points += points;
            log.record(Event::Subsidized { seat, points });
        }
    }
}

/// Carries out a market act as far as possible (Q14), in every round in which
/// it is in force, or only when it is fresh if so agreed (Q15).
pub(crate) fn regulate(table: &mut Table, log: &mut impl Sink<Event>) {
    let Some(act) = table.parliament.acts[Group::Other] else { return };
    if table.terms.market_act_once && !table.parliament.fresh.contains(act) {
        return;
    }
    for &raw in Raw::ALL {
        if act == Act::Shortage {
            let count = table.take_off_market(raw, table.printed.market_act);
            if count > 0 {
                log.record(Event::TakenOff { raw, count });
            }
        }
        if act == Act::Surplus {
            let count = table.put_on_market(raw, table.printed.market_act);
            if count > 0 {
                log.record(Event::PutOn { raw, count });
            }
        }
    }
}
