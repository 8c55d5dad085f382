//! Event streams: what an idle one costs, and how soon a move reaches them all.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use store::{Guest, Store};
use title::{Figure, Title};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, oneshot};

use super::{Client, send, sit, slowest};
use crate::app::app;
use crate::error::AppError;
use crate::limits::Limits;
use crate::listen::serve_until;
use crate::options::Options;
use crate::secret;
use crate::state::AppState;

/// So many streams are open at once if all is measured five times; else fewer.
const STREAMS: usize = 5000;
const ENOUGH: usize = 5;
/// So many tables they are spread over in the second figure.
const TABLES: usize = 500;
/// So many moves are made while all listen, one after another.
const MOVES: usize = 40;
/// Whoever makes a move waits so long before the next, as people do at least.
const BREATH: Duration = Duration::from_millis(50);
/// So many streams are opened at a time.
const AT_ONCE: usize = 100;
/// Files besides the two ends of each stream.
const OTHER_FILES: u64 = 256;

/// Measures with all streams at one table, and spread over many.
pub(super) async fn bench(
    folder: &Path,
    title: &'static dyn Title,
    runs: u32,
) -> Result<Vec<Figure>, AppError> {
    let wanted = 2 * u64::try_from(STREAMS).unwrap_or(u64::MAX) + OTHER_FILES;
    let files = rlimit::increase_nofile_limit(wanted).unwrap_or_default();
    let spare = usize::try_from(files.saturating_sub(OTHER_FILES) / 2).unwrap_or_default();
    let runs = usize::try_from(runs).unwrap_or(ENOUGH).min(ENOUGH);
    let streams = (STREAMS / ENOUGH * runs).min(spare);
    let mut figures = Vec::new();
    for tables in [1, TABLES] {
        let folder = folder.join(format!("streams-{tables}"));
        let mut heard = listen(&folder, title, tables, streams).await?;
        // What the first ones have left is taken by the next, who then seem to cost nothing.
        heard.drain(..figures.len().min(1));
        figures.extend(heard);
    }
    Ok(figures)
}

/// Opens the streams, makes moves and waits until everybody has heard of each.
async fn listen(
    folder: &Path,
    title: &'static dyn Title,
    tables: usize,
    streams: usize,
) -> Result<Vec<Figure>, AppError> {
    let many = usize::MAX >> 4;
    let limits = Limits { connections: many, connections_per_address: many, ..Limits::none() };
    let state = AppState::with(Store::open(folder).await?, Options::with(limits));
    let token = secret::token()?;
    let guest: Guest =
        state.hub.store().add_guest(&secret::hash(&token), "Anna", state.hub.now()).await?;
    let mut clients = Vec::new();
    for _ in 0..tables {
        clients.push(sit(&state, &guest, title, MOVES).await?);
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(AppError::internal)?;
    let address = listener.local_addr().map_err(AppError::internal)?;
    let (stop, stopped) = oneshot::channel::<()>();
    let served = serve_until(listener, state.clone(), async { drop(stopped.await) });
    let served = tokio::spawn(served);
    let (sockets, bytes) = open_all(address, &clients, streams).await?;
    let (told, mut heard) = mpsc::channel(streams.max(1));
    for socket in sockets {
        let socket = TcpStream::from_std(socket).map_err(AppError::internal)?;
        tokio::spawn(count(socket, told.clone()));
    }
    let (mut acknowledged, mut reached) = (Vec::new(), Vec::new());
    let router = app(state.clone());
    let mut seqs: Vec<i64> = clients.iter().map(|client| client.seq).collect();
    for round in 0..MOVES {
        let which = round % clients.len();
        let Client { id, moves, .. } = &clients[which];
        let Some((seat, path)) = moves.get(round / clients.len()) else { break };
        let body = serde_json::json!({"seat": seat.index(), "decision": seqs[which], "path": path});
        let start = Instant::now();
        seqs[which] = send(&router, id, &token, body).await?;
        acknowledged.push(start.elapsed());
        let listeners = (0..streams).filter(|number| number % clients.len() == which).count();
        for _ in 0..listeners {
            heard.recv().await;
        }
        reached.push(start.elapsed());
        tokio::time::sleep(BREATH).await;
    }
    drop(stop);
    drop(heard);
    let _ = served.await;
    let name = |what: &str| format!("server/{what}/{streams} streams, {tables} tables");
    let kib = f64::from(u32::try_from(bytes).unwrap_or(u32::MAX)) / 1024.0;
    Ok(vec![
        Figure::of(name("idle stream"), "KiB", vec![kib]),
        Figure::of(name("move p99"), "ms", vec![slowest(acknowledged)]),
        Figure::of(name("told to all p99"), "ms", vec![slowest(reached)]),
    ])
}

/// Opens so many streams, and tells how many bytes an idle one takes.
async fn open_all(
    address: SocketAddr,
    clients: &[Client],
    streams: usize,
) -> Result<(Vec<std::net::TcpStream>, usize), AppError> {
    let mut sockets = Vec::with_capacity(streams);
    let mut before = 0;
    for first in (0..streams).step_by(AT_ONCE) {
        let some = (first..(first + AT_ONCE).min(streams)).map(|number| {
            let client = &clients[number % clients.len()];
            open(address, client.id.clone(), client.seq)
        });
        sockets.extend(futures_util::future::try_join_all(some).await?);
        // The first ones bring what every server has but once.
        if first == 0 {
            before = resident();
        }
    }
    let counted = streams.saturating_sub(AT_ONCE).max(1);
    Ok((sockets, resident().saturating_sub(before) / counted))
}

/// Opens a stream after entry `seq`. While nobody reads it, it is the server's alone: its
/// other end takes no memory of this process.
async fn open(address: SocketAddr, id: String, seq: i64) -> Result<std::net::TcpStream, AppError> {
    let mut socket = TcpStream::connect(address).await.map_err(AppError::internal)?;
    let request =
        format!("GET /api/v1/tables/{id}/events?after={seq} HTTP/1.1\r\nHost: {address}\r\n\r\n");
    socket.write_all(request.as_bytes()).await.map_err(AppError::internal)?;
    let mut some = [0u8; 512];
    let read = socket.read(&mut some).await.map_err(AppError::internal)?;
    if !some[..read].starts_with(b"HTTP/1.1 200") {
        return Err(AppError::internal(String::from_utf8_lossy(&some[..read])));
    }
    socket.into_std().map_err(AppError::internal)
}

/// Counts every event of a stream.
async fn count(mut socket: TcpStream, told: mpsc::Sender<()>) {
    let mut some = [0u8; 512];
    // An event ends with an empty line; what keeps a stream alive begins with a colon.
    while let Ok(read) = socket.read(&mut some).await {
        if read == 0 {
            return;
        }
        let events = some[..read].windows(6).filter(|part| part == b"\ndata:").count();
        for _ in 0..events {
            if told.send(()).await.is_err() {
                return;
            }
        }
    }
}

/// How many bytes of this process are in memory; 0 where the system does not tell.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    kib.unwrap_or_default() * 1024
}
