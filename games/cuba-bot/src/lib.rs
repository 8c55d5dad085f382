//! What a position of Cuba is worth, for bots.
#![expect(clippy::disallowed_types, reason = "a judgment is a fraction; the rules are not")]

use bots::Evaluate;
use cuba::data::BOX;
use cuba::{Building, Cuba, Good, Item, Phase, Player, Table, View};
use tabletop::{Key, Seat};

/// The eye of a sensible player.
#[derive(Copy, Clone, Debug, Default)]
pub struct Eye;

/// How many rounds of use a building has still before it.
fn rounds_left(table: &Table) -> f64 {
    f64::from(BOX.rounds - table.round)
}

/// What a building is worth besides its points at the end: what it brings in a
/// round in which the foreman uses it, reckoned with a reserve.
fn yearly(building: Building) -> f64 {
    match building {
        Building::Hotel => 1.9,
        Building::RumCafe | Building::CigarCafe => 1.6,
        Building::CigarFactory | Building::Distillery | Building::LargeOffice => 1.5,
        Building::GolfCourse | Building::Dam | Building::LargeBank => 1.4,
        Building::SmallOffice => 1.3,
        Building::CementFactory | Building::Sawmill | Building::GoodsStore => 1.2,
        Building::Monastery | Building::BlackMarket | Building::Inn | Building::RawStore => 1.0,
        Building::MaterialStore | Building::SmallBank | Building::TownHall => 0.7,
        Building::Church | Building::Lighthouse => 0.3,
        Building::Warehouse => 0.4,
    }
}

/// What a good may still bring: the best free space on a ship, or a modest price.
fn good_worth(table: &Table, good: Good, held: u8, stored: bool) -> f64 {
    let mut worth = 0.0;
    let mut left = held;
    for (&berth, points) in cuba::Berth::ALL.iter().rev().zip([2.4, 1.6, 0.9]) {
        let room = table.harbor.berths[berth].map_or(0, |docked| docked.room(good));
        let loaded = room.min(left);
        worth += f64::from(loaded) * points;
        left -= loaded;
    }
    let later = if good.is_raw() { 0.5 } else { 1.3 };
    let keeps = !good.is_raw() || stored;
    (worth + f64::from(left) * later) * if keeps { 0.75 } else { 0.55 }
}

fn goods(table: &Table, player: &Player) -> f64 {
    let one = |&good: &Good| {
        let item = good.item();
        let (yard, store) = (player.yard.count(item), player.warehouse.count(item));
        let stored = store >= yard;
        good_worth(table, good, yard + store, stored)
    };
    Good::ALL.iter().map(one).sum()
}

/// Materials are worth what can be built of them: the first few most.
fn materials(table: &Table, player: &Player) -> f64 {
    let late = rounds_left(table);
    let each = if late > 0.0 { 0.75 } else { 0.2 };
    let [wood, stone, water] =
        [Item::Wood, Item::Stone, Item::Water].map(|item| f64::from(player.held(item)));
    let useful = |count: f64, most: f64| count.min(most) + (count - most).max(0.0) * 0.25;
    each * (useful(wood, 4.0) + useful(stone, 4.0) + 0.8 * useful(water, 3.0))
}

fn estate(table: &Table, seat: Seat) -> f64 {
    let player = &table.players[seat];
    let late = rounds_left(table);
    let tiles = player.lots.iter().skip(1).flatten();
    let tiles: f64 = tiles.map(|&building| 2.0 + yearly(building) * late * 0.6).sum();
    // Fields that are built on give nothing any more.
    let board = table.plantation(seat);
    let open =
        board.raws.except(player.built()).len() + board.materials.except(player.built()).len();
    tiles + f64::from(open) * 0.12 * late
}

/// Pesos pay taxes and votes; most of them are worth little at the end.
fn purse(table: &Table, player: &Player) -> f64 {
    let pesos = f64::from(player.pesos);
    let last = rounds_left(table) <= 0.0;
    let (each, more) = if last { (0.25, 0.02) } else { (0.4, 0.2) };
    pesos.min(10.0) * each + (pesos - 10.0).max(0.0) * more
}

/// A card not yet played is an action still to come; a strong one for
/// parliament is worth a little more in the end.
fn cards(view: &View, seat: Seat) -> f64 {
    match view.phase {
        Phase::Actions { .. } | Phase::Delegates { .. } => {
            let left = view.unplayed(seat);
            let value = |card: cuba::Character| 0.1 * f64::from(card.value());
            left.iter().map(value).sum()
        }
        Phase::Opening
        | Phase::Equip { .. }
        | Phase::Bills
        | Phase::Vote(_)
        | Phase::Enact { .. }
        | Phase::Levy { .. }
        | Phase::Arrivals
        | Phase::Over => 0.0,
    }
}

/// A bid costs its pesos; it is made only where the vote looks close.
fn sealed(view: &View, seat: Seat) -> f64 {
    let Phase::Vote(vote) = view.phase else { return 0.0 };
    let Some(bid) = view.bids[seat].seen().flatten() else { return 0.0 };
    let mine = f64::from(vote.votes[seat] + bid);
    let others = vote.running.iter().filter(|&other| other != seat);
    let best = others.map(|other| vote.votes[other]).max().map_or(0.0, f64::from);
    let chance = (0.5 + (mine - best - 1.0) * 0.12).clamp(0.05, 0.95);
    chance * 2.2 - f64::from(bid) * 0.4
}

impl Evaluate<Cuba> for Eye {
    fn worth(&self, view: &View, seat: Seat) -> f64 {
        let table = &view.table;
        let player = &table.players[seat];
        f64::from(player.points)
            + goods(table, player)
            + materials(table, player)
            + estate(table, seat)
            + purse(table, player)
            + cards(view, seat)
            + sealed(view, seat)
    }
}
