//! Golden transcripts hold, and spoiled ones are refused with their place and rule.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use catalog::{Fault, GAMES, replay};

fn golden(id: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folder = root.join(id).join("rules/tests/transcripts");
    let files = folder.read_dir().expect("every game has transcripts");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a transcript can be read")
}

#[test]
fn every_golden_transcript_holds_and_every_ending_has_one() {
    for game in GAMES {
        let mut seen = BTreeSet::new();
        for file in golden(game.profile().id) {
            let played = replay(&read(&file));
            let played = played.unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
            assert_eq!(played.header.game, game.profile().id);
            let end = played.end.unwrap_or_else(|| panic!("{}: no end", file.display()));
            seen.insert(end.reason);
        }
        let endings: BTreeSet<String> = game.endings().iter().map(ToString::to_string).collect();
        assert_eq!(seen, endings, "{}", game.profile().name);
    }
}

/// 18Cuba's set-ups differ in map, trains and money: each has a whole game.
#[test]
fn every_set_up_of_18cuba_has_a_golden_transcript() {
    let headers = golden("18cuba").into_iter().map(|file| {
        let played = replay(&read(&file)).expect("another test says which one fails");
        (played.header.players, played.header.variant)
    });
    let seen: BTreeSet<(u8, String)> = headers.collect();
    let profile = catalog::find("18cuba").expect("it is on the shelf").profile();
    for &(players, variants) in profile.variants {
        for variant in variants {
            assert!(seen.contains(&(players, (*variant).to_owned())), "{players} {variant}");
        }
    }
}

/// A golden game with one line changed by `spoil`.
fn spoiled(line: usize, spoil: impl Fn(&str) -> String) -> Result<(), Fault> {
    let file = &golden("santiago-de-cuba")[0];
    let text = read(file);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[line - 1] = spoil(&lines[line - 1]);
    replay(&lines.join("\n")).map(drop)
}

/// The line, ply, rule and message of the breach.
fn breach(fault: Result<(), Fault>) -> (usize, Option<u64>, &'static str, String) {
    match fault {
        Err(Fault::Breach { line, ply, message, rule, .. }) => (line, ply, rule, message),
        other => panic!("{other:?}"),
    }
}

fn replacing(from: &'static str, to: &'static str) -> impl Fn(&str) -> String {
    move |line| {
        assert!(line.contains(from), "{line}");
        line.replace(from, to)
    }
}

#[test]
fn a_wrong_header_names_what_is_wrong() {
    let header = |from, to| {
        let (line, ply, rule, message) = breach(spoiled(1, replacing(from, to)));
        assert_eq!((line, ply, rule), (1, None, "header"));
        message
    };
    assert!(header("\"ingenio\":1", "\"ingenio\":9").contains("version 9"));
    assert!(header("santiago-de-cuba", "havana").contains("no game \"havana\""));
    assert!(header("\"players\":3", "\"players\":7").contains("2, 3 or 4 players"));
    assert!(header("\"open\"", "\"ajar\"").contains("hidden or open"));
    assert!(header("\"deliverer\"", "\"nobody\"").contains("active or deliverer"));
    let number = header("\"new-dice\":\"deliverer\"", "\"new-dice\":3");
    assert!(number.starts_with("rule \"new-dice\" is written as text in quotes, not as 3"));
    assert!(header("\"edition\":1", "\"edition\":99").contains("no edition 99"));
    assert!(header("\"data\":\"", "\"data\":\"0").contains("data"));
    assert!(header("\"names\":[", "\"names\":[\"x\",").contains("4 names for 3 players"));
    assert!(header("\"names\"", "\"color\":1,\"names\"").contains("unknown field `color`"));
}

#[test]
fn a_spoiled_move_names_line_ply_and_rule() {
    // Line 5 is ply 3: the first drive.
    let (line, ply, rule, message) = breach(spoiled(5, replacing("\"ply\":3", "\"ply\":4")));
    assert_eq!((line, ply, rule), (5, Some(3), "ply"));
    assert!(message.contains("ply 4 where 3 is due"), "{message}");
    let (_, ply, rule, message) =
        breach(spoiled(5, replacing("\"drive\":{\"to\":", "\"fly\":{\"to\":")));
    assert_eq!((ply, rule), (Some(3), "move"));
    assert!(message.contains("unknown variant `fly`"), "{message}");
    let (_, _, rule, message) = breach(spoiled(5, replacing("\"mark\":\"1:", "\"mark\":\"1:0")));
    assert_eq!(rule, "mark");
    assert!(message.contains("the mark is 1:0"), "{message}");
    let (_, _, rule, _) = breach(spoiled(5, |line| line.replace("\"seat\"", "\"chair\"")));
    assert_eq!(rule, "move");
    // A mark of another version of the digest is not compared.
    spoiled(5, replacing("\"mark\":\"1:", "\"mark\":\"0:")).expect("not compared");
}

