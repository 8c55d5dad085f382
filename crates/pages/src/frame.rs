//! What stands round every page.

use locale::{Language, Words};
use maud::{DOCTYPE, Markup, html};
use tabletop::Key;

use crate::assets;
use crate::notice::notice;
use crate::preferences::Preferences;

/// Pages that are nobody's business but their guests' begin so.
const PRIVATE: [&str; 6] = ["/tables", "/join/", "/admin", "/me", "/recover", "/mail/"];

/// What runs in every page.
const SCRIPTS: [&str; 5] = ["glide.js", "changed.js", "client.js", "keys.js", "notice.js"];
/// What runs before it where a drawing is looked at from near and far.
const ZOOM: &str = "zoom.js";

/// A whole page with its head; `files` are the styles and scripts it needs besides its own.
pub(crate) fn frame(
    preferences: &Preferences,
    title: &str,
    files: &[String],
    main: Markup,
) -> Markup {
    described(preferences, (title, &preferences.words().text("site-about")), files, main)
}

/// The page of a table, which says in its head what is played; whoever skips the head comes to
/// the choices.
pub(crate) fn at_table(
    preferences: &Preferences,
    (title, game, zooms): (&str, &str, bool),
    files: &[String],
    main: Markup,
) -> Markup {
    let about = preferences.words().text("site-about");
    page(preferences, &Head { title, about: &about, game: Some(game), zooms }, files, main)
}

/// The same with a sentence of its own for those who meet only the page's address, such as
/// where it is shared.
pub(crate) fn described(
    preferences: &Preferences,
    (title, about): (&str, &str),
    files: &[String],
    main: Markup,
) -> Markup {
    page(preferences, &Head { title, about, game: None, zooms: true }, files, main)
}

/// What is said of a page before it is read.
struct Head<'h> {
    title: &'h str,
    about: &'h str,
    /// The game that is played on it.
    game: Option<&'h str>,
    /// Whether there is something to be looked at from near and far, or may be.
    zooms: bool,
}

fn page(preferences: &Preferences, head: &Head<'_>, files: &[String], main: Markup) -> Markup {
    let Head { title, about, game, zooms } = head;
    let words = preferences.words();
    let skip = if game.is_some() { "choices" } else { "content" };
    let begins = if game.is_some() { "#choices" } else { "#main" };
    let is_private = PRIVATE.iter().any(|start| preferences.here.starts_with(start));
    let address = format!("{}{}", preferences.base, preferences.here);
    html! {
        (DOCTYPE)
        html lang=(preferences.language.key()) data-light=[preferences.light] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                meta name="description" content=(about);
                @if is_private { meta name="robots" content="noindex"; }
                meta property="og:site_name" content="Ingenio";
                meta property="og:type" content="website";
                meta property="og:title" content=(title);
                meta property="og:description" content=(about);
                meta property="og:url" content=(address);
                @if let Some(picture) = assets::address("preview.png") {
                    meta property="og:image" content={ (preferences.base) (picture) };
                    meta property="og:image:width" content="1200";
                    meta property="og:image:height" content="630";
                    meta name="twitter:card" content="summary_large_image";
                }
                link rel="manifest" href=[assets::address("app.webmanifest")];
                link rel="icon" type="image/svg+xml" href=[assets::address("icon.svg")];
                link rel="apple-touch-icon" href=[assets::address("icon-192.png")];
                link rel="stylesheet" href=[assets::address("art.css")];
                link rel="stylesheet" href=[assets::address("style.css")];
                @for style in of_kind(files, "css") {
                    @if let Some(address) = assets::address(style) {
                        link rel="stylesheet" href=(address);
                    }
                }
                @for script in zooms.then_some(ZOOM).into_iter().chain(SCRIPTS).chain(of_kind(files, "js")) {
                    script type="module" src=[assets::address(script)] {}
                }
            }
            body.at-table[game.is_some()] {
                a.skip href=(begins) { (words.text(&format!("skip-to-{skip}"))) }
                (banner(preferences, *game))
                (notice(preferences))
                (main)
                // The page of a table does not scroll: there they stand with what it is about.
                @if game.is_none() { footer.house { (ways(words)) } }
            }
        }
    }
}

/// What stands above every page: at a table what is played, and the ways to what is the visitor's.
fn banner(preferences: &Preferences, game: Option<&str>) -> Markup {
    html! {
        header.head {
            a.brand href="/" {
                img src=[assets::address("icon.svg")] alt="" width="24" height="24";
                span { "Ingenio" }
            }
            @if let Some(game) = game {
                b.played { (game) }
                a.own href="/me/tables" { (preferences.words().text("my-tables")) }
            }
            (me(preferences))
            (settings(preferences))
        }
    }
}

/// The ways to what a visitor may want to know of the house.
pub(crate) fn ways(words: &Words) -> Markup {
    html! {
        @for (nth, id) in ["privacy", "contact", "whose"].into_iter().enumerate() {
            @if nth > 0 { " · " }
            a href={ "/about/" (id) } { (words.text(id)) }
        }
    }
}

/// The way to what is the visitor's own.
pub(crate) fn me(preferences: &Preferences) -> Markup {
    let sign_in = || preferences.words().text("sign-in");
    // The host's page has a sign-in of its own, which is no account.
    let is_host_s = preferences.here.starts_with("/admin");
    html! {
        @if preferences.signed_in.is_some() || !is_host_s {
            a.me href="/me" { (preferences.signed_in.clone().unwrap_or_else(sign_in)) }
        }
    }
}

/// Those of the files whose names end so.
fn of_kind<'f>(files: &'f [String], kind: &'static str) -> impl Iterator<Item = &'f str> {
    let names = files.iter().map(String::as_str);
    names.filter(move |name| name.rsplit('.').next() == Some(kind))
}

/// The switches for language and light.
fn settings(preferences: &Preferences) -> Markup {
    let words = preferences.words();
    let (light, sign) = match preferences.light {
        None => ("day", "◐"),
        Some("day") => ("night", "☀"),
        Some(_) => ("device", "☾"),
    };
    html! {
        form.settings method="post" action="/settings" {
            input type="hidden" name="back" value=(preferences.here);
            @for &language in Language::ALL {
                @let chosen = (language == preferences.language).then_some("true");
                button name="language" value=(language.key()) lang=(language.key())
                    aria-pressed=[chosen] title=(words.text(&format!("language-{}", language.key())))
                    { (language.key().to_uppercase()) }
            }
            button.sign name="light" value=(light) title=(words.text(&format!("light-{light}")))
                aria-label=(words.text(&format!("light-{light}"))) { (sign) }
        }
    }
}
