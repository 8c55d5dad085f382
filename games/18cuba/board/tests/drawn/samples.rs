//! One of every decision, event and refusal.

use cuba18_rules::action::{Benefit, GivenRoute, Laying, Raise, Reply, Shop, Source};
use cuba18_rules::rent::Rent;
use cuba18_rules::{Action, Ending, Event, Refusal};
use cuba18_track::{Company, Cubes, Hex, LayRefusal, RouteFault, Tile, Train, Wagon};
use tabletop::{Key, Money, Seat};

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BERTA: Seat = Seat::new(1);

/// The hex called `id`.
pub(crate) fn hex(id: &str) -> Hex {
    Hex::from_id(id).expect("a hex of the map")
}

/// One of every decision, with everything that its path may name.
pub(crate) fn actions() -> Vec<Action> {
    let (company, minor, price) = (Company::Ms, Company::Co, Money::new(80));
    let tile = Tile::from_number("57").expect("a tile");
    let rent = Rent::NONE.with(hex("C14")).expect("the FC is marked there");
    let laying = Laying { hex: hex("B9"), tile, rotation: 0, rent };
    let (train, wagon, discount) = (Train::TwoNarrow, Wagon::One, true);
    let cubes = Cubes::NONE.with(minor, 1);
    let path = vec![hex("B9"), hex("B11")];
    let harbor = Some(hex("B11"));
    let route = GivenRoute { train: Train::Two, wagon: Some(wagon), path, cubes, harbor };
    vec![
        Action::Bid { amount: price },
        Action::Concession { card: 4 },
        Action::Convert { card: 4, minor, price: 85, mill: hex("C4") },
        Action::Found { company, price: 80 },
        Action::Buy { company, from: Source::Pool },
        Action::Sell { company, shares: 2 },
        Action::Benefit(Benefit::Wagon { company }),
        Action::Benefit(Benefit::Machine { company: minor, generation: 1 }),
        Action::Benefit(Benefit::Mail { company }),
        Action::Home { hex: hex("D19"), stop: 0 },
        Action::Issue {},
        Action::Redeem {},
        Action::Lay(laying),
        Action::Commission { card: 2, laying },
        Action::Station { hex: hex("C14"), stop: 0, rent },
        Action::Run { routes: vec![route] },
        Action::PayOut {},
        Action::Keep {},
        Action::Train { from: Shop::Bank, train, discount },
        Action::TradeIn { old: train, discount },
        Action::Wagon { from: Shop::Bank, wagon },
        Action::DealTrain { seller: Company::Npp, train: Train::Two, price },
        Action::DealWagon { seller: Company::Npp, wagon },
        Action::Answer { answer: Reply::Yes },
        Action::Counter { price },
        Action::Machine { generation: 1 },
        Action::Raise(Raise::Issue { shares: 1 }),
        Action::Raise(Raise::Cash {}),
        Action::Raise(Raise::Sell { company, shares: 1 }),
        Action::Bankrupt {},
        Action::DiscardTrain { company, train: Train::Two },
        Action::DiscardWagon { company, wagon },
        Action::Pass {},
    ]
}

/// One of every event, some in two forms.
pub(crate) fn events() -> Vec<Event> {
    let (company, seat, amount) = (Company::Ms, ANNA, Money::new(80));
    let mut events = in_stock_rounds(company, seat, amount);
    events.extend(on_the_map(company, seat, amount));
    events.extend(purchases(company, seat, amount));
    events
}

