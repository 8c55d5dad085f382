//! Small pictures in what people type: several letters that are shown as one.

use unicode_normalization::char::is_combining_mark;

/// Joins pictures to one.
const JOINER: char = '\u{200d}';
/// Has what stands before it shown as a picture.
const AS_PICTURE: char = '\u{fe0f}';
/// Puts what stands before it on a key.
const ON_KEY: char = '\u{20e3}';
/// A flag on which the tags after it put a country.
const FLAG: char = '\u{1f3f4}';
/// The tags of the countries that have such a flag: England, Scotland, Wales.
const COUNTRIES: [&str; 3] = [
    "\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];
/// The picture by which bots are known: it is left out, and nothing is joined to it.
pub(crate) const ROBOT: char = '\u{1f916}';

/// Arrows, signs and pictures: all that can be seen and is neither letter nor punctuation.
pub(crate) const fn is_picture(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{27ff}' | '\u{2900}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// Whether a letter that cannot be seen itself makes one picture of what stands round it. Anywhere
/// else it would only make names look the same that are not.
pub(crate) fn joins(before: &str, letter: char, after: &[char]) -> bool {
    let last = before.chars().next_back();
    let next = after.first().copied();
    match letter {
        AS_PICTURE => {
            let on_key = next == Some(ON_KEY) && last.is_some_and(is_key);
            on_key || last.is_some_and(may_be_picture)
        }
        JOINER => {
            let picture = before.strip_suffix(AS_PICTURE).unwrap_or(before);
            let joined = [picture.chars().next_back(), next];
            joined.iter().all(|one| one.is_some_and(|one| is_picture(one) && one != ROBOT))
        }
        _ => before.rsplit_once(FLAG).is_some_and(|(_, begun)| {
            let tags: String = begun.chars().chain([letter]).chain(after.iter().copied()).collect();
            COUNTRIES.iter().any(|country| begun.len() < country.len() && tags.starts_with(country))
        }),
    }
}

/// As many letters of a text as it may have, without parts of what is shown as one.
pub(crate) fn cut(text: &str, longest: usize) -> &str {
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    let is_within = |&end: &usize| {
        let (before, after) = (&letters[..end], letters.get(end).map(|(_, letter)| *letter));
        let ends = before.last().is_none_or(|(_, letter)| *letter != JOINER);
        let flags = before.iter().rev().take_while(|(_, letter)| is_half_flag(*letter)).count();
        let halves = flags % 2 == 1 && after.is_some_and(is_half_flag);
        ends && !halves && !after.is_some_and(belongs_before)
    };
    let end = (0..=longest.min(letters.len())).rev().find(is_within).unwrap_or_default();
    letters.get(end).map_or(text, |(at, _)| &text[..*at])
}

/// Whether a letter changes the look of the one before it.
fn belongs_before(letter: char) -> bool {
    is_combining_mark(letter)
        || matches!(letter, JOINER | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0020}'..='\u{e007f}')
}

/// Two of these are the flag of a country.
const fn is_half_flag(letter: char) -> bool {
    matches!(letter, '\u{1f1e6}'..='\u{1f1ff}')
}

const fn is_key(letter: char) -> bool {
    matches!(letter, '0'..='9' | '#' | '*')
}

/// Whether a letter can be shown as a picture.
const fn may_be_picture(letter: char) -> bool {
    is_picture(letter)
        || matches!(
            letter,
            '\u{a9}'
                | '\u{ae}'
                | '\u{203c}'
                | '\u{2049}'
                | '\u{2122}'
                | '\u{2139}'
                | '\u{3030}'
                | '\u{303d}'
                | '\u{3297}'
                | '\u{3299}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_as_one_is_not_cut_apart() {
        let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
        for (whole, longest, kept) in [
            ("Anna", 4, "Anna"),
            ("Anna", 3, "Ann"),
            ("A\u{328}\u{301}b", 2, ""),
            ("\u{1f44d}\u{1f3fd}", 1, ""),
            ("a\u{1f1e8}\u{1f1fa}\u{1f1e9}\u{1f1ea}", 4, "a\u{1f1e8}\u{1f1fa}"),
            ("a\u{1f1e8}\u{1f1fa}\u{1f1e9}\u{1f1ea}", 3, "a\u{1f1e8}\u{1f1fa}"),
            ("\u{2764}\u{fe0f}a", 1, ""),
        ] {
            assert_eq!(cut(whole, longest), kept, "{whole:?}");
        }
        for longest in 1..6 {
            assert_eq!(cut(&format!("x{family}"), longest), "x", "{longest}");
        }
        assert_eq!(cut(family, 5), family);
    }
}
