//! What is on a tile: ground, roads, rails, houses and works, in a square of 100.
//!
//! Nothing is rotated but rails: houses and numbers stand upright whichever way
//! a tile lies, so everything else is placed by the sides it belongs to.

use art::{at, poster, seat_class, sheet};
use cube_express_rules::components::{Area, Data, Face, Factory, Kind, Print, Side, Sides};
use cube_express_rules::{Resource, Spot, Tile};
use maud::{Markup, html};
use tabletop::{Key, Seat};

use crate::CSS;
use crate::symbols::SYMBOLS;

/// The corners of a tile where a house or a work can stand: northwest, clockwise.
const CORNERS: [(i32, i32); 4] = [(21, 21), (79, 21), (79, 79), (21, 79)];

/// What stands in the corners of a tile.
pub(crate) struct Corners {
    /// The corner of each house.
    pub(crate) houses: Vec<usize>,
    /// The corners that are left, the best for a work first.
    pub(crate) free: Vec<usize>,
}

impl Corners {
    /// Houses stand beside the road that they belong to.
    pub(crate) fn of(print: &Print, top: Side) -> Corners {
        let mut taken = [false; 4];
        let mut houses = Vec::new();
        for area in &print.areas {
            let sides: Vec<usize> =
                area.sides.turned(top).iter().map(|side| side as usize).collect();
            let beside = sides.iter().copied().chain(sides.iter().map(|side| (side + 1) % 4));
            let order: Vec<usize> = beside.chain(0..4).collect();
            for _ in 0..area.houses {
                let corner = order.iter().copied().find(|&corner| !taken[corner]).unwrap_or(0);
                taken[corner] = true;
                houses.push(corner);
            }
        }
        let free = [2, 1, 3, 0].into_iter().filter(|&corner| !taken[corner]).collect();
        Corners { houses, free }
    }

    /// Where a work stands, the first or the second: in a free corner, or above the
    /// middle of a tile that is full of houses.
    fn work(&self, nth: usize) -> (i32, i32) {
        let full = [(50, 79), (50, 21)];
        self.free.get(nth).map_or(full[nth % 2], |&corner| Corners::spot(corner))
    }

    /// The corner of the sign that counts free houses.
    fn sign(&self) -> Option<usize> {
        [0, 1, 3, 2].into_iter().find(|corner| self.free.contains(corner))
    }

    /// The corner that nothing printed or built needs: for what a loco finds there.
    fn open(&self, spot: &Spot, data: &Data) -> Option<usize> {
        let works = match spot.print(data).kind {
            Kind::Factory(_) => 2,
            Kind::Production(_) | Kind::StartCrossing(_) => 1,
            Kind::Station | Kind::Start | Kind::Plain | Kind::Crossing => 0,
        };
        let sign = self.sign().filter(|_| spot.owner.is_some() && spot.has_station(data));
        let left = self.free.iter().copied().skip(works).filter(|&corner| Some(corner) != sign);
        left.min_by_key(|&corner| [1, 0, 2, 3][corner % 4])
    }

    /// The middle of a corner.
    pub(crate) fn spot(corner: usize) -> (i32, i32) {
        CORNERS[corner % 4]
    }
}

/// The upper left of a plate of this size that keeps to a corner, beside the rails; if there is
/// no corner, above the middle.
fn plate(corner: Option<usize>, (width, height): (i32, i32)) -> (i32, i32) {
    let Some(corner) = corner else { return (50 - width / 2, 2) };
    let x = if matches!(corner, 1 | 2) { 98 - width } else { 2 };
    (x, if corner > 1 { 98 - height } else { 2 })
}

/// Where the sign of a station lies that counts the free houses of its city.
pub(crate) fn sign_at(data: &Data, spot: &Spot, size: (i32, i32)) -> (i32, i32) {
    plate(Corners::of(spot.print(data), spot.top).sign(), size)
}

/// Where a plate lies that hides nothing on the tile.
pub(crate) fn open_at(data: &Data, spot: &Spot, size: (i32, i32)) -> (i32, i32) {
    plate(Corners::of(spot.print(data), spot.top).open(spot, data), size)
}

