//! §6 The architect.

use cuba_rules::components::Favor;
use cuba_rules::scenario::Scenario;
use cuba_rules::{Act, Building, Event, Field, Item, Material, Need, Refusal};
use tabletop::Key;

use crate::table::{
    ANNA, BERTA, CARLO, choices, held, pesos, play, plays, plays_next, points, refused,
};

fn rich(players: u8) -> Scenario {
    let scenario = Scenario::players(players).yard(ANNA, Item::Wood, 3);
    scenario.yard(ANNA, Item::Stone, 3).yard(ANNA, Item::Water, 2)
}

/// §13: what the rulebook's list says: wood, stone, water.
const COSTS: [(Building, [u8; 3]); 23] = [
    (Building::CementFactory, [1, 2, 0]),
    (Building::Sawmill, [2, 1, 0]),
    (Building::GolfCourse, [0, 0, 2]),
    (Building::Monastery, [2, 1, 0]),
    (Building::RumCafe, [1, 1, 1]),
    (Building::CigarCafe, [1, 1, 1]),
    (Building::SmallOffice, [2, 1, 0]),
    (Building::LargeOffice, [2, 2, 0]),
    (Building::Hotel, [2, 2, 1]),
    (Building::Inn, [1, 1, 1]),
    (Building::GoodsStore, [1, 2, 0]),
    (Building::RawStore, [2, 1, 0]),
    (Building::MaterialStore, [1, 1, 1]),
    (Building::SmallBank, [1, 1, 0]),
    (Building::LargeBank, [2, 3, 0]),
    (Building::CigarFactory, [2, 2, 0]),
    (Building::Distillery, [2, 2, 0]),
    (Building::BlackMarket, [3, 2, 0]),
    (Building::Church, [2, 2, 0]),
    (Building::TownHall, [1, 1, 0]),
    (Building::Dam, [0, 2, 0]),
    (Building::Lighthouse, [1, 1, 0]),
    (Building::Warehouse, [2, 0, 0]),
];

/// §6, §13: every tile costs what the rulebook says, in materials to the supply.
#[test]
fn every_building_costs_its_materials() {
    for (building, cost) in COSTS {
        let mut game = rich(2).build();
        let before = game.table().supply;
        plays(&mut game, ANNA, &["play/architect", &format!("build/{}/c2", building.key())]);
        assert_eq!(game.table().players[ANNA].built_on(Field::C2), Some(building));
        for (&material, count) in Material::ALL.iter().zip(cost) {
            let item = material.item();
            assert_eq!(game.table().supply.count(item) - before.count(item), count, "{building:?}");
        }
        plays_next(&game, BERTA);
    }
    assert_eq!(Building::ALL.len(), COSTS.len());
}

/// §6: the cigar factory of the example: two stone and two wood.
#[test]
fn who_lacks_a_material_cannot_build() {
    let scenario = Scenario::players(2).yard(ANNA, Item::Wood, 2).yard(ANNA, Item::Stone, 1);
    let mut game = scenario.build();
    play(&mut game, ANNA, "play/architect");
    let refusal = refused(&game, ANNA, "build/cigar_factory/c2");
    assert_eq!(
        refusal,
        Refusal::NotEnough { need: Need::Construction, item: Item::Stone, held: 1 }
    );
    play(&mut game, ANNA, "build/small_bank/c2");
}

/// §6, Q20: any field, also the lake or under the pawn; not the warehouse, not another building.
#[test]
fn any_free_field_will_do() {
    let mut game = rich(2).pawn(ANNA, Field::D2).built(ANNA, Building::Inn, Field::C3).build();
    play(&mut game, ANNA, "play/architect");
    let on = |field| Refusal::BuiltOn { field };
    assert_eq!(refused(&game, ANNA, "build/hotel/a1"), on(Field::A1));
    assert_eq!(refused(&game, ANNA, "build/hotel/c3"), on(Field::C3));
    for field in ["b1", "d2"] {
        let mut copy = game;
        play(&mut copy, ANNA, &format!("build/hotel/{field}"));
    }
    let hotels = choices(&game, ANNA).iter().filter(|path| path.contains("hotel")).count();
    assert_eq!(hotels, 10);
}

/// §6: what is built is gone from the tiles on sale, which lie open to all.
#[test]
fn each_tile_is_built_once() {
    let mut game = rich(2).built(BERTA, Building::Hotel, Field::C3).build();
    play(&mut game, ANNA, "play/architect");
    let refusal = refused(&game, ANNA, "build/hotel/c2");
    assert_eq!(refusal, Refusal::NoTile { building: Building::Hotel });
}

/// Q18: both tiles of a factory may be one player's.
#[test]
fn both_factories_may_be_one_players() {
    let mut game = rich(2).built(ANNA, Building::Distillery, Field::C3).build();
    plays(&mut game, ANNA, &["play/architect", "build/distillery/c2"]);
    assert_eq!(game.table().players[ANNA].tiles(), 2);
    assert_eq!(game.table().buildings[Building::Distillery], 0);
}

/// §10, Q19: under the building act two pesos more; who lacks them cannot build.
#[test]
fn the_building_act_costs_pesos() {
    let mut game = rich(2).act(Act::BuildingAct).build();
    plays(&mut game, ANNA, &["play/architect", "build/hotel/c2"]);
    assert_eq!(pesos(&game, ANNA), 8);
    let mut game = rich(2).act(Act::BuildingAct).pesos(ANNA, 1).build();
    play(&mut game, ANNA, "play/architect");
    assert_eq!(points(&game, ANNA), 2, "nothing can be built: the consolation is due");
    let step = cuba_rules::Step::Build;
    let game = rich(2).act(Act::BuildingAct).pesos(ANNA, 1).step(ANNA, step).build();
    let refusal = refused(&game, ANNA, "build/hotel/c2");
    assert_eq!(refusal, Refusal::TooDear { need: Need::Construction, cost: 2, held: 1 });
}

/// Q21: building does not use the building.
#[test]
fn a_new_building_does_nothing_yet() {
    let mut game = rich(2).build();
    plays(&mut game, ANNA, &["play/architect", "build/hotel/c2"]);
    assert_eq!(points(&game, ANNA), 0);
}

/// §6, Q16, Q17: whoever builds nothing: two points for the first, one for the second, then nothing.
#[test]
fn building_nothing_brings_points_twice_a_round() {
    let mut game = rich(3).build();
    plays(&mut game, ANNA, &["play/architect", "pass"]);
    assert_eq!(points(&game, ANNA), 2);
    assert!(game.table().is_covered(Favor::FirstArchitect));
    let events = play(&mut game, BERTA, "play/architect");
    assert_eq!(events[1], Event::BuiltNothing { seat: BERTA, points: 1 }, "nothing to build with");
    let events = play(&mut game, CARLO, "play/architect");
    assert_eq!(events[1], Event::BuiltNothing { seat: CARLO, points: 0 });
    assert_eq!((points(&game, BERTA), points(&game, CARLO)), (1, 0));
    assert_eq!(held(&game, ANNA, Item::Wood), 3);
}
