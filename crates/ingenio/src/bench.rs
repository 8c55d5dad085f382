//! `ingenio bench`: the project's own figures.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::process::ExitCode;

use anyhow::Context as _;
use catalog::GAMES;
use clap::Args;
use indicatif::ProgressBar;
use locale::Language;
use serde_json::json;
use tabletop::Viewer;
use title::{Contest, Eyes, Figure, Title};

use crate::output;

/// The part that is no game.
const SERVER: &str = "server";

/// Measure the speed of the games, of the best run, and of the server.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio bench --json")]
pub(crate) struct Arguments {
    /// How often each figure is measured; the median is shown.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=100))]
    runs: u32,
    /// Measure only this game, or `server`.
    #[arg(long, value_name = "GAME|server", value_parser = known)]
    only: Option<String>,
    /// Measure the server as nodes that share this database: postgres://user:password@host:port/name.
    /// Tables are added to it, so it should be one that nobody needs.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    fn wants(&self, part: &str) -> bool {
        self.only.as_deref().is_none_or(|only| only == part)
    }
}

/// What can be measured alone.
fn known(part: &str) -> Result<String, String> {
    let games = GAMES.iter().map(|game| game.profile().id);
    let parts: Vec<&str> = games.chain([SERVER]).collect();
    if parts.contains(&part) {
        return Ok(part.to_owned());
    }
    Err(format!("there is {}", parts.join(", ")))
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let bar = ProgressBar::new(GAMES.len() as u64 + 1);
    let mut figures: Vec<Figure> = Vec::new();
    for game in GAMES.iter().filter(|game| arguments.wants(game.profile().id)) {
        bar.set_message(game.profile().name);
        figures.extend(game.bench(arguments.runs));
        figures.extend(whole_game(*game, arguments.runs)?);
        bar.inc(1);
    }
    if arguments.wants(SERVER) {
        bar.set_message(SERVER);
        figures.extend(match &arguments.database {
            Some(url) => shared(url, arguments.runs)?,
            None => server(arguments.runs)?,
        });
    }
    bar.finish_and_clear();
    if arguments.json {
        output::json(&json!({ "figures": figures }))?;
    } else {
        for Figure { name, value, unit, lowest, highest, .. } in figures {
            output::line(format_args!(
                "{name:<32} {value:>12.0} {unit:<10} ({lowest:.0} to {highest:.0})"
            ))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// How long one game of four good players, or as many as the game takes, takes to
/// replay, every move checked, and to draw once it is over.
fn whole_game(game: &dyn Title, runs: u32) -> anyhow::Result<Vec<Figure>> {
    let profile = game.profile();
    let players = profile.players().min_by_key(|players| players.abs_diff(4));
    let players = players.context("somebody can play it")?;
    let setup = profile.setup(players, None, BTreeMap::new())?;
    let data = game.boxes().built_in().hash;
    let bots = vec![game.quick_bot().to_owned(); players.into()];
    let contest = Contest::new(setup, data, bots, 5);
    let transcript = game.play(&contest, 0, true)?.transcript.context("the moves are kept")?;
    let replayed = catalog::replay(transcript.as_str())?;
    let words = game.words(Language::En);
    let drawn = || {
        let eyes = Eyes::new(Viewer::Public, words, &replayed.header.names);
        let parts = replayed.table.drawn().still(&eyes);
        [parts.sheet, parts.board, parts.question, parts.choices, parts.players]
    };
    let micros = |work: &dyn Fn()| {
        (0..runs).map(|_| title::each(&[()], |()| work()) / 1e3).collect::<Vec<f64>>()
    };
    let bytes: usize = drawn().iter().map(|part| part.0.len()).sum();
    let bytes = f64::from(u32::try_from(bytes).unwrap_or(u32::MAX));
    let name = |what: &str| format!("{what}/{}/{players}", profile.id);
    let replaying = micros(&|| drop(black_box(catalog::replay(transcript.as_str()))));
    Ok(vec![
        Figure::of(name("replay"), "µs", replaying),
        Figure::of(name("draw"), "µs", micros(&|| drop(black_box(drawn())))),
        Figure::of(name("drawing"), "bytes", vec![bytes]),
    ])
}

/// The figures of nodes that share a database.
fn shared(url: &str, runs: u32) -> anyhow::Result<Vec<Figure>> {
    let runtime = tokio::runtime::Runtime::new().context("the runtime does not start")?;
    Ok(runtime.block_on(server::bench_shared(url, runs))?)
}

/// The server's figures, on a database beside the program: elsewhere the disk may be another.
fn server(runs: u32) -> anyhow::Result<Vec<Figure>> {
    let folder = tempfile::Builder::new().prefix(".ingenio-bench").tempdir_in(".");
    let folder = folder.context("no folder can be made here for the server's database")?;
    let runtime = tokio::runtime::Runtime::new().context("the runtime does not start")?;
    Ok(runtime.block_on(server::bench(folder.path(), runs))?)
}
