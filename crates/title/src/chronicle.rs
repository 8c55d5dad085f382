//! How the game at a table is told.

use std::any::Any;
use std::marker::PhantomData;

use art::{Board, Gain, Moved, Named, Part};
use locale::Words;
use tabletop::{Game, Seat, Viewer};

use crate::hosted::Hosted;
use crate::table::{Chronicle, Happened, Table};
use crate::told::events;

/// Tells the game at one table.
pub(crate) struct Chronicler<'t, G: Game, B> {
    game: &'t G,
    chronicle: &'static dyn art::Chronicle<G>,
    board: PhantomData<fn() -> B>,
}

impl<'t, G: Game, B> Chronicler<'t, G, B> {
    pub(crate) const fn new(
        game: &'t G,
        chronicle: &'static dyn art::Chronicle<G>,
    ) -> Chronicler<'t, G, B> {
        Chronicler { game, chronicle, board: PhantomData }
    }
}

/// What everybody sees of another table of the same game.
fn view<G: Game, B: 'static>(table: &dyn Table) -> Option<G::View> {
    let table: &dyn Any = table;
    Some(table.downcast_ref::<Hosted<G, B>>()?.game.view(Viewer::Public))
}

impl<G: Game, B: Board<G> + 'static> Chronicle for Chronicler<'_, G, B> {
    fn begins(&self, before: Option<&dyn Table>) -> Option<String> {
        let before = before.and_then(view::<G, B>);
        self.chronicle.begins(before.as_ref(), &self.game.view(Viewer::Public))
    }

    fn names(&self, rounds: &[&str], words: &Words) -> Vec<Named> {
        self.chronicle.names(rounds, words)
    }

    fn sources(&self) -> Vec<&'static str> {
        self.chronicle.sources()
    }

    fn is_money(&self) -> bool {
        self.chronicle.is_money()
    }

    fn begun(&self) -> Vec<Gain> {
        self.chronicle.begun(&self.game.view(Viewer::Public))
    }

    fn gains(&self, before: &dyn Table, happened: &dyn Happened) -> Vec<Gain> {
        let Some(before) = view::<G, B>(before) else { return Vec::new() };
        let events = events::<G, B>(&[happened], Viewer::Public);
        let after = self.game.view(Viewer::Public);
        self.chronicle.gains(&Moved { before: &before, events: &events, after: &after })
    }

    fn remembered(&self, happened: &dyn Happened) -> Vec<(&'static str, u32)> {
        self.chronicle.remembered(&events::<G, B>(&[happened], Viewer::Public))
    }

    fn made_of(&self, seat: Seat, words: &Words) -> Vec<Part> {
        self.chronicle.made_of(&self.game.view(Viewer::Public), seat, words)
    }
}
