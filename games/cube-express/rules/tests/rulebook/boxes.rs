//! What may be printed in a box: what is refused, and what the built-in one is.

use std::collections::{BTreeMap, BTreeSet};

use boxes::{Boxed, Contents};
use cube_express_rules::components::{Data, Kind};
use cube_express_rules::rules::laying::{face, ways};
use cube_express_rules::scenario::{self, SECOND_BOX, Scenario};
use cube_express_rules::{CubeExpress, Goal, Tile};
use serde_json::Value;
use tabletop::{Dice, Game, SeededDice};

fn read(text: &str) -> Result<Boxed<Data>, Vec<String>> {
    let read = Boxed::<Data>::read(CubeExpress::PROFILE.id, text);
    read.map_err(|wrong| wrong.iter().map(ToString::to_string).collect())
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
    let two = "{ sides = [\"n\", \"e\"], houses = 1 }, { sides = [\"s\", \"w\"], houses = 1 }";
    let shared = "{ sides = [\"n\", \"e\"], houses = 1 }, { sides = [\"e\", \"w\"], houses = 1 }";
    let spoiled = [
        ("[back]\n", "[back]\nfront = 1\n", "back.front"),
        ("gives = \"coal\"\nlabel", "gives = \"gold\"\nlabel", "unknown variant `gold`"),
        ("houses = 1", "houses = 300", "300"),
        ("houses = 2, station", "houses = 5, station", "tile[1].roads: at most four houses"),
        ("id = \"T02\"", "id = \"T03\"", "tile[1].id: \"T03\" is tile number 2, \"T02\""),
        ("rails = [[\"n\", \"e\"]]", "rails = [[\"n\"]]", "a rail leads to two sides or more"),
        ("rails = [[\"n\", \"e\"]]", "rails = []", "rails: a tile has one rail, or two"),
        (
            "rails = [[\"n\", \"e\"]]",
            "rails = [[\"n\", \"e\"], [\"e\", \"s\"]]",
            "a side is named twice",
        ),
        ("houses = 1, station = true }]\nkind", "houses = 1 }]\nkind", "0 places for a station"),
        (
            "wants = [2, 0, 1], first",
            "wants = [2, 2, 1], first",
            "a delivery is one to four resources",
        ),
        ("wants = [2, 0, 1], first", "wants = [2, 1], first", "length 2"),
        ("1], first = 5", "1], first = 31", "kind.factory.first: 31 is out of range"),
        (two, shared, "two areas share a side"),
        (
            "gives = \"coal\"\nlabel",
            "gives = \"coal\"\nhouses = 1\nlabel",
            "unknown field `houses`",
        ),
        ("counts = \"stations\"", "counts = \"towns\"", "goal[0].counts: unknown variant `towns`"),
        ("id = \"G02\"", "id = \"G01\"", "goal[1].id: \"G01\" is goal number 2, \"G02\""),
        ("\nasks = { least = 4 }", "\nasks = { least = 0 }", "goal[0].asks: 0 is out of range"),
        ("\nasks = { least = 4 }", "\nasks = { about = 4 }", "about"),
        ("\nasks = { least = 4 }\n", "\n", "missing field `asks`"),
        ("[[3, 1], [3, 1]", "[[1, 3], [3, 1]", "the majority gets no less"),
        ("claim = {", "# {", "missing field `claim`"),
        ("hand = {", "hands = {", "unknown field `hands`"),
        ("hand = { value = 3", "hand = { value = 6", "start.hand: 6 is out of range: 1 to 5"),
        ("markers = { value = 25", "markers = { value = 41", "pieces.markers: 41 is out of range"),
        ("[4, 7, 10]", "[4, 10, 7]", "the fields are named in order, each once"),
        ("[4, 7, 10]", "[4, 7, 12]", "bonus_fields.value[2]: a marker lies before the last field"),
        (
            "[0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18]",
            "[0, 1]",
            "a share track has 3 to 32 fields",
        ),
        ("start = { value = 1", "start = { value = 12", "the disc begins before the last field"),
        ("[3, 4, 5, 6, 7, 8]", "[3, 4, 5, 6, 7]", "as many levels as stations"),
        ("[3, 4, 5, 6, 7, 8]", "[3, 4, 5, 6, 7, 2]", "a level is never lower"),
        ("label = \"rules\"", "label = \"rumor\"", "rumor"),
    ];
    let sound = Data::FILES.concat();
    for (whole, wrong, named) in spoiled {
        let text = sound.replacen(whole, wrong, 1);
        assert_ne!(text, sound, "{whole}");
        let said = read(&text).map(drop).expect_err(wrong);
        assert!(said.iter().any(|one| one.contains(named)), "{wrong}: {said:?}");
        assert!(said.iter().all(|one| one.starts_with("line ")), "{wrong}: {said:?}");
    }
}

