//! What boxes are called.

/// The most letters of a box's name.
pub(crate) const LONGEST: usize = 60;

/// A name as it is shown, with single spaces and none at its ends; nothing if it is too long,
/// cannot be seen, or holds something that cannot be seen.
pub(crate) fn shown(name: &str) -> Option<String> {
    let spaced = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST).contains(&spaced.chars().count());
    let seen = !name.chars().any(is_invisible);
    (fits && seen && spaced.chars().any(char::is_alphanumeric)).then_some(spaced)
}

/// A text in quotation marks as it is read: only what cannot be seen is written by its number.
pub fn quoted(text: &str) -> String {
    let letters = text.chars().map(|letter| match letter {
        '"' | '\\' => format!("\\{letter}"),
        _ if is_invisible(letter) => letter.escape_unicode().to_string(),
        _ => letter.to_string(),
    });
    format!("\"{}\"", letters.collect::<String>())
}

/// Whether a letter leaves no trace, or only an empty place, on the screen, or turns what
/// follows round.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control()
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
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffc}'
                | '\u{e000}'..='\u{f8ff}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_seen() {
        assert_eq!(shown("  The edition   of 2024 ").as_deref(), Some("The edition of 2024"));
        assert_eq!(shown("Meine Schachtel (№ 2)").as_deref(), Some("Meine Schachtel (№ 2)"));
        assert_eq!(shown(&"x".repeat(60)).map(|name| name.len()), Some(60));
        let unseen = [
            "",
            " ",
            "\u{a0}\u{2003}",
            "\u{200b}",
            "\u{3164}\u{3164}",
            "\u{2800}",
            "…",
            "a\u{7}",
            "a\nb",
            "a\u{202e}b",
            "\u{feff}mine",
        ];
        for name in unseen {
            assert_eq!(shown(name), None, "{name:?}");
        }
        assert_eq!(shown(&"x".repeat(61)), None);
        assert_eq!(quoted("Jose\u{301}’s \"box\"\u{1b}"), "\"Jose\u{301}’s \\\"box\\\"\\u{1b}\"");
    }
}
