//! `ingenio tournament`: bots rated against each other, with seats rotated.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, bail};
use catalog::{GAMES, find};
use clap::Args;
use tabletop::{Dice as _, SeededDice};
use title::{Bout, Budget, Contest, Title};

use crate::programs::{Patience, Programs};
use crate::simulate::{self, progress};
use crate::{boxes, output};
use standing::Standings;

mod standing;

/// Rate bots against each other, with seats rotated.
#[derive(Debug, Args)]
#[command(after_help = example())]
pub(crate) struct Arguments {
    /// The game, by its id (see `ingenio games`).
    game: String,
    /// The bots; where there are fewer than players, they are repeated in turn. `cmd:PROGRAM ARGS`
    /// is a program of your own (see docs/programs.md).
    #[arg(long, required = true, value_delimiter = ',')]
    bots: Vec<String>,
    /// How many play.
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// The variant; each player count has its default.
    #[arg(long)]
    variant: Option<String>,
    /// Play with what is printed in this box (see `ingenio box`).
    #[arg(long = "box", value_name = "FILE")]
    printed: Option<PathBuf>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The same seed gives the same games, unless bots think by the clock.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many games at once.
    #[arg(long, default_value = "1")]
    threads: NonZeroUsize,
    /// What bots may think about a decision: milliseconds, or imagined moves as in `2000it`.
    #[arg(long, value_name = "MS|Nit", value_parser = budget)]
    budget: Option<Budget>,
    #[command(flatten)]
    patience: Patience,
    /// Also print how often each thing was announced in a game, and what the game counts of its
    /// play.
    #[arg(long)]
    stats: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// An example with a game that there is.
fn example() -> String {
    let game = GAMES.first().map_or("GAME", |game| game.profile().id);
    format!(
        "Example: ingenio tournament {game} --bots medium,greedy,greedy,greedy \
         --games 200 --budget 50"
    )
}

/// Reads `500` as milliseconds and `2000it` as imagined moves.
fn budget(text: &str) -> Result<Budget, String> {
    let read = match text.strip_suffix("it") {
        Some(moves) => moves.parse().map(Budget::Moves),
        None => text.parse().map(|millis| Budget::Time(Duration::from_millis(millis))),
    };
    read.map_err(|_| "a budget is a number of milliseconds, or of moves as in 2000it".to_owned())
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let title = find(&arguments.game)?;
    let first = contest(title, arguments)?;
    let bar = progress(arguments.games);
    let play = |number: u64| {
        let contest = seated(&first, number);
        let bout = title.play(&contest, number, false);
        bar.inc(1);
        bout.map(|bout| (contest, bout)).with_context(|| format!("game {number}"))
    };
    let played: Vec<(Contest, Bout)> =
        simulate::in_order(0..arguments.games, arguments.threads, play)?;
    bar.finish_and_clear();
    let mut standings = Standings::new(&arguments.bots);
    played.iter().for_each(|(contest, bout)| standings.count(&contest.bots, bout));
    if arguments.json {
        output::json(&standings.report(&first, title, arguments.stats))?;
    } else {
        standings.print(&first, title, arguments.stats)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The first seating: the bots in turn.
fn contest(title: &dyn Title, arguments: &Arguments) -> anyhow::Result<Contest> {
    let Arguments { players, seed, .. } = *arguments;
    let setup = title.profile().setup(
        players,
        arguments.variant.as_deref(),
        std::iter::empty().collect(),
    )?;
    simulate::known(title, &arguments.bots)?;
    if arguments.bots.len() > usize::from(players) {
        bail!("{} bots for {players} players", arguments.bots.len());
    }
    let bots = arguments.bots.iter().cycle().take(players.into()).cloned().collect();
    let data = boxes::chosen(title, arguments.printed.as_deref())?;
    let outside = Some(Programs::new(arguments.patience) as _);
    let budget = arguments.budget;
    Ok(Contest { budget, outside, ..Contest::new(setup, data, bots, seed) })
}

/// The contest with the seats of game `number`: an order drawn from the seed, which goes round
/// once through all seats before another is drawn.
fn seated(first: &Contest, number: u64) -> Contest {
    let mut contest = first.clone();
    let seats = contest.bots.len();
    let round = usize::try_from(number % seats as u64).unwrap_or_default();
    let mut dice = SeededDice::stream(!first.seed, number / seats as u64);
    for place in 1..seats {
        let other = dice.roll(u32::try_from(place + 1).unwrap_or(1)) as usize;
        contest.bots.swap(place, other);
    }
    contest.bots.rotate_right(round);
    contest
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_bot_sits_everywhere_as_often() {
        let title = GAMES[0];
        let setup = title.profile().setup(3, None, BTreeMap::new()).unwrap();
        let bots = ["a", "b", "c"].map(str::to_owned).to_vec();
        let first = Contest::new(setup, String::new(), bots, 7);
        let mut sat = BTreeMap::<(usize, String), u32>::new();
        for number in 0..30 {
            let contest = seated(&first, number);
            contest.bots.into_iter().enumerate().for_each(|at| *sat.entry(at).or_default() += 1);
        }
        assert_eq!(sat.len(), 9);
        assert!(sat.values().all(|&times| times == 10), "{sat:?}");
    }

    #[test]
    fn a_budget_is_milliseconds_or_moves() {
        assert_eq!(budget("500"), Ok(Budget::Time(Duration::from_millis(500))));
        assert_eq!(budget("2000it"), Ok(Budget::Moves(2000)));
        for wrong in ["", "it", "-1", "1.5", "20ms"] {
            assert!(budget(wrong).is_err(), "{wrong}");
        }
    }
}
