//! Drawings that stand alone.

use std::path::Path;

use art::{Board, still};
use cuba18_board::Island;
use cuba18_rules::{Action, Chance, Cuba18};
use locale::{Language, Words};
use serde_json::Value;
use tabletop::{Game, Key, Mute, Seat, Setup, Viewer};

/// A number of a transcript.
fn number(value: &Value) -> u8 {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).expect("a small number")
}

/// The position in which a transcript ends.
fn end(transcript: &str) -> Cuba18 {
    let mut lines = transcript.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    let header: Value = lines.next().expect("a header");
    let setup = Setup {
        players: number(&header["players"]),
        variant: header["variant"].as_str().expect("a variant").to_owned(),
        edition: number(&header["edition"]).into(),
        switches: serde_json::from_value(header["setup"].clone()).expect("switches"),
    };
    let mut game = Cuba18::new(&setup).expect("it exists");
    for line in lines {
        if let Some(chance) = line.get("chance") {
            let chance: Chance = serde_json::from_value(chance.clone()).expect("a chance");
            game.resolve(&chance, &mut Mute).expect("it was possible");
        } else if let Some(action) = line.get("action") {
            let action: Action = serde_json::from_value(action.clone()).expect("an action");
            game.apply(Seat::new(number(&line["seat"])), &action, &mut Mute).expect("it was legal");
        }
    }
    game
}

/// A program that reads XML reads the poster of every game that was played.
#[test]
fn every_poster_is_well_formed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/transcripts");
    let names = ["<Anna>", "B&B", "\"Carlo\"", "Dora", "Emil", "Flora"].map(str::to_owned);
    let mut drawn = 0;
    for file in folder.read_dir().expect("there are transcripts") {
        let file = file.expect("a file").path();
        let game = end(&std::fs::read_to_string(&file).expect("it can be read"));
        let view = game.view(Viewer::Public);
        for &language in Language::ALL {
            let words = Words::new(language, &[art::locale(language), Island::locale(language)]);
            let poster =
                still(Viewer::Public, &words, &names, |stage| Island::poster(&view, stage));
            let poster = poster.into_string();
            let read = roxmltree::Document::parse(&poster)
                .unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
            assert_eq!(read.root_element().tag_name().name(), "svg");
            assert!(read.descendants().any(|node| node.text() == Some("<Anna>")));
            drawn += 1;
        }
    }
    assert!(drawn >= 24, "{drawn} drawings");
}
