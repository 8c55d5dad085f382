//! A game as it is put on the shelf.

use std::marker::PhantomData;
use std::sync::OnceLock;
use std::time::Duration;

use art::{Accounts, Chronicle, Lesson, Stage, Tool};
use bots::{Bot, Budget, Intents};
use locale::{Language, Words};
use maud::Markup;
use tabletop::{Game, Key, Message};

use crate::bench::Figure;
use crate::count::Count;
use crate::objection::Objection;

/// A level of play: a bot that can be hired, and how long it thinks about a decision.
#[expect(missing_debug_implementations, reason = "a list of functions")]
pub struct Hire<G: Game> {
    name: &'static str,
    time: Duration,
    moves: u64,
    bot: fn() -> Box<dyn Bot<G>>,
}

impl<G: Game> Hire<G> {
    /// A bot that answers at once.
    pub const fn new(name: &'static str, bot: fn() -> Box<dyn Bot<G>>) -> Hire<G> {
        Hire { name, time: Duration::ZERO, moves: 0, bot }
    }

    /// The same bot, which thinks: so many milliseconds at a table, and so many imagined moves
    /// where games must be the same on every machine.
    #[must_use]
    pub const fn thinking(mut self, millis: u64, moves: u64) -> Hire<G> {
        self.time = Duration::from_millis(millis);
        self.moves = moves;
        self
    }

    /// What it is called, and how long it thinks at a table.
    pub(crate) const fn level(&self) -> Level {
        Level { name: self.name, time: self.time }
    }

    /// What it may think where games must be the same on every machine.
    pub(crate) const fn moves(&self) -> Budget {
        Budget::Moves(self.moves)
    }

    /// Somebody who plays so.
    pub(crate) fn bot(&self) -> Box<dyn Bot<G>> {
        (self.bot)()
    }
}

/// A level of play, by its name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// What it is called.
    pub name: &'static str,
    /// How long such a bot thinks about a decision at a table.
    pub time: Duration,
}

/// The help that a table can give, and do without if its players agree.
#[expect(missing_debug_implementations, reason = "a list of functions")]
pub struct Aids<G: Game> {
    /// What has changed from one position to another that matters to the viewer.
    pub compare: fn(&G::View, &G::View, &Stage<'_, G>) -> Markup,
    /// What is said instead of a refusal's sentence where more may be told.
    pub hint: fn(&G::Refusal) -> Option<Message>,
    /// What may be decided ahead of time.
    pub intents: &'static dyn Intents<G>,
}

/// What a game that is over counts of its play, from the last position and all that was announced.
type Counts<G> = fn(&G, &[<G as Game>::Event]) -> Vec<Count>;

/// A game with its bots, drawn by `B`.
#[expect(missing_debug_implementations, reason = "a list of functions")]
pub struct Listed<G: Game, B> {
    pub(crate) bots: &'static [Hire<G>],
    pub(crate) aids: Option<Aids<G>>,
    pub(crate) accounts: Option<&'static dyn Accounts<G>>,
    pub(crate) chronicle: Option<&'static dyn Chronicle<G>>,
    pub(crate) lesson: Option<Lesson>,
    pub(crate) tool: Option<Tool>,
    pub(crate) figures: Option<fn(u32) -> Vec<Figure>>,
    pub(crate) counts: Option<Counts<G>>,
    pub(crate) words: [OnceLock<Words>; Language::ALL.len()],
    board: PhantomData<fn() -> B>,
}

impl<G: Game, B> Listed<G, B> {
    /// Puts a game on the shelf that these bots play.
    pub const fn new(bots: &'static [Hire<G>]) -> Listed<G, B> {
        let words = [const { OnceLock::new() }; Language::ALL.len()];
        let (accounts, chronicle, tool) = (None, None, None);
        let (aids, lesson, figures, counts, board) = (None, None, None, None, PhantomData);
        Listed { bots, aids, accounts, chronicle, lesson, tool, figures, counts, words, board }
    }

    /// The same game, at whose tables players may be helped.
    #[must_use]
    pub const fn aided(mut self, aids: Aids<G>) -> Listed<G, B> {
        self.aids = Some(aids);
        self
    }

    /// The same game with its books.
    #[must_use]
    pub const fn keeping(mut self, accounts: &'static dyn Accounts<G>) -> Listed<G, B> {
        self.accounts = Some(accounts);
        self
    }

    /// The same game, which tells its rounds and where scores came from.
    #[must_use]
    pub const fn telling(mut self, chronicle: &'static dyn Chronicle<G>) -> Listed<G, B> {
        self.chronicle = Some(chronicle);
        self
    }

    /// The same game with a prepared opening to play along with.
    #[must_use]
    pub const fn teaching(mut self, lesson: Lesson) -> Listed<G, B> {
        self.lesson = Some(lesson);
        self
    }

    /// The same game with a page of its own for people at a real table.
    #[must_use]
    pub const fn lending(mut self, tool: Tool) -> Listed<G, B> {
        self.tool = Some(tool);
        self
    }

    /// The same game, which counts of its play by what its box is judged.
    #[must_use]
    pub const fn counting(mut self, counts: Counts<G>) -> Listed<G, B> {
        self.counts = Some(counts);
        self
    }

    /// The same game with figures of its own beside those that every game has.
    #[must_use]
    pub const fn measuring(mut self, figures: fn(u32) -> Vec<Figure>) -> Listed<G, B> {
        self.figures = Some(figures);
        self
    }
}

/// The level called `name`.
pub(crate) fn hire<'b, G: Game>(bots: &'b [Hire<G>], name: &str) -> Result<&'b Hire<G>, Objection> {
    bots.iter().find(|known| known.name == name).ok_or_else(|| {
        let known: Vec<&str> = bots.iter().map(|known| known.name).collect();
        Objection::Bot { game: G::PROFILE.name, bot: name.to_owned(), known: known.join(", ") }
    })
}
