//! A box file as it is written, and what must hold in it.

use std::ops::RangeInclusive;

use boxes::{Complaint, Fact};
use serde::Deserialize;
use tabletop::Key;

use super::trade::Trade;
use super::{Cuban, Flower, Good, Item, PerCuban, PerGood, PerItem};

/// A box file: sections of named facts, none missing and none unknown.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxFile {
    pub(super) supply: Supply,
    pub(super) start: Items,
    pub(super) street: Street,
    pub(super) ship: Ship,
    pub(super) dice: Dice,
    pub(super) owner: Owner,
    pub(super) end: End,
    pub(super) cubans: Cubans,
    pub(super) flowers: Flowers,
    pub(super) buildings: Buildings,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Supply {
    sugar: Fact<u16>,
    citrus: Fact<u16>,
    tobacco: Fact<u16>,
    rum: Fact<u16>,
    cigars: Fact<u16>,
    wood: Fact<u16>,
    pesos: Fact<u16>,
    points: Fact<u16>,
    pub(super) markers: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Items {
    sugar: Fact<u16>,
    citrus: Fact<u16>,
    tobacco: Fact<u16>,
    rum: Fact<u16>,
    cigars: Fact<u16>,
    wood: Fact<u16>,
    pesos: Fact<u16>,
    points: Fact<u16>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Street {
    pub(super) further_station: Fact<u16>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ship {
    pub(super) ships: Fact<u8>,
    pub(super) flags: Fact<Vec<u8>>,
    pub(super) wood_points: Fact<u16>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dice {
    sugar: Fact<[u8; 6]>,
    citrus: Fact<[u8; 6]>,
    tobacco: Fact<[u8; 6]>,
    rum: Fact<[u8; 6]>,
    cigars: Fact<[u8; 6]>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Owner {
    pub(super) points: Fact<u16>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    pub(super) goods_for_a_point: Fact<u16>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cubans {
    pedro: Fact<u16>,
    jose: Fact<u16>,
    conchita: Fact<u16>,
    miguel: Fact<u16>,
    pablo: Fact<u16>,
    maria: Fact<u16>,
    martinez: Fact<u16>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Flowers {
    pedro: Fact<Flower>,
    jose: Fact<Flower>,
    conchita: Fact<Flower>,
    miguel: Fact<Flower>,
    pablo: Fact<Flower>,
    maria: Fact<Flower>,
    martinez: Fact<Flower>,
    alonso: Fact<Flower>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Buildings {
    pub(super) bank_pesos: Fact<u16>,
    pub(super) casino_points: Fact<Trade>,
    pub(super) casino_pesos: Fact<Trade>,
    pub(super) church_points: Fact<u16>,
    pub(super) distillery: Fact<Trade>,
    pub(super) cigar_factory: Fact<Trade>,
    pub(super) port_authority_steps: Fact<u8>,
    pub(super) black_market_goods: Fact<u8>,
    pub(super) trading_office_most: Fact<u8>,
    pub(super) trading_office_less: Fact<u16>,
    pub(super) sawmill: Fact<Trade>,
    pub(super) newspaper_pesos: Fact<u16>,
    pub(super) cafe_rum_points: Fact<u16>,
    pub(super) cafe_cigar_points: Fact<u16>,
    pub(super) cafe_most: Fact<u8>,
}

impl BoxFile {
    /// Everything that keeps the numbers from being a game.
    pub(super) fn complaints(&self) -> Vec<Complaint> {
        let mut wrong = Vec::new();
        self.check_holdings(&mut wrong);
        self.check_ship(&mut wrong);
        self.check_cubans(&mut wrong);
        self.buildings.check(&mut wrong);
        wrong
    }

    fn check_holdings(&self, wrong: &mut Vec<Complaint>) {
        let (supply, start) = (self.supply.whole(), self.start.each());
        for &item in Item::ALL {
            let most = match item {
                Item::Point => 999,
                Item::Peso => 300,
                Item::Sugar
                | Item::Citrus
                | Item::Tobacco
                | Item::Rum
                | Item::Cigars
                | Item::Wood => 60,
            };
            within(wrong, &format!("supply.{}", name(item)), supply[item], &(1..=most));
            if u32::from(start[item]) * 4 > supply[item].into() {
                let what = format!(
                    "four players begin with {} each, but the supply has {}",
                    start[item], supply[item]
                );
                wrong.push(Complaint::at(format!("start.{}", name(item)), what));
            }
        }
        within(wrong, "supply.markers", self.supply.markers.value, &(1..=6));
        within(wrong, "street.further_station", self.street.further_station.value, &(0..=9));
        within(wrong, "owner.points", self.owner.points.value, &(0..=20));
        within(wrong, "end.goods_for_a_point", self.end.goods_for_a_point.value, &(1..=99));
    }

    fn check_ship(&self, wrong: &mut Vec<Complaint>) {
        let Ship { ships, flags, wood_points } = &self.ship;
        within(wrong, "ship.ships", ships.value, &(1..=12));
        within(wrong, "ship.wood_points", wood_points.value, &(0..=20));
        wrong.extend(Complaint::unless(
            (1..=MOST_FLAGS).contains(&flags.value.len()),
            "ship.flags.value",
            "there are one to six flags before the chequered one",
        ));
        for (index, &points) in flags.value.iter().enumerate() {
            within(wrong, &format!("ship.flags.value[{index}]"), points, &(0..=20));
        }
        for (&good, faces) in Good::ALL.iter().zip(self.dice.faces().iter()) {
            let place = format!("dice.{}.value", good.key());
            for (index, &face) in faces.iter().enumerate() {
                within(wrong, &format!("{place}[{index}]"), face, &(0..=9));
            }
            wrong.extend(Complaint::unless(
                faces.iter().any(|&face| face > 0),
                &place,
                "a die shows more than 0 on one of its faces",
            ));
            // §7: what is delivered is turned down on the die, until it shows 0.
            let most = faces.iter().copied().max().unwrap_or(0).min(9);
            let absent = (0..most).filter(|number| !faces.contains(number));
            let absent: Vec<String> = absent.map(|number| number.to_string()).collect();
            if !absent.is_empty() {
                let what = format!(
                    "a die is turned down to 0 step by step, so it shows every number from 0 to \
                     {most}; missing: {}",
                    absent.join(", ")
                );
                wrong.push(Complaint::at(&place, what));
            }
        }
    }

    fn check_cubans(&self, wrong: &mut Vec<Complaint>) {
        for (&cuban, gift) in Cuban::ALL.iter().zip(self.cubans.gifts().iter()) {
            if let Some(gift) = *gift {
                within(wrong, &format!("cubans.{}", cuban.key()), gift, &(1..=20));
            }
        }
        for &flower in Flower::ALL {
            let shown = self.flowers.each().iter().any(|&other| other == Some(flower));
            let what = format!("no Cuban has the {} flower; every color is on one", flower.key());
            wrong.extend(Complaint::unless(shown, "flowers", &what));
        }
    }
}

/// More flags than this do not fit on the board.
pub(super) const MOST_FLAGS: usize = 6;

/// Complains about a number out of its range.
fn within<N: PartialOrd + std::fmt::Display>(
    wrong: &mut Vec<Complaint>,
    place: &str,
    number: N,
    range: &RangeInclusive<N>,
) {
    wrong.extend(Complaint::within(place, number, range));
}

/// What an item is called in a box file.
const fn name(item: Item) -> &'static str {
    match item {
        Item::Sugar => "sugar",
        Item::Citrus => "citrus",
        Item::Tobacco => "tobacco",
        Item::Rum => "rum",
        Item::Cigars => "cigars",
        Item::Wood => "wood",
        Item::Peso => "pesos",
        Item::Point => "points",
    }
}

impl Supply {
    /// How many of each item the box holds.
    pub(super) fn whole(&self) -> PerItem<u16> {
        PerItem::from_fn(|item| match item {
            Item::Sugar => self.sugar.value,
            Item::Citrus => self.citrus.value,
            Item::Tobacco => self.tobacco.value,
            Item::Rum => self.rum.value,
            Item::Cigars => self.cigars.value,
            Item::Wood => self.wood.value,
            Item::Peso => self.pesos.value,
            Item::Point => self.points.value,
        })
    }
}

impl Items {
    /// What each player begins with.
    pub(super) fn each(&self) -> PerItem<u16> {
        PerItem::from_fn(|item| match item {
            Item::Sugar => self.sugar.value,
            Item::Citrus => self.citrus.value,
            Item::Tobacco => self.tobacco.value,
            Item::Rum => self.rum.value,
            Item::Cigars => self.cigars.value,
            Item::Wood => self.wood.value,
            Item::Peso => self.pesos.value,
            Item::Point => self.points.value,
        })
    }
}

impl Dice {
    /// The faces of each die.
    pub(super) fn faces(&self) -> PerGood<[u8; 6]> {
        PerGood::from_fn(|good| match good {
            Good::Sugar => self.sugar.value,
            Good::Citrus => self.citrus.value,
            Good::Tobacco => self.tobacco.value,
            Good::Rum => self.rum.value,
            Good::Cigars => self.cigars.value,
        })
    }
}

impl Cubans {
    /// How much each gives who gives something that is counted.
    pub(super) fn gifts(&self) -> PerCuban<Option<u16>> {
        PerCuban::from_fn(|cuban| match cuban {
            Cuban::Pedro => Some(self.pedro.value),
            Cuban::Jose => Some(self.jose.value),
            Cuban::Conchita => Some(self.conchita.value),
            Cuban::Miguel => Some(self.miguel.value),
            Cuban::Pablo => Some(self.pablo.value),
            Cuban::Maria => Some(self.maria.value),
            Cuban::Martinez => Some(self.martinez.value),
            Cuban::ElZorro | Cuban::Alonso => None,
        })
    }
}

impl Flowers {
    /// The flower of each; El Zorro has none (§6).
    pub(super) fn each(&self) -> PerCuban<Option<Flower>> {
        PerCuban::from_fn(|cuban| match cuban {
            Cuban::Pedro => Some(self.pedro.value),
            Cuban::Jose => Some(self.jose.value),
            Cuban::Conchita => Some(self.conchita.value),
            Cuban::Miguel => Some(self.miguel.value),
            Cuban::Pablo => Some(self.pablo.value),
            Cuban::Maria => Some(self.maria.value),
            Cuban::Martinez => Some(self.martinez.value),
            Cuban::Alonso => Some(self.alonso.value),
            Cuban::ElZorro => None,
        })
    }
}

impl Buildings {
    fn check(&self, wrong: &mut Vec<Complaint>) {
        let numbers = [
            ("bank_pesos", &self.bank_pesos, 20),
            ("church_points", &self.church_points, 20),
            ("trading_office_less", &self.trading_office_less, 20),
            ("newspaper_pesos", &self.newspaper_pesos, 20),
            ("cafe_rum_points", &self.cafe_rum_points, 20),
            ("cafe_cigar_points", &self.cafe_cigar_points, 20),
        ];
        for (name, fact, most) in numbers {
            within(wrong, &format!("buildings.{name}"), fact.value, &(0..=most));
        }
        let limits = [
            ("port_authority_steps", &self.port_authority_steps, 5),
            ("black_market_goods", &self.black_market_goods, 20),
            ("trading_office_most", &self.trading_office_most, 20),
            ("cafe_most", &self.cafe_most, 20),
        ];
        for (name, fact, most) in limits {
            within(wrong, &format!("buildings.{name}"), fact.value, &(1..=most));
        }
        let trades = [
            ("casino_points", &self.casino_points, 0),
            ("casino_pesos", &self.casino_pesos, 0),
            ("distillery", &self.distillery, 1),
            ("cigar_factory", &self.cigar_factory, 1),
            ("sawmill", &self.sawmill, 1),
        ];
        for (name, fact, least) in trades {
            let Trade { give, take, most } = fact.value;
            let place = format!("buildings.{name}.value");
            within(wrong, &format!("{place}.give"), give, &(1..=20));
            within(wrong, &format!("{place}.take"), take, &(1..=20));
            within(wrong, &format!("{place}.most"), most, &(least..=20));
        }
        wrong.extend(Complaint::unless(
            self.casino_points.value.most > 0 || self.casino_pesos.value.most > 0,
            "buildings.casino_points",
            "the casino offers neither direction; one of them has most = 1 or more",
        ));
    }
}
