//! What a position is worth.

use tabletop::{Game, PerSeat, Seat, Viewer};

/// How good a position is, in the eyes of somebody who knows the game.
pub trait Evaluate<G: Game>: Send {
    /// What the table that `view` shows is worth to `seat`, the more the better.
    fn worth(&self, view: &G::View, seat: Seat) -> f64;

    /// How many sit at the table.
    fn seats(&self, view: &G::View) -> u8;

    /// What an imagined game is worth to all seats at once.
    fn worths(&self, game: &G) -> PerSeat<f64> {
        let seats = self.seats(&game.view(Viewer::Public));
        PerSeat::from_fn(seats, |seat| self.worth(&game.view(Viewer::Player(seat)), seat))
    }

    /// Whether a stage of the game, such as a round, has ended with the move between these two.
    ///
    /// Whoever plays a game on in mind stops there: much is settled then that is hard to judge
    /// in the middle.
    fn is_settled(&self, before: &G::View, after: &G::View) -> bool;
}

/// How much of the best other's worth is taken off one's own.
const ENVY: f64 = 0.3;

/// What is gained by a worth of one's own while others have theirs.
pub(crate) fn lead(worths: &PerSeat<f64>, seat: Seat) -> f64 {
    let others = worths.seats().filter(|&other| other != seat).map(|other| worths[other]);
    worths[seat] - ENVY * others.fold(0.0, f64::max)
}

/// The worth of each seat; of a game that is over, what it ended with.
pub(crate) fn judged<G: Game>(eye: &impl Evaluate<G>, game: &G) -> PerSeat<f64> {
    match game.outcome() {
        Some(outcome) => outcome.standings.map(|standing| f64::from(standing.score)),
        None => eye.worths(game),
    }
}
