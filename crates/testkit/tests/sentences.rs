//! The check of a board's sentences finds every kind of fault, and names it.

use std::collections::BTreeSet;
use std::path::Path;

use locale::Language;
use tabletop::{Message, Seat};
use testkit::sentences::{Sentences, chapters, literals, of_sets};

const SOUND: &str = "
event-sold = { $seat } sells { $item }.
refusal-poor = That is too dear.
item-en = rum
item-de = tobacco
item-es = cigars
ask-what = What now (Q01)?
ruling-Q01 = Nothing.
ruling-C12 = Anything.
";

fn of(file: fn(Language) -> &'static str) -> Sentences {
    let sold = Message::new("event-sold").seat("seat", Seat::new(0)).word("item", Language::En);
    Sentences {
        file,
        messages: vec![sold, Message::new("refusal-poor")],
        composed: of_sets::<Language>(&["item"]).collect(),
        cited: vec!["C12", "VI.6"],
        literals: ["event-sold", "refusal-poor", "ask-what", "ask-", "ask-class"]
            .map(str::to_owned)
            .into(),
        kinds: &["ask-"],
        no_ids: &["ask-class"],
        by_key: &["train"],
    }
}

fn sound() -> Sentences {
    of(|_| SOUND)
}

#[test]
fn nothing_is_wrong_with_sound_sentences() {
    assert_eq!(sound().complaints(), Vec::<String>::new());
    assert!(sound().said().starts_with("Anna sells rum.\nThat is too dear.\n"));
    let mut by_key = sound();
    by_key.messages[1] = Message::new("refusal-poor").word("train", Language::En);
    assert_eq!(by_key.complaints(), Vec::<String>::new());
}

#[test]
fn every_fault_is_found_and_named() {
    let mut unsaid = sound();
    unsaid.literals.remove("ask-what");
    let mut missing = sound();
    missing.literals.insert("ask-why".to_owned());
    let mut member = sound();
    member.composed.insert("item-sugar".to_owned());
    let mut unsampled = sound();
    unsampled.messages.pop();
    let mut overdrawn = sound();
    overdrawn.messages[0].args.pop();
    let mut wordless = sound();
    wordless.messages[1] =
        Message::new("refusal-poor").number("left", 1).word("thing", Language::En);
    let mut unruled = sound();
    unruled.cited.push("Q02");
    let mut uncited = sound();
    uncited.cited.clear();
    let untold = of(|_| SOUND.split_once("ruling-Q01").map_or("", |(before, _)| before));
    let only_english = of(|language| match language {
        Language::En => SOUND,
        Language::De | Language::Es => {
            SOUND.split_once("ask-what").map_or("", |(before, _)| before)
        }
    });
    let faults = [
        (unsaid, "en: nothing says ask-what"),
        (missing, "en: there is no ask-why"),
        (member, "de: there is no item-sugar"),
        (unsampled, "en: no sample of refusal-poor"),
        (overdrawn, "en: more is asked for than is brought by event-sold"),
        (wordless, "de: more is asked for than is brought by refusal-poor"),
        (unruled, "de: cited, but without a text: ruling-Q02"),
        (uncited, "en: nothing says ruling-C12"),
        (untold, "en: cited, but without a text: ruling-Q01"),
        (only_english.clone(), "de: there is no ask-what"),
        (only_english, "es: there is no ask-what"),
    ];
    for (sentences, complaint) in faults {
        let complaints = sentences.complaints();
        assert!(complaints.iter().any(|found| found == complaint), "{complaint}: {complaints:?}");
    }
}

#[test]
fn literals_are_read_from_files_and_folders() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let found = literals(&[&here.join("src"), &here.join("tests/sentences.rs")]);
    let wanted = ["law 1: nobody is stuck", "ask-class"].map(str::to_owned);
    assert!(found.is_superset(&BTreeSet::from(wanted)));
    assert_eq!(chapters(1).collect::<Vec<_>>(), ["rules-1-text", "rules-1"]);
}
