//! §5 The tradeswoman: market, and a free piece instead.

use tabletop::{Key, Seat, Sink};

use crate::components::{Favor, Good, Item, Raw};
use crate::rules::hand_out;
use crate::sets::Goods;
use crate::{Event, Need, Refusal, Table};

/// A trade the rules allow: worked out, not yet carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Trade {
    pub seat: Seat,
    pub good: Good,
    pub count: u8,
    pub pesos: u16,
}

/// What `count` units of `good` cost: the cheapest on the market first, and
/// from the supply at its own price once none lies there (§5, Q11).
///
/// A good that has been both bought and sold in this turn is done (Q48).
pub fn purchase(
    table: &Table,
    seat: Seat,
    done: Goods,
    (good, count): (Good, u8),
) -> Result<Trade, Refusal> {
    if count == 0 {
        return Err(Refusal::Nothing { need: Need::Trade });
    }
    if done.contains(good) {
        return Err(Refusal::TradedBothWays { good });
    }
    let units = table.market[good];
    if count.saturating_sub(units) > table.supply.count(good.item()) {
        return Err(Refusal::NotInSupply { item: good.item() });
    }
    let ladder = &table.printed.market[good];
    let price = |index: u8| u16::from(ladder.buys_at(units.saturating_sub(index)));
    let pesos = (0..count).map(price).sum();
    let held = table.players[seat].pesos;
    if pesos > held {
        return Err(Refusal::TooDear { need: Need::Trade, cost: pesos, held });
    }
    Ok(Trade { seat, good, count, pesos })
}

/// What `count` units of `good` bring: the dearest free space first, and less
/// from the supply once all are filled (§5, Q11).
pub fn sale(
    table: &Table,
    seat: Seat,
    done: Goods,
    (good, count): (Good, u8),
) -> Result<Trade, Refusal> {
    if count == 0 {
        return Err(Refusal::Nothing { need: Need::Trade });
    }
    if done.contains(good) {
        return Err(Refusal::TradedBothWays { good });
    }
    let held = table.held(seat, good.item());
    if count > held {
        return Err(Refusal::NotEnough { need: Need::Trade, item: good.item(), held });
    }
    let (ladder, units) = (&table.printed.market[good], table.market[good]);
    let pesos = (0..count).map(|index| u16::from(ladder.sells_at(units + index))).sum();
    Ok(Trade { seat, good, count, pesos })
}

impl Trade {
    /// Buys.
    pub(crate) fn buy(self, table: &mut Table, log: &mut impl Sink<Event>) {
        let Trade { seat, good, count, pesos } = self;
        table.buy(seat, good, count);
        table.players[seat].pesos -= pesos;
        log.record(Event::Bought { seat, good, count, pesos });
    }

    /// Sells.
    pub(crate) fn sell(self, table: &mut Table, log: &mut impl Sink<Event>) {
        let Trade { seat, good, count, pesos } = self;
        table.sell(seat, good, count);
        table.players[seat].pesos += pesos;
        log.record(Event::Sold { seat, good, count, pesos });
    }
}

/// Shows `visit` every purchase open to `seat`.
pub(crate) fn each_purchase(
    table: &Table,
    seat: Seat,
    done: Goods,
    mut visit: impl FnMut(Good, u8),
) {
    for &good in Good::ALL {
        for count in 1.. {
            if purchase(table, seat, done, (good, count)).is_err() {
                break;
            }
            visit(good, count);
        }
    }
}

/// Shows `visit` every sale open to `seat`.
pub(crate) fn each_sale(table: &Table, seat: Seat, done: Goods, mut visit: impl FnMut(Good, u8)) {
    for &good in Good::ALL {
        for count in 1.. {
            if sale(table, seat, done, (good, count)).is_err() {
                break;
            }
            visit(good, count);
        }
    }
}

/// Whether `seat` can trade anything more.
pub(crate) fn can_trade(table: &Table, seat: Seat, done: Goods) -> bool {
    Good::ALL.iter().any(|&good| {
        sale(table, seat, done, (good, 1)).is_ok() || purchase(table, seat, done, (good, 1)).is_ok()
    })
}

/// Whether a player who has not traded may take `item` instead (§5): any
/// material, or one of the cheapest raw; each once a round for the whole table.
pub fn favor(table: &Table, traded: bool, item: Item) -> Result<Favor, Refusal> {
    let favor = match (item.material(), item.raw()) {
        (Some(_), _) => Favor::Material,
        (_, Some(_)) => Favor::Raw,
        (None, None) => return Err(Refusal::NotCheapest { item }),
    };
    if traded {
        return Err(Refusal::TradeOrTake);
    }
    if table.is_covered(favor) {
        return Err(Refusal::Covered);
    }
    if item.raw().is_some_and(|raw| !is_cheapest(table, raw)) {
        return Err(Refusal::NotCheapest { item });
    }
    if table.supply.count(item) == 0 {
        return Err(Refusal::NotInSupply { item });
    }
    Ok(favor)
}

/// Whether a free piece can be had.
pub(crate) fn has_favors(table: &Table) -> bool {
    Item::ALL.iter().any(|&item| favor(table, false, item).is_ok())
}

/// Whether no raw is cheaper; one that the market lacks costs what the supply asks (Q12).
pub fn is_cheapest(table: &Table, raw: Raw) -> bool {
    let price = |raw: Raw| table.printed.market[raw.good()].buys_at(table.market[raw.good()]);
    Raw::ALL.iter().all(|&other| price(raw) <= price(other))
}

/// Takes the piece and covers the benefit.
pub(crate) fn take(
    table: &mut Table,
    seat: Seat,
    (favor, item): (Favor, Item),
    log: &mut impl Sink<Event>,
) {
    table.markers = table.markers.with(favor);
    hand_out(table, seat, item, 1, log);
}
