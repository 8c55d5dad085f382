//! What a position of Cuba is worth, for bots.
#![expect(clippy::disallowed_types, reason = "a judgment is a fraction; the rules are not")]

mod outlook;

pub use outlook::Outlook;

use bots::Evaluate;
use cuba_rules::rules::laws::{self, Duty};
use cuba_rules::sets::Fields;
use cuba_rules::{Building, Character, Cuba, Field, Good, Item, Phase, Player, Table, View};
use tabletop::{Key, Seat};

/// The eye of a sensible player.
#[derive(Copy, Clone, Debug, Default)]
pub struct Eye;

/// How many rounds of use a building has still before it.
fn rounds_left(table: &Table) -> f64 {
    f64::from(table.printed.rounds - table.round)
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
    for (&berth, points) in cuba_rules::Berth::ALL.iter().rev().zip([2.4, 1.6, 0.9]) {
        let room = table.harbor.berths[berth].map_or(0, |docked| docked.room(&table.printed, good));
        let loaded = room.min(left);
        worth += f64::from(loaded) * points;
        left -= loaded;
    }
    let later = if good.is_raw() { 0.5 } else { 1.3 };
    let keeps = !good.is_raw() || stored;
    (worth + f64::from(left) * later) * if keeps { 0.75 } else { 0.55 }
}

/// Whether `seat` may still play `card` in this round.
fn may_play(view: &View, seat: Seat, card: Character) -> bool {
    let left = view.unplayed(seat);
    match view.phase {
        Phase::Actions { .. } => left.len() > 1 && left.contains(card),
        Phase::Vote(_) | Phase::Enact { .. } | Phase::Levy { .. } | Phase::Over => false,
        // The next round is about to begin.
        Phase::Opening
        | Phase::Deal
        | Phase::Choose { .. }
        | Phase::Equip { .. }
        | Phase::Bills
        | Phase::Delegates { .. }
        | Phase::Arrivals => true,
    }
}

