//! §6 Moving the locos, and building the second.

use tabletop::{Seat, Sink};

use crate::components::{Loco, Resource, Side, Sort};
use crate::map::{Cell, Place};
use crate::phase::{Driving, MOST_BURNED, Trip};
use crate::{Event, Need, Refusal, Stop, Table};

/// A step of a loco to the next tile: worked out, not yet made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Advance {
    /// The loco.
    pub loco: Loco,
    /// The tile that it enters.
    pub to: Place,
    /// The side of that tile by which it comes in.
    pub from: Side,
    /// The rail of that tile on which it drives on.
    pub rail: u8,
}

/// Works out the step of a loco to the tile on `to` (§6).
///
/// It follows its rail (Q44), only forward: not back by the side where it came in,
/// though by any other (Q08). At the start of its trip it faces any way. A rail
/// must lead there and a tile must be there (Q09).
pub fn advance(
    table: &Table,
    seat: Seat,
    driving: &Driving,
    (loco, to): (Loco, Cell),
) -> Result<Advance, Refusal> {
    let place = table.player(seat).loco(loco).ok_or(Refusal::NoSuchLoco)?;
    let trip = driving.trip(loco);
    if trip == Trip::Over {
        return Err(Refusal::TripOver);
    }
    let spot = table.map.spot(place);
    let (data, rail) = (table.data(), table.player(seat).rail(loco));
    let side = Side::FOUR.into_iter().find(|&side| spot.at.beside(side) == to);
    let next = side.and_then(|side| Some((side, spot.track(data, rail, side)?)));
    let (side, next) = next.ok_or_else(|| astray(table, seat, driving, (loco, to)))?;
    if trip == (Trip::UnderWay { from: side }) {
        return Err(Refusal::Reversing);
    }
    if driving.points == 0 {
        return Err(Refusal::NoPoints);
    }
    let from = side.across();
    Ok(Advance { loco, to: next, from, rail: table.map.spot(next).rail_at(data, from) })
}

/// Why no single step of a loco leads to the tile on `to`: it is farther away, it lies behind
/// the loco, or no rails lead there at all.
fn astray(table: &Table, seat: Seat, driving: &Driving, (loco, to): (Loco, Cell)) -> Refusal {
    let Some(place) = table.map.find(to) else { return Refusal::NoRailsThere };
    if table.player(seat).loco(loco) == Some(place) {
        return Refusal::AlreadyThere;
    }
    let away = |driving: &Driving| {
        let endless = Driving { points: u8::MAX, ..*driving };
        let way = ways(table, seat, &endless, loco).into_iter().find(|way| way.to == place)?;
        u8::try_from(way.cells.len()).ok()
    };
    match away(driving) {
        Some(_) if driving.points == 0 => Refusal::NoPoints,
        Some(tiles) => Refusal::TooFar { tiles, points: driving.points },
        None if away(&Driving::new(0)).is_some() => Refusal::Reversing,
        None => Refusal::NoRailsThere,
    }
}

/// Every tile that a loco can enter next.
pub fn advances(
    table: &Table,
    seat: Seat,
    driving: &Driving,
    loco: Loco,
) -> impl Iterator<Item = Cell> {
    let place = table.player(seat).loco(loco);
    let blocked = driving.points == 0 || driving.trip(loco) == Trip::Over;
    let from = match driving.trip(loco) {
        Trip::UnderWay { from } => Some(from),
        Trip::Waiting | Trip::Over => None,
    };
    let place = place.filter(|_| !blocked);
    place.into_iter().flat_map(move |place| {
        let spot = table.map.spot(place);
        let (data, rail) = (table.data(), table.player(seat).rail(loco));
        let leads =
            move |&side: &Side| Some(side) != from && spot.track(data, rail, side).is_some();
        Side::FOUR.into_iter().filter(leads).map(move |side| spot.at.beside(side))
    })
}

/// A shortest way of a loco to a tile that it can reach with its points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The tile where it ends.
    pub to: Place,
    /// The tiles that the loco enters, in order; each costs a point.
    pub cells: Vec<Cell>,
}

