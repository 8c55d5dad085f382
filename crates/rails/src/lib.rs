//! Track, routes and the proven best run of 18Cuba.

pub mod bench;
mod board;
mod company;
mod hex;
mod lay;
mod map;
mod network;
mod position;
mod reach;
mod run;
mod tile;
mod train;

pub use board::{Board, Laid, Passage};
pub use company::{Companies, Company, CompanyKind, Cubes, PerCompany};
pub use hex::{Hex, Side, Sides};
pub use lay::{Lay, LayRefusal, lay, lays};
pub use map::{Area, BORDERS, CITIES, HexKind, habana_upgrades};
pub use position::{BadPosition, Position, RunEntry, TileEntry, TokenEntry};
pub use reach::Reach;
pub use run::{Choice, Counted, Order, Route, Run, best_run, choice_within, choices};
pub use tile::{
    Color, Gauge, MOST_STOPS, Pattern, Piece, Stop, StopKind, Tile, TileInfo, TileKind, next_color,
    pieces,
};
pub use train::{PerTrain, PerWagon, Phase, Train, Wagon};
