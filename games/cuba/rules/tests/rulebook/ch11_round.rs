//! §11 The end of a round.

use cuba_rules::components::Favor;
use cuba_rules::scenario::Scenario;
use cuba_rules::{Act, Berth, Chance, Cuba, Good, Item, Phase, Refusal, Ship};
use tabletop::{Game, Mute, SeededDice, Turn};

use crate::table::{ANNA, BERTA, draw, held, play};

/// The last bill is enacted and nobody pays anything.
fn round_over(scenario: Scenario) -> Cuba {
    let phase = Phase::Enact { winner: ANNA, first: None };
    let mut game = scenario.phase(phase).build();
    play(&mut game, ANNA, "enact/tax");
    play(&mut game, ANNA, "enact/other");
    while let Phase::Levy { seat, .. } = game.current() {
        play(&mut game, seat, "pass");
    }
    game
}

fn berths(game: &Cuba) -> [Option<u8>; 4] {
    let harbor = game.table().harbor;
    let at = |berth: Berth| harbor.berths[berth].map(|docked| docked.ship.number());
    let [one, two, three] = [Berth::First, Berth::Second, Berth::Third].map(at);
    [one, two, three, harbor.sea.map(Ship::number)]
}

/// §11: raws in the yard are lost; stored ones, materials and wares stay.
#[test]
fn raws_in_the_yard_rot() {
    let scenario = Scenario::players(2).stored(ANNA, Item::Tobacco, 3).yard(ANNA, Item::Sugar, 2);
    let scenario = scenario.yard(ANNA, Item::Rum, 1).yard(ANNA, Item::Water, 1);
    let game = round_over(scenario.yard(BERTA, Item::Citrus, 1).yard(ANNA, Item::Tobacco, 1));
    assert_eq!((held(&game, ANNA, Item::Sugar), held(&game, BERTA, Item::Citrus)), (0, 0));
    assert_eq!((held(&game, ANNA, Item::Rum), held(&game, ANNA, Item::Water)), (1, 1));
    assert_eq!(held(&game, ANNA, Item::Tobacco), 3, "what came after storing is lost");
}

/// §11: the black markers are taken off, the cards come back to hand.
#[test]
fn markers_and_cards_come_back() {
    let scenario = Scenario::players(2).covered(Favor::Material).covered(Favor::FirstMayor);
    let cards = [cuba_rules::Character::Mayor];
    let mut game = round_over(scenario.played(ANNA, &cards));
    assert!(game.table().markers.is_empty());
    draw(&mut game, Chance::Ship { ship: Ship::new(15) });
    assert!(game.table().players[ANNA].played.is_empty());
    assert_eq!((game.table().round, game.current()), (3, Phase::Bills));
}

/// §11, Q29: the ship at the third berth leaves in any case; the others move up.
#[test]
fn the_ship_at_the_third_berth_leaves() {
    let mut game = round_over(Scenario::players(2));
    assert_eq!(berths(&game), [Some(10), Some(1), Some(4), None]);
    assert_eq!(game.turn(), Turn::Chance);
    let below = Chance::Ship { ship: Ship::new(7) };
    assert_eq!(
        game.resolve(&below, &mut Mute),
        Err(Refusal::ImpossibleDraw),
        "it lies at the bottom"
    );
    draw(&mut game, Chance::Ship { ship: Ship::new(15) });
    assert_eq!(berths(&game), [Some(10), Some(1), Some(4), Some(15)]);
}

/// §11, Q29, Q31: full ships leave, too; cargo to the supply, cards under the pile: 3, 2, 1.
#[test]
fn full_ships_leave() {
    let scenario = Scenario::players(2).cargo(Berth::First, Good::Sugar, 3);
    let scenario =
        scenario.cargo(Berth::First, Good::Citrus, 1).cargo(Berth::First, Good::Tobacco, 1);
    let mut game = round_over(scenario.cargo(Berth::Second, Good::Rum, 1).act(Act::HarborAct));
    assert_eq!(game.table().harbor.pile.below(), [Ship::new(7), Ship::new(1)]);
    assert_eq!(game.table().supply.count(Item::Sugar), 15, "all but those on the market");
    assert_eq!(berths(&game), [None, Some(10), Some(4), None]);
    let loaded = game.table().harbor.berths[Berth::Third].map(|docked| docked.cargo[Good::Rum]);
    assert_eq!(loaded, Some(1), "cargo travels with its ship");
    draw(&mut game, Chance::Ship { ship: Ship::new(12) });
    assert_eq!(game.current(), Phase::Arrivals, "one more is to come");
    draw(&mut game, Chance::Ship { ship: Ship::new(13) });
    assert_eq!(berths(&game), [Some(12), Some(10), Some(4), Some(13)]);
}

/// §11, Q30: in the first round the third berth is empty: nobody is forced out.
#[test]
fn after_the_first_round_all_move_up() {
    let mut game = round_over(Scenario::players(2).round(1).no_ship(Berth::Third));
    assert_eq!(berths(&game), [Some(10), Some(1), Some(4), None]);
    draw(&mut game, Chance::Ship { ship: Ship::new(2) });
    assert!(game.table().harbor.pile.below().is_empty(), "no card went under the pile");
    let scenario = Scenario::players(2).round(1).no_ship(Berth::Third);
    let full = [(Good::Citrus, 3), (Good::Tobacco, 1), (Good::Rum, 1)];
    let scenario =
        full.into_iter().fold(scenario, |s, (good, count)| s.cargo(Berth::Second, good, count));
    assert_eq!(berths(&round_over(scenario)), [None, Some(10), Some(1), None]);
}

/// §11: what went under the pile comes back in that order, once the others are drawn.
#[test]
fn the_pile_is_drawn_from_the_top() {
    let mut game = round_over(Scenario::players(2));
    let mut dice = SeededDice::new(9);
    for _ in 0..100 {
        let Chance::Ship { ship } = game.draw(&mut dice) else { panic!("no ship") };
        assert!(game.table().harbor.pile.shuffled().any(|other| other == ship));
    }
    draw(&mut game, Chance::Ship { ship: Ship::new(2) });
}
