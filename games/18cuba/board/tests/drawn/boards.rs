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
    let dashed = ".bed.narrow { stroke: var(--tie); stroke-width: 13; stroke-dasharray";
    assert!(Island::STYLE.contains(dashed));
    let mill = standing(&board, 'G', 26);
    assert!(mill.contains(r#"<rect class="disc""#), "a mill is square");
    assert!(mill.contains(">CO</text>") && mill.contains(">SdC</text>"));
    assert!(mill.contains(r#"class="warehouse""#), "its cubes lie beside it");
}

#[test]
fn what_waits_is_marked() {
    let board = board(&Scenario::four().first_stock().build(), ANNA);
    let matanzas = standing(&board, 'B', 9);
    assert!(matanzas.contains(r#"class="home""#), "the home of the MS");
    assert!(matanzas.contains(r#"<g class="mark">"#), "an FC token beside its city");
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

/// No letter of the map is smaller than 11 pixels at the scale it opens with, 0.65 to a unit.
#[test]
fn no_letters_are_smaller_than_legible() {
    let board = board(&east().build(), ANNA);
    let open = board.split("data-open=\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(open.ends_with(" 0.65"), "{open}");
    let map = Island::STYLE.split("/* The map. */").nth(1).unwrap();
    let map = map.split("/* Signs in text. */").next().unwrap();
    for (end, _) in map.match_indices("px var(--") {
        let size = map[..end].rsplit(' ').next().unwrap_or_default();
        let whole: u32 = size.split('.').next().unwrap().parse().unwrap();
        assert!(whole * 65 >= 1_100, "{size}");
    }
}

/// A name that would reach over the neighboring hexes stands in two lines.
#[test]
fn long_names_are_broken() {
    let board = board(&east().build(), ANNA);
    for lines in ["Santiago <tspan", ">de Cuba</tspan>", "Pinar <tspan", ">Tesoros</tspan>"] {
        assert!(board.contains(&lines.replace(" <", "<")), "{lines}");
    }
    assert!(board.contains(">Guantánamo</text>"));
}
