//! The tables at which anybody may sit down.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use store::{Occupant, OpenTable, SeatRecord};
use utoipa::{IntoParams, ToSchema};

use super::super::open;
use super::wire::Agreement;
use crate::error::{AppError, Problem};
use crate::extract::{Json, Query};
use crate::state::AppState;

/// Which part of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Part {
    /// The page, from 0.
    #[param(example = 0, maximum = 400)]
    page: Option<u16>,
}

/// Tables at which anybody may sit down.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Lobby {
    /// The latest comes first.
    tables: Vec<Waiting>,
    /// Whether there is another page.
    more: bool,
}

/// A table with a free seat.
#[derive(Debug, Serialize, ToSchema)]
struct Waiting {
    /// The table's name in addresses.
    id: String,
    /// The game, by its id.
    game: String,
    /// The variant.
    variant: String,
    /// How many milliseconds a turn may take; null where there are no clocks.
    #[schema(required = true)]
    turn: Option<i64>,
    /// How many more in the whole game.
    #[schema(required = true)]
    reserve: Option<i64>,
    /// What was agreed about time and absence, as the table itself says it.
    agreed: Agreement,
    /// Whether what was decided stands as soon as anything has followed, bots' answers included.
    strict: bool,
    /// Who sits where.
    seats: Vec<Chair>,
    /// Whether the game runs already: a seat is free whose person did not come.
    running: bool,
    /// When it was set up, or that seat became free, in milliseconds since 1970.
    since: i64,
    /// When it leaves the list if its seats stay free; null where the game runs.
    #[schema(required = true)]
    until: Option<i64>,
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
struct Chair {
    /// Whether somebody may still sit down there.
    free: bool,
    /// Who sits there; empty if it is free.
    name: String,
    /// The level of the bot that sits there.
    bot: Option<String>,
}

impl Chair {
    fn of(seat: SeatRecord, is_vacant: bool) -> Chair {
        match seat.occupant {
            _ if is_vacant => Chair { free: true, name: String::new(), bot: None },
            Occupant::Open(_) => Chair { free: true, name: seat.name, bot: None },
            Occupant::Bot(level) => Chair { free: false, name: seat.name, bot: Some(level) },
            Occupant::Person | Occupant::Guest => Chair { free: false, name: seat.name, bot: None },
        }
    }
}

impl Waiting {
    fn of(table: OpenTable) -> Waiting {
        let chair = |seat: SeatRecord| {
            let is_vacant = table.is_vacant(seat.seat);
            Chair::of(seat, is_vacant)
        };
        let seats = table.seats.iter().cloned().map(chair).collect();
        let running = table.vacant != 0;
        let OpenTable { id, game, setup, terms, strict, since, until, .. } = table;
        let accord = open::agreed(&terms);
        let (turn, reserve) = accord.pace.times().unzip();
        let agreed = Agreement::of(&accord);
        let variant = setup["variant"].as_str().unwrap_or_default().to_owned();
        Waiting { id, game, variant, turn, reserve, agreed, strict, seats, running, since, until }
    }
}

/// The tables at which anybody may sit down now.
#[utoipa::path(
    get,
    path = "/api/v1/lobby",
    operation_id = "list_lobby",
    tag = "tables",
    params(Part),
    responses(
        (status = 200, description = "The tables.", body = Lobby),
        (status = 404, description = "No tables are listed on this server.", body = Problem),
    ),
    security(()),
)]
pub(super) async fn lobby(
    State(state): State<AppState>,
    Query(part): Query<Part>,
) -> Result<Json<Lobby>, AppError> {
    let page = usize::from(part.page.unwrap_or(0));
    if page > open::LAST {
        return Err(AppError::Bad(format!("there are no more than {} pages", open::LAST)));
    }
    let (tables, more) = open::tables(&state, page).await?;
    Ok(Json(Lobby { tables: tables.into_iter().map(Waiting::of).collect(), more }))
}
