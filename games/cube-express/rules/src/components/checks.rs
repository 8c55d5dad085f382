//! Everything that keeps a box file from being a game.

use std::ops::RangeInclusive;

use boxes::Complaint;

use super::file::{BoxFile, Road, Row, RowKind, TrackFacts};
use super::print::{MOST_AREAS, MOST_RAILS};
use super::tile::NAMES;
use super::track::{MOST_BONUSES, MOST_FIELDS, MOST_STATIONS};
use super::{Asks, GOALS, Side, Sides};

/// Everything that is wrong with a box; nothing if it is a game.
///
/// What passes is safe: no number overflows, every deck is large enough, locos
/// can drive on, cities can be told apart. Nothing here asks whether the game is
/// a good one.
pub(super) fn complaints(file: &BoxFile) -> Vec<Complaint> {
    let mut wrong = Vec::new();
    numbers(file, &mut wrong);
    track("track_two", &file.track_two, &mut wrong);
    track("track_more", &file.track_more, &mut wrong);
    markers(file, &mut wrong);
    tiles(file, &mut wrong);
    starts(file, &mut wrong);
    goals(file, &mut wrong);
    wrong
}

/// Complains about a number out of its range.
fn within(wrong: &mut Vec<Complaint>, place: &str, number: u8, range: &RangeInclusive<u8>) {
    wrong.extend(Complaint::within(place, number, range));
}

fn expect(wrong: &mut Vec<Complaint>, holds: bool, place: &str, what: &str) {
    wrong.extend(Complaint::unless(holds, place, what));
}

fn numbers(file: &BoxFile, wrong: &mut Vec<Complaint>) {
    let BoxFile { pieces, start, laying, loco, shares, end, .. } = file;
    let ranges = [
        ("pieces.markers", &pieces.markers, 10..=40),
        ("pieces.stations", &pieces.stations, 2..=8),
        ("pieces.nines", &pieces.nines, 0..=12),
        ("pieces.nine_points", &pieces.nine_points, 0..=50),
        ("start.hand", &start.hand, 1..=5),
        ("start.dividends", &start.dividends, 0..=10),
        ("start.neutral", &start.neutral, 0..=20),
        ("bets.most", &file.bets.most, 1..=20),
        ("laying.crossing_dividends", &laying.crossing_dividends, 0..=10),
        ("laying.claim", &laying.claim, 1..=10),
        ("loco.coal", &loco.coal, 0..=5),
        ("loco.iron", &loco.iron, 0..=5),
        ("shares.first_delivery", &shares.first_delivery, 0..=20),
        ("shares.later_delivery", &shares.later_delivery, 0..=20),
        ("shares.site", &shares.site, 0..=20),
        ("end.house_points", &end.house_points, 0..=10),
        ("end.passenger_points", &end.passenger_points, 0..=10),
        ("end.dividend_points", &end.dividend_points, 0..=10),
    ];
    for (place, fact, range) in ranges {
        within(wrong, place, fact.value, &range);
    }
    let levels = &file.technology.levels.value;
    let place = "technology.levels.value";
    let fits = levels.len() == usize::from(pieces.stations.value) && levels.len() <= MOST_STATIONS;
    expect(wrong, fits, place, "there are as many levels as stations of a color");
    expect(wrong, levels.is_sorted(), place, "a level is never lower than the one before");
    for (index, &level) in levels.iter().enumerate() {
        within(wrong, &format!("{place}[{index}]"), level, &(1..=20));
    }
}

fn track(name: &str, track: &TrackFacts, wrong: &mut Vec<Complaint>) {
    let TrackFacts { points, bonus_fields, start } = track;
    let place = format!("{name}.points.value");
    let fields = points.value.len();
    let fits = (3..=MOST_FIELDS).contains(&fields);
    expect(wrong, fits, &place, "a share track has 3 to 32 fields");
    for (index, &worth) in points.value.iter().enumerate() {
        within(wrong, &format!("{place}[{index}]"), worth, &(0..=100));
    }
    let place = format!("{name}.start");
    let before = usize::from(start.value) + 1 < fields;
    expect(wrong, before, &place, "the disc begins before the last field, counted from 0");
    let place = format!("{name}.bonus_fields.value");
    let bonuses = &bonus_fields.value;
    let few = bonuses.len() <= MOST_BONUSES;
    expect(wrong, few, &place, "at most 8 fields hold a marker");
    let rise = bonuses.is_sorted_by(|one, other| one < other);
    expect(wrong, rise, &place, "the fields are named in order, each once");
    for (index, &field) in bonuses.iter().enumerate() {
        let inside = usize::from(field) + 1 < fields;
        let what = "a marker lies before the last field, counted from 0";
        expect(wrong, inside, &format!("{place}[{index}]"), what);
    }
}

