//! Styles, script and pictures, compiled in.

use axum::Router;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;

use crate::app::AppState;
use crate::error::AppError;

/// The files of the folder `web`.
#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

pub(crate) fn router() -> Router<AppState> {
    Router::new().route("/assets/{file}", get(file))
}

/// The address of a file, which changes with its content; nothing if it does not exist.
pub(crate) fn address(file: &str) -> Option<String> {
    let hash = Web::get(file)?.metadata.sha256_hash();
    let start = hash.first_chunk().map_or(0, |start| u32::from_le_bytes(*start));
    Some(format!("/assets/{file}?{start:08x}"))
}

async fn file(Path(name): Path<String>) -> Result<Response, AppError> {
    let kind = match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => return Err(AppError::NotFound),
    };
    let found = Web::get(&name).ok_or(AppError::NotFound)?;
    // The address changes with the content, so it may be kept for ever.
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, found.data.into_owned()).into_response())
}
