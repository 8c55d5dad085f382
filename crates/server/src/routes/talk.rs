//! What is said at tables, and what people note for themselves.

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::Markup;
use pages::{LONGEST_NOTE, LONGEST_SAID, Said, Speaks, Talk, mentioned};
use serde::Deserialize;
use store::{Guest, Heard, Message, NewMessage};
use tabletop::Seat;

use super::names::plain;
use crate::answer;
use crate::error::AppError;
use crate::extract::{Form, Path, Query, Visitor};
use crate::hub::Room;
use crate::state::AppState;

/// So much of it is shown.
const SHOWN: i64 = 100;
/// Where notes are kept, and how large the body of such a request may be: every letter takes up to
/// twelve, and one that is too long is shown again as far as it is not much too long.
const NOTE: (&str, usize) = ("/tables/{id}/note", 256 * 1024);

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}/talk", get(show).post(say))
        .route("/tables/{id}/talk/{number}", post(complain))
        .route("/tables/{id}/unmute", post(unmute))
        .route(NOTE.0, post(note).layer(DefaultBodyLimit::max(NOTE.1)))
}

/// How large the body of a request to a route may be, if that is more than elsewhere.
pub(crate) fn largest_body(route: &str) -> Option<usize> {
    (route == NOTE.0).then_some(NOTE.1)
}

/// What somebody may read at a table: what those say who play, and what those say who watch if they
/// are known and do not play, or nothing is hidden from those who do.
pub(super) async fn heard(room: &Room, visitor: &Visitor) -> Result<(Vec<Seat>, Heard), AppError> {
    let held = match &visitor.guest {
        Some(guest) => room.held(guest.id).await?,
        None => Vec::new(),
    };
    let known = visitor.device.is_some();
    let both = room.inside().hears_watchers(&held, known, room.has_secrets());
    Ok((held, if both { Heard::Both } else { Heard::Players }))
}

async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(done): Query<Done>,
) -> Result<Response, AppError> {
    Ok(answer::page(page(&state, &id, &visitor, (None, done.reported.is_some())).await?))
}

/// What has just been done.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Done {
    reported: Option<String>,
}

/// The page, with a note that is too long to be kept, and whether a message was just reported.
async fn page(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    (unkept, reported): (Option<&str>, bool),
) -> Result<Markup, AppError> {
    let room = visitor.room(state, id).await?;
    let (held, heard) = heard(&room, visitor).await?;
    let (store, guest) = (state.hub.store(), visitor.guest.as_ref().map(|guest| guest.id));
    let players = store.talk(id, Heard::Players, guest, (i64::MAX, SHOWN)).await?;
    let watchers = match heard {
        Heard::Both => Some(store.talk(id, Heard::Watchers, guest, (i64::MAX, SHOWN)).await?),
        Heard::Players | Heard::Watchers => None,
    };
    let said = |all: Vec<Message>| all.into_iter().map(|one| said(one, guest)).collect::<Vec<_>>();
    let (players, watchers) = (said(players), watchers.map(said));
    let (note, muted) = match guest {
        Some(guest) => (Some(store.jotting(guest, id).await?), store.muted(guest).await?),
        None => (None, Vec::new()),
    };
    let talk = Talk {
        id,
        game: room.title.profile().name,
        players: &players,
        watchers: watchers.as_deref(),
        names: &room.inside().names(),
        speaks: speaks(state, visitor, &held).await?,
        note,
        unkept,
        muted: &muted,
        talked: room.inside().talked,
        players_hear: players_hear(&room),
        reported,
        now: state.hub.now(),
    };
    Ok(pages::talk(&visitor.preferences, &talk))
}

fn said(message: Message, reader: Option<i64>) -> Said {
    Said {
        is_mine: reader == Some(message.guest),
        number: message.number,
        seat: message.seat,
        name: message.name,
        text: message.said,
        at: message.at,
    }
}

/// Whether those who play may read what those who watch say.
fn players_hear(room: &Room) -> bool {
    room.inside().hears_watchers(&[Seat::new(0)], true, room.has_secrets())
}

/// As what a visitor may say something.
async fn speaks(state: &AppState, visitor: &Visitor, held: &[Seat]) -> Result<Speaks, AppError> {
    let Some(guest) = &visitor.guest else { return Ok(Speaks::Unknown) };
    if state.hub.store().is_silenced(guest.id).await? {
        return Ok(Speaks::Silenced);
    }
    let seats: Vec<u8> = held.iter().filter_map(|seat| u8::try_from(seat.index()).ok()).collect();
    Ok(if !seats.is_empty() {
        Speaks::For(seats)
    } else if visitor.device.is_some() {
        Speaks::Watching
    } else {
        Speaks::Unknown
    })
}

