//! The data files, read and checked.

use std::sync::LazyLock;

use cuba18_track::{Company, CompanyKind, PerTrain, Phase, Train};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tabletop::Money;

use super::Setting;

/// Spaces of the share price board.
pub const SPACES: u8 = 36;

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
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Settings {
    two_short: SettingNumbers,
    two_medium: SettingNumbers,
    two_long: SettingNumbers,
    three_short: SettingNumbers,
    three_long: SettingNumbers,
    four: SettingNumbers,
    five: SettingNumbers,
    six: SettingNumbers,
}

/// The share price board (§VIII).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Market {
    pub(super) prices: Vec<u16>,
    pub(super) starts: [u16; 7],
    pub(super) central: u16,
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
    pub mail: [u32; 7],
    trains: [u32; 16],
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
}

/// Shares, in tenths of a company.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct Shares {
    pub whole: u8,
    minor: u8,
    major: u8,
    pub director: u8,
    pub converted: u8,
    pub floats: u8,
    pub pool: u8,
    holding: [u8; 2],
    holding_two: [u8; 2],
    stations: [Stations; 3],
    pub bid_step: u32,
}

/// How many stations are free while the charter holds at most so many tenths.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stations {
    charter: u8,
    free: u8,
}

/// What the phases bring.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct Phases {
    rounds: [u8; 7],
    pub deals: u8,
    pub fec: u8,
    pub aging: u8,
    narrow: [u8; 4],
    pub wagons: [u8; 3],
    pub machines: [u8; 3],
    pub eights: u8,
    scrapped: Vec<Scrapped>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scrapped {
    phase: u8,
    trains: Vec<Train>,
}

/// Everything the data files say.
#[derive(Debug)]
pub struct Data {
    settings: Settings,
    pub(super) market: Market,
    /// Cards and machines.
    pub cards: Cards,
    /// Shares.
    pub shares: Shares,
    /// Phases.
    pub phases: Phases,
    prices: PerTrain<u32>,
    scrapped: PerTrain<Option<u8>>,
}

/// The data files, word by word.
pub const DATA: [&str; 5] = [
    include_str!("../../data/settings.toml"),
    include_str!("../../data/market.toml"),
    include_str!("../../data/cards.toml"),
    include_str!("../../data/shares.toml"),
    include_str!("../../data/phases.toml"),
];

/// What is in the box.
pub static BOX: LazyLock<Data> = LazyLock::new(|| {
    Data::read(DATA).unwrap_or_else(|wrong| panic!("a test reads the data files: {wrong:?}"))
});

impl Data {
    /// Reads the data files, in the order of [`DATA`], or says everything that is wrong with them.
    pub fn read(files: [&str; 5]) -> Result<Data, Vec<String>> {
        let [settings, market, cards, shares, phases] = files;
        let mut wrong = Vec::new();
        let settings = parsed::<Settings>("settings", settings, &mut wrong);
        let market = parsed::<Market>("market", market, &mut wrong);
        let cards = parsed::<Cards>("cards", cards, &mut wrong);
        let shares = parsed::<Shares>("shares", shares, &mut wrong);
        let phases = parsed::<Phases>("phases", phases, &mut wrong);
        let (Some(settings), Some(market), Some(cards), Some(shares), Some(phases)) =
            (settings, market, cards, shares, phases)
        else {
            return Err(wrong);
        };
        wrong.extend(market.complaints());
        wrong.extend(shares.complaints());
        wrong.extend(phases.complaints());
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let prices = PerTrain::from_fn(|train| cards.trains[train as usize]);
        let scrapped = PerTrain::from_fn(|train| phases.scraps(train));
        Ok(Data { settings, market, cards, shares, phases, prices, scrapped })
    }

    /// What a train costs, unless a switch says otherwise.
    pub fn price(&self, train: Train) -> Money {
        Money::new(self.prices[train])
    }
}

/// A file as a value of its type; what is wrong with it is told.
fn parsed<T: DeserializeOwned>(name: &str, text: &str, wrong: &mut Vec<String>) -> Option<T> {
    // Read from text, an error names its line; only values count the elements of a list.
    let read = toml::from_str::<T>(text).and_then(|_| text.parse::<toml::Table>()?.try_into());
    read.map_err(|error| wrong.push(format!("{name}: {error}"))).ok()
}

/// The complaints about what does not hold.
fn unsound<const N: usize>(sound: [(bool, &str); N]) -> impl Iterator<Item = String> {
    sound.into_iter().filter(|(holds, _)| !holds).map(|(_, what)| what.to_owned())
}

impl Market {
    fn complaints(&self) -> impl Iterator<Item = String> {
        unsound([
            (self.prices.len() == usize::from(SPACES), "market: there are not 36 prices"),
            (self.prices.is_sorted_by(|one, next| one < next), "market: prices do not rise"),
            // Lists of prices end at the first that is too dear.
            (self.starts.is_sorted(), "market: starts do not rise"),
            (
                self.starts.iter().all(|start| self.prices.contains(start)),
                "market: a start is no price",
            ),
            (self.prices.contains(&self.central), "market: central is no price"),
        ])
    }
}

impl Shares {
    fn complaints(&self) -> impl Iterator<Item = String> {
        let limits = self.holding.iter().chain(&self.holding_two).chain([&self.floats, &self.pool]);
        unsound([
            (self.minor > 0 && self.major > 0, "shares: a share is nothing"),
            (limits.into_iter().all(|&limit| limit <= self.whole), "shares: more than the whole"),
            (self.director <= self.converted, "shares: no director among those converted"),
            (self.converted * self.minor <= self.whole, "shares: converted into too many"),
            (self.bid_step > 0, "shares: bids do not rise"),
            (
                self.stations.is_sorted_by(|one, next| one.charter < next.charter)
                    && self.stations[2].charter >= self.whole,
                "shares: stations do not follow the charter",
            ),
        ])
    }

