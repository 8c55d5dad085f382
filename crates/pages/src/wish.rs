//! What a seat wants besides to move.

use maud::{Markup, html};
use tabletop::Seat;

use crate::scene::Scene;

/// A form with which a seat says something.
pub(crate) fn form(scene: &Scene<'_>, seat: Seat, what: &str, body: Markup) -> Markup {
    said(scene.record.terms.id, seat, what, body)
}

/// The same at a table of which no more is known.
pub(crate) fn said(table: &str, seat: Seat, what: &str, body: Markup) -> Markup {
    html! {
        form method="post" action={ "/tables/" (table) "/together" } {
            input type="hidden" name="seat" value=(seat.index());
            input type="hidden" name="do" value=(what);
            (body)
        }
    }
}
