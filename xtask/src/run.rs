//! Starting other tools, and how long each took.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

/// Cargo, as it was called itself.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// Runs a tool to its end; anything but success is an error.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let shown = format!("{command:?}").replace('"', "");
    eprintln!("xtask: {shown}");
    let status = command.status().with_context(|| format!("cannot start {shown}"))?;
    if !status.success() {
        bail!("{shown} failed");
    }
    Ok(())
}

/// Installs Debian's packages where that is allowed, or says how.
pub(crate) fn packaged(what: &str, packages: &[&str]) -> anyhow::Result<()> {
    let id = Command::new("id").arg("-u").output().context("who is this?")?;
    if id.stdout.trim_ascii() != b"0" {
        bail!("the {what} tests need: sudo apt-get install {}", packages.join(" "));
    }
    run(Command::new("apt-get").args(["update", "--quiet"]))?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    run(Command::new("apt-get").args(install).args(packages))
}

/// Whether a tool can be started.
pub(crate) fn is_there(command: &mut Command) -> bool {
    command.arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Stages of a chore with the time that each took.
#[derive(Debug, Default)]
pub(crate) struct Stages {
    done: Vec<(&'static str, Duration)>,
}

impl Stages {
    /// Runs one stage; the stages so far are shown if it fails.
    pub(crate) fn stage(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let start = Instant::now();
        let result = work();
        self.done.push((name, start.elapsed()));
        if result.is_err() {
            eprintln!("{}", self.table());
        }
        result.context(name)
    }

    /// What each stage took, a line each, and all together.
    pub(crate) fn table(&self) -> String {
        let all: Duration = self.done.iter().map(|(_, took)| *took).sum();
        let width =
            self.done.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max("all".len());
        let lines = self.done.iter().copied().chain([("all", all)]);
        let line = |(name, took): (&str, Duration)| {
            format!("xtask: {name:width$} {:>7.1} s", took.as_secs_f64())
        };
        lines.map(line).collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_told_with_their_times() {
        let mut stages = Stages::default();
        stages.stage("first", || Ok(())).unwrap();
        stages.done[0].1 = Duration::from_millis(61_250);
        let error = stages.stage("a long one", || bail!("broken")).unwrap_err();
        assert_eq!(format!("{error:#}"), "a long one: broken");
        stages.done[1].1 = Duration::from_millis(500);
        let expected = "xtask: first         61.2 s\n\
                        xtask: a long one     0.5 s\n\
                        xtask: all           61.8 s";
        assert_eq!(stages.table(), expected);
    }

    #[test]
    fn a_tool_that_fails_or_is_not_there_is_an_error() {
        assert!(run(&mut Command::new("no-such-tool-at-all")).is_err());
        assert!(run(&mut cargo(&["no-such-command"])).is_err());
        assert!(!is_there(&mut Command::new("no-such-tool-at-all")));
    }
}
