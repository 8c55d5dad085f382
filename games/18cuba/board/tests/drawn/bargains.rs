//! Trains: what they bring and take, what others ask for theirs, and how they are paid for.

use art::Chronicle as _;
use cuba18_board::{Island, Rounds};
use cuba18_rules::round::{Purchases, Step, Track};
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Action, Cuba18, Event};
use cuba18_track::{Company, Train};
use tabletop::{Game as _, Mute, Reading, Seat, Viewer, read};
use testkit::Seen;

use crate::samples::{ANNA, BERTA};
use crate::stage::{seen, text, values, watched};

fn after(mut game: Cuba18, seat: Seat, path: &str) -> Cuba18 {
    let Ok(Reading::Whole(action)) = read::<Action>(path) else { panic!("{path} is no decision") };
    game.apply(seat, &action, &mut Mute).unwrap_or_else(|refusal| panic!("{path}: {refusal}"));
    game
}

fn buying(scenario: Scenario) -> Cuba18 {
    scenario.turn(Company::Ms, Step::Trains(Purchases::default())).build()
}

/// VII.13, C33: what is enough and costs the director least stands first; nothing is left out.
#[test]
fn an_emergency_lists_the_sensible_first() {
    let scenario = Scenario::four().phase(3).major(Company::Ms, 100, &[(ANNA, 6), (BERTA, 2)]);
    let game = buying(scenario.treasury(Company::Ms, 60).cash(ANNA, 150));
    let first = after(game, ANNA, "raise/issue/1");
    let parts = seen(&first, ANNA, "");
    let picks = values(&parts.choices.clone().into_string(), "data-pick");
    // $40 are missing: of her own they cost her 40, another share costs six holdings a step.
    assert_eq!(picks[0], "raise/issue/1", "{picks:?}");
    assert!(picks.contains(&"raise/cash".to_owned()), "{picks:?}");
    let told = text(parts.choices);
    let [issue, order] = ["MS issues a share", "The company issues shares."]
        .map(|line| told.find(line).unwrap_or_else(|| panic!("{line}: {told}")));
    assert!(issue < order, "the ways stand before the explanation: {told}");
    assert!(told.contains("enough for the train · your worth falls by $"), "{told}");
}

/// VII.12, R257: buyer, seller and everybody else read the same deal, offer and price asked.
#[test]
fn a_deal_is_followed_by_both_and_by_all() {
    let scenario = Scenario::four()
        .phase(3)
        .major(Company::Ms, 100, &[(ANNA, 5)])
        .major(Company::Npp, 100, &[(BERTA, 5)])
        .train(Company::Npp, Train::Two)
        .treasury(Company::Npp, 10)
        .treasury(Company::Ms, 400);
    let offered = after(buying(scenario), ANNA, "deal/NPP/2/120");
    let everybody = |game: &Cuba18| {
        let mine = text(seen(game, ANNA, "").question);
        let theirs = text(seen(game, BERTA, "").question);
        let all = text(watched(game, &[]).question);
        let deal = |told: &str| {
            let start = told.find("MS offers NPP").unwrap_or_else(|| panic!("no deal: {told}"));
            told[start..].to_owned()
        };
        assert_eq!(deal(&mine), deal(&theirs));
        assert_eq!(deal(&mine), deal(&all));
        deal(&mine)
    };
    let told = everybody(&offered);
    assert!(told.starts_with("MS offers NPP $120 for train 2."), "{told}");
    assert!(told.contains("Berta answers an offer."), "{told}");
    assert!(told.contains("$280, one train") && told.contains("$130, no train"), "{told}");
    let named = everybody(&after(offered, BERTA, "counter/300"));
    let lines: Vec<&str> = named.lines().collect();
    assert_eq!(lines[0], "MS offers NPP $120 for train 2.");
    assert_eq!(lines[1], "NPP asks $300 of MS for train 2.");
    assert!(named.contains("Anna answers an offer.") && named.contains("$100, one train"));
}

