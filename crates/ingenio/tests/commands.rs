//! The commands as scripts use them: output, exit codes, sentences.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn ingenio(arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_ingenio");
    Command::new(program).args(arguments).output().expect("the program starts")
}

/// Standard output of a command that must succeed.
fn printed(arguments: &[&str]) -> String {
    let output = ingenio(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(arguments)).expect("one JSON object")
}

/// Exit code and the one sentence on standard error.
fn complaint(arguments: &[&str]) -> (Option<i32>, String) {
    let output = ingenio(arguments);
    assert!(output.stdout.is_empty(), "{arguments:?}");
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("a folder of ours");
    }
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn games_are_listed() {
    let listed = json(&["games", "--json"]);
    let game = &listed["games"][0];
    assert_eq!(game["id"], "santiago-de-cuba");
    assert_eq!(game["players"], serde_json::json!([2, 3, 4]));
    assert_eq!(game["variants"]["4"], serde_json::json!(["hidden", "open"]));
    assert_eq!(game["rules"][0]["name"], "new-dice");
    assert_eq!(game["rules"][0]["default"], "active");
    assert_eq!(game["bots"], serde_json::json!(["random", "beginner", "greedy", "medium", "hard"]));
    assert!(printed(&["games"]).contains("Santiago de Cuba"));
}

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

#[test]
fn bad_use_is_refused_in_a_sentence() {
    let simulate = |more: &[&str]| complaint(&[&["simulate"], more].concat());
    let cases: [(&[&str], &str); 7] = [
        (&["havana"], "there is no game \"havana\""),
        (&["santiago-de-cuba", "--players", "7"], "2, 3 or 4 players"),
        (&["santiago-de-cuba", "--variant", "ajar"], "hidden or open"),
        (&["santiago-de-cuba", "--rule", "luck=yes"], "no rule \"luck\""),
        (&["santiago-de-cuba", "--rule", "new-dice"], "NAME=VALUE"),
        (&["santiago-de-cuba", "--bots", "clever"], "no bot \"clever\""),
        (&["santiago-de-cuba", "--bots", "random,greedy"], "2 bots for 4 players"),
    ];
    for (arguments, sentence) in cases {
        let (code, said) = simulate(arguments);
        assert_eq!(code, Some(2), "{arguments:?}");
        assert!(said.contains(sentence), "{arguments:?}: {said}");
        assert_eq!(said.lines().count(), 1, "one sentence: {said}");
    }
    assert_eq!(ingenio(&["fly"]).status.code(), Some(2));
}

#[test]
fn every_command_explains_itself_with_an_example() {
    for command in ["games", "simulate", "replay", "bench"] {
        let help = printed(&[command, "--help"]);
        assert!(help.contains("Example: "), "{command}");
    }
}

/// The figures of one game; those of the server are tested beside it.
#[test]
fn the_bench_reports_its_figures() {
    let report = json(&["bench", "--only", "santiago-de-cuba", "--runs", "1", "--json"]);
    let figures = report["figures"].as_array().expect("a list");
    let playout = figures.iter().find(|figure| figure["name"] == "playout/santiago-de-cuba/4");
    let playout = playout.expect("random playouts");
    assert_eq!(playout["unit"], "actions/s");
    assert!(playout["value"].as_f64().expect("a number") > 0.0);
    for field in ["name", "value", "unit", "runs", "lowest", "highest"] {
        assert!(figures.iter().all(|figure| figure.get(field).is_some()), "{field}");
    }
}

/// A box file of a game, spoiled or corrected by replacing `from` with `to`.
fn box_file(folder: &Path, game: &str, from: &str, to: &str) -> PathBuf {
    std::fs::create_dir_all(folder).expect("a folder of ours");
    let text = printed(&["box", "new", game]);
    assert!(text.contains(from), "{game}: {from}");
    let file = folder.join(format!("{game}.toml"));
    std::fs::write(&file, text.replacen(from, to, 1)).expect("a file of ours");
    file
}

/// What an owner does: write the box, check it, play with it.
#[test]
fn every_game_s_own_box_is_sound_and_plays() {
    let folder = folder("boxes");
    let games = json(&["games", "--json"]);
    let ids = games["games"].as_array().expect("games").iter().map(|game| game["id"].as_str());
    for game in ids.flatten().filter(|game| *game != "18cuba") {
        let file = box_file(&folder, game, "name = ", "name = ");
        let report = printed(&["box", "check", text(&file)]);
        for told in
            ["a sound box", "random: 200 games", "greedy: 50 games", "endings:\n", "went well"]
        {
            assert!(report.contains(told), "{game}: {told}: {report}");
        }
    }
}

