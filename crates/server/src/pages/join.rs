//! Links: sitting down by one, and making one for another device.

use maud::{Markup, html};

use super::frame::frame;
use crate::extract::{Preferences, Visitor};

/// The page behind an invite or a private link.
pub(crate) fn join(
    visitor: &Visitor,
    token: &str,
    game: &str,
    names: &[String],
    own: Option<&str>,
    already: bool,
) -> Markup {
    let words = visitor.preferences.words();
    let names: Vec<&str> =
        names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let me = visitor.guest.as_ref().map_or("", |guest| guest.name.as_str());
    frame(
        &visitor.preferences,
        game,
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
pub(crate) fn link(preferences: &Preferences, table: &str, token: &str, name: &str) -> Markup {
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
