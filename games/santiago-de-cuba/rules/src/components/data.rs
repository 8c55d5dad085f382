//! What is printed in a box, ready for use.

use arrayvec::ArrayVec;
use boxes::{Complaint, Contents, Shelf};
use tabletop::Key;

use super::file::{BoxFile, MOST_FLAGS};
use super::trade::Trade;
use super::{Cuban, Flower, Good, PerCuban, PerGood, PerItem};
use crate::Purchase;

/// What is printed in a box.
#[derive(Debug)]
#[expect(missing_docs, reason = "the box file says what each number is")]
pub struct Data {
    pub whole: PerItem<u16>,
    pub start: PerItem<u16>,
    pub markers: u8,
    pub further_station: u16,
    pub ships: u8,
    /// The points per good on each flag; never empty.
    pub flags: ArrayVec<u8, MOST_FLAGS>,
    pub wood_points: u16,
    pub dice: PerGood<[u8; 6]>,
    pub owner_points: u16,
    pub goods_for_a_point: u16,
    pub cubans: PerCuban<u16>,
    flowers: PerCuban<Option<Flower>>,
    pub bank_pesos: u16,
    /// Points for pesos.
    casino_points: Trade,
    /// Pesos for points.
    casino_pesos: Trade,
    pub church_points: u16,
    pub distillery: Trade,
    pub cigar_factory: Trade,
    pub port_authority_steps: u8,
    pub black_market_goods: u8,
    pub trading_office_most: u8,
    pub trading_office_less: u16,
    pub sawmill: Trade,
    pub newspaper_pesos: u16,
    pub cafe_rum_points: u16,
    pub cafe_cigar_points: u16,
    pub cafe_most: u8,
}

impl Contents for Data {
    type File = BoxFile;

    const FILES: &'static [&'static str] = &[include_str!("../../data/santiago.toml")];
    const ALIASES: &'static [&'static str] = &["66d7fd9879b51124"];
    const EARLIER: &'static [&'static str] = &[];

    fn of(file: BoxFile) -> Result<Data, Vec<Complaint>> {
        let wrong = file.complaints();
        if wrong.is_empty() { Ok(Data::new(&file)) } else { Err(wrong) }
    }

    fn oddities(&self) -> Vec<String> {
        let mut odd = Vec::new();
        for &flower in Flower::ALL {
            let count = self.flowers.iter().filter(|&&other| other == Some(flower)).count();
            if count != 2 {
                let flower = flower.key();
                odd.push(format!("{count} Cubans have the {flower} flower; two would be expected"));
            }
        }
        for &good in Good::ALL {
            let most = self.dice[good].iter().copied().max().unwrap_or(0);
            let there = self.whole[good.item()];
            if u16::from(most) > there {
                let good = good.key();
                odd.push(format!("a ship may ask for {most} {good}, but the supply has {there}"));
            }
        }
        if !self.flags.is_sorted() {
            odd.push("the points of the flags fall".to_owned());
        }
        odd
    }

    fn shelf() -> &'static Shelf<Data> {
        static SHELF: Shelf<Data> = Shelf::new();
        &SHELF
    }
}

impl Data {
    fn new(file: &BoxFile) -> Data {
        let BoxFile { supply, start, street, ship, dice, owner, end, cubans, flowers, buildings } =
            file;
        let gifts = cubans.gifts();
        Data {
            whole: supply.whole(),
            start: start.each(),
            markers: supply.markers.value,
            further_station: street.further_station.value,
            ships: ship.ships.value,
            // The checks have seen that they fit.
            flags: ship.flags.value.iter().copied().take(MOST_FLAGS).collect(),
            wood_points: ship.wood_points.value,
            dice: dice.faces(),
            owner_points: owner.points.value,
            goods_for_a_point: end.goods_for_a_point.value,
            cubans: PerCuban::from_fn(|cuban| gifts[cuban].unwrap_or(0)),
            flowers: flowers.each(),
            bank_pesos: buildings.bank_pesos.value,
            casino_points: buildings.casino_points.value,
            casino_pesos: buildings.casino_pesos.value,
            church_points: buildings.church_points.value,
            distillery: buildings.distillery.value,
            cigar_factory: buildings.cigar_factory.value,
            port_authority_steps: buildings.port_authority_steps.value,
            black_market_goods: buildings.black_market_goods.value,
            trading_office_most: buildings.trading_office_most.value,
            trading_office_less: buildings.trading_office_less.value,
            sawmill: buildings.sawmill.value,
            newspaper_pesos: buildings.newspaper_pesos.value,
            cafe_rum_points: buildings.cafe_rum_points.value,
            cafe_cigar_points: buildings.cafe_cigar_points.value,
            cafe_most: buildings.cafe_most.value,
        }
    }

    /// The flower on a Cuban's tile; El Zorro has none (§6).
    pub fn flower(&self, cuban: Cuban) -> Option<Flower> {
        self.flowers[cuban]
    }

    /// What the casino asks for what it sells.
    pub const fn casino(&self, buy: Purchase) -> Trade {
        match buy {
            Purchase::Point => self.casino_points,
            Purchase::Peso => self.casino_pesos,
        }
    }

    /// The points per good on a flag, counted from 0.
    pub fn flag_points(&self, flag: u8) -> u8 {
        self.flags[usize::from(flag)]
    }

    /// What a good and what wood brings on a flag, in a delivery round or at the trading office.
    pub fn brings(&self, flag: u8, at_the_office: bool) -> [u16; 2] {
        let less = if at_the_office { self.trading_office_less } else { 0 };
        let each = [self.flag_points(flag).into(), self.wood_points];
        each.map(|points: u16| points.saturating_sub(less))
    }

    /// The last flag before the chequered one, counted from 0.
    pub fn last_flag(&self) -> u8 {
        u8::try_from(self.flags.len() - 1).unwrap_or(u8::MAX)
    }
}
