//! Transcripts that do not hold: which line is wrong, and why, in words.

use std::fmt;

use axum::http::StatusCode;
use catalog::Fault;
use locale::{Language, Words};
use title::Title;

/// The first thing wrong with a transcript, and what it takes to say so.
#[derive(Clone)]
pub struct Faulty {
    pub(crate) fault: Fault,
    /// The game that it is of, if there is such, and the names in it.
    pub(crate) title: Option<&'static dyn Title>,
    pub(crate) names: Vec<String>,
}

impl fmt::Debug for Faulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}

impl Faulty {
    pub(crate) const fn status(&self) -> StatusCode {
        match self.fault {
            Fault::Unreadable { .. } => StatusCode::BAD_REQUEST,
            Fault::Breach { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// The line that is wrong, and the move in it.
    pub(crate) const fn place(&self) -> (Option<usize>, Option<u64>) {
        match &self.fault {
            Fault::Unreadable { line, .. } => (Some(*line), None),
            Fault::Breach { line, ply, .. } => (Some(*line), *ply),
        }
    }

    /// The rule of the game, or the part of the format, that is broken.
    pub(crate) const fn rule(&self) -> Option<&'static str> {
        match &self.fault {
            Fault::Unreadable { .. } => None,
            Fault::Breach { rule, .. } => Some(*rule),
        }
    }

    /// Where a rule of the game can be read.
    pub(crate) fn rule_address(&self) -> Option<String> {
        pages::rule_address(self.title?, self.rule()?)
    }

    /// Which line is wrong, and why.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let (line, ply, why) = match &self.fault {
            Fault::Unreadable { line: 1, .. } => return words.text("faulty-none"),
            Fault::Unreadable { line, plies, .. } => {
                let place = [("line", (*line).into()), ("plies", number(*plies).into())];
                return words.with("faulty-unreadable", &place);
            }
            Fault::Breach { line, ply, message, rule, objection } => {
                let said = objection.as_ref().zip(self.title).map(|(objection, title)| {
                    objection.text(title.words(words.language()), &self.names)
                });
                let of_format = match *rule {
                    "move" => "faulty-move-form".to_owned(),
                    rule => format!("faulty-{rule}"),
                };
                let detail = || {
                    let said = words.text(&of_format);
                    // Whoever reads the file speaks English.
                    match words.language() {
                        Language::En => format!("{said} ({message})"),
                        Language::De | Language::Es => said,
                    }
                };
                // What the rules forbid is said by the game.
                let is_rules =
                    objection.as_ref().is_some_and(|objection| objection.rule().is_some());
                (*line, *ply, said.filter(|_| is_rules).unwrap_or_else(detail))
            }
        };
        let place = [("line", line.into()), ("why", why.into())];
        match ply {
            Some(ply) => words
                .with("faulty-move", &[place.as_slice(), &[("ply", number(ply).into())]].concat()),
            None => words.with("faulty-line", &place),
        }
    }
}

fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
