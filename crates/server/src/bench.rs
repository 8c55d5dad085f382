//! How fast the server is: moves that are acknowledged, and so on the disk.

use std::path::Path;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use serde_json::json;
use store::Store;
use tabletop::{Seat, Turn};
use title::Figure;
use tower::ServiceExt as _;

use crate::app::app;
use crate::error::AppError;
use crate::hub::{Order, Sitter, now};
use crate::secret;
use crate::state::AppState;

/// So many tables are played at once.
const TABLES: usize = 8;
/// How long one run takes.
const RUN: Duration = Duration::from_secs(1);

/// Measures a server in `folder`, which should be empty.
pub async fn bench(folder: &Path, runs: u32) -> Result<Vec<Figure>, AppError> {
    let state = AppState::new(Store::open(folder).await?);
    let token = secret::token()?;
    let guest = state.hub.store().add_guest(&secret::hash(&token), "Anna", now()).await?;
    let (mut rates, mut latest) = (Vec::new(), Vec::new());
    for _ in 0..runs {
        let start = Instant::now();
        let mut players = tokio::task::JoinSet::new();
        for _ in 0..TABLES {
            players.spawn(play(state.clone(), guest.clone(), token.clone(), start + RUN));
        }
        let mut times = Vec::new();
        while let Some(played) = players.join_next().await {
            times.extend(played.map_err(AppError::internal)??);
        }
        let seconds = start.elapsed().as_secs_f64();
        times.sort();
        let most = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
        rates.push(f64::from(u32::try_from(times.len()).unwrap_or(u32::MAX)) / seconds);
        latest.push(most.as_secs_f64() * 1000.0);
    }
    Ok(vec![
        Figure::of(format!("server/moves/{TABLES} tables"), "moves/s", rates),
        Figure::of(format!("server/move p99/{TABLES} tables"), "ms", latest),
    ])
}

/// Plays game after game until the time is up, and says how long each move took.
async fn play(
    state: AppState,
    guest: store::Guest,
    token: String,
    until: Instant,
) -> Result<Vec<Duration>, AppError> {
    let router = app(state.clone());
    let mut times = Vec::new();
    while Instant::now() < until {
        let id = open(&state, &guest).await?;
        while Instant::now() < until {
            let Some(body) = choice(&state, &id, times.len()).await? else { break };
            let start = Instant::now();
            send(&router, &id, &token, body).await?;
            times.push(start.elapsed());
            // What chance brings is a part of the game, not of the move.
            state.hub.room(&id).await?.settle().await;
        }
    }
    Ok(times)
}

async fn open(state: &AppState, guest: &store::Guest) -> Result<String, AppError> {
    let title = catalog::GAMES.first().copied().ok_or(AppError::NotFound)?;
    let profile = title.profile();
    let players = profile.players().next().unwrap_or(2);
    let setup = profile.setup(players, None, std::collections::BTreeMap::new())?;
    let sitters = (0..players).map(|seat| Sitter::Here(format!("Player {seat}"))).collect();
    let id = state.hub.make(guest, Order { title, setup, sitters, aids: true }).await?;
    state.hub.room(&id).await?.settle().await;
    Ok(id)
}

/// Any move of whoever is asked; nothing once the game is over.
async fn choice(state: &AppState, id: &str, number: usize) -> Result<Option<Body>, AppError> {
    let room = state.hub.room(id).await?;
    let inside = room.inside();
    let Some(Turn::Decide(seats)) = inside.course.turn() else { return Ok(None) };
    let Some(seat) = seats.iter().next() else { return Ok(None) };
    let paths = inside.course.table().paths(seat);
    let Some(path) = paths.get(number * 7 % paths.len().max(1)) else { return Ok(None) };
    let decision = inside.course.question(seat);
    let body = json!({"seat": Seat::index(seat), "decision": decision, "path": path});
    Ok(Some(Body::from(body.to_string())))
}

async fn send(router: &Router, id: &str, token: &str, body: Body) -> Result<(), AppError> {
    let request = Request::post(format!("/api/v1/tables/{id}/moves"));
    let request = request.header("authorization", format!("Bearer {token}")).body(body);
    let request = request.map_err(AppError::internal)?;
    let answer = router.clone().oneshot(request).await.map_err(AppError::internal)?;
    if answer.status().is_success() { Ok(()) } else { Err(AppError::Internal) }
}
