//! What stands on the box of a game: its picture, and what it asks of those who play it.

/// The cover of a game. The inviting sentence is among the game's words, as `invitation`.
#[derive(Copy, Clone, Debug)]
pub struct Cover {
    /// A drawing of 480 to 300, as one SVG element called `cover-` and the game's id; whatever
    /// it names inside begins with that.
    pub picture: &'static str,
    /// How many minutes a game takes with few and with many players.
    pub minutes: (u16, u16),
    /// How much there is to learn and to weigh: from 1, very light, to [`HEAVIEST`].
    pub weight: u8,
}

/// The highest weight.
pub const HEAVIEST: u8 = 5;
