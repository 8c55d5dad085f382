//! Runs, drawn on the map and told in numbers.

use std::fmt::Write as _;

use art::{Thing, icon};
use cuba18_rules::action::GivenRoute;
use cuba18_rules::round::{Operating, Step};
use cuba18_rules::{Action, Event, Round, View};
use cuba18_track::{Board, Company, Given, Hex, Order, Route, Run, Side, best_run, judge};
use maud::{Markup, html};
use tabletop::{Key, Money};

use crate::geometry::{gate, hexes, middle};
use crate::paper::Room;
use crate::{Stage, labels, say, track};

/// A run on offer and what it brings.
pub(crate) struct Offered {
    pub(crate) action: Action,
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

/// The runs on offer: the one that was picked, or else the best, first.
pub(crate) fn offered(view: &View, stage: &Stage<'_>) -> Vec<Offered> {
    let Round::Operating(Operating { company, step: Step::Run, .. }) = *view.round() else {
        return Vec::new();
    };
    let runs = stage.offer.actions().filter_map(|action| {
        let Action::Run { routes } = action else { return None };
        let given: Vec<Given> = routes.iter().map(given).collect();
        let run = view.judged(company, &given).ok()?;
        let machines = machines(view, company, &run);
        Some(Offered { action: action.clone(), run, machines })
    });
    let mut runs: Vec<Offered> = runs.collect();
    runs.sort_by_key(|run| stage.offer.adds(&run.action).is_some());
    runs
}

/// What a company's machines add to a run: only a minor's, and only if it earns.
pub(crate) fn machines(view: &View, company: Company, run: &Run) -> u32 {
    let bonus = view.table().charter(company).machine_bonus(&view.data().cards);
    if company.is_minor() && run.revenue > 0 { bonus.into() } else { 0 }
}

/// What the best run of a company earns as the board lies, machines included.
pub(crate) fn income(view: &View, company: Company) -> u32 {
    let run = best_run(&view.table().board, &view.order(company));
    run.revenue + machines(view, company, &run)
}

/// The run of the company in turn, for everybody to see until its turn is over.
pub(crate) fn latest(view: &View, lately: &[Event]) -> Markup {
    let Round::Operating(turn) = view.round() else { return html! {} };
    let ran = lately.iter().rev().find_map(|event| {
        let Event::Ran { company, routes, .. } = event else { return None };
        Some((*company, routes))
    });
    let Some((company, routes)) = ran.filter(|&(company, _)| company == turn.company) else {
        return html! {};
    };
    if matches!(turn.step, Step::Home | Step::Track(_) | Step::Station | Step::Run) {
        return html! {};
    }
    let board = &view.table().board;
    let mut order = Order::new(company, view.table().phase, routes.iter().map(|route| route.train));
    order.wagons = routes.iter().filter_map(|route| route.wagon).collect();
    order.rent = u8::MAX;
    for (mill, count) in routes.iter().flat_map(|route| route.cubes.iter()) {
        order.cubes = order.cubes.with(mill, order.cubes.of(mill) + count);
    }
    let routes: Vec<Given> = routes.iter().map(given).collect();
    let Ok(run) = judge(board, &order, &routes) else { return html! {} };
    html! {
        g class="ran" {
            (lines(board, &run))
            // A train that was bought since may have changed what stops bring.
            @if matches!(turn.step, Step::Dividend { .. }) { (marks(view, &run)) }
        }
    }
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

/// Every train's route as a line of its own color and pattern.
pub(crate) fn lines(board: &Board, run: &Run) -> Markup {
    html! {
        g class="run" {
            @for (train, route) in run.routes.iter().enumerate() {
                @let line = line(board, route);
                path class="route-edge" d=(line) {}
                path class={ "route route-" (train) } d=(line) {}
            }
        }
    }
}

/// The letter of each train where its route starts, and what each stop brings.
pub(crate) fn marks(view: &View, run: &Run) -> Markup {
    let mut there = There { stations: stations(&view.table().board), rooms: labels::print(view) };
    html! {
        g class="run" {
            @for (train, route) in run.routes.iter().enumerate() { (stop_marks(&mut there, (train, route))) }
        }
    }
}

/// The letter of a train, by its place.
pub(crate) fn letter(train: usize) -> char {
    char::from(b'A' + u8::try_from(train).unwrap_or(0))
}

/// Half the height of a mark.
const TALL: i32 = 11;

/// What marks must not cover: stations, badges, names and other marks.
struct There {
    stations: Vec<(i32, i32)>,
    rooms: Vec<Room>,
}

fn stop_marks(there: &mut There, (train, route): (usize, &Route)) -> Markup {
    html! {
        @for (place, stop) in route.stops.iter().enumerate() {
            @let half = if place == 0 { 21 } else { 15 };
            @let (x, y) = free(there, (stop.hex, train, half));
            g class={ "mark route-mark-" (train) } {
                rect x=(x - half) y=(y - TALL) width=(half * 2) height=(TALL * 2) rx="5" {}
                text x=(x) y=(y + 6) {
                    @if place == 0 { (letter(train)) " " }
                    (stop.value)
                }
            }
        }
    }
}

/// Where a mark covers nothing, or as little as can be: each train begins with a corner of its own,
/// and only where all are taken a mark stands farther away.
fn free(there: &mut There, (hex, train, half): (Hex, usize, i32)) -> (i32, i32) {
    const NEAR: [(i32, i32); 8] =
        [(31, -40), (-31, -40), (31, 40), (-31, 40), (0, -52), (0, 52), (46, 0), (-46, 0)];
    const FAR: [(i32, i32); 12] = [
        (44, -56),
        (-44, -56),
        (44, 56),
        (-44, 56),
        (62, -14),
        (-62, -14),
        (62, 14),
        (-62, 14),
        (22, -66),
        (-22, -66),
        (22, 66),
        (-22, 66),
    ];
    let (x, y) = middle(hex);
    let covered = |&(px, py): &(i32, i32)| {
        let beyond = |&(sx, sy): &(i32, i32)| {
            let (nx, ny) = (sx.clamp(px - half, px + half), sy.clamp(py - TALL, py + TALL));
            let reach = track::SLOT.pow(2) - (nx - sx).pow(2) - (ny - sy).pow(2);
            reach.max(0)
        };
        let meets = |room: &&Room| {
            (room.x - px).abs() * 2 < 2 * half + room.width
                && (room.y - py).abs() * 2 < 2 * TALL + room.height
        };
        let others = i32::try_from(there.rooms.iter().filter(meets).count()).unwrap_or(0);
        there.stations.iter().map(beyond).sum::<i32>() + others * 400
    };
    let first = train % 4;
    let near = NEAR.iter().cycle().skip(first).take(NEAR.len());
    let places = near.chain(&FAR).map(|(dx, dy)| (x + dx, y + dy));
    let (px, py) = places.min_by_key(covered).unwrap_or((x, y));
    there.rooms.push(Room { x: px, y: py, width: 2 * half, height: 2 * TALL });
    (px, py)
}

/// Where stations lie on the map.
fn stations(board: &Board) -> Vec<(i32, i32)> {
    let mut found = Vec::new();
    for hex in hexes(board.map()) {
        let (x, y) = middle(hex);
        for stop in 0..u8::try_from(board.stop_count(hex)).unwrap_or(0) {
            let (sx, sy) = board.pattern(hex).map_or((0, 0), |pattern| track::place(pattern, stop));
            let slots = track::slots(board.slots(hex, stop)).iter();
            found.extend(slots.map(|(dx, dy)| (x + sx + dx, y + sy + dy)));
            if !board.at_edge(hex, stop).is_empty() {
                found.push((x + track::AT_EDGE.0, y + track::AT_EDGE.1));
            }
        }
    }
    found
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
            (Some(from), None, Some(to)) => {
                line.push_str(&track::curve(from, to, (x, y)));
                Ok(())
            }
            (_, None, _) => Ok(()),
        };
        if let (Some(to), Some(_)) = (next, stop) {
            let _ = write!(line, "L{}", at(gate(to)));
        }
    }
    line
}

