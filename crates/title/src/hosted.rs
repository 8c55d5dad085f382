//! Where a game's types are forgotten.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::sync::OnceLock;

use art::{Board, Lesson, Parts, Stage};
use bots::{Bot, Intents, NoIntents, Seen};
use locale::{Language, Words};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;
use tabletop::{
    BadSetup, Choices, Cites, Dice, Game, Key, Log, Next, Profile, Reading, Seat, Setup, Tell,
    Turn, Viewer, read, spelled,
};

use crate::table::{Chapter, Ended, Eyes, Happened, Objection, Table, Title};
use crate::ways::{self, Ahead};
use crate::{Bout, Contest, Figure, bench, contest};

/// A name and how to hire the bot.
pub type Hire<G> = (&'static str, fn() -> Box<dyn Bot<G>>);

/// A game on the shelf, with its bots, its board and its words.
#[expect(missing_debug_implementations, reason = "a list of functions")]
pub struct Listed<G: Game, B> {
    bots: &'static [Hire<G>],
    intents: &'static dyn Intents<G>,
    figures: Option<fn(u32) -> Vec<Figure>>,
    locales: fn(Language) -> &'static str,
    words: [OnceLock<Words>; Language::ALL.len()],
    board: PhantomData<fn() -> B>,
}

impl<G: Game, B> Listed<G, B> {
    /// Puts a game on the shelf; `locales` holds its locale file by language.
    pub const fn new(
        bots: &'static [Hire<G>],
        locales: fn(Language) -> &'static str,
    ) -> Listed<G, B> {
        Listed::foreseeing(bots, &NoIntents, locales)
    }

    /// Puts a game on the shelf in which players may decide ahead of time.
    pub const fn foreseeing(
        bots: &'static [Hire<G>],
        intents: &'static dyn Intents<G>,
        locales: fn(Language) -> &'static str,
    ) -> Listed<G, B> {
        let words = [const { OnceLock::new() }; 2];
        Listed { bots, intents, figures: None, locales, words, board: PhantomData }
    }

    /// The same game with figures of its own beside those that every game has.
    #[must_use]
    pub const fn measuring(mut self, figures: fn(u32) -> Vec<Figure>) -> Listed<G, B> {
        self.figures = Some(figures);
        self
    }
}

/// Hires the bot called `name`.
pub(crate) fn hire<G: Game>(bots: &[Hire<G>], name: &str) -> Result<Box<dyn Bot<G>>, Objection> {
    let found = bots.iter().find(|(known, _)| *known == name);
    found.map(|(_, hire)| hire()).ok_or_else(|| {
        let known: Vec<&str> = bots.iter().map(|&(name, _)| name).collect();
        Objection::Bot { game: G::PROFILE.name, bot: name.to_owned(), known: known.join(", ") }
    })
}

impl<G: Game, B: Board<G> + 'static> Title for Listed<G, B> {
    fn profile(&self) -> &'static Profile {
        const { &G::PROFILE }
    }

    fn bots(&self) -> Vec<&'static str> {
        self.bots.iter().map(|&(name, _)| name).collect()
    }

    fn endings(&self) -> Vec<&'static str> {
        G::Ending::ALL.iter().map(|ending| ending.key()).collect()
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Table>, BadSetup> {
        let (bots, intents) = (self.bots, self.intents);
        Ok(Box::new(Hosted::<G, B> { game: G::new(setup)?, bots, intents, board: PhantomData }))
    }

    fn play(&self, contest: &Contest, number: u64, keep_moves: bool) -> Result<Bout, Objection> {
        contest::play(self.bots, contest, number, keep_moves)
    }

    fn words(&self, language: Language) -> &Words {
        let index = Language::ALL.iter().position(|&known| known == language).unwrap_or_default();
        let files = || [art::locale(language), (self.locales)(language)];
        self.words[index].get_or_init(|| Words::new(language, &files()))
    }

    fn style(&self) -> &'static str {
        B::STYLE
    }

    fn summary(&self, language: Language) -> Markup {
        B::summary(self.words(language))
    }

    fn has_aids(&self) -> bool {
        B::AIDS
    }

    fn lesson(&self) -> Option<Lesson> {
        B::lesson()
    }

    fn bench(&self, runs: u32) -> Vec<Figure> {
        let mut measured = bench::measure::<G>(runs);
        measured.extend(self.figures.iter().flat_map(|own| own(runs)));
        measured
    }
}

