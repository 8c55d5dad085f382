//! Programs of others: seated by `simulate` and `tournament`, and at a server's tables.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::{Path, PathBuf};

mod at_tables;
mod fuzzed;
mod seated;
mod served;

/// Where the project is, with its examples.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