fn in_stock_rounds(company: Company, seat: Seat, amount: Money) -> Vec<Event> {
    let mut events = vec![
        Event::Ordered { order: vec![ANNA, BERTA] },
        Event::Bid { seat, card: 3, amount },
        Event::Won { seat, card: 3, amount },
        Event::Conceded { seat, card: 4, amount },
        Event::Passed { seat },
        Event::Converted { seat, card: 4, minor: Company::Co, price: 85, mill: hex("C4") },
        Event::Founded { seat, company, price: 85 },
        Event::Sold { seat, company, shares: 1, income: amount },
        Event::Sold { seat, company, shares: 3, income: amount },
        Event::Directed { company, seat: BERTA },
        Event::Floated { company, capital: amount },
        Event::Priced { company, before: Money::new(60), price: amount },
        Event::Unconverted { seat, card: 3 },
        Event::SetBegan { rounds: 1 },
        Event::SetBegan { rounds: 3 },
    ];
    let bought = |&from: &Source| Event::Bought { seat, company, from, price: amount };
    events.extend(Source::ALL.iter().map(bought));
    events
}

fn on_the_map(company: Company, seat: Seat, amount: Money) -> Vec<Event> {
    let (at, free) = (hex("B9"), Money::ZERO);
    let tile = Tile::from_number("57").expect("a tile");
    let route = GivenRoute {
        train: Train::Two,
        wagon: None,
        path: vec![at, hex("B11")],
        cubes: Cubes::NONE,
        harbor: None,
    };
    vec![
        Event::Operates { company },
        Event::Mail { company, amount },
        Event::Stationed { company, hex: at, cost: free },
        Event::Stationed { company, hex: at, cost: amount },
        Event::Issued { company, shares: 1, income: amount },
        Event::Issued { company, shares: 3, income: amount },
        Event::Redeemed { company, cost: amount },
        Event::Laid { company, hex: at, tile, rotation: 0, cost: free },
        Event::Laid { company, hex: hex("B13"), tile, rotation: 0, cost: amount },
        Event::Commissioned { seat, card: 2, amount },
        Event::Rented { company, tokens: 1, fee: amount },
        Event::Rented { company, tokens: 2, fee: amount },
        Event::Ran { company, revenue: 220, routes: vec![route] },
        Event::Milled { company: Company::Co, cubes: 1 },
        Event::Milled { company: Company::Co, cubes: 2 },
        Event::Delivered { company, cubes: Cubes::NONE.with(Company::Co, 2) },
        Event::PaidOut { company, revenue: 220 },
        Event::Kept { company, revenue: 220 },
        Event::Kept { company, revenue: 0 },
    ]
}

fn purchases(company: Company, seat: Seat, amount: Money) -> Vec<Event> {
    let (train, wagon, price) = (Train::ThreePlus, Wagon::One, amount);
    let seller = Some(Company::Npp);
    let mut events = vec![
        Event::GotTrain { company, train, price, seller: None },
        Event::GotTrain { company, train, price, seller },
        Event::GotWagon { company, wagon, price, seller: None },
        Event::GotWagon { company, wagon, price, seller },
        Event::TradedIn {
            company: Company::Co,
            old: Train::TwoNarrow,
            train: Train::ThreeNarrow,
            price,
        },
        Event::OfferedTrain { company, seller: Company::Npp, train, price },
        Event::OfferedWagon { company, seller: Company::Npp, wagon, price },
        Event::NamedPrice { company, seller: Company::Npp, train, price },
        Event::Declined { company: Company::Npp },
        Event::GotMachine { company: Company::Co, generation: 2, price },
        Event::Promised { company },
        Event::Benefited { company, card: 5 },
        Event::Added { seat, company, amount },
        Event::Refunded { seat, company, amount },
        Event::DiscardedTrain { company, train },
        Event::DiscardedWagon { company, wagon },
        Event::PhaseBegan { phase: 3 },
        Event::ScrappedTrains { company, train, count: 1 },
        Event::ScrappedTrains { company, train, count: 2 },
        Event::ScrappedWagons { company, count: 1 },
        Event::ScrappedWagons { company, count: 2 },
        Event::Aged { company: Company::Co, count: 1 },
        Event::Aged { company: Company::Co, count: 2 },
        Event::CentralPaid { revenue: 80 },
        Event::Exported { train },
        Event::BankBroke,
    ];
    events.extend(Ending::ALL.iter().map(|&ending| Event::Ended { ending }));
    events
}

