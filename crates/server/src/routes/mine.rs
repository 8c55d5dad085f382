//! All tables of a visitor, some at a time, and pictures of their boards.

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use pages::Tables;
use serde::Deserialize;
use store::{Listing, Part, Which};
use tabletop::Viewer;

use super::lobby::{is_here, rested};
use crate::answer;
use crate::error::AppError;
use crate::extract::{Form, Path, Query, Visitor};
use crate::state::AppState;

/// So many tables are on a page.
const PAGE: usize = 25;
/// What is drawn once is kept by a browser for a day, in which the address changes with the board.
const KEPT: &str = "private, max-age=86400, immutable";

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/me/tables", get(show))
        .route("/tables/{id}/archive", post(archive))
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
    let (tables, _) = rested(&state, tables).await?;
    let page = Tables {
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

/// The board as everybody may see it.
async fn board(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let room = state.hub.room(&id).await?;
    let inside = room.inside();
    let words = room.title.words(visitor.preferences.language);
    let drawn = inside.course.table().drawn().poster(Viewer::Public, words, &inside.names());
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, KEPT)];
    Ok((headers, drawn.into_string()).into_response())
}
