//! What is printed on the map: names, numbers of tiles, marks. Nothing of it covers track,
//! stations or other print.

use art::placed;
use cuba18_rules::View;
use cuba18_track::{Color, Company, Hex, HexKind, TileKind};
use maud::{Markup, html};

use crate::geometry::{frame, hexes, middle};
use crate::paper::{Paper, Room};
use crate::token::letters;
use crate::track;

/// Where corners of a hex have room for print: track crosses the middles of its sides only.
const CORNERS: [(i32, i32); 6] = [(-42, 25), (42, 25), (42, -25), (-42, -25), (0, 50), (0, -50)];

/// The width of a letter of a name, closer together where there is no room, and the height of a line.
const LETTER: i32 = 10;
const CLOSE: i32 = 8;
const LINE: i32 = 19;

/// A name that has found its place.
struct Name {
    lines: Vec<String>,
    /// The width of its letters.
    letter: i32,
    room: Room,
    /// The line to its city, if it stands far from it.
    leader: Option<Ends>,
}

/// Both ends of a line.
type Ends = [(i32, i32); 2];

/// Everything that is printed, above stations and below what decisions mark.
pub(crate) fn labels(view: &View) -> Markup {
    let mut paper = taken(view);
    let marks = marks(view, &mut paper);
    let names = names(view, &mut paper);
    let numbers = numbers(view, &mut paper);
    html! {
        (rim(view))
        (marks)
        g class="names" {
            @for name in &names { (drawn(name)) }
        }
        (numbers)
    }
}

/// Every name where it has found its place.
fn names(view: &View, paper: &mut Paper) -> Vec<Name> {
    hexes(view.table().board.map())
        .filter_map(|hex| Some((hex, view.data().track.name(hex)?)))
        .map(|(hex, name)| placed_name(view, paper, hex, name))
        .collect()
}

/// What lies on the map before anything is printed.
fn taken(view: &View) -> Paper {
    let board = &view.table().board;
    let map = board.map();
    let mut paper = Paper::new(map);
    for hex in hexes(map) {
        let (x, y) = middle(hex);
        if let Some(pattern) = board.pattern(hex) {
            paper.take_track((x, y), pattern);
            for (dx, dy) in track::value_places(pattern) {
                paper.take(Room { x: x + dx, y: y + dy, width: 30, height: 20 });
            }
        }
        if !map.is_land(hex) {
            paper.take_disc((x, y), 27);
        }
        if map.kind(hex) == HexKind::Sugar && board.pattern(hex).is_none() {
            paper.take(Room { x, y: y + TOLL, width: 36, height: 20 });
        }
        for stop in 0..u8::try_from(board.stop_count(hex)).unwrap_or(0) {
            let (sx, sy) = board.pattern(hex).map_or((0, 0), |pattern| track::place(pattern, stop));
            for (dx, dy) in track::slots(board.slots(hex, stop)) {
                paper.take_disc((x + sx + dx, y + sy + dy), track::SLOT + 3);
            }
            if !board.at_edge(hex, stop).is_empty() {
                let (dx, dy) = track::AT_EDGE;
                paper.take_disc((x + dx, y + dy), track::SLOT);
            }
        }
    }
    paper
}

/// How far below the middle of a bare sugar field its price stands.
const TOLL: i32 = 36;

/// Y, the FC's marks, sugar in warehouses, what sugar fields cost, values that phases change.
fn marks(view: &View, paper: &mut Paper) -> Markup {
    let board = &view.table().board;
    html! {
        g class="marks" {
            @for hex in hexes(board.map()) {
                @let (x, y) = middle(hex);
                @if board.map().kind(hex) == HexKind::Sugar && board.pattern(hex).is_none() {
                    g class="toll" {
                        rect x=(x - 17) y=(y + TOLL - 10) width="34" height="20" rx="10" {}
                        text x=(x) y=(y + TOLL + 6) { "$" (view.data().track.numbers().sugar_field) }
                    }
                }
                @if is_y(view, hex) {
                    @let (x, y) = corner(paper, hex, (24, 24));
                    g class="y-mark" { circle cx=(x) cy=(y) r="11" {} text x=(x) y=(y + 6) { "Y" } }
                }
                @if awaits_central(view, hex) {
                    @let (x, y) = corner(paper, hex, (26, 26));
                    g class="mark co co-FC" { circle class="disc" cx=(x) cy=(y) r="13" {} (letters("letters", Company::Fc, (x, y + 6))) }
                }
                @let cubes = board.mill(hex).map_or(0, |mill| view.table().cubes.of(mill));
                @if cubes > 0 {
                    @let (x, y) = corner(paper, hex, (36, 20));
                    g class="warehouse" {
                        rect x=(x - 18) y=(y - 10) width="36" height="20" rx="4" {}
                        (placed(art::Thing::SugarCube, x - 17, y - 8, 16))
                        text x=(x + 8) y=(y + 6) { (cubes) }
                    }
                }
                (by_phase(view, paper, hex))
            }
        }
    }
}

