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

/// Plays the first choice and writes down all that it is told.
const NOTING: &str = "import json, sys
with open(sys.argv[1], 'w') as notes:
    for line in sys.stdin:
        notes.write(line)
        told = json.loads(line)
        if 'choices' in told:
            print(json.dumps({'path': told['choices'][0]}), flush=True)
";

/// What somebody in seat 1 of two long games of three is told, and what they are called there.
fn heard() -> (Vec<Value>, String) {
    let notes = folder("programs-notes");
    std::fs::create_dir_all(&notes).expect("a new folder");
    let (script, heard) = (notes.join("first.py"), notes.join("heard.jsonl"));
    std::fs::write(&script, NOTING).expect("a script");
    let bot = format!("cmd:python3 {} {}", script.display(), heard.display());
    let bots = format!("random,{bot},random");
    let game = ["simulate", "18cuba", "--players", "3", "--variant", "long", "--games", "2"];
    json(&[&game[..], &["--seed", "3", "--bots", &bots, "--json"]].concat());
    let heard = std::fs::read_to_string(heard).expect("notes");
    (heard.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect(), bot)
}

/// The fields of an object, each of which the documents must describe.
fn fields(value: &Value) -> Vec<&str> {
    let documents = include_str!("../../../../docs/programs.md");
    let fields: Vec<&str> =
        value.as_object().expect("an object").keys().map(String::as_str).collect();
    for field in &fields {
        let described = [format!("`{field}`"), format!("{{\"{field}\":")];
        assert!(described.iter().any(|text| documents.contains(text)), "{field}");
    }
    fields
}

#[test]
fn a_program_is_told_what_the_documents_say() {
    let (heard, bot) = heard();
    let (mut games, mut ended, mut amounts) = (0, 0, 0);
    for told in &heard {
        match fields(told).as_slice() {
            ["begin"] => {
                let begin = &told["begin"];
                assert_eq!(fields(begin).len(), 10);
                assert_eq!((&begin["number"], &begin["seat"]), (&games.into(), &1.into()));
                assert_eq!((&begin["game"], &begin["variant"]), (&"18cuba".into(), &"long".into()));
                assert_eq!(begin["names"][1], bot.as_str());
                games += 1;
            }
            ["end"] => {
                assert_eq!(fields(&told["end"]), ["places", "reason", "scores"]);
                assert_eq!(told["end"]["places"].as_array().map(Vec::len), Some(3));
                ended += 1;
            }
            question => {
                assert_eq!(question, ["choices", "open", "ranges", "seat", "view"]);
                assert_eq!(told["seat"], 1);
                let choices = told["choices"].as_array().expect("a list");
                assert!(!choices.is_empty(), "{told}");
                for run in told["ranges"].as_array().expect("a list") {
                    assert_eq!(fields(run), ["high", "low", "path", "step"]);
                    for end in ["low", "high"] {
                        let whole = format!("{}/{}", run["path"].as_str().expect("text"), run[end]);
                        assert!(choices.contains(&whole.as_str().into()), "{whole} in {choices:?}");
                    }
                    amounts += 1;
                }
            }
        }
    }
    assert_eq!((games, ended), (2, 2));
    assert!(amounts > 0, "somebody may name an amount in this game");
}

/// Whether a process runs whose command has this word.
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
        (answers("nonsense"), "answered \"nonsense\": an answer is a JSON object"),
        (answers("[1]"), "answered \"[1]\": an answer is a JSON object"),
        (answers("{}"), "either a path or an action"),
        (answers(r#"{\"path\":\"a\"}"#).replace('}', "}}"), "trailing characters"),
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

/// Whatever a program has started ends with it: after the last game, and if it does wrong.
#[test]
fn what_a_program_has_started_ends_with_it() {
    let folder = folder("programs-children");
    std::fs::create_dir_all(&folder).expect("a new folder");
    let sleeps = "python3 -c 'import time; time.sleep(100)'";
    for (number, then, patience, status) in
        [(0, "", "1500", 2), (1, "& python3 examples/python/bot.py", "60000", 0)]
    {
        let mark = format!("mark-{}-child-{number}", std::process::id());
        let script = folder.join(format!("run-{number}.sh"));
        std::fs::write(&script, format!("{sleeps} {mark} {then}\n")).expect("a script");
        let bots = format!("cmd:sh {}", script.display());
        let game = ["simulate", "santiago-de-cuba", "--bots", &bots, "--games", "2"];
        let done = ingenio(&[&game[..], &["--threads", "1", "--patience", patience]].concat());
        let complaint = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(status), "{complaint}");
        assert!(!runs(&mark), "{then}: it still runs");
    }
}

#[test]
fn a_command_that_names_nothing_is_refused_before_anything_is_played() {
    let none = "names no program";
    for (bots, why) in [
        ("cmd:", none),
        ("cmd: ", none),
        ("random,cmd:,random,random", none),
        ("cmd:'python3", "opens a quote and does not close it"),
    ] {
        let done = ingenio(&["simulate", "cuba", "--bots", bots]);
        let complaint = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(2), "{bots}: {complaint}");
        assert!(complaint.contains(why), "{bots}: {complaint}");
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
