//! A position: everything that a game in progress is.

use tabletop::Seat;

use crate::components::Tiles;
use crate::deal::Secrets;
use crate::phase::Step;
use crate::{Face, Phase, Table, Terms};

/// A game of Cube Express in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CubeExpress {
    pub(crate) terms: Terms,
    pub(crate) table: Table,
    pub(crate) secrets: Secrets,
    pub(crate) phase: Phase,
}

impl CubeExpress {
    /// Whose decision it is in which step.
    pub(crate) const fn asked(&self) -> Option<(Seat, &Step)> {
        match &self.phase {
            Phase::Turn { step: Step::Refill { .. }, .. } | Phase::Deal | Phase::Over { .. } => {
                None
            }
            Phase::Turn { active, step, .. } => Some((*active, step)),
        }
    }

    /// Every tile of the deck lies in exactly one place.
    pub(crate) fn audit_tiles(&self, breaches: &mut Vec<String>) {
        let fronts = self.table.map.spots().iter().filter_map(|spot| spot.face.tile());
        let open = fronts.chain(self.table.market.into_iter().flatten());
        let mut found = Tiles::default();
        let piles = [self.secrets.pile, self.secrets.backs, self.table.boxed];
        let hidden = self.secrets.hands.iter().copied().chain(piles);
        let sets = open.map(|tile| Tiles::default().with(tile)).chain(hidden);
        for set in sets {
            if found.meets(set) {
                breaches.push(format!("a tile of {set:?} lies twice"));
            }
            found = found.or(set);
        }
        if found != self.table.data().deck(self.terms.players) {
            breaches.push("a tile is missing or too many".to_owned());
        }
        let backs = self.table.map.spots().iter().filter(|spot| spot.face == Face::BACK);
        if backs.count() != self.secrets.backs.len() as usize {
            breaches.push("the backs on the map are not those that were laid".to_owned());
        }
    }
}
