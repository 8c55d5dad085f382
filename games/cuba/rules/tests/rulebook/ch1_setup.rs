//! §1 Set-up.

use std::collections::BTreeMap;

use boxes::Contents as _;
use cuba_rules::components::Side;
use cuba_rules::data::Data;
use cuba_rules::scenario::Scenario;
use cuba_rules::{Act, Berth, Chance, Cuba, Field, Good, Group, Item, Phase, Refusal, Ship};
use tabletop::{Cites, Game, Key, Mute, Seat, Turn};

use crate::table::{
    ANNA, BERTA, CARLO, are_asked, choices, draw, held, pesos, play, plays, points, refused,
};

fn fresh(players: u8, variant: &str) -> Cuba {
    let setup = Cuba::PROFILE.setup(players, Some(variant), BTreeMap::new()).expect("it exists");
    Cuba::new(&setup, Data::shelf().built_in()).expect("it exists")
}

fn opening(start: Seat) -> Chance {
    Chance::Opening { start, ships: [Ship::new(1), Ship::new(2), Ship::new(3)] }
}

/// §1: three of each raw on 6, 5 and 4, two of each ware on 6 and 5; the rest is the supply.
#[test]
fn the_market_is_stocked() {
    let table = *fresh(4, "individual").table();
    for &good in Good::ALL {
        let units = if good.is_raw() { 3 } else { 2 };
        assert_eq!(table.market[good], units);
        assert_eq!(table.supply.count(good.item()), table.printed.whole[good.item()] - units);
    }
    assert_eq!(table.printed.market[Good::Sugar].buys_at(3), 4);
    assert_eq!(table.printed.market[Good::Rum].buys_at(2), 5);
}

/// §1: a tax of two pesos and a duty of one citrus fruit are in force, nothing else.
#[test]
fn two_acts_are_in_force_from_the_start() {
    let parliament = fresh(3, "common").table().parliament;
    assert_eq!(parliament.acts[Group::Tax], Some(Act::Tax2));
    assert_eq!(parliament.acts[Group::Duty], Some(Act::DutyCitrus));
    assert_eq!(parliament.acts[Group::Subsidy], None);
    assert_eq!(parliament.acts[Group::Other], None);
}

/// §1: two ships dock, one waits at sea, the third berth stays empty.
#[test]
fn two_ships_dock_and_one_is_at_sea() {
    let mut game = fresh(2, "individual");
    assert_eq!(game.turn(), Turn::Chance);
    draw(&mut game, opening(BERTA));
    let harbor = game.table().harbor;
    assert_eq!(harbor.berths[Berth::First].map(|docked| docked.ship), Some(Ship::new(1)));
    assert_eq!(harbor.berths[Berth::Second].map(|docked| docked.ship), Some(Ship::new(2)));
    assert_eq!(harbor.berths[Berth::Third], None);
    assert_eq!(harbor.sea, Some(Ship::new(3)));
    assert_eq!(harbor.pile.shuffled().count(), 12);
}

/// §1: what cannot have been drawn is refused and changes nothing.
#[test]
fn an_impossible_draw_is_refused() {
    let twice = Chance::Opening { start: ANNA, ships: [Ship::new(1), Ship::new(1), Ship::new(3)] };
    let beyond =
        Chance::Opening { start: ANNA, ships: [Ship::new(1), Ship::new(2), Ship::new(16)] };
    for chance in [twice, beyond, opening(Seat::new(2)), opening(Seat::new(200))] {
        let mut game = fresh(2, "individual");
        let before = game;
        assert_eq!(game.resolve(&chance, &mut Mute), Err(Refusal::ImpossibleDraw));
        assert_eq!(game, before);
    }
    let mut game = fresh(2, "individual");
    let ship = Chance::Ship { ship: Ship::new(1) };
    assert_eq!(game.resolve(&ship, &mut Mute), Err(Refusal::NoChance));
    assert_eq!(Refusal::NoChance.cites(), "§1");
}

/// §1: ten pesos, no points, the pawn in the warehouse, all in the open.
#[test]
fn everybody_has_ten_pesos() {
    let game = fresh(5, "individual");
    for seat in game.table().players.seats() {
        assert_eq!((pesos(&game, seat), points(&game, seat)), (10, 0));
        assert_eq!(game.table().players[seat].pawn, Field::A1);
    }
}

/// §1: two materials and two raws of choice, from the start player clockwise, equal or different.
#[test]
fn everybody_chooses_two_materials_and_two_raws() {
    let mut game = fresh(3, "individual");
    draw(&mut game, opening(CARLO));
    are_asked(&game, &[CARLO]);
    assert_eq!(choices(&game, CARLO), ["take/wood", "take/stone", "take/water"]);
    assert_eq!(refused(&game, CARLO, "take/sugar"), Refusal::WrongKind);
    plays(&mut game, CARLO, &["take/wood", "take/wood"]);
    assert_eq!(choices(&game, CARLO), ["take/citrus", "take/sugar", "take/tobacco"]);
    assert_eq!(refused(&game, CARLO, "take/rum"), Refusal::WrongKind);
    assert_eq!(refused(&game, CARLO, "take/wood"), Refusal::WrongKind);
    plays(&mut game, CARLO, &["take/sugar", "take/tobacco"]);
    assert_eq!((held(&game, CARLO, Item::Wood), held(&game, CARLO, Item::Sugar)), (2, 1));
    assert_eq!(game.table().players[CARLO].yard.count(Item::Tobacco), 1, "all into the yard");
    for seat in [ANNA, BERTA] {
        are_asked(&game, &[seat]);
        plays(&mut game, seat, &["take/stone", "take/water", "take/citrus", "take/citrus"]);
    }
    assert_eq!(game.current(), Phase::Bills);
}

/// Q01: what the supply does not have cannot be taken.
#[test]
fn nobody_begins_with_what_is_not_there() {
    let scenario = Scenario::players(2).scarce(Item::Wood, 0);
    let mut game = scenario.phase(Phase::Equip { seat: ANNA, taken: 0 }).build();
    assert_eq!(refused(&game, ANNA, "take/wood"), Refusal::NotInSupply { item: Item::Wood });
    play(&mut game, ANNA, "take/stone");
}

/// §1, Q47: all use the common side, or each the side of their color.
#[test]
fn plantations_are_common_or_individual() {
    let sides = |variant| {
        let game = fresh(5, variant);
        game.table().players.seats().map(|seat| game.table().terms.side(seat)).collect::<Vec<_>>()
    };
    assert_eq!(sides("common"), [Side::Common; 5]);
    assert_eq!(sides("common+delegate"), [Side::Common; 5]);
    let own = [Side::Blue, Side::Red, Side::Yellow, Side::Green, Side::Purple];
    assert_eq!(sides("individual"), own);
    assert_eq!(own.len() + 1, Side::ALL.len());
}

/// §1: no number of players changes anything else.
#[test]
fn there_are_two_to_five_players() {
    for players in 2..=5 {
        for variant in ["individual", "common", "individual+delegate", "common+delegate"] {
            assert_eq!(fresh(players, variant).table().players.len(), players);
        }
    }
    for players in [0, 1, 6] {
        assert!(Cuba::PROFILE.setup(players, None, BTreeMap::new()).is_err());
    }
}

/// Q02: pesos come from a bank without an end.
#[test]
fn the_bank_never_runs_out() {
    let mut game = Scenario::players(2).pesos(ANNA, 60_000).build();
    play(&mut game, ANNA, "play/mayor");
    assert_eq!(pesos(&game, ANNA), 60_004);
}
