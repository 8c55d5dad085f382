//! The games on the shelf.

use bots::{Greedy, Random};
use cuba::Cuba;
use cuba18::Cuba18;
use cube_express::CubeExpress;
use santiago::Santiago;

use crate::Title;
use crate::hosted::Listed;

/// Every game there is.
pub static GAMES: &[&dyn Title] = &[&SANTIAGO, &CUBA18, &CUBA, &CUBE_EXPRESS];

static SANTIAGO: Listed<Santiago, santiago_board::Town> = Listed::new(
    &[
        ("random", || Box::new(Random::default())),
        ("greedy", || Box::new(Greedy::new(santiago_bot::Eye, 3))),
    ],
    santiago_board::locale,
);

static CUBA18: Listed<Cuba18, cuba18_board::Island> = Listed::foreseeing(
    &[("random", || Box::new(Random::default())), ("greedy", || Box::new(cuba18_bot::Planter))],
    &cuba18_bot::Foresight,
    cuba18_board::locale,
);

static CUBA: Listed<Cuba, cuba_board::Island> = Listed::new(
    &[
        ("random", || Box::new(Random::default())),
        ("greedy", || Box::new(Greedy::new(cuba_bot::Eye, 3))),
    ],
    cuba_board::locale,
);

static CUBE_EXPRESS: Listed<CubeExpress, cube_express_board::Landscape> = Listed::new(
    &[
        ("random", || Box::new(Random::default())),
        ("greedy", || Box::new(Greedy::new(cube_express_bot::Eye, 2))),
    ],
    cube_express_board::locale,
);

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {id:?}; there is {known}")]
pub struct UnknownGame {
    id: String,
    known: String,
}

/// The game called `id`.
pub fn find(id: &str) -> Result<&'static dyn Title, UnknownGame> {
    GAMES.iter().copied().find(|game| game.profile().id == id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.profile().id).collect();
        UnknownGame { id: id.to_owned(), known: known.join(", ") }
    })
}
