//! What keeps a file from being a map and its tiles.

use std::ops::RangeInclusive;

use boxes::Complaint;
use tabletop::Key;

use crate::{
    area::{Area, HexKind},
    company::{Company, CompanyKind},
    file::{AreaData, ChartFile, HexData, StopData, TileData},
    hex::{Hex, Side, Sides},
    hexes::Ground,
    map::{DARK_GREEN, RED},
    pattern::{Gauge, MOST_STOPS, StopKind},
    tile::{Color, Tile, TileKind},
};

/// The most that a stop brings.
const MOST_VALUE: u16 = 200;
/// The most slots of a stop.
const MOST_SLOTS: u8 = 6;
/// The most pieces of a kind.
const MOST_PIECES: u16 = 30;
/// The tokens of the FC.
const MOST_MARKS: usize = 8;
/// The most letters of a name.
const MOST_LETTERS: usize = 40;

type Wrong<'w> = &'w mut Vec<Complaint>;

/// Complains of `place` unless something holds.
fn sound(holds: bool, place: impl Into<String>, what: impl Into<String>, wrong: Wrong<'_>) {
    if !holds {
        wrong.push(Complaint::at(place, what));
    }
}

/// Complains unless a list names each of `all` once.
fn each_once<T: PartialEq + Copy>(
    named: &[T],
    all: impl Iterator<Item = T>,
    (list, key): (&str, &str),
    wrong: Wrong<'_>,
    name: impl Fn(T) -> String,
) {
    for (place, one) in named.iter().enumerate() {
        if let Some(first) = named[..place].iter().position(|other| other == one) {
            let [place, first] = [place, first].map(|place| format!("{list}[{place}].{key}"));
            wrong.push(Complaint::twice(place, first, name(*one)));
        }
    }
    for missing in all.filter(|one| !named.contains(one)) {
        wrong.push(Complaint::missing(list, format!("{} is missing", name(missing))));
    }
}

/// Complains unless there is one of something; none may be missing by a cut.
fn exactly_one(count: usize, place: &str, what: &str, wrong: Wrong<'_>) {
    match count {
        0 => wrong.push(Complaint::missing(place, what)),
        1 => {}
        _ => wrong.push(Complaint::at(place, what)),
    }
}

/// Complains of a number out of its range.
fn within(number: u16, range: &RangeInclusive<u16>, place: &str, wrong: Wrong<'_>) {
    wrong.extend(Complaint::within(place, number, range));
}

impl ChartFile {
    /// Tells everything that is wrong by itself.
    pub(crate) fn complain(&self, wrong: Wrong<'_>) {
        self.track.complain(wrong);
        barriers(&self.map.barriers, "map.barriers", wrong);
        self.complain_of_hexes(wrong);
        let stops = self.habana.stops.iter().enumerate();
        for (place, stop) in stops {
            complain_of_stop(stop, StopKind::City, &format!("habana.stops[{place}]"), wrong);
        }
        let [one, other] = &self.habana.stops;
        let apart = one.standard.and(other.standard).is_empty();
        sound(apart, "habana.stops", "two stops share a side", wrong);
        let narrow = one.narrow.or(other.narrow);
        sound(narrow.is_empty(), "habana.stops", "La Habana has no narrow track", wrong);
        self.complain_of_areas(wrong);
        self.complain_of_tiles(wrong);
    }

    fn complain_of_hexes(&self, wrong: Wrong<'_>) {
        let ids: Vec<Hex> = self.hex.iter().map(|data| data.id).collect();
        each_once(&ids, Hex::all(), ("hex", "id"), wrong, |hex| hex.id().to_owned());
        for (place, data) in self.hex.iter().enumerate() {
            data.complain(&format!("hex[{place}]"), wrong);
        }
        let count = |kind| self.hex.iter().filter(|data| data.kind == kind).count();
        exactly_one(count(HexKind::Habana), "hex", "one hex is of the kind habana", wrong);
        let marks = self.hex.iter().filter(|data| data.fc).count();
        let what =
            format!("{marks} hexes have fc = true; the FC has eight tokens, for 1 to 8 marks");
        match marks {
            0 => wrong.push(Complaint::missing("hex", what)),
            1..=MOST_MARKS => {}
            _ => wrong.push(Complaint::at("hex", what)),
        }
        let majors = Company::ALL.iter().filter(|company| has_home(**company));
        for &major in majors {
            let homes = self.hex.iter().filter(|data| data.home == Some(major)).count();
            let what = format!("{} is at home in {homes} hexes; it should be one", major.key());
            exactly_one(homes, "hex", &what, wrong);
        }
    }

