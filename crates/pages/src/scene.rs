//! What one visitor is shown of a table, before it becomes HTML.

use locale::Words;
use serde::Deserialize;
use tabletop::{Next, Seat, Turn, Viewer};
use title::Table;

use crate::called::called;
use crate::preferences::Preferences;
use crate::record::{Place, Record, State};
use crate::trial::Trial;

/// How a visitor wants to look at a table.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Who is at the screen, if several are.
    pub seat: Option<u8>,
    /// The question that has been begun to be answered.
    pub decision: Option<i64>,
    /// What has been picked for it so far.
    pub picked: Option<String>,
    /// Moves tried out first.
    pub trial: Option<String>,
    /// An earlier position.
    pub ply: Option<usize>,
    /// The whole log, not only its end.
    pub log: Option<String>,
    /// The seats whose names have just been cut, one bit each.
    pub cut: Option<u32>,
    /// The seats whose names have just lost the word for a bot, one bit each.
    pub bot: Option<u32>,
    /// The seats whose names could have been taken for the server's own, one bit each.
    pub house: Option<u32>,
    /// The seats whose names have just been told apart from others, one bit each.
    pub apart: Option<u32>,
}

/// Who may look at the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// Nobody, until this seat says that it is at the screen.
    Curtain(Seat),
    /// This viewer.
    Shown(Viewer),
}

/// What one visitor is shown of a table.
#[derive(Debug)]
pub struct Scene<'s> {
    pub(crate) record: &'s Record<'s>,
    pub(crate) preferences: &'s Preferences,
    pub(crate) words: &'s Words,
    pub(crate) names: Vec<String>,
    pub(crate) screen: Screen,
    /// The seat that is asked and the name of its question; in the past only if something else
    /// is tried out there.
    pub(crate) asked: Option<(Seat, i64)>,
    pub(crate) picked: String,
    /// What is being tried out.
    pub(crate) trial: Option<Trial>,
    /// The position shown, if it is not the present one.
    pub(crate) past: Option<usize>,
    /// What the visitor is told besides.
    pub(crate) notice: Option<String>,
}

