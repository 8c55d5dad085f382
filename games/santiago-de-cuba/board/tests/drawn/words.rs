//! Every event, refusal and thing has words in every language.

use std::path::Path;

use art::Chronicle as _;
use santiago_de_cuba_board::Ships;
use santiago_de_cuba_rules::components::{Building, Flower, Item, Station};
use santiago_de_cuba_rules::{Ending, Purchase, Santiago, scenario};
use tabletop::{Cites, Game, Tell};
use testkit::sentences::{Sentences, agreements, chapters, literals, of_sets};

/// The ids that are put together.
fn composed() -> Vec<String> {
    let mut ids: Vec<String> = of_sets::<Item>(&["item", "good"]).collect();
    ids.extend(of_sets::<Building>(&["building", "to", "the", "does"]));
    ids.extend(of_sets::<Purchase>(&["casino"]));
    ids.extend(of_sets::<Station>(&["station", "drive", "brings"]));
    ids.extend(of_sets::<Flower>(&["flower", "quarter"]));
    ids.extend(of_sets::<Ending>(&["ending"]));
    let crumbs = ["aside", "drive", "take", "give", "claim", "walk", "use", "deliver"];
    let more = ["cuban", "gift", "purchase", "step", "nobody", "wood"];
    ids.extend(crumbs.iter().chain(&more).map(|word| format!("crumb-{word}")));
    let later = ["aside", "drive", "claim", "walk", "use", "deliver"];
    ids.extend(later.map(|verb| format!("when-{verb}")));
    ids.extend(chapters(9));
    // Pages say what decides a tie.
    ids.push("points-tie".to_owned());
    ids.extend(Ships.sources().iter().map(|source| format!("source-{source}")));
    ids.extend(agreements(&Santiago::PROFILE));
    ids
}

fn sentences() -> Sentences {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let events = scenario::events().into_iter().map(|event| event.message()).collect::<Vec<_>>();
    let refusals = scenario::refusals();
    let cited = refusals.iter().map(Cites::cites).collect();
    let refusals = refusals.iter().map(Tell::message);
    Sentences {
        file: santiago_de_cuba_board::locale,
        messages: events.into_iter().chain(refusals).collect(),
        composed: composed().into_iter().collect(),
        cited,
        literals: literals(&[&here.join("src"), &here.join("../rules/src/words.rs")]),
        kinds: &[
            "event-", "refusal-", "ask-", "wait-", "choose-", "crumb-", "rules-", "die-", "house-",
            "ship-",
        ],
        no_ids: &["die-side", "ship-name"],
        by_key: &[],
    }
}

#[test]
fn every_sentence_is_there_and_said() {
    assert_eq!(sentences().complaints(), Vec::<String>::new());
}

#[test]
fn a_sentence_reads_well_in_every_language() {
    let said = sentences().said();
    assert!(!said.contains('{'), "{said}");
    insta::assert_snapshot!(said);
}
