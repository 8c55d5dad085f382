//! §VII.9 and §VII.10: running trains.

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Cuba18, Event, Refusal};
use cuba18_track::Company::{self, Co, Cvc, Dq, Fc, Ms, Npp, Sdc, Tss};
use cuba18_track::{RouteFault, Train, Wagon};
use tabletop::Key as _;

use crate::table::{ANNA, BERTA, TRACK, choices, idle, may, play, refused, step, treasury};

/// The runs that are offered.
fn runs(game: &Cuba18) -> Vec<String> {
    choices(game, ANNA).into_iter().filter(|path| path.starts_with("run")).collect()
}

/// What the company earns with the first run offered.
fn best(game: &Cuba18) -> u16 {
    let mut game = *game;
    let path = runs(&game).remove(0);
    let events = play(&mut game, ANNA, &path);
    let ran = events.iter().find_map(|event| {
        if let Event::Ran { revenue, .. } = event { Some(*revenue) } else { None }
    });
    ran.expect("it ran")
}

/// CVC with a station in Cárdenas, west of it Matanzas, west of that La Habana.
fn cvc(train: Train) -> Scenario {
    let scenario = Scenario::four().phase(3).major(Cvc, 70, &[(ANNA, 5)]).token(Cvc, "B11", 0);
    let scenario = scenario.tile("B11", "57", 1).tile("B9", "14", 0).major(Ms, 70, &[(ANNA, 5)]);
    scenario.train(Cvc, train).turn(Cvc, Step::Run)
}

/// R169, R210, R214, R215, C18: a full city with an FC token is passed for 20: 10 for the
/// bank, 10 for the FC.
#[test]
fn a_rental_opens_the_way() {
    let scenario = cvc(Train::Three).token(Fc, "B9", 0).treasury(Cvc, 20);
    let mut game = scenario.build();
    assert_eq!(runs(&game), ["run/3,,B7-B9-B11,,", "run/3,,B9-B11,,"]);
    let bank = game.table().bank();
    play(&mut game, ANNA, "run/3,,B7-B9-B11,,");
    assert_eq!(
        (treasury(&game, Cvc), treasury(&game, Fc), game.table().bank() - bank),
        (0, 10, 10)
    );
    assert_eq!(step(&game), (Cvc, Step::Dividend { revenue: 80 }));
}

/// R093, R173, C31: without rental the full city is the end of the route; that is allowed.
#[test]
fn a_rental_may_be_declined() {
    let mut game = cvc(Train::Three).token(Fc, "B9", 0).treasury(Cvc, 100).build();
    play(&mut game, ANNA, "run/3,,B9-B11,,");
    assert_eq!(step(&game), (Cvc, Step::Dividend { revenue: 50 }));
    assert_eq!(treasury(&game, Cvc), 100);
}

/// With 10 in the treasury nothing is rented; the revenue of the run cannot pay.
#[test]
fn a_rental_is_paid_from_the_treasury() {
    let game = cvc(Train::Three).token(Fc, "B9", 0).treasury(Cvc, 10).build();
    assert_eq!(best(&game), 50);
    assert!(!may(&game, ANNA, "run/3,,B7-B9-B11,,"));
}

/// R093: a full city without an FC token is never passed.
#[test]
fn a_full_city_is_not_passed() {
    let game = cvc(Train::Three).major(Npp, 70, &[(BERTA, 5)]).token(Npp, "B9", 0);
    assert_eq!(best(&game.treasury(Cvc, 500).build()), 50);
}

/// R094, R251: a free slot lets routes pass, also one kept for a major that has not operated.
#[test]
fn a_free_slot_lets_pass() {
    assert_eq!(best(&cvc(Train::Three).build()), 80);
    let kept = cvc(Train::Three).fresh(Ms).tile("B9", "57", 1);
    assert_eq!(best(&kept.build()), 70);
}

/// With an own station there is no fee.
#[test]
fn an_own_station_passes_free() {
    let scenario = cvc(Train::Three).token(Fc, "B9", 0).train(Ms, Train::Three);
    let mut game = scenario.turn(Ms, Step::Run).build();
    idle(&mut game);
    assert_eq!(step(&game), (Ms, Step::Dividend { revenue: 80 }));
}

