//! The parts of a table that only some games have.

use std::any::Any;
use std::marker::PhantomData;

use art::{Accounts, Board, Stage, still};
use bots::{Numbered, Seen};
use locale::Words;
use maud::Markup;
use serde_json::Value;
use tabletop::{Game, Reading, Seat, Viewer, read, spelled};

use crate::hosted::Hosted;
use crate::listed::Aids;
use crate::table::{Chapter, Eyes, Help, Ledger, Table};
use crate::told::{events, written};

/// How an intent begins that ended by itself.
const OVER: &str = "over/";

/// Whether an intent has ended by itself and is only kept to be told.
pub fn is_over(intent: &str) -> bool {
    intent.starts_with(OVER)
}

/// The help at one table.
pub(crate) struct Helper<'t, G: Game, B> {
    game: &'t G,
    aids: &'static Aids<G>,
    board: PhantomData<fn() -> B>,
}

impl<'t, G: Game, B> Helper<'t, G, B> {
    pub(crate) const fn new(game: &'t G, aids: &'static Aids<G>) -> Helper<'t, G, B> {
        Helper { game, aids, board: PhantomData }
    }
}

impl<G: Game, B: Board<G> + 'static> Help for Helper<'_, G, B> {
    fn intents(&self, seat: Seat) -> Vec<String> {
        self.aids.intents.open(&self.game.view(Viewer::Player(seat)), seat)
    }

    fn numbered(&self, seat: Seat, words: &Words) -> Vec<(String, Numbered)> {
        let open = self.aids.intents.numbered(&self.game.view(Viewer::Player(seat)), seat);
        open.into_iter().map(|one| (words.say(&one.told, &[]), one)).collect()
    }

    fn leads(&self, seat: Seat, words: &Words) -> Vec<(String, Vec<String>)> {
        let open = self.aids.intents.leads(&self.game.view(Viewer::Player(seat)), seat);
        let paths = |before: &[G::Action]| before.iter().map(|one| spelled(one).into()).collect();
        open.iter().map(|lead| (words.say(&lead.told, &[]), paths(&lead.before))).collect()
    }

    fn holds(&self, seat: Seat, intent: &str) -> bool {
        self.aids.intents.holds(&self.game.view(Viewer::Player(seat)), seat, intent)
    }

    fn takes(&self, seat: Seat, intent: &str) -> bool {
        self.aids.intents.takes(&self.game.view(Viewer::Player(seat)), seat, intent)
    }

    fn tried(&self, seat: Seat, path: &str) -> Option<String> {
        let Ok(Reading::Whole(action)) = read::<G::Action>(path) else { return None };
        self.aids.intents.of(&self.game.view(Viewer::Player(seat)), seat, &action)
    }

    fn ended(&self, seat: Seat, intent: &str) -> String {
        let view = self.game.view(Viewer::Player(seat));
        format!("{OVER}{}/{intent}", self.aids.intents.ended(&view, seat, intent))
    }

    fn follow(&self, seat: Seat, intent: &str) -> Option<Value> {
        let action = self.aids.intents.follow(&Seen::new(self.game, seat), intent);
        action.map(|action| written(&action))
    }

    fn intent(&self, intent: &str, words: &Words) -> String {
        let (reason, intent) = match intent.strip_prefix(OVER).and_then(|it| it.split_once('/')) {
            Some((reason, intent)) => (Some(reason), intent),
            None => (None, intent),
        };
        let told = self.aids.intents.told(intent);
        let told = told.map(|told| words.say(&told, &[])).unwrap_or_default();
        match reason {
            Some(reason) => format!("{told}. {}", words.text(&format!("intent-over-{reason}"))),
            None => told,
        }
    }

    fn compare(&self, after: &dyn Table, eyes: &Eyes<'_>) -> Markup {
        let after: &dyn Any = after;
        let Some(after) = after.downcast_ref::<Hosted<G, B>>() else { return Markup::default() };
        let Eyes { viewer, words, names, .. } = *eyes;
        let [before, after] = [self.game, &after.game].map(|game| game.view(viewer));
        still(viewer, words, names, |stage| (self.aids.compare)(&before, &after, stage))
    }
}

/// The books of one table.
pub(crate) struct Books<'t, G: Game, B> {
    game: &'t G,
    accounts: &'static dyn Accounts<G>,
    board: PhantomData<fn() -> B>,
}

impl<'t, G: Game, B> Books<'t, G, B> {
    pub(crate) const fn new(game: &'t G, accounts: &'static dyn Accounts<G>) -> Books<'t, G, B> {
        Books { game, accounts, board: PhantomData }
    }
}

impl<G: Game, B: Board<G> + 'static> Ledger for Books<'_, G, B> {
    fn accounts(&self, chapters: &[Chapter<'_>], eyes: &Eyes<'_>, aids: bool) -> Markup {
        let Eyes { viewer, words, names, .. } = *eyes;
        let chapters = chapters.iter().filter_map(|chapter| {
            let began: &dyn Any = chapter.began;
            let began = began.downcast_ref::<Hosted<G, B>>()?.game.view(viewer);
            Some(art::Chapter { began, events: events::<G, B>(&chapter.happened, viewer) })
        });
        let chapters: Vec<art::Chapter<G>> = chapters.collect();
        let now = self.game.view(viewer);
        still(viewer, words, names, |stage| {
            self.accounts.accounts(&chapters, &now, &Stage { aids, ..*stage })
        })
    }
}
