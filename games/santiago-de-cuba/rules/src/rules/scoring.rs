//! §9 The end of the game.

use tabletop::{PerSeat, Seat, Standing};

use crate::components::{Data, Item};
use crate::{Stock, Table};

/// Points, then goods left over, then pesos: what decides, in this order (§9).
pub type Merit = (i32, u16, u16);

/// What each player's holdings are worth.
///
/// So many goods of any kinds, wood too, make a point, as far as the supply has
/// points; players exchange clockwise from `first` (Q27). Goods that make no whole
/// point break ties (Q20), then pesos do.
pub fn merits(table: &Table, first: Seat) -> PerSeat<Merit> {
    let stores = table.stores();
    let mut supply = table.supply().count(Item::Point);
    let mut merits = stores.map(|_| Merit::default());
    for seat in first.round(stores.len()) {
        let store = &stores[seat];
        let exchanged = exchanged(&table.data, store, supply);
        supply -= exchanged;
        let points = store.count(Item::Point) + exchanged;
        let left = store.goods() - exchanged * table.data.goods_for_a_point;
        merits[seat] = (points.into(), left, store.count(Item::Peso));
    }
    merits
}

/// How many points the goods of `store` make, as far as the supply has any (§9, Q27).
pub fn exchanged(data: &Data, store: &Stock, supply: u16) -> u16 {
    (store.goods() / data.goods_for_a_point).min(supply)
}

/// The final ranking; who ties to the last shares a place (Q28).
pub fn standings(table: &Table, first: Seat) -> PerSeat<Standing> {
    Standing::rank(&merits(table, first), |merit| merit.0)
}
