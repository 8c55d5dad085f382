//! §VII.9 to §VII.11, §X, §XI: single rules of running on small boards.

use cuba18_track::{Area, Company, Cubes, Given, Hex, Run, Wagon, begins, best_run};

use crate::examples::{board, hex, order};

fn brings(run: &Run) -> Vec<u16> {
    run.routes.iter().flat_map(|route| route.stops.iter().map(|stop| stop.value)).collect()
}

/// R165: beyond the range a harbor scores nothing and takes the sugar.
#[test]
fn an_added_harbor_scores_nothing() {
    let board = board(Area::Full, "B9 L66 0", "B7 FC 1, B9 CO, B9 MS");
    let mut two = order("MS 5: 2, 1");
    assert_eq!(best_run(&board, &two).revenue, 60);
    two.cubes = Cubes::NONE.with(Company::Co, 2);
    let run = best_run(&board, &two);
    assert_eq!(run.revenue, 90);
    assert_eq!(run.routes[0].harbor, Some(hex("A8")));
    assert_eq!(brings(&run).iter().filter(|&&value| value == 0).count(), 1);
    let mut three = order("MS 5: 3, 1");
    three.cubes = two.cubes;
    let run = best_run(&board, &three);
    assert_eq!(run.revenue, 100);
    assert!(!brings(&run).contains(&0));
}

/// R162: a 4D doubles every stop, harbors too, and takes no wagon.
#[test]
fn a_double_train_doubles_harbors_and_carries_nothing() {
    let board = board(Area::Full, "B9 L66 0", "B7 FC 1, B9 CO, B9 MS");
    let mut double = order("MS 7: 4D, 3");
    double.cubes = Cubes::NONE.with(Company::Co, 3);
    let run = best_run(&board, &double);
    assert_eq!(run.revenue, 140);
    assert_eq!(run.routes[0].wagon, None);
}

/// R154: narrow track that meets a harbor's arrow leads nowhere.
#[test]
fn minors_do_not_run_to_harbors() {
    for rotation in 0..6 {
        let board = board(Area::Full, &format!("B9 L66 {rotation}"), "B7 FC 1, B9 CO");
        assert_eq!(best_run(&board, &order("CO 5: 5n")), Run::default(), "rotation {rotation}");
    }
}

/// R153: a plus train passes one full city with an FC token free.
#[test]
fn a_plus_train_passes_one_token_free() {
    let board = board(
        Area::Full,
        "B9 57 1, B11 14 0, B13 8 5, C14 15 0",
        "B7 FC 1, B9 MS, B11 CVC, B11 FC",
    );
    assert_eq!(best_run(&board, &order("MS 4: 4+")).revenue, 110);
    let mut plain = order("MS 4: 4");
    assert_eq!(best_run(&board, &plain).revenue, 80);
    plain.rent = 1;
    let run = best_run(&board, &plain);
    assert_eq!(run.revenue, 110);
    assert_eq!(run.routes[0].rentals, [hex("B11")]);
}

/// Rentals are counted over all trains; a full city is a free end.
#[test]
fn rentals_are_counted_over_all_trains() {
    let board = board(
        Area::Full,
        "B9 57 1, B11 14 0, B13 8 5, C14 15 0",
        "B7 FC 1, B9 MS, B11 CVC, B11 FC, C14 MS",
    );
    let mut pair = order("MS 4: 3 2");
    // B7 - B9 - B11 and B11 - C14.
    assert_eq!(best_run(&board, &pair).revenue, 140);
    pair.rent = 2;
    assert_eq!(best_run(&board, &pair).revenue, 140);
}

/// R172: Isla de Tesoros counts 20, from phase 5 on 40.
#[test]
fn the_island_is_worth_more_from_phase_five() {
    let board = board(Area::Full, "C4 57 0, D3 8 3", "C4 MS");
    assert_eq!(best_run(&board, &order("MS 4: 2")).revenue, 40);
    assert_eq!(best_run(&board, &order("MS 5: 2")).revenue, 60);
    assert_eq!(best_run(&board, &order("MS 7: 4D")).revenue, 120);
}

