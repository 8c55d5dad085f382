//! §13 What each of the buildings does. Anna's building lies beside her pawn.

use cuba_rules::components::Character::{Architect, Foreman, Tradeswoman, Worker};
use cuba_rules::scenario::Scenario;
use cuba_rules::{
    Act, Berth, Building, Chance, Cuba, Event, Field, Good, Group, Item, Need, Refusal, Ship, Step,
};
use tabletop::{Game, Key};

use crate::table::{
    ANNA, BERTA, action, choices, draw, held, pesos, play, plays, plays_next, points, refused, step,
};

/// Anna has built `building` where her foreman reaches it, and these pieces.
fn owner(building: Building, pieces: &[(Item, u8)]) -> Scenario {
    let scenario = Scenario::players(2).built(ANNA, building, Field::B1);
    pieces.iter().fold(scenario, |s, &(item, count)| s.yard(ANNA, item, count))
}

/// Her foreman is at work.
fn at_work(building: Building, pieces: &[(Item, u8)]) -> Cuba {
    at_work_in(owner(building, pieces))
}

fn at_work_in(scenario: Scenario) -> Cuba {
    let mut game = scenario.build();
    play(&mut game, ANNA, "play/foreman");
    game
}

/// §13: cement factory, sawmill, golf course: up to four pieces, a point each.
#[test]
fn materials_into_points() {
    let cases = [
        (Building::CementFactory, Item::Stone),
        (Building::Sawmill, Item::Wood),
        (Building::GolfCourse, Item::Water),
    ];
    for (building, item) in cases {
        let mut game = at_work(building, &[(item, 6)]);
        let path = |count| format!("use/{}/{count}", building.key());
        assert_eq!(refused(&game, ANNA, &path(5)), Refusal::TooMany { most: 4 });
        assert_eq!(refused(&game, ANNA, &path(0)), Refusal::Nothing { need: Need::Use });
        play(&mut game, ANNA, &path(4));
        assert_eq!((points(&game, ANNA), held(&game, ANNA, item)), (4, 2));
        let mut few = at_work(building, &[(item, 2)]);
        assert_eq!(
            refused(&few, ANNA, &path(3)),
            Refusal::NotEnough { need: Need::Use, item, held: 2 }
        );
        play(&mut few, ANNA, &path(1));
        assert_eq!(points(&few, ANNA), 1, "less than fully (Q21)");
    }
}

/// §13: rum café and cigar café: up to three wares, two points each.
#[test]
fn wares_into_points() {
    for (building, item) in [(Building::RumCafe, Item::Rum), (Building::CigarCafe, Item::Cigars)] {
        let mut game = at_work(building, &[(item, 4)]);
        let path = |count| format!("use/{}/{count}", building.key());
        assert_eq!(refused(&game, ANNA, &path(4)), Refusal::TooMany { most: 3 });
        let market = game.table().market;
        play(&mut game, ANNA, &path(3));
        assert_eq!((points(&game, ANNA), held(&game, ANNA, item)), (6, 1));
        assert_eq!(game.table().market, market, "the market is not touched (Q25)");
    }
}

/// §13: monastery: up to two raws of any kinds, a point each.
#[test]
fn raws_into_points() {
    let game = at_work(Building::Monastery, &[(Item::Sugar, 1), (Item::Citrus, 2)]);
    for (path, scored) in [
        ("use/monastery/sugar/none", 1),
        ("use/monastery/sugar/citrus", 2),
        ("use/monastery/citrus/sugar", 2),
        ("use/monastery/citrus/citrus", 2),
    ] {
        let mut copy = game;
        play(&mut copy, ANNA, path);
        assert_eq!(points(&copy, ANNA), scored, "{path}");
    }
    let few = Refusal::NotEnough { need: Need::Use, item: Item::Sugar, held: 1 };
    assert_eq!(refused(&game, ANNA, "use/monastery/sugar/sugar"), few);
    let none = Refusal::NotEnough { need: Need::Use, item: Item::Tobacco, held: 0 };
    assert_eq!(refused(&game, ANNA, "use/monastery/sugar/tobacco"), none);
}

