//! Connections: who gets one, for how long, and how they end.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tower::ServiceExt as _;

use crate::app::{WAIT, app, usual};
use crate::error::Problem;
use crate::limits::{Connections, Full, Limits};
use crate::patience::Patient;
use crate::state::AppState;
use crate::streaming;

/// Files that are open besides connections: the database's and the listener's.
const OTHER_FILES: u64 = 64;
/// Whoever is in the middle of a request has so long to finish it when the server stops.
const FAREWELL: Duration = Duration::from_secs(4);
/// When no connection can be accepted, it is tried again after so long.
const BREATH: Duration = Duration::from_millis(50);
/// Whoever is turned away has so long to read why, if not too many are turned away at once.
const LINGER: Duration = Duration::from_secs(1);
const LINGERING: usize = 16;

/// Serves until the process ends.
pub async fn serve(listener: TcpListener, state: AppState) -> io::Result<()> {
    serve_until(listener, state, std::future::pending()).await
}

/// Serves until `stop`: then event streams end, requests are finished, and the
/// store's log is folded into its file.
pub async fn serve_until(
    listener: TcpListener,
    state: AppState,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let limits = affordable(&state.options.limits);
    let connections = Connections::new(&limits);
    let router = app(state.clone());
    let mut stop = pin!(stop);
    let mut open = JoinSet::new();
    let doorstep = Arc::new(Semaphore::new(LINGERING));
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        while open.try_join_next().is_some() {}
        let (socket, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "no connection can be accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let from = Some(peer.ip()).filter(|peer| !state.options.trusts(*peer));
        match connections.enter(from) {
            Err(full) => drop(open.spawn(turn_away(socket, full, doorstep.clone()))),
            Ok(place) => {
                let (limits, stopping) = (limits.clone(), state.stopping());
                let metrics = Arc::clone(state.hub.metrics());
                let talk = converse(socket, peer, router.clone(), limits, stopping);
                open.spawn(async move {
                    // What a stream does not need is gone before it begins.
                    if let Some((socket, stream)) = Box::pin(talk).await {
                        let _open = metrics.stream();
                        let _ = streaming::send(socket, stream).await;
                    }
                    drop(place);
                });
            }
        }
    }
    drop(listener);
    state.stop();
    let ended = tokio::time::timeout(FAREWELL, async { while open.join_next().await.is_some() {} });
    if ended.await.is_err() {
        tracing::warn!("some requests were not finished in time");
    }
    // Clocks stand still from here on. If it cannot be said, they do from the last time it was.
    let _ = tokio::join!(state.hub.beat(), state.teller.rest(FAREWELL));
    state.hub.store().checkpoint().await.map_err(io::Error::other)
}

/// No more connections than the system has files for.
fn affordable(limits: &Limits) -> Limits {
    let wanted = u64::try_from(limits.connections).unwrap_or(u64::MAX).saturating_add(OTHER_FILES);
    let files = rlimit::increase_nofile_limit(wanted).unwrap_or(1024);
    let most = usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX);
    if most < limits.connections {
        let wanted = limits.connections;
        tracing::warn!(
            "only {most} connections at once, not {wanted}: the system allows {files} open files \
             (ulimit -n)"
        );
    }
    Limits { connections: limits.connections.min(most), ..limits.clone() }
}

/// Answers one connection's requests until it ends or the server stops, or until a stream is
/// asked for: then it is told which, and where it goes.
async fn converse(
    socket: TcpStream,
    peer: SocketAddr,
    router: Router,
    limits: Limits,
    mut stopping: watch::Receiver<bool>,
) -> Option<(Patient<TcpStream>, Response<Body>)> {
    let _ = socket.set_nodelay(true);
    let (begin, mut streams) = mpsc::channel(1);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let (is_get, begin) = (request.method() == Method::GET, begin.clone());
        let answer = router.clone().oneshot(request.map(Body::new));
        async move {
            let answer = answer.await?;
            if !is_get || !streaming::is_stream(&answer) {
                return Ok::<_, Infallible>(answer);
            }
            match begin.send(answer).await {
                // It is answered elsewhere; what waits here is dropped.
                Ok(()) => std::future::pending().await,
                Err(mpsc::error::SendError(answer)) => Ok(answer),
            }
        }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(limits.head);
    let socket = TokioIo::new(Patient::new(socket, limits.taking));
    let mut connection = builder.serve_connection(socket, service);
    tokio::select! {
        biased;
        // Whoever hangs up or sends nonsense is gone; there is nobody to tell.
        _ = Pin::new(&mut connection) => return None,
        Some(stream) = streams.recv() => {
            return Some((connection.into_parts().io.into_inner(), stream));
        }
        _ = stopping.wait_for(|stops| *stops) => drop(streams),
    }
    Pin::new(&mut connection).graceful_shutdown();
    let _ = connection.await;
    None
}

/// Says why there is no room, if it can be said quickly.
async fn turn_away(mut socket: TcpStream, full: Full, doorstep: Arc<Semaphore>) {
    let _ = tokio::time::timeout(BREATH, socket.write_all(refusal(full).as_bytes())).await;
    // A socket that is closed over an unread request takes the answer back.
    if let Ok(_place) = doorstep.try_acquire() {
        let _ = socket.shutdown().await;
        let rest = async { while socket.read(&mut [0; 1024]).await.is_ok_and(|read| read > 0) {} };
        let _ = tokio::time::timeout(LINGER, rest).await;
    }
}

/// The whole answer to a request that is not read.
fn refusal(full: Full) -> String {
    let (status, code, sentence) = match full {
        Full::All => {
            ("503 Service Unavailable", "full", "This server has no room for more visitors now.")
        }
        Full::Address => {
            ("429 Too Many Requests", "too-many", "Too many connections from your address.")
        }
    };
    let problem = Problem::unheard(code, format!("{sentence} Try again in {WAIT} seconds."));
    let body = serde_json::to_string(&problem).expect("words can be written");
    let usual = usual().map(|(name, value)| format!("{name}: {value}\r\n")).concat();
    format!(
        "HTTP/1.1 {status}\r\nRetry-After: {WAIT}\r\nConnection: close\r\n{usual}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}
