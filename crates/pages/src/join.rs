//! Links: sitting down by one, and making one for another device.

use maud::{Markup, html};

use crate::frame::{described, frame};
use crate::preferences::Preferences;

/// What a link leads to.
#[derive(Copy, Clone, Debug)]
pub struct Invitation<'i> {
    /// What the link ends with.
    pub token: &'i str,
    /// What the game is called.
    pub game: &'i str,
    /// The names at the table, in order; empty where a seat is open.
    pub names: &'i [String],
    /// The name in the seat, if it is taken and the link is for another device.
    pub own: Option<&'i str>,
    /// What the visitor was called before.
    pub me: &'i str,
    /// Whether the visitor sits at the table already.
    pub already: bool,
}

/// The page behind an invite or a private link.
pub fn join(preferences: &Preferences, invitation: &Invitation<'_>) -> Markup {
    let Invitation { token, game, names, own, me, already } = *invitation;
    let words = preferences.words();
    let free = names.iter().filter(|name| name.is_empty()).count();
    let names: Vec<&str> =
        names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let about = [
        ("game", game.into()),
        ("host", names.first().copied().unwrap_or_default().into()),
        ("free", free.into()),
    ];
    let about = match own {
        Some(_) => words.text("site-about"),
        None => words.with("join-about", &about),
    };
    described(
        preferences,
        (game, &about),
        &[],
        html! {
            main #main.card.narrow {
                h1 { (game) }
                p.sentence {
                    @if let Some(own) = own { (words.with("join-device", &[("name", own.into())])) }
                    @else { (words.text("join-text")) }
                }
                @if !names.is_empty() {
                    p.quiet { (words.with("join-others", &[("names", names.join(", ").into())])) }
                }
                @if already { p.sentence { (words.text("join-already")) } }
                form method="post" action={ "/join/" (token) } {
                    @if already { input type="hidden" name="also" value="yes"; }
                    @if own.is_none() {
                        p {
                            label for="name" { (words.text("your-name")) }
                            input #name name="name" maxlength="24" required value=(me)
                                autocomplete="nickname";
                        }
                    }
                    @let sit = if already { "join-also" } else { "sit-down" };
                    p { button.main { (words.text(sit)) } }
                }
            }
        },
    )
}

/// The page that shows a private link once.
pub fn link(preferences: &Preferences, table: &str, token: &str, name: &str) -> Markup {
    let words = preferences.words();
    let heading = words.with("device-link", &[("name", name.into())]);
    let link = format!("{}/join/{token}", preferences.base);
    frame(
        preferences,
        &heading,
        &[],
        html! {
            main #main.card.narrow {
                h1 { (heading) }
                p.sentence { (words.text("device-link-text")) }
                p.invites {
                    input readonly value=(link) aria-label=(words.text("invite-link")) data-link;
                    button type="button" data-copy { (words.text("copy")) }
                }
                p { a href={ "/tables/" (table) } { (words.text("back-to-table")) } }
            }
        },
    )
}
