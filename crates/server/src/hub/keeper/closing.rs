//! A table that is closed.

use tabletop::Turn;

use super::super::command::Closer;
use super::{Draft, Keeper, TRIES};
use crate::error::AppError;

impl Keeper {
    /// What is closed stays as it is.
    pub(super) fn is_going_on(&self) -> Result<(), AppError> {
        if self.inside().course.is_closed() { Err(AppError::Closed) } else { Ok(()) }
    }

    pub(super) async fn close(&mut self, closer: &Closer) -> Result<(), AppError> {
        for _ in 0..TRIES {
            let inside = self.inside();
            let course = &inside.course;
            let may = match closer {
                // Once all are seated it is everybody's game: they close it together.
                Closer::Maker(guest) => guest.id == inside.maker && !course.vacant().is_empty(),
                Closer::Host => true,
            };
            if !may || course.turn() == Some(Turn::Over) {
                return Err(AppError::CannotClose);
            }
            if course.is_closed() {
                return Ok(());
            }
            let planned = course
                .close(matches!(closer, Closer::Host).then_some("host"), self.means.clock.now());
            if self.write(Draft::new(&inside).with(planned)).await? {
                return Ok(());
            }
        }
        Err(AppError::CannotClose)
    }
}
