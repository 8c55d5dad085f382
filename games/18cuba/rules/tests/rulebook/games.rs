//! Played games, decision by decision: the golden transcripts, and random ones with any box.

use crate::table::built_in;
use std::collections::BTreeMap;
use std::path::Path;

use cuba18_rules::components::Data;
use cuba18_rules::{Action, Chance, Cuba18};
use serde_json::Value;
use tabletop::{Choices, Game, Mute, Seat, SeededDice, Setup, Turn};

/// Shows `look` every decision of every transcript: the game before it, whose it is, what it is.
pub(crate) fn each_decision(mut look: impl FnMut(&Cuba18, Seat, &Action)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    for file in folder.read_dir().expect("there are transcripts") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("it can be read");
        let mut lines = text.lines().map(|line| serde_json::from_str(line).expect("JSON"));
        let header: Value = lines.next().expect("a header");
        let mut game = Cuba18::new(&setup(&header), built_in()).expect("it exists");
        for line in lines {
            if let Some(chance) = line.get("chance") {
                let chance: Chance = serde_json::from_value(chance.clone()).expect("a chance");
                game.resolve(&chance, &mut Mute).expect("it was possible");
            } else if let Some(action) = line.get("action") {
                let action: Action = serde_json::from_value(action.clone()).expect("an action");
                let seat = line["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
                let seat = Seat::new(seat.expect("a seat"));
                look(&game, seat, &action);
                game.apply(seat, &action, &mut Mute).expect("it was legal");
            }
        }
    }
}

/// Shows `look` every position of a random game in which somebody decides.
pub(crate) fn each_random_position(
    setup: &Setup,
    data: &'static Data,
    seed: u64,
    mut look: impl FnMut(&Cuba18),
) {
    let mut game = Cuba18::new(setup, data).expect("it exists");
    let mut dice = SeededDice::new(seed);
    let mut choices = Choices::default();
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Mute).expect("it is possible");
            }
            Turn::Decide(seats) => {
                look(&game);
                let seat = seats.iter().next().expect("somebody decides");
                choices.clear();
                game.actions(seat, &mut choices);
                let action = choices.any(&mut dice).expect("nobody is stuck");
                game.apply(seat, &action, &mut Mute).expect("it is legal");
            }
        }
    }
}

fn setup(header: &Value) -> Setup {
    let players = header["players"].as_u64().and_then(|count| u8::try_from(count).ok());
    let switches = serde_json::from_value(header["setup"].clone()).expect("switches");
    let variant = header["variant"].as_str();
    let setup = Cuba18::PROFILE.setup(players.expect("a number"), variant, BTreeMap::new());
    let edition = header["edition"].as_u64().and_then(|edition| u16::try_from(edition).ok());
    // What was left out in an older edition stays left out.
    Setup { switches, edition: edition.expect("a number"), ..setup.expect("it exists") }
}
