//! Numbers as Prometheus reads them, on a listener of their own: players never see them.

use std::fmt::{Display, Write as _};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;

use crate::metrics::{Asked, Mover};
use crate::state::AppState;

/// A database that does not answer so soon is not waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// Answers whoever collects numbers, and nothing else.
pub async fn serve_metrics(listener: TcpListener, state: AppState) -> io::Result<()> {
    let router = Router::new().route("/metrics", get(show)).with_state(state);
    axum::serve(listener, router).await
}

async fn show(State(state): State<AppState>) -> impl IntoResponse {
    let store = state.hub.store();
    let leases = tokio::time::timeout(PATIENCE, store.leases()).await;
    let leases = leases.ok().and_then(Result::ok).flatten();
    let text = written(&state, leases);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

fn written(state: &AppState, leases: Option<i64>) -> String {
    let metrics = state.hub.metrics();
    let load = |number: &AtomicU64| number.load(Ordering::Relaxed);
    let mut text = String::new();
    let version = state.options.version;
    head(&mut text, "ingenio_info", "gauge", "What runs here.");
    let store = state.hub.store().kind();
    let _ = writeln!(text, "ingenio_info{{version=\"{version}\",store=\"{store}\"}} 1");
    let mut one = |name, kind, help, value: &dyn Display| {
        head(&mut text, name, kind, help);
        let _ = writeln!(text, "{name} {value}");
    };
    let uptime = metrics.uptime().as_secs();
    one("ingenio_uptime_seconds", "gauge", "Since the server was started.", &uptime);
    one("ingenio_tables_open", "gauge", "Tables in memory.", &state.hub.count());
    one("ingenio_tables_made_total", "counter", "Tables made.", &load(&metrics.made));
    let streams = metrics.streams.load(Ordering::Relaxed);
    one("ingenio_streams_open", "gauge", "Event streams that are open.", &streams);
    let faults = state.hub.store().faults();
    one("ingenio_store_errors_total", "counter", "What the store refused or lost.", &faults);
    let over = load(&metrics.taken_over);
    one("ingenio_leases_taken_over_total", "counter", "Turns of nodes that are gone.", &over);
    if let Some(leases) = leases {
        one("ingenio_leases_held", "gauge", "Tables that this node lets go on.", &leases);
    }
    head(&mut text, "ingenio_leases_claimed_total", "counter", "Turns asked for, and whose.");
    for (whose, count) in ["ours", "others"].iter().zip(&metrics.claims) {
        let count = load(count);
        let _ = writeln!(text, "ingenio_leases_claimed_total{{whose=\"{whose}\"}} {count}");
    }
    head(&mut text, "ingenio_moves_total", "counter", "Moves that are durable.");
    for (mover, count) in Mover::ALL.iter().zip(&metrics.moves) {
        let (mover, count) = (mover.key(), load(count));
        let _ = writeln!(text, "ingenio_moves_total{{by=\"{mover}\"}} {count}");
    }
    head(&mut text, "ingenio_answer_seconds", "histogram", "From a request to its answer.");
    for (asked, times) in Asked::ALL.iter().zip(&metrics.answers) {
        times.write(&mut text, "ingenio_answer_seconds", &format!("to=\"{}\"", asked.key()));
    }
    head(&mut text, "ingenio_thinking_seconds", "histogram", "Bots, from asked to decided.");
    metrics.thinking.write(&mut text, "ingenio_thinking_seconds", "");
    text
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}
