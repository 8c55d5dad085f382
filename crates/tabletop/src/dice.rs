//! Randomness: the little that rules meet of it, and a reproducible source.

/// The only randomness the rules ever meet.
pub trait Dice {
    /// A uniformly random number in `0..sides`.
    fn roll(&mut self, sides: u32) -> u32;
}

/// Reproducible dice for simulations, tests and bots.
///
/// "The same seed, the same games, on every machine" is a promise to users, so
/// the generator is written out here: xoshiro256++, seeded by `SplitMix64`.
#[derive(Clone, Debug)]
pub struct SeededDice([u64; 4]);

impl SeededDice {
    /// The first stream of `seed`.
    pub fn new(seed: u64) -> SeededDice {
        SeededDice::stream(seed, 0)
    }

    /// Stream number `stream` of `seed`; game k of a simulation uses stream k.
    pub fn stream(seed: u64, stream: u64) -> SeededDice {
        let mut state = seed;
        // Mixing the seed before adding the stream keeps (1, 0) and (0, 1) apart.
        state = split_mix(&mut state).wrapping_add(stream);
        SeededDice(std::array::from_fn(|_| split_mix(&mut state)))
    }

    fn next(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

impl Dice for SeededDice {
    fn roll(&mut self, sides: u32) -> u32 {
        fair_roll(sides, || u32::try_from(self.next() >> 32).unwrap_or(0))
    }
}

/// A number in `0..sides`, each as likely, from a source of random 32 bits.
///
/// Lemire's method: the high half of a product, drawing again for the few low
/// halves that would make some sides likelier than others.
pub fn fair_roll(sides: u32, mut bits: impl FnMut() -> u32) -> u32 {
    debug_assert!(sides > 0, "a die has sides");
    let floor = sides.wrapping_neg() % sides.max(1);
    loop {
        let product = u64::from(bits()) * u64::from(sides);
        let [low, high] = [product & 0xFFFF_FFFF, product >> 32];
        if low >= u64::from(floor) {
            return u32::try_from(high).unwrap_or(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published first outputs of both generators.
    #[test]
    fn the_generators_are_the_published_ones() {
        let mut dice = SeededDice([1, 2, 3, 4]);
        let first = [0; 4].map(|_: u64| dice.next());
        assert_eq!(first, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
        let mut state = 1_234_567;
        assert_eq!(split_mix(&mut state), 6_457_827_717_110_365_317);
        assert_eq!(split_mix(&mut state), 3_203_168_211_198_807_973);
    }

    /// The promise of equal games on every machine rests on these numbers.
    #[test]
    fn the_same_seed_rolls_the_same_numbers_for_ever() {
        let rolls = |mut dice: SeededDice| [0; 8].map(|_: u32| dice.roll(100));
        assert_eq!(rolls(SeededDice::new(5)), [78, 18, 4, 68, 95, 96, 91, 75]);
        assert_eq!(rolls(SeededDice::stream(5, 1)), [16, 90, 40, 63, 52, 99, 40, 30]);
    }

    #[test]
    fn every_side_is_as_likely() {
        let mut dice = SeededDice::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.roll(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_600..10_400).contains(count)), "{seen:?}");
    }
}
