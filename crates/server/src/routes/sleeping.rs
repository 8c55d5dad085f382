//! Hours in which people sleep, put to tables at which days are counted.

use pages::Pace;
use tabletop::Seat;

use crate::error::AppError;
use crate::hub::{Nights, Room, Wish};
use crate::state::AppState;

/// Where days are counted, everybody's clock stands still at the hours that they have said to sleep
/// in: as soon as the game has begun. That they cannot be noted keeps nobody from playing.
pub(super) async fn let_sleep(state: &AppState, room: &Room) -> Result<(), AppError> {
    let by_days = matches!(room.inside().course.house().accord().pace, Pace::Turns { .. });
    if !by_days || !room.inside().course.is_running() {
        return Ok(());
    }
    for (seat, guest) in state.hub.store().holders(&room.agreed.id).await? {
        let seat = Seat::new(seat);
        let hours = state.hub.store().sleep(guest).await?;
        let hours = hours.and_then(|(from, length)| Nights::new(from, length));
        if hours.is_some() && room.inside().course.house().nights(seat).is_none() {
            let _ = room.wish(seat, Wish::Nights(hours)).await;
        }
    }
    Ok(())
}
