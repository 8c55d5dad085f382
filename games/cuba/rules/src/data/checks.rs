//! What must hold of a box so that it can be played to the end, whatever the players do.
//!
//! Counts of one item never exceed the supply, so they fit a byte; points and pesos of a whole
//! game stay below 40,000: nothing can overflow. No trade brings more than it cost, as prices
//! only fall.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use boxes::{Complaint, Fact};
use tabletop::Key;

use super::file::{File, TileFacts};
use super::{ANY_KINDS, Data, Ladder, MOST_SHIPS, MOST_SPACES, Plantation, Tile, ground};
use crate::components::{
    Act, Berth, Building, Field, Good, Ground, Group, Item, Material, PerAct, PerBerth,
    PerBuilding, PerGood, PerGroup, PerItem, PerSide, Raw, Side,
};
use crate::sets::Fields;

/// A number that is printed as one digit.
const DIGIT: RangeInclusive<u8> = 0..=9;
/// A number without which there would be nothing.
const SOME: RangeInclusive<u8> = 1..=9;
const PRICE: RangeInclusive<u8> = 1..=20;
/// So many play at most.
const PLAYERS: u16 = 5;

/// The contents of a box, or everything that is wrong with it.
pub(super) fn checked(file: &File) -> Result<Data, Vec<Complaint>> {
    let mut checks = Checks { wrong: Vec::new() };
    let data = checks.data(file);
    if checks.wrong.is_empty() { Ok(data) } else { Err(checks.wrong) }
}

struct Checks {
    wrong: Vec<Complaint>,
}

impl Checks {
    fn data(&mut self, file: &File) -> Data {
        let File { start, course, worker, favors, laws, end, .. } = file;
        self.names(file);
        let whole = self.supply(file);
        let market = self.market(file, &whole);
        let first = |group| self.first_act(file, group);
        let first_acts = PerGroup::from_fn(first);
        let mut digit = |place: &str, fact: &Fact<u8>| self.number(place, fact, DIGIT);
        Data {
            worker_raws: digit("worker.raws", &worker.raws),
            drought_raws: digit("worker.raws_in_drought", &worker.raws_in_drought),
            architect: [
                digit("favors.architect_first", &favors.architect_first),
                digit("favors.architect_second", &favors.architect_second),
            ],
            mayor: [
                digit("favors.mayor_first", &favors.mayor_first),
                digit("favors.mayor_second", &favors.mayor_second),
            ],
            law_paid: digit("laws.paid", &laws.paid).into(),
            law_both: digit("laws.both", &laws.both).into(),
            building_act: digit("laws.building_act", &laws.building_act).into(),
            market_act: digit("laws.market_act", &laws.market_act),
            end_building: digit("end.building", &end.building).into(),
            pesos: self.number("start.pesos", &start.pesos, 0..=99).into(),
            materials: self.number("start.materials", &start.materials, 1..=6),
            raws: self.number("start.raws", &start.raws, 1..=6),
            // Each takes one of six cards from every pile of acts.
            rounds: self.number("course.rounds", &course.rounds, 1..=6),
            // The church may strike one of the four bills.
            enacted: self.number("course.enacted", &course.enacted, 1..=3),
            berths: PerBerth::from_fn(|berth| self.each("berths", &file.berths, berth, DIGIT)),
            buildings: PerBuilding::from_fn(|building| self.tile(file, building)),
            acts: PerAct::from_fn(|act| self.amount(file, act)),
            pesos_for_a_point: self
                .number("subsidies.pesos_for_a_point", &file.subsidies.pesos_for_a_point, SOME)
                .into(),
            ships: self.ships(&file.ships),
            plantations: PerSide::from_fn(|side| self.plantation(&file.plantations, side)),
            whole,
            market,
            first_acts,
        }
    }

    fn complain(&mut self, place: impl Into<String>, what: impl Into<String>) {
        self.wrong.push(Complaint::at(place, what));
    }

    fn miss(&mut self, place: impl Into<String>, what: impl Into<String>) {
        self.wrong.push(Complaint::missing(place, what));
    }

    /// The number of a fact, which must be in the range.
    fn number(&mut self, place: &str, fact: &Fact<u8>, range: RangeInclusive<u8>) -> u8 {
        self.wrong.extend(Complaint::within(place, fact.value, &range));
        fact.value
    }

    /// The number of one member of a set, which must be there.
    fn each<K: Key>(
        &mut self,
        section: &str,
        facts: &BTreeMap<String, Fact<u8>>,
        key: K,
        range: RangeInclusive<u8>,
    ) -> u8 {
        let Some(fact) = facts.get(key.key()) else {
            let (least, most) = range.into_inner();
            let what = format!("{} is missing; it is {least} to {most}", key.key());
            self.miss(section, what);
            return 0;
        };
        self.number(&format!("{section}.{}", key.key()), fact, range)
    }

