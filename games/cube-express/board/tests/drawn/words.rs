//! Every event, refusal and thing has words in every language.

use std::path::Path;

use art::Chronicle as _;
use cube_express_board::Rounds;
use cube_express_rules::components::{Conversion, Counts, Sort};
use cube_express_rules::{CubeExpress, Ending, Loco, Resource, Side, Waste, scenario};
use locale::{Language, Words};
use tabletop::{Cites, Game, Key as _, Tell};
use testkit::sentences::{Sentences, agreements, chapters, literals, of_sets};

/// The ids that are put together.
fn composed() -> Vec<String> {
    let mut ids: Vec<String> = of_sets::<Resource>(&["item", "good"]).collect();
    ids.extend(of_sets::<Loco>(&["loco"]));
    ids.extend(of_sets::<Conversion>(&["conversion"]));
    ids.extend(of_sets::<Sort>(&["tile", "name", "from", "to"]));
    ids.extend(of_sets::<Ending>(&["ending"]));
    ids.extend(of_sets::<Side>(&["side"]));
    ids.extend(of_sets::<Counts>(&["goal", "counts", "short"]));
    ids.extend(["name-middle", "from-middle", "to-middle"].map(str::to_owned));
    ids.extend(["n", "e", "s", "w"].map(|side| format!("compass-{side}")));
    ids.extend(["nine-stations", "nine-shares"].map(str::to_owned));
    let crumbs =
        ["lay", "discard", "build", "release", "drive", "loco", "deliver", "market", "drop"];
    let sets = ["tile", "back", "place", "column", "seat", "goal", "resource"];
    let ends = ["none", "bet", "keep"];
    let crumbs = crumbs.iter().chain(&sets).chain(&ends);
    ids.extend(crumbs.map(|word| format!("crumb-{word}")));
    ids.extend(["lay", "drive", "market"].map(|verb| format!("when-{verb}")));
    ids.extend(of_sets::<Waste>(&["waste"]));
    ids.extend(chapters(10));
    // Pages say what decides a tie.
    ids.push("points-tie".to_owned());
    ids.extend(Rounds.sources().iter().map(|source| format!("source-{source}")));
    ids.extend(agreements(&CubeExpress::PROFILE));
    let switches = CubeExpress::PROFILE.switches.iter();
    ids.extend(switches.map(|switch| format!("rule-{}-about", switch.name)));
    ids
}

fn sentences() -> Sentences {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let events = scenario::events().into_iter().map(|event| event.message()).collect::<Vec<_>>();
    let refusals = scenario::refusals();
    let cited = refusals.iter().map(Cites::cites).collect();
    let refusals = refusals.iter().map(Tell::message);
    Sentences {
        file: cube_express_board::locale,
        messages: events.into_iter().chain(refusals).collect(),
        composed: composed().into_iter().collect(),
        cited,
        literals: literals(&[&here.join("src"), &here.join("../rules/src/words.rs")]),
        kinds: &[
            "event-", "refusal-", "ask-", "wait-", "choose-", "crumb-", "rules-", "gives-", "city-",
        ],
        no_ids: &["gives-number"],
        by_key: &[],
    }
}

#[test]
fn every_sentence_is_there_and_said() {
    assert_eq!(sentences().complaints(), Vec::<String>::new());
}

/// Four goals stand side by side on a phone.
#[test]
fn a_goal_is_short_where_there_is_little_room() {
    for &language in Language::ALL {
        let words = Words::new(language, &[cube_express_board::locale(language)]);
        for id in of_sets::<Counts>(&["short"]) {
            let length = words.text(&id).chars().count();
            assert!((4..=12).contains(&length), "{id}: {length}");
        }
    }
}

#[test]
fn a_sentence_reads_well_in_every_language() {
    let said = sentences().said();
    assert!(!said.contains('{'), "{said}");
    insta::assert_snapshot!(said);
}