/// Whole rows that are missing, and decks that are too small.
#[test]
fn a_box_that_is_not_complete_is_refused() {
    let sound = Data::FILES.concat();
    let (before, rest) = sound.split_once("[[tile]]\nid = \"T44\"").expect("the last tile");
    let (_, after) = rest.split_once("\n\n").expect("what follows it");
    let said = read(&format!("{before}{after}")).expect_err("a tile is missing");
    assert!(said.iter().any(|one| one.contains("43 tiles; there are 44")), "{said:?}");
    let scarce =
        sound.replace("symbol = \"3+\"\n", "").replace("rails = [[", "symbol = \"4\"\nrails = [[");
    let scarce = scarce.replace("symbol = \"4\"\nsymbol = \"4\"\n", "symbol = \"4\"\n");
    let scarce = scarce.replace("[back]\nsymbol = \"4\"\n", "[back]\n");
    let scarce = scarce.replace("[start_crossing]\nsymbol = \"4\"\n", "[start_crossing]\n");
    let scarce = scarce.replace("[start_tile]\nsymbol = \"4\"\n", "[start_tile]\n");
    let said = read(&scarce).expect_err("all tiles are for four");
    assert!(said.iter().any(|one| one.contains("0 tiles for 2 players; at least 12")), "{said:?}");
}

/// Any number of coal tiles may bend: a turn ends all the same (Q12).
#[test]
fn rings_of_coal_are_allowed() {
    let bent = Data::FILES.concat().replace("gives = \"iron\"", "gives = \"coal\"");
    assert!(read(&bent).is_ok());
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

/// The second box is of use where it differs: everywhere but in names and in what ends each row.
#[test]
fn the_second_box_differs_everywhere() {
    let (ours, second) = (Data::shelf().built_in(), read(SECOND_BOX).expect("it is sound"));
    assert_eq!(second.head().parent.as_deref(), Some(ours.hash()));
    let [ours, second] = [leaves(ours.value()), leaves(second.value())];
    // Tiles and goals have the same names in every box.
    let played = ours.iter().filter(|(place, _)| place.rsplit('.').next() != Some("id"));
    let same: Vec<_> = played.filter(|&(place, value)| second.get(place) == Some(value)).collect();
    assert_eq!(same, Vec::<(&String, &Value)>::new());
    assert!(ours.len() > 150 && scenario::second().stations == 5);
}

/// What is played with, by its place; lists of numbers, rails and roads are one value each.
fn leaves(sheet: &Value) -> BTreeMap<String, Value> {
    let mut leaves = BTreeMap::new();
    let mut ahead = vec![(String::new(), sheet)];
    while let Some((place, value)) = ahead.pop() {
        match value {
            Value::Object(fields) => {
                let told = |key: &str| ["box", "label", "note"].contains(&key);
                let inner = fields.iter().filter(|(key, _)| !told(key));
                ahead.extend(inner.map(|(key, value)| (format!("{place}.{key}"), value)));
            }
            Value::Array(rows) if place == ".tile" || place == ".goal" => {
                let rows = rows.iter().enumerate();
                ahead.extend(rows.map(|(nth, row)| (format!("{place}[{nth}]"), row)));
            }
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::Array(_) => {
                leaves.insert(place, value.clone());
            }
        }
    }
    leaves
}

/// The position is small: cloning it is cheap.
#[test]
fn a_position_is_small() {
    assert_eq!(size_of::<CubeExpress>(), 2712);
}

/// Boxes with numbers changed at random: what the checks let pass is safe to play with.
#[test]
fn whatever_passes_the_checks_can_be_played() {
    let sound = [Data::shelf().built_in().value(), read(SECOND_BOX).expect("it is sound").value()]
        .map(Clone::clone);
    let mut dice = SeededDice::new(11);
    let mut played = 0;
    for nth in 0..BOXES {
        let mut value = sound[nth % 2].clone();
        let numbers = numbers(&mut value);
        for _ in 0..=dice.roll(4) {
            let at = dice.roll(u32::try_from(numbers).expect("few")) as usize;
            change(&mut value, at, EXTREMES[dice.roll(EXTREMES_COUNT) as usize]);
        }
        let Ok(boxed) = Boxed::<Data>::revive(CubeExpress::PROFILE.id, &value) else { continue };
        let boxed: &'static Boxed<Data> = Box::leak(Box::new(boxed));
        for players in [2, 4] {
            let setup =
                CubeExpress::PROFILE.setup(players, None, BTreeMap::new()).expect("it exists");
            let end = testkit::play::<CubeExpress>(&setup, boxed, nth as u64, |_| ());
            assert_eq!(end.audit(), Vec::<String>::new(), "{value}");
        }
        played += 1;
    }
    assert!(played > BOXES / 8, "{played} boxes of {BOXES} were played");
}

const BOXES: usize = 120;
const EXTREMES: [u16; 16] = [0, 1, 2, 3, 4, 5, 8, 9, 10, 12, 20, 30, 40, 60, 100, 300];
const EXTREMES_COUNT: u32 = 16;

/// How many numbers a box has, its head apart.
fn numbers(value: &mut Value) -> usize {
    let mut count = 0;
    each_number(value, &mut |_| count += 1);
    count
}

fn change(value: &mut Value, at: usize, to: u16) {
    let mut nth = 0;
    each_number(value, &mut |number| {
        if nth == at {
            *number = to.into();
        }
        nth += 1;
    });
}

fn each_number(value: &mut Value, visit: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Number(_) => visit(value),
        Value::Array(items) => items.iter_mut().for_each(|item| each_number(item, visit)),
        Value::Object(fields) => {
            let played = fields.iter_mut().filter(|(key, _)| *key != "box");
            played.for_each(|(_, field)| each_number(field, visit));
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
