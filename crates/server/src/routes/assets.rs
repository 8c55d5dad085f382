//! The files that pages refer to.

use axum::Router;
use axum::body::Body;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use pages::assets;

use crate::error::AppError;
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new().route("/assets/{file}", get(file))
}

async fn file(Path(name): Path<String>) -> Result<Response, AppError> {
    let (kind, content) = assets::content(&name).ok_or(AppError::NotFound)?;
    // The address changes with the content, so it may be kept for ever.
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, Body::from(content.into_owned())).into_response())
}