/// Where badges lie in corners of hexes (Y, the FC's marks, sugar), and names.
pub(crate) fn print(view: &View) -> Vec<Room> {
    let mut paper = taken(view);
    let _ = marks(view, &mut paper);
    let names = names(view, &mut paper);
    paper.badges.into_iter().chain(names.into_iter().map(|name| name.room)).collect()
}

/// The freest corner of a hex for a badge, which it takes.
fn corner(paper: &mut Paper, hex: Hex, (width, height): (i32, i32)) -> (i32, i32) {
    let (x, y) = middle(hex);
    let rooms = CORNERS.map(|(dx, dy)| Room { x: x + dx, y: y + dy, width, height });
    let freest = rooms.into_iter().min_by_key(|room| paper.covered(*room)).unwrap_or(rooms[0]);
    paper.take(freest);
    paper.badges.push(freest);
    (freest.x, freest.y)
}

/// Whether a hex takes tiles with a Y only.
fn is_y(view: &View, hex: Hex) -> bool {
    let board = &view.table().board;
    let laid = board.tile(hex).map(|laid| board.chart().info(laid.tile).kind);
    board.map().kind(hex) == HexKind::Y || laid == Some(TileKind::Y)
}

/// Whether the FC will have a station here once the hex is green.
fn awaits_central(view: &View, hex: Hex) -> bool {
    let board = &view.table().board;
    let early = |hex: Hex| {
        board.tile(hex).is_none_or(|laid| board.chart().info(laid.tile).color == Color::Yellow)
    };
    view.data().track.has_fc_mark(hex)
        && !board.companies_in(hex).contains(Company::Fc)
        && early(hex)
}

/// What a place beyond the island brings in each color of tiles, if that changes.
fn by_phase(view: &View, paper: &mut Paper, hex: Hex) -> Markup {
    let board = &view.table().board;
    let stop = board.pattern(hex).filter(|_| !board.map().is_land(hex));
    let Some(values) = stop.and_then(|pattern| Some(pattern.stops().first()?.values)) else {
        return html! {};
    };
    let mut all: Vec<String> = values.iter().map(ToString::to_string).collect();
    all.dedup();
    if all.len() < 2 {
        return html! {};
    }
    let said = all.join("/");
    let width = i32::try_from(said.len()).unwrap_or(5) * 10 + 8;
    let (x, y) = middle(hex);
    let rooms = [(0, 37), (0, -37), (-48, 0), (48, 0)].map(|(dx, dy)| Room {
        x: x + dx,
        y: y + dy,
        width,
        height: 20,
    });
    let room = rooms.into_iter().min_by_key(|room| paper.covered(*room)).unwrap_or(rooms[0]);
    paper.take(room);
    html! {
        g class="by-phase" {
            rect x=(room.x - width / 2) y=(room.y - 10) width=(width) height="20" rx="10" {}
            text x=(room.x) y=(room.y + 6) { (said) }
        }
    }
}

