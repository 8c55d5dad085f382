//! Rust sources as a light list of tokens: enough to tell code, comments, strings and tests apart.

/// What kind of token it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A name, a keyword or a number.
    Word,
    /// What stands between the quotes of a string.
    Text,
    /// A comment with its slashes.
    Comment,
    /// One character of punctuation.
    Sign,
}

/// A piece of source.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    /// What kind it is.
    pub(crate) kind: Kind,
    /// How it is spelled.
    pub(crate) text: &'a str,
    /// The line on which it begins, from 1.
    pub(crate) line: usize,
    /// Whether it is compiled for tests only.
    pub(crate) for_tests: bool,
}

impl Token<'_> {
    /// Whether it is code that is spelled so.
    pub(crate) fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Word | Kind::Sign) && self.text == text
    }
}

/// Cuts a source into tokens.
pub(crate) fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut cut = Vec::new();
    let (mut at, mut line) = (0, 1);
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        let (kind, text, length) = piece(rest, first);
        if let Some(kind) = kind {
            cut.push(Token { kind, text, line, for_tests: false });
        }
        line += rest[..length].matches('\n').count();
        at += length;
    }
    mark_tests(&mut cut);
    cut
}

/// The piece at the start of `rest`: its kind, its text, and how long it is with its quotes.
fn piece(rest: &str, first: char) -> (Option<Kind>, &str, usize) {
    if first.is_whitespace() {
        return (None, "", first.len_utf8());
    }
    if rest.starts_with("//") {
        let length = rest.find('\n').unwrap_or(rest.len());
        return (Some(Kind::Comment), &rest[..length], length);
    }
    if rest.starts_with("/*") {
        let length = block_comment(rest);
        return (Some(Kind::Comment), &rest[..length], length);
    }
    if let Some((text, length)) = string(rest) {
        return (Some(Kind::Text), text, length);
    }
    if first == '\'' {
        return (None, "", letter_or_lifetime(rest));
    }
    if first.is_alphanumeric() || first == '_' {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
        return (Some(Kind::Word), &rest[..length], length);
    }
    (Some(Kind::Sign), &rest[..first.len_utf8()], first.len_utf8())
}

/// The length of a block comment, which may hold others.
fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

/// A string literal of any kind: what it says and how long it is.
fn string(rest: &str) -> Option<(&str, usize)> {
    let letters = rest.find(|letter: char| !matches!(letter, 'b' | 'c' | 'r'))?;
    let (prefix, body) = rest.split_at(letters);
    if !matches!(prefix, "" | "b" | "c" | "r" | "br" | "cr") {
        return None;
    }
    let hashes = if prefix.ends_with('r') { body.find(|sign| sign != '#')? } else { 0 };
    let inside = body[hashes..].strip_prefix('"')?;
    let start = letters + hashes + 1;
    if prefix.ends_with('r') {
        let close = format!("\"{}", "#".repeat(hashes));
        let length = inside.find(&close).unwrap_or(inside.len());
        return Some((&inside[..length], (start + length + close.len()).min(rest.len())));
    }
    let mut escaped = false;
    for (at, letter) in inside.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some((&inside[..at], start + at + 1)),
            _ => {}
        }
    }
    Some((inside, rest.len()))
}

/// The length of `'a'`, `'\n'` or the lifetime `'a`.
fn letter_or_lifetime(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    let first = letters.next();
    let second = letters.next();
    if first.is_some_and(|(_, letter)| letter == '\\') {
        let close = letters.find(|(_, letter)| *letter == '\'');
        return close.map_or(rest.len(), |(at, _)| at + 1);
    }
    if let Some((at, '\'')) = second {
        return at + 1;
    }
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    1 + rest[1..].find(|letter| !is_name(letter)).unwrap_or(rest.len() - 1)
}

/// Marks every item under `#[cfg(test)]`.
fn mark_tests(tokens: &mut [Token<'_>]) {
    const MARK: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut at = 0;
    while at + MARK.len() <= tokens.len() {
        if !MARK.iter().zip(&tokens[at..]).all(|(sign, token)| token.is(sign)) {
            at += 1;
            continue;
        }
        let end = end_of_item(tokens, at + MARK.len());
        tokens[at..end].iter_mut().for_each(|token| token.for_tests = true);
        at = end;
    }
}

/// Where the item ends that begins at `start`: behind its block, or its semicolon.
fn end_of_item(tokens: &[Token<'_>], start: usize) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(start) {
        if ["{", "(", "["].iter().any(|sign| token.is(sign)) {
            depth += 1;
        } else if ["}", ")", "]"].iter().any(|sign| token.is(sign)) {
            depth = depth.saturating_sub(1);
            if depth == 0 && token.is("}") {
                return at + 1;
            }
        } else if depth == 0 && token.is(";") {
            return at + 1;
        }
    }
    tokens.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(source: &str, kind: Kind) -> Vec<&str> {
        tokens(source).iter().filter(|one| one.kind == kind).map(|one| one.text).collect()
    }

    #[test]
    fn comments_strings_and_letters_are_no_code() {
        let source = "let a = \"use \\\" crate\"; // crate::x\n/* /* y */ z */ 'c' '\\'' b\"d\" r#\"e\"f\"# &'life g";
        assert_eq!(spelled(source, Kind::Word), ["let", "a", "g"]);
        assert_eq!(spelled(source, Kind::Text), ["use \\\" crate", "d", "e\"f"]);
        assert_eq!(spelled(source, Kind::Comment), ["// crate::x", "/* /* y */ z */"]);
    }

    #[test]
    fn lines_are_counted_through_strings_and_comments() {
        let found = tokens("a\n\"b\nb\"\n/* c\n*/ d");
        let lines: Vec<_> = found.iter().map(|one| one.line).collect();
        assert_eq!(lines, [1, 2, 4, 5]);
    }

    #[test]
    fn what_is_for_tests_only_is_marked() {
        let source = "fn a() {}\n#[cfg(test)]\n#[allow(x)]\nmod tests { fn b() { c } }\nfn d() {}\n#[cfg(test)]\nuse e;\nf";
        let found = tokens(source);
        let marked: Vec<_> =
            found.iter().filter(|one| one.for_tests && one.kind == Kind::Word).collect();
        assert!(marked.iter().any(|one| one.text == "b"));
        assert!(marked.iter().any(|one| one.text == "e"));
        assert!(!marked.iter().any(|one| ["a", "d", "f"].contains(&one.text)));
    }
}