/// VII.17: a purchase says what it scraps at once, and whose; and what the next phases take.
#[test]
fn a_purchase_says_what_rusts() {
    let scenario = Scenario::four()
        .phase(3)
        .top(Train::Four)
        .major(Company::Ms, 100, &[(ANNA, 5)])
        .major(Company::Npp, 100, &[(BERTA, 5)])
        .train(Company::Npp, Train::Two)
        .train(Company::Npp, Train::Two)
        .train(Company::Ms, Train::Three)
        .treasury(Company::Ms, 900);
    let told = text(seen(&buying(scenario), ANNA, "").choices);
    assert!(told.contains("scraps at once: NPP 2× 2"), "{told}");
    assert!(told.contains("begins phase 4:"), "{told}");
    let (_, next) = told.split_once("What comes next").expect("the next phases are told");
    assert!(next.contains("Next: 4 ($300) / 4+ ($"), "{next}");
    assert!(next.contains("5 ($500)"), "two phases ahead: {next}");
    assert!(told.contains("scrapped in phase"), "{told}");
}

/// VII.17: what the company itself would lose is said by its name.
#[test]
fn the_next_phase_names_the_trains_that_go() {
    let scenario = Scenario::four().phase(3).major(Company::Ms, 100, &[(ANNA, 5)]);
    let scenario = scenario.train(Company::Ms, Train::Two).treasury(Company::Ms, 900);
    let told = text(seen(&buying(scenario), ANNA, "").choices);
    assert!(told.contains("MS then loses 2."), "{told}");
    assert!(told.contains("more trains: 4 ($300)"), "{told}");
}

fn ledger(parts: art::Parts) -> String {
    let board = parts.board.into_string();
    let ledger = board.split(r#"class="ledger""#).nth(1).expect("the table of a stock round");
    ledger.split("</table>").next().unwrap_or_default().to_owned()
}

/// VI.3 and VI.5: a cell says which limit forbids to buy there, before it is clicked.
#[test]
fn a_limit_is_named_in_its_cell() {
    let companies = [Company::Ms, Company::Npp, Company::Oe, Company::Cvc, Company::Sdc];
    let full = companies.into_iter().fold(Scenario::four().all_cash(900), |scenario, company| {
        scenario.major(company, 100, &[(ANNA, 6)])
    });
    let table = ledger(seen(&full.build(), ANNA, ""));
    assert!(table.contains(">Full<"), "{table}");
    assert!(values(&table, "data-why").iter().any(|why| why.contains("VI.3")), "{table}");
    let most = Scenario::four().all_cash(900).major(Company::Ms, 100, &[(ANNA, 6)]);
    let table = ledger(seen(&most.build(), ANNA, ""));
    assert!(table.contains(">Max.<") && !table.contains(">Full<"), "{table}");
    let free = Scenario::four().all_cash(900).major(Company::Ms, 100, &[(ANNA, 3)]);
    let table = ledger(seen(&free.build(), ANNA, ""));
    assert!(table.contains(">Buy<") && !table.contains(">Max.<"), "{table}");
}

/// VI.1: the table of a stock round has what each company earned when it last ran.
#[test]
fn the_last_runs_stand_in_the_table() {
    let game = Scenario::four().major(Company::Ms, 100, &[(ANNA, 3)]).build();
    let by = Seen { remembered: &[("MS", 230)], ..Seen::by(Viewer::Player(ANNA)) };
    let table = ledger(by.parts::<Cuba18, Island>(&game, &[]));
    assert!(table.contains("Last run") && table.contains(r#"last-run">$230<"#), "{table}");
    let events = [
        Event::PaidOut { company: Company::Ms, revenue: 230 },
        Event::Kept { company: Company::Npp, revenue: 40 },
        Event::CentralPaid { revenue: 120 },
    ];
    assert_eq!(Rounds.remembered(&events), [("MS", 230), ("NPP", 40), ("FC", 120)]);
}

/// IV: a card that can be used now is used where it lies; the others tell why not.
#[test]
fn cards_that_can_be_used_now_are_buttons() {
    let track = Step::Track(Track::default());
    let scenario = crate::boards::east().commissioner(ANNA, 6).commissioner(ANNA, 1);
    let scenario = scenario.commissioner(BERTA, 5).benefit(ANNA, 5);
    let game = scenario.turn(Company::Sdc, track).build();
    let players = seen(&game, ANNA, "").players.into_string();
    let picks = values(&players, "data-pick");
    assert!(picks.iter().any(|pick| pick == "commission/1"), "{picks:?}");
    assert!(picks.iter().any(|pick| pick.starts_with("benefit/mail")), "{picks:?}");
    assert!(picks.iter().all(|pick| !pick.ends_with("/5")), "hers only: {picks:?}");
    let theirs = seen(&game, BERTA, "").players.into_string();
    assert!(values(&theirs, "data-pick").is_empty(), "{theirs}");
    assert!(values(&theirs, "data-ask").contains(&"commission/5".to_owned()), "{theirs}");
}
