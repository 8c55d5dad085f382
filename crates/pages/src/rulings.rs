//! Rulings: the text behind what a refusal cites at its end, such as "(Q07)".
//!
//! A game's words hold the text of a ruling as `ruling-Q07`. Chapters of the
//! rulebook are cited as well, but have no text of ours.

use locale::{Language, Words};
use maud::{Markup, html};
use title::Title;

use crate::frame::frame;
use crate::preferences::Preferences;

/// How the ids of rulings begin.
const RULING: &str = "ruling-";

/// The page of a ruling of `title`, if there is a text of it; `table` is where
/// the visitor comes from.
pub fn ruling(
    title: &dyn Title,
    citation: &str,
    table: Option<&str>,
    preferences: &Preferences,
) -> Option<Markup> {
    let words = title.words(preferences.language);
    let text = text(words, citation)?;
    let heading = format!("{} – {citation}", title.profile().name);
    let page = html! {
        main #main.card.narrow {
            h1 { (heading) }
            p.sentence { (text) }
            @for said in agreed(title, words, citation) { p.quiet { (said) } }
            p {
                @if let Some(table) = table {
                    a href={ "/tables/" (table) } { (words.text("back-to-table")) }
                } @else {
                    a href={ "/new/" (title.profile().id) } { (words.text("back-to-setup")) }
                }
            }
        }
    };
    Some(frame(preferences, &heading, &[], page))
}

/// What the set-up says of the rules that can be agreed upon under this ruling: what each text
/// has, and in which chapter.
fn agreed(title: &dyn Title, words: &Words, citation: &str) -> Vec<String> {
    let abouts =
        title.profile().switches.iter().map(|switch| format!("rule-{}-about", switch.name));
    let abouts = abouts.filter(|about| words.has(about)).map(|about| words.text(&about));
    let cited = format!(" ({citation})");
    abouts.filter_map(|about| about.strip_suffix(&cited).map(str::to_owned)).collect()
}

/// Where a ruling of `title` can be read, if there is a text of it.
pub fn ruling_address(title: &dyn Title, citation: &str) -> Option<String> {
    let words = title.words(Language::En);
    text(words, citation).map(|_| format!("{}{citation}", folder(title)))
}

/// A sentence with what it cites at its end linked to its text, if there is one.
pub(crate) fn linked(title: &dyn Title, sentence: &str) -> Markup {
    let cited = sentence.strip_suffix(')').and_then(|rest| rest.rsplit_once('('));
    let found = cited.and_then(|(said, citation)| {
        ruling_address(title, citation).map(|address| (said, citation, address))
    });
    html! {
        @match found {
            Some((said, citation, address)) => { (said) "(" a href=(address) { (citation) } ")" }
            None => { (sentence) }
        }
    }
}

/// What the addresses of the rulings of `title` begin with.
pub(crate) fn folder(title: &dyn Title) -> String {
    format!("/rules/{}/", title.profile().id)
}

/// The rulings of which there is a text.
pub(crate) fn citations(words: &Words) -> Vec<&str> {
    words.ids(RULING).filter_map(|id| id.strip_prefix(RULING)).collect()
}

fn text(words: &Words, citation: &str) -> Option<String> {
    let id = format!("{RULING}{citation}");
    words.has(&id).then(|| words.text(&id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rulings_with_a_text_are_listed_and_found() {
        let file =
            "ruling-Q07 = Must I walk? Yes.\nruled = no\nruling-C21 = Who? All.\nrules = x\n";
        let words = Words::new(Language::En, &[file]);
        assert_eq!(citations(&words), ["C21", "Q07"]);
        assert_eq!(text(&words, "Q07").as_deref(), Some("Must I walk? Yes."));
        for unknown in ["Q08", "§4", "q07", "", "../Q07"] {
            assert_eq!(text(&words, unknown), None, "{unknown}");
        }
    }
}