/// One of every refusal.
pub(crate) fn refusals() -> Vec<Refusal> {
    let mut refusals = vec![
        Refusal::NotYourTurn,
        Refusal::NotThisStep,
        Refusal::NoChance,
        Refusal::ImpossibleOrder,
        Refusal::MustBid,
        Refusal::BadBid { step: 5 },
        Refusal::NotEnough { cost: Money::new(80), held: Money::new(20), rule: "VI.5" },
        Refusal::NoSuchCard,
        Refusal::NoConcession,
        Refusal::CannotFound,
        Refusal::TooEarlyForFec { phase: 4 },
        Refusal::NoMinorsNow,
        Refusal::NoStartingPrice,
        Refusal::NoMillThere,
        Refusal::NoSalesYet,
        Refusal::NeverOperated,
        Refusal::NotOwned,
        Refusal::PoolFull,
        Refusal::DirectorsCertificate,
        Refusal::NoShare,
        Refusal::MinorCharter,
        Refusal::HoldingLimit,
        Refusal::CertificateLimit,
        Refusal::SoldThisRound,
        Refusal::MustSellDown,
        Refusal::NoBenefit,
    ];
    refusals.extend(of_companies());
    let company = Company::Ms;
    refusals.extend(of_track().map(|refusal| Refusal::Track { company, refusal }));
    refusals.extend(RouteFault::ALL.iter().map(|&fault| Refusal::BadRoute { company, fault }));
    refusals
}

fn of_companies() -> Vec<Refusal> {
    vec![
        Refusal::TrainLimit,
        Refusal::WagonLimit,
        Refusal::MachineLimit,
        Refusal::NoHome,
        Refusal::AlreadyShared,
        Refusal::CannotIssue,
        Refusal::CannotRedeem,
        Refusal::AlreadyLaid,
        Refusal::NoCommissioner,
        Refusal::WrongCommissioner,
        Refusal::NeedlessRent,
        Refusal::NoStation,
        Refusal::OneStation,
        Refusal::SlotKept,
        Refusal::NoStationLeft,
        Refusal::NotTheBest { best: 220 },
        Refusal::NotForSale,
        Refusal::NoMachine,
        Refusal::NotForThisKind,
        Refusal::NoDealsYet { phase: 3 },
        Refusal::NoDeal,
        Refusal::Declined,
        Refusal::NotHigher { offered: Money::new(80) },
        Refusal::CompanyLacks {
            company: Company::Ms,
            cost: Money::new(80),
            held: Money::new(20),
            rule: "VII.12",
        },
        Refusal::NoPriceOfOwn,
        Refusal::TrainOwed { price: Money::new(100) },
        Refusal::NotBankrupt,
        Refusal::IssueNeedsTrain,
        Refusal::OneCommissioner,
        Refusal::OneByOne,
        Refusal::NoTradeIn,
        Refusal::MustBuyTrain,
        Refusal::MustBuyCheapest,
        Refusal::NoEmergency,
        Refusal::MustIssueFirst,
        Refusal::NotYetSelling,
        Refusal::MoreThanNeeded,
        Refusal::DirectorMayNotChange,
        Refusal::MustHandIn,
        Refusal::NoSurplus,
    ]
}

fn of_track() -> [LayRefusal; 13] {
    [
        LayRefusal::NotLand,
        LayRefusal::SameAs { rotation: 0 },
        LayRefusal::NotYet,
        LayRefusal::NoneLeft,
        LayRefusal::WrongKind,
        LayRefusal::NotYourMill,
        LayRefusal::WrongGauge,
        LayRefusal::SugarTooEarly { phase: 3 },
        LayRefusal::NotAnUpgrade,
        LayRefusal::NotYourCity,
        LayRefusal::AddsNothing,
        LayRefusal::OffTheMap,
        LayRefusal::NotReached,
    ]
}
