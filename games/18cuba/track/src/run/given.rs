//! A run as a director gives it: every rule of a route checked one by one.
//!
//! Nothing here is shared with the search: what the one finds, the other judges.

use tabletop::closed_set;

use super::{Counted, Harbors, Order, Route, Run};
use crate::{
    area::HexKind,
    board::{Board, Passage},
    company::{Companies, Company, Cubes},
    hex::{Hex, Side},
    network::Borders,
    pattern::StopKind,
    train::{Train, Wagon},
};

closed_set! {
    /// What is wrong with a route that a director gives (§VII.2, §VII.9, §VII.10).
    #[derive(thiserror::Error)]
    pub enum RouteFault {
        /// The company has no such train.
        #[error("the company has no such train")]
        NoSuchTrain = "no-such-train",
        /// The company has no such wagon.
        #[error("the company has no such wagon")]
        NoSuchWagon = "no-such-wagon",
        /// Two trains deliver in one harbor.
        #[error("two trains deliver in one harbor")]
        OneHarbor = "one-harbor",
        /// The warehouses hold fewer cubes.
        #[error("the warehouses hold fewer cubes")]
        TooFewCubes = "too-few-cubes",
        /// The treasury cannot pay the rentals.
        #[error("the treasury cannot pay the rentals")]
        CannotRent = "cannot-rent",
        /// The route has more stops than the train's range.
        #[error("it has more stops than the train may make")]
        TooLong = "too-long",
        /// Two hexes of the path do not touch.
        #[error("two of its hexes do not touch")]
        Apart = "apart",
        /// A route has at least two stops.
        #[error("it has at least two stops")]
        TooShort = "too-short",
        /// No track crosses there.
        #[error("no track crosses there")]
        NoCrossing = "no-crossing",
        /// A piece of track is used twice.
        #[error("a piece of track is used twice")]
        TrackTwice = "track-twice",
        /// There is no track.
        #[error("there is no track")]
        NoTrack = "no-track",
        /// There is no track of the company's gauge.
        #[error("there is no track of the company's gauge")]
        WrongGauge = "wrong-gauge",
        /// A route ends in stops.
        #[error("it ends in stops")]
        EndsBetween = "ends-between",
        /// The track does not go on like that.
        #[error("the track does not go on like that")]
        NoWay = "no-way",
        /// The route passes a city that is full, or a harbor.
        #[error("it passes a city that is full, or a harbor")]
        Full = "full",
        /// A stop is made twice.
        #[error("a stop is made twice")]
        StopTwice = "stop-twice",
        /// The route has no station of the company.
        #[error("it has no station of the company")]
        NoStation = "no-station",
        /// That is no stop for such a train.
        #[error("that is no stop for such a train")]
        WrongStop = "wrong-stop",
        /// Without cubes there is no delivery.
        #[error("without cubes there is no delivery")]
        NothingToDeliver = "nothing-to-deliver",
        /// Cubes need a wagon, and not every train takes one.
        #[error("cubes need a wagon, and not every train takes one")]
        NoWagon = "no-wagon",
        /// The wagon carries fewer cubes.
        #[error("the wagon carries fewer cubes")]
        SmallWagon = "small-wagon",
        /// The route does not end in that harbor.
        #[error("it does not end in that harbor")]
        OtherHarbor = "other-harbor",
        /// The route does not pass that mill.
        #[error("it does not pass that mill")]
        OtherMill = "other-mill",
    }
}

/// What one train runs, as a director gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The train.
    pub train: Train,
    /// Its wagon, if it delivers.
    pub wagon: Option<Wagon>,
    /// Every hex in order.
    pub path: Vec<Hex>,
    /// The cubes delivered.
    pub cubes: Cubes,
    /// Where they are delivered.
    pub harbor: Option<Hex>,
}

/// The run that these routes make, or what is wrong with one of them.
///
/// Whether another run would earn more is not asked.
pub fn judge(board: &Board, order: &Order, given: &[Given]) -> Result<Run, RouteFault> {
    let mut trains = order.trains.clone();
    let mut wagons = order.wagons.clone();
    let mut used = Borders::default();
    let mut harbors: Vec<Hex> = Vec::new();
    let mut routes = Vec::new();
    for one in given {
        let train = trains.iter().position(|&train| train == one.train);
        trains.remove(train.ok_or(RouteFault::NoSuchTrain)?);
        if let Some(wagon) = one.wagon {
            let place = wagons.iter().position(|&other| other == wagon);
            wagons.remove(place.ok_or(RouteFault::NoSuchWagon)?);
        }
        let ends = [one.path.first(), one.path.last()].into_iter().flatten();
        let called: Vec<Hex> = match (one.harbor, order.harbors) {
            (None, _) => Vec::new(),
            (Some(harbor), Harbors::Deliver) => vec![harbor],
            (Some(_), Harbors::Run) => ends.copied().filter(|&hex| is_port(board, hex)).collect(),
        };
        if called.iter().any(|hex| harbors.contains(hex)) {
            return Err(RouteFault::OneHarbor);
        }
        harbors.extend(called);
        routes.push(route(board, order, one, &mut used)?);
    }
    let revenue = routes.iter().map(|route: &Route| route.revenue).sum();
    let run = Run { revenue, routes };
    if !run.cubes().fits_in(order.cubes) {
        return Err(RouteFault::TooFewCubes);
    }
    if run.rentals() > usize::from(order.rent) {
        return Err(RouteFault::CannotRent);
    }
    Ok(run)
}

