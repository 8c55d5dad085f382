//! Sitting down: invites, private links, and closing a table.

use axum::Router;
use axum::extract::State;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use pages::{Invitation, Preferences};
use serde::Deserialize;
use store::Guest;
use tabletop::Seat;

use super::guests::{first_cookie, welcome};
use super::names::{Changed, clean};
use super::sleeping::let_sleep;
use crate::error::AppError;
use crate::extract::{Form, Path, Query, Visitor};
use crate::hub::{Arrival, Closer, Room};
use crate::records;
use crate::state::AppState;
use crate::{answer, secret};

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/join/{token}", get(show).post(sit))
        .route("/tables/{id}/seats/{seat}", post(arrange))
        .route("/tables/{id}/link", post(link))
        .route("/tables/{id}/close", post(close))
}

/// A private link works for a day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// What a link leads to.
enum Door {
    /// An open seat.
    Invite,
    /// The seat of a running game whose person did not come.
    Vacant,
    /// A seat that this visitor has already taken by it.
    Taken,
    /// A seat that is taken, for another device of the same person.
    Private,
}

/// What a link leads to, and where.
struct Way {
    door: Door,
    id: String,
    seat: u8,
}

async fn way(state: &AppState, token: &str, visitor: &Visitor) -> Result<Way, AppError> {
    if let Some((id, rest)) = token.split_once('.') {
        return vacant_way(state, (id, rest, token), visitor).await;
    }
    if !secret::is_token(token) {
        return Err(AppError::NoLink);
    }
    let store = state.hub.store();
    if let Some((id, seat)) = store.invite(token).await? {
        return Ok(Way { door: Door::Invite, id, seat });
    }
    if let Some((id, seat)) = store.used_invite(token).await? {
        // What was written a moment ago counts, also where the table has not told it yet.
        let mine = match asking(state, visitor).await? {
            Some(guest) => store.held(&id, guest).await?.contains(&seat),
            None => false,
        };
        let way = Way { door: Door::Taken, id, seat };
        return if mine { Ok(way) } else { Err(AppError::NoLink) };
    }
    let link = store.key(&secret::hash(token)).await?.ok_or(AppError::NoLink)?;
    let me = asking(state, visitor).await?;
    if !is_fresh(link.created_at, state.hub.now()) {
        return Err(AppError::LinkExpired);
    }
    if link.guest.is_some() && link.guest != me {
        return Err(AppError::NoLink);
    }
    Ok(Way { door: Door::Private, id: link.table, seat: link.seat })
}

/// Where a link leads that others share whose game goes on without somebody.
async fn vacant_way(
    state: &AppState,
    (id, rest, token): (&str, &str, &str),
    visitor: &Visitor,
) -> Result<Way, AppError> {
    let seat = rest.split('.').next().and_then(|seat| seat.parse::<u8>().ok());
    let seat = seat.ok_or(AppError::NoLink)?;
    let room = state.hub.room(id).await.map_err(|_| AppError::NoLink)?;
    let way = |door| Ok(Way { door, id: id.to_owned(), seat });
    let inside = room.inside();
    let mut offers = records::offers(&room, &inside);
    let right = offers.find(|(offered, _)| offered.index() == usize::from(seat));
    if right.is_some_and(|(_, right)| secret::hash(&right) == secret::hash(token)) {
        return way(Door::Vacant);
    }
    // Whoever clicks twice has the seat already.
    let me = asking(state, visitor).await?;
    let mine = match me {
        Some(guest) => room.held(guest).await?.contains(&Seat::new(seat)),
        None => false,
    };
    if mine { way(Door::Taken) } else { Err(AppError::NoLink) }
}

/// The guest who asks: of two clicks the first may have made the guest after the second came in.
async fn asking(state: &AppState, visitor: &Visitor) -> Result<Option<i64>, AppError> {
    if let (None, Some(token)) = (&visitor.guest, &visitor.token) {
        let known = state.hub.known(secret::hash(token)).await?;
        return Ok(known.map(|known| known.guest.id));
    }
    Ok(visitor.guest.as_ref().map(|guest| guest.id))
}

/// Whether a private link still works. One that was made while the clock was ahead does
/// not work for as long as the clock was wrong: another can be made.
const fn is_fresh(made: i64, now: i64) -> bool {
    made.abs_diff(now) <= DAY.unsigned_abs()
}

/// Shows what a link leads to, and gives a cookie to whoever has none: it is there
/// before a seat is taken, and counts at every node. Nothing is taken, and nobody is written down.
async fn show(
    State(state): State<AppState>,
    Path(token): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let Way { door, id, seat } = way(&state, &token, &visitor).await?;
    let room = state.hub.room(&id).await?;
    let names = room.inside().names();
    let own = match door {
        Door::Taken => return Ok(to_table(&id)),
        Door::Invite | Door::Vacant => None,
        Door::Private => names.get(usize::from(seat)).map(String::as_str),
    };
    let already = own.is_none() && !visitor.seats(&state, &id).await?.is_empty();
    let (title, me) = (room.title, visitor.name());
    let instead = names.get(usize::from(seat)).filter(|_| matches!(door, Door::Vacant));
    let instead = instead.map(String::as_str);
    let terms = records::terms(&room);
    let invitation =
        Invitation { token: &token, title, names: &names, own, instead, terms, me, already };
    let page = answer::page(pages::join(&visitor.preferences, &invitation));
    Ok((AppendHeaders(first_cookie(&state, &visitor).await?), page).into_response())
}