fn goods(view: &View, seat: Seat) -> f64 {
    let (table, player) = (&view.table, &view.table.players[seat]);
    let ships = [Character::Mayor, Character::Foreman].iter();
    let ships = ships.into_iter().any(|&card| may_play(view, seat, card));
    if rounds_left(table) <= 0.0 && !ships {
        return 0.0;
    }
    let rots = !ships && !may_play(view, seat, Character::Tradeswoman);
    let one = |&good: &Good| {
        let item = good.item();
        let (yard, store) = (player.yard.count(item), player.warehouse.count(item));
        if rots && good.is_raw() {
            return good_worth(table, good, store, true);
        }
        good_worth(table, good, yard + store, store >= yard)
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

/// What the buildings on these fields bring in a round; everybody has the printed warehouse.
fn harvest_of(player: &Player, fields: Fields) -> f64 {
    fields.iter().filter_map(|field| player.built_on(field)).map(yearly).sum()
}

fn estate(table: &Table, seat: Seat) -> f64 {
    let player = &table.players[seat];
    let late = rounds_left(table);
    let points = f64::from(table.printed.end_building) * f64::from(player.tiles());
    // One foreman uses one row and one column: buildings that lie together work together.
    let board = table.plantation(seat);
    let own = Fields::ALL.without(board.warehouse);
    let crosses = Field::ALL.iter().map(|&pawn| harvest_of(player, Fields::cross(pawn).and(own)));
    let together = crosses.fold(0.0, f64::max);
    let yearly = 0.35 * harvest_of(player, own) + 0.65 * together;
    // Fields that are built on give nothing any more; so does a pawn that reaches none.
    let open =
        board.raws.except(player.built()).len() + board.materials.except(player.built()).len();
    points + late * (0.6 * yearly + 0.12 * f64::from(open))
}

/// Whether `seat` could pay the duty in force.
fn can_give(table: &Table, seat: Seat) -> bool {
    let all = |items: [Item; 3]| items.map(|item| table.held(seat, item)).iter().sum::<u8>();
    match laws::duty(table) {
        Some(Duty::Of(item, count)) => table.held(seat, item) >= count,
        Some(Duty::Materials) => all([Item::Wood, Item::Stone, Item::Water]) > 1,
        Some(Duty::Raws) => all([Item::Citrus, Item::Sugar, Item::Tobacco]) > 1,
        None => false,
    }
}

/// What the acts in force would bring `seat`.
fn by_law(table: &Table, seat: Seat) -> f64 {
    let paid = |can: bool| if can { 1.2 } else { 0.0 };
    let tax = paid(laws::taxable(table, seat).is_ok());
    tax + paid(can_give(table, seat)) + laws::subsidy(table, seat).map_or(0.0, f64::from)
}

/// What the acts in force bring `seat` besides what they bring the others.
fn ahead(table: &Table, seat: Seat) -> f64 {
    let others = table.players.seats().filter(|&other| other != seat);
    let rivals = f64::from(table.terms.players - 1);
    let average = others.map(|other| by_law(table, other)).sum::<f64>() / rivals;
    by_law(table, seat) - 0.7 * average
}

/// The acts in force, this round and perhaps the next.
fn acts(view: &View, seat: Seat) -> f64 {
    let now = match view.phase {
        Phase::Actions { .. } | Phase::Vote(_) => 0.3,
        Phase::Enact { .. } | Phase::Levy { .. } => 1.0,
        Phase::Opening
        | Phase::Deal
        | Phase::Choose { .. }
        | Phase::Equip { .. }
        | Phase::Bills
        | Phase::Delegates { .. }
        | Phase::Arrivals
        | Phase::Over => 0.0,
    };
    (now + 0.3 * rounds_left(&view.table).min(1.0)) * ahead(&view.table, seat)
}

/// What winning the vote is worth: the two best bills for `seat`, enacted.
fn stake(table: &Table, seat: Seat) -> f64 {
    let before = ahead(table, seat);
    let (mut best, mut second) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
    for &act in table.parliament.bills.iter().flatten() {
        let mut enacted = *table;
        enacted.parliament.acts[act.group()] = Some(act);
        let gain = ahead(&enacted, seat) - before;
        second = second.max(gain.min(best));
        best = best.max(gain);
    }
    (best + second).clamp(0.0, 8.0)
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
        // The fifth card stays: the end of the action phase takes nothing away.
        Phase::Actions { .. }
        | Phase::Delegates { .. }
        | Phase::Vote(_)
        | Phase::Enact { .. }
        | Phase::Levy { .. } => {
            let left = view.unplayed(seat);
            let value = |card: Character| 0.1 * f64::from(card.value());
            left.iter().map(value).sum()
        }
        Phase::Opening
        | Phase::Deal
        | Phase::Choose { .. }
        | Phase::Equip { .. }
        | Phase::Bills
        | Phase::Arrivals
        | Phase::Over => 0.0,
    }
}

/// A bid costs its pesos; it is made only where the vote looks close and something is at stake.
fn sealed(view: &View, seat: Seat) -> f64 {
    let Phase::Vote(vote) = view.phase else { return 0.0 };
    let Some(bid) = view.bids[seat].seen().flatten() else { return 0.0 };
    let mine = f64::from(vote.votes[seat] + bid);
    let others = vote.running.iter().filter(|&other| other != seat);
    let best = others.map(|other| vote.votes[other]).max().map_or(0.0, f64::from);
    let chance = (0.5 + (mine - best - 1.0) * 0.12).clamp(0.05, 0.95);
    chance * (1.0 + stake(&view.table, seat)) - f64::from(bid) * 0.4
}

impl Evaluate<Cuba> for Eye {
    fn worth(&self, view: &View, seat: Seat) -> f64 {
        let table = &view.table;
        let player = &table.players[seat];
        f64::from(player.points)
            + goods(view, seat)
            + materials(table, player)
            + estate(table, seat)
            + purse(table, player)
            + acts(view, seat)
            + cards(view, seat)
            + sealed(view, seat)
    }

    fn seats(&self, view: &View) -> u8 {
        view.table.terms.players
    }

    /// A round has ended: ships, votes and levies are settled.
    fn is_settled(&self, before: &View, after: &View) -> bool {
        before.table.round != after.table.round
    }
}
