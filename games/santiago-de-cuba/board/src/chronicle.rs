//! How the game is told: ship by ship, and where the points came from.

use art::{Gain, Moved, Named, numbered};
use locale::Words;
use santiago_de_cuba_rules::source::{Gained, Source, gained};
use santiago_de_cuba_rules::{Building, Item, Phase, Santiago, View};

/// What was there at the start.
const START: &str = "start";
/// Deliveries, through the trading office too.
const SHIPS: &str = "ships";
/// What buildings brought to those who used them.
const BUILDINGS: &str = "buildings";
/// What the figures of others brought to owners of buildings.
const OWNERS: &str = "owners";
/// What Cubans gave, and what El Zorro took from others.
const CUBANS: &str = "cubans";
/// What goods left over made (§9).
const GOODS: &str = "goods";

/// Tells the game ship by ship.
#[derive(Copy, Clone, Debug)]
pub struct Ships;

impl art::Chronicle<Santiago> for Ships {
    fn begins(&self, before: Option<&View>, after: &View) -> Option<String> {
        let ship = after.town.ship;
        let is_another = before.is_none_or(|before| before.town.ship != ship);
        (is_another && ship <= after.data.ships).then(|| ship.to_string())
    }

    fn names(&self, rounds: &[&str], words: &Words) -> Vec<Named> {
        numbered(rounds, "round-ship", words)
    }

    fn sources(&self) -> Vec<&'static str> {
        vec![START, SHIPS, BUILDINGS, OWNERS, CUBANS, GOODS]
    }

    fn begun(&self, first: &View) -> Vec<Gain> {
        let amount = first.data.start[Item::Point].into();
        first.stores.seats().map(|seat| Gain { seat, source: START, amount }).collect()
    }

    fn gains(&self, moved: &Moved<'_, Santiago>) -> Vec<Gain> {
        let gained = gained(moved.events).into_iter();
        let mut gains: Vec<Gain> = gained
            .map(|Gained { seat, source, points }| Gain {
                seat,
                source: shown(source),
                amount: points,
            })
            .collect();
        let ends = matches!(moved.after.phase, Phase::Over { .. });
        for seat in moved.after.stores.seats().filter(|_| ends) {
            let amount = moved.after.exchanged(seat).unwrap_or_default().into();
            gains.push(Gain { seat, source: GOODS, amount });
        }
        gains
    }
}

/// Under what points from somewhere are shown.
const fn shown(source: Source) -> &'static str {
    match source {
        Source::Cubans => CUBANS,
        Source::Round | Source::Use(Building::TradingOffice) => SHIPS,
        Source::Use(_) => BUILDINGS,
        Source::Owners => OWNERS,
    }
}
