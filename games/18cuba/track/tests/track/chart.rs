//! What is printed in the box, and what no box may print.

use std::collections::BTreeSet;

use cuba18_track::scenario::{built_in, second};
use cuba18_track::{Area, Board, Chart, Color, Company, Gauge, Hex, HexKind, Phase, Side, Sides};
use cuba18_track::{Tile, TileKind};
use tabletop::Key;

const CHARTS: [fn() -> &'static Chart; 2] = [built_in, second];

/// The box: 47 yellow, 47 green, 30 brown, 5 gray, 1 red and 1 dark green piece.
#[test]
fn the_box_holds_131_pieces() {
    let chart = built_in();
    let mut seen: Vec<Tile> = Vec::new();
    let mut counts = [0; 6];
    for tile in Tile::all() {
        let board = Board::new(chart, Area::Full);
        let mut used = board;
        used.lay(Hex::cities()[0], cuba18_track::Laid { tile, rotation: 0 });
        // Laying one side of a piece takes the other away.
        let other = |one: &&Tile| used.left(**one) < board.left(**one);
        if seen.iter().all(|one| !other(&one)) {
            counts[chart.info(tile).color as usize] += u32::from(chart.count(tile));
        }
        seen.push(tile);
    }
    assert_eq!(counts, [47, 47, 30, 5, 1, 1]);
}

#[test]
fn the_map_has_44_land_hexes_and_19_arrows() {
    let map = built_in().map(Area::Full);
    let count = |&kind: &HexKind| Hex::all().filter(|&hex| map.kind(hex) == kind).count();
    assert_eq!(HexKind::ALL.iter().map(count).collect::<Vec<_>>(), [11, 20, 10, 2, 1, 14]);
    let open = Hex::all().map(|hex| map.open_sides(hex).len()).sum::<u32>();
    assert_eq!(open, 2 * (93 - 3) + 19);
    let land = |&area: &Area| Hex::all().filter(|&hex| built_in().map(area).is_land(hex)).count();
    assert_eq!(Area::ALL.iter().map(land).collect::<Vec<_>>(), [44, 35, 25, 22]);
}

/// Tiles with six exits lie on every city, so each needs six open sides.
#[test]
fn every_city_has_six_open_sides() {
    for &hex in Hex::cities() {
        assert_eq!(built_in().map(Area::Full).open_sides(hex), Sides::ALL, "{}", hex.id());
    }
}

/// Eight FC marks for eight FC tokens; seven majors with a printed home.
#[test]
fn marks_and_homes_are_complete() {
    let chart = built_in();
    let marks: Vec<_> = Hex::all().filter(|&hex| chart.has_fc_mark(hex)).map(Hex::id).collect();
    assert_eq!(marks, ["B7", "B9", "B11", "C14", "D15", "D19", "E22", "G24"]);
    assert_eq!(Hex::all().filter_map(|hex| chart.home_of(hex)).count(), 7);
    let island = Hex::from_id("E4").unwrap();
    assert_eq!(chart.name(island), Some("Isla de Tesoros"));
    assert_eq!(chart.home(Company::Ms).map(Hex::id), Some("B9"));
}

#[test]
fn open_sides_are_the_same_from_both_hexes() {
    for (chart, &area) in
        CHARTS.iter().flat_map(|chart| Area::ALL.iter().map(move |a| (chart(), a)))
    {
        let map = chart.map(area);
        for hex in Hex::all().filter(|&hex| map.is_land(hex)) {
            for &side in Side::ALL {
                let there = hex.neighbor(side).filter(|&there| map.is_land(there));
                let Some(there) = there else { continue };
                let back = map.open_sides(there).contains(side.opposite());
                assert_eq!(map.open_sides(hex).contains(side), back, "{}", hex.id());
            }
        }
    }
}

#[test]
fn a_tile_has_stops_or_through_track_and_one_gauge_a_side() {
    for (chart, tile) in
        CHARTS.iter().flat_map(|chart| Tile::all().map(move |tile| (chart(), tile)))
    {
        let pattern = chart.pattern(tile, 0);
        let [standard, narrow] = [Gauge::Standard, Gauge::Narrow].map(|g| pattern.sides(g));
        assert!(standard.and(narrow).is_empty(), "{}", tile.number());
        for side in pattern.all_sides().iter() {
            let through = !pattern.through(side).is_empty();
            assert_ne!(pattern.stop_at(side).is_some(), through, "{}", tile.number());
        }
    }
}

/// The ten yellow mill tiles are all shapes of one narrow and two standard exits.
#[test]
fn yellow_mill_tiles_are_ten_different_shapes() {
    let chart = built_in();
    let mills = Tile::all().filter(|&tile| {
        let info = chart.info(tile);
        info.kind == TileKind::Mill && info.color == Color::Yellow
    });
    let shapes = mills.map(|tile| {
        let pattern = chart.pattern(tile, 0);
        assert_eq!(pattern.sides(Gauge::Narrow).len(), 1);
        assert_eq!(pattern.sides(Gauge::Standard).len(), 2);
        let sides = |gauge| pattern.sides(gauge).iter().map(Side::number);
        let number = |turn: u8| {
            let bits =
                |gauge| sides(gauge).fold(0u16, |bits, side| bits | 1 << ((side + turn) % 6));
            bits(Gauge::Narrow) << 6 | bits(Gauge::Standard)
        };
        (0..6).map(number).min()
    });
    assert_eq!(shapes.collect::<BTreeSet<_>>().len(), 10);
}

/// Every upgrade has at least as many slots, so that no station is lost.
#[test]
fn upgrades_never_lose_a_slot() {
    for chart in CHARTS.map(|chart| chart()) {
        let slots = |tile| chart.pattern(tile, 0).stops().iter().map(|stop| stop.slots).sum::<u8>();
        for tile in Tile::all() {
            for &(new, _) in chart.upgrades(tile, 0) {
                assert!(slots(new) >= slots(tile), "{}", tile.number());
            }
        }
    }
}

#[test]
fn la_habana_becomes_one_city_or_three_in_two_ways() {
    let map = built_in().map(Area::Full);
    let habana = Hex::all().find(|&hex| map.kind(hex) == HexKind::Habana).unwrap();
    let ways = map.first_tiles(habana).iter().map(|&(tile, turn)| (tile.number(), turn));
    assert_eq!(ways.collect::<Vec<_>>(), [("L44", 0), ("L45", 0), ("L45", 1)]);
}

/// The search for the best run relies on it.
#[test]
fn every_value_is_a_multiple_of_the_step() {
    for chart in CHARTS.map(|chart| chart()) {
        let on_tiles = Tile::all().flat_map(|tile| chart.pattern(tile, 0).stops().to_vec());
        let maps = Area::ALL.iter().map(|&area| chart.map(area));
        let printed = maps.flat_map(|map| Hex::all().filter_map(|hex| map.printed(hex)));
        let on_maps = printed.flat_map(|pattern| pattern.stops().to_vec());
        let values = on_tiles.chain(on_maps).flat_map(|stop| stop.values);
        let all = values.chain([chart.numbers().cube]);
        assert!(all.into_iter().all(|value| value.is_multiple_of(chart.step())));
    }
    assert_eq!(built_in().step(), 10);
}

/// Tables 11 and 12: limits of 2/4, from phase 4 of 2/3, from phase 5 of 2/2.
#[test]
fn the_limit_falls_with_the_phases() {
    let phases = || (1..=7).map(|number| Phase::new(number).unwrap());
    let limits = |company| {
        phases().map(|phase| built_in().numbers().train_limit(phase, company)).collect::<Vec<_>>()
    };
    assert_eq!(limits(Company::Ms), [4, 4, 4, 3, 2, 2, 2]);
    assert_eq!(limits(Company::Co), [2; 7]);
}
