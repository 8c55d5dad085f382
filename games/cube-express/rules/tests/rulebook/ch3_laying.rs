//! §3 Extending the network.

use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Cell, Kind, Refusal, Step};

use crate::table::{ANNA, BERTA, E, N, S, W, choices, choices_of, play, refused, spot, step};

/// §3: exactly one tile must be laid; there is no way round it.
#[test]
fn a_tile_must_be_laid() {
    let game = Scenario::players(2).hand(ANNA, &["ST01", "KR1", "PC1"]).build();
    let rest: Vec<String> =
        choices(&game, ANNA).into_iter().filter(|path| !path.starts_with("lay/")).collect();
    assert_eq!(rest, ["sell"]);
    assert_eq!(refused(&game, ANNA, "lay/ST02/0,2/n"), Refusal::NotInHand);
}

/// §3: a tile lies next to another, and rails join.
#[test]
fn rails_must_join() {
    let game = Scenario::players(2).hand(ANNA, &["ST01", "ST07", "PC1"]).build();
    assert_eq!(refused(&game, ANNA, "lay/ST01/0,3/n"), Refusal::NotBeside);
    assert_eq!(refused(&game, ANNA, "lay/ST01/0,1/n"), Refusal::NotBeside, "occupied");
    // Beside two start tiles, whose rails do not lead there.
    assert_eq!(refused(&game, ANNA, "lay/ST07/1,1/n"), Refusal::NoRailsJoin);
}

/// §3: rails never meet a side without rails, on neither tile.
#[test]
fn rails_never_meet_a_bare_side() {
    let game = Scenario::players(2).hand(ANNA, &["ST01", "ST07", "PC1"]).build();
    assert_eq!(refused(&game, ANNA, "lay/ST01/0,2/e"), Refusal::RailsDoNotMatch);
    assert_eq!(refused(&game, ANNA, "lay/ST07/1,1/e"), Refusal::RailsDoNotMatch);
    assert_eq!(choices_of(&game, ANNA, "lay/ST01/0,2/"), ["lay/ST01/0,2/n"]);
}

/// §3: a tile may be turned as one likes, as long as all rails join.
#[test]
fn a_tile_may_be_turned() {
    let game = Scenario::players(2).hand(ANNA, &["ST13", "ST07", "PC1"]).build();
    // A tee joins the rails from the south with any of its three arms.
    let tees = choices_of(&game, ANNA, "lay/ST13/0,2/");
    assert_eq!(tees, ["lay/ST13/0,2/n", "lay/ST13/0,2/e", "lay/ST13/0,2/s"]);
    let bends = choices_of(&game, ANNA, "lay/ST07/0,2/");
    assert_eq!(bends, ["lay/ST07/0,2/e", "lay/ST07/0,2/s"]);
}

/// §3: laid against several tiles, it must match them all.
#[test]
fn a_tile_matches_all_its_neighbors() {
    let scenario = Scenario::players(2).tile("ST09", (0, 2), E).tile("PW2", (1, 2), S);
    let game = scenario.hand(ANNA, &["ST07", "ST01", "KR1"]).build();
    // Rails arrive at (1,1) from the north; to the west and south are bare sides.
    assert_eq!(choices_of(&game, ANNA, "lay/ST07/1,1/"), ["lay/ST07/1,1/n"]);
    assert_eq!(refused(&game, ANNA, "lay/ST01/1,1/n"), Refusal::RailsDoNotMatch);
    assert_eq!(refused(&game, ANNA, "lay/KR1/1,1/n"), Refusal::RailsDoNotMatch);
}

/// Q04: a road may end at a side without a road.
#[test]
fn a_road_may_end_at_a_bare_side() {
    let mut game = Scenario::players(2).hand(ANNA, &["PI1", "ST01", "KR1"]).build();
    play(&mut game, ANNA, "lay/PI1/0,2/n");
    let map = &game.table().map;
    let start = map.city_of_station(map.find(Cell(0, 1)).unwrap()).unwrap();
    assert_eq!(map.city(start).houses, 1, "the house of the iron mine is another city");
}

/// The rails lead round to (1,1), where roads of two start tiles arrive.
fn between_two_starts(players: u8) -> Scenario {
    let scenario = Scenario::players(players).tile("ST09", (0, 2), E).tile("PW2", (1, 2), S);
    scenario.hand(ANNA, &["ST08", "PI2", "KR1"])
}

/// §3: two cities that both have a station are never joined.
#[test]
fn two_stationed_cities_are_never_joined() {
    let scenario = Scenario::players(3).tile("ST09", (0, 2), E).tile("ST11", (1, 2), S);
    let game = scenario.hand(ANNA, &["ST08", "PI2", "KR1"]).build();
    assert_eq!(refused(&game, ANNA, "lay/ST08/1,1/n"), Refusal::JoinsStations);
    assert_eq!(choices_of(&game, ANNA, "lay/ST08/1,1/"), Vec::<String>::new());
    // A road to only one of them is allowed.
    assert_eq!(choices_of(&game, ANNA, "lay/PI2/1,1/"), ["lay/PI2/1,1/n"]);
}

