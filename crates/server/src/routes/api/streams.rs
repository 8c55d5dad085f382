//! What happens at a table, as server-sent events.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt as _, stream};
use store::{Among, Heard, Kind};
use tabletop::{Seat, Viewer};
use tokio::sync::watch;

use super::super::talk;
use super::viewer;
use super::wire::{Entry, Since, Talked};
use crate::error::AppError;
use crate::extract::{Path, Query, Visitor};
use crate::hub::{Inside, Noted, Origin, Room};
use crate::secret;
use crate::state::AppState;

/// So many entries are told at once to whoever has been away.
const CATCH_UP: usize = 64;

/// Where in a table's entries a listener is.
struct Listener {
    /// The table, which stays open.
    room: Arc<Room>,
    viewer: Viewer,
    /// Who listens, if they are known.
    guest: Option<i64>,
    /// The session by which a player is known: when it is over, so is this.
    session: Option<(AppState, Vec<u8>)>,
    seq: i64,
    /// The number of the latest message that was told of, and whose talk it is.
    talked: i64,
    heard: Heard,
    /// What is to be told before anything is waited for.
    waiting: VecDeque<Arc<Noted>>,
    /// Whether they have been told that they hear no more as who they were.
    is_over: bool,
    latest: watch::Receiver<Arc<Inside>>,
    stopping: watch::Receiver<bool>,
}

/// What happens at a table, from now on or from an entry on.
///
/// One server-sent event an entry: `id` is its number, `data` an `Entry` as one line of JSON.
/// The stream has no end; every 20 seconds a comment shows that it lives. Who was away sends the
/// last `id` as `Last-Event-ID` and is told what was missed. Without a token one sees what
/// everybody may see. That something is said is an event `talk` without an `id`, whose `data` is a
/// `Talked`. Whoever no longer holds the seat, or is signed in no more, is told so by an event `over`,
/// with which the stream ends.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/events",
    operation_id = "follow_table",
    tag = "tables",
    params(
        ("id" = String, Path, description = "The table."),
        Since,
        ("Last-Event-ID" = Option<i64>, Header, description = "The entry after which to begin; what is no number counts as none."),
    ),
    responses(
        (status = 200, description = "The entries, one event each.", body = String, content_type = "text/event-stream"),
    ),
    security((), ("token" = []), ("cookie" = [])),
)]
pub(super) async fn events(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let (viewer, _) = viewer(&state, &id, &visitor, since.seat).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let last = last.and_then(|value| value.parse().ok()).or(since.after).unwrap_or(0);
    let (latest, stopping) = (room.watch(), state.stopping());
    let (_, heard) = talk::heard(&room, &visitor).await?;
    let talked = said(&room.inside(), heard);
    // Whoever claims to know more than has happened is told what happens from now on.
    let last = last.clamp(0, room.inside().course.seq());
    let (seq, waiting) = (last, VecDeque::new());
    let token = visitor.token.as_ref().filter(|_| visitor.device.is_some());
    let session = token.map(|token| (state.clone(), secret::hash(token)));
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let is_over = false;
    let listener = Listener {
        room,
        viewer,
        guest,
        session,
        seq,
        talked,
        heard,
        waiting,
        is_over,
        latest,
        stopping,
    };
    // What packs an answer asks once more after its end.
    let stream = stream::unfold(listener, next).fuse();
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(stream).keep_alive(alive).into_response())
}

/// The next entry for a listener: one it has missed, or the next that comes.
async fn next(mut listener: Listener) -> Option<(Result<Event, Infallible>, Listener)> {
    if listener.is_over {
        return None;
    }
    loop {
        if let Some(noted) = listener.waiting.pop_front() {
            // Whose seat another has taken hears no more for it, and comes back as a stranger.
            let is_taken = noted.kind == Kind::Among(Among::TookOver);
            if !is_known(&listener).await || is_taken && !still_sits(&listener).await {
                listener.is_over = true;
                return Some((Ok(Event::default().event("over").data("{}")), listener));
            }
            let event = told(&noted, listener.viewer);
            listener.seq = noted.seq;
            return Some((Ok(event), listener));
        }
        // Nobody who waits keeps room for what they have been told.
        listener.waiting = VecDeque::new();
        let inside = Arc::clone(&listener.latest.borrow_and_update());
        listener.waiting.extend(inside.course.told_after(listener.seq, CATCH_UP));
        if !listener.waiting.is_empty() {
            continue;
        }
        let number = said(&inside, listener.heard);
        if number > listener.talked {
            listener.talked = number;
            let talked = serde_json::to_string(&Talked { number }).expect("plain data");
            return Some((Ok(Event::default().event("talk").data(talked)), listener));
        }
        drop(inside);
        tokio::select! {
            changed = listener.latest.changed() => changed.ok()?,
            // Whoever listens comes back to the next server, and catches up there.
            _ = listener.stopping.wait_for(|stops| *stops) => return None,
        }
    }
}

/// Whether whoever listens is still who they were: whoever cannot be told from a stranger is one.
async fn is_known(listener: &Listener) -> bool {
    let Some((state, hash)) = &listener.session else { return true };
    matches!(state.hub.known(hash.clone()).await, Ok(Some(_)))
}

/// Whether whoever listens still holds the seat with whose eyes they do.
async fn still_sits(listener: &Listener) -> bool {
    let Viewer::Player(seat) = listener.viewer else { return true };
    let Some(guest) = listener.guest else { return false };
    listener.room.held(guest).await.is_ok_and(|held| held.contains(&seat))
}

/// The number of the latest message.
fn said(inside: &Inside, heard: Heard) -> i64 {
    let [played, watched] = inside.talked;
    match heard {
        Heard::Players => played,
        Heard::Watchers => watched,
        Heard::Both => played.max(watched),
    }
}

fn told(noted: &Noted, viewer: Viewer) -> Event {
    let entry = serde_json::to_string(&entry(noted, viewer)).expect("plain data can be written");
    Event::default().id(noted.seq.to_string()).data(entry)
}

/// An entry as `viewer` may know it: what happened, never the bare action of
/// another seat, and no mark of the true position.
pub(super) fn entry(noted: &Noted, viewer: Viewer) -> Entry {
    let mine = noted.seat.is_some_and(|seat| viewer == Viewer::Player(Seat::new(seat)));
    let mut entry = Entry {
        seq: noted.seq,
        kind: noted.kind.key(),
        seat: noted.seat,
        ply: noted.ply,
        at: noted.at,
        events: noted.happened.as_ref().map(|told| told.events(viewer)).unwrap_or_default(),
        action: None,
        to: None,
        of: None,
        name: None,
        about: None,
    };
    match noted.kind {
        Kind::Move if mine => entry.action = Some(noted.body()),
        Kind::Undo => entry.to = noted.body()["to"].as_i64(),
        Kind::Redo | Kind::Withdraw => entry.of = noted.body()["of"].as_i64(),
        Kind::Seated => entry.name = noted.body()["name"].as_str().map(str::to_owned),
        // What people settle among each other everybody may know.
        Kind::Among(_) | Kind::Closed => entry.about = Some(noted.body()),
        Kind::Opened => entry.about = Origin::read(&noted.body()).map(|origin| origin.told()),
        Kind::Move | Kind::Chance => {}
    }
    entry
}
