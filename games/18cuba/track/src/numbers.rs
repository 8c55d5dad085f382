//! The numbers of building and running.

use boxes::{Complaint, Label};
use serde::Deserialize;

use crate::company::{Company, CompanyKind};
use crate::train::{MOST_TRAINS, Phase};

/// The numbers of building and running, besides those of map and tiles.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// What a delivered cube brings (§VII.10).
    pub cube: u16,
    /// What a major pays for a plain tile on a sugar field (§VII.6).
    pub sugar_field: u32,
    /// The phase from which it may lay one there.
    pub sugar_fields_from: u8,
    colors: [usize; 7],
    major_trains: [usize; 7],
    minor_trains: [usize; 7],
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// The most that a cube brings.
const MOST_CUBE: u16 = 100;
/// The most that a sugar field costs.
const MOST_COST: u32 = 1000;

impl Numbers {
    /// Tells what is wrong with them.
    pub(crate) fn complain(&self, wrong: &mut Vec<Complaint>) {
        wrong.extend(Complaint::within("track.cube", self.cube, &(0..=MOST_CUBE)));
        wrong.extend(Complaint::within("track.sugar_field", self.sugar_field, &(0..=MOST_COST)));
        let from = self.sugar_fields_from;
        wrong.extend(Complaint::within("track.sugar_fields_from", from, &(1..=7)));
        let mut sound = |holds, place: &str, what: &str| {
            wrong.extend(Complaint::unless(holds, &format!("track.{place}"), what));
        };
        sound(
            self.colors.iter().all(|&color| color < 4) && self.colors.is_sorted(),
            "colors",
            "there are four colors, 0 yellow to 3 gray, and they come one after another",
        );
        for (place, limits) in
            [("major_trains", &self.major_trains), ("minor_trains", &self.minor_trains)]
        {
            let holds = limits.iter().all(|limit| (1..=MOST_TRAINS).contains(limit));
            sound(holds, place, "a company may own one to four trains");
        }
    }

    /// The newest color of tiles that is open, 0 for yellow to 3 for gray.
    ///
    /// Red places and Isla de Tesoros count by it, too.
    pub fn color_step(&self, phase: Phase) -> usize {
        self.colors[phase.place()]
    }

    /// How many trains, and as many wagons, a company may own (§VII.12).
    pub fn train_limit(&self, phase: Phase, company: Company) -> usize {
        let limits = match company.kind() {
            CompanyKind::Minor => &self.minor_trains,
            CompanyKind::Major | CompanyKind::Central => &self.major_trains,
        };
        limits[phase.place()]
    }
}
