//! Every event, refusal and thing has words in every language.

use std::path::Path;

use tabletop::{Cites, Game, Seat, Tell};
use testkit::sentences::{Sentences, agreements, chapters, literals, of_sets};
use {{snake}}_rules::{Ending, Event, Refusal, {{type}}};

const ANNA: Seat = Seat::new(0);

fn sentences() -> Sentences {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let events = [
        Event::Started { seat: ANNA },
        Event::Took { seat: ANNA, count: 2 },
        Event::Ended { ending: Ending::Heap },
    ];
    let refusals = [
        Refusal::NotYourTurn,
        Refusal::NoChance,
        Refusal::BadCount { most: 3 },
        Refusal::HeapTooSmall { left: 1 },
    ];
    let events = events.map(|event| event.message());
    let cited = refusals.iter().map(Cites::cites).collect();
    let refusals = refusals.map(|refusal| refusal.message());
    let endings = of_sets::<Ending>(&["ending"]);
    let composed = agreements(&{{type}}::PROFILE).chain(["crumb-take".to_owned()]);
    Sentences {
        file: {{snake}}_board::locale,
        messages: events.into_iter().chain(refusals).collect(),
        composed: endings.chain(chapters(3)).chain(composed).collect(),
        cited,
        literals: literals(&[&here.join("src"), &here.join("../rules/src")]),
        kinds: &["event-", "refusal-", "ask-", "wait-", "choose-", "crumb-", "rules-"],
        no_ids: &[],
        by_key: &[],
    }
}

#[test]
fn every_sentence_is_there_and_said() {
    assert_eq!(sentences().complaints(), Vec::<String>::new());
    assert!(!sentences().said().contains('{'));
}
