//! The map: an endless table on which tiles join into one landscape.

use art::{at, seat_class, seat_mark};
use cube_express_rules::map::CityId;
use cube_express_rules::{Cell, Event, Loco, Phase, Place, Table, View};
use maud::{Markup, html};
use tabletop::{Key, Seat, Viewer};

use crate::geometry::{TILE, corner, middle};
use crate::{Stage, decision, marks, reach, tile, why};

/// What is seen of the map: left, top, width and height. Where a tile can be laid is in it only
/// while somebody looks for a place, so that what is laid is as large as it can be.
pub(crate) fn frame(view: &View, stage: &Stage<'_>) -> [i32; 4] {
    let map = &view.table.map;
    let lays = stage.offer.agreed(decision::laid).is_some();
    let open = map.open().iter().filter(|open| lays && open.is_joined()).map(|open| open.at);
    let cells = map.spots().iter().map(|spot| spot.at).chain(open).map(corner);
    let (mut low, mut high) = ((-150, -150), (250, 250));
    for (x, y) in cells {
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x + TILE), high.1.max(y + TILE));
    }
    let margin = 12;
    [low.0 - margin, low.1 - margin, high.0 - low.0 + 2 * margin, high.1 - low.1 + 2 * margin]
}

/// Pixels to a unit at which the smallest goods, those that a factory wants, have 11 pixels.
const LEGIBLE: &str = "0.67";

/// What is to be seen together, as its middle and its size: every place that the chosen tile may
/// get, or all that is within reach while one drives.
fn together(view: &View, stage: &Stage<'_>) -> Option<[i32; 4]> {
    let lays = stage.offer.agreed(decision::laid).is_some();
    let cells = if lays { marks::cells(stage) } else { reached(view, stage) };
    let (xs, ys): (Vec<i32>, Vec<i32>) = cells.into_iter().map(middle).unzip();
    let ends = |all: &[i32]| Some((*all.iter().min()?, *all.iter().max()?));
    let ((left, right), (top, bottom)) = ends(&xs).zip(ends(&ys))?;
    // Rings are drawn on the edge, and turn buttons beyond it.
    let room = TILE + 16;
    let middle = (i32::midpoint(left, right), i32::midpoint(top, bottom));
    Some([middle.0, middle.1, right - left + room, bottom - top + room])
}

/// The squares that whoever looks can drive to, and those of the locos that go there.
fn reached(view: &View, stage: &Stage<'_>) -> Vec<Cell> {
    let map = &view.table.map;
    let targets = reach::targets(view, stage);
    let Some((seat, _)) = reach::driving(view, stage) else { return Vec::new() };
    let starts = targets.iter().filter_map(|target| view.table.player(seat).loco(target.loco));
    let ends = targets.iter().map(|target| target.way.to);
    starts.chain(ends).map(|place| map.spot(place).at).collect()
}

/// The square that matters: where something is decided, or where something happened last.
fn focus(view: &View, stage: &Stage<'_>) -> Cell {
    let map = &view.table.map;
    let seat = match (stage.viewer, view.phase) {
        (Viewer::Player(seat), _) | (Viewer::Public, Phase::Turn { active: seat, .. }) => {
            Some(seat)
        }
        (Viewer::Public, Phase::Deal | Phase::Over { .. }) => None,
    };
    let loco = seat.and_then(|seat| view.table.player(seat).loco(Loco::First));
    let home = loco.map_or(Cell(0, 0), |place| map.spot(place).at);
    if !stage.decides() {
        return stage.lately.iter().rev().find_map(happened_at).unwrap_or(home);
    }
    if let Some(place) = marks::subject(view) {
        return map.spot(place).at;
    }
    home
}

