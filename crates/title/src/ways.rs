//! What can be clicked, and what goes without saying.

use art::Way;
use tabletop::Next;

/// Where a path leads without a real choice, and the choice there.
#[derive(Default)]
pub(crate) struct Ahead {
    /// The path with the words that go without saying.
    pub(crate) picked: String,
    /// How it may go on.
    pub(crate) next: Next,
    /// Every word that can be clicked.
    pub(crate) ways: Vec<Way>,
}

/// Follows `picked` as long as all but one of the words that may follow are
/// whole decisions, such as passing: nobody should click `drive` or `use` first.
///
/// A word that leaves no choice after it is clicked to its end at once.
pub(crate) fn ahead(picked: &str, next: impl Fn(&str) -> Next) -> Ahead {
    let mut found = Ahead { picked: picked.to_owned(), next: next(picked), ways: Vec::new() };
    let mut lead = String::new();
    while let Some((verb, after)) = only_verb(&found, &next) {
        let whole = found.next.words.iter().filter(|&word| *word != verb);
        found.ways.extend(whole.map(|word| Way { word: word.clone(), pick: joined(&lead, word) }));
        lead = joined(&lead, &verb);
        found.picked = joined(&found.picked, &verb);
        found.next = after;
    }
    let passes = std::mem::take(&mut found.ways);
    for word in &found.next.words {
        let tail = ending(&joined(&found.picked, word), &next);
        let pick = joined(&lead, &joined(word, &tail));
        found.ways.push(Way { word: word.clone(), pick });
    }
    found.ways.extend(passes);
    found
}

/// The one word that is not a whole decision, and what may follow it.
fn only_verb(found: &Ahead, next: impl Fn(&str) -> Next) -> Option<(String, Next)> {
    if !found.next.numbers.is_empty() || found.next.whole || found.next.open {
        return None;
    }
    let after = |word: &String| (word.clone(), next(&joined(&found.picked, word)));
    let mut verbs = found.next.words.iter().map(after).filter(|(_, after)| goes_on(after));
    // Amounts are asked for by whoever shows the page, after a click.
    let asks = |next: &Next| !next.numbers.is_empty() || next.whole || next.open;
    verbs.next().filter(|(_, after)| verbs.next().is_none() && !asks(after))
}

fn goes_on(next: &Next) -> bool {
    !next.words.is_empty() || !next.numbers.is_empty() || next.open
}

/// The words after `path` that leave no choice, if they complete a decision.
fn ending(path: &str, next: impl Fn(&str) -> Next) -> String {
    let mut tail = String::new();
    loop {
        let after = next(&joined(path, &tail));
        match after.words.as_slice() {
            [] if after.whole => return tail,
            [only] if after.numbers.is_empty() && !after.whole && !after.open => {
                tail = joined(&tail, only);
            }
            _ => return String::new(),
        }
    }
}

/// Two paths as one.
pub(crate) fn joined(path: &str, more: &str) -> String {
    match (path, more) {
        ("", more) => more.to_owned(),
        (path, "") => path.to_owned(),
        (path, more) => format!("{path}/{more}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `next` for a list of whole paths.
    fn among(paths: &'static [&'static str]) -> impl Fn(&str) -> Next {
        move |prefix| {
            let mut next = Next { whole: paths.contains(&prefix), ..Next::default() };
            for path in paths {
                let rest = path.strip_prefix(prefix).map(|rest| rest.trim_start_matches('/'));
                let word = rest.and_then(|rest| rest.split('/').next()).unwrap_or_default();
                if !word.is_empty() && !next.words.iter().any(|known| known == word) {
                    next.words.push(word.to_owned());
                }
            }
            next
        }
    }

    fn ways(picked: &str, paths: &'static [&'static str]) -> (String, Vec<(String, String)>) {
        let Ahead { picked, ways, .. } = ahead(picked, among(paths));
        (picked, ways.into_iter().map(|way| (way.word, way.pick)).collect())
    }

    fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|&(word, pick)| (word.to_owned(), pick.to_owned())).collect()
    }

    #[test]
    fn the_only_verb_goes_without_saying() {
        let (picked, ways) = ways("", &["drive/maria", "drive/pablo"]);
        assert_eq!(picked, "drive");
        assert_eq!(ways, pairs(&[("maria", "drive/maria"), ("pablo", "drive/pablo")]));
    }

    #[test]
    fn passing_stays_at_hand() {
        let paths = &["use/casino/point/1", "use/casino/point/2", "use/casino/peso/1", "pass"];
        let (picked, found) = ways("", paths);
        assert_eq!(picked, "use/casino");
        let all = [("point", "use/casino/point"), ("peso", "use/casino/peso/1"), ("pass", "pass")];
        assert_eq!(found, pairs(&all));
        let (picked, found) = ways("use/casino/point", paths);
        assert_eq!(
            (picked.as_str(), found),
            ("use/casino/point", pairs(&[("1", "1"), ("2", "2")]))
        );
    }

    #[test]
    fn two_verbs_are_a_choice() {
        let (picked, found) = ways("", &["claim/bank", "claim/cafe", "use/church", "pass"]);
        assert_eq!(picked, "");
        assert_eq!(found, pairs(&[("claim", "claim"), ("use", "use/church"), ("pass", "pass")]));
    }
}
