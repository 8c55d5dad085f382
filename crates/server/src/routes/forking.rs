//! A position of one table as the beginning of another.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::Markup;
use pages::{Accord, ForkForm, OrderForm, Preferences, Unfit};
use serde::Deserialize;
use tabletop::Turn;

use super::guests::Cookies;
use super::lobby::{Acquaintance, Agreement, agreement, called, invited, is_field, seat, sitters};
use super::names::{Changed, clean};
use crate::answer;
use crate::error::AppError;
use crate::extract::{Form, Path, Query, Visitor};
use crate::hub::{Inside, Order, Prelude, Room, Sitter};
use crate::state::AppState;

/// The field that says whether it is a board for planning.
pub(super) const BOARD: &str = "board";
/// The field that says after how many moves.
pub(super) const PLY: &str = "ply";

pub(crate) fn router() -> Router<AppState> {
    Router::new().route("/tables/{id}/fork", get(page).post(make))
}

/// After how many moves.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct After {
    ply: Option<usize>,
}

async fn page(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(after): Query<After>,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let inside = room.inside();
    if !room.is_open(&inside) {
        return Err(AppError::Hidden);
    }
    let ply = after.ply.filter(|&ply| ply < inside.course.ply());
    let ply = ply.unwrap_or_else(|| last_decision(&inside));
    let filled = Form::of(usual(&room, &inside));
    Ok(answer::page(form(&state, &visitor, (&room, ply), &filled, None).await?))
}

/// The latest position in which somebody decides something: now, or before the end.
fn last_decision(inside: &Inside) -> usize {
    let course = &inside.course;
    let decides = |&ply: &usize| matches!(course.at(ply).turn(), Turn::Decide(_));
    (0..=course.ply()).rev().find(decides).unwrap_or_default()
}

/// How the form is filled in at first: as much is agreed as at the table itself.
fn usual(room: &Room, inside: &Inside) -> Vec<(String, String)> {
    let accord = *inside.course.house().accord();
    let undo = match (room.agreed.strict, accord.consent) {
        (true, _) => "strict",
        (false, true) => "free",
        (false, false) => "fair",
    };
    let aids = if room.agreed.aids { "on" } else { "off" };
    let fields = [("aids", aids), ("undo", undo)];
    fields.map(|(field, value)| (field.to_owned(), value.to_owned())).to_vec()
}

/// The form; if it comes back, as it was filled in, and with why it does.
async fn form(
    state: &AppState,
    visitor: &Visitor,
    (room, ply): (&Room, usize),
    filled: &Form,
    why: Option<String>,
) -> Result<Markup, AppError> {
    let known = Acquaintance::of(state, visitor, room.title).await?;
    let printed = room.printed();
    // Whoever changes language or light goes on at an address that can be asked for.
    let id = &room.agreed.id;
    let here = format!("/tables/{id}/fork?{PLY}={ply}");
    let preferences = Preferences { here, ..visitor.preferences.clone() };
    let order = OrderForm {
        title: room.title,
        me: visitor.name(),
        boxes: &[],
        printed: &printed,
        left_out: &[],
        filled: filled.fields(),
        lobby: state.options.has_lobby(),
        met: &known.met,
        bots: &known.bots,
        notice: why,
    };
    let (players, last) = (room.setup.players, room.inside().course.ply());
    let hid = room.has_secrets();
    Ok(pages::fork(&preferences, &ForkForm { id, ply, last, players, hid, order }))
}