/// Where an event has changed the map.
const fn happened_at(event: &Event) -> Option<Cell> {
    if let Event::Laid { at, .. }
    | Event::LaidBack { at, .. }
    | Event::Claimed { at, .. }
    | Event::Built { at, .. }
    | Event::LocoBuilt { at, .. }
    | Event::Delivered { at, .. }
    | Event::GotOff { at, .. } = *event
    {
        return Some(at);
    }
    if let Event::Drove { to, .. } = *event { Some(to.at) } else { None }
}

/// The map that can be dragged and brought nearer, and follows what happens.
pub(crate) fn map(view: &View, stage: &Stage<'_>) -> Markup {
    let [left, top, width, height] = frame(view, stage);
    let [x, y, wide, high] = together(view, stage).unwrap_or_else(|| {
        let (x, y) = middle(focus(view, stage));
        [x, y, TILE, TILE]
    });
    let drawing = html! {
        svg class="map" data-zoom="cube-map" data-follow="" data-open={ (x) " " (y) " " (LEGIBLE) " " (wide) " " (high) }
            viewBox={ (left) " " (top) " " (width) " " (height) } tabindex="0"
            role="group" aria-label=(stage.words.text("board-title")) {
            (landscape(view, stage))
        }
    };
    art::zoomed(stage.words, &drawing)
}

/// Everything on the map.
pub(crate) fn landscape(view: &View, stage: &Stage<'_>) -> Markup {
    let table = &view.table;
    html! {
        rect class="endless" x="-6000" y="-6000" width="12000" height="12000" {}
        // A rim round all tiles together: each draws its own, and the grounds hide what is within.
        g class="rim" {
            @for spot in table.map.spots() {
                @let (x, y) = corner(spot.at);
                rect x=(x) y=(y) width=(TILE) height=(TILE) rx="3" {}
            }
        }
        @for place in table.map.places() {
            @let spot = table.map.spot(place);
            g transform=(place_at(spot.at)) data-ask=[why::of_spot(stage, spot)] {
                (why::title(view, stage, place))
                (tile::ground(table.data(), spot.face))
            }
        }
        (why::places(view, stage))
        (cities(table, stage))
        g class="tracks" {
            @for spot in table.map.spots() {
                g transform=(place_at(spot.at)) { (tile::rails(spot.print(table.data()), spot.top)) }
            }
        }
        @for spot in table.map.spots() {
            g class="furniture" transform=(place_at(spot.at)) { (tile::furniture(table.data(), spot)) }
        }
        (signs(table, stage))
        (since(table))
        (marks::marks(view, stage))
        (locos(table, stage))
    }
}

/// The rims of tiles, seen where something has lately come to one.
fn since(table: &Table) -> Markup {
    html! {
        @for spot in table.map.spots() {
            @let (x, y) = corner(spot.at);
            @let upon = spot.owner.iter().copied().chain(spot.guests.iter().filter_map(|guest| guest.seat()));
            @let more: u8 = spot.later.iter().sum();
            rect class="since" data-state={ "tile-" (spot.at) " " @for seat in upon { "." (seat.index()) } "+" (more) }
                x=(x + 2) y=(y + 2) width=(TILE - 4) height=(TILE - 4) rx="3" {}
        }
    }
}

fn place_at(cell: Cell) -> String {
    let (x, y) = corner(cell);
    at(x, y)
}

/// The roads of each city in one group, which lights up as one.
fn cities(table: &Table, stage: &Stage<'_>) -> Markup {
    let map = &table.map;
    let mut ids: Vec<CityId> = Vec::new();
    for spot in map.spots() {
        for area in 0..spot.print(table.data()).areas.len() {
            if !ids.contains(&spot.city_of(area)) {
                ids.push(spot.city_of(area));
            }
        }
    }
    html! { @for id in ids { (city(table, stage, id)) } }
}

