//! The lobby: tables with a free seat that anybody may take.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use pages::{Accord, Chair, Lobby, Offered};
use serde::Deserialize;
use store::{Occupant, OpenTable};
use tabletop::Setup;

use super::guests::first_cookie;
use crate::answer;
use crate::error::AppError;
use crate::extract::{Path, Query, Visitor};
use crate::records;
use crate::state::AppState;

/// So many tables are on a page.
pub(super) const PAGE: usize = 24;
/// Nobody leafs further than this.
pub(super) const LAST: usize = 400;
/// In milliseconds.
const MINUTE: i64 = 60_000;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/lobby", get(show))
        .route("/lobby/now", get(now))
        .route("/lobby/{id}", post(sit))
}

/// Which part of the list, and what a page that asks again has already.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    page: Option<usize>,
    mark: Option<String>,
}

/// The tables of one page, and whether there are more.
pub(super) async fn tables(
    state: &AppState,
    page: usize,
) -> Result<(Vec<OpenTable>, bool), AppError> {
    if !state.options.has_lobby() {
        return Err(AppError::NoLobby);
    }
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let first = number(page.min(LAST) * PAGE);
    let store = state.hub.store();
    let mut tables = store.lobby(state.hub.now(), number(PAGE + 1), first).await?;
    let more = tables.len() > PAGE;
    tables.truncate(PAGE);
    Ok((tables, more))
}

/// Shows the list, and gives a cookie to whoever has none: it is there before a seat is taken.
async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Result<Response, AppError> {
    let (tables, lobby) = looked(&state, &visitor, asked.page).await?;
    let page = pages::lobby(&visitor.preferences, &lobby.with(&tables));
    Ok((AppendHeaders(first_cookie(&state, &visitor).await?), answer::page(page)).into_response())
}

/// The list alone, for the page that asks again; nothing if it has it as it stands.
async fn now(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Result<Response, AppError> {
    let (tables, lobby) = looked(&state, &visitor, asked.page).await?;
    if asked.mark.as_ref() == Some(&lobby.mark) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Ok(answer::page(pages::waiting(&visitor.preferences, &lobby.with(&tables))))
}

/// What a page of the list says besides its tables.
struct Looked {
    page: usize,
    more: bool,
    now: i64,
    mark: String,
    name: String,
}

impl Looked {
    fn with<'l>(&'l self, tables: &'l [Offered]) -> Lobby<'l> {
        let Looked { page, more, now, mark, name } = self;
        Lobby { page: *page, more: *more, now: *now, mark, name, tables }
    }
}

async fn looked(
    state: &AppState,
    visitor: &Visitor,
    page: Option<usize>,
) -> Result<(Vec<Offered>, Looked), AppError> {
    let page = page.unwrap_or(0).min(LAST);
    let (tables, more) = self::tables(state, page).await?;
    let now = state.hub.now();
    let mut mark = DefaultHasher::new();
    (now / MINUTE, page, more).hash(&mut mark);
    let mut offered = Vec::new();
    for table in tables {
        let mine = match &visitor.guest {
            Some(guest) => !state.hub.store().held(&table.id, guest.id).await?.is_empty(),
            None => false,
        };
        let names = table.seats.iter().map(|seat| &seat.name);
        let known: Vec<u8> = table.known.iter().map(|(seat, _)| *seat).collect();
        (&table.id, names.collect::<Vec<_>>(), known, table.vacant, mine).hash(&mut mark);
        offered.extend(offer(table, mine));
    }
    let (mark, name) = (format!("{:x}", mark.finish()), visitor.name().to_owned());
    Ok((offered, Looked { page, more, now, mark, name }))
}

/// What was agreed about time.
pub(super) fn agreed(terms: &serde_json::Value) -> Accord {
    serde_json::from_value(terms.clone()).unwrap_or_default()
}

/// A table as the page shows it; nothing if it is of a game that is not known here.
fn offer(table: OpenTable, mine: bool) -> Option<Offered> {
    let title = catalog::find(&table.game).ok()?;
    let setup: Setup = serde_json::from_value(table.setup.clone()).ok()?;
    let known = |seat: u8| {
        let found = table.known.iter().find(|(known, _)| *known == seat)?;
        Some(found.1.as_ref().map(records::standing))
    };
    let seats = table.seats.iter().cloned().map(|seat| match seat.occupant {
        _ if table.is_vacant(seat.seat) => Chair::Free,
        Occupant::Person | Occupant::Guest => Chair::Person(seat.name, known(seat.seat)),
        Occupant::Bot(level) => Chair::Bot(level),
        Occupant::Open(_) => Chair::Free,
    });
    let (seats, accord, running) = (seats.collect(), agreed(&table.terms), table.vacant != 0);
    let (variant, id, since, strict) = (setup.variant, table.id, table.since, table.strict);
    Some(Offered { id, title, variant, strict, accord, seats, running, since, mine })
}

/// Leads to a free seat of a listed table, by the link that leads there: it is taken by whoever is
/// first.
async fn sit(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    if !state.options.has_lobby() {
        return Err(AppError::NoLobby);
    }
    let room = visitor.room(&state, &id).await?;
    let inside = room.inside();
    let mut offers = records::offers(&room, &inside).map(|(_, link)| link).peekable();
    // Whoever comes too late has used no link.
    if inside.course.vacant().is_empty() && offers.peek().is_none() {
        return Err(AppError::SeatTaken);
    }
    if !state.hub.store().is_listed(&id, state.hub.now()).await? {
        return Err(AppError::NoLink);
    }
    let link = inside.seats.iter().find_map(|seat| match &seat.occupant {
        Occupant::Open(Some(link)) => Some(link),
        Occupant::Open(None) | Occupant::Person | Occupant::Guest | Occupant::Bot(_) => None,
    });
    let link = link.cloned().or_else(|| offers.next()).ok_or(AppError::SeatTaken)?;
    Ok(Redirect::temporary(&format!("/join/{link}")).into_response())
}
