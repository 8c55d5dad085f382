//! Action counts per depth, pinned: a changed count must be explained.

use boxes::Contents;
use santiago_de_cuba_rules::Santiago;
use santiago_de_cuba_rules::components::Data;
use testkit::Counts;

#[test]
fn the_counts_are_the_pinned_ones() {
    let set_ups = [(2, "hidden"), (3, "hidden"), (4, "hidden"), (4, "open")];
    let set_ups = set_ups.map(|(players, variant)| (players, Some(variant)));
    let counts = Counts::of_set_ups::<Santiago>(Data::shelf().built_in(), &set_ups, 6);
    assert_eq!(counts.lines(), include_str!("../perft.txt"));
}
