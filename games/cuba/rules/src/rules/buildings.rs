//! §13 What the buildings do.

use tabletop::{Seat, Sink};

use crate::components::{Building, Good, Group, Item};
use crate::rules::shipping::loading;
use crate::rules::{hand_in, hand_out, pay_out, score};
use crate::ship::Ship;
use crate::{Event, Need, Refusal, Table, Use};

/// Works out whether `seat` may use a building as `using` says (§13).
///
/// Whether they may use that building at all is the foreman's question. Using
/// is optional, and less than the most is allowed (Q21).
pub fn usage(table: &Table, seat: Seat, using: Use) -> Result<(), Refusal> {
    let most = table.printed.buildings[using.building()].most;
    let taken = |item, count| {
        at_most(count, most)?;
        holds(table, seat, item, count)
    };
    match using {
        Use::Hotel | Use::Inn | Use::SmallBank | Use::LargeBank | Use::TownHall => Ok(()),
        Use::CementFactory { count } => taken(Item::Stone, count),
        Use::Sawmill { count } => taken(Item::Wood, count),
        Use::GolfCourse { count } => taken(Item::Water, count),
        Use::RumCafe { count } => taken(Item::Rum, count),
        Use::CigarCafe { count } => taken(Item::Cigars, count),
        Use::Monastery { first, second } => {
            both(table, seat, (first.item(), second.map(crate::Raw::item)), most)
        }
        Use::MaterialStore { first, second } => {
            both(table, seat, (first.item(), second.map(crate::Material::item)), most)
        }
        Use::SmallOffice { berth, good } => loading(table, seat, (berth, good, most)).map(drop),
        Use::LargeOffice { berth, good, count } => {
            at_most(count, most)?;
            loading(table, seat, (berth, good, count)).map(drop)
        }
        Use::GoodsStore { good } if good.is_raw() => Err(Refusal::NoWare { good }),
        Use::GoodsStore { good } => holds(table, seat, good.item(), most),
        Use::RawStore { raw } => holds(table, seat, raw.item(), most),
        Use::CigarFactory { count } => refining(table, seat, (Good::Tobacco, Good::Cigars), count),
        Use::Distillery { count } => refining(table, seat, (Good::Sugar, Good::Rum), count),
        Use::BlackMarket { give, take } => {
            if give == take {
                return Err(Refusal::SameGood);
            }
            holds(table, seat, give.item(), most)?;
            supplied(table, take.item(), most)
        }
        Use::Church { group } => veto(table, group),
        Use::Dam => supplied(table, Item::Water, 1),
        Use::Lighthouse { ship } => {
            if table.harbor.pile.contains(ship) {
                Ok(())
            } else {
                Err(Refusal::NotInPile)
            }
        }
        // The printed one and the tile open the same store, of any size (Q07, Q08).
        Use::Warehouse => {
            let yard = &table.players[seat].yard;
            let raws = [Item::Citrus, Item::Sugar, Item::Tobacco];
            let any = raws.iter().any(|&raw| yard.count(raw) > 0);
            if any { Ok(()) } else { Err(Refusal::NothingToStore) }
        }
    }
}

fn at_most(count: u8, most: u8) -> Result<(), Refusal> {
    match count {
        0 => Err(Refusal::Nothing { need: Need::Use }),
        count if count > most => Err(Refusal::TooMany { most }),
        _ => Ok(()),
    }
}

fn holds(table: &Table, seat: Seat, item: Item, count: u8) -> Result<(), Refusal> {
    let held = table.held(seat, item);
    if held < count { Err(Refusal::NotEnough { need: Need::Use, item, held }) } else { Ok(()) }
}

/// Whether two pieces are there, or one if only one is named.
fn both(
    table: &Table,
    seat: Seat,
    (first, second): (Item, Option<Item>),
    most: u8,
) -> Result<(), Refusal> {
    at_most(if second.is_some() { 2 } else { 1 }, most)?;
    if second == Some(first) {
        return holds(table, seat, first, 2);
    }
    holds(table, seat, first, 1)?;
    second.map_or(Ok(()), |second| holds(table, seat, second, 1))
}

/// What cannot be handed out is not begun (Q01).
fn supplied(table: &Table, item: Item, count: u8) -> Result<(), Refusal> {
    if table.supply.count(item) < count { Err(Refusal::NotInSupply { item }) } else { Ok(()) }
}

/// One raw for one ware, any number.
fn refining(
    table: &Table,
    seat: Seat,
    (raw, ware): (Good, Good),
    count: u8,
) -> Result<(), Refusal> {
    at_most(count, u8::MAX)?;
    holds(table, seat, raw.item(), count)?;
    supplied(table, ware.item(), count)
}