/// A run on offer in numbers.
pub(crate) fn told(view: &View, stage: &Stage<'_>, offered: &Offered) -> Markup {
    in_numbers(view, stage, &offered.run, offered.machines)
}

/// A run in numbers: a line for each train, and what machines add.
pub(crate) fn in_numbers(view: &View, stage: &Stage<'_>, run: &Run, machines: u32) -> Markup {
    let words = stage.words;
    html! {
        table class="runs" {
            @for (train, route) in run.routes.iter().enumerate() {
                tr {
                    th scope="row" {
                        span class={ "train-key route-mark-" (train) } { (letter(train)) }
                        " " (say::train(route.train))
                        @if let Some(wagon) = route.wagon { " + " (wagon.key()) "w" }
                    }
                    td { (stops(view, stage, route)) }
                    td class="sum" { (route.revenue) }
                }
            }
            @if machines > 0 {
                tr { th scope="row" {} td { (words.text("run-machines")) } td class="sum" { (machines) } }
            }
            @if run.routes.is_empty() { tr { td { (words.text("run-none")) } } }
        }
        @if run.rentals() > 0 {
            p class="note" { (words.with("run-rent", &[("count", run.rentals().into()), ("fee", fee(view, run).into())])) }
        }
    }
}

/// What a run's rentals cost.
pub(crate) fn fee(view: &View, run: &Run) -> u32 {
    let count = u32::try_from(run.rentals()).unwrap_or(0);
    Money::new(view.data().cards.rental).times(count).coins()
}

fn stops(view: &View, stage: &Stage<'_>, route: &Route) -> Markup {
    html! {
        @for (place, stop) in route.stops.iter().enumerate() {
            @if place > 0 { " – " }
            span title=(say::place(view, stop.hex)) { (stop.value) }
        }
        @if route.cubes.total() > 0 {
            span class="cargo" title=(say::cargo(view, stage.words, route)) {
                " + " (route.cubes.total()) (icon(Thing::SugarCube))
            }
        }
    }
}
