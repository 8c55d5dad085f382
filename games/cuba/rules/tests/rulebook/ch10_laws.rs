//! §10 Laws.

use cuba_rules::components::Character::{self, Architect, Foreman, Mayor, Tradeswoman, Worker};
use cuba_rules::phase::Levy;
use cuba_rules::scenario::Scenario;
use cuba_rules::{Act, Building, Cuba, Event, Field, Good, Item, Need, Phase, Raw, Refusal};
use tabletop::{Key, Seat};

use crate::table::{ANNA, BERTA, CARLO, are_asked, choices, held, pesos, play, points, refused};

const FOUR: [Character; 4] = [Tradeswoman, Architect, Foreman, Mayor];

/// Anna is about to enact the second of two bills; the first was the subsidy or
/// the other act, as given. The workers were kept.
fn session(players: u8) -> Scenario {
    let phase = Phase::Enact { winner: ANNA, first: None };
    let mut scenario = Scenario::players(players).phase(phase);
    for seat in (0..players).map(Seat::new) {
        scenario = scenario.played(seat, &FOUR);
    }
    scenario
}

/// Enacts two bills.
fn enacted(scenario: Scenario, first: &str, second: &str) -> (Cuba, Vec<Event>) {
    let mut game = scenario.build();
    let mut events = play(&mut game, ANNA, &format!("enact/{first}"));
    events.extend(play(&mut game, ANNA, &format!("enact/{second}")));
    (game, events)
}

/// §10: whoever pays the tax gets two points; nobody must.
#[test]
fn the_tax_brings_two_points() {
    let (mut game, _) = enacted(session(2).pesos(BERTA, 5), "tax", "other");
    are_asked(&game, &[ANNA]);
    assert_eq!(choices(&game, ANNA), ["pay", "pass"]);
    play(&mut game, ANNA, "pay");
    assert_eq!((pesos(&game, ANNA), points(&game, ANNA)), (5, 2));
    play(&mut game, BERTA, "pass");
    assert_eq!((pesos(&game, BERTA), points(&game, BERTA)), (5, 0));
}

/// §10, Q41: every tax card; whoever cannot pay is not asked.
#[test]
fn taxes_are_one_to_five_pesos() {
    let taxes = [Act::Tax1, Act::Tax2, Act::Tax3, Act::Tax4, Act::Tax5];
    for (act, tax) in taxes.into_iter().zip(1..) {
        let (mut game, events) = enacted(session(2).bill(act).pesos(ANNA, tax - 1), "tax", "other");
        are_asked(&game, &[BERTA]);
        assert!(events.contains(&Event::Unable { seat: ANNA, levy: Levy::Tax }), "it is told");
        assert_eq!(refused(&game, ANNA, "pay"), Refusal::NotYourTurn);
        play(&mut game, BERTA, "pay");
        assert_eq!(pesos(&game, BERTA), 10 - tax);
    }
}

/// §10: one tax is as high as one has buildings.
#[test]
fn the_odd_tax_counts_buildings() {
    let scenario = session(2).bill(Act::TaxBuildings).built(ANNA, Building::Hotel, Field::C2);
    let scenario =
        scenario.built(ANNA, Building::Inn, Field::C3).built(BERTA, Building::Dam, Field::C2);
    let (mut game, _) = enacted(scenario, "tax", "other");
    play(&mut game, ANNA, "pay");
    play(&mut game, BERTA, "pay");
    assert_eq!((pesos(&game, ANNA), pesos(&game, BERTA)), (8, 9));
}

/// §10: a law that nobody can pay passes, but not without a word. The duty in force asks for
/// water, which nobody has.
#[test]
fn whoever_cannot_pay_is_told_so() {
    let (_, events) = enacted(session(2).pesos(ANNA, 0).pesos(BERTA, 0), "tax", "other");
    let unable = |levy| {
        let of = |event: &&Event| matches!(event, Event::Unable { levy: of, .. } if *of == levy);
        events.iter().filter(of).count()
    };
    assert_eq!((unable(Levy::Tax), unable(Levy::Duty)), (2, 2));
}

/// Q42: without a building it counts as paid, or brings nothing if so agreed.
#[test]
fn no_building_no_tax() {
    let (game, events) = enacted(session(2).bill(Act::TaxBuildings), "tax", "other");
    assert_eq!((points(&game, ANNA), points(&game, BERTA)), (2, 2));
    assert!(!events.contains(&Event::Unpaid { seat: ANNA, levy: Levy::Tax }));
    let strict = session(2).terms(|terms| terms.empty_tax_paid = false);
    let (game, _) = enacted(strict.bill(Act::TaxBuildings), "tax", "other");
    assert_eq!((points(&game, ANNA), pesos(&game, ANNA)), (0, 10));
}

