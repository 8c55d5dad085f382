//! {{name}}, drawn: the heap, and what everybody holds.

mod board;
mod question;

pub use board::Heap;

use locale::Language;
use {{snake}}_rules::{{type}};

/// What every part is told besides the view.
type Stage<'s> = art::Stage<'s, {{type}}>;

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
