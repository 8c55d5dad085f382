//! What all boards share: the stage they are drawn on and the parts they draw with.

mod stage;

pub use stage::{Board, Parts, Stage};

use locale::Language;

/// The words that all pages share.
pub const fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locale/en.ftl"),
        Language::De => include_str!("../locale/de.ftl"),
    }
}
