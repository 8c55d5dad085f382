//! Why a move is against the rules.

use tabletop::{Cites, Key};

use crate::components::{Building, Cuban, Flower, Good, Item};

/// Why a move is against the rules, one variant per rule broken.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each variant and field is")]
pub enum Refusal {
    #[error("it is not this player's decision now")]
    NotYourTurn,
    #[error("this step of the turn asks for something else")]
    NotThisStep,
    #[error("the supply has no {} left", item.key())]
    NotInSupply { item: Item },
    #[error("the drive costs {cost} pesos and only {held} are there")]
    DriveTooDear { cost: u16, held: u16 },
    #[error("who owns a peso, a good other than wood or a point must give one of them")]
    MustGive,
    #[error("only {held} {} are there", item.key())]
    NotEnough { item: Item, held: u16 },
    #[error("{} belongs to somebody already", building.key())]
    Owned { building: Building },
    #[error("all ownership markers are placed")]
    NoMarkers,
    #[error("{} does not belong to this player", building.key())]
    NotOwned { building: Building },
    #[error("{} has no {} flower", building.key(), flower.key())]
    WrongFlower { building: Building, flower: Flower },
    #[error("another figure stands on {}", building.key())]
    Occupied { building: Building },
    #[error("the figure must walk to another building")]
    MustMoveOn,
    #[error("the figure does not stand on {}", building.key())]
    NotHere { building: Building },
    #[error("at least one, if at all")]
    Nothing,
    #[error("at most {most} at a time")]
    TooMany { most: u8 },
    #[error("the black market gives another good, not the same")]
    SameGood,
    #[error("the value marker cannot go that way")]
    FlagAtEnd,
    #[error("{} lies face down already", cuban.key())]
    FaceDown { cuban: Cuban },
    #[error("somebody on the street lies face up and must be chosen")]
    MustTurnDown,
    #[error("the ship wants only {wanted} {}", good.key())]
    NotWanted { good: Good, wanted: u8 },
    #[error("the four dice left would ask for nothing")]
    EmptyShip,
    #[error("nothing is to be drawn or rolled now")]
    NoChance,
    #[error("the tiles cannot lie like this")]
    ImpossibleLayout,
    #[error("the dice cannot show this")]
    ImpossibleDice,
}

impl Cites for Refusal {
    fn cites(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn
            | Refusal::NotThisStep
            | Refusal::NotInSupply { .. }
            | Refusal::NoChance
            | Refusal::ImpossibleLayout => "§1",
            Refusal::DriveTooDear { .. } => "§2",
            Refusal::MustGive
            | Refusal::Owned { .. }
            | Refusal::NoMarkers
            | Refusal::NotOwned { .. } => "§3",
            Refusal::NotWanted { .. } => "§4",
            Refusal::WrongFlower { .. } | Refusal::Occupied { .. } | Refusal::MustMoveOn => "§6",
            Refusal::NotHere { .. }
            | Refusal::NotEnough { .. }
            | Refusal::Nothing
            | Refusal::TooMany { .. }
            | Refusal::SameGood => "§7",
            Refusal::FlagAtEnd => "Q17",
            Refusal::FaceDown { .. } | Refusal::MustTurnDown => "Q15",
            Refusal::EmptyShip => "Q03",
            Refusal::ImpossibleDice => "§8",
        }
    }
}
