//! What is in the box: set-ups, market, cards, with map and tiles of `cuba18-track`.

mod checks;
mod data;
mod space;

pub use data::{Cards, Data, File, Phases, SettingNumbers, Shares, WHOLE};
pub use space::{Market, Space};

use std::ops::RangeInclusive;

pub use cuba18_track::Setting;
use cuba18_track::{Color, Train};

/// The numbers of the commissioners, and of the concessions.
pub const CARDS: RangeInclusive<u8> = 1..=6;

/// The bit of a card in a hand, if there is such a card.
pub(crate) fn card_bit(card: u8) -> Option<u8> {
    CARDS.contains(&card).then(|| 1 << (card - 1))
}

/// The color of a commissioner's tile, and whether it is a city (table 3).
pub(crate) fn commission(card: u8) -> Option<(Color, bool)> {
    let tiles =
        [Color::Yellow, Color::Green, Color::Brown].map(|color| [(color, false), (color, true)]);
    CARDS
        .zip(tiles.into_iter().flatten())
        .find_map(|(number, tile)| (number == card).then_some(tile))
}

/// The generations of machines.
pub const GENERATIONS: RangeInclusive<u8> = 1..=3;

/// The standard trains in the order of the stack (R007), by what they are bought as.
pub const STACK: [&[Train]; 6] = [
    &[Train::Two],
    &[Train::Three, Train::ThreePlus],
    &[Train::Four, Train::FourPlus],
    &[Train::Five, Train::FivePlus],
    &[Train::Six, Train::SixPlus],
    &[Train::EightPlus, Train::FourDouble],
];

/// The narrow trains in their order.
pub const NARROW: [Train; 4] =
    [Train::TwoNarrow, Train::ThreeNarrow, Train::FourNarrow, Train::FiveNarrow];

/// The phase that the first train of a layer begins (R219).
pub fn begun_by(layer: usize) -> u8 {
    u8::try_from(layer).unwrap_or(0) + 2
}

/// Which layer of the stack a standard train is from.
pub fn layer_of(train: Train) -> Option<usize> {
    STACK.iter().position(|layer| layer.contains(&train))
}
