//! Track, cities and sugar fields of one hex.

use std::fmt::Write as _;

use art::at;
use cuba18_track::{Gauge, Pattern, Side, StopKind};
use maud::{Markup, html};
use tabletop::Key;

use crate::geometry::gate;

/// Radius of a slot for a station.
pub(crate) const SLOT: i32 = 18;

/// Where a station lies that has no slot, seen from the middle of its hex.
pub(crate) const AT_EDGE: (i32, i32) = (38, 24);

/// Half the bed of a track, which nothing printed may touch.
pub(crate) const BED: i32 = 8;

/// All track of a pattern: beds first, so that no bed covers another's rails.
///
/// Of each gauge there is one path with every piece: a board has hundreds of them.
pub(crate) fn tracks(pattern: &Pattern) -> Markup {
    // A casing of the opposite light shows narrow track on every ground.
    const NARROW: [&str; 3] = ["casing narrow", "bed narrow", "rail narrow"];
    const WIDE: [&str; 2] = ["bed wide", "rail wide"];
    html! {
        @for (gauge, layers) in [(Gauge::Narrow, NARROW.as_slice()), (Gauge::Standard, &WIDE)] {
            @let rails = rails(pattern, gauge);
            @if !rails.is_empty() {
                @for layer in layers { path class=(layer) d=(rails) {} }
            }
        }
    }
}

/// The track of a gauge: from sides into stops, and from side to side.
fn rails(pattern: &Pattern, gauge: Gauge) -> String {
    let mut path = String::new();
    for side in pattern.sides(gauge).iter() {
        let (x, y) = gate(side);
        // Writing to a string cannot fail.
        if let Some(stop) = pattern.stop_at(side) {
            let (to_x, to_y) = place(pattern, stop);
            let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
        }
        for other in pattern.through(side).iter().filter(|&other| other > side) {
            let _ = write!(path, "M{x} {y}{}", curve(side, other, (0, 0)));
        }
    }
    path
}

/// Track from one side of a hex to another, in a drawing whose hex lies at a place.
pub(crate) fn curve(from: Side, to: Side, (x, y): (i32, i32)) -> String {
    let clockwise = (to.number() + 6 - from.number()) % 6;
    // Beyond the opposite side a curve bends the other way.
    let sweep = u8::from(clockwise > 3);
    let (end_x, end_y) = gate(to);
    let end = format!("{} {}", x + end_x, y + end_y);
    match clockwise.min(6 - clockwise) {
        1 => format!("A30 30 0 0 {sweep} {end}"),
        2 => format!("A90 90 0 0 {sweep} {end}"),
        _ => format!("L{end}"),
    }
}

/// Where a stop lies, seen from the middle of its hex.
pub(crate) fn place(pattern: &Pattern, stop: u8) -> (i32, i32) {
    if pattern.stops().len() < 2 {
        return (0, 0);
    }
    let gates = Side::ALL.iter().filter(|&&side| pattern.stop_at(side) == Some(stop));
    let gates: Vec<(i32, i32)> = gates.map(|&side| gate(side)).collect();
    let count = i32::try_from(gates.len()).unwrap_or(1).max(1);
    let sum = gates.iter().fold((0, 0), |sum, gate| (sum.0 + gate.0, sum.1 + gate.1));
    // A city with one exit lies half-way to it, one with two in their angle.
    let share = if count == 1 { 50 } else { 66 };
    (sum.0 * share / (count * 100), sum.1 * share / (count * 100))
}

/// Where each slot of a city lies, seen from the middle of the city.
pub(crate) const fn slots(count: u8) -> &'static [(i32, i32)] {
    match count {
        0 | 1 => &[(0, 0)],
        2 => &[(-18, 0), (18, 0)],
        3 => &[(0, -18), (-18, 13), (18, 13)],
        4 => &[(-18, -18), (18, -18), (-18, 18), (18, 18)],
        5 => &[(-34, -18), (0, -18), (34, -18), (-18, 18), (18, 18)],
        _ => &[(-34, -18), (0, -18), (34, -18), (-34, 18), (0, 18), (34, 18)],
    }
}

/// The ground that the slots of a city lie on.
pub(crate) fn ground(count: u8) -> Markup {
    html! {
        @match count {
            0 | 1 => {}
            2 => { rect class="ground" x="-21" y="-21" width="42" height="42" {} }
            3 => { path class="ground" d="M-21 34H21L38 4 16-36H-16L-38 4Z" {} }
            4 => { rect class="ground" x="-39" y="-39" width="78" height="78" rx="10" {} }
            _ => { rect class="ground" x="-52" y="-39" width="104" height="78" rx="10" {} }
        }
    }
}

/// Cities with empty slots and sugar fields, and what they bring in this step
/// of colors; tokens are drawn over it.
pub(crate) fn stops(pattern: &Pattern, step: usize) -> Markup {
    html! {
        @for (index, stop) in (0..).zip(pattern.stops()) {
            @let (x, y) = place(pattern, index);
            @match stop.kind {
                StopKind::City => {
                    g transform=[(x != 0 || y != 0).then(|| at(x, y))] {
                        (ground(stop.slots))
                        @for (x, y) in slots(stop.slots) { circle class="slot" cx=(x) cy=(y) r=(SLOT) {} }
                    }
                }
                StopKind::Sugar => {
                    rect class="field" x="-15" y="-13" width="30" height="26" rx="3" {}
                    text class="field-value" y="6" { (stop.values[step]) }
                }
                StopKind::Port => {}
            }
        }
    }
}