impl<'s> Scene<'s> {
    /// Sets the scene for a visitor who looks at `record` in a certain way.
    pub fn new(record: &'s Record<'s>, preferences: &'s Preferences, look: &Look) -> Scene<'s> {
        let words = record.terms.title.words(preferences.language);
        let screen = screen(record, look.seat.map(Seat::new));
        let past = record.past.as_ref().map(|past| past.ply);
        let same = |&(_, question): &(Seat, i64)| look.decision == Some(question);
        let moves = look.trial.as_deref().filter(|_| record.guide.is_none());
        let (screen, asked, trial) = match (past, wonders(record)) {
            (None, _) => {
                let asked = asked(record, screen);
                let trial = asked
                    .filter(same)
                    .and_then(|(seat, _)| Trial::new(&record.terms, record.table, seat, moves?));
                on(screen, asked, trial)
            }
            (Some(_), Some((seat, question))) => {
                let trial =
                    moves.and_then(|moves| Trial::new(&record.terms, record.shown(), seat, moves));
                let asked = trial.as_ref().map(|_| (seat, question));
                // Nobody else is at the screen, or nothing is hidden.
                let shown = Screen::Shown(Viewer::Player(seat));
                on(asked.map_or(screen, |_| shown), asked, trial)
            }
            (Some(_), None) => (screen, None, None),
        };
        let table = trial.as_ref().map_or(record.table, |trial| trial.table.as_ref());
        let picked = asked.map(|asked| {
            let (seat, _) = asked;
            let begun = look.picked.as_deref().filter(|_| same(&asked));
            let begun = begun.filter(|path| continues(table, seat, path));
            advanced(table, seat, begun.unwrap_or_default())
        });
        let vacant = words.text("open-seat");
        let names = record.places.iter().map(|place| place.name);
        let shown = |name| {
            if str::is_empty(name) { vacant.clone() } else { called(words, name).into_owned() }
        };
        let names = names.map(shown);
        Scene {
            record,
            preferences,
            words,
            names: names.collect(),
            screen,
            asked,
            picked: picked.unwrap_or_default(),
            trial,
            past,
            notice: None,
        }
    }

    /// Whether the others wait for an answer of the visitor's, and that is what is shown.
    pub(crate) fn is_called(&self) -> bool {
        let called = &self.record.together.called;
        let is_shown = self.past.is_none() && self.trial.is_none();
        is_shown && self.record.held.iter().any(|seat| called.contains(seat))
    }

    /// Tells the visitor something besides.
    pub fn notify(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    /// Whose eyes the page is for; behind the curtain everybody's.
    pub(crate) const fn viewer(&self) -> Viewer {
        match self.screen {
            Screen::Shown(viewer) => viewer,
            Screen::Curtain(_) => Viewer::Public,
        }
    }

    /// The seat at the screen.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Player(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The name of whoever sits in `seat`.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The people at the table who have no account.
    pub(crate) fn guests(&self) -> Vec<&str> {
        let is_program = |place: &Place<'_>| place.bot.is_some() && place.stand.is_none();
        let has_none =
            |place: &Place<'_>| !(place.is_known || place.name.is_empty() || is_program(place));
        let places = (0..).map(Seat::new).zip(&self.record.places);
        let guests = places.filter(|(_, place)| has_none(place));
        guests.map(|(seat, _)| self.name(seat)).collect()
    }

    /// The number of moves made in the position shown.
    pub(crate) fn ply(&self) -> usize {
        self.past.unwrap_or(self.record.ply())
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.record.state == State::Over
    }

    /// The table that is shown: the real one, or the one that something is tried on.
    pub(crate) fn table(&self) -> &dyn Table {
        let real = self.record.table;
        self.trial.as_ref().map_or(real, |trial| trial.table.as_ref())
    }

    /// How the answer may go on.
    pub(crate) fn next(&self) -> Next {
        let Some((seat, _)) = self.asked else { return Next::default() };
        self.table().next(seat, &self.picked)
    }

    /// The paths to step back to, the shortest first, each with the word picked
    /// after it. Words that were entered for the player are no step.
    pub(crate) fn crumbs(&self) -> Vec<Crumb> {
        let Some((seat, _)) = self.asked else { return Vec::new() };
        let table = self.table();
        let said = table.drawn().crumbs(seat, &self.picked, self.words);
        let mut crumbs = Vec::new();
        let mut path = String::new();
        let picked = self.picked.split('/').filter(|word| !word.is_empty());
        for (word, text) in picked.zip(said) {
            let before = path.clone();
            path = joined(&path, word);
            let chosen = !begins(&advanced(table, seat, &before), &path);
            crumbs.push(Crumb { before, text, chosen });
        }
        crumbs
    }
}

/// A word of the path picked so far.
#[derive(Clone, Debug)]
pub(crate) struct Crumb {
    /// What stood before it.
    pub(crate) before: String,
    /// The word, for the player.
    pub(crate) text: String,
    /// Whether it was the player's choice.
    pub(crate) chosen: bool,
}

/// Whoever is to move next in a trial is asked, as they see the table.
fn on(
    screen: Screen,
    asked: Option<(Seat, i64)>,
    trial: Option<Trial>,
) -> (Screen, Option<(Seat, i64)>, Option<Trial>) {
    match (asked, trial.as_ref().and_then(Trial::next)) {
        (Some((_, question)), Some(next)) => {
            (Screen::Shown(Viewer::Player(next)), Some((next, question)), trial)
        }
        (asked, _) => (screen, asked, trial),
    }
}

/// Whom the present position asks of those at the screen, and the name of the question.
fn asked(record: &Record<'_>, screen: Screen) -> Option<(Seat, i64)> {
    match screen {
        Screen::Shown(Viewer::Player(seat)) => {
            record.own_question(seat).map(|question| (seat, question))
        }
        Screen::Shown(Viewer::Public) | Screen::Curtain(_) => None,
    }
}

/// Who may try out what else could have been done in the position of the past that is looked at:
/// whoever was asked there, unless somebody else at the same screen could see what was hidden from
/// them. Where nothing is hidden, any player may try it for them. The question is called by that
/// position.
pub(crate) fn wonders(record: &Record<'_>) -> Option<(Seat, i64)> {
    let shared = record.held.len() > 1 && record.terms.has_secrets() && !record.is_plan();
    let past = record.past.as_ref().filter(|_| record.terms.aids && !shared)?;
    let Turn::Decide(seats) = past.table.turn() else { return None };
    let own = record.held.iter().copied().find(|seat| seats.contains(*seat));
    let open = !record.terms.has_secrets() && !record.held.is_empty();
    let seat = own.or_else(|| seats.iter().next().filter(|_| open))?;
    Some((seat, i64::try_from(past.ply).ok()?))
}

/// Who may look. Between two people at one screen a curtain falls if something
/// is hidden at this moment, until the one who is asked says so.
fn screen(record: &Record<'_>, claimed: Option<Seat>) -> Screen {
    let held = record.held;
    let lent = claimed.filter(|seat| record.is_lent(*seat) && record.own_question(*seat).is_some());
    // One's own decisions come first.
    if let Some(seat) = lent.filter(|_| !held.iter().any(|own| record.own_question(*own).is_some()))
    {
        return Screen::Shown(Viewer::Player(seat));
    }
    let claimed = claimed.filter(|seat| held.contains(seat));
    let asked = |seat: &Seat| record.own_question(*seat).is_some();
    let mine = claimed.filter(asked).or_else(|| held.iter().copied().find(asked));
    let over = record.state == State::Over;
    let seen_by = |viewer: Viewer| record.table.view(viewer);
    let hides = || {
        let public = seen_by(Viewer::Public);
        held.iter().any(|&seat| seen_by(Viewer::Player(seat)) != public)
    };
    let shared =
        held.len() > 1 && record.terms.has_secrets() && !over && !record.is_plan() && hides();
    match (shared, mine) {
        (true, Some(seat)) if claimed != Some(seat) => Screen::Curtain(seat),
        (true, None) => Screen::Shown(claimed.map_or(Viewer::Public, Viewer::Player)),
        (true | false, Some(seat)) => Screen::Shown(Viewer::Player(seat)),
        (false, None) => {
            let seat = claimed.or(held.first().copied());
            Screen::Shown(seat.map_or(Viewer::Public, Viewer::Player))
        }
    }
}

/// Enters the words that leave no choice, as long as they do not finish the answer.
fn advanced(table: &dyn Table, seat: Seat, path: &str) -> String {
    let mut path = path.to_owned();
    loop {
        let next = table.next(seat, &path);
        let [only] = next.words.as_slice() else { return path };
        if next.whole || next.open || !next.numbers.is_empty() {
            return path;
        }
        let longer = joined(&path, only);
        let after = table.next(seat, &longer);
        if after.whole || (after.words.is_empty() && after.numbers.is_empty()) {
            return path;
        }
        path = longer;
    }
}

/// Whether an answer that begins with `path` can be completed.
fn continues(table: &dyn Table, seat: Seat, path: &str) -> bool {
    let next = table.next(seat, path);
    next.whole || next.open || !next.words.is_empty() || !next.numbers.is_empty()
}

fn begins(path: &str, prefix: &str) -> bool {
    path.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

fn joined(path: &str, word: &str) -> String {
    if path.is_empty() { word.to_owned() } else { format!("{path}/{word}") }
}
