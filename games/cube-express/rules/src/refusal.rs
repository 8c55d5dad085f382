//! Why a move is against the rules.

use tabletop::{Cites, Key};

use crate::components::Resource;

/// What markers are needed for, so that the rule can be named.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Need {
    /// Owning a site (§4).
    Site,
    /// A station's price (§5).
    Station,
    /// Fuel or the second loco (§6).
    Loco,
    /// A delivery, or making room in the stores (§7).
    Store,
    /// A bet on a goal (§8).
    Bet,
}

impl Need {
    const fn cites(self) -> &'static str {
        match self {
            Need::Site => "§4",
            Need::Station => "§5",
            Need::Loco => "§6",
            Need::Store => "§7",
            Need::Bet => "§8",
        }
    }
}

/// Why a move is against the rules, one variant per rule broken.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each variant and field is")]
pub enum Refusal {
    #[error("it is not this player's decision now")]
    NotYourTurn,
    #[error("this step of the turn asks for something else")]
    NotThisStep,
    #[error("two {} are needed and only {held} are stored", resource.key())]
    CannotConvert { resource: Resource, held: u8 },
    #[error("the disc is at the bottom of the share track")]
    NoShares,
    #[error("the reserve is empty")]
    ReserveEmpty,
    #[error("this tile is not in the hand")]
    NotInHand,
    #[error("a tile is laid next to another")]
    NotBeside,
    #[error("rails would meet a side without rails")]
    RailsDoNotMatch,
    #[error("no rails would join")]
    NoRailsJoin,
    #[error("two cities with stations would become one")]
    JoinsStations,
    #[error("turned like this the tile looks as it does with less turning")]
    LooksTheSame,
    #[error("a tile of the hand can be laid")]
    SomethingFits,
    #[error("the center of this tile offers nothing like that")]
    NotInCenter,
    #[error("{needed} dividends are needed and only {held} are there")]
    TooFewDividends { need: Need, needed: u8, held: u8 },
    #[error("a station stands next door")]
    StationNextDoor,
    #[error("this city has a station already")]
    CityHasStation,
    #[error("all stations are built")]
    NoStationLeft,
    #[error("the station costs only {cost}")]
    PaysTooMuch { cost: u8 },
    #[error(
        "the station costs {cost}; with {passengers} passengers at own stations that is not paid"
    )]
    PaysTooLittle { cost: u8, passengers: u8 },
    #[error("no such passenger is at an own station")]
    NoSuchPassenger,
    #[error("passengers of others leave first")]
    OthersFirst,
    #[error("the second loco is not built yet")]
    NoSuchLoco,
    #[error("this loco's trip is over")]
    TripOver,
    #[error("no movement points are left")]
    NoPoints,
    #[error("no rails lead there")]
    NoRailsThere,
    #[error("the loco stands there")]
    AlreadyThere,
    #[error("that is {tiles} tiles away, and {points} movement points are left")]
    TooFar { tiles: u8, points: u8 },
    #[error("a loco only drives forward")]
    Reversing,
    #[error("{needed} {} are needed and only {held} are stored", resource.key())]
    TooFewResources { need: Need, resource: Resource, needed: u8, held: u8 },
    #[error("both locos are built")]
    LocosBuilt,
    #[error("no own station stands there")]
    NotOwnStation,
    #[error("the loco has not just entered a tile that offers this")]
    NothingHere,
    #[error("the city has no free house")]
    CityFull,
    #[error("there is no such goal")]
    NoSuchGoal,
    #[error("nobody has more than {most} markers on a goal")]
    GoalFull { most: u8 },
    #[error("a goal has room for the marker")]
    GoalHasRoom,
    #[error("a delivery so small puts no marker on a goal")]
    NoGoalMarker,
    #[error("nobody burns more than {most} coal in a turn")]
    BurnedEnough { most: u8 },
    #[error("no tile lies there")]
    NoSuchColumn,
    #[error("there is room for everything that is stored")]
    RoomEnough,
    #[error("nothing is to be dealt or drawn now")]
    NoChance,
    #[error("the tiles and goals cannot be dealt like this")]
    ImpossibleDeal,
    #[error("this tile is not in the pile")]
    NotInPile,
}

impl Cites for Refusal {
    fn cites(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn
            | Refusal::NotThisStep
            | Refusal::NoChance
            | Refusal::ImpossibleDeal => "§1",
            Refusal::CannotConvert { .. } | Refusal::NoShares => "§2",
            Refusal::ReserveEmpty => "Q15",
            Refusal::NotInHand
            | Refusal::NotBeside
            | Refusal::RailsDoNotMatch
            | Refusal::NoRailsJoin
            | Refusal::JoinsStations => "§3",
            Refusal::LooksTheSame => "Q41",
            Refusal::SomethingFits => "Q02",
            Refusal::NotInCenter => "§4",
            Refusal::TooFewDividends { need, .. } | Refusal::TooFewResources { need, .. } => {
                need.cites()
            }
            Refusal::StationNextDoor
            | Refusal::CityHasStation
            | Refusal::NoStationLeft
            | Refusal::PaysTooMuch { .. }
            | Refusal::PaysTooLittle { .. }
            | Refusal::NoSuchPassenger
            | Refusal::OthersFirst => "§5",
            Refusal::NoSuchLoco
            | Refusal::TripOver
            | Refusal::NoPoints
            | Refusal::NoRailsThere
            | Refusal::AlreadyThere
            | Refusal::TooFar { .. }
            | Refusal::Reversing
            | Refusal::LocosBuilt
            | Refusal::NotOwnStation => "§6",
            Refusal::NothingHere | Refusal::CityFull | Refusal::RoomEnough => "§7",
            Refusal::NoSuchGoal
            | Refusal::GoalFull { .. }
            | Refusal::NoSuchColumn
            | Refusal::NotInPile => "§8",
            Refusal::GoalHasRoom | Refusal::NoGoalMarker => "Q25",
            Refusal::BurnedEnough { .. } => "Q12",
        }
    }
}
