//! What a table agrees upon, in the words of its game.

use locale::Words;

/// A variant in words.
pub(crate) fn variant(words: &Words, name: &str) -> String {
    word(words, "variant", name)
}

/// The level of a bot in words.
pub(crate) fn bot(words: &Words, name: &str) -> String {
    word(words, "bot", name)
}

/// A switch in words.
pub(crate) fn rule(words: &Words, name: &str) -> String {
    word(words, "rule", name)
}

/// The value of a switch in words.
pub(crate) fn value(words: &Words, rule: &str, value: &str) -> String {
    let id = format!("rule-{rule}-{value}");
    if words.has(&id) { words.text(&id) } else { value.to_owned() }
}

/// A game that has no words for it shows its name.
fn word(words: &Words, set: &str, name: &str) -> String {
    // Names of variants may be joined by a plus, ids of sentences may not.
    let id = format!("{set}-{}", name.replace('+', "-"));
    if words.has(&id) { words.text(&id) } else { name.to_owned() }
}
