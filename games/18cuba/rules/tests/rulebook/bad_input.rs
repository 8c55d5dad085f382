//! What is refused, with the rule that forbids it; nothing changes over it.

use std::collections::BTreeMap;

use cuba18_rules::action::{Benefit, GivenRoute, Laying, Raise, Source};
use cuba18_rules::rent::Rent;
use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Action, Chance, Cuba18};
use cuba18_track::Company::{self, Co, Cvc, Dq, Fc, Ms, Npp};
use cuba18_track::{Cubes, Hex, Tile, Train, Wagon};
use tabletop::{Cites, Game, Log, Money, Mute, Seat, Tell};

use crate::games;
use crate::table::{ANNA, BERTA, TRACK, asked, built_in, buying, refused};

/// Why Anna is refused, and the chapter or ruling that says so.
fn rule(scenario: &Scenario, path: &str) -> (&'static str, &'static str) {
    let refusal = refused(&scenario.build(), ANNA, path);
    (refusal.message().id.trim_start_matches("refusal-"), refusal.cites())
}

/// Whether it is a chapter of the rulebook or the number of a ruling.
fn can_be_looked_up(rule: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    let chapter = rule.trim_start_matches(['I', 'V', 'X']).strip_prefix('.');
    rule.strip_prefix(['C', 'Q']).or(chapter).is_some_and(is_number)
}

/// An offer above the treasury, for nothing, to oneself, or of the wrong kind.
#[test]
fn offers() {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).treasury(Ms, 90);
    let scenario = scenario.major(Cvc, 70, &[(BERTA, 5)]).train(Cvc, Train::Two);
    let scenario = scenario.wagon(Cvc, Wagon::One).minor(Co, BERTA, 70, "C4");
    let scenario = scenario.train(Co, Train::TwoNarrow).turn(Ms, buying());
    assert_eq!(rule(&scenario, "deal/CVC/2/91"), ("company-lacks", "VII.12"));
    assert_eq!(rule(&scenario, "deal/CVC/2/4294967295"), ("company-lacks", "VII.12"));
    assert_eq!(rule(&scenario, "deal/CVC/2/0"), ("no-deal", "VII.12"));
    assert_eq!(rule(&scenario, "deal/MS/2/10"), ("no-deal", "VII.12"));
    assert_eq!(rule(&scenario, "deal/FC/2/10"), ("not-for-this-kind", "VII.12"));
    assert_eq!(rule(&scenario, "deal/CO/2n/10"), ("not-for-this-kind", "VII.12"));
    let poor = scenario.treasury(Ms, 39);
    assert_eq!(rule(&poor, "deal_wagon/CVC/1"), ("company-lacks", "VII.12"));
    assert_eq!(rule(&poor, "train/bank/3"), ("company-lacks", "VII.12"));
    assert_eq!(rule(&poor, "wagon/bank/2"), ("not-for-sale", "VII.12"));
    assert_eq!(rule(&poor, "train/bank/2n"), ("not-for-this-kind", "VII.12"));
}

/// A tile turned into the sea, off the map, to a barrier, on the sea, of the wrong kind.
#[test]
fn tiles() {
    let major = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).turn(Ms, TRACK);
    let home = major.clone().tile("B9", "57", 2);
    // C8 lies west of the tile at home; its south-east side is barred, south-west is the sea.
    assert_eq!(rule(&home, "lay/C8/8/0"), ("track-off-the-map", "C49"));
    assert_eq!(rule(&home, "lay/D9/9/2"), ("track-off-the-map", "C49"));
    assert_eq!(rule(&home, "lay/A8/9/0"), ("track-not-land", "VII.6"));
    assert_eq!(rule(&home, "lay/C10/9/200"), ("track-same-as", "Q06"));
    assert_eq!(rule(&home, "lay/C10/RED/0"), ("track-wrong-kind", "VII.6"));
    assert_eq!(rule(&home, "lay/C10/5/0"), ("track-wrong-kind", "VII.6"));
    assert_eq!(rule(&home, "lay/C10/77/0"), ("track-wrong-gauge", "C13"));
    assert_eq!(rule(&home, "lay/C12/9/0"), ("track-not-reached", "VII.2"));
    assert_eq!(rule(&home, "lay/B9/611/0"), ("track-not-an-upgrade", "VII.7"));
    assert_eq!(rule(&home, "lay/B7/L44/0/rent/B9"), ("track-not-reached", "VII.2"));
    assert_eq!(rule(&home, "commission/1/C10/9/2"), ("no-commissioner", "IV.1"));
    assert_eq!(rule(&home, "commission/255/C10/9/2"), ("no-commissioner", "IV.1"));
    let minor = Scenario::four().minor(Co, ANNA, 70, "C4").tile("C4", "L52", 0).turn(Co, TRACK);
    assert_eq!(rule(&minor, "lay/D3/9/0"), ("track-wrong-gauge", "VII.6"));
    assert_eq!(rule(&minor, "lay/D5/7/0"), ("track-wrong-kind", "VII.6"));
    assert_eq!(rule(&minor, "lay/D5/L50/2"), ("track-not-reached", "VII.6"));
    assert_eq!(rule(&minor, "lay/B9/57/0"), ("track-not-your-city", "VII.7"));
}

