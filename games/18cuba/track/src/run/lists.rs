//! Routes listed best first, and filed by the borders that they cross.

use std::ops::Range;

use arrayvec::ArrayVec;

use super::offers::{MOST_RENT, Offer, Pool};
use crate::network::Borders;

/// The routes of one class of train, best first.
#[derive(Debug, Default)]
pub(crate) struct Offers {
    pub(crate) list: Vec<Offer>,
    /// The highest worth with at most so many rentals.
    pub(crate) best: [u16; MOST_RENT + 1],
    /// Every route is listed that is worth at most so much less than the best.
    pub(crate) margin: u16,
    /// The borders that every listed route crosses.
    pub(crate) common: Borders,
    /// What a cube brings.
    pub(crate) cube: u16,
    /// What all worths are multiples of.
    step: u16,
    /// The routes of a long list, 64 after another.
    blocks: Vec<Block>,
    /// The borders that they cross, those that most of them cross first.
    crossed: Vec<u8>,
}

/// The borders that 64 routes cross.
#[derive(Clone, Debug)]
struct Block {
    /// Those that all of them cross.
    common: Borders,
    /// Which of them cross each border.
    routes: [u64; 128],
}

impl Offers {
    /// The routes of a pool that are worth at most `margin` less than the best.
    ///
    /// Whoever wants all gets all, and the pool is empty then.
    pub(crate) fn of(pool: &mut Pool, margin: u16) -> Offers {
        let Pool { best, cube, step, .. } = *pool;
        let is_good = |offer: &Offer| offer.worth + margin >= best[usize::from(offer.rent)];
        let mut list: Vec<Offer> = if margin < pool.margin {
            pool.found.iter().filter(|offer| is_good(offer)).cloned().collect()
        } else {
            pool.found.retain(is_good);
            std::mem::take(&mut pool.found)
        };
        // How equal routes are sorted decides which of equal runs is answered.
        list.sort_unstable_by(|one, other| {
            (other.worth, one.rent, other.potential).cmp(&(one.worth, other.rent, one.potential))
        });
        let mut offers = Offers { list, best, margin, cube, step, ..Offers::default() };
        offers.file();
        offers
    }

    /// Files the routes of a long list by the borders that they cross.
    fn file(&mut self) {
        let all = |common, offer: &Offer| common & offer.borders;
        self.common = if self.list.is_empty() { 0 } else { self.list.iter().fold(!0, all) };
        if self.list.len() < LONG_LIST {
            return;
        }
        let mut counts = [0u32; 128];
        for chunk in self.list.chunks(64) {
            let mut block = Block { common: chunk.iter().fold(!0, all), routes: [0; 128] };
            for (place, offer) in chunk.iter().enumerate() {
                for border in members(offer.borders) {
                    block.routes[usize::from(border)] |= 1 << place;
                    counts[usize::from(border)] += 1;
                }
            }
            self.blocks.push(block);
        }
        self.crossed = (0..128).filter(|&border| counts[usize::from(border)] > 0).collect();
        self.crossed.sort_unstable_by_key(|&border| std::cmp::Reverse(counts[usize::from(border)]));
    }

    /// The places of `range` whose routes cross none of `borders`, as far as the list is filed.
    pub(crate) fn apart(&self, borders: Borders, range: Range<usize>) -> Apart<'_> {
        let is_crossed = |&border: &u8| borders & (1 << border) != 0;
        let crossed = self.crossed.iter().copied().filter(is_crossed).collect();
        Apart { offers: self, borders, crossed, block: range.start / 64, left: 0, range }
    }

    /// The most that a route which is not listed can be worth with exactly `rent` rentals.
    pub(crate) fn beyond(&self, rent: usize) -> u16 {
        self.best[rent].saturating_sub(self.margin).saturating_sub(self.step)
    }
}

/// Walks over the routes that cross none of some borders.
pub(crate) struct Apart<'a> {
    offers: &'a Offers,
    borders: Borders,
    /// Those of the borders that some routes cross, most first.
    crossed: ArrayVec<u8, 128>,
    range: Range<usize>,
    /// The block to come.
    block: usize,
    /// Which routes of the block before are still to come.
    left: u64,
}

impl Apart<'_> {
    /// Which of the 64 routes of a block cross none of the borders.
    fn sort_out(&self, block: usize) -> u64 {
        let Some(block) = self.offers.blocks.get(block) else { return u64::MAX };
        if block.common & self.borders != 0 {
            return 0;
        }
        let mut crossed = 0;
        for some in self.crossed.chunks(4) {
            crossed = some
                .iter()
                .fold(crossed, |crossed, &border| crossed | block.routes[usize::from(border)]);
            // Often a few borders rule out all 64.
            if crossed == u64::MAX {
                return 0;
            }
        }
        !crossed
    }
}

impl Iterator for Apart<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while self.left == 0 {
            let first = 64 * self.block;
            if first >= self.range.end {
                return None;
            }
            self.left = self.sort_out(self.block);
            if first < self.range.start {
                self.left &= u64::MAX << (self.range.start - first);
            }
            self.block += 1;
        }
        let place = 64 * (self.block - 1) + self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        (place < self.range.end).then_some(place)
    }
}

/// Lists from this length on are filed by border.
const LONG_LIST: usize = 128;

/// The borders of a set.
fn members(mut borders: Borders) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let border = u8::try_from(borders.trailing_zeros()).ok().filter(|&border| border < 128)?;
        borders &= borders - 1;
        Some(border)
    })
}