/// A box that somebody typed in, tile by tile, is checked and played.
#[test]
fn a_box_typed_by_hand_is_sound_and_plays() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let file = games.join("cube-express/rules/tests/by-hand.toml");
    let report = printed(&["box", "check", text(&file)]);
    assert!(report.contains("a sound box") && report.contains("went well"), "{report}");
}

/// What is far from our own box is called odd, and said in the game's words: set-ups, endings,
/// and what never came up.
#[test]
fn a_box_is_held_against_ours() {
    let folder = folder("odd");
    let file = box_file(&folder, "santiago-de-cuba", "name = \"", "name = \"Mine, ");
    let other = std::fs::read_to_string(&file).expect("it was written");
    let other = other.replacen("ships = { value = 7", "ships = { value = 1", 1);
    std::fs::write(&file, other.replacen("value = \"red\"", "value = \"blue\"", 1))
        .expect("a file of ours");
    let report = printed(&["box", "check", text(&file)]);
    for told in [
        "    43 games: 2 players, Holdings behind screens\n",
        " games: A delivery met the last demand\n",
        "  odd: 1 Cubans have the red flower; two would be expected\n",
        "  odd: random games are much shorter: ",
        "  odd: greedy scores are much lower: ",
    ] {
        assert!(report.contains(told), "{told}: {report}");
    }
    // With room for one resource, nobody delivers.
    let file = box_file(&folder, "cube-express", "[3, 4, 5, 6, 7, 8]", "[1, 1, 1, 1, 1, 1]");
    let report = printed(&["box", "check", text(&file)]);
    for told in [
        "  odd: it has other values than ours, but our name \"Ingenio's reading\"\n",
        "odd: nobody ever chose “",
    ] {
        assert!(report.contains(told), "{told}: {report}");
    }
}

/// Games with a box of one's own carry it in their transcripts.
#[test]
fn a_box_is_simulated_and_replayed() {
    let folder = folder("boxed");
    let from = "name = \"";
    let file = box_file(&folder, "santiago-de-cuba", from, "name = \"Mine, ");
    let other = std::fs::read_to_string(&file).expect("it was written");
    std::fs::write(&file, other.replacen("sugar = { value = 1,", "sugar = { value = 2,", 1))
        .expect("a file of ours");
    let games = folder.join("games");
    let simulated = json(&[
        "simulate",
        "santiago-de-cuba",
        "--games",
        "3",
        "--box",
        text(&file),
        "--save",
        text(&games),
        "--json",
    ]);
    assert_eq!(simulated["finished"], 3);
    assert_eq!(simulated["box"]["name"], "Mine, Ingenio's reading");
    let told = format!(
        "played with \"Mine, Ingenio's reading\", data {}",
        simulated["box"]["hash"].as_str().expect("a hash")
    );
    let said = printed(&["simulate", "santiago-de-cuba", "--games", "1", "--box", text(&file)]);
    assert!(said.contains(&format!("\n  {told}\n")), "{said}");
    let usual = json(&["simulate", "santiago-de-cuba", "--games", "1", "--json"]);
    assert!(usual.get("box").is_none(), "{usual}");
    let (code, said) = complaint(&["simulate", "cuba", "--games", "1", "--box", text(&file)]);
    assert_eq!(code, Some(2));
    assert!(said.ends_with("is a box of Santiago de Cuba, not of Cuba\n"), "{said}");
    let transcript = games.join("000000.jsonl");
    let saved = std::fs::read_to_string(&transcript).expect("it was saved");
    assert!(saved.lines().next().expect("a header").contains("\"box\":{"));
    let said = printed(&["replay", text(&transcript)]);
    assert!(said.ends_with(&format!("; {told}\n")), "{said}");
    assert_eq!(json(&["replay", "--json", text(&transcript)])["box"], simulated["box"]);
    // A header whose box says something twice: nobody knows which is meant.
    std::fs::write(&transcript, saved.replacen("\"box\":{", "\"box\":{\"start\":{},", 1))
        .expect("a file of ours");
    let (code, said) = complaint(&["replay", text(&transcript)]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("\"start\" stands twice in the box"), "{said}");
    // A header whose box is not what its hash says.
    let forged = saved.replacen("\"value\":2", "\"value\":3", 1);
    assert_ne!(forged, saved);
    std::fs::write(&transcript, forged).expect("a file of ours");
    let replayed = ingenio(&["replay", text(&transcript)]);
    assert_eq!(replayed.status.code(), Some(1));
}

