//! §VII.6 and §VII.7: laying and upgrading track.

use std::{ops::ControlFlow, sync::LazyLock};

use tabletop::Money;
use thiserror::Error;

use crate::{
    board::{Board, Laid},
    company::Company,
    hex::{Hex, Sides},
    map::{Area, HexKind},
    numbers::NUMBERS,
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
    /// Green from phase 3, brown from phase 5, gray from phase 7 (§VII.7).
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
    /// Majors lay on sugar fields from phase 3 on (§VII.6).
    #[error("majors lay on sugar fields only from phase 3 on")]
    SugarTooEarly,
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
    let info = laid.tile.info();
    if !board.area().is_land(hex) {
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
fn ways(board: &Board, hex: Hex) -> &'static [(Tile, u8)] {
    match board.tile(hex) {
        Some(old) => old.tile.upgrades(old.rotation),
        None if board.pattern(hex).is_none() || hex.kind() == HexKind::Habana => hex.first_tiles(),
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
    let pattern = laid.tile.pattern(laid.rotation);
    if laid.tile.info().color as usize > phase.color_step() {
        return Err(LayRefusal::NotYet);
    }
    let cost = match board.pattern(hex) {
        None => first_tile(board, company, phase, lay)?,
        Some(before) => upgrade(board, company, before, lay)?,
    };
    if !pattern.all_sides().without(board.area().open_sides(hex)).is_empty() {
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
    sides: Sides,
    gauge: Gauge,
    /// Whether its station stands there.
    at_home: bool,
}

impl Met {
    fn new(board: &Board, company: Company, reach: &Reach, hex: Hex) -> Met {
        // Ruling C12: without a tile at home a company reaches nothing else, so it lays there.
        let at_home = board.companies_in(hex).contains(company);
        Met { sides: reach.sides(hex), gauge: company.gauge(), at_home }
    }

    /// Whether the track of a tile meets a route of the company, or its own station.
    fn by(&self, laid: Laid) -> bool {
        let track = laid.tile.pattern(laid.rotation).sides(self.gauge);
        self.at_home || !self.sides.and(track).is_empty()
    }
}

fn first_tile(
    board: &Board,
    company: Company,
    phase: Phase,
    lay: Lay,
) -> Result<Money, LayRefusal> {
    let info = lay.laid.tile.info();
    if info.color != Color::Yellow {
        return Err(LayRefusal::NotAnUpgrade);
    }
    match (lay.hex.kind(), info.kind, company.is_minor()) {
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
        (HexKind::Plain, TileKind::Plain, _) => own_gauge(company, lay.laid).map(|()| Money::ZERO),
        (HexKind::Sugar, TileKind::Plain, false) if phase.number() < NUMBERS.sugar_fields_from => {
            Err(LayRefusal::SugarTooEarly)
        }
        (HexKind::Sugar, TileKind::Plain, false) => {
            own_gauge(company, lay.laid).map(|()| Money::new(NUMBERS.sugar_field))
        }
        _ => Err(LayRefusal::WrongKind),
    }
}

/// Plain track is of the gauge of whoever lays it, a major's of standard gauge (ruling C13).
fn own_gauge(company: Company, laid: Laid) -> Result<(), LayRefusal> {
    let other = match company.gauge() {
        Gauge::Standard => Gauge::Narrow,
        Gauge::Narrow => Gauge::Standard,
    };
    let pure = laid.tile.pattern(laid.rotation).sides(other).is_empty();
    if pure { Ok(()) } else { Err(LayRefusal::WrongGauge) }
}

fn upgrade(
    board: &Board,
    company: Company,
    before: &Pattern,
    lay: Lay,
) -> Result<Money, LayRefusal> {
    match lay.laid.tile.info().kind {
        TileKind::City | TileKind::Mill | TileKind::Y | TileKind::Habana => {
            // Ruling C56: its own mill.
            if company.is_minor() && board.mill(lay.hex) != Some(company) {
                return Err(LayRefusal::NotYourCity);
            }
        }
        TileKind::Plain => {
            // Ruling C48.
            if !lay.laid.tile.pattern(lay.laid.rotation).adds(before, company.gauge()) {
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
    for hex in Hex::all().filter(|&hex| reach.touches(hex) && board.area().is_land(hex)) {
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

impl Hex {
    /// The tiles that may be the first on this hex of the whole map, and how they may lie.
    ///
    /// They are yellow, but for La Habana, whose printed track becomes green
    /// (§VII.6, §VII.7, ruling C44).
    pub fn first_tiles(self) -> &'static [(Tile, u8)] {
        &FIRST[self.index()]
    }
}

static FIRST: LazyLock<Vec<Vec<(Tile, u8)>>> =
    LazyLock::new(|| Hex::all().map(|hex| first_tiles(hex).collect()).collect());

fn first_tiles(hex: Hex) -> impl Iterator<Item = (Tile, u8)> {
    let printed = Area::Full.printed(hex);
    let color = if printed.is_some() { Color::Green } else { Color::Yellow };
    Tile::all()
        .filter(move |&tile| tile.info().color == color && hex.fits(tile))
        .flat_map(|tile| (0..tile.info().rotations).map(move |rotation| (tile, rotation)))
        .filter(move |&(tile, rotation)| {
            let pattern = tile.pattern(rotation);
            let on_map = pattern.all_sides().without(Area::Full.open_sides(hex)).is_empty();
            on_map && printed.is_none_or(|printed| pattern.keeps(printed))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn la_habana_becomes_one_city_or_three_in_two_ways() {
        let habana = Hex::all().find(|hex| hex.kind() == HexKind::Habana).unwrap();
        let ways = habana.first_tiles().iter().map(|&(tile, turn)| (tile.number(), turn));
        assert_eq!(ways.collect::<Vec<_>>(), [("L44", 0), ("L45", 0), ("L45", 1)]);
    }
}
