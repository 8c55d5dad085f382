//! The ids of sentences that a source names as literals.

use crate::rust::{Kind, Token, tokens};

/// How the ids of sentences begin that nothing else is called: a class of a drawing or an argument
/// may well be `tile-name`, but not `ask-name`.
const KINDS: [&str; 14] = [
    "ask", "choose", "crumb", "ending", "event", "lesson", "plays", "refusal", "rule", "rules",
    "ruling", "tell", "verb", "wait",
];

/// Every literal of a game's source that looks like an id, outside its tests, with its line: a
/// match may well choose it and something else say it. In a file that holds nothing but `words`
/// that is every one of words joined by hyphens, elsewhere those of the known kinds.
pub(super) fn looks_said(source: &str, words: bool) -> Vec<(String, usize)> {
    let is_code = |token: &Token<'_>| !token.for_tests && token.kind == Kind::Text;
    let is_word = |word: &str| {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        !word.is_empty() && word.chars().all(plain)
    };
    let is_id = |text: &str| {
        let kind = text.split_once('-').map(|(kind, _)| kind);
        let is_known = kind.is_some_and(|kind| words || KINDS.contains(&kind));
        is_known && text.split('-').all(is_word)
    };
    let tokens = tokens(source).into_iter().filter(is_code);
    let found = tokens.filter(|token| is_id(token.text));
    found.map(|token| (token.text.to_owned(), token.line)).collect()
}

/// Every id that a source says outside its tests, with its line.
///
/// Known by how it is said: `words.text("id")`, `words.with("id", …)`, `Message::new("id")`, and
/// `say("id")` where `say` stands for the last. What is put together cannot be known.
pub(super) fn said(source: &str) -> Vec<(String, usize)> {
    let is_code = |token: &Token<'_>| !token.for_tests && token.kind != Kind::Comment;
    let tokens: Vec<Token<'_>> = tokens(source).into_iter().filter(is_code).collect();
    let has_short = find(&tokens, &["say", "=", "Message", ":", ":", "new", ";"]).is_some();
    let mut ways = vec![vec!["Message", ":", ":", "new", "("]];
    for words in ["words", ")"] {
        ways.extend(["text", "with"].map(|method| vec![words, ".", method, "("]));
    }
    if has_short {
        ways.push(vec!["say", "("]);
    }
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate().filter(|(_, token)| token.kind == Kind::Text) {
        let before = &tokens[..at];
        if ways.iter().any(|way| before.len() >= way.len() && ends_with(before, way)) {
            found.push((token.text.to_owned(), token.line));
        }
    }
    found
}

fn ends_with(tokens: &[Token<'_>], way: &[&str]) -> bool {
    let tail = &tokens[tokens.len() - way.len()..];
    tail.iter().zip(way).all(|(token, text)| token.is(text))
}

fn find(tokens: &[Token<'_>], way: &[&str]) -> Option<usize> {
    tokens.windows(way.len()).position(|window| ends_with(window, way))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_known_by_how_they_are_said() {
        let source = "let say = Message::new;\nsay(\"a\"); words.text(\"b\");\nwords\n    .with(\"c\", &[(\"d\", 1)]);\nMessage::new(\n    \"e\").number(\"f\", 1); // .text(\"g\")\nentry.text(\"l\"); words.text(&format!(\"h-{i}\"));\n#[cfg(test)]\nmod tests { fn j() { words.text(\"k\") } }";
        let found = said(source);
        let expected = [("a", 2), ("b", 2), ("c", 4), ("e", 6)];
        assert_eq!(found, expected.map(|(id, line)| (id.to_owned(), line)));
        assert_eq!(said("fn f() { say(\"a\") }"), []);
    }

    #[test]
    fn ids_are_known_by_how_they_look() {
        let source = "match a {\n    A => \"event-a\",\n    B => by(\"ask-b\"),\n}\nlet class = \"tile-name\"; // \"ask-c\"\nf(\"ask\", \"ask-{d}\", \"ask-\", \"ask me-not\");\n#[cfg(test)]\nmod tests { fn j() { f(\"ask-k\") } }";
        let owned = |ids: &[(&str, usize)]| {
            ids.iter().map(|&(id, line)| (id.to_owned(), line)).collect::<Vec<_>>()
        };
        assert_eq!(looks_said(source, false), owned(&[("event-a", 2), ("ask-b", 3)]));
        let all = [("event-a", 2), ("ask-b", 3), ("tile-name", 5)];
        assert_eq!(looks_said(source, true), owned(&all));
    }
}