/// Where the wheels of so many locos stand on a tile: on its rails if they can, none over
/// another, nor over what stands in the middle.
pub(crate) fn berths(data: &Data, spot: &Spot, count: usize) -> Vec<(i32, i32)> {
    let print = spot.print(data);
    let is_factory = matches!(print.kind, Kind::Factory(_));
    let is_site = matches!(print.kind, Kind::Production(_) | Kind::StartCrossing(_));
    let is_station = matches!(print.kind, Kind::Station | Kind::Start);
    if count == 1 && !is_station && !(is_site && spot.owner.is_some()) {
        return vec![(50, 62)];
    }
    let is_bare = |side: Side| {
        (0..print.separate_rails()).all(|rail| !print.rail(spot.top, rail).contains(side))
    };
    let mut sides = [Side::South, Side::East, Side::West, Side::North];
    // The plates of a factory leave room to the left and to the right only.
    sides.sort_by_key(|&side| if is_factory { side as i32 % 2 == 0 } else { is_bare(side) });
    let berth = |side: Side| match side {
        Side::North => (50, 26),
        Side::East => (82, 62),
        Side::South => (50, 97),
        Side::West => (18, 62),
    };
    (0..count).map(|nth| berth(sides[nth % 4])).collect()
}

/// The ground of a tile.
pub(crate) fn ground(data: &Data, face: Face) -> Markup {
    html! { rect class={ "ground on-" (data.print(face).sort().key()) } x="0.5" y="0.5" width="99" height="99" rx="3" {} }
}

/// The rails of a face whose top points to `top`.
pub(crate) fn rails(print: &Print, top: Side) -> Markup {
    html! { @for rail in 0..print.separate_rails() { (one_rail(print.rail(top, rail))) } }
}

fn one_rail(rails: Sides) -> Markup {
    let is = |side: Side| rails.contains(side);
    let turn = |first: fn(&dyn Fn(Side) -> bool, Side) -> bool| {
        Side::FOUR.into_iter().find(|&side| first(&is, side)).map_or(0, |side| 90 * side as i32)
    };
    let (shape, degrees) = match rails.len() {
        4 => ("cross", 0),
        3 => ("tee", turn(|is, side| !is(side.turned(Side::West)))),
        _ if is(Side::North) && is(Side::South) => ("straight", 0),
        _ if is(Side::East) && is(Side::West) => ("straight", 90),
        _ => ("curve", turn(|is, side| is(side) && is(side.turned(Side::East)))),
    };
    let turned = (degrees != 0).then(|| format!("rotate({degrees} 50 50)"));
    html! { use href={ "#cx-rail-" (shape) } width="100" height="100" transform=[turned] {} }
}

/// The middle of a side.
const fn middle(side: Side) -> (i32, i32) {
    match side {
        Side::North => (50, 0),
        Side::East => (100, 50),
        Side::South => (50, 100),
        Side::West => (0, 50),
    }
}

/// The line of a road, moved by so much.
pub(crate) fn road(area: &Area, top: Side, by: (i32, i32)) -> String {
    let sides = area.sides.turned(top);
    let moved = |(x, y): (i32, i32)| format!("{} {}", x + by.0, y + by.1);
    let ends: Vec<String> = sides.iter().map(|side| moved(middle(side))).collect();
    let center = moved((50, 50));
    match (ends.as_slice(), bend(sides)) {
        ([], _) => format!("M{center}h.1"),
        ([end], _) if !area.station => {
            // A lane that ends before the middle.
            let inner = sides.iter().next().map_or((50, 50), inward);
            format!("M{end}L{}", moved(inner))
        }
        ([one, other], Some(sweep)) if !area.station => {
            format!("M{one}A50 50 0 0 {sweep} {other}")
        }
        (ends, _) => {
            let lines: Vec<String> = ends.iter().map(|end| format!("M{end}L{center}")).collect();
            lines.concat()
        }
    }
}

/// Where a lane from a side ends.
const fn inward(side: Side) -> (i32, i32) {
    let (x, y) = middle(side);
    (x + (50 - x) * 11 / 25, y + (50 - y) * 11 / 25)
}

/// The direction of the bend between two neighboring sides, first to last in order.
fn bend(sides: Sides) -> Option<u8> {
    let pair: Vec<Side> = sides.iter().collect();
    match pair.as_slice() {
        [one, other] if one.turned(Side::East) == *other => Some(0),
        [Side::North, Side::West] => Some(1),
        _ => None,
    }
}

/// Houses, works and stations of a tile that lies on the map.
pub(crate) fn furniture(data: &Data, spot: &Spot) -> Markup {
    let print = spot.print(data);
    let corners = Corners::of(print, spot.top);
    html! {
        @for (house, &corner) in corners.houses.iter().enumerate() {
            (house_at(corner, spot.guests[house].seat()))
        }
        @match print.kind {
            Kind::Station | Kind::Start => (station(spot.owner)),
            Kind::Production(resource) | Kind::StartCrossing(resource) => {
                (works(resource, &corners))
                @if let Some(owner) = spot.owner { (cube(owner, 42, 42, 17)) }
            }
            Kind::Factory(factory) => (factory_at(&factory, &corners, spot)),
            Kind::Plain | Kind::Crossing => {}
        }
    }
}

