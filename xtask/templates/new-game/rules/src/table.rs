//! §1 What lies on the table, and whose turn it is.

use serde::Serialize;
use tabletop::{PerSeat, Printed, Seat};

use crate::components::Data;

/// What lies on the table in every phase.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// What is printed in the box.
    #[serde(skip)]
    pub data: Printed<Data>,
    /// Pebbles on the heap.
    pub heap: u8,
    /// Pebbles that each player holds.
    pub held: PerSeat<u8>,
}

/// Where the game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance is about to say who starts (§1).
    Start,
    /// A player takes pebbles (§2).
    Turn(Seat),
    /// The heap is gone (§3).
    Over,
}

/// What everybody may know: everything.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What lies on the table.
    pub table: Table,
    /// Where the game is.
    pub phase: Phase,
}

impl Table {
    /// The table before the first turn (§1).
    pub fn new(players: u8, data: &'static Data) -> Table {
        let heap = players * data.pebbles_each;
        Table { data: Printed::new(data), heap, held: PerSeat::from_fn(players, |_| 0) }
    }
}
