//! The tile file: complete, playable, and replaceable.

use std::collections::BTreeSet;

use cube_express_rules::components::{Kind, complaints};
use cube_express_rules::rules::laying::{face, ways};
use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Tile, Tiles};

const FILE: &str = include_str!("../../data/tiles.toml");

/// §1: whoever types in other tiles learns here what is wrong with them.
#[test]
fn the_tile_file_is_complete_and_playable() {
    assert_eq!(complaints(FILE), Vec::<String>::new());
}

/// Every front and the back can be laid beside the start tiles, with any number of players.
#[test]
fn every_tile_can_be_laid_at_the_start() {
    for players in [2, 3, 4] {
        let game = Scenario::players(players).build();
        for tile in Tiles::deck(players).iter() {
            for back in [false, true] {
                let way = ways(game.table(), face(tile, back)).next();
                assert!(way.is_some(), "{tile}, back: {back}, {players} players");
            }
        }
    }
}

/// Every kind of tile is there for any number of players.
#[test]
fn every_kind_of_tile_is_in_every_deck() {
    for players in [2, 3, 4] {
        let kinds: BTreeSet<&str> = Tiles::deck(players)
            .iter()
            .map(|tile| match tile.front().print().kind {
                Kind::Station => "station",
                Kind::Crossing => "crossing",
                Kind::Production(_) => "production",
                Kind::Factory(_) => "factory",
                Kind::Plain | Kind::StartCrossing(_) | Kind::Start => "none of the four",
            })
            .collect();
        let four = ["crossing", "factory", "production", "station"];
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), four);
    }
    assert_eq!(Tile::all().count(), 44);
}

/// Replaces the first `from` of the file.
fn with(from: &str, to: &str) -> Vec<String> {
    assert!(FILE.contains(from), "{from}");
    complaints(&FILE.replacen(from, to, 1))
}

/// What is wrong with a file is said, tile by tile.
#[test]
fn a_wrong_tile_file_is_told_what_is_wrong() {
    let cases = [
        ("id = \"ST02\"", "id = \"ST01\"", "two tiles have the same id"),
        ("id = \"ST02\"", "id = \"ST 2\"", "tile ST 2: its id is not made of letters and digits"),
        ("symbol = \"3+\"\n", "", "25 tiles for 2 players, not 24"),
        ("wants = [2, 0, 1]", "wants = [2, 0, 2]", "tile FA1: a delivery is three markers"),
        (
            "first = 5, later = 3",
            "first = 3, later = 3",
            "tile FA1: field A must be worth more than field B",
        ),
        (
            "houses = 1, station = true }]\nkind",
            "houses = 1 }]\nkind",
            "tile ST01: 0 places for a station",
        ),
        ("houses = 2, station", "houses = 3, station", "tile ST02: more than two houses"),
        (
            "[crossing]\nrails = [\"n\", ",
            "[crossing]\nrails = [",
            "the start crossing has no rails to all four start tiles",
        ),
    ];
    for (from, to, said) in cases {
        let found = with(from, to);
        assert!(found.contains(&said.to_owned()), "{from} -> {to}: {found:?}");
    }
    let crossed = with(
        "{ sides = [\"n\", \"e\"], houses = 1 }, { sides = [\"s\", \"w\"], houses = 1 }",
        "{ sides = [\"n\", \"s\"], houses = 1 }, { sides = [\"e\", \"w\"], houses = 1 }",
    );
    assert_eq!(crossed, ["tile KR1: two roads cross"]);
    let shared = with(
        "{ sides = [\"n\", \"e\"], houses = 1 }, { sides = [\"s\", \"w\"], houses = 1 }",
        "{ sides = [\"n\", \"e\"], houses = 1 }, { sides = [\"e\", \"w\"], houses = 1 }",
    );
    assert_eq!(shared, ["tile KR1: two roads share a side"]);
    assert!(with("gives = \"coal\"", "gives = \"gold\"")[0].contains("cannot be read"));
    assert!(with("label = ", "lable = ")[0].contains("cannot be read"));
}

/// Q12: four coal tiles that bend could fuel a loco for ever.
#[test]
fn a_ring_of_coal_is_refused() {
    let start = FILE.find("id = \"PC1\"").unwrap();
    let (before, after) = FILE.split_at(start);
    let bent = after.replacen("rails = [\"n\", \"s\"]", "rails = [\"n\", \"e\"]", 1);
    let found = complaints(&format!("{before}{bent}"));
    assert_eq!(found, ["4 coal tiles with a bend: a loco could drive for ever"]);
}