#[test]
fn an_illegal_move_names_the_rule_of_the_game() {
    let by_another = |line: &str| {
        let seat = line.find("\"seat\":").expect("a decision") + 7;
        let other = if &line[seat..=seat] == "0" { "1" } else { "0" };
        format!("{}{other}{}", &line[..seat], &line[seat + 1..])
    };
    let (line, ply, rule, message) = breach(spoiled(5, by_another));
    assert_eq!((line, ply, rule), (5, Some(3), "§1"));
    assert_eq!(message, "it is not this player's decision now");
    let (_, _, rule, message) =
        breach(spoiled(5, |_| r#"{"ply":3,"seat":200,"action":{"pass":{}}}"#.to_owned()));
    assert_eq!((rule, message.as_str()), ("§1", "it is not this player's decision now"));
    let (_, _, rule, _) = breach(spoiled(3, replacing("\"faces\":[", "\"faces\":[9,")));
    assert_eq!(rule, "move", "six dice are no chance of this game");
}

/// What replaying a whole game of four of 18Cuba says if one move is another.
fn other_move(ply: u64, action: &str) -> Result<(), Fault> {
    let files = golden("18cuba");
    let file = files.iter().find(|file| file.ends_with("4-standard.jsonl")).expect("it is there");
    let text = read(file);
    let spoil = |line: &str| {
        let old: serde_json::Value = serde_json::from_str(line).expect("JSON");
        if old["ply"] == ply {
            format!(r#"{{"ply":{ply},"seat":{},"action":{action}}}"#, old["seat"])
        } else {
            line.to_owned()
        }
    };
    // What comes after a legal move is not asked.
    let lines = usize::try_from(ply).expect("few") + 2;
    replay(&text.lines().take(lines).map(spoil).collect::<Vec<_>>().join("\n")).map(drop)
}

/// A tile rotated into the sea, a train of the wrong kind, money raised without need: the move
/// is refused with the rule, and the moves before it hold.
#[test]
fn an_illegal_move_of_18cuba_names_its_rule() {
    // Ply 115: a tile 7 beside La Habana, on the coast.
    let turned = |rotation: u8| {
        other_move(115, &format!(r#"{{"lay":{{"hex":"B5","rotation":{rotation},"tile":"7"}}}}"#))
    };
    turned(4).expect("as it was played");
    let (line, ply, rule, message) = breach(turned(0));
    assert_eq!((line, ply, rule), (117, Some(115), "C49"), "{message}");
    // Ply 105: a minor buys its first train.
    let (_, _, rule, _) =
        breach(other_move(105, r#"{"train":{"from":"bank","train":"8+","discount":false}}"#));
    assert_eq!(rule, "VII.12");
    let (_, _, rule, message) = breach(other_move(105, r#"{"raise":{"cash":{}}}"#));
    assert_eq!(rule, "VII.13", "{message}");
    let (_, _, rule, message) = breach(other_move(105, r#"{"pass":{}}"#));
    assert_eq!(rule, "VII.12", "{message}");
}

/// Set-ups and switches that do not exist are refused by name.
#[test]
fn an_impossible_set_up_of_18cuba_is_refused() {
    let file = &golden("18cuba")[0];
    let text = read(file);
    let spoiled = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        breach(replay(&text.replacen(from, to, 1)).map(drop)).3
    };
    assert!(spoiled("\"players\":2", "\"players\":7").contains("players"));
    assert!(spoiled("\"long\"", "\"endless\"").contains("medium"));
    assert!(spoiled("\"this-set\"", "\"never\"").contains("one-more-set"));
    assert!(spoiled("\"bank-break\"", "\"bank-burst\"").contains("bank-burst"));
}

#[test]
fn a_wrong_or_early_end_is_a_breach() {
    let file = &golden("santiago-de-cuba")[0];
    let text = read(file);
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    let (line, _, rule, message) =
        breach(spoiled(last, replacing("\"scores\":[", "\"scores\":[7,")));
    assert_eq!((line, rule), (last, "end"));
    let end = replay(&text).expect("another test says why not").end.expect("it is over");
    let numbers =
        |numbers: &[i32]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let scores = numbers(&end.scores);
    let places = numbers(&end.places.iter().copied().map(i32::from).collect::<Vec<_>>());
    let reason = &end.reason;
    assert_eq!(
        message,
        format!(
            "the game ended by {reason} with the scores {scores} and the places {places}, but \
             here it says: by {reason} with the scores 7, {scores} and the places {places}"
        )
    );
    let early = [&lines[..9], &lines[last - 1..]].concat().join("\n");
    let (line, _, rule, message) = breach(replay(&early).map(drop));
    assert_eq!((line, rule), (10, "end"));
    assert!(message.contains("the game is not over"), "{message}");
    let more = format!("{text}{}\n", lines[last - 1]);
    let (line, _, rule, _) = breach(replay(&more).map(drop));
    assert_eq!((line, rule), (last + 1, "end"));
}

#[test]
fn a_missing_ply_is_a_breach_and_an_unfinished_game_is_none() {
    let text = read(&golden("santiago-de-cuba")[0]);
    let lines: Vec<&str> = text.lines().collect();
    let gap = [&lines[..6], &lines[7..]].concat().join("\n");
    let (line, ply, rule, _) = breach(replay(&gap).map(drop));
    assert_eq!((line, ply, rule), (7, Some(5), "ply"));
    let unfinished = replay(&lines[..40].join("\n")).expect("every line holds");
    assert_eq!((unfinished.plies, unfinished.end), (39, None));
}

#[test]
fn a_cut_line_is_unreadable_and_what_stood_before_is_told() {
    let text = read(&golden("santiago-de-cuba")[0]);
    let half = &text[..text.len() / 2];
    let Err(Fault::Unreadable { line, plies, .. }) = replay(half) else {
        panic!("a cut line cannot be read")
    };
    assert_eq!(line, half.lines().count());
    assert_eq!(plies, line as u64 - 2);
    for text in ["", "\n", "{", "no JSON"] {
        assert!(matches!(replay(text), Err(Fault::Unreadable { line: 1, .. })), "{text:?}");
    }
    assert!(matches!(replay("[]"), Err(Fault::Breach { line: 1, .. })));
}
