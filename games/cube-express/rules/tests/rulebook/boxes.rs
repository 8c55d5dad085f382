//! What may be printed in a box: what is refused, and what the built-in one is.

use std::collections::BTreeSet;

use boxes::{Boxed, Contents};
use cube_express_rules::components::{Data, Kind};
use cube_express_rules::rules::laying::{face, ways};
use cube_express_rules::scenario::{SECOND_BOX, Scenario};
use cube_express_rules::{CubeExpress, Goal, Tile};
use tabletop::{Dice as _, Game as _};
use testkit::boxes::{Spoiled, any_sound_box_plays, are_refused, complaints, differs_everywhere};

fn second() -> Boxed<Data> {
    Boxed::read(CubeExpress::PROFILE.id, SECOND_BOX).expect("it is sound")
}

/// What has shipped stays known by its hash: games were begun with it.
#[test]
fn the_built_in_box_is_the_one_that_shipped() {
    let built_in = Data::shelf().built_in();
    assert_eq!(
        built_in.hash(),
        "8bfdd6b82aabb9294bcd2f8b376d3f65",
        "what has shipped is not edited in place: keep the old file whole as \
         data/earlier/<hash>.toml, list it in EARLIER, then pin the new hash"
    );
    let before = Data::shelf().find("f395fffab149bbb6").expect("the name of these values before");
    assert_eq!(before.hash(), built_in.hash());
}

/// Tiles go by their rows; what the rows were called before is still read.
#[test]
fn tiles_have_the_same_names_in_every_box() {
    let names: Vec<&str> = Tile::all().map(Tile::id).collect();
    assert_eq!((names.len(), names[0], names[43]), (44, "T01", "T44"));
    for (before, now) in [("ST01", "T01"), ("ST16", "T16"), ("PC1", "T17"), ("KR6", "T44")] {
        assert_eq!(Tile::from_id(before), Tile::from_id(now));
        let read: Tile = serde_json::from_str(&format!("{before:?}")).expect("a tile");
        assert_eq!(serde_json::to_string(&read).expect("a name"), format!("{now:?}"));
    }
    assert_eq!(Tile::from_id("T45"), None);
    let goals: Vec<String> = Goal::all().map(|goal| goal.to_string()).collect();
    assert_eq!((goals.len(), &*goals[0], &*goals[13]), (14, "G01", "G14"));
}

/// Every front and the back can be laid beside the start tiles, with any number of players.
#[test]
fn every_tile_can_be_laid_at_the_start() {
    for players in [2, 3, 4] {
        let game = Scenario::players(players).build();
        for tile in game.table().data().deck(players).iter() {
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
    let data = Data::shelf().built_in();
    for players in [2, 3, 4] {
        let kind = |tile: Tile| match data.print(tile.front()).kind {
            Kind::Station => "station",
            Kind::Crossing => "crossing",
            Kind::Production(_) => "production",
            Kind::Factory(_) => "factory",
            Kind::Plain | Kind::StartCrossing(_) | Kind::Start => "none of the four",
        };
        let kinds: BTreeSet<&str> = data.deck(players).iter().map(kind).collect();
        let four = ["crossing", "factory", "production", "station"];
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), four);
    }
}

/// Whatever is spoiled is refused, with its line, in words.
#[test]
fn a_spoiled_box_is_refused() {
    are_refused::<CubeExpress>(SPOILED);
}

const TWO: &str = "{ sides = [\"n\", \"e\"], houses = 1 }, { sides = [\"s\", \"w\"], houses = 1 }";
const CROSSED: &str =
    "{ sides = [\"n\", \"s\"], houses = 1 }, { sides = [\"e\", \"w\"], houses = 1 }";
const SHARED: &str =
    "{ sides = [\"n\", \"e\"], houses = 1 }, { sides = [\"e\", \"w\"], houses = 1 }";

