//! Whole boards.

use art::Board;
use boxes::Contents;
use locale::{Language, Words};
use santiago_de_cuba_board::Town;
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::scenario::{self, Scenario};
use santiago_de_cuba_rules::{Action, Building, Cuban, Item, Santiago, Station, Step};
use tabletop::{Game, Key, Mute, Seat, Viewer};
use testkit::Seen;

const ANNA: Seat = Seat::new(0);
const BERTA: Seat = Seat::new(1);

/// What `viewer` sees of `game` after clicking `picked`.
fn parts(game: &Santiago, viewer: Seat, picked: &str) -> art::Parts {
    let seen = Seen { picked, ..Seen::by(Viewer::Player(viewer)) };
    seen.parts::<Santiago, Town>(game, &[])
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
    let board = wide(&parts(&street(), ANNA, ""));
    let tells = |line: &&str| ["<g ", "<text", "<title"].iter().any(|tag| line.starts_with(tag));
    let telling: Vec<&str> = board.lines().filter(tells).collect();
    insta::assert_snapshot!(telling.join("\n"));
}

/// Amber rings on every station that two pesos reach, the price on all.
#[test]
fn stations_show_their_price_and_say_why_not() {
    let board = wide(&parts(&street(), ANNA, ""));
    assert_eq!(board.matches("data-pick=").count(), 3);
    assert_eq!(board.matches("data-why=").count(), 7);
    assert_eq!(board.matches(r#"class="fare""#).count(), 10);
    assert!(board.contains(r#"data-pick="drive/pablo""#));
}

/// The car comes along the street: the whole round, stop by stop, with its four bends.
#[test]
fn the_car_keeps_to_the_street() {
    let board = wide(&parts(&street(), ANNA, ""));
    let (_, car) = board.split_once("data-piece=\"wide-car\"").expect("a car");
    let (_, along) = car.split_once("data-along=\"").expect("its way");
    let (along, _) = along.split_once('"').expect("it ends");
    let points: Vec<Vec<i32>> = along
        .split(' ')
        .map(|point| point.split(',').map(|number| number.parse().expect("a number")).collect())
        .collect();
    assert_eq!(points.len(), 9 + 4, "nine other stops and four bends: {along}");
    for pair in points.windows(2) {
        let step = (pair[0][0] - pair[1][0]).abs().min((pair[0][1] - pair[1][1]).abs());
        assert!(step <= 70, "it cuts a corner between {pair:?}");
    }
}

/// What a panel counts at the end is what the ranking counts (§9).
#[test]
fn panel_and_ranking_agree() {
    let setup = Santiago::PROFILE.setup(3, None, std::collections::BTreeMap::new());
    let setup = setup.expect("it exists");
    for seed in 0..5 {
        let game = testkit::play::<Santiago>(&setup, Data::shelf().built_in(), seed, |_| ());
        let standings = game.outcome().expect("it is over").standings;
        let players = parts(&game, ANNA, "").players.into_string();
        let told: Vec<&str> = players.split("Scores ").skip(1).collect();
        assert_eq!(told.len(), 3, "everybody's, once nothing is hidden: {players}");
        for (told, seat) in told.iter().zip(standings.seats()) {
            let counts = format!("{}: ", standings[seat].score);
            assert!(told.starts_with(&counts), "{seat:?}: {told}, not {counts}");
        }
    }
}

/// Q27: where the supply could not pay for goods left over, the end says so.
#[test]
fn an_empty_supply_is_told_at_the_end() {
    for (points, is_short) in [(129, true), (100, false)] {
        let scenario = Scenario::players(2).open().owns(BERTA, Item::Point, points);
        let scenario = scenario.owns(ANNA, Item::Point, 100).owns(ANNA, Item::Peso, 4);
        let mut game = scenario.ship(7).flag(4).car_at(Station::Alonso).build();
        let drive = Action::Drive { to: Station::Pedro };
        game.apply(ANNA, &drive, &mut Mute).expect("the car passes the harbor");
        let told = parts(&game, ANNA, "").question.into_string();
        assert_eq!(told.contains("The supply of points was empty"), is_short, "{told}");
    }
}

#[test]
fn both_layouts_show_the_same() {
    let parts = parts(&street(), ANNA, "");
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
    let board = wide(&parts(&game, ANNA, ""));
    assert_eq!(board.matches("data-pick=").count(), 2);
    assert_eq!(board.matches(r#"class="house may-not""#).count(), 10);
}

/// §2, §7: a Cuban is driven to, and says when one drives; only at the newspaper it is another matter.
#[test]
fn a_cuban_is_asked_for_a_drive_but_at_the_newspaper() {
    for (building, asks) in [(Building::Bank, "drive/pedro"), (Building::Newspaper, "pedro")] {
        let game = Scenario::players(3).figure(ANNA, building).step(ANNA, Step::Use).build();
        let board = wide(&parts(&game, ANNA, ""));
        let pedro = board.split(r#"class="station pedro"#).nth(1).expect("Pedro");
        let pedro = pedro.split('>').next().unwrap_or_default();
        assert!(pedro.contains(asks), "{building:?}: {pedro}");
        assert_eq!(pedro.contains("drive/"), building == Building::Bank, "{pedro}");
    }
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
    let board = wide(&parts(&street(), ANNA, ""));
    for piece in ["car", "figure-0", "figure-1", "value", "ship-3"] {
        assert_eq!(board.matches(&format!("data-piece=\"wide-{piece}\"")).count(), 1, "{piece}");
    }
}

#[test]
fn the_summary_names_every_building_and_chapter() {
    for language in Language::ALL {
        let words = Words::new(*language, &[art::locale(*language), Town::locale(*language)]);
        for data in [Data::shelf().built_in(), scenario::second()] {
            let summary = Town::summary(&words, data, &Santiago::PROFILE.usual()).into_string();
            assert!(!summary.contains("{$") && summary.contains("§9"), "{summary}");
            assert_eq!(summary.matches("<dt>").count(), Building::ALL.len());
        }
    }
}

/// One is no plural.
#[test]
fn the_summary_speaks_of_one() {
    let mut value = Data::shelf().built_in().value().clone();
    value["end"]["goods_for_a_point"]["value"] = 1.into();
    let data = boxes::Boxed::<Data>::revive("santiago-de-cuba", &value).expect("it is sound");
    let said = [
        "Every good you have left, wood included, makes 1 point.",
        "Jede Ware, die dir bleibt, auch Holz, ist 1 Punkt wert.",
        "Cada mercancía que te queda, también la madera, vale 1 punto.",
    ];
    for (language, said) in Language::ALL.iter().zip(said) {
        let words = Words::new(*language, &[art::locale(*language), Town::locale(*language)]);
        let summary = Town::summary(&words, &data, &Santiago::PROFILE.usual()).into_string();
        assert!(summary.contains(said), "{summary}");
    }
}

/// What is asked and offered tells the numbers of the box.
#[test]
fn the_page_tells_the_numbers_of_another_box() {
    let words = Words::new(Language::En, &[art::locale(Language::En), Town::locale(Language::En)]);
    let usual = Santiago::PROFILE.usual();
    let summary = Town::summary(&words, scenario::second(), &usual).into_string();
    for said in [
        "each further one costs 2 pesos",
        "5 pesos, 2 sugar cane, 3 tobacco, 1 rum, 1 cigar, 2 wood",
        "Pablo: 2 of a good of your choice",
        "at most 4 in a game",
        "as the flag shows: 1, 2, 5, 3.",
        "It brings 2 points each",
        "when ship 5 leaves. Every 4 goods",
        "2 pesos for 3 points, at most 2 times; 3 points for 4 pesos, at most once",
        "Turn 2 sugar cane into 3 rum, at most 2 times.",
        "Move the value marker 2 flags",
        "at most 2, for the points on the flag, 1 point less each",
        "Sell rum for 3 points and cigars for 4 points each, at most 5 in all.",
    ] {
        assert!(summary.contains(said), "{said}: {summary}");
    }
    let use_it = |building, path| {
        let game = Scenario::with(2, scenario::second()).owns(ANNA, Item::Point, 9).flag(5);
        let game = game.figure(ANNA, building).step(ANNA, Step::Use).build();
        let parts = parts(&game, ANNA, path);
        parts.question.into_string() + &parts.choices.into_string()
    };
    assert!(use_it(Building::Casino, "use/casino/point").contains("6 points for 4 pesos"));
    assert!(use_it(Building::Sawmill, "").contains("2 wood for 5 points"));
    let cafe = |cigars| {
        let game = Scenario::with(2, scenario::second()).owns(ANNA, Item::Rum, 1);
        let game = game.owns(ANNA, Item::Cigars, cigars).figure(ANNA, Building::Cafe);
        let parts = parts(&game.step(ANNA, Step::Use).build(), ANNA, "use/cafe/1");
        parts.question.into_string() + &parts.choices.into_string()
    };
    let both = cafe(1);
    assert!(both.contains("You sell 1 rum. And how many cigars, for 4 points each?"), "{both}");
    // Whoever has no cigars is not asked for them.
    let rum = cafe(0);
    assert!(rum.contains("How much rum do you sell, for 3 points each?"), "{rum}");
    assert!(rum.contains("1 rum for 3 points") && !rum.contains("cigars"), "{rum}");
    assert!(
        use_it(Building::TradingOffice, "use/trading_office/sugar")
            .contains("2 sugar cane for 8 points")
    );
    assert!(use_it(Building::PortAuthority, "").contains("Down to 1"));
}

/// More flags and fewer ships find their room.
#[test]
fn another_box_is_drawn_whole() {
    let game = Scenario::with(3, scenario::second()).ship(3).flag(5).build();
    let board = wide(&parts(&game, ANNA, ""));
    assert_eq!(board.matches("class=\"flag-number\"").count(), 4);
    assert_eq!(board.matches("class=\"berth-number\"").count(), 5);
    assert!(board.contains("Each good delivered brings 5 points"));
}

/// The rules in short follow what was agreed (Q02, Q04).
#[test]
fn the_summary_follows_what_was_agreed() {
    let words = Words::new(Language::En, &[art::locale(Language::En), Town::locale(Language::En)]);
    let told = |changes: &[(&str, &str)]| {
        let mut setup = Santiago::PROFILE.usual();
        let changes = changes.iter().map(|&(switch, value)| (switch.to_owned(), value.to_owned()));
        setup.switches.extend(changes);
        Town::summary(&words, Data::shelf().built_in(), &setup).into_string()
    };
    let usual = told(&[]);
    assert!(usual.contains("rolls all five dice and sets one aside:"), "{usual}");
    assert!(usual.contains("none has left for 40 rounds (Q02)"), "{usual}");
    let other = told(&[("new-dice", "deliverer"), ("stalled-ship", "10")]);
    assert!(other.contains("five dice, and whoever delivered last sets one aside:"), "{other}");
    assert!(other.contains("none has left for 10 rounds (Q02)"), "{other}");
}
