//! §VII.6 and §VII.7: laying and upgrading track.

use std::ops::ControlFlow;

use tabletop::Money;
use thiserror::Error;

use crate::{
    area::HexKind,
    board::{Board, Laid},
    chart::Chart,
    company::Company,
    hex::{Hex, Sides},
    pattern::{Gauge, Pattern},
    reach::Reach,
    tile::{Color, Tile, TileKind},
    train::Phase,
};

/// A tile and where it is to lie.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lay {
    /// Where.
    pub hex: Hex,
    /// Which tile, and how.
    pub laid: Laid,
}

/// Why a company may not lay a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Error)]
pub enum LayRefusal {
    /// Sea, a red place, or outside the area (§VII.6).
    #[error("no tile may lie there")]
    NotLand,
    /// A tile that looks the same at a smaller rotation is laid at that one.
    #[error("it looks the same at rotation {rotation}")]
    SameAs {
        /// The rotation to choose.
        rotation: u8,
    },
    /// The phases open the colors one by one (§VII.7).
    #[error("its color is not open yet")]
    NotYet,
    /// Either side of a piece uses it up (§VII.6).
    #[error("no piece is left")]
    NoneLeft,
    /// The hex takes tiles of another kind (§VII.6).
    #[error("the hex takes no such tile")]
    WrongKind,
    /// Only a minor lays the yellow tile of its own mill (§VII.6).
    #[error("only the minor lays this tile, and only at its mill")]
    NotYourMill,
    /// Yellow track is of the company's own gauge (§VII.6).
    #[error("its track is of the other gauge")]
    WrongGauge,
    /// Majors lay on sugar fields from some phase on (§VII.6).
    #[error("majors do not lay on sugar fields yet")]
    SugarTooEarly {
        /// The phase from which they do.
        phase: u8,
    },
    /// Old track stays, colors follow each other, kinds remain (§VII.7).
    #[error("it does not upgrade what lies there")]
    NotAnUpgrade,
    /// Minors upgrade no city but their own (§VII.7).
    #[error("a minor upgrades no city but its own")]
    NotYourCity,
    /// A plain tile is upgraded only to extend the company's own gauge (§VII.7).
    #[error("it adds no track of the company's gauge")]
    AddsNothing,
    /// No track off the map, into the sea or to a barrier (§VII.6, ruling C49).
    #[error("track would lead off the map")]
    OffTheMap,
    /// After laying, the tile must be on a route of the company (§VII.2).
    #[error("no route of the company reaches it")]
    NotReached,
}

/// What it costs `company` to lay a tile, or why it may not.
///
/// `reach` is what the company's routes reach now, with the rentals it pays for.
pub fn lay(
    board: &Board,
    company: Company,
    phase: Phase,
    reach: &Reach,
    lay: Lay,
) -> Result<Money, LayRefusal> {
    let Lay { hex, laid } = lay;
    let info = board.chart().info(laid.tile);
    if !board.map().is_land(hex) {
        return Err(LayRefusal::NotLand);
    }
    // The red and the dark green tile belong to the map of a set-up.
    if matches!(info.kind, TileKind::Red | TileKind::DarkGreen) {
        return Err(LayRefusal::WrongKind);
    }
    if laid.rotation >= info.rotations {
        return Err(LayRefusal::SameAs { rotation: laid.rotation % info.rotations });
    }
    if board.pattern(hex).is_some() && !ways(board, hex).contains(&(laid.tile, laid.rotation)) {
        return Err(LayRefusal::NotAnUpgrade);
    }
    way(board, company, phase, reach, lay)
}

/// The tiles that may come on a hex as it is, and how they may lie.
pub fn ways(board: &Board, hex: Hex) -> &'static [(Tile, u8)] {
    match board.tile(hex) {
        Some(old) => board.chart().upgrades(old.tile, old.rotation),
        None if board.pattern(hex).is_none() || board.map().kind(hex) == HexKind::Habana => {
            board.map().first_tiles(hex)
        }
        None => &[],
    }
}

/// What a tile costs `company`, or why it may not be laid; an upgrade is one of the [`ways`].
fn way(
    board: &Board,
    company: Company,
    phase: Phase,
    reach: &Reach,
    lay: Lay,
) -> Result<Money, LayRefusal> {
    let Lay { hex, laid } = lay;
    let pattern = board.chart().pattern(laid.tile, laid.rotation);
    if board.chart().info(laid.tile).color as usize > board.chart().numbers().color_step(phase) {
        return Err(LayRefusal::NotYet);
    }
    let cost = match board.pattern(hex) {
        None => first_tile(board, company, phase, lay)?,
        Some(before) => upgrade(board, company, before, lay)?,
    };
    if !pattern.all_sides().without(board.map().open_sides(hex)).is_empty() {
        return Err(LayRefusal::OffTheMap);
    }
    if !Met::new(board, company, reach, hex).by(laid) {
        return Err(LayRefusal::NotReached);
    }
    if board.left(laid.tile) == 0 {
        return Err(LayRefusal::NoneLeft);
    }
    Ok(cost)
}

/// How a company's routes come to a hex.
struct Met {
    chart: &'static Chart,
    sides: Sides,
    gauge: Gauge,
    /// Whether its station stands there.
    at_home: bool,
}

