//! The same as the pages, as JSON for programs.
//!
//! Each handler carries its part of the OpenAPI document, and no route can be added without one.

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde_json::Value;
use tabletop::{Seat, Seats, Viewer};
use title::Imprint;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::answer;
use crate::error::{AppError, Problem};
use crate::extract::{Json, Path, Query, Visitor};
use crate::hub::{Acted, Asked, Inside, Room, Wanted};
use crate::records;
use crate::state::AppState;
use document::Document;
use wire::{Agreement, Dice, Move, Offer, Person, PrintedBox, Table, Tables, Taken, Turn, Whose};

pub(crate) mod document;
mod keeping;
mod lobby;
mod people;
mod streams;
mod wire;

/// A client's own name for a request is no longer than this.
const LONGEST_REQUEST: usize = 64;

pub(crate) fn router() -> Router<AppState> {
    let near = async || Redirect::permanent("/api");
    let router = described().split_for_parts().0.route("/api", get(page));
    router.route("/api/", get(near)).route("/api/v1", get(near))
}

/// The document for people.
async fn page(visitor: Visitor) -> Response {
    answer::page(pages::programs(&document::VALUE, &visitor.preferences))
}

/// The OpenAPI document of everything that is served to programs.
pub fn api_document() -> Value {
    document::VALUE.clone()
}

/// The routes, each with its description.
fn described() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(<Document as utoipa::OpenApi>::openapi())
        .routes(routes!(tables))
        .routes(routes!(lobby::lobby))
        .routes(routes!(view))
        .routes(routes!(act))
        .routes(routes!(dice))
        .routes(routes!(streams::events))
        .routes(routes!(keeping::record))
        .routes(routes!(keeping::forks))
        .routes(routes!(keeping::transcripts))
        .routes(routes!(people::person))
        .routes(routes!(people::read, people::say))
        .routes(routes!(openapi))
        .routes(routes!(healthz))
        .routes(routes!(readyz))
}

/// Whether the process answers.
#[utoipa::path(
    get,
    path = "/healthz",
    operation_id = "health",
    tag = "server",
    responses((status = 200, description = "It does.", body = String, content_type = "text/plain")),
    security(()),
)]
async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the store takes writes.
#[utoipa::path(
    get,
    path = "/readyz",
    operation_id = "readiness",
    tag = "server",
    responses((status = 200, description = "It does.", body = String, content_type = "text/plain")),
    security(()),
)]
async fn readyz(State(state): State<AppState>) -> Result<&'static str, AppError> {
    state.hub.store().probe().await?;
    Ok("ok\n")
}

/// This document.
#[utoipa::path(
    get,
    path = "/api/v1/openapi.json",
    operation_id = "document",
    tag = "server",
    responses((status = 200, description = "OpenAPI 3.1.", body = Object)),
    security(()),
)]
async fn openapi(State(state): State<AppState>) -> Response {
    let json = [(header::CONTENT_TYPE, "application/json")];
    (json, document::of(state.options.version)).into_response()
}

/// The player's tables.
#[utoipa::path(
    get,
    path = "/api/v1/tables",
    operation_id = "list_tables",
    tag = "tables",
    responses(
        (status = 200, description = "The tables.", body = Tables),
    ),
    security(("token" = []), ("cookie" = [])),
)]
async fn tables(State(state): State<AppState>, visitor: Visitor) -> Result<Json<Tables>, AppError> {
    let guest = visitor.guest.as_ref().ok_or(AppError::Token)?;
    Ok(Json(Tables::of(state.hub.store().tables_of(guest.id).await?)))
}

/// The viewer that a visitor may be: the seat asked for, which may be one that they are allowed to
/// move for, their only one, or everybody.
async fn viewer(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    seat: Option<u8>,
) -> Result<(Viewer, Vec<Seat>), AppError> {
    let held = visitor.seats(state, id).await?;
    let viewer = match (seat, held.as_slice()) {
        (Some(seat), _) => {
            let room = visitor.room(state, id).await?;
            Viewer::Player(visitor.moving_at(&room, seat).await?.0)
        }
        (None, [only]) => Viewer::Player(*only),
        (None, _) => Viewer::Public,
    };
    Ok((viewer, held))
}

/// A table as the player sees it, with the question that is open and the legal answers.
///
/// Whoever has one seat there sees it with the eyes of that seat; who has several names one, and so
/// does who is allowed to move for another (`people[].lent`). Without a token one sees what
/// everybody may see.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}",
    operation_id = "see_table",
    tag = "tables",
    params(("id" = String, Path, description = "The table."), Whose),
    responses(
        (status = 200, description = "The table.", body = Table),
    ),
    security((), ("token" = []), ("cookie" = [])),
)]
async fn view(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(whose): Query<Whose>,
) -> Result<Json<Table>, AppError> {
    let room = visitor.room(&state, &id).await?;
    let (viewer, held) = viewer(&state, &id, &visitor, whose.seat).await?;
    let inside = room.inside();
    let course = &inside.course;
    let seat = match viewer {
        Viewer::Player(seat) => Some(seat),
        Viewer::Public => None,
    };
    let own = seat.filter(|&seat| course.house().stand(seat).is_none());
    let decision = own.and_then(|seat| course.question(seat));
    let asked = seat.filter(|_| decision.is_some());
    Ok(Json(Table {
        game: room.agreed.game.clone(),
        variant: room.setup.variant.clone(),
        players: room.setup.players,
        setup: room.setup.switches.clone(),
        printed: room.imprint().map(|Imprint { hash, name, is_built_in, .. }| {
            let file = format!("/tables/{id}/box.toml");
            PrintedBox { hash, name, built_in: is_built_in, file }
        }),
        names: inside.names(),
        seat,
        seq: course.seq(),
        ply: course.ply(),
        turn: turn(&inside),
        people: people(&inside, state.hub.now()),
        offers: offers(&room, &inside, &held),
        agreed: Agreement::of(course.house().accord()),
        decision,
        choices: asked.map(|seat| course.table().paths(seat)).unwrap_or_default(),
        ranges: asked
            .map(|seat| course.table().runs(seat).into_iter().map(Into::into).collect())
            .unwrap_or_default(),
        view: course.table().view(viewer),
        end: inside.outcome().map(Into::into),
        seats: held,
        id,
    }))
}

