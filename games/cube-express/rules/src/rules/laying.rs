//! §3 Extending the network: one tile of the hand must be laid.

use tabletop::Seat;

use crate::components::{Face, Side, Tile, Tiles};
use crate::map::{Cell, Misfit};
use crate::{Refusal, Table};

/// A tile that can be laid: worked out, not yet laid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Laying {
    pub seat: Seat,
    pub tile: Tile,
    pub face: Face,
    pub at: Cell,
    pub top: Side,
}

/// The side of a tile that shows: its front, or the back that all share (Q39).
pub const fn face(tile: Tile, back: bool) -> Face {
    if back { Face::BACK } else { tile.front() }
}

/// Works out the laying of `face`, one side of `tile` (§3).
///
/// It lies next to a tile; its rails join every neighbor's and never meet a
/// side without rails; two cities with stations never become one.
pub fn laying(table: &Table, hand: Tiles, laying: Laying) -> Result<Laying, Refusal> {
    let Laying { tile, face, at, top, .. } = laying;
    if !hand.contains(tile) {
        return Err(Refusal::NotInHand);
    }
    let open = table.map.open_at(at).ok_or(Refusal::NotBeside)?;
    if !table.data().print(face).is_own_turn(top) {
        return Err(Refusal::LooksTheSame);
    }
    match table.map.fits(open, face, top) {
        Ok(()) => Ok(laying),
        Err(Misfit::Rails) => Err(Refusal::RailsDoNotMatch),
        Err(Misfit::Apart) => Err(Refusal::NoRailsJoin),
        Err(Misfit::TwoStations) => Err(Refusal::JoinsStations),
    }
}

/// Every way to lay a side of a tile: where, and where its top points to.
pub fn ways(table: &Table, face: Face) -> impl Iterator<Item = (Cell, Side)> {
    let joined = table.map.open().iter().filter(|open| open.is_joined());
    joined.flat_map(move |open| {
        let fits = move |&top: &Side| table.map.fits(open, face, top).is_ok();
        table.data().print(face).turns().filter(fits).map(move |top| (open.at, top))
    })
}

/// Whether a tile of the hand can be laid in any way.
pub fn is_possible(table: &Table, hand: Tiles) -> bool {
    let sides = hand.iter().flat_map(|tile| [face(tile, false), face(tile, true)]);
    sides.into_iter().any(|face| ways(table, face).next().is_some())
}

/// Whether `tile` may go back into the box: only if nothing fits (Q02).
pub fn discard(table: &Table, hand: Tiles, tile: Tile) -> Result<(), Refusal> {
    if !hand.contains(tile) {
        return Err(Refusal::NotInHand);
    }
    if is_possible(table, hand) { Err(Refusal::SomethingFits) } else { Ok(()) }
}
