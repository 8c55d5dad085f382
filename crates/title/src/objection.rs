//! Why a request to a table is turned down.

use locale::Words;
use tabletop::{BadPath, Message};

/// Why a request to a table was turned down.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Objection {
    /// The path spells nothing.
    #[error(transparent)]
    Path(#[from] BadPath),
    /// The path is only the beginning of an action.
    #[error("the decision {0:?} is not complete")]
    Incomplete(String),
    /// No action, or no chance, of this game looks like that.
    #[error("{0}")]
    Format(String),
    /// The rules forbid it.
    #[error("{message} ({rule})")]
    Rules {
        /// Why, in plain English, for developers.
        message: String,
        /// Why, to be put into a player's words.
        said: Message,
        /// The same with what only an aid tells.
        hint: Option<Message>,
        /// The rule it rests on.
        rule: &'static str,
    },
    /// The game has no such bot.
    #[error("{game} has no bot {bot:?}; there is {known}")]
    Bot {
        /// The game.
        game: &'static str,
        /// What was asked for.
        bot: String,
        /// What there is.
        known: String,
    },
    /// A program from outside does not play as it should.
    #[error("{0}")]
    Program(String),
    /// The game did not end within its bound.
    #[error("{0} did not end within its bound")]
    Endless(&'static str),
}

impl Objection {
    /// The rule behind a refusal.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Objection::Rules { rule, .. } => Some(rule),
            Objection::Path(_)
            | Objection::Incomplete(_)
            | Objection::Format(_)
            | Objection::Bot { .. }
            | Objection::Program(_)
            | Objection::Endless(_) => None,
        }
    }

    /// The objection as a table without aids puts it.
    #[must_use]
    pub fn unaided(self) -> Objection {
        match self {
            Objection::Rules { message, said, rule, .. } => {
                Objection::Rules { message, said, hint: None, rule }
            }
            Objection::Path(_)
            | Objection::Incomplete(_)
            | Objection::Format(_)
            | Objection::Bot { .. }
            | Objection::Program(_)
            | Objection::Endless(_) => self,
        }
    }

    /// The objection as one sentence in a player's language, with its rule.
    pub fn text(&self, words: &Words, names: &[String]) -> String {
        match self {
            Objection::Rules { said, hint, rule, .. } => {
                let said = hint.as_ref().unwrap_or(said);
                format!("{} ({rule})", words.say(said, names))
            }
            Objection::Path(_) => words.text("objection-path"),
            Objection::Incomplete(_) => words.text("objection-incomplete"),
            Objection::Format(_) | Objection::Program(_) => words.text("objection-format"),
            Objection::Bot { bot, .. } => {
                words.with("objection-bot", &[("bot", bot.as_str().into())])
            }
            Objection::Endless(_) => words.text("objection-endless"),
        }
    }
}