/// Every complaint comes at once, with its line, and nothing is played.
#[test]
fn a_spoiled_box_is_told_all_that_is_wrong() {
    let folder = folder("spoiled");
    let file = box_file(&folder, "santiago-de-cuba", "label = \"rules\"", "label = \"rumor\"");
    let spoiled = std::fs::read_to_string(&file).expect("it was written");
    std::fs::write(&file, spoiled.replacen("[street]", "[street]\nlength = 3", 1))
        .expect("a file of ours");
    let checked = ingenio(&["box", "check", text(&file)]);
    let report = String::from_utf8_lossy(&checked.stdout);
    assert_eq!(checked.status.code(), Some(1), "{report}");
    let told = ["must be one of printed, rules, public", "nothing here is called \"length\""];
    assert!(told.iter().all(|told| report.contains(told)), "{report}");
    assert!(report.lines().filter(|line| line.contains(": line ")).count() >= 2, "{report}");
    let (code, sentence) = complaint(&["box", "check", text(&folder.join("none.toml"))]);
    assert_eq!(code, Some(2));
    assert!(sentence.contains("cannot read"), "{sentence}");
    let huge = folder.join("huge.toml");
    std::fs::write(&huge, "#".repeat(10_000_000)).expect("a file of ours");
    let (code, sentence) = complaint(&["box", "check", text(&huge)]);
    assert_eq!((code, sentence.contains("which no box is")), (Some(2), true), "{sentence}");
    let (code, sentence) = complaint(&["box", "check", text(&folder)]);
    assert_eq!((code, sentence.contains("it is a folder")), (Some(2), true), "{sentence}");
    let (code, _) = complaint(&["box", "new", "go"]);
    assert_eq!(code, Some(2));
}

/// Whatever is wrong with one file, the others are told of; nobody waits for a pipe.
#[cfg(unix)]
#[test]
fn every_file_is_checked_whatever_the_others_are() {
    let folder = folder("several");
    let sound = box_file(&folder, "santiago-de-cuba", "name = \"", "name = \"Mine, ");
    let first = std::fs::read_to_string(&sound).expect("it was written");
    let first = first.replacen("bank_pesos = { value = 2,", "bank_pesos = { value = 3,", 1);
    std::fs::write(&sound, &first).expect("a file of ours");
    let [twin, wrong, pipe, none] =
        ["twin.toml", "wrong.toml", "pipe.toml", "none.toml"].map(|name| folder.join(name));
    std::fs::write(&twin, first.replacen("Mine, ", "Yours, ", 1)).expect("a file of ours");
    std::fs::write(&wrong, "[box]\n").expect("a file of ours");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let check = |files: &[&Path]| {
        let mut arguments = vec!["box", "check"];
        arguments.extend(files.iter().copied().map(text));
        let output = ingenio(&arguments);
        let told =
            [output.stdout, output.stderr].map(|told| String::from_utf8_lossy(&told).into_owned());
        (output.status.code(), told)
    };
    let (code, [report, sentences]) =
        check(&[&none, &pipe, Path::new("/dev/zero"), &sound, &wrong, &twin]);
    assert_eq!(code, Some(2), "{report}{sentences}");
    let sentences: Vec<&str> = sentences.lines().collect();
    assert_eq!(sentences.len(), 3, "{sentences:?}");
    assert!(sentences[0].contains("none.toml: cannot read it"), "{sentences:?}");
    assert!(sentences[1].contains("pipe.toml: it is no plain file"), "{sentences:?}");
    assert!(sentences[2].contains("/dev/zero: it is no plain file"), "{sentences:?}");
    assert_eq!(report.matches("a sound box").count(), 2, "{report}");
    assert_eq!(report.matches("went well").count(), 2, "{report}");
    assert!(report.contains("wrong.toml: 1 complaint; nothing was played"), "{report}");
    assert!(report.contains("it corrects \"Ingenio's reading\""), "{report}");
    assert!(report.contains("santiago-de-cuba.toml has the same values"), "{report}");
    let (code, _) = check(&[&wrong, &sound]);
    assert_eq!(code, Some(1), "found wrong, but all could be read");
}

