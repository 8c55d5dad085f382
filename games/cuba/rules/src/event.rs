//! What the players would announce at the table.

use serde::Serialize;
use tabletop::{Known, Seat, Viewer};

use crate::Use;
use crate::components::{Act, Berth, Building, Character, Field, Good, Item, Raw, Side};
use crate::phase::Levy;
use crate::ship::Ship;

/// A fact the players would announce at the table.
///
/// A delegate sent face down and a sealed bid are known to their owner alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// The start player and the first ships were drawn.
    Opened { start: Seat, ships: [Ship; 3] },
    /// Somebody got a plantation, by lot or choice.
    Settled { seat: Seat, side: Side },
    /// A round began and its bills were turned up.
    BillsShown { round: u8, bills: [Act; 4] },
    /// A delegate was sent to parliament face down.
    DelegateSent { seat: Seat, card: Known<Character> },
    /// A card was played.
    Played { seat: Seat, card: Character },
    /// The pawn was moved.
    Moved { seat: Seat, to: Field },
    /// Somebody got something from the supply.
    Received { seat: Seat, item: Item, count: u8 },
    /// Somebody should have got more of something than the supply has.
    WentShort { seat: Seat, item: Item, missing: u8 },
    /// Somebody handed something in.
    HandedIn { seat: Seat, item: Item, count: u8 },
    /// Somebody bought on the market.
    Bought { seat: Seat, good: Good, count: u8, pesos: u16 },
    /// Somebody sold on the market.
    Sold { seat: Seat, good: Good, count: u8, pesos: u16 },
    /// Somebody built.
    Built { seat: Seat, building: Building, field: Field, pesos: u16 },
    /// An architect built nothing.
    BuiltNothing { seat: Seat, points: u16 },
    /// Somebody used a building.
    Used { seat: Seat, using: Use },
    /// Somebody scored.
    Scored { seat: Seat, points: u16 },
    /// Somebody got pesos.
    Earned { seat: Seat, pesos: u16 },
    /// Raws were stored.
    Stored { seat: Seat, count: u8 },
    /// A bill was struck.
    Vetoed { seat: Seat, act: Act },
    /// The ship at sea was swapped.
    Swapped { back: Ship, ship: Ship },
    /// A ship was loaded.
    Loaded { seat: Seat, berth: Berth, good: Good, count: u8, points: u16 },
    /// A mayor loaded nothing.
    LoadedNothing { seat: Seat, pesos: u16 },
    /// A ship left.
    ShipLeft { ship: Ship },
    /// A ship came.
    ShipCame { ship: Ship },
    /// Somebody left undone what they might have done with this card.
    Passed { seat: Seat, card: Character },
    /// The start player card changed hands.
    NewStart { seat: Seat },
    /// The fifth card was shown.
    DelegateShown { seat: Seat, card: Character, votes: u16 },
    /// Somebody holds out a fist.
    Sealed { seat: Seat, pesos: Known<u16> },
    /// A fist was opened.
    VotesBought { seat: Seat, pesos: u16, votes: u16 },
    /// Several have the most votes: they bid again.
    Tied { votes: u16 },
    /// Several still have the most votes: the order from the start player decides.
    TiedAgain { votes: u16 },
    /// The vote was won.
    Won { seat: Seat, votes: u16 },
    /// A bill became an act.
    Enacted { act: Act },
    /// A tax or a duty was paid.
    Paid { seat: Seat, levy: Levy, points: u16 },
    /// A tax or a duty was not paid, though it could have been.
    Unpaid { seat: Seat, levy: Levy },
    /// A tax or a duty could not be paid.
    Unable { seat: Seat, levy: Levy },
    /// Both were paid.
    PaidBoth { seat: Seat, points: u16 },
    /// A subsidy was paid out.
    Subsidized { seat: Seat, points: u16 },
    /// A market act took raws off the market.
    TakenOff { raw: Raw, count: u8 },
    /// A market act put raws on the market.
    PutOn { raw: Raw, count: u8 },
    /// Raws in a yard were lost.
    Rotted { seat: Seat, count: u8 },
    /// Buildings scored at the end.
    BuildingsScored { seat: Seat, points: u16 },
    /// The game ended.
    Ended,
}

impl Event {
    /// What `viewer` may learn of the event.
    pub(crate) fn redacted(self, viewer: Viewer) -> Event {
        let hidden = |seat| viewer != Viewer::Player(seat);
        if let Event::DelegateSent { seat, .. } = self
            && hidden(seat)
        {
            return Event::DelegateSent { seat, card: Known::Hidden };
        }
        if let Event::Sealed { seat, .. } = self
            && hidden(seat)
        {
            return Event::Sealed { seat, pesos: Known::Hidden };
        }
        self
    }
}
