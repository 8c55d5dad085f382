//! What buildings exchange.

use serde::Deserialize;

/// An exchange: so many are handed in for so many, and how often in one use.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the box file says what each number is")]
pub struct Trade {
    pub give: u16,
    pub take: u16,
    pub most: u8,
}
