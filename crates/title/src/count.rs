//! What a game counts of its play.

/// Something by which play is judged, added up over many games: so much of so much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// What is counted.
    pub what: String,
    /// How much of it there was.
    pub amount: i64,
    /// How much there could have been.
    pub of: i64,
}