    /// How many tenths one ordinary share of a company is.
    pub const fn unit(&self, company: Company) -> u8 {
        if company.is_minor() { self.minor } else { self.major }
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
    fn complaints(&self) -> impl Iterator<Item = String> {
        let opened = [&self.narrow[..], &self.wagons, &self.machines].concat();
        let single = [self.deals, self.fec, self.aging];
        let scrapped = self.scrapped.iter().map(|scrapped| scrapped.phase);
        let all = opened.into_iter().chain(single).chain(scrapped);
        let exist = { all }.all(|phase| Phase::new(phase).is_some());
        unsound([
            (exist, "phases: there are seven"),
            (self.rounds.iter().all(|&rounds| rounds > 0), "phases: a set without a round"),
            (self.eights > 0, "phases: eights"),
        ])
    }

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

/// The narrow trains in their order, and the phase that opens them (§VII.17).
pub fn narrow_trains() -> [(Train, u8); 4] {
    let trains = [Train::TwoNarrow, Train::ThreeNarrow, Train::FourNarrow, Train::FiveNarrow];
    std::array::from_fn(|place| (trains[place], BOX.phases.narrow[place]))
}

/// The phase whose first train scraps `train`, if one does (R222, R224, R226).
pub fn scrapped_in(train: Train) -> Option<u8> {
    BOX.scrapped[train]
}

impl Setting {
    /// The numbers of the set-up.
    pub fn numbers(self) -> &'static SettingNumbers {
        let settings = &BOX.settings;
        match self {
            Setting::TwoShortWest | Setting::TwoShortEast => &settings.two_short,
            Setting::TwoMedium => &settings.two_medium,
            Setting::TwoLong => &settings.two_long,
            Setting::ThreeShort => &settings.three_short,
            Setting::ThreeLong => &settings.three_long,
            Setting::Four => &settings.four,
            Setting::Five => &settings.five,
            Setting::Six => &settings.six,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Key;

    use super::*;

    #[test]
    fn the_data_files_are_complete() {
        Data::read(DATA).unwrap();
    }

    /// Whatever is spoiled is refused, and named.
    #[test]
    fn spoiled_files_are_refused() {
        let spoiled = [
            (0, "[six]\n", "[six]\ndebt = 1\n", "debt"),
            (0, "[six]", "[seven]", "seven"),
            (0, "cash = 720\n", "", "cash"),
            (0, "[5, 3, 2, 3, 3]", "[5, 3, 2, 3, 3, 3]", "length 6"),
            (0, "[4, 3, 2, 3]", "[4, 3, 2]", "length 3"),
            (1, "50, 55, 60", "55, 60", "not 36 prices"),
            (1, "290, 300", "290, 300, 310", "not 36 prices"),
            (1, "50, 55, 60", "55, 50, 60", "do not rise"),
            (1, "central = 50", "central = 51", "central is no price"),
            (2, "discount = 80\n", "", "discount"),
            (2, "mail = [10, 10,", "mail = [10, 10, 10,", "length 8"),
            (2, "[25, 30, 35, 40]", "[25, 30, 35, 40, 45]", "length 5"),
            (2, "[65, 70, 75, 80]]", "[65, 70, 75, 80], [1, 2, 3, 4]]", "length 4"),
            (3, "pool = 5", "pool = 11", "more than the whole"),
            (3, "holding = [6, 6]", "holding = [6, 6, 6]", "length 3"),
            (3, "bid_step = 5", "bid_step = 0", "bids do not rise"),
            (3, "free = 4", "held = 4", "held"),
            (4, "rounds = [1, 1,", "rounds = [1,", "length 6"),
            (4, "\"2n\"]", "\"9n\"]", "9n"),
            (4, "fec = 4", "fec = 8", "there are seven"),
        ];
        for (file, sound, wrong, named) in spoiled {
            let text = DATA[file].replacen(sound, wrong, 1);
            assert_ne!(text, DATA[file], "{sound}");
            let mut files = DATA;
            files[file] = &text;
            let complaints = Data::read(files).expect_err(wrong);
            assert!(complaints.iter().any(|one| one.contains(named)), "{wrong}: {complaints:?}");
        }
        let none = Data::read([""; 5]).expect_err("nothing is there");
        assert_eq!(none.len(), 5, "all is told at once: {none:?}");
    }

    /// Table 14 and the component list: 10, 8 and 4 machines; 18 wagons.
    #[test]
    fn machines_and_wagons_are_counted() {
        let machines = BOX.cards.machines.map(|spaces| spaces.iter().sum::<u8>());
        assert_eq!(machines, [10, 8, 4]);
        assert_eq!(BOX.cards.wagons.iter().sum::<u8>(), 18);
    }

    /// The box has 30 standard trains besides 8+/4D, and 31 narrow ones.
    #[test]
    fn no_set_up_needs_more_trains_than_the_box_has() {
        for &setting in Setting::ALL {
            let numbers = setting.numbers();
            assert!(numbers.standard.iter().sum::<u8>() <= 30, "{setting:?}");
            assert!(numbers.narrow.iter().sum::<u8>() <= 31, "{setting:?}");
        }
    }
}
