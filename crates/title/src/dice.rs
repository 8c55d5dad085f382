//! The dice of a table: drawn from a secret that is committed to before the game and opened after it.
//!
//! Whoever noted the commitment at the start can check at the end that the seed is the one that was
//! meant, and draw every chance move again.

use std::fmt::Write as _;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tabletop::{Dice, fair_roll};

/// Bots draw from streams that chance never reaches.
const BOTS: u64 = 1 << 63;
/// What is hashed before the seed, so that the hash is of nothing else.
const COMMITS: &[u8] = b"ingenio dice 1\n";

/// What one chance move, or one bot, is drawn from.
///
/// The seed is the table's secret. The n-th chance move has a stream of its
/// own, so the seed can be published after the game and every draw checked.
#[derive(Debug)]
pub struct SecretDice(ChaCha20Rng);

impl SecretDice {
    /// The dice of chance move number `number`, counted from 0.
    pub fn chance(seed: [u8; 32], number: u64) -> SecretDice {
        SecretDice::stream(seed, number)
    }

    /// The dice of the bot that decides after entry `seq`.
    pub fn bot(seed: [u8; 32], seq: u64) -> SecretDice {
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

/// What is told of a seed before the game: it fits no other, and does not tell it.
pub fn commitment(seed: [u8; 32]) -> String {
    hex(&Sha256::new().chain_update(COMMITS).chain_update(seed).finalize())
}

/// What a table's chance was drawn from, once it may be known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// What was told of it before the game.
    pub commitment: String,
    /// The seed itself, in hexadecimal.
    pub seed: String,
}

impl Opened {
    /// What is told of a seed after the game.
    pub fn new(seed: [u8; 32]) -> Opened {
        Opened { commitment: commitment(seed), seed: hex(&seed) }
    }

    /// The seed, if it is one, and the one that was committed to.
    pub fn seed(&self) -> Option<[u8; 32]> {
        let pairs = self.seed.as_bytes().chunks(2).map(std::str::from_utf8);
        let bytes = pairs.map(|pair| u8::from_str_radix(pair.ok()?, 16).ok());
        let seed: [u8; 32] = bytes.collect::<Option<Vec<u8>>>()?.try_into().ok()?;
        (*self == Opened::new(seed)).then_some(seed)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
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

    #[test]
    fn a_seed_is_opened_as_it_was_committed_to() {
        let opened = Opened::new([7; 32]);
        assert_eq!(opened.seed(), Some([7; 32]));
        assert_eq!(opened.commitment, commitment([7; 32]));
        let [seed, other] = [[7; 32], [8; 32]].map(Opened::new);
        let swapped = Opened { seed: other.seed, ..seed.clone() };
        assert_eq!(swapped.seed(), None, "another seed than was committed to");
        for wrong in ["", "07", "zz", &"é".repeat(32), &format!("{}07", seed.seed)] {
            assert_eq!(Opened { seed: wrong.to_owned(), ..seed.clone() }.seed(), None, "{wrong}");
        }
    }
}
