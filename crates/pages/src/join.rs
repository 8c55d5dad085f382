//! Links: sitting down by one, and making one for another device.

use art::{seat_shape, sheet};
use maud::{Markup, PreEscaped, html};
use tabletop::Seat;
use title::Title;

use crate::about::among_people;
use crate::agreed;
use crate::called::called;
use crate::frame::{described, frame};
use crate::preferences::Preferences;
use crate::record::Terms;

/// What a link leads to.
#[derive(Copy, Clone)]
#[expect(missing_debug_implementations, reason = "a title is a list of functions")]
pub struct Invitation<'i> {
    /// What the link ends with.
    pub token: &'i str,
    /// The game.
    pub title: &'i dyn Title,
    /// The names at the table, in order; empty where a seat is open.
    pub names: &'i [String],
    /// The name in the seat, if it is taken and the link is for another device.
    pub own: Option<&'i str>,
    /// Whose seat it is in a running game, whose time was over.
    pub instead: Option<&'i str>,
    /// What was agreed there.
    pub terms: Terms<'i>,
    /// What the visitor was called before.
    pub me: &'i str,
    /// Whether the visitor sits at the table already.
    pub already: bool,
}

/// The page behind an invite or a private link.
pub fn join(preferences: &Preferences, invitation: &Invitation<'_>) -> Markup {
    let Invitation { token, title, names, own, instead, terms, me, already } = *invitation;
    let words = title.words(preferences.language);
    let game = title.profile().name;
    let free = names.iter().filter(|name| name.is_empty()).count();
    let host = names
        .iter()
        .find(|name| !name.is_empty())
        .map(|name| called(words, name))
        .unwrap_or_default();
    let about = [("game", game.into()), ("host", host.into()), ("free", free.into())];
    let about = match (own, instead) {
        (Some(_), _) => words.text("site-about"),
        (None, Some(name)) => {
            let about = [("game", game.into()), ("name", called(words, name).into())];
            preferences.words().with("join-instead", &about)
        }
        (None, None) => words.with("join-about", &about),
    };
    // A second seat of a running game is nobody's.
    let may_sit = instead.is_none() || !already;
    let main = html! {
        main #main.card.narrow.join {
            div.picture { (PreEscaped(title.cover().picture)) }
            h1 { (game) }
            p.sentence {
                @if let Some(own) = own { (words.with("join-device", &[("name", own.into())])) }
                @else { (about) }
            }
            @if own.is_none() && words.has("invitation") { p { (words.text("invitation")) } }
            (company(preferences, names))
            @if instead.is_some() { p { (preferences.words().text("join-instead-means")) } }
            @if own.is_none() {
                h2 { (preferences.words().text("join-agreed")) }
                ul.agreed {
                    li { (agreed::variant(words, &terms.setup.variant)) }
                    @for line in among_people(preferences, &terms, &[]) { li { (line) } }
                }
            }
            @if !may_sit { p.sentence { (preferences.words().text("error-sits-here")) } }
            @else {
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
        }
    };
    let heading = format!("{game}: {}", words.text("sit-down"));
    described(preferences, (&heading, &about), &["home.css".to_owned()], main)
}

/// Who sits at the table, and which seats are free.
fn company(preferences: &Preferences, names: &[String]) -> Markup {
    let words = preferences.words();
    html! {
        (sheet(&[]))
        p.names {
            span.aloud { (words.text("join-others")) }
            @for (seat, name) in (0..).map(Seat::new).zip(names) {
                span.free[name.is_empty()] {
                    (seat_shape(seat)) @if name.is_empty() { (words.text("open-seat")) } @else { (called(words, name)) }
                }
                " "
            }
        }
    }
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
