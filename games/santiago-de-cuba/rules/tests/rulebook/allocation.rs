//! No allocation in `actions`, `apply` and `clone`.

use std::collections::BTreeMap;

use allocation_counter::measure;
use boxes::Contents;
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::{Santiago, scenario};
use tabletop::Game;

/// Whole games without one allocation, once the list of choices has its room.
#[test]
fn playing_allocates_nothing() {
    let setup = Santiago::PROFILE.setup(4, None, BTreeMap::new()).expect("it exists");
    for data in [Data::shelf().built_in(), scenario::second()] {
        let fresh = Santiago::new(&setup, data).expect("it exists");
        let counted = testkit::allocations(&fresh, 1000, |work| measure(work).count_total);
        assert_eq!(counted, 0);
    }
}
