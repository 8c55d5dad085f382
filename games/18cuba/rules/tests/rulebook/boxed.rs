//! What is printed in a box: ours, another one, and what is no box.

use std::collections::BTreeSet;

use boxes::{Boxed, Contents};
use cuba18_rules::Cuba18;
use cuba18_rules::components::{Data, Setting};
use cuba18_rules::scenario::SECOND_FILE;
use serde_json::Value;
use tabletop::{Game, Key};

use crate::table::built_in;

/// What has shipped is not edited in place: games begun with it must go on. To change the
/// built-in box, keep the old file whole as `data/earlier/<hash>.toml`, list it in
/// `Data::EARLIER`, and pin the new hash here.
#[test]
fn the_built_in_box_is_the_pinned_one() {
    let boxed = Data::shelf().built_in();
    assert_eq!(
        boxed.hash(),
        "df29664338f370df25bc3cbdde746b44",
        "what has shipped is not edited in place: keep the old file whole as \
         data/earlier/<hash>.toml and list it in EARLIER"
    );
    for known in Data::ALIASES {
        assert_eq!(Data::shelf().find(known).map(Boxed::hash), Some(boxed.hash()));
    }
}

/// Table 14 and the component list: 10, 8 and 4 machines; 18 wagons.
#[test]
fn machines_and_wagons_are_counted() {
    let machines = built_in().cards.machines.map(|spaces| spaces.iter().sum::<u8>());
    assert_eq!(machines, [10, 8, 4]);
    assert_eq!(built_in().cards.wagons.iter().sum::<u8>(), 18);
}

/// The box has 30 standard trains besides 8+/4D, and 31 narrow ones.
#[test]
fn no_set_up_needs_more_trains_than_the_box_has() {
    for &setting in Setting::ALL {
        let numbers = built_in().setting(setting);
        assert!(numbers.standard.iter().sum::<u8>() <= 30, "{setting:?}");
        assert!(numbers.narrow.iter().sum::<u8>() <= 31, "{setting:?}");
    }
}

fn complaints(text: &str) -> Vec<String> {
    let wrong = Boxed::<Data>::read(Cuba18::PROFILE.id, text).err().unwrap_or_default();
    wrong.iter().map(ToString::to_string).collect()
}

/// Whatever is spoiled is refused, and named with its line.
#[test]
fn a_spoiled_box_is_refused() {
    let file = Data::FILES.concat();
    assert_eq!(complaints(&file), [""; 0]);
    for [sound, wrong, named] in SPOILED {
        let text = file.replacen(sound, wrong, 1);
        assert_ne!(text, file, "{sound}");
        let said = complaints(&text);
        let told = said.iter().any(|one| one.contains(named) && one.starts_with("line "));
        assert!(told, "{wrong}: {said:?}");
    }
}

