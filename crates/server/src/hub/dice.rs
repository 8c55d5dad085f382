//! The server's dice.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tabletop::{Dice, fair_roll};

/// Bots draw from streams that chance never reaches.
const BOTS: u64 = 1 << 63;

/// What one chance move, or one bot, is drawn from.
///
/// The seed is the table's secret. The n-th chance move has a stream of its
/// own, so the seed can be published after the game and every draw checked.
#[derive(Debug)]
pub(crate) struct SecretDice(ChaCha20Rng);

impl SecretDice {
    /// The dice of chance move number `number`, counted from 0.
    pub(crate) fn chance(seed: [u8; 32], number: u64) -> SecretDice {
        SecretDice::stream(seed, number)
    }

    /// The dice of the bot that decides after entry `seq`.
    pub(crate) fn bot(seed: [u8; 32], seq: u64) -> SecretDice {
        SecretDice::stream(seed, BOTS | seq)
    }

    fn stream(seed: [u8; 32], stream: u64) -> SecretDice {
        let mut source = ChaCha20Rng::from_seed(seed);
        source.set_stream(stream);
        SecretDice(source)
    }
}

impl Dice for SecretDice {
    fn roll(&mut self, sides: u32) -> u32 {
        fair_roll(sides, || self.0.next_u32())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_is_as_likely() {
        let mut dice = SecretDice::chance([7; 32], 0);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.roll(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_600..10_400).contains(count)), "{seen:?}");
    }

    #[test]
    fn each_move_has_its_own_stream() {
        let rolls = |mut dice: SecretDice| [0; 8].map(|_: u32| dice.roll(100));
        let [first, second] = [0, 1].map(|number| rolls(SecretDice::chance([7; 32], number)));
        assert_ne!(first, second);
        assert_ne!(first, rolls(SecretDice::bot([7; 32], 0)));
        assert_eq!(first, rolls(SecretDice::chance([7; 32], 0)));
    }
}
