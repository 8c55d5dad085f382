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

/// What goes along as it is, where it is: then its links lead to each other.
const FILES: [&str; 12] = [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "docs/boxes.md",
    "docs/bots.md",
    "docs/figures.md",
    "docs/hosting.md",
    "docs/programs.md",
    "examples/python/bot.py",
    "examples/python/web_bot.py",
    "packaging/Containerfile",
    "packaging/ingenio.env",
    "packaging/ingenio.service",
];
/// What the archive says of itself: the sources' own speaks of the sources.
const README: &str = "packaging/README.md";
/// The licenses of what the program holds of others.
const NOTICES: &str = "THIRD-PARTY.txt";

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
    go_along(root, &folder)?;
    let notices = notices::collected(&tidy::metadata_of_all(root)?, "ingenio")?;
    fs::write(folder.join(NOTICES), notices)?;
    let archive = build.join(format!("{name}.tar.gz"));
    pack::pack(build, name, moment, &archive)?;
    // Whatever the files' times and order on the disk, the archive is the same.
    let again = build.join("again.tar.gz");
    pack::pack(build, name, moment, &again)?;
    ensure!(fs::read(&archive)? == fs::read(&again)?, "an archive packed twice differs");
    Ok(archive)
}

/// Copies what is not made.
fn go_along(root: &Path, folder: &Path) -> anyhow::Result<()> {
    for (from, to) in FILES.map(|file| (file, file)).into_iter().chain([(README, "README.md")]) {
        let to = folder.join(to);
        fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
        fs::copy(root.join(from), to).with_context(|| from.to_owned())?;
    }
    Ok(())
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

    /// Where the links of a text lead, but for those into the web and within the text.
    fn links(text: &str) -> Vec<&str> {
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        targets.filter(|target| !target.is_empty() && !target.contains("://")).collect()
    }

    /// Whoever has the archive has nothing else.
    #[test]
    fn what_goes_along_is_there_and_so_is_all_that_it_links_to() {
        let folder = tempfile::tempdir().unwrap();
        go_along(&tidy::root(), folder.path()).unwrap();
        fs::write(folder.path().join(NOTICES), "").unwrap();
        let mut count = 0;
        for file in FILES.into_iter().chain(["README.md"]).map(|file| folder.path().join(file)) {
            if file.extension().is_none_or(|kind| kind != "md") {
                continue;
            }
            let text = fs::read_to_string(&file).unwrap();
            for link in links(&text) {
                assert!(file.with_file_name(link).exists(), "{}: {link}", file.display());
                count += 1;
            }
        }
        assert!(count >= 12, "{count} links");
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
