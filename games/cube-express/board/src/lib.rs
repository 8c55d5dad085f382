//! Cube Express, drawn: square tiles that join into one landscape.
//!
//! The map is drawn in layers, so that rails and roads run on from tile to
//! tile: grounds, cities (each one group, which lights up as one), rails,
//! houses and works, locos, and what can be clicked. Read `tile` for what is on
//! a tile, `map` for how they lie, `marks` for what can be clicked there,
//! `central` for goals, market and shares, `players` for the player boards,
//! `question` and `choices` for what is asked.

mod board;
mod central;
mod choices;
mod chronicle;
mod decision;
mod geometry;
mod hand;
mod lesson;
mod map;
mod marks;
mod players;
mod question;
mod reach;
mod say;
mod status;
mod summary;
mod symbols;
mod tile;
mod trips;
mod why;

pub use board::Landscape;
pub use chronicle::Rounds;
pub use lesson::FIRST_GAME;
pub use tile::sheet_of_tiles;

use cube_express_rules::CubeExpress;
use locale::Language;

/// What every part is told besides the view.
type Stage<'s> = art::Stage<'s, CubeExpress>;

/// The game's style sheet.
pub const CSS: &str = include_str!("../style.css");

/// The game's words.
pub const fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locale/en.ftl"),
        Language::De => include_str!("../locale/de.ftl"),
        Language::Es => include_str!("../locale/es.ftl"),
    }
}
