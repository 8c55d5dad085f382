//! What people are called.

use std::borrow::Cow;

use locale::Words;

/// What stands for the name of somebody who has deleted their account; nobody can be called so.
pub const LEFT: &str = "\u{2014}";

/// A name as it is shown: of whoever has left, that they have.
pub fn called<'n>(words: &Words, name: &'n str) -> Cow<'n, str> {
    if name == LEFT { Cow::Owned(words.text("person-left")) } else { Cow::Borrowed(name) }
}
