//! Games of bots with a box, to see whether it plays.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::Value;
use tabletop::Setup;
use title::{Bout, Contest, Printed, Title};

use crate::output;

/// A game of fewer decisions is odd.
const FEWEST: u64 = 10;

/// How many games of each bot are played, over all set-ups in turn.
const GAMES: [(&str, usize); 2] = [("random", 200), ("greedy", 50)];

/// Plays with a box and reports what came of it; whether every game went well.
pub(super) fn play(title: &dyn Title, printed: &Printed) -> anyhow::Result<bool> {
    let labels = labels(&printed.value);
    let labels: Vec<String> =
        labels.iter().map(|(label, count)| format!("{count} {label}")).collect();
    output::line(format_args!("  values by label: {}", labels.join(", ")))?;
    let mut odd = Vec::new();
    let ours = title.boxes().built_in();
    if !printed.is_built_in && printed.name == ours.name {
        odd.push(format!("it has other values than ours, but our name {:?}", printed.name));
    }
    let mut well = true;
    let mut endings = BTreeMap::<String, usize>::new();
    for (bot, games) in GAMES.iter().filter(|(bot, _)| title.bots().contains(bot)) {
        let played = contests(title, printed, bot, *games);
        let (bouts, broken): (Vec<_>, Vec<_>) = played.into_iter().partition(|one| one.1.is_ok());
        for (contest, why) in broken {
            let Setup { players, variant, .. } = &contest.setup;
            let why = why.err().unwrap_or_default();
            output::line(format_args!("  {bot}, {players} players, {variant}: {why}"))?;
            well = false;
        }
        let bouts: Vec<(Contest, Bout)> =
            bouts.into_iter().filter_map(|(contest, bout)| Some((contest, bout.ok()?))).collect();
        report(bot, &bouts)?;
        bouts.iter().for_each(|(_, bout)| {
            *endings.entry(bout.ended.reason.clone()).or_default() += 1;
        });
        odd.extend(oddities(bot, &bouts));
    }
    let told: Vec<String> =
        endings.iter().map(|(end, count)| format!("{count} by {end}")).collect();
    output::line(format_args!("  endings: {}", told.join(", ")))?;
    let never = title.endings().into_iter().filter(|ending| !endings.contains_key(*ending));
    odd.extend(never.map(|ending| format!("no game ended by {ending}")));
    for oddity in &odd {
        output::line(format_args!("  odd: {oddity}"))?;
    }
    let verdict = if well { "every game went well" } else { "something went wrong" };
    output::line(format_args!("  {verdict}"))?;
    Ok(well)
}

/// How many values the file gives with each label.
fn labels(value: &Value) -> BTreeMap<&str, usize> {
    let mut found = BTreeMap::new();
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        match value {
            Value::Object(fields) => {
                if let Some(label) = fields.get("label").and_then(Value::as_str) {
                    *found.entry(label).or_default() += 1;
                }
                open.extend(fields.values());
            }
            Value::Array(items) => open.extend(items),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    found
}

/// A game as it went, or what broke it.
type Played = (Contest, Result<Bout, String>);

/// Games of one bot against itself, every set-up in turn.
fn contests(title: &dyn Title, printed: &Printed, bot: &str, games: usize) -> Vec<Played> {
    let profile = title.profile();
    let set_ups = profile.variants.iter().flat_map(|&(players, variants)| {
        variants.iter().map(move |variant| profile.setup(players, Some(variant), BTreeMap::new()))
    });
    let set_ups: Vec<Setup> = set_ups.filter_map(Result::ok).collect();
    let contest = |number: usize| {
        let setup = set_ups[number % set_ups.len()].clone();
        let bots = vec![bot.to_owned(); setup.players.into()];
        Contest { setup, data: printed.hash.clone(), bots, seed: 0 }
    };
    let next = AtomicUsize::new(0);
    let work = || {
        let numbers =
            || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&number| number < games);
        let mut played = Vec::new();
        while let Some(number) = numbers() {
            let contest = contest(number);
            let game = || title.play(&contest, u64::try_from(number).unwrap_or(0), false);
            // Whatever a box breaks is told with the game that it broke.
            let result = match catch_unwind(AssertUnwindSafe(game)) {
                Ok(result) => result.map_err(|objection| objection.to_string()),
                Err(_) => Err(format!("the program failed in game {number}")),
            };
            played.push((contest, result));
        }
        played
    };
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

fn report(bot: &str, bouts: &[(Contest, Bout)]) -> anyhow::Result<()> {
    let lengths: Vec<u64> = bouts.iter().map(|(_, bout)| bout.actions).collect();
    let scores: Vec<i32> = bouts.iter().flat_map(|(_, bout)| bout.ended.scores.clone()).collect();
    let (Some(shortest), Some(longest)) = (lengths.iter().min(), lengths.iter().max()) else {
        return Ok(());
    };
    let count = lengths.len();
    let mean = lengths.iter().sum::<u64>() / u64::try_from(count).unwrap_or(1);
    output::line(format_args!(
        "  {bot}: {count} games of {shortest} to {longest} decisions, {mean} on average"
    ))?;
    let total: i64 = scores.iter().copied().map(i64::from).sum();
    let mean = total / i64::try_from(scores.len()).unwrap_or(1).max(1);
    let (least, most) = (scores.iter().min().unwrap_or(&0), scores.iter().max().unwrap_or(&0));
    output::line(format_args!("  {bot}: scores from {least} to {most}, {mean} on average"))
}

/// What an owner may want to look at again.
fn oddities(bot: &str, bouts: &[(Contest, Bout)]) -> Vec<String> {
    let mut odd = Vec::new();
    let level = |bout: &Bout| bout.ended.places.iter().all(|&place| place == 1);
    let drawn = bouts.iter().filter(|(_, bout)| level(bout)).count();
    if drawn * 10 > bouts.len() {
        odd.push(format!("{drawn} of {} {bot} games ended level", bouts.len()));
    }
    let flat = |bout: &Bout| bout.ended.scores.iter().all(|&score| score == 0);
    let empty = bouts.iter().filter(|(_, bout)| flat(bout)).count();
    if empty > 0 {
        odd.push(format!("in {empty} {bot} games nobody scored"));
    }
    let short = bouts.iter().filter(|(_, bout)| bout.actions < FEWEST).count();
    if short > 0 {
        odd.push(format!("{short} {bot} games took fewer than {FEWEST} decisions"));
    }
    odd
}
