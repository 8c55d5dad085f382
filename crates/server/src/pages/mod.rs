//! The pages: HTML from what a viewer may know.

mod accounts;
mod frame;
mod history;
mod home;
mod join;
mod lesson;
mod order;
mod scene;
mod table;
mod trial;

use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

pub(crate) use accounts::accounts;
pub(crate) use home::home;
pub(crate) use join::{join, link};
pub(crate) use lesson::lesson;
pub(crate) use order::order;
pub(crate) use scene::{Look, Scene};
pub(crate) use table::{fragment, table};
pub(crate) use trial::{BETWEEN, Trial};

use crate::error::AppError;
use crate::extract::Preferences;

/// A page as an answer.
pub(crate) fn answer(markup: Markup) -> Response {
    axum::response::Html(markup.into_string()).into_response()
}

/// A page that says what went wrong.
pub(crate) fn error(error: &AppError, preferences: &Preferences) -> Response {
    let words = preferences.words();
    let sentence = error.sentence(words);
    answer(frame::frame(
        preferences,
        &words.text("page-error"),
        &[],
        html! {
            main.card.narrow {
                h1 { (words.text("page-error")) }
                p.sentence { (sentence) }
                p { a href="/" { (words.text("go-home")) } }
            }
        },
    ))
}
