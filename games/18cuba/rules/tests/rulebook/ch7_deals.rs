//! §VII.12 Trains and wagons between companies.

use cuba18_rules::Refusal;
use cuba18_rules::scenario::Scenario;
use cuba18_track::Company::{Co, Cvc, Dq, Ms, Npp};
use cuba18_track::{Train, Wagon};

use crate::table::{ANNA, BERTA, buying, is_asked, may, play, refused, trains, treasury};

fn ms(phase: u8) -> Scenario {
    let scenario = Scenario::four().phase(phase).major(Ms, 70, &[(ANNA, 5)]).treasury(Ms, 500);
    let scenario = scenario.major(Cvc, 80, &[(BERTA, 5)]).major(Npp, 90, &[(ANNA, 5)]);
    scenario.train(Cvc, Train::Two).train(Npp, Train::Two).turn(Ms, buying())
}

/// R185, R219, C25: deals begin in phase 3; at least 1; within the treasury.
#[test]
fn deals_begin_in_phase_three() {
    assert_eq!(refused(&ms(2).build(), ANNA, "deal/CVC/2/100"), Refusal::NoDealsYet { phase: 3 });
    let game = ms(3).build();
    assert!(may(&game, ANNA, "deal/CVC/2/1") && may(&game, ANNA, "deal/CVC/2/500"));
    assert_eq!(refused(&game, ANNA, "deal/CVC/2/0"), Refusal::NoDeal);
    assert!(matches!(refused(&game, ANNA, "deal/CVC/2/501"), Refusal::NotEnough { .. }));
    assert_eq!(refused(&game, ANNA, "deal/CVC/3/10"), Refusal::NoDeal);
    assert_eq!(refused(&game, ANNA, "deal/MS/2/10"), Refusal::NoDeal);
}

/// R185, Q01: the other director is asked; with consent train and money change hands; who refuses is not
/// asked again.
#[test]
fn the_other_director_consents() {
    let mut game = ms(3).build();
    play(&mut game, ANNA, "deal/CVC/2/120");
    is_asked(&game, BERTA);
    assert_eq!(refused(&game, BERTA, "pass"), Refusal::NotThisStep);
    play(&mut game, BERTA, "answer/yes");
    assert_eq!((treasury(&game, Ms), treasury(&game, Cvc)), (380, 120));
    assert_eq!((trains(&game, Ms), trains(&game, Cvc)), (vec!["2"], vec![]));
    let mut game = ms(3).build();
    play(&mut game, ANNA, "deal/CVC/2/120");
    play(&mut game, BERTA, "answer/no");
    is_asked(&game, ANNA);
    assert_eq!((treasury(&game, Ms), trains(&game, Cvc)), (500, vec!["2"]));
    assert_eq!(refused(&game, ANNA, "deal/CVC/2/200"), Refusal::Declined, "for this turn");
}

/// R185: who directs both agrees at once.
#[test]
fn a_director_deals_with_themselves() {
    let mut game = ms(3).build();
    play(&mut game, ANNA, "deal/NPP/2/1");
    assert_eq!((treasury(&game, Npp), trains(&game, Npp)), (1, vec![]));
}

/// R185, R189: minors deal with minors, majors with majors; R181: within the limit.
#[test]
fn only_the_same_kind_deals() {
    let scenario = ms(3).minor(Co, BERTA, 70, "C4").train(Co, Train::TwoNarrow);
    let game = scenario.build();
    assert_eq!(refused(&game, ANNA, "deal/CO/2n/10"), Refusal::NotForThisKind);
    let scenario = scenario.minor(Dq, ANNA, 70, "D13").treasury(Dq, 100).turn(Dq, buying());
    let game = scenario.build();
    assert!(may(&game, ANNA, "deal/CO/2n/10"));
    assert_eq!(refused(&game, ANNA, "deal/CVC/2/10"), Refusal::NotForThisKind);
    let full = scenario.train(Dq, Train::TwoNarrow).train(Dq, Train::TwoNarrow).build();
    assert_eq!(refused(&full, ANNA, "deal/CO/2n/10"), Refusal::TrainLimit);
}

/// R186: wagons at face value only.
#[test]
fn wagons_at_face_value() {
    assert_eq!(
        refused(&ms(2).wagon(Cvc, Wagon::One).build(), ANNA, "deal_wagon/CVC/1"),
        Refusal::NoDealsYet { phase: 3 }
    );
    let mut game = ms(3).wagon(Cvc, Wagon::One).build();
    play(&mut game, ANNA, "deal_wagon/CVC/1");
    is_asked(&game, BERTA);
    play(&mut game, BERTA, "answer/yes");
    assert_eq!((treasury(&game, Ms), treasury(&game, Cvc)), (460, 40));
    assert_eq!(game.table().charter(Ms).wagons[Wagon::One], 1);
}

/// R187: only the company in turn buys, and it does not sell: the other has no say of its own.
#[test]
fn only_the_company_in_turn_buys() {
    let game = ms(3).train(Ms, Train::Two).build();
    assert_eq!(refused(&game, BERTA, "deal/MS/2/10"), Refusal::NotYourTurn);
}

/// Edge case 50: a trainless company with 1 may buy a train for 1 instead of an emergency.
#[test]
fn a_deal_instead_of_an_emergency() {
    let mut game = ms(3).treasury(Ms, 1).build();
    play(&mut game, ANNA, "deal/CVC/2/1");
    play(&mut game, BERTA, "answer/yes");
    assert_eq!((treasury(&game, Ms), trains(&game, Ms)), (0, vec!["2"]));
    // R201: once money is being raised it is too late.
    let mut game = ms(3).treasury(Ms, 1).build();
    play(&mut game, ANNA, "raise/issue");
    assert_eq!(refused(&game, ANNA, "deal/CVC/2/1"), Refusal::MustBuyCheapest);
}
