//! Names as people type them, and as they may be shown.

use boxes::is_invisible;
use locale::Words;
use pages::Look;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::alike::{LONGEST, look};
use crate::pictures::{self, ROBOT, is_picture};
use crate::reserved::is_reserved;

/// So many marks may stand over or under one letter.
const MARKS: usize = 2;
/// The word by which bots are known.
const BOT: &str = "bot";

/// A name as it may be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name {
    /// Empty if nothing of what was typed may be shown.
    text: String,
    /// Whether something of it was cut off at the end.
    cut: bool,
    /// Whether it pretended to be a bot's.
    pretended: bool,
    /// Whether it could be taken for the server's own or its host's.
    reserved: bool,
}

impl Name {
    /// The name, if there is one.
    pub(crate) fn text(&self) -> Option<&str> {
        Some(self.text.as_str()).filter(|text| !text.is_empty())
    }

    /// The same, if anybody may be called so.
    pub(crate) fn given(&self) -> Option<&str> {
        self.text().filter(|_| !self.reserved)
    }

    /// Whether nothing of it was left out.
    pub(crate) const fn is_as_typed(&self) -> bool {
        !self.cut && !self.pretended
    }
}

/// A name as it may be shown: trimmed, normalized, visible, not too long, and no bot's.
pub(crate) fn clean(typed: &str) -> Name {
    let visible = visible(typed);
    let spaced = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let whole = honest(&spaced);
    let text = pictures::cut(&whole, LONGEST);
    let shown = text.chars().any(|letter| letter.is_alphanumeric() || is_picture(letter));
    Name {
        reserved: is_reserved(text),
        text: if shown { text.trim().to_owned() } else { String::new() },
        cut: text.len() < whole.len(),
        pretended: whole != spaced,
    }
}

/// The seats whose names were not taken as they were typed, to be told once on the page
/// of the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Changed {
    cut: u32,
    pretended: u32,
    reserved: u32,
    apart: u32,
}

impl Changed {
    pub(crate) fn note(&mut self, seat: usize, name: &Name) {
        let bit = bit(seat);
        self.cut |= if name.cut { bit } else { 0 };
        self.pretended |= if name.pretended { bit } else { 0 };
        self.reserved |= if name.reserved { bit } else { 0 };
    }

    /// Whoever sits there is called otherwise than they wished, since another is called like it.
    pub(crate) fn note_apart(&mut self, seat: usize) {
        self.apart |= bit(seat);
    }

    /// What an address ends with that has it told.
    pub(crate) fn query(self) -> String {
        let parts = [
            ("cut", self.cut),
            ("bot", self.pretended),
            ("house", self.reserved),
            ("apart", self.apart),
        ];
        let parts = parts.into_iter();
        let parts = parts.filter(|(_, seats)| *seats != 0);
        let parts: Vec<String> = parts.map(|(key, seats)| format!("{key}={seats}")).collect();
        if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
    }
}

/// The bit of a seat; none, if there are not so many.
fn bit(seat: usize) -> u32 {
    u32::try_from(seat).ok().and_then(|seat| 1_u32.checked_shl(seat)).unwrap_or_default()
}

