//! A game as it is put on the shelf.

use std::marker::PhantomData;
use std::sync::OnceLock;

use art::{Accounts, Chronicle, Lesson, Stage, Tool};
use bots::{Bot, Intents};
use locale::{Language, Words};
use maud::Markup;
use tabletop::{Game, Key, Message};

use crate::bench::Figure;
use crate::objection::Objection;

/// A name and how to hire the bot.
pub type Hire<G> = (&'static str, fn() -> Box<dyn Bot<G>>);

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
    pub(crate) words: [OnceLock<Words>; Language::ALL.len()],
    board: PhantomData<fn() -> B>,
}

impl<G: Game, B> Listed<G, B> {
    /// Puts a game on the shelf that these bots play.
    pub const fn new(bots: &'static [Hire<G>]) -> Listed<G, B> {
        let words = [const { OnceLock::new() }; Language::ALL.len()];
        let (accounts, chronicle, tool) = (None, None, None);
        let (aids, lesson, figures, board) = (None, None, None, PhantomData);
        Listed { bots, aids, accounts, chronicle, lesson, tool, figures, words, board }
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

    /// The same game with figures of its own beside those that every game has.
    #[must_use]
    pub const fn measuring(mut self, figures: fn(u32) -> Vec<Figure>) -> Listed<G, B> {
        self.figures = Some(figures);
        self
    }
}

/// Hires the bot called `name`.
pub(crate) fn hire<G: Game>(bots: &[Hire<G>], name: &str) -> Result<Box<dyn Bot<G>>, Objection> {
    let found = bots.iter().find(|(known, _)| *known == name);
    found.map(|(_, hire)| hire()).ok_or_else(|| {
        let known: Vec<&str> = bots.iter().map(|&(name, _)| name).collect();
        Objection::Bot { game: G::PROFILE.name, bot: name.to_owned(), known: known.join(", ") }
    })
}
