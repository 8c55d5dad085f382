//! The goal cards of `data/goals.toml`.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Fact, Label, closed_set};

use super::Numbers;

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

/// The goal cards as they are written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalFile {
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

impl GoalFile {
    /// Everything that is wrong with the cards.
    pub(super) fn complaints(&self, numbers: &Numbers) -> Vec<String> {
        let mut wrong = Vec::new();
        let count = self.card.len();
        if count != usize::from(GOALS) || numbers.goals != GOALS {
            wrong.push(format!("goals: {count} cards, and {} in the box", numbers.goals));
        }
        let ids: BTreeSet<&str> = self.card.iter().map(|card| card.id.as_str()).collect();
        if ids.len() != count {
            wrong.push("goals: two goals have the same id".to_owned());
        }
        let idle = self.card.iter().filter(|card| card.least == 0);
        wrong.extend(idle.map(|card| format!("goals: {} asks for nothing", card.id)));
        let values = [&self.values.two, &self.values.more];
        if values.iter().any(|fact| fact.value.iter().any(|[most, other]| most <= other)) {
            wrong.push("goals: the majority must get more".to_owned());
        }
        wrong
    }
}

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
    use tabletop::Key;

    use super::*;

    #[test]
    fn each_kind_of_card_occurs() {
        let counted: BTreeSet<&str> = FILE.card.iter().map(|card| card.counts.key()).collect();
        assert_eq!(counted.len(), Counts::ALL.len());
    }

    #[test]
    fn the_majority_gets_more() {
        for players in [2, 3, 4] {
            assert!(Goal::values(players).iter().all(|[most, other]| most > other));
        }
        assert!(!FILE.values.two.note.is_empty() && !FILE.values.more.note.is_empty());
    }
}
