//! §5 Building a station; cities.

use cube_express_rules::rules::laying::{Laying, face};
use cube_express_rules::rules::station::waste;
use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Action, Cell, CubeExpress, Ending, Event, Need, Refusal, Step, Waste};
use tabletop::{Reading, read};

use crate::table::{
    ANNA, BERTA, CARLO, E, N, S, W, choices, choices_of, play, player, refused, step,
};

/// Anna's second station stands in a city of three houses, (0,3) and (1,3); a
/// station tile can be laid at (0,5), far from everything.
fn grown(players: u8) -> Scenario {
    Scenario::players(players)
        .back((0, 2), N)
        .tile("T02", (0, 3), N)
        .tile("T26", (1, 3), N)
        .back((0, 4), N)
        .station(ANNA, (0, 3))
        .hand(ANNA, &["T01", "T39", "T17"])
}

fn houses(game: &CubeExpress, x: i8, y: i8) -> u8 {
    let map = &game.table().map;
    let spot = map.spot(map.find(Cell(x, y)).expect("a tile"));
    map.city(spot.station_city(game.table().data()).expect("a station's place")).houses
}

/// §5: the price is the technology level before building; the leftmost station raises the level.
#[test]
fn a_station_costs_the_technology_level_and_raises_it() {
    let scenario = Scenario::players(2).back((0, 2), N).hand(ANNA, &["T01", "T39", "T17"]);
    let mut game = scenario.dividends(ANNA, 5).build();
    play(&mut game, ANNA, "lay/T01/0,3/n");
    play(&mut game, ANNA, "build/3");
    let anna = player(&game, ANNA);
    assert_eq!((anna.dividends, anna.stations, anna.level(game.table().data())), (2, 4, 4));
    let (_, Step::Drive(driving)) = step(&game) else { panic!("step II follows") };
    assert_eq!(driving.points, 4, "the new level counts at once");
}

/// §5, the example: two dividends, then Lucy's passenger, then the own one.
#[test]
fn the_rest_is_paid_with_passengers_others_first() {
    let scenario = grown(2).passenger(BERTA, (0, 3)).passenger(ANNA, (0, 3));
    let mut game = scenario.build();
    let (anna, berta) = (player(&game, ANNA), player(&game, BERTA));
    play(&mut game, ANNA, "lay/T01/0,5/n");
    let told = play(&mut game, ANNA, "build/2");
    assert_eq!(
        told,
        [
            Event::Built { seat: ANNA, at: Cell(0, 5), dividends: 2 },
            Event::Released { seat: ANNA, owner: BERTA, at: Cell(0, 3) },
            Event::Released { seat: ANNA, owner: ANNA, at: Cell(0, 3) },
        ]
    );
    assert_eq!(player(&game, BERTA).dividends, berta.dividends + 1, "Lucy's becomes a dividend");
    assert_eq!(player(&game, ANNA).reserve, anna.reserve + 3, "all of Henning's go to the reserve");
    assert_eq!((player(&game, ANNA).dividends, player(&game, ANNA).stations), (0, 3));
}

/// §5, Q37: the builder chooses which passengers of others leave, and then which own ones.
#[test]
fn the_builder_chooses_who_leaves() {
    let scenario =
        grown(3).passenger(BERTA, (0, 3)).passenger(CARLO, (0, 3)).passenger(ANNA, (0, 3));
    let mut game = scenario.dividends(ANNA, 3).build();
    play(&mut game, ANNA, "lay/T01/0,5/n");
    play(&mut game, ANNA, "build/3");
    assert_eq!(choices(&game, ANNA), ["release/1/0,3", "release/2/0,3"]);
    play(&mut game, ANNA, "release/2/0,3");
    assert_eq!(player(&game, CARLO).dividends, 3);
    assert_eq!(player(&game, BERTA).dividends, 2);
    assert!(matches!(step(&game), (ANNA, Step::Drive(_))), "paid");
}