    /// Whatever is listed by members of a set names members that belong there.
    fn names(&mut self, file: &File) {
        self.members("supply", &file.supply, |_: Item| true);
        self.members("berths", &file.berths, |_: Berth| true);
        self.members("building", &file.building, |_: Building| true);
        self.members("tax", &file.tax, |act: Act| act.group() == Group::Tax);
        let is_duty = |act: Act| act.group() == Group::Duty && !is_of_any_kinds(act);
        self.members("duty", &file.duty, is_duty);
        self.members("subsidy", &file.subsidy, |act: Act| act.group() == Group::Subsidy);
        self.members("plantations", &file.plantations, |_: Side| true);
    }

    fn members<K: Key, T>(
        &mut self,
        section: &str,
        facts: &BTreeMap<String, T>,
        belongs: impl Fn(K) -> bool,
    ) {
        let names = K::ALL.iter().filter(|&&key| belongs(key)).map(|key| key.key());
        let names: Vec<&str> = names.collect();
        for key in facts.keys().filter(|key| !names.contains(&key.as_str())) {
            let what = format!("nothing here is called {key:?}; there are {}", names.join(", "));
            self.complain(format!("{section}.{key}"), what);
        }
    }

    /// What the box holds: enough for what everybody begins with.
    fn supply(&mut self, file: &File) -> PerItem<u8> {
        let whole = PerItem::from_fn(|item| self.each("supply", &file.supply, item, 1..=40));
        let all = |items: &[Item]| items.iter().map(|&item| u16::from(whole[item])).sum::<u16>();
        let materials: Vec<Item> = Material::ALL.iter().map(|material| material.item()).collect();
        let raws: Vec<Item> = Raw::ALL.iter().map(|raw| raw.item()).collect();
        let on_market = 3 * u16::from(file.market_start.raws.value);
        let needed = PLAYERS * u16::from(file.start.materials.value);
        if all(&materials) < needed {
            let there = all(&materials);
            let what = format!("five players need {needed} materials, but the supply has {there}");
            self.complain("start.materials", what);
        }
        let needed = PLAYERS * u16::from(file.start.raws.value) + on_market;
        if all(&raws) < needed {
            let there = all(&raws);
            let what = format!(
                "five players and the market need {needed} raws, but the supply has {there}"
            );
            self.complain("start.raws", what);
        }
        whole
    }

    fn market(&mut self, file: &File, whole: &PerItem<u8>) -> PerGood<Ladder> {
        let File { prices, market_start: start, edges, .. } = file;
        let empty = self.number("edges.empty", &edges.empty, PRICE);
        let raw_full = self.number("edges.full_raw", &edges.full_raw, PRICE);
        let ware_full = self.number("edges.full_ware", &edges.full_ware, PRICE);
        let raws = self.row(("raws", &prices.raws), &start.raws, (empty, raw_full));
        let wares = self.row(("wares", &prices.wares), &start.wares, (empty, ware_full));
        PerGood::from_fn(|good| {
            let (ladder, place) = if good.is_raw() { (raws, "raws") } else { (wares, "wares") };
            if ladder.start > whole[good.item()] {
                let (start, there) = (ladder.start, whole[good.item()]);
                let what = format!(
                    "{start} of each lie there, but the supply has {there} of {}",
                    good.key()
                );
                self.complain(format!("market_start.{place}"), what);
            }
            ladder
        })
    }

    /// A row of the market: prices only fall, from what the supply asks to what it pays.
    fn row(
        &mut self,
        (name, listed): (&str, &Fact<Vec<u8>>),
        start: &Fact<u8>,
        (empty, full): (u8, u8),
    ) -> Ladder {
        let place = format!("prices.{name}");
        let listed = &listed.value;
        let spaces = listed.len().min(MOST_SPACES);
        if listed.len() != spaces || listed.is_empty() {
            let what = format!("{} spaces; a row has 1 to {MOST_SPACES}", listed.len());
            self.complain(&place, what);
        }
        if listed.iter().any(|price| !PRICE.contains(price)) {
            self.complain(&place, "a price is 1 to 20");
        }
        let whole: Vec<u8> = [&[empty], &listed[..], &[full]].concat();
        if whole.windows(2).any(|pair| pair[0] < pair[1]) {
            let what = format!(
                "prices never rise from left to right, and lie between those of the supply: \
                 {empty} and {full}"
            );
            self.complain(&place, what);
        }
        let mut prices = [0; MOST_SPACES];
        prices[..spaces].copy_from_slice(&listed[..spaces]);
        let spaces = u8::try_from(spaces).unwrap_or(u8::MAX);
        let start = self.number(&format!("market_start.{name}"), start, 0..=spaces);
        Ladder { prices, spaces, start, empty, full }
    }