/// §13: small trading office: one good onto a docked ship, points by the berth.
#[test]
fn the_small_office_loads_one_good() {
    let mut game = at_work(Building::SmallOffice, &[(Item::Tobacco, 2)]);
    let no_room = Refusal::NoRoom { good: Good::Sugar, room: 0 };
    assert_eq!(refused(&game, ANNA, "use/small_office/2/sugar"), no_room);
    play(&mut game, ANNA, "use/small_office/3/tobacco");
    assert_eq!((points(&game, ANNA), held(&game, ANNA, Item::Tobacco)), (3, 1));
}

/// §13: large trading office: up to two units of one good on one ship.
#[test]
fn the_large_office_loads_two_of_one_good() {
    let mut game = at_work(Building::LargeOffice, &[(Item::Tobacco, 3)]);
    assert_eq!(refused(&game, ANNA, "use/large_office/3/tobacco/3"), Refusal::TooMany { most: 2 });
    let no_room = Refusal::NoRoom { good: Good::Tobacco, room: 1 };
    assert_eq!(refused(&game, ANNA, "use/large_office/1/tobacco/2"), no_room);
    play(&mut game, ANNA, "use/large_office/3/tobacco/2");
    assert_eq!(points(&game, ANNA), 6);
}

/// Q26, Q28: each office may serve another ship; under the harbor act the second one sees the new
/// positions, and what was aboard is in the supply.
#[test]
fn offices_serve_other_ships_and_see_new_positions() {
    let scenario = owner(Building::SmallOffice, &[(Item::Cigars, 1), (Item::Citrus, 1)]);
    let scenario = scenario.built(ANNA, Building::LargeOffice, Field::A2);
    let mut game = at_work_in(scenario);
    plays(&mut game, ANNA, &["use/small_office/3/cigars", "use/large_office/2/citrus/1"]);
    assert_eq!(points(&game, ANNA), 5);
    let scenario = scenario.act(Act::HarborAct).cargo(Berth::Third, Good::Tobacco, 3);
    let mut game = at_work_in(scenario.cargo(Berth::Third, Good::Rum, 1));
    play(&mut game, ANNA, "use/small_office/3/cigars");
    let used = [Field::B1].into_iter().collect();
    assert_eq!(step(&game), (ANNA, Step::Arrival { foreman: Some(used) }));
    draw(&mut game, Chance::Ship { ship: Ship::new(2) });
    assert_eq!(points(&game, ANNA), 3);
    play(&mut game, ANNA, "use/large_office/3/citrus/1");
    assert_eq!(points(&game, ANNA), 6, "ship 4 has moved up to the third berth");
}

/// §13: hotel two points, inn one.
#[test]
fn hotel_and_inn() {
    for (building, scored) in [(Building::Hotel, 2), (Building::Inn, 1)] {
        let mut game = at_work(building, &[]);
        let events = play(&mut game, ANNA, &format!("use/{}", building.key()));
        assert!(events.contains(&Event::Scored { seat: ANNA, points: scored }));
        assert_eq!(points(&game, ANNA), scored);
    }
}

/// §13: goods store: a ware for 6 pesos; raw store: a raw for 4; not on the market (Q25).
#[test]
fn the_stores_buy_one_piece() {
    let mut game = at_work(Building::GoodsStore, &[(Item::Rum, 2), (Item::Sugar, 1)]);
    let no_ware = Refusal::NoWare { good: Good::Sugar };
    assert_eq!(refused(&game, ANNA, "use/goods_store/sugar"), no_ware);
    let none = Refusal::NotEnough { need: Need::Use, item: Item::Cigars, held: 0 };
    assert_eq!(refused(&game, ANNA, "use/goods_store/cigars"), none);
    play(&mut game, ANNA, "use/goods_store/rum");
    assert_eq!((pesos(&game, ANNA), held(&game, ANNA, Item::Rum)), (16, 1));
    assert_eq!(game.table().market[Good::Rum], 2);
    let mut game = at_work(Building::RawStore, &[(Item::Sugar, 2)]);
    play(&mut game, ANNA, "use/raw_store/sugar");
    assert_eq!((pesos(&game, ANNA), held(&game, ANNA, Item::Sugar)), (14, 1));
}

