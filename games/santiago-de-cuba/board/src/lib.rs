//! Santiago de Cuba, drawn: the town round the harbor in Caribbean light.
//!
//! The same parts lie in two layouts, a wide and a narrow one; the style sheet
//! shows the one that fits. Read `layout` for where things lie, then
//! `street`, `quarter` and `harbor` for how they look, `question` and
//! `choices` for what is asked.

mod board;
mod choices;
mod chronicle;
mod decision;
mod harbor;
mod layout;
mod lesson;
mod players;
mod quarter;
mod question;
mod say;
mod status;
mod street;
mod summary;

pub use board::Town;
pub use chronicle::Ships;
pub use lesson::FIRST_GAME;

use locale::Language;
use santiago_de_cuba_rules::Santiago;

/// What every part is told besides the view.
type Stage<'s> = art::Stage<'s, Santiago>;

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
