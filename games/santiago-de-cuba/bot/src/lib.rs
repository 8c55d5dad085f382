//! What a position of Santiago de Cuba is worth, for bots.
#![expect(clippy::disallowed_types, reason = "a judgment is a fraction; the rules are not")]

use bots::{Evaluate, Weights as _};
use santiago_de_cuba_rules::phase::{Phase, Step};
use santiago_de_cuba_rules::{Good, Item, Santiago, Stock, View};
use tabletop::{Key, Seat};

bots::weights! {
    /// What counts, in points.
    pub struct Weights {
        /// A raw good for a later ship.
        raw = 1.3,
        /// A refined good for a later ship.
        refined = 1.6,
        /// Of what the flag promises for a good that the ship wants.
        wanted = 0.75,
        /// How much less that is if others hold as many.
        contested = 0.0,
        /// How much more it is the nearer the car is to the harbor.
        near = 0.0,
        /// Of a good for a later ship that this one does not want.
        spare = 0.7,
        /// Each good that the ship wants and one does not have.
        lacking = 0.0,
        /// Each of the first four pesos.
        peso = 0.6,
        /// Each further peso.
        more_pesos = 0.25,
        /// Each of the first four pieces of wood.
        wood = 0.6,
        /// What all that loses until the last ship.
        fading = 0.5,
        /// An own building, for the whole game.
        building = 2.0,
        /// To begin a delivery.
        first = 0.5,
    }
}

/// The eye of a sensible player.
#[derive(Copy, Clone, Debug)]
pub struct Eye {
    weights: Weights,
}

impl Default for Eye {
    fn default() -> Eye {
        Eye::new(Weights::BY_HAND)
    }
}

impl Eye {
    /// The eye of somebody to whom this counts.
    pub const fn new(weights: Weights) -> Eye {
        Eye { weights }
    }

    /// The eye of somebody who has played much: weights found by self-play.
    pub fn practiced() -> Eye {
        Eye::new(Weights::read(include_str!("../weights.toml")))
    }

    /// What the goods of one kind may still bring: more if this ship wants them.
    fn goods(&self, view: &View, good: Good, held: u16) -> f64 {
        let (data, town, weights) = (&view.data, &view.town, &self.weights);
        let is_refined = matches!(good, Good::Rum | Good::Cigars);
        let later = if is_refined { weights.refined } else { weights.raw };
        let demand = u16::from(town.wanted(good));
        let wanted = demand.min(held);
        // What lies neither in the supply nor here is behind the others' screens.
        let others = data.whole[good.item()] - view.supply.count(good.item()) - held;
        let rivalry = f64::from(others.min(demand)) / f64::from(demand.max(1));
        let nearness = f64::from(town.car) / f64::from(STATIONS);
        let now = f64::from(data.flag_points(town.flag)) * weights.wanted;
        let now = now * (1.0 - weights.contested * rivalry) * (1.0 + weights.near * nearness);
        let spare = (held - wanted).min(4);
        f64::from(wanted) * now.max(later) + f64::from(spare) * later * weights.spare
            - weights.lacking * f64::from(demand - wanted)
    }

    fn holding(&self, view: &View, store: &Stock) -> f64 {
        let (town, weights) = (&view.town, &self.weights);
        let goods: f64 =
            Good::ALL.iter().map(|&good| self.goods(view, good, store.count(good.item()))).sum();
        let pesos = store.count(Item::Peso);
        // The first pesos buy freedom of movement, the tenth buys little.
        let purse = f64::from(pesos.min(4)) * weights.peso
            + f64::from(pesos.saturating_sub(4)) * weights.more_pesos;
        let wood = f64::from(store.count(Item::Wood).min(4)) * weights.wood;
        let late = f64::from(town.ship) / f64::from(view.data.ships + 1);
        f64::from(store.count(Item::Point))
            + (goods + purse + wood) * (1.0 - weights.fading * late * late)
    }
}

/// The stations of the street besides the harbor.
const STATIONS: u8 = 9;

impl Evaluate<Santiago> for Eye {
    fn worth(&self, view: &View, seat: Seat) -> f64 {
        let Some(store) = view.stores[seat].seen() else { return 0.0 };
        let owned = view.town.owned(seat);
        let rent = self.weights.building
            * f64::from(u8::try_from(owned).unwrap_or(0))
            * (1.0 - f64::from(view.town.ship) / f64::from(view.data.ships + 1));
        let pending = match view.phase {
            // Others will deliver too, but the one who comes first loads first.
            Phase::Turn { active, step: Step::Deliver { .. } } if active == seat => {
                self.weights.first
            }
            Phase::Layout | Phase::Turn { .. } | Phase::Screens { .. } | Phase::Over { .. } => 0.0,
        };
        self.holding(view, &store) + rent + pending
    }

    fn seats(&self, view: &View) -> u8 {
        view.terms.players
    }

    /// A ship has left.
    fn is_settled(&self, before: &View, after: &View) -> bool {
        before.town.ship != after.town.ship
    }
}