/// R153, R215: MS earns 30 + 20 + 30 + 30 past a full city with an FC token: a 4+ for nothing, a 4 for 20.
#[test]
fn the_example_of_the_plus_train() {
    for (train, fee) in [(Train::FourPlus, 0), (Train::Four, 20)] {
        let scenario = Scenario::four().phase(4).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "619", 0);
        let scenario = scenario.tile("B11", "57", 1).tile("B13", "8", 5).tile("D13", "14", 0);
        let scenario = scenario.major(Cvc, 70, &[(BERTA, 5)]).tile("C14", "15", 0);
        let scenario = scenario.token(Fc, "C14", 0).train(Ms, train).treasury(Ms, 20);
        let mut game = scenario.turn(Ms, Step::Run).build();
        assert_eq!(best(&game), 110);
        play(&mut game, ANNA, &format!("run/{},,B9-B11-B13-C14-D13,,", train.key()));
        assert_eq!(step(&game), (Ms, Step::Dividend { revenue: 110 }));
        assert_eq!(treasury(&game, Ms), 20 - fee);
    }
}

/// R153: a plus train passes one such city free.
#[test]
fn a_plus_train_passes_free() {
    let mut game = cvc(Train::ThreePlus).token(Fc, "B9", 0).build();
    assert_eq!(runs(&game), ["run/3+,,B7-B9-B11,,"]);
    idle(&mut game);
    assert_eq!(step(&game), (Cvc, Step::Dividend { revenue: 80 }));
}

/// Rented for the track step and again for the run: 20 + 20.
#[test]
fn each_step_is_rented_anew() {
    let scenario = cvc(Train::Three).token(Fc, "B9", 0).treasury(Cvc, 40).turn(Cvc, TRACK);
    let mut game = scenario.build();
    play(&mut game, ANNA, "lay/C8/8/1/rent/B9");
    assert_eq!((step(&game), treasury(&game, Cvc)), ((Cvc, Step::Run), 20));
    play(&mut game, ANNA, "run/3,,B7-B9-B11,,");
    assert_eq!((treasury(&game, Cvc), treasury(&game, Fc)), (0, 20));
}

/// R097, R152, R157, R164, R173: at least two stops, so many stops, a harbor is one; the best must be claimed.
#[test]
fn the_best_run_must_be_claimed() {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "14", 0);
    let game = scenario.train(Ms, Train::Two).turn(Ms, Step::Run).build();
    assert_eq!(runs(&game), ["run/2,,B7-B9,,"]);
    assert_eq!(refused(&game, ANNA, "run/2,,B9-A10,,"), Refusal::NotTheBest { best: 60 });
    assert!(matches!(refused(&game, ANNA, "run/2,,B9,,"), Refusal::BadRoute { .. }));
    assert!(matches!(refused(&game, ANNA, "run/3,,B7-B9,,"), Refusal::BadRoute { .. }));
    assert!(matches!(refused(&game, ANNA, "run/2,,A10-B9-B7,,"), Refusal::BadRoute { .. }));
}

/// R158: trains share no track but may meet in a city.
#[test]
fn trains_meet_in_cities() {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "14", 0);
    let scenario = scenario.train(Ms, Train::Two).train(Ms, Train::Two).turn(Ms, Step::Run);
    let game = scenario.build();
    assert_eq!(best(&game), 60 + 40, "B9-B7 and B9-A10");
    let twice = "run/2,,B7-B9,,/2,,B7-B9,,";
    assert!(matches!(refused(&game, ANNA, twice), Refusal::BadRoute { .. }));
}

/// R158: the arms of a junction share a side, so two trains cannot use both; R090: nor does a
/// route turn from one arm into the other.
#[test]
fn two_trains_do_not_share_a_junction() {
    // From Matanzas over C10 to Cárdenas or to Santa Clara.
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 2);
    let scenario = scenario.tile("C10", "29", 2).tile("B11", "57", 0).tile("C12", "9", 1);
    let scenario = scenario.tile("C14", "57", 1).train(Ms, Train::Two).train(Ms, Train::Two);
    let game = scenario.turn(Ms, Step::Run).build();
    assert_eq!(best(&game), 40 + 30, "one over C10, one to the harbor");
    let fault = RouteFault::TrackTwice;
    let both = "run/2,,B9-C10-B11,,/2,,B9-C10-C12-C14,,";
    assert_eq!(refused(&game, ANNA, both), Refusal::BadRoute { company: Ms, fault });
    let fault = RouteFault::NoWay;
    let turns = "run/2,,B11-C10-C12-C14,,";
    assert_eq!(refused(&game, ANNA, turns), Refusal::BadRoute { company: Ms, fault });
}

