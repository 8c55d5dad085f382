//! A page of a game's own besides its tables.

use locale::Words;
use maud::Markup;

/// A page for people who sit at a real table: what its address says, laid out and answered.
#[derive(Copy, Clone, Debug)]
pub struct Tool {
    /// The id of its name; with `-about` it says what the page is for.
    pub name: &'static str,
    /// Draws what the address says.
    pub draw: fn(&[(String, String)], &Words) -> Markup,
}
