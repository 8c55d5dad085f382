//! §8 A ship leaves, a new ship comes.

use santiago_de_cuba_rules::components::{Good, Station};
use santiago_de_cuba_rules::phase::Then;
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::{Chance, Ending, Event, Flower, Item, Refusal, Santiago, Step};
use tabletop::{Game, Key, Mute, SeededDice};

use crate::table::{ANNA, BERTA, choices, drives_next, held, is_asked, play, refused, roll, step};

/// The ship leaves as Anna drives past the harbor to Pedro.
fn departure() -> Santiago {
    let scenario = Scenario::players(2).car_at(Station::Alonso).flag(4);
    let mut game = scenario.build();
    let events = play(&mut game, ANNA, "drive/pedro");
    assert!(events.contains(&Event::ShipLeft { ship: 1, cause: Ending::Passed }));
    game
}

/// §8: the ship tile goes on, the marker goes back to 2, five dice are rolled, four are chosen.
#[test]
fn four_of_five_dice_are_the_new_demand() {
    let mut game = departure();
    let town = game.table().town;
    assert_eq!((town.ship, town.flag, town.waiting), (2, 0, 0));
    roll(&mut game, [4, 2, 0, 3, 1]);
    is_asked(&game, ANNA);
    play(&mut game, ANNA, "aside/sugar");
    let wanted = Good::ALL.iter().map(|&good| game.table().town.demand[good]);
    assert_eq!(wanted.collect::<Vec<_>>(), [None, Some(2), Some(0), Some(3), Some(1)]);
}

/// Q26: a ship that leaves in mid-drive is replaced at once, then the car arrives.
#[test]
fn the_car_arrives_after_the_new_ship() {
    let mut game = departure();
    assert_eq!(step(&game), (ANNA, Step::Dice { chooser: ANNA, then: Then::Arrive }));
    assert_eq!(held(&game, ANNA, Item::Tobacco), 1);
    roll(&mut game, [1, 1, 1, 1, 1]);
    play(&mut game, ANNA, "aside/rum");
    assert_eq!(held(&game, ANNA, Item::Tobacco), 3);
    assert_eq!(step(&game), (ANNA, Step::Figure { flower: Flower::Red }));
}

/// Q03: one of the four must show more than 0.
#[test]
fn a_ship_wants_something() {
    let mut game = departure();
    roll(&mut game, [0, 0, 0, 2, 0]);
    assert_eq!(refused(&game, ANNA, "aside/rum"), Refusal::EmptyShip);
    assert_eq!(
        choices(&game, ANNA),
        ["aside/sugar", "aside/citrus", "aside/tobacco", "aside/cigars"]
    );
}

/// Q03: five zeros are rolled again, so no transcript holds them; nor faces no die has.
#[test]
fn impossible_dice_are_refused() {
    let mut game = departure();
    for faces in [[0; 5], [5, 0, 0, 0, 0], [1, 1, 1, 4, 1]] {
        let refusal = game.resolve(&Chance::Dice { faces }, &mut Mute);
        assert_eq!(refusal, Err(Refusal::ImpossibleDice), "{faces:?}");
    }
    let mut dice = SeededDice::new(3);
    for _ in 0..2000 {
        let drawn = departure().draw(&mut dice);
        assert_eq!(departure().resolve(&drawn, &mut Mute), Ok(()));
    }
}

/// Q02: a ship that nobody lets leave does so after forty rounds, at the end of the turn.
#[test]
fn a_stalled_ship_leaves() {
    let scenario = Scenario::players(2).face_down(santiago_de_cuba_rules::Cuban::Pedro);
    let mut game = scenario.clone().waiting(78).build();
    play(&mut game, ANNA, "drive/pedro");
    drives_next(&game, BERTA);
    let mut game = scenario.waiting(79).build();
    let events = play(&mut game, ANNA, "drive/pedro");
    assert!(events.contains(&Event::ShipLeft { ship: 1, cause: Ending::Stalled }));
    assert_eq!(step(&game), (ANNA, Step::Dice { chooser: ANNA, then: Then::Next }));
    roll(&mut game, [1, 1, 1, 1, 1]);
    play(&mut game, ANNA, "aside/rum");
    drives_next(&game, BERTA);
}