/// Whether sugar may be delivered in `hex`: a harbor, or a red place.
pub(super) fn is_port(board: &Board, hex: Hex) -> bool {
    let stops = board.pattern(hex).map_or(&[][..], |pattern| pattern.stops());
    stops.iter().any(|stop| stop.kind == StopKind::Port)
}

/// The hexes to which a path may go on, each with what would be wrong with it.
///
/// A path under way need not end in a stop yet, nor have a station.
pub fn steps(board: &Board, order: &Order, path: &[Hex]) -> Vec<(Hex, Result<(), RouteFault>)> {
    let Some(&last) = path.last() else { return Vec::new() };
    let near = (0..6).filter_map(|side| last.neighbor(Side::new(side)));
    let near = near.filter(|&hex| board.map().contains(hex));
    near.map(|hex| {
        let longer: Vec<Hex> = path.iter().copied().chain([hex]).collect();
        (hex, walk(board, order, &longer))
    })
    .collect()
}

/// Whether a path is a route as far as it goes.
fn walk(board: &Board, order: &Order, path: &[Hex]) -> Result<(), RouteFault> {
    match visits(board, order, path, &mut Borders::default()) {
        Ok(visits) => once(board, &visits),
        Err(RouteFault::EndsBetween) => Ok(()),
        Err(fault) => Err(fault),
    }
}

/// A stop on the way: where, which, and how it is passed.
pub(super) struct Visit {
    hex: Hex,
    stop: u8,
    kind: StopKind,
    value: u16,
    passage: Passage,
}

fn route(
    board: &Board,
    order: &Order,
    given: &Given,
    used: &mut Borders,
) -> Result<Route, RouteFault> {
    let visits = visits(board, order, &given.path, used)?;
    let delivers = given.cubes.total() > 0;
    check_stops(board, order, &visits)?;
    check_delivery(board, given, &visits)?;
    let range = usize::from(given.train.range());
    let added = visits.len() == range + 1 && delivers;
    if visits.len() > range && !added {
        return Err(RouteFault::TooLong);
    }
    let multiplier = given.train.multiplier();
    let stops: Vec<Counted> = visits
        .iter()
        .map(|visit| {
            let zero = added && Some(visit.hex) == given.harbor;
            let value = if zero { 0 } else { visit.value * multiplier };
            Counted { hex: visit.hex, stop: visit.stop, value }
        })
        .collect();
    let passed = visits.get(1..visits.len() - 1).unwrap_or_default();
    let rented = passed.iter().filter(|visit| visit.passage == Passage::Rental);
    let rentals = rented.map(|visit| visit.hex).skip(given.train.free_passes().into()).collect();
    let values: u32 = stops.iter().map(|stop| u32::from(stop.value)).sum();
    Ok(Route {
        train: given.train,
        wagon: given.wagon,
        path: given.path.clone(),
        stops,
        cubes: given.cubes,
        harbor: given.harbor,
        rentals,
        revenue: values + u32::from(board.chart().numbers().cube) * given.cubes.total(),
    })
}

/// Walks the path over the track and lists its stops.
pub(super) fn visits(
    board: &Board,
    order: &Order,
    path: &[Hex],
    used: &mut Borders,
) -> Result<Vec<Visit>, RouteFault> {
    let crossings: Vec<(Side, Side)> = path
        .windows(2)
        .map(|pair| crossing(pair[0], pair[1]))
        .collect::<Option<Vec<_>>>()
        .ok_or(RouteFault::Apart)?;
    if crossings.is_empty() {
        return Err(RouteFault::TooShort);
    }
    let mut found = Vec::new();
    for (place, &hex) in path.iter().enumerate() {
        let into = place.checked_sub(1).map(|before| crossings[before].1);
        let out = crossings.get(place).map(|&(side, _)| side);
        if let Some(side) = out {
            let border = hex.border(side).ok_or(RouteFault::NoCrossing)?;
            if *used & (1 << border) != 0 {
                return Err(RouteFault::TrackTwice);
            }
            *used |= 1 << border;
        }
        found.extend(visit(board, order, hex, (into, out))?);
    }
    Ok(found)
}

