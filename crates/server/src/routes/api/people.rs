//! People as everybody may see them, and what is said at tables.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use store::Heard;
use utoipa::{IntoParams, ToSchema};

use super::super::people::public;
use super::super::talk;
use crate::error::{AppError, Problem};
use crate::extract::{Json, Path, Query, Visitor};
use crate::state::AppState;

/// So much is told at once.
const MOST: i64 = 100;

/// A person with an account.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Profile {
    /// The name.
    name: String,
    /// When they came, in milliseconds since 1970.
    since: i64,
    /// What they have played, by game.
    games: Vec<Played>,
}

/// What somebody has played of a game.
#[derive(Debug, Serialize, ToSchema)]
struct Played {
    /// The game, by its id.
    game: String,
    /// How many games they have finished.
    finished: i64,
    /// How many of them they have won, alone or with others.
    won: i64,
    /// How well they play among people; null before the first rated game.
    #[schema(required = true)]
    people: Option<Rated>,
    /// How well they play where bots sit at the table.
    #[schema(required = true)]
    bots: Option<Rated>,
}

/// How well somebody plays.
#[derive(Debug, Serialize, ToSchema)]
struct Rated {
    /// The rating; a newcomer has 1500.
    rating: i64,
    /// By how much it may be wrong.
    give_or_take: i64,
    /// How many games were rated.
    games: i64,
    /// How many of them were won.
    won: i64,
}

impl Rated {
    const fn of(standing: pages::Standing) -> Rated {
        let pages::Standing { rating, give_or_take, games, wins } = standing;
        Rated { rating, give_or_take, games, won: wins }
    }
}

/// A person as everybody may see them: what they have played, and how well.
#[utoipa::path(
    get,
    path = "/api/v1/people/{name}",
    operation_id = "see_person",
    tag = "people",
    params(("name" = String, Path, description = "Their name, however it is written.")),
    responses(
        (status = 200, description = "The person.", body = Profile),
        (status = 404, description = "Nobody with an account is called so.", body = Problem),
    ),
    security(()),
)]
pub(super) async fn person(
    State(state): State<AppState>,
    Path(name): Path<String>,
) -> Result<Json<Profile>, AppError> {
    let found = public::found(&state, &name).await?;
    let games = public::played(&found).into_iter().map(|played| Played {
        game: played.game,
        finished: played.games,
        won: played.wins,
        people: played.people.map(Rated::of),
        bots: played.bots.map(Rated::of),
    });
    Ok(Json(Profile { games: games.collect(), name: found.name, since: found.made_at }))
}

/// Which part of what was said.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Before {
    /// Only what was said before this number.
    before: Option<i64>,
}

/// What is said at a table.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Talk {
    /// In order; the latest 100.
    messages: Vec<Message>,
}

/// Something that was said.
#[derive(Debug, Serialize, ToSchema)]
struct Message {
    /// Its number at the table, from 1.
    number: i64,
    /// The seat of who said it; null if they watched.
    #[schema(required = true)]
    seat: Option<u8>,
    /// What they were called.
    name: String,
    /// What they said; null if the host has hidden it.
    #[schema(required = true)]
    said: Option<String>,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// What is said at a table, as far as the player may read it.
///
/// Those who watch are read by those who watch and have an account; by those who play only where
/// nothing is hidden at the table, or when the game is over.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/talk",
    operation_id = "read_talk",
    tag = "people",
    params(("id" = String, Path, description = "The table."), Before),
    responses(
        (status = 200, description = "What was said.", body = Talk),
    ),
    security((), ("token" = []), ("cookie" = [])),
)]
pub(super) async fn read(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(before): Query<Before>,
) -> Result<Json<Talk>, AppError> {
    let room = visitor.room(&state, &id).await?;
    let (_, heard): (_, Heard) = talk::heard(&room, &visitor).await?;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let part = (before.before.unwrap_or(i64::MAX), MOST);
    let messages = state.hub.store().talk(&id, heard, guest, part).await?;
    let messages = messages.into_iter().map(|message| Message {
        number: message.number,
        seat: message.seat,
        name: message.name,
        said: message.said,
        at: message.at,
    });
    Ok(Json(Talk { messages: messages.collect() }))
}

/// Something to be said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    /// What: one line of 1 to 500 letters. `@` and a name speaks to somebody at the table.
    #[schema(min_length = 1, max_length = 500)]
    said: String,
    /// Needed only by those who act for several seats.
    #[schema(maximum = 5)]
    seat: Option<u8>,
}

/// Says something at a table.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/talk",
    operation_id = "say",
    tag = "people",
    params(("id" = String, Path, description = "The table.")),
    request_body(content = Say, description = "At most 16 KiB of JSON; its media type is not looked at."),
    responses(
        (status = 200, description = "It is said.", body = super::wire::Talked),
        (status = 400, description = "It cannot be understood, or is empty or too long.", body = Problem),
        (status = 401, description = "The token is not known.", body = Problem),
        (status = 403, description = "The player has neither a seat here nor an account, or may say nothing; or a page of another site sent it.", body = Problem),
    ),
    security(("token" = []), ("cookie" = [])),
)]
pub(super) async fn say(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(say): Json<Say>,
) -> Result<Json<super::wire::Talked>, AppError> {
    let room = visitor.room(&state, &id).await?;
    let number = talk::speak(&state, &visitor, &room, (&say.said, say.seat)).await?;
    Ok(Json(super::wire::Talked { number }))
}
