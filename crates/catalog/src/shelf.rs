//! The games on the shelf.

use bots::{Greedy, Random};
use cube_express::CubeExpress;
use cube_express_board::Landscape;
use santiago::Santiago;
use santiago_board::Town;

use crate::Title;
use crate::hosted::Listed;

/// Every game there is.
pub static GAMES: &[&dyn Title] = &[&SANTIAGO, &CUBE_EXPRESS];

static SANTIAGO: Listed<Santiago, Town> = Listed::new(
    &[
        ("random", || Box::new(Random::default())),
        ("greedy", || Box::new(Greedy::new(santiago_bot::Eye, 3))),
    ],
    santiago_board::locale,
);

static CUBE_EXPRESS: Listed<CubeExpress, Landscape> = Listed::new(
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
