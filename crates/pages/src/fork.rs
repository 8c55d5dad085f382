//! A position of one table as the beginning of another.

use maud::{Markup, html};

use crate::accord;
use crate::frame::frame;
use crate::order::{self, OrderForm};
use crate::preferences::Preferences;

/// The form that goes on elsewhere from a position of a table.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "a title is a list of functions")]
pub struct ForkForm<'f> {
    /// The table whose position it is.
    pub id: &'f str,
    /// After how many of its moves.
    pub ply: usize,
    /// How many it has.
    pub last: usize,
    /// How many sit there.
    pub players: u8,
    /// Whether something was hidden there.
    pub hid: bool,
    /// Who sits in the new seats, and what else is agreed.
    pub order: OrderForm<'f>,
}

/// The page with the form.
pub fn fork(preferences: &Preferences, form: &ForkForm<'_>) -> Markup {
    let shared = preferences.words();
    let (order, title) = (&form.order, form.order.title);
    let words = title.words(preferences.language);
    let heading = shared.with("fork-head", &[("game", title.profile().name.into())]);
    let files = ["order.css", "order.js"].map(str::to_owned);
    let action = format!("/tables/{}/fork", form.id);
    frame(
        preferences,
        &heading,
        &files,
        html! {
            main #main.order.fork {
                form.card #order method="post" action=(action) {
                    h1 { (heading) }
                    @if let Some(notice) = &order.notice { p.sentence role="alert" { (notice) } }
                    p.agreement {
                        label for="ply" { (shared.with("fork-ply", &[("last", form.last.into())])) }
                        input #ply name="ply" type="number" inputmode="numeric" required
                            min="0" max=(form.last) value=(form.ply);
                    }
                    p.quiet {
                        (shared.text("fork-about")) " "
                        a href={ "/tables/" (form.id) "?ply=" (form.ply) } { (shared.text("fork-look")) }
                    }
                    @if form.hid { p.quiet { (shared.text("fork-hid")) } }
                    fieldset.ways {
                        legend { (shared.text("fork-how")) }
                        // Neither is usual: whoever presses Enter before is asked.
                        @for (board, said) in [("yes", "fork-board"), ("no", "fork-table")] {
                            label {
                                input type="radio" name="board" value=(board) required
                                    checked[order.was("board") == Some(board)];
                                b { (shared.text(said)) }
                                span.quiet { (shared.text(&format!("{said}-about"))) }
                            }
                        }
                    }
                    fieldset.company {
                        legend { (words.text("seats")) }
                        ol.seats {
                            @for seat in 0..form.players { (order::row(words, order, seat, form.players)) }
                        }
                        p.quiet { (words.text("seats-hint")) }
                        (order::levels(preferences, words, order))
                        (order::asked(shared, order))
                    }
                    details.more.company {
                        summary { (shared.text("fork-more")) }
                        (order::agreements(preferences, words, order))
                        (accord::drawn(shared, |field| order.was(field), false))
                        @if order.lobby { (order::listed(shared, order)) }
                    }
                    p.start { button.main { (words.text("start-table")) } }
                }
            }
        },
    )
}
