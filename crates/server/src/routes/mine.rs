//! All tables of a visitor, some at a time, and pictures of their boards.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use pages::Tables;
use serde::Deserialize;
use serde_json::json;
use store::{Listing, Part, Which};
use tabletop::Viewer;

use super::lobby::rested;
use super::looking::look_at_people;
use super::settings::is_here;
use crate::answer;
use crate::error::AppError;
use crate::extract::{Form, Path, Query, Visitor};
use crate::records;
use crate::state::AppState;

/// So many tables are on a page.
const PAGE: usize = 25;
/// What is drawn once is kept by a browser for a day, in which the address changes with the board.
const KEPT: &str = "private, max-age=86400, immutable";

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/me/tables", get(show))
        .route("/me/calls", get(calls))
        .route("/tables/{id}/archive", post(archive))
        .route("/tables/{id}/let-go", post(let_go))
        .route("/tables/{id}/board.svg", get(board))
}

/// Which tables, and after which.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    show: Option<String>,
    game: Option<String>,
    /// When something last happened there, and the table.
    after: Option<String>,
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Response, AppError> {
    let kinds = Which::SHOWN.map(Which::key);
    let shown = wanted.show.as_deref().unwrap_or(Which::All.key());
    let which = Which::SHOWN.into_iter().find(|which| which.key() == shown);
    let which = which.ok_or_else(|| AppError::Bad(shown.to_owned()))?;
    let game = wanted.game.as_deref().filter(|game| !game.is_empty());
    let after = wanted.after.as_deref().map(read_key).transpose()?;
    let most = i64::try_from(PAGE + 1).map_err(AppError::internal)?;
    let part = Part { which, game, after, most };
    let mut tables = match &visitor.guest {
        Some(guest) => state.hub.store().part_of(guest.id, &part).await?,
        None => Vec::new(),
    };
    let more = tables.len() > PAGE;
    tables.truncate(PAGE);
    let more = tables.last().filter(|_| more).map(|last| format!("{}-{}", last.moved_at, last.id));
    let tables = if which == Which::All && after.is_none() {
        let mine = mine_first(&state, &visitor, game).await?;
        let is_first = |table: &Listing| mine.iter().any(|first| first.id == table.id);
        tables.retain(|table| !is_first(table));
        mine.into_iter().chain(tables).collect()
    } else {
        tables
    };
    let (mut tables, _) = rested(&state, tables).await?;
    look_at_people(&state, &visitor, &mut tables).await;
    let lost = match &visitor.guest {
        Some(guest) if after.is_none() => state.hub.store().lost(guest.id, None).await?,
        Some(_) | None => Vec::new(),
    };
    let lost: Vec<_> = lost.into_iter().map(records::lost).collect();
    let page = Tables {
        lost: &lost,
        shown: which.key(),
        kinds: &kinds,
        game,
        tables: &tables,
        more,
        is_later: after.is_some(),
        now: state.hub.now(),
    };
    Ok(answer::page(pages::tables(&visitor.preferences, &page)))
}

/// Where a page is that asks.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Here {
    /// The table that it shows, which tells of itself.
    table: Option<String>,
}

/// What a page in the background is to be called while something waits for the visitor elsewhere;
/// nobody waits for whoever is unknown here.
async fn calls(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(here): Query<Here>,
) -> Result<Response, AppError> {
    let Some(guest) = &visitor.guest else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let mut tables = mine_first(&state, &visitor, None).await?;
    tables.retain(|table| here.table.as_ref() != Some(&table.id));
    let (tables, _) = rested(&state, tables).await?;
    let is_asked = !state.hub.store().asked(guest.id).await?.is_empty();
    let title = pages::calls(&visitor.preferences, &tables, is_asked);
    Ok(Json(json!({ "title": title })).into_response())
}

/// The tables that wait for the visitor: where all are shown they come before the others, which go
/// by time.
async fn mine_first(
    state: &AppState,
    visitor: &Visitor,
    game: Option<&str>,
) -> Result<Vec<Listing>, AppError> {
    let Some(guest) = &visitor.guest else { return Ok(Vec::new()) };
    let most = i64::try_from(PAGE).map_err(AppError::internal)?;
    let part = Part { which: Which::Turn, game, after: None, most };
    Ok(state.hub.store().part_of(guest.id, &part).await?)
}

fn read_key(key: &str) -> Result<(i64, &str), AppError> {
    let read = key.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id)));
    read.ok_or_else(|| AppError::Bad(key.to_owned()))
}

async fn archive(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let guest = visitor.known()?.id;
    let away = match form.get("away") {
        Some("yes") => true,
        Some("no") => false,
        _ => return Err(AppError::Bad("away".to_owned())),
    };
    if state.hub.store().held(&id, guest).await?.is_empty() {
        return Err(AppError::NoSeat);
    }
    state.hub.store().archive(guest, &id, away).await?;
    let back = form.get("back").filter(|back| is_here(back)).unwrap_or("/me/tables");
    Ok(Redirect::to(back).into_response())
}

/// Whoever has read that somebody else has taken their seat is told no more of it.
async fn let_go(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    state.hub.store().let_go(visitor.known()?.id, &id).await?;
    let back = form.get("back").filter(|back| is_here(back)).unwrap_or("/");
    Ok(Redirect::to(back).into_response())
}

/// The board as everybody may see it.
async fn board(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let inside = room.inside();
    let words = room.title.words(visitor.preferences.language);
    let drawn = inside.course.table().drawn().poster(Viewer::Public, words, &inside.names());
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, KEPT)];
    Ok((headers, drawn.into_string()).into_response())
}
