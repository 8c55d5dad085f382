//! Why a move is against the rules.

use tabletop::{Cites, Key};

use crate::components::{Berth, Building, Character, Field, Good, Group, Item, Side};

/// What something is needed for, so that the rule can be named.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Need {
    /// A trade on the market (§5).
    Trade,
    /// A building's cost (§6).
    Construction,
    /// A ship's cargo (§8).
    Cargo,
    /// A tax or a duty (§10).
    Levy,
    /// The use of a building (§13).
    Use,
}

impl Need {
    const fn cites(self) -> &'static str {
        match self {
            Need::Trade => "§5",
            Need::Construction => "§6",
            Need::Cargo => "§8",
            Need::Levy => "§10",
            Need::Use => "§13",
        }
    }
}

/// Why a move is against the rules, one variant per rule broken.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each variant and field is")]
pub enum Refusal {
    #[error("it is not this player's decision now")]
    NotYourTurn,
    #[error("this step asks for something else")]
    NotThisStep,
    #[error("the plantation {} is not to be had", side.key())]
    Taken { side: Side },
    #[error("first the materials, then the raws are chosen")]
    WrongKind,
    #[error("the supply has no {} left", item.key())]
    NotInSupply { item: Item },
    #[error("{} is not in hand", card.key())]
    NotInHand { card: Character },
    #[error("{} is no activated raw field that could still be used", field.key())]
    NotActivated { field: Field },
    #[error("each further raw field costs a water, and none is there")]
    NoWater,
    #[error("only {held} {} are there", item.key())]
    NotEnough { need: Need, item: Item, held: u8 },
    #[error("it costs {cost} pesos and only {held} are there")]
    TooDear { need: Need, cost: u16, held: u16 },
    #[error("at least one, if at all")]
    Nothing { need: Need },
    #[error("at most {most} at a time")]
    TooMany { most: u8 },
    #[error("{} has been both bought and sold in this turn", good.key())]
    TradedBothWays { good: Good },
    #[error("either trade or take a free piece")]
    TradeOrTake,
    #[error("a black marker covers that benefit for this round")]
    Covered,
    #[error("{} is not the cheapest raw", item.key())]
    NotCheapest { item: Item },
    #[error("no tile of {} is left", building.key())]
    NoTile { building: Building },
    #[error("{} is built on already", field.key())]
    BuiltOn { field: Field },
    #[error("{} is not this player's", building.key())]
    NotOwned { building: Building },
    #[error("{} has been used in this turn", building.key())]
    UsedAlready { building: Building },
    #[error("{} lies neither in the pawn's row nor in its column", building.key())]
    NotInCross { building: Building },
    #[error("there is nothing to store")]
    NothingToStore,
    #[error("the black market gives another good, not the same")]
    SameGood,
    #[error("{} is no ware", good.key())]
    NoWare { good: Good },
    #[error("no ship lies at berth {}", berth.key())]
    NoShip { berth: Berth },
    #[error("the ship has room for only {room} {}", good.key())]
    NoRoom { good: Good, room: u8 },
    #[error("only one ship is loaded in a turn")]
    OneShip,
    #[error("that ship is not in the pile")]
    NotInPile,
    #[error("a bill of the group {} was struck last round", group.key())]
    VetoedLast { group: Group },
    #[error("there is no bill of the group {}", group.key())]
    NoBill { group: Group },
    #[error("only {held} pesos are there to bid")]
    BidTooHigh { held: u16 },
    #[error("the corruption act forbids buying votes")]
    NoVoteBuying,
    #[error("the duty asks for something else")]
    NotTheDuty,
    #[error("nothing is to be drawn or opened now")]
    NoChance,
    #[error("this cannot have been drawn")]
    ImpossibleDraw,
    #[error("these are not the bids that were made")]
    OtherBids,
}

impl Cites for Refusal {
    fn cites(&self) -> &'static str {
        match self {
            Refusal::WrongKind | Refusal::NoChance | Refusal::ImpossibleDraw => "§1",
            Refusal::Taken { .. } => "Q47",
            Refusal::NotInSupply { .. } => "Q01",
            Refusal::NotYourTurn | Refusal::NotThisStep | Refusal::NotInHand { .. } => "§3",
            Refusal::NotActivated { .. } | Refusal::NoWater => "§4",
            Refusal::TooDear { need, .. }
            | Refusal::NotEnough { need, .. }
            | Refusal::Nothing { need } => need.cites(),
            Refusal::TradeOrTake | Refusal::Covered => "§5",
            Refusal::TradedBothWays { .. } => "Q48",
            Refusal::NotCheapest { .. } => "Q12",
            Refusal::NoTile { .. } | Refusal::BuiltOn { .. } => "§6",
            Refusal::NotOwned { .. } | Refusal::NotInCross { .. } | Refusal::NothingToStore => "§7",
            Refusal::UsedAlready { .. } => "Q22",
            Refusal::NoShip { .. } | Refusal::NoRoom { .. } | Refusal::OneShip => "§8",
            Refusal::NoBill { .. } | Refusal::NoVoteBuying | Refusal::OtherBids => "§9",
            Refusal::BidTooHigh { .. } => "Q36",
            Refusal::NotTheDuty => "§10",
            Refusal::TooMany { .. } | Refusal::NoWare { .. } => "§13",
            Refusal::SameGood => "Q24",
            Refusal::NotInPile => "Q32",
            Refusal::VetoedLast { .. } => "Q34",
        }
    }
}
