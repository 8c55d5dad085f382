//! Action counts per depth, pinned: a changed count must be explained.

use boxes::Contents;
use testkit::Counts;
use {{snake}}_rules::components::Data;
use {{snake}}_rules::{{type}};

#[test]
fn the_counts_are_the_pinned_ones() {
    let set_ups = [2, 3, 4].map(|players| (players, None));
    let counts = Counts::of_set_ups::<{{type}}>(Data::shelf().built_in(), &set_ups, 4);
    assert_eq!(counts.lines(), include_str!("../perft.txt"));
}
