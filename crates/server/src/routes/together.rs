//! What people at a table settle among each other.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use pages::{Hours, Look, Unfit};
use serde::Deserialize;
use tabletop::Seat;

use super::table::show_deep;
use crate::answer;
use crate::error::AppError;
use crate::extract::{Form, Path, Query, Visitor};
use crate::hub::{Nights, Room, Wish};
use crate::records::Depth;
use crate::state::AppState;

/// A day in minutes.
const DAY: i64 = 24 * 60;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}/together", post(together))
        .route("/tables/{id}/back", get(back))
}

/// Does what somebody wants, and shows the table as it then stands.
async fn together(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let seat = number(&form, "seat")?;
    let seat = visitor.own_at(&room, seat).await?;
    let wish = match wish(&room, &form) {
        Err(AppError::Bad(_)) if form.get("do") == Some("nights") => {
            let page = pages::nights(&visitor.preferences, (&id, seat), typed(&form));
            return Ok((StatusCode::BAD_REQUEST, answer::page(page)).into_response());
        }
        wish => wish?,
    };
    room.wish(seat, wish).await?;
    room.settle().await;
    Ok(Redirect::to(&format!("/tables/{id}")).into_response())
}

fn wish(room: &Room, form: &Form) -> Result<Wish, AppError> {
    let bad = |field: &str| AppError::Bad(field.to_owned());
    let yes = || match form.get("yes") {
        Some("yes") => Ok(true),
        Some("no") => Ok(false),
        _ => Err(bad("yes")),
    };
    let bots = room.title.bots();
    let bot = form.get("bot").unwrap_or_else(|| room.title.usual_bot());
    let bot = bots.into_iter().find(|known| *known == bot).map(str::to_owned);
    let bot = bot.ok_or_else(|| bad("bot"));
    Ok(match form.get("do").unwrap_or_default() {
        // Nobody gives up by one click.
        "leave" if form.get("sure") == Some("yes") => Wish::Leave(bot?),
        "stand-in" => Wish::StandIn(bot?),
        "return" => Wish::Return,
        "vote" => Wish::Vote(Seat::new(number(form, "on")?), yes()?),
        "lend" => Wish::Lend(Seat::new(number(form, "to")?), yes()?),
        "close" => Wish::Close(true),
        "keep" => Wish::Close(false),
        "nights" => Wish::Nights(nights(form)?),
        "ask-back" => Wish::AskUndo(number(form, "ply")?),
        "answer" => Wish::AnswerUndo(yes()?),
        other => return Err(bad(other)),
    })
}

fn number<T: std::str::FromStr>(form: &Form, field: &str) -> Result<T, AppError> {
    let read = form.get(field).and_then(|typed| typed.parse().ok());
    read.ok_or_else(|| AppError::Bad(field.to_owned()))
}

/// Hours as somebody says them where they live; none, if they say nothing.
pub(super) fn nights(form: &Form) -> Result<Option<Nights>, AppError> {
    if form.get("from").is_none() {
        return Ok(None);
    }
    let bad = |field: &str| AppError::Bad(field.to_owned());
    let clock = |field: &str| {
        let (hours, minutes) = form.get(field)?.split_once(':')?;
        let (hours, minutes): (i64, i64) = (hours.parse().ok()?, minutes.parse().ok()?);
        let sound = (0..24).contains(&hours) && (0..60).contains(&minutes);
        sound.then_some(hours * 60 + minutes)
    };
    let from = clock("from").ok_or_else(|| bad("from"))?;
    let to = clock("to").ok_or_else(|| bad("to"))?;
    let ahead: i64 = number(form, "zone")?;
    if !pages::zones().contains(&ahead) {
        return Err(bad("zone"));
    }
    let nights = Nights::new((from - ahead).rem_euclid(DAY), (to - from).rem_euclid(DAY));
    nights.map(Some).ok_or_else(|| bad("to"))
}

/// The hours as they were typed, so that they can be mended.
pub(super) fn typed(form: &Form) -> Hours<'_> {
    let typed = |field: &str| form.get(field).unwrap_or_default();
    Hours { from: typed("from"), to: typed("to"), zone: typed("zone") }
}

/// Whereto somebody wants to go back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Whereto {
    ply: Option<String>,
    seat: Option<u8>,
}

/// Asks whether somebody really wants to go back, and shows what would go.
async fn back(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(whereto): Query<Whereto>,
) -> Result<Response, AppError> {
    visitor.seated(&state, &id).await?;
    let last = visitor.room(&state, &id).await?.inside().course.ply();
    let value = whereto.ply.unwrap_or_default();
    // There is nothing to go back to, or nothing would go.
    let ply = value.parse().ok().filter(|&ply: &usize| ply < last);
    let ply = Some(ply.ok_or(Unfit::Value { field: "ply", value })?);
    let look = Look { ply, seat: whereto.seat, ..Look::default() };
    let shown = show_deep(&state, &id, &visitor, &look, Depth::Moves, pages::back).await?;
    Ok(answer::page(shown))
}
