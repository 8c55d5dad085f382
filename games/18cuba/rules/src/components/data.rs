//! What is printed in the box, in the shape that the rules use.

use boxes::{Complaint, Contents, Fact, Label, Shelf};
use cuba18_track::file::{self, ChartFile};
use cuba18_track::{Chart, Company, CompanyKind, PerTrain, Phase, Train};
use serde::Deserialize;
use tabletop::Money;

use super::Setting;
use super::space::Market;

/// Shares are counted in tenths of a company.
pub const WHOLE: u8 = 10;

/// What the tables say about a set-up.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct SettingNumbers {
    pub bank: i32,
    pub cash: u32,
    pub certificates: u8,
    pub concessions: u8,
    pub standard: [u8; 5],
    pub narrow: [u8; 4],
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// The numbers of all set-ups.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Settings {
    pub(super) two_short: SettingNumbers,
    pub(super) two_medium: SettingNumbers,
    pub(super) two_long: SettingNumbers,
    pub(super) three_short: SettingNumbers,
    pub(super) three_long: SettingNumbers,
    pub(super) four: SettingNumbers,
    pub(super) five: SettingNumbers,
    pub(super) six: SettingNumbers,
}

/// Cards and machines.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct Cards {
    pub commissioners: [u32; 6],
    pub concessions: [u32; 6],
    pub credit: u32,
    pub discount: u32,
    pub(super) mail: Fact<[u32; 7]>,
    pub(super) trains: [u32; 16],
    pub dear_3n: u32,
    pub wagon_prices: [u32; 3],
    pub wagons: [u8; 3],
    pub machine_bonus: [u16; 3],
    pub machine_prices: [[u32; 4]; 3],
    pub machines: [[u8; 4]; 3],
    pub machines_each: u8,
    pub stations: [u32; 3],
    pub rental: u32,
    pub central_cube: u32,
    pub cubes: [u16; 3],
    pub cube_supply: u32,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

impl Cards {
    /// What the mail contract brings (C39).
    pub fn mail(&self, phase: Phase) -> Money {
        Money::new(self.mail.value[usize::from(phase.number() - 1)])
    }
}

/// Shares, in tenths of a company.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct Shares {
    pub(super) minor: u8,
    pub(super) major: u8,
    pub director: u8,
    pub converted: u8,
    pub floats: u8,
    pub pool: u8,
    pub(super) holding: [u8; 2],
    pub(super) holding_two: [u8; 2],
    pub(super) stations: [Stations; 3],
    pub bid_step: u32,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// How many stations are free while the charter holds at most so many tenths.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stations {
    pub(super) charter: u8,
    pub(super) free: u8,
}

/// What the phases bring.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct Phases {
    pub(super) rounds: [u8; 7],
    pub deals: u8,
    pub fec: u8,
    pub aging: u8,
    pub(super) narrow: [u8; 4],
    pub wagons: [u8; 3],
    pub machines: [u8; 3],
    pub eights: u8,
    pub(super) scrapped: Vec<Scrapped>,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// The trains that leave the game when a phase begins.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scrapped {
    pub(super) phase: u8,
    pub(super) trains: Vec<Train>,
}

/// A box file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    settings: Settings,
    market: Market,
    cards: Cards,
    shares: Shares,
    phases: Phases,
    track: cuba18_track::Numbers,
    map: file::MapData,
    hex: Vec<file::HexData>,
    habana: file::HabanaData,
    area: Vec<file::AreaData>,
    piece: Vec<file::PieceData>,
    tile: Vec<file::TileData>,
}

/// Everything that is printed in the box.
#[derive(Debug)]
pub struct Data {
    /// Map, tiles, and the numbers of building and running.
    pub track: Chart,
    pub(super) settings: Settings,
    /// The share price board.
    pub market: Market,
    /// Cards and machines.
    pub cards: Cards,
    /// Shares.
    pub shares: Shares,
    /// Phases.
    pub phases: Phases,
    prices: PerTrain<u32>,
    scrapped: PerTrain<Option<u8>>,
}

impl Contents for Data {
    type File = File;

