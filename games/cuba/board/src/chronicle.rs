//! How the game is told: round by round, and where the points came from.

use art::{Gain, Moved, Named, numbered};
use cuba_rules::{Cuba, Event, Phase, View};
use locale::Words;

/// What was there at the start.
const START: &str = "start";
/// Goods on ships.
const SHIPS: &str = "ships";
/// What buildings brought when they were used.
const BUILDINGS: &str = "buildings";
/// Taxes and duties paid, and the point for both.
const LEVIES: &str = "levies";
/// Subsidies.
const SUBSIDIES: &str = "subsidies";
/// Architects who built nothing.
const ARCHITECTS: &str = "architects";
/// Buildings at the end (§12).
const OWNED: &str = "owned";

/// Tells the game round by round.
#[derive(Copy, Clone, Debug)]
pub struct Rounds;

impl art::Chronicle<Cuba> for Rounds {
    fn begins(&self, before: Option<&View>, after: &View) -> Option<String> {
        let round = after.table.round;
        let is_another = before.is_none_or(|before| before.table.round != round);
        (is_another && after.phase != Phase::Over).then(|| round.to_string())
    }

    fn names(&self, rounds: &[&str], words: &Words) -> Vec<Named> {
        numbered(rounds, "round-number", words)
    }

    fn sources(&self) -> Vec<&'static str> {
        vec![START, SHIPS, BUILDINGS, LEVIES, SUBSIDIES, ARCHITECTS, OWNED]
    }

    fn begun(&self, first: &View) -> Vec<Gain> {
        let points = |seat| first.table.players[seat].points.into();
        let seats = first.table.players.seats();
        seats.map(|seat| Gain { seat, source: START, amount: points(seat) }).collect()
    }

    fn gains(&self, moved: &Moved<'_, Cuba>) -> Vec<Gain> {
        let mut gains = Vec::new();
        for event in moved.events {
            if let Event::Loaded { seat, points, .. } = *event {
                gains.push(Gain { seat, source: SHIPS, amount: points.into() });
            }
            if let Event::Scored { seat, points } = *event {
                gains.push(Gain { seat, source: BUILDINGS, amount: points.into() });
            }
            if let Event::Paid { seat, points, .. } | Event::PaidBoth { seat, points } = *event {
                gains.push(Gain { seat, source: LEVIES, amount: points.into() });
            }
            if let Event::Subsidized { seat, points } = *event {
                gains.push(Gain { seat, source: SUBSIDIES, amount: points.into() });
            }
            if let Event::BuiltNothing { seat, points } = *event {
                gains.push(Gain { seat, source: ARCHITECTS, amount: points.into() });
            }
            if let Event::BuildingsScored { seat, points } = *event {
                gains.push(Gain { seat, source: OWNED, amount: points.into() });
            }
        }
        gains
    }
}
