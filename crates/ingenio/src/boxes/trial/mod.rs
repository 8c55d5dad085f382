//! Games of bots with a box, to see whether it plays.

mod odd;
mod parts;
mod paths;
mod series;

use locale::{Language, Words, one_line};
use tabletop::Setup;
use title::{Printed, Title};

use crate::output;
use series::{Series, contests};

/// How many games of each bot are played, over all set-ups in turn.
const GAMES: [(&str, usize); 2] = [("random", 200), ("greedy", 50)];

/// Plays with a box and reports what came of it, beside the same games with ours; whether every
/// game went well.
pub(super) fn play(title: &'static dyn Title, printed: &Printed) -> anyhow::Result<bool> {
    let labels: Vec<String> = boxes::labels(&printed.value)
        .iter()
        .map(|(label, count)| format!("{count} {label}"))
        .collect();
    output::line(format_args!("  values by label: {}", labels.join(", ")))?;
    let ours = title.boxes().built_in();
    let mut odd = title.boxes().oddities(&printed.hash);
    let name = &printed.value["box"]["name"];
    if !printed.is_built_in && *name == *ours.name {
        odd.push(format!("it has other values than ours, but our name {name}"));
    }
    let mut well = true;
    let mut all = (Series::default(), Series::default());
    for (bot, games) in GAMES.into_iter().filter(|(bot, _)| title.bots().contains(bot)) {
        let series = contests(title, &printed.hash, bot, games);
        for (setup, why) in &series.broken {
            let setup = set_up(setup, title.words(Language::En));
            output::line(format_args!("  {bot}, {setup}: {why}"))?;
            well = false;
        }
        report(bot, &series)?;
        let same = (!printed.is_built_in).then(|| contests(title, &ours.hash, bot, games));
        odd.extend(odd::of_bot(bot, &series, same.as_ref()));
        all.0.add(series);
        all.1.add(same.unwrap_or_default());
    }
    let (here, ours) = all;
    let words = title.words(Language::En);
    output::line(format_args!("  set-ups:"))?;
    for (setup, count) in here.set_ups(|setup| set_up(setup, words)) {
        output::line(format_args!("    {count} games: {setup}"))?;
    }
    output::line(format_args!("  endings:"))?;
    for (ending, count) in here.endings() {
        output::line(format_args!("    {count} games: {}", ending_said(&ending, words)))?;
    }
    let known = title.endings().into_iter();
    if printed.is_built_in {
        let never = known.filter(|ending| !here.endings().contains_key(*ending));
        odd.extend(never.map(|end| format!("no game ended so: {}", ending_said(end, words))));
    } else {
        odd.extend(odd::of_endings(&here, &ours, |ending| ending_said(ending, words)));
        odd.extend(parts::never_used(title, &here, &ours));
    }
    for oddity in &odd {
        output::line(format_args!("  odd: {oddity}"))?;
    }
    let verdict = if well { "every game went well" } else { "something went wrong" };
    output::line(format_args!("  {verdict}"))?;
    Ok(well)
}

/// A set-up as it is said.
fn set_up(setup: &Setup, words: &Words) -> String {
    format!(
        "{} players, {}",
        setup.players,
        said(&format!("variant-{}", setup.variant.replace('+', "-")), words)
    )
}

/// An ending as it is said.
fn ending_said(ending: &str, words: &Words) -> String {
    let said = said(&format!("ending-{ending}"), words);
    let mut letters = said.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

/// What the game calls something; its name in files if it has no word for it.
fn said(id: &str, words: &Words) -> String {
    if words.has(id) {
        return one_line(&words.text(id)).trim_end_matches('.').to_owned();
    }
    let (_, name) = id.split_once('-').unwrap_or_default();
    name.replace(['_', '-'], " ")
}

fn report(bot: &str, series: &Series) -> anyhow::Result<()> {
    let lengths = series.lengths();
    let (Some(shortest), Some(longest)) = (lengths.iter().min(), lengths.iter().max()) else {
        return Ok(());
    };
    let (count, mean) = (lengths.len(), series.mean_length());
    output::line(format_args!(
        "  {bot}: {count} games of {shortest} to {longest} decisions, {mean} on average"
    ))?;
    let scores = series.scores();
    let (least, most) = (scores.iter().min().unwrap_or(&0), scores.iter().max().unwrap_or(&0));
    let mean = series.mean_score();
    output::line(format_args!("  {bot}: scores from {least} to {most}, {mean} on average"))
}
