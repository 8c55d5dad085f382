//! Where a game's types are forgotten.

use art::{Board, Parts, Stage};
use bots::Seen;
use boxes::Contents;
use locale::Words;
use maud::Markup;
use serde_json::Value;
use tabletop::{Dice, Game, Log, Next, Reading, Seat, Turn, Viewer, read, spelled};

use crate::aids::{Books, Helper};
use crate::chronicle::Chronicler;
use crate::crumbs;
use crate::hosted::Hosted;
use crate::listed::hire;
use crate::objection::Objection;
use crate::table::{Chronicle, Drawn, Ended, Eyes, Happened, Help, Ledger, Table};
use crate::told::{Told, ended, events, written};

impl<G: Game<Data: Contents>, B: Board<G> + 'static> Table for Hosted<G, B> {
    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(Hosted::new(self.game.clone(), self.boxed, self.listed))
    }

    fn data(&self) -> &str {
        self.boxed.hash()
    }

    fn bytes(&self) -> usize {
        size_of::<Self>()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn next(&self, seat: Seat, prefix: &str) -> Next {
        tabletop::next(&self.game, seat, prefix)
    }

    fn paths(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).samples().map(|action| spelled(&action).into()).collect()
    }

    fn action(&self, path: &str) -> Result<Value, Objection> {
        match read::<G::Action>(path)? {
            Reading::Whole(action) => Ok(written(&action)),
            Reading::Prefix => Err(Objection::Incomplete(path.to_owned())),
        }
    }

    fn path(&self, action: &Value) -> Result<String, Objection> {
        Ok(spelled(&Self::read_action(action)?).into())
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Objection> {
        self.game.check(seat, &Self::read_action(action)?).map_err(|refusal| self.ruled(refusal))
    }

    fn apply(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn Happened>, Objection> {
        let mut log = Log::default();
        let applied = self.game.apply(seat, &Self::read_action(action)?, &mut log);
        applied.map_err(|refusal| self.ruled(refusal))?;
        Ok(Box::new(Told::<G, B>::new(log.0, self.boxed)))
    }

    fn draw(&self, dice: &mut dyn Dice) -> Value {
        written(&self.game.draw(dice))
    }

    fn resolve(&mut self, chance: &Value) -> Result<Box<dyn Happened>, Objection> {
        let chance = <G::Chance as serde::Deserialize>::deserialize(chance)
            .map_err(|error| Objection::Format(format!("no chance of this game: {error}")))?;
        let mut log = Log::default();
        self.game.resolve(&chance, &mut log).map_err(|refusal| self.ruled(refusal))?;
        Ok(Box::new(Told::<G, B>::new(log.0, self.boxed)))
    }

    fn advice(&self, bot: &str, seat: Seat, dice: &mut dyn Dice) -> Result<Value, Objection> {
        let mut bot = hire(self.listed.bots, bot)?;
        Ok(written(&bot.choose(&Seen::new(&self.game, seat), dice)))
    }

    fn view(&self, viewer: Viewer) -> Value {
        written(&self.game.view(viewer))
    }

    fn outcome(&self) -> Option<Ended> {
        ended(&self.game)
    }

    fn fingerprint(&self) -> String {
        tabletop::fingerprint(&self.game)
    }

    fn audit(&self) -> Vec<String> {
        self.game.audit()
    }

    fn drawn(&self) -> &dyn Drawn {
        self
    }

    fn aids(&self) -> Option<Box<dyn Help + '_>> {
        let aids = self.listed.aids.as_ref()?;
        Some(Box::new(Helper::<G, B>::new(&self.game, aids)))
    }

    fn ledger(&self) -> Option<Box<dyn Ledger + '_>> {
        let accounts = self.listed.accounts?;
        Some(Box::new(Books::<G, B>::new(&self.game, accounts)))
    }

    fn chronicle(&self) -> Option<Box<dyn Chronicle + '_>> {
        let chronicle = self.listed.chronicle?;
        Some(Box::new(Chronicler::<G, B>::new(&self.game, chronicle)))
    }
}

impl<G: Game, B: Board<G> + 'static> Drawn for Hosted<G, B> {
    fn parts(&self, eyes: &Eyes<'_>, picked: &str, aids: bool) -> Parts {
        let Eyes { viewer, words, names, lately } = *eyes;
        let offer = &self.offer(viewer, picked);
        let why = |action: &G::Action| {
            let Viewer::Player(seat) = viewer else { return None };
            let refusal = self.game.check(seat, action).err()?;
            let objection = self.ruled(refusal);
            let objection = if aids { objection } else { objection.unaided() };
            Some(objection.text(words, names))
        };
        let lately = &events::<G, B>(lately, viewer);
        let stage = Stage { viewer, names, words, offer, why: &why, aids, lately };
        B::parts(&self.game.view(viewer), &stage)
    }

    fn still(&self, eyes: &Eyes<'_>) -> Parts {
        let Eyes { viewer, words, names, lately } = *eyes;
        let view = self.game.view(viewer);
        let lately = &events::<G, B>(lately, viewer);
        art::still(viewer, words, names, |stage| B::parts(&view, &Stage { lately, ..*stage }))
    }

    fn poster(&self, viewer: Viewer, words: &Words, names: &[String]) -> Markup {
        let view = self.game.view(viewer);
        art::still(viewer, words, names, |stage| B::poster(&view, stage))
    }

    fn crumbs(&self, seat: Seat, picked: &str, words: &Words) -> Vec<String> {
        let called = |set: &str, key: &str| B::called(self.boxed, set, key);
        crumbs::crumbs(&self.choices(seat), picked, words, &called)
    }
}
