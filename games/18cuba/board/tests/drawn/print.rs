//! Print covers neither track nor other print, however crowded the island is.

#![expect(clippy::disallowed_types, reason = "arcs are measured here, and no rule depends on it")]

use boxes::Contents as _;
use cuba18_rules::components::Data;
use cuba18_rules::{Cuba18, Round};
use cuba18_track::{Board, Color, Gauge, Hex, Side};
use tabletop::{Choices, Dice as _, Game, Mute, SeededDice, Turn};

use crate::samples::ANNA;
use crate::stage::seen;

/// A box of print: its middle and its size.
#[derive(Copy, Clone, Debug)]
struct Print {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Print {
    fn touches(&self, other: &Print) -> bool {
        (self.x - other.x).abs() * 2.0 < self.width + other.width
            && (self.y - other.y).abs() * 2.0 < self.height + other.height
    }

    /// How far a point lies from it.
    fn distance(&self, (x, y): (f64, f64)) -> f64 {
        let dx = ((x - self.x).abs() - self.width / 2.0).max(0.0);
        let dy = ((y - self.y).abs() - self.height / 2.0).max(0.0);
        dx.hypot(dy)
    }
}

/// The value of an attribute in an opening tag.
fn number(tag: &str, name: &str) -> f64 {
    let value = tag.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
    value.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name} of {tag}"))
}

/// Names and numbers of tiles as they stand on the map.
fn printed(map: &str) -> Vec<(String, Print)> {
    let mut found = Vec::new();
    for text in map.split("<text ").skip(1) {
        let (tag, rest) = text.split_once('>').expect("a tag ends");
        let tag = format!(" {tag}");
        let said = rest.split('<').next().unwrap_or_default().to_owned();
        let at = || (number(&tag, "x"), number(&tag, "y"));
        if tag.contains(r#"class="name""#) {
            let ((x, y), width) = (at(), number(&tag, "textLength"));
            found.push((said, Print { x, y: y - 6.0, width, height: 14.0 }));
        } else if tag.contains(r#"class="tile-no""#) {
            let (x, y) = at();
            let width = 8.0 * f64::from(u32::try_from(said.len()).expect("few letters"));
            found.push((said, Print { x, y: y - 5.0, width, height: 10.0 }));
        }
    }
    found
}

/// The opening tag of the first shape after a beginning.
fn shape(rest: &str) -> String {
    let tag = rest.split('<').nth(1).and_then(|tag| tag.split('>').next());
    format!(" {}", tag.expect("a shape").trim_end_matches('/'))
}

fn rect(tag: &str, (x, y): (f64, f64)) -> Print {
    let (width, height) = (number(tag, "width"), number(tag, "height"));
    let (left, top) = (number(tag, "x"), number(tag, "y"));
    Print { x: x + left + width / 2.0, y: y + top + height / 2.0, width, height }
}

