//! What is decided at a table: paths that clicks spell, and actions as transcripts hold them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use catalog::GAMES;
use serde_json::Value;
use tabletop::{Dice as _, Seat, SeededDice, Setup, Turn, Viewer};
use title::{Table, Title};

use super::Target;
use crate::mutate::{any, below, bytes, json_value, one_in};
use crate::seeds::Seeds;
use crate::watch::Watch;

/// So many moves are made in a case.
const MOVES: usize = 40;
/// A case begins at most so many moves into a real game.
const DEEPEST: usize = 160;
/// So many paths are tried in a case.
const PATHS: usize = 60;

/// Every set-up of a game.
pub(crate) fn set_ups(title: &dyn Title) -> Vec<Setup> {
    let profile = title.profile();
    let all = profile.variants.iter().flat_map(|&(players, variants)| {
        variants.iter().map(move |variant| profile.setup(players, Some(variant), BTreeMap::new()))
    });
    all.filter_map(Result::ok).collect()
}

/// A table to begin with: a new one, or some way into a real game.
fn begin(dice: &mut SeededDice, seeds: &Seeds) -> Result<Box<dyn Table>, String> {
    if one_in(dice, 2) {
        let title = *any(dice, GAMES);
        let set_ups = set_ups(title);
        let opened = title.open(any(dice, &set_ups), &title.boxes().built_in().hash);
        return opened.map_err(|error| format!("does not open: {error}"));
    }
    let text = any(dice, &seeds.transcripts);
    let moves = u64::try_from(below(dice, DEEPEST.min(text.lines().count()))).unwrap_or(0);
    let replay = catalog::replay_to(text, Some(moves));
    replay.map(|replay| replay.table).map_err(|fault| format!("a real game is refused: {fault}"))
}

/// Fails if anything is wrong with the position.
fn sound(table: &dyn Table, what: &str) -> Result<(), String> {
    let wrong = table.audit();
    if wrong.is_empty() { Ok(()) } else { Err(format!("after {what}: {}", wrong.join("; "))) }
}

/// A move that nobody offers: it is refused and leaves no trace, or leaves a sound position.
fn odd_move(table: &dyn Table, seat: Option<Seat>, body: &Value) -> Result<(), String> {
    let mut tried = table.boxed_clone();
    let before = tried.fingerprint();
    let checked = seat.map(|seat| tried.check(seat, body).is_ok());
    let done = match seat {
        Some(seat) => tried.apply(seat, body),
        None => tried.resolve(body),
    };
    if checked.is_some_and(|checked| checked != done.is_ok()) {
        return Err(format!("checks and does otherwise: {body}"));
    }
    match done {
        Ok(_) => sound(tried.as_ref(), &body.to_string()),
        Err(_) if tried.fingerprint() != before => {
            Err(format!("is refused and leaves a trace: {body}"))
        }
        Err(_) => Ok(()),
    }
}

/// One of the seats that a table can have, there or not.
fn any_seat(dice: &mut SeededDice) -> Seat {
    Seat::new(u8::try_from(dice.roll(8)).unwrap_or(0))
}

/// Makes some moves, with odd ones tried in between, and audits every position.
pub(crate) fn some_steps(
    table: &mut dyn Table,
    dice: &mut SeededDice,
    moves: usize,
    watch: &Watch,
    after: &str,
) -> Result<(), String> {
    let mut input = after.to_owned();
    for _ in 0..moves {
        let (seat, body) = match table.turn() {
            Turn::Over => break,
            Turn::Chance => (None, table.draw(dice)),
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = *any(dice, &seats);
                let paths = table.paths(seat);
                if paths.is_empty() {
                    return Err(format!("asks {seat:?} and offers nothing"));
                }
                let path = any(dice, &paths);
                let action = table.action(path);
                (Some(seat), action.map_err(|objection| format!("{path} is offered: {objection}"))?)
            }
        };
        if one_in(dice, 2) {
            let odd = json_value(dice, &body);
            let whose = if one_in(dice, 4) { Some(any_seat(dice)) } else { seat };
            watch.note(&format!("{input}\ntried: {whose:?} {odd}"));
            odd_move(table, whose, &odd)?;
        }
        let _ = write!(
            input,
            "\n{} {body}",
            seat.map_or("chance".to_owned(), |seat| seat.index().to_string())
        );
        watch.note(&input);
        let done = match seat {
            Some(seat) => table.apply(seat, &body),
            None => table.resolve(&body),
        };
        done.map_err(|objection| format!("what is offered is refused: {body}: {objection}"))?;
        sound(table, &body.to_string())?;
        table.view(Viewer::Public);
    }
    Ok(())
}

/// Random games, with the audit after each step.
pub(crate) struct Actions<'s> {
    pub(crate) seeds: &'s Seeds,
    pub(crate) watch: &'s Watch,
}

impl Target for Actions<'_> {
    fn attempt(&mut self, dice: &mut SeededDice) -> Result<bool, String> {
        let mut table = begin(dice, self.seeds)?;
        some_steps(table.as_mut(), dice, MOVES, self.watch, "")?;
        Ok(true)
    }
}

/// Paths as clicks spell them.
pub(crate) struct Paths<'s> {
    pub(crate) seeds: &'s Seeds,
    pub(crate) watch: &'s Watch,
}

impl Target for Paths<'_> {
    fn attempt(&mut self, dice: &mut SeededDice) -> Result<bool, String> {
        let mut table = begin(dice, self.seeds)?;
        while table.turn() == Turn::Chance {
            let chance = table.draw(dice);
            table.resolve(&chance).map_err(|objection| objection.to_string())?;
        }
        let Turn::Decide(seats) = table.turn() else { return Ok(false) };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *any(dice, &seats);
        let paths = table.paths(seat);
        let mut taken = false;
        for _ in 0..PATHS {
            let (real, other) = (any(dice, &paths), any(dice, &paths));
            let path = match dice.roll(4) {
                0 => real.clone(),
                1 => words(dice, real, other),
                _ => bytes(dice, real, other),
            };
            let whose = if one_in(dice, 4) { any_seat(dice) } else { seat };
            self.watch.note(&path);
            table.next(whose, &path);
            let Ok(action) = table.action(&path) else { continue };
            let back = table.path(&action).map_err(|objection| objection.to_string())?;
            if table.action(&back).ok().as_ref() != Some(&action) {
                return Err(format!("{path:?} reads as {action}, which is spelled {back:?}"));
            }
            odd_move(table.as_ref(), Some(whose), &action)?;
            taken = true;
        }
        Ok(taken)
    }
}

/// A path with one of its words from another.
fn words(dice: &mut SeededDice, real: &str, other: &str) -> String {
    let mut words: Vec<&str> = real.split('/').collect();
    let others: Vec<&str> = other.split('/').collect();
    let at = below(dice, words.len());
    let other: &&str = any(dice, &others);
    words[at] = other;
    words.join("/")
}