/// Something of the built-in box, how it is spoiled, and what is said.
#[rustfmt::skip]
const SPOILED: &[[&str; 3]] = &[
    ["[settings.six]\n", "[settings.six]\ndebt = 1\n", "debt"],
    ["[settings.six]", "[settings.seven]", "seven"],
    ["cash = 720\n", "", "cash"],
    ["cash = 720\n", "cash = 3501\n", "more than all players get"],
    ["cash = 720\n", "cash = 9999\n", "0 to 5000"],
    ["certificates = 22", "certificates = 0", "1 to 99"],
    ["[5, 3, 2, 3, 3]", "[5, 3, 2, 3, 3, 3]", "length 6"],
    ["[5, 3, 2, 3, 3]", "[5, 3, 2, 3, 0]", "1 to 12"],
    ["[4, 3, 2, 3]", "[4, 3, 2]", "length 3"],
    ["50, 55, 60", "55, 50, 60", "prices rise"],
    ["50, 55, 60", "0, 55, 60", "prices rise"],
    ["central = 50", "central = 51", "price of the board"],
    ["starts = [70, 75", "starts = [75, 75", "starts"],
    ["discount = 80\n", "", "discount"],
    ["value = [10, 10,", "value = [10, 10, 10,", "length 8"],
    ["[25, 30, 35, 40]", "[25, 30, 35, 40, 45]", "length 5"],
    ["[65, 70, 75, 80]]", "[65, 70, 75, 80], [1, 2, 3, 4]]", "length 4"],
    ["trains = [100,", "trains = [0,", "1 to 5000"],
    ["dear_3n = 180", "dear_3n = 159", "no less than the 3n"],
    ["rental = 20", "rental = 0", "even number"],
    ["wagons = [8, 6, 4]", "wagons = [0, 6, 4]", "at least 1"],
    ["cube_supply = 18", "cube_supply = 17", "18"],
    ["pool = 5", "pool = 11", "1 to 10 tenths"],
    ["minor = 2\n", "minor = 3\n", "1, 2 or 5"],
    ["converted = 3", "converted = 6", "the whole"],
    ["holding = [6, 6]", "holding = [6, 6, 6]", "length 3"],
    ["bid_step = 5", "bid_step = 0", "bids rise"],
    ["free = 4", "held = 4", "held"],
    ["free = 4", "free = 5", "1 to 4 are free"],
    ["rounds = [1, 1,", "rounds = [1,", "length 6"],
    ["rounds = [1, 1,", "rounds = [1, 4,", "1 to 3 rounds"],
    ["\"2n\"]", "\"9n\"]", "9n"],
    ["\"2n\"]", "\"8+\"]", "the last trains stay"],
    ["fec = 4", "fec = 8", "1 to 7"],
    ["cube = 30\n", "", "cube"],
    ["sugar_field = 10", "stride = 10", "stride"],
    ["cube = 30", "cube = 101", "0 to 100"],
    ["colors = [0, 0,", "colors = [0, 0, 0,", "length 8"],
    ["2, 2, 3]", "2, 2, 4]", "four colors"],
    ["[4, 4, 4, 3, 2, 2, 2]", "[5, 4, 4, 3, 2, 2, 2]", "one to four"],
    ["[\"C8\", \"D9\"]", "[\"C8\", \"D11\"]", "two neighbors"],
    ["id = \"A6\"", "name_of = \"A6\"", "name_of"],
    ["id = \"A6\"", "id = \"A7\"", "no hex A7"],
    ["id = \"A6\"", "id = \"A8\"", "A8 is there twice"],
    ["[10, 10, 10, 10]", "[10, 10, 10, 10, 10]", "length 5"],
    ["[10, 10, 10, 10]", "[10, 10, 10, 201]", "0 to 200"],
    ["arrows = [\"SE\"]", "arrows = [\"NE\"]", "leads to no land"],
    ["kind = \"plain\"", "kind = \"city\"", "plain or sugar"],
    ["kind = \"habana\"", "kind = \"city\"", "of the kind habana"],
    ["home = \"Oe\"", "home = \"MS\"", "at home in 2"],
    ["home = \"Oe\"", "home = \"FEC\"", "seven majors"],
    ["fc = true", "fc = 1", "bool"],
    ["slots = 1, standard = [\"W\"]", "slots = 0, standard = [\"W\"]", "1 to 6 slots"],
    ["slots = 1, standard = [\"W\"]", "slots = 3, standard = [\"W\"]", "fewer slots than La Habana"],
    ["name = \"medium\"", "name = \"full\"", "full is there twice"],
    ["\"B5\", \"B7\",", "\"B5\", \"A6\",", "none of these"],
    ["\"B5\", \"B7\",", "\"B5\", \"B5\",", "there twice"],
    ["{ hex = \"B7\", arrows", "{ hex = \"B9\", arrows", "beside the land"],
    ["hex = \"D19\", rotation = 3", "hex = \"D19\", rotation = 6", "0 to 5"],
    ["back = \"7\"\n", "", "back"],
    ["back = \"9\"\n", "back = \"5\"\n", "no piece has"],
    ["count = 2", "number_of = 2", "number_of"],
    ["count = 2", "count = 31", "0 to 30"],
    ["color = \"yellow\"", "color = \"pink\"", "pink"],
    ["gauge = \"", "gauge = \"x", "unknown variant"],
    ["sides = [\"SW\", \"W\"]", "sides = [\"SW\", \"SW\"]", "one side to another"],
    ["number = \"7\"", "number = \"8\"", "8 is there twice"],
    ["number = \"7\"", "number = \"0\"", "no tile 0"],
    ["value = 20, slots = 1, standard = [\"SW\", \"W\"]", "value = 20, slots = 3, standard = [\"SW\", \"W\"]", "fewer slots"],
    ["value = 20, slots = 1, standard = [\"SW\", \"W\"]", "slots = 1, standard = [\"SW\", \"W\"]", "either value or values"],
    ["slots = 2, standard = [\"E\", \"SE\"], narrow = [\"SW\"]", "slots = 1, standard = [\"E\", \"SE\"], narrow = [\"SW\"]", "besides the mill"],
    ["narrow = [\"SE\", \"NW\"]", "standard = [\"SE\", \"NW\"]", "narrow track only"],
];

