//! Track, routes and the proven best run of 18Cuba.

pub mod bench;
mod board;
mod company;
mod hex;
mod map;
mod network;
mod run;
mod tile;
mod train;

pub use board::{Board, Laid, Passage};
pub use company::{Companies, Company, CompanyKind, Cubes, PerCompany};
pub use hex::{Hex, Side, Sides};
pub use map::{Area, BORDERS, CITIES, HexKind, habana_upgrades};
pub use run::{Counted, Order, Route, Run, best_run};
pub use tile::{
    Color, Gauge, MOST_STOPS, Pattern, Piece, Stop, StopKind, Tile, TileInfo, TileKind, next_color,
    pieces,
};
pub use train::{Phase, Train, Wagon};