/// Something of the built-in box, how it is spoiled, and what is said.
#[rustfmt::skip]
const SPOILED: &[Spoiled<'_>] = &[
    ("[back]\n", "[back]\nfront = 1\n", "back.front"),
    ("gives = \"coal\"\nlabel", "gives = \"gold\"\nlabel", "must be one of coal, wood, iron, not \"gold\""),
    ("houses = 1", "houses = 300", "houses: must be a whole number, not 300: at most four houses"),
    ("houses = 2, station", "houses = 5, station", "tile T02, roads: at most four houses"),
    ("id = \"T02\"", "id = \"T03\"", "the tile T03 stands here a second time; the first is in line "),
    ("rails = [[\"n\", \"e\"]]", "rails = [[\"n\"]]", "a rail leads to two sides or more"),
    ("rails = [[\"n\", \"e\"]]", "rails = []", "rails: a tile has one rail, or two"),
    ("rails = [[\"n\", \"e\"]]", "rails = [[\"n\", \"e\"], [\"e\", \"s\"]]", "a side is named twice"),
    ("houses = 1, station = true }]\nkind", "houses = 1 }]\nkind", "0 places for a station"),
    ("wants = [2, 0, 1], first", "wants = [2, 2, 1], first", "a delivery is one to four resources"),
    ("wants = [2, 0, 1], first", "wants = [2, 1], first", "there are 2 in this list; there must be 3"),
    ("1], first = 5", "1], first = 31", "kind.factory.first: must be a whole number from 1 to 30, not 31"),
    (TWO, SHARED, "two areas share a side"),
    ("gives = \"coal\"\nlabel", "gives = \"coal\"\nhouses = 1\nlabel", "nothing here is called \"houses\""),
    ("counts = \"stations\"", "counts = \"towns\"", "goal G01, counts: must be one of stations, largest_city"),
    ("id = \"G02\"", "id = \"G01\"", "the goal G01 stands here a second time; the first is in line "),
    ("\nasks = { least = 4 }", "\nasks = { least = 0 }", "goal G01, asks: must be a whole number from 1 to 100, not 0"),
    ("\nasks = { least = 4 }", "\nasks = { about = 4 }", "about"),
    ("\nasks = { least = 4 }\n", "\n", "asks is missing"),
    ("[[3, 1], [3, 1]", "[[1, 3], [3, 1]", "the majority gets no less"),
    ("claim = {", "# {", "laying: claim is missing; ours is 1"),
    ("hand = {", "hands = {", "nothing here is called \"hands\"; there are hand, dividends, neutral"),
    ("hand = { value = 3", "hand = { value = 6", "start.hand: must be a whole number from 1 to 5, not 6"),
    ("markers = { value = 25", "markers = { value = 41", "pieces.markers: must be a whole number from 10 to 40, not 41"),
    ("[4, 7, 10]", "[4, 10, 7]", "the fields are named in order, each once"),
    ("[4, 7, 10]", "[4, 7, 12]", "bonus_fields, number 3: a marker lies before the last field"),
    ("[0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18]", "[0, 1]", "a share track has 3 to 32 fields"),
    ("start = { value = 1", "start = { value = 12", "the disc begins before the last field"),
    ("[3, 4, 5, 6, 7, 8]", "[3, 4, 5, 6, 7]", "as many levels as stations"),
    ("[3, 4, 5, 6, 7, 8]", "[3, 4, 5, 6, 7, 2]", "a level is never lower"),
    ("label = \"rules\"", "label = \"rumor\"", "rumor"),
    ("gives = \"iron\"", "gives = 7", "must be a text in quotation marks, such as \"iron\", not 7"),
    ("1], first = 5, later = 3", "1], first = 3, later = 5", "worth more than field B"),
    ("1], first = 5, later = 3", "1], first = 3, later = 3", "field B, which is worth 3"),
    (TWO, CROSSED, "an area from n to s and one from e to w would cross each other"),
    ("1], first = 5", "1], first = \"five\"", "from 1 to 30, not \"five\""),
    ("1], first = 5, ", "1], ", "first is missing"),
];

/// Whole rows that are missing, and decks that are too small.
#[test]
fn a_box_that_is_not_complete_is_refused() {
    let sound = Data::FILES.concat();
    let (before, rest) = sound.split_once("[[tile]]\nid = \"T44\"").expect("the last tile");
    let (_, after) = rest.split_once("\n\n").expect("what follows it");
    let said = complaints::<CubeExpress>(&format!("{before}{after}"));
    assert!(
        said.len() == 1 && said[0].contains("there are 43 tiles of 44; missing: T44"),
        "{said:?}"
    );
    let scarce =
        sound.replace("symbol = \"3+\"\n", "").replace("rails = [[", "symbol = \"4\"\nrails = [[");
    let scarce = scarce.replace("symbol = \"4\"\nsymbol = \"4\"\n", "symbol = \"4\"\n");
    let scarce = scarce.replace("[back]\nsymbol = \"4\"\n", "[back]\n");
    let scarce = scarce.replace("[start_crossing]\nsymbol = \"4\"\n", "[start_crossing]\n");
    let scarce = scarce.replace("[start_tile]\nsymbol = \"4\"\n", "[start_tile]\n");
    let said = complaints::<CubeExpress>(&scarce);
    let few = "there are 0 tiles for 2 players; at least 12 are needed";
    assert!(said.iter().any(|one| one.contains(few)), "{said:?}");
}

/// How many markers there must be is told as a number.
#[test]
fn too_few_markers_are_told_with_how_many_it_takes() {
    let sound = Data::FILES.concat();
    let few = sound.replacen("markers = { value = 25", "markers = { value = 16", 1);
    let few = few.replacen("dividends = { value = 2", "dividends = { value = 10", 1);
    let said = complaints::<CubeExpress>(&few);
    assert!(said.len() == 1 && said[0].ends_with("share track, so at least 17"), "{said:?}");
}

/// A tile under another's name: the name stands twice, and its own is missing.
#[test]
fn a_renamed_row_is_told_by_both_names() {
    let said = complaints::<CubeExpress>(&Data::FILES.concat().replacen("\"T06\"", "\"T05\"", 1));
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said.iter().any(|one| one.ends_with("tile: missing: T06")), "{said:?}");
    assert!(
        said.iter().any(|one| one.contains("the tile T05 stands here a second time")),
        "{said:?}"
    );
}