    const FILES: &'static [&'static str] = &[
        include_str!("../../data/settings.toml"),
        include_str!("../../data/market.toml"),
        include_str!("../../data/cards.toml"),
        include_str!("../../data/shares.toml"),
        include_str!("../../data/phases.toml"),
        file::FILES[0],
        file::FILES[1],
        file::FILES[2],
    ];
    const ALIASES: &'static [&'static str] = &["d4fba02cebcb9bb7", "8a615c04baadd07a"];
    const EARLIER: &'static [&'static str] = &[];

    fn of(file: File) -> Result<Data, Vec<Complaint>> {
        let File { settings, market, cards, shares, phases, .. } = file;
        let File { track, map, hex, habana, area, piece, tile, .. } = file;
        let chart = Chart::of(ChartFile { track, map, hex, habana, area, piece, tile });
        let prices = PerTrain::from_fn(|train| cards.trains[train as usize]);
        let scrapped = PerTrain::from_fn(|train| phases.scraps(train));
        let (track, mut wrong) = match chart {
            Ok(track) => (Some(track), Vec::new()),
            Err(wrong) => (None, wrong),
        };
        settings.complain(&mut wrong);
        market.complain(&mut wrong);
        cards.complain(&mut wrong);
        shares.complain(&mut wrong);
        phases.complain(&mut wrong);
        match track {
            Some(track) if wrong.is_empty() => {
                let data =
                    Data { track, settings, market, cards, shares, phases, prices, scrapped };
                let wrong = data.complaints();
                if wrong.is_empty() { Ok(data) } else { Err(wrong) }
            }
            Some(_) | None => Err(wrong),
        }
    }

    fn shelf() -> &'static Shelf<Data> {
        static SHELF: Shelf<Data> = Shelf::new();
        &SHELF
    }
}

impl Data {
    /// What a train costs, unless a switch says otherwise.
    pub fn price(&self, train: Train) -> Money {
        Money::new(self.prices[train])
    }

    /// The numbers of a set-up.
    pub const fn setting(&self, setting: Setting) -> &SettingNumbers {
        match setting {
            Setting::TwoShortWest | Setting::TwoShortEast => &self.settings.two_short,
            Setting::TwoMedium => &self.settings.two_medium,
            Setting::TwoLong => &self.settings.two_long,
            Setting::ThreeShort => &self.settings.three_short,
            Setting::ThreeLong => &self.settings.three_long,
            Setting::Four => &self.settings.four,
            Setting::Five => &self.settings.five,
            Setting::Six => &self.settings.six,
        }
    }

    /// The narrow trains in their order, and the phase that opens them (§VII.17).
    pub fn narrow_trains(&self) -> [(Train, u8); 4] {
        std::array::from_fn(|place| (super::NARROW[place], self.phases.narrow[place]))
    }

    /// The phase whose first train scraps `train`, if one does (R222, R224, R226).
    pub fn scrapped_in(&self, train: Train) -> Option<u8> {
        self.scrapped[train]
    }
}

impl Shares {
    /// How many tenths one ordinary share of a company is.
    pub const fn unit(&self, company: Company) -> u8 {
        if company.is_minor() { self.minor } else { self.major }
    }

    /// How many tenths a director's certificate is.
    pub const fn directors_share(&self, company: Company) -> u8 {
        self.director * self.unit(company)
    }

    /// The most tenths of a company that one of so many players may hold (R060).
    pub const fn holding(&self, kind: CompanyKind, players: u8) -> u8 {
        let [minor, major] = if players == 2 { self.holding_two } else { self.holding };
        match kind {
            CompanyKind::Minor => minor,
            CompanyKind::Major | CompanyKind::Central => major,
        }
    }

    /// How many stations a major may have on the map while its charter holds `reserve` (R076).
    pub fn stations(&self, reserve: u8) -> u8 {
        let open = self.stations.iter().find(|step| reserve <= step.charter);
        open.map_or(0, |step| step.free)
    }
}

impl Phases {
    /// How many operating rounds follow a stock round that ends in `phase` (R082).
    pub fn rounds(&self, phase: Phase) -> u8 {
        self.rounds[usize::from(phase.number() - 1)]
    }

    /// The phase whose first train scraps `train`, if one does.
    fn scraps(&self, train: Train) -> Option<u8> {
        let found = self.scrapped.iter().find(|scrapped| scrapped.trains.contains(&train));
        found.map(|scrapped| scrapped.phase)
    }
}
