//! Whole games of every set-up, held against the ledger, and faults that it finds.

use std::collections::BTreeMap;

use bots::{Bot, Random};
use boxes::Contents;
use cuba18_bot::Planter;
use cuba18_rules::components::Data;
use cuba18_rules::{Cuba18, Ending, Event, View};
use tabletop::{Game, Money, Outcome, Setup, Viewer};
use testkit::ledger::{Entry, Ledger, audits_hold, spoiled, sure};

use crate::books::Books;

impl Ledger<Cuba18> for Books {
    fn open(setup: &Setup, _: &'static Data) -> Books {
        Books::new(setup.players, &setup.variant)
    }

    fn enter(&mut self, event: &Event) -> Entry {
        self.read(event)
    }

    fn compare(&mut self, see: &dyn Fn(Viewer) -> View) -> Entry {
        self.hold_against(&see(Viewer::Public))
    }

    fn close(&self, outcome: &Outcome<Ending>) -> Entry {
        let seats = outcome.standings.seats();
        let scores: Vec<i64> = seats.map(|seat| outcome.standings[seat].score.into()).collect();
        sure(scores == self.worth(), || format!("{scores:?}, in the ledger {:?}", self.worth()))
    }
}

/// The rulings take turns.
fn setup(players: u8, variant: &str, seed: u64) -> Setup {
    let rulings = ["recommended", "german", "english"];
    let rulings = rulings[usize::try_from(seed % 3).expect("few")];
    let switches = BTreeMap::from([("rulings".to_owned(), rulings.to_owned())]);
    Cuba18::PROFILE.setup(players, Some(variant), switches).expect("it exists")
}

fn audited<B: Bot<Cuba18>>(games: u64, bot: fn() -> B) {
    audits_hold::<Cuba18, Books, B>(games, Data::shelf().built_in(), setup, bot);
}

/// Cash, shares, prices and trains of random games are what was announced.
#[test]
fn the_laws_hold_in_the_ledger_of_random_games() {
    audited(4, Random::default);
}

/// The same where companies are run well.
#[test]
fn the_laws_hold_in_the_ledger_of_greedy_games() {
    audited(2, Planter::default);
}

/// What the ledger says of a game in which one announcement was changed.
fn complaint(spoil: impl Fn(&Event) -> Option<Vec<Event>>) -> String {
    let (setup, data) = (setup(4, "standard", 0), Data::shelf().built_in());
    spoiled::<Cuba18, Books>(&setup, data, &mut Planter::default(), spoil)
        .expect_err("it was spoiled")
}

/// A dividend of ten too much, a train for one peso less, a share that nobody announced, a price
/// a space too low or moved from where it was not, a train kept though scrapped: each is found where it happens.
#[test]
fn planted_faults_are_found() {
    let dividend = complaint(|event| {
        let Event::PaidOut { company, revenue } = *event else { return None };
        Some(vec![Event::PaidOut { company, revenue: revenue + 10 }])
    });
    assert!(dividend.contains("pays"), "{dividend}");
    let train = complaint(|event| {
        let Event::GotTrain { company, train, price, seller: None } = *event else { return None };
        let price = Money::new(price.coins() - 1);
        Some(vec![Event::GotTrain { company, train, price, seller: None }])
    });
    assert!(train.contains("for what costs"), "{train}");
    let share = complaint(|event| matches!(event, Event::Bought { .. }).then(Vec::new));
    assert!(share.contains("cash"), "{share}");
    let price = complaint(|event| {
        let Event::Priced { company, before, price } = *event else { return None };
        Some(vec![Event::Priced { company, before, price: Money::new(price.coins() - 5) }])
    });
    assert!(price.contains("is at"), "{price}");
    let from = complaint(|event| {
        let Event::Priced { company, before, price } = *event else { return None };
        Some(vec![Event::Priced { company, before: Money::new(before.coins() + 5), price }])
    });
    assert!(from.contains("moves from") || from.contains("stays at"), "{from}");
    let kept = complaint(|event| matches!(event, Event::ScrappedTrains { .. }).then(Vec::new));
    assert!(kept.contains("trains"), "{kept}");
}
