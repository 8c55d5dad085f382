//! The words that all pages share.

use std::sync::OnceLock;

use locale::{Language, Words};

/// The shared words of one language.
pub fn shared(language: Language) -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    static GERMAN: OnceLock<Words> = OnceLock::new();
    static SPANISH: OnceLock<Words> = OnceLock::new();
    let words = match language {
        Language::En => &ENGLISH,
        Language::De => &GERMAN,
        Language::Es => &SPANISH,
    };
    words.get_or_init(|| Words::new(language, &[art::locale(language), people(language)]))
}

/// What is said to people about themselves, which no board says.
const fn people(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locale/en.ftl"),
        Language::De => include_str!("../locale/de.ftl"),
        Language::Es => include_str!("../locale/es.ftl"),
    }
}