/// Berta's city arrives at (0,4) from the west, another's station from the north, and one road
/// without a station from the east and from the south.
fn round_a_corner() -> Scenario {
    Scenario::players(4)
        .back((0, 2), N)
        .tile("PW1", (0, 3), N)
        .tile("PC4", (1, 3), N)
        .tile("ST11", (1, 4), S)
        .tile("PW2", (1, 5), N)
        .tile("ST03", (0, 5), S)
        .back((-1, 3), N)
        .tile("ST08", (-1, 4), E)
        .station(BERTA, (-1, 4))
        .hand(ANNA, &["KR1", "ST01", "PC1"])
}

/// §3: nor by two roads of the tile that meet in a third city.
#[test]
fn two_stationed_cities_are_not_joined_round_a_corner() {
    let game = round_a_corner().station(ANNA, (0, 5)).build();
    let refusal = refused(&game, ANNA, "lay/KR1/0,4/n");
    assert_eq!(refusal, Refusal::JoinsStations, "north and east, south and west, east and south");
    assert_eq!(refused(&game, ANNA, "lay/KR1/0,4/e"), Refusal::JoinsStations, "west and north");
    let mut game = round_a_corner().build();
    play(&mut game, ANNA, "lay/KR1/0,4/n");
    let city = |x, y| spot(&game, x, y).station_city();
    assert_eq!(city(-1, 4), city(0, 5), "with one station they are one city");
}

/// §3: an empty start tile is like any other; its city may be joined.
#[test]
fn an_empty_start_tile_may_be_joined() {
    let mut game = between_two_starts(2).build();
    play(&mut game, ANNA, "lay/ST08/1,1/n");
    let map = &game.table().map;
    let city = map.city_of_station(map.find(Cell(0, 1)).unwrap()).unwrap();
    assert_eq!(map.city(city).houses, 3, "Anna's house, the new one, and that of the empty start");
}

/// Q05: a station tile may be laid into a city with a station or next to one.
#[test]
fn a_station_tile_may_lie_next_to_a_station() {
    let mut game = Scenario::players(2).hand(ANNA, &["ST03", "ST01", "KR1"]).build();
    play(&mut game, ANNA, "lay/ST03/0,2/n");
    assert!(matches!(step(&game), (ANNA, Step::Drive(_))), "nothing to build, so nothing to ask");
}

/// Q39, Q03: a tile may show its back at any time: straight rails, nothing else.
#[test]
fn a_tile_may_be_laid_with_its_back_up() {
    let mut game = Scenario::players(2).hand(ANNA, &["KR1", "FA1", "PC1"]).build();
    assert_eq!(choices_of(&game, ANNA, "lay/back-KR1/0,2/"), ["lay/back-KR1/0,2/n"]);
    play(&mut game, ANNA, "lay/back-KR1/0,2/n");
    let laid = spot(&game, 0, 2);
    assert_eq!(laid.face.print().kind, Kind::Plain);
    assert_eq!((laid.rails().len(), laid.face.print().houses()), (2, 0));
    assert!(matches!(step(&game), (ANNA, Step::Drive(_))), "no action in its center");
    assert_eq!(game.hand(ANNA).len(), 2);
}

/// Q41: directions that look the same are one.
#[test]
fn directions_that_look_the_same_are_one() {
    let game = Scenario::players(2).hand(ANNA, &["KR1", "ST01", "KR2"]).build();
    assert_eq!(refused(&game, ANNA, "lay/back-KR1/0,2/s"), Refusal::LooksTheSame);
    assert_eq!(refused(&game, ANNA, "lay/ST01/0,2/s"), Refusal::LooksTheSame);
    assert_eq!(choices_of(&game, ANNA, "lay/KR1/0,2/").len(), 2, "half a turn changes nothing");
    assert_eq!(choices_of(&game, ANNA, "lay/KR2/0,2/").len(), 4);
}

/// A network without a loose end: the four start tiles joined in pairs.
fn sealed() -> Scenario {
    Scenario::players(4)
        .tile("PC2", (0, 2), E)
        .tile("PW2", (1, 2), S)
        .tile("FA5", (1, 1), N)
        .tile("FA2", (2, 1), S)
        .tile("ST07", (2, 0), W)
        .tile("PI3", (0, -2), W)
        .tile("ST09", (-1, -2), N)
        .tile("FA6", (-1, -1), S)
        .tile("FA9", (-2, -1), N)
        .tile("ST10", (-2, 0), E)
}

/// Q02: if nothing fits, a tile goes to the box for all to see, and step II follows.
#[test]
fn a_hand_that_fits_nowhere_loses_a_tile() {
    let mut game = sealed().hand(ANNA, &["KR1", "KR2", "ST01"]).build();
    let open: Vec<String> = choices(&game, ANNA);
    assert_eq!(open, ["discard/ST01", "discard/KR1", "discard/KR2", "sell"]);
    play(&mut game, ANNA, "discard/KR1");
    assert_eq!(game.hand(ANNA).len(), 2);
    assert_eq!(game.table().boxed.len(), 1);
    assert!(matches!(step(&game), (ANNA, Step::Drive(_))));
}

/// Q02: as long as anything fits, also a back, nothing is discarded.
#[test]
fn nothing_is_discarded_while_something_fits() {
    let game = Scenario::players(2).hand(ANNA, &["KR1", "KR2", "ST01"]).build();
    assert_eq!(refused(&game, ANNA, "discard/KR1"), Refusal::SomethingFits);
    assert_eq!(refused(&game, ANNA, "discard/ST02"), Refusal::NotInHand);
    assert_eq!(refused(&game, BERTA, "discard/ST02"), Refusal::NotYourTurn);
}