/// Finds the place of a name: near its city, over nothing else.
fn placed_name(view: &View, paper: &mut Paper, hex: Hex, name: &str) -> Name {
    let (x, y) = middle(hex);
    let map = view.table().board.map();
    let others: Vec<(i32, i32)> = hexes(map)
        .filter(|&other| other != hex && view.data().track.name(other).is_some())
        .map(middle)
        .collect();
    let mut best: Option<(i32, Name)> = None;
    let close = |letter: i32| forms(name).into_iter().map(move |lines| (lines, letter));
    for (lines, letter) in [LETTER, CLOSE].into_iter().flat_map(close) {
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let width = i32::try_from(longest).unwrap_or(0) * letter;
        let height = i32::try_from(lines.len()).unwrap_or(1) * LINE;
        for (away, (dx, dy)) in places() {
            let room = Room {
                x: x + dx * (away + width / 2) / 100,
                y: y + dy * (away + height / 2) / 100,
                width,
                height,
            };
            let is_beaten = |cost: i32| best.as_ref().is_some_and(|(least, _)| cost >= *least);
            let above = if dy < 0 { 5 } else { 0 };
            let strange = if others.iter().any(|other| is_at(room, *other)) { 60 } else { 0 };
            let close = if letter == LETTER { 0 } else { 20 };
            // What lies there, and then lines, are looked for only where the name might stand.
            let cost = away + above + strange + close;
            if is_beaten(cost) {
                continue;
            }
            let cost = cost + paper.covered(room) * 60;
            if is_beaten(cost) {
                continue;
            }
            let leader = leader(paper, (x, y), room);
            // Without a line nobody knows whose name it is.
            let crossed = leader.map_or(0, |(_, crossed)| crossed);
            let cost = cost + crossed * 30 + if crossed > 0 { 150 } else { 0 };
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                // A line that would cross print is left out.
                let leader = leader.filter(|&(_, crossed)| crossed == 0).map(|(ends, _)| ends);
                best = Some((cost, Name { lines: lines.clone(), letter, room, leader }));
            }
        }
    }
    let nowhere = || {
        let room = Room { x, y, width: 0, height: 0 };
        Name { lines: vec![name.to_owned()], letter: LETTER, room, leader: None }
    };
    let name = best.map_or_else(nowhere, |(_, name)| name);
    paper.take(Room { width: name.room.width + 4, height: name.room.height + 2, ..name.room });
    name
}

/// Whether a name there would seem to be that of another city.
const fn is_at(room: Room, (x, y): (i32, i32)) -> bool {
    (room.x - x).abs() < 52 + room.width / 4 && (room.y - y).abs() < 45
}

/// A name in one line, and in two where it has a gap.
fn forms(name: &str) -> Vec<Vec<String>> {
    let gaps = name.match_indices(' ').map(|(place, _)| place);
    let even = gaps.min_by_key(|&place| (2 * place).abs_diff(name.len()));
    let broken = even.map(|gap| vec![name[..gap].to_owned(), name[gap + 1..].to_owned()]);
    [Some(vec![name.to_owned()]), broken].into_iter().flatten().collect()
}

/// Places round a city: how far away, and in which direction, in hundredths.
fn places() -> impl Iterator<Item = (i32, (i32, i32))> {
    const DIRECTIONS: [(i32, i32); 16] = [
        (0, 100),
        (38, 92),
        (-38, 92),
        (71, 71),
        (-71, 71),
        (92, 38),
        (-92, 38),
        (100, 0),
        (-100, 0),
        (92, -38),
        (-92, -38),
        (71, -71),
        (-71, -71),
        (38, -92),
        (-38, -92),
        (0, -100),
    ];
    const AWAY: [i32; 16] = [21, 25, 29, 34, 39, 44, 50, 56, 64, 74, 86, 100, 120, 145, 175, 210];
    AWAY.into_iter().flat_map(|away| DIRECTIONS.map(|direction| (away, direction)))
}

/// The line from a name to its city, if it stands far from it: from where on its edge it crosses
/// the least, up to the city's stations. How much it crosses is told with it.
fn leader(paper: &Paper, (x, y): (i32, i32), room: Room) -> Option<(Ends, i32)> {
    const FAR: i32 = 58;
    const CITY: i32 = 40;
    let (half_width, half_height) = (room.width / 2, room.height / 2);
    let near = (
        x.clamp(room.x - half_width, room.x + half_width),
        y.clamp(room.y - half_height, room.y + half_height),
    );
    let away = |(ax, ay): (i32, i32)| ((ax - x).pow(2) + (ay - y).pow(2)).isqrt();
    if away(near) <= FAR {
        return None;
    }
    let along = [0, -1, 1, -2, 2, -3, 3].map(|third| (room.x + half_width * third / 3, near.1));
    let beside = [0, -1, 1].map(|half| (near.0, room.y + half_height * half / 2));
    let lines = [near].into_iter().chain(along).chain(beside).map(|from| {
        let far = away(from).max(1);
        [from, (x + (from.0 - x) * CITY / far, y + (from.1 - y) * CITY / far)]
    });
    lines.map(|ends| (ends, paper.crossed(points(ends)))).min_by_key(|&(_, crossed)| crossed)
}