/// Every tile that a loco can reach with its points, each by a shortest way, the nearest first.
pub fn ways(table: &Table, seat: Seat, driving: &Driving, loco: Loco) -> Vec<Way> {
    let Some(start) = table.player(seat).loco(loco) else { return Vec::new() };
    let from = match driving.trip(loco) {
        Trip::Waiting => None,
        Trip::UnderWay { from } => Some(from),
        Trip::Over => return Vec::new(),
    };
    let data = table.data();
    // A tile may be entered by several sides, and where one can go on depends on it.
    let mut seen: Vec<(Place, u8, Option<Side>)> =
        vec![(start, table.player(seat).rail(loco), from)];
    let mut edge: Vec<(usize, Vec<Cell>)> = vec![(0, Vec::new())];
    let mut found: Vec<Way> = Vec::new();
    for _ in 0..driving.points {
        let mut next = Vec::new();
        for (state, cells) in edge {
            let (place, rail, from) = seen[state];
            let spot = table.map.spot(place);
            for side in Side::FOUR.into_iter().filter(|&side| Some(side) != from) {
                let Some(to) = spot.track(data, rail, side) else { continue };
                let rail = table.map.spot(to).rail_at(data, side.across());
                let state = (to, rail, Some(side.across()));
                if seen.contains(&state) {
                    continue;
                }
                seen.push(state);
                let mut cells = cells.clone();
                cells.push(table.map.spot(to).at);
                if to != start && found.iter().all(|way| way.to != to) {
                    found.push(Way { to, cells: cells.clone() });
                }
                next.push((seen.len() - 1, cells));
            }
        }
        edge = next;
    }
    found
}

impl Advance {
    /// Moves the loco.
    pub(crate) fn carry_out(
        self,
        table: &mut Table,
        seat: Seat,
        driving: &mut Driving,
        log: &mut impl Sink<Event>,
    ) {
        let Advance { loco, to, from, rail } = self;
        let left = table.player(seat).loco(loco).unwrap_or(to);
        table.players[seat].put_loco(loco, to, rail);
        driving.enter(loco, from);
        let [left, to] = [left, to].map(|place| told(table, place));
        let load = table.player(seat).store;
        log.record(Event::Drove { seat, loco, from: left, to, tiles: 1, load });
    }
}

/// A tile on the way of a loco, as it is told.
pub fn told(table: &Table, place: Place) -> Stop {
    let spot = table.map.spot(place);
    // A start tile is plain but for its station.
    let station = spot.has_station(table.data());
    let sort = if station { Sort::Station } else { spot.print(table.data()).sort() };
    // Whoever delivered first to a factory does not own it.
    let owner = spot.owner.filter(|_| sort != Sort::Factory);
    Stop { at: spot.at, sort, owner }
}

/// Whether `seat` has a coal to burn for a movement point, just taken or not (§6, Q13).
///
/// A ring of coal tiles would fuel a loco for ever, so there is an end to it (Q12).
pub fn burning(table: &Table, seat: Seat, driving: &Driving) -> Result<(), Refusal> {
    if driving.burned >= MOST_BURNED {
        return Err(Refusal::BurnedEnough { most: MOST_BURNED });
    }
    needs(table, seat, Resource::Coal, 1)
}

fn needs(table: &Table, seat: Seat, resource: Resource, needed: u8) -> Result<(), Refusal> {
    let held = table.player(seat).store[resource];
    if held < needed {
        Err(Refusal::TooFewResources { need: Need::Loco, resource, needed, held })
    } else {
        Ok(())
    }
}

/// The coal goes to the reserve.
pub(crate) fn burn(
    table: &mut Table,
    seat: Seat,
    driving: &mut Driving,
    log: &mut impl Sink<Event>,
) {
    table.players[seat].use_up(Resource::Coal, 1);
    driving.points += 1;
    driving.burned += 1;
    log.record(Event::Burned { seat });
}

/// Whether `seat` can pay for the second loco (§6).
pub fn second_loco(table: &Table, seat: Seat) -> Result<(), Refusal> {
    if table.player(seat).loco(Loco::Second).is_some() {
        return Err(Refusal::LocosBuilt);
    }
    needs(table, seat, Resource::Coal, table.data().loco_coal)?;
    needs(table, seat, Resource::Iron, table.data().loco_iron)
}

/// Works out where the second loco begins: at any own station (§6, Q14).
pub fn second_loco_at(table: &Table, seat: Seat, at: Cell) -> Result<Place, Refusal> {
    second_loco(table, seat)?;
    let place = table.map.find(at).ok_or(Refusal::NotOwnStation)?;
    let spot = table.map.spot(place);
    let own = spot.has_station(table.data()) && spot.owner == Some(seat);
    if own { Ok(place) } else { Err(Refusal::NotOwnStation) }
}

/// Pays for the second loco and puts it on the map, on the first rail of its tile
/// (Q44); that is no entry (Q10).
pub(crate) fn build_second_loco(
    table: &mut Table,
    seat: Seat,
    place: Place,
    log: &mut impl Sink<Event>,
) {
    let data = table.data();
    let player = &mut table.players[seat];
    player.use_up(Resource::Coal, data.loco_coal);
    player.use_up(Resource::Iron, data.loco_iron);
    player.put_loco(Loco::Second, place, 0);
    log.record(Event::LocoBuilt { seat, at: table.map.spot(place).at });
}
