//! Things that can be clicked, and things that say why they cannot.

use maud::{Markup, html};
use tabletop::{Game, Spell, spelled};

use crate::{Stage, Way, at};

/// Whether a thing may be clicked, has been picked, or says why not: at once if an answer of
/// its kind is asked for, and when it is asked in every other moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pick {
    adds: Option<String>,
    chain: Option<String>,
    why: Option<String>,
    ask: Option<String>,
    picked: bool,
    key: Option<&'static str>,
    tells: bool,
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
    /// A piece that stands for some decisions: clickable if a click can mean
    /// them, otherwise with the reason why not `attempt`, which is one of them.
    pub fn of<G: Game>(
        stage: &Stage<'_, G>,
        attempt: &G::Action,
        stands_for: impl Fn(&G::Action) -> bool,
    ) -> Pick {
        let mut pick = Pick::only(stage, &stands_for);
        let offered = stage.offer.actions().any(&stands_for);
        if !offered && stage.decides() && stage.offer.is_of_kind(attempt) {
            pick.why = (stage.why)(attempt);
        }
        pick.or_ask(stage.ask(attempt))
    }

    /// The same piece, which can be asked why nothing comes of a click, unless it says so.
    #[must_use]
    pub fn or_ask(mut self, ask: Option<String>) -> Pick {
        let says = self.may() || self.picked || self.why.is_some();
        self.ask = ask.filter(|_| !says);
        self
    }

    /// The same piece, which tells what it is as well where nothing comes of a click.
    #[must_use]
    pub const fn telling(mut self, tells: bool) -> Pick {
        self.tells = tells;
        self
    }

    /// A piece that stands for one decision, with the reason if it is not allowed.
    pub fn exactly<G: Game>(stage: &Stage<'_, G>, action: &G::Action) -> Pick {
        Pick::of(stage, action, |other| other == action)
    }

    /// A piece that stands for some decisions, if it can be clicked or was picked.
    pub fn only<G: Game>(stage: &Stage<'_, G>, stands_for: impl Fn(&G::Action) -> bool) -> Pick {
        let adds = stage.offer.toward(&stands_for);
        let picked = adds.is_none() && stage.offer.has_picked(stands_for);
        Pick { adds, picked, ..Pick::default() }
    }

    /// What players look for in this moment but may not do: the reason why not `attempt`, which
    /// is one of some decisions; nothing if one of them is open.
    pub fn gone<G: Game>(
        stage: &Stage<'_, G>,
        attempt: &G::Action,
        stands_for: impl Fn(&G::Action) -> bool,
    ) -> Pick {
        // Whoever has begun something looks for how it goes on.
        let is_begun = !stage.decides() || !stage.offer.picked().is_empty();
        let is_open = stage.offer.actions().any(stands_for);
        let why = if is_begun || is_open { None } else { (stage.why)(attempt) };
        Pick { why, ..Pick::default() }
    }

    /// A piece that stands for several decisions in a row, all of them or none: how each is
    /// spelled. Which are possible its board knows from the rules.
    pub fn chain<A: Spell>(actions: &[A]) -> Pick {
        let paths: Vec<String> = actions.iter().map(|action| spelled(action).into()).collect();
        Pick { chain: Some(paths.join(";")), ..Pick::default() }
    }

    /// What a button of the list beside the board does.
    pub fn way<A>(way: &Way<A>) -> Pick {
        Pick { adds: Some(way.adds().to_owned()), ..Pick::default() }
    }

    /// The same, which a key leads to.
    #[must_use]
    pub fn keyed(mut self, key: Option<&'static str>) -> Pick {
        self.key = key;
        self
    }

    /// Whether it may be clicked.
    pub const fn may(&self) -> bool {
        self.adds.is_some() || self.chain.is_some()
    }

    fn class(&self) -> &'static str {
        match self {
            Pick { adds: Some(_), .. } | Pick { chain: Some(_), .. } => " may",
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
                data-pick=[&self.adds] data-really=[&self.chain] data-why=[&self.why] data-ask=[&self.ask]
                data-tell=[self.tells.then_some("")] {
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
                    aria-disabled=[disabled] data-pick=[&self.adds] data-really=[&self.chain]
                    data-why=[&self.why] data-key=[self.key] {
                    (inner)
                }
            }
        }
    }
}