fn house_at(corner: usize, guest: Option<Seat>) -> Markup {
    let (x, y) = Corners::spot(corner);
    html! {
        use href="#cx-house" x=(x - 12) y=(y - 13) width="25" height="25" {}
        @if let Some(seat) = guest { (cube(seat, x - 9, y - 5, 18)) }
    }
}

/// A marker of a seat, with its shape.
pub(crate) fn cube(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    let inner = size / 2;
    html! {
        g class={ "cube " (seat_class(seat)) } {
            use href="#cx-cube" x=(x) y=(y) width=(size) height=(size) {}
            g class="chest" { use href={ "#art-" (seat_class(seat)) } x=(x + size / 4) y=(y + size / 4) width=(inner) height=(inner) {} }
        }
    }
}

fn station(owner: Option<Seat>) -> Markup {
    html! {
        @match owner {
            Some(seat) => {
                g class=(seat_class(seat)) {
                    use href="#cx-station" x="34" y="36" width="32" height="27" {}
                }
                g class="chest" { use href={ "#art-" (seat_class(seat)) } x="45" y="39" width="10" height="10" {} }
            }
            None => use href="#cx-place" x="34" y="36" width="32" height="27" {},
        }
    }
}

/// A resource, `size` wide.
pub(crate) fn resource(resource: Resource, x: i32, y: i32, size: i32) -> Markup {
    html! { use href={ "#cx-" (resource.key()) } x=(x) y=(y) width=(size) height=(size) {} }
}

fn works(gives: Resource, corners: &Corners) -> Markup {
    let (x, y) = corners.work(0);
    html! {
        circle class="works" cx=(x) cy=(y) r="19" {}
        (resource(gives, x - 14, y - 14, 28))
    }
}

/// A factory on the map, with the markers of those who have delivered.
fn factory_at(factory: &Factory, corners: &Corners, spot: &Spot) -> Markup {
    let (x, y) = corners.work(1);
    let seats = (0u8..).zip(spot.later);
    let later = seats.flat_map(|(seat, count)| (0..count).map(move |_| Seat::new(seat)));
    html! {
        (factory_of(factory, corners, spot.owner.is_some()))
        @if let Some(first) = spot.owner { (cube(first, x - 20, y - 20, 15)) }
        @for (nth, seat) in (0..).zip(later.take(5)) { (cube(seat, x - 3 + nth * 5, y - 20, 14)) }
    }
}

/// The works with the points of a delivery below, and beside it what is wanted.
fn factory_of(factory: &Factory, corners: &Corners, is_taken: bool) -> Markup {
    let (left, top) = corners.work(0);
    let (x, y) = corners.work(1);
    html! {
        g transform=(at(left - 20, top - 20)) { (wants_of(factory)) }
        use href="#cx-factory" x=(x - 18) y=(y - 21) width="36" height="27" {}
        g transform=(at(x - 20, y)) { (points_of(factory, is_taken)) }
    }
}

/// What a delivery consists of: large enough to be told apart on a phone.
fn wants_of(factory: &Factory) -> Markup {
    let wants = Resource::ALL.iter().flat_map(|&one| (0..factory.wants[one]).map(move |_| one));
    html! {
        rect class="plate" x="-1" y="-1" width="42" height="42" rx="4" {}
        @for (nth, want) in (0..).zip(wants) {
            (resource(want, nth % 2 * 20, nth / 2 * 20, 20))
        }
    }
}

/// The points of the first delivery and of later ones; the first is struck out once it is made.
fn points_of(factory: &Factory, is_taken: bool) -> Markup {
    // Each number has half the plate.
    let narrow = if factory.first.max(factory.later) > 9 { " narrow" } else { "" };
    let taken = if is_taken { " taken" } else { "" };
    html! {
        rect class="plate" x="-1" y="0" width="42" height="21" rx="4" {}
        text class={ "field-a" (narrow) (taken) } x="10" y="17" { (factory.first) }
        text class={ "field-b" (narrow) } x="31" y="17" { (factory.later) }
        @if is_taken { path class="struck" d="M2 16L18 5" {} }
    }
}

/// A tile that lies by itself: in a hand, in the market, on a sheet.
pub(crate) fn card(data: &Data, face: Face, top: Side) -> Markup {
    let print = data.print(face);
    let corners = Corners::of(print, top);
    html! {
        (ground(data, face))
        g class="city" {
            @for area in &print.areas { path class="road-edge" d=(road(area, top, (0, 0))) {} }
            @for area in &print.areas {
                path class="road" d=(road(area, top, (0, 0))) {}
                @if area.station { circle class="square" cx="50" cy="50" r="22" {} }
            }
        }
        (rails(print, top))
        @for &corner in &corners.houses { (house_at(corner, None)) }
        @match print.kind {
            Kind::Station | Kind::Start => (station(None)),
            Kind::Production(gives) | Kind::StartCrossing(gives) => (works(gives, &corners)),
            Kind::Factory(factory) => (factory_of(&factory, &corners, false)),
            Kind::Plain | Kind::Crossing => {}
        }
        (center(&print.kind))
    }
}

