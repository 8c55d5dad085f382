//! §5 Wood.

use santiago_de_cuba_rules::components::Station;
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::{Good, Item, Refusal};

use crate::table::{ANNA, choices, held, play, refused};

fn harbor() -> Scenario {
    Scenario::players(2)
        .car_at(Station::Alonso)
        .flag(4)
        .wants(&[(Good::Rum, 2), (Good::Cigars, 1)])
        .owns(ANNA, Item::Wood, 3)
}

/// §5: wood is loaded in place of what is wanted, for one point each whatever the flag.
#[test]
fn wood_stands_in_for_a_good_at_one_point_each() {
    let mut game = harbor().build();
    play(&mut game, ANNA, "drive/harbor");
    assert_eq!(
        choices(&game, ANNA),
        ["deliver/wood/rum/1", "deliver/wood/rum/2", "deliver/wood/cigars/1", "pass"]
    );
    play(&mut game, ANNA, "deliver/wood/rum/2");
    assert_eq!(held(&game, ANNA, Item::Point), 2 + 2);
    assert_eq!(held(&game, ANNA, Item::Wood), 1);
    assert_eq!(game.table().town.wanted(Good::Rum), 0);
    assert_eq!(game.table().town.wanted(Good::Cigars), 1);
}

/// §5: it lowers the demand of one good, which must be wanted that much.
#[test]
fn wood_meets_the_demand_of_one_good_only() {
    let mut game = harbor().build();
    play(&mut game, ANNA, "drive/harbor");
    let refusal = refused(&game, ANNA, "deliver/wood/rum/3");
    assert_eq!(refusal, Refusal::NotWanted { good: Good::Rum, wanted: 2 });
    let refusal = refused(&game, ANNA, "deliver/wood/sugar/1");
    assert_eq!(refusal, Refusal::NotWanted { good: Good::Sugar, wanted: 0 });
}