/// Markers that are placed before the first turn are not in the reserve.
fn markers(file: &BoxFile, wrong: &mut Vec<Complaint>) {
    let most = [&file.track_two, &file.track_more].map(|track| track.bonus_fields.value.len());
    let placed = usize::from(file.start.dividends.value) + most[0].max(most[1]);
    let needed = placed + 4;
    let enough = needed <= usize::from(file.pieces.markers.value);
    let what = format!(
        "too few: four must be left in the reserve beside dividends and share track, so at least \
         {needed}"
    );
    expect(wrong, enough, "pieces.markers", &what);
}

fn tiles(file: &BoxFile, wrong: &mut Vec<Complaint>) {
    let ids: Vec<&str> = file.tile.iter().map(|row| row.id.as_str()).collect();
    rows(("tile", "tiles"), &ids, &NAMES, wrong);
    for (index, row) in file.tile.iter().enumerate() {
        tile(index, row, wrong);
    }
    for kind in KINDS {
        let there = file.tile.iter().any(|row| kind_of(row) == kind);
        let what = format!("no tile is a {kind}; the rulebook knows four kinds of tiles");
        if !there {
            wrong.push(Complaint::missing("tile", what));
        }
    }
    for players in 2..=4u8 {
        let deck = file.tile.iter().filter(|row| row.symbol.is_for(players)).count();
        // Hands, the market, and a pile that lasts for a round.
        let needed = usize::from(players) * (usize::from(file.start.hand.value) + 1) + 4;
        let what = format!(
            "there are {deck} tiles for {players} players; at least {needed} are needed: fewer \
             symbols, or fewer tiles in hand"
        );
        if deck < needed {
            wrong.push(Complaint::missing("tile", what));
        }
    }
}

/// The kinds of tiles (§3).
const KINDS: [&str; 4] = ["station", "crossing", "production site", "factory"];

/// What a tile is, as one of the kinds.
const fn kind_of(row: &Row) -> &'static str {
    match row.kind {
        RowKind::Station => KINDS[0],
        RowKind::Crossing => KINDS[1],
        RowKind::Production { .. } => KINDS[2],
        RowKind::Factory { .. } => KINDS[3],
    }
}

/// Rows are all there, each once and in their order; of what follows from the first slip
/// nothing is told.
fn rows((list, plural): (&str, &str), ids: &[&str], names: &[&str], wrong: &mut Vec<Complaint>) {
    let at = |index: usize| format!("{list}[{index}].id");
    let before = wrong.len();
    for (index, id) in ids.iter().enumerate() {
        if !names.contains(id) {
            let what = format!(
                "there is no {list} {id}; {plural} are {} to {}",
                names[0],
                names[names.len() - 1]
            );
            wrong.push(Complaint::at(at(index), what));
        } else if let Some(first) = ids[..index].iter().position(|other| other == id) {
            wrong.push(Complaint::twice(at(index), at(first), format!("the {list} {id}")));
        }
    }
    let absent: Vec<&str> = names.iter().copied().filter(|name| !ids.contains(name)).collect();
    if !absent.is_empty() {
        let (count, all, absent) = (ids.len(), names.len(), absent.join(", "));
        let what = if count < all {
            format!("there are {count} {plural} of {all}; missing: {absent}")
        } else {
            // As many as there must be, so that one of them has another's name.
            format!("missing: {absent}")
        };
        wrong.push(Complaint::missing(list, what));
    }
    let strayed = ids.iter().zip(names).position(|(id, name)| id != name);
    if let Some(index) = strayed.filter(|_| wrong.len() == before) {
        let what = format!("{plural} stand in their order: {} comes here", names[index]);
        wrong.push(Complaint::at(at(index), what));
    }
}

fn tile(index: usize, row: &Row, wrong: &mut Vec<Complaint>) {
    let at = |what: &str| format!("tile[{index}].{what}");
    rails(&row.rails, &at("rails"), wrong);
    roads(&row.roads, &at("roads"), wrong);
    let stations = row.roads.iter().filter(|road| road.station).count();
    let wanted = usize::from(row.kind == RowKind::Station);
    let what = format!("{stations} places for a station; a tile of this kind has {wanted}");
    expect(wrong, stations == wanted, &at("roads"), &what);
    if let RowKind::Factory { wants, first, later, .. } = row.kind {
        let place = at("kind.factory");
        let load: u32 = wants.iter().map(|&count| u32::from(count)).sum();
        let what = "a delivery is one to four resources";
        expect(wrong, (1..=4).contains(&load), &format!("{place}.wants"), what);
        within(wrong, &format!("{place}.first"), first, &(1..=30));
        within(wrong, &format!("{place}.later"), later, &(0..=30));
        let what = format!("field A is worth more than field B, which is worth {later}");
        expect(wrong, first > later, &format!("{place}.first"), &what);
    }
}

