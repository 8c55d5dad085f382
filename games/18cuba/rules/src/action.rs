//! What players decide, and what chance brings.

use cuba18_track::{Company, Cubes, Hex, Tile, Train, Wagon};
use serde::{Deserialize, Serialize};
use tabletop::{Money, Seat, closed_set};

use crate::rent::Rent;

/// Everything a player can decide, whole and self-contained.
///
/// This is the transcript format: adding a variant is free, changing one needs
/// a migration. The path in each comment is how it is spelled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Action {
    /// Bid for a commissioner (§VI.6): `bid/15`.
    Bid { amount: Money },
    /// Choose a concession (§VI.6): `concession/4`.
    Concession { card: u8 },
    /// Convert a concession into a minor (§VI.7): `convert/4/CO/85/C4`.
    Convert { card: u8, minor: Company, price: u16, mill: Hex },
    /// Found a major (§VI.8): `found/MS/80`.
    Found { company: Company, price: u16 },
    /// Buy a share (§VI.5): `buy/MS/pool`.
    Buy { company: Company, from: Source },
    /// Sell shares of one company (§VI.4): `sell/MS/2`.
    Sell { company: Company, shares: u8 },
    /// Use the benefit of a concession (§IV.2): `benefit/mail/MS`.
    Benefit(Benefit),
    /// Place the home station where there is a choice (§VII.4): `home/D19/0`.
    Home { hex: Hex, stop: u8 },
    /// Issue a share (§VII.5): `issue`.
    Issue {},
    /// Redeem a share (§VII.5): `redeem`.
    Redeem {},
    /// Lay or upgrade a tile (§VII.6, §VII.7): `lay/B9/57/3`.
    Lay(Laying),
    /// Lay a commissioner's tile (§IV.1): `commission/2/B9/57/3`.
    Commission { card: u8, laying: Laying },
    /// Place a station (§VII.8): `station/C14/0/rent/B9`.
    Station { hex: Hex, stop: u8, rent: Rent },
    /// Run the trains (§VII.10): `run` and a word for each route.
    Run { routes: Vec<GivenRoute> },
    /// Pay the revenue out (§VII.11): `pay`.
    PayOut {},
    /// Keep the revenue (§VII.11): `keep`.
    Keep {},
    /// Buy a train (§VII.12): `train/bank/3n/discount`.
    Train { from: Shop, train: Train, discount: bool },
    /// Trade a narrow train in for the next (§VII.12): `trade/2n`.
    TradeIn { old: Train, discount: bool },
    /// Buy a wagon (§VII.12): `wagon/bank/1`.
    Wagon { from: Shop, wagon: Wagon },
    /// Offer to buy a train of another company (§VII.12): `deal/MS/3/120`.
    DealTrain { seller: Company, train: Train, price: Money },
    /// Offer to buy a wagon at its price (§VII.12): `deal_wagon/MS/1`.
    DealWagon { seller: Company, wagon: Wagon },
    /// Answer an offer: `answer/yes`.
    Answer { answer: Reply },
    /// Answer an offer with a price of one's own (§VII.12): `counter/150`.
    Counter { price: Money },
    /// Buy a machine (§VII.14): `machine/1`.
    Machine { generation: u8 },
    /// Raise money for a train that must be bought (§VII.13): `raise/issue/2`.
    Raise(Raise),
    /// Declare bankruptcy where no money can be raised (§VII.13): `bankrupt`.
    Bankrupt {},
    /// Hand in a surplus train (§VII.12): `discard/MS/3`.
    DiscardTrain { company: Company, train: Train },
    /// Hand in a surplus wagon (§VII.12): `discard_wagon/MS/1`.
    DiscardWagon { company: Company, wagon: Wagon },
    /// Leave undone what may be left undone: `pass`.
    Pass {},
}

impl Action {
    /// The tile that it lays, if it lays one.
    pub const fn laying(&self) -> Option<&Laying> {
        let (Action::Lay(laying) | Action::Commission { laying, .. }) = self else { return None };
        Some(laying)
    }

    /// The hex and the city in it where it places a station, if it places one.
    pub const fn site(&self) -> Option<(Hex, u8)> {
        let (Action::Home { hex, stop } | Action::Station { hex, stop, .. }) = self else {
            return None;
        };
        Some((*hex, *stop))
    }

    /// The company whose shares it buys, founds or sells in a stock round, if it does.
    pub const fn traded(&self) -> Option<Company> {
        let (Action::Found { company, .. }
        | Action::Buy { company, .. }
        | Action::Sell { company, .. }) = self
        else {
            return None;
        };
        Some(*company)
    }
}

/// A tile, where and how it is laid, and which FC tokens are rented for it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Laying {
    pub hex: Hex,
    pub tile: Tile,
    pub rotation: u8,
    #[serde(default, skip_serializing_if = "Rent::is_empty_ref")]
    pub rent: Rent,
}

impl Rent {
    fn is_empty_ref(rent: &Rent) -> bool {
        rent.is_empty()
    }
}

/// What one train runs, as the director gives it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct GivenRoute {
    pub train: Train,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wagon: Option<Wagon>,
    pub path: Vec<Hex>,
    #[serde(default)]
    pub cubes: Cubes,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub harbor: Option<Hex>,
}

/// A benefit of a converted concession (C05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Benefit {
    /// No. 2: a free 1-wagon for a major.
    Wagon { company: Company },
    /// No. 3: a free machine for a minor, from the dearest space.
    Machine { company: Company, generation: u8 },
    /// No. 5: the mail contract for a major.
    Mail { company: Company },
    /// No. 6: a cheaper n-train for a minor of another director (C06). One's own is bought with
    /// the discount at once.
    Discount { company: Company },
}

/// How money is raised in an emergency (§VII.13).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Raise {
    /// The company issues shares; in the first edition always one.
    Issue {
        #[serde(default = "one")]
        shares: u8,
    },
    /// The director adds what is missing, or all there is.
    Cash {},
    /// The director sells shares.
    Sell { company: Company, shares: u8 },
}

const fn one() -> u8 {
    1
}

closed_set! {
    /// Where a share is bought (§VI.5).
    pub enum Source {
        /// The initial offering.
        Offering = "offering",
        /// The company's charter.
        Charter = "charter",
        /// The bank pool.
        Pool = "pool",
    }
}

closed_set! {
    /// Where a train is bought (§VII.12).
    pub enum Shop {
        /// New, from the bank.
        Bank = "bank",
        /// Used, from the pool.
        Pool = "pool",
    }
}

closed_set! {
    /// An answer to an offer.
    pub enum Reply {
        /// The deal is made.
        Yes = "yes",
        /// It is not.
        No = "no",
    }
}

/// What chance brings: only the playing order (R012).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who is first, second, ...
    Order {
        /// The seats in order; those beyond the table in their own.
        order: [Seat; tabletop::MOST_SEATS],
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_laying_without_rent_says_nothing_of_it() {
        let written = r#"{"hex":"D19","tile":"L52","rotation":2}"#;
        let laying: Laying = serde_json::from_str(written).expect("a laying");
        assert_eq!(laying.rent, Rent::default());
        assert_eq!(serde_json::to_string(&laying).expect("it can be written"), written);
    }
}