/// R242, rulings C27 and C28: a red place counts by phase, ends routes and takes sugar.
#[test]
fn a_red_place_counts_by_phase_and_takes_sugar() {
    let east = board(Area::East, "D19 57 1, D17 9 1", "D19 NPP");
    let values =
        [2, 3, 5, 7].map(|phase| best_run(&east, &order(&format!("NPP {phase}: 2"))).revenue);
    assert_eq!(values, [40, 50, 60, 70]);
    let mill = board(Area::East, "D19 L66 0, D17 9 1", "D19 NPP, D19 CO");
    let mut wagon = order("NPP 3: 2, 2");
    wagon.cubes = Cubes::NONE.with(Company::Co, 3);
    let run = best_run(&mill, &wagon);
    assert_eq!(run.revenue, 120);
    assert_eq!((run.routes[0].harbor, run.routes[0].wagon), (Some(hex("D15")), Some(Wagon::Two)));
    let medium = board(Area::Medium, "B9 57 1", "B9 MS");
    assert_eq!(best_run(&medium, &order("MS 7: 2")).revenue, 100);
}

/// R243: the dark green tile is a field of 20 at the end of narrow track.
#[test]
fn the_dark_green_field_serves_minors() {
    let east = board(Area::East, "D19 L53 4, C18 L49 0", "D19 CO");
    assert_eq!(best_run(&east, &order("CO 3: 3n")).revenue, 50);
    assert_eq!(best_run(&east, &order("CO 3: 2n")).revenue, 30);
}

/// R163: one train visits one city of La Habana, two trains two.
#[test]
fn one_train_visits_la_habana_once() {
    let board =
        board(Area::Full, "B7 L45 0, B9 619 0, C8 7 1, C4 57 0, B5 8 4", "B7 Oe, B9 Oe, B7 FC 1");
    let one = best_run(&board, &order("Oe 5: 6"));
    let visits = |run: &Run| {
        run.routes
            .iter()
            .map(|route| route.stops.iter().filter(|stop| stop.hex == hex("B7")).count())
            .max()
    };
    assert!(visits(&one) <= Some(1));
    let two = best_run(&board, &order("Oe 5: 6 6"));
    assert!(visits(&two) <= Some(1));
    assert!(two.revenue > one.revenue);
}

/// A large wagon loads at several mills.
#[test]
fn a_wagon_loads_at_several_mills() {
    let board = board(Area::Full, "B9 L66 5, B11 L66 0", "B9 CO, B9 MS, B11 DQ, B7 FC 1");
    let mut run = order("MS 6: 4, 3");
    run.cubes = Cubes::NONE.with(Company::Co, 2).with(Company::Dq, 1);
    let best = best_run(&board, &run);
    assert_eq!(best.revenue, 30 + 30 + 30 + 10 + 90, "{best:?}");
    assert_eq!(best.cubes(), run.cubes);
}

/// A company without a station, track or train earns nothing.
#[test]
fn nothing_runs_without_a_station() {
    let board = board(Area::Full, "B9 57 1", "B7 FC 1");
    assert_eq!(best_run(&board, &order("MS 2: 2")), Run::default());
}

/// §VII.2: a route may begin where the train gets to a station of its company, and nowhere else.
#[test]
fn a_route_begins_where_its_train_gets_to_a_station() {
    let board = board(Area::Full, "B9 57 1, B11 57 1", "B7 FC 1, B9 MS");
    let far = order("MS 2: 2");
    let starts = |done: &[Given]| -> Vec<&str> {
        let train = far.trains[0];
        let all = Hex::all().filter(|&hex| begins(&board, &far, (train, done), hex));
        all.map(Hex::id).collect()
    };
    assert_eq!(starts(&[]), ["B7", "B9", "B11"]);
    let path = vec![hex("B9"), hex("B11")];
    let train = far.trains[0];
    let done = Given { train, wagon: None, path, cubes: Cubes::NONE, harbor: None };
    assert_eq!(starts(&[done]), ["B7", "B9"], "its track is in use");
    for route in best_run(&board, &far).routes {
        assert!(begins(&board, &far, (train, &[]), route.path[0]));
    }
}
