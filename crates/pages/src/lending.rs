//! Whom somebody allows to move for them, and seats that somebody else may take.

use art::seat_shape;
use maud::{Markup, html};
use tabletop::Seat;

use crate::scene::Scene;
use crate::wish::form;

/// The people at the table besides `seat`, who have not given up.
fn others(scene: &Scene<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    let seats = (0u8..).map(Seat::new).zip(&scene.record.places);
    let people = seats
        .filter(|(_, place)| (place.bot.is_none() || place.stand.is_some()) && !place.has_left);
    people.map(|(other, _)| other).filter(move |other| *other != seat)
}

/// Who may move for `seat`: switched on and off for each of the others. Where something is hidden
/// nobody may.
pub(crate) fn lending(scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.preferences.words();
    let lent = scene.record.together.lent.get(seat.index());
    let may = |other: &Seat| lent.is_some_and(|lent| lent.contains(other));
    let others: Vec<Seat> = others(scene, seat).collect();
    html! {
        @if !scene.record.terms.has_secrets() && !others.is_empty() {
            p { (words.text("lend-about")) }
            @for other in &others {
                @let (yes, said) = if may(other) { ("no", "lend-not") } else { ("yes", "lend-do") };
                (form(scene, seat, "lend", html! {
                    input type="hidden" name="to" value=(other.index());
                    button.plain name="yes" value=(yes) {
                        (words.with(said, &[("name", scene.name(*other).into())]))
                    }
                }))
            }
        }
    }
}

/// The seats for which the visitor may move now, above the question; and while they do, for whom.
pub(crate) fn borrowed(scene: &Scene<'_>) -> Markup {
    let words = scene.preferences.words();
    let seats = (0u8..).map(Seat::new).zip(&scene.record.places).map(|(seat, _)| seat);
    let asked =
        |seat: &Seat| scene.record.is_lent(*seat) && scene.record.own_question(*seat).is_some();
    let own = scene.record.held.first();
    html! {
        @for seat in seats.filter(asked) {
            div.together role="status" {
                @let name = [("name", scene.name(seat).into())];
                @if scene.seat() == Some(seat) {
                    p { (seat_shape(seat)) (words.with("lent-now", &name)) }
                    @if let Some(own) = own {
                        a.button href={ "?seat=" (own.index()) } data-as=(own.index()) { (words.text("lent-leave")) }
                    }
                } @else if scene.asked.is_none() {
                    p { (words.with("lent-may", &name)) }
                    a.button href={ "?seat=" (seat.index()) } data-as=(seat.index()) {
                        (words.with("lent-do", &name))
                    }
                }
            }
        }
    }
}

/// The seats that somebody else may take, with the link for those who may share it.
pub(crate) fn offered(scene: &Scene<'_>) -> Markup {
    let words = scene.preferences.words();
    html! {
        @for (seat, link) in &scene.record.together.offers {
            @if let Some(link) = link.as_ref().filter(|_| !scene.record.held.contains(seat)) {
                div.together role="status" {
                    p { (words.with("offer-now", &[("name", scene.name(*seat).into())])) }
                    p.invites {
                        input readonly value={ (scene.preferences.base) "/join/" (link) }
                            aria-label=(scene.words.text("invite-link")) data-link;
                        button type="button" data-copy { (scene.words.text("copy")) }
                    }
                }
            }
        }
    }
}
