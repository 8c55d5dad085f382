//! A position as a file describes it, checked and turned into a board and an order.

use arrayvec::ArrayVec;
use tabletop::Key;
use thiserror::Error;

use crate::{
    area::HexKind,
    board::{Board, Laid},
    chart::Chart,
    company::{Company, CompanyKind, Cubes},
    hex::Hex,
    run::Order,
    setting::Setting,
    tile::Tile,
    train::{Phase, Train, Wagon},
};

/// A position in the words of its file, not yet checked.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// How many play.
    pub players: u64,
    /// The set-up's variant.
    pub variant: String,
    /// The phase.
    pub phase: u64,
    /// The tiles laid.
    pub tiles: Vec<TileEntry>,
    /// The stations and mills placed.
    pub tokens: Vec<TokenEntry>,
    /// Cubes by minor.
    pub cubes: Vec<(String, u64)>,
    /// Whose trains run, and with what.
    pub run: RunEntry,
}

/// A tile laid.
#[derive(Clone, Debug, Default)]
pub struct TileEntry {
    /// Where.
    pub hex: String,
    /// Its number.
    pub tile: String,
    /// How it is turned.
    pub rotation: u64,
}

/// A station, a mill or a token of the FC.
#[derive(Clone, Debug, Default)]
pub struct TokenEntry {
    /// Where.
    pub hex: String,
    /// Whose.
    pub company: String,
    /// In which stop of the hex.
    pub stop: u64,
    /// Whether it lies at the edge and takes no slot.
    pub edge: bool,
}

/// Whose trains run, and with what.
#[derive(Clone, Debug, Default)]
pub struct RunEntry {
    /// The company.
    pub company: String,
    /// Its trains.
    pub trains: Vec<String>,
    /// Its wagons.
    pub wagons: Vec<String>,
    /// How many FC tokens it may rent in all.
    pub rent: u64,
    /// Whether cubes are delivered.
    pub sugar: bool,
}

/// Why a position is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{field}: {reason}")]
pub struct BadPosition {
    /// The field at fault, such as `tiles[3].rotation`.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

impl BadPosition {
    /// A refusal of `field`.
    pub fn new(field: impl Into<String>, reason: impl Into<String>) -> BadPosition {
        BadPosition { field: field.into(), reason: reason.into() }
    }
}

type Checked<T> = Result<T, BadPosition>;

fn refuse<T>(field: impl Into<String>, reason: impl Into<String>) -> Checked<T> {
    Err(BadPosition::new(field, reason))
}

impl Position {
    /// The board and what runs on it, or what is wrong with the position.
    pub fn check(&self, chart: &'static Chart) -> Checked<(Board, Order)> {
        if !(2..=6).contains(&self.players) {
            return refuse("players", "two to six play");
        }
        let players = u8::try_from(self.players).ok();
        let setting = players.and_then(|players| Setting::of(players, &self.variant));
        let Some(setting) = setting else {
            return refuse("variant", format!("no set-up for {} players", self.players));
        };
        let phase = u8::try_from(self.phase).ok().and_then(Phase::new);
        let Some(phase) = phase else { return refuse("phase", "phases are 1 to 7") };
        let mut board = Board::new(chart, setting.area());
        for (index, entry) in self.tiles.iter().enumerate() {
            entry.lay(&mut board, &format!("tiles[{index}]"))?;
        }
        for (index, entry) in self.tokens.iter().enumerate() {
            entry.place(&mut board, &format!("tokens[{index}]"))?;
        }
        self.check_slots(&board)?;
        let mut order = self.run.order(chart, phase)?;
        let cubes = self.stock()?;
        if self.run.sugar {
            order.cubes = cubes;
        }
        Ok((board, order))
    }

    /// Refuses the first token for which its stop has no slot.
    fn check_slots(&self, board: &Board) -> Checked<()> {
        let mut seen = Vec::new();
        for (index, entry) in self.tokens.iter().enumerate().filter(|(_, entry)| !entry.edge) {
            let place = (entry.hex.as_str(), entry.stop);
            seen.push(place);
            let before = seen.iter().filter(|&&other| other == place).count();
            let slots = Hex::from_id(&entry.hex)
                .zip(u8::try_from(entry.stop).ok())
                .map_or(0, |(hex, stop)| board.slots(hex, stop));
            if before > usize::from(slots) {
                return refuse(
                    format!("tokens[{index}].stop"),
                    format!("stop {} of {} has {slots} slots", entry.stop, entry.hex),
                );
            }
        }
        Ok(())
    }

