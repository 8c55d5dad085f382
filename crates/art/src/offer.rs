//! What the viewer may decide, as far as it goes on with what was clicked.
//!
//! A board decides on actions, never on the words of their paths: a piece says
//! which decisions it stands for, and what a click on it adds to the path
//! follows from how those decisions are spelled.

use tabletop::{Choices, Next, Path, Range, Spell, Term, spelled};

use crate::ways::{self, Ahead};

/// Everything open to the viewer after what was clicked.
#[derive(Clone, Debug)]
pub struct Offer<A> {
    picked: String,
    settled: String,
    listed: Vec<Listed<A>>,
    runs: Vec<Range<A>>,
    ways: Vec<Way<A>>,
}

/// A decision with its path; of a run of amounts the lowest and the highest.
#[derive(Clone, Debug)]
struct Listed<A> {
    action: A,
    path: Path,
}

/// Something that can be clicked, and every decision that it leads to.
#[derive(Clone, Debug)]
pub struct Way<A> {
    adds: String,
    actions: Vec<A>,
    decides: bool,
}

impl<A> Way<A> {
    /// What the click adds to the path.
    pub fn adds(&self) -> &str {
        &self.adds
    }

    /// The decision that the click makes, if no other click has to follow.
    pub fn decision(&self) -> Option<&A> {
        self.actions.first().filter(|_| self.decides)
    }

    /// What the click leads to: every decision that may follow, of a run of
    /// amounts the lowest and the highest. Of a kind of which nothing is listed
    /// there is none.
    pub fn actions(&self) -> &[A] {
        &self.actions
    }

    /// What everything that the click leads to has in common.
    pub fn agreed<T: PartialEq>(&self, of: impl Fn(&A) -> Option<T>) -> Option<T> {
        agreed(self.actions.iter(), of)
    }
}

impl<A> Default for Offer<A> {
    /// Nothing to decide.
    fn default() -> Offer<A> {
        let (picked, settled) = (String::new(), String::new());
        Offer { picked, settled, listed: Vec::new(), runs: Vec::new(), ways: Vec::new() }
    }
}

impl<A: Spell + Clone> Offer<A> {
    /// What `choices` leave after `picked`; `next` says how a path may go on.
    pub fn new(picked: &str, choices: &Choices<A>, next: impl Fn(&str) -> Next) -> Offer<A> {
        let listed = choices.samples().map(|action| Listed { path: spelled(&action), action });
        let listed: Vec<Listed<A>> = listed.filter(|one| one.goes_on(picked)).collect();
        let runs =
            choices.ranges().iter().filter(|run| begins(spelled(&run.at(0)).as_str(), picked));
        let runs = runs.cloned().collect();
        let Ahead { settled, clicks } = ways::ahead(picked, next);
        let ways = clicks.into_iter().map(|adds| {
            let path = ways::joined(picked, &adds);
            let after = listed.iter().filter(|one| one.goes_on(&path));
            let decides = after.clone().all(|one| one.path.as_str() == path);
            Way { actions: after.map(|one| one.action.clone()).collect(), adds, decides }
        });
        let ways = ways.collect();
        Offer { picked: picked.to_owned(), settled, listed, runs, ways }
    }

    /// What a click on a piece that stands for some decisions adds to the path.
    ///
    /// Nothing, unless a click can mean them and no others.
    pub fn toward(&self, stands_for: impl Fn(&A) -> bool) -> Option<String> {
        let mut meant = self.listed.iter().filter(|one| stands_for(&one.action));
        let first = meant.next()?.path.as_str();
        let path = meant.fold(first, |path, one| shared(path, one.path.as_str()));
        let only_these =
            self.listed.iter().all(|one| !one.goes_on(path) || stands_for(&one.action));
        let adds = rest(path, &self.picked).filter(|adds| !adds.is_empty() && only_these)?;
        Some(adds.to_owned())
    }

    /// What a click on a piece adds that begins some decisions and no others, so
    /// that what follows is seen before anything is decided.
    ///
    /// These are the fewest words that will do; a verb alone names no piece, so
    /// the word after it is added too.
    pub fn begin(&self, stands_for: impl Fn(&A) -> bool) -> Option<String> {
        let mut meant = self.listed.iter().filter(|one| stands_for(&one.action));
        let first = &meant.next()?.path;
        let path = meant.fold(first.as_str(), |path, one| shared(path, one.path.as_str()));
        let only_these = |path: &str| {
            self.listed.iter().all(|one| !one.goes_on(path) || stands_for(&one.action))
        };
        let mut begun = ends(path).zip(first.terms()).filter_map(|(end, (_, term))| {
            let adds = rest(&path[..end], &self.picked).filter(|adds| !adds.is_empty())?;
            only_these(&path[..end]).then_some((end, term, adds))
        });
        let (_, term, fewest) = begun.next()?;
        let decides = |end: usize| self.listed.iter().any(|one| one.path.as_str() == &path[..end]);
        let named = begun.next().filter(|(end, ..)| term == Term::Verb && !decides(*end));
        Some(named.map_or(fewest, |(.., adds)| adds).to_owned())
    }

    /// What a click adds to the path to come to `action`.
    pub fn adds(&self, action: &A) -> Option<String> {
        let path = String::from(spelled(action));
        rest(&path, &self.picked).filter(|adds| !adds.is_empty()).map(str::to_owned)
    }

