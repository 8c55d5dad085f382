//! Runs, drawn on the map and told in numbers.

use std::fmt::Write as _;

use art::{Stage, Thing, icon};
use cuba18::action::GivenRoute;
use cuba18::components::BOX;
use cuba18::round::{Operating, Step};
use cuba18::{Action, Round, View};
use maud::{Markup, html};
use rails::{Board, Given, Hex, Order, Route, Run, Side, judge};
use tabletop::{Key, Money};

use crate::geometry::{gate, middle};
use crate::offer::Offer;
use crate::{say, track};

/// A run on offer: its path and what it brings.
pub(crate) struct Offered {
    pub(crate) path: String,
    pub(crate) run: Run,
    /// What comes on top: a minor's machines.
    pub(crate) machines: u32,
}

impl Offered {
    /// What it brings in all.
    pub(crate) const fn sum(&self) -> u32 {
        self.run.revenue + self.machines
    }
}

/// The runs on offer, the best first.
pub(crate) fn offered(view: &View, offer: &Offer<'_>) -> Vec<Offered> {
    let Round::Operating(Operating { company, step: Step::Run, .. }) = *view.round() else {
        return Vec::new();
    };
    let charter = view.table().charter(company);
    let mut order = Order::new(company, view.table().phase, charter.each_train());
    order.wagons = charter.each_wagon().collect();
    order.rent = u8::MAX;
    order.cubes = view.table().cubes;
    let bonus = charter.machine_bonus().into();
    let runs = offer.all().filter_map(|(action, path)| {
        let Action::Run { routes } = action else { return None };
        let given: Vec<Given> = routes.iter().map(given).collect();
        let run = judge(&view.table().board, &order, &given).ok()?;
        let machines = if company.is_minor() && run.revenue > 0 { bonus } else { 0 };
        Some(Offered { path: path.to_owned(), run, machines })
    });
    runs.collect()
}

/// A route as the rules take it.
pub(crate) fn given(route: &GivenRoute) -> Given {
    Given {
        train: route.train,
        wagon: route.wagon,
        path: route.path.clone(),
        cubes: route.cubes,
        harbor: route.harbor,
    }
}

/// Every train's route as a line of its own color and pattern, with the letter
/// of the train and what each stop brings.
pub(crate) fn drawn(board: &Board, run: &Run) -> Markup {
    html! {
        g class="run" {
            @for (train, route) in run.routes.iter().enumerate() {
                @let line = line(board, route);
                path class="route-edge" d=(line) {}
                path class={ "route route-" (train) } d=(line) {}
            }
            @for (train, route) in run.routes.iter().enumerate() { (marks(train, route)) }
        }
    }
}

/// The letter of a train, by its place.
pub(crate) fn letter(train: usize) -> char {
    char::from(b'A' + u8::try_from(train).unwrap_or(0))
}

/// What each stop brings, and the letter where the route starts.
fn marks(train: usize, route: &Route) -> Markup {
    html! {
        @for (place, stop) in route.stops.iter().enumerate() {
            @let (x, y) = middle(stop.hex);
            // Two trains may meet in a stop; each has its own corner.
            @let (x, y) = (x + [34, -34, 34, -34][train % 4], y + [-30, -30, 30, 30][train % 4]);
            g class={ "mark route-mark-" (train) } {
                rect x=(x - 17) y=(y - 10) width="34" height="20" rx="5" {}
                text x=(x) y=(y + 5) {
                    @if place == 0 { (letter(train)) " " }
                    (stop.value)
                }
            }
        }
    }
}

/// A route along its track.
fn line(board: &Board, route: &Route) -> String {
    let mut line = String::new();
    let side_to = |from: Hex, to: Hex| {
        Side::ALL.iter().copied().find(|&side| from.neighbor(side) == Some(to))
    };
    for (place, &hex) in route.path.iter().enumerate() {
        let before = place.checked_sub(1).and_then(|place| side_to(hex, route.path[place]));
        let next = route.path.get(place + 1).and_then(|&next| side_to(hex, next));
        let (x, y) = middle(hex);
        let at = |(dx, dy): (i32, i32)| format!("{} {}", x + dx, y + dy);
        let stop = before.or(next).and_then(|side| {
            let pattern = board.pattern(hex)?;
            pattern.stop_at(side).map(|stop| track::place(pattern, stop))
        });
        // Writing to a string cannot fail.
        let _ = match (before, stop, next) {
            (None, Some(stop), _) => write!(line, "M{}", at(stop)),
            (Some(_), Some(stop), _) => write!(line, "L{}", at(stop)),
            (Some(from), None, Some(to)) => write!(line, "{}", bend(from, to, at(gate(to)))),
            (_, None, _) => Ok(()),
        };
        if let (Some(to), Some(_)) = (next, stop) {
            let _ = write!(line, "L{}", at(gate(to)));
        }
    }
    line
}

/// Through track from one side to another, ending at `end`.
fn bend(from: Side, to: Side, end: String) -> String {
    let clockwise = (to.number() + 6 - from.number()) % 6;
    let sweep = u8::from(clockwise > 3);
    match clockwise.min(6 - clockwise) {
        1 => format!("A30 30 0 0 {sweep} {end}"),
        2 => format!("A90 90 0 0 {sweep} {end}"),
        _ => format!("L{end}"),
    }
}

/// A run in numbers: a line for each train.
pub(crate) fn told(stage: &Stage<'_>, offered: &Offered) -> Markup {
    let words = stage.words;
    html! {
        table class="runs" {
            @for (train, route) in offered.run.routes.iter().enumerate() {
                tr {
                    th scope="row" {
                        span class={ "train-key route-mark-" (train) } { (letter(train)) }
                        " " (say::train(route.train))
                        @if let Some(wagon) = route.wagon { " + " (wagon.key()) "w" }
                    }
                    td { (stops(stage, route)) }
                    td class="sum" { (route.revenue) }
                }
            }
            @if offered.machines > 0 {
                tr { th scope="row" {} td { (words.text("run-machines")) } td class="sum" { (offered.machines) } }
            }
            @if offered.run.routes.is_empty() { tr { td { (words.text("run-none")) } } }
        }
        @if offered.run.rentals() > 0 {
            p class="note" { (words.with("run-rent", &[("count", offered.run.rentals().into()), ("fee", fee(&offered.run).into())])) }
        }
    }
}

/// What a run's rentals cost.
pub(crate) fn fee(run: &Run) -> u32 {
    let count = u32::try_from(run.rentals()).unwrap_or(0);
    Money::new(BOX.cards.rental).times(count).coins()
}

fn stops(stage: &Stage<'_>, route: &Route) -> Markup {
    html! {
        @for (place, stop) in route.stops.iter().enumerate() {
            @if place > 0 { " – " }
            span title=(say::place(stage.words, stop.hex)) { (stop.value) }
        }
        @if route.cubes.total() > 0 {
            span class="cargo" title=(say::cargo(stage.words, route)) {
                " + " (route.cubes.total()) (icon(Thing::SugarCube))
            }
        }
    }
}
