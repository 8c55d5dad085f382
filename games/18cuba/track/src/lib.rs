//! Track of 18Cuba: the map, its tiles, what routes reach, and the proven best run.
//!
//! Values only, no game: nothing here knows rounds, money or turns. Start with
//! [`Board`], which is what lies on the map; everything else is a question about it.
//!
//! - the map: [`Hex`], [`Side`], [`Area`], [`Setting`] (`data/map.toml`)
//! - the pieces: [`Tile`], [`Pattern`] (`data/tiles.toml`)
//! - what a box prints on them: [`Chart`], one area's [`Map`], [`Numbers`] (`data/numbers.toml`)
//! - who builds and runs: [`Company`], [`Train`], [`Wagon`], [`Phase`]
//! - what a company's routes reach (§VII.2): [`Reach`]
//! - what it may lay or upgrade (§VII.6, §VII.7): [`fn@lay`], [`lays`]
//! - what its trains bring at best (§VII.9 to §VII.11): [`Order`], [`best_run`]
//! - what its director may choose instead: [`choices`]
//! - positions from files: [`Position`]
//! - how fast it is: [`mod@bench`]
//!
//! Rulings are numbered in the README; those beginning with C are the game's.

mod area;
pub mod bench;
mod board;
mod chart;
mod company;
pub mod file;
mod hex;
mod hexes;
mod info;
mod lay;
mod map;
mod network;
mod numbers;
mod pattern;
mod position;
mod reach;
mod run;
#[cfg(feature = "scenario")]
pub mod scenario;
mod setting;
mod survey;
mod tile;
mod train;

pub use area::{Area, HexKind};
pub use board::{Board, Laid, Passage};
pub use chart::Chart;
pub use company::{Companies, Company, CompanyKind, Cubes, PerCompany};
pub use hex::{Hex, Side, Sides};
pub use hexes::{BORDERS, CITIES};
pub use info::TileInfo;
pub use lay::{Lay, LayRefusal, lay, lays, ways};
pub use map::Map;
pub use numbers::Numbers;
pub use pattern::{Gauge, MOST_STOPS, Pattern, STOPS, Stop, StopKind};
pub use position::{BadPosition, Position, RunEntry, TileEntry, TokenEntry};
pub use reach::Reach;
pub use run::{
    Choice, Counted, Given, Harbors, Order, Route, RouteFault, Run, begins, best_revenue, best_run,
    better_run, can_run, choice_within, choices, forget, judge, steps,
};
pub use setting::Setting;
pub use tile::{Color, Tile, TileKind, next_color};
pub use train::{PerTrain, PerWagon, Phase, Train, Wagon};
