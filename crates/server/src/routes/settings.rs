//! How pages are to look: the language, day or night, and without what has been read.

use axum::Router;
use axum::extract::State;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::post;
use locale::Language;
use tabletop::Key as _;

use super::guests::{Cookies, cookie};
use crate::error::AppError;
use crate::extract::{Form, HEARD, LANGUAGE, LIGHT, Visitor};
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new().route("/settings", post(settings))
}

async fn settings(
    State(state): State<AppState>,
    visitor: Result<Visitor, AppError>,
    form: Form,
) -> Response {
    let mut cookies = Cookies::new();
    let languages = Language::ALL.iter().map(|language| language.key());
    let known: Vec<&str> = languages.chain(["day", "night", "device"]).collect();
    for (field, name) in [("language", LANGUAGE), ("light", LIGHT)] {
        let value = form.get(field);
        if let Some(value) = known.iter().find(|&&known| value == Some(known)) {
            cookies.push(cookie(&state, name, value));
        }
    }
    let is_mark =
        |mark: &&str| mark.len() == 16 && mark.bytes().all(|byte| byte.is_ascii_hexdigit());
    if let Some(mark) = form.get("heard").filter(is_mark) {
        cookies.push(cookie(&state, HEARD, mark));
    }
    let mut spoken = Language::ALL.iter().map(|language| language.key());
    let spoken = spoken.find(|&known| form.get("language") == Some(known));
    if let (Some(language), Ok(Visitor { guest: Some(guest), .. })) = (spoken, visitor) {
        // Pages speak it also if that cannot be written.
        let _ = state.hub.store().speak(guest.id, language).await;
    }
    let back = form.get("back").filter(|back| is_here(back)).unwrap_or("/");
    (AppendHeaders(cookies), Redirect::to(back)).into_response()
}

/// Whether an address leads to a page of ours: browsers read a backslash as a slash,
/// and leave out what cannot be seen.
pub(super) fn is_here(address: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_graphic() && letter != '\\';
    address.starts_with('/') && !address.starts_with("//") && address.chars().all(plain)
}
