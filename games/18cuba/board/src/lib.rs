//! 18Cuba, drawn: the island with its railways, the market, the charters.
//!
//! What may be done is asked of the rules once (`offer`), and what would come of
//! it is tried on a copy of the game, so that no number here is worked out twice.
//! Read `geometry`, `track` and `map` for how the island looks, `lay`, `routes`,
//! `stock` and `operating` for what is decided, `market`, `charters`, `bank` and
//! `players` for what lies beside it.

mod accounts;
mod bank;
mod board;
mod charters;
mod choices;
mod crumb;
mod geometry;
mod hand;
mod lay;
mod lesson;
mod map;
mod market;
mod offer;
mod operating;
mod players;
mod question;
mod routes;
mod say;
mod stock;
mod summary;
mod token;
mod track;

pub use board::Island;

use locale::Language;

/// The game's style sheet.
pub const CSS: &str = include_str!("../style.css");

/// The game's words.
pub const fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locale/en.ftl"),
        Language::De => include_str!("../locale/de.ftl"),
    }
}
