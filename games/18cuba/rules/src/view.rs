//! What viewers know: everything, all is open (R016).

use crate::components::CARDS;
use std::collections::BTreeMap;

use cuba18_track::{Board, Company, Cubes, Given, Hex, Phase, RouteFault, Run, Train, Wagon};
use serde::{Serialize, Serializer};
use tabletop::{Key, Money, Seat};

use crate::charter::Standing;
use crate::rent::Rent;
use crate::round::{Auction, Goods, Offer, Operating, Purchases, Step};
use crate::{Action, Cuba18, Round, choices};

/// The table as every viewer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct View(pub(crate) Cuba18);

impl View {
    /// The round in play.
    pub const fn round(&self) -> &Round {
        &self.0.round
    }

    /// What lies on the table.
    pub const fn table(&self) -> &crate::Table {
        &self.0.table
    }

    /// The same table with another map in another phase, such as lies before people elsewhere.
    #[must_use]
    pub fn laid_out(mut self, board: Board, phase: Phase, cubes: Cubes) -> View {
        let table = &mut self.0.table;
        (table.board, table.phase, table.cubes) = (board, phase, cubes);
        self
    }

    /// What the trains of `company` may use in a run.
    pub fn order(&self, company: Company) -> cuba18_track::Order {
        self.0.order(company)
    }

    /// What is printed in the box.
    pub const fn data(&self) -> &'static crate::components::Data {
        self.0.data()
    }

    /// The run that these routes make, or what is wrong with one of them; whether another
    /// would earn more is not asked.
    pub fn judged(&self, company: Company, given: &[Given]) -> Result<Run, RouteFault> {
        let rented = match &self.0.round {
            Round::Operating(turn) if turn.company == company => turn.rented,
            Round::Operating(_)
            | Round::Deal
            | Round::Auction(_)
            | Round::Draft(_)
            | Round::Stock(_)
            | Round::Over { .. } => Rent::NONE,
        };
        self.0.judged(&self.0.order(company), rented, given)
    }

    /// Whether the director in turn owes a train that no money can be raised for (R258).
    pub fn is_ruined(&self) -> bool {
        let Round::Operating(turn) = &self.0.round else { return false };
        let director = self.0.table.charter(turn.company).director;
        director.is_some_and(|seat| self.0.bankruptcy(turn, seat).is_ok())
    }

    /// The concessions that `seat` throws away if nothing comes of them before everybody
    /// has passed in the first stock round (R262).
    pub fn thrown_away(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let is_first = matches!(self.0.round, Round::Stock(stock) if stock.first);
        let cards = if is_first { self.0.table.cards[seat].concessions } else { 0 };
        CARDS.filter(move |card| cards & (1 << (card - 1)) != 0)
    }

    /// What was agreed.
    pub const fn terms(&self) -> crate::Terms {
        self.0.terms
    }

    /// The answer that goes without saying in this step of a company's turn: nothing belongs to
    /// the step, and what else is open may be done in another one as well.
    pub fn only_answer(&self) -> Option<Action> {
        let Round::Operating(turn) = &self.0.round else { return None };
        choices::only_answer(&self.0, turn)
    }

    /// Whether the trains of the company in turn can earn something.
    pub fn earns(&self, company: Company) -> bool {
        self.0.earns(company)
    }

    /// The game itself: since all is open, a board may try a decision on a copy of it.
    pub const fn game(&self) -> &Cuba18 {
        &self.0
    }

    /// What `company` lacks for the train that it must buy (R196).
    pub fn missing(&self, company: Company) -> Option<Money> {
        self.0.missing(company)
    }
}

