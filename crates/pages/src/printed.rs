//! What is printed in a box, value by value, our proposals first.

use std::collections::BTreeMap;

use locale::Words;
use maud::{Markup, html};
use title::{Imprint, Printed, Stated, Title};

use crate::boxes::{self, From};
use crate::frame::frame;
use crate::preferences::Preferences;

/// The labels in the order in which a reader looks for them; values without one come last.
const LABELS: [Option<&str>; 6] =
    [Some("proposal"), Some("inferred"), Some("public"), Some("rules"), Some("printed"), None];

/// All values of a box of `title`, each with what is said of it.
pub fn printed(
    title: &dyn Title,
    printed: &Printed,
    from: From<'_>,
    preferences: &Preferences,
) -> Markup {
    let words = title.words(preferences.language);
    let (imprint, profile) = (Imprint::from(printed), title.profile());
    let (stated, explained) = (title.boxes().stated(printed), title.boxes().explained());
    let heading = words.with("values-head", &[("game", profile.name.into())]);
    let (back, said) = match from {
        From::Setup => (format!("/new/{}?box={}", profile.id, printed.hash), "back-to-setup"),
        From::Table(table) => (format!("/tables/{table}"), "back-to-table"),
    };
    let page = html! {
        main #main.card.values {
            h1 { (heading) }
            @if let Some(said) = boxes::said(words, &imprint) { p { (said) } }
            @for label in LABELS {
                (group(words, label, (&stated, &explained)))
            }
            p.quiet { (words.text("values-names")) }
            p.links {
                a href=(from.file(profile.id, &imprint)) { (words.text("values-file")) }
                a href=(back) { (words.text(said)) }
            }
        }
    };
    frame(preferences, &heading, &[], page)
}

/// The values of one label; only what may be wrong is open at once.
fn group(
    words: &Words,
    label: Option<&str>,
    (stated, explained): (&[Stated], &BTreeMap<String, String>),
) -> Markup {
    let found: Vec<&Stated> = stated.iter().filter(|it| it.label.as_deref() == label).collect();
    let meaning = words.text(&format!("label-{}", label.unwrap_or("none")));
    html! {
        @if !found.is_empty() {
            details open[label == Some("proposal")] {
                summary { h2 { (meaning) } span.quiet { (found.len()) } }
                @for section in found.chunk_by(|one, next| one.section == next.section) {
                    h3 { (plain(&section[0].section)) }
                    @if let Some(said) = explained.get(&section[0].section).filter(|it| !it.is_empty()) {
                        p.quiet.explained { (said) }
                    }
                    dl {
                        @for it in section {
                            div {
                                dt { (plain(&it.name)) }
                                dd { b { (plain(&it.value)) } @if !it.note.is_empty() { " " span.quiet { (it.note) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a file calls something, for people.
fn plain(name: &str) -> String {
    name.replace('_', " ")
}
