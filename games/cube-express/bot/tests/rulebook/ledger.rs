//! Whole games of every set-up, held against the ledger, and faults that it finds.

use std::collections::BTreeMap;

use bots::{Bot, Greedy, Random};
use boxes::Contents;
use cube_express_bot::Eye;
use cube_express_rules::components::{Data, Loco};
use cube_express_rules::{CubeExpress, Ending, Event, View, scenario};
use tabletop::{Game, Outcome, Setup, Viewer};
use testkit::any_setup;
use testkit::ledger::{Entry, Ledger, audits_hold, spoiled};

use crate::books::Books;

impl Ledger<CubeExpress> for Books {
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

fn audited<B: Bot<CubeExpress>>(games: u64, data: &'static Data, bot: fn() -> B) {
    audits_hold::<CubeExpress, Books, B>(games, data, any_setup::<CubeExpress>, bot);
}

fn greedy() -> Greedy<Eye> {
    Greedy::new(Eye, 2)
}

/// Markers, shares, tiles and stations of random games are what was announced.
#[test]
fn the_laws_hold_in_the_ledger_of_random_games() {
    audited(4, Data::shelf().built_in(), Random::default);
}

/// The same where people play well.
#[test]
fn the_laws_hold_in_the_ledger_of_greedy_games() {
    audited(2, Data::shelf().built_in(), greedy);
}

/// The ledger asks the box, too: with other numbers everywhere it comes to the same.
#[test]
fn the_laws_hold_in_the_ledger_with_the_second_box() {
    audited(3, scenario::second(), Random::default);
    audited(1, scenario::second(), greedy);
}

/// What the ledger says of a game in which one announcement was changed.
fn complaint(spoil: impl Fn(&Event) -> Option<Vec<Event>>) -> String {
    let setup = CubeExpress::PROFILE.setup(3, None, BTreeMap::new()).expect("it exists");
    let data = Data::shelf().built_in();
    spoiled::<CubeExpress, Books>(&setup, data, &mut greedy(), spoil).expect_err("it was spoiled")
}

/// A delivery for a point too much, a dividend too many for a crossing, shares a field too far,
/// a coal burned in secret, a loco that is elsewhere, a station for less, a passenger nobody
/// saw: each is found where it happens.
#[test]
fn planted_faults_are_found() {
    let delivery = complaint(|event| {
        let Event::Delivered { seat, at, first, points, goal } = *event else { return None };
        Some(vec![Event::Delivered { seat, at, first, points: points + 1, goal }])
    });
    assert!(delivery.contains("a delivery to"), "{delivery}");
    let crossing = complaint(|event| {
        let Event::CrossingPaid { seat, count } = *event else { return None };
        Some(vec![Event::CrossingPaid { seat, count: count + 1 }])
    });
    assert!(crossing.contains("rails pay"), "{crossing}");
    let shares = complaint(|event| {
        let Event::SharesRose { seat, to, points } = *event else { return None };
        Some(vec![Event::SharesRose { seat, to: to + 1, points }])
    });
    assert!(shares.contains("SharesRose") && shares.contains("was due"), "{shares}");
    let coal = complaint(|event| matches!(event, Event::Burned { .. }).then(Vec::new));
    assert!(coal.contains("reserve and dividends"), "{coal}");
    let loco = complaint(|event| {
        let Event::Drove { seat, to, .. } = *event else { return None };
        Some(vec![Event::Drove { seat, loco: Loco::Second, to }])
    });
    assert!(loco.contains("no such loco"), "{loco}");
    let station = complaint(|event| {
        let Event::Built { seat, at, dividends: dividends @ 1.. } = *event else { return None };
        Some(vec![Event::Built { seat, at, dividends: dividends - 1 }])
    });
    assert!(station.contains("to pay"), "{station}");
    let passenger = complaint(|event| matches!(event, Event::GotOff { .. }).then(Vec::new));
    assert!(passenger.contains("reserve and dividends"), "{passenger}");
}
