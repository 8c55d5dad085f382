//! How pages and files are sent.

use axum::http::{HeaderMap, header};
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

/// Whether whoever asks wants to be shown a page, as browsers do.
pub(crate) fn is_page_wanted(headers: &HeaderMap) -> bool {
    let kinds = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    kinds.is_some_and(|kinds| kinds.contains("text/html"))
}