/// R089, R090, R158: the two tracks of a crossing serve two trains, and no route changes over.
#[test]
fn two_trains_use_a_crossing() {
    // C12 joins C10 to Santa Clara and Cárdenas to Cienfuegos.
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).token(Ms, "B11", 0);
    let scenario = ["B9", "B11", "D13"].into_iter().fold(scenario, |all, at| all.tile(at, "57", 2));
    let scenario = scenario.tile("C10", "8", 2).tile("C12", "20", 1).tile("C14", "57", 1);
    let scenario = scenario.train(Ms, Train::Two).train(Ms, Train::Two).turn(Ms, Step::Run);
    let game = scenario.build();
    assert_eq!(best(&game), 40 + 40);
    assert!(may(&game, ANNA, "run/2,,B9-C10-C12-C14,,/2,,B11-C12-D13,,"));
    let refusal = Refusal::BadRoute { company: Ms, fault: RouteFault::NoWay };
    assert_eq!(refused(&game, ANNA, "run/2,,B9-C10-C12-D13,,"), refusal);
}

/// R165: a harbor at each end and one stop too many: the one delivered to scores 0, and that is
/// not the Isla de Tesoros.
#[test]
fn one_of_two_harbors_scores_nothing() {
    // From the Isla over Pinar del Río, where the mill is, La Habana and Matanzas to A10.
    let scenario = Scenario::four().phase(4).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "14", 0);
    let scenario = scenario.minor(Co, BERTA, 70, "C4").tile("C4", "L58", 1).tile("D3", "8", 3);
    let scenario = scenario.tile("B5", "8", 4).tile("B7", "L44", 0).cubes(Co, 1);
    let scenario = scenario.train(Ms, Train::Four).wagon(Ms, Wagon::One).turn(Ms, Step::Run);
    let mut game = scenario.build();
    assert_eq!(best(&game), 20 + 20 + 30 + 30 + 30);
    let island = "run/4,1,E4-D3-C4-B5-B7-B9-A10,CO1,E4";
    assert_eq!(refused(&game, ANNA, island), Refusal::NotTheBest { best: 130 });
    play(&mut game, ANNA, "run/4,1,E4-D3-C4-B5-B7-B9-A10,CO1,A10");
    assert_eq!(step(&game), (Ms, Step::Dividend { revenue: 130 }));
}

/// R168: of two trains at one harbor the one that has another uses it.
#[test]
fn harbors_are_shared_out() {
    // Guantánamo has a mill and two harbors; Santiago sends the sugar of Bayamo to one of them.
    let scenario = Scenario::four().phase(3).major(Sdc, 70, &[(ANNA, 5)]).token(Sdc, "G26", 0);
    let scenario = scenario.minor(Co, BERTA, 70, "G26").tile("G26", "L53", 0).cubes(Co, 1);
    let scenario = scenario.minor(Dq, BERTA, 70, "F21").tile("F21", "L52", 0).cubes(Dq, 1);
    let scenario = scenario.tile("G24", "621", 2).tile("F23", "8", 5).turn(Sdc, Step::Run);
    let two = |all: Scenario, _| all.train(Sdc, Train::Three).wagon(Sdc, Wagon::One);
    let game = [0, 1].into_iter().fold(scenario, two).build();
    assert_eq!(best(&game), 10 + 20 + 10 + 30 + 10 + 30 + 20 + 30);
    assert!(may(&game, ANNA, "run/3,1,H25-G26-H27,CO1,H27/3,1,H25-G24-F23-F21,DQ1,H25"));
    let refusal = Refusal::BadRoute { company: Sdc, fault: RouteFault::OneHarbor };
    let one = "run/3,1,H25-G26-H27,CO1,H25/3,1,H25-G24-F23-F21,DQ1,H25";
    assert_eq!(refused(&game, ANNA, one), refusal);
}

/// R110, R162: a 4D doubles all values, harbors, too.
#[test]
fn a_double_train_doubles() {
    let scenario = Scenario::four().phase(7).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 2);
    let game = scenario.train(Ms, Train::FourDouble).turn(Ms, Step::Run).build();
    assert_eq!(best(&game), 60);
}

/// MS in Matanzas, a mill in Cárdenas with the harbor A10 beyond it.
fn sugar(train: Train) -> Scenario {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    let scenario = scenario.minor(Co, BERTA, 70, "B11").tile("B11", "L52", 3).cubes(Co, 2);
    scenario.train(Ms, train).wagon(Ms, Wagon::One).turn(Ms, Step::Run)
}

