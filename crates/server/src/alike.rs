//! Names that look alike, whatever letters they are written with.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::pictures;

/// No name is longer, in letters.
pub(crate) const LONGEST: usize = 24;

/// Letters of the Latin alphabet, each with others that are drawn like it.
const DOUBLES: [(char, &str); 45] = [
    ('a', "аαɑᴀ"),
    ('b', "вьβßʙ8"),
    ('c', "сϲᴄ"),
    ('d', "ԁđᴅ"),
    ('e', "еεᴇ"),
    ('g', "ɡցɢ"),
    ('h', "нһհħʜ"),
    ('i', "іιıɪ"),
    ('j', "јᴊ"),
    ('k', "кκᴋ"),
    ('l', "1|ǀӏłʟ"),
    ('m', "мᴍ"),
    ('n', "ոηɴ"),
    ('o', "0оοօөøᴏ"),
    ('p', "рρᴘ"),
    ('q', "ԛ"),
    ('r', "ʀ"),
    ('s', "ѕꜱ"),
    ('t', "тτᴛ7†"),
    ('u', "υսᴜ"),
    ('v', "νᴠ"),
    ('w', "ԝᴡ"),
    ('x', "хχ"),
    ('y', "уγʏ"),
    ('z', "ᴢ"),
    ('A', "АΑ"),
    ('B', "ВΒ"),
    ('C', "СϹ"),
    ('D', "Đ"),
    ('E', "ЕΕ"),
    ('H', "НΗĦ"),
    ('J', "Ј"),
    ('K', "КΚ"),
    ('L', "Ł"),
    ('M', "МΜ"),
    ('N', "Ν"),
    ('O', "ОΟՕӨØ"),
    ('P', "РΡ"),
    ('Q', "Ԛ"),
    ('S', "ЅՏ"),
    ('T', "ТΤ"),
    ('W', "Ԝ"),
    ('X', "ХΧ"),
    ('Y', "УΥ"),
    ('Z', "Ζ"),
];

/// Whether two names can be taken for each other. Marks over and under letters do not tell people
/// apart, nor do gaps and points; a small L and a capital I do not either, as they are typed.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    look(one) == look(other) || as_typed(one) == as_typed(other)
}

/// A name at a table where nobody else is called like it: with a number, if somebody is.
pub(crate) fn apart(name: &str, others: &[&str]) -> String {
    let is_taken = |name: &str| others.iter().any(|other| are_alike(name, other));
    let numbered = |number: usize| {
        let number = format!(" {number}");
        format!("{}{number}", pictures::cut(name, LONGEST - number.len()).trim_end())
    };
    // One of so many numbers is nobody's.
    let free = (2..others.len() + 3).map(numbered).find(|name| !is_taken(name));
    free.filter(|_| is_taken(name)).unwrap_or_else(|| name.to_owned())
}

/// A text by the look of its letters, all of them small.
pub(crate) fn look(text: &str) -> String {
    let small: String = plain(text).flat_map(char::to_lowercase).collect();
    drawn(small.chars().map(latin))
}

/// The same with capital letters as they are.
fn as_typed(text: &str) -> String {
    drawn(plain(text).map(|letter| match latin(letter) {
        'I' | 'І' | 'Ι' => 'l',
        'o' if letter == '0' => 'O',
        other => other,
    }))
}

/// The letters without what stands over and under them, and those of other widths as usual.
fn plain(text: &str) -> impl Iterator<Item = char> {
    text.nfkd().filter(|letter| !is_combining_mark(*letter))
}

/// Without what hardly shows; two letters that together look like one are one.
fn drawn(letters: impl Iterator<Item = char>) -> String {
    let shows = |letter: &char| !(letter.is_whitespace() || is_point(*letter));
    letters.filter(shows).collect::<String>().replace("rn", "m").replace("vv", "w")
}

const fn is_point(letter: char) -> bool {
    letter.is_ascii_punctuation() || matches!(letter, '\u{b7}' | '\u{200b}'..='\u{206f}')
}

/// The Latin letter that is drawn like this one, or the letter itself.
fn latin(letter: char) -> char {
    let double = DOUBLES.iter().find(|(_, doubles)| doubles.contains(letter));
    double.map_or(letter, |(latin, _)| *latin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "Аnnа"),
            ("Anna", "Ａｎｎａ"),
            ("Anna", "Änna"),
            ("Anna", "Anna."),
            ("Anna Maria", "Anna-Maria"),
            ("Olga", "Οlgа"),
            ("Olga", "0lga"),
            ("Olga", "O1ga"),
            ("Olga", "OIga"),
            ("Ilse", "llse"),
            ("Ilse", "IIse"),
            ("Ilse", "1lse"),
            ("Berta", "8erta"),
            ("Bernd", "Bemd"),
            ("LINA", "lіna"),
            ("Нина", "Hинa"),
            ("\u{1f469}\u{200d}\u{1f680}", "\u{1f469}\u{1f680}"),
            ("\u{2764}\u{fe0f} Eva", "\u{2764} Eva"),
        ] {
            assert!(are_alike(one, other), "{one:?} and {other:?}");
        }
    }

    #[test]
    fn names_that_are_told_apart_are_not_alike() {
        for (one, other) in [
            ("Anna", "Anne"),
            ("Ian", "Lan"),
            ("Ina", "Lana"),
            ("Lia", "Ila"),
            ("Spieler 1", "Spieler 7"),
            ("Player 8", "Player 0"),
            ("Нина", "Нона"),
            ("李小龍", "李小龙"),
            ("\u{1f98a}", "\u{1f43b}"),
            ("Anna", "Annalena"),
        ] {
            assert!(!are_alike(one, other), "{one:?} and {other:?}");
        }
    }

    /// Each letter stands once, and for one that it is not.
    #[test]
    fn no_letter_is_drawn_like_two() {
        let mut seen = std::collections::BTreeSet::new();
        for (latin, doubles) in DOUBLES {
            for double in doubles.chars() {
                assert!(latin != double && seen.insert(double), "{double:?}");
            }
        }
    }

    #[test]
    fn who_is_called_like_another_gets_a_number() {
        assert_eq!(apart("Anna", &["Berta", "Carlo"]), "Anna");
        assert_eq!(apart("Аnna", &["Berta", "Anna"]), "Аnna 2");
        assert_eq!(apart("Anna", &["anna", "Anna 2"]), "Anna 3");
        let long = "abcdefghijklmnopqrstuvwx";
        assert_eq!(apart(long, &[long]), "abcdefghijklmnopqrstuv 2");
        assert_eq!(
            apart("Berta Berta Berta Berta B", &["BertaBertaBertaBertaB"]).chars().count(),
            24
        );
    }
}