/// §5: own passengers leave only when no other is left at any own station.
#[test]
fn own_passengers_leave_last() {
    let scenario =
        grown(3).passenger(BERTA, (0, 3)).passenger(CARLO, (0, 3)).passenger(ANNA, (0, 3));
    let mut game = scenario.dividends(ANNA, 3).build();
    play(&mut game, ANNA, "lay/T01/0,5/n");
    play(&mut game, ANNA, "build/3");
    assert_eq!(refused(&game, ANNA, "release/0/0,3"), Refusal::OthersFirst);
    assert_eq!(refused(&game, ANNA, "release/1/0,1"), Refusal::NoSuchPassenger);
    assert_eq!(refused(&game, ANNA, "release/1/1,0"), Refusal::NoSuchPassenger, "not her station");
    assert_eq!(refused(&game, ANNA, "release/7/0,3"), Refusal::NoSuchPassenger);
}

/// Q40: nothing is converted or sold while a station is being paid.
#[test]
fn a_payment_is_one_act() {
    let scenario = grown(3).passenger(BERTA, (0, 3)).passenger(CARLO, (0, 3));
    let mut game = scenario.dividends(ANNA, 3).disc(ANNA, 3).build();
    play(&mut game, ANNA, "lay/T01/0,5/n");
    play(&mut game, ANNA, "build/3");
    assert_eq!(refused(&game, ANNA, "sell"), Refusal::NotThisStep);
}

/// Q29: any mix will do, but never more dividends than are there or than it costs.
#[test]
fn nobody_pays_more_than_they_have() {
    let scenario = grown(2).passenger(BERTA, (0, 3)).passenger(ANNA, (0, 3));
    let mut game = scenario.dividends(ANNA, 6).build();
    play(&mut game, ANNA, "lay/T01/0,5/n");
    assert_eq!(choices_of(&game, ANNA, "build"), ["build/4", "build/3", "build/2"]);
    assert_eq!(
        refused(&game, ANNA, "build/7"),
        Refusal::TooFewDividends { need: Need::Station, needed: 7, held: 6 }
    );
    assert_eq!(refused(&game, ANNA, "build/5"), Refusal::PaysTooMuch { cost: 4 });
    assert_eq!(refused(&game, ANNA, "build/1"), Refusal::PaysTooLittle { cost: 4, passengers: 2 });
}

/// §5: who cannot pay leaves the place without a station, for good.
#[test]
fn who_cannot_pay_builds_nothing() {
    let scenario = Scenario::players(2).back((0, 2), N).hand(ANNA, &["T01", "T39", "T17"]);
    let mut game = scenario.disc(ANNA, 0).build();
    play(&mut game, ANNA, "lay/T01/0,3/n");
    assert!(matches!(step(&game), (ANNA, Step::Drive(_))));
    assert_eq!(player(&game, ANNA).stations, 5);
}

/// §5: no station next to a station, whosever it is.
#[test]
fn no_station_next_door() {
    for at in [(0, 2), (0, -2)] {
        let top = if at.1 > 0 { N } else { S };
        let scenario = Scenario::players(2).tile("T02", at, top).center(ANNA, at);
        let game = scenario.dividends(ANNA, 9).build();
        assert_eq!(refused(&game, ANNA, "build/3"), Refusal::StationNextDoor);
    }
}

/// §5: no second station in a city, however far the roads lead.
#[test]
fn no_second_station_in_a_city() {
    let scenario = Scenario::players(3).tile("T03", (0, 2), S).tile("T04", (0, 3), N);
    let game = scenario.center(ANNA, (0, 3)).dividends(ANNA, 9).build();
    // The road of the tile between does not lead on: the new one is a city of its own.
    assert_eq!(houses(&game, 0, 3), 0);
    assert!(choices(&game, ANNA).contains(&"build/3".to_owned()));
    let scenario = Scenario::players(3).tile("T04", (0, 2), N).tile("T03", (0, 3), S);
    let game = scenario.center(ANNA, (0, 3)).dividends(ANNA, 9).build();
    assert_eq!(refused(&game, ANNA, "build/3"), Refusal::CityHasStation);
}

