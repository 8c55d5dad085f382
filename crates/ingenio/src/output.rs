//! What goes to standard output, and the exit codes.

use std::io::{self, Write};

use serde::Serialize;

/// Checked and found wrong.
pub(crate) const FOUND_WRONG: u8 = 1;
/// Bad input or use.
pub(crate) const BAD_INPUT: u8 = 2;

/// Prints one line; a reader who has gone away is no error.
pub(crate) fn line(text: impl std::fmt::Display) -> anyhow::Result<()> {
    match writeln!(io::stdout(), "{text}") {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

/// Prints one JSON object on a line of its own.
pub(crate) fn json(value: &impl Serialize) -> anyhow::Result<()> {
    line(serde_json::to_string(value)?)
}
