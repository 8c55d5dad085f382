//! The island, the market and what lies beside them.

use art::Board;
use cuba18_board::Island;
use cuba18_rules::Cuba18;
use cuba18_rules::round::{Step, Track};
use cuba18_rules::scenario::Scenario;
use cuba18_track::{Company, Train, Wagon};
use locale::Language;
use tabletop::{Key as _, Seat};

use crate::samples::{ANNA, BERTA};
use crate::stage::{seen, seen_in, text};

/// The lettered example of VII.10, as far as the drawing needs it.
pub(crate) fn east() -> Scenario {
    Scenario::four()
        .phase(5)
        .minor(Company::Co, ANNA, 85, "G26")
        .minor(Company::Dq, BERTA, 90, "F21")
        .major(Company::Sdc, 100, &[(ANNA, 4), (BERTA, 2)])
        .major(Company::Tss, 100, &[(BERTA, 3)])
        .tile("E22", "6", 4)
        .tile("E24", "208", 1)
        .tile("F25", "IR26", 2)
        .tile("F23", "8", 5)
        .tile("G24", "622", 0)
        .tile("G26", "L72", 0)
        .tile("F21", "L72", 2)
        .token(Company::Sdc, "G26", 0)
        .token(Company::Fc, "G24", 0)
        .cubes(Company::Co, 3)
        .cubes(Company::Dq, 2)
        .train(Company::Sdc, Train::Four)
        .wagon(Company::Sdc, Wagon::Two)
        .treasury(Company::Sdc, 300)
}

fn board(game: &Cuba18, seat: Seat) -> String {
    seen(game, seat, "").board.into_string()
}

/// The hex called `id` as drawn, by what it tells whoever points at it.
fn hex<'b>(board: &'b str, id: &str) -> &'b str {
    let start = board.find(&format!("<title>{id} ")).unwrap_or_else(|| panic!("no {id}"));
    let end = board[start..].find(r#"<g class="hex""#).map_or(board.len(), |end| start + end);
    &board[start..end]
}

/// What stands on the hex in this row and column, counted as its name counts them.
fn standing(board: &str, row: char, column: i32) -> &str {
    let stations = board.split(r#"<g class="stations">"#).nth(1).expect("stations");
    let place = format!("translate({} {})", column * 52, (row as i32 - 'A' as i32) * 90);
    let from = stations.split(&place).nth(1).unwrap_or_else(|| panic!("nothing in {row}{column}"));
    from.split("<g transform=").next().unwrap_or_default()
}

#[test]
fn a_hex_tells_what_it_is() {
    let board = board(&east().build(), ANNA);
    let told = ["B7", "B13", "E4", "E24", "G26", "F25"]
        .map(|id| hex(&board, id).split("</title>").next().unwrap_or_default().to_owned());
    insta::assert_snapshot!(told.join("\n").replace("<title>", ""));
}

/// Neither gauge nor company is told by color alone.
#[test]
fn gauges_have_patterns_and_tokens_have_letters() {
    let board = board(&east().build(), ANNA);
    let mixed = hex(&board, "F25");
    assert!(mixed.contains(r#"class="bed narrow""#) && mixed.contains(r#"class="rail wide""#));
    let dashed = ".bed.narrow { stroke: var(--narrow); stroke-width: 11.5; stroke-dasharray";
    assert!(Island::STYLE.contains(dashed));
    let mill = standing(&board, 'G', 26);
    assert!(mill.contains(r#"<rect class="disc""#), "a mill is square");
    assert!(mill.contains(">CO</text>") && mill.contains(">SdC</text>"));
    assert_eq!(board.matches(r#"class="warehouse""#).count(), 2, "cubes lie beside their mills");
}

#[test]
fn what_waits_is_marked() {
    let board = board(&Scenario::four().first_stock().build(), ANNA);
    let matanzas = standing(&board, 'B', 9);
    assert!(matanzas.contains(r#"class="home""#), "the home of the MS");
    assert_eq!(board.matches(r#"class="mark co co-FC""#).count(), 7, "where the FC will come");
    assert!(standing(&board, 'B', 7).contains(">FC</text>"), "the FC's first station");
    assert_eq!(board.matches(r#"class="reef""#).count(), 1);
    assert_eq!(board.matches("#c18-anchor").count(), 14);
    assert_eq!(board.matches("#c18-cane").count(), 20);
}

/// The upper token of a stack operates first: it is named first, and drawn last.
#[test]
fn tokens_of_one_space_are_in_order() {
    let board = board(&east().build(), ANNA);
    let space = board.split("<title>$100 ").nth(1).unwrap();
    let title = space.split("</title>").next().unwrap();
    assert!(title.ends_with("SdC, TSS"), "{title}");
    let [first, second] = ["price-SdC", "price-TSS"].map(|piece| space.find(piece).unwrap());
    assert!(first > second);
}

#[test]
fn charters_and_players_in_numbers() {
    let parts = seen(&east().turn(Company::Sdc, Step::Track(Track::default())).build(), ANNA, "");
    let board = parts.board.into_string();
    let charters = board.split(r#"<section class="charters""#).nth(1).unwrap();
    let charters = charters.split("</section>").next().unwrap();
    let charters = maud::PreEscaped(format!("<section>{charters}"));
    insta::assert_snapshot!([text(charters), text(parts.players)].join("\n---\n"));
}

#[test]
fn every_language_draws_the_same() {
    let game = east().build();
    let drawn = |language| {
        let board = seen_in(language, &game, ANNA, "").board.into_string();
        board.matches('<').count()
    };
    for &language in Language::ALL {
        assert_eq!(drawn(language), drawn(Language::En), "{language:?}");
    }
}

/// No letter of the map is smaller than 11 pixels at the scale it opens with, 0.65 to a unit;
/// the numbers of tiles have 9.5.
#[test]
fn no_letters_are_smaller_than_legible() {
    let board = board(&east().build(), ANNA);
    let open = board.split("data-open=\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(open.ends_with(" 0.65"), "{open}");
    let map = Island::STYLE.split("/* The map. */").nth(1).unwrap();
    let map = map.split("/* Signs in text. */").next().unwrap();
    for line in map.lines().filter(|line| line.contains("px var(--")) {
        let size = line.split("px var(--").next().unwrap().rsplit(' ').next().unwrap_or_default();
        let whole: u32 = size.split('.').next().unwrap().parse().unwrap();
        let least = if line.starts_with(".tile-no ") { 950 } else { 1_100 };
        assert!(whole * 65 >= least, "{line}");
    }
}

/// The map tells what the printed one tells.
#[test]
fn the_map_has_its_marks() {
    let bare = board(&Scenario::four().build(), ANNA);
    let bare = bare.split(r#"class="marks""#).nth(1).unwrap().split("</svg>").next().unwrap();
    assert_eq!(bare.matches(r#"class="y-mark""#).count(), 2, "Holguín and Santiago de Cuba");
    assert_eq!(bare.matches(r#"class="toll""#).count(), 20, "each sugar field has its price");
    assert!(bare.contains(">$10<") && bare.contains(">20/40<"), "values by phase");
    assert_eq!(bare.matches(r#"class="tile-no""#).count(), 0);
    let laid = board(&Scenario::four().tile("B9", "57", 1).build(), ANNA);
    assert!(laid.contains(">57</text>"), "the number of a tile");
}
