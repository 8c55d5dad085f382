//! Every event, refusal and thing has words in every language.

use std::path::Path;

use art::Chronicle as _;
use boxes::Contents as _;
use cuba_board::Rounds;
use cuba_rules::components::{
    Act, Berth, Building, Character, Favor, Field, Group, Item, Raw, Side,
};
use cuba_rules::data::Data;
use cuba_rules::{Cuba, scenario};
use tabletop::{Cites, Game, Tell};
use testkit::sentences::{Sentences, agreements, chapters, literals, of_sets};

/// The ids that are put together.
fn composed() -> Vec<String> {
    let mut ids: Vec<String> = of_sets::<Item>(&["item", "good"]).collect();
    ids.extend(of_sets::<Raw>(&["of"]));
    ids.extend(of_sets::<Building>(&["building", "the", "does"]));
    ids.extend(of_sets::<Act>(&["act", "explains", "brief"]));
    ids.extend(of_sets::<Character>(&["character", "card", "plays"]));
    ids.extend(["architect", "foreman", "mayor"].map(|card| format!("idles-{card}")));
    ids.extend(of_sets::<Field>(&["field"]));
    ids.extend(of_sets::<Berth>(&["berth"]));
    ids.extend(of_sets::<Group>(&["group", "none"]));
    ids.extend(of_sets::<Favor>(&["favor"]));
    let later = ["play", "move", "harvest", "buy", "sell", "build", "use", "load", "bid", "enact"];
    ids.extend(later.map(|verb| format!("when-{verb}")));
    let verbs = [
        "plantation",
        "buy",
        "sell",
        "take",
        "build",
        "use",
        "load",
        "pay",
        "give",
        "bid",
        "enact",
        "play",
        "move",
        "harvest",
        "delegate",
        "pass",
    ];
    ids.extend(verbs.iter().map(|verb| format!("verb-{verb}")));
    let crumbs = verbs.iter().filter(|verb| !["pay", "pass"].contains(verb));
    ids.extend(crumbs.map(|verb| format!("crumb-{verb}")));
    let sets = ["berth", "ship", "item", "raw", "material", "none"];
    ids.extend(sets.map(|set| format!("crumb-{set}")));
    ids.extend(of_sets::<Side>(&["side"]));
    ids.extend(chapters(14));
    let stands = ["ahead", "level", "level-first", "level-later"];
    ids.extend(stands.iter().flat_map(|id| [format!("bid-{id}"), format!("stands-{id}")]));
    // Pages say what decides a tie.
    ids.push("points-tie".to_owned());
    ids.extend(Rounds.sources().iter().map(|source| format!("source-{source}")));
    ids.extend(agreements(&Cuba::PROFILE));
    ids.extend(["plantations", "empty-tax"].map(|rule| format!("rule-{rule}-about")));
    ids
}

fn sentences(data: &Data) -> Sentences {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let told = |event| cuba_board::event(&event, data);
    let events = scenario::events().into_iter().map(told).collect::<Vec<_>>();
    let refusals = scenario::refusals();
    let cited = refusals.iter().map(Cites::cites).collect();
    let refusals = refusals.iter().map(Tell::message);
    Sentences {
        file: cuba_board::locale,
        messages: events.into_iter().chain(refusals).collect(),
        composed: composed().into_iter().collect(),
        cited,
        literals: literals(&[&here.join("src"), &here.join("../rules/src/words.rs")]),
        kinds: &[
            "event-", "refusal-", "ask-", "wait-", "choose-", "crumb-", "rules-", "pass-",
            "title-", "votes-", "favor-", "verb-", "pay-", "for-", "ground-", "sea-", "tile-",
        ],
        no_ids: &["tile-face", "tile-name"],
        by_key: &[],
    }
}

#[test]
fn every_sentence_is_there_and_said() {
    for data in scenario::boxes() {
        assert_eq!(sentences(data).complaints(), Vec::<String>::new());
    }
}

#[test]
fn a_sentence_reads_well_in_every_language() {
    let said = sentences(Data::shelf().built_in()).said();
    assert!(!said.contains('{'), "{said}");
    insta::assert_snapshot!(said);
}

/// Acts are told with the numbers of the box that is played with.
#[test]
fn acts_are_told_as_they_are_printed() {
    let [ours, other] = scenario::boxes().map(|data| sentences(data).said());
    assert!(ours.contains("The bills: Tax of 5 pesos, Duty of 2 crops"), "{ours}");
    assert!(other.contains("The bills: Tax of 7 pesos, Duty of 2 crops"), "{other}");
    assert!(other.contains("Die Vorschläge: Steuer von 7 Pesos"), "{other}");
}
