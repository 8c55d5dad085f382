//! The rules ask the box, not their memory: the same chapters with other numbers.

use santiago_de_cuba_rules::components::{Building, Good, Item, Station};
use santiago_de_cuba_rules::scenario::{self, Scenario};
use santiago_de_cuba_rules::{Ending, Event, Flower, Refusal, Santiago, Step};
use tabletop::{Game, Turn};

use crate::table::{ANNA, BERTA, choices, held, play, refused, step};

fn two() -> Scenario {
    Scenario::with(2, scenario::second())
}

/// Anna stands on `building` and may use it.
fn on(building: Building, scenario: Scenario) -> Santiago {
    scenario.figure(ANNA, building).step(ANNA, Step::Use).build()
}

/// §1, §2: what everybody starts with, and what a drive costs.
#[test]
fn a_start_and_a_drive() {
    let mut game = two().build();
    let counts =
        [Item::Peso, Item::Point, Item::Rum, Item::Wood].map(|item| held(&game, ANNA, item));
    assert_eq!(counts, [5, 0, 1, 2]);
    let dear = Refusal::DriveTooDear { cost: 6, held: 5 };
    assert_eq!(refused(&game, ANNA, "drive/miguel"), dear);
    play(&mut game, ANNA, "drive/conchita");
    assert_eq!((held(&game, ANNA, Item::Peso), held(&game, ANNA, Item::Citrus)), (1, 4));
    assert_eq!(step(&game), (ANNA, Step::Figure { flower: Flower::Red }));
}

/// §3: Pablo gets hold of two.
#[test]
fn pablo_gives_two() {
    let mut game = two().step(ANNA, Step::Pablo).car_at(Station::Pablo).build();
    play(&mut game, ANNA, "take/citrus");
    assert_eq!(held(&game, ANNA, Item::Citrus), 2);
}

/// §7: two pesos are three points, twice; three points are four pesos, once.
#[test]
fn a_casino_with_other_rates() {
    let mut game = on(Building::Casino, two().owns(ANNA, Item::Point, 9));
    let ways = ["use/casino/point/1", "use/casino/point/2", "use/casino/peso/1", "pass"];
    assert_eq!(choices(&game, ANNA), ways);
    assert_eq!(refused(&game, ANNA, "use/casino/peso/2"), Refusal::TooMany { most: 1 });
    play(&mut game, ANNA, "use/casino/point/2");
    assert_eq!((held(&game, ANNA, Item::Peso), held(&game, ANNA, Item::Point)), (1, 15));
}

/// §7: two cane make three rum; three tobacco make two cigars.
#[test]
fn refining_with_other_rates() {
    let game = on(Building::Distillery, two().owns(ANNA, Item::Sugar, 5));
    let refusal = Refusal::NotInSupply { item: Item::Rum };
    assert_eq!(refused(&game, ANNA, "use/distillery/2"), refusal, "six are asked, five are there");
    let mut game = on(Building::Distillery, two().owns(ANNA, Item::Sugar, 3));
    let few = Refusal::NotEnough { item: Item::Sugar, held: 3 };
    assert_eq!(refused(&game, ANNA, "use/distillery/2"), few);
    play(&mut game, ANNA, "use/distillery/1");
    assert_eq!((held(&game, ANNA, Item::Sugar), held(&game, ANNA, Item::Rum)), (1, 4));
    let mut game = on(Building::CigarFactory, two());
    play(&mut game, ANNA, "use/cigar_factory/1");
    assert_eq!((held(&game, ANNA, Item::Tobacco), held(&game, ANNA, Item::Cigars)), (0, 3));
}

/// §7: rum for three points and cigars for four; two wood for five points.
#[test]
fn sales_with_other_rates() {
    let mut game = on(Building::Cafe, two().owns(ANNA, Item::Rum, 2));
    play(&mut game, ANNA, "use/cafe/2/1");
    assert_eq!(held(&game, ANNA, Item::Point), 10);
    let mut game = on(Building::Sawmill, two().owns(ANNA, Item::Wood, 5));
    play(&mut game, ANNA, "use/sawmill/2");
    assert_eq!((held(&game, ANNA, Item::Point), held(&game, ANNA, Item::Wood)), (10, 1));
}

/// §7, Q17: the flags are 1, 2, 5, 3; the port authority moves two of them.
#[test]
fn flags_with_other_points() {
    let mut game = on(Building::PortAuthority, two().flag(2));
    assert_eq!(choices(&game, ANNA), ["use/port_authority/raise", "pass"]);
    let events = play(&mut game, ANNA, "use/port_authority/raise");
    assert!(events.contains(&Event::FlagMoved { to: 3 }));
    assert_eq!(
        refused(&on(Building::PortAuthority, two().flag(5)), ANNA, "use/port_authority/raise"),
        Refusal::FlagAtEnd
    );
}

/// §7, Q16: the trading office takes two goods, a point less each.
#[test]
fn a_trading_office_with_limits() {
    let scenario = two().flag(5).owns(ANNA, Item::Sugar, 3).wants(&[(Good::Sugar, 4)]);
    let mut game = on(Building::TradingOffice, scenario);
    let many = Refusal::TooMany { most: 2 };
    assert_eq!(refused(&game, ANNA, "use/trading_office/sugar/3"), many);
    play(&mut game, ANNA, "use/trading_office/sugar/2");
    assert_eq!(held(&game, ANNA, Item::Point), 8);
    let mut game = on(Building::BlackMarket, two());
    play(&mut game, ANNA, "use/black_market/sugar/citrus");
    assert_eq!((held(&game, ANNA, Item::Sugar), held(&game, ANNA, Item::Citrus)), (0, 2));
}

/// §4, §5: wood brings two points each, goods what the flag shows.
#[test]
fn a_delivery_round() {
    let scenario = two().flag(3).car_at(Station::Alonso).wants(&[(Good::Sugar, 4)]);
    let mut game = scenario.build();
    play(&mut game, ANNA, "drive/harbor");
    play(&mut game, ANNA, "deliver/sugar/1");
    play(&mut game, BERTA, "deliver/wood/sugar/2");
    assert_eq!((held(&game, ANNA, Item::Point), held(&game, BERTA, Item::Point)), (3, 4));
}

/// §6, §9: an owner gets two points; the fifth ship is the last.
#[test]
fn an_owner_and_the_last_ship() {
    let mut game = on(Building::Bank, two().owner(BERTA, Building::Bank));
    play(&mut game, ANNA, "use/bank");
    assert_eq!((held(&game, ANNA, Item::Peso), held(&game, BERTA, Item::Point)), (8, 2));
    let mut game = on(Building::CustomsOffice, two().open().ship(5).wants(&[(Good::Rum, 3)]));
    let events = play(&mut game, ANNA, "use/customs_office/rum");
    assert!(events.contains(&Event::ShipLeft { ship: 5, cause: Ending::CustomsOffice }));
    assert_eq!(game.turn(), Turn::Over);
    let points = game.outcome().expect("it is over").standings[ANNA].score;
    assert_eq!(points, 2, "nine goods are two points");
}