    fn complain_of_areas(&self, wrong: Wrong<'_>) {
        let names: Vec<Area> = self.area.iter().map(|area| area.name).collect();
        let all = Area::ALL.iter().copied();
        each_once(&names, all, ("area", "name"), wrong, |area| area.key().to_owned());
        for (place, area) in self.area.iter().enumerate() {
            area.complain(self, &format!("area[{place}]"), wrong);
        }
    }

    fn complain_of_tiles(&self, wrong: Wrong<'_>) {
        let numbers: Vec<Tile> = self.tile.iter().map(|data| data.number).collect();
        let name = |tile: Tile| tile.number().to_owned();
        each_once(&numbers, Tile::all(), ("tile", "number"), wrong, name);
        for (place, data) in self.tile.iter().enumerate() {
            data.complain(&format!("tile[{place}]"), wrong);
        }
        let mut seen = Vec::new();
        for (place, piece) in self.piece.iter().enumerate() {
            let at = |key: &str| format!("piece[{place}].{key}");
            let this = piece.front.piece();
            let pair = piece.front.piece() == piece.back.piece();
            sound(pair, at("back"), "no piece has these two sides", wrong);
            let lone = piece.front == piece.back
                && Tile::all().filter(|tile| tile.piece() == piece.front.piece()).count() > 1;
            sound(!lone, at("back"), "this piece has another number on its back", wrong);
            if let Some(first) = seen.iter().position(|&piece| piece == this) {
                let first = format!("piece[{first}].front");
                let name = format!("the piece {}/{}", piece.front.number(), piece.back.number());
                wrong.push(Complaint::twice(at("front"), first, name));
            }
            within(piece.count.into(), &(1..=MOST_PIECES), &at("count"), wrong);
            seen.push(this);
        }
        for tile in Tile::all().filter(|tile| !seen.contains(&tile.piece())) {
            let what = format!("the piece with {} is missing", tile.number());
            wrong.push(Complaint::missing("piece", what));
        }
    }
}

/// Whether a major's home is printed on the map; the FEC chooses its own.
fn has_home(company: Company) -> bool {
    company.kind() == CompanyKind::Major && company != Company::Fec
}

fn barriers(barriers: &[[Hex; 2]], at: &str, wrong: Wrong<'_>) {
    for (place, [one, other]) in barriers.iter().enumerate() {
        let touch = Side::ALL.iter().any(|&side| one.neighbor(side) == Some(*other));
        sound(touch, format!("{at}[{place}]"), "a barrier is between two neighbors", wrong);
        let is_same = |barrier: &[Hex; 2]| [[*one, *other], [*other, *one]].contains(barrier);
        if let Some(first) = barriers[..place].iter().position(is_same) {
            let name = format!("the barrier between {} and {}", one.id(), other.id());
            let [place, first] = [place, first].map(|place| format!("{at}[{place}]"));
            wrong.push(Complaint::twice(place, first, name));
        }
    }
}

fn complain_of_kind(hex: Hex, kind: HexKind, at: &str, wrong: Wrong<'_>) {
    let (fits, right) = match hex.ground() {
        Ground::Open => (matches!(kind, HexKind::Plain | HexKind::Sugar), "plain or sugar"),
        Ground::City => {
            (matches!(kind, HexKind::City | HexKind::Y | HexKind::Habana), "city, y or habana")
        }
        Ground::Harbor => (kind == HexKind::Harbor, "harbor"),
    };
    sound(fits, format!("{at}.kind"), format!("{} is {right} on every map", hex.id()), wrong);
}

/// A harbor or a red place has arrows, and they lead to land.
fn complain_of_arrows(hex: Hex, arrows: Sides, at: &str, wrong: Wrong<'_>) {
    let what = format!("{} has no arrow, so that no track would reach it", hex.id());
    sound(!arrows.is_empty(), format!("{at}.arrows"), what, wrong);
    for side in arrows.iter() {
        let land = hex.neighbor(side).is_some_and(|there| there.ground() != Ground::Harbor);
        let what = format!("{} leads to no land", side.key());
        sound(land, format!("{at}.arrows"), what, wrong);
    }
}

fn complain_of_values(values: [u16; 4], at: &str, wrong: Wrong<'_>) {
    for (place, value) in values.into_iter().enumerate() {
        within(value, &(0..=MOST_VALUE), &format!("{at}.values[{place}]"), wrong);
    }
}