/// What the cities of a pattern bring, on labels at its rim.
pub(crate) fn values(pattern: &Pattern, step: usize) -> Markup {
    let cities = pattern.stops().iter().filter(|stop| stop.kind == StopKind::City);
    html! {
        @for (stop, place) in cities.zip(value_places(pattern)) { (value(stop.values[step], place)) }
    }
}

/// Where the values of the cities stand; one is enough if all are alike.
pub(crate) fn value_places(pattern: &Pattern) -> Vec<(i32, i32)> {
    let cities: Vec<_> =
        (0..).zip(pattern.stops()).filter(|(_, stop)| stop.kind == StopKind::City).collect();
    let same = cities.iter().all(|(_, stop)| stop.values == pattern.stops()[0].values);
    if !same {
        return apart(pattern, &cities.iter().map(|&(index, _)| index).collect::<Vec<_>>());
    }
    // Three cities leave the middle free, and none of them the upper corner.
    let of_all = if cities.len() > 2 { (0, 0) } else { (0, -48) };
    cities.first().map(|_| of_all).into_iter().collect()
}

/// A place for the value of each of several cities: above it if no slot is there, else in the
/// corner of the hex that is nearest to it and free.
fn apart(pattern: &Pattern, cities: &[u8]) -> Vec<(i32, i32)> {
    let mut found: Vec<(i32, i32)> = Vec::new();
    for &city in cities {
        let (x, y) = place(pattern, city);
        let mut corners = [(-40, -24), (40, -24), (40, 24), (-40, 24), (0, -48), (0, 48)];
        corners.sort_by_key(|(cx, cy)| (cx - x).pow(2) + (cy - y).pow(2));
        let free = |&(vx, vy): &(i32, i32)| {
            let beside = |&(ox, oy): &(i32, i32)| (vx - ox).abs() >= 27 || (vy - oy).abs() >= 19;
            found.iter().all(beside) && !covers_slot(pattern, (vx, vy))
        };
        let above = (x * 3 / 4, -38);
        let all = || std::iter::once(above).chain(corners);
        let bare = all().find(|place| free(place) && !covers_track(pattern, *place));
        let place = bare.or_else(|| all().find(free)).unwrap_or(above);
        found.push(place);
    }
    found
}

/// Whether a value there would lie on a slot.
fn covers_slot(pattern: &Pattern, (x, y): (i32, i32)) -> bool {
    (0..).zip(pattern.stops()).any(|(index, stop)| {
        let (cx, cy) = place(pattern, index);
        slots(stop.slots).iter().any(|(dx, dy)| {
            let (sx, sy) = (cx + dx, cy + dy);
            let (near_x, near_y) = (sx.clamp(x - 13, x + 13), sy.clamp(y - 9, y + 9));
            (near_x - sx).pow(2) + (near_y - sy).pow(2) < (SLOT - 1).pow(2)
        })
    })
}

/// Whether a value there would lie on track.
fn covers_track(pattern: &Pattern, (x, y): (i32, i32)) -> bool {
    lines(pattern).into_iter().flatten().any(|(px, py)| {
        let (near_x, near_y) = (px.clamp(x - 13, x + 13), py.clamp(y - 9, y + 9));
        (near_x - px).pow(2) + (near_y - py).pow(2) < BED.pow(2)
    })
}

/// A value on its label round a place.
pub(crate) fn value(value: u16, (x, y): (i32, i32)) -> Markup {
    html! {
        rect class="value" x=(x - 13) y=(y - 9) width="26" height="18" rx="9" {}
        text class="value-text" x=(x) y=(y + 5) { (value) }
    }
}

/// Points along every piece of track of a pattern, seen from the middle of its hex.
pub(crate) fn lines(pattern: &Pattern) -> Vec<Vec<(i32, i32)>> {
    let mut found = Vec::new();
    for gauge in [Gauge::Standard, Gauge::Narrow] {
        for side in pattern.sides(gauge).iter() {
            if let Some(stop) = pattern.stop_at(side) {
                let end = place(pattern, stop);
                let between =
                    |(x, y): (i32, i32)| (i32::midpoint(x, end.0), i32::midpoint(y, end.1));
                found.push(bend(gate(side), between(gate(side)), end));
            }
            for other in pattern.through(side).iter().filter(|&other| other > side) {
                found.push(bend(gate(side), (0, 0), gate(other)));
            }
        }
    }
    found
}

/// A curve that leaves both its ends towards one point, which is the middle of the hex for
/// track from side to side; the sharpest curve keeps nearer to its corner.
fn bend(from: (i32, i32), through: (i32, i32), to: (i32, i32)) -> Vec<(i32, i32)> {
    const STEPS: i32 = 12;
    let near = (from.0 - to.0).pow(2) + (from.1 - to.1).pow(2) < 60 * 60;
    let through = match (through, near) {
        ((0, 0), true) => ((from.0 + to.0) / 4, (from.1 + to.1) / 4),
        (through, _) => through,
    };
    let at = |step: i32, [from, through, to]: [i32; 3]| {
        let rest = STEPS - step;
        (rest * rest * from + 2 * rest * step * through + step * step * to) / (STEPS * STEPS)
    };
    let x = [from.0, through.0, to.0];
    let y = [from.1, through.1, to.1];
    (0..=STEPS).map(|step| (at(step, x), at(step, y))).collect()
}
