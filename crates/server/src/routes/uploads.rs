//! Games that were played elsewhere: a transcript becomes a table if every line of it holds.

use axum::Router;
use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::get;
use catalog::{Replay, Written};
use pages::Accord;
use title::Header;

use super::forking::here;
use super::guests::welcome;
use crate::answer;
use crate::error::AppError;
use crate::extract::Visitor;
use crate::faulty::Faulty;
use crate::hub::{Brought, Order, Prelude};
use crate::state::AppState;
use store::Guest;

/// No transcript is larger: the longest game of ours takes a tenth of it.
pub(crate) const LARGEST_FILE: usize = 1024 * 1024;
/// What stands round a file in a form.
const WRAPPING: usize = 4 * 1024;
/// Where files are taken: in a form, and as they are.
const PLACES: [&str; 2] = ["/upload", "/api/v1/transcripts"];

pub(crate) fn router() -> Router<AppState> {
    Router::new().route("/upload", get(page).post(upload))
}

/// How large the body of a request to a route may be, if that is more than elsewhere.
pub(crate) fn largest_body(route: &str) -> Option<usize> {
    PLACES.contains(&route).then_some(LARGEST_FILE + WRAPPING)
}

/// A body that may be as large as a file.
pub(crate) struct File(Bytes);

impl File {
    /// What it says, if it is not too large.
    pub(crate) fn text(&self) -> Result<String, AppError> {
        text(&self.0)
    }
}

impl FromRequest<AppState> for File {
    type Rejection = AppError;

    async fn from_request(request: Request, _: &AppState) -> Result<File, AppError> {
        let body = to_bytes(request.into_body(), LARGEST_FILE + WRAPPING).await;
        body.map(File).map_err(|_| AppError::TooLarge)
    }
}

fn text(file: &[u8]) -> Result<String, AppError> {
    if file.len() > LARGEST_FILE {
        return Err(AppError::TooLarge);
    }
    // What is no text is no JSON either, and its first such line is told.
    Ok(String::from_utf8_lossy(file).into_owned())
}

async fn page(visitor: Visitor) -> Response {
    answer::page(pages::upload(&visitor.preferences, None))
}

async fn upload(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    file: File,
) -> Result<Response, AppError> {
    let (guest, cookies) = welcome(&state, &visitor, None).await?;
    let taken = match sent(&headers, &file.0).and_then(text) {
        Ok(text) => take_in(&state, &visitor, &guest, text).await,
        Err(wrong) => Err(wrong),
    };
    let answer = match taken {
        Ok(table) => Redirect::to(&format!("/tables/{table}")).into_response(),
        Err(
            wrong @ (AppError::Faulty(_)
            | AppError::StrangeBox
            | AppError::Bad(_)
            | AppError::TooLarge),
        ) if answer::is_page_wanted(&headers) => {
            let why = wrong.sentence(visitor.preferences.words());
            let page = pages::upload(&visitor.preferences, Some(&why));
            (wrong.status(), answer::page(page)).into_response()
        }
        Err(other) => return Err(other),
    };
    Ok((AppendHeaders(cookies), answer).into_response())
}

/// The file in a form that has no other field.
fn sent<'b>(headers: &HeaderMap, body: &'b [u8]) -> Result<&'b [u8], AppError> {
    let wrong = || AppError::Bad("no form with a file".to_owned());
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let boundary = kind.and_then(|kind| kind.split_once("boundary=")).ok_or_else(wrong)?.1;
    let boundary = boundary.split(';').next().unwrap_or_default().trim_matches('"');
    let start = find(body, b"\r\n\r\n").ok_or_else(wrong)? + 4;
    let end = find(&body[start..], format!("\r\n--{boundary}").as_bytes()).ok_or_else(wrong)?;
    Ok(&body[start..start + end])
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|window| window == wanted)
}

/// Checks a transcript line by line and makes a table of it, all of whose seats are the guest's.
pub(super) async fn take_in(
    state: &AppState,
    visitor: &Visitor,
    guest: &Guest,
    text: String,
) -> Result<String, AppError> {
    // Checking costs as much as anything that is done for a new table.
    state.rates.table(visitor.from, guest.id)?;
    knows_box(state, &text).await?;
    let (Replay { header, drawn, .. }, moves) = check(text).await?;
    let dice = header.dice.clone().zip(drawn);
    let dice = dice.map(|(opened, drawn)| Brought { opened, numbers: drawn.numbers });
    let title = catalog::find(&header.game).map_err(AppError::internal)?;
    let printed = title.boxes().find(&header.data).ok_or(AppError::StrangeBox)?;
    let order = Order {
        title,
        setup: header.agreed(),
        printed,
        sitters: here(visitor, &header.names),
        aids: true,
        strict: false,
        listed: None,
        // It is nobody's game: it has no clocks, is not rated, and does not end itself.
        accord: Accord { consent: true, ..Accord::default() },
        again: None,
        prelude: Some(Prelude { table: None, moves, dice }),
    };
    let table = state.hub.make(guest, order).await?;
    state.hub.room(&table).await?.settle().await;
    Ok(table)
}

/// Turns away a box that is not known here: whoever reads transcripts keeps their boxes for good, and
/// there is room for a few.
async fn knows_box(state: &AppState, text: &str) -> Result<(), AppError> {
    // What is wrong with a header is said by whoever checks the whole.
    let Ok(Header { game, data, printed: Some(printed), .. }) = catalog::header_of(text) else {
        return Ok(());
    };
    let Ok(title) = catalog::find(&game) else { return Ok(()) };
    let is_known = state.hub.knows(title, &data).await? && title.boxes().holds(&printed, &data);
    if is_known { Ok(()) } else { Err(AppError::StrangeBox) }
}

/// Replays a transcript, which may take a while.
async fn check(text: String) -> Result<(Replay, Vec<Written>), AppError> {
    let checked = tokio::task::spawn_blocking(move || {
        catalog::replay_moves(&text).map_err(|fault| {
            let header = catalog::header_of(&text).ok();
            let title = header.as_ref().and_then(|header| catalog::find(&header.game).ok());
            let names = header.map(|header| header.names).unwrap_or_default();
            AppError::Faulty(Box::new(Faulty { fault, title, names }))
        })
    });
    checked.await.map_err(AppError::internal)?
}