/// Q06: a station tile without a station does not forbid one next door.
#[test]
fn an_unbuilt_place_forbids_nothing() {
    let scenario = Scenario::players(2).back((0, 2), N).tile("T02", (0, 3), N);
    let mut game = scenario.hand(ANNA, &["T01", "T39", "T17"]).dividends(ANNA, 3).build();
    play(&mut game, ANNA, "lay/T01/0,4/n");
    play(&mut game, ANNA, "build/3");
    assert_eq!(player(&game, ANNA).stations, 4);
}

/// Q07: an empty start tile never gets a station, and no passenger gets off there.
#[test]
fn an_empty_start_tile_stays_empty() {
    let scenario = Scenario::players(2).center(ANNA, (1, 0)).dividends(ANNA, 9);
    assert_eq!(refused(&scenario.build(), ANNA, "build/3"), Refusal::NotInCenter);
    let mut game = Scenario::players(2).driving(ANNA, 3).build();
    play(&mut game, ANNA, "drive/first/0,0");
    play(&mut game, ANNA, "drive/first/1,0");
    assert_eq!(refused(&game, ANNA, "passenger"), Refusal::NothingHere);
}

/// §5: next to an empty start tile a station may be built.
#[test]
fn a_station_may_stand_next_to_an_empty_start_tile() {
    let scenario = Scenario::players(2).tile("T01", (2, 0), E).center(ANNA, (2, 0));
    let mut game = scenario.dividends(ANNA, 3).build();
    play(&mut game, ANNA, "build/3");
    assert_eq!(player(&game, ANNA).stations, 4);
}

/// Q31: a city without houses will do.
#[test]
fn a_station_may_stand_in_a_city_without_houses() {
    let scenario = Scenario::players(3).back((0, 2), N).tile("T04", (0, 3), N);
    let mut game = scenario.center(ANNA, (0, 3)).dividends(ANNA, 3).build();
    assert_eq!(houses(&game, 0, 3), 0);
    play(&mut game, ANNA, "build/3");
    assert_eq!(player(&game, ANNA).stations, 4);
}

/// Q30: passengers on whatever tile of the city pay, also far from the station.
#[test]
fn passengers_anywhere_in_an_own_city_pay() {
    let scenario =
        grown(2).passenger(BERTA, (0, 3)).passenger(BERTA, (0, 3)).passenger(BERTA, (0, 3));
    let game = scenario.dividends(ANNA, 1).build();
    let on_mine =
        game.table().map.spot(game.table().map.find(Cell(1, 3)).unwrap()).guests[0].seat();
    assert_eq!(on_mine, Some(BERTA));
    let mut game = game;
    play(&mut game, ANNA, "lay/T01/0,5/n");
    play(&mut game, ANNA, "build/1");
    assert_eq!(player(&game, BERTA).dividends, 5);
}

/// §5, §9: the last station brings nine points; nobody builds a seventh.
#[test]
fn there_are_six_stations() {
    let scenario = Scenario::players(2)
        .back((0, 2), N)
        .tile("T01", (0, 3), N)
        .back((0, 4), N)
        .tile("T02", (0, 5), N)
        .back((0, 6), N)
        .tile("T03", (0, 7), N)
        .back((0, 8), N)
        .tile("T07", (0, 9), E)
        .back((1, 9), E)
        .station(ANNA, (0, 3))
        .station(ANNA, (0, 5))
        .station(ANNA, (0, 7))
        .station(ANNA, (0, 9))
        .tile("T08", (2, 9), W);
    let mut game = scenario.clone().center(ANNA, (2, 9)).dividends(ANNA, 9).build();
    let told = play(&mut game, ANNA, "build/7");
    assert!(told.contains(&Event::Nine { seat: ANNA, ending: Ending::Stations, points: 9 }));
    assert_eq!((player(&game, ANNA).stations, game.table().level(ANNA)), (0, 8));
    let scenario = scenario.station(ANNA, (2, 9)).tile("T09", (2, 10), E);
    let game = scenario.center(ANNA, (2, 10)).dividends(ANNA, 9).build();
    assert_eq!(refused(&game, ANNA, "build/8"), Refusal::NoStationLeft);
}