/// What is told of names that were cut, of names that pretended and of names that others had, each
/// given by its seats; nothing where no name can have been.
pub(crate) fn notice(words: &Words, names: &[String], look: &Look) -> Option<String> {
    let of = |seats: Option<u32>, fits: &dyn Fn(&str) -> bool| {
        let seats = seats.unwrap_or_default();
        let called = (0_u32..).zip(names).filter(|(seat, name)| {
            seats.checked_shr(*seat).is_some_and(|seats| seats & 1 == 1) && fits(name)
        });
        called.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")
    };
    // A space at the end of what was left has gone as well.
    let long = |name: &str| name.chars().count() + 1 >= LONGEST;
    let cut = of(look.cut, &long);
    let pretended = of(look.bot, &|name| !name.is_empty());
    let apart = of(look.apart, &|name| name.ends_with(|last: char| last.is_ascii_digit()));
    let cut = (!cut.is_empty())
        .then(|| words.with("name-cut", &[("most", LONGEST.into()), ("names", cut.into())]));
    let pretended =
        (!pretended.is_empty()).then(|| words.with("name-bot", &[("names", pretended.into())]));
    let apart = (!apart.is_empty()).then(|| words.with("name-apart", &[("names", apart.into())]));
    let reserved = of(look.house, &|name| !name.is_empty());
    let reserved =
        (!reserved.is_empty()).then(|| words.with("name-house", &[("names", reserved.into())]));
    let all = [cut, pretended, reserved, apart];
    let told: Vec<String> = all.into_iter().flatten().collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// A text as it may be shown: what turns it round or cannot be seen is left out, and it is one line.
pub(super) fn plain(typed: &str) -> String {
    visible(typed).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Without what cannot be seen, but for what makes one picture of several, and without towers of
/// marks.
fn visible(typed: &str) -> String {
    let mut kept = String::new();
    let mut marks = 0;
    // An empty pattern of dots looks like a space.
    let spaced = |letter: char| letter.is_whitespace() || letter == '\u{2800}';
    let letters = typed.nfc().map(|letter| if spaced(letter) { ' ' } else { letter });
    let letters: Vec<char> = letters.collect();
    for (at, &letter) in letters.iter().enumerate() {
        if is_invisible(letter) && !pictures::joins(&kept, letter, &letters[at + 1..]) {
            continue;
        }
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if marks <= MARKS {
            kept.push(letter);
        }
    }
    kept
}

/// Without the word by which bots are known, wherever it stands, also letter by letter.
fn honest(name: &str) -> String {
    let name = name.replace(ROBOT, " ");
    let chunks: Vec<&str> = name.split_whitespace().collect();
    let mut kept: Vec<String> = Vec::new();
    let mut rest = chunks.as_slice();
    while let Some((chunk, others)) = rest.split_first() {
        let spelled = spelled(rest);
        if spelled > 0 {
            rest = &rest[spelled..];
            continue;
        }
        let parts = chunk.split(|letter| !belongs(letter)).filter(|part| !part.is_empty());
        let words: Vec<&str> = parts.flat_map(humps).collect();
        if words.iter().any(|word| is_bot(word)) {
            let others = words.into_iter().filter(|word| !is_bot(word));
            let others = others.collect::<Vec<_>>().join("-");
            kept.extend(Some(others).filter(|others| !others.is_empty()));
        } else {
            kept.push((*chunk).to_owned());
        }
        rest = others;
    }
    kept.join(" ")
}

/// How many of the first chunks together spell the word; none if they do not.
fn spelled(chunks: &[&str]) -> usize {
    let mut letters = String::new();
    for (count, chunk) in (1..).zip(chunks) {
        letters += &look(&chunk.chars().filter(|letter| belongs(*letter)).collect::<String>());
        if letters == BOT {
            return count;
        }
        if letters.is_empty() || !BOT.starts_with(&letters) {
            return 0;
        }
    }
    0
}

/// The words of one written together: a capital letter begins one, if a small one stands before.
fn humps(word: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut small) = (0, false);
    for (at, letter) in word.char_indices() {
        if small && letter.is_uppercase() {
            parts.push(&word[start..at]);
            start = at;
        }
        small = letter.is_lowercase() || (small && !letter.is_uppercase());
    }
    parts.push(&word[start..]);
    parts
}

fn belongs(letter: char) -> bool {
    letter.is_alphanumeric() || is_combining_mark(letter)
}

/// Whether a word is the word, with or without a number.
fn is_bot(word: &str) -> bool {
    look(word) == BOT || look(word.trim_matches(|letter: char| letter.is_ascii_digit())) == BOT
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(typed: &str) -> Option<String> {
        clean(typed).text().map(str::to_owned)
    }

    #[test]
    fn names_are_trimmed_normalized_and_visible() {
        assert_eq!(shown("  Anna \t  Maria\r\n").as_deref(), Some("Anna Maria"));
        assert_eq!(shown("Anna\u{2800}\u{2800}Maria\u{2800}").as_deref(), Some("Anna Maria"));
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
        assert_eq!(shown(" \u{1f98a} ").as_deref(), Some("\u{1f98a}"));
    }

    /// What makes one picture of several stays; anywhere else nothing that cannot be seen does.
    #[test]
    fn joined_pictures_stay_whole() {
        for whole in [
            "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}",
            "Ada \u{1f469}\u{1f3fd}\u{200d}\u{1f680}",
            "\u{1f3f3}\u{fe0f}\u{200d}\u{1f308}",
            "\u{2764}\u{fe0f} Eva",
            "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Ewan",
            "1\u{fe0f}\u{20e3}",
            "\u{1f1e8}\u{1f1fa}",
        ] {
            assert_eq!(shown(whole).as_deref(), Some(whole), "{whole:?}");
        }
        for (typed, left) in [
            ("An\u{200d}na", "Anna"),
            ("Anna\u{fe0f}", "Anna"),
            ("1\u{fe0f}", "1"),
            ("\u{200d}\u{1f98a}\u{200d}", "\u{1f98a}"),
            ("\u{1f98a}\u{200d}Anna", "\u{1f98a}Anna"),
            ("\u{1f98a}\u{200d}\u{200d}\u{1f98a}", "\u{1f98a}\u{200d}\u{1f98a}"),
            ("\u{1f98a}\u{fe0f}\u{fe0f}", "\u{1f98a}\u{fe0f}"),
            ("\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}x", "\u{1f3f4}x"),
            ("Anna\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}", "Anna"),
            ("\u{1f469}\u{200d}\u{1f916} Ada", "\u{1f469} Ada"),
        ] {
            assert_eq!(shown(typed).as_deref(), Some(left), "{typed:?}");
        }
        let five = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}".repeat(5);
        let name = clean(&five);
        assert_eq!(name.text(), Some(&five[..five.len() / 5 * 4]));
        assert!(name.cut);
    }

    #[test]
    fn a_long_name_is_cut_and_said_to_be() {
        let name = clean("abcdefghijklmnopqrstuvwxyz");
        assert_eq!((name.text(), name.cut), (Some("abcdefghijklmnopqrstuvwx"), true));
        assert!(!clean("abcdefghijklmnopqrstuvwx").cut);
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
            "(Bot) Olga",
            "[Bot] Olga",
            ".Bot Olga",
            "\u{2022}Bot Olga",
            "*Bot* Olga",
            "B o t Olga",
            "B.o.t. Olga",
            "Olga (Bot)",
            "Olga Bot2",
            "BotOlga",
            "OlgaBot",
            "\u{1e9e}ot Olga",
            "\u{1f916} Olga",
            "\u{1f916}Olga",
        ] {
            assert_eq!(shown(olga).as_deref(), Some("Olga"), "{olga}");
            assert!(clean(olga).pretended, "{olga}");
        }
        assert_eq!(shown("\"Bot Olga\"").as_deref(), Some("Olga\""));
        assert_eq!(shown("1 Bot Olga").as_deref(), Some("1 Olga"));
        for nobody in ["Bot", "*Bot*", "\u{2022}Bot", "\u{1f916}", "Bot B o t"] {
            assert_eq!(shown(nobody), None, "{nobody}");
            assert!(clean(nobody).pretended, "{nobody}");
        }
        for honest in ["Botho", "BOTHO", "Abbot", "McKay", "Bo", "Bo Thea", "O'Neil (Jr.)"] {
            assert_eq!(shown(honest).as_deref(), Some(honest));
            assert!(!clean(honest).pretended, "{honest}");
        }
    }

    #[test]
    fn every_changed_name_is_told_and_no_other() {
        let words = pages::shared(locale::Language::En);
        let names = ["abcdefghijklmnopqrstuvwx", "Berta", "abcdefghijklmnopqrstuvw"];
        let names = names.map(str::to_owned);
        let mut changed = Changed::default();
        changed.note(0, &clean("abcdefghijklmnopqrstuvwxyz"));
        changed.note(1, &clean("Bot Berta"));
        changed.note(2, &clean("abcdefghijklmnopqrstuvw xyz"));
        assert_eq!(changed.query(), "?cut=5&bot=2");
        let look = |cut, bot, apart| Look { cut, bot, apart, ..Look::default() };
        let told = notice(words, &names, &look(Some(5), Some(2), None)).unwrap();
        for name in &names {
            assert!(told.contains(name.as_str()), "{told}");
        }
        assert_eq!(notice(words, &names, &look(Some(2), None, None)), None, "nobody cut Berta");
        assert_eq!(notice(words, &names, &look(None, Some(64), None)), None, "nobody sits there");
        changed.note_apart(2);
        assert_eq!(changed.query(), "?cut=5&bot=2&apart=4");
        assert_eq!(notice(words, &names, &look(None, None, Some(4))), None, "there is no number");
        let names = ["Anna", "Anna 2"].map(str::to_owned);
        let told = notice(words, &names, &look(None, None, Some(2))).unwrap();
        assert!(told.contains("Anna 2"), "{told}");
        assert_eq!(Changed::default().query(), "");
    }
}
