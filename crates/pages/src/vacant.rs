//! A table that waits for players: its open seats, and how they are filled.

use art::seat_shape;
use maud::{Markup, html};
use tabletop::Seat;

use crate::about;
use crate::lobby;
use crate::scene::Scene;

/// Open seats and the links to fill them.
pub(crate) fn waiting(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let base = &scene.preferences.base;
    let places = (0u8..).zip(&scene.record.places).filter(|(_, place)| place.to_fill);
    let places: Vec<_> = places.collect();
    let local = ["http://127.", "http://localhost", "http://[::1]"]
        .iter()
        .any(|start| base.starts_with(start));
    html! {
        div.card.curtain.waiting {
            h2 { (words.text("waiting-head")) }
            p { (words.text("waiting-text")) }
            @if let Some(name) = &scene.record.offered {
                @let game = scene.record.terms.title.profile().name;
                (lobby::sitting(scene.preferences, scene.record.terms.id, game, name))
                p { a href="/lobby" { (scene.preferences.words().text("lobby-title")) } }
            }
            @if !places.is_empty() {
                ul.invites {
                    @for (seat, place) in places {
                        li {
                            (seat_shape(Seat::new(seat)))
                            @if let Some(invite) = place.invite {
                                (shared(scene, &format!("{base}/join/{invite}")))
                            } @else { span.quiet { (words.text("invite-none")) } }
                            @if let Some(name) = place.asked {
                                p.quiet { (scene.preferences.words().with("asked-name", &[("name", name.into())])) }
                            } @else if let Some(name) = place.declined {
                                p.quiet { (scene.preferences.words().with("asked-declined", &[("name", name.into())])) }
                            }
                            (arranging(scene, seat, place.invite.is_some()))
                        }
                    }
                }
                (asking_whom(scene))
                @if local { p.quiet { (words.text("waiting-local")) } }
            }
            (terms(scene))
            @if scene.record.may_close { (closing(scene)) }
        }
    }
}

/// What is agreed here, and who finds the table.
fn terms(scene: &Scene<'_>) -> Markup {
    let words = scene.preferences.words();
    let found = if scene.record.terms.accord.listed { "listed-told" } else { "unlisted-told" };
    html! {
        h3 { (words.text("join-agreed")) }
        ul.agreed {
            @for line in about::agreed(scene) { li { (line) } }
            li { (words.text(found)) }
        }
    }
}

/// The maker gives it up before the game.
fn closing(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        details.leaving {
            summary { (words.text("close-table")) }
            p { (scene.preferences.words().text("close-about")) }
            form method="post" action={ "/tables/" (scene.record.terms.id) "/close" } {
                button.plain.danger { (words.text("close-table")) }
            }
        }
    }
}

/// Whom the maker has played with, to be asked.
fn asking_whom(scene: &Scene<'_>) -> Markup {
    let words = scene.preferences.words();
    html! {
        @if !scene.record.met.is_empty() {
            form.asking method="post" action={ "/tables/" (scene.record.terms.id) "/ask" } {
                label for="ask-name" { (words.text("ask-whom")) } " "
                select #ask-name name="name" {
                    @for name in &scene.record.met { option { (name) } }
                } " "
                button { (words.text("ask-do")) }
            }
        }
    }
}

/// What the maker may do with an open seat.
fn arranging(scene: &Scene<'_>, seat: u8, invited: bool) -> Markup {
    let words = scene.words;
    let bot = format!("bot:{}", scene.record.terms.title.usual_bot());
    html! {
        form.arranging method="post" action={ "/tables/" (scene.record.terms.id) "/seats/" (seat) } {
            button.plain name="do" value="renew" { (words.text("invite-renew")) } " "
            @if invited {
                button.plain name="do" value="withdraw" { (words.text("invite-withdraw")) } " "
            }
            button.plain name="do" value=(bot) { (words.text("invite-bot")) }
        }
    }
}

/// A link with a button that copies it.
fn shared(scene: &Scene<'_>, link: &str) -> Markup {
    html! {
        input readonly value=(link) aria-label=(scene.words.text("invite-link")) data-link;
        button type="button" data-copy { (scene.words.text("copy")) }
    }
}