/// Points along a line, the name's own edge left out.
fn points([from, to]: Ends) -> impl Iterator<Item = (i32, i32)> {
    const STEPS: i32 = 16;
    let between = |step: i32, from: i32, to: i32| from + (to - from) * step / STEPS;
    (1..=STEPS).map(move |step| (between(step, from.0, to.0), between(step, from.1, to.1)))
}

/// A name with as much room as it was given, and a line to its city if it stands far from it.
fn drawn(Name { lines, letter, room, leader }: &Name) -> Markup {
    let top = room.y - room.height / 2;
    html! {
        @if let Some([from, to]) = leader {
            path class="leader" d={ "M" (from.0) " " (from.1) "L" (to.0) " " (to.1) } {}
        }
        @for (place, line) in (0..).zip(lines) {
            @let width = i32::try_from(line.chars().count()).unwrap_or(0) * letter;
            text class="name" x=(room.x) y=(top + place * LINE + 15) textLength=(width) lengthAdjust="spacingAndGlyphs" { (line) }
        }
    }
}

/// The numbers of tiles, where there is room in a corner or beside it.
fn numbers(view: &View, paper: &mut Paper) -> Markup {
    let board = &view.table().board;
    html! {
        g class="tile-numbers" {
            @for hex in hexes(board.map()) {
                @if let Some(laid) = board.tile(hex) {
                    @let number = laid.tile.number();
                    @if let Some(room) = number_room(paper, middle(hex), number) {
                        ({ paper.take(room); html! { text class="tile-no" x=(room.x) y=(room.y + 5) { (number) } } })
                    }
                }
            }
        }
    }
}

/// Where the number of a tile covers nothing.
fn number_room(paper: &Paper, (x, y): (i32, i32), number: &str) -> Option<Room> {
    const AWAY: [i32; 5] = [90, 80, 100, 70, 60];
    const BESIDE: [(i32, i32); 9] =
        [(0, 0), (0, 7), (0, -7), (7, 0), (-7, 0), (6, 6), (-6, 6), (6, -6), (-6, -6)];
    let width = i32::try_from(number.len()).unwrap_or(3) * 9 + 2;
    let near = AWAY
        .into_iter()
        .flat_map(|away| CORNERS.map(|(dx, dy)| (dx * away / 100, dy * away / 100)));
    let rooms = near.flat_map(|(dx, dy)| {
        BESIDE.map(|(bx, by)| Room { x: x + dx + bx, y: y + dy + by, width, height: 15 })
    });
    rooms.into_iter().find(|room| paper.covered(*room) == 0)
}

/// Letters of rows and numbers of columns, on the rim of the sea.
fn rim(view: &View) -> Markup {
    let map = view.table().board.map();
    let [left, top, width, height] = frame(map);
    let all: Vec<(String, i32, i32)> = hexes(map)
        .map(|hex| (hex.id().to_owned(), middle(hex)))
        .map(|(id, (x, y))| (id, x, y))
        .collect();
    let mut columns: Vec<(&str, i32)> = all.iter().map(|(id, x, _)| (&id[1..], *x)).collect();
    columns.sort_by_key(|&(_, x)| x);
    columns.dedup();
    let mut rows: Vec<(&str, i32)> = all.iter().map(|(id, _, y)| (&id[..1], *y)).collect();
    rows.sort_by_key(|&(_, y)| y);
    rows.dedup();
    html! {
        g class="rim" aria-hidden="true" {
            @for (column, x) in columns {
                @for y in [top + 17, top + height - 6] { text x=(x) y=(y) { (column) } }
            }
            @for (row, y) in rows {
                @for x in [left + 12, left + width - 12] { text x=(x) y=(y + 6) { (row) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_in_one_line_or_in_two_even_ones() {
        assert_eq!(forms("Bayamo"), [["Bayamo"]]);
        let lines: Vec<String> = forms("Santiago de Cuba").concat();
        assert_eq!(lines, ["Santiago de Cuba", "Santiago", "de Cuba"]);
    }
}
