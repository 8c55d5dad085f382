//! Why a move is against the rules.

use rails::{LayRefusal, RouteFault};
use tabletop::{Cites, Key as _, Money};

/// Why a move is against the rules, one variant per rule broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each variant and field is")]
pub enum Refusal {
    #[error("it is not this player's decision now")]
    NotYourTurn,
    #[error("this step asks for something else")]
    NotThisStep,
    #[error("nothing is to be dealt now")]
    NoChance,
    #[error("the order cards cannot lie like this")]
    ImpossibleOrder,
    #[error("who opens an auction must bid")]
    MustBid,
    #[error("bids are multiples of 5 and higher than the last")]
    BadBid,
    #[error("that costs {cost}, and only {held} are there")]
    NotEnough { cost: Money, held: Money },
    #[error("there is no such card to be had")]
    NoSuchCard,
    #[error("the company cannot be founded")]
    CannotFound,
    #[error("that is no starting price")]
    NoStartingPrice,
    #[error("no mill may stand there")]
    NoMillThere,
    #[error("nothing is sold in the first stock round")]
    NoSalesYet,
    #[error("the company has not operated yet")]
    NeverOperated,
    #[error("the player does not own that many shares")]
    NotOwned,
    #[error("more than half would lie in the pool")]
    PoolFull,
    #[error("the director's certificate cannot be sold")]
    DirectorsCertificate,
    #[error("no share is to be had there")]
    NoShare,
    #[error("a charter's shares of a minor are not for sale")]
    MinorCharter,
    #[error("the holding limit is reached")]
    HoldingLimit,
    #[error("the certificate limit is reached")]
    CertificateLimit,
    #[error("who has sold a company may not buy it in the same round")]
    SoldThisRound,
    #[error("who is above the certificate limit must sell down")]
    MustSellDown,
    #[error("the benefit is not there or not for this company")]
    NoBenefit,
    #[error("the limit of trains, wagons or machines is reached")]
    AtLimit,
    #[error("no home station may be placed there")]
    NoHome,
    #[error("a share was issued or redeemed in this turn already")]
    AlreadyShared,
    #[error("the charter has no share to issue, or the pool is full")]
    CannotIssue,
    #[error("redeeming needs a train and a share in the pool")]
    CannotRedeem,
    #[error("the tile of this turn is laid")]
    AlreadyLaid,
    #[error("{0}")]
    Track(LayRefusal),
    #[error("the commissioner is for other tiles")]
    WrongCommissioner,
    #[error("only tokens that are needed are rented")]
    NeedlessRent,
    #[error("no station may be placed there")]
    NoStation,
    #[error("no station is left")]
    NoStationLeft,
    #[error("the route does not run: {}", .0.key())]
    BadRoute(RouteFault),
    #[error("another run with no more rentals and cubes earns {best}")]
    NotTheBest { best: u32 },
    #[error("the bank or pool has no such train, wagon or machine")]
    NotForSale,
    #[error("the company may not own it")]
    NotForThisKind,
    #[error("deals between companies begin in phase 3")]
    NoDealsYet,
    #[error("the other company cannot or will not sell it")]
    NoDeal,
    #[error("a train was traded in already, or cannot be")]
    NoTradeIn,
    #[error("the company must buy a train")]
    MustBuyTrain,
    #[error("in an emergency the cheapest train is bought")]
    MustBuyCheapest,
    #[error("there is no emergency")]
    NoEmergency,
    #[error("the company must issue a share first")]
    MustIssueFirst,
    #[error("the director sells shares only when cash and issues are used up")]
    NotYetSelling,
    #[error("fewer shares would bring what is missing")]
    MoreThanNeeded,
    #[error("no directorship may change by such a sale")]
    DirectorMayNotChange,
    #[error("the company has no surplus of that")]
    NoSurplus,
}

impl Cites for Refusal {
    fn cites(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn => "R043",
            Refusal::NotThisStep => "R098",
            Refusal::NoChance | Refusal::ImpossibleOrder => "R012",
            Refusal::MustBid => "R062",
            Refusal::BadBid => "R063",
            Refusal::NotEnough { .. } => "R059",
            Refusal::NoSuchCard => "R065",
            Refusal::CannotFound => "R054",
            Refusal::NoStartingPrice => "R067",
            Refusal::NoMillThere => "R070",
            Refusal::NoSalesYet => "R047",
            Refusal::NeverOperated => "R048",
            Refusal::NotOwned | Refusal::DirectorsCertificate => "R049",
            Refusal::PoolFull => "R050",
            Refusal::NoShare => "R055",
            Refusal::MinorCharter => "R056",
            Refusal::HoldingLimit => "R060",
            Refusal::CertificateLimit => "R045",
            Refusal::SoldThisRound => "R061",
            Refusal::MustSellDown => "C58",
            Refusal::NoBenefit => "R253",
            Refusal::AtLimit => "R181",
            Refusal::NoHome => "R101",
            Refusal::AlreadyShared => "R102",
            Refusal::CannotIssue => "R103",
            Refusal::CannotRedeem => "R104",
            Refusal::AlreadyLaid => "R107",
            Refusal::Track(refusal) => cited_by_track(*refusal),
            Refusal::WrongCommissioner => "R018",
            Refusal::NeedlessRent => "R215",
            Refusal::NoStation => "R148",
            Refusal::NoStationLeft => "R150",
            Refusal::BadRoute(_) => "R157",
            Refusal::NotTheBest { .. } => "R173",
            Refusal::NotForSale => "R184",
            Refusal::NotForThisKind => "R189",
            Refusal::NoDealsYet | Refusal::NoDeal => "R185",
            Refusal::NoTradeIn => "R190",
            Refusal::MustBuyTrain => "R180",
            Refusal::MustBuyCheapest => "R201",
            Refusal::NoEmergency => "R196",
            Refusal::MustIssueFirst => "R197",
            Refusal::NotYetSelling => "R199",
            Refusal::MoreThanNeeded => "R255",
            Refusal::DirectorMayNotChange => "R200",
            Refusal::NoSurplus => "R183",
        }
    }
}

fn cited_by_track(refusal: LayRefusal) -> &'static str {
    match refusal {
        LayRefusal::NotLand => "R108",
        // Q06: a tile is given at the smallest rotation that looks the same.
        LayRefusal::SameAs { .. } | LayRefusal::NoneLeft => "R109",
        LayRefusal::NotYet => "R129",
        LayRefusal::WrongKind => "R124",
        LayRefusal::NotYourMill => "R113",
        LayRefusal::WrongGauge => "R122",
        LayRefusal::SugarTooEarly => "R125",
        LayRefusal::NotAnUpgrade => "R130",
        LayRefusal::NotYourCity => "R138",
        LayRefusal::AddsNothing => "R142",
        LayRefusal::OffTheMap => "R118",
        LayRefusal::NotReached => "R117",
    }
}
