//! How fast the server is: moves that are acknowledged, and so on the disk, beside
//! what the same disk does when the same rows are appended to it and nothing else.

mod crowd;
mod shared;
mod streams;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use catalog::GAMES;
use serde_json::{Value, json};
use store::{Guest, Home, Match, Row, State, Store, Summary, append_bare};
use tabletop::{Seat, Turn};
use title::{Figure, Table, Title};
use tower::ServiceExt as _;

use crate::app::app;
use crate::error::AppError;
use crate::hub::{Order, Sitter};
use crate::secret;
use crate::state::AppState;
pub use shared::bench_shared;

/// How many clients play at once, and how many moves each of them makes.
const LOADS: [(usize, usize); 4] = [(1, 200), (8, 100), (64, 50), (256, 20)];
/// An answer to a move is no longer than this.
const ANSWER: usize = 4096;

/// One client: a table of its own, and what is decided there.
struct Client {
    id: String,
    /// The latest entry.
    seq: i64,
    moves: Vec<(Seat, String)>,
}

/// What was measured in one run at one load.
struct Run {
    /// Moves per second.
    rate: f64,
    /// The 99th percentile, in milliseconds.
    slow: f64,
}

/// Measures a server in `folder`, which should be empty.
pub async fn bench(folder: &Path, runs: u32) -> Result<Vec<Figure>, AppError> {
    let store = Store::open(&folder.join("served")).await?;
    let state = AppState::new(store);
    let token = secret::token()?;
    let guest = state.hub.store().add_guest(&secret::hash(&token), "Anna", state.hub.now()).await?;
    let title = steadiest()?;
    let mut figures = Vec::new();
    for (clients, moves) in LOADS {
        let (mut served, mut bare) = (Vec::new(), Vec::new());
        for run in 0..runs {
            let mut players = Vec::new();
            for _ in 0..clients {
                players.push(sit(&state, &guest, title, moves).await?);
            }
            let ids: Vec<(String, i64)> =
                players.iter().map(|client| (client.id.clone(), client.seq)).collect();
            served.push(play((&[app(state.clone())], Ways::Kept), &token, players).await?);
            let folder = folder.join(format!("bare-{clients}-{run}"));
            bare.push(without(&state, Home::Folder(&folder), &ids).await?);
        }
        figures.extend(told(&format!("{clients} clients"), &served, &bare));
    }
    figures.extend(crowd::bench(folder, title, runs).await?);
    figures.extend(streams::bench(folder, title, runs).await?);
    Ok(figures)
}

/// Both figures of one load, and how much of the disk the server reaches.
fn told(load: &str, served: &[Run], bare: &[Run]) -> [Figure; 5] {
    let figure =
        |what: &str, unit, runs: Vec<f64>| Figure::of(format!("server/{what}/{load}"), unit, runs);
    let all = |runs: &[Run], what: fn(&Run) -> f64| runs.iter().map(what).collect::<Vec<f64>>();
    let share = served.iter().zip(bare).map(|(served, bare)| 100.0 * served.rate / bare.rate);
    [
        figure("moves", "moves/s", all(served, |run| run.rate)),
        figure("bare appends", "rows/s", all(bare, |run| run.rate)),
        figure("moves of bare", "%", share.collect()),
        figure("move p99", "ms", all(served, |run| run.slow)),
        figure("bare p99", "ms", all(bare, |run| run.slow)),
    ]
}

/// The game in which people decide longest before chance is asked again.
fn steadiest() -> Result<&'static dyn Title, AppError> {
    let most = LOADS.iter().map(|(_, moves)| *moves).max().unwrap_or_default();
    let mut best = None;
    for &title in GAMES {
        let mut table = title.open(
            &title.profile().setup(2, None, BTreeMap::new())?,
            &title.boxes().built_in().hash,
        )?;
        let mut dice = tabletop::SeededDice::new(1);
        while table.turn() == Turn::Chance {
            let chance = table.draw(&mut dice);
            table.resolve(&chance).map_err(AppError::internal)?;
        }
        let length = script(table.as_ref(), most)?.len();
        if best.is_none_or(|(longest, _)| length > longest) {
            best = Some((length, title));
        }
    }
    best.map(|(_, title)| title).ok_or(AppError::NotFound)
}

/// Decisions from here on until chance is asked, at most `most`.
fn script(table: &dyn Table, most: usize) -> Result<Vec<(Seat, String)>, AppError> {
    let mut table = table.boxed_clone();
    let mut moves = Vec::new();
    while let (Turn::Decide(seats), true) = (table.turn(), moves.len() < most) {
        let Some(seat) = seats.iter().next() else { break };
        let paths = table.paths(seat);
        let Some(path) = paths.get(moves.len() * 7 % paths.len().max(1)) else { break };
        let action = table.action(path).map_err(AppError::internal)?;
        table.apply(seat, &action).map_err(AppError::internal)?;
        moves.push((seat, path.clone()));
    }
    Ok(moves)
}

