//! The program under trial, as a process.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, bail, ensure};
use serde_json::Value;

use crate::chores::target;
use crate::run::{cargo, run};

/// The program, brought up to date: as released if it has been built so before.
pub(super) fn built() -> anyhow::Result<PathBuf> {
    let target = target()?;
    let name = format!("ingenio{}", std::env::consts::EXE_SUFFIX);
    let released = target.join("release").join(&name);
    let mut build = cargo(&["build", "--package", "ingenio", "--bin", "ingenio"]);
    if released.exists() {
        run(build.arg("--release"))?;
        return Ok(released);
    }
    run(&mut build)?;
    Ok(target.join("debug").join(name))
}

/// Forms for tables of every game: people at one screen, alone and with a bot.
pub(super) fn forms(program: &Path) -> anyhow::Result<Vec<String>> {
    let output = Command::new(program).args(["games", "--json"]).output()?;
    let told: Value = serde_json::from_slice(&output.stdout).context("it names its games")?;
    let mut forms = Vec::new();
    for game in told["games"].as_array().into_iter().flatten() {
        let id = game["id"].as_str().context("a game has an id")?;
        let bot = game["bots"][0].as_str().context("a game has a bot")?;
        forms.push(format!("game={id}&seat-0=me&seat-1=here"));
        let three = game["players"].as_array().is_some_and(|all| all.contains(&3.into()));
        if three {
            forms.push(format!("game={id}&seat-0=me&seat-1=bot:{bot}&seat-2=here"));
        }
    }
    ensure!(!forms.is_empty(), "it names no games");
    Ok(forms)
}

/// The program under way.
pub(super) struct Program {
    child: Child,
    pub(super) address: String,
}

impl Program {
    /// Starts it on a folder, at whichever port is free.
    pub(super) fn start(program: &Path, data: &Path) -> anyhow::Result<Program> {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        let mut child = command.stderr(Stdio::piped()).spawn().context("it does not start")?;
        let mut said = BufReader::new(child.stderr.take().context("it says nothing")?);
        let mut line = String::new();
        said.read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let Some(address) = address.map(str::to_owned) else {
            let _ = said.read_to_string(&mut line);
            child.kill()?;
            child.wait()?;
            bail!("it does not start again: {line}");
        };
        // What it says is passed on as long as it lives.
        thread::spawn(move || {
            for line in said.lines().map_while(Result::ok) {
                eprintln!("{line}");
            }
        });
        Ok(Program { child, address })
    }

    /// Kills it, without a word.
    pub(super) fn kill(&mut self) -> anyhow::Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("it has ended by itself: {status}");
        }
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whatever went wrong, it does not stay behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