/// The sides by which two hexes touch.
pub(super) fn crossing(from: Hex, to: Hex) -> Option<(Side, Side)> {
    let side = (0..6).map(Side::new).find(|&side| from.neighbor(side) == Some(to))?;
    let back = (0..6).map(Side::new).find(|&side| to.neighbor(side) == Some(from))?;
    Some((side, back))
}

/// The stop that a path makes in a hex, if it makes one.
pub(super) fn visit(
    board: &Board,
    order: &Order,
    hex: Hex,
    (into, out): (Option<Side>, Option<Side>),
) -> Result<Option<Visit>, RouteFault> {
    let company = order.company;
    let pattern = board.pattern(hex).ok_or(RouteFault::NoTrack)?;
    let on_track =
        [into, out].into_iter().flatten().all(|side| pattern.sides(company.gauge()).contains(side));
    if !on_track || board.is_barred(hex, company) {
        return Err(RouteFault::WrongGauge);
    }
    let stop = [into, out].into_iter().flatten().next().and_then(|side| pattern.stop_at(side));
    let Some(stop) = stop else {
        let (Some(into), Some(out)) = (into, out) else { return Err(RouteFault::EndsBetween) };
        let connected = pattern.stop_at(out).is_none() && pattern.through(into).contains(out);
        return if connected { Ok(None) } else { Err(RouteFault::NoWay) };
    };
    let meets = |side: Option<Side>| side.is_none_or(|side| pattern.stop_at(side) == Some(stop));
    if !meets(into) || !meets(out) {
        return Err(RouteFault::NoWay);
    }
    let found = pattern.stops()[usize::from(stop)];
    let passage = match found.kind {
        StopKind::City => board.passage(hex, stop, company),
        StopKind::Sugar => Passage::Free,
        StopKind::Port => Passage::Blocked,
    };
    if into.is_some() && out.is_some() && passage == Passage::Blocked {
        return Err(RouteFault::Full);
    }
    let value = found.values[board.chart().numbers().color_step(order.phase)];
    Ok(Some(Visit { hex, stop, kind: found.kind, value, passage }))
}

pub(super) fn check_stops(
    board: &Board,
    order: &Order,
    visits: &[Visit],
) -> Result<(), RouteFault> {
    if visits.len() < 2 {
        return Err(RouteFault::TooShort);
    }
    once(board, visits)?;
    let company = order.company;
    if !visits.iter().any(|visit| board.has_station(visit.hex, visit.stop, company)) {
        return Err(RouteFault::NoStation);
    }
    let is_wrong = |visit: &&Visit| match visit.kind {
        StopKind::Sugar => !company.is_minor(),
        StopKind::Port => company.is_minor(),
        StopKind::City => false,
    };
    if visits.iter().any(|visit| is_wrong(&visit)) {
        return Err(RouteFault::WrongStop);
    }
    Ok(())
}

/// No stop is made twice, and La Habana is visited once.
fn once(board: &Board, visits: &[Visit]) -> Result<(), RouteFault> {
    let same = |one: &Visit, other: &Visit| (one.hex, one.stop) == (other.hex, other.stop);
    let twice = visits.iter().enumerate().any(|(place, visit)| {
        visits[..place].iter().any(|other| {
            let habana = || board.map().kind(visit.hex) == HexKind::Habana;
            same(visit, other) || visit.hex == other.hex && habana()
        })
    });
    if twice { Err(RouteFault::StopTwice) } else { Ok(()) }
}

fn check_delivery(board: &Board, given: &Given, visits: &[Visit]) -> Result<(), RouteFault> {
    let cubes = given.cubes.total();
    if cubes == 0 {
        let idle = given.wagon.is_none() && given.harbor.is_none();
        return if idle { Ok(()) } else { Err(RouteFault::NothingToDeliver) };
    }
    let Some(wagon) = given.wagon.filter(|_| given.train.takes_wagon()) else {
        return Err(RouteFault::NoWagon);
    };
    if cubes > u32::from(wagon.capacity()) {
        return Err(RouteFault::SmallWagon);
    }
    let ends = [visits.first(), visits.last()];
    let is_port = ends
        .into_iter()
        .flatten()
        .any(|visit| visit.kind == StopKind::Port && Some(visit.hex) == given.harbor);
    if !is_port {
        return Err(RouteFault::OtherHarbor);
    }
    let mills: Companies = visits.iter().filter_map(|visit| board.mill(visit.hex)).collect();
    let on_route = given.cubes.iter().all(|(minor, _): (Company, u8)| mills.contains(minor));
    if on_route { Ok(()) } else { Err(RouteFault::OtherMill) }
}