/// A view as programs read it.
#[derive(Serialize)]
struct Shown {
    terms: crate::Terms,
    round: ShownRound,
    phase: u8,
    bank: i32,
    bank_broke: bool,
    order: Vec<Seat>,
    cash: Vec<Money>,
    worth: Vec<Money>,
    commissioners: Vec<Vec<u8>>,
    concessions: Vec<Vec<u8>>,
    benefits: Vec<Vec<u8>>,
    companies: BTreeMap<&'static str, ShownCompany>,
    tiles: Vec<ShownTile>,
    tokens: Vec<ShownToken>,
    cubes: BTreeMap<&'static str, u8>,
    bank_trains: [u8; 5],
    bank_narrow_trains: [u8; 4],
    pool_trains: Vec<&'static str>,
    bank_wagons: Vec<u8>,
    pool_wagons: Vec<u8>,
    central_range: u8,
    eights_exported: u8,
    machines: [[u8; 4]; 3],
}

/// What is being played, with what is pending there.
#[derive(Serialize)]
struct ShownRound {
    #[serde(flatten)]
    now: crate::round::Shown,
    #[serde(skip_serializing_if = "Option::is_none")]
    auction: Option<ShownAuction>,
    /// The companies of which each player has sold in this stock round.
    #[serde(skip_serializing_if = "Option::is_none")]
    sold: Option<Vec<Vec<&'static str>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<ShownTurn>,
}

#[derive(Serialize)]
struct ShownAuction {
    card: u8,
    bidder: Seat,
    high_bidder: Option<Seat>,
    high_bid: Option<Money>,
    passed: Vec<Seat>,
}

#[derive(Serialize)]
struct ShownTurn {
    company: &'static str,
    number: u8,
    of: u8,
    done: Vec<&'static str>,
    issued_or_redeemed: bool,
    revenue: Option<u16>,
    offer: Option<ShownOffer>,
}

#[derive(Serialize)]
struct ShownOffer {
    seller: &'static str,
    train: Option<&'static str>,
    wagon: Option<&'static str>,
    price: Money,
    /// Whether the seller has named the price.
    is_named: bool,
}

#[derive(Serialize)]
struct ShownCompany {
    standing: &'static str,
    /// None while it is not founded.
    price: Option<Money>,
    treasury: Money,
    director: Option<Seat>,
    held: Vec<u8>,
    offering: u8,
    charter: u8,
    pool: u8,
    trains: Vec<&'static str>,
    wagons: Vec<&'static str>,
    machines: [u8; 3],
    stations_left: u8,
    mail: bool,
    discount: bool,
}

#[derive(Serialize)]
struct ShownTile {
    hex: Hex,
    tile: cuba18_track::Tile,
    rotation: u8,
}

#[derive(Serialize)]
struct ShownToken {
    hex: Hex,
    stop: u8,
    company: &'static str,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Cuba18 { terms, table, round } = &self.0;
        let seats: Vec<Seat> = table.cards.seats().collect();
        let hands = |bits: fn(&crate::table::Hand) -> u8| {
            let cards = |hand| CARDS.filter(move |card| bits(hand) & (1 << (card - 1)) != 0);
            table.cards.iter().map(|hand| cards(hand).collect()).collect()
        };
        let shown = Shown {
            terms: *terms,
            round: shown_round(round),
            phase: table.phase.number(),
            bank: table.bank(),
            bank_broke: table.bank_broke.is_some(),
            order: table.players().collect(),
            cash: seats.iter().map(|&seat| table.cash(seat)).collect(),
            worth: seats.iter().map(|&seat| table.worth(seat)).collect(),
            commissioners: hands(|hand| hand.commissioners),
            concessions: hands(|hand| hand.concessions),
            benefits: hands(|hand| hand.benefits),
            companies: Company::ALL
                .iter()
                .map(|&company| (company.key(), shown_company(table, company, seats.len())))
                .collect(),
            tiles: tiles(&table.board),
            tokens: tokens(&table.board),
            cubes: table.cubes.iter().map(|(minor, count)| (minor.key(), count)).collect(),
            bank_trains: table.depot.standard,
            bank_narrow_trains: table.depot.narrow,
            pool_trains: Train::ALL
                .iter()
                .flat_map(|&train| (0..table.depot.pool[train]).map(move |_| train.key()))
                .collect(),
            bank_wagons: table.depot.wagons.iter().copied().collect(),
            pool_wagons: table.depot.wagon_pool.iter().copied().collect(),
            central_range: table.central_range,
            eights_exported: table.depot.eights_exported,
            machines: table.machines,
        };
        shown.serialize(serializer)
    }
}

