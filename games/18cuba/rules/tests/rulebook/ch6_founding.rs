//! §VI.7 Minors by conversion, §VI.8 majors.

use cuba18_rules::charter::Standing;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::Company::{Co, Cs, Cvc, Dq, Fec, Ms, Npp, Oe, Stsp};
use cuba18_track::Hex;
use tabletop::{Game, Money, Viewer};

use crate::table::{
    ANNA, BERTA, CARLO, DORA, TRACK, built_in, cash, choices, end_stock, is_asked, may, pass, play,
    price, refused, step, treasury,
};

/// R067, R068, R069: 3 x price less 210; 60% to the player, 40% on the
/// charter, 3 x price in the treasury at once (R248).
#[test]
fn a_concession_becomes_a_minor() {
    for (start, pays, capital) in [(70, 0, 210), (85, 45, 255), (100, 90, 300)] {
        let mut game = Scenario::four().first_stock().concession(ANNA, 1).build();
        let before = cash(&game, ANNA);
        play(&mut game, ANNA, &format!("convert/1/CO/{start}/C4"));
        let charter = game.table().charter(Co);
        assert_eq!(before - cash(&game, ANNA), pays);
        assert_eq!(treasury(&game, Co), capital);
        assert_eq!((charter.held[0], charter.reserve, charter.director), (6, 4, Some(ANNA)));
        assert_eq!(charter.certificates(&built_in().shares, Co, ANNA), 2);
        assert_eq!(price(&game, Co), start);
        is_asked(&game, BERTA);
    }
}

/// R067, R031: start prices are 70 to 100 in fives; only in the first stock round; each minor once.
#[test]
fn what_cannot_be_converted() {
    let first = Scenario::four().first_stock().concession(ANNA, 1).minor(Dq, BERTA, 70, "D13");
    let game = first.build();
    for path in ["convert/1/CO/65/C4", "convert/1/CO/105/C4", "convert/1/CO/72/C4"] {
        assert_eq!(refused(&game, ANNA, path), Refusal::NoStartingPrice);
    }
    assert_eq!(refused(&game, ANNA, "convert/1/DQ/70/C4"), Refusal::CannotFound);
    assert_eq!(refused(&game, ANNA, "convert/1/MS/70/C4"), Refusal::CannotFound);
    assert_eq!(refused(&game, ANNA, "convert/2/CO/70/C4"), Refusal::NoConcession);
    assert_eq!(refused(&game, BERTA, "convert/1/CO/70/C4"), Refusal::NotYourTurn);
    let later = Scenario::four().concession(ANNA, 1).build();
    assert_eq!(refused(&later, ANNA, "convert/1/CO/70/C4"), Refusal::NoMinorsNow);
}

/// R070: the mill stands on a city without another mill, neither Y nor La Habana; a major's home
/// is allowed.
#[test]
fn where_a_mill_may_stand() {
    let scenario = Scenario::four().first_stock().concession(ANNA, 1);
    let game = scenario.minor(Dq, BERTA, 70, "D13").build();
    for hex in ["E24", "G24", "B7", "D13", "B5", "C2", "A6"] {
        let refusal = refused(&game, ANNA, &format!("convert/1/CO/70/{hex}"));
        assert_eq!(refusal, Refusal::NoMillThere, "{hex}");
    }
    for hex in ["B9", "C4", "F21"] {
        assert!(may(&game, ANNA, &format!("convert/1/CO/70/{hex}")), "{hex}");
    }
}

/// R030, R071: a minor has one token, its mill, and operates from the next round.
#[test]
fn a_minor_operates_from_the_next_round() {
    let mut game = Scenario::four().first_stock().concession(ANNA, 1).all_cash(0).build();
    play(&mut game, ANNA, "convert/1/CO/70/C4");
    assert_eq!(game.table().charter(Co).released, 1);
    assert!(game.table().board.companies_in(Hex::from_id("C4").expect("a city")).contains(Co));
    if game.stock().is_some() {
        end_stock(&mut game);
    }
    assert_eq!(step(&game), (Co, TRACK));
}

/// R029, C04, C05: an unconverted concession leaves without refund; the share of no. 4 is kept.
#[test]
fn unconverted_concessions_leave() {
    let scenario = Scenario::four().first_stock().concession(ANNA, 3).concession(BERTA, 4);
    let mut game = scenario.holds(BERTA, cuba18_track::Company::Fc, 1).build();
    let before = cash(&game, ANNA);
    let events = end_stock(&mut game);
    assert!(events.contains(&Event::Unconverted { seat: ANNA, card: 3 }));
    assert!(events.contains(&Event::Unconverted { seat: BERTA, card: 4 }));
    assert_eq!((game.table().cards[ANNA].concessions, game.table().cards[ANNA].benefits), (0, 0));
    assert!(cash(&game, ANNA) == before);
    assert_eq!(game.table().charter(cuba18_track::Company::Fc).held[1], 1);
}

