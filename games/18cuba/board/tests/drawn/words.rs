//! Every event, refusal and thing has words in every language.

use std::path::Path;

use cuba18_rules::action::{Reply, Shop, Source};
use cuba18_rules::{Cuba18, Ending};
use cuba18_track::{Company, Gauge, Hex, HexKind, Side};
use tabletop::{Cites, Game, Tell};
use testkit::sentences::{Sentences, agreements, chapters, literals, numbered, of_sets};

use crate::samples::{events, refusals};

/// The ids that are put together.
fn composed() -> Vec<String> {
    let mut ids: Vec<String> = of_sets::<Company>(&["name"]).collect();
    ids.extend(of_sets::<Source>(&["source", "from", "pile", "short"]));
    ids.extend(of_sets::<Ending>(&["ending"]));
    ids.extend(of_sets::<HexKind>(&["kind"]));
    ids.extend(of_sets::<Side>(&["side"]));
    ids.extend(of_sets::<Gauge>(&["joins"]));
    ids.extend(of_sets::<Shop>(&["shop"]));
    ids.extend(of_sets::<Reply>(&["choose-answer"]));
    ids.extend(numbered("phase", 7));
    ids.extend(numbered("commissioner", 6).chain(numbered("concession", 6)));
    ids.extend(chapters(10));
    ids.extend(["commissioner", "concession", "benefit"].map(|kind| format!("chip-{kind}")));
    ids.extend(["round", "quiet", "float", "pay", "keep"].map(|kind| format!("intent-{kind}")));
    let named = Hex::all().filter(|hex| hex.name().is_some());
    ids.extend(named.map(|hex| format!("hex-{}", hex.id())));
    // The first words of all decisions that are not whole at once.
    let verbs = "bid concession convert found buy sell benefit home lay commission station run train \
                 trade wagon deal raise";
    ids.extend(verbs.split_whitespace().map(|verb| format!("crumb-{verb}")));
    ids.extend(agreements(&Cuba18::PROFILE));
    ids.push("score".to_owned());
    ids
}

fn sentences() -> Sentences {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let events = events().into_iter().map(|event| event.message()).collect::<Vec<_>>();
    let refusals = refusals();
    let cited = refusals.iter().map(Cites::cites).collect();
    let refusals = refusals.iter().map(Tell::message);
    Sentences {
        file: cuba18_board::locale,
        messages: events.into_iter().chain(refusals).collect(),
        composed: composed().into_iter().collect(),
        cited,
        literals: literals(&[&here.join("src"), &here.join("../rules/src/words.rs")]),
        kinds: &["event-", "refusal-", "ask-", "wait-", "choose-", "crumb-", "rules-", "tell-"],
        no_ids: &[],
        by_key: &["company", "hex", "tile", "train", "wagon"],
    }
}

#[test]
fn every_sentence_is_there_and_said() {
    assert_eq!(sentences().complaints(), Vec::<String>::new());
}

#[test]
fn a_sentence_reads_well_in_both_languages() {
    let said = sentences().said();
    assert!(!said.contains('{'), "{said}");
    insta::assert_snapshot!(said);
}
