//! The drawings that never change.

/// The game's own symbols.
pub(crate) const SYMBOLS: &[&str] = &[
    include_str!("../svg/rails.svg"),
    include_str!("../svg/things.svg"),
    include_str!("../svg/land.svg"),
];
