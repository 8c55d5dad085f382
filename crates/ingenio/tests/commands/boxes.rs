//! Boxes of one's own: written, checked, played with.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{complaint, folder, ingenio, json, printed, text};

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
