//! Things that can be clicked, and things that say why they cannot.

use maud::{Markup, html};

use crate::{Stage, at};

/// Whether a thing may be clicked, has been picked, or says why not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pick {
    adds: Option<String>,
    why: Option<String>,
    picked: bool,
}

/// The drawing of something on a board.
#[derive(Clone, Debug)]
pub struct Piece {
    /// What lies below the ring.
    pub below: Markup,
    /// The ring that shows that it may be clicked or was picked.
    pub ring: Markup,
    /// What lies above the ring, such as numbers.
    pub above: Markup,
}

impl Pick {
    /// The thing that `word` stands for: clickable if the path may go on with
    /// it, otherwise with the reason, if somebody decides now.
    pub fn of(stage: &Stage<'_>, word: &str) -> Pick {
        let adds = stage.way(word).map(str::to_owned);
        let asked = adds.is_none() && stage.decides();
        let why = if asked { (stage.why)(word) } else { None };
        Pick { adds, why, picked: stage.has_picked(word) }
    }

    /// The thing that `word` stands for, which cannot be clicked now but may have been.
    pub fn settled(stage: &Stage<'_>, word: &str) -> Pick {
        Pick { picked: stage.has_picked(word), ..Pick::default() }
    }

    /// The thing that `word` stands for, if it can be clicked or was picked.
    pub fn only(stage: &Stage<'_>, word: &str) -> Pick {
        let adds = stage.way(word).map(str::to_owned);
        Pick { adds, why: None, picked: stage.has_picked(word) }
    }

    /// Whether it may be clicked.
    pub const fn may(&self) -> bool {
        self.adds.is_some()
    }

    fn class(&self) -> &'static str {
        match self {
            Pick { adds: Some(_), .. } => " may",
            Pick { picked: true, .. } => " picked",
            Pick { why: Some(_), .. } => " may-not",
            Pick { .. } => "",
        }
    }

    /// A piece of a board: a group at a place, with its title.
    pub fn piece(
        &self,
        class: &str,
        (x, y): (i32, i32),
        title: &str,
        Piece { below, ring, above }: Piece,
    ) -> Markup {
        let reachable = (self.may() || self.why.is_some()).then_some("0");
        let role = if reachable.is_some() { "button" } else { "img" };
        let disabled = (self.why.is_some()).then_some("true");
        html! {
            g class={ (class) (self.class()) } transform=(at(x, y)) role=(role) aria-label=(title)
                tabindex=[reachable] aria-disabled=[disabled]
                data-pick=[&self.adds] data-why=[&self.why] {
                title { (title) }
                (below)
                @if self.may() || self.picked {
                    g class="ring-edge" { (ring) }
                    g class="ring" { (ring) }
                } @else if self.why.is_some() {
                    g class="halo" { (ring) }
                }
                (above)
            }
        }
    }

    /// A button beside the board; nothing if there is nothing to click or say.
    pub fn button(&self, class: &str, inner: Markup) -> Markup {
        let disabled = (self.why.is_some()).then_some("true");
        html! {
            @if self.may() || self.why.is_some() {
                button type="button" class={ "choice " (class) (self.class()) }
                    aria-disabled=[disabled] data-pick=[&self.adds] data-why=[&self.why] {
                    (inner)
                }
            }
        }
    }
}
