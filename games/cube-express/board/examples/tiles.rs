//! Draws a sheet of all tiles, to be held against the printed ones.
//!
//! `cargo run -p cube-express-board --example tiles -- tiles.svg`

use std::process::ExitCode;

use boxes::Contents;
use cube_express_rules::components::Data;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("tiles: name the file to write, such as tiles.svg");
        return ExitCode::from(2);
    };
    match std::fs::write(
        &path,
        cube_express_board::sheet_of_tiles(Data::shelf().built_in()).into_string(),
    ) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tiles: {path}: {error}");
            ExitCode::FAILURE
        }
    }
}
