//! Action counts per depth, pinned: a changed count must be explained.

use cube_express_rules::CubeExpress;
use testkit::Counts;

#[test]
fn the_counts_are_the_pinned_ones() {
    let counts = Counts::of_set_ups::<CubeExpress>(&[(2, None), (3, None), (4, None)], 4);
    assert_eq!(counts.lines(), include_str!("../perft.txt"));
}
