//! Whole boards.

use art::{Board, Stage, Way};
use cube_express_board::{Landscape, sheet_of_tiles};
use cube_express_rules::scenario::Scenario;
use cube_express_rules::{CubeExpress, Resource, Side, Tile};
use locale::{Language, Words};
use tabletop::{Game, Next, Seat, Viewer};

const ANNA: Seat = Seat::new(0);
const BERTA: Seat = Seat::new(1);

fn words(language: Language) -> Words {
    Words::new(language, &[art::locale(language), cube_express_board::locale(language)])
}

fn names() -> Vec<String> {
    ["Anna", "Berta", "Carlo"].map(str::to_owned).to_vec()
}

/// What `viewer` sees of `game`, with the words after `picked` on offer.
fn parts(game: &CubeExpress, viewer: Viewer, picked: &str) -> art::Parts {
    let (words, names) = (words(Language::En), names());
    let next: Next = match viewer {
        Viewer::Player(seat) => tabletop::next(game, seat, picked),
        Viewer::Public => Next::default(),
    };
    let way = |word: &String| Way { word: word.clone(), pick: word.clone() };
    let ways: Vec<Way> = next.words.iter().map(way).collect();
    let why = |_: &str| None;
    let stage = Stage {
        picked,
        next: &next,
        ways: &ways,
        why: &why,
        ..Stage::still(viewer, &words, &names)
    };
    Landscape::parts(&game.view(viewer), &stage)
}

fn board(game: &CubeExpress, picked: &str) -> String {
    parts(game, Viewer::Player(ANNA), picked).board.into_string()
}

fn scenario() -> Scenario {
    Scenario::players(3).hand(ANNA, &["ST13", "KR1", "PC1"])
}

/// The chosen tile lies as a ghost on each loose end and nowhere else.
#[test]
fn a_chosen_tile_shows_where_it_fits() {
    let game = scenario().build();
    let drawn = board(&game, "lay/ST13");
    assert_eq!(drawn.matches(r#"class="ghost""#).count(), 4, "north, east, south and west");
    assert!(drawn.contains(r#"data-pick="0,2""#) && drawn.contains(r#"data-pick="-2,0""#));
    assert_eq!(drawn.matches(r#"class="count-number" x="86" y="19">3"#).count(), 4, "ways round");
}

/// On the chosen place it is shown in each way it can lie.
#[test]
fn a_chosen_place_shows_the_turns() {
    let drawn = board(&scenario().build(), "lay/ST13/0,2");
    for top in ["n", "e", "s"] {
        assert!(drawn.contains(&format!(r#"data-pick="{top}""#)), "{top}");
    }
    assert!(!drawn.contains(r#"data-pick="w""#));
}

/// A city is one group, in the color of its station's owner, wherever its roads lead.
#[test]
fn a_city_is_drawn_as_one() {
    let scenario = scenario().tile("ST04", (0, 2), Side::North).tile("ST03", (0, 3), Side::South);
    let drawn = board(&scenario.build(), "");
    assert_eq!(drawn.matches(r#"class="city owned seat-0""#).count(), 1);
    assert!(drawn.contains("City of Anna: 2 houses, 2 free"), "both tiles in one");
}

/// The next tiles of a loco can be clicked and say what they give; farther ones say what they cost.
#[test]
fn a_loco_shows_where_it_can_go() {
    let scenario = scenario().tile("PI1", (0, 2), Side::North).driving(ANNA, 3);
    let drawn = board(&scenario.build(), "drive/first");
    assert!(drawn.contains(r#"data-pick="0,2""#) && drawn.contains(r#"data-pick="0,0""#));
    assert!(drawn.contains("Drive on: Iron mine, 1 iron"), "what the stop gives");
    assert!(drawn.contains("Drive on: Coal mine, 1 coal"), "the start crossing gives coal");
    assert_eq!(drawn.matches(r#"class="reach""#).count(), 3, "beyond the crossing");
}

/// A factory shows whether a delivery could be made.
#[test]
fn a_factory_shows_its_points() {
    let scenario = scenario().tile("FA1", (0, 2), Side::North).driving(ANNA, 3);
    let ready = scenario.stores(ANNA, Resource::Coal, 2).stores(ANNA, Resource::Iron, 1);
    assert!(board(&ready.build(), "drive/first").contains("a delivery for 5 points"));
}

/// The ways to pay for a station name what they take, and nothing else.
#[test]
fn a_station_is_paid_in_any_mix() {
    let scenario = Scenario::players(2)
        .back((0, 2), Side::North)
        .tile("ST02", (0, 3), Side::North)
        .tile("PI1", (1, 3), Side::North)
        .back((0, 4), Side::North)
        .tile("ST01", (0, 5), Side::North)
        .station(ANNA, (0, 3))
        .center(ANNA, (0, 5));
    let scenario = [(0, 1), (0, 3), (0, 3), (0, 3)]
        .into_iter()
        .fold(scenario, |scenario, at| scenario.passenger(BERTA, at));
    let choices = parts(&scenario.dividends(ANNA, 4).build(), Viewer::Player(ANNA), "build");
    let choices = choices.choices.into_string();
    for paid in [
        "Pay 4 dividends",
        "Pay 3 dividends and 1 passenger",
        "Pay 1 dividend and 3 passengers",
        "Pay 4 passengers",
    ] {
        assert!(choices.contains(&format!("<span>{paid}</span>")), "{paid}: {choices}");
    }
}

/// Nobody sees another's hand, in no part of the page.
#[test]
fn no_page_shows_another_hand() {
    let game = scenario().hand(BERTA, &["FA7", "ST14", "KR5"]).build();
    for viewer in [Viewer::Player(ANNA), Viewer::Public] {
        let parts = parts(&game, viewer, "lay");
        let page = [parts.board, parts.question, parts.choices, parts.players]
            .map(maud::Markup::into_string)
            .concat();
        let hands = page.matches(r#"class="hand""#).count();
        assert_eq!(hands, usize::from(viewer == Viewer::Player(ANNA)));
        let named = |seat: Seat| game.hand(seat).iter().any(|tile| page.contains(tile.id()));
        assert_eq!((named(ANNA), named(BERTA)), (hands == 1, false));
    }
}

/// The sheet shows every tile with its name.
#[test]
fn the_sheet_shows_every_tile() {
    let sheet = sheet_of_tiles().into_string();
    assert!(sheet.starts_with(r#"<svg xmlns="http://www.w3.org/2000/svg""#));
    for name in Tile::all().map(Tile::id).chain(["back", "start", "start crossing"]) {
        assert!(sheet.contains(&format!(">{name}</text>")), "{name}");
    }
}
