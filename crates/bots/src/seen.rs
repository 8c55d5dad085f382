//! What a bot is shown.

use tabletop::{Choices, Dice, Game, Seat, Viewer};

/// A table as one seat sees it.
#[derive(Debug)]
pub struct Seen<'g, G: Game> {
    game: &'g G,
    seat: Seat,
}

impl<'g, G: Game> Seen<'g, G> {
    /// Shows `game` to `seat`.
    pub const fn new(game: &'g G, seat: Seat) -> Seen<'g, G> {
        Seen { game, seat }
    }

    /// The seat that decides.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Player(self.seat))
    }

    /// Lists the actions open to the seat.
    pub fn actions(&self, into: &mut Choices<G::Action>) {
        self.game.actions(self.seat, into);
    }

    /// A game that could be behind the view.
    pub fn imagine(&self, dice: &mut dyn Dice) -> G {
        G::determinize(&self.view(), dice)
    }
}
