//! What a board is told before it draws, and what it draws.

use locale::Words;
use maud::Markup;
use tabletop::{Game, Seat, Viewer, spelled};

use crate::{Beside, Offer, Sight};

/// Everything a drawing depends on besides the view of the game.
#[expect(missing_debug_implementations, reason = "holds a closure")]
pub struct Stage<'s, G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// The players' names by seat.
    pub names: &'s [String],
    /// The words of the viewer's language.
    pub words: &'s Words,
    /// What the viewer may decide; nothing for whoever does not.
    pub offer: &'s Offer<G::Action>,
    /// Why the viewer may not decide so, as a sentence that names its rule.
    pub why: &'s dyn Fn(&G::Action) -> Option<String>,
    /// Whether the viewer may ask of anything why it cannot be done: a player may while the
    /// game goes on.
    pub asks: bool,
    /// Whether the table helps with what the rules leave to the players' own
    /// reckoning, such as the best run or a projected income.
    pub aids: bool,
    /// What the latest moves made happen, as far as the viewer may know it.
    pub lately: &'s [G::Event],
    /// What the round is called, counted from the first; nothing where nobody has counted.
    pub round: Option<&'s str>,
    /// What is remembered of earlier moves, by keys of the game's [`Chronicle`](crate::Chronicle).
    pub remembered: &'s [(&'static str, u32)],
    /// The one drawing that is looked at, where a board has several for windows of different
    /// shapes; nothing where that is not known.
    pub scene: Option<&'s str>,
    /// What the host adds to the players' panels, by seat.
    pub beside: &'s [Beside],
}

impl<G: Game> Stage<'_, G> {
    /// Whether the viewer is the one to decide.
    pub const fn decides(&self) -> bool {
        !self.offer.is_empty()
    }

    /// Whether a drawing of this name is to be drawn.
    pub fn wants(&self, scene: &str) -> bool {
        self.scene.is_none_or(|wanted| wanted == scene)
    }

    /// What a piece holds that cannot be clicked: how to ask why not `attempt`, which a click
    /// on it would mean.
    pub fn ask(&self, attempt: &G::Action) -> Option<String> {
        self.asks.then(|| spelled(attempt).into())
    }

    /// What a thing holds that no decision is about: how to ask whose it is, and what is to be
    /// decided instead. Its board knows where the rules tell of `what`.
    pub fn see(&self, what: &str, of: impl Into<Option<Seat>>) -> Option<String> {
        self.asks.then(|| Sight { what, of: of.into() }.written())
    }

    /// What somebody's thing holds: how to ask why not `attempt`, if it is the viewer's, or else
    /// whose it is.
    pub fn ask_or_see(&self, attempt: &G::Action, what: &str, of: Seat) -> Option<String> {
        let own = self.viewer == Viewer::Player(of);
        if own { self.ask(attempt) } else { self.see(what, of) }
    }

    /// What the host adds to the panel of the player in `seat`.
    pub fn beside(&self, seat: Seat) -> Option<&Beside> {
        self.beside.get(seat.index())
    }

    /// The name of the player in `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Draws a stage on which there is nothing to click.
pub fn still<G: Game, T>(
    viewer: Viewer,
    words: &Words,
    names: &[String],
    draw: impl FnOnce(&Stage<'_, G>) -> T,
) -> T {
    let offer = Offer::default();
    let why = |_: &G::Action| None;
    let (offer, why) = (&offer, &why);
    let (asks, aids, lately, round, remembered, scene) = (false, true, &[], None, &[], None);
    let beside = &[];
    #[rustfmt::skip]
    let stage = Stage {
        viewer, names, words, offer, why, asks, aids, lately, round, remembered, scene, beside,
    };
    draw(&stage)
}

/// A table as a page shows it, in pieces that can be replaced one by one.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The symbols that all the other pieces use; a page holds it once.
    pub sheet: Markup,
    /// The board itself.
    pub board: Markup,
    /// One sentence: what is to be decided, or whom the table waits for.
    pub question: Markup,
    /// The choices that are best made by a button beside the board.
    pub choices: Markup,
    /// The players: names, and what everybody may know of them.
    pub players: Markup,
    /// Where the game stands, in a few words each: round, phase, what remains.
    pub status: Vec<Markup>,
}
