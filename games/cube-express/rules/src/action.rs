//! What players decide, what chance brings, and how decisions are spelled.

use serde::{Deserialize, Serialize};
use tabletop::{Key, Path, PerSeat, Seat, Spell, Stop, Words};

use crate::components::{Conversion, Goal, Loco, Resource, Side, Tile, Tiles};
use crate::map::Cell;

/// Everything a player can decide, whole and self-contained.
///
/// This is the transcript format: adding a variant is free, changing one needs
/// a migration. Braces make every action an object in transcripts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lay a tile of the hand (§3): `lay/T01/0,2/e`, or `lay/back-T01/0,2/n`.
    Lay {
        /// Which.
        tile: Tile,
        /// Whether its back shows.
        back: bool,
        /// Where.
        at: Cell,
        /// Where its top points to.
        top: Side,
    },
    /// Put a tile back into the box, if none fits anywhere (Q02): `discard/T01`.
    Discard {
        /// Which.
        tile: Tile,
    },
    /// Take what the tile offers: a crossing's dividends or a factory's
    /// resource when it is laid (§4), a site's resource on the way (§7): `take`.
    Take {},
    /// Own the production site just laid (§4): `claim`.
    Claim {},
    /// Build a station on the tile just laid (§5): `build/2`.
    Build {
        /// How many dividends are paid; passengers make up the rest.
        dividends: u8,
    },
    /// Leave the center of the tile just laid unused (§4): `skip`.
    Skip {},
    /// Pay with a passenger (§5): `release/1/0,2`.
    Release {
        /// Whose.
        seat: Seat,
        /// From the city whose station stands here.
        at: Cell,
    },
    /// Drive a loco to the next tile (§6): `drive/first/0,2`.
    Drive {
        /// Which loco.
        loco: Loco,
        /// The tile it enters.
        to: Cell,
    },
    /// Burn a coal for a movement point (§6): `burn`.
    Burn {},
    /// Build the second loco (§6): `loco/0,2`.
    BuildLoco {
        /// The own station where it begins.
        at: Cell,
    },
    /// Deliver to the factory that the loco has entered (§7): `deliver/2`, or `deliver/none`.
    Deliver {
        /// The goal that gets a marker, from 1; none only if all are full (Q25).
        goal: Option<u8>,
    },
    /// Let a passenger off at the station that the loco has entered (§7): `passenger`.
    Passenger {},
    /// Drive no farther (§6): `done`.
    Done {},
    /// Take a tile from the market (§8): `market/3/bet`.
    Market {
        /// Which, from 1.
        column: u8,
        /// Whether a dividend goes on the goal above.
        bet: bool,
    },
    /// Give up a resource that there is no room for (§7): `drop/coal`.
    Drop {
        /// Which.
        resource: Resource,
    },
    /// Convert resources (§2): `coal-wood`.
    Convert {
        /// How.
        conversion: Conversion,
    },
    /// Sell a share: one field back for one dividend (§2): `sell`.
    Sell {},
}

/// What a shuffle or a draw came to. Transcript format, too.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who starts, what is dealt and what lies open (§1).
    Deal {
        /// The starting player.
        start: Seat,
        /// The tiles in hand.
        hands: PerSeat<Tiles>,
        /// The open tiles.
        market: [Tile; 4],
        /// The goals above them.
        goals: [Goal; 4],
    },
    /// The tile drawn into the gap of the market (§8).
    Refill {
        /// Which.
        tile: Tile,
    },
}

const BACK: &str = "back-";
const NONE: &str = "none";
const BET: &str = "bet";
const KEEP: &str = "keep";

impl Spell for Action {
    fn write(&self, path: &mut Path) {
        match *self {
            Action::Lay { tile, back, at, top } => {
                let path = path.word("lay");
                let path = if back {
                    path.of("back", format_args!("{BACK}{tile}"))
                } else {
                    path.of("tile", tile)
                };
                path.of("place", at).key(top)
            }
            Action::Discard { tile } => path.word("discard").of("tile", tile),
            Action::Take {} => path.word("take"),
            Action::Claim {} => path.word("claim"),
            Action::Build { dividends } => path.word("build").number(dividends),
            Action::Skip {} => path.word("skip"),
            Action::Release { seat, at } => {
                path.word("release").of("seat", seat.index()).of("place", at)
            }
            Action::Drive { loco, to } => path.word("drive").key(loco).of("place", to),
            Action::Burn {} => path.word("burn"),
            Action::BuildLoco { at } => path.word("loco").of("place", at),
            Action::Deliver { goal: Some(goal) } => path.word("deliver").of("goal", goal),
            Action::Deliver { goal: None } => path.word("deliver").word(NONE),
            Action::Passenger {} => path.word("passenger"),
            Action::Done {} => path.word("done"),
            Action::Market { column, bet } => {
                path.word("market").of("column", column).word(if bet { BET } else { KEEP })
            }
            Action::Drop { resource } => path.word("drop").key(resource),
            Action::Convert { conversion } => path.key(conversion),
            Action::Sell {} => path.word("sell"),
        };
    }

    fn read(words: &mut Words<'_>) -> Result<Action, Stop> {
        Ok(match words.word()? {
            "lay" => {
                let word = words.word()?;
                let (back, id) = word.strip_prefix(BACK).map_or((false, word), |id| (true, id));
                let tile = Tile::from_id(id).ok_or_else(|| Stop::unknown(word))?;
                Action::Lay { tile, back, at: cell(words)?, top: words.key()? }
            }
            "discard" => Action::Discard { tile: tile(words)? },
            "take" => Action::Take {},
            "claim" => Action::Claim {},
            "build" => Action::Build { dividends: words.number()? },
            "skip" => Action::Skip {},
            "release" => Action::Release { seat: Seat::new(words.number()?), at: cell(words)? },
            "drive" => Action::Drive { loco: words.key()?, to: cell(words)? },
            "burn" => Action::Burn {},
            "loco" => Action::BuildLoco { at: cell(words)? },
            "deliver" => Action::Deliver { goal: goal(words)? },
            "passenger" => Action::Passenger {},
            "done" => Action::Done {},
            "market" => Action::Market { column: words.number()?, bet: bet(words)? },
            "drop" => Action::Drop { resource: words.key()? },
            "sell" => Action::Sell {},
            other => {
                let conversion = Conversion::from_key(other);
                Action::Convert { conversion: conversion.ok_or_else(|| Stop::unknown(other))? }
            }
        })
    }
}

fn tile(words: &mut Words<'_>) -> Result<Tile, Stop> {
    let word = words.word()?;
    Tile::from_id(word).ok_or_else(|| Stop::unknown(word))
}

fn cell(words: &mut Words<'_>) -> Result<Cell, Stop> {
    let word = words.word()?;
    Cell::from_word(word).ok_or_else(|| Stop::unknown(word))
}

fn goal(words: &mut Words<'_>) -> Result<Option<u8>, Stop> {
    let mut ahead = words.clone();
    if ahead.word()? == NONE {
        *words = ahead;
        return Ok(None);
    }
    words.number().map(Some)
}

fn bet(words: &mut Words<'_>) -> Result<bool, Stop> {
    match words.word()? {
        BET => Ok(true),
        KEEP => Ok(false),
        other => Err(Stop::unknown(other)),
    }
}
