//! A game on the shelf with its types forgotten.

use std::time::Duration;

use art::{Board, Cited, Cover, Lesson, Tool};
use boxes::{Boxed, Contents};
use locale::{Language, Words};
use maud::Markup;
use tabletop::{Game, Key, Profile, Setup};

use crate::bench::{self, Figure};
use crate::contest::{self, Bout, Contest};
use crate::hosted::Hosted;
use crate::listed::{Hire, Level, Listed, hire};
use crate::mind::{Hired, Mind};
use crate::objection::Objection;
use crate::printed::{Boxes, Printed, Unopened};
use crate::table::Table;
use crate::thought;

/// Whoever does not choose meets bots that think no longer than this.
const PATIENCE: Duration = Duration::from_millis(500);

/// A game on the shelf.
pub trait Title: Sync {
    /// What the box says.
    fn profile(&self) -> &'static Profile;
    /// The programs that can play it, the strongest last.
    fn levels(&self) -> Vec<Level>;
    /// Hires the bot called `name` for a table.
    fn hire(&self, name: &str) -> Result<Box<dyn Mind>, Objection>;
    /// The ways it can end.
    fn endings(&self) -> Vec<&'static str>;
    /// The boxes that it can be played with.
    fn boxes(&self) -> &dyn Boxes;
    /// Opens a table that plays with the box whose values have the hash `data`.
    fn open(&'static self, setup: &Setup, data: &str) -> Result<Box<dyn Table>, Unopened>;
    /// Plays game number `number` of a contest between bots.
    fn play(&self, contest: &Contest, number: u64, keep_moves: bool) -> Result<Bout, Objection>;
    /// The game's words in one language, the shared ones included.
    fn words(&self, language: Language) -> &Words;
    /// The style sheet of its drawings.
    fn style(&self) -> &'static str;
    /// Whether its board is looked at from near and far.
    fn zooms(&self) -> bool;
    /// What lines of the log may be about, besides players.
    fn things(&self) -> Vec<&'static str>;
    /// What stands on the box.
    fn cover(&self) -> Cover;
    /// The chapters of the rules in short, by what refusals cite of the rulebook.
    fn chapters(&self) -> &'static [Cited];
    /// The rules in our own words, as `setup` settles them, with the numbers of the box whose
    /// values have the hash `data`; of the built-in one if that is not known.
    fn summary(&self, language: Language, data: &str, setup: &Setup) -> Markup;
    /// The same with the numbers of a box that nobody may play with yet.
    fn summary_of(&self, language: Language, printed: &Printed, setup: &Setup) -> Markup;
    /// Whether a switch settles nothing in a set-up, since what it is about cannot come up.
    fn is_idle(&self, setup: &Setup, switch: &str) -> bool;
    /// What a set-up says in the matter of a switch whose value leaves that to another.
    fn settled(&self, setup: &Setup, switch: &str) -> Option<&'static str>;
    /// Whether the table can help its players, and do without.
    fn has_aids(&self) -> bool;
    /// A prepared opening to play along with.
    fn lesson(&self) -> Option<Lesson>;
    /// A page of its own for people at a real table.
    fn tool(&self) -> Option<Tool>;
    /// Measures the game's speed.
    fn bench(&self, runs: u32) -> Vec<Figure>;

    /// The names of the programs that can play it, the strongest last.
    fn bots(&self) -> Vec<&'static str> {
        self.levels().iter().map(|level| level.name).collect()
    }

    /// Whom somebody meets who does not choose: the strongest that nobody has to wait for.
    fn usual_bot(&self) -> &'static str {
        strongest(&self.levels(), PATIENCE)
    }

    /// The strongest program that answers without thinking.
    fn quick_bot(&self) -> &'static str {
        strongest(&self.levels(), Duration::ZERO)
    }
}

/// The strongest of those that think no longer than `patience`.
fn strongest(levels: &[Level], patience: Duration) -> &'static str {
    levels.iter().rfind(|level| level.time <= patience).map_or("", |level| level.name)
}

impl<G: Game<Data: Contents>, B: Board<G> + 'static> Title for Listed<G, B> {
    fn profile(&self) -> &'static Profile {
        const { &G::PROFILE }
    }

    fn levels(&self) -> Vec<Level> {
        self.bots.iter().map(Hire::level).collect()
    }

    fn hire(&self, name: &str) -> Result<Box<dyn Mind>, Objection> {
        hire(self.bots, name).map(|hired| Hired::<G, B>::boxed(hired))
    }

    fn endings(&self) -> Vec<&'static str> {
        G::Ending::ALL.iter().map(|ending| ending.key()).collect()
    }

    fn boxes(&self) -> &dyn Boxes {
        self
    }

    fn open(&'static self, setup: &Setup, data: &str) -> Result<Box<dyn Table>, Unopened> {
        let boxed = Self::boxed(data)?;
        Ok(Box::new(Hosted::new(G::new(setup, boxed)?, boxed, self)))
    }

    fn play(&self, contest: &Contest, number: u64, keep_moves: bool) -> Result<Bout, Objection> {
        contest::play(self, contest, number, keep_moves)
    }

    fn words(&self, language: Language) -> &Words {
        let index = Language::ALL.iter().position(|&known| known == language).unwrap_or_default();
        let files = || [art::locale(language), B::locale(language)];
        self.words[index].get_or_init(|| Words::new(language, &files()))
    }

    fn style(&self) -> &'static str {
        B::STYLE
    }

    fn zooms(&self) -> bool {
        B::ZOOMS
    }

    fn things(&self) -> Vec<&'static str> {
        B::things()
    }

    fn cover(&self) -> Cover {
        B::COVER
    }

    fn chapters(&self) -> &'static [Cited] {
        B::CHAPTERS
    }

    fn summary(&self, language: Language, data: &str, setup: &Setup) -> Markup {
        let boxed = Self::boxed(data).unwrap_or_else(|_| Self::own());
        B::summary(self.words(language), boxed, setup)
    }

    fn is_idle(&self, setup: &Setup, switch: &str) -> bool {
        B::is_idle(setup, switch)
    }

    fn settled(&self, setup: &Setup, switch: &str) -> Option<&'static str> {
        B::settled(setup, switch)
    }

    fn summary_of(&self, language: Language, printed: &Printed, setup: &Setup) -> Markup {
        if Self::boxed(&printed.hash).is_err()
            && let Ok(boxed) = Boxed::<G::Data>::revive(G::PROFILE.id, &printed.value)
        {
            return B::summary(self.words(language), &boxed, setup);
        }
        self.summary(language, &printed.hash, setup)
    }

    fn has_aids(&self) -> bool {
        self.aids.is_some()
    }

    fn lesson(&self) -> Option<Lesson> {
        self.lesson
    }

    fn tool(&self) -> Option<Tool> {
        self.tool
    }

    fn bench(&self, runs: u32) -> Vec<Figure> {
        let mut measured = bench::measure::<G>(runs, Self::own());
        measured.extend(thought::thinking::<G>(runs, Self::own(), self.bots));
        measured.extend(self.figures.iter().flat_map(|own| own(runs)));
        measured
    }
}
