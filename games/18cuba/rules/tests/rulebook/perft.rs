//! Action counts per depth, pinned: a changed count must be explained.

use cuba18_rules::Cuba18;
use cuba18_rules::scenario::Scenario;
use testkit::Counts;

use crate::table::{ANNA, BERTA, built_in};

#[test]
fn the_counts_are_the_pinned_ones() {
    let set_ups = [(2, Some("short-west")), (4, Some("standard"))];
    let scenario = Scenario::four().concession(ANNA, 1).concession(BERTA, 2).first_stock();
    let counts = Counts::of_set_ups::<Cuba18>(built_in(), &set_ups, 4);
    let counts = counts.and("first stock round", &scenario.build(), 2);
    assert_eq!(counts.lines(), include_str!("../perft.txt"));
}