/// §13: material store: up to two materials, two pesos each.
#[test]
fn the_material_store_buys_two() {
    let game = at_work(Building::MaterialStore, &[(Item::Wood, 1), (Item::Water, 1)]);
    for (path, earned) in
        [("use/material_store/wood/none", 12), ("use/material_store/water/wood", 14)]
    {
        let mut copy = game;
        play(&mut copy, ANNA, path);
        assert_eq!(pesos(&copy, ANNA), earned);
    }
    let few = Refusal::NotEnough { need: Need::Use, item: Item::Wood, held: 1 };
    assert_eq!(refused(&game, ANNA, "use/material_store/wood/wood"), few);
}

/// §13: small bank two pesos, large bank four.
#[test]
fn the_banks() {
    for (building, earned) in [(Building::SmallBank, 12), (Building::LargeBank, 14)] {
        let mut game = at_work(building, &[]);
        play(&mut game, ANNA, &format!("use/{}", building.key()));
        assert_eq!(pesos(&game, ANNA), earned);
    }
}

/// §13: cigar factory and distillery: any number, one to one.
#[test]
fn the_factories_refine_any_number() {
    let cases = [
        (Building::CigarFactory, Item::Tobacco, Item::Cigars),
        (Building::Distillery, Item::Sugar, Item::Rum),
    ];
    for (building, raw, ware) in cases {
        let mut game = at_work(building, &[(raw, 9)]);
        let path = |count| format!("use/{}/{count}", building.key());
        assert_eq!(
            refused(&game, ANNA, &path(10)),
            Refusal::NotEnough { need: Need::Use, item: raw, held: 9 }
        );
        play(&mut game, ANNA, &path(8));
        assert_eq!((held(&game, ANNA, raw), held(&game, ANNA, ware)), (1, 8));
    }
}

/// Q01: what the supply cannot pay out is not begun.
#[test]
fn a_factory_needs_the_supply() {
    let mut game =
        at_work_in(owner(Building::Distillery, &[(Item::Sugar, 3)]).scarce(Item::Rum, 2));
    assert_eq!(refused(&game, ANNA, "use/distillery/3"), Refusal::NotInSupply { item: Item::Rum });
    play(&mut game, ANNA, "use/distillery/2");
}

/// §13, Q24: black market: one good for another of any kind.
#[test]
fn the_black_market_swaps_any_good_for_another() {
    let pieces = Good::ALL.iter().map(|good| (good.item(), 1)).collect::<Vec<_>>();
    let game = at_work(Building::BlackMarket, &pieces);
    let swaps =
        choices(&game, ANNA).into_iter().filter(|path| path.contains("black_market")).count();
    assert_eq!(swaps, 20);
    assert_eq!(refused(&game, ANNA, "use/black_market/rum/rum"), Refusal::SameGood);
    let mut copy = game;
    play(&mut copy, ANNA, "use/black_market/citrus/rum");
    assert_eq!((held(&copy, ANNA, Item::Citrus), held(&copy, ANNA, Item::Rum)), (0, 2));
    assert_eq!(copy.table().players[ANNA].yard.count(Item::Rum), 2);
}

/// §13, Q33: church: a bill leaves the game at once; of the other three two are enacted.
#[test]
fn the_church_strikes_a_bill() {
    let mut game = at_work(Building::Church, &[]);
    assert_eq!(choices(&game, ANNA).len(), 5);
    let events = play(&mut game, ANNA, "use/church/subsidy");
    assert_eq!(events[1], Event::Vetoed { seat: ANNA, act: Act::SubsidyBuildings });
    assert_eq!(game.table().parliament.bills[Group::Subsidy], None);
    assert_eq!(game.table().parliament.veto, Some(Group::Subsidy));
    plays_next(&game, BERTA);
}

/// §13, Q34: not one of the group struck in the round before; one round later again.
#[test]
fn the_church_spares_a_group_for_a_round() {
    let game = at_work_in(owner(Building::Church, &[]).vetoed(Group::Tax));
    let refusal = refused(&game, ANNA, "use/church/tax");
    assert_eq!(refusal, Refusal::VetoedLast { group: Group::Tax });
    let phase = cuba_rules::Phase::Enact { winner: ANNA, first: None };
    let scenario = owner(Building::Church, &[]).vetoed(Group::Tax).phase(phase);
    let mut game = scenario.pesos(ANNA, 0).pesos(BERTA, 0).build();
    plays(&mut game, ANNA, &["enact/duty", "enact/other"]);
    assert_eq!(game.table().parliament.last_veto, Some(Group::Tax));
    draw(&mut game, Chance::Ship { ship: Ship::new(12) });
    assert_eq!(game.table().parliament.last_veto, None, "the church was not used");
}

