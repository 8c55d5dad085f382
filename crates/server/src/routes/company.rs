//! Who is asked to sit down, and the same company once more.

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use pages::Accord;
use store::{Guest, Occupant, SeatRecord};
use tabletop::Seat;

use super::people::folded;
use super::sleeping::let_sleep;
use crate::error::AppError;
use crate::extract::{Form, Path, Visitor};
use crate::hub::{Inside, Order, Room, Sitter};
use crate::secret;
use crate::state::AppState;

/// So many people are offered to be asked: those met last.
pub(super) const MOST_MET: i64 = 24;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}/again", post(again))
        .route("/tables/{id}/ask", post(ask))
        .route("/tables/{id}/accept", post(accept))
        .route("/tables/{id}/decline", post(decline))
}

/// Makes the rematch of a table, unless somebody has; whoever clicks sits down there.
async fn again(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let held = visitor.seated_at(&room).await?;
    let guest = visitor.known()?.clone();
    if !room.inside().is_over() {
        return Err(AppError::NotNow);
    }
    let known = state.hub.store().rematch(&id).await?;
    let again = if let Some(again) = known {
        again
    } else {
        state.rates.table(visitor.from, guest.id)?;
        let order = rematch(&state, &room, (&guest, &held)).await?;
        match state.hub.make(&guest, order).await {
            // Of two clicks at once one makes it.
            Err(AppError::NotNow) => {
                state.hub.store().rematch(&id).await?.ok_or(AppError::NotNow)?
            }
            made => made?,
        }
    };
    let room = state.hub.room(&again).await?;
    if room.held(guest.id).await?.is_empty() {
        match sit(&state, &room, &guest, &visitor).await {
            // Whoever has declined, or comes too late, sees who plays.
            Ok(()) | Err(AppError::NoSeat | AppError::SeatTaken | AppError::Closed) => {}
            Err(other) => return Err(other),
        }
    }
    room.settle().await;
    Ok(Redirect::to(&format!("/tables/{again}")).into_response())
}

/// The same table once more, everybody a seat further.
async fn rematch(
    state: &AppState,
    room: &Room,
    (guest, held): (&Guest, &[Seat]),
) -> Result<Order, AppError> {
    let (inside, agreed) = (room.inside(), &room.agreed);
    let holders = state.hub.store().holders(&agreed.id).await?;
    let mut sitters: Vec<Sitter> = Vec::new();
    for record in inside.seats.iter() {
        let theirs =
            || holders.iter().find(|(seat, other)| *seat == record.seat && *other != guest.id);
        let is_mine = held.contains(&Seat::new(record.seat));
        sitters.push(match &record.occupant {
            Occupant::Bot(level) => Sitter::Bot(level.clone()),
            Occupant::Person | Occupant::Guest if is_mine => Sitter::Here(record.name.clone()),
            Occupant::Person | Occupant::Guest | Occupant::Open(_) => {
                theirs().map_or(Sitter::Open, |(_, guest)| Sitter::Invited(*guest))
            }
        });
    }
    sitters.rotate_right(1);
    Ok(Order {
        title: room.title,
        setup: room.setup.clone(),
        printed: room.printed(),
        sitters,
        aids: agreed.aids,
        strict: agreed.strict,
        listed: None,
        // It is offered to those who were there, and to nobody else.
        accord: Accord { listed: false, ..*inside.course.house().accord() },
        again: Some(agreed.id.clone()),
        prelude: None,
    })
}

/// The open seats of a table.
fn vacant(inside: &Inside) -> impl Iterator<Item = &SeatRecord> {
    inside.seats.iter().filter(|seat| matches!(seat.occupant, Occupant::Open(_)))
}

