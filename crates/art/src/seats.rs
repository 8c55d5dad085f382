//! Seats by shape and color, and their figures.

use maud::{Markup, html};
use tabletop::{MOST_SEATS, Seat};

const CLASSES: [&str; MOST_SEATS] = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];

/// The class that gives its elements the color of `seat`.
pub fn seat_class(seat: Seat) -> &'static str {
    CLASSES[seat.index() % MOST_SEATS]
}

/// The shape of `seat` in a line of text: circle, square, triangle, diamond, hexagon, cross.
pub fn seat_shape(seat: Seat) -> Markup {
    let class = seat_class(seat);
    html! {
        svg class={ "icon " (class) } viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#art-" (class) } {}
        }
    }
}

/// The shape of `seat` on a board, `size` wide, its upper left corner at a place.
pub fn seat_mark(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    let class = seat_class(seat);
    html! { use class=(class) href={ "#art-" (class) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// The figure of `seat`, 32 wide and 44 high, with its shape on the chest.
///
/// `drawing` tells this figure from the same one in another layout; `place` is where it stands.
pub fn figure(seat: Seat, (x, y): (i32, i32), drawing: &str, place: &str) -> Markup {
    let class = seat_class(seat);
    html! {
        g class={ "figure " (class) } data-piece={ (drawing) "-figure-" (seat.index()) }
            data-state={ "figure-" (seat.index()) " " (place) } {
            use href="#art-figure" x=(x) y=(y) width="32" height="44" {}
            use class="chest" href={ "#art-" (class) } x=(x + 10) y=(y + 25) width="12" height="12" {}
        }
    }
}
