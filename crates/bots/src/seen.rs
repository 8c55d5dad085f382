//! What a bot is shown.

use tabletop::{Choices, Dice, Game, Seat, Viewer};

/// A table as one seat sees it.
#[derive(Debug)]
pub struct Seen<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    events: &'g [G::Event],
}

/// The first action of a list.
pub(crate) enum First<A> {
    /// There is no other: nothing is to be thought about.
    Only(A),
    /// There are others; it is played by whoever has no time to think.
    OfSeveral(A),
}

impl<'g, G: Game> Seen<'g, G> {
    /// Shows `game` to `seat`.
    pub const fn new(game: &'g G, seat: Seat) -> Seen<'g, G> {
        Seen { game, seat, events: &[] }
    }

    /// The same table, at which all this has happened since the game began.
    #[must_use]
    pub const fn after(mut self, events: &'g [G::Event]) -> Seen<'g, G> {
        self.events = events;
        self
    }

    /// The seat that decides.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Player(self.seat))
    }

    /// What the seat has seen happen, as it saw it, from the beginning.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = G::Event> {
        self.events.iter().map(|event| G::redact(event, Viewer::Player(self.seat)))
    }

    /// Lists the actions open to the seat.
    pub fn actions(&self, into: &mut Choices<G::Action>) {
        self.game.actions(self.seat, into);
    }

    /// The only thing to do, or at least something to do: the first of the list.
    pub(crate) fn first(&self, choices: &mut Choices<G::Action>) -> First<G::Action> {
        choices.clear();
        self.actions(choices);
        let mut all = choices.samples();
        let first = all.next().expect("a seat that is asked has an action");
        match all.next() {
            Some(other) if other != first => First::OfSeveral(first),
            Some(_) | None => First::Only(first),
        }
    }

    /// A game that could be behind the view.
    pub fn imagine(&self, dice: &mut dyn Dice) -> G {
        G::determinize(&self.view(), dice)
    }
}