/// What the table's chance is drawn from.
///
/// The commitment stands from the start; the seed is opened when the game is over. `ingenio replay
/// --dice` draws every chance move of the game's record again. Both are null at a table that begins
/// with moves of another or of a file: their chance was drawn elsewhere. Dice that a file has opened
/// are told as long as nothing is drawn after its moves.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/dice",
    operation_id = "see_dice",
    tag = "tables",
    params(("id" = String, Path, description = "The table.")),
    responses(
        (status = 200, description = "The dice.", body = Dice),
    ),
    security((), ("token" = []), ("cookie" = [])),
)]
async fn dice(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Dice>, AppError> {
    let room = visitor.room(&state, &id).await?;
    let inside = room.inside();
    let seed = room.opened(&inside).map(|opened| opened.seed);
    Ok(Json(Dice { commitment: room.commitment(&inside), seed }))
}

fn people(inside: &Inside, now: i64) -> Vec<Person> {
    let house = inside.course.house();
    let seats = inside.seats.iter().map(|record| Seat::new(record.seat));
    let person = |seat: Seat| {
        let (stand, left) = (house.stand(seat), house.left(seat, now));
        Person {
            bot: stand.map(|stand| stand.bot.to_string()),
            until: stand.map(|stand| stand.until.key()),
            left: house.has_left(seat),
            offered: house.offered(seat).is_some(),
            lent: numbers(house.lent(seat)),
            time: left.map(|left| left.turn),
            reserve: left.map(|left| left.reserve),
        }
    };
    seats.map(person).collect()
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| u8::try_from(seat.index()).unwrap_or(u8::MAX)).collect()
}

/// Where somebody else may sit down, for those who sit in other seats.
fn offers(room: &Room, inside: &Inside, held: &[Seat]) -> Vec<Offer> {
    let offers = records::offers(room, inside);
    let shown = offers.filter(|(seat, _)| held.iter().any(|own| own != seat));
    shown.map(|(seat, link)| Offer { seat, link: format!("/join/{link}") }).collect()
}

fn turn(inside: &Inside) -> Turn {
    let all = numbers;
    match inside.course.turn() {
        None if inside.course.is_closed() => Turn::Closed,
        None => Turn::Open(all(inside.course.vacant())),
        Some(tabletop::Turn::Over) => Turn::Over,
        Some(tabletop::Turn::Chance) => Turn::Chance,
        Some(tabletop::Turn::Decide(seats)) => Turn::Decide(all(seats)),
    }
}

/// Decides for a seat.
///
/// The move is written to disk before it is answered. It is taken while its question is still
/// open, whoever else has answered in between; otherwise nothing changes.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/moves",
    operation_id = "move",
    tag = "tables",
    params(("id" = String, Path, description = "The table.")),
    request_body(content = Move, description = "At most 16 KiB of JSON; its media type is not looked at."),
    responses(
        (status = 200, description = "The move is kept.", body = Taken),
        (status = 400, description = "It cannot be understood, or is no move of this game.", body = Problem),
        (status = 401, description = "The token is not known.", body = Problem),
        (status = 403, description = "The player has no seat here, or not this one and is not allowed to move for it; or a page of another site sent it.", body = Problem),
        (status = 409, description = "The question is no longer open, the table is closed, or plays with a box that is not known here.", body = Problem),
        (status = 422, description = "The rules forbid it; `rule` names the one.", body = Problem),
    ),
    security(("token" = []), ("cookie" = [])),
)]
async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(wish): Json<Move>,
) -> Result<Json<Taken>, AppError> {
    let room = visitor.room_asking(&state, &id, wish.decision).await?;
    visitor.known()?;
    let (seat, by) = if let Some(seat) = wish.seat {
        visitor.moving_at(&room, seat).await?
    } else {
        let held = visitor.seated_at(&room).await?;
        let inside = room.inside();
        let asked = |seat: &&Seat| inside.course.question(**seat) == Some(wish.decision);
        (*held.iter().find(asked).or(held.first()).ok_or(AppError::NoSeat)?, None)
    };
    let wanted = match (wish.path, wish.action) {
        (Some(path), None) => vec![Wanted::Path(path)],
        (None, Some(action)) => vec![Wanted::Action(action)],
        _ => return Err(AppError::Bad("a move has either a path or an action".to_owned())),
    };
    if wish.id.as_ref().is_some_and(|id| id.is_empty() || id.len() > LONGEST_REQUEST) {
        return Err(AppError::Bad(format!("an id has 1 to {LONGEST_REQUEST} bytes")));
    }
    let asked = Asked { seat, by, question: wish.decision, wanted, request: wish.id };
    let Acted { seq, ply } = room.act(asked).await?;
    Ok(Json(Taken { seq, ply }))
}
