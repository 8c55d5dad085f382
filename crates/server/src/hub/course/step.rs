//! A move, as a course keeps it.

use tabletop::Seats;

/// A move of the game as it stands.
#[derive(Copy, Clone, Debug)]
pub(super) struct Step {
    /// Which of the entries.
    pub(super) index: u32,
    /// Who was asked before it.
    pub(super) asked: Seats,
    /// Who decided; nobody if it was chance.
    pub(super) seat: Option<u8>,
    /// Whether a bot did for them.
    pub(super) is_bots: bool,
}

impl Step {
    pub(super) const fn index(self) -> usize {
        self.index as usize
    }
}
