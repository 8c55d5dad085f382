//! Programs from outside, seated by `simulate` and `tournament`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::root;

/// The example, as its documents start it.
const BOT: &str = "cmd:python3 examples/python/bot.py";

/// The program, run where the examples are.
fn ingenio(arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_ingenio");
    Command::new(program).args(arguments).current_dir(root()).output().expect("the program starts")
}

fn json(arguments: &[&str]) -> Value {
    let output = ingenio(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("a folder of ours");
    }
    folder
}

#[test]
fn the_python_bot_plays_every_game_with_few_and_with_many() {
    let games = json(&["games", "--json"]);
    let games = games["games"].as_array().expect("a list");
    assert_eq!(games.len(), 4);
    for game in games {
        let id = game["id"].as_str().expect("a name");
        let counts = game["players"].as_array().expect("a list");
        for players in [&counts[0], &counts[counts.len() - 1]] {
            let players = players.to_string();
            let report = json(&[
                "simulate",
                id,
                "--players",
                &players,
                "--bots",
                BOT,
                "--games",
                "3",
                "--threads",
                "2",
                "--json",
            ]);
            assert_eq!(report["finished"], 3, "{report}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_number_of_threads() {
    let saved = |threads: &str, seed: &str| {
        let folder = folder(&format!("programs-{threads}-{seed}"));
        let bots = format!("{BOT},greedy,{BOT}");
        json(&[
            "simulate",
            "cube-express",
            "--players",
            "3",
            "--bots",
            &bots,
            "--games",
            "5",
            "--threads",
            threads,
            "--seed",
            seed,
            "--json",
            "--save",
            folder.to_str().expect("a plain path"),
        ]);
        let read = |number| std::fs::read_to_string(folder.join(format!("{number:06}.jsonl")));
        (0..5).map(|number| read(number).expect("a transcript")).collect::<Vec<_>>()
    };
    let one = saved("1", "7");
    assert_eq!(one, saved("3", "7"));
    assert_ne!(one, saved("1", "8"));
    assert_ne!(one[0], one[1]);
}

/// What the seat is told, said by a program that plays the first choice and writes it all down.
#[test]
fn a_program_is_told_what_the_documents_say() {
    let notes = folder("programs-notes");
    std::fs::create_dir_all(&notes).expect("a new folder");
    let (script, heard) = (notes.join("first.py"), notes.join("heard.jsonl"));
    let text = "import json, sys\n\
                with open(sys.argv[1], 'w') as notes:\n\
                \x20   for line in sys.stdin:\n\
                \x20       notes.write(line)\n\
                \x20       told = json.loads(line)\n\
                \x20       if 'choices' in told:\n\
                \x20           print(json.dumps({'path': told['choices'][0]}), flush=True)\n";
    std::fs::write(&script, text).expect("a script");
    let bot = format!("cmd:python3 {} {}", script.display(), heard.display());
    json(&[
        "simulate",
        "18cuba",
        "--players",
        "3",
        "--variant",
        "long",
        "--games",
        "2",
        "--seed",
        "3",
        "--bots",
        &format!("random,{bot},random"),
        "--json",
    ]);
    let heard = std::fs::read_to_string(heard).expect("notes");
    let heard: Vec<Value> =
        heard.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let documents = include_str!("../../../../docs/programs.md");
    let said = |field: &str| assert!(documents.contains(&format!("`{field}`")), "{field}");
    let (mut begun, mut ended, mut runs) = (0, 0, 0);
    for told in &heard {
        let fields: Vec<&str> =
            told.as_object().expect("an object").keys().map(String::as_str).collect();
        match fields.as_slice() {
            ["begin"] => {
                let begin = told["begin"].as_object().expect("an object");
                begin.keys().for_each(|field| said(field));
                assert_eq!((&begin["number"], &begin["seat"]), (&begun.into(), &1.into()));
                assert_eq!((&begin["game"], &begin["variant"]), (&"18cuba".into(), &"long".into()));
                assert_eq!(begin["names"][1], bot.as_str());
                begun += 1;
            }
            ["end"] => {
                let end = told["end"].as_object().expect("an object");
                end.keys().for_each(|field| said(field));
                assert_eq!(end["places"].as_array().map(Vec::len), Some(3));
                ended += 1;
            }
            _ => {
                assert_eq!(fields, ["choices", "open", "ranges", "seat", "view"]);
                fields.iter().for_each(|field| said(field));
                assert_eq!(told["seat"], 1);
                assert!(told["choices"].as_array().is_some_and(|all| !all.is_empty()), "{told}");
                for run in told["ranges"].as_array().expect("a list") {
                    run.as_object().expect("an object").keys().for_each(|field| said(field));
                    let [path, low, high] =
                        ["path", "low", "high"].map(|field| run[field].to_string());
                    for end in [low, high] {
                        let whole = format!("{}/{end}", path.trim_matches('"'));
                        let choices = told["choices"].as_array().expect("a list");
                        assert!(choices.contains(&whole.as_str().into()), "{whole} in {choices:?}");
                    }
                    runs += 1;
                }
            }
        }
    }
    assert_eq!((begun, ended), (2, 2));
    assert!(runs > 0, "somebody may name an amount in this game");
}

/// Whether a process runs, or is left over, whose command has this word.
fn runs(word: &str) -> bool {
    let folders = std::fs::read_dir("/proc").expect("processes").flatten();
    folders.into_iter().any(|process| {
        let command = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
        command.split(|&byte| byte == 0).any(|one| one == word.as_bytes())
    })
}

#[test]
fn a_program_that_does_wrong_ends_the_contest_with_a_sentence() {
    let answers =
        |answer: &str| format!("sh -c 'read begin; while read line; do echo \"{answer}\"; done'");
    let said = |path: &str| answers(&format!(r#"{{\"path\":\"{path}\"}}"#));
    for (number, (command, sentence)) in [
        ("/no/such/program".to_owned(), "cannot be started"),
        ("sh -c 'exit 3'".to_owned(), "ended (exit status: 3) before the game did"),
        ("sh -c 'read line; read line; exit 0'".to_owned(), "ended (exit status: 0)"),
        ("sh -c 'kill -9 $$'".to_owned(), "ended (signal: 9"),
        (answers("nonsense"), "answered \"nonsense\": expected"),
        (answers("[1]"), "answered \"[1]\""),
        (answers("{}"), "either a path or an action"),
        (answers(r#"{\"path\":\"a\"}"#).replace("}", "}}"), "trailing characters"),
        (answers(r#"{\"pass\":1}"#), "unknown field `pass`"),
        (said("nowhere"), "spells no action"),
        (said("drive"), "is not complete"),
        (said("aside/rum"), "(§"),
        ("sleep 60".to_owned(), "has not answered within 1500 ms"),
        ("sh -c 'exec cat > /dev/null'".to_owned(), "before the game"),
        ("yes".to_owned(), "said more than the one line that it was asked for"),
        ("cat /dev/zero".to_owned(), "a line of more than 65536 bytes"),
        (answers(r"\0377"), "is no text"),
    ]
    .into_iter()
    .enumerate()
    {
        let mark = format!("mark-{}-{number}", std::process::id());
        let bots = match command.split(' ').next() {
            Some("sh") => format!("cmd:{command} {mark}"),
            _ => format!("cmd:{command}"),
        };
        for contest in ["simulate", "tournament"] {
            let start = Instant::now();
            let done = ingenio(&[
                contest,
                "santiago-de-cuba",
                "--bots",
                &bots,
                "--games",
                "1000000",
                "--threads",
                "2",
                "--patience",
                "1500",
                "--json",
            ]);
            let complaint = String::from_utf8_lossy(&done.stderr);
            assert_eq!(done.status.code(), Some(2), "{command}: {complaint}");
            assert!(complaint.starts_with("ingenio: game "), "{command}: {complaint}");
            assert_eq!(complaint.lines().count(), 1, "{command}: {complaint}");
            assert!(complaint.contains(sentence), "{command}: {complaint}");
            assert!(done.stdout.is_empty(), "{command}");
            assert!(start.elapsed() < Duration::from_secs(30), "{command}");
            assert!(!runs(&mark), "{command} still runs");
        }
    }
}

#[test]
fn a_command_that_names_nothing_is_refused_before_anything_is_played() {
    for bots in ["cmd:", "cmd: ", "random,cmd:,random,random", "cmd:'python3"] {
        let done = ingenio(&["simulate", "cuba", "--bots", bots]);
        let complaint = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(2), "{bots}: {complaint}");
        assert!(complaint.contains("names no program"), "{bots}: {complaint}");
    }
}

#[test]
fn programs_are_rated_like_bots_and_end_with_the_tournament() {
    let mark = format!("mark-{}", std::process::id());
    let bots = format!("{BOT} {mark},greedy");
    let report = json(&[
        "tournament",
        "santiago-de-cuba",
        "--players",
        "2",
        "--bots",
        &bots,
        "--games",
        "8",
        "--json",
    ]);
    let names: Vec<_> =
        report["bots"].as_array().expect("a list").iter().map(|bot| bot["name"].clone()).collect();
    assert!(names.contains(&format!("{BOT} {mark}").into()), "{names:?}");
    assert!(!runs(&mark), "a program was left behind");
}
