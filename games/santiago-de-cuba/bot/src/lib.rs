//! What a position of Santiago de Cuba is worth, for bots.
#![expect(clippy::disallowed_types, reason = "a judgment is a fraction; the rules are not")]

use bots::Evaluate;
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::phase::{Phase, Step};
use santiago_de_cuba_rules::{Good, Item, Santiago, Stock, Town, View};
use tabletop::{Key, Seat};

/// The eye of a sensible player.
#[derive(Copy, Clone, Debug, Default)]
pub struct Eye;

/// What one of `good` may still bring: more if this ship wants it.
fn good_worth(data: &Data, town: &Town, good: Good, held: u16) -> f64 {
    let refined = matches!(good, Good::Rum | Good::Cigars);
    let later = if refined { 1.6 } else { 1.3 };
    let now = f64::from(data.flag_points(town.flag)) * 0.75;
    let wanted = u16::from(town.wanted(good)).min(held);
    let spare = (held - wanted).min(4);
    f64::from(wanted) * now.max(later) + f64::from(spare) * later * 0.7
}

fn holding_worth(data: &Data, town: &Town, store: &Stock) -> f64 {
    let goods: f64 =
        Good::ALL.iter().map(|&good| good_worth(data, town, good, store.count(good.item()))).sum();
    let pesos = store.count(Item::Peso);
    // The first pesos buy freedom of movement, the tenth buys little.
    let purse = f64::from(pesos.min(4)) * 0.6 + f64::from(pesos.saturating_sub(4)) * 0.25;
    let wood = f64::from(store.count(Item::Wood).min(4)) * 0.6;
    let late = f64::from(town.ship) / f64::from(data.ships + 1);
    f64::from(store.count(Item::Point)) + (goods + purse + wood) * (1.0 - 0.5 * late * late)
}

impl Evaluate<Santiago> for Eye {
    fn worth(&self, view: &View, seat: Seat) -> f64 {
        let Some(store) = view.stores[seat].seen() else { return 0.0 };
        let owned = view.town.owned(seat);
        let rent = 2.0
            * f64::from(u8::try_from(owned).unwrap_or(0))
            * (1.0 - f64::from(view.town.ship) / f64::from(view.data.ships + 1));
        let pending = match view.phase {
            // Others will deliver too, but the one who comes first loads first.
            Phase::Turn { active, step: Step::Deliver { .. } } if active == seat => 0.5,
            Phase::Layout | Phase::Turn { .. } | Phase::Screens { .. } | Phase::Over { .. } => 0.0,
        };
        holding_worth(&view.data, &view.town, &store) + rent + pending
    }

    fn seats(&self, view: &View) -> u8 {
        view.terms.players
    }

    /// A ship has left.
    fn is_settled(&self, before: &View, after: &View) -> bool {
        before.town.ship != after.town.ship
    }
}
