//! The words of a path that has been begun, as they are said.

use locale::{Called, Words};
use tabletop::{Choices, Path, Reading, Spell, Term, read, spelled};

/// Each word of `picked`: a verb as `crumb-sell`, a member of a set as
/// `good-sugar` or, with the word as an argument, `crumb-tile`, or as the box calls it.
///
/// What no decision is spelled with, such as a route that is still being
/// given, is said as `crumb-unlisted`.
pub(crate) fn crumbs<A: Spell + Clone>(
    choices: &Choices<A>,
    picked: &str,
    words: &Words,
    called: Called<'_>,
) -> Vec<String> {
    let paths: Vec<Path> = choices.samples().map(|action| spelled(&action)).collect();
    let mut said = Vec::new();
    let mut begun = String::new();
    for word in picked.split('/').filter(|word| !word.is_empty()) {
        if !begun.is_empty() {
            begun.push('/');
        }
        begun.push_str(word);
        let term = term(&paths, &begun, said.len())
            .or_else(|| term(&whole::<A>(&begun), &begun, said.len()));
        said.push(worded(word, term, words, called));
    }
    said
}

/// A decision that is not listed one by one, such as a bid.
fn whole<A: Spell>(path: &str) -> Vec<Path> {
    match read::<A>(path) {
        Ok(Reading::Whole(action)) => vec![spelled(&action)],
        Ok(Reading::Prefix) | Err(_) => Vec::new(),
    }
}

/// What the word number `index` of a path names that begins with `begun`.
fn term(paths: &[Path], begun: &str, index: usize) -> Option<Term> {
    let goes_on = |path: &&Path| {
        let rest = path.as_str().strip_prefix(begun);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    paths.iter().find(goes_on)?.terms().nth(index).map(|(_, term)| term)
}

fn worded(word: &str, term: Option<Term>, words: &Words, called: Called<'_>) -> String {
    let said =
        |id: &str| words.has(id).then(|| words.with(id, &[("word", word.to_owned().into())]));
    let known = match term {
        Some(Term::Verb) => said(&format!("crumb-{word}")),
        Some(Term::Of(set)) => {
            let set = set.to_lowercase();
            if let Some(name) = called(&set, word) {
                return name;
            }
            said(&format!("crumb-{set}")).or_else(|| said(&format!("{set}-{word}")))
        }
        Some(Term::Number) => None,
        None => said("crumb-unlisted"),
    };
    known.map_or_else(|| word.to_owned(), |said| locale::one_line(&said))
}
