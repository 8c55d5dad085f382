//! §VII.12 Trains and wagons between companies.

use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::Company::{Co, Cvc, Dq, Ms, Npp, Oe, Sdc, Stsp, Tss};
use cuba18_track::{Train, Wagon};
use tabletop::{Game, Key, Money, Mute};

use crate::table::{
    ANNA, BERTA, action, buying, choices, is_asked, may, play, refused, trains, treasury,
};

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
    assert!(matches!(refused(&game, ANNA, "deal/CVC/2/501"), Refusal::CompanyLacks { .. }));
    assert_eq!(refused(&game, ANNA, "deal/CVC/3/10"), Refusal::NoDeal);
    assert_eq!(refused(&game, ANNA, "deal/MS/2/10"), Refusal::NoDeal);
}

/// R185: the other director is asked; with consent train and money change hands.
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
}

/// R257: after a refusal the same train may be offered for again at a higher price.
#[test]
fn an_offer_may_be_raised() {
    let mut game = ms(3).build();
    play(&mut game, ANNA, "deal/CVC/2/120");
    play(&mut game, BERTA, "answer/no");
    let refusal = Refusal::NotHigher { offered: Money::new(120) };
    assert_eq!(refused(&game, ANNA, "deal/CVC/2/120"), refusal);
    assert_eq!(refused(&game, ANNA, "deal/CVC/2/1"), refusal);
    assert_eq!(refusal.to_string(), "the price must be higher than 120");
    play(&mut game, ANNA, "deal/CVC/2/121");
    play(&mut game, BERTA, "answer/no");
    play(&mut game, ANNA, "deal/CVC/2/500");
    play(&mut game, BERTA, "answer/no");
    // Nothing higher can be paid: this haggling is over.
    assert!(!choices(&game, ANNA).iter().any(|path| path.starts_with("deal/CVC")));
    assert!(may(&game, ANNA, "deal/NPP/2/1"), "others may still be asked");
}

/// R257: the second of two trains of a kind is another train, whatever was refused for the first.
#[test]
fn the_next_train_of_a_kind_is_offered_for_anew() {
    let mut game = ms(3).train(Cvc, Train::Two).build();
    play(&mut game, ANNA, "deal/CVC/2/30");
    play(&mut game, BERTA, "answer/no");
    assert_eq!(
        refused(&game, ANNA, "deal/CVC/2/30"),
        Refusal::NotHigher { offered: Money::new(30) }
    );
    play(&mut game, ANNA, "deal/CVC/2/40");
    play(&mut game, BERTA, "answer/yes");
    assert!(may(&game, ANNA, "deal/CVC/2/1"));
}

/// R257, Q12: the seller may answer with a higher price, once; the buyer takes it or not.
#[test]
fn a_seller_names_a_price() {
    let mut game = ms(3).build();
    play(&mut game, ANNA, "deal/CVC/2/120");
    assert_eq!(
        refused(&game, BERTA, "counter/120"),
        Refusal::NotHigher { offered: Money::new(120) }
    );
    assert!(matches!(refused(&game, BERTA, "counter/501"), Refusal::CompanyLacks { .. }));
    let events = play(&mut game, BERTA, "counter/300");
    let price = Money::new(300);
    let named = Event::NamedPrice { company: Ms, seller: Cvc, train: Train::Two, price };
    assert_eq!(events, [named]);
    is_asked(&game, ANNA);
    assert_eq!(refused(&game, ANNA, "counter/310"), Refusal::NoPriceOfOwn);
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::NotThisStep);
    let mut taken = game;
    play(&mut taken, ANNA, "answer/yes");
    assert_eq!((treasury(&taken, Ms), treasury(&taken, Cvc)), (200, 300));
    assert_eq!((trains(&taken, Ms), trains(&taken, Cvc)), (vec!["2"], vec![]));
    // Or not: Anna may still raise her own offer, and Berta only agree or decline.
    let events = play(&mut game, ANNA, "answer/no");
    assert_eq!(events, [Event::Declined { company: Ms }]);
    assert!(matches!(refused(&game, ANNA, "deal/CVC/2/120"), Refusal::NotHigher { .. }));
    play(&mut game, ANNA, "deal/CVC/2/121");
    assert_eq!(refused(&game, BERTA, "counter/300"), Refusal::NoPriceOfOwn);
    assert_eq!(choices(&game, BERTA), ["answer/yes", "answer/no"]);
    play(&mut game, BERTA, "answer/no");
    assert!(may(&game, ANNA, "deal/CVC/2/122"));
    assert_eq!((treasury(&game, Ms), treasury(&game, Cvc)), (500, 0));
}

