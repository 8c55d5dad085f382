//! Whose turn it is and what is pending.

use cuba18_track::{Companies, Company, Train, Wagon};
use serde::Serialize;
use tabletop::{Money, PerSeat, Seat, Seats, closed_set};

use crate::haggle::Haggles;
use crate::rent::Rent;

/// The round in play, with what matters only there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Round {
    /// The order cards are about to be dealt (R012).
    Deal,
    /// A commissioner is auctioned (§VI.6).
    Auction(Auction),
    /// Concessions are chosen (§VI.6).
    Draft(Draft),
    /// Players trade shares (§VI).
    Stock(Stock),
    /// Companies operate (§VII).
    Operating(Operating),
    /// The game is over (§IX).
    Over {
        /// Why.
        ending: Ending,
    },
}

/// The auction of one commissioner.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Auction {
    /// Its number, from 1.
    pub card: u8,
    /// Who bids now.
    pub bidder: Seat,
    /// The highest bid and whose it is.
    pub high: Option<(Seat, Money)>,
    /// Who has passed.
    pub out: Seats,
}

/// The choice of concessions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Rounds of choice still to begin, this one not counted.
    pub rounds_left: u8,
    /// Whose choice it is, as a place in the playing order.
    pub place: u8,
}

/// A stock round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stock {
    /// Whether it is the first (§VI.6).
    pub first: bool,
    /// Whose turn it is, as a place in the playing order.
    pub place: u8,
    /// How many have passed in a row.
    pub passes: u8,
    /// Whether the player has sold in this turn.
    pub has_sold: bool,
    /// The companies of which each player has sold in this round (R061).
    pub sold: PerSeat<Companies>,
}

/// A set of operating rounds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Operating {
    /// This round of the set, from 1.
    pub number: u8,
    /// How many rounds the set has.
    pub of: u8,
    /// The companies that have had their turn in this round.
    pub done: Companies,
    /// Whose turn it is.
    pub company: Company,
    /// Whether it has issued or redeemed a share in this turn (R102).
    pub shared: bool,
    /// Whether a commissioner was used in this round, if one is the limit (C17).
    pub commissioned: bool,
    /// FC tokens that it rents for the round, if rentals last so long (C18).
    pub rented: Rent,
    /// What comes next in its turn.
    pub step: Step,
}

/// A step of a company's turn (R098).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The home station is to be placed (§VII.4).
    Home,
    /// A tile may be laid (§VII.6, §VII.7).
    Track(Track),
    /// A station may be placed (§VII.8).
    Station,
    /// The trains run (§VII.10).
    Run,
    /// The revenue is paid out or kept (§VII.11).
    Dividend {
        /// How much it is.
        revenue: u16,
    },
    /// Trains may be bought (§VII.12).
    Trains(Purchases),
    /// A minor may buy machines (§VII.14).
    Machines,
}

/// What the track step has used up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Track {
    /// The regular tile is laid.
    pub laid: bool,
    /// A commissioner's tile is laid (C17).
    pub commissioned: bool,
    /// The home tile was laid in this turn (C60).
    pub fresh_home: bool,
    /// FC tokens rented for this step (C18).
    pub rented: Rent,
}

/// What the train step has used up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Purchases {
    /// A narrow train was traded in (R190).
    pub traded: bool,
    /// What was offered for which train in this turn and refused.
    pub haggles: Haggles,
    /// Who has refused to sell which wagon.
    pub refused_wagons: [Companies; 3],
    /// The deal that another director must answer.
    pub offer: Option<Offer>,
    /// Emergency financing has begun (§VII.13).
    pub emergency: bool,
    /// What the director has added.
    pub added: Money,
}

/// A deal between two companies of different directors (R185, R186).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Who would sell.
    pub seller: Company,
    /// What.
    pub goods: Goods,
    /// For how much.
    pub price: Money,
    /// Whether the seller has named the price, and the buyer is asked (R257).
    pub is_named: bool,
}

/// What companies sell each other.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goods {
    /// A train.
    Train(Train),
    /// A wagon.
    Wagon(Wagon),
}

closed_set! {
    /// How the game ended (§IX).
    pub enum Ending {
        /// The bank broke in a stock round.
        BankInStockRound = "bank_in_stock_round",
        /// The bank broke in an operating round.
        BankInOperatingRound = "bank_in_operating_round",
        /// The second 8+/4D went to the FC.
        SecondEight = "second_eight",
        /// A director could not raise the money for a train.
        Bankruptcy = "bankruptcy",
    }
}

impl Operating {
    /// This turn in another step.
    #[must_use]
    pub(crate) const fn at(self, step: Step) -> Operating {
        Operating { step, ..self }
    }
}

/// A closed set as it is shown to programs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Shown {
    /// What is being played.
    pub round: &'static str,
    /// The step of it.
    pub step: &'static str,
}

impl Round {
    /// The names of round and step, for programs and pages.
    pub const fn shown(&self) -> Shown {
        let (round, step) = match self {
            Round::Deal => ("deal", ""),
            Round::Auction(_) => ("auction", ""),
            Round::Draft(_) => ("draft", ""),
            Round::Stock(_) => ("stock", ""),
            Round::Operating(operating) => ("operating", operating.step.name()),
            Round::Over { .. } => ("over", ""),
        };
        Shown { round, step }
    }
}

impl Step {
    /// Whether a share may be issued or redeemed (C16: at any time before the income is counted).
    pub const fn is_before_income(&self) -> bool {
        match self {
            Step::Track(_) | Step::Station | Step::Run => true,
            Step::Home | Step::Dividend { .. } | Step::Trains(_) | Step::Machines => false,
        }
    }

    /// What the track step has used up, if this is one.
    pub const fn track(&self) -> Option<&Track> {
        if let Step::Track(track) = self { Some(track) } else { None }
    }

    /// The revenue to be paid out or kept, if this is about one.
    pub(crate) const fn revenue(&self) -> Option<u16> {
        if let Step::Dividend { revenue } = self { Some(*revenue) } else { None }
    }

    /// What the train step has used up, unless an offer waits for its answer.
    pub(crate) const fn purchases(&self) -> Option<&Purchases> {
        match self {
            Step::Trains(purchases) if purchases.offer.is_none() => Some(purchases),
            Step::Home
            | Step::Track(_)
            | Step::Station
            | Step::Run
            | Step::Dividend { .. }
            | Step::Trains(_)
            | Step::Machines => None,
        }
    }

    /// The offer that waits for its answer, if one does.
    pub(crate) fn offered(&self) -> Option<(&Purchases, Offer)> {
        let Step::Trains(purchases) = self else { return None };
        purchases.offer.map(|offer| (purchases, offer))
    }

    const fn name(&self) -> &'static str {
        match self {
            Step::Home => "home",
            Step::Track(_) => "track",
            Step::Station => "station",
            Step::Run => "run",
            Step::Dividend { .. } => "dividend",
            Step::Trains(_) => "trains",
            Step::Machines => "machines",
        }
    }
}