/// Whether the church may strike the bill of `group` (§13): not one of the
/// group that it struck in the round before (Q34).
pub fn veto(table: &Table, group: Group) -> Result<(), Refusal> {
    if table.parliament.bills[group].is_none() {
        return Err(Refusal::NoBill { group });
    }
    if table.parliament.last_veto == Some(group) {
        return Err(Refusal::VetoedLast { group });
    }
    Ok(())
}

/// Uses a building; says whether a ship left over it (Q28).
///
/// What is handed in goes to the supply, never to the market (Q25).
pub(crate) fn carry_out(
    table: &mut Table,
    seat: Seat,
    using: Use,
    log: &mut impl Sink<Event>,
) -> bool {
    log.record(Event::Used { seat, using });
    let printed = table.printed.buildings[using.building()];
    let gain = u16::from(printed.gain);
    let mut into_points = |item, count: u8| {
        hand_in(table, seat, item, count, log);
        score(table, seat, gain * u16::from(count), log);
    };
    match using {
        Use::CementFactory { count } => into_points(Item::Stone, count),
        Use::Sawmill { count } => into_points(Item::Wood, count),
        Use::GolfCourse { count } => into_points(Item::Water, count),
        Use::RumCafe { count } => into_points(Item::Rum, count),
        Use::CigarCafe { count } => into_points(Item::Cigars, count),
        Use::Monastery { first, second } => {
            into_points(first.item(), 1);
            if let Some(second) = second {
                into_points(second.item(), 1);
            }
        }
        Use::SmallOffice { berth, good } => {
            return load(table, seat, (berth, good, printed.most), log);
        }
        Use::LargeOffice { berth, good, count } => {
            return load(table, seat, (berth, good, count), log);
        }
        Use::Hotel | Use::Inn => score(table, seat, gain, log),
        Use::GoodsStore { good } => sell(table, seat, (good.item(), gain), log),
        Use::RawStore { raw } => sell(table, seat, (raw.item(), gain), log),
        Use::MaterialStore { first, second } => {
            sell(table, seat, (first.item(), gain), log);
            if let Some(second) = second {
                sell(table, seat, (second.item(), gain), log);
            }
        }
        Use::SmallBank | Use::LargeBank => pay_out(table, seat, gain, log),
        Use::CigarFactory { count } => swap(table, seat, (Item::Tobacco, Item::Cigars, count), log),
        Use::Distillery { count } => swap(table, seat, (Item::Sugar, Item::Rum, count), log),
        Use::BlackMarket { give, take } => {
            swap(table, seat, (give.item(), take.item(), printed.most), log);
        }
        Use::Church { group } => strike(table, seat, group, log),
        Use::TownHall => table.parliament.town_hall = true,
        Use::Dam => hand_out(table, seat, Item::Water, printed.gain, log),
        Use::Lighthouse { ship } => signal(table, ship, log),
        Use::Warehouse => {
            let count = table.store(seat);
            log.record(Event::Stored { seat, count });
        }
    }
    false
}

/// Loads through a trading office, one ship a use.
fn load(
    table: &mut Table,
    seat: Seat,
    goods: (crate::Berth, Good, u8),
    log: &mut impl Sink<Event>,
) -> bool {
    loading(table, seat, goods).is_ok_and(|loading| loading.carry_out(table, log))
}

fn sell(table: &mut Table, seat: Seat, (item, pesos): (Item, u16), log: &mut impl Sink<Event>) {
    hand_in(table, seat, item, 1, log);
    pay_out(table, seat, pesos, log);
}

fn swap(
    table: &mut Table,
    seat: Seat,
    (give, take, count): (Item, Item, u8),
    log: &mut impl Sink<Event>,
) {
    hand_in(table, seat, give, count, log);
    hand_out(table, seat, take, count, log);
}

/// The church: the bill leaves the game before parliament meets (Q33).
fn strike(table: &mut Table, seat: Seat, group: Group, log: &mut impl Sink<Event>) {
    let parliament = &mut table.parliament;
    parliament.veto = Some(group);
    if let Some(act) = parliament.bills[group].take() {
        log.record(Event::Vetoed { seat, act });
    }
}

/// The lighthouse: another ship is called to sea; the old one is shuffled into
/// the pile, or goes under it if so agreed (Q32).
fn signal(table: &mut Table, ship: Ship, log: &mut impl Sink<Event>) {
    let bottom = table.terms.lighthouse_bottom;
    let harbor = &mut table.harbor;
    harbor.pile.take(ship);
    if let Some(back) = harbor.sea.replace(ship) {
        if bottom {
            harbor.pile.put_under(back);
        } else {
            harbor.pile.shuffle_in(back);
        }
        log.record(Event::Swapped { back, ship });
    }
}

/// How many votes the town hall brings.
pub fn town_hall_votes(table: &Table) -> u16 {
    table.printed.buildings[Building::TownHall].gain.into()
}