/// One rail or two that do not meet, each from one side to others.
fn rails(rails: &[Vec<Side>], place: &str, wrong: &mut Vec<Complaint>) {
    let count = (1..=MOST_RAILS).contains(&rails.len());
    expect(wrong, count, place, "a tile has one rail, or two that do not meet");
    let all: Vec<Side> = rails.iter().flatten().copied().collect();
    let sides = set(&all);
    let once = sides.len() == u32::try_from(all.len()).unwrap_or(u32::MAX);
    expect(wrong, once, place, "a side is named twice");
    let ends = rails.iter().all(|rail| set(rail).len() >= 2);
    expect(wrong, ends, place, "a rail leads to two sides or more");
}

/// Up to four areas and four houses; no side in two of them.
fn roads(roads: &[Road], place: &str, wrong: &mut Vec<Complaint>) {
    expect(wrong, roads.len() <= MOST_AREAS, place, "at most four areas");
    let houses: u32 = roads.iter().map(|road| u32::from(road.houses)).sum();
    expect(wrong, houses <= 4, place, "at most four houses");
    let sides: Vec<Side> = roads.iter().flat_map(|road| road.sides.iter().copied()).collect();
    let once = set(&sides).len() == u32::try_from(sides.len()).unwrap_or(u32::MAX);
    expect(wrong, once, place, "two areas share a side, or a side is named twice");
    let crossed = roads.iter().any(|road| set(&road.sides) == set(&[Side::North, Side::South]))
        && roads.iter().any(|road| set(&road.sides) == set(&[Side::East, Side::West]));
    let what = "an area from n to s and one from e to w would cross each other";
    expect(wrong, !crossed, place, what);
    let empty = |road: &Road| road.sides.is_empty() && road.houses == 0 && !road.station;
    expect(wrong, !roads.iter().any(empty), place, "an area without sides, houses and station");
}

fn starts(file: &BoxFile, wrong: &mut Vec<Complaint>) {
    let BoxFile { back, start_crossing, start_tile, .. } = file;
    rails(&back.rails, "back.rails", wrong);
    rails(&start_crossing.rails, "start_crossing.rails", wrong);
    rails(&start_tile.rails, "start_tile.rails", wrong);
    roads(&start_tile.roads, "start_tile.roads", wrong);
    let crossing: Sides = start_crossing.rails.iter().flatten().copied().collect();
    let what = "the start crossing has rails to all four start tiles";
    expect(wrong, crossing.len() == 4, "start_crossing.rails", what);
    let first = start_tile.rails.first().map_or(Sides::NONE, |rail| set(rail));
    let what = "the first rail of the start tile joins the crossing in the south and leads on";
    expect(wrong, first.contains(Side::South) && first.len() > 1, "start_tile.rails", what);
    let stations = start_tile.roads.iter().filter(|road| road.station).count();
    let what = "the start tile has one place for a station";
    expect(wrong, stations == 1, "start_tile.roads", what);
    let notes = [
        ("back", &back.note),
        ("start_crossing", &start_crossing.note),
        ("start_tile", &start_tile.note),
    ];
    for (place, note) in notes {
        expect(wrong, !note.is_empty(), place, "the note says where it comes from");
    }
}

fn goals(file: &BoxFile, wrong: &mut Vec<Complaint>) {
    let names: Vec<String> = (1..=GOALS).map(|number| format!("G{number:02}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let ids: Vec<&str> = file.goal.iter().map(|row| row.id.as_str()).collect();
    rows(("goal", "goals"), &ids, &names, wrong);
    for (index, row) in file.goal.iter().enumerate() {
        let place = format!("goal[{index}].asks");
        match row.asks {
            Asks::Least(least) => within(wrong, &place, least, &(1..=100)),
            Asks::Exactly(exactly) => within(wrong, &place, exactly, &(0..=100)),
            Asks::Most => {}
        }
    }
    for (name, values) in [("two", &file.goal_points.two), ("more", &file.goal_points.more)] {
        for (index, [majority, other]) in values.value.iter().enumerate() {
            let place = format!("goal_points.{name}.value[{index}]");
            within(wrong, &place, *majority, &(0..=30));
            within(wrong, &place, *other, &(0..=30));
            expect(wrong, majority >= other, &place, "the majority gets no less than the others");
        }
    }
}

fn set(sides: &[Side]) -> Sides {
    sides.iter().copied().collect()
}
