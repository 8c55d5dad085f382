//! The page for the host: how the server is, which tables are open, what everybody is told.

use locale::Words;
use maud::{Markup, html};

use crate::called::called;
use crate::frame::frame;
use crate::preferences::Preferences;
use crate::when;

/// How the server is.
#[derive(Clone, Debug)]
pub struct Health {
    /// The program's version.
    pub version: &'static str,
    /// What kind of database holds the tables.
    pub store: &'static str,
    /// Whether it takes writes.
    pub is_ready: bool,
    /// How large it is.
    pub bytes: Option<i64>,
    /// How many nodes share it.
    pub nodes: Option<i64>,
    /// When this one was started, in milliseconds since 1970.
    pub started: i64,
    /// How many tables are open.
    pub open: Option<i64>,
}

/// A table that is open.
#[derive(Clone, Debug)]
pub struct OpenTable {
    /// What it is called in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The names at the table; empty where a seat is open.
    pub names: Vec<String>,
    /// How many moves the game has.
    pub moves: i64,
    /// When something last happened there, in milliseconds since 1970.
    pub moved_at: i64,
}

/// What people think the host should read, and who may say nothing.
#[derive(Clone, Debug)]
pub struct Complaints {
    /// The messages, the latest complaint first, and after them those that were hidden.
    pub reports: Vec<Report>,
    /// Who may say nothing, by number and name.
    pub silenced: Vec<(i64, String)>,
}

/// A message that people think the host should read, or that was hidden for that.
#[derive(Clone, Debug)]
pub struct Report {
    /// The table.
    pub table: String,
    /// The message.
    pub number: i64,
    /// Who said it, by number.
    pub guest: i64,
    /// And by name.
    pub name: String,
    /// What they said.
    pub said: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How many think so.
    pub count: i64,
    /// Whether the host has hidden it.
    pub is_hidden: bool,
    /// Whether they may say nothing already.
    pub is_silenced: bool,
}

fn files() -> [String; 1] {
    ["admin.css".to_owned()]
}

/// The form by which the host signs in; `wrong` if that has just failed.
pub fn sign_in(preferences: &Preferences, wrong: bool) -> Markup {
    let words = preferences.words();
    let title = words.text("admin-title");
    let page = html! {
        main #main.card.narrow.admin {
            h1 { (title) }
            @if wrong { p.sentence role="alert" { (words.text("admin-wrong")) } }
            form method="post" action="/admin" {
                label for="password" { (words.text("admin-password")) }
                input #password type="password" name="password" required
                    autocomplete="current-password" autofocus;
                button.main { (words.text("admin-enter")) }
            }
        }
    };
    frame(preferences, &title, &files(), page)
}

/// The page itself.
pub fn admin(
    preferences: &Preferences,
    health: &Health,
    (tables, complaints): (&[OpenTable], &Complaints),
    now: i64,
) -> Markup {
    let words = preferences.words();
    let title = words.text("admin-title");
    let page = html! {
        main #main.card.values.admin {
            h1 { (title) }
            section {
                h2 { (words.text("admin-health")) }
                (told(preferences, health, now))
            }
            section {
                h2 { (words.text("admin-message")) }
                p.quiet { (words.text("admin-message-about")) }
                form method="post" action="/admin/message" {
                    label for="said" { (words.text("admin-message-text")) }
                    textarea #said name="said" rows="2" maxlength="500" {
                        (preferences.notice.as_deref().unwrap_or_default())
                    }
                    button.main { (words.text("admin-say")) }
                }
                @if preferences.notice.is_some() {
                    form method="post" action="/admin/message" {
                        button { (words.text("admin-take-back")) }
                    }
                }
            }
            (reports(preferences, complaints, now))
            section {
                @let open = health.open.unwrap_or_default();
                h2 { (words.with("admin-open", &[("count", open.into())])) }
                ul.open.tables { @for table in tables { (row(preferences, table, now)) } }
            }
            form method="post" action="/admin/leave" { button { (words.text("admin-leave")) } }
        }
    };
    frame(preferences, &title, &files(), page)
}

