//! Programs that play from outside, one JSON object a line (`docs/programs.md`).

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::bail;
use clap::Args;
use title::{Objection, Outside, Outsider};

use process::Process;

mod process;

/// What a bot's name begins with that is a program from outside.
const PREFIX: &str = "cmd:";

/// How long a program from outside may think.
#[derive(Copy, Clone, Debug, Args)]
pub(crate) struct Patience {
    /// How many milliseconds a program of `cmd:` may take for an answer.
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    patience: u64,
}

/// The programs that sit nowhere at the moment, by their names. Those that do are whoever
/// fetched them's: each sits at one table, and sees nobody else's view.
#[derive(Debug)]
pub(crate) struct Programs {
    patience: Duration,
    idle: Mutex<HashMap<String, Idle>>,
}

/// Programs that wait for their next game.
#[derive(Default)]
struct Idle(Vec<Box<dyn Outsider>>);

impl std::fmt::Debug for Idle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.len().fmt(f)
    }
}

impl Programs {
    /// Nobody yet.
    pub(crate) fn new(patience: Patience) -> Arc<Programs> {
        let patience = Duration::from_millis(patience.patience);
        Arc::new(Programs { patience, idle: Mutex::default() })
    }
}

impl Outside for Programs {
    fn fetch(&self, name: &str) -> Option<Result<Box<dyn Outsider>, Objection>> {
        let command = name.strip_prefix(PREFIX)?;
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(program) = idle.get_mut(name).and_then(|idle| idle.0.pop()) {
            return Some(Ok(program));
        }
        drop(idle);
        let started = Process::start(command, self.patience);
        Some(started.map(|process| Box::new(process) as Box<dyn Outsider>))
    }

    fn release(&self, name: &str, outsider: Box<dyn Outsider>) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.entry(name.to_owned()).or_default().0.push(outsider);
    }
}

/// Whether a bot is a program from outside; one without a name is none.
pub(crate) fn is_program(bot: &str) -> anyhow::Result<bool> {
    let Some(command) = bot.strip_prefix(PREFIX) else { return Ok(false) };
    match words(command) {
        None => bail!("{bot:?} opens a quote and does not close it"),
        Some(words) if words.is_empty() => {
            bail!("{bot:?} names no program; it has the form 'cmd:python3 bot.py'")
        }
        Some(_) => Ok(true),
    }
}

/// The words of a command; quotes keep together what has spaces. Nothing if one is not closed.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            (Some(_) | None, _) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_into_words() {
        let split = |command| words(command).expect("closed quotes");
        assert_eq!(split(" python3  bot.py -v "), ["python3", "bot.py", "-v"]);
        assert_eq!(
            split(r#"sh -c 'read a "b"' "" x"y z""#),
            ["sh", "-c", r#"read a "b""#, "", "xy z"]
        );
        assert_eq!(words("sh -c 'read"), None);
        for wrong in ["cmd:", "cmd:  ", "cmd:'a"] {
            assert!(is_program(wrong).is_err(), "{wrong}");
        }
        assert!(is_program("cmd:x").expect("a program") && !is_program("x").expect("a level"));
    }
}
