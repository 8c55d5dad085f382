//! `cargo xtask tune`: weights for a game's bots, found by self-play.

use anyhow::{Context, ensure};

use crate::run::cargo;
use crate::tidy::root;

/// Looks for weights and keeps them with the game's bot; `plan` is a seed, a number of steps and
/// one of games.
pub(crate) fn tune(game: &str, plan: [&str; 3]) -> anyhow::Result<()> {
    let folder = root().join("games").join(game).join("bot");
    let example = format!("tune-{game}");
    let exists = folder.join("examples").join(&example).with_extension("rs").exists();
    ensure!(exists, "there is no game {game:?} whose bot can be tuned");
    let mut command = cargo(&["run", "--release", "--quiet", "--example", &example, "--"]);
    let output = command.args(plan).current_dir(&folder).stderr(std::process::Stdio::inherit());
    let output = output.output().with_context(|| format!("cargo run --example {example}"))?;
    ensure!(output.status.success(), "the weights of {game} could not be tuned");
    std::fs::write(folder.join("weights.toml"), output.stdout).context("weights.toml")
}
