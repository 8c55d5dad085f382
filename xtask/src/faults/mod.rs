//! `cargo xtask faults`: the program killed at random moments while people play, to see
//! whether anything is lost that was acknowledged.

mod client;
mod program;
mod wire;

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};

use crate::chance::Chance;
use crate::run::{cargo, run};
use client::Client;
use program::Program;

/// So many clients wait for their answers, each at tables of its own.
const POLITE: usize = 3;
/// So many hang up in the middle of theirs.
const RUDE: usize = 2;
/// So many tables each of them plays at.
const TABLES: usize = 3;
/// The program lives at most so long, in milliseconds.
const LONGEST_LIFE: u64 = 400;

/// What is asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Order {
    kills: u32,
    seed: u64,
}

impl Order {
    /// Reads `[--kills N] [--seed S]`.
    pub(crate) fn read(arguments: &[&str]) -> anyhow::Result<Order> {
        let mut order = Order { kills: 200, seed: 1 };
        for pair in arguments.chunks(2) {
            match *pair {
                ["--kills", count] => order.kills = count.parse().context("--kills")?,
                ["--seed", number] => order.seed = number.parse().context("--seed")?,
                _ => bail!("faults does not know {}", pair.join(" ")),
            }
        }
        Ok(order)
    }
}

/// Kills the program, then runs the tests that break what it stands on.
pub(crate) fn faults(order: Order) -> anyhow::Result<()> {
    let program = program::built()?;
    let start = Instant::now();
    let tried = kill(&program, order)?;
    eprintln!(
        "xtask: {} kills in {:.1} s, seed {}",
        order.kills,
        start.elapsed().as_secs_f64(),
        order.seed
    );
    eprintln!("xtask: {tried}");
    eprintln!("xtask: {}", mounts()?);
    let web =
        ["test", "-p", "server", "--test", "web", "--", "faults", "hang_up", "sitting", "clock"];
    run(&mut cargo(&web))?;
    run(&mut cargo(&["test", "-p", "store", "--test", "faults"]))?;
    eprintln!("xtask: nothing that was acknowledged is lost, and no table stands still");
    Ok(())
}

/// What was tried, in a line.
fn kill(program: &Path, order: Order) -> anyhow::Result<String> {
    let folder = tempfile::tempdir().context("no folder for the tables")?;
    let mut chance = Chance::new(order.seed);
    let forms = program::forms(program)?;
    let mut clients = Vec::new();
    for number in 0..POLITE + RUDE {
        let own = forms.iter().cycle().skip(number * TABLES).take(TABLES);
        clients.push(Client::new(chance.next(), number >= POLITE, own.cloned().collect()));
    }
    for _ in 0..order.kills {
        let mut program = Program::start(program, folder.path())?;
        let life = Duration::from_millis(chance.below(LONGEST_LIFE));
        live(&mut clients, &mut program, life)?;
    }
    // The last life ends by itself: everything is looked at once more.
    let mut program = Program::start(program, folder.path())?;
    for client in &mut clients {
        client.check_all(&program.address)?;
        client.go_on(&program.address)?;
    }
    program.kill()?;
    let sum = |count: fn(&Client) -> usize| clients.iter().map(count).sum::<usize>();
    let (moves, tables) = (sum(Client::acknowledged), sum(Client::tables));
    ensure!(moves > 0, "nobody has moved");
    Ok(format!(
        "{moves} moves acknowledged at {tables} tables, {} hung up, {} asked again after a kill; \
         lost: none",
        sum(Client::hung_up),
        sum(Client::asked_again)
    ))
}

/// One life of the program: everybody plays until it is killed in the middle of that.
fn live(clients: &mut [Client], program: &mut Program, life: Duration) -> anyhow::Result<()> {
    let address = &program.address.clone();
    let dying = &AtomicBool::new(false);
    thread::scope(|scope| {
        let play = |client: &mut Client| client.live(address, dying);
        let players: Vec<_> =
            clients.iter_mut().map(|client| scope.spawn(move || play(client))).collect();
        thread::sleep(life);
        // From now on a broken connection is nobody's fault.
        dying.store(true, Ordering::SeqCst);
        let killed = program.kill();
        for player in players {
            let played = player.join();
            played.unwrap_or_else(|_| bail!("a client panicked"))?;
        }
        killed
    })
}

/// Says whether file systems can be mounted here, on which two of the tests rest.
fn mounts() -> anyhow::Result<&'static str> {
    let folder = tempfile::tempdir().context("no folder to mount at")?;
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"]).arg(folder.path());
    if !mount.output().is_ok_and(|output| output.status.success()) {
        return Ok("a full disk and a read-only folder are NOT tried: nothing can be mounted here");
    }
    run(Command::new("umount").arg(folder.path()))?;
    Ok("a full disk and a read-only folder are tried on file systems of their own")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read() {
        assert_eq!(Order::read(&[]).unwrap(), Order { kills: 200, seed: 1 });
        let order = Order::read(&["--kills", "7", "--seed", "3"]).unwrap();
        assert_eq!(order, Order { kills: 7, seed: 3 });
        assert!(Order::read(&["--kills"]).is_err());
        assert!(Order::read(&["--kills", "many"]).is_err());
    }
}
