//! Trains and wagons that no company owns (§VII.12).

use cuba18_track::{PerTrain, PerWagon, Train, Wagon};
use tabletop::Digest;

use crate::components::{Data, NARROW, STACK, Setting};

/// The bank's trains and wagons, and those in the pool.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Depot {
    /// Standard trains left, in the order of the stack without 8+/4D.
    pub standard: [u8; 5],
    /// Narrow trains left, in their order.
    pub narrow: [u8; 4],
    /// Wagons left.
    pub wagons: PerWagon<u8>,
    /// Trains in the pool.
    pub pool: PerTrain<u8>,
    /// Wagons in the pool.
    pub wagon_pool: PerWagon<u8>,
    /// 8+/4D taken to the FC.
    pub eights_exported: u8,
}

impl Depot {
    pub(crate) fn new(setting: Setting, data: &Data) -> Depot {
        let numbers = data.setting(setting);
        Depot {
            standard: numbers.standard,
            narrow: numbers.narrow,
            wagons: PerWagon::from_fn(|wagon| data.cards.wagons[wagon as usize]),
            pool: PerTrain::from_fn(|_| 0),
            wagon_pool: PerWagon::from_fn(|_| 0),
            eights_exported: 0,
        }
    }

    pub(crate) fn digest(&self, out: &mut Digest) {
        let Depot { standard, narrow, wagons, pool, wagon_pool, eights_exported } = self;
        standard.iter().chain(narrow).for_each(|&left| out.byte(left));
        pool.iter().for_each(|&left| out.byte(left));
        wagons.iter().chain(wagon_pool.iter()).for_each(|&left| out.byte(left));
        out.byte(*eights_exported);
    }

    /// The layer on top of the stack; below all others lie 8+/4D without end (R005, C57).
    pub fn top_layer(&self) -> usize {
        self.standard.iter().position(|&left| left > 0).unwrap_or(STACK.len() - 1)
    }

    /// Takes the top card off the stack; returns its layer.
    pub(crate) fn take_top(&mut self) -> usize {
        let layer = self.top_layer();
        if let Some(left) = self.standard.get_mut(layer) {
            *left -= 1;
        }
        layer
    }

    /// How many of a narrow train the bank has.
    pub fn narrow_left(&self, train: Train) -> u8 {
        narrow_place(train).map_or(0, |place| self.narrow[place])
    }

    /// Takes a narrow train from the bank.
    pub(crate) fn take_narrow(&mut self, train: Train) {
        if let Some(place) = narrow_place(train) {
            self.narrow[place] -= 1;
        }
    }

    /// Removes what is left of a narrow train.
    pub(crate) fn scrap_narrow(&mut self, train: Train) {
        if let Some(place) = narrow_place(train) {
            self.narrow[place] = 0;
        }
    }

    /// Removes a wagon from the bank and the pool.
    pub(crate) fn scrap_wagon(&mut self, wagon: Wagon) {
        self.wagons[wagon] = 0;
        self.wagon_pool[wagon] = 0;
    }
}

/// The place of a narrow train in their order; an aged 4n is a 4n.
fn narrow_place(train: Train) -> Option<usize> {
    let card = if train == Train::FourNarrowAged { Train::FourNarrow } else { train };
    NARROW.iter().position(|&other| other == card)
}
