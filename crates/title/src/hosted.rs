//! A table of a listed game, which still knows its types.

use std::fmt;

use art::Offer;
use boxes::Boxed;
use serde_json::Value;
use tabletop::{Choices, Cites, Game, Seat, Tell, Viewer, next_among};

use crate::listed::Listed;
use crate::objection::Objection;

/// A table of a listed game.
pub(crate) struct Hosted<G: Game, B: 'static> {
    pub(crate) game: G,
    pub(crate) boxed: &'static Boxed<G::Data>,
    pub(crate) listed: &'static Listed<G, B>,
}

impl<G: Game, B> fmt::Debug for Hosted<G, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.game.fmt(f)
    }
}

impl<G: Game, B> Hosted<G, B> {
    pub(crate) const fn new(
        game: G,
        boxed: &'static Boxed<G::Data>,
        listed: &'static Listed<G, B>,
    ) -> Hosted<G, B> {
        Hosted { game, boxed, listed }
    }

    pub(crate) fn read_action(action: &Value) -> Result<G::Action, Objection> {
        let read = <G::Action as serde::Deserialize>::deserialize(action);
        read.map_err(|error| Objection::Format(format!("no action of this game: {error}")))
    }

    /// A refusal as the table puts it, with what only an aid would tell.
    pub(crate) fn ruled(&self, refusal: G::Refusal) -> Objection {
        let hint = self.listed.aids.as_ref().and_then(|aids| (aids.hint)(&refusal));
        let (message, said, rule) = (refusal.to_string(), refusal.message(), refusal.cites());
        Objection::Rules { message, said, hint, rule }
    }

    pub(crate) fn choices(&self, seat: Seat) -> Choices<G::Action> {
        let mut choices = Choices::default();
        self.game.actions(seat, &mut choices);
        choices
    }

    /// What `viewer` may decide after `picked`.
    pub(crate) fn offer(&self, viewer: Viewer, picked: &str) -> Offer<G::Action> {
        let Viewer::Player(seat) = viewer else { return Offer::default() };
        let choices = self.choices(seat);
        let is_legal = |action: &G::Action| self.game.check(seat, action).is_ok();
        Offer::new(picked, &choices, |prefix| next_among(&choices, prefix, is_legal))
    }
}