async fn make(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, AppError> {
    match fork(&state, &id, &visitor, &form).await {
        Ok((table, cookies, changed)) => {
            let table = format!("/tables/{table}{}", changed.query());
            Ok((AppendHeaders(cookies), Redirect::to(&table)).into_response())
        }
        Err(unfit @ (AppError::Unfit(_) | AppError::Ended)) if answer::is_page_wanted(&headers) => {
            let room = visitor.room(&state, &id).await?;
            let ply = form.get(PLY).and_then(|ply| ply.parse().ok()).unwrap_or_default();
            let why = unfit.sentence(visitor.preferences.words());
            let page = self::form(&state, &visitor, (&room, ply), &form, Some(why)).await?;
            Ok((StatusCode::BAD_REQUEST, answer::page(page)).into_response())
        }
        Err(other) => Err(other),
    }
}

/// Makes a table that begins with a position of another; the other is not touched.
pub(super) async fn fork(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    form: &Form,
) -> Result<(String, Cookies, Changed), AppError> {
    let room = visitor.room(state, id).await?;
    let typed = form.get(PLY).unwrap_or_default();
    let wrong = || Unfit::Value { field: PLY, value: typed.to_owned() };
    let prelude = prelude(&room, typed.parse().map_err(|_| wrong())?)?.ok_or_else(wrong)?;
    let (order, changed) = if form.get(BOARD) == Some("yes") {
        (board(&room, visitor, prelude), Changed::default())
    } else {
        company(state, &room, (visitor, form), prelude).await?
    };
    let (table, cookies) = seat(state, visitor, called(form).as_ref(), order).await?;
    Ok((table, cookies, changed))
}

/// The moves before a position, if they may be told to everybody and something is to be decided
/// after them; nothing if there are fewer.
fn prelude(room: &Room, ply: usize) -> Result<Option<Prelude>, AppError> {
    let inside = room.inside();
    if !room.is_open(&inside) {
        return Err(AppError::Hidden);
    }
    let course = &inside.course;
    if ply > course.ply() {
        return Ok(None);
    }
    if course.at(ply).turn() == Turn::Over {
        return Err(AppError::Ended);
    }
    let moves = course.moves().into_iter().zip(course.deciders()).take(ply);
    let moves = moves.map(|(noted, seat)| (seat, noted.body())).collect();
    Ok(Some(Prelude { table: Some(room.agreed.id.clone()), moves, dice: None }))
}

/// A board for planning: all seats are the visitor's, at this screen.
fn board(room: &Room, visitor: &Visitor, prelude: Prelude) -> Order {
    let accord = Accord { rated: false, ..Accord::usual() };
    let agreed = Agreement { aids: room.agreed.aids, strict: false, accord, listed: None };
    continued(room, here(visitor, &room.inside().names()), agreed, prelude)
}

/// People of these names at the visitor's screen.
pub(super) fn here(visitor: &Visitor, names: &[String]) -> Vec<Sitter> {
    let words = visitor.preferences.words();
    let person = |(number, name): (usize, &String)| {
        let nobody = || words.with("player-number", &[("number", number.into())]);
        Sitter::Here(clean(name).given().map_or_else(nobody, str::to_owned))
    };
    (1..).zip(names).map(person).collect()
}

/// A table with others, as the form says who they are.
async fn company(
    state: &AppState,
    room: &Room,
    (visitor, form): (&Visitor, &Form),
    prelude: Prelude,
) -> Result<(Order, Changed), AppError> {
    let profile = room.title.profile();
    let is_known = |field: &str| [PLY, BOARD].contains(&field) || is_field(profile, field);
    if let Some((field, _)) = form.fields().iter().find(|(field, _)| !is_known(field)) {
        return Err(Unfit::Field(field.clone()).into());
    }
    let invited = invited(state, visitor, form).await?;
    let (sitters, changed) = sitters(room.title, form, visitor, &invited)?;
    let (players, found) = (room.setup.players, sitters.len());
    if found != usize::from(players) {
        return Err(Unfit::Seats { players, found }.into());
    }
    let agreed = agreement(form)?;
    if agreed.listed.is_some() && !state.options.has_lobby() {
        return Err(AppError::NoLobby);
    }
    let accord = Accord { rated: false, ..agreed.accord };
    Ok((continued(room, sitters, Agreement { accord, ..agreed }, prelude), changed))
}

fn continued(room: &Room, sitters: Vec<Sitter>, agreed: Agreement, prelude: Prelude) -> Order {
    let Agreement { aids, strict, accord, listed } = agreed;
    Order {
        title: room.title,
        setup: room.setup.clone(),
        printed: room.printed(),
        sitters,
        aids,
        strict,
        listed,
        accord,
        again: None,
        prelude: Some(prelude),
    }
}
