//! Routes given by hand, click after click.

use cuba18::round::Step;
use cuba18::scenario::Scenario;
use cuba18::{Action, Cuba18};
use rails::Company::Ms;
use rails::Train;
use tabletop::{Game, Reading, read};

use crate::samples::ANNA;
use crate::stage::{seen, text, unaided, values};

/// MS in Matanzas, with track to La Habana in the west and Cárdenas in the east.
fn matanzas() -> Cuba18 {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    let scenario = scenario.tile("B11", "57", 1).train(Ms, Train::Two).train(Ms, Train::Two);
    scenario.turn(Ms, Step::Run).build()
}

/// Where a click on a hex of the map leads, by the last hex of the route.
fn ways(game: &Cuba18, picked: &str) -> Vec<String> {
    let map = seen(game, ANNA, picked).board.into_string();
    values(&map, "data-crumb")
}

#[test]
fn a_route_grows_hex_by_hex_and_says_why_it_does_not() {
    let game = matanzas();
    let begin = seen(&game, ANNA, "").choices.into_string();
    assert!(values(&begin, "data-crumb").contains(&"run/~".to_owned()));
    let trains = seen(&game, ANNA, "run/~").choices.into_string();
    assert!(values(&trains, "data-crumb").contains(&"run/~2,,".to_owned()));
    let starts = ways(&game, "run/~2,,");
    assert!(starts.contains(&"run/~2,,B9".to_owned()), "{starts:?}");
    let on = ways(&game, "run/~2,,B9");
    assert!(on.contains(&"run/~2,,B9-B11".to_owned()) && on.contains(&"run/~2,,B9-B7".to_owned()));
    let map = seen(&game, ANNA, "run/~2,,B9").board.into_string();
    let whys = values(&map, "data-why");
    assert!(whys.iter().any(|why| why.contains("track")), "{whys:?}");
    let short = text(seen(&game, ANNA, "run/~2,,B9").choices);
    assert!(short.contains("A route has at least two stops."), "{short}");
}

#[test]
fn what_the_rules_allow_is_accepted_and_nothing_else() {
    let game = matanzas();
    // One train alone leaves the other idle, and two earn more.
    let one = text(seen(&game, ANNA, "run/~2,,B9-B11").choices);
    assert!(one.contains("earns $40 so far") && one.contains("the next one"), "{one}");
    let whole = |picked: &str| {
        let choices = seen(&game, ANNA, picked).choices.into_string();
        values(&choices, "data-answer").pop()
    };
    assert_eq!(whole("run/~2,,B9-B11"), None);
    let done = seen(&game, ANNA, "run/~2,,B9-B11").choices.into_string();
    let next = values(&done, "data-crumb").into_iter().find(|path| path.ends_with("/~"));
    assert_eq!(next.as_deref(), Some("run/2,,B9-B11,,/~"));
    let path = whole("run/2,,B9-B11,,/~2,,B9-B7").expect("both trains run");
    let Ok(Reading::Whole(action)) = read::<Action>(&path) else { panic!("{path}") };
    assert_eq!(game.check(ANNA, &action), Ok(()));
}

/// At a table without aids nobody is told the best run.
#[test]
fn without_aids_routes_are_given_by_hand() {
    let game = matanzas();
    let aided = seen(&game, ANNA, "");
    assert!(aided.board.into_string().contains("class=\"run\""), "the best run is drawn");
    let alone = unaided(&game, ANNA, "");
    assert!(!alone.board.into_string().contains("class=\"run\""));
    let choices = alone.choices.into_string();
    assert!(!choices.contains("data-sure") && !choices.contains("class=\"runs\""), "{choices}");
    assert!(values(&choices, "data-crumb").contains(&"run/~".to_owned()));
}