impl Met {
    fn new(board: &Board, company: Company, reach: &Reach, hex: Hex) -> Met {
        // Ruling C12: without a tile at home a company reaches nothing else, so it lays there.
        let at_home = board.companies_in(hex).contains(company);
        Met { chart: board.chart(), sides: reach.sides(hex), gauge: company.gauge(), at_home }
    }

    /// Whether the track of a tile meets a route of the company, or its own station.
    fn by(&self, laid: Laid) -> bool {
        let track = self.chart.pattern(laid.tile, laid.rotation).sides(self.gauge);
        self.at_home || !self.sides.and(track).is_empty()
    }
}

fn first_tile(
    board: &Board,
    company: Company,
    phase: Phase,
    lay: Lay,
) -> Result<Money, LayRefusal> {
    let (chart, numbers) = (board.chart(), board.chart().numbers());
    let info = chart.info(lay.laid.tile);
    let pattern = chart.pattern(lay.laid.tile, lay.laid.rotation);
    if info.color != Color::Yellow {
        return Err(LayRefusal::NotAnUpgrade);
    }
    match (board.map().kind(lay.hex), info.kind, company.is_minor()) {
        (HexKind::City, TileKind::Mill, _) if board.mill(lay.hex) == Some(company) => {
            Ok(Money::ZERO)
        }
        (HexKind::City, TileKind::Mill, _) => Err(LayRefusal::NotYourMill),
        (HexKind::City, TileKind::City, false) if board.mill(lay.hex).is_some() => {
            Err(LayRefusal::NotYourMill)
        }
        (HexKind::City, TileKind::City, false)
        | (HexKind::Y, TileKind::Y, false)
        | (HexKind::Sugar, TileKind::Sugar, true) => Ok(Money::ZERO),
        (HexKind::City, TileKind::City, true) | (HexKind::Y, TileKind::Y, true) => {
            Err(LayRefusal::NotYourCity)
        }
        (HexKind::Plain, TileKind::Plain, _) => own_gauge(company, pattern).map(|()| Money::ZERO),
        (HexKind::Sugar, TileKind::Plain, false) if phase.number() < numbers.sugar_fields_from => {
            Err(LayRefusal::SugarTooEarly { phase: numbers.sugar_fields_from })
        }
        (HexKind::Sugar, TileKind::Plain, false) => {
            own_gauge(company, pattern).map(|()| Money::new(numbers.sugar_field))
        }
        // Listed, so that a new kind of land or of tile is thought of here.
        (
            HexKind::Plain
            | HexKind::Sugar
            | HexKind::City
            | HexKind::Y
            | HexKind::Habana
            | HexKind::Harbor,
            TileKind::Plain
            | TileKind::City
            | TileKind::Mill
            | TileKind::Y
            | TileKind::Habana
            | TileKind::Sugar
            | TileKind::Red
            | TileKind::DarkGreen,
            _,
        ) => Err(LayRefusal::WrongKind),
    }
}

/// Plain track is of the gauge of whoever lays it, a major's of standard gauge (ruling C13).
fn own_gauge(company: Company, pattern: &Pattern) -> Result<(), LayRefusal> {
    let other = match company.gauge() {
        Gauge::Standard => Gauge::Narrow,
        Gauge::Narrow => Gauge::Standard,
    };
    let pure = pattern.sides(other).is_empty();
    if pure { Ok(()) } else { Err(LayRefusal::WrongGauge) }
}

fn upgrade(
    board: &Board,
    company: Company,
    before: &Pattern,
    lay: Lay,
) -> Result<Money, LayRefusal> {
    let chart = board.chart();
    match chart.info(lay.laid.tile).kind {
        TileKind::City | TileKind::Mill | TileKind::Y | TileKind::Habana => {
            // Ruling C56: its own mill.
            if company.is_minor() && board.mill(lay.hex) != Some(company) {
                return Err(LayRefusal::NotYourCity);
            }
        }
        TileKind::Plain => {
            // Ruling C48.
            let pattern = chart.pattern(lay.laid.tile, lay.laid.rotation);
            if !pattern.adds(before, company.gauge()) {
                return Err(LayRefusal::AddsNothing);
            }
        }
        TileKind::Sugar | TileKind::Red | TileKind::DarkGreen => {}
    }
    Ok(Money::ZERO)
}

/// Shows `found` every tile that `company` may lay, and what it costs, until it has seen enough.
pub fn lays(
    board: &Board,
    company: Company,
    phase: Phase,
    reach: &Reach,
    mut found: impl FnMut(Lay, Money) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for hex in Hex::all().filter(|&hex| reach.touches(hex) && board.map().is_land(hex)) {
        let met = Met::new(board, company, reach, hex);
        for &(tile, rotation) in ways(board, hex) {
            let lay = Lay { hex, laid: Laid { tile, rotation } };
            // Most ways fail for this, so it is looked at first.
            if !met.by(lay.laid) {
                continue;
            }
            if let Ok(cost) = way(board, company, phase, reach, lay) {
                found(lay, cost)?;
            }
        }
    }
    ControlFlow::Continue(())
}
