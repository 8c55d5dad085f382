//! Games that were played before hold, mark by mark, with the box that they name.

use std::path::Path;

use boxes::Contents;
use cube_express_rules::components::Data;
use cube_express_rules::{Action, Chance, CubeExpress};
use serde_json::{Value, from_value};
use tabletop::{Game, Mute, Seat, Setup, Turn};

/// Replays a transcript; returns how many moves it has.
fn replay(text: &str) -> usize {
    let mut lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let head = lines.next().expect("a header");
    let data = Data::shelf().find(head["data"].as_str().expect("a hash")).expect("it is known");
    let setup = Setup {
        players: from_value(head["players"].clone()).expect("a number"),
        variant: from_value(head["variant"].clone()).expect("a name"),
        edition: from_value(head["edition"].clone()).expect("a number"),
        switches: from_value(head["setup"].clone()).expect("switches"),
    };
    let mut game = CubeExpress::new(&setup, data).expect("it exists");
    let mut plies = 0;
    for line in lines.filter(|line| line.get("end").is_none()) {
        if let Some(chance) = line.get("chance") {
            let chance: Chance = from_value(chance.clone()).expect("a chance");
            game.resolve(&chance, &mut Mute).expect("possible");
        } else {
            let seat: Seat = from_value(line["seat"].clone()).expect("a seat");
            let action: Action = from_value(line["action"].clone()).expect("an action");
            game.apply(seat, &action, &mut Mute).expect("legal");
        }
        let mark = tabletop::fingerprint(&game);
        assert_eq!(line["mark"].as_str(), Some(mark.as_str()), "{line}");
        plies += 1;
    }
    assert_eq!(game.turn(), Turn::Over);
    plies
}

#[test]
fn games_played_before_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let files = std::fs::read_dir(folder).expect("the transcripts");
    let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()));
    let plies: Vec<_> = texts.map(|text| replay(&text.expect("text"))).collect();
    assert_eq!(plies.len(), 3);
    assert!(plies.iter().all(|&plies| plies > 100), "{plies:?}");
}
