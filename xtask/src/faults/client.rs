//! Somebody who plays at several tables, and remembers what was acknowledged.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use serde_json::{Value, json};

use super::wire::{Answer, Request, entries, hang_up, send};
use crate::chance::Chance;

/// A table that asks nobody for so long stands still.
const STILL: Duration = Duration::from_secs(10);

/// A move that was sent: where to, by which seat, and what.
#[derive(Clone, Debug)]
struct Sent {
    table: usize,
    seat: u64,
    body: Value,
}

/// Somebody who plays.
#[derive(Debug)]
pub(super) struct Client {
    chance: Chance,
    rude: bool,
    /// Forms for the tables at which it plays.
    forms: Vec<String>,
    cookie: String,
    tables: Vec<String>,
    /// Those of them at which the game goes on.
    playing: Vec<usize>,
    /// Moves that were acknowledged, each with the number of its entry.
    acknowledged: Vec<(Sent, u64)>,
    /// How many of those were there after the latest start.
    checked: usize,
    /// A move whose answer never came.
    open: Option<Sent>,
    hung_up: usize,
    asked_again: usize,
    /// How many moves were sent, which names them.
    sent: u64,
}

impl Client {
    /// Somebody who plays at tables made by these forms, one of each at a time.
    pub(super) fn new(seed: u64, rude: bool, forms: Vec<String>) -> Client {
        Client {
            chance: Chance::new(seed),
            rude,
            forms,
            cookie: String::new(),
            tables: Vec::new(),
            playing: Vec::new(),
            acknowledged: Vec::new(),
            checked: 0,
            open: None,
            hung_up: 0,
            asked_again: 0,
            sent: 0,
        }
    }

    pub(super) const fn acknowledged(&self) -> usize {
        self.acknowledged.len()
    }

    pub(super) const fn tables(&self) -> usize {
        self.tables.len()
    }

    pub(super) const fn hung_up(&self) -> usize {
        self.hung_up
    }

    pub(super) const fn asked_again(&self) -> usize {
        self.asked_again
    }

    /// Looks whether everything is there, and plays until the program dies.
    pub(super) fn live(&mut self, address: &str, dying: &AtomicBool) -> anyhow::Result<()> {
        let lived = self.look_and_play(address, dying);
        match lived {
            // What breaks when the program is killed is no fault.
            Err(error) if dying.load(Ordering::SeqCst) && is_cut(&error) => Ok(()),
            lived => lived,
        }
    }

    fn look_and_play(&mut self, address: &str, dying: &AtomicBool) -> anyhow::Result<()> {
        self.check_new(address)?;
        while !dying.load(Ordering::SeqCst) {
            if self.playing.len() < self.forms.len() {
                self.make(address, &self.forms[self.tables.len() % self.forms.len()].clone())?;
                continue;
            }
            let table = self.playing[self.chance.place(self.playing.len())];
            if self.rude && self.chance.below(2) == 0 {
                self.break_off(address, table)?;
            } else {
                self.step(address, table)?;
            }
        }
        Ok(())
    }

