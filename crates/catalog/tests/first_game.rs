//! 18Cuba's guided first game: its steps, its words, and the numbers that they name.

use std::collections::BTreeSet;

use catalog::{find, replay, replay_to};
use locale::{Language, Words};
use serde_json::Value;
use tabletop::{Key, Seat, Turn, Viewer};
use title::{Eyes, Table, Title};

const LEARNER: Seat = Seat::new(0);

/// What the words say of the rules, not of the position: table 10, a cube, a machine of phase 3
/// and three of them, a director's certificate at 85, a cube that the FC fetches, the trade-in
/// that was missed, a concession's worth, a 4, the capital of Oe, a 5, and where FC began.
const RULES: [u32; 12] = [10, 20, 30, 50, 60, 80, 120, 170, 210, 300, 425, 500];

fn title() -> &'static dyn Title {
    find("18cuba").expect("it is on the shelf")
}

/// A stop of the lesson: after so many moves, with the id of what is said.
struct Step {
    ply: u64,
    text: &'static str,
}

fn steps() -> Vec<Step> {
    let steps = title().lesson().expect("it teaches").steps;
    steps.iter().map(|step| Step { ply: step.ply, text: step.text }).collect()
}

fn transcript() -> &'static str {
    title().lesson().expect("it teaches").transcript
}

/// The table when `ply` moves have been made.
fn table(ply: u64) -> Box<dyn Table> {
    replay_to(transcript(), Some(ply)).expect("the transcript holds").table
}

/// The move that follows `ply` moves.
fn line(ply: u64) -> Value {
    let index = usize::try_from(ply).expect("few moves");
    // The first line is the header.
    let line = transcript().lines().nth(index + 1).expect("a move follows");
    serde_json::from_str(line).expect("a line of JSON")
}

/// Every move keeps the rules and leaves the position that its mark names.
#[test]
fn the_transcript_replays_with_its_marks() {
    let plies = replay(transcript()).expect("it holds").plies;
    assert!((0..plies).all(|ply| line(ply)["mark"].is_string()));
}

/// Each of at least sixty steps asks seat 0 for what the transcript then does.
#[test]
fn each_step_is_a_decision_of_the_learner() {
    assert!(steps().len() >= 60);
    assert!(steps().is_sorted_by(|one, next| one.ply < next.ply));
    for step in steps() {
        let table = table(step.ply);
        let Turn::Decide(seats) = table.turn() else { panic!("{}: nobody decides", step.text) };
        assert!(seats.contains(LEARNER), "{}", step.text);
        let next = line(step.ply);
        assert_eq!(next["seat"], 0, "{}", step.text);
        table.check(LEARNER, &next["action"]).expect(step.text);
    }
}

/// The numbers that follow a dollar sign, thousands joined.
fn amounts(text: &str) -> Vec<u32> {
    let mut found: Vec<u32> = text.split('$').skip(1).filter_map(leading).collect();
    found.sort_unstable();
    found
}

fn leading(text: &str) -> Option<u32> {
    let is_part = |&(at, letter): &(usize, char)| {
        let goes_on = || text[at + 1..].starts_with(|next: char| next.is_ascii_digit());
        letter.is_ascii_digit() || letter == ',' && goes_on()
    };
    let digits = text.char_indices().take_while(is_part).map(|(_, letter)| letter);
    digits.filter(char::is_ascii_digit).collect::<String>().parse().ok()
}

/// A drawing's words without its marks.
fn plain(markup: &str) -> String {
    markup.split('<').filter_map(|piece| piece.rsplit('>').next()).collect()
}

/// Hexes and tiles: a capital letter and digits.
fn places(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let is_place = |word: &&str| {
        word.strip_prefix(|first: char| ('A'..='L').contains(&first))
            .is_some_and(|rest| rest.len() <= 2 && rest.parse::<u8>().is_ok())
    };
    let mut found: Vec<&str> = words.filter(is_place).collect();
    found.sort_unstable();
    found
}

