//! What people are called.

use std::borrow::Cow;

use locale::Words;
use maud::{Markup, html};

/// What stands for the name of somebody who has deleted their account; nobody can be called so.
pub const LEFT: &str = "\u{2014}";

/// A name as it is shown: of whoever has left, that they have.
pub fn called<'n>(words: &Words, name: &'n str) -> Cow<'n, str> {
    if name == LEFT { Cow::Owned(words.text("person-left")) } else { Cow::Borrowed(name) }
}

/// A name that leads to the page about whoever is called so, if there is one.
pub(crate) fn linked(words: &Words, name: &str, is_known: bool) -> Markup {
    html! {
        @if is_known { a.person href={ "/people/" (address(name)) } { (name) } }
        @else { (called(words, name)) }
    }
}

/// A name as addresses hold it.
pub(crate) fn address(name: &str) -> String {
    use std::fmt::Write as _;
    name.bytes().fold(String::new(), |mut text, byte| {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'~') {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_name_holds_is_one_part_of_an_address() {
        assert_eq!(address("Anna-1_b.~"), "Anna-1_b.~");
        assert_eq!(address("a/b?c#d %"), "a%2Fb%3Fc%23d%20%25");
        assert_eq!(address("\u{c4}"), "%C3%84");
    }
}
