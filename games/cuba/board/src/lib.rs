//! Cuba, drawn: harbor, market and parliament above the players' gardens.
//!
//! The same parts lie in two layouts, a wide and a narrow one; the style sheet
//! shows the one that fits. Read `layout` for where things lie, then `harbor`,
//! `market`, `parliament`, `plantation` and `tiles` for how they look,
//! `question` and `choices` for what is asked.

mod bid;
mod board;
mod choices;
mod chronicle;
mod decision;
mod fate;
mod favors;
mod formula;
mod harbor;
mod label;
mod layout;
mod lesson;
mod market;
mod motion;
mod parliament;
mod plantation;
mod players;
mod question;
mod reap;
mod recap;
mod say;
mod status;
mod summary;
mod tiles;

pub use board::Island;
pub use chronicle::Rounds;
pub use lesson::FIRST_GAME;
pub use say::event;

use cuba_rules::Cuba;
use locale::Language;

/// What every part is told besides the view.
type Stage<'s> = art::Stage<'s, Cuba>;

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
