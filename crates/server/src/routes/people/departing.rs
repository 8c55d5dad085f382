//! Whoever deletes their account leaves no table waiting for them.

use store::Guest;
use tabletop::Seat;

use crate::error::AppError;
use crate::hub::{Closer, Wish};
use crate::state::AppState;

/// Gives up wherever others sit as well, so that bots play on, and ends what is nobody else's.
pub(super) async fn depart(state: &AppState, guest: &Guest) -> Result<(), AppError> {
    for id in state.hub.store().going_on(guest.id).await? {
        // At one that cannot be read nobody waits.
        let Ok(room) = state.hub.room(&id).await else { continue };
        let holders = state.hub.store().holders(&id).await?;
        let is_others = |seat| holders.iter().any(|&(at, who)| at == seat && who != guest.id);
        let is_alone = holders.iter().all(|&(_, who)| who == guest.id);
        if is_alone && room.close(Closer::Maker(guest.clone())).await.is_ok() {
            continue;
        }
        let own = holders.iter().filter(|&&(seat, who)| who == guest.id && !is_others(seat));
        // Where a bot plays instead of whoever did not come, nobody is there to have it closed: then
        // bots play it to its end.
        let closing = own.clone().filter(|_| is_alone).map(|&(seat, _)| (seat, Wish::Close(true)));
        let bot = room.title.usual_bot();
        let leaving = own.map(|&(seat, _)| (seat, Wish::Leave(bot.to_owned())));
        for (seat, wish) in closing.chain(leaving) {
            match room.wish(Seat::new(seat), wish).await {
                // It has just ended, or all have agreed.
                Ok(()) | Err(AppError::NotNow | AppError::Closed) => {}
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}
