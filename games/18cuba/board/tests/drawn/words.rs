//! Every event, refusal and thing has words in every language.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use art::{Board, Chronicle as _};
use cuba18_board::{Island, Rounds, hint};
use cuba18_rules::action::{Reply, Shop, Source};
use cuba18_rules::{Cuba18, Ending, Refusal};
use cuba18_track::{Area, Company, Gauge, HexKind, Side};
use locale::{Language, outline};
use tabletop::{Cites, Game, Key, Tell, Term, spelled};
use testkit::sentences::{Sentences, agreements, chapters, literals, numbered, of_sets};

use crate::samples::{actions, events, refusals};

/// Why what was decided ahead ends.
const ENDED: [&str; 16] = [
    "won",
    "gone",
    "round",
    "concession",
    "market",
    "sold",
    "auction",
    "floated",
    "owned",
    "price",
    "cash",
    "no-share",
    "laid",
    "illegal",
    "director",
    "income",
];

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
    ids.extend(["yellow", "green", "brown", "gray"].map(|color| format!("phase-{color}")));
    ids.extend(numbered("commissioner", 6).chain(numbered("concession", 6)));
    ids.extend(chapters(10));
    ids.extend(["commissioner", "concession", "benefit"].map(|kind| format!("chip-{kind}")));
    let kinds = [
        "round",
        "quiet",
        "calm",
        "bid",
        "float",
        "own",
        "lay",
        "pay",
        "keep",
        "lead",
        "bid-number",
        "own-number",
    ];
    ids.extend(kinds.map(|kind| format!("intent-{kind}")));
    ids.extend(ENDED.map(|reason| format!("intent-over-{reason}")));
    ids.extend(of_sets::<Area>(&["layout-map"]));
    ids.extend(["best-run", "best-run-about"].map(str::to_owned));
    ids.extend(crumbs());
    let verbs = ["bid", "concession", "found", "convert", "buy", "sell", "lay", "station"];
    let verbs = verbs.into_iter().chain(["train", "wagon"]);
    ids.extend(verbs.map(|verb| format!("when-{verb}")));
    ids.extend(Rounds.sources().iter().map(|source| format!("source-{source}")));
    ids.extend(agreements(&Cuba18::PROFILE));
    // Each switch is explained in a sentence with its chapters.
    ids.extend(Cuba18::PROFILE.switches.iter().map(|switch| format!("rule-{}-about", switch.name)));
    ids.extend(["score", "aids-off-means"].map(str::to_owned));
    ids
}

/// What the words are called that a path is begun with, and a route given by hand.
fn crumbs() -> BTreeSet<String> {
    let mut ids = BTreeSet::from(["crumb-unlisted".to_owned()]);
    for action in actions() {
        let path = spelled(&action);
        // The last word makes the decision: it is never among what was picked.
        let last = path.terms().count() - 1;
        for (index, (word, term)) in path.terms().enumerate() {
            ids.extend(match term {
                Term::Verb if index < last => Some(format!("crumb-{word}")),
                // Those whose name alone says little.
                Term::Of(set @ ("sum" | "card" | "tile" | "shares" | "route")) => {
                    Some(format!("crumb-{set}"))
                }
                Term::Verb | Term::Of(_) | Term::Number => None,
            });
        }
    }
    ids
}

fn sentences() -> Sentences {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let events = events().into_iter().map(|event| event.message()).collect::<Vec<_>>();
    let refusals = refusals();
    let cited = refusals.iter().map(Cites::cites).collect();
    let told = |refusal: &Refusal| [Some(refusal.message()), hint(refusal)].into_iter().flatten();
    let refusals = refusals.iter().flat_map(told);
    Sentences {
        file: Island::locale,
        messages: events.into_iter().chain(refusals).collect(),
        composed: composed().into_iter().collect(),
        cited,
        literals: literals(&[&here.join("src"), &here.join("../rules/src/words.rs")]),
        kinds: &[
            "event-", "refusal-", "hint-", "ask-", "wait-", "choose-", "crumb-", "rules-", "tell-",
        ],
        no_ids: &[],
        by_key: &["company", "hex", "tile", "train", "wagon"],
    }
}

#[test]
fn every_sentence_is_there_and_said() {
    assert_eq!(sentences().complaints(), Vec::<String>::new());
}

/// What is said without arguments asks for none.
#[test]
fn no_text_lacks_an_argument() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    // An id, or how one begins that is put together.
    let plain = sources.split(".text(\"").skip(1);
    let starts = sources.split(".text(&format!(\"").skip(1);
    let ids = plain.clone().filter_map(|rest| rest.split('"').next());
    let starts = starts.filter_map(|rest| rest.split(['"', '{']).next());
    let composed = composed();
    let mut count = 0;
    for &language in Language::ALL {
        let sentences = outline(Island::locale(language));
        let asks = |id: &str| sentences.get(id).is_some_and(|args| !args.is_empty());
        for id in ids.clone() {
            assert!(!asks(id), "{id}");
            count += 1;
        }
        for start in starts.clone() {
            assert!(!start.is_empty(), "an id that begins with anything cannot be looked up");
            // The text of a chapter is another sentence than its heading.
            let of = |id: &&String| id.starts_with(start) && !id.ends_with("-text");
            let all: Vec<_> = composed.iter().filter(of).collect();
            assert!(!all.is_empty(), "{start}");
            for id in all {
                assert!(!asks(id), "{id}");
                count += 1;
            }
        }
    }
    assert!(count > 200, "{count}");
}

/// All sources in a folder, one after another.
fn sources(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).expect("the sources are here").flatten();
    let text = |path: PathBuf| {
        if path.is_dir() {
            sources(&path)
        } else {
            std::fs::read_to_string(path).expect("sources are text")
        }
    };
    entries.map(|entry| text(entry.path())).collect()
}

#[test]
fn a_sentence_reads_well_in_every_language() {
    let said = sentences().said();
    assert!(!said.contains('{'), "{said}");
    insta::assert_snapshot!(said);
}
