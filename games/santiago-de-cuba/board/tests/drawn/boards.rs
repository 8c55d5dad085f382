//! Whole boards.

use art::{Board, Stage, Way};
use locale::{Language, Words};
use santiago_de_cuba_board::Town;
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::{Building, Cuban, Item, Santiago, Station, Step};
use tabletop::{Game, Key, Next, Seat, Viewer};

const ANNA: Seat = Seat::new(0);
const BERTA: Seat = Seat::new(1);

fn words(language: Language) -> Words {
    Words::new(language, &[art::locale(language), santiago_de_cuba_board::locale(language)])
}

fn names() -> Vec<String> {
    ["Anna", "Berta", "Carlo"].map(str::to_owned).to_vec()
}

/// What `viewer` sees of `game`, with the words after `picked` on offer.
fn parts(game: &Santiago, viewer: Seat, picked: &str) -> art::Parts {
    let (words, names) = (words(Language::En), names());
    let next: Next = tabletop::next(game, viewer, picked);
    let way = |word: &String| Way { word: word.clone(), pick: format!("{picked}/{word}") };
    let ways: Vec<Way> = next.words.iter().map(way).collect();
    let why = |_: &str| Some("No. (§1)".to_owned());
    let viewer = Viewer::Player(viewer);
    let stage = Stage {
        picked,
        next: &next,
        ways: &ways,
        why: &why,
        ..Stage::still(viewer, &words, &names)
    };
    Town::parts(&game.view(viewer), &stage)
}

/// The first drawing of a board, one element a line, without the sheet of symbols.
fn wide(parts: &art::Parts) -> String {
    let board = parts.board.clone().into_string();
    let start = board.find(r#"<svg class="scene scene-wide""#).expect("the wide drawing");
    let end = board.find(r#"<svg class="scene scene-narrow""#).expect("the narrow drawing");
    board[start..end].replace("><", ">\n<")
}

fn street() -> Santiago {
    let game = Scenario::players(3).owns(ANNA, Item::Peso, 2).car_at(Station::Miguel);
    let game = game.face_down(Cuban::Maria).figure(ANNA, Building::Casino);
    game.figure(BERTA, Building::Sawmill).owner(BERTA, Building::Bank).ship(3).flag(3).build()
}

/// Where things lie, what they are called and what they say, without their shapes.
#[test]
fn a_board_before_a_drive() {
    let board = wide(&parts(&street(), ANNA, "drive"));
    let tells = |line: &&str| ["<g ", "<text", "<title"].iter().any(|tag| line.starts_with(tag));
    let telling: Vec<&str> = board.lines().filter(tells).collect();
    insta::assert_snapshot!(telling.join("\n"));
}

/// Amber rings on every station that two pesos reach, the price on all.
#[test]
fn stations_show_their_price_and_say_why_not() {
    let board = wide(&parts(&street(), ANNA, "drive"));
    assert_eq!(board.matches("data-pick=").count(), 3);
    assert_eq!(board.matches("data-why=").count(), 7);
    assert_eq!(board.matches(r#"class="fare""#).count(), 10);
    assert!(board.contains(r#"data-pick="drive/pablo""#));
}

#[test]
fn both_layouts_show_the_same() {
    let parts = parts(&street(), ANNA, "drive");
    let board = parts.board.into_string();
    let (wide, narrow) = board.split_once(r#"<svg class="scene scene-narrow""#).unwrap();
    for what in ["data-pick=", "data-why=", r#"class="house"#, r#"class="station"#, "<title>"] {
        assert_eq!(wide.matches(what).count(), narrow.matches(what).count(), "{what}");
    }
}

#[test]
fn the_houses_of_a_flower_light_up_for_a_walk() {
    let flower = santiago_de_cuba_rules::Flower::Red;
    let step = Step::Figure { flower };
    let game = Scenario::players(3).figure(BERTA, Building::Sawmill).step(ANNA, step).build();
    let board = wide(&parts(&game, ANNA, "walk"));
    assert_eq!(board.matches("data-pick=").count(), 2);
    assert_eq!(board.matches(r#"class="house may-not""#).count(), 10);
}

#[test]
fn others_see_no_way_to_click_and_no_fare() {
    let parts = parts(&street(), BERTA, "");
    let all = parts.board.into_string() + &parts.choices.into_string();
    assert!(!all.contains("data-pick") && !all.contains("data-why") && !all.contains("fare"));
    assert!(parts.question.into_string().contains("Anna drives the car."));
}

/// Behind a screen nothing is shown, not even to a player who asks for it.
#[test]
fn what_lies_behind_a_screen_is_not_drawn() {
    let game = Scenario::players(3).owns(BERTA, Item::Rum, 7).owns(BERTA, Item::Point, 43).build();
    for (viewer, seen) in [(ANNA, false), (BERTA, true)] {
        let players = parts(&game, viewer, "").players.into_string();
        assert_eq!(players.contains("43 points") || players.contains("7 rum"), seen);
        assert_eq!(players.matches(r#"class="screen""#).count(), 2);
    }
}

/// No letter of the board is smaller than the layouts reckon with.
#[test]
fn no_letters_are_smaller_than_legible() {
    let (board, _) =
        santiago_de_cuba_board::CSS.split_once("/* A drawing that stands alone. */").unwrap();
    for (end, _) in board.match_indices("px var(--") {
        let digits = board[..end].rsplit(' ').next().unwrap_or_default();
        assert!(digits.parse::<u8>().is_ok_and(|size| size >= 20), "{digits}");
    }
}

#[test]
fn every_piece_that_moves_has_a_name() {
    let board = wide(&parts(&street(), ANNA, "drive"));
    for piece in ["car", "figure-0", "figure-1", "deed-bank", "value", "ship-3"] {
        assert_eq!(board.matches(&format!("data-piece=\"wide-{piece}\"")).count(), 1, "{piece}");
    }
}

#[test]
fn crumbs_speak_the_viewers_language() {
    let german = words(Language::De);
    let crumbs = [
        ("", "use"),
        ("use", "black_market"),
        ("use/black_market", "rum"),
        ("deliver/rum", "2"),
        ("use/newspaper", "el_zorro"),
        ("use/port_authority", "raise"),
        ("give", "nothing"),
        ("", "pass"),
    ];
    let said = crumbs.map(|(picked, word)| Town::crumb(picked, word, &german)).join(" › ");
    insta::assert_snapshot!(said, @"Nutzen › Schwarzmarkt › Rum › 2 Rum › El Zorro › Hinauf › nichts › Passen");
}

#[test]
fn the_summary_names_every_building_and_chapter() {
    for language in Language::ALL {
        let words = words(*language);
        let summary = Town::summary(&words).into_string();
        assert!(!summary.contains("{$") && summary.contains("§9"), "{summary}");
        assert_eq!(summary.matches("<dt>").count(), Building::ALL.len());
    }
}
