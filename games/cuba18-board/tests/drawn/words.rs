//! Every event, refusal and thing has words in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use cuba18::action::{Reply, Shop, Source};
use cuba18::{Cuba18, Ending};
use locale::{Language, Words, outline};
use rails::{Company, Gauge, Hex, HexKind, Side};
use tabletop::{Game, Key, Message, Tell};

use crate::samples::{events, refusals};

type Outline = BTreeMap<String, BTreeSet<String>>;

fn outlines() -> Vec<Outline> {
    Language::ALL.iter().map(|&language| outline(cuba18_board::locale(language))).collect()
}

fn messages() -> Vec<Message> {
    let events = events().iter().map(Tell::message).collect::<Vec<_>>();
    events.into_iter().chain(refusals().iter().map(Tell::message)).collect()
}

/// The ids that are put together from a set and a member's key.
fn of_sets() -> BTreeSet<String> {
    fn of<K: Key>(set: &str) -> Vec<String> {
        K::ALL.iter().map(|key| format!("{set}-{}", key.key())).collect()
    }
    let mut ids = of::<Company>("name");
    ids.extend(of::<Source>("source"));
    ids.extend(of::<Ending>("ending"));
    ids.extend(of::<HexKind>("kind"));
    ids.extend(of::<Side>("side"));
    ids.extend(of::<Gauge>("joins"));
    ids.extend(of::<Shop>("shop"));
    ids.extend(of::<Reply>("choose-answer"));
    for set in ["from", "pile", "short"] {
        ids.extend(of::<Source>(set));
    }
    let numbered = |set: &'static str, most: u8| (1..=most).map(move |n| format!("{set}-{n}"));
    ids.extend(numbered("phase", 7));
    ids.extend(numbered("commissioner", 6).chain(numbered("concession", 6)));
    ids.extend(numbered("rules", 10).flat_map(|id| [format!("{id}-text"), id]));
    ids.extend(["commissioner", "concession", "benefit"].map(|kind| format!("chip-{kind}")));
    ids.extend(["round", "quiet", "float", "pay", "keep"].map(|kind| format!("intent-{kind}")));
    let named = Hex::all().filter(|hex| hex.name().is_some());
    ids.extend(named.map(|hex| format!("hex-{}", hex.id())));
    // The first words of all decisions that are not whole at once.
    let verbs = "bid concession convert found buy sell benefit home lay commission station run train \
                 trade wagon deal raise";
    ids.extend(verbs.split_whitespace().map(|verb| format!("crumb-{verb}")));
    let profile = Cuba18::PROFILE;
    let variants = profile.variants.iter().flat_map(|(_, names)| names.iter());
    ids.extend(variants.map(|variant| format!("variant-{variant}")));
    for switch in profile.switches {
        ids.push(format!("rule-{}", switch.name));
        ids.extend(switch.values.iter().map(|value| format!("rule-{}-{value}", switch.name)));
    }
    ids.into_iter().collect()
}

/// Every string literal in the sources of the game's words and of the board.
fn literals() -> BTreeSet<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![here.join("src")];
    let mut sources = vec![here.join("../cuba18/src/words.rs")];
    while let Some(folder) = folders.pop() {
        let inside = fs::read_dir(folder).expect("the sources are here").flatten();
        let (more, files): (Vec<PathBuf>, Vec<PathBuf>) =
            inside.map(|file| file.path()).partition(|path| path.is_dir());
        folders.extend(more);
        sources.extend(files);
    }
    let mut found = BTreeSet::new();
    for source in sources {
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
    let kinds = ["event-", "refusal-", "ask-", "wait-", "choose-", "crumb-", "rules-", "tell-"];
    // Said by nobody: events are sorted before they are worded.
    let never = ["event-nothing", "refusal-other"];
    for literal in literals() {
        let is_id =
            kinds.iter().any(|kind| literal.starts_with(kind) && literal.len() > kind.len());
        if is_id && !literal.contains(['{', ' ']) && !never.contains(&literal.as_str()) {
            assert!(outline.contains_key(&literal), "{literal}");
        }
    }
}

#[test]
fn a_sentence_reads_well_in_both_languages() {
    let names = ["Anna", "Berta"].map(str::to_owned);
    let mut said = String::new();
    for language in Language::ALL {
        let words = Words::new(*language, &[cuba18_board::locale(*language)]);
        for message in messages() {
            said.push_str(&words.say(&message, &names));
            said.push('\n');
        }
    }
    assert!(!said.contains('{'), "{said}");
    insta::assert_snapshot!(said);
}
