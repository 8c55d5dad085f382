//! Every event, refusal and thing has words in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use cube_express::components::{Conversion, Counts, Sort};
use cube_express::{Ending, Loco, Resource, Side, scenario};
use locale::{Language, Words, outline};
use tabletop::{Arg, Key, Message, Tell};

type Outline = BTreeMap<String, BTreeSet<String>>;

fn outlines() -> Vec<Outline> {
    Language::ALL.iter().map(|&language| outline(cube_express_board::locale(language))).collect()
}

fn messages() -> Vec<Message> {
    let events = scenario::events().iter().map(Tell::message).collect::<Vec<_>>();
    events.into_iter().chain(scenario::refusals().iter().map(Tell::message)).collect()
}

/// The ids that are put together from a set and a member's key.
fn of_sets() -> BTreeSet<String> {
    fn of<K: Key>(sets: &[&str]) -> Vec<String> {
        let ids =
            |set: &&str| K::ALL.iter().map(move |key| format!("{set}-{}", key.key())).collect();
        sets.iter().flat_map(|set| -> Vec<String> { ids(set) }).collect()
    }
    let mut ids = of::<Resource>(&["item", "good"]);
    ids.extend(of::<Loco>(&["loco"]));
    ids.extend(of::<Conversion>(&["conversion"]));
    ids.extend(of::<Sort>(&["tile", "name"]));
    ids.extend(of::<Ending>(&["ending"]));
    ids.extend(of::<Side>(&["side"]));
    ids.extend(of::<Counts>(&["goal"]));
    ids.extend(["nine-stations", "nine-shares", "variant-standard"].map(str::to_owned));
    let crumbs =
        ["lay", "discard", "build", "release", "drive", "loco", "deliver", "market", "drop"];
    ids.extend(crumbs.iter().map(|word| format!("crumb-{word}")));
    let columns = ["goals", "passengers", "factories", "stations", "shares", "dividends", "nines"];
    ids.extend(columns.iter().map(|column| format!("sheet-{column}")));
    ids.extend(
        (1..=10).flat_map(|chapter| [format!("rules-{chapter}"), format!("rules-{chapter}-text")]),
    );
    ids.into_iter().collect()
}

/// Every string literal in the sources of the game's words and of the board.
fn literals() -> BTreeSet<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources = fs::read_dir(here.join("src")).expect("the sources are here").flatten();
    let sources = sources.map(|file| file.path());
    let mut found = BTreeSet::new();
    for source in sources.chain([here.join("../cube-express/src/words.rs")]) {
        let text = fs::read_to_string(source).expect("sources are text");
        found.extend(text.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    found
}

#[test]
fn all_languages_say_the_same_things() {
    let outlines = outlines();
    for other in &outlines[1..] {
        assert_eq!(outlines[0].keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
    }
}

#[test]
fn every_member_of_a_set_has_words() {
    for outline in outlines() {
        let missing: Vec<_> =
            of_sets().into_iter().filter(|id| !outline.contains_key(id)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

/// A sentence asks for nothing that its event or refusal does not bring.
#[test]
fn events_and_refusals_bring_what_their_sentences_ask_for() {
    for outline in outlines() {
        for message in messages() {
            let brought: BTreeSet<String> =
                message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
            let asked = outline.get(message.id).unwrap_or_else(|| panic!("no {}", message.id));
            assert!(asked.is_subset(&brought), "{}: {asked:?} of {brought:?}", message.id);
            for (_, arg) in &message.args {
                if let Arg::Word(set, key) = arg {
                    assert!(outline.contains_key(&format!("{set}-{key}")), "{set}-{key}");
                }
            }
        }
    }
}

#[test]
fn the_samples_show_every_event_and_refusal() {
    let sampled: BTreeSet<&str> = messages().iter().map(|message| message.id).collect();
    let written = outlines().remove(0);
    let told = |id: &&String| id.starts_with("event-") || id.starts_with("refusal-");
    let written: BTreeSet<&str> = written.keys().filter(told).map(String::as_str).collect();
    assert_eq!(sampled, written);
}

#[test]
fn no_sentence_is_left_unsaid() {
    let (sets, literals) = (of_sets(), literals());
    let outline = outlines().remove(0);
    let used = |id: &&String| sets.contains(*id) || literals.contains(*id);
    let unsaid: Vec<&String> = outline.keys().filter(|id| !used(id)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

/// Ids in the sources that look like sentences exist.
#[test]
fn no_sentence_is_missing() {
    let outline = outlines().remove(0);
    let kinds =
        ["event-", "refusal-", "ask-", "wait-", "choose-", "crumb-", "rules-", "gives-", "city-"];
    let classes = ["gives-number"];
    for literal in literals() {
        let is_id =
            kinds.iter().any(|kind| literal.starts_with(kind) && literal.len() > kind.len());
        if is_id && !literal.contains(['{', ' ']) && !classes.contains(&literal.as_str()) {
            assert!(outline.contains_key(&literal), "{literal}");
        }
    }
}

#[test]
fn a_sentence_reads_well_in_both_languages() {
    let names = ["Anna", "Berta"].map(str::to_owned);
    let mut said = String::new();
    for language in Language::ALL {
        let words = Words::new(*language, &[cube_express_board::locale(*language)]);
        for message in messages() {
            said.push_str(&words.say(&message, &names));
            said.push('\n');
        }
    }
    assert!(!said.contains('{'), "{said}");
    insta::assert_snapshot!(said);
}
