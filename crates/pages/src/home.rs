//! The home page: what this is, my tables, and the games on the shelf.

use art::HEAVIEST;
use locale::Words;
use maud::{Markup, PreEscaped, html};
use title::Title;

use crate::frame::frame;
use crate::mine::{Home, is_new, mine, page_title};
use crate::preferences::Preferences;
use crate::shelf::shelf;
use crate::tool;
use crate::welcome::{quick_start, welcome};

/// The home page.
pub fn home(preferences: &Preferences, home: &Home<'_>) -> Markup {
    let words = preferences.words();
    let titles = shelf();
    let is_new = is_new(home);
    let files = ["home.css", "home.js"].map(str::to_owned);
    frame(
        preferences,
        &page_title(preferences, home),
        &files,
        html! {
            main #main.home {
                // Only whoever has an account may be asked to a table while they look.
                @if is_new && preferences.signed_in.is_none() {
                    (welcome(preferences))
                } @else {
                    p.aloud role="status" {}
                    (mine(preferences, home))
                }
                @if home.lobby {
                    p.to-lobby { a href="/lobby" { (words.text("lobby-title")) } " " (words.text("lobby-about")) }
                }
                section {
                    h2 { (words.text("games")) " " small { (words.text("games-text")) } }
                    div.shelf { @for &title in &titles { (game(preferences, title)) } }
                }
                @if is_new { (why(words)) }
                p.fan-made {
                    (words.text("fan-made")) " " a href="/upload" { (words.text("upload-link")) }
                    " · " a href="/api" { (words.text("programs")) }
                }
            }
        },
    )
}

/// A box on the shelf.
fn game(preferences: &Preferences, title: &dyn Title) -> Markup {
    let words = title.words(preferences.language);
    let profile = title.profile();
    let of = || html! { span.aloud { ": " (profile.name) } };
    html! {
        article.box {
            div.picture { (PreEscaped(title.cover().picture)) }
            div.told {
                h3 { (profile.name) }
                (takes(words, title))
                // Every game has one; a new one may still be without.
                @if words.has("invitation") { p { (words.text("invitation")) } }
                div.actions {
                    (quick_start(title, words, &words.text("quick-start-short")))
                    a.button href={ "/new/" (profile.id) } title=(words.text("set-up-table")) {
                        (words.text("set-up-short")) (of())
                    }
                    @if title.lesson().is_some() {
                        a.button href={ "/learn/" (profile.id) } title=(words.text("lesson-link")) {
                            (words.text("learn-short")) (of())
                        }
                    } @else {
                        a.button href={ "/new/" (profile.id) "#rules" } title=(words.text("rules")) {
                            (words.text("rules-short")) (of())
                        }
                    }
                    @if let Some(link) = tool::link(title, "button", preferences) { (link) }
                }
            }
        }
    }
}

/// What a game asks for: players, time, and how much there is to weigh.
fn takes(words: &Words, title: &dyn Title) -> Markup {
    let counts = || title.profile().players();
    let (least, most) = (counts().min().unwrap_or(0), counts().max().unwrap_or(0));
    let players = words.with("player-counts", &[("least", least.into()), ("most", most.into())]);
    let cover = title.cover();
    html! {
        ul.takes {
            li { (icon(PLAYERS)) (players) }
            li { (icon(CLOCK)) (time(words, cover.minutes)) }
            li {
                span.aloud { (words.text("weight")) ": " }
                span.weight aria-hidden="true" {
                    @for step in 1..=HEAVIEST { i.on[step <= cover.weight] {} }
                }
                (words.text(&format!("weight-{}", cover.weight)))
            }
        }
    }
}

/// How long a game takes, in hours if it takes several.
fn time(words: &Words, (least, most): (u16, u16)) -> String {
    let hours = least >= 120;
    let (unit, id) = if hours { (60, "hours") } else { (1, "minutes") };
    words.with(id, &[("least", (least / unit).into()), ("most", (most / unit).into())])
}

const PLAYERS: &str = "M9 4.500a3.500 3.500 0 1 0 .01 0M3 20c0-4 3-6 6-6s6 2 6 6M16 5a3.500 3.500 0 \
                       0 1 0 6M17.500 14.500c2.500.600 4 2.500 4 5.500";
const CLOCK: &str = "M12 3a9 9 0 1 0 .01 0M12 7v5l3.500 2";

fn icon(path: &'static str) -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
}

/// What one may rely on here.
fn why(words: &Words) -> Markup {
    html! {
        section.why {
            @for reason in ["rules", "company", "calm"] {
                div {
                    h2 { (words.text(&format!("why-{reason}"))) }
                    p { (words.text(&format!("why-{reason}-text"))) }
                }
            }
        }
    }
}