/// Badges: prices of fields, Y, the FC's marks, sugar, values by phase.
fn badges(map: &str) -> Vec<(String, Print)> {
    let mut found = Vec::new();
    for class in ["toll", "y-mark", "mark co co-FC", "warehouse", "by-phase"] {
        let marks = map.split(r#"class="marks""#).nth(1).expect("marks");
        let marks = marks.split("</svg>").next().unwrap_or_default();
        for rest in marks.split(&format!(r#"<g class="{class}">"#)).skip(1) {
            let tag = shape(rest);
            let room = if tag.starts_with(" rect") {
                rect(&tag, (0.0, 0.0))
            } else {
                let (x, y, r) = (number(&tag, "cx"), number(&tag, "cy"), number(&tag, "r"));
                Print { x, y, width: 2.0 * r, height: 2.0 * r }
            };
            found.push((class.to_owned(), room));
        }
    }
    found
}

/// The values of cities, each in its hex.
fn city_values(map: &str) -> Vec<(String, Print)> {
    let mut found = Vec::new();
    let land = map.split(r#"<g class="stations">"#).next().unwrap_or_default();
    for hex in land.split(r#"<g class="hex" transform="translate("#).skip(1) {
        let (place, rest) = hex.split_once(')').expect("a place");
        let (x, y) = place.split_once(' ').expect("two numbers");
        let at = (x.parse().expect("a number"), y.parse().expect("a number"));
        for value in rest.split(r#"<rect class="value""#).skip(1) {
            let tag = value.split('>').next().expect("a tag").trim_end_matches('/');
            found.push(("value".to_owned(), rect(tag, at)));
        }
    }
    found
}

/// The middle of a hex, and of a side seen from it, reckoned from how hexes lie.
fn middle(hex: Hex) -> (f64, f64) {
    let row = f64::from(hex.id().as_bytes()[0] - b'A');
    let column: f64 = hex.id()[1..].parse().expect("a column");
    (column * 52.0, row * 90.0)
}

fn gate(side: Side) -> (f64, f64) {
    let angle = (-60.0 + 60.0 * f64::from(side.number())).to_radians();
    (52.0 * angle.cos(), 52.0 * angle.sin())
}

/// Points on all track of the board: straight to a lone stop, in an arc from side to side.
fn track(board: &Board) -> Vec<(f64, f64)> {
    let mut found = Vec::new();
    for hex in Hex::all().filter(|&hex| board.map().contains(hex)) {
        let Some(pattern) = board.pattern(hex) else { continue };
        let (x, y) = middle(hex);
        for gauge in [Gauge::Standard, Gauge::Narrow] {
            for side in pattern.sides(gauge).iter() {
                let (gx, gy) = gate(side);
                let lone = pattern.stops().len() == 1 && pattern.stop_at(side).is_some();
                for step in 0..20 {
                    let rest = 1.0 - f64::from(step) / 20.0;
                    if lone {
                        found.push((x + gx * rest, y + gy * rest));
                    }
                }
                for other in pattern.through(side).iter().filter(|&other| other > side) {
                    found.extend(arc(gate(side), gate(other)).map(|(ax, ay)| (x + ax, y + ay)));
                }
            }
        }
    }
    found
}

/// An arc that meets both sides of the hex at right angles.
fn arc(from: (f64, f64), to: (f64, f64)) -> impl Iterator<Item = (f64, f64)> {
    let (mx, my) = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
    let off = mx.hypot(my);
    // The center lies where the two sides meet if they are drawn on.
    let far = if off < 1.0 { None } else { Some(52.0 * 52.0 / off / off) };
    (0..=16).map(move |step| {
        let part = f64::from(step) / 16.0;
        let Some(far) = far else {
            return (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
        };
        let (cx, cy) = (mx * far, my * far);
        let [a, b] = [from, to].map(|(x, y)| (y - cy).atan2(x - cx));
        let mut turn = b - a;
        while turn > std::f64::consts::PI {
            turn -= std::f64::consts::TAU;
        }
        while turn < -std::f64::consts::PI {
            turn += std::f64::consts::TAU;
        }
        let radius = (from.0 - cx).hypot(from.1 - cy);
        let angle = a + turn * part;
        (cx + radius * angle.cos(), cy + radius * angle.sin())
    })
}

/// Late positions of random games of six: whoever may build builds.
pub(crate) fn late(count: usize) -> Vec<Cuba18> {
    let mut found = Vec::new();
    for seed in 0.. {
        let setup = Cuba18::PROFILE
            .setup(6, None, std::collections::BTreeMap::new())
            .expect("six can play");
        let mut game = Cuba18::new(&setup, Data::shelf().built_in()).expect("it exists");
        let mut dice = SeededDice::new(seed);
        let mut choices = Choices::default();
        for _ in 0..3000 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.draw(&mut dice);
                    game.resolve(&chance, &mut Mute).expect("it was drawn");
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    choices.clear();
                    game.actions(seat, &mut choices);
                    let all: Vec<_> = choices.samples().collect();
                    let builds: Vec<_> =
                        all.iter().filter(|action| action.laying().is_some()).cloned().collect();
                    let from = if builds.is_empty() { &all } else { &builds };
                    let place = dice.roll(u32::try_from(from.len()).expect("not so many"));
                    let action = from[usize::try_from(place).expect("a place")].clone();
                    game.apply(seat, &action, &mut Mute).expect("it is listed");
                }
            }
            let tiles = Hex::all().filter(|&hex| {
                game.view(tabletop::Viewer::Public).table().board.tile(hex).is_some()
            });
            let is_operating =
                matches!(game.view(tabletop::Viewer::Public).round(), Round::Operating(_));
            if is_operating && tiles.count() > 30 {
                found.push(game);
                break;
            }
        }
        if found.len() == count {
            return found;
        }
    }
    found
}

#[test]
fn no_name_or_number_covers_track_or_another() {
    let mut names = 0;
    for game in late(50) {
        let map = seen(&game, ANNA, "").board.into_string();
        let print = printed(&map);
        let view = game.view(tabletop::Viewer::Public);
        let track = track(&view.table().board);
        assert!(track.len() > 500, "a crowded island");
        for (place, (said, room)) in print.iter().enumerate() {
            let over = track.iter().find(|&&point| room.distance(point) < 4.0);
            assert_eq!(over, None, "{said} at {room:?} covers track");
            let other = print[..place].iter().find(|(_, other)| other.touches(room));
            assert!(other.is_none(), "{said} at {room:?} covers {other:?}");
        }
        names += print.len();
    }
    assert!(names > 50 * 18, "{names} names and numbers");
}

/// Brown and gray tiles have their numbers like all others.
#[test]
fn tiles_of_every_color_have_their_numbers() {
    let (mut laid, mut told) = (0, 0);
    for game in late(50) {
        let map = seen(&game, ANNA, "").board.into_string();
        let view = game.view(tabletop::Viewer::Public);
        let board = &view.table().board;
        let is_late = |hex: &Hex| {
            let color = board.tile(*hex).map(|laid| board.chart().info(laid.tile).color);
            matches!(color, Some(Color::Brown | Color::Gray))
        };
        for hex in Hex::all().filter(is_late) {
            let (x, y) = middle(hex);
            let number = board.tile(hex).map_or("", |laid| laid.tile.number());
            let near = |(said, at): &(String, Print)| {
                said == number && (at.x - x).abs() < 60.0 && (at.y - y).abs() < 62.0
            };
            laid += 1;
            told += u32::from(printed(&map).iter().any(near));
        }
    }
    assert!(laid > 100 && told * 100 >= laid * 97, "{told} of {laid}");
}

/// Lines from names to their cities cross neither numbers nor badges nor names.
#[test]
fn no_line_to_a_name_crosses_print() {
    let mut lines = 0;
    for game in late(50) {
        let map = seen(&game, ANNA, "").board.into_string();
        let marks: Vec<_> = badges(&map).into_iter().chain(city_values(&map)).collect();
        for line in map.split(r#"class="leader" d="M"#).skip(1) {
            let ends = line.split('"').next().expect("its end").replace('L', " ");
            let ends: Vec<f64> = ends.split(' ').map(|at| at.parse().expect("a number")).collect();
            for part in (2..=20).map(|step| f64::from(step) / 20.0) {
                let at = |from: usize| ends[from] + (ends[from + 2] - ends[from]) * part;
                let on = marks.iter().find(|(_, mark)| mark.distance((at(0), at(1))) < 0.5);
                assert!(on.is_none(), "a line from {ends:?} crosses {on:?}");
            }
            lines += 1;
        }
    }
    assert!(lines > 20, "{lines} lines");
}

/// A name stands beside its city, or a line leads there; where everything is full a few do without.
#[test]
fn a_name_is_near_its_city_or_a_line_leads_there() {
    let (mut all, mut lost) = (0, Vec::new());
    for game in late(50) {
        let map = seen(&game, ANNA, "").board.into_string();
        let view = game.view(tabletop::Viewer::Public);
        let names = map.split(r#"<g class="names">"#).nth(1).expect("names");
        let names = names.split("</g>").next().unwrap_or_default();
        let cities = Hex::all().filter_map(|hex| Some((hex, view.data().track.name(hex)?)));
        for (hex, name) in cities.filter(|(hex, _)| view.table().board.map().contains(*hex)) {
            // In one line, or in two.
            let (first, rest) = name.split_once(' ').unwrap_or((name, ""));
            let begins = |said: &str| said == name || (said == first && !rest.is_empty());
            let (x, y) = middle(hex);
            let found = printed(names).into_iter().filter(|(said, _)| name.contains(said.as_str()));
            let near = found.map(|(_, at)| at.distance((x, y))).fold(f64::INFINITY, f64::min);
            let before = names.split(r#"<text class="name""#).collect::<Vec<_>>();
            let led = before.windows(2).any(|pair| {
                let said = pair[1].split('>').nth(1).and_then(|said| said.split('<').next());
                pair[0].ends_with("</path>") && said.is_some_and(begins)
            });
            all += 1;
            if near > 72.0 && !led {
                lost.push(name);
            }
        }
    }
    assert!(all > 50 * 12 && lost.len() * 100 <= all * 3, "{} of {all}: {lost:?}", lost.len());
}

/// The values of a city of several stand beside its track, also where it leads to harbors.
#[test]
fn no_value_lies_on_straight_track() {
    let mut values = 0;
    for game in late(50) {
        let map = seen(&game, ANNA, "").board.into_string();
        let land = map.split(r#"<g class="stations">"#).next().unwrap_or_default();
        for hex in land.split(r#"<g class="hex""#).skip(1) {
            // Straight track that does not lead into the middle.
            let rails = hex.split(r#"class="rail "#).skip(1);
            let rails = rails.filter_map(|rail| rail.split(r#" d="M"#).nth(1)?.split('"').next());
            let pieces =
                rails.flat_map(|rail| rail.split('M')).filter(|piece| !piece.contains('A'));
            let spurs: Vec<f64> = pieces
                .filter(|piece| !piece.ends_with("L0 0"))
                .flat_map(|spur| spur.split(['L', ' ']).map(|at| at.parse().expect("a number")))
                .collect();
            for value in hex.split(r#"<rect class="value""#).skip(1) {
                let tag = value.split('>').next().expect("a tag").trim_end_matches('/');
                let room = rect(tag, (0.0, 0.0));
                for spur in spurs.chunks(4) {
                    let points = (0..=12).map(|step| f64::from(step) / 12.0);
                    let mut points = points.map(|part| {
                        (spur[0] + (spur[2] - spur[0]) * part, spur[1] + (spur[3] - spur[1]) * part)
                    });
                    let on = points.find(|&point| room.distance(point) < 4.0);
                    assert_eq!(on, None, "{room:?} lies on {spur:?}");
                }
                values += usize::from(!spurs.is_empty());
            }
        }
    }
    assert!(values > 10, "{values} values");
}

/// Badges and values cover neither track nor each other nor a name or number.
#[test]
fn no_badge_covers_track_or_print() {
    let mut count = 0;
    for game in late(50) {
        let map = seen(&game, ANNA, "").board.into_string();
        let badges = badges(&map);
        let values = city_values(&map);
        let view = game.view(tabletop::Viewer::Public);
        let track = track(&view.table().board);
        let others: Vec<_> = printed(&map).into_iter().chain(values.clone()).collect();
        for (place, (said, room)) in badges.iter().enumerate() {
            let over = track.iter().find(|&&point| room.distance(point) < 2.0);
            assert_eq!(over, None, "{said} at {room:?} covers track");
            let other =
                badges[..place].iter().chain(&others).find(|(_, other)| other.touches(room));
            assert!(other.is_none(), "{said} at {room:?} covers {other:?}");
        }
        for (place, (_, room)) in values.iter().enumerate() {
            let print = printed(&map);
            let other = values[..place].iter().chain(&print).find(|(_, other)| other.touches(room));
            assert!(other.is_none(), "a value at {room:?} covers {other:?}");
        }
        assert!(values.len() > 5, "{} values", values.len());
        count += badges.len();
    }
    assert!(count > 50 * 5, "{count} badges");
}

/// VII.10: what the stops of a run bring covers neither stations nor badges nor what other stops bring.
#[test]
fn no_mark_of_a_run_covers_a_station_or_a_badge() {
    let (mut count, mut stations) = (0, 0);
    for mut game in late(50) {
        let Some(seat) = next_run(&mut game) else { continue };
        let map = seen(&game, seat, "").board.into_string();
        let map = map.split("</svg>").find(|one| one.contains(r#"class="map""#)).expect("a map");
        let (badges, tokens) = (badges(map), tokens(map));
        let marks: Vec<Print> = map
            .split(r#"<g class="mark route-mark-"#)
            .skip(1)
            .map(|rest| rect(&shape(rest), (0.0, 0.0)))
            .collect();
        for (place, mark) in marks.iter().enumerate() {
            let badge = badges.iter().find(|(class, badge)| {
                ["y-mark", "mark co co-FC", "warehouse"].contains(&class.as_str())
                    && badge.touches(mark)
            });
            assert!(badge.is_none(), "{mark:?} covers {badge:?}");
            // The rim of a disc may be touched.
            let token = tokens.iter().find(|&&token| mark.distance(token) < 14.0);
            assert_eq!(token, None, "{mark:?} covers a station");
            let other = marks[..place].iter().find(|other| other.touches(mark));
            assert!(other.is_none(), "{mark:?} covers {other:?}");
        }
        count += marks.len();
        stations += tokens.len();
    }
    assert!(count > 50 && stations > 200, "{count} marks, {stations} stations");
}

/// Plays on until somebody may run, and says who.
fn next_run(game: &mut Cuba18) -> Option<tabletop::Seat> {
    for _ in 0..200 {
        let Turn::Decide(seats) = game.turn() else { return None };
        let seat = seats.iter().next()?;
        let mut open = Choices::default();
        game.actions(seat, &mut open);
        if open.samples().any(|action| matches!(action, cuba18_rules::Action::Run { .. })) {
            return Some(seat);
        }
        let action = open.samples().last()?;
        game.apply(seat, &action, &mut Mute).ok()?;
    }
    None
}

/// The middles of stations, each seen from the middle of its hex in the drawing.
fn tokens(map: &str) -> Vec<(f64, f64)> {
    let all = map.split(r#"<g class="stations">"#).nth(1).expect("stations");
    let all = all.split(r#"class="marks""#).next().unwrap_or_default();
    let mut found = Vec::new();
    for hex in all.split(r#"<g transform="translate("#).skip(1) {
        let (place, rest) = hex.split_once(')').expect("a place");
        let (x, y) = place.split_once(' ').expect("two numbers");
        let (x, y): (f64, f64) = (x.parse().expect("a number"), y.parse().expect("a number"));
        for token in rest.split(r#"<g class="token "#).skip(1) {
            let tag = shape(token);
            if tag.starts_with(" circle") {
                found.push((x + number(&tag, "cx"), y + number(&tag, "cy")));
            } else {
                let room = rect(&tag, (x, y));
                found.push((room.x, room.y));
            }
        }
    }
    found
}
