//! The goal cards of `data/goals.toml`.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Fact, Label, closed_set};

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

/// A goal card, by its place in the data file.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Goal(u8);

/// What is printed on a goal card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its short name.
    pub id: String,
    /// What it counts.
    pub counts: Counts,
    /// How many it asks for.
    pub least: u8,
    /// How certain it is.
    pub label: Label,
}

/// Points for a marker on each of the four places: majority, others.
pub type Values = [[u8; 2]; 4];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalFile {
    card: Vec<Card>,
    values: Sides,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sides {
    two: Fact<Values>,
    more: Fact<Values>,
}

/// The data file, word by word.
pub(super) const DATA: &str = include_str!("../../data/goals.toml");

static FILE: LazyLock<GoalFile> =
    LazyLock::new(|| toml::from_str(DATA).expect("the goal file is read by a test"));

/// How many goal cards there are.
pub const GOALS: u8 = 14;

impl Goal {
    /// Every card.
    pub fn all() -> impl Iterator<Item = Goal> {
        (0..GOALS).map(Goal)
    }

    /// What is printed on the card.
    pub fn card(self) -> &'static Card {
        &FILE.card[usize::from(self.0)]
    }

    /// Its place in the data file.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The values of the four places at a table of `players`.
    pub fn values(players: u8) -> Values {
        if players == 2 { FILE.values.two.value } else { FILE.values.more.value }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.card().id)
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
        let found = Goal::all().find(|goal| goal.card().id == id);
        found.ok_or_else(|| serde::de::Error::custom(format!("there is no goal {id:?}")))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::Key;

    use super::*;
    use crate::components::BOX;

    #[test]
    fn there_are_as_many_cards_as_in_the_box_and_all_differ() {
        assert_eq!(FILE.card.len(), usize::from(GOALS));
        assert_eq!(GOALS, BOX.goals);
        let ids: BTreeSet<&str> = FILE.card.iter().map(|card| card.id.as_str()).collect();
        assert_eq!(ids.len(), FILE.card.len());
        assert!(FILE.card.iter().all(|card| card.least > 0));
        let counted: BTreeSet<&str> = FILE.card.iter().map(|card| card.counts.key()).collect();
        assert_eq!(counted.len(), Counts::ALL.len(), "each kind of card occurs");
    }

    #[test]
    fn the_majority_gets_more() {
        for players in [2, 3, 4] {
            assert!(Goal::values(players).iter().all(|[most, other]| most > other));
        }
        assert!(!FILE.values.two.note.is_empty() && !FILE.values.more.note.is_empty());
    }
}
