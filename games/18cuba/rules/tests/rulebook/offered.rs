//! What is offered is what is legal: every decision that can be written down is tried.
//!
//! The laws of the test kit try a few random spellings in each position. Here whole
//! kinds of decision are gone through, in positions of played games of every set-up.

use std::collections::BTreeMap;

use cuba18_rules::action::{Benefit, Laying, Raise, Reply, Shop, Source};
use cuba18_rules::components::WHOLE;
use cuba18_rules::rent::Rent;
use cuba18_rules::scenario::second;
use cuba18_rules::{Action, Cuba18};
use cuba18_track::{Company, Hex, Tile, Train, Wagon};
use tabletop::{Choices, Game, Key, Seat, spelled};

use crate::games;
use crate::table::asked;

/// In one of so many positions everything is tried.
const EVERY: usize = 401;
/// The same in games with another box.
const EVERY_OTHER: usize = 97;

/// Law 2 both ways, for all decisions but runs, bids, prices of deals and those named in answer: what is
/// listed is legal, and no other decision is.
#[test]
fn what_is_legal_is_offered() {
    let (mut tried, mut place) = (0, 0);
    games::each_decision(|game, _, _| {
        place += 1;
        if place % EVERY == 0 {
            tried += compare(game, asked(game));
        }
    });
    assert!(tried > 500_000, "{tried}");
}

/// The same with another box, in random games of every set-up.
#[test]
fn what_is_legal_with_another_box_is_offered() {
    let (mut tried, mut place) = (0, 0);
    for &(players, variants) in Cuba18::PROFILE.variants {
        for (variant, seed) in
            variants.iter().flat_map(|variant| (0..2).map(move |seed| (variant, seed)))
        {
            let setup = Cuba18::PROFILE.setup(players, Some(variant), BTreeMap::new());
            let setup = setup.expect("it exists");
            games::each_random_position(&setup, second(), seed, |game| {
                place += 1;
                if place % EVERY_OTHER == 0 {
                    tried += compare(game, asked(game));
                }
            });
        }
    }
    assert!(tried > 300_000, "{tried} in {place}");
}

/// Compares the list with what the rules allow; returns how much was tried.
fn compare(game: &Cuba18, seat: Seat) -> usize {
    let mut choices = Choices::default();
    game.actions(seat, &mut choices);
    let mut listed: Vec<String> =
        choices.ones().iter().map(|action| spelled(action).to_string()).collect();
    // More than that is not tried.
    let most = |path: &str| if path.starts_with("commission") { 1 } else { 2 };
    listed.retain(|path| !path.starts_with("run") && rented(path) <= most(path));
    listed.sort_unstable();
    let all = everything(game);
    let legal = all.iter().filter(|action| game.check(seat, action).is_ok());
    let mut legal: Vec<String> = legal.map(|action| spelled(action).to_string()).collect();
    legal.sort_unstable();
    assert_eq!(listed, legal, "{:?}", game.round());
    all.len()
}

fn everything(game: &Cuba18) -> Vec<Action> {
    let mut all = vec![Action::Issue {}, Action::Redeem {}, Action::PayOut {}, Action::Keep {}];
    all.extend([Action::Pass {}, Action::Bankrupt {}, Action::Raise(Raise::Cash {})]);
    all.extend((0..=WHOLE).map(|shares| Action::Raise(Raise::Issue { shares })));
    all.extend(Reply::ALL.iter().map(|&answer| Action::Answer { answer }));
    for number in 0..=7 {
        all.push(Action::Concession { card: number });
        all.push(Action::Machine { generation: number });
    }
    for &company in Company::ALL {
        add_shares(company, &mut all);
        add_trains(company, &mut all);
        for price in prices(game) {
            all.push(Action::Found { company, price });
            let sites = Hex::all().flat_map(|mill| (1..=6).map(move |card| (card, mill)));
            let convert = |(card, mill)| Action::Convert { card, minor: company, price, mill };
            all.extend(sites.map(convert));
        }
    }
    for hex in Hex::all() {
        for stop in 0..=3 {
            all.push(Action::Home { hex, stop });
            all.extend(rents(game).map(|rent| Action::Station { hex, stop, rent }));
        }
        add_tiles(game, hex, &mut all);
    }
    all
}

/// The starting prices of the box, and one below and one above them.
fn prices(game: &Cuba18) -> Vec<u16> {
    let mut prices: Vec<u16> = game.table().data().market.starts().collect();
    let (low, high) = (prices[0] - 5, prices[prices.len() - 1] + 5);
    prices.extend([low, high]);
    prices
}

fn add_shares(company: Company, all: &mut Vec<Action>) {
    all.extend(Source::ALL.iter().map(|&from| Action::Buy { company, from }));
    for shares in 0..=WHOLE {
        all.push(Action::Sell { company, shares });
        all.push(Action::Raise(Raise::Sell { company, shares }));
    }
    all.push(Action::Benefit(Benefit::Wagon { company }));
    all.push(Action::Benefit(Benefit::Mail { company }));
    let machine = |generation| Action::Benefit(Benefit::Machine { company, generation });
    all.extend((0..=4).map(machine));
}

fn add_trains(company: Company, all: &mut Vec<Action>) {
    for &train in Train::ALL {
        all.push(Action::DiscardTrain { company, train });
        // Once is enough for what no company is named in.
        for discount in [false, true].into_iter().filter(|_| company == Company::Fc) {
            all.push(Action::TradeIn { old: train, discount });
            let buy = |&from: &Shop| Action::Train { from, train, discount };
            all.extend(Shop::ALL.iter().map(buy));
        }
    }
    for &wagon in Wagon::ALL {
        all.push(Action::DiscardWagon { company, wagon });
        all.push(Action::DealWagon { seller: company, wagon });
        if company == Company::Fc {
            all.extend(Shop::ALL.iter().map(|&from| Action::Wagon { from, wagon }));
        }
    }
}

/// Every tile in every rotation, with up to two rentals, as the company's own and by each card.
fn add_tiles(game: &Cuba18, hex: Hex, all: &mut Vec<Action>) {
    for tile in Tile::all().filter(|&tile| game.table().board.map().fits(hex, tile)) {
        for (rotation, rent) in (0..6).flat_map(|turn| rents(game).map(move |rent| (turn, rent))) {
            let laying = Laying { hex, tile, rotation, rent };
            all.push(Action::Lay(laying));
            let cards = (1..=6).filter(|_| rent.len() < 2);
            all.extend(cards.map(|card| Action::Commission { card, laying }));
        }
    }
}

/// How many stations of the FC a path rents.
fn rented(path: &str) -> usize {
    path.split_once("rent/").map_or(0, |(_, cities)| cities.split('/').count())
}

/// No rental, and one or two of the FC's stations.
fn rents(game: &Cuba18) -> impl Iterator<Item = Rent> + use<> {
    let stations = game.table().board.stations_of(Company::Fc);
    let mut sets = vec![Rent::NONE];
    for (place, &(one, _)) in stations.iter().enumerate() {
        let one = Rent::NONE.with(one).expect("it is marked");
        sets.push(one);
        sets.extend(stations[..place].iter().filter_map(|&(other, _)| one.with(other)));
    }
    sets.into_iter()
}
