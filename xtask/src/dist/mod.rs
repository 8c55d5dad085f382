//! `cargo xtask dist`: an archive to hand out, the same from the same commit.
//!
//! It is built for Linux on x86-64, the only platform on which it is tried.

mod notices;
mod pack;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};

use crate::run::{cargo, run};
use crate::tidy;

/// What it is built for, and tried on.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// What goes along as it is.
const FILES: [&str; 6] = [
    "README.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "docs/hosting.md",
    "packaging/ingenio.env",
    "packaging/ingenio.service",
];

/// Builds and packs a release; `twice` builds everything a second time elsewhere, and compares.
pub(crate) fn dist(twice: bool) -> anyhow::Result<()> {
    let root = tidy::root();
    ensure!(said(&["status", "--porcelain"])?.is_empty(), "something is not committed");
    let moment = said(&["log", "-1", "--format=%ct"])?;
    let top = crate::chores::target()?.join("dist");
    let name = format!("ingenio-{}-{TARGET}", version(&root)?);
    let first = made(&root, &top.join("build"), &name, &moment)?;
    if twice {
        let again = made(&root, &top.join("again"), &name, &moment)?;
        ensure!(fs::read(&first)? == fs::read(&again)?, "two builds of one commit differ");
        eprintln!("xtask: two builds are the same");
    }
    let archive = top.join(format!("{name}.tar.gz"));
    fs::copy(&first, &archive)?;
    let sums = sums(&top, &archive)?;
    eprintln!("xtask: {}\nxtask: {}", archive.display(), sums.display());
    Ok(())
}

/// Builds in a folder of its own, and packs what has come of it.
fn made(root: &Path, build: &Path, name: &str, moment: &str) -> anyhow::Result<PathBuf> {
    let folder = build.join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let package = ["--release", "--target", TARGET, "--package", "ingenio"];
    let mut program = cargo(&["build"]);
    run(reproducibly(program.args(package), root, build, moment)?)?;
    let mut manual = cargo(&["run"]);
    manual.args(package).args(["--example", "manual", "--"]).arg(&folder);
    run(reproducibly(&mut manual, root, build, moment)?)?;
    fs::copy(build.join(TARGET).join("release/ingenio"), folder.join("ingenio"))?;
    for file in FILES {
        let name = Path::new(file).file_name().context("a file has a name")?;
        fs::copy(root.join(file), folder.join(name)).with_context(|| file.to_owned())?;
    }
    let notices = notices::collected(&tidy::metadata_of_all(root)?, "ingenio")?;
    fs::write(folder.join("THIRD-PARTY.txt"), notices)?;
    let archive = build.join(format!("{name}.tar.gz"));
    pack::pack(build, name, moment, &archive)?;
    // Whatever the files' times and order on the disk, the archive is the same.
    let again = build.join("again.tar.gz");
    pack::pack(build, name, moment, &again)?;
    ensure!(fs::read(&archive)? == fs::read(&again)?, "an archive packed twice differs");
    Ok(archive)
}

/// A build that says nothing of where and when it was made, with nothing of it shared that another
/// machine may not have. The C library is built in: of its own it would look up names only by files
/// and by DNS, and that is what a server needs.
fn reproducibly<'c>(
    command: &'c mut Command,
    root: &Path,
    build: &Path,
    moment: &str,
) -> anyhow::Result<&'c mut Command> {
    let home = std::env::var("HOME").context("HOME")?;
    let home_of =
        |name: &str, usual: &str| std::env::var(name).unwrap_or_else(|_| format!("{home}/{usual}"));
    let places = [
        (build.display().to_string(), "/build"),
        (root.display().to_string(), "/ingenio"),
        (home_of("CARGO_HOME", ".cargo"), "/cargo"),
        (home_of("RUSTUP_HOME", ".rustup"), "/rustup"),
    ];
    let mut rust = vec![
        "-Ctarget-feature=+crt-static".to_owned(),
        "-Cstrip=symbols".to_owned(),
        "-Clink-arg=-Wl,--build-id=none".to_owned(),
    ];
    let mut c = Vec::new();
    for (place, instead) in places {
        rust.push(format!("--remap-path-prefix={place}={instead}"));
        c.push(format!("-ffile-prefix-map={place}={instead}"));
    }
    command.env("CARGO_TARGET_DIR", build).env("CARGO_INCREMENTAL", "0");
    command.env("CARGO_ENCODED_RUSTFLAGS", rust.join("\u{1f}"));
    command.env("CFLAGS", c.join(" ")).env("SOURCE_DATE_EPOCH", moment);
    Ok(command)
}

/// Writes the sum by which whoever has fetched the archive sees that it is whole.
fn sums(folder: &Path, archive: &Path) -> anyhow::Result<PathBuf> {
    let name = archive.file_name().context("an archive has a name")?;
    let output = Command::new("sha256sum").arg(name).current_dir(folder).output()?;
    ensure!(output.status.success(), "sha256sum failed");
    let file = folder.join("SHA256SUMS");
    fs::write(&file, output.stdout)?;
    Ok(file)
}

fn version(root: &Path) -> anyhow::Result<String> {
    let metadata = tidy::metadata(root)?;
    let mut packages = metadata["packages"].as_array().into_iter().flatten();
    let program = packages.find(|package| package["name"] == "ingenio").context("no program")?;
    Ok(program["version"].as_str().context("no version")?.to_owned())
}

/// What git says.
fn said(arguments: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("git").args(arguments).current_dir(tidy::root()).output()?;
    if !output.status.success() {
        bail!("git: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_goes_along_is_there() {
        let missing: Vec<_> =
            FILES.into_iter().filter(|file| !tidy::root().join(file).exists()).collect();
        assert_eq!(missing, [""; 0]);
    }

    #[test]
    fn sums_are_those_that_are_checked() {
        let folder = tempfile::tempdir().unwrap();
        let archive = folder.path().join("a.tar.gz");
        fs::write(&archive, "whole").unwrap();
        sums(folder.path(), &archive).unwrap();
        let check = || {
            let mut check = Command::new("sha256sum");
            check.args(["--check", "SHA256SUMS"]).current_dir(folder.path());
            check.output().unwrap().status.success()
        };
        assert!(check());
        fs::write(&archive, "cut").unwrap();
        assert!(!check());
    }
}
