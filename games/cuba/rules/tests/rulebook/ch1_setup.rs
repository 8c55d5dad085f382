//! §1 Set-up.

use std::collections::BTreeMap;

use boxes::Contents as _;
use cuba_rules::components::Side;
use cuba_rules::data::Data;
use cuba_rules::scenario::Scenario;
use cuba_rules::{
    Act, Berth, Chance, Cuba, Event, Field, Good, Group, Item, Phase, Plantations, Refusal, Ship,
};
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
    let game = plantations("by-seat", 5, "individual");
    for seat in game.table().players.seats() {
        assert_eq!((pesos(&game, seat), points(&game, seat)), (10, 0));
        assert_eq!(game.table().players[seat].pawn, Field::A1);
    }
}

/// §1: two materials and two raws of choice, from the start player clockwise, equal or different.
#[test]
fn everybody_chooses_two_materials_and_two_raws() {
    let mut game = plantations("by-seat", 3, "individual");
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

fn plantations(how: &str, players: u8, variant: &str) -> Cuba {
    let switches = BTreeMap::from([("plantations".to_owned(), how.to_owned())]);
    let setup = Cuba::PROFILE.setup(players, Some(variant), switches).expect("it exists");
    Cuba::new(&setup, Data::shelf().built_in()).expect("it exists")
}

fn boards(game: &Cuba) -> Vec<Option<Side>> {
    game.table().players.iter().map(|player| player.board).collect()
}

/// §1, Q47: all use the common side, or each the side of their color.
#[test]
fn plantations_are_common_or_individual() {
    for how in ["dealt", "chosen", "by-seat"] {
        for variant in ["common", "common+delegate"] {
            let mut game = plantations(how, 5, variant);
            assert_eq!(boards(&game), [Some(Side::Common); 5]);
            draw(&mut game, opening(BERTA));
            assert_eq!(game.current(), Phase::Equip { seat: BERTA, taken: 0 });
        }
    }
    let own = [Side::Blue, Side::Red, Side::Yellow, Side::Green, Side::Purple];
    assert_eq!(boards(&plantations("by-seat", 5, "individual")), own.map(Some));
    assert_eq!(own.len() + 1, Side::ALL.len());
}

/// Q47: the plantations are dealt from the start player on; the others stay in the box.
#[test]
fn plantations_are_dealt() {
    let mut game = fresh(3, "individual");
    assert_eq!(boards(&game), [None; 3]);
    draw(&mut game, opening(BERTA));
    assert_eq!((game.current(), game.turn()), (Phase::Deal, Turn::Chance));
    let twice = [Side::Red, Side::Red, Side::Blue, Side::Yellow, Side::Purple];
    let common = [Side::Common, Side::Red, Side::Blue, Side::Yellow, Side::Purple];
    for order in [twice, common] {
        let drawn = game.resolve(&Chance::Plantations { order }, &mut Mute);
        assert_eq!(drawn, Err(Refusal::ImpossibleDraw));
    }
    let order = [Side::Green, Side::Red, Side::Blue, Side::Yellow, Side::Purple];
    draw(&mut game, Chance::Plantations { order });
    assert_eq!(boards(&game), [Side::Blue, Side::Green, Side::Red].map(Some));
    assert_eq!(game.current(), Phase::Equip { seat: BERTA, taken: 0 });
    for seat in [ANNA, BERTA, CARLO] {
        let warehouse = game.table().plantation(seat).warehouse;
        assert_eq!(game.table().players[seat].pawn, warehouse, "§1: the pawn in the warehouse");
    }
}

/// Q47: whoever draws, draws each plantation as often as the others.
#[test]
fn every_plantation_falls_to_everybody() {
    let mut fell = BTreeMap::new();
    let mut dice = tabletop::SeededDice::new(1);
    for _ in 0..2_000 {
        let mut game = fresh(4, "individual");
        draw(&mut game, opening(ANNA));
        let deal = game.draw(&mut dice);
        draw(&mut game, deal);
        for (seat, board) in boards(&game).into_iter().enumerate() {
            *fell.entry((seat, board.map(Key::key))).or_insert(0) += 1;
        }
    }
    assert_eq!(fell.len(), 20);
    // 400 each; four standard deviations are 72.
    assert!(fell.values().all(|count| (328..=472).contains(count)), "{fell:?}");
}

/// Q47: or they are chosen in turn; each is there once.
#[test]
fn plantations_are_chosen() {
    let mut game = plantations("chosen", 3, "individual+delegate");
    draw(&mut game, opening(CARLO));
    are_asked(&game, &[CARLO]);
    let all = ["blue", "red", "yellow", "green", "purple"].map(|side| format!("plantation/{side}"));
    assert_eq!(choices(&game, CARLO), all);
    assert_eq!(refused(&game, CARLO, "plantation/common"), Refusal::Taken { side: Side::Common });
    play(&mut game, CARLO, "plantation/green");
    are_asked(&game, &[ANNA]);
    assert_eq!(refused(&game, ANNA, "plantation/green"), Refusal::Taken { side: Side::Green });
    assert_eq!(Refusal::Taken { side: Side::Green }.cites(), "Q47");
    play(&mut game, ANNA, "plantation/blue");
    play(&mut game, BERTA, "plantation/purple");
    assert_eq!(boards(&game), [Side::Blue, Side::Purple, Side::Green].map(Some));
    assert_eq!(game.current(), Phase::Equip { seat: CARLO, taken: 0 });
}

/// Q47: the last of five has the one that is left.
#[test]
fn the_last_plantation_is_no_choice() {
    let mut game = plantations("chosen", 5, "individual");
    draw(&mut game, opening(BERTA));
    for side in ["red", "yellow", "green"] {
        let Turn::Decide(seats) = game.turn() else { panic!("somebody chooses") };
        play(&mut game, seats.iter().next().expect("somebody"), &format!("plantation/{side}"));
    }
    let told = play(&mut game, Seat::new(4), "plantation/purple");
    assert!(told.contains(&Event::Settled { seat: ANNA, side: Side::Blue }), "{told:?}");
    assert_eq!(game.current(), Phase::Equip { seat: BERTA, taken: 0 });
}

/// A table of the first edition keeps its plantations by seat, and its warehouse uncounted,
/// unless it was agreed otherwise.
#[test]
fn the_first_edition_is_as_it_was() {
    let newest = Cuba::PROFILE.setup(3, Some("individual"), BTreeMap::new()).expect("it exists");
    let setup = tabletop::Setup { edition: 1, switches: BTreeMap::new(), ..newest.clone() };
    let terms = |setup: &tabletop::Setup| {
        *Cuba::new(setup, Data::shelf().built_in()).expect("it exists").table()
    };
    let (old, new) = (terms(&setup).terms, terms(&newest).terms);
    assert_eq!((old.plantations, old.warehouse_counts), (Plantations::BySeat, false));
    assert_eq!((new.plantations, new.warehouse_counts), (Plantations::Dealt, true));
    let agreed = BTreeMap::from([("warehouse-counts".to_owned(), "yes".to_owned())]);
    let agreed = tabletop::Setup { switches: agreed, ..setup.clone() };
    assert!(terms(&agreed).terms.warehouse_counts);
    // What it did not have is refused by name, whatever the value.
    for value in ["dealt", "chosen", "by-seat"] {
        let later = BTreeMap::from([("plantations".to_owned(), value.to_owned())]);
        let later = tabletop::Setup { switches: later, ..setup.clone() };
        let refused = Cuba::new(&later, Data::shelf().built_in()).expect_err("it had none");
        assert_eq!(
            refused.to_string(),
            "Edition 1 of Cuba has no rule \"plantations\"; there is warehouse-counts, \
             market-acts, lighthouse or empty-tax"
        );
    }
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
