//! Running everything, or the part of it that is quick.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Context;

use crate::fuzzer;
use crate::run::{Stages, cargo, packaged, run};
use crate::suite::suite;
use crate::tidy;

/// Everything that must hold before a change lands.
pub(crate) fn test() -> anyhow::Result<()> {
    let mut stages = Stages::default();
    stages.stage("browser, database, fuzzer, proxy, mail, systemd, clock", || {
        install("browser", &BROWSER, &["chromium", "chromium-driver", "fonts-dejavu-core"])?;
        install("database", &DATABASE, &["postgresql"])?;
        install("proxy", &["nginx", "openssl", "curl"], &["nginx-light", "openssl", "curl"])?;
        install("mail", &["exim4"], &["exim4-daemon-light"])?;
        install("unit", &["systemd-analyze"], &["systemd"])?;
        install("clock", &["faketime"], &["faketime"])?;
        install("container", &["ip", "pgrep"], &["iproute2", "procps"])?;
        fuzzer::install(&target()?)
    })?;
    look(&mut stages)?;
    stages.stage("tests", || suite(|_| true))?;
    stages.stage("documents", || {
        let mut doc = cargo(&["doc", "--workspace", "--no-deps"]);
        run(doc.env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    stages.stage("release build", || {
        run(&mut cargo(&["build", "--release", "--package", "ingenio"]))
    })?;
    stages.stage("bench", || {
        let program = target()?.join("release/ingenio");
        run(Command::new(program).args(["bench", "--runs", "1"]))
    })?;
    eprintln!("{}", stages.table());
    Ok(())
}

/// Everything but the browser's tests, documents and release build.
pub(crate) fn quick() -> anyhow::Result<()> {
    let mut stages = Stages::default();
    look(&mut stages)?;
    stages.stage("tests", || suite(|program| !program.needs_browser()))?;
    eprintln!("{}", stages.table());
    Ok(())
}

/// What can be seen without running the program.
fn look(stages: &mut Stages) -> anyhow::Result<()> {
    stages.stage("format", || run(&mut cargo(&["fmt", "--all", "--check"])))?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    stages.stage("clippy", || run(&mut cargo(&clippy)))?;
    stages.stage("tidy", tidy::check)
}

/// The programs that tests need besides Rust.
const BROWSER: [&str; 2] = ["chromium", "chromedriver"];
const DATABASE: [&str; 2] = ["initdb", "postgres"];

/// Installs Debian's packages where a program is missing.
fn install(what: &str, programs: &[&str], packages: &[&str]) -> anyhow::Result<()> {
    if programs.iter().all(|name| is_installed(name)) {
        return Ok(());
    }
    packaged(what, packages)
}

/// Whether there is such a program; Debian keeps those of `PostgreSQL` apart by their version.
fn is_installed(name: &str) -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let apart = versions.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path).chain(apart);
    folders.any(|folder| folder.join(name).is_file())
}

/// The laws and the ledgers on many games of every set-up.
pub(crate) fn playouts(games: &str) -> anyhow::Result<()> {
    let arguments = ["test", "--release", "--workspace", "--test", "rulebook", "the_laws_hold"];
    run(cargo(&arguments).env("INGENIO_PLAYOUTS", games))
}

/// Changed inputs of every kind, with the checks of arithmetic that a debug build has.
pub(crate) fn fuzz(arguments: &[&str]) -> anyhow::Result<()> {
    run(cargo(&["run", "--quiet", "--package", "fuzz", "--"]).args(arguments))
}

/// Where cargo builds.
pub(crate) fn target() -> anyhow::Result<PathBuf> {
    let metadata = tidy::metadata(&tidy::root())?;
    let folder = metadata["target_directory"].as_str().context("cargo names its target folder")?;
    Ok(folder.into())
}
