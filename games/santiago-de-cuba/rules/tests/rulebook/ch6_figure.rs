//! §6 Walking to a building.

use santiago_de_cuba_rules::components::Building;
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::{Event, Flower, Item, Refusal, Step};

use crate::table::{ANNA, BERTA, CARLO, DORA, choices, drives_next, held, play, refused, step};

/// §6: the building's flower must be the Cuban's.
#[test]
fn the_flowers_must_match() {
    let mut game = Scenario::players(2).build();
    play(&mut game, ANNA, "drive/jose");
    assert_eq!(choices(&game, ANNA), ["walk/bank", "walk/casino", "walk/church"]);
    let refusal = refused(&game, ANNA, "walk/cafe");
    let (building, flower) = (Building::Cafe, Flower::Yellow);
    assert_eq!(refusal, Refusal::WrongFlower { building, flower });
}

/// §6: no other figure may stand there; Q06: and the own one must move on.
#[test]
fn the_figure_goes_to_another_free_building() {
    let mut game =
        Scenario::players(2).figure(ANNA, Building::Bank).figure(BERTA, Building::Casino).build();
    play(&mut game, ANNA, "drive/jose");
    let refusal = refused(&game, ANNA, "walk/casino");
    assert_eq!(refusal, Refusal::Occupied { building: Building::Casino });
    assert_eq!(refused(&game, ANNA, "walk/bank"), Refusal::MustMoveOn);
    play(&mut game, ANNA, "walk/church");
    assert_eq!(game.table().town.figures[ANNA], Some(Building::Church));
}

/// Q07: walking is a must, using is not.
#[test]
fn the_use_is_optional() {
    let mut game = Scenario::players(2).build();
    play(&mut game, ANNA, "drive/jose");
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::NotThisStep);
    play(&mut game, ANNA, "walk/bank");
    assert_eq!(step(&game), (ANNA, Step::Use));
    let events = play(&mut game, ANNA, "pass");
    assert_eq!(events, [Event::Passed { seat: ANNA }]);
    drives_next(&game, BERTA);
}

/// §6, Q11: if all buildings in question are occupied, the figure stays and may use its own again.
#[test]
fn if_all_are_occupied_the_figure_stays_and_may_use_its_building() {
    let mut game = Scenario::players(4)
        .figure(BERTA, Building::Bank)
        .figure(CARLO, Building::Casino)
        .figure(DORA, Building::Church)
        .figure(ANNA, Building::Newspaper)
        .build();
    play(&mut game, ANNA, "drive/jose");
    assert_eq!(step(&game), (ANNA, Step::Use));
    play(&mut game, ANNA, "use/newspaper/pedro");
    assert_eq!(held(&game, ANNA, Item::Peso), 3, "one for the drive, one from the newspaper");
}

/// Q06: the own building does not count: with two others occupied, three players get stuck, too.
#[test]
fn only_the_other_two_count_if_one_stands_under_the_flower() {
    let mut game = Scenario::players(3)
        .figure(ANNA, Building::Bank)
        .figure(BERTA, Building::Casino)
        .figure(CARLO, Building::Church)
        .build();
    play(&mut game, ANNA, "drive/jose");
    assert_eq!(step(&game), (ANNA, Step::Use));
    play(&mut game, ANNA, "use/bank");
    assert_eq!(held(&game, ANNA, Item::Peso), 4);
}

/// §6: a figure that is not on the board yet and finds no place uses nothing.
#[test]
fn without_a_free_building_a_new_figure_stays_off_the_board() {
    let mut game = Scenario::players(4)
        .figure(BERTA, Building::Bank)
        .figure(CARLO, Building::Casino)
        .figure(DORA, Building::Church)
        .build();
    play(&mut game, ANNA, "drive/jose");
    drives_next(&game, BERTA);
    assert_eq!(game.table().town.figures[ANNA], None);
}

/// §6: a figure that ends its turn on another's building earns the owner a point, used or not.
#[test]
fn the_owner_is_paid_for_anothers_figure() {
    for end in ["use/bank", "pass"] {
        let mut game = Scenario::players(2).owner(BERTA, Building::Bank).build();
        play(&mut game, ANNA, "drive/jose");
        play(&mut game, ANNA, "walk/bank");
        assert_eq!(held(&game, BERTA, Item::Point), 2, "not before the end of the turn");
        play(&mut game, ANNA, end);
        assert_eq!(held(&game, BERTA, Item::Point), 3);
    }
}

/// §6: nobody is paid for an own building.
#[test]
fn nobody_is_paid_for_an_own_building() {
    let mut game = Scenario::players(2).owner(ANNA, Building::Bank).build();
    play(&mut game, ANNA, "drive/jose");
    play(&mut game, ANNA, "walk/bank");
    play(&mut game, ANNA, "pass");
    assert_eq!(held(&game, ANNA, Item::Point), 2);
}

/// Q08: the owner is paid again when the figure stays, also on a face-down Cuban's station.
#[test]
fn the_owner_is_paid_at_the_end_of_every_turn() {
    let mut game = Scenario::players(2)
        .figure(ANNA, Building::Bank)
        .owner(BERTA, Building::Bank)
        .face_down(santiago_de_cuba_rules::Cuban::Pedro)
        .build();
    play(&mut game, ANNA, "drive/pedro");
    assert_eq!(held(&game, BERTA, Item::Point), 3);
}

/// §6: only the building under the figure is used.
#[test]
fn only_the_building_under_the_figure_is_used() {
    let mut game = Scenario::players(2).build();
    play(&mut game, ANNA, "drive/jose");
    play(&mut game, ANNA, "walk/bank");
    let refusal = refused(&game, ANNA, "use/church");
    assert_eq!(refusal, Refusal::NotHere { building: Building::Church });
}
