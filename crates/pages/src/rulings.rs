//! Rulings: the text behind what a refusal cites at its end, such as "(Q07)".
//!
//! A game's words hold the text of a ruling as `ruling-Q07`. Chapters of the
//! rulebook are cited as well: those that the rules in short tell lead there.

use locale::{Language, Words};
use maud::{Markup, html};
use title::Title;

use crate::frame::frame;
use crate::preferences::Preferences;

/// How the ids of rulings begin.
const RULING: &str = "ruling-";

/// Where a visitor to the rules comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Asker<'a> {
    /// The table with this name.
    Table(&'a str),
    /// A guided game, after so many moves.
    Learner(u64),
    /// Anywhere else.
    Nobody,
}

impl Asker<'_> {
    /// The way back.
    pub(crate) fn back(self, title: &dyn Title, words: &Words) -> Markup {
        let game = title.profile().id;
        let (address, id) = match self {
            Asker::Table(table) => (format!("/tables/{table}"), "back-to-table"),
            Asker::Learner(ply) => (format!("/learn/{game}/{ply}"), "back-to-lesson"),
            Asker::Nobody => (format!("/new/{game}"), "back-to-setup"),
        };
        html! { a href=(address) { (words.text(id)) } }
    }
}

/// The page of a ruling of `title`, if there is a text of it.
pub fn ruling(
    title: &dyn Title,
    citation: &str,
    asker: Asker<'_>,
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
            p { (asker.back(title, words)) }
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
fn ruling_address(title: &dyn Title, citation: &str) -> Option<String> {
    let words = title.words(Language::En);
    text(words, citation).map(|_| format!("{}{citation}", folder(title)))
}

/// Where that can be read which a refusal of `title` cites: a ruling, or a chapter of the rules in
/// short.
pub fn rule_address(title: &dyn Title, citation: &str) -> Option<String> {
    let told = || {
        let place = chapter(title, citation)?;
        Some(format!("/rules/{}#{place}", title.profile().id))
    };
    ruling_address(title, citation).or_else(told)
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

/// The chapter of the rules in short that answers what is cited, as a place on their page.
pub fn chapter(title: &dyn Title, citation: &str) -> Option<String> {
    let found = title.chapters().iter().position(|cited| cited.contains(&citation));
    found.map(|index| art::chapter_place(index + 1))
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
