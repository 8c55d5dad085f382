//! What everybody had, round by round: a line for each player.

use maud::{Markup, html};
use tabletop::Seat;

use crate::{at, seat_class, seat_mark};

const TOP: i32 = 28;
/// So high up numbers point to places.
const PINS: i32 = 10;
const BOTTOM: i32 = 30;
/// So far apart names at the ends of lines are written at least.
const NAMES: i32 = 17;
/// About how wide a letter or digit is.
const LETTER: i32 = 8;
/// More letters of a name are not shown.
const MOST_LETTERS: usize = 12;

/// A drawing of what everybody had, round by round. Each line has its seat's color, dashes and
/// shape, and ends with the player's name.
#[derive(Clone, Debug)]
pub struct Chart<'c> {
    /// What it shows.
    pub label: &'c str,
    /// How wide and high it is drawn.
    pub size: (i32, i32),
    /// What stands under each place.
    pub rounds: &'c [String],
    /// A line for each player.
    pub lines: &'c [Line<'c>],
    /// Places to which a list beside the drawing refers, in its order.
    pub pins: &'c [usize],
}

/// A player's line.
#[derive(Clone, Debug)]
pub struct Line<'c> {
    /// Whose.
    pub seat: Seat,
    /// Their name.
    pub name: &'c str,
    /// What they had at each place.
    pub amounts: Vec<i32>,
}

impl Chart<'_> {
    /// The drawing; its numbers belong into a table beside it.
    pub fn draw(&self) -> Markup {
        let scale = Scale::new(self);
        let (width, height) = self.size;
        let last = self.rounds.len().saturating_sub(1);
        html! {
            svg class="chart" viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(self.label) {
                @for amount in scale.grid() {
                    line class="grid" x1=(scale.left) x2=(scale.right) y1=(scale.y(amount)) y2=(scale.y(amount)) {}
                    text class="axis amount" x=(scale.left - 6) y=(scale.y(amount) + 4) { (written(amount)) }
                }
                @for (place, name) in self.rounds.iter().enumerate().filter(|(place, _)| scale.is_named(*place)) {
                    text class="axis round" x=(scale.x(place)) y=(height - 8) { (name) }
                }
                @for (place, numbers) in self.pinned() {
                    g class="pin" transform=(at(scale.x(place), 0)) {
                        line y1=(PINS + 8) y2=(scale.bottom) {}
                        rect x=(-wide(&numbers) / 2 - 5) width=(wide(&numbers) + 10) height="18" rx="9" {}
                        text y="13" { (numbers) }
                    }
                }
                // Whoever leads is drawn last, over the others.
                @for line in self.ranked().into_iter().rev() {
                    @let points: Vec<(i32, i32)> = line.amounts.iter().enumerate().map(|(place, &amount)| (scale.x(place), scale.y(amount))).collect();
                    g class={ "worth " (seat_class(line.seat)) } {
                        polyline points=(joined(&points)) {}
                        @for (place, &(x, y)) in points.iter().enumerate() {
                            @if place == last || scale.is_marked(place) { (seat_mark(line.seat, x - 5, y - 5, 10)) }
                        }
                    }
                }
                @for (line, y) in self.ends(&scale) {
                    text class={ "end " (seat_class(line.seat)) } x=(scale.right + 10) y=(y) { (shortened(line.name)) }
                }
            }
        }
    }

    /// The lines, the one that ends highest first.
    fn ranked(&self) -> Vec<&Line<'_>> {
        let mut lines: Vec<&Line<'_>> = self.lines.iter().collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.amounts.last().copied()));
        lines
    }

    /// The numbers that point to each place.
    fn pinned(&self) -> Vec<(usize, String)> {
        let mut pinned: Vec<(usize, String)> = Vec::new();
        for (number, &place) in (1..).zip(self.pins) {
            match pinned.iter_mut().find(|(known, _)| *known == place) {
                Some((_, numbers)) => *numbers = format!("{numbers} {number}"),
                None => pinned.push((place, number.to_string())),
            }
        }
        pinned
    }

    /// How high each name stands: at the end of its line, unless another stands there.
    fn ends(&self, scale: &Scale) -> Vec<(&Line<'_>, i32)> {
        let lines = self.ranked();
        let wanted =
            lines.iter().map(|line| scale.y(line.amounts.last().copied().unwrap_or(0)) + 4);
        let mut heights: Vec<i32> = wanted.collect();
        for at in 1..heights.len() {
            heights[at] = heights[at].max(heights[at - 1] + NAMES);
        }
        let mut lowest = self.size.1 - 8;
        for height in heights.iter_mut().rev() {
            *height = (*height).min(lowest);
            lowest = *height - NAMES;
        }
        lines.into_iter().zip(heights).collect()
    }
}

/// About how wide a text is.
fn wide(text: &str) -> i32 {
    i32::try_from(text.chars().count()).unwrap_or(0) * LETTER
}

/// An amount in figures; less than nothing with the sign that is as wide as one of them.
pub fn written(amount: i32) -> String {
    if amount < 0 { format!("−{}", amount.unsigned_abs()) } else { amount.to_string() }
}

