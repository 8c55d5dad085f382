//! `fuzz --seconds N`: changed inputs, each kind in a process of its own.

use std::process::ExitCode;

use fuzz::{Order, fuzz};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match Order::read(&arguments).and_then(|order| fuzz(&order)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("fuzz: {error:#}");
            ExitCode::from(2)
        }
    }
}
