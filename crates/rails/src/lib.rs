//! Track, routes and the proven best run of 18Cuba.

pub mod bench;
mod board;
mod company;
mod hex;
mod lay;
mod map;
mod network;
mod reach;
mod run;
mod tile;
mod train;

pub use board::{Board, Laid, Passage};
pub use company::{Companies, Company, CompanyKind, Cubes, PerCompany};
pub use hex::{Hex, Side, Sides};
pub use lay::{Lay, LayRefusal, lay, lays};
pub use map::{Area, BORDERS, CITIES, HexKind, habana_upgrades};
pub use reach::Reach;
pub use run::{Counted, Order, Route, Run, best_run};
pub use tile::{
    Color, Gauge, MOST_STOPS, Pattern, Piece, Stop, StopKind, Tile, TileInfo, TileKind, next_color,
    pieces,
};
pub use train::{Phase, Train, Wagon};
