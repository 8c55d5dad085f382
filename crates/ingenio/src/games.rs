//! `ingenio games`: what is on the shelf.

use std::process::ExitCode;

use catalog::GAMES;
use clap::Args;
use serde_json::{Map, Value, json};
use title::Title;

use crate::output;

/// List the games, their player counts, variants, rules and bots.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio games --json")]
pub(crate) struct Arguments {
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    if arguments.json {
        let games: Vec<Value> = GAMES.iter().map(|game| described(*game)).collect();
        output::json(&json!({ "games": games }))?;
    } else {
        GAMES.iter().try_for_each(|game| print(*game))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn described(game: &dyn Title) -> Value {
    let profile = game.profile();
    let variants: Map<String, Value> = profile
        .variants
        .iter()
        .map(|(players, names)| (players.to_string(), json!(names)))
        .collect();
    let rules: Vec<Value> = profile
        .switches
        .iter()
        .map(|switch| {
            let default = switch.values.first();
            json!({ "name": switch.name, "values": switch.values, "default": default })
        })
        .collect();
    json!({
        "id": profile.id,
        "name": profile.name,
        "players": profile.players().collect::<Vec<u8>>(),
        "variants": variants,
        "rules": rules,
        "bots": game.bots(),
    })
}

fn print(game: &dyn Title) -> anyhow::Result<()> {
    let profile = game.profile();
    output::line(format_args!("{} ({})", profile.name, profile.id))?;
    for (players, variants) in profile.variants {
        output::line(format_args!("  {players} players: {}", variants.join(", ")))?;
    }
    for switch in profile.switches {
        output::line(format_args!("  rule {}: {}", switch.name, switch.values.join(", ")))?;
    }
    output::line(format_args!("  bots: {}", game.bots().join(", ")))
}
