//! What came into each player's purse in each round, and what went out of it.

use art::seat_shape;
use maud::{Markup, html};
use tabletop::Seat;

use super::{Told, copied};
use crate::Stage;

/// Rounds down, players across: by how much the cash changed, and what there is now.
pub(super) fn flow(told: &[Told<'_>], stage: &Stage<'_>) -> Markup {
    let Some(last) = told.last() else { return html! {} };
    let words = stage.words;
    let seats: Vec<Seat> = (0..last.ended.terms().players).map(Seat::new).collect();
    html! {
        section class="account" {
            div class="account-head" { h2 { (words.text("accounts-flow")) } (copied(stage)) }
            div class="wide-table" tabindex="0" role="region" aria-label=(words.text("accounts-flow")) {
                table class="flow" {
                    thead { tr {
                        th scope="col" { (words.text("accounts-round")) }
                        @for &seat in &seats { th scope="col" { (seat_shape(seat)) " " (stage.name(seat)) } }
                    } }
                    tbody {
                        @for round in told {
                            tr {
                                th scope="row" { (round.name) }
                                @for &seat in &seats { td { (signed(change(round, seat))) } }
                            }
                        }
                    }
                    tfoot { tr {
                        th scope="row" { (words.text("accounts-cash")) }
                        @for &seat in &seats { td { (last.ended.table().cash(seat)) } }
                    } }
                }
            }
        }
    }
}

/// By how much a player's cash changed in a round.
fn change(round: &Told<'_>, seat: Seat) -> i64 {
    let [began, ended] =
        [&round.chapter.began, round.ended].map(|view| i64::from(view.table().cash(seat).coins()));
    ended - began
}

fn signed(amount: i64) -> String {
    match amount {
        0 => "–".to_owned(),
        1.. => format!("+{amount}"),
        _ => format!("−{}", -amount),
    }
}
