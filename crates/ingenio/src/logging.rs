//! What a server says while it runs, on standard error.

use std::io::IsTerminal as _;

use clap::ValueEnum;
use tracing_subscriber::EnvFilter;

/// How the log is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    /// For people.
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// What is told unless `RUST_LOG` says otherwise: of ourselves also what is no fault. What each
/// connection to the database meets is not told: what comes of it the store says once for all.
const USUAL: &str =
    "warn,sqlx=error,sqlx::postgres::notice=off,ingenio=info,server=info,store=info";

/// Begins the log.
pub(crate) fn begin(form: Form) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(USUAL));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match form {
        // Colors are for a terminal, not for a file.
        Form::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        Form::Json => {
            log.json().flatten_event(true).with_current_span(false).with_span_list(false).init();
            // A panic is a line like any other.
            std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a panic")));
        }
    }
}
