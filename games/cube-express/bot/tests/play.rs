//! How the greedy player plays: nothing that an experienced one would laugh at.

use bots::{Bot, Budget, Clock, Greedy, Seen};
use cube_express_bot::Eye;
use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Action, Cell, CubeExpress, Loco, Resource, Side};
use tabletop::{Game, Mute, Seat, SeededDice};

const ANNA: Seat = Seat::new(0);

/// What Anna does.
fn chosen(game: &CubeExpress) -> Action {
    let mut clock = Clock::new(Budget::Moves(0));
    Greedy::new(Eye, 2).choose(&Seen::new(game, ANNA), &mut clock, &mut SeededDice::new(1))
}

/// A site on the way of all is owned while there is time for others to come by.
#[test]
fn a_site_is_owned() {
    let scenario = Scenario::players(4).tile("T17", (0, 2), Side::North).center(ANNA, (0, 2));
    assert_eq!(chosen(&scenario.build()), Action::Claim {});
}

/// Whoever has what a factory wants drives there, tile by tile, and delivers.
#[test]
fn goods_are_brought_to_the_factory() {
    let scenario = Scenario::players(4)
        .back((0, 2), Side::North)
        .back((0, 3), Side::North)
        .tile("T30", (0, 4), Side::North)
        .stores(ANNA, Resource::Coal, 2)
        .stores(ANNA, Resource::Iron, 1);
    let mut game = scenario.driving(ANNA, 3).build();
    for y in 2..=4 {
        let drive = Action::Drive { loco: Loco::First, to: Cell(0, y) };
        assert_eq!(chosen(&game), drive);
        game.apply(ANNA, &drive, &mut Mute).expect("it was listed");
    }
    assert!(matches!(chosen(&game), Action::Deliver { .. }));
}
