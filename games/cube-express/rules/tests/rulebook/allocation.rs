//! No allocation in `actions`, `apply` and `clone`.

use std::collections::BTreeMap;

use allocation_counter::measure;
use boxes::Contents;
use cube_express_rules::components::Data;
use cube_express_rules::{CubeExpress, scenario};
use tabletop::Game;

/// Whole games without one allocation, once the list of choices has its room.
#[test]
fn playing_allocates_nothing() {
    let setup = CubeExpress::PROFILE.setup(4, None, BTreeMap::new()).expect("it exists");
    for data in [Data::shelf().built_in(), scenario::second()] {
        let fresh = CubeExpress::new(&setup, data).expect("it exists");
        let counted = testkit::allocations(&fresh, 800, |work| measure(work).count_total);
        assert_eq!(counted, 0);
    }
}