struct Hosted<G: Game, B> {
    game: G,
    bots: &'static [Hire<G>],
    intents: &'static dyn Intents<G>,
    board: PhantomData<fn() -> B>,
}

impl<G: Game, B> fmt::Debug for Hosted<G, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.game.fmt(f)
    }
}

impl<G: Game, B> Hosted<G, B> {
    fn read_action(action: &Value) -> Result<G::Action, Objection> {
        let read = <G::Action as serde::Deserialize>::deserialize(action);
        read.map_err(|error| Objection::Format(format!("no action of this game: {error}")))
    }

    /// Why `word` cannot follow `picked`: what is wrong with the action that
    /// the two spell, or with its smallest amount if an amount is missing.
    fn why(&self, viewer: Viewer, picked: &str, word: &str) -> Option<Objection> {
        let Viewer::Player(seat) = viewer else { return None };
        let path = ways::joined(picked, word);
        let action = match read::<G::Action>(&path) {
            Ok(Reading::Whole(action)) => action,
            Ok(Reading::Prefix) => match read::<G::Action>(&ways::joined(&path, "1")) {
                Ok(Reading::Whole(action)) => action,
                Ok(Reading::Prefix) | Err(_) => return None,
            },
            Err(_) => return None,
        };
        self.game.check(seat, &action).err().map(ruled)
    }
}

fn ruled<R: std::error::Error + Cites + Tell>(refusal: R) -> Objection {
    let (message, said) = (refusal.to_string(), refusal.message());
    Objection::Rules { message, said, rule: refusal.cites() }
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data can be written")
}

