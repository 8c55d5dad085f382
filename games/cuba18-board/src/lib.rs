//! 18Cuba, drawn: the island with its railways, the market, the charters.

mod board;
mod geometry;
mod map;
mod say;
mod token;
mod track;

pub use board::Island;

use locale::Language;

/// The game's style sheet.
pub const CSS: &str = include_str!("../../../web/18cuba.css");

/// The game's words.
pub const fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../cuba18/locale/en.ftl"),
        Language::De => include_str!("../../cuba18/locale/de.ftl"),
    }
}
