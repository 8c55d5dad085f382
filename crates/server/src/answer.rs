//! How pages are sent.

use axum::response::{Html, IntoResponse, Response};
use maud::Markup;

/// A page as an answer.
pub(crate) fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}
