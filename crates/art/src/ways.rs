//! What can be clicked, and what goes without saying.

use tabletop::Next;

/// Where a path leads without a real choice, and the choice there.
#[derive(Default)]
pub(crate) struct Ahead {
    /// The path with the words that go without saying.
    pub(crate) settled: String,
    /// What can be clicked: what each click adds to the path that was given.
    pub(crate) clicks: Vec<String>,
}

/// Follows `picked` as long as all but one of the words that may follow are
/// whole decisions, such as passing: nobody should click `drive` or `use` first.
///
/// A word that leaves no choice after it is clicked to its end at once.
pub(crate) fn ahead(picked: &str, next: impl Fn(&str) -> Next) -> Ahead {
    let mut settled = picked.to_owned();
    let mut after = next(picked);
    let (mut lead, mut beside) = (String::new(), Vec::new());
    while let Some((verb, further)) = only_verb(&settled, &after, &next) {
        let whole = after.words.iter().filter(|&word| *word != verb);
        beside.extend(whole.map(|word| joined(&lead, word)));
        lead = joined(&lead, &verb);
        settled = joined(&settled, &verb);
        after = further;
    }
    let click = |word: &String| {
        let tail = ending(&joined(&settled, word), &next);
        joined(&lead, &joined(word, &tail))
    };
    let mut clicks: Vec<String> = after.words.iter().map(click).collect();
    clicks.extend(beside);
    Ahead { settled, clicks }
}

/// The one word that is not a whole decision, and what may follow it.
fn only_verb(settled: &str, found: &Next, next: impl Fn(&str) -> Next) -> Option<(String, Next)> {
    if !found.numbers.is_empty() || found.whole || found.open {
        return None;
    }
    let after = |word: &String| (word.clone(), next(&joined(settled, word)));
    let mut verbs = found.words.iter().map(after).filter(|(_, after)| goes_on(after));
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

    fn clicks(picked: &str, paths: &'static [&'static str]) -> (String, Vec<String>) {
        let Ahead { settled, clicks } = ahead(picked, among(paths));
        (settled, clicks)
    }

    #[test]
    fn the_only_verb_goes_without_saying() {
        let (settled, clicks) = clicks("", &["drive/maria", "drive/pablo"]);
        assert_eq!(settled, "drive");
        assert_eq!(clicks, ["drive/maria", "drive/pablo"]);
    }

    #[test]
    fn passing_stays_at_hand() {
        let paths = &["use/casino/point/1", "use/casino/point/2", "use/casino/peso/1", "pass"];
        let (settled, found) = clicks("", paths);
        assert_eq!(settled, "use/casino");
        assert_eq!(found, ["use/casino/point", "use/casino/peso/1", "pass"]);
        let (settled, found) = clicks("use/casino/point", paths);
        assert_eq!((settled.as_str(), found), ("use/casino/point", vec!["1".into(), "2".into()]));
    }

    #[test]
    fn two_verbs_are_a_choice() {
        let (settled, found) = clicks("", &["claim/bank", "claim/cafe", "use/church", "pass"]);
        assert_eq!(settled, "");
        assert_eq!(found, ["claim", "use/church", "pass"]);
    }
}