impl<G: Game, B: Board<G> + 'static> Table for Hosted<G, B> {
    fn boxed_clone(&self) -> Box<dyn Table> {
        let (bots, intents) = (self.bots, self.intents);
        Box::new(Hosted::<G, B> { game: self.game.clone(), bots, intents, board: PhantomData })
    }

    fn profile(&self) -> &'static Profile {
        const { &G::PROFILE }
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn next(&self, seat: Seat, prefix: &str) -> Next {
        tabletop::next(&self.game, seat, prefix)
    }

    fn paths(&self, seat: Seat) -> Vec<String> {
        let mut choices = Choices::default();
        self.game.actions(seat, &mut choices);
        choices.samples().map(|action| spelled(&action).to_string()).collect()
    }

    fn action(&self, path: &str) -> Result<Value, Objection> {
        match read::<G::Action>(path)? {
            Reading::Whole(action) => Ok(written(&action)),
            Reading::Prefix => Err(Objection::Incomplete(path.to_owned())),
        }
    }

    fn path(&self, action: &Value) -> Result<String, Objection> {
        Ok(spelled(&Self::read_action(action)?).to_string())
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Objection> {
        self.game.check(seat, &Self::read_action(action)?).map_err(ruled)
    }

    fn apply(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn Happened>, Objection> {
        let mut log = Log::default();
        self.game.apply(seat, &Self::read_action(action)?, &mut log).map_err(ruled)?;
        Ok(Box::new(Told::<G, B> { events: log.0, board: PhantomData }))
    }

    fn draw(&self, dice: &mut dyn Dice) -> Value {
        written(&self.game.draw(dice))
    }

    fn resolve(&mut self, chance: &Value) -> Result<Box<dyn Happened>, Objection> {
        let chance = <G::Chance as serde::Deserialize>::deserialize(chance)
            .map_err(|error| Objection::Format(format!("no chance of this game: {error}")))?;
        let mut log = Log::default();
        self.game.resolve(&chance, &mut log).map_err(ruled)?;
        Ok(Box::new(Told::<G, B> { events: log.0, board: PhantomData }))
    }

    fn advice(&self, bot: &str, seat: Seat, dice: &mut dyn Dice) -> Result<Value, Objection> {
        let mut bot = hire(self.bots, bot)?;
        Ok(written(&bot.choose(&Seen::new(&self.game, seat), dice)))
    }

    fn intents(&self, seat: Seat) -> Vec<String> {
        self.intents.open(&self.game.view(Viewer::Player(seat)), seat)
    }

    fn holds(&self, seat: Seat, intent: &str) -> bool {
        self.intents.holds(&self.game.view(Viewer::Player(seat)), seat, intent)
    }

    fn follow(&self, seat: Seat, intent: &str) -> Option<Value> {
        self.intents.follow(&Seen::new(&self.game, seat), intent).map(|action| written(&action))
    }

    fn intent(&self, intent: &str, words: &Words) -> String {
        B::intent(intent, words)
    }

    fn view(&self, viewer: Viewer) -> Value {
        written(&self.game.view(viewer))
    }

    fn parts(&self, eyes: &Eyes<'_>, picked: &str, aids: bool) -> Parts {
        let Eyes { viewer, words, names, lately } = *eyes;
        let Ahead { picked, next, ways } = match viewer {
            Viewer::Player(seat) => ways::ahead(picked, |prefix| self.next(seat, prefix)),
            Viewer::Public => Ahead::default(),
        };
        let why = |word: &str| Some(self.why(viewer, &picked, word)?.text(words, names));
        let (picked, next, ways, why) = (picked.as_str(), &next, ways.as_slice(), &why);
        let view = self.game.view(viewer);
        let trace = &B::trace(&view, &events::<G, B>(lately, viewer));
        let stage = Stage { viewer, names, words, picked, next, ways, why, aids, trace };
        B::parts(&view, &stage)
    }

    fn poster(&self, viewer: Viewer, words: &Words, names: &[String]) -> Markup {
        B::poster(&self.game.view(viewer), &Stage::still(viewer, words, names))
    }

    fn crumb(&self, picked: &str, word: &str, words: &Words) -> String {
        B::crumb(picked, word, words)
    }

    fn still(&self, eyes: &Eyes<'_>) -> Parts {
        let Eyes { viewer, words, names, lately } = *eyes;
        let view = self.game.view(viewer);
        let trace = &B::trace(&view, &events::<G, B>(lately, viewer));
        B::parts(&view, &Stage { trace, ..Stage::still(viewer, words, names) })
    }

    fn compare(
        &self,
        after: &dyn Table,
        viewer: Viewer,
        words: &Words,
        names: &[String],
    ) -> Markup {
        let after: &dyn Any = after;
        let Some(after) = after.downcast_ref::<Hosted<G, B>>() else { return Markup::default() };
        let stage = Stage::still(viewer, words, names);
        B::compare(&self.game.view(viewer), &after.game.view(viewer), &stage)
    }

    fn chapter(&self) -> Option<String> {
        B::chapter(&self.game.view(Viewer::Public))
    }

    fn accounts(
        &self,
        chapters: &[Chapter<'_>],
        viewer: Viewer,
        aids: bool,
        words: &Words,
        names: &[String],
    ) -> Markup {
        let chapters: Vec<art::Chapter<G>> = chapters
            .iter()
            .filter_map(|chapter| {
                let began: &dyn Any = chapter.began;
                let began = began.downcast_ref::<Hosted<G, B>>()?.game.view(viewer);
                Some(art::Chapter { began, events: events::<G, B>(&chapter.happened, viewer) })
            })
            .collect();
        let stage = Stage { aids, ..Stage::still(viewer, words, names) };
        B::accounts(&chapters, &self.game.view(viewer), &stage)
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
}

/// How `game` ended, as transcripts state it.
pub(crate) fn ended<G: Game>(game: &G) -> Option<Ended> {
    game.outcome().map(|outcome| Ended {
        reason: outcome.ending.key().to_owned(),
        scores: outcome.standings.iter().map(|standing| standing.score).collect(),
        places: outcome.standings.iter().map(|standing| standing.place).collect(),
    })
}

/// What moves made happen, as `viewer` may know it.
fn events<G: Game, B: Board<G> + 'static>(
    happened: &[&dyn Happened],
    viewer: Viewer,
) -> Vec<G::Event> {
    let told = happened.iter().filter_map(|&happened| {
        let happened: &dyn Any = happened;
        happened.downcast_ref::<Told<G, B>>()
    });
    told.flat_map(|told| &told.events).map(|event| G::redact(event, viewer)).collect()
}

struct Told<G: Game, B> {
    events: Vec<G::Event>,
    board: PhantomData<fn() -> B>,
}

impl<G: Game, B> fmt::Debug for Told<G, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.events.fmt(f)
    }
}

impl<G: Game, B: Board<G> + 'static> Happened for Told<G, B> {
    fn events(&self, viewer: Viewer) -> Vec<Value> {
        self.events.iter().map(|event| written(&G::redact(event, viewer))).collect()
    }

    fn lines(&self, viewer: Viewer, words: &Words, names: &[String]) -> Vec<Markup> {
        let seen = self.events.iter().map(|event| G::redact(event, viewer));
        seen.map(|event| B::line(&event, words, names)).collect()
    }
}
