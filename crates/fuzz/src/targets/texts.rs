//! Texts that people hand in: transcripts, positions, boxes.

use serde_json::Value;
use tabletop::{Dice as _, SeededDice};

use super::Target;
use super::play::some_steps;
use crate::mutate::{any, below, bytes, json_value, lines, one_in};
use crate::seeds::Seeds;
use crate::watch::Watch;

/// A box that was found sound is played with for so many moves.
const MOVES: usize = 24;
/// Of so many sound boxes one is kept and played with: what is kept is kept for good.
const KEPT: u32 = 4;

/// Transcripts, changed by lines or bytes.
pub(crate) struct Transcripts<'s> {
    pub(crate) seeds: &'s Seeds,
    pub(crate) watch: &'s Watch,
}

impl Target for Transcripts<'_> {
    fn attempt(&mut self, dice: &mut SeededDice) -> Result<bool, String> {
        let whole = any(dice, &self.seeds.transcripts);
        let other = any(dice, &self.seeds.transcripts);
        // Mostly the beginning of one: then more of them are tried.
        let most = if one_in(dice, 8) { usize::MAX } else { 2 + below(dice, 60) };
        let text = whole.lines().take(most).collect::<Vec<_>>().join("\n");
        let text =
            if one_in(dice, 4) { bytes(dice, &text, other) } else { lines(dice, &text, other) };
        self.watch.note(&text);
        let read = catalog::replay(&text);
        if let Ok(replay) = &read {
            let wrong = replay.table.audit();
            if !wrong.is_empty() {
                return Err(format!("is accepted, but {}", wrong.join("; ")));
            }
        }
        Ok(read.is_ok())
    }
}

/// Positions for `ingenio route`, changed as values or bytes.
pub(crate) struct Positions<'s> {
    pub(crate) seeds: &'s Seeds,
    pub(crate) watch: &'s Watch,
}

impl Target for Positions<'_> {
    fn attempt(&mut self, dice: &mut SeededDice) -> Result<bool, String> {
        let real = any(dice, &self.seeds.positions);
        let changed = json_value(dice, real);
        let text = match dice.roll(8) {
            0 => bytes(dice, &changed.to_string(), &real.to_string()),
            1 => Value::Array(vec![changed, real.clone()]).to_string(),
            _ => changed.to_string(),
        };
        self.watch.note(&text);
        let Ok(lines) = ingenio::route::lines(&text) else { return Ok(false) };
        Ok(lines.iter().any(|line| line.contains("\"revenue\"")))
    }
}

/// Boxes, changed by lines or bytes; those that are sound are played with.
pub(crate) struct Boxes<'s> {
    pub(crate) seeds: &'s Seeds,
    pub(crate) watch: &'s Watch,
}

impl Target for Boxes<'_> {
    fn attempt(&mut self, dice: &mut SeededDice) -> Result<bool, String> {
        let (real, other) = (any(dice, &self.seeds.boxes), any(dice, &self.seeds.boxes));
        let text = match dice.roll(4) {
            0 => bytes(dice, real, other),
            1 => lines(dice, real, other),
            _ => numbers(dice, real),
        };
        self.watch.note(&text);
        let Ok((title, printed)) = catalog::read_box(&text) else { return Ok(false) };
        if one_in(dice, KEPT) {
            // Too many may be in use already.
            if let Ok(kept) = title.boxes().keep(&printed.value) {
                let set_ups = super::play::set_ups(title);
                let opened = title.open(any(dice, &set_ups), &kept.hash);
                let mut table = opened.map_err(|error| format!("does not open: {error}"))?;
                some_steps(table.as_mut(), dice, MOVES, self.watch, &text)?;
            }
        }
        Ok(true)
    }
}

/// A text with some of its numbers changed.
fn numbers(dice: &mut SeededDice, text: &str) -> String {
    let mut out = text.to_owned();
    for _ in 0..=dice.roll(3) {
        let digits: Vec<usize> = out
            .char_indices()
            .filter(|(_, letter)| letter.is_ascii_digit())
            .map(|at| at.0)
            .collect();
        if digits.is_empty() {
            break;
        }
        let at = *any(dice, &digits);
        let with = ["0", "1", "2", "9", "11", "-1", "255", "70000"][below(dice, 8)];
        out.replace_range(at..=at, with);
    }
    out
}