/// A tile as the picture of a button.
pub(crate) fn small_tile(data: &Data, face: Face, top: Side) -> Markup {
    // Buttons lie outside the board, whose class brings the colors.
    html! {
        span class="game-cube-express small" {
            svg class="small-tile" viewBox="0 0 100 100" aria-hidden="true" { (card(data, face, top)) }
        }
    }
}

/// What laying the tile offers, in its middle.
fn center(kind: &Kind) -> Markup {
    html! {
        @match kind {
            Kind::Factory(factory) => {
                circle class="center" cx="50" cy="50" r="15" {}
                (resource(factory.center, 40, 40, 20))
                use href="#cx-bolt" x="56" y="33" width="15" height="15" {}
            }
            Kind::Crossing => {
                circle class="center" cx="50" cy="50" r="15" {}
                use href="#cx-dividend" x="41" y="41" width="18" height="18" {}
                use href="#cx-bolt" x="56" y="33" width="15" height="15" {}
            }
            Kind::Production(_) => {
                circle class="center" cx="50" cy="50" r="13" {}
                use class="open-cube" href="#cx-cube" x="42" y="42" width="16" height="16" {}
                use href="#cx-bolt" x="54" y="34" width="15" height="15" {}
            }
            Kind::Plain | Kind::StartCrossing(_) | Kind::Start | Kind::Station => {}
        }
    }
}

/// A sheet of all tiles, the start tiles and the back first, for whoever wants
/// to hold a box file against the printed tiles.
pub fn sheet_of_tiles(data: &Data) -> Markup {
    const ACROSS: i32 = 8;
    let specials =
        [(Face::START_CROSSING, "start crossing"), (Face::START, "start"), (Face::BACK, "back")];
    let tiles = Tile::all().map(|tile| (tile.front(), tile.id()));
    let all: Vec<(Face, &str)> = specials.into_iter().chain(tiles).collect();
    let rows = i32::try_from(all.len()).unwrap_or(0).div_euclid(ACROSS) + 1;
    let size = (ACROSS * 124 + 24, rows * 146 + 24);
    let inner = html! {
        (sheet(SYMBOLS))
        rect class="paper" width=(size.0) height=(size.1) {}
        @for (nth, (face, name)) in (0..).zip(&all) {
            g transform=(at(24 + nth % ACROSS * 124, 24 + nth / ACROSS * 146)) {
                (card(data, *face, Side::North))
                text class="tile-id" x="50" y="120" { (name) }
            }
        }
    };
    poster("game-cube-express", size, CSS, inner)
}

#[cfg(test)]
mod tests {
    use boxes::Contents as _;

    use super::*;

    /// The size of a class of text.
    fn size(class: &str) -> i32 {
        let rule = CSS.lines().find(|line| line.contains(class) && line.contains("font-size"));
        let size = rule.and_then(|rule| rule.split("font-size: ").nth(1)?.split("px").next());
        size.and_then(|size| size.parse().ok()).unwrap_or_else(|| panic!("no size of {class}"))
    }

    /// A box may print up to 30 points: two digits keep to their half of the plate.
    #[test]
    fn numbers_of_two_digits_fit_on_a_plate() {
        let data = Data::shelf().built_in();
        let printed = Tile::all().find_map(|tile| {
            let Kind::Factory(factory) = data.print(tile.front()).kind else { return None };
            Some(factory)
        });
        let printed = printed.expect("there are factories");
        let (small, large) = (size(".narrow"), size(".field-a"));
        for (first, later) in [(9, 1), (10, 9), (4, 12), (30, 30)] {
            let plate = points_of(&Factory { first, later, ..printed }, false).into_string();
            let is_narrow = plate.contains("field-a narrow") && plate.contains("field-b narrow");
            let size = if is_narrow { small } else { large };
            // In sixteenths; a bold digit is no wider than five eighths of its height.
            let half = |number: u8| if number > 9 { size * 10 } else { size * 5 };
            assert!(160 - half(first) >= -16, "{first} leaves the plate");
            assert!(160 + half(first) + 16 <= 496 - half(later), "{first} touches {later}");
            assert!(496 + half(later) <= 656, "{later} leaves the plate");
        }
    }
}
