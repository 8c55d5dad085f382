//! What a director who declines rentals or sugar may choose (§VII.11, ruling C31).

use super::{Order, Run, best_run};
use crate::{board::Board, company::Cubes};

/// The best run under limits that a director sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// At most so many rentals.
    pub rent: u8,
    /// At most so many cubes of each mill.
    pub cubes: Cubes,
    /// The best run under these limits.
    pub run: Run,
}

impl Choice {
    /// Whether this is the best run under limits of `rent` and `cubes`, too: they
    /// are no looser than its own, and it keeps to them.
    pub fn serves(&self, rent: u8, cubes: Cubes) -> bool {
        rent <= self.rent
            && cubes.fits_in(self.cubes)
            && self.run.rentals() <= usize::from(rent)
            && self.run.cubes().fits_in(cubes)
    }
}

/// The best runs under every smaller number of rentals and, mill by mill, of cubes.
///
/// The first is the best of all. A run that stays within smaller limits is the best
/// under them, too, so only limits that rule it out are searched: each pair of
/// limits up to those of the order is served by some choice of the list.
pub fn choices(board: &Board, order: &Order) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    let mut open = vec![(order.rent, order.cubes)];
    while let Some((rent, cubes)) = open.pop() {
        if choices.iter().any(|choice| choice.serves(rent, cubes)) {
            continue;
        }
        let limited = Order { rent, cubes, ..order.clone() };
        let run = best_run(board, &limited);
        let rentals = u8::try_from(run.rentals()).unwrap_or(u8::MAX);
        let delivered = run.cubes();
        choices.push(Choice { rent, cubes, run });
        if let Some(fewer) = rentals.checked_sub(1) {
            open.push((fewer, cubes));
        }
        for (minor, count) in delivered.iter() {
            open.push((rent, cubes.with(minor, count - 1)));
        }
    }
    choices
}

/// The choice of the list that serves these limits.
pub fn choice_within(choices: &[Choice], rent: u8, cubes: Cubes) -> Option<&Choice> {
    choices.iter().find(|choice| choice.serves(rent, cubes))
}
