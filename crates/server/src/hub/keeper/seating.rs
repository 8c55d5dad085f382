//! Who sits down, and by which link.

use store::{NewSitter, Occupant, SeatRecord, StoreError};
use tabletop::Seat;

use super::super::inside::Inside;
use super::super::now;
use super::{Draft, Keeper};
use crate::error::AppError;

impl Keeper {
    /// Seats somebody in an open seat.
    pub(super) async fn sit(&mut self, sitter: NewSitter, seat: Seat) -> Result<(), AppError> {
        let inside = self.open_seat(seat)?;
        let (name, occupant) = match &sitter {
            NewSitter::Guest(guest, _) => (&guest.name, Occupant::Guest),
            NewSitter::Bot(bot, name) => (name, Occupant::Bot(bot.clone())),
        };
        let planned = inside.course.seated(seat, name, now());
        let entry = planned.entry.clone();
        let mut after = Draft::new(&inside).with(planned).inside;
        let seated = |record: &mut SeatRecord| {
            record.name.clone_from(name);
            record.occupant = occupant;
        };
        change(&mut after, seat, seated);
        let (id, summary) = (&self.charter.agreed.id, after.course.summary());
        let taken = self.store.take_seat(id, sitter, &entry, summary).await;
        self.settled(taken, after).await
    }

    /// Gives an open seat another link, or none.
    pub(super) async fn invite(
        &mut self,
        invite: Option<String>,
        seat: Seat,
    ) -> Result<(), AppError> {
        let mut after = self.open_seat(seat)?;
        let number = u8::try_from(seat.index()).map_err(AppError::internal)?;
        let given = self.store.set_invite(&self.charter.agreed.id, number, invite.as_deref()).await;
        change(&mut after, seat, |record| record.occupant = Occupant::Open(invite));
        self.settled(given, after).await
    }

    /// The table, if the seat is open.
    fn open_seat(&self, seat: Seat) -> Result<Inside, AppError> {
        let inside = self.inside();
        if inside.course.is_closed() {
            return Err(AppError::Closed);
        }
        if !inside.course.vacant().contains(seat) {
            return Err(AppError::SeatTaken);
        }
        Ok(Inside::clone(&inside))
    }

    /// Publishes what was written; if somebody else was first, what they wrote.
    async fn settled(&mut self, done: store::Result<()>, after: Inside) -> Result<(), AppError> {
        match done {
            Ok(()) => {
                self.publish(after);
                Ok(())
            }
            Err(StoreError::Conflict) => {
                self.catch_up().await?;
                Err(AppError::SeatTaken)
            }
            Err(
                error @ (StoreError::NotFound
                | StoreError::Broken(_)
                | StoreError::Unwritable(_)
                | StoreError::Backend(_)),
            ) => Err(error.into()),
        }
    }
}

fn change(inside: &mut Inside, seat: Seat, change: impl FnOnce(&mut SeatRecord)) {
    let mut seats = inside.seats.to_vec();
    if let Some(record) = seats.get_mut(seat.index()) {
        change(record);
    }
    inside.seats = seats.into();
}