/// §5, the example of the cities: roads join houses, with and without a station.
#[test]
fn roads_join_houses_into_cities() {
    let game = grown(2).build();
    assert_eq!(houses(&game, 0, 1), 1, "Anna's start");
    assert_eq!(houses(&game, 0, 3), 3, "two houses of the tile and that of the mine");
    let map = &game.table().map;
    let crossing = map.spot(map.find(Cell(0, 0)).unwrap());
    assert!(
        cube_express_rules::Side::FOUR
            .iter()
            .all(|&side| crossing.city_at(game.table().data(), side).is_none())
    );
    assert_eq!(W.across(), E);
}

/// How Anna lays what `path` spells.
fn laid(path: &str) -> Laying {
    let Ok(Reading::Whole(Action::Lay { tile, back, at, top })) = read(path) else {
        panic!("{path} lays nothing")
    };
    Laying { seat: ANNA, tile, face: face(tile, back), at, top }
}

/// §4, Q05: whoever lays a station tile where no station may stand is told before and after.
#[test]
fn a_wasted_station_tile_is_told() {
    let cases = [
        (Scenario::players(2), "lay/T02/0,2/n", Waste::NextDoor),
        (Scenario::players(3).tile("T04", (0, 2), N), "lay/T03/0,3/s", Waste::SameCity),
    ];
    for (scenario, path, why) in cases {
        let mut game = scenario.hand(ANNA, &["T02", "T03", "T17"]).dividends(ANNA, 9).build();
        let laying = laid(path);
        let at = laying.at;
        assert_eq!(waste(game.table(), laying), Some(why));
        let told = play(&mut game, ANNA, path);
        assert!(told.contains(&Event::StationWasted { seat: ANNA, at, why }), "{told:?}");
        assert!(!choices(&game, ANNA).iter().any(|path| path.starts_with("build/")));
    }
    let scenario = Scenario::players(2).back((0, 2), N).hand(ANNA, &["T01", "T39", "T17"]);
    let mut game = scenario.dividends(ANNA, 9).build();
    let laying = laid("lay/T01/0,3/n");
    assert_eq!(waste(game.table(), laying), None);
    let plain = Laying { face: face(laying.tile, true), ..laying };
    assert_eq!(waste(game.table(), plain), None, "a back is no station tile");
    let told = play(&mut game, ANNA, "lay/T01/0,3/n");
    assert!(!told.iter().any(|event| matches!(event, Event::StationWasted { .. })), "{told:?}");
}

/// §4, §5: a station that cannot be paid for, not even after a sale or a conversion, is lost,
/// and that is told before and after.
#[test]
fn a_station_that_cannot_be_paid_is_told() {
    let scenario = Scenario::players(2).back((0, 2), N).hand(ANNA, &["T01", "T39", "T17"]);
    let laying = laid("lay/T01/0,3/n");
    let scenario = scenario.dividends(ANNA, 0);
    let mut game = scenario.clone().disc(ANNA, 0).build();
    assert_eq!(waste(game.table(), laying), Some(Waste::TooDear));
    let told = play(&mut game, ANNA, "lay/T01/0,3/n");
    let wasted = Event::StationWasted { seat: ANNA, at: laying.at, why: Waste::TooDear };
    assert!(told.contains(&wasted), "{told:?}");
    // Whoever has something to sell is asked instead.
    let mut game = scenario.disc(ANNA, 1).build();
    assert_eq!(waste(game.table(), laying), None);
    let told = play(&mut game, ANNA, "lay/T01/0,3/n");
    assert!(!told.contains(&wasted), "{told:?}");
    assert!(choices(&game, ANNA).contains(&"skip".to_owned()));
}
