//! §13 What the buildings do.

use tabletop::{Seat, Sink};

use crate::components::{Act, Building, Good, Group, Item};
use crate::rules::shipping::{Loading, loading};
use crate::rules::{hand_in, hand_out, pay_out, score};
use crate::ship::Ship;
use crate::{Event, Need, Refusal, Table, Use};

/// A building about to be used: worked out, not yet carried out.
#[derive(Copy, Clone, Debug)]
pub struct Usage {
    seat: Seat,
    using: Use,
    work: Work,
}

/// What a use does.
#[derive(Copy, Clone, Debug)]
enum Work {
    /// Pieces for points, so many each.
    Score(Handed, u16),
    /// Pieces for pesos, so many each.
    Sell(Handed, u16),
    /// So many pieces for as many of another kind.
    Swap(Item, Item, u8),
    Load(Loading),
    Points(u16),
    Pesos(u16),
    Water(u8),
    /// The town hall's votes.
    Votes,
    /// The church strikes this bill.
    Strike(Group, Act),
    /// The lighthouse calls this ship.
    Signal(Ship),
    Store,
}

/// Pieces handed in: some of a kind, or one each of two kinds.
#[derive(Copy, Clone, Debug)]
struct Handed {
    first: (Item, u8),
    second: Option<Item>,
}

/// Works out what using a building as `using` says brings `seat` (§13).
///
/// Whether they may use that building at all is the foreman's question. Using
/// is optional, and less than the most is allowed (Q21).
pub fn usage(table: &Table, seat: Seat, using: Use) -> Result<Usage, Refusal> {
    work(table, seat, using).map(|work| Usage { seat, using, work })
}