/// Stations, machines, shares and cards that are not to be had.
#[test]
fn limits() {
    let ms = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5), (BERTA, 4)]).tile("B9", "14", 0);
    let station = ms.clone().major(Cvc, 70, &[(BERTA, 5)]).fresh(Cvc).turn(Ms, Step::Station);
    assert_eq!(rule(&station, "station/B9/0"), ("one-station", "VII.8"));
    assert_eq!(rule(&station, "station/C14/0"), ("slot-kept", "C37"));
    assert_eq!(rule(&station, "station/A10/0"), ("no-station", "VII.8"));
    assert_eq!(rule(&station, "station/B7/255"), ("no-station", "VII.8"));
    let way = station.tile("B7", "L45", 1).tile("B11", "57", 1);
    assert_eq!(
        rule(&way, "station/B11/0"),
        ("company-lacks", "VII.8"),
        "nothing is in the treasury"
    );
    assert_eq!(rule(&ms.clone().turn(Ms, Step::Station), "redeem"), ("cannot-redeem", "C14"));
    let co = Scenario::four().minor(Co, ANNA, 70, "C4").turn(Co, Step::Machines);
    assert_eq!(rule(&co, "machine/1"), ("company-lacks", "VII.14"));
    assert_eq!(rule(&co, "machine/2"), ("no-machine", "VII.14"));
    assert_eq!(rule(&co, "machine/0"), ("no-machine", "VII.14"));
    assert_eq!(rule(&co, "machine/255"), ("no-machine", "VII.14"));
    assert_eq!(rule(&co.clone().machines(Co, 1, 3), "machine/1"), ("machine-limit", "VII.14"));
    let stock = ms.minor(Co, BERTA, 70, "C4").minor(Dq, ANNA, 70, "D13");
    assert_eq!(rule(&stock, "sell/MS/255"), ("not-owned", "VI.4"));
    assert_eq!(rule(&stock, "found/FEC/70"), ("too-early-for-fec", "IV.4"));
    assert_eq!(rule(&stock, "found/MS/70"), ("cannot-found", "VI.5"));
    assert_eq!(rule(&stock, "found/NPP/72"), ("no-starting-price", "VI.7"));
    assert_eq!(rule(&stock, "convert/1/JU/70/B11"), ("no-minors-now", "IV.3"));
    assert_eq!(
        rule(&stock.clone().first_stock(), "convert/1/JU/70/B11"),
        ("no-concession", "VI.7")
    );
    assert_eq!(rule(&stock.clone().cash(ANNA, 0), "buy/FC/offering"), ("not-enough", "VI.5"));
    assert_eq!(rule(&stock, "buy/CO/charter"), ("minor-charter", "C11"));
    assert_eq!(rule(&stock, "benefit/mail/MS"), ("no-benefit", "IV.2"));
}

/// Routes that are none, each by its own rule.
#[test]
fn routes() {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "14", 0);
    let scenario = scenario.minor(Co, BERTA, 70, "B11").tile("B11", "L67", 4).cubes(Co, 1);
    let scenario = scenario.train(Ms, Train::Two).wagon(Ms, Wagon::One).turn(Ms, Step::Run);
    let expected = [
        ("3,,B7-B9,,", "route-no-such-train", "VII.10"),
        ("2,2,B9-B11,CO1,A10", "route-no-such-wagon", "VII.9"),
        ("2,,B9-B11,CO1,A10", "route-no-wagon", "VII.9"),
        ("2,1,B9-B11,CO2,A10", "route-small-wagon", "VII.10"),
        ("2,1,B9-B11,CO1,A10", "route-other-harbor", "VII.10"),
        ("2,1,B9-B11,,", "route-nothing-to-deliver", "VII.10"),
        ("2,,B9,,", "route-too-short", "VII.2"),
        ("2,,A10-B9-B7,,", "route-too-long", "VII.9"),
        ("2,,B9-G24,,", "route-apart", "VII.2"),
        ("2,,B9-C8,,", "route-no-track", "VII.2"),
        ("2,,B9-C10,,", "route-wrong-gauge", "VII.2"),
        ("2,,A10-B11,,", "route-wrong-gauge", "VII.2"),
        ("2,,B9-B7-B9,,", "route-track-twice", "VII.2"),
        ("2,,B7-C8,,", "route-wrong-gauge", "VII.2"),
    ];
    let found = expected.map(|(run, ..)| {
        let (why, cited) = rule(&scenario, &format!("run/{run}"));
        (run, why, cited)
    });
    assert_eq!(found, expected);
    assert_eq!(rule(&scenario, "run"), ("not-the-best", "C31"), "the best run must be claimed");
}