/// Says something for a visitor; its number.
pub(super) async fn speak(
    state: &AppState,
    visitor: &Visitor,
    room: &Room,
    (typed, seat): (&str, Option<u8>),
) -> Result<i64, AppError> {
    let guest: &Guest = visitor.known()?;
    let held = room.held(guest.id).await?;
    let seat = match speaks(state, visitor, &held).await? {
        Speaks::For(seats) => match seat {
            Some(seat) if !seats.contains(&seat) => return Err(AppError::NotYours),
            seat => seat.or(seats.first().copied()),
        },
        Speaks::Watching if seat.is_some() => return Err(AppError::NotYours),
        Speaks::Watching => None,
        Speaks::Unknown => return Err(AppError::NoSeat),
        Speaks::Silenced => return Err(AppError::Silenced),
    };
    let said = plain(typed);
    if said.is_empty() || typed.chars().count() > LONGEST_SAID {
        return Err(AppError::Unsaid);
    }
    state.rates.talk(guest.id)?;
    let names = room.inside().names();
    let own = seat.and_then(|seat| names.get(usize::from(seat)));
    let name = own.unwrap_or(&guest.name).clone();
    // Those who play are not called by those whom they may not read.
    let calls = seat.is_some() || players_hear(room);
    let mentions = if calls { mentioned(&said, &names) } else { Vec::new() };
    let message = NewMessage { guest: guest.id, seat, name, said, at: state.hub.now(), mentions };
    let number = room.say(message).await?;
    state.hub.told().notify_one();
    Ok(number)
}

async fn say(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let seat = match form.get("seat") {
        Some(seat) => Some(seat.parse().map_err(|_| AppError::Bad("seat".to_owned()))?),
        None => None,
    };
    speak(&state, &visitor, &room, (form.get("said").unwrap_or_default(), seat)).await?;
    Ok(back(&id))
}

fn back(id: &str) -> Response {
    Redirect::to(&format!("/tables/{id}/talk")).into_response()
}

/// Somebody does not want to read whoever said something, or thinks that the host should read it.
async fn complain(
    State(state): State<AppState>,
    Path((id, number)): Path<(String, i64)>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let guest = visitor.known()?.id;
    let room = visitor.room(&state, &id).await?;
    let (_, heard) = heard(&room, &visitor).await?;
    let store = state.hub.store();
    let message = store.message(&id, number).await?;
    // Nobody learns whether there is something that they may not read.
    let message = message.filter(|message| message.seat.is_some() || heard == Heard::Both);
    let message = message.ok_or(AppError::NotFound)?;
    match form.get("do").unwrap_or_default() {
        "mute" if message.guest != guest => store.mute(guest, message.guest, true).await?,
        "report" => {
            state.rates.talk(guest)?;
            store.report(&id, number, guest, state.hub.now()).await?;
            let said = format!("/tables/{id}/talk?reported=yes");
            return Ok(Redirect::to(&said).into_response());
        }
        other => return Err(AppError::Bad(other.to_owned())),
    }
    Ok(back(&id))
}

async fn unmute(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let guest = visitor.known()?.id;
    let muted = form.get("guest").and_then(|muted| muted.parse().ok());
    let muted = muted.ok_or_else(|| AppError::Bad("guest".to_owned()))?;
    state.hub.store().mute(guest, muted, false).await?;
    Ok(back(&id))
}

/// What somebody notes for themselves; nobody else is shown it.
async fn note(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, AppError> {
    let guest = visitor.known()?.id;
    // A table that is not there has no notes.
    visitor.room(&state, &id).await?;
    let note = form.get("note").unwrap_or_default().replace("\r\n", "\n");
    if note.chars().count() > LONGEST_NOTE {
        if !answer::is_page_wanted(&headers) {
            return Err(AppError::TooLarge);
        }
        let page = page(&state, &id, &visitor, (Some(&note), false)).await?;
        return Ok((StatusCode::PAYLOAD_TOO_LARGE, answer::page(page)).into_response());
    }
    state.hub.store().jot(guest, &id, note.trim()).await?;
    Ok(back(&id))
}
