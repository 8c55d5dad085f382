//! §4 The worker. The common plantation: warehouse, lake, sugar cane, mountain;
//! forest, citrus, tobacco, sugar cane; citrus, mountain, forest, tobacco.

use cuba_rules::rules::worker;
use cuba_rules::scenario::Scenario;
use cuba_rules::{Act, Building, Cuba, Event, Field, Item, Phase, Refusal, Step};
use tabletop::{Game, Key, Viewer};

use crate::table::{ANNA, BERTA, choices, held, play, plays, plays_next, refused};

/// §4: the example of the rulebook: 1 stone, 2 wood, 1 citrus fruit, 1 tobacco.
#[test]
fn the_worker_harvests_row_and_column() {
    let mut game = Scenario::players(2).build();
    plays(&mut game, ANNA, &["play/worker", "move/a3"]);
    assert_eq!((held(&game, ANNA, Item::Stone), held(&game, ANNA, Item::Wood)), (1, 2));
    assert_eq!(choices(&game, ANNA), ["harvest/a3", "harvest/d3", "pass"]);
    plays(&mut game, ANNA, &["harvest/a3", "harvest/d3"]);
    assert_eq!((held(&game, ANNA, Item::Citrus), held(&game, ANNA, Item::Tobacco)), (1, 1));
    plays_next(&game, BERTA);
}

/// §4: two fields are free; of fields that give the same it does not matter which.
#[test]
fn the_harvests_of_the_free_fields_are_known() {
    let bundles = |game: &Cuba| -> Vec<(String, bool)> {
        let view = game.view(Viewer::Player(ANNA));
        let Phase::Actions { step: Step::Harvest { left, free }, .. } = view.phase else {
            panic!("{:?}", view.phase)
        };
        let named = |bundle: &worker::Bundle| {
            let fields: Vec<&str> = bundle.fields.iter().map(Key::key).collect();
            (fields.join(" "), bundle.goes_on)
        };
        worker::bundles(&view.table, ANNA, left, free).iter().map(named).collect()
    };
    let pawn_at = |scenario: Scenario, to: &str| {
        let mut game = scenario.build();
        plays(&mut game, ANNA, &["play/worker", to]);
        game
    };
    let game = pawn_at(Scenario::players(2), "move/a3");
    assert_eq!(bundles(&game), [("a3 d3".to_owned(), false)], "all there are");
    let many = bundles(&pawn_at(Scenario::players(2), "move/d2"));
    let fields: Vec<&str> = many.iter().map(|(fields, _)| fields.as_str()).collect();
    assert_eq!(fields, ["c2 d3", "c2 d2", "b2 c2", "b2 d2"], "two of four, one of each harvest");
    assert!(many.iter().all(|(_, goes_on)| !goes_on), "without water there is no more");
    let wet = Scenario::players(2).yard(ANNA, Item::Water, 1);
    assert!(bundles(&pawn_at(wet, "move/d2")).iter().all(|(_, goes_on)| *goes_on));
    let scarce = pawn_at(Scenario::players(2).scarce(Item::Citrus, 0), "move/a3");
    assert_eq!(bundles(&scarce), [("d3".to_owned(), false)], "there is no citrus");
}

/// §4, Q04: the pawn goes anywhere or stays, also on the warehouse or a building.
#[test]
fn the_pawn_goes_anywhere_or_stays() {
    let mut game = Scenario::players(2).built(ANNA, Building::Hotel, Field::C2).build();
    play(&mut game, ANNA, "play/worker");
    assert_eq!(choices(&game, ANNA).len(), 12);
    let mut stays = game;
    plays(&mut stays, ANNA, &["move/a1", "harvest/c1", "harvest/a3"]);
    assert_eq!(held(&stays, ANNA, Item::Water), 1);
    play(&mut game, ANNA, "move/c2");
    assert_eq!(held(&game, ANNA, Item::Wood), 2, "the forests of its row and its column");
}

/// §4: two raw fields at most, of the player's choice.
#[test]
fn two_raw_fields_are_used() {
    let mut game = Scenario::players(2).build();
    plays(&mut game, ANNA, &["play/worker", "move/d2"]);
    assert_eq!(
        choices(&game, ANNA),
        ["harvest/b2", "harvest/c2", "harvest/d2", "harvest/d3", "pass"]
    );
    play(&mut game, ANNA, "harvest/d2");
    let refusal = refused(&game, ANNA, "harvest/d2");
    assert_eq!(refusal, Refusal::NotActivated { field: Field::D2 }, "no field twice");
    play(&mut game, ANNA, "harvest/d3");
    plays_next(&game, BERTA);
}

/// §4: fields outside the cross and material fields are not among them.
#[test]
fn only_activated_raw_fields_are_used() {
    let mut game = Scenario::players(2).build();
    plays(&mut game, ANNA, &["play/worker", "move/d2"]);
    assert_eq!(refused(&game, ANNA, "harvest/c1"), Refusal::NotActivated { field: Field::C1 });
    assert_eq!(refused(&game, ANNA, "harvest/d1"), Refusal::NotActivated { field: Field::D1 });
}

