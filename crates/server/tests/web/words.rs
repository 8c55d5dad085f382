//! Every sentence of the pages is there in every language.

use std::collections::BTreeSet;
use std::path::Path;

use locale::Language;
use tabletop::Key as _;

/// The ids that the locale files of pages define: what boards say as well, and what only pages say.
fn defined(language: Language) -> BTreeSet<String> {
    let only = format!("{}/../pages/locale/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.key());
    let files = [art::locale(language), &std::fs::read_to_string(only).unwrap()].concat();
    let lines =
        files.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

/// The ids that the sources of the pages ask for.
fn used(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            used(&path, into);
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap();
        for call in ["text(\"", "with(\"", "step(\"", "=> \"error-", "=> \"state-"] {
            for found in source.split(call).skip(1) {
                let id = found.split('"').next().unwrap_or_default();
                // An address, or a sentence that a game may leave out.
                if id.starts_with('/') || source.contains(&format!("has(\"{id}\")")) {
                    continue;
                }
                let kept = call.trim_start_matches("=> \"").trim_end_matches('"');
                let prefix = if call.starts_with("=>") { kept } else { "" };
                into.insert(format!("{prefix}{id}"));
            }
        }
    }
}

#[test]
fn every_sentence_is_there_in_every_language() {
    let english = defined(Language::En);
    let mut ids = BTreeSet::new();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    [here.join("src"), here.join("../pages/src")].iter().for_each(|source| used(source, &mut ids));
    assert!(ids.len() > 60, "{ids:?}");
    let missing: Vec<&String> = ids.iter().filter(|id| !english.contains(*id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for &language in Language::ALL {
        assert_eq!(defined(language), english, "{language:?}");
        assert!(english.contains(&format!("language-{}", language.key())));
    }
}

/// Of two words for one thing one is used.
#[test]
fn one_thing_has_one_word() {
    let shown = |language| {
        let sentences = pages::shared(language);
        let said = defined(language);
        said.into_iter().map(|id| format!("{id} = {}", sentences.text(&id))).collect::<Vec<_>>()
    };
    for (language, shunned) in [
        (Language::De, &["Kennwort", "das Protokoll nennt", "Protokollen", "an einen Tisch"][..]),
        (Language::En, &["letters", "Came here", "take the word", "Take the word"]),
        (Language::Es, &["tu sitio", " letras"]),
    ] {
        for said in shown(language) {
            assert!(!shunned.iter().any(|word| said.contains(word)), "{said}");
        }
    }
    let said = |name: &str, count: i64| {
        let told = [("name", name.into()), ("count", count.into())];
        pages::shared(Language::De).with("back-asked", &told)
    };
    assert_eq!(said("Ana", 3), "Ana möchte 3 Züge zurückgehen.");
    assert_eq!(said("Ana", 1), "Ana möchte einen Zug zurückgehen.");
}
