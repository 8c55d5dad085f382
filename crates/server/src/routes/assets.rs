//! The files that pages refer to.

use axum::Router;
use axum::body::Body;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use pages::assets;

use crate::answer;
use crate::error::AppError;
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/assets/{version}/{file}", get(file))
        .route("/robots.txt", get(robots))
        .route("/worker.js", get(worker))
}

/// Answers for programs nobody looks for. Tables and links are for their guests: their pages say so
/// themselves, and must be read for that and for what is shown where a link is shared.
const ROBOTS: &str = "User-agent: *\nDisallow: /api/\n";

async fn robots() -> Response {
    answer::plain(ROBOTS.to_owned())
}

/// What keeps pages for a time without a connection: it may only keep those below its own address,
/// and the browser itself looks whether there is a new one.
async fn worker() -> Result<Response, AppError> {
    let (kind, content) = assets::content("worker.js").ok_or(AppError::NotFound)?;
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, Body::from(content.into_owned())).into_response())
}

async fn file(Path((version, name)): Path<(String, String)>) -> Result<Response, AppError> {
    let (kind, content) = assets::content(&name).ok_or(AppError::NotFound)?;
    // The address changes with the content, so it may be kept for ever; but not by a page of
    // another release, which gets what there is now.
    let keep = if version == assets::version() {
        "public, max-age=31536000, immutable"
    } else {
        "no-store"
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)];
    Ok((headers, Body::from(content.into_owned())).into_response())
}
