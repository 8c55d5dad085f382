//! Running the other tools.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, bail};

use crate::tidy;

/// Everything that must hold before a change lands.
pub(crate) fn test() -> anyhow::Result<()> {
    install_browser()?;
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    tidy::check()?;
    cargo(&["test", "--workspace"])?;
    run(cargo_command(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    cargo(&["build", "--release"])?;
    let program = target()?.join("release/ingenio");
    run(Command::new(program).args(["bench", "--runs", "1"]))
}

/// What the browser tests need besides Rust: commands and Debian's packages for them.
const BROWSER: [&str; 2] = ["chromium", "chromedriver"];
const PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "fonts-dejavu-core"];

/// Installs the browser and its driver where that is allowed, or says how.
fn install_browser() -> anyhow::Result<()> {
    let is_there = |name: &str| Command::new(name).arg("--version").output().is_ok();
    if BROWSER.iter().all(|name| is_there(name)) {
        return Ok(());
    }
    let id = Command::new("id").arg("-u").output().context("who is this?")?;
    if id.stdout.trim_ascii() != b"0" {
        bail!("the browser tests need: sudo apt-get install {}", PACKAGES.join(" "));
    }
    run(Command::new("apt-get").args(["update", "--quiet"]))?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    run(Command::new("apt-get").args(install).args(PACKAGES))
}

/// The laws on many random games of every set-up.
pub(crate) fn playouts(games: &str) -> anyhow::Result<()> {
    let arguments = ["test", "--release", "--workspace", "--test", "rulebook", "the_laws_hold"];
    run(cargo_command(&arguments).env("INGENIO_PLAYOUTS", games))
}

fn cargo(arguments: &[&str]) -> anyhow::Result<()> {
    run(&mut cargo_command(arguments))
}

fn cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// Where cargo builds.
fn target() -> anyhow::Result<PathBuf> {
    let metadata = tidy::metadata()?;
    let folder = metadata["target_directory"].as_str().context("cargo names its target folder")?;
    Ok(folder.into())
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let shown = format!("{command:?}").replace('"', "");
    eprintln!("xtask: {shown}");
    let start = Instant::now();
    let status = command.status().with_context(|| format!("cannot start {shown}"))?;
    if !status.success() {
        bail!("{shown} failed");
    }
    eprintln!("xtask: done in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}
