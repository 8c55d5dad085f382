//! No allocation in `actions`, `apply` and `clone`.

use std::collections::BTreeMap;

use allocation_counter::measure;
use boxes::Contents;
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::{Santiago, scenario};
use tabletop::{Choices, Game};
use testkit::play_copies;

/// Whole games without one allocation, once the list of choices has its room.
#[test]
fn playing_allocates_nothing() {
    let setup = Santiago::PROFILE.setup(4, None, BTreeMap::new()).expect("it exists");
    for data in [Data::shelf().built_in(), scenario::second()] {
        let fresh = Santiago::new(&setup, data).expect("it exists");
        let mut choices = Choices::default();
        let decisions = play_copies(&fresh, 10, &mut choices);
        assert!(decisions > 1000, "{decisions}");
        let measured = measure(|| assert_eq!(play_copies(&fresh, 10, &mut choices), decisions));
        assert_eq!(measured.count_total, 0, "{measured:?}");
    }
}

/// The counter counts: otherwise the test above would prove nothing.
#[test]
fn the_counter_sees_an_allocation() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1, 2, 3]))).count_total, 1);
}
