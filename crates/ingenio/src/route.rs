//! `ingenio route`: the best run of an 18Cuba company on given positions.

use std::{
    collections::BTreeMap,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use anyhow::Context;
use clap::Args;
use cuba18_track::{
    BadPosition, Board, Hex, Order, Position, Route, Run, RunEntry, TileEntry, TokenEntry,
    best_run, forget,
};
use serde::Serialize;
use serde_json::{Map, Value};
use tabletop::Key;

/// Find the best run of an 18Cuba company on given positions.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio route position.json --json")]
pub struct Arguments {
    /// Files with one position or a list of them.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object a position.
    #[arg(long)]
    json: bool,
}

/// Answers every position of the files in order.
///
/// A refused position does not stop the others, nor does a file that cannot be read.
pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let Arguments { files, json } = arguments;
    let mut out = io::stdout().lock();
    let (mut refused, mut unreadable) = (false, false);
    for file in files {
        let positions = match read(file) {
            Ok(positions) => positions,
            Err(error) => {
                eprintln!("ingenio: {error:#}");
                unreadable = true;
                continue;
            }
        };
        for (index, position) in positions.iter().enumerate() {
            let answer = answer(position);
            refused |= answer.is_err();
            let name = format!("{} #{index}", file.display());
            match &answer {
                _ if *json => writeln!(out, "{}", as_json(&answer)?)?,
                Ok(answer) => write!(out, "{}", as_text(&name, answer))?,
                Err(refusal) => eprintln!("ingenio: {name}: {refusal}"),
            }
        }
    }
    out.flush()?;
    Ok(if unreadable {
        ExitCode::from(2)
    } else if refused {
        ExitCode::from(1)
    } else {
        ExitCode::SUCCESS
    })
}

/// The positions of a file: one, or a list of them.
fn read(file: &Path) -> anyhow::Result<Vec<Value>> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    listed(&text).with_context(|| format!("{} is not JSON", file.display()))
}

fn listed(text: &str) -> serde_json::Result<Vec<Value>> {
    Ok(match serde_json::from_str(text)? {
        Value::Array(positions) => positions,
        one @ (Value::Object(_)
        | Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)) => vec![one],
    })
}

/// The lines that `--json` prints for a file that says this.
pub fn lines(text: &str) -> serde_json::Result<Vec<String>> {
    listed(text)?.iter().map(|position| as_json(&answer(position))).collect()
}

fn answer(position: &Value) -> Result<Answer, BadPosition> {
    let (board, order) = decode(position)?.check(cuba18::chart())?;
    Ok(solve(&board, &order))
}

/// The best run, and how long the search took.
struct Answer {
    run: Run,
    micros: u64,
}

fn solve(board: &Board, order: &Order) -> Answer {
    // The time is that of a search, also where the same is asked twice.
    forget();
    let start = Instant::now();
    let run = best_run(board, order);
    let micros = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
    Answer { run, micros }
}

/// A line of the answer, in the words of the contract.
#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Refused { error: &'a str, field: &'a str },
    Answered { revenue: u32, routes: Vec<RouteLine>, micros: u64 },
}

#[derive(Serialize)]
struct RouteLine {
    train: &'static str,
    wagon: Option<&'static str>,
    path: Vec<&'static str>,
    stops: Vec<StopLine>,
    cubes: BTreeMap<&'static str, u8>,
    harbour: Option<&'static str>,
    rentals: Vec<&'static str>,
    revenue: u32,
}

#[derive(Serialize)]
struct StopLine {
    hex: &'static str,
    stop: u8,
    value: u16,
}

fn as_json(answer: &Result<Answer, BadPosition>) -> serde_json::Result<String> {
    serde_json::to_string(&match answer {
        Err(BadPosition { field, reason }) => Line::Refused { error: reason, field },
        Ok(Answer { run, micros }) => Line::Answered {
            revenue: run.revenue,
            routes: run.routes.iter().map(RouteLine::new).collect(),
            micros: *micros,
        },
    })
}

impl RouteLine {
    fn new(route: &Route) -> RouteLine {
        let stops = route.stops.iter().map(|stop| StopLine {
            hex: stop.hex.id(),
            stop: stop.stop,
            value: stop.value,
        });
        RouteLine {
            train: route.train.key(),
            wagon: route.wagon.map(Key::key),
            path: route.path.iter().map(|hex| hex.id()).collect(),
            stops: stops.collect(),
            cubes: route.cubes.iter().map(|(minor, count)| (minor.key(), count)).collect(),
            harbour: route.harbor.map(Hex::id),
            rentals: route.rentals.iter().map(|hex| hex.id()).collect(),
            revenue: route.revenue,
        }
    }
}

fn as_text(name: &str, answer: &Answer) -> String {
    let Answer { run, micros } = answer;
    let routes: String = run.routes.iter().map(route_text).collect();
    format!("{name}: {} in {micros} µs\n{routes}", run.revenue)
}

