//! §3 Extending the network.

use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Cell, Kind, Refusal, Step};

use crate::table::{ANNA, BERTA, E, N, S, W, choices, choices_of, play, refused, spot, step};

/// §3: exactly one tile must be laid; there is no way round it.
#[test]
fn a_tile_must_be_laid() {
    let game = Scenario::players(2).hand(ANNA, &["T01", "T39", "T17"]).build();
    let rest: Vec<String> =
        choices(&game, ANNA).into_iter().filter(|path| !path.starts_with("lay/")).collect();
    assert_eq!(rest, ["sell"]);
    assert_eq!(refused(&game, ANNA, "lay/T02/0,2/n"), Refusal::NotInHand);
}

/// §3: a tile lies next to another, and rails join.
#[test]
fn rails_must_join() {
    let game = Scenario::players(2).hand(ANNA, &["T01", "T07", "T17"]).build();
    assert_eq!(refused(&game, ANNA, "lay/T01/0,3/n"), Refusal::NotBeside);
    assert_eq!(refused(&game, ANNA, "lay/T01/0,1/n"), Refusal::NotBeside, "occupied");
    // Beside two start tiles, whose rails do not lead there.
    assert_eq!(refused(&game, ANNA, "lay/T07/1,1/n"), Refusal::NoRailsJoin);
}

/// §3: rails never meet a side without rails, on neither tile.
#[test]
fn rails_never_meet_a_bare_side() {
    let game = Scenario::players(2).hand(ANNA, &["T01", "T07", "T17"]).build();
    assert_eq!(refused(&game, ANNA, "lay/T01/0,2/e"), Refusal::RailsDoNotMatch);
    assert_eq!(refused(&game, ANNA, "lay/T07/1,1/e"), Refusal::RailsDoNotMatch);
    assert_eq!(choices_of(&game, ANNA, "lay/T01/0,2/"), ["lay/T01/0,2/n"]);
}

/// §3: a tile may be turned as one likes, as long as all rails join.
#[test]
fn a_tile_may_be_turned() {
    let game = Scenario::players(2).hand(ANNA, &["T13", "T07", "T17"]).build();
    // A tee joins the rails from the south with any of its three arms.
    let tees = choices_of(&game, ANNA, "lay/T13/0,2/");
    assert_eq!(tees, ["lay/T13/0,2/n", "lay/T13/0,2/e", "lay/T13/0,2/s"]);
    let bends = choices_of(&game, ANNA, "lay/T07/0,2/");
    assert_eq!(bends, ["lay/T07/0,2/e", "lay/T07/0,2/s"]);
}

/// §3: laid against several tiles, it must match them all.
#[test]
fn a_tile_matches_all_its_neighbors() {
    let scenario = Scenario::players(2).tile("T09", (0, 2), E).tile("T22", (1, 2), S);
    let game = scenario.hand(ANNA, &["T07", "T01", "T39"]).build();
    // Rails arrive at (1,1) from the north; to the west and south are bare sides.
    assert_eq!(choices_of(&game, ANNA, "lay/T07/1,1/"), ["lay/T07/1,1/n"]);
    assert_eq!(refused(&game, ANNA, "lay/T01/1,1/n"), Refusal::RailsDoNotMatch);
    assert_eq!(refused(&game, ANNA, "lay/T39/1,1/n"), Refusal::RailsDoNotMatch);
}

/// Q04: a road may end at a side without a road.
#[test]
fn a_road_may_end_at_a_bare_side() {
    let mut game = Scenario::players(2).hand(ANNA, &["T26", "T01", "T39"]).build();
    play(&mut game, ANNA, "lay/T26/0,2/n");
    let map = &game.table().map;
    let start = map.city_of_station(map.find(Cell(0, 1)).unwrap()).unwrap();
    assert_eq!(map.city(start).houses, 1, "the house of the iron mine is another city");
}

/// The rails lead round to (1,1), where roads of two start tiles arrive.
fn between_two_starts(players: u8) -> Scenario {
    let scenario = Scenario::players(players).tile("T09", (0, 2), E).tile("T22", (1, 2), S);
    scenario.hand(ANNA, &["T08", "T27", "T39"])
}

/// §3: two cities that both have a station are never joined.
#[test]
fn two_stationed_cities_are_never_joined() {
    let scenario = Scenario::players(3).tile("T09", (0, 2), E).tile("T11", (1, 2), S);
    let game = scenario.hand(ANNA, &["T08", "T27", "T39"]).build();
    assert_eq!(refused(&game, ANNA, "lay/T08/1,1/n"), Refusal::JoinsStations);
    assert_eq!(choices_of(&game, ANNA, "lay/T08/1,1/"), Vec::<String>::new());
    // A road to only one of them is allowed.
    assert_eq!(choices_of(&game, ANNA, "lay/T27/1,1/"), ["lay/T27/1,1/n"]);
}

/// Berta's city arrives at (0,4) from the west, another's station from the north, and one road
/// without a station from the east and from the south.
fn round_a_corner() -> Scenario {
    Scenario::players(4)
        .back((0, 2), N)
        .tile("T21", (0, 3), N)
        .tile("T20", (1, 3), N)
        .tile("T11", (1, 4), S)
        .tile("T22", (1, 5), N)
        .tile("T03", (0, 5), S)
        .back((-1, 3), N)
        .tile("T08", (-1, 4), E)
        .station(BERTA, (-1, 4))
        .hand(ANNA, &["T39", "T01", "T17"])
}

