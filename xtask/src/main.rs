//! The project's chores: `cargo xtask test` runs everything.

mod chance;
mod chores;
mod dist;
mod faults;
mod fuzzer;
mod mutants;
mod new_game;
mod run;
mod rust;
mod suite;
mod tidy;
mod tune;

use std::process::ExitCode;

use anyhow::bail;
use mutants::Order;

const HELP: &str = "\
cargo xtask test              everything: format, lints, tests, docs, tidy, release build, bench
cargo xtask quick             format, lints, tidy, all tests but the browser's
cargo xtask tidy [CHECK]      dependencies, names, circles, citations, files, languages, boxes, program, licenses
cargo xtask dist [--twice]    an archive to hand out; --twice builds it a second time and compares
cargo xtask playouts [N]      the laws and the ledgers on N games of every set-up (10000), in release
cargo xtask new-game NAME     a folder with a tiny game to begin with, and its place in the catalog
cargo xtask mutants --game ID --sample N [--seed S]
                              N small faults in a game's rules: which do its tests not notice?
cargo xtask tune GAME [SEED STEPS GAMES]
                              weights for the game's hard bot, found by self-play and kept (1 80 400)
cargo xtask fuzz [--seconds N] [--seed S] [--target NAME [--case I]]
                              inputs changed at random, N seconds of each kind (10)
cargo xtask faults [--kills N] [--seed S]
                              the program killed N times (200) while people play, and every test
                              that breaks what it stands on: is anything acknowledged lost?";

fn main() -> ExitCode {
    match chore() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn chore() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["test"] => chores::test(),
        ["quick"] => chores::quick(),
        ["tidy"] => tidy::check(),
        ["tidy", check] => tidy::check_one(check),
        ["dist"] => dist::dist(false),
        ["dist", "--twice"] => dist::dist(true),
        ["playouts"] => chores::playouts("10000"),
        ["playouts", games] => chores::playouts(games),
        ["new-game", name] => new_game::new_game(name),
        ["mutants", order @ ..] => mutants::mutants(&Order::read(order)?),
        ["tune", game] => tune::tune(game, ["1", "80", "400"]),
        ["tune", game, seed, steps, games] => tune::tune(game, [*seed, *steps, *games]),
        ["fuzz", order @ ..] => chores::fuzz(order),
        ["faults", order @ ..] => faults::faults(faults::Order::read(order)?),
        [] | ["help" | "--help" | "-h"] => {
            eprintln!("{HELP}");
            Ok(())
        }
        _ => bail!("no such chore\n{HELP}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_names_every_check() {
        assert!(HELP.contains(&format!("tidy [CHECK]      {}\n", tidy::names())));
    }
}
