//! The laws every game obeys, on random games of every set-up.

use std::collections::BTreeMap;

use proptest::prelude::*;
use santiago::Santiago;
use tabletop::{Game, Setup};

fn setup(players: u8, variant: &str, deliverer: bool, patience: &str) -> Setup {
    let dice = if deliverer { "deliverer" } else { "active" };
    let switches = [("new-dice", dice), ("stalled-ship", patience)];
    let switches: BTreeMap<String, String> =
        switches.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    Santiago::PROFILE.setup(players, Some(variant), switches).expect("the set-up exists")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 240, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_laws_hold_on_random_games(
        seed: u64,
        players in 2..=4u8,
        variant in prop_oneof![Just("hidden"), Just("open")],
        deliverer: bool,
        patience in prop_oneof![Just("40"), Just("20"), Just("10")],
    ) {
        testkit::random_game::<Santiago>(&setup(players, variant, deliverer, patience), seed);
    }
}
