//! Taking back, and doing again.

use tabletop::Seat;

use super::super::course::{Course, Planned};
use super::{Draft, Keeper, TRIES};
use crate::error::AppError;

impl Keeper {
    pub(super) async fn undo(
        &mut self,
        seats: &[Seat],
        since: Option<usize>,
    ) -> Result<(), AppError> {
        self.is_going_on()?;
        let now = self.means.clock.now();
        let company = self.charter.company(&self.inside());
        let plan = |course: &Course| {
            let whole = |&seat: &Seat| course.undo_since(since?, (seat, company), now);
            let latest = |&seat: &Seat| course.undo(seat, company, now);
            seats.iter().find_map(whole).or_else(|| seats.iter().find_map(latest))
        };
        if plan(&self.inside().course).is_none() {
            return Err(AppError::NotFair);
        }
        // What is taken back is not to happen again by itself.
        self.drop_intents(seats).await?;
        self.turn_back(plan).await
    }

    pub(super) async fn redo(&mut self, seats: &[Seat]) -> Result<(), AppError> {
        self.is_going_on()?;
        let now = self.means.clock.now();
        self.turn_back(|course| seats.iter().find_map(|&seat| course.redo(seat, now))).await
    }

    async fn turn_back(
        &mut self,
        plan: impl Fn(&Course) -> Option<Planned>,
    ) -> Result<(), AppError> {
        for _ in 0..TRIES {
            let inside = self.inside();
            let planned = plan(&inside.course).ok_or(AppError::NotFair)?;
            // What bots have heard is not what happened any more.
            self.minds.clear();
            if self.write(Draft::new(&inside).with(planned)).await? {
                return Ok(());
            }
        }
        Err(AppError::NotFair)
    }
}
