//! My tables on the home page: where it is my turn first, the past last.

use art::{seat_shape, sheet};
use maud::{Markup, PreEscaped, html};
use tabletop::Seat;

use crate::accord::Accord;
use crate::agreed;
use crate::called::called;
use crate::glance::Glance;
use crate::preferences::Preferences;
use crate::record::State;
use crate::stands::Stands;
use crate::welcome::welcome;
use crate::when;

/// Where games stand on a shelf, with their covers.
const HOME: &str = "/";

/// Who comes home, and when.
#[derive(Clone, Debug)]
pub struct Home<'h> {
    /// What the visitor was called before; empty if they never said.
    pub name: &'h str,
    /// The time in milliseconds since 1970.
    pub now: i64,
    /// The visitor's tables, the latest first.
    pub tables: &'h [Listing],
    /// Changes whenever the list does.
    pub mark: &'h str,
    /// Whether there are tables at which anybody may sit down.
    pub lobby: bool,
    /// The tables at which the visitor is asked to sit down.
    pub asked: &'h [Asked],
    /// The seats of the visitor that others have taken.
    pub lost: &'h [Lost],
}

/// A seat of the visitor's that somebody else has taken, since their time was over.
#[derive(Clone, Debug)]
pub struct Lost {
    /// What the table is called in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What whoever has taken it is called.
    pub by: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A table at which the visitor is asked to sit down.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What the table is called in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What whoever asks is called.
    pub by: String,
    /// Whether they have played there before.
    pub is_rematch: bool,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

/// A table of the visitor's, in the list.
#[derive(Clone, Debug)]
pub struct Listing {
    /// What the table is called in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The names at the table, in order; empty where a seat is open.
    pub names: Vec<String>,
    /// How far the table has come.
    pub state: State,
    /// The seats that are asked, as bits.
    pub asked: u8,
    /// What waits there for the visitor.
    pub waits: Option<Waits>,
    /// Whether the visitor plans there alone.
    pub plans: bool,
    /// Whether the game cannot go on, since its box is not known here.
    pub rests: bool,
    /// Where each seat came in and with which score, once the game is over.
    pub results: Vec<(u8, i64)>,
    /// Where the visitor came in, if they played for one seat.
    pub place: Option<u8>,
    /// When something last happened there, in milliseconds since 1970.
    pub moved_at: i64,
    /// What it looks like inside, if somebody has looked.
    pub glance: Option<Glance>,
    /// How much time whoever is asked has left, if somebody has looked.
    pub left: Option<String>,
    /// By seat whether a bot plays for somebody, if somebody has looked.
    pub stands: Vec<Option<Stands>>,
    /// Whether bots wait there until somebody returns, if somebody has looked.
    pub is_deserted: bool,
    /// Which of several variants is played.
    pub variant: Option<String>,
    /// What was agreed about time and absence.
    pub accord: Accord,
}

/// What waits for the visitor at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Waits {
    /// They are asked to decide.
    Turn,
    /// The others ask for their answer.
    Answer,
}

impl Waits {
    /// The id of the words for it.
    const fn said(self) -> &'static str {
        match self {
            Waits::Turn => "state-mine",
            Waits::Answer => "state-called",
        }
    }
}

impl Listing {
    /// Whether the visitor is asked and can answer.
    pub const fn is_mine(&self) -> bool {
        self.waits.is_some() && !self.rests && matches!(self.state, State::Playing)
    }

    /// Whether nothing more happens there.
    pub const fn is_over(&self) -> bool {
        matches!(self.state, State::Over | State::Closed)
    }
}

/// At how many tables something waits for the visitor.
fn turns(tables: &[Listing]) -> usize {
    tables.iter().filter(|table| table.is_mine()).count()
}

/// Whether there is nothing of the visitor's own to be shown.
pub(crate) const fn is_new(home: &Home<'_>) -> bool {
    home.tables.is_empty() && home.asked.is_empty() && home.lost.is_empty()
}