/// R261, C61: the wagon of concession 2 is set aside only while the card may be converted; then
/// it goes back. Q05: in the first edition it stayed out of the game.
#[test]
fn the_wagon_of_an_unconverted_card_goes_back() {
    for (scenario, wagons) in [(Scenario::four(), 8), (Scenario::first_edition(), 7)] {
        let mut game = scenario.first_stock().concession(ANNA, 2).build();
        assert_eq!(game.table().depot.wagons[cuba18_track::Wagon::One], 7);
        end_stock(&mut game);
        assert_eq!(game.table().depot.wagons[cuba18_track::Wagon::One], wagons);
    }
    let mut game = Scenario::four().first_stock().concession(ANNA, 2).build();
    play(&mut game, ANNA, "convert/2/DQ/70/D13");
    end_stock(&mut game);
    assert_eq!(game.table().depot.wagons[cuba18_track::Wagon::One], 7, "it is Anna's");
}

/// R262, C04: whoever holds an unconverted concession is told what passing throws away.
#[test]
fn what_passing_throws_away() {
    let scenario = Scenario::four().first_stock().concession(ANNA, 2).concession(ANNA, 5);
    let mut game = scenario.build();
    let told = |game: &cuba18_rules::Cuba18, seat| {
        game.view(Viewer::Public).thrown_away(seat).collect::<Vec<u8>>()
    };
    assert_eq!((told(&game, ANNA), told(&game, BERTA)), (vec![2, 5], vec![]));
    play(&mut game, ANNA, "convert/2/DQ/70/D13");
    assert_eq!(told(&game, ANNA), [5]);
    end_stock(&mut game);
    assert_eq!(told(&game, ANNA), Vec::<u8>::new());
}

/// R248: equal start prices operate in the order of founding.
#[test]
fn equal_minors_operate_in_founding_order() {
    let scenario = Scenario::four().first_stock().concession(ANNA, 1).concession(BERTA, 2);
    let mut game = scenario.all_cash(0).build();
    play(&mut game, ANNA, "convert/1/DQ/70/D13");
    play(&mut game, BERTA, "convert/2/CO/70/C4");
    if game.stock().is_some() {
        end_stock(&mut game);
    }
    assert_eq!(step(&game).0, Dq);
}

/// R033, R054, R072, R245, C24: the director's 20% cost twice the start price, to the bank, in any
/// stock round.
#[test]
fn a_major_is_founded() {
    for scenario in [Scenario::four(), Scenario::four().first_stock()] {
        let mut game = scenario.build();
        let bank = game.table().bank();
        play(&mut game, ANNA, "found/MS/80");
        let charter = game.table().charter(Ms);
        assert_eq!((charter.held[0], charter.offering), (2, 8));
        assert_eq!((charter.director, charter.standing), (Some(ANNA), Standing::Founded));
        assert_eq!((game.table().bank() - bank, treasury(&game, Ms)), (160, 0));
        assert_eq!(charter.certificates(&built_in().shares, Ms, ANNA), 1);
        assert_eq!(refused(&game, BERTA, "found/MS/70"), Refusal::CannotFound);
        assert_eq!(refused(&game, BERTA, "found/CVC/105"), Refusal::NoStartingPrice);
        assert_eq!(refused(&game, BERTA, "found/CO/70"), Refusal::CannotFound);
        assert_eq!(refused(&game, BERTA, "found/FC/70"), Refusal::CannotFound);
    }
}

/// R034: the FEC is founded from phase 4 on.
#[test]
fn the_fec_comes_in_phase_four() {
    let early = Scenario::four().phase(3).build();
    assert_eq!(refused(&early, ANNA, "found/FEC/70"), Refusal::TooEarlyForFec { phase: 4 });
    let mut game = Scenario::four().phase(4).build();
    play(&mut game, ANNA, "found/FEC/70");
    assert_eq!(game.table().charter(Fec).director, Some(ANNA));
}

