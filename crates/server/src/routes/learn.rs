//! Guided first games: nothing is kept of them, their address says where they stand.

use axum::Router;
use axum::response::Response;
use axum::routing::{get, post};
use catalog::{Guided, Stop};
use maud::Markup;
use pages::{Look, Past, Scene, Sitting};
use serde::Deserialize;
use tabletop::Seat;
use title::{Objection, Table};

use super::table::{Meant, Pick, Tried, is_whole};
use crate::answer;
use crate::error::{AppError, Objected};
use crate::extract::{Json, Path, Query, Visitor};
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/learn/{game}", get(first))
        .route("/learn/{game}/{ply}", get(page))
        .route("/learn/{game}/{ply}/parts", get(parts))
        .route("/learn/{game}/{ply}/why", get(why))
        .route("/learn/{game}/{ply}/pick", post(pick))
        .route("/learn/{game}/{ply}/really", post(really))
        .route("/learn/{game}/{ply}/show", post(show_me))
        .route("/learn/{game}/{ply}/undo", post(undo))
}

/// What draws a scene: the whole page, or what the script replaces.
type Draw = fn(&Scene<'_>) -> Markup;

async fn first(
    Path(game): Path<String>,
    visitor: Visitor,
    Query(look): Query<Look>,
) -> Result<Response, AppError> {
    let guided = find(&game)?;
    let first = guided.stops().first().copied().ok_or(AppError::NotFound)?;
    show(guided, first, &visitor, &look, pages::table)
}

async fn page(
    Path((game, ply)): Path<(String, u64)>,
    visitor: Visitor,
    Query(look): Query<Look>,
) -> Result<Response, AppError> {
    let (guided, stop) = stop(&game, ply)?;
    show(guided, stop, &visitor, &look, pages::table)
}

async fn parts(
    Path((game, ply)): Path<(String, u64)>,
    visitor: Visitor,
    Query(look): Query<Look>,
) -> Result<Response, AppError> {
    let (guided, stop) = stop(&game, ply)?;
    show(guided, stop, &visitor, &look, pages::fragment)
}

/// Why something cannot be done, as a sentence.
async fn why(
    Path((game, ply)): Path<(String, u64)>,
    visitor: Visitor,
    Query(tried): Query<Tried>,
) -> Result<Response, AppError> {
    let (guided, stop) = stop(&game, ply)?;
    if Seat::new(tried.seat) != Guided::seat() {
        return Err(AppError::NotYours);
    }
    let sitting = sit(guided, stop, &visitor)?;
    let (path, look) = tried.looked();
    let record = sitting.record(None);
    let said = pages::why(&Scene::new(&record, &visitor.preferences, &look), &path);
    said.map(answer::plain).ok_or(AppError::NotFound)
}

async fn pick(
    Path((game, ply)): Path<(String, u64)>,
    visitor: Visitor,
    Json(pick): Json<Pick>,
) -> Result<Response, AppError> {
    picked(&game, ply, &visitor, pick)
}

/// Moves in a row: a lesson goes one by one, so the first of them is meant.
async fn really(
    Path((game, ply)): Path<(String, u64)>,
    visitor: Visitor,
    Json(meant): Json<Meant>,
) -> Result<Response, AppError> {
    picked(&game, ply, &visitor, meant.first())
}

/// A pick: the answer goes on, or it is what the lesson does here, and the game does.
fn picked(game: &str, ply: u64, visitor: &Visitor, pick: Pick) -> Result<Response, AppError> {
    let (guided, stop) = stop(game, ply)?;
    let sitting = sit(guided, stop, visitor)?;
    if Seat::new(pick.seat) != Guided::seat() {
        return Err(AppError::NotYours);
    }
    let Some(due) = guided.due(ply).filter(|_| u64::try_from(pick.decision) == Ok(ply)) else {
        return Err(AppError::Late);
    };
    let objected = |objection: Objection| {
        let (title, names) = (guided.title, sitting.names().to_vec());
        AppError::Objected(Box::new(Objected { title, names, objection }))
    };
    let table = sitting.table();
    if !is_whole(table, Guided::seat(), &pick).map_err(objected)? {
        let (seat, decision) = (Some(pick.seat), Some(pick.decision));
        let look = Look { seat, decision, picked: Some(pick.path), ..Look::default() };
        return show(guided, stop, visitor, &look, pages::fragment);
    }
    let action = table.action(&pick.path).map_err(objected)?;
    table.check(Guided::seat(), &action).map_err(objected)?;
    // A transcript may spell an action otherwise than a click does.
    let due = table.path(due).map_err(objected)?;
    if table.path(&action).map_err(objected)? != due {
        return Err(AppError::Otherwise(said(table, &due, guided, visitor)));
    }
    go_on(guided, stop, visitor)
}

/// What is due, as the picks that lead to it are said.
fn said(table: &dyn Table, due: &str, guided: &Guided, visitor: &Visitor) -> String {
    let words = guided.title.words(visitor.preferences.language);
    table.drawn().crumbs(Guided::seat(), due, words).join(" › ")
}

/// Does what the learner is to decide.
async fn show_me(
    Path((game, ply)): Path<(String, u64)>,
    visitor: Visitor,
    Json(_): Json<At>,
) -> Result<Response, AppError> {
    let (guided, stop) = stop(&game, ply)?;
    go_on(guided, stop, &visitor)
}

/// One decision back; from the first there is no way.
async fn undo(
    Path((game, ply)): Path<(String, u64)>,
    visitor: Visitor,
    Json(_): Json<At>,
) -> Result<Response, AppError> {
    let (guided, stop) = stop(&game, ply)?;
    let before = guided.before(stop).unwrap_or(stop);
    show(guided, before, &visitor, &Look::default(), pages::fragment)
}

/// Who is at the screen; here it is always the learner.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct At {
    #[serde(rename = "seat")]
    _seat: Option<u8>,
}

/// Up to the next decision of the learner's own.
fn go_on(guided: &Guided, stop: Stop, visitor: &Visitor) -> Result<Response, AppError> {
    let next = guided.after(stop).unwrap_or(stop);
    show(guided, next, visitor, &Look::default(), pages::fragment)
}

fn find(game: &str) -> Result<&'static Guided, AppError> {
    let title = catalog::find(game).map_err(|_| AppError::NotFound)?;
    Guided::of(title).ok_or(AppError::NotFound)
}

fn stop(game: &str, ply: u64) -> Result<(&'static Guided, Stop), AppError> {
    let guided = find(game)?;
    let stop = guided.stop(ply).ok_or(AppError::NotFound)?;
    Ok((guided, stop))
}

fn sit(guided: &Guided, stop: Stop, visitor: &Visitor) -> Result<Sitting, AppError> {
    let words = guided.title.words(visitor.preferences.language);
    Sitting::at(guided, stop, words).map_err(AppError::internal)
}

fn show(
    guided: &Guided,
    stop: Stop,
    visitor: &Visitor,
    look: &Look,
    draw: Draw,
) -> Result<Response, AppError> {
    let sitting = sit(guided, stop, visitor)?;
    let past = look.ply.and_then(|ply| Some((ply, u64::try_from(ply).ok()?)));
    let past = past.filter(|(_, moves)| *moves < stop.ply).map(|(ply, moves)| {
        let (replay, _) = guided.at(moves).map_err(AppError::internal)?;
        Ok::<_, AppError>(Past { ply, table: replay.table })
    });
    let record = sitting.record(past.transpose()?);
    Ok(answer::page(draw(&Scene::new(&record, &visitor.preferences, look))))
}