/// Every language has each step, with the same amounts and the same hexes and tiles.
#[test]
fn the_languages_agree() {
    let english = title().words(Language::En);
    for step in steps() {
        let first = english.text(step.text);
        for words in Language::ALL.iter().map(|&language| title().words(language)) {
            assert!(words.has(step.text), "{} in {words:?}", step.text);
            let text = words.text(step.text);
            assert_eq!(amounts(&text), amounts(&first), "{} in {words:?}", step.text);
            assert_eq!(places(&text), places(&first), "{} in {words:?}", step.text);
        }
    }
}

/// What a text must name, so that the learner finds the move: a bid, a tile and its hex, the
/// company and the price of what is founded, bought or sold, the train.
fn named(path: &str) -> Vec<String> {
    let words: Vec<&str> = path.split('/').collect();
    let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
    match words[..] {
        ["bid", sum] => vec![format!("${sum}")],
        ["convert", card, minor, price, mill] => texts(&[card, minor, &format!("${price}"), mill]),
        ["found", _, price] => texts(&["Oeste", &format!("${price}")]),
        ["buy" | "sell", company, _] => texts(&[company]),
        ["lay", hex, tile, _] | ["commission", _, hex, tile, _] => texts(&[hex, tile]),
        ["train" | "wagon", _, what] | ["concession" | "machine", what] => texts(&[what]),
        _ => Vec::new(),
    }
}

/// The texts name the move that is to be made.
#[test]
fn each_text_names_its_move() {
    let mut checked = 0;
    for step in steps() {
        let path = table(step.ply).path(&line(step.ply)["action"]).expect("it is spelled");
        for &language in Language::ALL {
            let text = title().words(language).text(step.text);
            for name in named(&path) {
                assert!(text.contains(&name), "{} lacks {name}: {text}", step.text);
                checked += 1;
            }
        }
    }
    assert!(checked > 150, "{checked}");
}

/// The amounts that the learner sees at a step: in question and choices, in purses, prices and
/// treasuries, and in the log of the moves from the step before to the step after.
fn seen(at: usize, words: &Words) -> BTreeSet<u32> {
    let you = Viewer::Player(LEARNER);
    let names = ["Anna", "Berta"].map(str::to_owned);
    let here = table(steps()[at].ply);
    let parts = here.drawn().parts(&Eyes::new(you, words, &names), "", true);
    let said = parts.question.into_string() + &parts.choices.into_string();
    let mut seen: BTreeSet<u32> = amounts(&plain(&said)).into_iter().collect();
    let view = here.view(you);
    let mut add = |value: &Value| {
        seen.extend(value.as_u64().and_then(|amount| u32::try_from(amount).ok()));
    };
    add(&view["bank"]);
    for of in ["cash", "worth"] {
        view[of].as_array().into_iter().flatten().for_each(&mut add);
    }
    for company in view["companies"].as_object().into_iter().flatten().map(|(_, company)| company) {
        add(&company["price"]);
        add(&company["treasury"]);
    }
    let steps = steps();
    let from = at.checked_sub(1).map_or(1, |before| steps[before].ply);
    let to = steps.get(at + 1).map_or(steps[at].ply + 1, |next| next.ply);
    let mut table = table(from);
    for line in (from..to).map(line) {
        let seat = line["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        let happened = table.apply(Seat::new(seat.expect("a decision")), &line["action"]);
        for event in happened.expect("it holds").lines(you, words, &names) {
            seen.extend(amounts(&plain(&event.into_string())));
        }
    }
    let after = table.view(you);
    for company in ["HY", "Oe"] {
        seen.extend(
            after["companies"][company]["treasury"]
                .as_u64()
                .and_then(|sum| u32::try_from(sum).ok()),
        );
    }
    seen
}

/// No text names an amount that is neither on the table nor in the rules.
#[test]
fn amounts_are_those_on_the_table() {
    let words = title().words(Language::En);
    let mut strange = Vec::new();
    for (at, step) in steps().iter().enumerate() {
        let seen = seen(at, words);
        for amount in amounts(&words.text(step.text)) {
            if !seen.contains(&amount) && !RULES.contains(&amount) {
                strange.push(format!("{}: ${amount}", step.text));
            }
        }
    }
    assert!(strange.is_empty(), "{strange:#?}");
}
