//! Names as people type them, and as they may be shown.

use locale::Words;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// No name is longer, in letters.
const LONGEST: usize = 24;
/// So many marks may stand over or under one letter.
const MARKS: usize = 2;

/// A name as it may be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name {
    pub(crate) text: String,
    /// Whether something of it was cut off at the end.
    pub(crate) cut: bool,
}

/// A name as it may be shown: trimmed, normalized, visible, not too long, and no
/// bot's; nothing if there is none in it.
pub(crate) fn clean(typed: &str) -> Option<Name> {
    let whole = honest(&spaced(&visible(typed)));
    let text: String = whole.chars().take(LONGEST).collect();
    let text = text.trim().to_owned();
    let cut = whole.chars().count() > LONGEST;
    text.chars().any(char::is_alphanumeric).then_some(Name { text, cut })
}

/// What a visitor whose name was cut is told.
pub(crate) fn notice_of_cut(words: &Words, name: &str) -> String {
    words.with("name-cut", &[("most", LONGEST.into()), ("name", name.into())])
}

/// Without what cannot be seen, and without towers of marks.
fn visible(typed: &str) -> String {
    let mut kept = String::new();
    let mut marks = 0;
    for letter in typed.nfc().filter(|letter| !is_invisible(*letter)) {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if marks <= MARKS {
            kept.push(letter);
        }
    }
    kept
}

/// What leaves no trace, or only an empty place, on the screen, or turns what
/// follows round.
fn is_invisible(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(
            letter,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffc}'
                | '\u{e0000}'..='\u{e0fff}'
                | '\u{e000}'..='\u{f8ff}'
        )
}

/// With single spaces, and none at the ends.
fn spaced(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Without the word by which bots are known.
fn honest(name: &str) -> String {
    let mut rest = name;
    loop {
        let belongs = |letter: &char| letter.is_alphanumeric() || is_combining_mark(*letter);
        let word: String = rest.chars().take_while(belongs).collect();
        if look(&word) != "bot" {
            return rest.to_owned();
        }
        rest = rest[word.len()..].trim_start_matches(|letter: char| !letter.is_alphanumeric());
    }
}

/// A word by the look of its letters, as far as the word for a bot needs it.
fn look(word: &str) -> String {
    let letter = |letter: char| match letter {
        'в' | 'ь' | 'ʙ' | 'β' | '8' => 'b',
        '0' | 'о' | 'ο' | 'օ' | 'ө' | 'ᴏ' | 'º' => 'o',
        'т' | 'τ' | 'ᴛ' | '7' | '†' => 't',
        other => other,
    };
    let plain = word.nfkd().filter(|letter| !is_combining_mark(*letter));
    plain.flat_map(char::to_lowercase).map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(typed: &str) -> Option<String> {
        clean(typed).map(|name| name.text)
    }

    #[test]
    fn names_are_trimmed_normalized_and_visible() {
        assert_eq!(shown("  Anna \t  Maria\r\n").as_deref(), Some("Anna Maria"));
        assert_eq!(shown("A\u{308}nne").as_deref(), Some("Änne"));
        assert_eq!(shown("An\u{200b}na\u{202e}\u{7}").as_deref(), Some("Anna"));
        assert_eq!(
            shown("Z\u{300}\u{301}\u{302}\u{303}\u{304}").map(|name| name.chars().count()),
            Some(3)
        );
        for nobody in ["", "   ", "\u{200b}\u{3164}\u{2800}", "\u{a0}\u{feff}", "...", "\u{301}"] {
            assert_eq!(shown(nobody), None, "{nobody:?}");
        }
        assert_eq!(shown("李小龍").as_deref(), Some("李小龍"));
    }

    #[test]
    fn a_long_name_is_cut_and_said_to_be() {
        let name = clean("abcdefghijklmnopqrstuvwxyz").unwrap();
        assert_eq!((name.text.as_str(), name.cut), ("abcdefghijklmnopqrstuvwx", true));
        assert!(!clean("abcdefghijklmnopqrstuvwx").unwrap().cut);
    }

    #[test]
    fn nobody_pretends_to_be_a_bot() {
        for olga in [
            "Bot Olga",
            "bot: Olga",
            "BOT BOT Olga",
            "Βot Olga",
            "B0t-Olga",
            "Bо\u{301}t Olga",
            "ＢＯＴ Olga",
        ] {
            assert_eq!(shown(olga).as_deref(), Some("Olga"), "{olga}");
        }
        assert_eq!(shown("Bot"), None);
        assert_eq!(shown("Botho").as_deref(), Some("Botho"));
        assert_eq!(shown("Abbot").as_deref(), Some("Abbot"));
    }
}
