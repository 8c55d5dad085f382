//! Whole games of every set-up, held against the ledger, and faults that it finds.

use std::collections::BTreeMap;
use std::path::Path;

use bots::{Bot, Clock, Greedy, Random, Seen};
use boxes::Contents;
use cube_express_bot::Eye;
use cube_express_rules::components::{Data, Loco, Resource};
use cube_express_rules::{Action, CubeExpress, Ending, Event, View, scenario};
use tabletop::{Choices, Dice, Game, Outcome, Setup, Viewer};
use testkit::any_setup;
use testkit::ledger::{Entry, Ledger, audits_hold, spoiled, transcripts_hold};

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

/// Builds, claims, takes and delivers whatever it can and sells nothing, else anything: so that
/// shares rise and stations run out.
#[derive(Default)]
struct Eager {
    choices: Choices<Action>,
}

impl Bot<CubeExpress> for Eager {
    fn choose(
        &mut self,
        seen: &Seen<'_, CubeExpress>,
        _: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> Action {
        self.choices.clear();
        seen.actions(&mut self.choices);
        let best = self.choices.ones().iter().map(zeal).min().expect("something is possible");
        let eager: Vec<_> = self.choices.ones().iter().filter(|one| zeal(one) == best).collect();
        let nth = dice.roll(u32::try_from(eager.len()).expect("few")) as usize;
        *eager[nth]
    }
}

/// What comes first, from 0.
fn zeal(action: &Action) -> u8 {
    match action {
        Action::Build { .. } | Action::Claim {} | Action::Take {} | Action::Deliver { .. } => 0,
        Action::Passenger {} | Action::BuildLoco { .. } => 1,
        Action::Lay { back: false, .. }
        | Action::Release { .. }
        | Action::Drive { .. }
        | Action::Market { .. } => 2,
        Action::Lay { back: true, .. }
        | Action::Discard { .. }
        | Action::Burn {}
        | Action::Drop { .. } => 3,
        Action::Skip {} | Action::Done {} => 4,
        Action::Convert { .. } | Action::Sell {} => 5,
    }
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

/// The same where stations and shares end the game.
#[test]
fn the_laws_hold_in_the_ledger_of_eager_games() {
    audited(6, Data::shelf().built_in(), Eager::default);
}

/// The ledger asks the box, too: with other numbers everywhere it comes to the same.
#[test]
fn the_laws_hold_in_the_ledger_with_the_second_box() {
    audited(3, scenario::second(), Random::default);
    audited(1, scenario::second(), greedy);
}

/// The same in games that were written down, one for every way to end.
#[test]
fn the_laws_hold_in_the_ledger_of_transcripts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/transcripts");
    transcripts_hold::<CubeExpress, Books>(&folder, Data::shelf().built_in());
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
        let mut told = event.clone();
        let Event::Delivered { points, .. } = &mut told else { return None };
        *points += 1;
        Some(vec![told])
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
        let mut told = event.clone();
        let Event::Drove { loco, .. } = &mut told else { return None };
        *loco = Loco::Second;
        Some(vec![told])
    });
    assert!(loco.contains("no such loco"), "{loco}");
    let load = complaint(|event| {
        let mut told = event.clone();
        let Event::Drove { load, .. } = &mut told else { return None };
        load[Resource::Coal] += 1;
        Some(vec![told])
    });
    assert!(load.contains("is carried"), "{load}");
    let way = complaint(|event| {
        let mut told = event.clone();
        let Event::Drove { from, to, .. } = &mut told else { return None };
        *from = *to;
        Some(vec![told])
    });
    assert!(way.contains("came from"), "{way}");
    let station = complaint(|event| {
        let Event::Built { seat, at, dividends: dividends @ 1.. } = *event else { return None };
        Some(vec![Event::Built { seat, at, dividends: dividends - 1 }])
    });
    assert!(station.contains("to pay"), "{station}");
    let passenger = complaint(|event| matches!(event, Event::GotOff { .. }).then(Vec::new));
    assert!(passenger.contains("reserve and dividends"), "{passenger}");
}
