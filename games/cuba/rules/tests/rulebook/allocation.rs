//! No allocation in `actions`, `apply` and `clone`.

use std::collections::BTreeMap;

use allocation_counter::measure;
use cuba_rules::{Cuba, scenario};
use tabletop::Game;

/// Whole games without one allocation, once the list of choices has its room.
#[test]
fn playing_allocates_nothing() {
    let setup = Cuba::PROFILE.setup(4, None, BTreeMap::new()).expect("it exists");
    for boxed in scenario::boxes() {
        let fresh = Cuba::new(&setup, boxed).expect("it exists");
        let counted = testkit::allocations(&fresh, 1500, |work| measure(work).count_total);
        assert_eq!(counted, 0);
    }
}
