//! Routes given by hand, click after click.

use cuba18_rules::action::GivenRoute;
use cuba18_rules::round::{Purchases, Step};
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Action, Cuba18, Event};
use cuba18_track::Company::{self, Ms};
use cuba18_track::{Cubes, Train};
use tabletop::{Game, Reading, read};

use crate::samples::{ANNA, hex};
use crate::stage::{seen, text, unaided, values, watched};

/// MS in Matanzas, with track to La Habana in the west and Cárdenas in the east.
fn scene() -> Scenario {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    scenario.tile("B11", "57", 1).train(Ms, Train::Two).train(Ms, Train::Two)
}

/// CO's mill in Guantánamo with a field east of it and two machines of 40.
fn mill() -> Cuba18 {
    let scenario = Scenario::four().minor(Company::Co, ANNA, 80, "G26").tile("G26", "L60", 3);
    let scenario = scenario.tile("G28", "L49", 2).train(Company::Co, Train::TwoNarrow);
    scenario.machines(Company::Co, 3, 2).turn(Company::Co, Step::Run).build()
}

fn matanzas() -> Cuba18 {
    scene().turn(Ms, Step::Run).build()
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
    // Two trains of a kind are no question.
    let starts = ways(&game, "run/~");
    assert!(starts.contains(&"run/~2,,B9".to_owned()), "{starts:?}");
    let on = ways(&game, "run/~2,,B9");
    assert!(on.contains(&"run/~2,,B9-B11".to_owned()) && on.contains(&"run/~2,,B9-B7".to_owned()));
    let map = seen(&game, ANNA, "run/~2,,B9").board.into_string();
    let whys = values(&map, "data-why");
    assert!(whys.iter().any(|why| why.contains("track")), "{whys:?}");
    assert!(whys.iter().all(|why| why.ends_with("(VII.2)")), "{whys:?}");
    let short = text(seen(&game, ANNA, "run/~2,,B9").choices);
    assert!(short.contains("A route has at least two stops. (VII.2)"), "{short}");
}

#[test]
fn what_the_rules_allow_is_accepted_and_nothing_else() {
    let game = matanzas();
    // One train alone leaves the other idle, and two earn more.
    let one = text(seen(&game, ANNA, "run/~2,,B9-B11").choices);
    assert!(one.contains("earns $40 so far") && one.contains("on to the next train"), "{one}");
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
    assert!(!alone.board.into_string().contains("class=\"route"));
    assert!(text(alone.question).contains("Where does the route begin?"), "at once");
    let choices = alone.choices.into_string();
    assert!(!choices.contains("data-sure") && !choices.contains("class=\"runs\""), "{choices}");
    // That there is more to earn is told, but not how much.
    let [told, alone] =
        [seen, unaided].map(|look| text(look(&game, ANNA, "run/~2,,B9-B11").choices));
    assert!(told.contains("earns $90"), "{told}");
    assert!(alone.contains("Another run earns more,") && !alone.contains("$90"), "{alone}");
}

/// Whoever steps back to a route that is done is asked for the next one; without
/// aids nothing is told then, either, whether the route belongs to the best run or not.
#[test]
fn stepping_back_keeps_what_is_done() {
    let game = matanzas();
    for picked in ["run/2,,B9-B11,,", "run/2,,B11-B9,,"] {
        let alone = unaided(&game, ANNA, picked);
        assert!(text(alone.question).contains("Where does the route begin?"), "{picked}");
        let choices = alone.choices.into_string();
        assert!(!choices.contains("data-sure") && !choices.contains("class=\"runs\""), "{choices}");
        let aided = seen(&game, ANNA, picked).question.into_string();
        assert!(aided.contains("question yours"), "{picked}: {aided}");
    }
}

/// A train that is the only one is not asked for, and machines count on the button.
#[test]
fn a_minor_by_hand_earns_what_its_machines_add() {
    let game = mill();
    let begun = seen(&game, ANNA, "run/~");
    assert!(text(begun.question).contains("Where does the route begin?"));
    let best = text(seen(&game, ANNA, "").choices);
    let given = text(seen(&game, ANNA, "run/~2n,,G26-G28").choices);
    for told in [best, given] {
        assert!(told.contains("Run for $110"), "20 and 10, and two machines: {told}");
    }
}

/// Whoever watches sees the run until the company's turn is over.
#[test]
fn everybody_sees_the_latest_run() {
    let ran = |company: Company| {
        let path = ["B9", "B11"].map(hex).to_vec();
        let route =
            GivenRoute { train: Train::Two, wagon: None, path, cubes: Cubes::NONE, harbor: None };
        vec![Event::Ran { company, revenue: 40, routes: vec![route] }]
    };
    let at = |step: Step| scene().turn(Ms, step).build();
    let drawn = |game: &Cuba18, company: Company| {
        let board = watched(game, &ran(company)).board.into_string();
        (board.contains("class=\"route route-0\""), board.contains("route-mark-0"))
    };
    let income = at(Step::Dividend { revenue: 40 });
    assert_eq!(drawn(&income, Ms), (true, true));
    assert_eq!(drawn(&at(Step::Trains(Purchases::default())), Ms), (true, false), "lines only");
    assert_eq!(drawn(&income, Company::Npp), (false, false), "another company's");
    assert_eq!(drawn(&at(Step::Run), Ms), (false, false), "of the round before");
    assert!(!watched(&income, &[]).board.into_string().contains("class=\"route"));
}

/// VII.2: a route begins where the company's track leads, not on track of others.
#[test]
fn a_route_begins_on_the_company_s_own_track() {
    let starts = |game: &Cuba18| ways(game, "run/~");
    assert!(starts(&matanzas()).contains(&"run/~2,,B11".to_owned()));
    let far = scene().tile("D23", "57", 0).turn(Ms, Step::Run).build();
    let far = starts(&far);
    assert!(!far.iter().any(|start| start.ends_with("D23")), "{far:?}");
    assert!(far.iter().any(|start| start.ends_with("B9")), "{far:?}");
}
