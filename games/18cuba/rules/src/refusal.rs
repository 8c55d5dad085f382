//! Why a move is against the rules.

use cuba18_track::{Company, LayRefusal, RouteFault};
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
    NotEnough { cost: Money, held: Money, rule: &'static str },
    #[error("there is no such concession to be had")]
    NoSuchCard,
    #[error("the player has no such concession")]
    NoConcession,
    #[error("the director has no such commissioner")]
    NoCommissioner,
    #[error("the company cannot be founded")]
    CannotFound,
    #[error("the FEC is founded from phase 4 on")]
    TooEarlyForFec,
    #[error("minors are founded in the first stock round only")]
    NoMinorsNow,
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
    #[error("the limit of trains is reached")]
    TrainLimit,
    #[error("the limit of wagons is reached")]
    WagonLimit,
    #[error("a minor has three machines at most")]
    MachineLimit,
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
    #[error("{refusal}")]
    Track { company: Company, refusal: LayRefusal },
    #[error("the commissioner is for other tiles")]
    WrongCommissioner,
    #[error("only tokens that are needed are rented")]
    NeedlessRent,
    #[error("no station may be placed there")]
    NoStation,
    #[error("the company has a station in that hex")]
    OneStation,
    #[error("the last slot is kept for the company at home there")]
    SlotKept,
    #[error("no station is left")]
    NoStationLeft,
    #[error("the route does not run: {}", .fault.key())]
    BadRoute { company: Company, fault: RouteFault },
    #[error("another run with no more rentals and cubes earns {best}")]
    NotTheBest { best: u32 },
    #[error("the bank or pool has no such train or wagon")]
    NotForSale,
    #[error("there is no such machine yet, or none left")]
    NoMachine,
    #[error("the company may not own it")]
    NotForThisKind,
    #[error("deals between companies begin in phase 3")]
    NoDealsYet,
    #[error("the other company cannot sell it, or not for nothing")]
    NoDeal,
    #[error("the other director has declined in this turn")]
    Declined,
    #[error("a train was traded in already, or cannot be")]
    NoTradeIn,
    #[error("the company must buy a train")]
    MustBuyTrain,
    #[error("in an emergency the cheapest train of bank or pool is bought")]
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
    #[error("what is above the limit must be handed in first")]
    MustHandIn,
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
            Refusal::NotEnough { rule, .. } => rule,
            Refusal::NoSuchCard => "R065",
            Refusal::NoConcession | Refusal::NoStartingPrice => "R067",
            Refusal::NoCommissioner => "R017",
            Refusal::CannotFound => "R054",
            Refusal::TooEarlyForFec => "R034",
            Refusal::NoMinorsNow => "R031",
            Refusal::NoMillThere => "R070",
            Refusal::NoSalesYet => "R047",
            Refusal::NeverOperated => "R048",
            Refusal::NotOwned => "R039",
            Refusal::DirectorsCertificate => "R049",
            Refusal::PoolFull => "R050",
            Refusal::NoShare => "R055",
            Refusal::MinorCharter => "R056",
            Refusal::HoldingLimit => "R060",
            Refusal::CertificateLimit => "R045",
            Refusal::SoldThisRound => "R061",
            Refusal::MustSellDown => "C58",
            Refusal::NoBenefit => "R253",
            Refusal::TrainLimit => "R181",
            Refusal::WagonLimit => "R252",
            Refusal::MachineLimit => "R204",
            Refusal::NoHome => "R101",
            Refusal::AlreadyShared => "R102",
            Refusal::CannotIssue => "R103",
            Refusal::CannotRedeem => "R104",
            Refusal::AlreadyLaid => "R107",
            Refusal::Track { company, refusal } => cited_by_track(*company, *refusal),
            Refusal::WrongCommissioner => "R018",
            Refusal::NeedlessRent => "R215",
            Refusal::NoStation => "R148",
            Refusal::OneStation => "R147",
            Refusal::SlotKept => "R149",
            Refusal::NoStationLeft => "R150",
            Refusal::BadRoute { company, fault } => cited_by_route(*company, *fault),
            Refusal::NotTheBest { .. } => "R173",
            Refusal::NotForSale => "R184",
            Refusal::NoMachine => "R205",
            Refusal::NotForThisKind => "R189",
            Refusal::NoDealsYet | Refusal::NoDeal => "R185",
            Refusal::Declined => "Q01",
            Refusal::NoTradeIn => "R190",
            Refusal::MustBuyTrain => "R180",
            Refusal::MustBuyCheapest => "R201",
            Refusal::NoEmergency => "R196",
            Refusal::MustIssueFirst => "R197",
            Refusal::NotYetSelling => "R199",
            Refusal::MoreThanNeeded => "R255",
            Refusal::DirectorMayNotChange => "R200",
            Refusal::MustHandIn => "R183",
            Refusal::NoSurplus => "R188",
        }
    }
}

/// `cost`, if `held` covers it; if not, a refusal by the rule that asks for it.
pub(crate) fn enough(cost: Money, held: Money, rule: &'static str) -> Result<Money, Refusal> {
    if held < cost { Err(Refusal::NotEnough { cost, held, rule }) } else { Ok(cost) }
}

fn cited_by_track(company: Company, refusal: LayRefusal) -> &'static str {
    match (refusal, company.is_minor()) {
        (LayRefusal::NotLand, _) => "R108",
        // Q06: a tile is given at the smallest rotation that looks the same.
        (LayRefusal::SameAs { .. } | LayRefusal::NoneLeft, _) => "R109",
        (LayRefusal::NotYet, _) => "R129",
        (LayRefusal::WrongKind | LayRefusal::WrongGauge, true) => "R114",
        (LayRefusal::WrongKind, false) => "R124",
        (LayRefusal::WrongGauge, false) => "R122",
        (LayRefusal::NotYourMill, _) => "R113",
        (LayRefusal::SugarTooEarly, _) => "R125",
        (LayRefusal::NotAnUpgrade, _) => "R130",
        (LayRefusal::NotYourCity, _) => "R138",
        (LayRefusal::AddsNothing, true) => "R140",
        (LayRefusal::AddsNothing, false) => "R142",
        (LayRefusal::OffTheMap, _) => "R118",
        (LayRefusal::NotReached, true) => "R117",
        (LayRefusal::NotReached, false) => "R097",
    }
}

fn cited_by_route(company: Company, fault: RouteFault) -> &'static str {
    match fault {
        RouteFault::NoSuchTrain => "R157",
        RouteFault::NoSuchWagon | RouteFault::NoWagon => "R156",
        RouteFault::OneHarbor => "R168",
        RouteFault::TooFewCubes
        | RouteFault::NothingToDeliver
        | RouteFault::SmallWagon
        | RouteFault::OtherHarbor
        | RouteFault::OtherMill => "R167",
        RouteFault::CannotRent => "R169",
        RouteFault::TooLong if company.is_minor() => "R154",
        RouteFault::TooLong => "R152",
        RouteFault::TooShort | RouteFault::EndsBetween => "R097",
        RouteFault::TrackTwice => "R089",
        RouteFault::WrongGauge if company.is_minor() => "R095",
        RouteFault::WrongGauge => "R096",
        RouteFault::Apart | RouteFault::NoCrossing | RouteFault::NoTrack | RouteFault::NoWay => {
            "R090"
        }
        RouteFault::Full => "R093",
        RouteFault::StopTwice => "R091",
        RouteFault::NoStation => "R088",
        RouteFault::WrongStop => "R087",
    }
}
