//! Whole games of every set-up, held against the ledger, and faults that it finds.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::path::Path;

use bots::{Bot, Greedy, Random};
use boxes::Contents;
use santiago_de_cuba_bot::Eye;
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::scenario;
use santiago_de_cuba_rules::{Ending, Event, Item, Santiago, View};
use tabletop::{Game, Outcome, Setup, Viewer};
use testkit::any_setup;
use testkit::ledger::{Entry, Ledger, audits_hold, spoiled, transcripts_hold};

use crate::books::Books;

impl Ledger<Santiago> for Books {
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

fn audited<B: Bot<Santiago>>(games: u64, data: &'static Data, bot: fn() -> B) {
    audits_hold::<Santiago, Books, B>(games, data, any_setup::<Santiago>, bot);
}

fn greedy() -> Greedy<Eye> {
    Greedy::new(Eye::default(), 3)
}

/// What everybody owns, the ship and the course of random games are what was announced.
#[test]
fn the_laws_hold_in_the_ledger_of_random_games() {
    audited(8, Data::shelf().built_in(), Random::default);
}

/// The same where people play well.
#[test]
fn the_laws_hold_in_the_ledger_of_greedy_games() {
    audited(2, Data::shelf().built_in(), greedy);
}

/// The ledger asks the box, too: with other numbers everywhere it comes to the same.
#[test]
fn the_laws_hold_in_the_ledger_with_the_second_box() {
    audited(4, scenario::second(), Random::default);
    audited(2, scenario::second(), greedy);
}

/// The same in games that were written down, one for every way to end.
#[test]
fn the_laws_hold_in_the_ledger_of_transcripts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/transcripts");
    transcripts_hold::<Santiago, Books>(&folder, Data::shelf().built_in());
}

/// What the ledger says of a game in which one announcement was changed.
fn complaint(spoil: impl Fn(&Event) -> Option<Vec<Event>>) -> String {
    let setup = Santiago::PROFILE.setup(3, Some("open"), BTreeMap::new()).expect("it exists");
    let data = Data::shelf().built_in();
    spoiled::<Santiago, Books>(&setup, data, &mut greedy(), spoil).expect_err("it was spoiled")
}

/// A point too many for a delivery, a drive for nothing, a third good of Pedro's, an owner who
/// is not paid, a good that nobody gave, a flag too far: each is found where it happens.
#[test]
fn planted_faults_are_found() {
    // What the trading office loads is announced after its use.
    let is_at_the_office = Cell::new(false);
    let delivery = complaint(|event| {
        if is_at_the_office.replace(matches!(event, Event::Used { .. })) {
            return None;
        }
        let Event::Delivered { seat, load, points } = *event else { return None };
        Some(vec![Event::Delivered { seat, load, points: points + 1 }])
    });
    assert!(delivery.contains("it brings"), "{delivery}");
    let drive = complaint(|event| {
        let Event::Drove { seat, to, paid: 1.. } = *event else { return None };
        Some(vec![Event::Drove { seat, to, paid: 0 }])
    });
    assert!(drive.contains("stations cost"), "{drive}");
    let gift = complaint(|event| {
        let Event::Received { seat, item: Item::Tobacco, count: 2 } = *event else { return None };
        Some(vec![Event::Received { seat, item: Item::Tobacco, count: 3 }])
    });
    assert!(gift.contains("count: 2 } was due"), "{gift}");
    let owner = complaint(|event| matches!(event, Event::OwnerPaid { .. }).then(Vec::new));
    assert!(owner.contains("OwnerPaid") && owner.contains("was due"), "{owner}");
    let given = complaint(|event| matches!(event, Event::Gave { .. }).then(Vec::new));
    assert!(given.contains("has Some"), "{given}");
    let flag = complaint(|event| {
        let Event::FlagMoved { to } = *event else { return None };
        Some(vec![Event::FlagMoved { to: to + 1 }])
    });
    assert!(flag.contains("FlagMoved") && flag.contains("was due"), "{flag}");
}
