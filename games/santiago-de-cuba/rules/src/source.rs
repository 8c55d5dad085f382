//! Where points came from, by what was announced.

use tabletop::Seat;

use crate::components::{Building, Item};
use crate::{Event, Gift};

/// What points came from, those at the start and those for goods left over apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// What Cubans gave, and what El Zorro took from others (§3).
    Cubans,
    /// A delivery round (§4).
    Round,
    /// What a building brought to whoever used it, the trading office's deliveries too (§7).
    Use(Building),
    /// What the figures of others brought to owners of buildings (§6).
    Owners,
}

/// Points that somebody got, or gave away if they are below 0.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Gained {
    pub seat: Seat,
    pub source: Source,
    pub points: i32,
}

/// The points that came with `events`, which begin with a move.
pub fn gained(events: &[Event]) -> Vec<Gained> {
    let mut gained = Vec::new();
    // Points are handed out right after what they are for is announced.
    let mut source = Source::Cubans;
    for event in events {
        if let Event::Drove { .. } = event {
            source = Source::Cubans;
        }
        if let Event::Used { using, .. } = event {
            source = Source::Use(using.building());
        }
        if let Event::Delivered { .. } = event
            && source != Source::Use(Building::TradingOffice)
        {
            source = Source::Round;
        }
        if let Event::OwnerPaid { .. } = event {
            source = Source::Owners;
        }
        if let Event::Received { seat, item: Item::Point, count } = *event {
            gained.push(Gained { seat, source, points: count.into() });
        }
        if let Event::HandedIn { seat, item: Item::Point, count } = *event {
            gained.push(Gained { seat, source, points: -i32::from(count) });
        }
        if let Event::Gave { from, to, gift: Gift::Point } = *event {
            gained.push(Gained { seat: from, source: Source::Cubans, points: -1 });
            gained.push(Gained { seat: to, source: Source::Cubans, points: 1 });
        }
    }
    gained
}