/// R156, R165, R167: a wagon adds a harbor that scores 0; the cube brings 30 and is taken
/// from the warehouse.
#[test]
fn a_wagon_adds_a_harbor() {
    let mut game = sugar(Train::Two).build();
    assert_eq!(best(&game), 70);
    let events = idle(&mut game);
    assert!(events.iter().any(|event| matches!(event, Event::Delivered { .. })));
    assert_eq!(game.table().cubes.of(Co), 1);
}

/// R173: the cubes may be declined though the revenue is lower.
#[test]
fn cubes_may_be_declined() {
    let mut game = sugar(Train::Two).build();
    let without = runs(&game).pop().expect("another run");
    play(&mut game, ANNA, &without);
    assert_eq!(step(&game), (Ms, Step::Dividend { revenue: 50 }));
    assert_eq!(game.table().cubes.of(Co), 2);
}

/// R164: within the range the harbor scores 10, and the cube 30.
#[test]
fn a_harbor_within_range_scores() {
    assert_eq!(best(&sugar(Train::Three).build()), 30 + 20 + 20 + 30, "La Habana is worth more");
    assert_eq!(best(&sugar(Train::Four).phase(4).build()), 30 + 20 + 20 + 10 + 30);
}

/// The lettered example of the rules of VII.10.
fn lettered() -> Scenario {
    let scenario = Scenario::four().phase(5).minor(Co, ANNA, 70, "G26").minor(Dq, ANNA, 70, "F21");
    let scenario = scenario.major(Tss, 70, &[(ANNA, 5)]).major(Sdc, 70, &[(ANNA, 5)]);
    let scenario = scenario.token(Sdc, "G26", 0);
    [
        ("E22", "6", 4),
        ("E24", "208", 1),
        ("F25", "IR26", 2),
        ("F23", "8", 5),
        ("G24", "622", 0),
        ("G26", "L72", 0),
        ("F27", "L64", 0),
        ("G28", "L50", 2),
        ("E26", "L50", 1),
        ("F21", "L72", 2),
        ("G22", "L64", 2),
        ("G20", "L64", 4),
    ]
    .into_iter()
    .fold(scenario, |all, (hex, tile, rotation)| all.tile(hex, tile, rotation))
}

fn lettered_run(scenario: Scenario, company: Company) -> (u16, Cuba18) {
    let mut game = scenario.turn(company, Step::Run).build();
    idle(&mut game);
    let (_, Step::Dividend { revenue }) = step(&game) else { panic!("{:?}", step(&game)) };
    (revenue, game)
}

/// The lettered example, R095, R154, R160, R161, C23, C29: DQ earns 80 and makes two cubes; CO 70 + 70 + 40 = 180
/// and three, its two trains meeting in a field.
#[test]
fn the_minors_of_the_lettered_example() {
    let (revenue, game) = lettered_run(lettered().train(Dq, Train::FiveNarrow), Dq);
    assert_eq!((revenue, game.table().cubes.of(Dq)), (80, 2));
    let scenario = lettered().train(Co, Train::FourNarrow).train(Co, Train::FourNarrow);
    let (revenue, game) = lettered_run(scenario.machines(Co, 2, 2), Co);
    assert_eq!((revenue, game.table().cubes.of(Co)), (180, 3));
}

/// The lettered example, R087, R096: TSS runs 180 without sugar.
#[test]
fn tss_of_the_lettered_example() {
    let scenario = lettered().train(Tss, Train::Five).wagon(Tss, Wagon::One).cubes(Dq, 1);
    let game = scenario.turn(Tss, Step::Run).build();
    // The example's other run delivers in A for 180; with O added to this one it would be 210.
    let delivers = "run/5,1,G24-F23-F21-E22-E24-D23,DQ1,D23";
    assert_eq!(refused(&game, ANNA, delivers), Refusal::NotTheBest { best: 210 });
    let mut game = game;
    play(&mut game, ANNA, "run/5,,G24-F23-F21-E22-E24-F25-G26,,");
    assert_eq!(step(&game), (Tss, Step::Dividend { revenue: 180 }));
}

/// The lettered example: the runs of the example's last major earn 300; the best is 310, and must be claimed.
#[test]
fn sdc_of_the_lettered_example() {
    let scenario = lettered().train(Sdc, Train::Four).train(Sdc, Train::Four).cubes(Co, 2);
    let (revenue, _) = lettered_run(scenario.wagon(Sdc, Wagon::Two), Sdc);
    assert_eq!(revenue, 310);
}
