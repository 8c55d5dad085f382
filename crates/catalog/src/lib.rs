//! The games on the shelf, found by their ids, their boxes and their transcripts.
//!
//! The only crate that knows every game: a new one is its folder, one line
//! among the dependencies and one in [`GAMES`].

mod boxes;
mod guided;
mod replay;

pub use boxes::{NoBoxFile, box_text, game_of_box, read_box};
pub use guided::{Guided, Stop};
pub use replay::{
    Drawn, Fault, Replay, Retold, Written, header_of, replay, replay_drawn, replay_moves, replay_to,
};

use title::Title;

/// Every game there is.
pub static GAMES: &[&dyn Title] =
    &[&santiago_de_cuba::TITLE, &cuba18::TITLE, &cuba::TITLE, &cube_express::TITLE];

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
