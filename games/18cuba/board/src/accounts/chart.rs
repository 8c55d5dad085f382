//! Each player's worth, round by round.

use art::{Chart, Line, seat_shape};
use maud::{Markup, html};
use tabletop::Seat;

use super::Told;
use crate::Stage;

const SIZE: (i32, i32) = (720, 400);

/// A line for each player with its shape at every round, and the numbers as a table.
pub(super) fn chart(told: &[Told<'_>], stage: &Stage<'_>) -> Markup {
    let Some(first) = told.first() else { return html! {} };
    let words = stage.words;
    let seats: Vec<Seat> = (0..first.ended.terms().players).map(Seat::new).collect();
    let worth = |told: &Told<'_>, seat: Seat| {
        i32::try_from(told.ended.table().worth(seat).coins()).unwrap_or(i32::MAX)
    };
    let label = words.text("accounts-chart");
    let rounds: Vec<String> = told.iter().map(|told| told.name.clone()).collect();
    let line = |&seat: &Seat| Line {
        seat,
        name: stage.name(seat),
        amounts: told.iter().map(|told| worth(told, seat)).collect(),
    };
    let lines: Vec<Line<'_>> = seats.iter().map(line).collect();
    html! {
        section class="account" {
            h2 { (label) }
            ul class="legend" {
                @for (seat, worth) in ranked(told, &seats, worth) {
                    li { (seat_shape(seat)) (stage.name(seat)) " " b { "$" (worth) } }
                }
            }
            (Chart { label: &label, size: SIZE, rounds: &rounds, lines: &lines, pins: &[] }.draw())
            details {
                summary { (words.text("accounts-numbers")) }
                div class="wide-table" tabindex="0" role="region" aria-label=(words.text("accounts-numbers")) {
                    table {
                        thead { tr {
                            th scope="col" { (words.text("accounts-after")) }
                            @for &seat in &seats { th scope="col" { (seat_shape(seat)) " " (stage.name(seat)) } }
                        } }
                        tbody {
                            @for told in told {
                                tr {
                                    th scope="row" { (told.name) }
                                    @for &seat in &seats { td { (worth(told, seat)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The players as they stand, the richest first.
fn ranked(
    told: &[Told<'_>],
    seats: &[Seat],
    worth: impl Fn(&Told<'_>, Seat) -> i32,
) -> Vec<(Seat, i32)> {
    let now = |&seat: &Seat| (seat, told.last().map_or(0, |last| worth(last, seat)));
    let mut ranked: Vec<(Seat, i32)> = seats.iter().map(now).collect();
    ranked.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
    ranked
}