    fn tile(&mut self, file: &File, building: Building) -> Tile {
        let place = format!("building.{}", building.key());
        let Some(TileFacts { tiles, cost, most, gain }) = file.building.get(building.key()) else {
            self.miss("building", format!("[building.{}] is missing", building.key()));
            return Tile::default();
        };
        let numbers = Numbers::of(building);
        let tiles = self.number(&format!("{place}.tiles"), tiles, 1..=numbers.tiles);
        let cost = cost.value;
        if cost.iter().map(|&count| u16::from(count)).sum::<u16>() > 8 {
            self.complain(format!("{place}.cost"), "a building costs at most 8 materials");
        }
        for (&material, &count) in Material::ALL.iter().zip(&cost) {
            let there = file.supply.get(material.item().key()).map(|fact| fact.value);
            if let Some(there) = there.filter(|&there| there < count) {
                let material = material.item().key();
                let what = format!("it costs {count} {material}, but the supply has {there}");
                self.complain(format!("{place}.cost"), what);
            }
        }
        let most = self.line(&place, ("most", most.as_ref()), numbers.most);
        let gain = self.line(&place, ("gain", gain.as_ref()), numbers.gain.then_some(9));
        // The decisions to use these name one piece.
        let most = most.unwrap_or_else(|| u8::from(numbers.one));
        Tile { tiles, cost, most, gain: gain.unwrap_or(0) }
    }

    /// A line that some tiles have and others have not.
    fn line(
        &mut self,
        place: &str,
        (name, fact): (&str, Option<&Fact<u8>>),
        most: Option<u8>,
    ) -> Option<u8> {
        match (fact, most) {
            (Some(fact), Some(most)) => {
                Some(self.number(&format!("{place}.{name}"), fact, 1..=most))
            }
            (Some(_), None) => {
                self.complain(format!("{place}.{name}"), "this building has no such number");
                None
            }
            (None, Some(most)) => {
                self.miss(place, format!("{name} is missing; it is 1 to {most}"));
                None
            }
            (None, None) => None,
        }
    }

    /// The number of an act, if it has one.
    fn amount(&mut self, file: &File, act: Act) -> u8 {
        if is_of_any_kinds(act) {
            return ANY_KINDS;
        }
        // What pesos would bring without a limit, no score track could count.
        let least = u8::from(act == Act::SubsidyPesos);
        match act.group() {
            Group::Tax => self.each("tax", &file.tax, act, DIGIT),
            Group::Duty => self.each("duty", &file.duty, act, SOME),
            Group::Subsidy => self.each("subsidy", &file.subsidy, act, least..=50),
            Group::Other => 0,
        }
    }

    fn first_act(&mut self, file: &File, group: Group) -> Option<Act> {
        let (place, fact) = match group {
            Group::Tax => ("first_acts.tax", &file.first_acts.tax),
            Group::Duty => ("first_acts.duty", &file.first_acts.duty),
            Group::Subsidy | Group::Other => return None,
        };
        if fact.value.group() != group {
            self.complain(place, format!("{} is no {}", fact.value.key(), group.key()));
        }
        Some(fact.value)
    }

    fn ships(&mut self, cards: &BTreeMap<String, Fact<String>>) -> Vec<PerGood<u8>> {
        if !(4..=MOST_SHIPS).contains(&cards.len()) {
            let what = format!("there are {} cards; a box has 4 to {MOST_SHIPS}", cards.len());
            self.miss("ships", what);
        }
        let numbers: Vec<String> =
            (1..=cards.len().min(MOST_SHIPS)).map(|number| number.to_string()).collect();
        for card in cards.keys().filter(|card| !numbers.contains(card)) {
            self.complain(format!("ships.{card}"), "ships are numbered from 1 on without a gap");
        }
        let found = numbers.iter().filter_map(|number| Some((number, cards.get(number)?)));
        found.map(|(number, fact)| self.ship(number, &fact.value)).collect()
    }

    fn ship(&mut self, number: &str, letters: &str) -> PerGood<u8> {
        let place = format!("ships.{number}");
        let mut spaces = PerGood::from_fn(|_| 0);
        // Whatever is beyond is complained about, not counted.
        for letter in letters.chars().take(7) {
            match good(letter) {
                Some(good) => spaces[good] += 1,
                None => self.complain(&place, format!("{letter:?} is none of S, C, T, R, G")),
            }
        }
        if !(1..=6).contains(&letters.chars().count()) {
            self.complain(&place, "a ship has 1 to 6 spaces");
        }
        spaces
    }

