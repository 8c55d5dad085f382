//! Where a game's types are forgotten.

use art::{Board, Parts, Sight, Stage};
use bots::{Clock, Seen};
use boxes::Contents;
use locale::Words;
use maud::Markup;
use serde_json::Value;
use tabletop::{Cites as _, Dice, Game, Log, Next, Reading, Seat, Turn, Viewer, read, spelled};

use crate::aids::{Books, Helper};
use crate::chronicle::Chronicler;
use crate::crumbs;
use crate::hosted::Hosted;
use crate::listed::hire;
use crate::objection::Objection;
use crate::table::{Chronicle, Drawn, Ended, Eyes, Happened, Help, Ledger, Run, Table};
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

    fn runs(&self, seat: Seat) -> Vec<Run> {
        self.choices(seat).ranges().iter().map(Run::of).collect()
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
        let hired = hire(self.listed.bots, bot)?;
        let mut clock = Clock::new(hired.moves());
        Ok(written(&hired.bot().choose(&Seen::new(&self.game, seat), &mut clock, dice)))
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
        self.staged(eyes, picked, aids, B::parts)
    }

    fn asked(&self, eyes: &Eyes<'_>, aids: bool) -> String {
        self.staged(eyes, "", aids, B::asked)
    }

    fn why(&self, eyes: &Eyes<'_>, picked: &str, ask: &str, aids: bool) -> Option<String> {
        self.staged(eyes, picked, aids, |view, stage| {
            let Viewer::Player(seat) = eyes.viewer else { return None };
            if let Some(sight) = Sight::read(ask) {
                return seen::<G, B>(sight, stage);
            }
            let tried = match read::<G::Action>(ask) {
                Ok(Reading::Whole(action)) => vec![action],
                Ok(Reading::Prefix) | Err(_) => B::attempts(view, ask),
            };
            let found = self.most_helpful(seat, &tried)?;
            if !stage.decides() {
                return Some(B::asked(view, stage));
            }
            match found {
                Ok(open) => {
                    let goes_on = stage.offer.adds(open).is_some();
                    Some(stage.words.text(if goes_on { "tried-open" } else { "tried-begun" }))
                }
                Err(refusal) if B::helps(&refusal) == 0 => {
                    let path: String = tried.first().map(spelled).unwrap_or_default().into();
                    let when = format!("when-{}", path.split('/').next().unwrap_or_default());
                    if stage.words.has(&when) {
                        let when = stage.words.text(&when);
                        return Some(stage.words.with("tried-later", &[("when", when.into())]));
                    }
                    let rule = ("rule", refusal.cites().into());
                    Some(stage.words.with("tried-not-now", &[rule]))
                }
                Err(refusal) => Some(self.told(refusal, eyes, aids)),
            }
        })
    }

    fn still(&self, eyes: &Eyes<'_>) -> Parts {
        let Eyes { viewer, words, names, lately, round, remembered, scene, beside } = *eyes;
        let view = self.game.view(viewer);
        let lately = &events::<G, B>(lately, viewer);
        art::still(viewer, words, names, |stage| {
            B::parts(&view, &Stage { lately, round, remembered, scene, beside, ..*stage })
        })
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

impl<G: Game, B: Board<G> + 'static> Hosted<G, B> {
    /// The stage as it is seen, with `picked` picked so far.
    fn staged<T>(
        &self,
        eyes: &Eyes<'_>,
        picked: &str,
        aids: bool,
        draw: impl FnOnce(&G::View, &Stage<'_, G>) -> T,
    ) -> T {
        let Eyes { viewer, words, names, lately, round, remembered, scene, beside } = *eyes;
        let offer = &self.offer(viewer, picked);
        let why = |action: &G::Action| {
            let Viewer::Player(seat) = viewer else { return None };
            let refusal = self.game.check(seat, action).err()?;
            Some(self.told(refusal, eyes, aids))
        };
        let lately = &events::<G, B>(lately, viewer);
        let asks = matches!(viewer, Viewer::Player(_)) && self.game.turn() != Turn::Over;
        let why = &why;
        #[rustfmt::skip]
        let stage = Stage {
            viewer, names, words, offer, why, asks, aids, lately, round, remembered, scene, beside,
        };
        draw(&self.game.view(viewer), &stage)
    }

    /// A refusal in the viewer's words.
    fn told(&self, refusal: G::Refusal, eyes: &Eyes<'_>, aids: bool) -> String {
        let objection = self.ruled(refusal);
        let objection = if aids { objection } else { objection.unaided() };
        objection.text(eyes.words, eyes.names)
    }

    /// Of all that was tried what is open to `seat`, or else the refusal that helps most;
    /// nothing if nothing was.
    fn most_helpful<'t>(
        &self,
        seat: Seat,
        tried: &'t [G::Action],
    ) -> Option<Result<&'t G::Action, G::Refusal>> {
        let mut refused: Option<G::Refusal> = None;
        for action in tried {
            let Err(refusal) = self.game.check(seat, action) else { return Some(Ok(action)) };
            if refused.as_ref().is_none_or(|most| B::helps(&refusal) > B::helps(most)) {
                refused = Some(refusal);
            }
        }
        refused.map(Err)
    }
}

/// Whose a thing is that no decision is about. What is to be decided instead stands in the
/// question, which is in sight.
fn seen<G: Game, B: Board<G>>(
    Sight { what, of }: Sight<'_>,
    stage: &Stage<'_, G>,
) -> Option<String> {
    let rule = ("rule", B::tells_of(what)?.into());
    let Some(seat) = of else { return Some(stage.words.with("tried-shown", &[rule])) };
    if stage.viewer == Viewer::Player(seat) {
        return Some(stage.words.with("tried-yours", &[rule]));
    }
    let name = stage.names.get(seat.index())?.as_str();
    Some(stage.words.with("tried-theirs", &[("seat", name.into()), rule]))
}
