//! §3 The nine Cubans.

use boxes::Contents;
use santiago_de_cuba_rules::components::{Building, Cuban, Data, Station};
use santiago_de_cuba_rules::phase::Then;
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::{Flower, Good, Item, Refusal, Step};
use tabletop::Key;

use crate::table::{
    ANNA, BERTA, CARLO, DORA, choices, drives_next, held, is_asked, play, refused, roll, step,
};

/// §3: six Cubans hand out what they have.
#[test]
fn six_cubans_hand_out_what_they_have() {
    let handouts = [
        (Cuban::Pedro, Item::Tobacco, 2),
        (Cuban::Jose, Item::Sugar, 2),
        (Cuban::Conchita, Item::Citrus, 2),
        (Cuban::Miguel, Item::Wood, 2),
        (Cuban::Maria, Item::Point, 2),
        (Cuban::Martinez, Item::Peso, 3),
    ];
    for (cuban, item, count) in handouts {
        let mut game = Scenario::players(2).owns(ANNA, Item::Peso, 9).build();
        let before = Scenario::players(2).build();
        let cost = if item == Item::Peso { 6 } else { 0 };
        let start = if item == Item::Peso { 9 - cost } else { held(&before, ANNA, item) };
        play(&mut game, ANNA, &format!("drive/{}", cuban.key()));
        assert_eq!(held(&game, ANNA, item), start + count, "{cuban:?}");
        let flower = Data::shelf().built_in().flower(cuban).expect("only El Zorro has none");
        assert_eq!(step(&game), (ANNA, Step::Figure { flower }), "{cuban:?}");
    }
}

/// §3: Pablo has one good of choice, never wood.
#[test]
fn pablo_gives_a_good_of_choice() {
    let mut game = Scenario::players(2).car_at(Station::Miguel).build();
    play(&mut game, ANNA, "drive/pablo");
    assert_eq!(
        choices(&game, ANNA),
        ["take/sugar", "take/citrus", "take/tobacco", "take/rum", "take/cigars"]
    );
    play(&mut game, ANNA, "take/rum");
    assert_eq!(held(&game, ANNA, Item::Rum), 1);
    assert_eq!(step(&game), (ANNA, Step::Figure { flower: Flower::Blue }));
}

/// §1, §3: what the supply does not have, Pablo does not have.
#[test]
fn pablo_cannot_give_what_is_not_there() {
    let scenario = Scenario::players(2).car_at(Station::Miguel).owns(BERTA, Item::Rum, 8);
    let mut game = scenario.build();
    play(&mut game, ANNA, "drive/pablo");
    assert_eq!(refused(&game, ANNA, "take/rum"), Refusal::NotInSupply { item: Item::Rum });
    let goods = [Item::Sugar, Item::Citrus, Item::Tobacco, Item::Rum, Item::Cigars];
    let empty = goods.iter().fold(scenario, |scenario, &item| scenario.owns(BERTA, item, 7));
    let empty = goods.iter().fold(empty, |scenario, &item| scenario.owns(ANNA, item, 1));
    let mut game = empty.build();
    play(&mut game, ANNA, "drive/pablo");
    assert_eq!(step(&game), (ANNA, Step::Figure { flower: Flower::Blue }), "nothing to choose");
}

/// §3, Q05: every other player gives El Zorro's visitor one thing, clockwise.
#[test]
fn el_zorro_collects_clockwise() {
    let mut game = Scenario::players(4)
        .car_at(Station::Martinez)
        .step(BERTA, Step::Drive)
        .figure(BERTA, Building::Bank)
        .build();
    play(&mut game, BERTA, "drive/el_zorro");
    is_asked(&game, CARLO);
    assert_eq!(
        choices(&game, CARLO),
        ["give/peso", "give/point", "give/sugar", "give/citrus", "give/tobacco"]
    );
    play(&mut game, CARLO, "give/peso");
    play(&mut game, DORA, "give/point");
    play(&mut game, ANNA, "give/tobacco");
    assert_eq!(held(&game, BERTA, Item::Peso), 4);
    assert_eq!(held(&game, BERTA, Item::Point), 3);
    assert_eq!(held(&game, BERTA, Item::Tobacco), 2);
    assert_eq!(held(&game, CARLO, Item::Peso), 2);
    assert_eq!(step(&game), (BERTA, Step::Use), "the figure stays, its building may be used");
}

/// Q10: who has something must give, who has only wood gives nothing.
#[test]
fn only_who_has_nothing_gives_nothing() {
    let everything = [Item::Sugar, Item::Citrus, Item::Tobacco, Item::Peso, Item::Point];
    let scenario = Scenario::players(3).car_at(Station::Martinez).owns(BERTA, Item::Wood, 2);
    let scenario = everything.iter().fold(scenario, |s, &item| s.owns(BERTA, item, 0));
    let mut game = scenario.build();
    play(&mut game, ANNA, "drive/el_zorro");
    is_asked(&game, BERTA);
    assert_eq!(
        choices(&game, BERTA),
        ["give/nothing"],
        "asked all the same: not asking would tell"
    );
    play(&mut game, BERTA, "give/nothing");
    assert_eq!(refused(&game, CARLO, "give/nothing"), Refusal::MustGive);
    assert_eq!(refused(&game, CARLO, "give/rum"), Refusal::NotEnough { item: Item::Rum, held: 0 });
    let mut game = scenario.open().build();
    play(&mut game, ANNA, "drive/el_zorro");
    is_asked(&game, CARLO);
}

