//! The rulings that refusals cite.

use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use crate::answer;
use crate::error::AppError;
use crate::extract::{Query, Visitor};
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new().route("/rules/{game}/{citation}", get(ruling))
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
