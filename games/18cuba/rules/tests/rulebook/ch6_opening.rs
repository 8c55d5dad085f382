//! §VI.6 The auction of commissioners and the choice of concessions.

use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::{Company, Wagon};
use tabletop::Money;

use crate::table::{ANNA, BERTA, CARLO, DORA, cash, choices, is_asked, pass, play, refused};

/// R062: player k opens auction k, round and round, and must bid; 0 is a bid.
#[test]
fn the_opener_must_bid() {
    let game = Scenario::four().order(&[BERTA, ANNA, CARLO, DORA]).auction(6).build();
    is_asked(&game, ANNA);
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::MustBid);
    let mut game = Scenario::four().auction(1).build();
    play(&mut game, ANNA, "bid/0");
    is_asked(&game, BERTA);
}

/// R063: bids are multiples of 5, each higher than the last, within cash.
#[test]
fn bids_rise_in_fives_within_cash() {
    let mut game = Scenario::four().cash(BERTA, 22).auction(1).build();
    play(&mut game, ANNA, "bid/10");
    assert_eq!(refused(&game, BERTA, "bid/10"), Refusal::BadBid { step: 5 });
    assert_eq!(refused(&game, BERTA, "bid/18"), Refusal::BadBid { step: 5 });
    let short = Refusal::NotEnough { cost: Money::new(25), held: Money::new(22), rule: "VI.6" };
    assert_eq!(refused(&game, BERTA, "bid/25"), short);
    assert_eq!(refused(&game, CARLO, "bid/20"), Refusal::NotYourTurn);
    play(&mut game, BERTA, "bid/20");
    is_asked(&game, CARLO);
}

/// R063: who passes is out of that auction; the winner pays the bank.
#[test]
fn who_passes_is_out_and_the_winner_pays() {
    let mut game = Scenario::four().all_cash(100).auction(1).build();
    play(&mut game, ANNA, "bid/5");
    play(&mut game, BERTA, "pass");
    play(&mut game, CARLO, "bid/10");
    play(&mut game, DORA, "pass");
    play(&mut game, ANNA, "bid/15");
    is_asked(&game, CARLO);
    let bank = game.table().bank();
    let events = play(&mut game, CARLO, "pass");
    assert!(events.contains(&Event::Won { seat: ANNA, card: 1, amount: Money::new(15) }));
    assert_eq!((cash(&game, ANNA), game.table().bank() - bank), (85, 15));
    assert_eq!(game.table().cards[ANNA].commissioners, 1);
    is_asked(&game, BERTA);
}

/// Q04: who cannot raise is not asked.
#[test]
fn who_cannot_raise_is_not_asked() {
    let mut game = Scenario::four().cash(BERTA, 10).auction(1).build();
    play(&mut game, ANNA, "bid/10");
    is_asked(&game, CARLO);
}

/// R064: after the auctions least cash is first; ties keep their old order.
#[test]
fn after_the_auctions_the_poorest_chooses_first() {
    let scenario = Scenario::four().order(&[DORA, CARLO, BERTA, ANNA]);
    let mut game = scenario.all_cash(300).cash(ANNA, 200).auction(6).build();
    play(&mut game, CARLO, "bid/0");
    for _ in 0..3 {
        pass(&mut game);
    }
    assert_eq!(game.table().players().collect::<Vec<_>>(), [ANNA, DORA, CARLO, BERTA]);
    is_asked(&game, ANNA);
}

/// R022, R065, R066: one concession each in turn order at its price; declining is allowed, what is
/// left leaves the game.
#[test]
fn concessions_are_chosen_in_turn() {
    let mut game = Scenario::four().all_cash(200).draft(1).build();
    assert_eq!(choices(&game, ANNA).len(), 7);
    play(&mut game, ANNA, "concession/6");
    assert_eq!(cash(&game, ANNA), 0);
    assert_eq!(refused(&game, BERTA, "concession/6"), Refusal::NoSuchCard);
    assert_eq!(refused(&game, BERTA, "concession/7"), Refusal::NoSuchCard);
    play(&mut game, BERTA, "concession/1");
    play(&mut game, CARLO, "pass");
    play(&mut game, DORA, "concession/3");
    assert_eq!((cash(&game, BERTA), cash(&game, CARLO), cash(&game, DORA)), (80, 200, 50));
    assert!(game.stock().is_some_and(|stock| stock.first));
    assert_eq!(game.table().concessions, 0);
}

/// R022: the six concessions cost 120, 140, 150, 170, 180 and 200.
#[test]
fn the_prices_of_concessions() {
    for (card, price) in (1..).zip([120, 140, 150, 170, 180, 200]) {
        let mut game = Scenario::four().all_cash(price).draft(1).build();
        play(&mut game, ANNA, &format!("concession/{card}"));
        assert_eq!(cash(&game, ANNA), 0, "card {card}");
        let poor = Scenario::four().all_cash(price - 1).draft(1).build();
        let refusal = refused(&poor, ANNA, &format!("concession/{card}"));
        assert!(matches!(refusal, Refusal::NotEnough { .. }));
    }
}

/// R038, C03: as many rounds of choice as the table says: two of them in the medium game of two.
#[test]
fn there_are_as_many_rounds_of_choice_as_concessions_allowed() {
    for (players, variant, rounds) in [
        (2, "short-west", 1),
        (2, "medium", 2),
        (2, "long", 3),
        (3, "short", 1),
        (3, "long", 2),
        (6, "standard", 1),
    ] {
        let mut game = Scenario::new(players, variant).auction(6).build();
        let opener = game.auction().expect("an auction").bidder;
        play(&mut game, opener, "bid/0");
        while game.auction().is_some() {
            pass(&mut game);
        }
        let mut declined = 0;
        while game.stock().is_none() {
            pass(&mut game);
            declined += 1;
        }
        assert_eq!(declined, rounds * players, "{variant}");
    }
}

/// R026, C05: the FC share of concession 4 is handed over at once; R024, C61: the 1-wagon of
/// concession 2 is set aside.
#[test]
fn what_is_handed_over_with_the_card() {
    let mut game = Scenario::four().draft(1).build();
    play(&mut game, ANNA, "concession/4");
    let central = game.table().charter(Company::Fc);
    assert_eq!((central.held[0], central.offering), (1, 9));
    play(&mut game, BERTA, "concession/2");
    assert_eq!(game.table().depot.wagons[Wagon::One], 7);
}