fn route_text(route: &Route) -> String {
    let stops: Vec<String> =
        route.stops.iter().map(|stop| format!("{} {}", stop.hex.id(), stop.value)).collect();
    let delivery = route.harbor.zip(route.wagon).map(|(harbor, wagon)| {
        let cubes: Vec<String> =
            route.cubes.iter().map(|(minor, count)| format!("{count} {}", minor.key())).collect();
        format!(", {}-wagon with {} to {}", wagon.key(), cubes.join(" and "), harbor.id())
    });
    let rentals: Vec<&str> = route.rentals.iter().map(|hex| hex.id()).collect();
    let rentals =
        if rentals.is_empty() { String::new() } else { format!(", renting {}", rentals.join(" ")) };
    let (train, stops) = (route.train.key(), stops.join(" - "));
    format!("  {train}: {} = {stops}{}{rentals}\n", route.revenue, delivery.unwrap_or_default())
}

/// Reads a position from JSON, naming the field of the first fault.
fn decode(value: &Value) -> Result<Position, BadPosition> {
    let top = Fields::new(value, "")?;
    top.only(&["players", "variant", "phase", "tiles", "tokens", "cubes", "run"])?;
    let run = Fields::new(top.need("run")?, "run")?;
    run.only(&["company", "trains", "wagons", "rent", "sugar"])?;
    Ok(Position {
        players: top.number("players", None)?,
        variant: top.text("variant")?,
        phase: top.number("phase", None)?,
        tiles: top.list("tiles", true, tile)?,
        tokens: top.list("tokens", false, token)?,
        cubes: cubes(&top)?,
        run: RunEntry {
            company: run.text("company")?,
            trains: run.list("trains", true, name)?,
            wagons: run.list("wagons", false, name)?,
            rent: run.number("rent", Some(0))?,
            sugar: run.flag("sugar", true)?,
        },
    })
}

fn tile(value: &Value, field: &str) -> Result<TileEntry, BadPosition> {
    let entry = Fields::new(value, field)?;
    entry.only(&["hex", "tile", "rotation"])?;
    Ok(TileEntry {
        hex: entry.text("hex")?,
        tile: entry.text("tile")?,
        rotation: entry.number("rotation", None)?,
    })
}

fn token(value: &Value, field: &str) -> Result<TokenEntry, BadPosition> {
    let entry = Fields::new(value, field)?;
    entry.only(&["hex", "company", "stop", "edge"])?;
    Ok(TokenEntry {
        hex: entry.text("hex")?,
        company: entry.text("company")?,
        stop: entry.number("stop", Some(0))?,
        edge: entry.flag("edge", false)?,
    })
}

fn name(value: &Value, field: &str) -> Result<String, BadPosition> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            Err(BadPosition::new(field, "must be a string"))
        }
    }
}

fn cubes(top: &Fields<'_>) -> Result<Vec<(String, u64)>, BadPosition> {
    let Some(value) = top.map.get("cubes") else { return Ok(Vec::new()) };
    let cubes = Fields::new(value, "cubes")?;
    cubes.map.keys().map(|key| Ok((key.clone(), cubes.number(key, None)?))).collect()
}

/// An object of a position, and where it stands.
struct Fields<'a> {
    map: &'a Map<String, Value>,
    path: &'a str,
}

impl<'a> Fields<'a> {
    fn new(value: &'a Value, path: &'a str) -> Result<Fields<'a>, BadPosition> {
        let map = value.as_object().ok_or_else(|| BadPosition::new(path, "must be an object"))?;
        Ok(Fields { map, path })
    }

    fn path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    fn bad<T>(&self, key: &str, reason: &str) -> Result<T, BadPosition> {
        Err(BadPosition::new(self.path(key), reason))
    }

    fn only(&self, known: &[&str]) -> Result<(), BadPosition> {
        match self.map.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => self.bad(key, "no such field"),
            None => Ok(()),
        }
    }

    fn need(&self, key: &str) -> Result<&'a Value, BadPosition> {
        self.map.get(key).ok_or_else(|| BadPosition::new(self.path(key), "is missing"))
    }

    fn text(&self, key: &str) -> Result<String, BadPosition> {
        name(self.need(key)?, &self.path(key))
    }

    fn number(&self, key: &str, default: Option<u64>) -> Result<u64, BadPosition> {
        match (self.map.get(key), default) {
            (None, Some(number)) => Ok(number),
            (None, None) => self.bad(key, "is missing"),
            (Some(value), _) => match value.as_u64() {
                Some(number) => Ok(number),
                None => self.bad(key, "must be a whole number, not negative"),
            },
        }
    }

    fn flag(&self, key: &str, default: bool) -> Result<bool, BadPosition> {
        match self.map.get(key).map(Value::as_bool) {
            None => Ok(default),
            Some(Some(flag)) => Ok(flag),
            Some(None) => self.bad(key, "must be true or false"),
        }
    }

    fn list<T>(
        &self,
        key: &str,
        needed: bool,
        read: impl Fn(&Value, &str) -> Result<T, BadPosition>,
    ) -> Result<Vec<T>, BadPosition> {
        let items = match self.map.get(key).map(Value::as_array) {
            None if needed => return self.bad(key, "is missing"),
            None => return Ok(Vec::new()),
            Some(None) => return self.bad(key, "must be a list"),
            Some(Some(items)) => items,
        };
        let entry = |(index, item)| read(item, &format!("{}[{index}]", self.path(key)));
        items.iter().enumerate().map(entry).collect()
    }
}