impl HexData {
    fn complain(&self, at: &str, wrong: Wrong<'_>) {
        let (hex, ground) = (self.id, self.id.ground());
        complain_of_kind(hex, self.kind, at, wrong);
        let is_harbor = ground == Ground::Harbor;
        sound(
            is_harbor == self.values.is_some(),
            format!("{at}.values"),
            "a harbor has values, others have none",
            wrong,
        );
        sound(
            is_harbor || self.arrows.is_empty(),
            format!("{at}.arrows"),
            "only harbors have arrows",
            wrong,
        );
        if is_harbor {
            complain_of_arrows(hex, self.arrows, at, wrong);
            complain_of_values(self.values.unwrap_or_default(), at, wrong);
        }
        let is_city = ground == Ground::City;
        let home = self.home.is_none_or(|company| is_city && has_home(company));
        sound(
            home,
            format!("{at}.home"),
            "the seven majors but the FEC are at home in cities",
            wrong,
        );
        sound(is_city || !self.fc, format!("{at}.fc"), "the FC is marked in cities", wrong);
        if let Some(name) = &self.name {
            let fits = (1..=MOST_LETTERS).contains(&name.trim().chars().count())
                && !name.chars().any(boxes::is_invisible);
            let what = "a name has 1 to 40 letters, all of which can be seen";
            sound(fits, format!("{at}.name"), what, wrong);
        }
    }
}

impl AreaData {
    fn complain(&self, file: &ChartFile, at: &str, wrong: Wrong<'_>) {
        let harbors = |hex: &Hex| hex.ground() == Ground::Harbor;
        complain_of_list(&self.land, &format!("{at}.land"), |hex| !harbors(hex), wrong);
        complain_of_list(&self.harbors, &format!("{at}.harbors"), harbors, wrong);
        barriers(self.barriers.as_deref().unwrap_or_default(), &format!("{at}.barriers"), wrong);
        let mut special = Vec::new();
        for (place, red) in self.red.iter().enumerate() {
            let at = format!("{at}.red[{place}]");
            complain_of_arrows(red.hex, red.arrows, &at, wrong);
            complain_of_values(red.values, &at, wrong);
            special.push((red.hex, at));
        }
        for (key, turned) in
            [("red_tile", &self.red_tile), ("dark_green_tile", &self.dark_green_tile)]
        {
            let Some(turned) = turned else { continue };
            let at = format!("{at}.{key}");
            within(turned.rotation.into(), &(0..=5), &format!("{at}.rotation"), wrong);
            special.push((turned.hex, at));
        }
        for (place, (hex, at)) in special.iter().enumerate() {
            let free = hex.ground() != Ground::Harbor && !self.land.contains(hex);
            sound(
                free,
                format!("{at}.hex"),
                "it lies beside the land in play, on no harbor",
                wrong,
            );
            let twice = special[..place].iter().any(|(other, _)| other == hex);
            sound(!twice, format!("{at}.hex"), "something else lies there", wrong);
        }
        self.complain_of_patches(file, at, wrong);
    }

    fn complain_of_patches(&self, file: &ChartFile, at: &str, wrong: Wrong<'_>) {
        for (place, patch) in self.hex.iter().enumerate() {
            let at = format!("{at}.hex[{place}]");
            let twice = self.hex[..place].iter().any(|other| other.id == patch.id);
            let what = format!("{} is there twice", patch.id.id());
            sound(!twice, format!("{at}.id"), what, wrong);
            if let Some(kind) = patch.kind {
                complain_of_kind(patch.id, kind, &at, wrong);
                let base = file.hex.iter().find(|data| data.id == patch.id).map(|data| data.kind);
                let habana = [Some(kind), base].contains(&Some(HexKind::Habana));
                let same = base == Some(kind);
                sound(
                    same || !habana,
                    format!("{at}.kind"),
                    "La Habana is the same everywhere",
                    wrong,
                );
            }
            let is_harbor = patch.id.ground() == Ground::Harbor;
            let plain = patch.arrows.is_none() && patch.values.is_none();
            sound(is_harbor || plain, at.as_str(), "only harbors have arrows and values", wrong);
            if let Some(arrows) = patch.arrows.filter(|_| is_harbor) {
                complain_of_arrows(patch.id, arrows, &at, wrong);
            }
            complain_of_values(patch.values.unwrap_or_default(), &at, wrong);
        }
    }
}

/// The hexes of a list fit it, and each is there once.
fn complain_of_list(hexes: &[Hex], at: &str, fits: impl Fn(&Hex) -> bool, wrong: Wrong<'_>) {
    for (place, hex) in hexes.iter().enumerate() {
        let at = format!("{at}[{place}]");
        sound(fits(hex), at.as_str(), format!("{} is none of these", hex.id()), wrong);
        let twice = hexes[..place].contains(hex);
        sound(!twice, at, format!("{} is there twice", hex.id()), wrong);
    }
}

