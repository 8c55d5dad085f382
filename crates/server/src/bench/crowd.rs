//! How long a person waits for the answer to a move while bots think at forty other tables.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use axum::Router;
use catalog::GAMES;
use serde_json::json;
use store::{Guest, Store};
use tabletop::Seat;
use title::{Figure, Title};

use super::{Client, send, sit, slowest};
use crate::app::app;
use crate::error::AppError;
use crate::hub::{Order, Sitter};
use crate::secret;
use crate::state::AppState;

/// At so many tables somebody plays against the best bots, and answers them at once.
const TABLES: usize = 40;
/// So many moves are measured, and so long the person thinks about each.
const MOVES: usize = 200;
const BREATH: Duration = Duration::from_millis(25);

/// The slowest moves of two people alone, and beside the tables with bots.
pub(super) async fn bench(
    folder: &Path,
    title: &'static dyn Title,
    runs: u32,
) -> Result<Vec<Figure>, AppError> {
    let (mut alone, mut beside, mut later) = (Vec::new(), Vec::new(), Vec::new());
    for run in 0..runs {
        let [quiet, crowded] = [("quiet", 0), ("crowded", TABLES)]
            .map(|(name, tables)| (folder.join(format!("{name}-{run}")), tables));
        let quiet = measured(&quiet.0, title, quiet.1).await?;
        let crowded = measured(&crowded.0, title, crowded.1).await?;
        alone.push(quiet);
        beside.push(crowded);
        later.push(crowded - quiet);
    }
    let name = |what: &str| format!("server/move p99/{what}");
    Ok(vec![
        Figure::of(name("two people alone"), "ms", alone),
        Figure::of(name("two people beside 40 tables of hard bots"), "ms", beside),
        Figure::of(name("later for the bots"), "ms", later),
    ])
}

/// The 99th percentile of the times of two people's moves beside so many tables with bots.
async fn measured(
    folder: &Path,
    title: &'static dyn Title,
    tables: usize,
) -> Result<f64, AppError> {
    let state = AppState::new(Store::open(folder).await?);
    let token = secret::token()?;
    let guest = state.hub.store().add_guest(&secret::hash(&token), "Anna", state.hub.now()).await?;
    let router = app(state.clone());
    let mut crowd = tokio::task::JoinSet::new();
    for nth in 0..tables {
        let id = against_bots(&state, &guest, GAMES[nth % GAMES.len()]).await?;
        crowd.spawn(answer(state.clone(), router.clone(), id, token.clone()));
    }
    let Client { id, mut seq, moves } = sit(&state, &guest, title, MOVES).await?;
    let mut times = Vec::with_capacity(moves.len());
    for (seat, path) in moves {
        tokio::time::sleep(BREATH).await;
        let body = json!({"seat": seat.index(), "decision": seq, "path": path});
        let start = Instant::now();
        seq = send(&router, &id, &token, body).await?;
        times.push(start.elapsed());
    }
    crowd.shutdown().await;
    Ok(slowest(times))
}

/// A table of one person against the best bots.
async fn against_bots(
    state: &AppState,
    guest: &Guest,
    title: &'static dyn Title,
) -> Result<String, AppError> {
    let setup = title.profile().setup(4, None, BTreeMap::new())?;
    let mut sitters = vec![Sitter::Here("Anna".to_owned())];
    sitters.resize_with(4, || Sitter::Bot("hard".to_owned()));
    let printed = title.boxes().built_in();
    state
        .hub
        .make(
            guest,
            Order {
                title,
                setup,
                printed,
                sitters,
                aids: true,
                strict: false,
                listed: None,
                accord: pages::Accord::usual(),
                again: None,
                prelude: None,
            },
        )
        .await
}

/// Answers every question of a table at once, so that its bots go on thinking.
async fn answer(
    state: AppState,
    router: Router,
    id: String,
    token: String,
) -> Result<(), AppError> {
    let seat = Seat::new(0);
    for turn in 0.. {
        let inside = state.hub.room(&id).await?.inside();
        let course = &inside.course;
        let paths = course.table().paths(seat);
        match (course.question(seat), paths.get(turn * 7 % paths.len().max(1))) {
            (Some(decision), Some(path)) => {
                let body = json!({"seat": seat.index(), "decision": decision, "path": path});
                drop(send(&router, &id, &token, body).await);
            }
            _ => tokio::time::sleep(BREATH).await,
        }
    }
    Ok(())
}
