//! What seats decide ahead of time.

use tabletop::Seat;

use super::super::inside::Inside;
use super::Keeper;
use crate::error::AppError;

impl Keeper {
    pub(super) async fn intend(
        &mut self,
        seat: Seat,
        intent: Option<String>,
    ) -> Result<(), AppError> {
        self.is_going_on()?;
        if intent.as_ref().is_some_and(|intent| !self.is_open(seat, intent)) {
            return Err(AppError::Late);
        }
        self.note_intent(seat, intent).await
    }

    /// Whether `seat` may decide so ahead of time.
    fn is_open(&self, seat: Seat, intent: &str) -> bool {
        let inside = self.inside();
        let aids = inside.course.table().aids().filter(|_| self.charter.agreed.aids);
        aids.is_some_and(|aids| aids.takes(seat, intent))
    }

    pub(super) async fn note_intent(
        &mut self,
        seat: Seat,
        intent: Option<String>,
    ) -> Result<(), AppError> {
        let number = u8::try_from(seat.index()).map_err(AppError::internal)?;
        self.store.intend(&self.charter.agreed.id, number, intent.as_deref()).await?;
        let mut inside = Inside::clone(&self.inside());
        inside.intents.retain(|(whose, _)| *whose != seat);
        inside.intents.extend(intent.map(|intent| (seat, intent)));
        inside.changes += 1;
        self.publish(inside);
        Ok(())
    }

    /// What no longer holds ends, and its player is told why until they decide again.
    pub(super) async fn end_intents(&mut self, seats: &[Seat]) -> Result<(), AppError> {
        for &seat in seats {
            let inside = self.inside();
            let aids = inside.course.table().aids();
            let told = inside.intent(seat).zip(aids).map(|(intent, aids)| aids.ended(seat, intent));
            self.note_intent(seat, told).await?;
        }
        Ok(())
    }

    pub(super) async fn drop_intents(&mut self, seats: &[Seat]) -> Result<(), AppError> {
        for &seat in seats {
            if self.inside().intent(seat).is_some() {
                self.note_intent(seat, None).await?;
            }
        }
        Ok(())
    }
}
