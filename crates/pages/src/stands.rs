//! Where a bot plays for somebody: a sign beside their name that says for how long.

use art::Beside;
use locale::Words;
use maud::{Markup, html};
use tabletop::Seat;

use crate::clocks::clock;
use crate::record::State;
use crate::scene::Scene;

/// For how long a bot plays for somebody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stands {
    /// For this turn.
    Turn,
    /// Until they return.
    Return,
    /// The same, unless somebody else takes the seat before.
    Offered,
    /// For good: they have given up.
    Left,
}

impl Stands {
    /// How it is with one seat.
    pub(crate) fn of(scene: &Scene<'_>, seat: Seat) -> Option<Stands> {
        let record = scene.record;
        let place = record.places.get(seat.index())?;
        let is_offered = || record.together.offers.iter().any(|(offered, _)| *offered == seat);
        match place.stand.filter(|_| record.state == State::Playing)? {
            _ if place.has_left => Some(Stands::Left),
            "turn" => Some(Stands::Turn),
            _ if is_offered() => Some(Stands::Offered),
            _ => Some(Stands::Return),
        }
    }

    /// The id of the sentence about it.
    const fn said(self) -> &'static str {
        match self {
            Stands::Turn => "stands-turn",
            Stands::Return => "stands-return",
            Stands::Offered => "stands-offered",
            Stands::Left => "stands-left",
        }
    }

    /// A sign to stand after a name.
    pub(crate) fn sign(self, words: &Words, name: &str) -> Markup {
        drawn(&words.with(self.said(), &[("name", name.into())]))
    }
}

/// By seat whether a bot plays for somebody.
pub fn stands(scene: &Scene<'_>) -> Vec<Option<Stands>> {
    let seats = (0u8..).map(Seat::new).zip(&scene.record.places);
    seats.map(|(seat, _)| Stands::of(scene, seat)).collect()
}

/// Whether nobody is there any more, so that bots wait until somebody returns.
pub fn is_deserted(scene: &Scene<'_>) -> bool {
    scene.record.together.is_deserted
}

/// The sign after the name of whoever sits in a seat, if a bot plays for them.
pub(crate) fn sign(scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
    let stands = Stands::of(scene, seat)?;
    Some(stands.sign(scene.preferences.words(), scene.name(seat)))
}

/// The sign that a bot has decided for somebody.
pub(crate) fn decided(scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.preferences.words();
    drawn(&words.with("stands-decided", &[("name", scene.name(seat).into())]))
}

/// By seat what stands in the panel besides what the game tells.
pub(crate) fn beside(scene: &Scene<'_>) -> Vec<Beside> {
    let seats = (0u8..).map(Seat::new).zip(&scene.record.places);
    let drawn = |(seat, place)| Beside {
        sign: sign(scene, seat).unwrap_or_default(),
        below: clock(scene, place),
    };
    seats.map(drawn).collect()
}

fn drawn(said: &str) -> Markup {
    html! {
        span.stands-in role="img" aria-label=(said) title=(said) {
            svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href="#art-bot" {} }
        }
    }
}
