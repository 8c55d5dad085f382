//! What is printed in a box: ours, another one, and what is no box.

use boxes::{Boxed, Contents};
use cuba18_rules::Cuba18;
use cuba18_rules::components::{Data, Setting};
use cuba18_rules::scenario::SECOND_FILE;
use tabletop::{Game as _, Key as _};
use testkit::boxes::{Spoiled, are_refused, complaints, differs_everywhere};

use crate::table::built_in;

fn second() -> Boxed<Data> {
    Boxed::read(Cuba18::PROFILE.id, SECOND_FILE).expect("it is sound")
}

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

/// Whatever is spoiled is refused, and named with its line.
#[test]
fn a_spoiled_box_is_refused() {
    are_refused::<Cuba18>(SPOILED);
}

/// Something of the built-in box, how it is spoiled, and what is said.
#[rustfmt::skip]
const SPOILED: &[Spoiled<'_>] = &[
    ("[settings.six]\n", "[settings.six]\ndebt = 1\n", "debt"),
    ("[settings.six]", "[settings.seven]", "seven"),
    ("cash = 720\n", "", "cash"),
    ("cash = 720\n", "cash = 3501\n", "more than all players get"),
    ("cash = 720\n", "cash = 9999\n", "from 0 to 5000, not 9999"),
    ("certificates = 22", "certificates = 0", "from 1 to 99, not 0"),
    ("[5, 3, 2, 3, 3]", "[5, 3, 2, 3, 3, 3]", "there are 6 in this list; there must be 5"),
    ("[5, 3, 2, 3, 3]", "[5, 3, 2, 3, 0]", "standard, number 5: must be a whole number from 1 to 12, not 0"),
    ("[4, 3, 2, 3]", "[4, 3, 2]", "there are 3 in this list; there must be 4"),
    ("50, 55, 60", "55, 50, 60", "prices rise"),
    ("50, 55, 60", "0, 55, 60", "market.prices, number 1: must be a whole number from 1 to 2000, not 0"),
    ("central = 50", "central = 51", "price of the board"),
    ("starts = [70, 75", "starts = [75, 75", "starts"),
    ("discount = 80\n", "", "discount"),
    ("value = [10, 10,", "value = [10, 10, 10,", "there are 8 in this list; there must be 7"),
    ("[25, 30, 35, 40]", "[25, 30, 35, 40, 45]", "there are 5 in this list; there must be 4"),
    ("[65, 70, 75, 80]]", "[65, 70, 75, 80], [1, 2, 3, 4]]", "there are 4 in this list; there must be 3"),
    ("trains = [100,", "trains = [0,", "trains, number 1: must be a whole number from 1 to 5000, not 0"),
    ("dear_3n = 180", "dear_3n = 159", "no less than the 3n"),
    ("rental = 20", "rental = 0", "even number"),
    ("wagons = [8, 6, 4]", "wagons = [0, 6, 4]", "wagons, number 1: must be a whole number from 1 to 20, not 0"),
    ("cube_supply = 18", "cube_supply = 17", "18"),
    ("pool = 5", "pool = 11", "shares.pool: must be a whole number from 1 to 10, not 11"),
    ("minor = 2\n", "minor = 3\n", "1, 2 or 5"),
    ("converted = 3", "converted = 6", "the whole"),
    ("holding = [6, 6]", "holding = [6, 6, 6]", "there are 3 in this list; there must be 2"),
    ("bid_step = 5", "bid_step = 0", "shares.bid_step: must be a whole number from 1 to 100, not 0"),
    ("free = 4", "held = 4", "held"),
    ("free = 4", "free = 5", "1 to 4 are free"),
    ("rounds = [1, 1,", "rounds = [1,", "there are 6 in this list; there must be 7"),
    ("rounds = [1, 1,", "rounds = [1, 4,", "phases.rounds, number 2: must be a whole number from 1 to 3, not 4"),
    ("\"2n\"]", "\"9n\"]", "9n"),
    ("\"2n\"]", "\"8+\"]", "the last trains stay"),
    ("fec = 4", "fec = 8", "phases.fec: must be a whole number from 1 to 7, not 8"),
    ("cube = 30\n", "", "cube"),
    ("sugar_field = 10", "stride = 10", "stride"),
    ("cube = 30", "cube = 101", "track.cube: must be a whole number from 0 to 100, not 101"),
    ("colors = [0, 0,", "colors = [0, 0, 0,", "there are 8 in this list; there must be 7"),
    ("2, 2, 3]", "2, 2, 4]", "four colors"),
    ("[4, 4, 4, 3, 2, 2, 2]", "[5, 4, 4, 3, 2, 2, 2]", "one to four"),
    ("[\"C8\", \"D9\"]", "[\"C8\", \"D11\"]", "two neighbors"),
    ("id = \"A6\"", "name_of = \"A6\"", "name_of"),
    ("id = \"A6\"", "id = \"A7\"", "hex A7, id: there is no hex A7"),
    ("id = \"A6\"", "id = \"A8\"", "A8 stands here a second time; the first is in line "),
    ("[10, 10, 10, 10]", "[10, 10, 10, 10, 10]", "there are 5 in this list; there must be 4"),
    ("[10, 10, 10, 10]", "[10, 10, 10, 201]", "hex A6, values, number 4: must be a whole number from 0 to 200, not 201"),
    ("arrows = [\"SE\"]", "arrows = [\"NE\"]", "leads to no land"),
    ("kind = \"plain\"", "kind = \"city\"", "plain or sugar"),
    ("kind = \"habana\"", "kind = \"city\"", "of the kind habana"),
    ("home = \"Oe\"", "home = \"MS\"", "at home in 2"),
    ("home = \"Oe\"", "home = \"FEC\"", "seven majors"),
    ("fc = true", "fc = 1", "hex B7, fc: must be true or false, not 1"),
    ("slots = 1, standard = [\"W\"]", "slots = 0, standard = [\"W\"]", "1 to 6 slots"),
    ("slots = 1, standard = [\"W\"]", "slots = 3, standard = [\"W\"]", "fewer slots than La Habana"),
    ("name = \"medium\"", "name = \"full\"", "full stands here a second time; the first is in line "),
    ("\"B5\", \"B7\",", "\"B5\", \"A6\",", "none of these"),
    ("\"B5\", \"B7\",", "\"B5\", \"B5\",", "there twice"),
    ("{ hex = \"B7\", arrows", "{ hex = \"B9\", arrows", "beside the land"),
    ("hex = \"D19\", rotation = 3", "hex = \"D19\", rotation = 6", "rotation: must be a whole number from 0 to 5, not 6"),
    ("back = \"7\"\n", "", "back"),
    ("back = \"9\"\n", "back = \"5\"\n", "no piece has"),
    ("count = 2", "number_of = 2", "number_of"),
    ("count = 2", "count = 31", "piece 7, count: must be a whole number from 1 to 30, not 31"),
    ("color = \"yellow\"", "color = \"pink\"", "pink"),
    ("gauge = \"", "gauge = \"x", "must be one of standard, narrow"),
    ("sides = [\"SW\", \"W\"]", "sides = [\"SW\", \"SW\"]", "one side to another"),
    ("number = \"7\"", "number = \"8\"", "8 stands here a second time; the first is in line "),
    ("number = \"7\"", "number = \"0\"", "no tile 0"),
    ("value = 20, slots = 1, standard = [\"SW\", \"W\"]", "value = 20, slots = 3, standard = [\"SW\", \"W\"]", "fewer slots"),
    ("value = 20, slots = 1, standard = [\"SW\", \"W\"]", "slots = 1, standard = [\"SW\", \"W\"]", "either value or values"),
    ("slots = 2, standard = [\"E\", \"SE\"], narrow = [\"SW\"]", "slots = 1, standard = [\"E\", \"SE\"], narrow = [\"SW\"]", "besides the mill"),
    ("narrow = [\"SE\", \"NW\"]", "standard = [\"SE\", \"NW\"]", "narrow track only"),
    ("count = 2", "count = 0", "piece 7, count: must be a whole number from 1 to 30, not 0"),
    ("[4, 3, 2, 3]", "[0, 3, 2, 3]", "narrow, number 1: must be a whole number from 1 to 15, not 0"),
    ("wagons = [8, 6, 4]", "wagons = [8, 0, 4]", "wagons, number 2: must be a whole number from 1 to 20"),
    ("[[1, 1, 1, 7]", "[[0, 0, 0, 0]", "cards.machines, number 1: of each generation there is at least one"),
    ("machines_each = 3", "machines_each = 0", "cards.machines_each: must be a whole number from 1 to 10"),
    ("rental = 20", "rental = \"twenty\"", "rental: must be a whole number, not \"twenty\": it is an even number"),
    ("cash = 720", "cash = \"much\"", "cash: must be a whole number from 0 to 5000, not \"much\""),
    ("arrows = [\"SE\"]\n", "", "hex A6, arrows: A6 has no arrow"),
    ("arrows = [\"SE\"]", "arrows = []", "hex A6, arrows: A6 has no arrow"),
    ("arrows = [\"SE\"]", "arrows = [\"SE\", \"SE\"]", "hex A6, arrows: SE stands here twice"),
    ("arrows = [\"E\", \"SE\"]", "arrows = []", "red B7, arrows: B7 has no arrow"),
    ("standard = [\"SW\", \"W\"]", "standard = [\"SW\", \"SW\"]", "SW stands here twice"),
    ("[\"F19\", \"G20\"]", "[\"D9\", \"C8\"]", "the barrier between D9 and C8 stands here a second time"),
    ("name = \"La Habana\"", "name = \"\u{3164}\"", "hex B7, name: a name has 1 to 40 letters, all of which can be seen"),
];

