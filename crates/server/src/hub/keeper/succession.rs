//! Who takes the seat of somebody who did not come.

use serde_json::json;
use store::{Among, Guest, NewSitter, Occupant};
use tabletop::Seat;

use super::super::inside::Inside;
use super::seating::{change, told_apart};
use super::{Draft, Keeper, TRIES, noticing};
use crate::error::AppError;
use crate::secret;

impl Keeper {
    /// Seats a guest in the place of somebody whose time was over, as long as that seat is offered.
    pub(super) async fn take_over(
        &mut self,
        guest: &Guest,
        seat: Seat,
        link: &str,
    ) -> Result<(), AppError> {
        for _ in 0..TRIES {
            self.is_going_on()?;
            let inside = self.inside();
            let offered = inside.course.house().offered(seat).ok_or(AppError::NoLink)?;
            // What is compared is hashed, so that no time tells how much of it was right.
            let right = self.charter.vacant_link(seat, offered);
            if inside.is_over() || secret::hash(link) != secret::hash(&right) {
                return Err(AppError::NoLink);
            }
            if !self.store.held(&self.charter.agreed.id, guest.id).await?.is_empty() {
                return Err(AppError::SitsHere);
            }
            let now = self.means.clock.now();
            let guest = Guest { id: guest.id, name: told_apart(&inside, &guest.name, seat) };
            let name = &guest.name;
            let took = inside.course.aside(Among::TookOver, Some(seat), json!({"name": name}), now);
            let entry = took.entry.clone();
            let mut after = Draft::new(&inside).with(took).inside;
            change(&mut after, seat, |record| {
                record.name.clone_from(name);
                record.occupant = Occupant::Guest;
            });
            after.intents.retain(|(whose, _)| *whose != seat);
            after.admitted += 1;
            let (id, summary) = (&self.charter.agreed.id, after.course.summary());
            let sitter = NewSitter::Instead(guest.clone(), after.vacancies());
            let notices = noticing::notices(&inside, &after, std::slice::from_ref(&entry));
            let taken = self.store.take_seat_telling(id, sitter, (&entry, summary), notices).await;
            // The bot may have heard what a person has not.
            self.minds.clear();
            match self.settled(taken, after).await {
                // Something else may have happened; whether the seat is still free is seen anew.
                Err(AppError::SeatTaken) => {}
                Err(other) => return Err(other),
                Ok(()) => {
                    let mut known = Inside::clone(&self.inside());
                    known.remember(&self.store, &self.charter.agreed.id).await?;
                    self.publish(known);
                    return Ok(());
                }
            }
        }
        Err(AppError::SeatTaken)
    }
}