    fn stock(&self) -> Checked<Cubes> {
        let mut cubes = Cubes::NONE;
        for (key, count) in &self.cubes {
            let field = format!("cubes.{key}");
            match Company::from_key(key) {
                None => return refuse(field, format!("no company is called {key}")),
                Some(company) if !company.is_minor() => {
                    return refuse(field, format!("{key} is no minor"));
                }
                // No run delivers more than twelve cubes.
                Some(minor) => cubes = cubes.with(minor, u8::try_from(*count).unwrap_or(u8::MAX)),
            }
        }
        Ok(cubes)
    }
}

fn known_hex(board: &Board, id: &str, field: &str) -> Checked<Hex> {
    match Hex::from_id(id).filter(|&hex| board.map().contains(hex)) {
        Some(hex) => Ok(hex),
        None => refuse(format!("{field}.hex"), format!("no hex {id} on this map")),
    }
}

impl TileEntry {
    fn lay(&self, board: &mut Board, field: &str) -> Checked<()> {
        let hex = known_hex(board, &self.hex, field)?;
        let Some(tile) = Tile::from_number(&self.tile) else {
            return refuse(format!("{field}.tile"), format!("no tile {}", self.tile));
        };
        let rotation = u8::try_from(self.rotation).ok().filter(|&rotation| rotation < 6);
        let Some(rotation) = rotation else {
            return refuse(format!("{field}.rotation"), "rotations are 0 to 5");
        };
        let map = board.map();
        let special = map.printed(hex).is_some() && !map.is_land(hex);
        if board.tile(hex).is_some() || (special && map.kind(hex) != HexKind::Harbor) {
            return refuse(format!("{field}.hex"), format!("a tile lies on {} already", self.hex));
        }
        if !map.is_land(hex) || !map.fits(hex, tile) {
            return refuse(
                format!("{field}.tile"),
                format!("tile {} never lies on {}", self.tile, self.hex),
            );
        }
        let track = board.chart().pattern(tile, rotation).all_sides();
        let closed = track.without(map.open_sides(hex));
        if let Some(side) = closed.iter().next() {
            return refuse(
                format!("{field}.rotation"),
                format!("track towards side {} of {}, which is not open", side.key(), self.hex),
            );
        }
        if board.left(tile) == 0 {
            return refuse(
                format!("{field}.tile"),
                format!("the box has no more pieces with tile {}", self.tile),
            );
        }
        board.lay(hex, Laid { tile, rotation });
        Ok(())
    }
}

impl TokenEntry {
    fn place(&self, board: &mut Board, field: &str) -> Checked<()> {
        let hex = known_hex(board, &self.hex, field)?;
        let Some(company) = Company::from_key(&self.company) else {
            return refuse(
                format!("{field}.company"),
                format!("no company is called {}", self.company),
            );
        };
        let stops = u64::try_from(board.stop_count(hex)).unwrap_or(0);
        let stop = u8::try_from(self.stop).ok().filter(|_| self.stop < stops);
        let Some(stop) = stop else {
            return refuse(
                format!("{field}.stop"),
                format!("{} has no stop {}", self.hex, self.stop),
            );
        };
        if board.companies_in(hex).contains(company) {
            return refuse(
                format!("{field}.company"),
                format!("{} is in {} already", self.company, self.hex),
            );
        }
        if self.edge {
            board.place_at_edge(hex, stop, company);
        } else {
            board.place(hex, stop, company);
        }
        Ok(())
    }
}

impl RunEntry {
    fn order(&self, chart: &Chart, phase: Phase) -> Checked<Order> {
        let company = match Company::from_key(&self.company) {
            Some(company) if company.kind() != CompanyKind::Central => company,
            Some(_) => return refuse("run.company", "the FC runs no routes"),
            None => {
                return refuse("run.company", format!("no company is called {}", self.company));
            }
        };
        let limit = chart.numbers().train_limit(phase, company);
        let mut trains = Vec::new();
        for (index, name) in self.trains.iter().enumerate() {
            let field = format!("run.trains[{index}]");
            match Train::from_key(name) {
                None => return refuse(field, format!("no train is called {name}")),
                Some(train) if train.is_narrow() != company.is_minor() => {
                    return refuse(field, format!("{} runs no {name}", self.company));
                }
                Some(train) => trains.push(train),
            }
        }
        if trains.len() > limit {
            return refuse("run.trains", format!("the limit is {limit} trains"));
        }
        let mut order = Order::new(company, phase, trains);
        order.wagons = self.wagons(company, limit)?;
        order.rent = u8::try_from(self.rent).unwrap_or(u8::MAX);
        Ok(order)
    }

    fn wagons(&self, company: Company, limit: usize) -> Checked<ArrayVec<Wagon, 4>> {
        let mut wagons = Vec::new();
        for (index, name) in self.wagons.iter().enumerate() {
            let field = format!("run.wagons[{index}]");
            match Wagon::from_key(name) {
                None => return refuse(field, format!("no wagon is called {name}")),
                Some(_) if company.is_minor() => {
                    return refuse(field, format!("{} is a minor and has no wagons", self.company));
                }
                Some(wagon) => wagons.push(wagon),
            }
        }
        if wagons.len() > limit {
            return refuse("run.wagons", format!("the limit is {limit} wagons"));
        }
        Ok(wagons.into_iter().collect())
    }
}
