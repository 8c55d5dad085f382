//! §X and §XI: the maps for two.

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_track::Company::{Co, Npp, Stsp};
use cuba18_track::{Hex, LayRefusal, Train};

use crate::table::{ANNA, TRACK, choices, idle, lay_refused, step};

/// R015, R241: half the map; hexes of the other half take no tiles.
#[test]
fn half_the_map() {
    for (variant, inside, outside) in
        [("short-west", "D17", "E20"), ("short-east", "D17", "C14"), ("medium", "C10", "C4")]
    {
        let board = Scenario::new(2, variant).build().table().board;
        let on_map = |id| board.map().is_land(Hex::from_id(id).expect("a hex"));
        assert!(on_map(inside) && !on_map(outside), "{variant}");
    }
    // The whole map has neither the red nor the dark green tile.
    let whole = Scenario::four().build().table().board;
    for id in ["D15", "C16", "D19", "E18"] {
        let hex = Hex::from_id(id).expect("a hex");
        assert!(whole.map().is_land(hex) && whole.pattern(hex).is_none(), "{id}");
    }
}

/// R242, R108, R172, C27: the red tile in the east, D15, is the end of standard routes and counts by
/// phase; no tile lies there.
#[test]
fn the_red_tile_is_the_end_of_routes() {
    let at = |phase, train| {
        let scenario = Scenario::new(2, "short-east").phase(phase).major(Npp, 70, &[(ANNA, 5)]);
        let scenario = scenario.tile("D19", "57", 1).tile("D17", "9", 1).train(Npp, train);
        let mut game = scenario.turn(Npp, Step::Run).build();
        idle(&mut game);
        step(&game).1
    };
    assert_eq!(at(2, Train::Two), Step::Dividend { revenue: 20 + 20 });
    assert_eq!(at(3, Train::Three), Step::Dividend { revenue: 20 + 30 });
    assert_eq!(at(5, Train::Five), Step::Dividend { revenue: 20 + 40 });
    assert_eq!(at(7, Train::Six), Step::Dividend { revenue: 20 + 50 });
    let game = Scenario::new(2, "short-east").major(Npp, 70, &[(ANNA, 5)]).turn(Npp, TRACK).build();
    assert_eq!(lay_refused(&game, "lay/D15/57/0"), LayRefusal::NotLand);
}

/// R243, R256: the dark green tile is a field of 20 with narrow track, in the west on E18.
#[test]
fn the_dark_green_tile_is_a_field() {
    let scenario = Scenario::new(2, "short-west").minor(Co, ANNA, 70, "D15").tile("D15", "L60", 3);
    // The narrow track leads E over D17 and SE is closed: E16 leads to E18 by its eastern side.
    let game = scenario.turn(Co, TRACK).build();
    assert!(choices(&game, ANNA).iter().any(|path| path.starts_with("lay/D17/7")));
    assert_eq!(lay_refused(&game, "lay/E18/L50/0"), LayRefusal::NotLand);
    let scenario = Scenario::new(2, "short-west").minor(Co, ANNA, 70, "D15");
    // L52: narrow SW; turned by 5 it leads SE, to E16. L49 there: NW and E.
    let scenario =
        scenario.tile("D15", "L52", 5).tile("E16", "L49", 3).train(Co, Train::ThreeNarrow);
    let mut game = scenario.turn(Co, Step::Run).build();
    idle(&mut game);
    assert_eq!(step(&game).1, Step::Dividend { revenue: 20 + 10 + 20 });
    assert_eq!(game.table().charter(Stsp).director, None);
}

/// R244: in the medium game La Habana is red and lies at the end of standard routes.
#[test]
fn la_habana_is_red_in_the_medium_game() {
    let scenario =
        Scenario::new(2, "medium").phase(2).major(cuba18_track::Company::Ms, 70, &[(ANNA, 5)]);
    let scenario = scenario.tile("B9", "57", 1).train(cuba18_track::Company::Ms, Train::Two);
    let mut game = scenario.turn(cuba18_track::Company::Ms, Step::Run).build();
    idle(&mut game);
    assert_eq!(step(&game).1, Step::Dividend { revenue: 20 + 30 });
    let board = game.table().board;
    let marked = Hex::all()
        .filter(|&hex| board.chart().has_fc_mark(hex) && board.map().is_land(hex))
        .count();
    assert_eq!(marked, 7);
}

/// R242, C28: sugar may be delivered at the red place as in a harbor.
#[test]
fn sugar_goes_to_the_red_place() {
    let scenario = Scenario::new(2, "short-east").phase(3).minor(Co, ANNA, 70, "D19");
    let scenario = scenario.major(Npp, 70, &[(ANNA, 5)]).tile("D19", "L52", 3);
    let scenario = scenario.tile("D17", "9", 1).cubes(Co, 1).wagon(Npp, cuba18_track::Wagon::One);
    let mut game = scenario.train(Npp, Train::Two).turn(Npp, Step::Run).build();
    idle(&mut game);
    assert_eq!(step(&game).1, Step::Dividend { revenue: 20 + 30 + 30 });
}

/// C28, R242: beyond the range of the train the red place is an added stop that scores 0.
#[test]
fn the_red_place_may_be_the_added_stop() {
    // D15 red - D17 - D19 Camagüey - D21 - E22 Las Tunas with a mill.
    let scenario = Scenario::new(2, "short-east").phase(3).minor(Co, ANNA, 70, "E22");
    let scenario = scenario.major(Npp, 70, &[(ANNA, 5)]).tile("D17", "9", 1).tile("D19", "57", 1);
    let scenario = scenario.tile("D21", "8", 5).tile("E22", "L52", 4).train(Npp, Train::Two);
    let ran = |scenario: Scenario| {
        let mut game = scenario.turn(Npp, Step::Run).build();
        idle(&mut game);
        step(&game).1
    };
    assert_eq!(ran(scenario.clone()), Step::Dividend { revenue: 20 + 30 }, "to the red place");
    let sugar = scenario.cubes(Co, 1).wagon(Npp, cuba18_track::Wagon::One);
    assert_eq!(ran(sugar), Step::Dividend { revenue: 20 + 20 + 30 }, "two cities and a cube");
}