fn work(table: &Table, seat: Seat, using: Use) -> Result<Work, Refusal> {
    let printed = table.printed.buildings[using.building()];
    let (most, gain) = (printed.most, u16::from(printed.gain));
    let some = |item, count| {
        at_most(count, most)?;
        holds(table, seat, item, count)?;
        Ok(Work::Score(Handed { first: (item, count), second: None }, gain))
    };
    let one = |item| {
        holds(table, seat, item, most)?;
        Ok(Work::Sell(Handed { first: (item, 1), second: None }, gain))
    };
    let two = |first, second| both(table, seat, (first, second), most);
    match using {
        Use::Hotel | Use::Inn => Ok(Work::Points(gain)),
        Use::SmallBank | Use::LargeBank => Ok(Work::Pesos(gain)),
        Use::TownHall => Ok(Work::Votes),
        Use::CementFactory { count } => some(Item::Stone, count),
        Use::Sawmill { count } => some(Item::Wood, count),
        Use::GolfCourse { count } => some(Item::Water, count),
        Use::RumCafe { count } => some(Item::Rum, count),
        Use::CigarCafe { count } => some(Item::Cigars, count),
        Use::Monastery { first, second } => {
            let handed = two(first.item(), second.map(crate::Raw::item))?;
            Ok(Work::Score(handed, gain))
        }
        Use::MaterialStore { first, second } => {
            let handed = two(first.item(), second.map(crate::Material::item))?;
            Ok(Work::Sell(handed, gain))
        }
        // One ship a use.
        Use::SmallOffice { berth, good } => {
            loading(table, seat, (berth, good, most)).map(Work::Load)
        }
        Use::LargeOffice { berth, good, count } => {
            at_most(count, most)?;
            loading(table, seat, (berth, good, count)).map(Work::Load)
        }
        Use::GoodsStore { good } if good.is_raw() => Err(Refusal::NoWare { good }),
        Use::GoodsStore { good } => one(good.item()),
        Use::RawStore { raw } => one(raw.item()),
        Use::CigarFactory { count } => refining(table, seat, (Good::Tobacco, Good::Cigars), count),
        Use::Distillery { count } => refining(table, seat, (Good::Sugar, Good::Rum), count),
        Use::BlackMarket { give, take } => {
            if give == take {
                return Err(Refusal::SameGood);
            }
            holds(table, seat, give.item(), most)?;
            supplied(table, take.item(), most)?;
            Ok(Work::Swap(give.item(), take.item(), most))
        }
        Use::Church { group } => veto(table, group).map(|act| Work::Strike(group, act)),
        Use::Dam => supplied(table, Item::Water, 1).map(|()| Work::Water(printed.gain)),
        Use::Lighthouse { ship } if table.harbor.pile.contains(ship) => Ok(Work::Signal(ship)),
        Use::Lighthouse { .. } => Err(Refusal::NotInPile),
        // The printed one and the tile open the same store, of any size (Q07, Q08).
        Use::Warehouse => {
            let yard = &table.players[seat].yard;
            let raws = [Item::Citrus, Item::Sugar, Item::Tobacco];
            let any = raws.iter().any(|&raw| yard.count(raw) > 0);
            if any { Ok(Work::Store) } else { Err(Refusal::NothingToStore) }
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

/// Two pieces that are there, or one if only one is named.
fn both(
    table: &Table,
    seat: Seat,
    (first, second): (Item, Option<Item>),
    most: u8,
) -> Result<Handed, Refusal> {
    at_most(if second.is_some() { 2 } else { 1 }, most)?;
    if second == Some(first) {
        holds(table, seat, first, 2)?;
    } else {
        holds(table, seat, first, 1)?;
        second.map_or(Ok(()), |second| holds(table, seat, second, 1))?;
    }
    Ok(Handed { first: (first, 1), second })
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
) -> Result<Work, Refusal> {
    at_most(count, u8::MAX)?;
    holds(table, seat, raw.item(), count)?;
    supplied(table, ware.item(), count)?;
    Ok(Work::Swap(raw.item(), ware.item(), count))
}

/// The bill of `group`, if the church may strike it (§13): not one of the
/// group that it struck in the round before (Q34).
fn veto(table: &Table, group: Group) -> Result<Act, Refusal> {
    let act = table.parliament.bills[group].ok_or(Refusal::NoBill { group })?;
    if table.parliament.last_veto == Some(group) {
        return Err(Refusal::VetoedLast { group });
    }
    Ok(act)
}

impl Usage {
    /// Uses the building; says whether a ship left over it (Q28).
    ///
    /// What is handed in goes to the supply, never to the market (Q25).
    pub(crate) fn carry_out(self, table: &mut Table, log: &mut impl Sink<Event>) -> bool {
        let Usage { seat, using, work } = self;
        log.record(Event::Used { seat, using });
        match work {
            Work::Load(loading) => return loading.carry_out(table, log),
            Work::Score(handed, each) => handed.each(|item, count| {
                hand_in(table, seat, item, count, log);
                score(table, seat, each * u16::from(count), log);
            }),
            Work::Sell(handed, each) => handed.each(|item, count| {
                hand_in(table, seat, item, count, log);
                pay_out(table, seat, each * u16::from(count), log);
            }),
            Work::Swap(give, take, count) => {
                hand_in(table, seat, give, count, log);
                hand_out(table, seat, take, count, log);
            }
            Work::Points(points) => score(table, seat, points, log),
            Work::Pesos(pesos) => pay_out(table, seat, pesos, log),
            Work::Water(count) => hand_out(table, seat, Item::Water, count, log),
            Work::Votes => table.parliament.town_hall = true,
            Work::Strike(group, act) => strike(table, seat, (group, act), log),
            Work::Signal(ship) => signal(table, ship, log),
            Work::Store => {
                let count = table.store(seat);
                log.record(Event::Stored { seat, count });
            }
        }
        false
    }
}

impl Handed {
    /// Kind by kind: what a kind brings is told before the next one is handed in.
    fn each(self, mut visit: impl FnMut(Item, u8)) {
        let (item, count) = self.first;
        visit(item, count);
        if let Some(item) = self.second {
            visit(item, 1);
        }
    }
}

/// The church: the bill leaves the game before parliament meets (Q33).
fn strike(table: &mut Table, seat: Seat, (group, act): (Group, Act), log: &mut impl Sink<Event>) {
    let parliament = &mut table.parliament;
    parliament.veto = Some(group);
    parliament.bills[group] = None;
    log.record(Event::Vetoed { seat, act });
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
