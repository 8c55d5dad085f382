//! All tables of a visitor, some at a time: which, with a picture of the board each, and those
//! that were put away.

use art::sheet;
use maud::{Markup, html};

use crate::frame::frame;
use crate::mine::{Listing, Lost, line, lost, name_of};
use crate::preferences::Preferences;
use crate::shelf::shelf;

/// Part of the visitor's tables.
#[derive(Clone, Debug)]
pub struct Tables<'t> {
    /// Which are shown: one of `kinds`.
    pub shown: &'static str,
    /// What may be shown, by the words for it.
    pub kinds: &'t [&'static str],
    /// Of which game; of any, if none is named.
    pub game: Option<&'t str>,
    /// The seats of the visitor that others have taken.
    pub lost: &'t [Lost],
    /// The tables, the latest first.
    pub tables: &'t [Listing],
    /// After which there are more, as an address says it.
    pub more: Option<String>,
    /// Whether this is not the first part.
    pub is_later: bool,
    /// The time in milliseconds since 1970.
    pub now: i64,
}

/// Where those tables are shown.
fn address(shown: &str, game: Option<&str>) -> String {
    match game {
        Some(game) => format!("/me/tables?show={shown}&game={game}"),
        None => format!("/me/tables?show={shown}"),
    }
}

/// The page.
pub fn tables(preferences: &Preferences, tables: &Tables<'_>) -> Markup {
    let words = preferences.words();
    let title = words.text("my-tables");
    let files = ["home.css", "tables.css"].map(str::to_owned);
    let page = html! {
        main #main.home.tables {
            (sheet(&[]))
            (lost(preferences, tables.now, tables.lost, "/me/tables"))
            section {
                h1 { (title) }
                (ways(preferences, tables))
                @if tables.tables.is_empty() { p { (words.text("tables-none")) } }
                ul.rows {
                    @for table in tables.tables {
                        li {
                            (line(preferences, tables.now, table, &picture(table)))
                            (away(preferences, tables, table))
                        }
                    }
                }
                p.leaf {
                    @if tables.is_later {
                        a.button href=(address(tables.shown, tables.game)) { (words.text("tables-first")) } " "
                    }
                    @if let Some(more) = &tables.more {
                        a.button href={ (address(tables.shown, tables.game)) "&after=" (more) } {
                            (words.text("lobby-older"))
                        }
                    }
                }
            }
        }
    };
    frame(preferences, &title, &files, page)
}

/// What may be shown instead.
fn ways(preferences: &Preferences, tables: &Tables<'_>) -> Markup {
    let words = preferences.words();
    let here = |is: bool| is.then_some("page");
    html! {
        nav.showing aria-label=(words.text("tables-show")) {
            @for kind in tables.kinds {
                a href=(address(kind, tables.game)) aria-current=[here(*kind == tables.shown)] {
                    (words.text(&format!("tables-{kind}")))
                }
            }
        }
        nav.showing aria-label=(words.text("games")) {
            a href=(address(tables.shown, None)) aria-current=[here(tables.game.is_none())] {
                (words.text("tables-any-game"))
            }
            @for title in shelf() {
                @let id = title.profile().id;
                a href=(address(tables.shown, Some(id))) aria-current=[here(tables.game == Some(id))] {
                    (title.profile().name)
                }
            }
        }
    }
}

/// The board as everybody may see it; drawn when it comes into sight, and kept until somebody
/// moves.
fn picture(table: &Listing) -> Markup {
    let board = format!("/tables/{}/board.svg?at={}", table.id, table.moved_at);
    html! {
        @if !table.rests { img src=(board) alt="" loading="lazy" width="176" height="110"; }
    }
}

/// Puts a table away, or takes it back.
fn away(preferences: &Preferences, tables: &Tables<'_>, table: &Listing) -> Markup {
    let words = preferences.words();
    let is_away = tables.shown == "archived";
    let (value, said) =
        if is_away { ("no", "tables-take-back") } else { ("yes", "tables-put-away") };
    html! {
        form method="post" action={ "/tables/" (table.id) "/archive" } {
            input type="hidden" name="back" value=(address(tables.shown, tables.game));
            button.plain name="away" value=(value) {
                (words.text(said)) span.aloud { ": " (name_of(&table.game)) }
            }
        }
    }
}