/// What the tables that wait for the visitor wait for: a turn, or only answers.
fn waited(tables: &[Listing]) -> &'static str {
    let mut mine = tables.iter().filter(|table| table.is_mine());
    let turn = mine.any(|table| table.waits == Some(Waits::Turn));
    if turn { Waits::Turn.said() } else { Waits::Answer.said() }
}

/// What waits for the visitor: their turns, or else who asks them to sit down.
fn waits(preferences: &Preferences, home: &Home<'_>) -> String {
    let (turns, asked) = (turns(home.tables), home.asked.len());
    let (id, count) =
        if turns == 0 && asked > 0 { ("asked-now", asked) } else { ("turns-now", turns) };
    preferences.words().with(id, &[("count", count.into())])
}

/// What the page is called: it says so if a table waits for the visitor.
pub(crate) fn page_title(preferences: &Preferences, home: &Home<'_>) -> String {
    let called = calls(preferences, home.tables, !home.asked.is_empty());
    called.unwrap_or_else(|| format!("Ingenio – {}", preferences.words().text("welcome")))
}

/// What any page is called while something waits for the visitor at one of these tables, or they
/// are asked to sit down.
pub fn calls(preferences: &Preferences, tables: &[Listing], is_asked: bool) -> Option<String> {
    let words = preferences.words();
    match (turns(tables), is_asked) {
        (1.., _) => Some(format!("● {} – Ingenio", words.text(waited(tables)))),
        (0, true) => Some(format!("{} – Ingenio", words.text("title-asked"))),
        (0, false) => None,
    }
}

/// The visitor's tables. A script asks for this part again and puts it in its own place.
pub fn mine(preferences: &Preferences, home: &Home<'_>) -> Markup {
    let words = preferences.words();
    let of = |kind: fn(&Listing) -> bool| home.tables.iter().filter(move |table| kind(table));
    let turns = turns(home.tables);
    let running: Vec<&Listing> = sorted(of(|table| !table.is_mine() && !table.is_over()));
    let over: Vec<&Listing> = of(Listing::is_over).collect();
    let list = |tables: &[&Listing]| {
        html! { ul.rows { @for table in tables { (row(preferences, home.now, table)) } } }
    };
    html! {
        // Whoever is asked to sit down is called as well.
        div data-mine data-title=(page_title(preferences, home)) data-turns=(turns + home.asked.len())
            data-mark=(home.mark) data-said=(waits(preferences, home)) data-lost=(words.text("tables-lost")) {
            (sheet(&[]))
            @if is_new(home) { (welcome(preferences)) } @else { section.welcome.slim {
                div {
                    h1 {
                        @if home.name.is_empty() { (words.text("welcome-back-nobody")) }
                        @else { (words.with("welcome-back", &[("name", home.name.into())])) }
                    }
                    p { (waits(preferences, home)) }
                }
            } }
            (asked(preferences, home))
            (lost(preferences, home.now, home.lost, HOME))
            @if turns > 0 {
                section {
                    h2 { (words.text(waited(home.tables))) " " span.badge aria-hidden="true" { (turns) } }
                    ul.mine {
                        @for table in of(Listing::is_mine) { (card(preferences, home.now, table)) }
                    }
                }
            }
            @if !running.is_empty() { section { h2 { (words.text("my-tables")) } (list(&running)) } }
            @if !over.is_empty() {
                section {
                    h2 { (words.text("finished")) }
                    (list(&over))
                }
            }
            @if !home.tables.is_empty() {
                p.to-lobby { a href="/me/tables" { (words.text("tables-all")) } }
            }
        }
    }
}

/// Running games, then those that wait for players, then those that rest.
fn sorted<'l>(tables: impl Iterator<Item = &'l Listing>) -> Vec<&'l Listing> {
    let mut sorted: Vec<&Listing> = tables.collect();
    // The sort is stable: within each kind the latest stays first.
    sorted.sort_by_key(|table| match table.state {
        State::Playing | State::Waiting if table.rests => 2,
        State::Playing => 0,
        State::Waiting => 1,
        State::Over | State::Closed => 3,
    });
    sorted
}

