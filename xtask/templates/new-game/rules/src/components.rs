//! What is in the box.

use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::Fact;

/// The data file.
pub const DATA: &str = include_str!("../data/numbers.toml");

/// The numbers of the game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Pebbles on the heap for each player (§1).
    pub pebbles_each: Fact<u8>,
    /// Pebbles that may be taken in a turn (§2).
    pub most: Fact<u8>,
}

/// The numbers, read once.
pub static BOX: LazyLock<Numbers> =
    LazyLock::new(|| toml::from_str(DATA).expect("a test reads the data file"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_more_than_one_turn() {
        assert!(0 < BOX.most.value && BOX.most.value < BOX.pebbles_each.value);
    }
}
