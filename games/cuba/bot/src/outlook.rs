//! What a round's end leads to: weights found by least squares over whole games.

use bots::{Evaluate, Fitted};
use cuba_rules::sets::Fields;
use cuba_rules::{Building, Cuba, Field, Good, Item, View};
use tabletop::{Key, Seat};

use crate::{Eye, ahead, goods, harvest_of, rounds_left};

/// The eye of somebody who has seen many games end.
///
/// It knows what the end of a round was worth in the end, not what its middle is: it judges
/// where [`Eye`] has played on to the end of the round.
#[derive(Clone, Debug)]
pub struct Outlook {
    weights: Vec<f64>,
}

impl Default for Outlook {
    /// With the weights that are kept.
    fn default() -> Outlook {
        Outlook { weights: Outlook::read(include_str!("../weights.toml")) }
    }
}

/// Everything but the buildings, in the order of [`Fitted::features`].
const NAMES: [&str; 27] = [
    "peso",
    "more_pesos",
    "peso_later",
    "wood",
    "stone",
    "water",
    "surplus",
    "citrus",
    "sugar",
    "tobacco",
    "rum",
    "cigars",
    "citrus_later",
    "sugar_later",
    "tobacco_later",
    "rum_later",
    "cigars_later",
    "goods",
    "acts",
    "harvest",
    "together",
    "open_raws",
    "open_materials",
    "start",
    "tiles",
    "round",
    "any",
];

impl Fitted<Cuba> for Outlook {
    fn of(weights: Vec<f64>) -> Outlook {
        Outlook { weights }
    }

    fn weights(&self) -> &[f64] {
        &self.weights
    }

    fn names() -> Vec<&'static str> {
        NAMES.into_iter().chain(Building::ALL.iter().map(|building| building.key())).collect()
    }

    fn features(view: &View, seat: Seat) -> Vec<f64> {
        let table = &view.table;
        let player = &table.players[seat];
        let late = rounds_left(table);
        let pesos = f64::from(player.pesos);
        let few = pesos.min(10.0);
        let held = |item: Item| f64::from(player.held(item));
        let [wood, stone, water] = [Item::Wood, Item::Stone, Item::Water].map(held);
        let surplus = (wood - 4.0).max(0.0) + (stone - 4.0).max(0.0) + (water - 3.0).max(0.0);
        let mut all = vec![few, pesos - few, few * late];
        all.extend([wood.min(4.0), stone.min(4.0), water.min(3.0), surplus]);
        all.extend(Good::ALL.iter().map(|good| held(good.item())));
        all.extend(Good::ALL.iter().map(|good| held(good.item()) * late));
        let board = table.plantation(seat);
        let own = Fields::ALL.without(board.warehouse);
        let crosses =
            Field::ALL.iter().map(|&pawn| harvest_of(player, Fields::cross(pawn).and(own)));
        let open = |fields: Fields| f64::from(fields.except(player.built()).len()) * late;
        all.extend([goods(view, seat), ahead(table, seat) * late.min(1.0)]);
        all.extend([harvest_of(player, own) * late, crosses.fold(0.0, f64::max) * late]);
        all.extend([open(board.raws), open(board.materials)]);
        all.extend([
            f64::from(u8::from(table.start == seat)),
            f64::from(player.tiles()),
            late,
            1.0,
        ]);
        let built = |&building: &Building| f64::from(player.lots_of(building).len()) * late;
        all.extend(Building::ALL.iter().map(built));
        all
    }

    fn certain(view: &View, seat: Seat) -> f64 {
        let player = &view.table.players[seat];
        f64::from(player.points)
            + f64::from(view.table.printed.end_building) * f64::from(player.tiles())
    }
}

impl Evaluate<Cuba> for Outlook {
    fn worth(&self, view: &View, seat: Seat) -> f64 {
        self.expected(view, seat)
    }

    fn seats(&self, view: &View) -> u8 {
        Eye.seats(view)
    }

    fn is_settled(&self, before: &View, after: &View) -> bool {
        Eye.is_settled(before, after)
    }
}
