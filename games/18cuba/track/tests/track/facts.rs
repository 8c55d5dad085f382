//! The geometry against lists that were worked out independently of it.

use std::collections::{BTreeMap, BTreeSet};

use cuba18_track::scenario::{built_in, second};
use cuba18_track::{Area, Gauge, Hex, Sides, Tile};
use serde::Deserialize;

#[derive(Deserialize)]
struct Facts {
    upgrades: BTreeMap<String, Vec<Upgrade>>,
    hex: Vec<HexFacts>,
    changed: Vec<Changed>,
}

#[derive(Deserialize)]
struct Upgrade {
    to: String,
    rotation: u8,
    adds: String,
}

#[derive(Deserialize)]
struct HexFacts {
    id: String,
    open: Sides,
    fits: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Changed {
    area: Area,
    id: String,
    open: Sides,
}

fn facts() -> Facts {
    toml::from_str(include_str!("facts.toml")).unwrap()
}

/// §VII.7: every upgrade pair follows from the track, with rotation and added gauge.
#[test]
fn upgrades_follow_from_the_track() {
    let facts = facts();
    for tile in Tile::all() {
        let derived: BTreeSet<_> = built_in()
            .upgrades(tile, 0)
            .iter()
            .map(|&(new, rotation)| {
                let adds = |gauge| {
                    built_in().pattern(new, rotation).adds(built_in().pattern(tile, 0), gauge)
                };
                let added = match (adds(Gauge::Narrow), adds(Gauge::Standard)) {
                    (true, true) => "NS",
                    (true, false) => "N",
                    (false, true) => "S",
                    (false, false) => "-",
                };
                (new.number().to_owned(), rotation, added.to_owned())
            })
            .collect();
        let listed: BTreeSet<_> = facts
            .upgrades
            .get(tile.number())
            .into_iter()
            .flatten()
            .map(|upgrade| (upgrade.to.clone(), upgrade.rotation, upgrade.adds.clone()))
            .collect();
        assert_eq!(derived, listed, "{}", tile.number());
    }
}

/// An upgrade turns with its tile.
#[test]
fn upgrades_turn_with_their_tile() {
    for chart in [built_in(), second()] {
        for tile in Tile::all() {
            for rotation in 0..6 {
                for &(new, turn) in chart.upgrades(tile, rotation) {
                    let kept = chart.pattern(new, turn).keeps(chart.pattern(tile, rotation));
                    assert!(kept, "{}", tile.number());
                }
                assert_eq!(chart.upgrades(tile, rotation).len(), chart.upgrades(tile, 0).len());
            }
        }
    }
}

/// §VII.6: what may lie on a hex follows from its kind and its open sides.
#[test]
fn fits_follow_from_the_map() {
    let facts = facts();
    assert_eq!(facts.hex.len(), 44);
    for data in &facts.hex {
        let hex = Hex::from_id(&data.id).unwrap();
        let map = built_in().map(Area::Full);
        assert_eq!(map.open_sides(hex), data.open, "{}", data.id);
        let fits: BTreeSet<_> = Tile::all()
            .filter(|&tile| map.fits(hex, tile))
            .map(|tile| tile.number().to_owned())
            .collect();
        assert_eq!(fits, data.fits, "{}", data.id);
    }
}

/// §X, §XI: the smaller areas close a few sides and open others to their special tiles.
#[test]
fn smaller_areas_change_the_sides_next_to_their_special_tiles() {
    for changed in facts().changed {
        let hex = Hex::from_id(&changed.id).unwrap();
        let open = built_in().map(changed.area).open_sides(hex);
        assert_eq!(open, changed.open, "{:?} {}", changed.area, changed.id);
    }
}
