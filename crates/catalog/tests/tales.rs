//! What a game tells of itself: its scores add up from where they came, and its rounds have names.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;

use locale::Language;
use serde_json::Value;
use tabletop::{Key as _, Seat, SeededDice, Turn};
use title::{Gain, Happened, Table, Title};

/// All that was gained in a game, and its rounds.
#[derive(Default)]
struct Told {
    gains: Vec<Gain>,
    rounds: Vec<String>,
}

impl Told {
    fn begin(table: &dyn Table) -> Told {
        let chronicle = table.chronicle().expect("every game of ours is told");
        Told { gains: chronicle.begun(), rounds: chronicle.begins(None).into_iter().collect() }
    }

    fn note(&mut self, before: &dyn Table, after: &dyn Table, happened: &dyn Happened) {
        let chronicle = after.chronicle().expect("every game of ours is told");
        self.gains.extend(chronicle.gains(before, happened));
        self.rounds.extend(chronicle.begins(Some(before)));
    }

    /// The sum of a seat over every source, each of which is known.
    fn total(&self, seat: usize, sources: &[&str]) -> i32 {
        let own = self.gains.iter().filter(|gain| gain.seat.index() == seat);
        own.inspect(|gain| assert!(sources.contains(&gain.source), "{gain:?}"))
            .map(|gain| gain.amount)
            .sum()
    }

    /// Everything adds up, and every round has a name.
    fn holds(&self, title: &dyn Title, table: &dyn Table, which: &str) {
        let ended = table.outcome().expect("the game is over");
        let chronicle = table.chronicle().expect("every game of ours is told");
        let sources = chronicle.sources();
        for (seat, &score) in ended.scores.iter().enumerate() {
            assert_eq!(self.total(seat, &sources), score, "{which}, seat {seat}");
            let words = title.words(Language::En);
            let made = chronicle.made_of(Seat::new(u8::try_from(seat).unwrap()), words);
            let made: Vec<i32> = made.into_iter().map(|part| part.amount).collect();
            assert!(made.is_empty() || made.iter().sum::<i32>() == score, "{which}: {made:?}");
        }
        let keys: Vec<&str> = self.rounds.iter().map(String::as_str).collect();
        // Where nobody founds anything, 18Cuba is a single stock round.
        assert!(!keys.is_empty(), "{which}");
        for &language in Language::ALL {
            let names = chronicle.names(&keys, title.words(language));
            assert_eq!(names.len(), keys.len(), "{which}");
        }
    }
}

/// Plays a game of one kind of bot against itself.
fn played(title: &'static dyn Title, bot: &str, (players, variant): (u8, &str), seed: u64) {
    let setup = title.profile().setup(players, Some(variant), BTreeMap::new()).unwrap();
    let mut table = title.open(&setup, &title.boxes().built_in().hash).unwrap();
    let mut told = Told::begin(table.as_ref());
    let mut dice = SeededDice::new(seed);
    loop {
        let before = table.boxed_clone();
        let happened = match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.resolve(&before.draw(&mut dice)).unwrap(),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let action = table.advice(bot, seat, &mut dice).unwrap();
                table.apply(seat, &action).unwrap()
            }
        };
        told.note(before.as_ref(), table.as_ref(), happened.as_ref());
    }
    let id = title.profile().id;
    assert!(bot == "random" || told.rounds.len() > 3, "{id}: {:?}", told.rounds);
    told.holds(title, table.as_ref(), &format!("{id}, {players}, {variant}, {bot}, {seed}"));
}

/// Several games of every set-up, by good and by random players.
fn all(id: &str, games: u64) {
    let title = catalog::find(id).unwrap();
    for &(players, variants) in title.profile().variants {
        for &variant in variants {
            for bot in ["random", title.quick_bot()] {
                (0..games).for_each(|seed| played(title, bot, (players, variant), seed));
            }
        }
    }
}

#[test]
fn scores_of_santiago_de_cuba_add_up_from_their_sources() {
    all("santiago-de-cuba", 6);
}

#[test]
fn scores_of_cuba_add_up_from_their_sources() {
    all("cuba", 2);
}

#[test]
fn scores_of_cube_express_add_up_from_their_sources() {
    all("cube-express", 4);
}

#[test]
fn scores_of_18cuba_add_up_from_their_sources() {
    all("18cuba", 1);
}

/// Every way a game can end, a bankruptcy among them.
#[test]
fn scores_of_golden_games_add_up_from_their_sources() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for &title in catalog::GAMES {
        let folder = root.join(title.profile().id).join("rules/tests/transcripts");
        for file in folder.read_dir().unwrap().map(|file| file.unwrap().path()) {
            golden(title, &std::fs::read_to_string(&file).unwrap(), &file.display().to_string());
        }
    }
}

fn golden(title: &'static dyn Title, text: &str, which: &str) {
    let replayed = catalog::replay(text).unwrap();
    let mut table = catalog::replay_to(text, Some(0)).unwrap().table;
    let mut told = Told::begin(table.as_ref());
    for line in text.lines().skip(1) {
        let line: Value = serde_json::from_str(line).unwrap();
        let before = table.boxed_clone();
        let happened = match (line.get("chance"), line.get("seat").and_then(Value::as_u64)) {
            (Some(chance), _) => table.resolve(chance).unwrap(),
            (None, Some(seat)) => {
                let seat = Seat::new(u8::try_from(seat).unwrap());
                table.apply(seat, &line["action"]).unwrap()
            }
            (None, None) => continue,
        };
        told.note(before.as_ref(), table.as_ref(), happened.as_ref());
    }
    assert_eq!(table.outcome(), replayed.end);
    told.holds(title, table.as_ref(), which);
}

/// A source without a word would be shown by its key.
#[test]
fn every_source_has_a_word_in_every_language() {
    for &title in catalog::GAMES {
        let setup = title.profile().usual();
        let table = title.open(&setup, &title.boxes().built_in().hash).unwrap();
        for source in table.chronicle().unwrap().sources() {
            for &language in Language::ALL {
                let id = format!("source-{source}");
                assert!(title.words(language).has(&id), "{id} in {language:?}");
            }
        }
    }
}
