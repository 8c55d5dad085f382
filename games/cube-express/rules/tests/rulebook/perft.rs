//! Action counts per depth, pinned: a changed count must be explained.

use boxes::Contents;
use cube_express_rules::CubeExpress;
use cube_express_rules::components::Data;
use testkit::Counts;

#[test]
fn the_counts_are_the_pinned_ones() {
    let data = Data::shelf().built_in();
    let counts = Counts::of_set_ups::<CubeExpress>(data, &[(2, None), (3, None), (4, None)], 4);
    assert_eq!(counts.lines(), include_str!("../perft.txt"));
}
