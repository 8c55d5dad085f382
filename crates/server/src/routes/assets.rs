//! Styles, script and pictures, compiled in.

use std::borrow::Cow;

use axum::Router;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

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
    let hash = Sha256::digest(content(file)?);
    let start = hash.first_chunk().map_or(0, |start| u32::from_le_bytes(*start));
    Some(format!("/assets/{file}?{start:08x}"))
}

/// A file of ours, or the style sheet of a game, which is called by its id.
fn content(file: &str) -> Option<Cow<'static, [u8]>> {
    let own = |id: &str| Some(Cow::Borrowed(catalog::find(id).ok()?.style().as_bytes()));
    let game = file.strip_suffix(".css").and_then(own);
    game.or_else(|| Web::get(file).map(|found| found.data))
}

async fn file(Path(name): Path<String>) -> Result<Response, AppError> {
    let kind = match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => return Err(AppError::NotFound),
    };
    let found = content(&name).ok_or(AppError::NotFound)?;
    // The address changes with the content, so it may be kept for ever.
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, found.into_owned()).into_response())
}