/// R257, Q09: a company haggles over sixteen different trains in a turn, no more. With our box
/// there are never so many to be had; with another there may be.
#[test]
fn nobody_haggles_without_end() {
    use Train::{Four, Three, ThreePlus};
    let sellers = [Cvc, Npp, Stsp, Tss, Sdc, Oe];
    let scenario = Scenario::four().phase(4).major(Ms, 70, &[(ANNA, 5)]).treasury(Ms, 500);
    let scenario = sellers.into_iter().fold(scenario, |all, seller| {
        let all = all.major(seller, 80, &[(BERTA, 5)]);
        [Three, ThreePlus, Four].into_iter().fold(all, |all, train| all.train(seller, train))
    });
    let mut game = scenario.turn(Ms, buying()).build();
    let pairs =
        sellers.into_iter().flat_map(|seller| ["3", "3+", "4"].map(|train| (seller, train)));
    let pairs: Vec<String> =
        pairs.map(|(seller, train)| format!("deal/{}/{train}", seller.key())).collect();
    let mut act = |seat, path: &str| {
        let done = game.apply(seat, &action(path), &mut Mute);
        done.unwrap_or_else(|refusal| panic!("{path}: {refusal}"));
    };
    for pair in &pairs[..16] {
        act(ANNA, &format!("{pair}/10"));
        act(BERTA, "answer/no");
    }
    assert_eq!(refused(&game, ANNA, &format!("{}/10", pairs[16])), Refusal::Declined);
    assert!(may(&game, ANNA, &format!("{}/11", pairs[3])), "what was begun goes on");
}

/// R186, R257: a wagon has its price; there is nothing to haggle over.
#[test]
fn nobody_haggles_over_wagons() {
    let mut game = ms(3).wagon(Cvc, Wagon::One).build();
    play(&mut game, ANNA, "deal_wagon/CVC/1");
    assert_eq!(refused(&game, BERTA, "counter/50"), Refusal::NoPriceOfOwn);
    play(&mut game, BERTA, "answer/no");
    assert_eq!(refused(&game, ANNA, "deal_wagon/CVC/1"), Refusal::Declined);
}

/// Q01: in the first edition a refused train was not offered for again in the turn.
#[test]
fn the_first_edition_had_one_offer() {
    let scenario = Scenario::first_edition().phase(3).major(Ms, 70, &[(ANNA, 5)]).treasury(Ms, 500);
    let scenario = scenario.major(Cvc, 80, &[(BERTA, 5)]).train(Cvc, Train::Two);
    let mut game = scenario.turn(Ms, buying()).build();
    play(&mut game, ANNA, "deal/CVC/2/120");
    assert_eq!(choices(&game, BERTA), ["answer/yes", "answer/no"]);
    assert_eq!(refused(&game, BERTA, "counter/300"), Refusal::NoPriceOfOwn);
    play(&mut game, BERTA, "answer/no");
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

/// A trainless company with 1 may buy a train for 1 instead of an emergency.
#[test]
fn a_deal_instead_of_an_emergency() {
    let mut game = ms(3).treasury(Ms, 1).build();
    play(&mut game, ANNA, "deal/CVC/2/1");
    play(&mut game, BERTA, "answer/yes");
    assert_eq!((treasury(&game, Ms), trains(&game, Ms)), (0, vec!["2"]));
    // R201: once money is being raised it is too late.
    let mut game = ms(3).treasury(Ms, 1).build();
    play(&mut game, ANNA, "raise/issue/1");
    assert_eq!(refused(&game, ANNA, "deal/CVC/2/1"), Refusal::MustBuyCheapest);
}
