//! One player's page of the ledger: markers, shares, stations, locos, tiles in hand.

use std::collections::{BTreeMap, BTreeSet};

use cube_express_rules::components::{Data, Track};
use cube_express_rules::{Resource, Tile};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

use crate::network::At;

#[derive(Clone, Debug)]
pub(crate) struct Baron {
    pub(crate) reserve: i64,
    pub(crate) dividends: i64,
    pub(crate) store: BTreeMap<&'static str, i64>,
    /// The field of the disc, from 0.
    pub(crate) disc: usize,
    /// The bonus fields that still hold a marker, by their number.
    pub(crate) bonuses: BTreeSet<usize>,
    pub(crate) has_topped: bool,
    /// Stations built since the start.
    pub(crate) built: usize,
    pub(crate) nines: i64,
    pub(crate) bets: [i64; 4],
    /// Where the two locos stand, and on which rail of the tile.
    pub(crate) locos: [Option<(At, u8)>; 2],
    pub(crate) hand: BTreeSet<Tile>,
}

impl Baron {
    pub(crate) fn new(data: &Data, track: &Track, home: At) -> Baron {
        let bonuses: BTreeSet<usize> = (0..track.bonus_fields.len()).collect();
        let on_track = i64::try_from(bonuses.len()).expect("few fields");
        let dividends = i64::from(data.dividends);
        Baron {
            reserve: i64::from(data.markers) - dividends - on_track,
            dividends,
            store: Resource::ALL.iter().map(|resource| (resource.key(), 0)).collect(),
            disc: track.start.into(),
            bonuses,
            has_topped: false,
            built: 0,
            nines: 0,
            bets: [0; 4],
            locos: [Some((home, 0)), None],
            hand: BTreeSet::new(),
        }
    }

    /// The technology level: movement points, room in the stores, the price of a station.
    pub(crate) fn level(&self, data: &Data) -> i64 {
        data.technology[self.built].into()
    }

    /// Stations that wait to be built: one stands from the start.
    pub(crate) fn left(&self, data: &Data) -> usize {
        usize::from(data.stations) - 1 - self.built
    }

    pub(crate) fn stored(&self) -> i64 {
        self.store.values().sum()
    }

    /// Markers of a store go back to the reserve.
    pub(crate) fn use_up(&mut self, resource: &str, count: i64) -> Entry {
        let held = self.store.get_mut(resource).expect("three stores");
        *held -= count;
        self.reserve += count;
        sure(*held >= 0, || format!("{count} {resource} of too few"))
    }

    /// A marker of the reserve becomes a resource.
    pub(crate) fn gain(&mut self, resource: &str) -> Entry {
        self.reserve -= 1;
        *self.store.get_mut(resource).expect("three stores") += 1;
        sure(self.reserve >= 0, || "the reserve is empty".to_owned())
    }

    /// Markers of the reserve become dividends; none that are not there (Q15).
    pub(crate) fn earn(&mut self, count: i64) -> i64 {
        let count = count.min(self.reserve);
        self.reserve -= count;
        self.dividends += count;
        count
    }

    /// Something of §2 is possible: a share to sell, or two of a store to convert.
    pub(crate) fn may_act_any_time(&self) -> bool {
        self.disc > 0 && self.reserve > 0 || self.store.values().any(|&held| held >= 2)
    }
}
