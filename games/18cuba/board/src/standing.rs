//! What stands in a hex: stations, those that wait for a slot, and homes.

use cuba18_rules::View;
use cuba18_track::Hex;
use maud::{Markup, html};

use crate::token::{letters, token};
use crate::track;

/// The stations in a city, those that wait for a slot, and homes.
pub(crate) fn stations(view: &View, hex: Hex) -> Markup {
    let board = &view.table().board;
    let count = u8::try_from(board.stop_count(hex)).unwrap_or(0);
    let home = view.data().track.home_of(hex).filter(|&company| {
        view.terms().setting.has_major(company) && !board.companies_in(hex).contains(company)
    });
    html! {
        @for stop in 0..count {
            @let (x, y) = board.pattern(hex).map_or((0, 0), |pattern| track::place(pattern, stop));
            @let places = track::slots(board.slots(hex, stop));
            @let here = board.stations(hex, stop);
            @for (company, (dx, dy)) in here.iter().zip(places) { (token(company, (x + dx, y + dy))) }
            @if let (0, Some(company), Some((dx, dy))) = (stop, home, places.last()) {
                @if usize::try_from(here.len()).unwrap_or(0) < places.len() {
                    (letters("home", company, (x + dx, y + dy + 6)))
                }
            }
            @for company in board.at_edge(hex, stop).iter() { (token(company, track::AT_EDGE)) }
        }
    }
}
