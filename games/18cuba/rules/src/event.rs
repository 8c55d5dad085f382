//! What the players would announce at the table.

use cuba18_track::{Company, Cubes, Hex, Tile, Train, Wagon};
use serde::Serialize;
use tabletop::{Money, Seat};

use crate::Ending;
use crate::action::{GivenRoute, Source};

/// A fact the players would announce at the table. All is open (R016).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// The playing order was settled.
    Ordered { order: Vec<Seat> },
    /// A player bid for a commissioner.
    Bid { seat: Seat, card: u8, amount: Money },
    /// A player got a commissioner.
    Won { seat: Seat, card: u8, amount: Money },
    /// A player chose a concession.
    Conceded { seat: Seat, card: u8, amount: Money },
    /// A player passed.
    Passed { seat: Seat },
    /// A minor was founded and its mill placed.
    Converted { seat: Seat, card: u8, minor: Company, price: u16, mill: Hex },
    /// A major was founded.
    Founded { seat: Seat, company: Company, price: u16 },
    /// A player bought a share.
    Bought { seat: Seat, company: Company, from: Source, price: Money },
    /// A player sold shares.
    Sold { seat: Seat, company: Company, shares: u8, income: Money },
    /// A company has a new director.
    Directed { company: Company, seat: Seat },
    /// A major floated.
    Floated { company: Company, capital: Money },
    /// A price token moved.
    Priced { company: Company, before: Money, price: Money },
    /// A concession that was not converted left the game.
    Unconverted { seat: Seat, card: u8 },
    /// A set of operating rounds began.
    SetBegan { rounds: u8 },
    /// A company's turn began.
    Operates { company: Company },
    /// The mail was paid.
    Mail { company: Company, amount: Money },
    /// A station was placed.
    Stationed { company: Company, hex: Hex, cost: Money },
    /// A company issued shares.
    Issued { company: Company, shares: u8, income: Money },
    /// A company redeemed a share.
    Redeemed { company: Company, cost: Money },
    /// A tile was laid.
    Laid { company: Company, hex: Hex, tile: Tile, rotation: u8, cost: Money },
    /// A commissioner paid for a tile.
    Commissioned { seat: Seat, card: u8, amount: Money },
    /// Tokens of the FC were rented.
    Rented { company: Company, tokens: u8, fee: Money },
    /// The trains ran.
    Ran { company: Company, revenue: u16, routes: Vec<GivenRoute> },
    /// A minor made sugar.
    Milled { company: Company, cubes: u8 },
    /// Sugar was delivered.
    Delivered { company: Company, cubes: Cubes },
    /// A dividend was paid.
    PaidOut { company: Company, revenue: u16 },
    /// The revenue was kept, or there was none.
    Kept { company: Company, revenue: u16 },
    /// A company got a train.
    GotTrain { company: Company, train: Train, price: Money, seller: Option<Company> },
    /// A company got a wagon.
    GotWagon { company: Company, wagon: Wagon, price: Money, seller: Option<Company> },
    /// A train was handed in for the next.
    TradedIn { company: Company, old: Train, train: Train, price: Money },
    /// A director was offered a deal over a train.
    OfferedTrain { company: Company, seller: Company, train: Train, price: Money },
    /// A director was offered a deal over a wagon.
    OfferedWagon { company: Company, seller: Company, wagon: Wagon, price: Money },
    /// A seller named a price in answer to an offer.
    NamedPrice { company: Company, seller: Company, train: Train, price: Money },
    /// A company refused a deal.
    Declined { company: Company },
    /// A minor got a machine.
    GotMachine { company: Company, generation: u8, price: Money },
    /// Another director's minor was given concession 6 for an n-train to come (C06).
    Promised { company: Company },
    /// A benefit went to a company.
    Benefited { company: Company, card: u8 },
    /// A director added money for a train.
    Added { seat: Seat, company: Company, amount: Money },
    /// What a bankrupt director had added came back.
    Refunded { seat: Seat, company: Company, amount: Money },
    /// A surplus train went to the pool.
    DiscardedTrain { company: Company, train: Train },
    /// A surplus wagon went to the pool.
    DiscardedWagon { company: Company, wagon: Wagon },
    /// A new phase began.
    PhaseBegan { phase: u8 },
    /// A company's trains of a kind were scrapped.
    ScrappedTrains { company: Company, train: Train, count: u8 },
    /// A company's 1-wagons were scrapped.
    ScrappedWagons { company: Company, count: u8 },
    /// A minor's 4n trains lost a stop.
    Aged { company: Company, count: u8 },
    /// The FC paid its shareholders.
    CentralPaid { revenue: u32 },
    /// A train went to the FC.
    Exported { train: Train },
    /// The bank broke.
    BankBroke,
    /// The game ended.
    Ended { ending: Ending },
}
