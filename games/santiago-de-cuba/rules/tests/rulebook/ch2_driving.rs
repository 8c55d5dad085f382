//! §2 Driving the car.

use santiago_de_cuba_rules::components::{Cuban, Station};
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::{Item, Refusal, Step};

use crate::table::{ANNA, choices, drives_next, held, play, refused, step};

/// §2: the next station is free, each further one costs a peso.
#[test]
fn the_first_station_is_free_each_further_one_costs_a_peso() {
    let mut game = Scenario::players(2).build();
    assert_eq!(
        choices(&game, ANNA),
        ["drive/pedro", "drive/jose", "drive/conchita", "drive/miguel"],
        "three pesos reach four stations"
    );
    play(&mut game, ANNA, "drive/conchita");
    assert_eq!(held(&game, ANNA, Item::Peso), 1);
}

/// §2: who lacks the pesos does not get there.
#[test]
fn nobody_drives_on_credit() {
    let game = Scenario::players(2).build();
    let refusal = refused(&game, ANNA, "drive/pablo");
    assert_eq!(refusal, Refusal::DriveTooDear { cost: 4, held: 3 });
}

/// §2: a face-down Cuban is a station like any other.
#[test]
fn skipping_a_face_down_cuban_costs_a_peso() {
    let mut game = Scenario::players(2).face_down(Cuban::Pedro).build();
    play(&mut game, ANNA, "drive/jose");
    assert_eq!(held(&game, ANNA, Item::Peso), 2);
}

/// Q01: a whole lap costs nine pesos and leads back to the same station.
#[test]
fn a_whole_lap_is_the_longest_drive() {
    let mut game = Scenario::players(2).car_at(Station::Maria).owns(ANNA, Item::Peso, 9).build();
    assert_eq!(choices(&game, ANNA).len(), 10);
    play(&mut game, ANNA, "drive/maria");
    assert_eq!(held(&game, ANNA, Item::Peso), 0);
    assert_eq!(held(&game, ANNA, Item::Point), 4);
    assert_eq!(game.table().flag_points(), 3, "the harbor was passed");
}

/// §2: driving past the harbor moves the value marker; stopping there does not.
#[test]
fn passing_the_harbor_moves_the_value_marker() {
    let mut game = Scenario::players(2).car_at(Station::Alonso).build();
    play(&mut game, ANNA, "drive/pedro");
    assert_eq!(game.table().flag_points(), 3);
    let mut game = Scenario::players(2).car_at(Station::Alonso).build();
    play(&mut game, ANNA, "drive/harbor");
    assert_eq!(game.table().flag_points(), 2);
}

/// §2: leaving the harbor is not passing it, so the first drive moves no marker.
#[test]
fn leaving_the_harbor_is_not_passing_it() {
    let mut game = Scenario::players(2).owns(ANNA, Item::Peso, 9).build();
    play(&mut game, ANNA, "drive/alonso");
    assert_eq!(game.table().flag_points(), 2);
}

/// §6, Q14: a face-down Cuban gives nothing and opens no building; he is turned up as the car leaves.
#[test]
fn a_face_down_cuban_is_turned_up_when_the_car_leaves_or_passes() {
    let scenario = Scenario::players(2).face_down(Cuban::Pedro);
    let mut game = scenario.build();
    play(&mut game, ANNA, "drive/pedro");
    assert_eq!(held(&game, ANNA, Item::Tobacco), 1, "nothing gained");
    drives_next(&game, crate::table::BERTA);
    assert_eq!(game.table().town.faces[Cuban::Pedro], santiago_de_cuba_rules::table::Face::Down);
    play(&mut game, crate::table::BERTA, "drive/jose");
    assert_eq!(
        game.table().town.faces[Cuban::Pedro],
        santiago_de_cuba_rules::table::Face::Up,
        "left behind"
    );
    let mut game = scenario.build();
    play(&mut game, ANNA, "drive/jose");
    assert_eq!(
        game.table().town.faces[Cuban::Pedro],
        santiago_de_cuba_rules::table::Face::Up,
        "passed"
    );
}

/// §2, §3: after the drive comes what waits at its end.
#[test]
fn the_drive_ends_at_a_cuban_or_in_the_harbor() {
    let mut game = Scenario::players(2).build();
    play(&mut game, ANNA, "drive/pedro");
    assert!(matches!(step(&game).1, Step::Figure { .. }));
    let mut game = Scenario::players(2).car_at(Station::Alonso).build();
    play(&mut game, ANNA, "drive/harbor");
    assert!(matches!(step(&game).1, Step::Deliver { .. }));
}