/// A stop has a value within bounds, slots if it is a city, and track.
fn complain_of_stop(stop: &StopData, kind: StopKind, at: &str, wrong: Wrong<'_>) {
    sound(stop.is_valued(), at, "a stop has either value or values", wrong);
    let values = stop.stop(kind).values;
    complain_of_values(values, at, wrong);
    let is_city = kind == StopKind::City;
    sound(!is_city || !values.contains(&0), at, "a city brings at least 1", wrong);
    let most = if is_city { 1..=MOST_SLOTS } else { 0..=0 };
    let what = "a city has 1 to 6 slots, other stops have none";
    sound(most.contains(&stop.slots), format!("{at}.slots"), what, wrong);
    let both = stop.standard.and(stop.narrow);
    sound(both.is_empty(), at, "a side has track of one gauge", wrong);
    sound(!stop.standard.or(stop.narrow).is_empty(), at, "no track leads there", wrong);
}

impl TileData {
    fn complain(&self, at: &str, wrong: Wrong<'_>) {
        let special =
            [(RED, TileKind::Red, Color::Red), (DARK_GREEN, TileKind::DarkGreen, Color::DarkGreen)];
        for (number, kind, color) in special {
            let is = self.number.number() == number;
            let fits = (self.kind == kind) == is && (self.color == color) == is;
            sound(fits, at, format!("{number}, and no other, is a {} tile", kind.key()), wrong);
        }
        if self.kind == TileKind::Plain {
            return self.complain_of_tracks(at, wrong);
        }
        sound(
            self.tracks.is_empty(),
            format!("{at}.tracks"),
            "its track leads to its stops",
            wrong,
        );
        let most = if self.kind == TileKind::Habana { MOST_STOPS } else { 1 };
        let count = (1..=most).contains(&self.stops.len());
        sound(count, format!("{at}.stops"), "there is one stop; on La Habana one to three", wrong);
        let kind = match self.kind {
            TileKind::Sugar | TileKind::DarkGreen => StopKind::Sugar,
            TileKind::Red => StopKind::Port,
            TileKind::Plain | TileKind::City | TileKind::Mill | TileKind::Y | TileKind::Habana => {
                StopKind::City
            }
        };
        let mut used = Sides::NONE;
        for (place, stop) in self.stops.iter().enumerate() {
            let at = format!("{at}.stops[{place}]");
            complain_of_stop(stop, kind, &at, wrong);
            let mine = stop.standard.or(stop.narrow);
            sound(used.and(mine).is_empty(), at.as_str(), "two stops share a side", wrong);
            used = used.or(mine);
            self.complain_of_gauges(stop, &at, wrong);
        }
    }

    fn complain_of_gauges(&self, stop: &StopData, at: &str, wrong: Wrong<'_>) {
        let [standard, narrow] = [stop.standard, stop.narrow].map(|sides| !sides.is_empty());
        let (fits, right) = match self.kind {
            TileKind::Sugar | TileKind::DarkGreen => (narrow && !standard, "narrow track only"),
            TileKind::City | TileKind::Y | TileKind::Habana | TileKind::Red => {
                (standard && !narrow, "standard track only")
            }
            TileKind::Mill => (standard && narrow, "track of both gauges"),
            TileKind::Plain => (false, "no stop"),
        };
        sound(fits, at, format!("a {} tile has {right}", self.kind.key()), wrong);
        // A mill and a station stand side by side (§VI.7, §VII.4).
        let room = self.kind != TileKind::Mill || stop.slots >= 2;
        sound(room, format!("{at}.slots"), "a mill tile has a slot besides the mill's", wrong);
    }

    fn complain_of_tracks(&self, at: &str, wrong: Wrong<'_>) {
        sound(self.stops.is_empty(), format!("{at}.stops"), "a plain tile has no stop", wrong);
        // More would make more ways than can be searched.
        let most = match self.color {
            Color::Yellow => 1,
            Color::Green => 2,
            Color::Brown | Color::Gray | Color::Red | Color::DarkGreen => 4,
        };
        let what = format!("a {} tile has 1 to {most} tracks", self.color.key());
        let count = (1..=most).contains(&self.tracks.len());
        sound(count, format!("{at}.tracks"), what, wrong);
        let mut sides = [Sides::NONE; 2];
        for (place, track) in self.tracks.iter().enumerate() {
            let [one, other] = track.sides;
            let at = format!("{at}.tracks[{place}]");
            sound(
                one != other,
                format!("{at}.sides"),
                "track leads from one side to another",
                wrong,
            );
            let again = self.tracks[..place]
                .iter()
                .any(|before| [[one, other], [other, one]].contains(&before.sides));
            sound(!again, format!("{at}.sides"), "the same track stands here twice", wrong);
            let of = &mut sides[track.gauge as usize];
            *of = of.with(one).with(other);
        }
        let [standard, narrow] =
            [Gauge::Standard, Gauge::Narrow].map(|gauge| sides[gauge as usize]);
        let what = "a side has track of one gauge";
        sound(standard.and(narrow).is_empty(), format!("{at}.tracks"), what, wrong);
    }
}
