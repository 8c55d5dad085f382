//! §VI.9 Directors.

use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::Company::{Co, Cvc, Fc, Ms, Oe};

use crate::table::{ANNA, BERTA, CARLO, DORA, built_in, choices, may, pass, play, price, refused};

fn director(game: &cuba18_rules::Cuba18, company: cuba18_track::Company) -> Option<tabletop::Seat> {
    game.table().charter(company).director
}

/// R077, R078, R081: more shares make the director at once; equality changes nothing.
#[test]
fn more_shares_make_the_director() {
    let scenario = Scenario::four().major(Ms, 70, &[(BERTA, 3), (ANNA, 2)]).treasury(Ms, 33);
    let mut game = scenario.build();
    play(&mut game, ANNA, "buy/MS/charter");
    assert_eq!(director(&game, Ms), Some(BERTA));
    for _ in 0..3 {
        pass(&mut game);
    }
    let events = play(&mut game, ANNA, "buy/MS/charter");
    assert!(events.contains(&Event::Directed { company: Ms, seat: ANNA }));
    assert_eq!(director(&game, Ms), Some(ANNA));
    // R078: the director's card is one certificate, the two shares given for it are two.
    let charter = game.table().charter(Ms);
    assert_eq!(
        (
            charter.certificates(&built_in().shares, Ms, ANNA),
            charter.certificates(&built_in().shares, Ms, BERTA)
        ),
        (3, 3)
    );
}

/// R079, C09: the director sells below another who has two shares; the cards are
/// swapped, then the price falls.
#[test]
fn a_director_may_sell_out() {
    let mut game = Scenario::four().major(Ms, 100, &[(ANNA, 4), (BERTA, 3)]).build();
    let events = play(&mut game, ANNA, "sell/MS/4");
    assert_eq!(director(&game, Ms), Some(BERTA));
    assert_eq!((game.table().charter(Ms).pool, price(&game, Ms)), (4, 80));
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    let swapped = place(|event| matches!(event, Event::Directed { .. }));
    assert!(swapped < place(|event| matches!(event, Event::Priced { .. })));
}

/// R079, C09: 60% of a minor against 20%: the director cannot dump it; against 40% yes.
#[test]
fn a_minor_is_dumped_on_two_shares_only() {
    let game = Scenario::four().minor(Co, ANNA, 80, "C4").holds(BERTA, Co, 2).build();
    assert!(may(&game, ANNA, "sell/CO/1"));
    assert_eq!(refused(&game, ANNA, "sell/CO/2"), Refusal::DirectorsCertificate);
    let mut game = Scenario::four().minor(Co, ANNA, 80, "C4").holds(BERTA, Co, 4).build();
    play(&mut game, ANNA, "sell/CO/2");
    assert_eq!(director(&game, Co), Some(BERTA));
}

/// R080, C38: most shares win; of equals the next in playing order after the old director.
#[test]
fn of_equals_the_next_in_order_directs() {
    let order = [DORA, BERTA, ANNA, CARLO];
    let held = [(BERTA, 4), (DORA, 2), (CARLO, 2)];
    let mut game = Scenario::four().order(&order).major(Ms, 100, &held).build();
    pass(&mut game);
    play(&mut game, BERTA, "sell/MS/3");
    assert_eq!(director(&game, Ms), Some(CARLO));
    let held = [(BERTA, 4), (DORA, 3), (CARLO, 2)];
    let mut game = Scenario::four().order(&order).major(Ms, 100, &held).build();
    pass(&mut game);
    play(&mut game, BERTA, "sell/MS/3");
    assert_eq!(director(&game, Ms), Some(DORA));
}

/// C58: a swap may lift the old director above the limit: no buying, and selling down is a duty.
#[test]
fn who_is_above_the_limit_sells_down() {
    let over = |switches: &[(&str, &str)]| {
        let scenario = Scenario::with(6, "standard", switches).holds(ANNA, Fc, 6);
        let scenario = scenario.major(Ms, 70, &[(ANNA, 6)]).major(Cvc, 70, &[(ANNA, 6)]);
        scenario.central_operated().build()
    };
    let game = over(&[]);
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::MustSellDown);
    assert_eq!(refused(&game, ANNA, "found/Oe/70"), Refusal::CertificateLimit);
    let mut game = game;
    play(&mut game, ANNA, "sell/FC/1");
    assert!(may(&game, ANNA, "pass"));
    assert!(may(&over(&[("over-limit", "no-duty")]), ANNA, "pass"));
    assert_eq!(game.table().charter(Oe).director, None);
}

/// R036: the FC has no director, whoever holds most of it.
#[test]
fn the_central_railway_has_no_director() {
    let mut game = Scenario::four().holds(ANNA, Fc, 5).build();
    play(&mut game, ANNA, "buy/FC/offering");
    assert_eq!(director(&game, Fc), None);
    assert!(!choices(&game, BERTA).is_empty());
}