/// R073, R074, R254, C10: with half sold it floats when the round ends; the bank
/// pays the START price for each share sold; tokens come by the charter's share (R076).
#[test]
fn a_major_floats_at_the_end_of_the_round() {
    for (start, sold, capital, tokens) in [(80, 5, 400, 2), (80, 7, 560, 3), (100, 10, 1000, 4)] {
        let held = [(ANNA, 5), (BERTA, sold - 5)];
        let game = Scenario::four().founded(Ms, start, &held).all_cash(0).price(Ms, 110);
        let mut game = game.cash(ANNA, 30).build();
        end_stock(&mut game);
        let charter = game.table().charter(Ms);
        assert_eq!(treasury(&game, Ms), capital);
        assert_eq!((charter.reserve, charter.offering), (10 - sold, 0));
        assert_eq!(charter.released, tokens);
    }
}

/// R075: with less than half sold a major waits and does not operate.
#[test]
fn a_major_below_half_waits() {
    let scenario = Scenario::four().founded(Ms, 80, &[(ANNA, 4)]).major(Cvc, 70, &[(BERTA, 5)]);
    let mut game = scenario.all_cash(0).cash(DORA, 40).treasury(Cvc, 500).build();
    end_stock(&mut game);
    assert_eq!(game.table().charter(Ms).standing, Standing::Founded);
    assert_eq!((step(&game).0, treasury(&game, Ms)), (Cvc, 0));
}

/// R076: the third token comes free when the charter holds 30%, the fourth at 0.
#[test]
fn tokens_come_free_as_the_charter_empties() {
    let mut game = Scenario::four().major(Ms, 70, &[(ANNA, 5), (BERTA, 1)]).build();
    assert_eq!(game.table().charter(Ms).released, 2);
    play(&mut game, ANNA, "buy/MS/charter");
    assert_eq!(game.table().charter(Ms).released, 3);
    let mut game = Scenario::four().major(Ms, 70, &[(ANNA, 5), (BERTA, 4)]).build();
    play(&mut game, ANNA, "buy/MS/charter");
    assert_eq!(game.table().charter(Ms).released, 4);
}

/// R241, R244: which majors there are in the games of two.
#[test]
fn only_majors_of_the_set_up_can_be_founded() {
    let west = Scenario::new(2, "short-west").phase(4).build();
    let founds = |path: &String| path.starts_with("found/");
    let companies = |game: &cuba18_rules::Cuba18| {
        let mut all: Vec<String> = choices(game, ANNA).into_iter().filter(founds).collect();
        all.retain(|path| path.ends_with("/70"));
        all
    };
    assert_eq!(companies(&west), ["found/Oe/70", "found/MS/70", "found/CVC/70", "found/StSp/70"]);
    let east = Scenario::new(2, "short-east").phase(4).build();
    let expected = ["found/NPP/70", "found/SdC/70", "found/TSS/70", "found/FEC/70"];
    assert_eq!(companies(&east), expected);
    assert_eq!(companies(&Scenario::new(2, "medium").phase(4).build()).len(), 6);
    assert_eq!(companies(&Scenario::new(2, "long").phase(4).build()).len(), 8);
    assert!(west.table().charter(Npp).offering == 0 && west.table().charter(Oe).offering == 10);
}

/// R044, R232, R254: floats, then sold-out rises, then the order by cash.
#[test]
fn the_end_of_a_round_in_its_order() {
    let held = [(ANNA, 6), (BERTA, 4)];
    let scenario = Scenario::four().founded(Ms, 80, &held).all_cash(0);
    let mut game = scenario.cash(CARLO, 40).build();
    let events = end_stock(&mut game);
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    let floated = place(|event| matches!(event, Event::Floated { .. }));
    let rose = place(|event| matches!(event, Event::Priced { company: Ms, .. }));
    let ordered = place(|event| matches!(event, Event::Ordered { .. }));
    let began = place(|event| matches!(event, Event::SetBegan { .. }));
    assert!(floated < rose && rose < ordered && ordered < began);
    assert_eq!((price(&game, Ms), treasury(&game, Ms)), (85, 800));
    let floated = Event::Floated { company: Ms, capital: Money::new(800) };
    assert!(events.contains(&floated));
}

/// R047, R029: conversions end with the first stock round.
#[test]
fn no_minor_is_founded_later() {
    let mut game = Scenario::four().concession(ANNA, 1).build();
    assert!(!choices(&game, ANNA).iter().any(|path| path.starts_with("convert")));
    pass(&mut game);
    assert_eq!(game.table().charter(Cs).standing, Standing::Closed);
    assert_eq!(game.table().charter(Stsp).standing, Standing::Closed);
}
