//! Whole games of every set-up, held against the ledger, and faults that it finds.

use std::collections::BTreeMap;
use std::path::Path;

use bots::{Bot, Greedy, Random};
use boxes::Contents;
use cuba_bot::Eye;
use cuba_rules::data::Data;
use cuba_rules::{Cuba, Ending, Event, View, scenario};
use tabletop::{Game, Outcome, Seat, Setup, Viewer};
use testkit::any_setup;
use testkit::ledger::{Entry, Ledger, audits_hold, spoiled, transcripts_hold};

use crate::books::Books;

impl Ledger<Cuba> for Books {
    fn open(setup: &Setup, data: &'static Data) -> Books {
        Books::new(setup, data)
    }

    fn enter(&mut self, event: &Event) -> Entry {
        self.read(event)
    }

    fn compare(&mut self, see: &dyn Fn(Viewer) -> View) -> Entry {
        self.hold_against(see)
    }

    fn close(&self, outcome: &Outcome<Ending>) -> Entry {
        self.hold_against_end(outcome)
    }
}

fn audited<B: Bot<Cuba>>(games: u64, data: &'static Data, bot: fn() -> B) {
    audits_hold::<Cuba, Books, B>(games, data, any_setup::<Cuba>, bot);
}

fn greedy() -> Greedy<Eye> {
    Greedy::new(Eye, 3)
}

/// What everybody has, market, harbor and parliament of random games are what was announced.
#[test]
fn the_laws_hold_in_the_ledger_of_random_games() {
    audited(6, Data::shelf().built_in(), Random::default);
}

/// The same where people play well.
#[test]
fn the_laws_hold_in_the_ledger_of_greedy_games() {
    audited(1, Data::shelf().built_in(), greedy);
}

/// The ledger asks the box, too: with other numbers everywhere it comes to the same.
#[test]
fn the_laws_hold_in_the_ledger_with_the_second_box() {
    audited(4, scenario::second(), Random::default);
    audited(1, scenario::second(), || Greedy::new(Eye, 1));
}

/// The same in games that were written down, one for every way to end.
#[test]
fn the_laws_hold_in_the_ledger_of_transcripts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/transcripts");
    transcripts_hold::<Cuba, Books>(&folder, Data::shelf().built_in());
}

/// What the ledger says of a game in which one announcement was changed.
fn complaint(spoil: impl Fn(&Event) -> Option<Vec<Event>>) -> String {
    let setup = Cuba::PROFILE.setup(3, None, BTreeMap::new()).expect("it exists");
    let data = Data::shelf().built_in();
    spoiled::<Cuba, Books>(&setup, data, &mut greedy(), spoil).expect_err("it was spoiled")
}

/// A unit sold for a peso too much, a cargo for a point too few, a tax that brings more, a
/// building nobody announced, a ship that stays, another start player, a vote too many: each is
/// found where it happens.
#[test]
fn planted_faults_are_found() {
    let sale = complaint(|event| {
        let Event::Sold { seat, good, count, pesos } = *event else { return None };
        Some(vec![Event::Sold { seat, good, count, pesos: pesos + 1 }])
    });
    assert!(sale.contains(" bring "), "{sale}");
    let cargo = complaint(|event| {
        let Event::Loaded { seat, berth, good, count, points } = *event else { return None };
        Some(vec![Event::Loaded { seat, berth, good, count, points: points - 1 }])
    });
    assert!(cargo.contains("loaded bring"), "{cargo}");
    let tax = complaint(|event| {
        let Event::Paid { seat, levy, points } = *event else { return None };
        Some(vec![Event::Paid { seat, levy, points: points + 1 }])
    });
    assert!(tax.contains("a tax paid brings 2"), "{tax}");
    let building = complaint(|event| matches!(event, Event::Built { .. }).then(Vec::new));
    assert!(building.contains("yard: "), "{building}");
    let ship = complaint(|event| matches!(event, Event::ShipLeft { .. }).then(Vec::new));
    assert!(ship.contains("ShipLeft") && ship.contains("was due"), "{ship}");
    let start = complaint(|event| {
        let Event::NewStart { seat } = *event else { return None };
        Some(vec![Event::NewStart { seat: Seat::new(u8::from(seat == Seat::new(0))) }])
    });
    assert!(start.contains("NewStart") && start.contains("was due"), "{start}");
    let vote = complaint(|event| {
        let Event::VotesBought { seat, pesos, votes } = *event else { return None };
        Some(vec![Event::VotesBought { seat, pesos, votes: votes + 1 }])
    });
    assert!(vote.contains("VotesBought") && vote.contains("was due"), "{vote}");
}
