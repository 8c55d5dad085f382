//! The goal cards.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::closed_set;

closed_set! {
    /// What a goal card counts.
    pub enum Counts {
        /// Own stations on the map.
        Stations = "stations",
        /// Houses in the largest own city.
        LargestCity = "largest_city",
        /// Own stations in cities of two houses or more.
        GrownCities = "grown_cities",
        /// Houses in all own cities.
        Houses = "houses",
        /// Own production sites.
        Sites = "sites",
        /// Different resources of own production sites.
        SiteKinds = "site_kinds",
        /// Own markers on fields A.
        FirstDeliveries = "first_deliveries",
        /// Own markers on factories.
        Deliveries = "deliveries",
        /// Factories with an own marker.
        Factories = "factories",
        /// Own passengers on the map.
        Passengers = "passengers",
        /// Own passengers in cities with another's station.
        PassengersAbroad = "passengers_abroad",
        /// Points on the field of the own disc.
        SharePoints = "share_points",
        /// Markers in the dividend area.
        Dividends = "dividends",
        /// Own locos on tiles with a station, if both are built.
        LocosAtStations = "locos_at_stations",
    }
}

/// A goal card, by its place in the box file.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Goal(u8);

/// What is printed on a goal card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// What it counts.
    pub counts: Counts,
    /// How many it asks for.
    pub asks: Asks,
}

/// What a goal card asks of what it counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Asks {
    /// So many or more.
    Least(u8),
    /// So many, no more and no fewer.
    Exactly(u8),
    /// As many as anybody, and one at least.
    Most,
}

/// Points for a marker on each of the four places: majority, others.
pub type Values = [[u8; 2]; 4];

/// How many goal cards there are.
pub const GOALS: u8 = 14;

impl Goal {
    /// Every card.
    pub fn all() -> impl Iterator<Item = Goal> {
        (0..GOALS).map(Goal)
    }

    /// The card called `id`.
    pub fn from_id(id: &str) -> Option<Goal> {
        Goal::all().find(|goal| goal.to_string() == id)
    }

    /// Its place in the box file.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "G{:02}", self.0 + 1)
    }
}

impl Serialize for Goal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Goal, D::Error> {
        let id = String::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format!("there is no goal {id:?}"));
        Goal::from_id(&id).ok_or_else(unknown)
    }
}
