//! Sitting down: invites, private links, and closing a table.

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use pages::Invitation;
use tabletop::Seat;

use super::guests::{clean, welcome};
use crate::error::AppError;
use crate::extract::{Form, Visitor};
use crate::hub::now;
use crate::state::AppState;
use crate::{answer, secret};

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/join/{token}", get(show).post(sit))
        .route("/tables/{id}/link", post(link))
        .route("/tables/{id}/close", post(close))
}

/// What a link leads to.
enum Door {
    /// An open seat.
    Invite(String, u8),
    /// A seat that is taken, for another device of the same person.
    Private(String, u8),
}

async fn door(state: &AppState, token: &str) -> Result<Door, AppError> {
    if !secret::is_token(token) {
        return Err(AppError::NoLink);
    }
    let store = state.hub.store();
    if let Some((id, seat)) = store.invite(token).await? {
        return Ok(Door::Invite(id, seat));
    }
    let (id, seat) = store.key(&secret::hash(token)).await?.ok_or(AppError::NoLink)?;
    Ok(Door::Private(id, seat))
}

async fn show(
    State(state): State<AppState>,
    Path(token): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let door = door(&state, &token).await?;
    let (Door::Invite(id, seat) | Door::Private(id, seat)) = &door;
    let room = state.hub.room(id).await?;
    let inside = room.inside();
    let names = inside.names();
    let own = match door {
        Door::Invite(..) => None,
        Door::Private(..) => names.get(usize::from(*seat)).map(String::as_str),
    };
    let game = room.title.profile().name;
    let invitation = Invitation { token: &token, game, names: &names, own, me: visitor.name() };
    Ok(answer::page(pages::join(&visitor.preferences, &invitation)))
}

async fn sit(
    State(state): State<AppState>,
    Path(token): Path<String>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let door = door(&state, &token).await?;
    let name = form.get("name").and_then(clean);
    let (id, cookies) = match door {
        Door::Invite(id, seat) => {
            let room = state.hub.room(&id).await?;
            let number = seat + 1;
            let words = visitor.preferences.words();
            let name =
                name.unwrap_or_else(|| words.with("player-number", &[("number", number.into())]));
            let (guest, cookies) = welcome(&state, &visitor, Some(&name)).await?;
            room.take_seat(guest, Seat::new(seat)).await?;
            room.settle().await;
            (id, cookies)
        }
        Door::Private(id, seat) => {
            let name = state.hub.room(&id).await?.inside().names();
            let name = name.get(usize::from(seat)).map(String::as_str);
            let name = if visitor.guest.is_some() { None } else { name };
            let (guest, cookies) = welcome(&state, &visitor, name).await?;
            // A private link works once.
            let used = state.hub.store().use_key(&secret::hash(&token)).await;
            used.map_err(|_| AppError::NoLink)?;
            state.hub.store().hold(&id, seat, guest.id).await?;
            (id, cookies)
        }
    };
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/tables/{id}"))).into_response())
}

async fn link(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    visitor.known()?;
    let room = state.hub.room(&id).await?;
    let seat = form.get("seat").and_then(|seat| seat.parse().ok());
    let seat: u8 = seat.ok_or_else(|| AppError::Bad("seat".to_owned()))?;
    if !visitor.seats(&state, &id).await?.contains(&Seat::new(seat)) {
        return Err(AppError::NotYours);
    }
    let token = secret::token()?;
    state.hub.store().add_key(&secret::hash(&token), &id, seat, now()).await?;
    let names = room.inside().names();
    let name = names.get(usize::from(seat)).map_or("", String::as_str);
    Ok(answer::page(pages::link(&visitor.preferences, &id, &token, name)))
}

async fn close(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let room = state.hub.room(&id).await?;
    room.close(visitor.known()?.clone()).await?;
    Ok(Redirect::to("/").into_response())
}
