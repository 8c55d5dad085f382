//! The only program: play, simulate, replay, draw and measure.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// A server takes and gives back small pieces all the time, on all threads.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    ingenio::main()
}