/// §13, Q34: what is struck now is remembered for the next round.
#[test]
fn the_church_remembers_what_it_struck() {
    let four = [Worker, Tradeswoman, Architect, Foreman];
    let scenario = owner(Building::Church, &[]).pesos(ANNA, 0).pesos(BERTA, 0);
    let scenario = scenario.played(ANNA, &four).played(BERTA, &four);
    let used = cuba_rules::sets::Fields::NONE;
    let mut game = scenario.last_step(ANNA, Step::Foreman { used }).build();
    play(&mut game, ANNA, "use/church/tax");
    assert_eq!(choices(&game, BERTA), ["enact/duty", "enact/subsidy", "enact/other"], "Q33");
    plays(&mut game, BERTA, &["enact/duty", "enact/other"]);
    draw(&mut game, Chance::Ship { ship: Ship::new(12) });
    let parliament = game.table().parliament;
    assert_eq!((parliament.last_veto, parliament.veto), (Some(Group::Tax), None));
}

/// §13, Q35: town hall: the votes count in this round's parliament.
#[test]
fn the_town_hall_is_remembered() {
    let mut game = at_work(Building::TownHall, &[]);
    play(&mut game, ANNA, "use/town_hall");
    assert!(game.table().parliament.town_hall);
}

/// §13: dam: two water; Q01: or what is there.
#[test]
fn the_dam_gives_water() {
    let mut game = at_work(Building::Dam, &[]);
    play(&mut game, ANNA, "use/dam");
    assert_eq!(held(&game, ANNA, Item::Water), 2);
    let mut game = at_work_in(owner(Building::Dam, &[]).scarce(Item::Water, 1));
    play(&mut game, ANNA, "use/dam");
    assert_eq!(held(&game, ANNA, Item::Water), 1);
    let mut game = owner(Building::Dam, &[]).scarce(Item::Water, 0).build();
    play(&mut game, ANNA, "play/foreman");
    plays_next(&game, BERTA);
}

/// §13, Q32: lighthouse: any ship of the pile is called to sea; the old one is shuffled in.
#[test]
fn the_lighthouse_calls_a_ship() {
    let mut game = at_work(Building::Lighthouse, &[]);
    assert_eq!(choices(&game, ANNA).len(), 12, "eleven ships, or none");
    assert_eq!(refused(&game, ANNA, "use/lighthouse/7"), Refusal::NotInPile);
    assert_eq!(refused(&game, ANNA, "use/lighthouse/99"), Refusal::NotInPile);
    play(&mut game, ANNA, "use/lighthouse/12");
    let harbor = game.table().harbor;
    assert_eq!(harbor.sea, Some(Ship::new(12)));
    assert!(harbor.pile.may_come(Ship::new(10)) && harbor.pile.below().is_empty());
}

/// Q32: or it goes under the pile, if so agreed.
#[test]
fn the_lighthouse_may_send_a_ship_to_the_bottom() {
    let scenario = owner(Building::Lighthouse, &[]).terms(|terms| terms.lighthouse_bottom = true);
    let mut game = at_work_in(scenario);
    play(&mut game, ANNA, "use/lighthouse/12");
    assert_eq!(game.table().harbor.pile.below(), [Ship::new(10)]);
    assert!(!game.table().harbor.pile.may_come(Ship::new(10)));
}

/// §13: every building can be used, and is listed when it can.
#[test]
fn every_building_is_listed_when_it_can_be_used() {
    let pieces: Vec<(Item, u8)> = Item::ALL.iter().map(|&item| (item, 2)).collect();
    for &building in Building::ALL {
        let game = at_work(building, &pieces);
        let uses = choices(&game, ANNA);
        let word = format!("use/{}", building.key());
        assert!(uses.iter().any(|path| path.starts_with(&word)), "{building:?}: {uses:?}");
        assert!(uses.iter().all(|path| game.check(ANNA, &action(path)).is_ok()));
    }
}