fn city(table: &Table, stage: &Stage<'_>, id: CityId) -> Markup {
    let map = &table.map;
    let mut roads = String::new();
    let mut squares = Vec::new();
    for spot in map.spots() {
        let print = spot.print(table.data());
        for (index, area) in print.areas.iter().enumerate() {
            if spot.city_of(index) == id {
                roads.push_str(&tile::road(area, spot.top, corner(spot.at)));
                if area.station {
                    squares.push(corner(spot.at));
                }
            }
        }
    }
    let city = map.city(id);
    let owner = city.station.and_then(|place| map.spot(place).owner);
    let class =
        owner.map_or_else(|| "city".to_owned(), |seat| format!("city owned {}", seat_class(seat)));
    html! {
        g class=(class) {
            title { (city_title(stage, owner, city.houses, city.houses - city.guests)) }
            path class="road-edge" d=(roads) {}
            path class="road" d=(roads) {}
            @for (x, y) in squares { circle class="square" cx=(x + 50) cy=(y + 50) r="22" {} }
        }
    }
}

fn city_title(stage: &Stage<'_>, owner: Option<Seat>, houses: u8, free: u8) -> String {
    let houses = ("houses", houses.into());
    match owner {
        Some(seat) => stage.words.with(
            "city-owned",
            &[("seat", stage.name(seat).into()), houses, ("free", free.into())],
        ),
        None => stage.words.with("city-free", &[houses]),
    }
}

/// Width and height of the sign of a station.
const SIGN: (i32, i32) = (27, 36);

/// How many houses each city with a station has, and how many of them are free.
fn signs(table: &Table, stage: &Stage<'_>) -> Markup {
    let map = &table.map;
    let stationed = map.spots().iter().filter(|spot| spot.has_station(table.data()));
    html! {
        @for spot in stationed {
            @if let (Some(owner), Some(id)) = (spot.owner, spot.station_city(table.data())) {
                @let city = map.city(id);
                @let free = city.houses - city.guests;
                @let (x, y) = corner(spot.at);
                @let (left, top) = tile::sign_at(table.data(), spot, SIGN);
                g class={ "sign " (seat_class(owner)) } transform=(at(x + left, y + top)) data-tell="" {
                    title { (city_title(stage, Some(owner), city.houses, free)) }
                    rect width=(SIGN.0) height=(SIGN.1) rx="8" {}
                    (seat_mark(owner, 3, 5, 9))
                    use href="#cx-house" x="12" y="3" width="12" height="12" {}
                    text x="13.500" y="31.500" { (free) }
                }
            }
        }
    }
}

/// The locos, each at a place of its own where several stand on one tile.
fn locos(table: &Table, stage: &Stage<'_>) -> Markup {
    let mut standing: Vec<(Place, Seat, Loco)> = Vec::new();
    for seat in table.players.seats() {
        for &loco in Loco::ALL {
            if let Some(place) = table.player(seat).loco(loco) {
                standing.push((place, seat, loco));
            }
        }
    }
    html! {
        @for &(place, seat, loco) in &standing {
            @let here: Vec<_> = standing.iter().filter(|other| other.0 == place).collect();
            @let nth = here.iter().position(|other| (other.1, other.2) == (seat, loco)).unwrap_or(0);
            @let on = table.map.spot(place);
            @let (x, y) = corner(on.at);
            @let (right, down) = tile::berths(table.data(), on, here.len())[nth];
            @let spot = (x + right, y + down);
            (marks::loco(stage, (seat, loco), (on.at, spot), along(stage, (seat, loco), spot)))
        }
    }
}

/// The tiles over which a loco has lately come, each as seen from where it is now.
fn along(stage: &Stage<'_>, own: (Seat, Loco), spot: (i32, i32)) -> Option<String> {
    let drove = stage.lately.iter().filter_map(|event| {
        let Event::Drove { seat, loco, from, to, .. } = *event else { return None };
        ((seat, loco) == own).then_some([from.at, to.at])
    });
    let places = drove.flatten().map(|cell| {
        let (x, y) = middle(cell);
        format!("{},{}", x - spot.0, y + 12 - spot.1)
    });
    let mut places: Vec<String> = places.collect();
    places.dedup();
    (places.len() > 2).then(|| places.join(" "))
}
