//! Who sits down, and by which link.

use store::{NewSitter, Occupant, SeatRecord, StoreError};
use tabletop::Seat;

use super::super::command::{Arrival, Sitting};
use super::super::inside::Inside;
use super::{Draft, Keeper, noticing};
use crate::alike::apart;
use crate::error::AppError;

impl Keeper {
    /// Seats somebody in an open seat; `false` if the guest has one already and wants no
    /// second. What is asked here is asked of one at a time, so two links opened at once
    /// do not give two seats.
    pub(super) async fn sit(&mut self, sitting: Sitting) -> Result<bool, AppError> {
        let Sitting { mut sitter, seat, also } = sitting;
        if let NewSitter::Guest(guest, _) = &sitter {
            let held = self.store.held(&self.charter.agreed.id, guest.id).await?;
            let sits_here = held.iter().any(|&held| Seat::new(held) == seat);
            if sits_here || (!held.is_empty() && !also) {
                return Ok(false);
            }
        }
        let inside = self.open_seat(seat)?;
        if let NewSitter::Guest(guest, _) | NewSitter::Instead(guest, _) = &mut sitter {
            guest.name = told_apart(&inside, &guest.name, seat);
        }
        let (name, occupant) = match &sitter {
            NewSitter::Guest(guest, _) | NewSitter::Instead(guest, _) => {
                (&guest.name, Occupant::Guest)
            }
            NewSitter::Bot(bot, name) => (name, Occupant::Bot(bot.clone())),
        };
        let planned = inside.course.seated(seat, name, self.means.clock.now());
        let entry = planned.entry.clone();
        let mut after = Draft::new(&inside).with(planned).inside;
        let seated = |record: &mut SeatRecord| {
            record.name.clone_from(name);
            record.occupant = occupant;
        };
        change(&mut after, seat, seated);
        after.admitted += 1;
        let (id, summary) = (&self.charter.agreed.id, after.course.summary());
        let entries = std::slice::from_ref(&entry);
        let notices = noticing::notices(&inside, &after, entries);
        let taken = self.store.take_seat_telling(id, sitter, (&entry, summary), notices).await;
        self.means.told.notify_one();
        self.settled(taken, after).await.map(|()| true)
    }

    /// Lets whoever comes by a private link act for its seat.
    pub(super) async fn admit(&mut self, arrival: &Arrival) -> Result<(), AppError> {
        let Arrival { guest, hash, since } = arrival;
        let admitted = self.store.use_key(hash, *guest, *since).await;
        admitted.map_err(|error| match error {
            // It works for one guest.
            StoreError::NotFound => AppError::NoLink,
            StoreError::Conflict
            | StoreError::Broken(_)
            | StoreError::Newer
            | StoreError::Unwritable(_)
            | StoreError::Uncertain(_)
            | StoreError::Damaged(_)
            | StoreError::Backend(_) => error.into(),
        })?;
        let mut after = Inside::clone(&self.inside());
        after.admitted += 1;
        after.changes += 1;
        self.publish(after);
        Ok(())
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
    pub(super) async fn settled(
        &mut self,
        done: store::Result<()>,
        mut after: Inside,
    ) -> Result<(), AppError> {
        match done {
            Ok(()) => {
                after.changes += 1;
                let known = after.meet(&self.store, &self.charter.agreed.id).await;
                self.publish(after);
                known
            }
            Err(StoreError::Conflict) => {
                self.catch_up().await?;
                Err(AppError::SeatTaken)
            }
            Err(
                error @ (StoreError::NotFound
                | StoreError::Broken(_)
                | StoreError::Newer
                | StoreError::Unwritable(_)
                | StoreError::Uncertain(_)
                | StoreError::Damaged(_)
                | StoreError::Backend(_)),
            ) => Err(error.into()),
        }
    }
}

/// A name that nobody else at the table is called like.
pub(super) fn told_apart(inside: &Inside, name: &str, seat: Seat) -> String {
    let others = inside.seats.iter().filter(|record| usize::from(record.seat) != seat.index());
    let others: Vec<&str> = others.map(|record| record.name.as_str()).collect();
    apart(name, &others)
}

pub(super) fn change(inside: &mut Inside, seat: Seat, change: impl FnOnce(&mut SeatRecord)) {
    let mut seats = inside.seats.to_vec();
    if let Some(record) = seats.get_mut(seat.index()) {
        change(record);
    }
    inside.sit_down(seats);
}