/// Seats somebody who is asked: in the seats that are meant for them, or in another if that is
/// taken.
async fn sit(
    state: &AppState,
    room: &Room,
    guest: &Guest,
    visitor: &Visitor,
) -> Result<(), AppError> {
    let asked = state.hub.store().asked_to(&room.agreed.id).await?;
    let mut seats: Vec<u8> =
        asked.iter().filter(|(_, whom, _)| *whom == guest.id).map(|(seat, ..)| *seat).collect();
    if seats.is_empty() {
        return Err(AppError::NoSeat);
    }
    let inside = room.inside();
    seats.retain(|seat| vacant(&inside).any(|record| record.seat == *seat));
    if seats.is_empty() {
        // Seats that are meant for others come last.
        let free = |record: &&SeatRecord| !asked.iter().any(|(seat, ..)| *seat == record.seat);
        let other = vacant(&inside).find(free).or_else(|| vacant(&inside).next());
        seats.extend(other.map(|record| record.seat));
    }
    if seats.is_empty() {
        return Err(AppError::SeatTaken);
    }
    for seat in seats {
        take(room, guest, visitor, seat).await?;
    }
    let_sleep(state, room).await
}

async fn take(room: &Room, guest: &Guest, visitor: &Visitor, seat: u8) -> Result<(), AppError> {
    let words = visitor.preferences.words();
    let number = || words.with("player-number", &[("number", (seat + 1).into())]);
    let name = if guest.name.is_empty() { number() } else { guest.name.clone() };
    let inside = room.inside();
    let link = match inside.seats.get(usize::from(seat)).map(|record| &record.occupant) {
        Some(Occupant::Open(Some(link))) => link.clone(),
        Some(Occupant::Open(None)) => {
            let link = secret::token()?;
            room.invite(Some(link.clone()), Seat::new(seat)).await?;
            link
        }
        Some(Occupant::Person | Occupant::Guest | Occupant::Bot(_)) | None => {
            return Err(AppError::SeatTaken);
        }
    };
    let guest = Guest { id: guest.id, name };
    room.take_seat(guest, link, Seat::new(seat), true).await.map(drop)
}

/// Whoever is asked sits down.
async fn accept(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let guest = visitor.known()?.clone();
    let room = visitor.room(&state, &id).await?;
    if room.held(guest.id).await?.is_empty() {
        sit(&state, &room, &guest, &visitor).await?;
        room.settle().await;
    }
    Ok(Redirect::to(&format!("/tables/{id}")).into_response())
}

/// Whoever is asked does not want to.
async fn decline(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let guest = visitor.known()?.id;
    let room = visitor.room(&state, &id).await?;
    room.decline(guest).await?;
    Ok(Redirect::to("/").into_response())
}

/// The maker of a table asks somebody to an open seat that is meant for nobody yet.
async fn ask(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let guest = visitor.known()?.id;
    let room = visitor.room(&state, &id).await?;
    let inside = room.inside();
    if guest != inside.maker {
        return Err(AppError::NotMaker);
    }
    let store = state.hub.store();
    let whom = met(&state, guest, form.get("name").unwrap_or_default()).await?;
    let asked = store.asked_to(&id).await?;
    let seat = vacant(&inside).find(|record| !asked.iter().any(|(seat, ..)| *seat == record.seat));
    let is_here = !store.held(&id, whom).await?.is_empty();
    if !is_here && !asked.iter().any(|(_, other, _)| *other == whom) {
        let seat = seat.ok_or(AppError::SeatTaken)?.seat;
        room.ask_to(seat, (whom, guest)).await?;
        state.hub.told().notify_one();
    }
    Ok(Redirect::to(&format!("/tables/{id}")).into_response())
}

/// Whom the maker of a table may ask to it: those they have played with, and who are neither there
/// nor asked already.
pub(super) async fn to_ask(state: &AppState, inside: &Inside) -> Result<Vec<String>, AppError> {
    let met = state.hub.store().met(inside.maker, MOST_MET).await?;
    let there = |guest: i64, name: &str| {
        inside.asked.iter().any(|(_, asked, _)| *asked == guest)
            || inside.seats.iter().any(|seat| seat.name == name)
    };
    Ok(met.into_iter().filter(|(guest, name)| !there(*guest, name)).map(|(_, name)| name).collect())
}

/// Somebody with whom the guest has played, by their name.
pub(super) async fn met(state: &AppState, guest: i64, name: &str) -> Result<i64, AppError> {
    let account = state.hub.store().account(&folded(name)).await?;
    let known = state.hub.store().met(guest, i64::MAX).await?;
    let known = |other: i64| known.iter().any(|(met, _)| *met == other);
    account.map(|account| account.guest).filter(|other| known(*other)).ok_or(AppError::NotMet)
}