/// §6: who visits El Zorro before their figure is on the board uses no building.
#[test]
fn el_zorro_in_the_first_round_opens_no_building() {
    let mut game = Scenario::players(2).car_at(Station::Martinez).build();
    play(&mut game, ANNA, "drive/el_zorro");
    play(&mut game, BERTA, "give/peso");
    drives_next(&game, BERTA);
}

/// §3, Q12: Alonso puts any building in one's name that nobody owns, also an occupied one.
#[test]
fn alonso_puts_a_building_in_ones_name() {
    let mut game = Scenario::players(2)
        .car_at(Station::ElZorro)
        .owner(BERTA, Building::Bank)
        .figure(BERTA, Building::Casino)
        .build();
    play(&mut game, ANNA, "drive/alonso");
    let refusal = refused(&game, ANNA, "claim/bank");
    assert_eq!(refusal, Refusal::Owned { building: Building::Bank });
    play(&mut game, ANNA, "claim/casino");
    assert_eq!(game.table().town.owner(Building::Casino), Some(ANNA));
    assert_eq!(step(&game), (ANNA, Step::Figure { flower: Flower::White }), "not used, too");
}

/// §3: nobody owns more than three buildings.
#[test]
fn three_markers_each() {
    let mut game = Scenario::players(2)
        .car_at(Station::ElZorro)
        .owner(ANNA, Building::Bank)
        .owner(ANNA, Building::Casino)
        .owner(ANNA, Building::Church)
        .build();
    play(&mut game, ANNA, "drive/alonso");
    assert_eq!(refused(&game, ANNA, "claim/cafe"), Refusal::NoMarkers);
}

/// §3, Q12, Q13: or an own building is used, whoever stands on it; then the figure walks.
#[test]
fn alonso_opens_an_own_building() {
    let mut game = Scenario::players(2)
        .car_at(Station::ElZorro)
        .owner(ANNA, Building::Bank)
        .figure(BERTA, Building::Bank)
        .build();
    play(&mut game, ANNA, "drive/alonso");
    let refusal = refused(&game, ANNA, "use/church");
    assert_eq!(refusal, Refusal::NotOwned { building: Building::Church });
    play(&mut game, ANNA, "use/bank");
    assert_eq!(held(&game, ANNA, Item::Peso), 5);
    assert_eq!(step(&game), (ANNA, Step::Figure { flower: Flower::White }));

    let mut game = Scenario::players(2)
        .car_at(Station::ElZorro)
        .owner(ANNA, Building::Bank)
        .figure(ANNA, Building::Bank)
        .build();
    play(&mut game, ANNA, "drive/alonso");
    play(&mut game, ANNA, "use/bank");
    assert_eq!(held(&game, ANNA, Item::Peso), 5, "also where the own figure stands");
}

/// Q12: both may be declined, the figure walks anyway.
#[test]
fn alonsos_offer_may_be_declined() {
    let mut game = Scenario::players(2).car_at(Station::ElZorro).build();
    play(&mut game, ANNA, "drive/alonso");
    play(&mut game, ANNA, "pass");
    assert_eq!(step(&game), (ANNA, Step::Figure { flower: Flower::White }));
}

/// Q12, §8: a ship sent off through Alonso is replaced, then the figure walks.
#[test]
fn a_ship_may_leave_through_alonso() {
    let mut game = Scenario::players(2)
        .car_at(Station::ElZorro)
        .owner(ANNA, Building::CustomsOffice)
        .wants(&[(Good::Rum, 1)])
        .build();
    play(&mut game, ANNA, "drive/alonso");
    play(&mut game, ANNA, "use/customs_office/rum");
    let dice = Step::Dice { chooser: ANNA, then: Then::Figure };
    assert_eq!(step(&game), (ANNA, dice));
    roll(&mut game, [1, 1, 1, 1, 1]);
    play(&mut game, ANNA, "aside/rum");
    assert_eq!(step(&game), (ANNA, Step::Figure { flower: Flower::White }));
}

/// Q24: with open holdings Alonso's offer is left out if only declining is possible.
#[test]
fn an_empty_offer_of_alonso_is_left_out_when_holdings_are_open() {
    let scenario = Scenario::players(2)
        .car_at(Station::ElZorro)
        .owner(ANNA, Building::Cafe)
        .owner(ANNA, Building::Sawmill)
        .owner(ANNA, Building::TradingOffice)
        .wants(&[(Good::Rum, 1)]);
    let mut hidden = scenario.build();
    play(&mut hidden, ANNA, "drive/alonso");
    assert_eq!(choices(&hidden, ANNA), ["pass"]);
    let mut open = scenario.open().build();
    play(&mut open, ANNA, "drive/alonso");
    assert_eq!(step(&open), (ANNA, Step::Figure { flower: Flower::White }));
}