/// A row that is pasted a second time is told once, with both lines, and not with every row
/// that it moves.
#[test]
fn a_row_that_stands_twice_is_named_with_both_lines() {
    let sound = Data::FILES.concat();
    let (before, rest) = sound.split_once("[[tile]]\nid = \"T07\"").expect("the seventh tile");
    let (row, after) = rest.split_once("\n\n").expect("what follows it");
    let row = format!("[[tile]]\nid = \"T07\"{row}\n\n");
    let said = complaints::<CubeExpress>(&format!("{before}{row}{row}{after}"));
    let first = before.lines().count() + 2;
    let second = first + row.lines().count();
    let told = format!(
        "line {second}: tile T07, id: the tile T07 stands here a second time; the first is in \
         line {first}"
    );
    assert_eq!(said, [told]);
    let swapped = sound.replace("\"T07\"", "\"T7\"").replace("\"T08\"", "\"T07\"");
    let swapped = swapped.replace("\"T7\"", "\"T08\"");
    let said = complaints::<CubeExpress>(&swapped);
    assert!(said.len() == 1 && said[0].ends_with("tiles stand in their order: T07 comes here"));
}

/// The rulebook knows four kinds of tiles, and there are some of each.
#[test]
fn a_box_without_stations_is_refused() {
    let plain = Data::FILES.concat().replace("kind = \"station\"", "kind = \"crossing\"");
    let (start, tiles) = plain.split_once("[[tile]]").expect("tiles");
    let plain = format!("{start}[[tile]]{}", tiles.replace(", station = true", ""));
    let said = complaints::<CubeExpress>(&plain);
    assert!(said.len() == 1 && said[0].contains("no tile is a station"), "{said:?}");
}

/// What can be played but looks like a slip is called odd.
#[test]
fn what_looks_like_a_slip_is_odd() {
    let data = Data::shelf().built_in();
    assert_eq!(data.oddities(), [""; 0]);
    let mut value = data.value().clone();
    value["tile"][1] = value["tile"][0].clone();
    value["tile"][1]["id"] = "T02".into();
    value["tile"][1]["rails"] = serde_json::json!([["e", "w"]]);
    value["tile"][1]["roads"][0]["sides"] = serde_json::json!(["s", "n"]);
    value["goal"][4] = value["goal"][2].clone();
    value["goal"][4]["id"] = "G05".into();
    value["track_two"]["points"]["value"][0] = 90.into();
    let odd = Boxed::<Data>::revive(CubeExpress::PROFILE.id, &value).expect("sound").oddities();
    let told = [
        "the tiles T01 and T02 are alike",
        "the goals G03 and G05 are alike",
        "the points of the share track for two players fall",
    ];
    assert_eq!(odd, told);
}

/// Any number of coal tiles may bend: a turn ends all the same (Q12).
#[test]
fn rings_of_coal_are_allowed() {
    let bent = Data::FILES.concat().replace("gives = \"iron\"", "gives = \"coal\"");
    assert!(Boxed::<Data>::read(CubeExpress::PROFILE.id, &bent).is_ok());
}

#[test]
fn every_number_says_where_it_comes_from() {
    let mut silent = Vec::new();
    for (section, facts) in Data::shelf().built_in().value().as_object().expect("sections") {
        let facts = facts.as_object().into_iter().flatten().filter(|_| section != "box");
        for (name, fact) in facts.filter(|(_, fact)| fact.get("value").is_some()) {
            if fact["note"].as_str().unwrap_or_default().is_empty() {
                silent.push(format!("{section}.{name}"));
            }
        }
    }
    assert_eq!(silent, Vec::<String>::new());
}

/// The second box is of use where it differs: everywhere but in the names of tiles and goals.
#[test]
fn the_second_box_differs_everywhere() {
    let whole = ["/rails", "/roads", "/value", "/wants"];
    differs_everywhere(&second(), &whole, &["/id"]);
}

/// The position is small: cloning it is cheap.
#[test]
fn a_position_is_small() {
    assert_eq!(size_of::<CubeExpress>(), 2712);
}

/// Boxes with values changed at random: what the checks let pass is safe to play with.
#[test]
fn whatever_passes_the_checks_can_be_played() {
    let from = [Data::shelf().built_in(), &second()];
    any_sound_box_plays::<CubeExpress>(&from, 120, |place, old, dice| {
        let words: &[&str] = match old {
            "n" | "e" | "s" | "w" => &["n", "e", "s", "w"],
            "coal" | "wood" | "iron" => &["coal", "wood", "iron"],
            "3+" | "4" => &["3+", "4"],
            _ if place.ends_with("/counts") => &["stations", "houses", "dividends", "sites"],
            _ => return None,
        };
        let count = u32::try_from(words.len()).expect("few words");
        Some(words[dice.roll(count) as usize].to_owned())
    });
}
