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
    size: (1120, 872),
    road: [150, 152, 970, 600],
    stations: [
        (560, 680),
        (66, 506),
        (66, 348),
        (66, 190),
        (330, 58),
        (560, 58),
        (790, 58),
        (1054, 190),
        (1054, 348),
        (1054, 506),
    ],
    car: [
        (560, 596),
        (150, 512),
        (150, 352),
        (150, 212),
        (330, 148),
        (560, 148),
        (790, 148),
        (970, 212),
        (970, 352),
        (970, 512),
    ],
    quarters: [(200, 190), (596, 190), (200, 384), (596, 384)],
    shore: 638,
    ship: (604, 664),
    aside: (424, 676),
    flags: (36, 664),
    track: (28, 806),
    palms: &[
        (186, 34),
        (436, 40),
        (650, 34),
        (884, 36),
        (6, 24),
        (1056, 20),
        (4, 572),
        (1056, 566),
    ],
    fountain: Some((560, 378)),
};

/// For phones held upright.
pub(crate) const NARROW: Layout = Layout {
    class: "narrow",
    size: (620, 1500),
    road: [118, 146, 502, 986],
    stations: [
        (310, 1066),
        (46, 836),
        (46, 640),
        (46, 444),
        (46, 248),
        (310, 54),
        (574, 248),
        (574, 444),
        (574, 640),
        (574, 836),
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

    /// 11 pixels at the width in which each layout opens.
    #[test]
    fn the_smallest_letters_are_legible() {
        let smallest = 19;
        for (layout, opens) in [(&NARROW, 360), (&WIDE, 660)] {
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
