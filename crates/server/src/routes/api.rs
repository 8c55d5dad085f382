//! The same as the pages, as JSON for programs.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use store::Kind;
use tabletop::{Seat, Turn, Viewer};
use title::Imprint;
use tokio::sync::watch;

use crate::error::AppError;
use crate::extract::{Json, Path, Query, Visitor};
use crate::hub::{Acted, Asked, Inside, Noted, Room, Wanted};
use crate::state::AppState;

/// So many entries are told at once to whoever has been away.
const CATCH_UP: usize = 64;
/// A client's own name for a request is no longer than this.
const LONGEST_REQUEST: usize = 64;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/v1/tables/{id}", get(view))
        .route("/api/v1/tables/{id}/moves", post(act))
        .route("/api/v1/tables/{id}/events", get(events))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
}

/// Whose eyes to look with, and from where on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Whose {
    seat: Option<u8>,
    after: Option<i64>,
}

/// The process answers.
async fn healthz() -> &'static str {
    "ok\n"
}

/// The store takes writes.
async fn readyz(State(state): State<AppState>) -> Result<&'static str, AppError> {
    state.hub.store().probe().await?;
    Ok("ok\n")
}

/// The viewer that a visitor may be: the seat asked for, their only one, or everybody.
async fn viewer(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    seat: Option<u8>,
) -> Result<(Viewer, Vec<Seat>), AppError> {
    let held = visitor.seats(state, id).await?;
    let viewer = match (seat, held.as_slice()) {
        (Some(seat), _) => Viewer::Player(visitor.own(state, id, seat).await?),
        (None, [only]) => Viewer::Player(*only),
        (None, _) => Viewer::Public,
    };
    Ok((viewer, held))
}

async fn view(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(whose): Query<Whose>,
) -> Result<Json<Value>, AppError> {
    let room = state.hub.room(&id).await?;
    let (viewer, held) = viewer(&state, &id, &visitor, whose.seat).await?;
    let inside = room.inside();
    let course = &inside.course;
    let seat = match viewer {
        Viewer::Player(seat) => Some(seat),
        Viewer::Public => None,
    };
    let decision = seat.and_then(|seat| course.question(seat));
    let asked = seat.filter(|_| decision.is_some());
    Ok(Json(json!({
        "id": id,
        "game": room.agreed.game,
        "variant": room.setup.variant,
        "players": room.setup.players,
        "setup": room.setup.switches,
        "box": room.imprint().map(|Imprint { hash, name, is_built_in, .. }| {
            let file = format!("/tables/{id}/box.toml");
            json!({"hash": hash, "name": name, "built_in": is_built_in, "file": file})
        }),
        "names": inside.names(),
        "seats": held,
        "seat": seat,
        "seq": course.seq(),
        "ply": course.ply(),
        "turn": turn(&inside),
        "decision": decision,
        "choices": asked.map(|seat| course.table().paths(seat)).unwrap_or_default(),
        "view": course.table().view(viewer),
        "end": course.table().outcome(),
    })))
}

fn turn(inside: &Inside) -> Value {
    match inside.course.turn() {
        None if inside.course.is_closed() => json!("closed"),
        None => json!({"open": inside.course.vacant()}),
        Some(Turn::Over) => json!("over"),
        Some(Turn::Chance) => json!("chance"),
        Some(Turn::Decide(seats)) => json!({"decide": seats}),
    }
}

/// A decision, by its path or as transcripts hold it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    decision: i64,
    path: Option<String>,
    action: Option<Value>,
    /// The client's own name for it: sent again, it gets the first answer again.
    id: Option<String>,
    /// Needed only by those who act for several seats.
    seat: Option<u8>,
}

async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(wish): Json<Move>,
) -> Result<Json<Value>, AppError> {
    let room = state.hub.room(&id).await?;
    visitor.known()?;
    let seat = if let Some(seat) = wish.seat {
        visitor.own_at(&room, seat).await?
    } else {
        let held = visitor.seated_at(&room).await?;
        let inside = room.inside();
        let asked = |seat: &&Seat| inside.course.question(**seat) == Some(wish.decision);
        *held.iter().find(asked).or(held.first()).ok_or(AppError::NoSeat)?
    };
    let wanted = match (wish.path, wish.action) {
        (Some(path), None) => vec![Wanted::Path(path)],
        (None, Some(action)) => vec![Wanted::Action(action)],
        _ => return Err(AppError::Bad("a move has either a path or an action".to_owned())),
    };
    if wish.id.as_ref().is_some_and(|id| id.is_empty() || id.len() > LONGEST_REQUEST) {
        return Err(AppError::Bad(format!("an id has 1 to {LONGEST_REQUEST} bytes")));
    }
    let asked = Asked { seat, question: wish.decision, wanted, request: wish.id };
    let Acted { seq, ply } = room.act(asked).await?;
    Ok(Json(json!({"seq": seq, "ply": ply})))
}

/// Where in a table's entries a listener is.
struct Listener {
    /// Keeps the table open.
    _room: Arc<Room>,
    viewer: Viewer,
    seq: i64,
    /// What is to be told before anything is waited for.
    waiting: VecDeque<Arc<Noted>>,
    latest: watch::Receiver<Arc<Inside>>,
    stopping: watch::Receiver<bool>,
}

async fn events(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(whose): Query<Whose>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let room = state.hub.room(&id).await?;
    let (viewer, _) = viewer(&state, &id, &visitor, whose.seat).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let last = last.and_then(|value| value.parse().ok()).or(whose.after).unwrap_or(0);
    let (latest, stopping) = (room.watch(), state.stopping());
    // Whoever claims to know more than has happened is told what happens from now on.
    let last = last.clamp(0, room.inside().course.seq());
    let (seq, waiting) = (last, VecDeque::new());
    let listener = Listener { latest, stopping, _room: room, viewer, seq, waiting };
    let stream = stream::unfold(listener, next);
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(stream).keep_alive(alive).into_response())
}

/// The next entry for a listener: one it has missed, or the next that comes.
async fn next(mut listener: Listener) -> Option<(Result<Event, Infallible>, Listener)> {
    loop {
        if let Some(noted) = listener.waiting.pop_front() {
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
        drop(inside);
        tokio::select! {
            changed = listener.latest.changed() => changed.ok()?,
            // Whoever listens comes back to the next server, and catches up there.
            _ = listener.stopping.wait_for(|stops| *stops) => return None,
        }
    }
}

/// An entry as `viewer` may know it: what happened, never the bare action of
/// another seat, and no mark of the true position.
fn told(noted: &Noted, viewer: Viewer) -> Event {
    let happened = noted.happened.as_ref().map(|told| told.events(viewer)).unwrap_or_default();
    let mut told = json!({
        "seq": noted.seq,
        "kind": noted.kind.key(),
        "seat": noted.seat,
        "ply": noted.ply,
        "at": noted.at,
        "events": happened,
    });
    let mine = noted.seat.is_some_and(|seat| viewer == Viewer::Player(Seat::new(seat)));
    match noted.kind {
        Kind::Move if mine => told["action"] = noted.body(),
        Kind::Undo => told["to"] = noted.body()["to"].take(),
        Kind::Redo | Kind::Withdraw => told["of"] = noted.body()["of"].take(),
        Kind::Seated => told["name"] = noted.body()["name"].take(),
        Kind::Move | Kind::Opened | Kind::Chance | Kind::Closed => {}
    }
    Event::default().id(noted.seq.to_string()).data(told.to_string())
}
