//! Programs that play from outside: what they are told, and what they answer.
//!
//! Everything is one JSON object a line; `docs/programs.md` describes every field.

use std::fmt;

use bots::Seen;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{Choices, Cites as _, Game, Reading, Seat, read, spelled};

use crate::objection::Objection;
use crate::table::{Ended, Run};

/// Where programs that play from outside are fetched, by their name in a contest.
pub trait Outside: fmt::Debug + Send + Sync {
    /// A program of this name that sits nowhere; nothing if it is none of ours.
    fn fetch(&self, name: &str) -> Option<Result<Box<dyn Outsider>, Objection>>;
    /// Takes a program back whose game is over; it may sit down again.
    fn release(&self, name: &str, outsider: Box<dyn Outsider>);
}

/// A program that plays a seat from outside.
pub trait Outsider: Send {
    /// What it is called where it does wrong.
    fn name(&self) -> &str;
    /// Hears a line and answers nothing.
    fn hear(&mut self, line: String) -> Result<(), Objection>;
    /// Hears a line and answers with one.
    fn answer(&mut self, line: String) -> Result<String, Objection>;
}

/// What a program is told after each game.
pub(crate) fn over(ended: &Ended) -> String {
    json!({ "end": ended }).to_string()
}

/// What a program is asked.
#[derive(Serialize)]
struct Question<'q, V> {
    seat: Seat,
    view: V,
    choices: Vec<String>,
    ranges: Vec<Run>,
    open: &'q [&'static str],
}

/// What a program answers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    path: Option<String>,
    action: Option<Value>,
}

/// Asks a program what it does.
pub(crate) fn decided<G: Game>(
    outsider: &mut dyn Outsider,
    game: &G,
    seen: &Seen<'_, G>,
) -> Result<G::Action, Objection> {
    let mut choices = Choices::default();
    seen.actions(&mut choices);
    let question = Question {
        seat: seen.seat(),
        view: seen.view(),
        choices: choices.samples().map(|action| spelled(&action).into()).collect(),
        ranges: choices.ranges().iter().map(Run::of).collect(),
        open: choices.open(),
    };
    let question = serde_json::to_string(&question).expect("plain data can be written");
    let answer = outsider.answer(question)?;
    let wrong = |why: &str| {
        let (name, answer) = (outsider.name(), short(&answer));
        Objection::Program(format!("the program {name:?} answered {answer}: {why}"))
    };
    let read = understood::<G>(&answer).map_err(|why| wrong(&why))?;
    let checked = game.check(seen.seat(), &read);
    checked.map_err(|refusal| wrong(&format!("{refusal} ({})", refusal.cites())))?;
    Ok(read)
}

/// The action that an answer names, whatever the position.
fn understood<G: Game>(answer: &str) -> Result<G::Action, String> {
    // An array would be taken for the fields of an object in their order.
    if !answer.trim_ascii_start().starts_with('{') {
        return Err("an answer is a JSON object".to_owned());
    }
    let answer: Answer = serde_json::from_str(answer).map_err(|error| error.to_string())?;
    match answer {
        Answer { path: Some(path), action: None } => match read::<G::Action>(&path) {
            Ok(Reading::Whole(action)) => Ok(action),
            Ok(Reading::Prefix) => Err(format!("the path {path:?} is not complete")),
            Err(bad) => Err(bad.to_string()),
        },
        Answer { path: None, action: Some(action) } => {
            serde_json::from_value(action).map_err(|error| error.to_string())
        }
        Answer { .. } => Err("an answer has either a path or an action".to_owned()),
    }
}

/// An answer as it is shown in a sentence.
fn short(answer: &str) -> String {
    let answer = answer.trim_end();
    let cut: String = answer.chars().take(80).collect();
    let more = if cut.len() < answer.len() { "…" } else { "" };
    format!("{cut:?}{more}")
}