/// A name as far as there is room for it.
fn shortened(name: &str) -> String {
    if name.chars().count() <= MOST_LETTERS {
        return name.to_owned();
    }
    let start: String = name.chars().take(MOST_LETTERS - 1).collect();
    format!("{}…", start.trim_end())
}

fn joined(points: &[(i32, i32)]) -> String {
    points.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

/// Where rounds and amounts lie.
struct Scale {
    rounds: usize,
    left: i32,
    right: i32,
    bottom: i32,
    /// The amount between two lines.
    step: i32,
    least: i32,
    most: i32,
    /// Every so many rounds one is named.
    every: usize,
}

impl Scale {
    fn new(chart: &Chart<'_>) -> Scale {
        let amounts = || chart.lines.iter().flat_map(|line| line.amounts.iter().copied());
        let (low, high) =
            (amounts().min().unwrap_or(0).min(0), amounts().max().unwrap_or(0).max(1));
        let steps =
            [1, 2, 5].into_iter().flat_map(|one| (0..7).map(move |power| one * 10_i32.pow(power)));
        let step = steps.filter(|step| (high - low) / step < 6).min().unwrap_or(10_000_000);
        let (least, most) = (low.div_euclid(step) * step, (high / step + 1) * step);
        let name = chart.lines.iter().map(|line| wide(&shortened(line.name))).max().unwrap_or(0);
        let left = wide(&written(most)).max(wide(&written(least))) + 10;
        // Names are written larger.
        let right = chart.size.0 - name * 5 / 4 - 14;
        let rounds = chart.rounds.len();
        // The start alone may be longer than the rest.
        let label = chart.rounds.iter().skip(1).map(|name| wide(name)).max().unwrap_or(0) + 12;
        let fits = usize::try_from(((right - left) / label).max(1)).unwrap_or(1);
        let every = rounds.saturating_sub(1).div_ceil(fits).max(1);
        Scale { rounds, left, right, bottom: chart.size.1 - BOTTOM, step, least, most, every }
    }

    fn x(&self, place: usize) -> i32 {
        let last = i32::try_from(self.rounds.saturating_sub(1)).unwrap_or(1).max(1);
        self.left + (self.right - self.left) * i32::try_from(place).unwrap_or(0) / last
    }

    fn y(&self, amount: i32) -> i32 {
        let part = f64::from(amount - self.least) / f64::from((self.most - self.least).max(1));
        #[expect(clippy::cast_possible_truncation, reason = "a place of the drawing is small")]
        let up = (f64::from(self.bottom - TOP) * part).round() as i32;
        self.bottom - up
    }

    fn grid(&self) -> impl Iterator<Item = i32> {
        let Scale { step, least, most, .. } = *self;
        (0..=(most - least) / step).map(move |line| least + line * step)
    }

    /// Whether there is room for the name of a round.
    const fn is_named(&self, place: usize) -> bool {
        place.is_multiple_of(self.every)
    }

    /// Whether lines show their shapes there.
    const fn is_marked(&self, place: usize) -> bool {
        place.is_multiple_of(self.rounds / 9 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(amounts: [Vec<i32>; 3]) -> String {
        let rounds: Vec<String> = (0..amounts[0].len()).map(|round| round.to_string()).collect();
        let names = ["Anna", "Berta", "Bartholomäus der Große"];
        let lines = (0..).map(Seat::new).zip(names).zip(amounts);
        let lines: Vec<Line<'_>> =
            lines.map(|((seat, name), amounts)| Line { seat, name, amounts }).collect();
        let chart =
            Chart { label: "Points", size: (380, 240), rounds: &rounds, lines: &lines, pins: &[1] };
        chart.draw().into_string()
    }

    /// The heights at which names are written.
    fn heights(drawn: &str) -> Vec<i32> {
        let ends = drawn.split("class=\"end ").skip(1);
        ends.map(|end| {
            end.split("y=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
        })
        .collect()
    }

    #[test]
    fn names_stand_at_the_ends_of_lines_and_never_over_each_other() {
        let drawn = drawn([vec![0, 40], vec![0, 40], vec![0, 41]]);
        let heights = heights(&drawn);
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= NAMES), "{heights:?}");
        assert!(heights.iter().all(|height| (TOP..=232).contains(height)), "{heights:?}");
        assert!(drawn.contains(">Bartholomäu…<"), "{drawn}");
        assert_eq!(drawn.matches("<polyline").count(), 3);
    }

    #[test]
    fn losses_and_nothing_at_all_can_be_drawn() {
        let losses = drawn([vec![0, -30, 5], vec![0, 0, 0], vec![0, 10, 20]]);
        assert!(losses.contains(">−30<"), "{losses}");
        assert_eq!(drawn([vec![0], vec![0], vec![0]]).matches("<polyline").count(), 3);
        assert_eq!(drawn([vec![], vec![], vec![]]).matches("<polyline").count(), 3);
    }
}