/// A correction of a correction: whatever the order of the files, each is known by its name.
#[test]
fn a_parent_is_known_among_the_files() {
    let folder = folder("parents");
    let file =
        box_file(&folder, "santiago-de-cuba", "bank_pesos = { value = 2,", "bank_pesos = 3 # {");
    let untouched = box_file(&folder.join("ours"), "santiago-de-cuba", "name = ", "name = ");
    let first = std::fs::read_to_string(&file).expect("it was written");
    let first = first.replacen("Ingenio's reading", "Jose\u{301}’s box", 1);
    std::fs::write(&file, &first).expect("a file of ours");
    let report = printed(&["box", "check", text(&file)]);
    let hash = report.split(", data ").nth(1).and_then(|rest| rest.lines().next());
    let hash = hash.expect("its hash").to_owned();
    assert!(
        report.contains("a sound box of Santiago de Cuba, \"Jose\u{301}’s box\", data "),
        "{report}"
    );
    let ours = first.split("\nparent = \"").nth(1).and_then(|rest| rest.split('"').next());
    let ours = ours.expect("its parent");
    let second = folder.join("second.toml");
    let correction = first.replacen(ours, &hash.to_uppercase(), 1).replacen(
        "bank_pesos = 3",
        "bank_pesos = 4",
        1,
    );
    std::fs::write(&second, correction.replacen("’s box", "’s second", 1)).expect("a file of ours");
    let report = printed(&["box", "check", text(&second), text(&file), text(&untouched)]);
    assert!(
        report.contains(&format!("it corrects \"Jose\u{301}’s box\", data {hash}")),
        "{report}"
    );
    assert!(
        report.contains(&format!("it corrects \"Ingenio's reading\", data {ours}")),
        "{report}"
    );
    assert_eq!(report.matches("it corrects").count(), 2, "what is ours corrects nothing: {report}");
    std::fs::write(&second, first.replacen(ours, "", 1)).expect("a file of ours");
    let checked = ingenio(&["box", "check", text(&second)]);
    let report = String::from_utf8_lossy(&checked.stdout);
    assert!(report.contains("box.parent: this is the hash of the box"), "{report}");
    assert_eq!(checked.status.code(), Some(1));
}

/// What could not be kept is told like any other fault, and keeps nobody from the next file.
#[test]
fn a_file_that_cannot_be_kept_is_refused() {
    let folder = folder("unkept");
    let file = box_file(&folder, "santiago-de-cuba", "[owner]\n", "[owner]\n# ");
    let long = std::fs::read_to_string(&file).expect("it was written");
    let points = format!(
        "points = {{ value = 2, label = \"printed\", note = '{}' }}\n# ",
        "\"".repeat(200_000)
    );
    let long = long.replacen("[owner]\n# ", &format!("[owner]\n{points}"), 1);
    std::fs::write(&file, &long).expect("a file of ours");
    assert!(long.len() < 256 * 1024);
    let wrong = folder.join("wrong.toml");
    std::fs::write(&wrong, "[box]\n").expect("a file of ours");
    let checked = ingenio(&["box", "check", text(&file), text(&wrong)]);
    let report = String::from_utf8_lossy(&checked.stdout);
    assert_eq!(checked.status.code(), Some(1), "{report}");
    assert!(
        report.contains("santiago-de-cuba.toml: ") && report.contains(" bytes as it is kept"),
        "{report}"
    );
    assert_eq!(report.matches(": 1 complaint; nothing was played").count(), 2, "{report}");
    let data = folder.join("data");
    let (code, said) = complaint(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        text(&data),
        "--default-box",
        text(&file),
    ]);
    assert_eq!((code, said.contains("is no sound box")), (Some(2), true), "{said}");
}

/// Whatever an editor makes of a file, it is told how to save it.
#[test]
fn a_file_that_is_not_utf_8_is_told_what_to_do() {
    let folder = folder("letters");
    std::fs::create_dir_all(&folder).expect("a folder of ours");
    let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let files = [wide("\u{feff}[box]\n"), wide("[box]\n"), b"[box]\nname = \"Jos\xe9\"\n".to_vec()];
    for bytes in files {
        let file = folder.join("mine.toml");
        std::fs::write(&file, bytes).expect("a file of ours");
        let (code, said) = complaint(&["box", "check", text(&file)]);
        assert_eq!(code, Some(2));
        assert!(said.contains("it is not written in UTF-8; save it as UTF-8"), "{said}");
    }
}

#[test]
fn every_part_of_box_has_an_example() {
    for command in ["new", "check"] {
        let help = printed(&["box", command, "--help"]);
        assert!(help.contains(&format!("Example: ingenio box {command} ")), "{help}");
    }
}
