//! Each player's worth, round by round.

use art::{seat_class, seat_mark, seat_shape};
use maud::{Markup, html};
use tabletop::Seat;

use super::Told;
use crate::Stage;

const WIDTH: i32 = 720;
const HEIGHT: i32 = 400;
const LEFT: i32 = 68;
const RIGHT: i32 = 24;
const TOP: i32 = 20;
const BOTTOM: i32 = 40;

/// A line for each player with its shape at every round, and the numbers as a table.
pub(super) fn chart(told: &[Told<'_>], stage: &Stage<'_>) -> Markup {
    let Some(first) = told.first() else { return html! {} };
    let words = stage.words;
    let seats: Vec<Seat> = (0..first.ended.terms().players).map(Seat::new).collect();
    let worth = |told: &Told<'_>, seat: Seat| {
        i32::try_from(told.ended.table().worth(seat).coins()).unwrap_or(i32::MAX)
    };
    let most = told.iter().flat_map(|told| seats.iter().map(move |&seat| worth(told, seat))).max();
    let scale = Scale::new(told.len(), most.unwrap_or(0));
    html! {
        section class="account" {
            h2 { (words.text("accounts-chart")) }
            ul class="legend" {
                @for (seat, worth) in ranked(told, &seats, worth) {
                    li { (seat_shape(seat)) (stage.name(seat)) " " b { "$" (worth) } }
                }
            }
            svg class="chart" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(words.text("accounts-chart")) {
                @for amount in scale.lines() {
                    line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(scale.y(amount)) y2=(scale.y(amount)) {}
                    text class="axis amount" x=(LEFT - 8) y=(scale.y(amount) + 4) { (amount) }
                }
                @for (place, told) in told.iter().enumerate() {
                    @if scale.is_named(place) {
                        text class={ "axis round" (if scale.is_spare(place) { " spare" } else { "" }) } x=(scale.x(place)) y=(HEIGHT - 12) { (told.name) }
                    }
                }
                @for &seat in &seats {
                    @let points: Vec<(i32, i32)> = told.iter().enumerate().map(|(place, told)| (scale.x(place), scale.y(worth(told, seat)))).collect();
                    g class={ "worth " (seat_class(seat)) } {
                        polyline points=(joined(&points)) {}
                        @for &(x, y) in &points { (seat_mark(seat, x - 7, y - 7, 14)) }
                    }
                }
            }
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

fn joined(points: &[(i32, i32)]) -> String {
    points.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

/// Where rounds and amounts lie.
struct Scale {
    rounds: usize,
    /// The amount between two lines.
    step: i32,
    most: i32,
}

impl Scale {
    fn new(rounds: usize, most: i32) -> Scale {
        let step = [100, 200, 500, 1000, 2000, 5000];
        let step = step.into_iter().find(|step| most / step < 6).unwrap_or(10_000);
        Scale { rounds, step, most: (most / step + 1) * step }
    }

    fn x(&self, place: usize) -> i32 {
        let width = WIDTH - LEFT - RIGHT;
        let last = i32::try_from(self.rounds.saturating_sub(1)).unwrap_or(1).max(1);
        LEFT + width * i32::try_from(place).unwrap_or(0) / last
    }

    fn y(&self, amount: i32) -> i32 {
        let height = HEIGHT - TOP - BOTTOM;
        HEIGHT - BOTTOM - height * amount / self.most.max(1)
    }

    fn lines(&self) -> impl Iterator<Item = i32> {
        let step = self.step;
        (0..=self.most / step).map(move |line| line * step)
    }

    /// Whether there is room for the name of a round.
    const fn is_named(&self, place: usize) -> bool {
        place.is_multiple_of(self.every())
    }

    /// Whether a narrow screen has no room for it.
    const fn is_spare(&self, place: usize) -> bool {
        !place.is_multiple_of(2 * self.every())
    }

    const fn every(&self) -> usize {
        self.rounds / 12 + 1
    }
}
