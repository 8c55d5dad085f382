//! Why a move is against the rules.

use cuba18_track::{Company, LayRefusal, RouteFault};
use tabletop::{Cites, Money};

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
    #[error("bids are multiples of {step} and higher than the last")]
    BadBid {
        /// Bids are multiples of this.
        step: u32,
    },
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
    #[error("the FEC is founded from phase {phase} on")]
    TooEarlyForFec {
        /// The phase from which it may.
        phase: u8,
    },
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
    #[error("the route does not run: {fault}")]
    BadRoute { company: Company, fault: RouteFault },
    #[error("another run with no more rentals and cubes earns {best}")]
    NotTheBest { best: u32 },
    #[error("the bank or pool has no such train or wagon")]
    NotForSale,
    #[error("there is no such machine yet, or none left")]
    NoMachine,
    #[error("the company may not own it")]
    NotForThisKind,
    #[error("deals between companies begin in phase {phase}")]
    NoDealsYet {
        /// The phase from which they do.
        phase: u8,
    },
    #[error("the other company cannot sell it, or not for nothing")]
    NoDeal,
    #[error("the other director has declined in this turn")]
    Declined,
    #[error("the company has only {held}, and that costs {cost}")]
    CompanyLacks { company: Company, cost: Money, held: Money, rule: &'static str },
    #[error("the price must be higher than {offered}")]
    NotHigher {
        /// What was offered before.
        offered: Money,
    },
    #[error("a seller names a price of their own once, and for trains only")]
    NoPriceOfOwn,
    #[error("the company owes a train: {price} must stay in the treasury")]
    TrainOwed {
        /// What the cheapest train costs.
        price: Money,
    },
    #[error("the director can still raise money, or the company pay for a train")]
    NotBankrupt,
    #[error("without a train no share is issued")]
    IssueNeedsTrain,
    #[error("one commissioner is used in an operating round")]
    OneCommissioner,
    #[error("shares are issued one by one")]
    OneByOne,
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
    /// The rulebook's chapter, or the ruling that decides.
    fn cites(&self) -> &'static str {
        match self {
            Refusal::NotEnough { rule, .. } | Refusal::CompanyLacks { rule, .. } => rule,
            Refusal::Track { company, refusal } => cited_by_track(*company, *refusal),
            Refusal::BadRoute { fault, .. } => cited_by_route(*fault),
            Refusal::NoChance | Refusal::ImpossibleOrder => "II.3",
            Refusal::NoCommissioner | Refusal::WrongCommissioner => "IV.1",
            Refusal::NoBenefit => "IV.2",
            Refusal::NoMinorsNow => "IV.3",
            Refusal::TooEarlyForFec { .. } => "IV.4",
            Refusal::NotYourTurn => "VI.2",
            Refusal::CertificateLimit => "VI.3",
            Refusal::MustSellDown => "C58",
            Refusal::NoSalesYet
            | Refusal::NotOwned
            | Refusal::DirectorsCertificate
            | Refusal::PoolFull => "VI.4",
            Refusal::NeverOperated => "C08",
            Refusal::CannotFound
            | Refusal::NoShare
            | Refusal::HoldingLimit
            | Refusal::SoldThisRound => "VI.5",
            Refusal::MinorCharter => "C11",
            Refusal::MustBid | Refusal::BadBid { .. } | Refusal::NoSuchCard => "VI.6",
            Refusal::NoConcession | Refusal::NoStartingPrice | Refusal::NoMillThere => "VI.7",
            Refusal::NotThisStep => "VII.3",
            Refusal::NoHome => "VII.4",
            Refusal::AlreadyShared | Refusal::CannotIssue => "VII.5",
            Refusal::CannotRedeem | Refusal::IssueNeedsTrain => "C14",
            Refusal::OneCommissioner => "C17",
            Refusal::AlreadyLaid => "VII.6",
            Refusal::NeedlessRent => "Q03",
            Refusal::NoStation | Refusal::OneStation | Refusal::NoStationLeft => "VII.8",
            Refusal::SlotKept => "C37",
            Refusal::NotTheBest { .. } => "C31",
            Refusal::TrainLimit
            | Refusal::NotForSale
            | Refusal::NotForThisKind
            | Refusal::NoDeal
            | Refusal::NotHigher { .. }
            | Refusal::NoPriceOfOwn
            | Refusal::NoTradeIn
            | Refusal::MustBuyTrain
            | Refusal::MustHandIn
            | Refusal::NoSurplus => "VII.12",
            Refusal::WagonLimit => "C59",
            Refusal::NoDealsYet { .. } => "C25",
            Refusal::Declined => "Q01",
            Refusal::MustBuyCheapest
            | Refusal::NoEmergency
            | Refusal::MoreThanNeeded
            | Refusal::TrainOwed { .. }
            | Refusal::NotBankrupt
            | Refusal::OneByOne
            | Refusal::DirectorMayNotChange => "VII.13",
            Refusal::MustIssueFirst | Refusal::NotYetSelling => "C33",
            Refusal::MachineLimit | Refusal::NoMachine => "VII.14",
        }
    }
}

/// `cost`, if `held` covers it; if not, a refusal by the rule that asks for it.
pub(crate) fn enough(cost: Money, held: Money, rule: &'static str) -> Result<Money, Refusal> {
    if held < cost { Err(Refusal::NotEnough { cost, held, rule }) } else { Ok(cost) }
}

fn cited_by_track(company: Company, refusal: LayRefusal) -> &'static str {
    match refusal {
        LayRefusal::NotLand
        | LayRefusal::NoneLeft
        | LayRefusal::WrongKind
        | LayRefusal::NotYourMill
        | LayRefusal::SugarTooEarly { .. } => "VII.6",
        // A tile is given at the smallest rotation that looks the same.
        LayRefusal::SameAs { .. } => "Q06",
        LayRefusal::WrongGauge => {
            if company.is_minor() {
                "VII.6"
            } else {
                "C13"
            }
        }
        LayRefusal::NotYet | LayRefusal::NotAnUpgrade | LayRefusal::NotYourCity => "VII.7",
        LayRefusal::AddsNothing => "C48",
        LayRefusal::OffTheMap => "C49",
        LayRefusal::NotReached => {
            if company.is_minor() {
                "VII.6"
            } else {
                "VII.2"
            }
        }
    }
}

const fn cited_by_route(fault: RouteFault) -> &'static str {
    match fault {
        RouteFault::NoSuchTrain
        | RouteFault::TooFewCubes
        | RouteFault::NothingToDeliver
        | RouteFault::SmallWagon
        | RouteFault::OtherHarbor
        | RouteFault::OtherMill
        | RouteFault::CannotRent => "VII.10",
        RouteFault::NoSuchWagon | RouteFault::NoWagon | RouteFault::TooLong => "VII.9",
        RouteFault::OneHarbor => "C30",
        RouteFault::TooShort
        | RouteFault::EndsBetween
        | RouteFault::TrackTwice
        | RouteFault::WrongGauge
        | RouteFault::Apart
        | RouteFault::NoCrossing
        | RouteFault::NoTrack
        | RouteFault::NoWay
        | RouteFault::Full
        | RouteFault::StopTwice
        | RouteFault::NoStation
        | RouteFault::WrongStop => "VII.2",
    }
}
