//! How the game is told: ship by ship, and where the points came from.

use art::{Gain, Moved, Named, numbered};
use locale::Words;
use santiago_de_cuba_rules::{Event, Gift, Item, Phase, Santiago, View};

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
        let mut gains = Vec::new();
        // Points are handed out right after what they are for is announced.
        let mut source = CUBANS;
        for event in moved.events {
            if let Event::Drove { .. } = event {
                source = CUBANS;
            }
            if let Event::Used { .. } = event {
                source = BUILDINGS;
            }
            if let Event::Delivered { .. } = event {
                source = SHIPS;
            }
            if let Event::OwnerPaid { .. } = event {
                source = OWNERS;
            }
            if let Event::Received { seat, item: Item::Point, count } = *event {
                gains.push(Gain { seat, source, amount: count.into() });
            }
            if let Event::HandedIn { seat, item: Item::Point, count } = *event {
                gains.push(Gain { seat, source, amount: -i32::from(count) });
            }
            if let Event::Gave { from, to, gift: Gift::Point } = *event {
                gains.push(Gain { seat: from, source: CUBANS, amount: -1 });
                gains.push(Gain { seat: to, source: CUBANS, amount: 1 });
            }
        }
        let ends = matches!(moved.after.phase, Phase::Over { .. });
        for seat in moved.after.stores.seats().filter(|_| ends) {
            let amount = moved.after.exchanged(seat).unwrap_or_default().into();
            gains.push(Gain { seat, source: GOODS, amount });
        }
        gains
    }
}
