//! The home page: my tables, and the games on the shelf.

use catalog::GAMES;
use maud::{Markup, html};
use title::Title;

use crate::frame::frame;
use crate::preferences::Preferences;
use crate::record::State;

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
    /// Whether the visitor is asked.
    pub is_my_turn: bool,
    /// Whether the game cannot go on, since its box is not known here.
    pub rests: bool,
}

/// The home page.
pub fn home(preferences: &Preferences, tables: &[Listing]) -> Markup {
    let words = preferences.words();
    frame(
        preferences,
        "Ingenio",
        &[],
        html! {
            main #main.home {
                section.welcome {
                    div {
                        h1 { (words.text("welcome")) }
                        p { (words.text("welcome-text")) }
                    }
                }
                @if !tables.is_empty() {
                    section {
                        h2 { (words.text("my-tables")) }
                        ul.tables { @for table in sorted(tables) { (line(preferences, table)) } }
                    }
                }
                section {
                    h2 { (words.text("games")) }
                    div.shelf { @for &title in GAMES { (game(preferences, title)) } }
                }
            }
        },
    )
}

/// My turn first, then running games, then those that wait for players, then those that
/// rest, then the past.
fn sorted(tables: &[Listing]) -> Vec<&Listing> {
    let mut sorted: Vec<&Listing> = tables.iter().collect();
    // The sort is stable: within each kind the latest stays first.
    sorted.sort_by_key(|table| match table.state {
        State::Playing | State::Waiting if table.rests => 3,
        State::Playing if table.is_my_turn => 0,
        State::Playing => 1,
        State::Waiting => 2,
        State::Over | State::Closed => 4,
    });
    sorted
}

fn line(preferences: &Preferences, table: &Listing) -> Markup {
    let words = preferences.words();
    let vacant = words.text("open-seat");
    let names = table.names.iter().map(|name| if name.is_empty() { &vacant } else { name });
    let names: Vec<&str> = names.map(String::as_str).collect();
    let game = catalog::find(&table.game).map_or(table.game.as_str(), |title| title.profile().name);
    let mine = table.is_my_turn && !table.rests;
    let state = match table.state {
        State::Playing | State::Waiting if table.rests => "state-resting",
        State::Playing if mine => "state-mine",
        State::Playing => "state-others",
        State::Waiting => "state-waiting",
        State::Over | State::Closed => "state-over",
    };
    html! {
        li.mine[mine] {
            a href={ "/tables/" (table.id) } {
                strong { (game) }
                span.names { (names.join(", ")) }
                span.state { (words.text(state)) }
            }
        }
    }
}

fn game(preferences: &Preferences, title: &dyn Title) -> Markup {
    let words = title.words(preferences.language);
    let profile = title.profile();
    let (least, most) = (profile.players().min(), profile.players().max());
    let counts = [("least", least.unwrap_or(0).into()), ("most", most.unwrap_or(0).into())];
    let bot = title.bots().last().copied().unwrap_or_default();
    let bots = most.unwrap_or(2).saturating_sub(1).min(2).max(least.unwrap_or(2) - 1);
    html! {
        article.card.game {
            h3 { (profile.name) }
            p.quiet { (words.with("player-counts", &counts)) }
            div.actions {
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(profile.id);
                    input type="hidden" name="seat-0" value="me";
                    @for seat in 1..=bots {
                        input type="hidden" name={ "seat-" (seat) } value={ "bot:" (bot) };
                    }
                    button.main { (words.with("quick-start", &[("bots", bots.into())])) }
                }
                a.button href={ "/new/" (profile.id) } { (words.text("set-up-table")) }
                @if title.lesson().is_some() {
                    a.button href={ "/learn/" (profile.id) } { (words.text("lesson-link")) }
                }
            }
        }
    }
}
