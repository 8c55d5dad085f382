//! Where things lie: two layouts of the same parts.

/// Where the parts of a board lie.
#[derive(Debug)]
pub(crate) struct Layout {
    /// The class of the drawing.
    pub(crate) class: &'static str,
    /// Width and height.
    pub(crate) size: (i32, i32),
    /// The middle of the road: left, top, right, bottom.
    pub(crate) road: [i32; 4],
    /// The medallions, the harbor first, then clockwise.
    pub(crate) stations: [(i32, i32); 10],
    /// Where the car stands at each station.
    pub(crate) car: [(i32, i32); 10],
    /// The quarters by flower.
    pub(crate) quarters: [(i32, i32); 4],
    /// Where the land ends.
    pub(crate) shore: i32,
    /// The ship.
    pub(crate) ship: (i32, i32),
    /// The die set aside.
    pub(crate) aside: (i32, i32),
    /// The value flags.
    pub(crate) flags: (i32, i32),
    /// The track of the ships.
    pub(crate) track: (i32, i32),
    /// Palm trees.
    pub(crate) palms: &'static [(i32, i32)],
    /// The fountain, where there is room for one.
    pub(crate) fountain: Option<(i32, i32)>,
}

/// For screens.
pub(crate) const WIDE: Layout = Layout {
    class: "wide",
    size: (1080, 872),
    road: [140, 152, 940, 600],
    stations: [
        (540, 680),
        (60, 506),
        (60, 348),
        (60, 190),
        (310, 56),
        (540, 56),
        (770, 56),
        (1020, 190),
        (1020, 348),
        (1020, 506),
    ],
    car: [
        (540, 596),
        (140, 512),
        (140, 352),
        (140, 212),
        (310, 148),
        (540, 148),
        (770, 148),
        (940, 212),
        (940, 352),
        (940, 512),
    ],
    quarters: [(180, 188), (576, 188), (180, 384), (576, 384)],
    shore: 638,
    ship: (572, 664),
    aside: (412, 676),
    flags: (30, 664),
    track: (22, 806),
    palms: &[
        (170, 34),
        (400, 36),
        (626, 34),
        (860, 36),
        (6, 22),
        (1016, 20),
        (4, 572),
        (1016, 566),
    ],
    fountain: Some((540, 372)),
};

/// For phones held upright.
pub(crate) const NARROW: Layout = Layout {
    class: "narrow",
    size: (620, 1500),
    road: [118, 146, 502, 986],
    stations: [
        (310, 1066),
        (50, 836),
        (50, 640),
        (50, 444),
        (50, 248),
        (310, 54),
        (570, 248),
        (570, 444),
        (570, 640),
        (570, 836),
    ],
    car: [
        (310, 982),
        (118, 844),
        (118, 648),
        (118, 452),
        (118, 256),
        (310, 142),
        (502, 256),
        (502, 452),
        (502, 648),
        (502, 844),
    ],
    quarters: [(148, 178), (148, 374), (148, 570), (148, 766)],
    shore: 1024,
    ship: (60, 1126),
    aside: (180, 1046),
    flags: (110, 1322),
    track: (66, 1446),
    palms: &[(20, 60), (110, 20), (450, 24), (540, 60), (6, 940), (554, 940)],
    fountain: None,
};

#[cfg(test)]
mod tests {
    use super::*;

    /// 11 pixels at the width in which each layout opens; a phone of 360 has a margin of 8.
    #[test]
    fn the_smallest_letters_are_legible() {
        let smallest = 20;
        for (layout, opens) in [(&NARROW, 344), (&WIDE, 594)] {
            assert!(smallest * opens >= 11 * layout.size.0, "{}", layout.class);
        }
    }

    #[test]
    fn everything_lies_on_the_board() {
        for layout in [&WIDE, &NARROW] {
            let (width, height) = layout.size;
            let places = layout.stations.iter().chain(&layout.car).chain(&layout.quarters);
            for &(x, y) in places.chain([&layout.ship, &layout.aside, &layout.flags]) {
                assert!((0..width).contains(&x) && (0..height).contains(&y), "{}", layout.class);
            }
        }
    }
}
