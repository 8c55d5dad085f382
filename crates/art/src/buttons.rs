//! The list of choices beside the board.

use maud::{Markup, html};
use tabletop::Game;

use crate::{Pick, Stage, Way};

/// How passing is spelled, by whatever name a game calls it: one key leads to it in all of them.
const PASSING: [&str; 3] = ["pass", "done", "skip"];

/// A button of the list.
#[derive(Clone, Debug)]
pub struct Button {
    /// Those with less come first; passing comes last.
    pub rank: u8,
    /// Its class: `quiet` for passing, `brief` for what is clicked on the board as well: it is
    /// low, and its note stands only where the board is not seen whole.
    pub class: &'static str,
    /// The drawing before the words, if there is one.
    pub picture: Option<Markup>,
    /// The words: what the click does.
    pub text: String,
    /// What comes of it, where the words only name it.
    pub note: Option<String>,
}

impl Button {
    /// A button in the order of the offer, passing last.
    pub fn new(class: &'static str, picture: Option<Markup>, text: String) -> Button {
        Button { rank: u8::from(class == "quiet"), class, picture, text, note: None }
    }
}

/// A button for everything that may be clicked, as `button` describes it.
///
/// What it leaves out is clicked on the board alone.
pub fn buttons<G: Game>(
    stage: &Stage<'_, G>,
    button: impl Fn(&Way<G::Action>) -> Option<Button>,
) -> Markup {
    let mut all: Vec<(&Way<G::Action>, Button)> =
        stage.offer.ways().iter().filter_map(|way| Some((way, button(way)?))).collect();
    all.sort_by_key(|(_, button)| button.rank);
    html! {
        @for (way, Button { class, picture, text, note, .. }) in all {
            (Pick::way(way).keyed(PASSING.contains(&way.adds()).then_some("p")).button(class, html! {
                @if let Some(picture) = picture { (picture) }
                span { (text) @if let Some(note) = note { small class="note" { (note) } } }
            }))
        }
    }
}
