//! What happens in the company of a table and is no entry: who is asked, and what is said.

use store::{Store, StoreError};

use super::super::command::Social;
use super::super::inside::Inside;
use super::{Keeper, TRIES};
use crate::error::AppError;

impl Keeper {
    /// Writes it, and has everybody here and on other nodes told that something has changed.
    pub(super) async fn socialize(&mut self, social: Social) -> Result<i64, AppError> {
        for _ in 0..TRIES {
            let now = self.means.clock.now();
            match write(&self.store, &self.charter.agreed.id, &social, now).await {
                // Somebody has spoken at the same time elsewhere.
                Err(StoreError::Conflict) => drop(self.catch_up().await?),
                written => {
                    let number = written?;
                    self.note_social(&social, number).await?;
                    return Ok(number);
                }
            }
        }
        Err(AppError::NotNow)
    }

    async fn note_social(&mut self, social: &Social, number: i64) -> Result<(), AppError> {
        let mut inside = Inside::clone(&self.inside());
        match social {
            Social::Ask(..) | Social::Decline(_) => {
                let id = &self.charter.agreed.id;
                inside.asked = self.store.asked_to(id).await?.into();
                inside.declined = self.store.declined(id).await?.into();
            }
            Social::Say(message) => {
                let heard = usize::from(message.seat.is_none());
                inside.talked[heard] = inside.talked[heard].max(number);
            }
            Social::Settle(..) => {}
        }
        inside.changes += 1;
        self.publish(inside);
        Ok(())
    }
}

async fn write(store: &Store, id: &str, social: &Social, now: i64) -> store::Result<i64> {
    match social {
        Social::Ask(seat, guest, by) => store.ask(id, *seat, (*guest, *by), now).await.map(|()| 0),
        Social::Decline(guest) => store.decline(id, *guest).await.map(|()| 0),
        Social::Say(message) => store.say_at(id, message.clone()).await,
        Social::Settle(number, hide) => store.settle_report(id, *number, *hide).await.map(|()| 0),
    }
}