/// Q10: the printed warehouse counts only if so agreed.
#[test]
fn the_printed_warehouse_counts_if_so_agreed() {
    let counts = session(2).terms(|terms| terms.warehouse_counts = true);
    let (mut game, _) = enacted(counts.bill(Act::TaxBuildings), "tax", "subsidy");
    play(&mut game, ANNA, "pay");
    play(&mut game, BERTA, "pass");
    assert_eq!(pesos(&game, ANNA), 9);
    assert_eq!((points(&game, ANNA), points(&game, BERTA)), (3, 1), "the subsidy for buildings");
}

/// §10: each duty of one piece.
#[test]
fn a_duty_of_one_piece() {
    let duties = [
        (Act::DutyCitrus, Item::Citrus),
        (Act::DutySugar, Item::Sugar),
        (Act::DutyTobacco, Item::Tobacco),
        (Act::DutyWater, Item::Water),
    ];
    for (act, item) in duties {
        let scenario = session(2).pesos(ANNA, 0).pesos(BERTA, 0).bill(act).yard(ANNA, item, 2);
        let (mut game, _) = enacted(scenario, "duty", "other");
        are_asked(&game, &[ANNA]);
        assert_eq!(choices(&game, ANNA), ["pay", "pass"]);
        assert_eq!(refused(&game, ANNA, "give/wood/wood"), Refusal::NotTheDuty);
        play(&mut game, ANNA, "pay");
        assert_eq!(points(&game, ANNA), 2);
        assert_eq!(game.table().players[BERTA].points, 0, "{act:?}: Berta has none");
    }
}

/// §10, Q43: a duty of two: equal or different; water is a material, wares pay nothing.
#[test]
fn a_duty_of_two_pieces() {
    let scenario = session(2).pesos(ANNA, 0).pesos(BERTA, 0).bill(Act::DutyMaterials);
    let scenario = scenario.yard(ANNA, Item::Water, 1).yard(ANNA, Item::Wood, 2);
    let (mut game, _) = enacted(scenario.yard(ANNA, Item::Rum, 2), "duty", "other");
    assert_eq!(
        choices(&game, ANNA),
        ["give/wood/wood", "give/wood/water", "give/water/wood", "pass"]
    );
    assert_eq!(refused(&game, ANNA, "pay"), Refusal::NotTheDuty);
    assert_eq!(refused(&game, ANNA, "give/rum/rum"), Refusal::NotTheDuty);
    let few = Refusal::NotEnough { need: Need::Levy, item: Item::Water, held: 1 };
    assert_eq!(refused(&game, ANNA, "give/water/water"), few);
    play(&mut game, ANNA, "give/water/wood");
    assert_eq!((held(&game, ANNA, Item::Wood), held(&game, ANNA, Item::Water)), (1, 0));
    let scenario = session(2).pesos(ANNA, 0).pesos(BERTA, 0).bill(Act::DutyRaws);
    let scenario = scenario.yard(ANNA, Item::Sugar, 1).yard(ANNA, Item::Citrus, 1);
    let (mut game, _) = enacted(scenario.yard(BERTA, Item::Sugar, 1), "duty", "other");
    are_asked(&game, &[ANNA]);
    play(&mut game, ANNA, "give/sugar/citrus");
    assert_eq!(points(&game, ANNA), 2);
}

/// §10: tax and duty both: a point more, five in all.
#[test]
fn both_bring_a_point_more() {
    let scenario = session(2).yard(ANNA, Item::Citrus, 1).yard(BERTA, Item::Citrus, 1);
    let (mut game, _) = enacted(scenario, "tax", "other");
    play(&mut game, ANNA, "pay");
    play(&mut game, BERTA, "pass");
    play(&mut game, ANNA, "pay");
    assert_eq!(points(&game, ANNA), 4, "the point for both is booked after the duties");
    play(&mut game, BERTA, "pay");
    assert_eq!((points(&game, ANNA), points(&game, BERTA)), (5, 2));
}

/// Q03, Q41: first the taxes of all, then the duties of all, from the start player clockwise.
#[test]
fn taxes_come_before_duties() {
    let all = [ANNA, BERTA, CARLO];
    let scenario = all.iter().fold(session(3), |s, &seat| s.yard(seat, Item::Citrus, 1));
    let (mut game, _) = enacted(scenario.start(CARLO), "tax", "other");
    for seat in [CARLO, ANNA, BERTA, CARLO, ANNA, BERTA] {
        are_asked(&game, &[seat]);
        play(&mut game, seat, "pay");
    }
    assert_eq!(all.map(|seat| points(&game, seat)), [5, 5, 5]);
}

