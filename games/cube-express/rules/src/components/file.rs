//! A box file as it is written.

use boxes::{Fact, Label};
use serde::Deserialize;

use super::{Asks, Counts, Resource, Side, Values};

/// A box file: sections of named facts, none missing and none unknown.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxFile {
    pub(super) pieces: Pieces,
    pub(super) start: Start,
    pub(super) bets: Bets,
    pub(super) laying: Laying,
    pub(super) loco: LocoPrice,
    pub(super) shares: Shares,
    pub(super) track_two: TrackFacts,
    pub(super) track_more: TrackFacts,
    pub(super) technology: Technology,
    pub(super) end: End,
    pub(super) back: Plain,
    pub(super) start_crossing: StartCrossing,
    pub(super) start_tile: StartTile,
    pub(super) tile: Vec<Row>,
    pub(super) goal: Vec<GoalRow>,
    pub(super) goal_points: GoalPoints,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pieces {
    pub(super) markers: Fact<u8>,
    pub(super) stations: Fact<u8>,
    pub(super) nines: Fact<u8>,
    pub(super) nine_points: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    pub(super) hand: Fact<u8>,
    pub(super) dividends: Fact<u8>,
    pub(super) neutral: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bets {
    pub(super) most: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Laying {
    pub(super) crossing_dividends: Fact<u8>,
    pub(super) claim: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LocoPrice {
    pub(super) coal: Fact<u8>,
    pub(super) iron: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shares {
    pub(super) first_delivery: Fact<u8>,
    pub(super) later_delivery: Fact<u8>,
    pub(super) site: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackFacts {
    pub(super) points: Fact<Vec<u8>>,
    pub(super) bonus_fields: Fact<Vec<u8>>,
    pub(super) start: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Technology {
    pub(super) levels: Fact<Vec<u8>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "they are named as in the file")]
pub(super) struct End {
    pub(super) house_points: Fact<u8>,
    pub(super) passenger_points: Fact<u8>,
    pub(super) dividend_points: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plain {
    pub(super) rails: Vec<Vec<Side>>,
    #[expect(dead_code, reason = "read so that it cannot be left out")]
    label: Label,
    pub(super) note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartCrossing {
    pub(super) rails: Vec<Vec<Side>>,
    pub(super) gives: Resource,
    #[expect(dead_code, reason = "read so that it cannot be left out")]
    label: Label,
    pub(super) note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartTile {
    pub(super) rails: Vec<Vec<Side>>,
    pub(super) roads: Vec<Road>,
    #[expect(dead_code, reason = "read so that it cannot be left out")]
    label: Label,
    pub(super) note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) id: String,
    #[serde(default)]
    pub(super) symbol: Symbol,
    pub(super) rails: Vec<Vec<Side>>,
    pub(super) roads: Vec<Road>,
    pub(super) kind: RowKind,
    #[expect(dead_code, reason = "read so that it cannot be left out")]
    label: Label,
    #[serde(default)]
    #[expect(dead_code, reason = "a remark for readers of the file")]
    note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Road {
    pub(super) sides: Vec<Side>,
    pub(super) houses: u8,
    #[serde(default)]
    pub(super) station: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RowKind {
    Station,
    Crossing,
    Production { gives: Resource },
    Factory { center: Resource, wants: [u8; 3], first: u8, later: u8 },
}

/// The symbol on a tile's back: with how many players it is used (§1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub(super) enum Symbol {
    /// Always.
    #[default]
    None,
    /// With three and four.
    #[serde(rename = "3+")]
    ThreeUp,
    /// With four.
    #[serde(rename = "4")]
    Four,
}

impl Symbol {
    /// Whether the tile is used at a table of `players` (§1).
    pub(super) const fn is_for(self, players: u8) -> bool {
        match self {
            Symbol::None => true,
            Symbol::ThreeUp => players >= 3,
            Symbol::Four => players >= 4,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalRow {
    pub(super) id: String,
    pub(super) counts: Counts,
    pub(super) asks: Asks,
    #[expect(dead_code, reason = "read so that it cannot be left out")]
    label: Label,
    #[serde(default)]
    #[expect(dead_code, reason = "a remark for readers of the file")]
    note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalPoints {
    pub(super) two: Fact<Values>,
    pub(super) more: Fact<Values>,
}