/// §4: each further one costs a water.
#[test]
fn water_opens_further_raw_fields() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Water, 1).build();
    plays(&mut game, ANNA, &["play/worker", "move/d2", "harvest/b2", "harvest/c2"]);
    assert_eq!(held(&game, ANNA, Item::Water), 1, "the first two are free");
    let events = play(&mut game, ANNA, "harvest/d2");
    assert_eq!(events[0], Event::HandedIn { seat: ANNA, item: Item::Water, count: 1 });
    assert_eq!(held(&game, ANNA, Item::Sugar), 1);
    plays_next(&game, BERTA);
}

/// §4, Q05: also water harvested in the same turn: materials come first.
#[test]
fn fresh_water_pays_at_once() {
    let mut game = Scenario::players(2).build();
    plays(&mut game, ANNA, &["play/worker", "move/b2"]);
    assert_eq!(held(&game, ANNA, Item::Water), 1);
    plays(&mut game, ANNA, &["harvest/b2", "harvest/c2", "harvest/d2"]);
    assert_eq!(held(&game, ANNA, Item::Water), 0);
    plays_next(&game, BERTA);
}

/// Q06: the player may stop before.
#[test]
fn fewer_raws_may_be_taken() {
    let mut game = Scenario::players(2).build();
    plays(&mut game, ANNA, &["play/worker", "move/d2", "pass"]);
    assert_eq!(held(&game, ANNA, Item::Tobacco), 0);
    assert_eq!(held(&game, ANNA, Item::Wood) + held(&game, ANNA, Item::Stone), 2);
    plays_next(&game, BERTA);
}

/// §4: warehouse and buildings give nothing.
#[test]
fn a_field_that_is_built_on_gives_nothing() {
    let scenario = Scenario::players(2).built(ANNA, Building::Inn, Field::B3);
    let mut game = scenario.built(ANNA, Building::Hotel, Field::D3).build();
    plays(&mut game, ANNA, &["play/worker", "move/a3"]);
    assert_eq!((held(&game, ANNA, Item::Stone), held(&game, ANNA, Item::Wood)), (0, 2));
    assert_eq!(choices(&game, ANNA), ["harvest/a3", "pass"]);
}

/// §10: under the drought act one raw field, but water still opens more, and materials are not touched.
#[test]
fn in_a_drought_one_raw_field_is_free() {
    let scenario = Scenario::players(2).act(Act::Drought);
    let mut game = scenario.build();
    plays(&mut game, ANNA, &["play/worker", "move/d2", "harvest/b2"]);
    assert_eq!(held(&game, ANNA, Item::Wood), 1);
    plays_next(&game, BERTA);
    let mut game = scenario.yard(ANNA, Item::Water, 1).build();
    plays(&mut game, ANNA, &["play/worker", "move/d2", "harvest/b2", "harvest/c2"]);
    assert_eq!(held(&game, ANNA, Item::Water), 0);
    plays_next(&game, BERTA);
}

/// §4: without water no further field is used.
#[test]
fn without_water_there_is_no_more() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Water, 1).build();
    plays(&mut game, ANNA, &["play/worker", "move/d2", "harvest/b2", "harvest/c2", "harvest/d2"]);
    plays_next(&game, BERTA);
    let left = Field::D3;
    let step = cuba_rules::Step::Harvest { left: [left].into_iter().collect(), free: 0 };
    let game = Scenario::players(2).step(ANNA, step).build();
    assert_eq!(refused(&game, ANNA, "harvest/d3"), Refusal::NoWater);
}

/// Q01: of what runs short one takes what is there.
#[test]
fn the_supply_may_run_short() {
    let mut game = Scenario::players(2).scarce(Item::Wood, 1).scarce(Item::Citrus, 0).build();
    plays(&mut game, ANNA, &["play/worker"]);
    let events = play(&mut game, ANNA, "move/a3");
    let wood = (Item::Wood, ANNA);
    let told: Vec<Event> = events.into_iter().skip(1).take(2).collect();
    let received = Event::Received { seat: wood.1, item: wood.0, count: 1 };
    let missing = Event::WentShort { seat: wood.1, item: wood.0, missing: 1 };
    assert_eq!(told, [received, missing], "also what runs short in part is told");
    assert_eq!(refused(&game, ANNA, "harvest/a3"), Refusal::NotInSupply { item: Item::Citrus });
    let mut game = Scenario::players(2).scarce(Item::Stone, 0).build();
    play(&mut game, ANNA, "play/worker");
    let events = play(&mut game, ANNA, "move/a3");
    assert!(events.contains(&Event::WentShort { seat: ANNA, item: Item::Stone, missing: 1 }));
}
