//! Games that bots play, and their transcripts.

use std::path::Path;

use serde_json::Value;

use crate::{complaint, folder, json, printed, text};

#[test]
fn a_simulation_reports_what_the_contract_says() {
    let report = json(&[
        "simulate",
        "santiago-de-cuba",
        "--players",
        "3",
        "--variant",
        "open",
        "--bots",
        "greedy,random,random",
        "--games",
        "20",
        "--seed",
        "4",
        "--json",
    ]);
    let expected = [
        "game",
        "variant",
        "players",
        "bots",
        "games",
        "finished",
        "actions",
        "seconds",
        "actions_per_second",
        "games_per_second",
        "mean_actions_per_game",
        "mean_score",
        "wins",
        "wins_by_bot",
        "endings",
    ];
    let mut fields: Vec<&str> = expected.to_vec();
    fields.sort_unstable();
    let found: Vec<&str> =
        report.as_object().expect("an object").keys().map(String::as_str).collect();
    let mut found_sorted = found.clone();
    found_sorted.sort_unstable();
    assert_eq!(found_sorted, fields);
    assert_eq!((&report["games"], &report["finished"]), (&20.into(), &20.into()));
    let wins: f64 =
        report["wins"].as_array().expect("a list").iter().filter_map(Value::as_f64).sum();
    assert!((wins - 20.0).abs() < 1e-9, "{wins}");
    let endings: u64 =
        report["endings"].as_object().expect("a table").values().filter_map(Value::as_u64).sum();
    assert_eq!(endings, 20);
}

/// The same seed: the same transcripts byte for byte, whatever the number of threads.
#[test]
fn threads_do_not_change_the_games() {
    let [one, two] = [folder("one-thread"), folder("two-threads")];
    for (threads, folder) in [("1", &one), ("2", &two)] {
        printed(&[
            "simulate",
            "santiago-de-cuba",
            "--games",
            "12",
            "--seed",
            "8",
            "--threads",
            threads,
            "--save",
            text(folder),
        ]);
    }
    for number in 0..12 {
        let name = format!("{number:06}.jsonl");
        let read = |folder: &Path| std::fs::read_to_string(folder.join(&name)).expect("saved");
        assert_eq!(read(&one), read(&two));
    }
    assert_eq!(one.read_dir().expect("a folder").count(), 12);
    let (code, sentence) = complaint(&["simulate", "santiago-de-cuba", "--save", text(&one)]);
    assert_eq!(code, Some(2));
    assert!(sentence.contains("is not empty"), "{sentence}");
}

#[test]
fn saved_games_replay_and_spoiled_ones_are_found_out() {
    let folder = folder("replay");
    printed(&["simulate", "santiago-de-cuba", "--games", "2", "--save", text(&folder)]);
    let [first, second] = ["000000.jsonl", "000001.jsonl"].map(|name| folder.join(name));
    let told = printed(&["replay", text(&first), text(&second)]);
    assert_eq!(told.lines().filter(|line| line.contains("moves hold, ended by")).count(), 2);
    let report = json(&["replay", "--json", text(&first)]);
    assert_eq!(report["finished"], true);
    // Nobody committed to the dice of a simulation.
    let (code, sentence) = complaint(&["replay", "--dice", text(&first)]);
    assert_eq!(code, Some(1));
    assert!(sentence.contains("line 1: the header opens no dice (dice)"), "{sentence}");

    let whole = std::fs::read_to_string(&first).expect("saved");
    let spoil = |name: &str, text: &str| {
        let file = folder.join(name);
        std::fs::write(&file, text).expect("a folder of ours");
        file
    };
    let wrong = spoil("wrong.jsonl", &whole.replacen("\"ply\":7", "\"ply\":8", 1));
    let (code, sentence) = complaint(&["replay", text(&wrong)]);
    assert_eq!(code, Some(1));
    assert!(sentence.contains("wrong.jsonl: line 9, ply 7"), "{sentence}");
    let cut = spoil("cut.jsonl", &whole[..whole.len() / 2]);
    let (code, sentence) = complaint(&["replay", text(&cut)]);
    assert_eq!(code, Some(2));
    assert!(sentence.contains("is cut or is no JSON"), "{sentence}");
    let lines: Vec<&str> = whole.lines().take(30).collect();
    let unfinished = spoil("unfinished.jsonl", &lines.join("\n"));
    assert!(printed(&["replay", text(&unfinished)]).contains("unfinished"));
    let (code, sentence) = complaint(&["replay", text(&folder.join("missing.jsonl"))]);
    assert_eq!(code, Some(2));
    assert!(sentence.contains("cannot read"), "{sentence}");
}