/// What a subsidy brings Anna; nobody pays taxes or duties.
fn subsidy(act: Act, scenario: Scenario) -> u16 {
    let (mut game, _) = enacted(scenario.bill(act), "subsidy", "other");
    while let Phase::Levy { seat, .. } = game.current() {
        play(&mut game, seat, "pass");
    }
    points(&game, ANNA)
}

/// §10: a point for each own building; and for each field of a kind not built on (Q20).
#[test]
fn subsidies_for_buildings_and_fields() {
    let scenario = session(2).built(ANNA, Building::Hotel, Field::B1);
    let scenario = scenario.built(ANNA, Building::Inn, Field::C2);
    assert_eq!(subsidy(Act::SubsidyBuildings, scenario), 2);
    assert_eq!(subsidy(Act::SubsidyMaterials, scenario), 4, "five, but one lake is gone");
    assert_eq!(subsidy(Act::SubsidyRaws, scenario), 5, "six, but one tobacco field is gone");
    assert_eq!(subsidy(Act::SubsidyBuildings, session(2)), 0);
}

/// §10, Q44: a point for each water, and for each three pesos: at most seven.
#[test]
fn subsidies_for_water_and_pesos_have_a_limit() {
    assert_eq!(subsidy(Act::SubsidyWater, session(2).yard(ANNA, Item::Water, 3)), 3);
    assert_eq!(subsidy(Act::SubsidyWater, session(2).yard(ANNA, Item::Water, 9)), 7);
    assert_eq!(subsidy(Act::SubsidyPesos, session(2)), 3);
    assert_eq!(subsidy(Act::SubsidyPesos, session(2).pesos(ANNA, 60)), 7);
}

/// §10: the value of the fifth card, without the town hall.
#[test]
fn the_subsidy_for_votes_counts_the_card_alone() {
    let scenario = session(2).built(ANNA, Building::TownHall, Field::C2).town_hall_used();
    assert_eq!(subsidy(Act::SubsidyVotes, scenario), 1);
    let mayor = scenario.played(ANNA, &[Worker, Tradeswoman, Architect, Foreman]);
    assert_eq!(subsidy(Act::SubsidyVotes, mayor), 5);
}

/// Q44: what was paid before does not count any more.
#[test]
fn taxes_lower_the_subsidy_for_pesos() {
    let (mut game, _) = enacted(session(2).bill(Act::SubsidyPesos), "tax", "subsidy");
    play(&mut game, ANNA, "pay");
    play(&mut game, BERTA, "pass");
    assert_eq!((points(&game, ANNA), points(&game, BERTA)), (2 + 1, 3));
}

/// Q40: a subsidy works in the round in which it is enacted.
#[test]
fn an_act_works_at_once() {
    assert_eq!(subsidy(Act::SubsidyPesos, session(2).pesos(ANNA, 6)), 2);
}

fn market(scenario: Scenario, act: Act) -> [u8; 5] {
    let (mut game, _) = enacted(scenario.bill(act), "other", "subsidy");
    while let Phase::Levy { seat, .. } = game.current() {
        play(&mut game, seat, "pass");
    }
    let mut units = [0; 5];
    Good::ALL.iter().for_each(|&good| units[good as usize] = game.table().market[good]);
    units
}

/// §10, Q14: shortage takes two of each raw off the market, surplus puts two on; never wares.
#[test]
fn market_acts_move_raws() {
    assert_eq!(market(session(2), Act::Shortage), [1, 1, 1, 2, 2]);
    assert_eq!(market(session(2), Act::Surplus), [5, 5, 5, 2, 2]);
}

/// Q14: as far as possible.
#[test]
fn market_acts_work_as_far_as_possible() {
    let scenario = session(2).market(Good::Sugar, 1).market(Good::Citrus, 0);
    assert_eq!(market(scenario, Act::Shortage)[..2], [0, 0]);
    let scenario = session(2).market(Good::Sugar, 4).scarce(Item::Tobacco, 1);
    let units = market(scenario, Act::Surplus);
    assert_eq!((units[Good::Sugar as usize], units[Good::Tobacco as usize]), (5, 4));
    assert_eq!(Raw::ALL.len(), 3);
}

/// Q15: in every round in which it is in force, or only once if so agreed.
#[test]
fn market_acts_work_every_round() {
    let old = |scenario: Scenario| {
        let (mut game, _) = enacted(scenario.act(Act::Shortage), "tax", "subsidy");
        while let Phase::Levy { seat, .. } = game.current() {
            play(&mut game, seat, "pass");
        }
        game.table().market[Good::Sugar]
    };
    assert_eq!(old(session(2)), 1);
    let once = session(2).terms(|terms| terms.market_act_once = true);
    assert_eq!(old(once), 3, "it was enacted in an earlier round");
    assert_eq!(market(once, Act::Shortage)[1], 1, "now it is new");
}