/// §3: nor by two roads of the tile that meet in a third city.
#[test]
fn two_stationed_cities_are_not_joined_round_a_corner() {
    let game = round_a_corner().station(ANNA, (0, 5)).build();
    let refusal = refused(&game, ANNA, "lay/T39/0,4/n");
    assert_eq!(refusal, Refusal::JoinsStations, "north and east, south and west, east and south");
    assert_eq!(refused(&game, ANNA, "lay/T39/0,4/e"), Refusal::JoinsStations, "west and north");
    let mut game = round_a_corner().build();
    play(&mut game, ANNA, "lay/T39/0,4/n");
    let city = |x, y| spot(&game, x, y).station_city(game.table().data());
    assert_eq!(city(-1, 4), city(0, 5), "with one station they are one city");
}

/// §3: an empty start tile is like any other; its city may be joined.
#[test]
fn an_empty_start_tile_may_be_joined() {
    let mut game = between_two_starts(2).build();
    play(&mut game, ANNA, "lay/T08/1,1/n");
    let map = &game.table().map;
    let city = map.city_of_station(map.find(Cell(0, 1)).unwrap()).unwrap();
    assert_eq!(map.city(city).houses, 3, "Anna's house, the new one, and that of the empty start");
}

/// Q05: a station tile may be laid into a city with a station or next to one.
#[test]
fn a_station_tile_may_lie_next_to_a_station() {
    let mut game = Scenario::players(2).hand(ANNA, &["T03", "T01", "T39"]).build();
    play(&mut game, ANNA, "lay/T03/0,2/n");
    assert!(matches!(step(&game), (ANNA, Step::Drive(_))), "nothing to build, so nothing to ask");
}

/// Q39, Q03: a tile may show its back at any time: straight rails, nothing else.
#[test]
fn a_tile_may_be_laid_with_its_back_up() {
    let mut game = Scenario::players(2).hand(ANNA, &["T39", "T30", "T17"]).build();
    assert_eq!(choices_of(&game, ANNA, "lay/back-T39/0,2/"), ["lay/back-T39/0,2/n"]);
    play(&mut game, ANNA, "lay/back-T39/0,2/n");
    let laid = spot(&game, 0, 2);
    let data = game.table().data();
    assert_eq!(laid.print(data).kind, Kind::Plain);
    assert_eq!((laid.rails(data).len(), laid.print(data).houses()), (2, 0));
    assert!(matches!(step(&game), (ANNA, Step::Drive(_))), "no action in its center");
    assert_eq!(game.hand(ANNA).len(), 2);
}

/// Q41: directions that look the same are one.
#[test]
fn directions_that_look_the_same_are_one() {
    let game = Scenario::players(2).hand(ANNA, &["T39", "T01", "T40"]).build();
    assert_eq!(refused(&game, ANNA, "lay/back-T39/0,2/s"), Refusal::LooksTheSame);
    assert_eq!(refused(&game, ANNA, "lay/T01/0,2/s"), Refusal::LooksTheSame);
    assert_eq!(choices_of(&game, ANNA, "lay/T39/0,2/").len(), 2, "half a turn changes nothing");
    assert_eq!(choices_of(&game, ANNA, "lay/T40/0,2/").len(), 4);
}

/// A network without a loose end: the four start tiles joined in pairs.
fn sealed() -> Scenario {
    Scenario::players(4)
        .tile("T18", (0, 2), E)
        .tile("T22", (1, 2), S)
        .tile("T34", (1, 1), N)
        .tile("T31", (2, 1), S)
        .tile("T07", (2, 0), W)
        .tile("T28", (0, -2), W)
        .tile("T09", (-1, -2), N)
        .tile("T35", (-1, -1), S)
        .tile("T38", (-2, -1), N)
        .tile("T10", (-2, 0), E)
}

/// Q02: if nothing fits, a tile goes to the box for all to see, and step II follows.
#[test]
fn a_hand_that_fits_nowhere_loses_a_tile() {
    let mut game = sealed().hand(ANNA, &["T39", "T40", "T01"]).build();
    let open: Vec<String> = choices(&game, ANNA);
    assert_eq!(open, ["discard/T01", "discard/T39", "discard/T40", "sell"]);
    play(&mut game, ANNA, "discard/T39");
    assert_eq!(game.hand(ANNA).len(), 2);
    assert_eq!(game.table().boxed.len(), 1);
    assert!(matches!(step(&game), (ANNA, Step::Drive(_))));
}

/// Q02: as long as anything fits, also a back, nothing is discarded.
#[test]
fn nothing_is_discarded_while_something_fits() {
    let game = Scenario::players(2).hand(ANNA, &["T39", "T40", "T01"]).build();
    assert_eq!(refused(&game, ANNA, "discard/T39"), Refusal::SomethingFits);
    assert_eq!(refused(&game, ANNA, "discard/T02"), Refusal::NotInHand);
    assert_eq!(refused(&game, BERTA, "discard/T02"), Refusal::NotYourTurn);
}