    fn ask(&self, address: &str, request: &Request) -> anyhow::Result<Answer> {
        loop {
            let answer = send(address, &self.cookie, request)?;
            ensure!(answer.status < 500, "{request:?} is answered {answer:?}");
            if answer.status != 429 {
                return Ok(answer);
            }
            // Whoever plays faster than people do has to wait.
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn make(&mut self, address: &str, form: &str) -> anyhow::Result<()> {
        let answer = self.ask(address, &Request::form("/tables".to_owned(), form))?;
        if let Some(cookie) = answer.header("set-cookie") {
            cookie.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        let table = answer.header("location").and_then(|to| to.strip_prefix("/tables/"));
        let table = table.with_context(|| format!("no table was made: {answer:?}"))?;
        self.playing.push(self.tables.len());
        self.tables.push(table.to_owned());
        Ok(())
    }

    fn view(&self, address: &str, table: usize, seat: u64) -> anyhow::Result<Value> {
        let path = format!("/api/v1/tables/{}?seat={seat}", self.tables[table]);
        let answer = self.ask(address, &Request::get(path))?;
        ensure!(answer.status == 200, "a table is gone: {answer:?}");
        Ok(answer.json())
    }

    /// The seat that is asked and what it sees; nothing if the game is over.
    fn question(&self, address: &str, table: usize) -> anyhow::Result<Option<(u64, Value)>> {
        let start = Instant::now();
        while start.elapsed() < STILL {
            let view = self.view(address, table, 0)?;
            if view["turn"] == "over" {
                return Ok(None);
            }
            let asked = view["turn"]["decide"][0].as_u64();
            let mine =
                |seat: &u64| view["seats"].as_array().is_some_and(|all| all.contains(&json!(seat)));
            if let Some(seat) = asked.filter(mine) {
                let view = self.view(address, table, seat)?;
                if !view["decision"].is_null() {
                    return Ok(Some((seat, view)));
                }
            }
            thread::sleep(Duration::from_millis(2));
        }
        bail!("a table stands still: {}", self.view(address, table, 0)?["turn"]);
    }

    /// Some move that is possible now; nothing if the game is over.
    fn choose(&mut self, address: &str, table: usize) -> anyhow::Result<Option<Sent>> {
        let Some((seat, view)) = self.question(address, table)? else {
            self.playing.retain(|&playing| playing != table);
            return Ok(None);
        };
        let choices = view["choices"].as_array().filter(|choices| !choices.is_empty());
        let choices = choices.context("somebody is asked and may do nothing")?;
        let path = &choices[self.chance.place(choices.len())];
        self.sent += 1;
        let id = format!("move-{}", self.sent);
        let body = json!({"seat": seat, "decision": view["decision"], "path": path, "id": id});
        Ok(Some(Sent { table, seat, body }))
    }

    fn request(&self, sent: &Sent) -> Request {
        let path = format!("/api/v1/tables/{}/moves", self.tables[sent.table]);
        Request::json(path, &sent.body)
    }

    /// Makes a move and remembers that it was acknowledged.
    fn step(&mut self, address: &str, table: usize) -> anyhow::Result<()> {
        let Some(sent) = self.choose(address, table)? else { return Ok(()) };
        self.open = Some(sent.clone());
        let answer = self.ask(address, &self.request(&sent))?;
        self.open = None;
        self.note(sent, &answer)
    }

    fn note(&mut self, sent: Sent, answer: &Answer) -> anyhow::Result<()> {
        // Of what was broken off before something may have come through meanwhile.
        if self.rude && answer.status == 409 {
            return Ok(());
        }
        ensure!(answer.status == 200, "{sent:?} is answered {answer:?}");
        let seq = answer.json()["seq"].as_u64().context("a move that was taken has a number")?;
        self.acknowledged.push((sent, seq));
        Ok(())
    }

    /// Breaks a request off, before it has arrived or before it is answered.
    fn break_off(&mut self, address: &str, table: usize) -> anyhow::Result<()> {
        let Some(sent) = self.choose(address, table)? else { return Ok(()) };
        let part = if self.chance.below(3) == 0 { self.chance.place(300) } else { usize::MAX };
        let after = Duration::from_micros(self.chance.below(3_000));
        hang_up(address, &self.cookie, &self.request(&sent), part, after)?;
        self.hung_up += 1;
        Ok(())
    }

    /// Whether what was acknowledged in the life before is there: sent again, each move gets
    /// its first answer. And what was not answered is asked again, and done once.
    fn check_new(&mut self, address: &str) -> anyhow::Result<()> {
        while let Some((sent, seq)) = self.acknowledged.get(self.checked) {
            let answer = self.ask(address, &self.request(sent))?;
            let now = answer.json()["seq"].as_u64();
            ensure!(now == Some(*seq), "LOST: {sent:?}, entry {seq}, is answered {answer:?}");
            self.checked += 1;
        }
        if let Some(sent) = self.open.clone() {
            let answer = self.ask(address, &self.request(&sent))?;
            self.open = None;
            self.asked_again += 1;
            self.note(sent, &answer)?;
        }
        Ok(())
    }

    /// Whether every move that was ever acknowledged stands where it was said to.
    pub(super) fn check_all(&mut self, address: &str) -> anyhow::Result<()> {
        self.check_new(address)?;
        for (number, table) in self.tables.iter().enumerate() {
            let here = self.acknowledged.iter().filter(|(sent, _)| sent.table == number);
            let here: Vec<&(Sent, u64)> = here.collect();
            let last = here.iter().map(|(_, seq)| *seq).max().unwrap_or(1);
            let path = format!("/api/v1/tables/{table}/events?after=0&seat=0");
            let told = entries(address, &self.cookie, path, last)?;
            let numbers = told.iter().zip(1..).all(|(entry, seq)| entry["seq"] == json!(seq));
            ensure!(numbers, "LOST: the entries of {table} have gaps");
            for (sent, seq) in here {
                let entry = usize::try_from(*seq - 1).ok().and_then(|at| told.get(at));
                let stands = entry.is_some_and(|entry| {
                    entry["kind"] == "move" && entry["seat"] == json!(sent.seat)
                });
                ensure!(stands, "LOST: {sent:?}, entry {seq}, is {entry:?}");
            }
        }
        Ok(())
    }

    /// Whether every table goes on, or its game is over.
    pub(super) fn go_on(&mut self, address: &str) -> anyhow::Result<()> {
        for table in 0..self.tables.len() {
            self.step(address, table)?;
        }
        Ok(())
    }
}

/// Whether a connection was cut, and nothing was answered that should not be.
fn is_cut(error: &anyhow::Error) -> bool {
    error.is::<std::io::Error>()
}