/// Whether a cookie was given on the way.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    cookie: Option<u8>,
}

async fn sit(
    State(state): State<AppState>,
    Path(token): Path<String>,
    visitor: Visitor,
    Query(given): Query<Given>,
    form: Form,
) -> Result<Response, AppError> {
    let Way { door, id, seat } = way(&state, &token, &visitor).await?;
    let room = state.hub.room(&id).await?;
    if visitor.token.is_none() {
        // Whoever loses the answer could never come back to a seat taken now.
        if given.cookie.is_some() {
            return Err(AppError::NoCookie);
        }
        let again = Redirect::temporary(&format!("/join/{token}?cookie=1"));
        return Ok((AppendHeaders(first_cookie(&state, &visitor).await?), again).into_response());
    }
    match door {
        Door::Taken => {}
        door @ (Door::Invite | Door::Vacant) => {
            let changed = take(&state, &visitor, &room, (door, token, seat), &form).await?;
            let table = format!("/tables/{id}{}", changed.query());
            return Ok(Redirect::to(&table).into_response());
        }
        Door::Private => {
            let names = room.inside().names();
            let name = names.get(usize::from(seat)).filter(|_| visitor.guest.is_none());
            let (guest, _) = welcome(&state, &visitor, name.map(String::as_str)).await?;
            let hash = secret::hash(&token);
            room.admit(Arrival {
                guest: guest.id,
                hash,
                since: state.hub.now().saturating_sub(DAY),
            })
            .await?;
        }
    }
    Ok(to_table(&id))
}

/// Takes an open seat by its link, unless the visitor sits at the table already and wants
/// no second seat; who clicks twice gets the seat twice.
async fn take(
    state: &AppState,
    visitor: &Visitor,
    room: &Room,
    (door, token, seat): (Door, String, u8),
    form: &Form,
) -> Result<Changed, AppError> {
    let typed = clean(form.get("name").unwrap_or_default());
    let words = visitor.preferences.words();
    let number = || words.with("player-number", &[("number", (seat + 1).into())]);
    let name = typed.given().map_or_else(number, str::to_owned);
    // Whoever is known keeps their name until they have the seat.
    let first = visitor.guest.is_none().then_some(name.as_str());
    let (guest, _) = welcome(state, visitor, first).await?;
    let (known, guest) = (guest.name, Guest { id: guest.id, name });
    let also = form.get("also") == Some("yes");
    let mut changed = Changed::default();
    let is_new = if matches!(door, Door::Vacant) {
        room.take_over(guest.clone(), Seat::new(seat), token).await?;
        true
    } else {
        room.take_seat(guest.clone(), token, Seat::new(seat), also).await?
    };
    if is_new {
        changed.note(usize::from(seat), &typed);
        if room.inside().names().get(usize::from(seat)) != Some(&guest.name) {
            changed.note_apart(usize::from(seat));
        }
        let_sleep(state, room).await?;
        if guest.name != known {
            state.hub.guests().rename(guest.id, guest.name).await?;
        }
    }
    room.settle().await;
    Ok(changed)
}

fn to_table(id: &str) -> Response {
    Redirect::to(&format!("/tables/{id}")).into_response()
}

/// What the maker does with an open seat: renews or withdraws its link, or gives it
/// to a bot.
async fn arrange(
    State(state): State<AppState>,
    Path((id, seat)): Path<(String, u8)>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    if visitor.known()?.id != room.inside().maker {
        return Err(AppError::NotMaker);
    }
    if seat >= room.setup.players {
        return Err(AppError::NoSuchSeat);
    }
    let seat = Seat::new(seat);
    match form.get("do").unwrap_or_default() {
        "renew" => room.invite(Some(secret::token()?), seat).await?,
        "withdraw" => room.invite(None, seat).await?,
        other => {
            let bot = other.strip_prefix("bot:").unwrap_or_default();
            let known = room.title.bots().into_iter().find(|known| *known == bot);
            let bot = known.ok_or_else(|| AppError::Bad(format!("{other:?}")))?;
            room.appoint(bot, seat).await?;
            room.settle().await;
        }
    }
    Ok(to_table(&id))
}

async fn link(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    visitor.known()?;
    let room = visitor.room(&state, &id).await?;
    let seat = form.get("seat").and_then(|seat| seat.parse().ok());
    let seat: u8 = seat.ok_or_else(|| AppError::Bad("seat".to_owned()))?;
    if !visitor.seats(&state, &id).await?.contains(&Seat::new(seat)) {
        return Err(AppError::NotYours);
    }
    let token = secret::token()?;
    state.hub.store().add_key(&secret::hash(&token), &id, seat, state.hub.now()).await?;
    let names = room.inside().names();
    let name = names.get(usize::from(seat)).map_or("", String::as_str);
    // Whoever changes language or light goes on at an address that can be asked for.
    let here = format!("/tables/{id}");
    let preferences = Preferences { here, ..visitor.preferences.clone() };
    Ok(answer::page(pages::link(&preferences, &id, &token, name)))
}

async fn close(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    room.close(Closer::Maker(visitor.known()?.clone())).await?;
    Ok(Redirect::to("/").into_response())
}
