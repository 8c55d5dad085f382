//! `ingenio tournament` from outside.

use std::process::{Command, Output};

use serde_json::Value;

fn tournament(arguments: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_ingenio");
    let arguments = ["tournament"].into_iter().chain(arguments.split(' '));
    Command::new(program).args(arguments).output().expect("the program runs")
}

fn report(arguments: &str) -> Value {
    let done = tournament(arguments);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).expect("one JSON object")
}

/// The report without what depends on the clock.
fn timeless(arguments: &str) -> Value {
    let mut report = report(arguments);
    for bot in report["bots"].as_array_mut().expect("a list") {
        for field in ["mean_ms", "worst_ms", "imagined_per_second"] {
            assert!(bot[field].take().as_f64().is_some_and(|number| number >= 0.0), "{field}");
        }
    }
    report
}

const GAME: &str = "santiago-de-cuba --players 3 --bots medium,greedy --games 6 --json";

#[test]
fn bots_are_rated_with_their_intervals() {
    let report = timeless(&format!("{GAME} --budget 300it --stats"));
    assert_eq!((&report["games"], &report["players"]), (&6.into(), &3.into()));
    let bots = report["bots"].as_array().expect("a list");
    // The names are repeated in turn: medium, greedy, medium.
    let seats: Vec<_> =
        bots.iter().map(|bot| (bot["name"].as_str(), bot["seats"].as_u64())).collect();
    assert_eq!(seats, [(Some("medium"), Some(12)), (Some("greedy"), Some(6))]);
    let number = |bot: &Value, field: &str| bot[field].as_f64().expect("a number");
    let wins: f64 = bots.iter().map(|bot| number(bot, "wins")).sum();
    assert!((wins - 6.0).abs() < 1e-9, "{wins}");
    for bot in bots {
        let [low, share, high] = ["low", "win_share", "high"].map(|field| number(bot, field));
        assert!(low <= share && share <= high && high - low > 0.1, "{bot}");
        let [low, rating, high] =
            ["rating_low", "rating", "rating_high"].map(|field| number(bot, field));
        assert!(low <= rating && rating <= high, "{bot}");
    }
    assert!(report["events_per_game"].as_object().is_some_and(|events| events.len() > 5));
    let counted = |what: &str| report["counts"][what]["of"].as_i64();
    assert_eq!(counted("supply of points empty"), Some(6));
    assert!(counted("points: delivery round").is_some_and(|points| points > 6), "{report}");
}

/// What another box does to play is measured before anything is changed.
#[test]
fn bots_are_rated_with_a_box_of_ones_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("box.toml");
    let program = env!("CARGO_BIN_EXE_ingenio");
    let written = Command::new(program).args(["box", "new", "santiago-de-cuba"]).output();
    let ours = String::from_utf8(written.expect("the program runs").stdout).expect("a box file");
    let mine = ours
        .replacen("trading_office_less = { value = 0", "trading_office_less = { value = 5", 1)
        .replacen("name = \"", "name = \"Mine, ", 1);
    std::fs::write(&file, mine).expect("a file of ours");
    let report = report(&format!("{GAME} --budget 0it --stats --box {}", file.display()));
    assert_eq!(report["box"]["name"], "Mine, Ingenio's reading");
    assert_eq!(report["counts"]["points: trading_office"]["amount"], 0);
}

#[test]
fn counted_moves_give_the_same_games_whatever_the_number_of_threads() {
    let one = timeless(&format!("{GAME} --budget 200it --seed 3"));
    assert_eq!(one, timeless(&format!("{GAME} --budget 200it --seed 3 --threads 3")));
    assert_ne!(one, timeless(&format!("{GAME} --budget 200it --seed 4")));
}

#[test]
fn a_budget_of_nothing_is_one_too() {
    assert_eq!(report(&format!("{GAME} --budget 0"))["games"], 6);
}

#[test]
fn bad_use_is_refused_in_a_sentence() {
    for (arguments, sentence) in [
        ("santiago-de-cuba --bots clever", "no bot \"clever\""),
        ("santiago-de-cuba --players 2 --bots hard,medium,greedy", "3 bots for 2 players"),
        ("santiago-de-cuba --bots hard --budget long", "number of milliseconds"),
        ("havana --bots hard", "there is no game \"havana\""),
    ] {
        let refused = tournament(arguments);
        assert_eq!(refused.status.code(), Some(2), "{arguments}");
        let said = String::from_utf8_lossy(&refused.stderr);
        assert!(said.contains(sentence), "{arguments}: {said}");
    }
}