    /// Whether `action` is an answer of the kind that is asked for.
    pub(crate) fn is_of_kind(&self, action: &A) -> bool {
        let path = String::from(spelled(action));
        let same_verb = |one: &Listed<A>| !shared(one.path.as_str(), &path).is_empty();
        begins(&path, &self.picked) && self.listed.iter().any(same_verb)
    }
}

impl<A> Offer<A> {
    /// Everything that can be clicked.
    pub fn ways(&self) -> &[Way<A>] {
        &self.ways
    }

    /// Whether there is something to decide.
    pub const fn is_empty(&self) -> bool {
        self.ways.is_empty()
    }

    /// What was clicked, as a path.
    pub fn picked(&self) -> &str {
        &self.picked
    }

    /// Every decision that goes on with what was clicked; of a run of amounts
    /// the lowest and the highest.
    pub fn actions(&self) -> impl Iterator<Item = &A> {
        self.listed.iter().map(|one| &one.action)
    }

    /// The runs of amounts among them.
    pub fn runs(&self) -> &[Range<A>] {
        &self.runs
    }

    /// What is settled: what all decisions have in common that go on with what
    /// was clicked and with what goes without saying after it.
    pub fn agreed<T: PartialEq>(&self, of: impl Fn(&A) -> Option<T>) -> Option<T> {
        agreed(self.going(), of)
    }

    /// Whether one of these decisions has been picked, or goes without saying.
    pub(crate) fn has_picked(&self, stands_for: impl Fn(&A) -> bool) -> bool {
        let nothing = self.settled.is_empty() || self.going().next().is_none();
        !nothing && self.going().all(stands_for)
    }

    /// The decisions after all that is settled.
    fn going(&self) -> impl Iterator<Item = &A> {
        let going = self.listed.iter().filter(|one| one.goes_on(&self.settled));
        going.map(|one| &one.action)
    }
}

impl<A> Listed<A> {
    fn goes_on(&self, path: &str) -> bool {
        begins(self.path.as_str(), path)
    }
}

fn agreed<'a, A: 'a, T: PartialEq>(
    mut actions: impl Iterator<Item = &'a A>,
    of: impl Fn(&A) -> Option<T>,
) -> Option<T> {
    let first = of(actions.next()?)?;
    actions.all(|action| of(action).as_ref() == Some(&first)).then_some(first)
}

/// What follows `prefix` in `path`, if it begins with it.
fn rest<'p>(path: &'p str, prefix: &str) -> Option<&'p str> {
    let rest = path.strip_prefix(prefix)?;
    if prefix.is_empty() || rest.is_empty() { Some(rest) } else { rest.strip_prefix('/') }
}

fn begins(path: &str, prefix: &str) -> bool {
    rest(path, prefix).is_some()
}

/// The words with which both paths begin.
fn shared<'p>(path: &'p str, other: &str) -> &'p str {
    let ends = ends(path).take_while(|&end| begins(other, &path[..end]));
    &path[..ends.last().unwrap_or(0)]
}

/// Where each word of a path ends.
fn ends(path: &str) -> impl Iterator<Item = usize> {
    path.match_indices('/').map(|(at, _)| at).chain([path.len()])
}

#[cfg(test)]
mod tests {
    use tabletop::{Stop, Words, next_among};

    use super::*;

    /// A tile with a place, such as `lay/7/2`, or nothing: `pass`.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Toy {
        Lay(u8, u8),
        Pass,
    }

    impl Spell for Toy {
        fn write(&self, path: &mut Path) {
            match self {
                Toy::Lay(place, tile) => path.word("lay").number(place).number(tile),
                Toy::Pass => path.word("pass"),
            };
        }

        fn read(words: &mut Words<'_>) -> Result<Toy, Stop> {
            match words.word()? {
                "lay" => Ok(Toy::Lay(words.number()?, words.number()?)),
                "pass" => Ok(Toy::Pass),
                other => Err(Stop::unknown(other)),
            }
        }
    }

    fn offer(picked: &str, actions: &[Toy]) -> Offer<Toy> {
        let mut choices = Choices::default();
        actions.iter().for_each(|action| choices.push(action.clone()));
        Offer::new(picked, &choices, |path| next_among(&choices, path, |_| true))
    }

    fn place(wanted: u8) -> impl Fn(&Toy) -> bool {
        move |action| matches!(action, Toy::Lay(place, _) if *place == wanted)
    }

    #[test]
    fn a_click_begins_what_a_piece_stands_for_and_decides_nothing_yet() {
        let actions = [Toy::Lay(7, 2), Toy::Lay(8, 1), Toy::Lay(8, 3), Toy::Pass];
        let fresh = offer("", &actions);
        assert_eq!(fresh.begin(place(7)).as_deref(), Some("lay/7"), "though one tile is left");
        assert_eq!(fresh.toward(place(7)).as_deref(), Some("lay/7/2"), "to its end");
        assert_eq!(fresh.begin(place(8)).as_deref(), Some("lay/8"));
        assert_eq!(fresh.begin(place(9)), None);
        assert_eq!(fresh.begin(|action| *action == Toy::Lay(8, 1)).as_deref(), Some("lay/8/1"));
        let mixed = |action: &Toy| *action == Toy::Lay(7, 2) || *action == Toy::Pass;
        assert_eq!(fresh.begin(mixed), None, "no click means both");
        assert_eq!(offer("lay", &actions).begin(place(8)).as_deref(), Some("8"));
        let only = offer("", &actions[..1]);
        assert_eq!(only.begin(place(7)).as_deref(), Some("lay/7"), "`lay` alone names no place");
        assert_eq!(offer("lay/7", &actions).begin(place(7)).as_deref(), Some("2"));
    }
}
