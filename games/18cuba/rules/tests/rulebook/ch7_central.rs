//! §VII.15 and §VII.16: the Ferrocarril Central.

use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Cuba18, Event};
use cuba18_track::Company::{Co, Dq, Fc, Ms};
use cuba18_track::Train;

use crate::table::{ANNA, BERTA, DORA, buying, cash, end_stock, play, price, treasury};

/// The stock round ends; nobody operates but the FC.
fn central(scenario: &Scenario) -> (Cuba18, Vec<Event>) {
    let mut game = scenario.build();
    let events = end_stock(&mut game);
    (game, events)
}

fn poor() -> Scenario {
    Scenario::four().all_cash(0).cash(DORA, 400)
}

/// R208, R209, R212, R213, R230: the 1-train, La Habana 30, 3 for each share; 50 to 55.
#[test]
fn the_first_round_of_the_central_railway() {
    let (game, events) = central(&poor().holds(ANNA, Fc, 5).holds(BERTA, Fc, 1));
    assert!(events.contains(&Event::CentralPaid { revenue: 30 }));
    assert_eq!((cash(&game, ANNA), cash(&game, BERTA)), (15, 3));
    assert_eq!((price(&game, Fc), treasury(&game, Fc)), (55, 0));
}

/// R209: the best cities with an FC token, up to the range, without any route.
#[test]
fn the_best_cities_up_to_the_range() {
    let base = poor().phase(3).tile("G24", "208", 0).token(Fc, "G24", 0);
    let base = base.tile("B9", "14", 0).token(Fc, "B9", 0).holds(ANNA, Fc, 1);
    for (range, revenue) in [(1, 40), (2, 70), (3, 100), (8, 100)] {
        let (_, events) = central(&base.clone().central_range(range));
        assert!(events.contains(&Event::CentralPaid { revenue }), "range {range}");
    }
}

/// R210, R211: rentals since its last turn, and 10 for each cube left; the cubes are gone.
#[test]
fn rentals_and_left_over_sugar() {
    let scenario = poor().treasury(Fc, 20).cubes(Co, 3).cubes(Dq, 1).holds(ANNA, Fc, 2);
    let (game, events) = central(&scenario);
    assert!(events.contains(&Event::CentralPaid { revenue: 90 }));
    assert_eq!((cash(&game, ANNA), treasury(&game, Fc)), (18, 0));
    assert_eq!(game.table().cubes.total(), 0);
}

/// R212: shares in the pool and on the board pay to the bank.
#[test]
fn the_rest_goes_to_the_bank() {
    let scenario = poor().holds(ANNA, Fc, 1).in_pool(Fc, 4).treasury(Fc, 70);
    let before = scenario.build().table().bank();
    let (game, _) = central(&scenario);
    assert_eq!(cash(&game, ANNA), 10);
    assert_eq!(game.table().bank() - before, 60);
}

/// C19, R230: sold out it moves right: 275 and 290 to 300, which is the end.
#[test]
fn sold_out_it_moves_right() {
    for (from, to) in [(50, 60), (275, 300), (290, 300), (300, 300)] {
        let scenario = poor().holds(ANNA, Fc, 6).holds(BERTA, Fc, 4).price(Fc, from);
        assert_eq!(price(&central(&scenario).0, Fc), to);
    }
    assert_eq!(price(&central(&poor().price(Fc, 90)).0, Fc), 95);
    // A share in the pool is in nobody's hand.
    let pooled = poor().holds(ANNA, Fc, 6).holds(BERTA, Fc, 3).in_pool(Fc, 1).price(Fc, 90);
    assert_eq!(price(&central(&pooled).0, Fc), 95);
}

/// C43: without income the price still rises, as in the games without La Habana.
#[test]
fn without_income_it_still_rises() {
    for variant in ["medium", "short-east"] {
        let scenario = Scenario::new(2, variant).all_cash(0).holds(ANNA, Fc, 1);
        let (game, events) = central(&scenario);
        assert!(events.contains(&Event::CentralPaid { revenue: 0 }), "{variant}");
        assert_eq!(price(&game, Fc), 55);
    }
}

/// R217, R208, C20: after each set the top train goes to the FC; its old ones do not matter.
#[test]
fn the_top_train_is_exported() {
    let (game, events) = central(&poor());
    assert!(events.contains(&Event::Exported { train: Train::Two }));
    assert_eq!((game.table().central_range, game.table().depot.standard[0]), (2, 8));
    let (game, _) = central(&poor().phase(4).top(Train::Five));
    assert_eq!(game.table().central_range, 5);
}

/// R218, C20: an 8+/4D is exported as 8.
#[test]
fn an_eight_is_exported_as_eight() {
    let (game, _) = central(&poor().phase(6).top(Train::EightPlus));
    assert_eq!((game.table().central_range, game.table().depot.eights_exported), (8, 1));
}

/// R217: only after the whole set, not after each round.
#[test]
fn nothing_is_exported_between_rounds() {
    let scenario = poor().phase(3).major(Ms, 70, &[(ANNA, 5)]).train(Ms, Train::Three);
    let mut game = scenario.turn_in(Ms, buying(), 1, 2).treasury(Ms, 1).build();
    let events = play(&mut game, ANNA, "pass");
    assert!(events.iter().any(|event| matches!(event, Event::CentralPaid { .. })));
    assert!(!events.iter().any(|event| matches!(event, Event::Exported { .. })));
    assert_eq!(game.operating().map(|turn| turn.number), Some(2));
}
