//! The rulings that refusals cite, and what is printed in the boxes.

use axum::Router;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use serde::Deserialize;

use crate::answer;
use crate::error::AppError;
use crate::extract::{Query, Visitor};
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/rules/{game}/{citation}", get(ruling))
        .route("/games/{game}/box.toml", get(printed))
}

/// What is printed in a game's box as we know it, each value with its label.
async fn printed(Path(game): Path<String>) -> Result<Response, AppError> {
    let title = catalog::find(&game).map_err(|_| AppError::NotFound)?;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, title.boxes().file()).into_response())
}

/// The table to go back to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct From {
    table: Option<String>,
}

async fn ruling(
    Path((game, citation)): Path<(String, String)>,
    visitor: Visitor,
    Query(from): Query<From>,
) -> Result<Response, AppError> {
    let title = catalog::find(&game).map_err(|_| AppError::NotFound)?;
    // Nothing but the name of a table is followed.
    let is_name = |table: &&str| table.bytes().all(|letter| letter.is_ascii_alphanumeric());
    let table = from.table.as_deref().filter(is_name);
    let page = pages::ruling(title, &citation, table, &visitor.preferences);
    page.map(answer::page).ok_or(AppError::NotFound)
}
