//! What is kept of games: positions that go on elsewhere, transcripts, and what a seat knows.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::Occupant;
use tabletop::Viewer;
use title::FORMAT;
use utoipa::ToSchema;

use super::streams::entry;
use super::viewer;
use super::wire::Whose;
use crate::error::{AppError, Problem};
use crate::extract::{Form, Json, Path, Query, Visitor};
use crate::routes::forking::{BOARD, PLY, fork};
use crate::routes::uploads::{File, take_in};
use crate::state::AppState;

/// A position of a table, and who goes on from there.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Fork {
    /// After how many moves of the table as it stands.
    #[schema(example = 12)]
    ply: usize,
    /// Who sits where: `me`, `open`, or `bot:` and a level. Without it all seats are the player's:
    /// a board for planning, which nobody else finds.
    #[schema(example = json!(["me", "bot:greedy"]))]
    seats: Option<Vec<String>>,
}

/// A table that was made.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Made {
    /// The table's name in addresses.
    id: String,
    /// How many moves it begins with.
    ply: usize,
    /// The seats that are open, each with where whoever gets it sits down.
    open: Vec<Open>,
}

/// A seat that is open.
#[derive(Debug, Serialize, ToSchema)]
struct Open {
    /// The seat.
    seat: u8,
    /// The path of its link.
    link: String,
}

impl Made {
    async fn of(state: &AppState, id: String) -> Result<Made, AppError> {
        let inside = state.hub.room(&id).await?.inside();
        let open = inside.seats.iter().filter_map(|record| match &record.occupant {
            Occupant::Open(Some(token)) => {
                Some(Open { seat: record.seat, link: format!("/join/{token}") })
            }
            Occupant::Open(None) | Occupant::Person | Occupant::Guest | Occupant::Bot(_) => None,
        });
        Ok(Made { id, ply: inside.course.floor(), open: open.collect() })
    }
}

/// Makes a table that begins with a position of this one.
///
/// The game must be over, or nothing hidden at the table. What is agreed is as usual, and the new
/// table is not rated; what chance brings there is drawn anew. This one is not touched.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/forks",
    operation_id = "fork_table",
    tag = "tables",
    params(("id" = String, Path, description = "The table.")),
    request_body(content = Fork, description = "At most 16 KiB of JSON; its media type is not looked at."),
    responses(
        (status = 201, description = "The new table.", body = Made),
        (status = 400, description = "It cannot be understood, or there are not so many moves or seats.", body = Problem),
        (status = 403, description = "Something is hidden at the table, and the game is not over; or a page of another site sent it.", body = Problem),
        (status = 409, description = "The game is over after so many moves, or the table plays with a box that is not known here.", body = Problem),
    ),
    security(("token" = []), ("cookie" = [])),
)]
pub(super) async fn forks(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(wanted): Json<Fork>,
) -> Result<Response, AppError> {
    // An unknown table is said to be one before anything else is said.
    visitor.room(&state, &id).await?;
    visitor.guest.as_ref().ok_or(AppError::Token)?;
    let Fork { ply, seats } = wanted;
    let mut fields = vec![(PLY.to_owned(), ply.to_string())];
    match seats {
        None => fields.push((BOARD.to_owned(), "yes".to_owned())),
        Some(seats) => {
            fields.extend(
                (0..).zip(seats).map(|(seat, kind): (u8, _)| (format!("seat-{seat}"), kind)),
            );
        }
    }
    let (table, ..) = fork(&state, &id, &visitor, &Form::of(fields)).await?;
    let made = Made::of(&state, table).await?;
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// Makes a table of a transcript.
///
/// The body is the file itself. Every line is checked as `ingenio replay` checks it; the first that
/// does not hold is told by `line`, `ply` and `rule`. All seats are the player's, and it counts for
/// nobody. A box of its own must be known on this server.
#[utoipa::path(
    post,
    path = "/api/v1/transcripts",
    operation_id = "upload_transcript",
    tag = "tables",
    request_body(content = String, content_type = "text/plain", description = "At most 1 MiB; its media type is not looked at."),
    responses(
        (status = 201, description = "The new table.", body = Made),
        (status = 400, description = "A line is cut or is no JSON.", body = Problem),
        (status = 403, description = "A page of another site sent it.", body = Problem),
        (status = 413, description = "It is larger than 1 MiB.", body = Problem),
        (status = 422, description = "A line breaks a rule, of the game or of the format; or its box is not known here.", body = Problem),
    ),
    security(("token" = []), ("cookie" = [])),
)]
pub(super) async fn transcripts(
    State(state): State<AppState>,
    visitor: Visitor,
    file: File,
) -> Result<Response, AppError> {
    let guest = visitor.guest.as_ref().ok_or(AppError::Token)?;
    let table = take_in(&state, &visitor, guest, file.text()?).await?;
    let made = Made::of(&state, table).await?;
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// All that a viewer knows of a game, at any time.
///
/// The first line is what was agreed, every other one an `Entry`, as the table's events tell them to
/// this viewer. Unlike the transcript, which there is where nothing is hidden or after the end, it
/// tells no secret of others.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/record",
    operation_id = "keep_record",
    tag = "tables",
    params(("id" = String, Path, description = "The table."), Whose),
    responses(
        (status = 200, description = "The record, one object a line.", body = String, content_type = "text/plain"),
    ),
    security((), ("token" = []), ("cookie" = [])),
)]
pub(super) async fn record(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(whose): Query<Whose>,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let (viewer, _) = viewer(&state, &id, &visitor, whose.seat).await?;
    let (inside, agreed) = (room.inside(), &room.agreed);
    let seat = match viewer {
        Viewer::Player(seat) => Some(seat),
        Viewer::Public => None,
    };
    let head = json!({
        "record": FORMAT,
        "table": agreed.id,
        "game": agreed.game,
        "variant": room.setup.variant,
        "players": room.setup.players,
        "edition": agreed.edition,
        "data": agreed.data,
        "setup": room.setup.switches,
        "names": inside.names(),
        "seat": seat,
    });
    // A long game is told again from its start.
    let told = tokio::task::spawn_blocking(move || inside.course.told_after(0, usize::MAX));
    let told = told.await.map_err(AppError::internal)?;
    let line = |noted: &_| serde_json::to_string(&entry(noted, viewer)).expect("plain data");
    let lines = told.iter().map(|noted| line(noted));
    let mut text = [head.to_string()].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
    text.push('\n');
    let disposition = format!("attachment; filename=\"{}-{id}-record.jsonl\"", agreed.game);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, text).into_response())
}