/// Nothing of a file is missed because something else is wrong.
#[test]
fn all_that_is_wrong_is_told_at_once() {
    let file = Data::FILES.concat();
    let text = file
        .replacen("cash = 720", "cash = 9999", 1)
        .replacen("rental = 20", "rental = 1", 1)
        .replacen("cube = 30", "cube = 300", 1)
        .replacen("kind = \"plain\"", "kind = \"y\"", 1)
        .replacen("count = 2", "count = 200", 1);
    let said = complaints(&text);
    for place in ["settings.two-short", "cards.rental", "track.cube", "hex[5].kind", "piece[0]"] {
        assert!(said.iter().any(|one| one.contains(place)), "{place}: {said:#?}");
    }
}

/// The numbers of the second box are other than ours wherever they can be.
#[test]
fn the_second_box_differs_everywhere() {
    let second = Boxed::<Data>::read(Cuba18::PROFILE.id, SECOND_FILE).expect("it is sound");
    let built_in = Data::shelf().built_in();
    assert_eq!(second.head().parent.as_deref(), Some(built_in.hash()));
    let mut same = BTreeSet::new();
    let mut seen = 0;
    compare(built_in.value(), second.value(), "", &mut |place, one, other| {
        seen += 1;
        if one == other
            && !SAME.iter().any(|allowed| place.starts_with(allowed) || place.ends_with(allowed))
        {
            same.insert(format!("{place} = {one}"));
        }
    });
    assert!(seen > 1000, "{seen}");
    assert_eq!(same, BTreeSet::new());
}

/// What every box has, and what cannot be other.
const SAME: &[&str] = &[
    // The head, and how certain things are.
    "box.",
    ".label",
    // Which hexes, areas, pieces and tiles there are, and what the tiles are for.
    ".id",
    "].name",
    ".front",
    ".back",
    ".number",
    ".color",
    ".gauge",
    ".hex",
    // Cities, harbors and La Habana are what they are; six of the minors need cities without Y.
    ".kind",
    // The last color is the last.
    "track.colors[6]",
];

/// Shows `look` all values that stand at the same place in both; names in a list are one value.
fn compare(one: &Value, other: &Value, place: &str, look: &mut impl FnMut(&str, &Value, &Value)) {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            for (key, value) in one {
                let inner = if place.is_empty() { key.clone() } else { format!("{place}.{key}") };
                if let Some(other) = other.get(key) {
                    compare(value, other, &inner, look);
                }
            }
        }
        (Value::Array(ones), Value::Array(others)) if !ones.iter().all(Value::is_string) => {
            for (index, (one, other)) in ones.iter().zip(others).enumerate() {
                compare(one, other, &format!("{place}[{index}]"), look);
            }
        }
        _ => look(place, one, other),
    }
}
