//! How pages and files are sent.

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;

/// A text that is shown as it is.
pub(crate) fn plain(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// A page as an answer.
pub(crate) fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}
