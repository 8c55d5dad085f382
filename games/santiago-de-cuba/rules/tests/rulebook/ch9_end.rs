//! §9 The end of the game.

use santiago_de_cuba_rules::components::{Building, Good, Item, Station};
use santiago_de_cuba_rules::rules::scoring::{merits, standings};
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::{Chance, Ending, Phase, Santiago, Step};
use tabletop::{Game, Known, Mute, Turn, Viewer};

use crate::table::{ANNA, BERTA, CARLO, held, play};

/// The last ship leaves as Anna drives past the harbor.
fn end(scenario: Scenario) -> Santiago {
    // The drive costs her a peso, so that she too ends with three.
    let scenario = scenario.owns(ANNA, Item::Peso, 4);
    let mut game = scenario.ship(7).flag(4).car_at(Station::Alonso).build();
    play(&mut game, ANNA, "drive/pedro");
    game
}

/// §9, Q09: the game ends at once when the seventh ship leaves: no Cuban, no owner's point.
#[test]
fn the_seventh_departure_ends_the_game_at_once() {
    let scenario = Scenario::players(2).figure(ANNA, Building::Bank).owner(BERTA, Building::Bank);
    let game = end(scenario.open());
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(held(&game, ANNA, Item::Tobacco), 1, "Pedro gave nothing");
    assert_eq!(held(&game, BERTA, Item::Point), 2, "no point for the owner");
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.ending, Ending::Passed);
}

/// §9: hidden holdings are shown when the screens are lifted, by a move of their own.
#[test]
fn the_screens_are_lifted() {
    let mut game = end(Scenario::players(3));
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.view(Viewer::Public).stores[BERTA], Known::Hidden);
    game.resolve(&Chance::Screens {}, &mut Mute).expect("the screens are due");
    assert!(matches!(game.phase(), Phase::Over { .. }));
    assert!(game.view(Viewer::Public).stores[BERTA].seen().is_some());
}

/// §9: three goods of any kinds, wood too, make a point.
#[test]
fn three_goods_make_a_point() {
    let scenario = Scenario::players(2).owns(ANNA, Item::Wood, 3).owns(ANNA, Item::Rum, 1);
    let game = end(scenario.open());
    // Sugar, citrus, tobacco, rum and three wood: seven goods, two points, one left.
    assert_eq!(merits(game.table(), ANNA)[ANNA], (2 + 2, 1, 3));
}

/// §9, Q20: ties are broken by goods left over, then by pesos; Q28: then the win is shared.
#[test]
fn ties_are_broken_by_goods_then_pesos() {
    let places = |scenario: Scenario| -> Vec<u8> {
        let game = end(scenario.open());
        game.outcome().expect("it is over").standings.iter().map(|s| s.place).collect()
    };
    let tie = Scenario::players(3);
    assert_eq!(places(tie.clone()), [1, 1, 1]);
    // Berta's fourth good is left over, wood counts.
    assert_eq!(places(tie.clone().owns(BERTA, Item::Wood, 1)), [2, 1, 2]);
    assert_eq!(places(tie.clone().owns(CARLO, Item::Peso, 4)), [2, 2, 1]);
    // Goods come before pesos, points before both.
    let richer = tie.owns(CARLO, Item::Peso, 9).owns(BERTA, Item::Rum, 1);
    assert_eq!(places(richer.clone()), [3, 1, 2]);
    assert_eq!(places(richer.owns(ANNA, Item::Point, 3)), [1, 2, 3]);
}

/// Q27: when the supply runs short of points, the exchange goes clockwise from the active player.
#[test]
fn the_last_points_go_clockwise() {
    let scenario = Scenario::players(2).owns(ANNA, Item::Point, 100).owns(BERTA, Item::Point, 129);
    let game = end(scenario.open());
    assert_eq!(merits(game.table(), BERTA)[BERTA], (130, 0, 3));
    assert_eq!(merits(game.table(), BERTA)[ANNA], (100, 3, 3));
    assert_eq!(standings(game.table(), ANNA)[ANNA].score, 101);
    // What everybody is shown is what the ranking counts.
    let (view, outcome) = (game.view(Viewer::Public), game.outcome().expect("it is over"));
    for seat in [ANNA, BERTA] {
        let points = view.stores[seat].seen().expect("no screens").count(Item::Point);
        let more = view.exchanged(seat).expect("no screens");
        assert_eq!(i32::from(points + more), outcome.standings[seat].score);
    }
}

/// §9: behind a screen nobody sees what goods will make; their owner does.
#[test]
fn what_goods_will_make_is_seen_by_their_owner() {
    let game = Scenario::players(3).owns(ANNA, Item::Rum, 7).build();
    let made = |viewer| game.view(viewer).exchanged(ANNA);
    let goods = game.table().store(ANNA).goods();
    assert_eq!(made(Viewer::Player(ANNA)), Some(goods / 3));
    assert_eq!((made(Viewer::Player(BERTA)), made(Viewer::Public)), (None, None));
}

/// §8, §9: each way a ship can leave ends the game if it is the seventh.
#[test]
fn every_departure_can_be_the_last() {
    let last = Scenario::players(2).ship(7).open();
    let ended = |scenario: Scenario, path: &str| {
        let mut game = scenario.build();
        play(&mut game, ANNA, path);
        game.outcome().map(|outcome| outcome.ending)
    };
    let rum = last.clone().wants(&[(Good::Rum, 1)]).owns(ANNA, Item::Rum, 1);
    let in_use = |building| rum.clone().figure(ANNA, building).step(ANNA, Step::Use);
    let customs = in_use(Building::CustomsOffice);
    assert_eq!(ended(customs, "use/customs_office/rum"), Some(Ending::CustomsOffice));
    let office = in_use(Building::TradingOffice);
    assert_eq!(ended(office, "use/trading_office/rum/1"), Some(Ending::TradingOffice));
    let harbor = last.clone().car_at(Station::Alonso).wants(&[(Good::Rum, 1)]);
    assert_eq!(ended(harbor.clone().flag(4), "drive/harbor"), Some(Ending::LastFlag));
    let mut game = harbor.owns(ANNA, Item::Rum, 1).build();
    play(&mut game, ANNA, "drive/harbor");
    play(&mut game, ANNA, "deliver/rum/1");
    assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Loaded));
    let stalled = last.waiting(79).face_down(santiago_de_cuba_rules::Cuban::Pedro);
    assert_eq!(ended(stalled, "drive/pedro"), Some(Ending::Stalled));
}