fn told(preferences: &Preferences, health: &Health, now: i64) -> Markup {
    let words = preferences.words();
    let ready = if health.is_ready { "admin-ready" } else { "admin-not-ready" };
    html! {
        dl {
            div { dt { (words.text("admin-version")) } dd { (health.version) } }
            div {
                dt { (words.text("admin-store")) }
                dd {
                    (health.store) ": "
                    strong.danger[!health.is_ready] { (words.text(ready)) }
                }
            }
            @if let Some(bytes) = health.bytes {
                div { dt { (words.text("admin-size")) } dd { (size(bytes)) } }
            }
            div { dt { (words.text("admin-started")) } dd { (when::ago(words, now, health.started)) } }
            @if let Some(nodes) = health.nodes {
                div { dt { (words.text("admin-nodes")) } dd { (nodes) } }
            }
        }
    }
}

/// What was reported, and what may be done about it.
fn reports(preferences: &Preferences, complaints: &Complaints, now: i64) -> Markup {
    let words = preferences.words();
    let (hidden, open): (Vec<_>, Vec<_>) =
        complaints.reports.iter().partition(|report| report.is_hidden);
    html! {
        section {
            h2 { (words.with("admin-reports", &[("count", open.len().into())])) }
            ul.open { @for report in open { (reported(words, report, now)) } }
            @if !hidden.is_empty() {
                h3 { (words.text("admin-hidden")) }
                ul.open { @for report in hidden { (reported(words, report, now)) } }
            }
            @for (guest, name) in &complaints.silenced {
                form method="post" action=(voice(*guest)) {
                    span { (words.with("admin-silenced", &[("name", called(words, name).into())])) } " "
                    button.plain name="do" value="let" { (words.text("admin-let")) }
                }
            }
        }
    }
}

/// Where it is said whether somebody may talk.
fn voice(guest: i64) -> String {
    format!("/admin/voices/{guest}")
}

/// A message, and what may be done about it and about whoever said it.
fn reported(words: &Words, report: &Report, now: i64) -> Markup {
    let deeds: &[_] = if report.is_hidden {
        &[("keep", "admin-show")]
    } else {
        &[("hide", "admin-hide"), ("keep", "admin-keep")]
    };
    html! {
        li {
            strong { (called(words, &report.name)) }
            span dir="auto" { (report.said) }
            span.quiet {
                (words.with("admin-reported", &[("count", report.count.into())])) " · "
                (when::ago(words, now, report.at)) " · "
                a href={ "/tables/" (report.table) "/talk" } { (words.text("talk-title")) }
            }
            form.deeds method="post" action={ "/admin/reports/" (report.table) "/" (report.number) } {
                @for (deed, id) in deeds { button name="do" value=(deed) { (words.text(id)) } " " }
            }
            @if !report.is_silenced {
                form.deeds method="post" action=(voice(report.guest)) {
                    button.danger name="do" value="silence" { (words.text("admin-silence")) }
                }
            }
        }
    }
}

/// A table with the way to close it, behind a second click.
fn row(preferences: &Preferences, table: &OpenTable, now: i64) -> Markup {
    let words = preferences.words();
    let game = catalog::find(&table.game).map_or(&*table.game, |title| title.profile().name);
    let vacant = words.text("open-seat");
    let names = table.names.iter().map(|name| if name.is_empty() { &vacant } else { name });
    let names: Vec<_> = names.map(|name| called(words, name)).collect();
    html! {
        li {
            a href={ "/tables/" (table.id) } { strong { (game) } }
            span { (names.join(", ")) }
            span.quiet {
                (words.with("admin-moves", &[("count", table.moves.into())])) " · "
                (when::ago(words, now, table.moved_at))
            }
            details {
                summary { (words.text("admin-close")) span.aloud { ": " (names.join(", ")) } }
                p { (words.text("admin-close-about")) }
                form method="post" action={ "/admin/tables/" (table.id) "/close" } {
                    button.danger { (words.text("close-table")) }
                }
            }
        }
    }
}

/// Bytes in a unit that people read.
fn size(bytes: i64) -> String {
    let tenths = bytes.max(0) * 10 / (1 << 20);
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_told_in_units_that_people_read() {
        assert_eq!(
            [0, 1 << 20, 1_700_000, -5].map(size),
            ["0.0 MiB", "1.0 MiB", "1.6 MiB", "0.0 MiB"]
        );
    }
}