/// All of a kind may not be gone: marks of the FC, and pieces one by one.
#[test]
fn a_box_without_pieces_is_refused() {
    let file = Data::FILES.concat();
    let said = complaints::<Cuba18>(&file.replace("fc = true\n", ""));
    assert!(said.len() == 1 && said[0].contains("0 hexes have fc = true"), "{said:?}");
    let emptied: Vec<&str> = file
        .lines()
        .map(|line| if line.starts_with("count = ") { "count = 0" } else { line })
        .collect();
    assert_eq!(complaints::<Cuba18>(&emptied.join("\n")).len(), 55);
}

/// A red place on a hex that does not exist is told once, and so is cash beyond any bank.
#[test]
fn one_fault_is_told_once() {
    for (ours, wrong, told) in [
        ("{ hex = \"B7\", arrows", "{ hex = \"Z9\", arrows", "Z9"),
        ("cash = 720", "cash = 9999", "from 0 to 5000"),
    ] {
        let said = complaints::<Cuba18>(&Data::FILES.concat().replacen(ours, wrong, 1));
        assert!(said.len() == 1 && said[0].contains(told), "{said:?}");
    }
}

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
    let said = complaints::<Cuba18>(&text);
    for place in ["settings.two-short", "cards.rental", "track.cube", "hex B5, kind", "piece 7, "] {
        assert!(said.iter().any(|one| one.contains(place)), "{place}: {said:#?}");
    }
}

/// The numbers of the second box are other than ours wherever they can be.
#[test]
fn the_second_box_differs_everywhere() {
    differs_everywhere(&second(), &[], SAME);
}

/// What every box has, and what cannot be other.
const SAME: &[&str] = &[
    // Which hexes, areas, pieces and tiles there are, and what the tiles are for.
    "/id",
    "/name",
    "/front",
    "/back",
    "/number",
    "/color",
    "/gauge",
    "/hex",
    // Cities, harbors and La Habana are what they are; six of the minors need cities without Y.
    "/kind",
    // The last color is the last.
    "/track/colors/6",
];
