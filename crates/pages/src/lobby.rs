//! The lobby: tables with a free seat that anybody may take.

use art::{seat_shape, sheet};
use locale::Words;
use maud::{Markup, PreEscaped, html};
use tabletop::Seat;
use title::Title;

use crate::about::going_back_briefly;
use crate::accord::Accord;
use crate::agreed;
use crate::called::linked;
use crate::frame::frame;
use crate::person::Standing;
use crate::preferences::Preferences;
use crate::shelf::shelf;
use crate::when;

/// A page of the list.
#[derive(Clone, Debug)]
pub struct Lobby<'l> {
    /// Its number, from 0.
    pub page: usize,
    /// Whether there is another.
    pub more: bool,
    /// The time in milliseconds since 1970.
    pub now: i64,
    /// Changes whenever the list does.
    pub mark: &'l str,
    /// What the visitor was called before; empty if they never said.
    pub name: &'l str,
    /// The tables, the latest first.
    pub tables: &'l [Offered],
}

/// A table with a free seat.
#[derive(Clone)]
pub struct Offered {
    /// What the table is called in addresses.
    pub id: String,
    /// The game.
    pub title: &'static dyn Title,
    /// The variant.
    pub variant: String,
    /// Whether decisions stand once anything has followed.
    pub strict: bool,
    /// What was agreed about time and absence.
    pub accord: Accord,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// Whether the game runs already: a seat is free whose person did not come.
    pub running: bool,
    /// When it was set up, or that seat became free, in milliseconds since 1970.
    pub since: i64,
    /// Whether the visitor sits there.
    pub mine: bool,
}

impl std::fmt::Debug for Offered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Offered({})", self.id)
    }
}

/// Somebody about whom there is a page, and how well they play this game among people.
pub type Known = Option<Standing>;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Somebody of this name, and how well they play, if there is a page about them.
    Person(String, Option<Known>),
    /// A bot of this level.
    Bot(String),
    /// Nobody yet.
    Free,
}

impl Chair {
    /// The name of somebody who has no account.
    const fn guest(&self) -> Option<&str> {
        match self {
            Chair::Person(name, None) => Some(name.as_str()),
            Chair::Person(_, Some(_)) | Chair::Bot(_) | Chair::Free => None,
        }
    }
}

/// The page.
pub fn lobby(preferences: &Preferences, lobby: &Lobby<'_>) -> Markup {
    let words = preferences.words();
    let title = words.text("lobby-title");
    let files = ["home.css", "lobby.css", "home.js"].map(str::to_owned);
    let page = html! {
        main #main.home.lobby {
            p.aloud role="status" {}
            section {
                h1 { (title) }
                p { (words.text("lobby-about")) }
                (waiting(preferences, lobby))
            }
        }
    };
    frame(preferences, &title, &files, page)
}

/// The tables. A script asks for this part again and puts it in its own place.
pub fn waiting(preferences: &Preferences, lobby: &Lobby<'_>) -> Markup {
    let words = preferences.words();
    html! {
        div data-mine data-from={ "/lobby/now?page=" (lobby.page) } data-mark=(lobby.mark)
            data-lost=(words.text("tables-lost")) {
            (sheet(&[]))
            @if lobby.tables.is_empty() {
                p.sentence { (words.text("lobby-none")) }
                p.leaf {
                    @for title in shelf() {
                        @let profile = title.profile();
                        a.button href={ "/new/" (profile.id) } { (profile.name) } " "
                    }
                }
            }
            @else {
                ul.mine { @for table in lobby.tables { (card(preferences, lobby, table)) } }
            }
            p.leaf {
                @if lobby.page > 0 {
                    a.button href={ "/lobby?page=" (lobby.page - 1) } { (words.text("lobby-newer")) } " "
                }
                @if lobby.more {
                    a.button href={ "/lobby?page=" (lobby.page + 1) } { (words.text("lobby-older")) }
                }
            }
        }
    }
}

fn card(preferences: &Preferences, lobby: &Lobby<'_>, table: &Offered) -> Markup {
    let words = preferences.words();
    let own = table.title.words(preferences.language);
    let free = table.seats.iter().filter(|seat| **seat == Chair::Free).count();
    let game = table.title.profile().name;
    html! {
        li {
            article.box {
                div.picture { (PreEscaped(table.title.cover().picture)) }
                div.told {
                    h2.name { (game) }
                    small.round { (agreed::variant(own, &table.variant)) }
                    small.round { (table.accord.pace_told(words).unwrap_or_else(|| words.text("pace-none"))) }
                    span.state { (words.with("lobby-free", &[("count", free.into())])) }
                    @if table.running { p.quiet { (words.with("lobby-running", &[("count", free.into())])) } }
                    (seats(preferences, own, table))
                    small.quiet { (briefly(preferences, table)) }
                    span.foot {
                        span.quiet { (when::ago(words, lobby.now, table.since)) }
                        @if table.mine {
                            a.button href={ "/tables/" (table.id) } { (words.text("lobby-mine")) }
                        } @else {
                            (sitting(preferences, &table.id, game, lobby.name))
                        }
                    }
                }
            }
        }
    }
}

/// What else is agreed that matters among strangers.
fn briefly(preferences: &Preferences, table: &Offered) -> String {
    let words = preferences.words();
    let guests: Vec<&str> = table.seats.iter().filter_map(Chair::guest).collect();
    let mut agreed = vec![table.accord.rated_told(words, &guests)];
    if table.accord.rated && guests.is_empty() && preferences.signed_in.is_none() {
        agreed.push(words.text("rated-guest"));
    }
    agreed.extend(table.accord.then_briefly(words));
    agreed.push(going_back_briefly(words, table.strict, &table.accord));
    agreed.join(" · ")
}

/// The way to a free seat; whoever has never said what they are called is asked.
pub(crate) fn sitting(preferences: &Preferences, table: &str, game: &str, name: &str) -> Markup {
    let words = preferences.words();
    let name = preferences.signed_in.as_deref().filter(|_| name.is_empty()).unwrap_or(name);
    let label = words.text("your-name");
    html! {
        form.sitting method="post" action={ "/lobby/" (table) } {
            @if name.is_empty() {
                input name="name" maxlength="24" required autocomplete="nickname" placeholder=(label) aria-label=(label);
            } @else {
                input type="hidden" name="name" value=(name);
            }
            " " button.main { (words.text("sit-down")) span.aloud { ": " (game) } }
        }
    }
}

fn seats(preferences: &Preferences, own: &Words, table: &Offered) -> Markup {
    html! {
        span.names {
            @for (seat, sitting) in (0..).map(Seat::new).zip(&table.seats) {
                span.free[*sitting == Chair::Free] {
                    (seat_shape(seat))
                    @match sitting {
                        Chair::Person(name, known) => {
                            (linked(preferences.words(), name, known.is_some()))
                            @if let Some(standing) = known.flatten() {
                                small title=(standing.told(preferences.words())) { " " (standing.brief()) }
                            }
                        }
                        Chair::Bot(level) => (agreed::bot(own, level)),
                        Chair::Free => (own.text("open-seat")),
                    }
                }
                " "
            }
        }
    }
}