/// The tables at which the visitor is asked to sit down: one click, or another to decline.
fn asked(preferences: &Preferences, home: &Home<'_>) -> Markup {
    let words = preferences.words();
    html! {
        @if !home.asked.is_empty() {
            section {
                h2 { (words.text("asked-head")) " " span.badge aria-hidden="true" { (home.asked.len()) } }
                ul.rows.asked-to {
                    @for table in home.asked {
                        @let game = name_of(&table.game);
                        @let said = if table.is_rematch { "asked-again" } else { "asked-by" };
                        @let by = called(words, &table.by);
                        li {
                            a href={ "/tables/" (table.id) } {
                                div.picture { (cover(&table.game)) }
                                strong.name { (game) }
                                span.state { (words.with(said, &[("name", by.into())])) }
                                span.quiet { (when::ago(words, home.now, table.at)) }
                            }
                            form method="post" action={ "/tables/" (table.id) "/accept" } {
                                button.main { (words.text("sit-down")) span.aloud { ": " (game) } }
                            }
                            form method="post" action={ "/tables/" (table.id) "/decline" } {
                                button { (words.text("asked-decline")) span.aloud { ": " (game) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The seats of the visitor that others have taken, until they have read it.
pub(crate) fn lost(preferences: &Preferences, now: i64, all: &[Lost], back: &str) -> Markup {
    let words = preferences.words();
    // Where there is no shelf the covers are drawn here.
    let picture = |table: &Lost| if back == HOME { cover(&table.game) } else { drawn(&table.game) };
    html! {
        @if !all.is_empty() {
            section {
                h2 { (words.text("lost-head")) }
                ul.rows.asked-to {
                    @for table in all {
                        @let game = name_of(&table.game);
                        @let by = called(words, &table.by);
                        li {
                            a href={ "/tables/" (table.id) } {
                                div.picture { (picture(table)) }
                                strong.name { (game) }
                                span.state { (words.with("lost-to", &[("name", by.into())])) }
                                span.quiet { (when::ago(words, now, table.at)) }
                            }
                            (letting_go(preferences, &table.id, back))
                        }
                    }
                }
            }
        }
    }
}

/// The visitor has read that somebody else has taken their seat, and goes on where they were.
pub(crate) fn letting_go(preferences: &Preferences, table: &str, back: &str) -> Markup {
    html! {
        form method="post" action={ "/tables/" (table) "/let-go" } {
            input type="hidden" name="back" value=(back);
            button { (preferences.words().text("lost-known")) }
        }
    }
}

/// A table where it is the visitor's turn.
fn card(preferences: &Preferences, now: i64, table: &Listing) -> Markup {
    let words = preferences.words();
    html! {
        li {
            a.box href={ "/tables/" (table.id) } {
                div.picture { (thumbnail(table)) }
                div.told {
                    strong.name { (game(table)) }
                    (how(preferences, table))
                    (round(table))
                    span.state {
                        @match &table.glance {
                            Some(glance) => (glance.said),
                            None => (state(preferences, table)),
                        }
                    }
                    @if let Some(left) = &table.left { small.quiet { (left) } }
                    (names(preferences, table))
                    span.foot {
                        span.quiet { (when::ago(words, now, table.moved_at)) }
                        span.button.main { (words.text("go-play")) }
                    }
                }
            }
        }
    }
}

/// Any other table.
fn row(preferences: &Preferences, now: i64, table: &Listing) -> Markup {
    html! { li { (line(preferences, now, table, &thumbnail(table))) } }
}

/// A table in one line, with a picture of it.
pub(crate) fn line(
    preferences: &Preferences,
    now: i64,
    table: &Listing,
    picture: &Markup,
) -> Markup {
    html! {
        a href={ "/tables/" (table.id) } {
            div.picture { (picture) }
            strong.name { (game(table)) (how(preferences, table)) (round(table)) }
            (names(preferences, table))
            span.state {
                (state(preferences, table))
                @if let Some(left) = &table.left { " · " (left) }
            }
            span.quiet { (when::ago(preferences.words(), now, table.moved_at)) }
        }
    }
}

/// The cover, drawn by the box on the shelf.
fn thumbnail(table: &Listing) -> Markup {
    cover(&table.game)
}

fn cover(game: &str) -> Markup {
    html! {
        svg.cover viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            use href={ "#cover-" (game) } {}
        }
    }
}

/// The cover itself.
fn drawn(game: &str) -> Markup {
    html! { @if let Ok(title) = catalog::find(game) { (PreEscaped(title.cover().picture)) } }
}

fn game(table: &Listing) -> &str {
    name_of(&table.game)
}

/// What a game is called.
pub(crate) fn name_of(game: &str) -> &str {
    catalog::find(game).map_or(game, |title| title.profile().name)
}

/// Which variant is played, and how fast: so tables of the same people are told apart.
fn how(preferences: &Preferences, table: &Listing) -> Markup {
    let title = catalog::find(&table.game).ok();
    let own = title.map(|title| title.words(preferences.language));
    let variant = own.zip(table.variant.as_ref()).map(|(own, name)| agreed::variant(own, name));
    let pace = table.accord.pace_told(preferences.words());
    let told: Vec<String> = variant.into_iter().chain(pace).collect();
    html! { @if !told.is_empty() { small.round { (told.join(" · ")) } } }
}

/// How far it has come.
fn round(table: &Listing) -> Markup {
    let round = table.glance.as_ref().and_then(|glance| glance.round.as_ref());
    html! { @if let Some(round) = round { small.round { (round) } } }
}

fn names(preferences: &Preferences, table: &Listing) -> Markup {
    let vacant = preferences.words().text("open-seat");
    html! {
        span.names {
            @for (seat, name) in (0..).map(Seat::new).zip(&table.names) {
                span.free[name.is_empty()] {
                    (seat_shape(seat)) @if name.is_empty() { (vacant) } @else { (called(preferences.words(), name)) }
                    @if let Some(stands) = table.stands.get(seat.index()).copied().flatten() {
                        (stands.sign(preferences.words(), name))
                    }
                }
                " "
            }
        }
    }
}

fn state(preferences: &Preferences, table: &Listing) -> String {
    let words = preferences.words();
    if let Some(Glance { said, place, .. }) = table
        .glance
        .as_ref()
        .filter(|_| !(table.rests || (table.plans && table.state == State::Playing)))
    {
        return place.as_ref().map_or_else(|| said.clone(), |place| format!("{said} · {place}"));
    }
    if let Some(waits) = table.waits.filter(|_| table.is_mine()) {
        return words.text(waits.said());
    }
    let state = match table.state {
        State::Playing | State::Waiting if table.rests => "state-resting",
        State::Playing if table.plans => "state-planning",
        State::Playing if table.is_deserted => "state-deserted",
        State::Playing if table.asked != 0 => {
            let asked = (0..).zip(&table.names).filter(|(seat, _)| table.asked >> seat & 1 == 1);
            let names: Vec<_> = asked.map(|(_, name)| called(words, name)).collect();
            return words.with("state-for", &[("names", names.join(", ").into())]);
        }
        State::Playing => "state-others",
        State::Over if !table.results.is_empty() => return ended(preferences, table),
        State::Waiting => "state-waiting",
        State::Over => "state-over",
        State::Closed => "state-closed",
    };
    words.text(state)
}

/// Who has won, and where the visitor came in.
fn ended(preferences: &Preferences, table: &Listing) -> String {
    let words = preferences.words();
    let first = table.results.iter().zip(&table.names).filter(|((place, _), _)| *place == 1);
    let names: Vec<_> = first.map(|(_, name)| called(words, name)).collect();
    let won = words.with("over-won", &[("names", names.join(", ").into())]);
    match table.place {
        Some(1) if names.len() == 1 => words.text("my-win"),
        Some(place) => {
            let args = [("place", place.into()), ("of", table.results.len().into())];
            format!("{won} · {}", words.with("my-place", &args))
        }
        None => won,
    }
}