    fn plantation(&mut self, boards: &BTreeMap<String, Fact<String>>, side: Side) -> Plantation {
        let Some(fact) = boards.get(side.key()) else {
            self.miss("plantations", format!("{} is missing", side.key()));
            return board_of([Ground::Warehouse; 12]);
        };
        let place = format!("plantations.{}", side.key());
        let letters = || fact.value.chars().filter(|letter| *letter != ' ');
        let mut grounds = [Ground::Warehouse; 12];
        for (spot, letter) in grounds.iter_mut().zip(letters()) {
            if let Some(ground) = ground(letter) {
                *spot = ground;
            } else {
                self.complain(&place, format!("{letter:?} is none of W, L, M, F, T, S, C"));
            }
        }
        if letters().count() == grounds.len() {
            self.fields(&place, &grounds);
        } else {
            self.complain(&place, "a plantation has three rows of four fields");
        }
        board_of(grounds)
    }

    /// §1: every plantation has the same fields; where they lie differs.
    fn fields(&mut self, place: &str, grounds: &[Ground; 12]) {
        for (letter, name, right) in FIELDS {
            let there = grounds.iter().filter(|&&it| Some(it) == ground(letter)).count();
            if there != right {
                let what = format!(
                    "{there} of {letter} ({name}); a plantation has one W, one L, and two each of \
                     M, F, T, S and C"
                );
                self.complain(place, what);
            }
        }
    }
}

/// The fields of every plantation, and how many of each it has.
const FIELDS: [(char, &str, usize); 7] = [
    ('W', "warehouse", 1),
    ('L', "lake", 1),
    ('M', "mountain", 2),
    ('F', "forest", 2),
    ('T', "tobacco", 2),
    ('S', "sugar cane", 2),
    ('C', "citrus", 2),
];

fn board_of(grounds: [Ground; 12]) -> Plantation {
    let fields = |wanted: fn(Ground) -> bool| {
        Field::ALL.iter().copied().filter(move |&field| wanted(grounds[field as usize]))
    };
    Plantation {
        grounds,
        warehouse: fields(|it| it == Ground::Warehouse).next().unwrap_or(Field::A1),
        materials: fields(|it| matches!(it, Ground::Material(_))).collect::<Fields>(),
        raws: fields(|it| matches!(it, Ground::Raw(_))).collect::<Fields>(),
    }
}

/// Which numbers a building has.
struct Numbers {
    /// The most tiles.
    tiles: u8,
    /// The largest number of pieces that a use may take.
    most: Option<u8>,
    /// Whether a use takes exactly one piece.
    one: bool,
    /// Whether it brings a number of something.
    gain: bool,
}

impl Numbers {
    const fn of(building: Building) -> Numbers {
        let plain = Numbers { tiles: 4, most: None, one: false, gain: false };
        match building {
            Building::CementFactory
            | Building::Sawmill
            | Building::GolfCourse
            | Building::RumCafe
            | Building::CigarCafe => Numbers { most: Some(9), gain: true, ..plain },
            // The decisions to use these name one or two pieces.
            Building::Monastery | Building::MaterialStore => {
                Numbers { most: Some(ANY_KINDS), gain: true, ..plain }
            }
            Building::LargeOffice => Numbers { most: Some(6), ..plain },
            Building::SmallOffice | Building::BlackMarket => Numbers { one: true, ..plain },
            Building::GoodsStore | Building::RawStore => Numbers { one: true, gain: true, ..plain },
            Building::Hotel
            | Building::Inn
            | Building::SmallBank
            | Building::LargeBank
            | Building::Dam => Numbers { gain: true, ..plain },
            // There is one tile for the votes and one for the veto.
            Building::TownHall => Numbers { tiles: 1, gain: true, ..plain },
            Building::Church => Numbers { tiles: 1, ..plain },
            Building::CigarFactory
            | Building::Distillery
            | Building::Lighthouse
            | Building::Warehouse => plain,
        }
    }
}

const fn is_of_any_kinds(act: Act) -> bool {
    matches!(act, Act::DutyMaterials | Act::DutyRaws)
}

const fn good(letter: char) -> Option<Good> {
    Some(match letter {
        'S' => Good::Sugar,
        'C' => Good::Citrus,
        'T' => Good::Tobacco,
        'R' => Good::Rum,
        'G' => Good::Cigars,
        _ => return None,
    })
}