fn shown_round(round: &Round) -> ShownRound {
    let mut shown = ShownRound { now: round.shown(), auction: None, sold: None, turn: None };
    match round {
        Round::Deal | Round::Draft(_) | Round::Over { .. } => {}
        Round::Auction(auction) => shown.auction = Some(shown_auction(auction)),
        Round::Stock(stock) => {
            let sold = stock.sold.iter().map(|sold| sold.iter().map(Company::key).collect());
            shown.sold = Some(sold.collect());
        }
        Round::Operating(turn) => shown.turn = Some(shown_turn(turn)),
    }
    shown
}

fn shown_auction(auction: &Auction) -> ShownAuction {
    ShownAuction {
        card: auction.card,
        bidder: auction.bidder,
        high_bidder: auction.high.map(|(seat, _)| seat),
        high_bid: auction.high.map(|(_, amount)| amount),
        passed: auction.out.iter().collect(),
    }
}

fn shown_turn(turn: &Operating) -> ShownTurn {
    let (revenue, offer) = match turn.step {
        Step::Dividend { revenue } => (Some(revenue), None),
        Step::Trains(Purchases { offer, .. }) => (None, offer),
        Step::Home | Step::Track(_) | Step::Station | Step::Run | Step::Machines => (None, None),
    };
    ShownTurn {
        company: turn.company.key(),
        number: turn.number,
        of: turn.of,
        done: turn.done.iter().map(Company::key).collect(),
        issued_or_redeemed: turn.shared,
        revenue,
        offer: offer.map(shown_offer),
    }
}

fn shown_offer(Offer { seller, goods, price, is_named }: Offer) -> ShownOffer {
    let (train, wagon) = match goods {
        Goods::Train(train) => (Some(train.key()), None),
        Goods::Wagon(wagon) => (None, Some(wagon.key())),
    };
    ShownOffer { seller: seller.key(), train, wagon, price, is_named }
}

fn shown_company(table: &crate::Table, company: Company, seats: usize) -> ShownCompany {
    let charter = table.charter(company);
    let is_founded = charter.standing != Standing::Closed;
    ShownCompany {
        standing: match charter.standing {
            Standing::Closed => "closed",
            Standing::Founded => "founded",
            Standing::Floated => "floated",
            Standing::Operated => "operated",
        },
        price: is_founded.then(|| table.price(company)),
        treasury: charter.treasury,
        director: charter.director,
        held: charter.held[..seats].to_vec(),
        offering: charter.offering,
        charter: charter.reserve,
        pool: charter.pool,
        trains: charter.each_train().map(Train::key).collect(),
        wagons: charter.each_wagon().map(Wagon::key).collect(),
        machines: charter.machines,
        stations_left: charter.released.saturating_sub(charter.placed),
        mail: charter.mail,
        discount: charter.discount,
    }
}

fn tiles(board: &cuba18_track::Board) -> Vec<ShownTile> {
    let laid = Hex::all().filter_map(|hex| board.tile(hex).map(|laid| (hex, laid)));
    laid.map(|(hex, laid)| ShownTile { hex, tile: laid.tile, rotation: laid.rotation }).collect()
}

fn tokens(board: &cuba18_track::Board) -> Vec<ShownToken> {
    let mut found = Vec::new();
    for &company in Company::ALL {
        for (hex, stop) in board.stations_of(company) {
            found.push(ShownToken { hex, stop, company: company.key() });
        }
    }
    found
}
