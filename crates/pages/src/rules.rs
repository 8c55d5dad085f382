//! The rules in short on a page of their own, which can be searched.

use locale::{Language, Words};
use maud::{Markup, PreEscaped, html};
use title::Title;

use crate::frame::frame;
use crate::preferences::Preferences;
use crate::rulings::{self, Asker};

/// The page, if the rules of `title` have been told; with the numbers of our own box, as they
/// are usually agreed.
pub fn rules(title: &dyn Title, asker: Asker<'_>, preferences: &Preferences) -> Option<Markup> {
    let words = title.words(preferences.language);
    let profile = title.profile();
    let summary = summary(title, preferences.language);
    if summary.is_empty() {
        return None;
    }
    let heading = format!("{}: {}", profile.name, words.text("rules"));
    let files = [format!("{}.css", profile.id), "order.css".to_owned(), "rules.js".to_owned()];
    let page = html! {
        main #main.order {
            div.card.rules {
                h1 { (heading) }
                p.search hidden {
                    label for="search" { (words.text("rules-search")) }
                    input #search type="search" data-search autocomplete="off";
                    span.quiet role="status" data-found data-none=(words.text("rules-none")) {}
                }
                (PreEscaped(summary))
                (decided(words))
                p {
                    (asker.back(title, words))
                    @if asker == Asker::Nobody && title.lesson().is_some() {
                        " · " a href={ "/learn/" (profile.id) } { (words.text("lesson-link")) }
                    }
                }
            }
        }
    };
    Some(frame(preferences, &heading, &files, page))
}

/// The rulings, which refusals cite as well.
fn decided(words: &Words) -> Markup {
    let citations = rulings::citations(words);
    html! {
        @if !citations.is_empty() {
            h2 { (words.text("rulings")) }
            div.rules {
                @for citation in citations {
                    section id=(citation) {
                        p { b.paragraph { (citation) } " " (words.text(&format!("ruling-{citation}"))) }
                    }
                }
            }
        }
    }
}

fn summary(title: &dyn Title, language: Language) -> String {
    let data = title.boxes().built_in().hash;
    title.summary(language, &data, &title.profile().usual()).0
}
