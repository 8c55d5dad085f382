//! Pages of games for people who sit at a real table.

use axum::Router;
use axum::response::Response;
use axum::routing::get;

use crate::answer;
use crate::error::AppError;
use crate::extract::{Path, Query, Visitor};
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new().route("/tools/{game}", get(tool))
}

/// The page as its address says it; what is reckoned for it holds up nobody else.
async fn tool(
    Path(game): Path<String>,
    visitor: Visitor,
    Query(asked): Query<Vec<(String, String)>>,
) -> Result<Response, AppError> {
    let title = catalog::find(&game).map_err(|_| AppError::NotFound)?;
    let drawn =
        tokio::task::spawn_blocking(move || pages::tool(title, &asked, &visitor.preferences));
    let page = drawn.await.map_err(|_| AppError::internal("a tool could not be drawn"))?;
    page.map(answer::page).ok_or(AppError::NotFound)
}
