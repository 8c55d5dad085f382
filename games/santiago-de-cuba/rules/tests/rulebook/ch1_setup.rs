//! §1 Set-up, order of play, limited supplies.

use std::collections::{BTreeMap, BTreeSet};

use boxes::Contents;
use santiago_de_cuba_rules::components::{Building, Cuban, Data};
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::{Chance, Event, Item, Refusal, Santiago, Step};
use tabletop::{Game, Key, Mute, Seat, SeededDice, Setup, Turn};

use crate::table::{ANNA, BERTA, CARLO, held, is_asked, play, refused, roll, step};

fn fresh(players: u8) -> Santiago {
    let setup = Santiago::PROFILE.setup(players, None, BTreeMap::new()).expect("it exists");
    Santiago::new(&setup, Data::shelf().built_in()).expect("it exists")
}

fn layout(start: Seat) -> Chance {
    Chance::Layout {
        houses: std::array::from_fn(|space| Building::ALL[space]),
        street: std::array::from_fn(|place| Cuban::ALL[place]),
        start,
    }
}

/// §1: everybody starts with 3 pesos, 2 points, and one each of the raw goods; the rest is supply.
#[test]
fn everybody_starts_alike() {
    for players in 2..=4 {
        let game = fresh(players);
        for seat in game.table().stores().seats() {
            let counts = Item::ALL.iter().map(|&item| held(&game, seat, item));
            assert_eq!(counts.collect::<Vec<_>>(), [1, 1, 1, 0, 0, 0, 3, 2]);
        }
        let supply = game.table().supply();
        assert_eq!(supply.count(Item::Sugar), 8 - u16::from(players));
        assert_eq!(supply.count(Item::Wood), 8);
        assert_eq!(supply.count(Item::Peso), 60 - 3 * u16::from(players));
        assert_eq!(supply.count(Item::Point), 230 - 2 * u16::from(players));
    }
}

/// §1: the car starts in the harbor, the marker on 2, the first ship lies there, figures are off.
#[test]
fn the_board_at_the_start() {
    let town = fresh(3).table().town;
    assert_eq!((town.car, town.flag, town.ship), (0, 0, 1));
    assert!(town.figures.iter().all(Option::is_none));
    assert!(town.owners.iter().all(|owner| owner.seat().is_none()));
}

/// §1, Q25: chance shuffles buildings and Cubans and names the starting player.
#[test]
fn chance_lays_out_the_tiles() {
    let game = fresh(4);
    assert_eq!(game.turn(), Turn::Chance);
    let mut dice = SeededDice::new(7);
    let mut starts = BTreeSet::new();
    for _ in 0..100 {
        let Chance::Layout { houses, street, start } = game.draw(&mut dice) else {
            panic!("tiles are laid out first")
        };
        assert_eq!(houses.into_iter().collect::<BTreeSet<_>>().len(), 12);
        assert_eq!(street.into_iter().collect::<BTreeSet<_>>().len(), 9);
        starts.insert(start);
    }
    assert_eq!(starts.len(), 4);
}

/// §1: what cannot have been laid out is refused.
#[test]
fn an_impossible_layout_is_refused() {
    let mut game = fresh(2);
    let twice = Chance::Layout {
        houses: [Building::Bank; 12],
        street: std::array::from_fn(|place| Cuban::ALL[place]),
        start: ANNA,
    };
    assert_eq!(game.resolve(&twice, &mut Mute), Err(Refusal::ImpossibleLayout));
    let outsider = layout(CARLO);
    assert_eq!(game.resolve(&outsider, &mut Mute), Err(Refusal::ImpossibleLayout));
    let dice = Chance::Dice { faces: [1; 5] };
    assert_eq!(game.resolve(&dice, &mut Mute), Err(Refusal::NoChance));
}

/// §1, Q25: the player to the right of the starting player rolls for the first ship.
#[test]
fn the_right_neighbor_rolls_for_the_first_ship() {
    let mut game = fresh(3);
    game.resolve(&layout(BERTA), &mut Mute).expect("a possible layout");
    assert_eq!(game.turn(), Turn::Chance);
    roll(&mut game, [1, 2, 3, 0, 1]);
    is_asked(&game, ANNA);
    play(&mut game, ANNA, "aside/rum");
    is_asked(&game, BERTA);
    assert_eq!(step(&game), (BERTA, Step::Drive));
}

/// §1: turns go clockwise.
#[test]
fn nobody_moves_out_of_turn() {
    let game = Scenario::players(3).build();
    assert_eq!(refused(&game, BERTA, "drive/pedro"), Refusal::NotYourTurn);
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::NotThisStep);
}

/// §1, Q22: who should get what is not in the supply gets what there is, or nothing.
#[test]
fn supplies_are_limited() {
    let scenario = Scenario::players(3).owns(BERTA, Item::Tobacco, 5).owns(CARLO, Item::Tobacco, 1);
    let mut game = scenario.build();
    let events = play(&mut game, ANNA, "drive/pedro");
    assert_eq!(held(&game, ANNA, Item::Tobacco), 2, "two are due, one is left");
    let (seat, item) = (ANNA, Item::Tobacco);
    assert!(events.contains(&Event::Received { seat, item, count: 1 }), "{events:?}");
    assert!(events.contains(&Event::WentShort { seat, item, missing: 1 }), "{events:?}");
    let scenario = scenario.owns(CARLO, Item::Tobacco, 2);
    let mut game = scenario.build();
    let events = play(&mut game, ANNA, "drive/pedro");
    assert_eq!(held(&game, ANNA, Item::Tobacco), 1, "none is left");
    assert!(events.contains(&Event::WentShort { seat, item, missing: 2 }), "{events:?}");
}

/// The set-up says what there is not.
#[test]
fn impossible_setups_are_refused() {
    let refusal = |players, variant: &str, rule: Option<(&str, &str)>| {
        let switches = rule.into_iter().map(|(n, v)| (n.to_owned(), v.to_owned())).collect();
        let setup = Setup { players, variant: variant.to_owned(), edition: 1, switches };
        match Santiago::new(&setup, Data::shelf().built_in()) {
            Err(bad) => bad.to_string(),
            Ok(game) => panic!("{game:?}"),
        }
    };
    assert!(refusal(5, "hidden", None).contains("2, 3 or 4 players"));
    assert!(refusal(2, "secret", None).contains("hidden or open"));
    assert!(refusal(2, "open", Some(("luck", "yes"))).contains("no rule \"luck\""));
    assert!(refusal(2, "open", Some(("new-dice", "nobody"))).contains("active or deliverer"));
}

/// The position is small: cloning it is cheap.
#[test]
fn a_position_is_small() {
    assert_eq!(size_of::<Santiago>(), 208);
}