/// Opens a table and decides what will be done there.
async fn sit(
    state: &AppState,
    guest: &Guest,
    title: &'static dyn Title,
    most: usize,
) -> Result<Client, AppError> {
    let setup = title.profile().setup(2, None, BTreeMap::new())?;
    let sitters = ["Anna", "Berta"].map(|name| Sitter::Here(name.to_owned())).to_vec();
    let printed = title.boxes().built_in();
    let id = state
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
        .await?;
    let room = state.hub.room(&id).await?;
    room.settle().await;
    // Whoever moves has seen the table before, and is known there.
    room.held(guest.id).await?;
    let inside = room.inside();
    let moves = script(inside.course.table(), most)?;
    Ok(Client { id, seq: inside.course.seq(), moves })
}

/// How moves reach nodes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Ways {
    /// A client keeps to the node that it found first, as one does that keeps its connection.
    Kept,
    /// Each move goes to another node than the one before: the worst that a balancer can do.
    Changed,
}

/// Lets everybody play at once; each sends a move when the one before is acknowledged.
async fn play(
    (nodes, ways): (&[Router], Ways),
    token: &str,
    players: Vec<Client>,
) -> Result<Run, AppError> {
    let start = Instant::now();
    let mut tasks = tokio::task::JoinSet::new();
    for (number, player) in players.into_iter().enumerate() {
        let (nodes, token) = (nodes.to_vec(), token.to_owned());
        tasks.spawn(async move {
            let mut times = Vec::with_capacity(player.moves.len());
            let mut decision = player.seq;
            let step = usize::from(ways == Ways::Changed);
            for (place, (seat, path)) in player.moves.into_iter().enumerate() {
                let node = &nodes[(number + place * step) % nodes.len()];
                let body = json!({"seat": seat.index(), "decision": decision, "path": path});
                let start = Instant::now();
                decision = send(node, &player.id, &token, body).await?;
                times.push(start.elapsed());
            }
            Ok::<_, AppError>(times)
        });
    }
    let mut times = Vec::new();
    while let Some(played) = tasks.join_next().await {
        times.extend(played.map_err(AppError::internal)??);
    }
    Ok(rated(times, start.elapsed()))
}

async fn send(router: &Router, id: &str, token: &str, body: Value) -> Result<i64, AppError> {
    let request = Request::post(format!("/api/v1/tables/{id}/moves"));
    let request = request.header("authorization", format!("Bearer {token}"));
    let request = request.body(Body::from(body.to_string())).map_err(AppError::internal)?;
    let answer = router.clone().oneshot(request).await.map_err(AppError::internal)?;
    let bytes = to_bytes(answer.into_body(), ANSWER).await.map_err(AppError::internal)?;
    let told: Value = serde_json::from_slice(&bytes).map_err(AppError::internal)?;
    told["seq"].as_i64().ok_or_else(|| AppError::internal(told))
}

/// What a table is called that has bare rows only.
fn bare(id: &str) -> String {
    format!("bare {id}")
}

/// Appends the rows that were just written once more, with nothing else to do: as
/// many at a time as there were clients.
async fn without(
    state: &AppState,
    beneath: Home<'_>,
    tables: &[(String, i64)],
) -> Result<Run, AppError> {
    let store = state.hub.store();
    let mut found: Vec<Match> = Vec::new();
    let mut groups: Vec<Vec<Row>> = Vec::new();
    for (id, after) in tables {
        let mut table = store.load(id).await?;
        table.agreed.id = bare(id);
        found.push(table);
        for (round, entry) in store.entries(id, *after).await?.into_iter().enumerate() {
            let summary = Summary { state: State::Playing, asked: 1, ply: entry.seq, due: None };
            if groups.len() <= round {
                groups.push(Vec::new());
            }
            groups[round].push((bare(id), entry, summary));
        }
    }
    let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
    let times = append_bare(beneath, &found, groups).await?;
    let all: Duration = times.iter().sum();
    // Whoever is in a group waits for all of it.
    let each = times.iter().zip(sizes).flat_map(|(time, size)| std::iter::repeat_n(*time, size));
    Ok(rated(each.collect(), all))
}

fn rated(times: Vec<Duration>, all: Duration) -> Run {
    let count = f64::from(u32::try_from(times.len()).unwrap_or(u32::MAX));
    Run { rate: count / all.as_secs_f64(), slow: slowest(times) }
}

/// The 99th percentile, in milliseconds.
fn slowest(mut times: Vec<Duration>) -> f64 {
    times.sort();
    let slow = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
    slow.as_secs_f64() * 1000.0
}
