//! How rules are cited: chapters `§4` and `VI.6`, rulings `Q07` and `C12`, rules `R012`.
//!
//! Numbered examples `X3` and edge cases are found as well: no README has a list of them, so that
//! nobody could follow them.

/// Everything that a text cites, in its order.
pub(super) fn cited(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut before: Option<char> = None;
    for (at, letter) in text.char_indices() {
        // What a sign marks is read with the sign.
        if !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '§') {
            found.extend(rules_at(&text[at..], before));
        }
        before = Some(letter);
    }
    found
}

/// What a string cites: nothing else may stand in it, unless a sign marks the chapter.
pub(super) fn cited_whole(text: &str) -> Vec<String> {
    let found = cited(text);
    let is_whole = found.len() == 1 && found[0].trim_start_matches('§') == text;
    if is_whole || text.contains('§') { found } else { Vec::new() }
}

/// The rules cited right at the start of `rest`; a span of sections is several.
fn rules_at(rest: &str, before: Option<char>) -> Vec<String> {
    let marked = rest.strip_prefix('§');
    let rest = marked.unwrap_or(rest);
    let first = rest.chars().next().unwrap_or(' ');
    match first {
        'Q' | 'C' | 'R' if marked.is_none() => numbered(rest, first, before).into_iter().collect(),
        'X' if marked.is_none() && rest[1..].starts_with(|next: char| next.is_ascii_digit()) => {
            numbered(rest, first, before).into_iter().collect()
        }
        'I' | 'V' | 'X' => roman(rest, marked.is_some()),
        'E' | 'e' => edge_case(rest).into_iter().collect(),
        '0'..='9' if marked.is_some() => {
            let (chapter, rest) = digits(rest);
            sections(&format!("§{chapter}"), rest)
        }
        _ => Vec::new(),
    }
}

/// `Q07`, `C12` or `R012`.
fn numbered(rest: &str, sign: char, before: Option<char>) -> Option<String> {
    let (number, behind) = digits(&rest[1..]);
    let length = match sign {
        'R' => 3,
        'X' => 1,
        _ => 2,
    };
    let after = behind.chars().next();
    // Hexes of a map look like rulings: `lay/C14/57/3`, `hex-C14`, `C14` in code quotes.
    let is_hex = sign == 'C'
        && (matches!(before, Some('/' | '-' | '`')) || matches!(after, Some('/' | '`')));
    let is_cited = number.len() == length && !after.is_some_and(char::is_alphanumeric) && !is_hex;
    is_cited.then(|| format!("{sign}{number}"))
}

/// `edge case 12`.
fn edge_case(rest: &str) -> Option<String> {
    let number =
        rest[1..].strip_prefix("dge case ").or_else(|| rest[1..].strip_prefix("dge cases "))?;
    let (number, _) = digits(number);
    (!number.is_empty()).then(|| format!("edge case {number}"))
}

/// `VI.6`, `VI.1-5`, or with its sign also `VI`.
fn roman(rest: &str, is_marked: bool) -> Vec<String> {
    let length = rest.find(|letter| !matches!(letter, 'I' | 'V' | 'X')).unwrap_or(rest.len());
    let (chapter, behind) = rest.split_at(length);
    if behind.chars().next().is_some_and(char::is_alphanumeric) {
        return Vec::new();
    }
    let found = sections(chapter, behind);
    let is_chapter_alone = found.len() == 1 && found[0] == chapter;
    if is_chapter_alone && !is_marked { Vec::new() } else { found }
}

/// The sections of a chapter that follow its number, such as `.6` or `.1-5`; none is the chapter.
fn sections(chapter: &str, rest: &str) -> Vec<String> {
    let (first, behind) = rest.strip_prefix('.').map_or(("", rest), digits);
    let Ok(first) = first.parse::<u16>() else { return vec![chapter.to_owned()] };
    let last = behind.strip_prefix('-').and_then(|rest| digits(rest).0.parse().ok());
    (first..=last.unwrap_or(first)).map(|section| format!("{chapter}.{section}")).collect()
}

fn digits(text: &str) -> (&str, &str) {
    text.split_at(text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len()))
}

/// The chapters that a cell of a table names, also without their sign.
pub(super) fn chapters(cell: &str) -> Vec<String> {
    let names = cell.split([',', ' ']).filter(|name| !name.is_empty());
    names.flat_map(|name| rules_at(&format!("§{}", name.trim_start_matches('§')), None)).collect()
}

/// The chapter of a section.
pub(super) fn parent(rule: &str) -> Option<&str> {
    rule.split_once('.').map(|(chapter, _)| chapter)
}

/// Whether it is a ruling.
pub(super) fn is_ruling(rule: &str) -> bool {
    rule.starts_with(['Q', 'C'])
}

/// Whether it is a chapter of our own counting.
pub(super) fn is_chapter(rule: &str) -> bool {
    rule.starts_with('§')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_rulings_and_rules_are_found() {
        let text = "§4, Q07: see §12 (C01, R012); §VI.6 and VII.10; §4.2; §IX";
        let expected = ["§4", "Q07", "§12", "C01", "R012", "VI.6", "VII.10", "§4.2", "IX"];
        assert_eq!(cited(text), expected);
        assert_eq!(cited("VI.1-3"), ["VI.1", "VI.2", "VI.3"]);
        assert_eq!(
            cited("X3, edge cases 4 and 5, Edge case 40"),
            ["X3", "edge case 4", "edge case 40"]
        );
    }

    #[test]
    fn other_words_are_no_citations() {
        let text = "FAQ99, Q, Q1, R12, IR26, `lay/C14/57/3`, hex-C14, `C16`, V, X and I. VIP";
        assert_eq!(cited(text), [""; 0]);
    }

    #[test]
    fn a_string_cites_if_it_says_nothing_else() {
        assert_eq!(cited_whole("R043"), ["R043"]);
        assert_eq!(cited_whole("§4"), ["§4"]);
        assert_eq!(cited_whole("VI.6"), ["VI.6"]);
        assert_eq!(cited_whole("take Q07 out"), [""; 0]);
    }

    #[test]
    fn cells_name_chapters_without_signs() {
        assert_eq!(chapters("II, V"), ["II", "V"]);
        assert_eq!(chapters("VI.7-8"), ["VI.7", "VI.8"]);
        assert_eq!(chapters("§13"), ["§13"]);
    }
}