/// Wild decisions in the positions of played games are refused, and change nothing.
#[test]
fn wild_decisions_change_nothing() {
    let wild = wild();
    let (mut place, mut tried) = (0, 0);
    games::each_decision(|game, _, _| {
        place += 1;
        if place % 11 == 0 {
            tried += wild.len();
            wild.iter().for_each(|action| is_untouched(game, action));
        }
    });
    assert!(tried > 10_000, "{tried}");
}

fn is_untouched(game: &Cuba18, action: &Action) {
    let mut copy = *game;
    let mut log = Log::default();
    let refusal = copy.apply(asked(game), action, &mut log).expect_err("it is wild");
    assert!(can_be_looked_up(refusal.cites()), "{refusal}: {}", refusal.cites());
    assert!(copy == *game && log.0.is_empty(), "{action:?}");
}

fn wild() -> Vec<Action> {
    let (hex, far) = (Hex::from_id("C10").expect("a hex"), Hex::from_id("E4").expect("a hex"));
    let (tile, most) = (Tile::from_number("RED").expect("a tile"), Money::new(u32::MAX));
    let laying = |rotation| Laying { hex, tile, rotation, rent: Rent::NONE };
    let route = |path: Vec<Hex>, counts: u8| GivenRoute {
        train: Train::EightPlus,
        wagon: Some(Wagon::Three),
        path,
        cubes: Company::MINORS.into_iter().fold(Cubes::NONE, |all, co| all.with(co, counts)),
        harbor: Some(far),
    };
    let routes = [
        vec![],
        vec![route(vec![], 0)],
        vec![route(vec![hex], 255)],
        vec![route(vec![far; 300], 255); 9],
        vec![route(Hex::all().collect(), 0); 5],
    ];
    let mut all = vec![
        Action::Bid { amount: most },
        Action::Bid { amount: Money::new(3) },
        Action::Concession { card: 0 },
        Action::Concession { card: 255 },
        Action::Convert { card: 255, minor: Fc, price: u16::MAX, mill: far },
        Action::Found { company: Fc, price: 0 },
        Action::Buy { company: Fc, from: Source::Charter },
        Action::Sell { company: Npp, shares: 255 },
        Action::Sell { company: Co, shares: 128 },
        Action::Benefit(Benefit::Machine { company: Fc, generation: 255 }),
        Action::Home { hex: far, stop: 255 },
        Action::Lay(laying(0)),
        Action::Lay(laying(255)),
        Action::Commission { card: 0, laying: laying(6) },
        Action::Station { hex: far, stop: 255, rent: Rent::NONE },
        Action::DealTrain { seller: Fc, train: Train::Two, price: most },
        Action::Machine { generation: 0 },
        Action::Machine { generation: 255 },
        Action::Raise(Raise::Sell { company: Ms, shares: 0 }),
        Action::Raise(Raise::Sell { company: Fc, shares: 255 }),
        Action::DiscardTrain { company: Fc, train: Train::EightPlus },
        Action::DiscardWagon { company: Co, wagon: Wagon::One },
    ];
    all.extend(routes.into_iter().skip(1).map(|routes| Action::Run { routes }));
    all
}

/// R012: a hand of order cards that cannot be dealt.
#[test]
fn order_cards() {
    let setup = Cuba18::PROFILE.setup(4, None, BTreeMap::new()).expect("it exists");
    let game = Cuba18::new(&setup, built_in()).expect("it exists");
    let seats: [Seat; tabletop::MOST_SEATS] = std::array::from_fn(|_| Seat::new(0));
    for order in [seats, [9, 1, 2, 3, 4, 5].map(Seat::new), [4, 1, 2, 3, 0, 5].map(Seat::new)] {
        let mut copy = game;
        let refusal = copy.resolve(&Chance::Order { order }, &mut Mute).expect_err("impossible");
        assert_eq!((refusal.cites(), copy), ("II.3", game));
    }
}

/// Set-ups and switches that do not exist.
#[test]
fn set_ups() {
    let none = BTreeMap::new;
    for (players, variant) in [(1, None), (7, None), (4, Some("long")), (2, Some("standard"))] {
        assert!(Cuba18::PROFILE.setup(players, variant, none()).is_err(), "{players} {variant:?}");
    }
    for (name, value) in [("price-3n", "170"), ("price", "160"), ("bank-break", "")] {
        let switches = [(name.to_owned(), value.to_owned())].into();
        assert!(Cuba18::PROFILE.setup(4, None, switches).is_err(), "{name}={value}");
    }
}
