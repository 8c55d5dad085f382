//! Setting up a table.

use locale::Words;
use maud::{Markup, PreEscaped, html};
use title::{Printed, Title};

use crate::frame::frame;
use crate::preferences::Preferences;

/// The form that sets up a table; `me` is what the visitor was called before.
///
/// `boxes` are those to choose from, the default one first.
pub fn order(preferences: &Preferences, me: &str, title: &dyn Title, boxes: &[Printed]) -> Markup {
    let words = title.words(preferences.language);
    let profile = title.profile();
    let data = boxes.first().map_or("", |printed| printed.hash.as_str());
    let summary = title.summary(preferences.language, data);
    // The rules are told with the game's own drawings.
    let styles = [format!("{}.css", profile.id)];
    let heading = words.with("set-up-head", &[("game", profile.name.into())]);
    frame(
        preferences,
        &heading,
        &styles,
        html! {
            main #main.order {
                form.card method="post" action="/tables" {
                    h1 { (heading) }
                    input type="hidden" name="game" value=(profile.id);
                    fieldset {
                        legend { (words.text("seats")) }
                        ol.seats {
                            @for seat in 0..profile.players().max().unwrap_or(2) {
                                (row(words, me, title, seat))
                            }
                        }
                        p.quiet { (words.text("seats-hint")) }
                    }
                    fieldset {
                        legend { (words.text("rules-agreed")) }
                        (agreements(words, title))
                        (choice_of_box(words, boxes))
                    }
                    p { button.main { (words.text("start-table")) } }
                }
                @if !summary.0.is_empty() {
                    section.card.rules { h2 { (words.text("rules")) } (PreEscaped(summary.0)) }
                }
            }
        },
    )
}

fn row(words: &Words, me: &str, title: &dyn Title, seat: u8) -> Markup {
    let least = title.profile().players().min().unwrap_or(2);
    let bots = title.bots();
    let best = bots.last().copied();
    let number = seat + 1;
    html! {
        li {
            label for={ "seat-" (seat) } { (words.with("seat-number", &[("number", number.into())])) }
            select id={ "seat-" (seat) } name={ "seat-" (seat) } data-sitter {
                option value="me" selected[seat == 0] { (words.text("sitter-me")) }
                option value="here" { (words.text("sitter-here")) }
                @for bot in &bots {
                    @let chosen = seat > 0 && seat < least && Some(*bot) == best;
                    option value={ "bot:" (bot) } selected[chosen] { (word(words, "bot", bot)) }
                }
                option value="open" { (words.text("sitter-open")) }
                @if seat >= least {
                    option value="none" selected { (words.text("sitter-none")) }
                }
            }
            input name={ "name-" (seat) } maxlength="24" autocomplete="off"
                value=(if seat == 0 { me } else { "" })
                placeholder=(words.with("player-number", &[("number", number.into())]))
                aria-label=(words.with("name-of-seat", &[("number", number.into())]));
        }
    }
}

fn agreements(words: &Words, title: &dyn Title) -> Markup {
    let profile = title.profile();
    let mut variants: Vec<&str> = Vec::new();
    for name in profile.variants.iter().flat_map(|(_, names)| names.iter()) {
        if !variants.contains(name) {
            variants.push(name);
        }
    }
    // Where every number of players has variants of its own, none fits them all.
    let varies = profile.variants.windows(2).any(|pair| pair[0].1 != pair[1].1);
    html! {
        @if variants.len() > 1 {
            p.agreement {
                label for="variant" { (words.text("variant")) }
                select id="variant" name="variant" {
                    @if varies { option value="" { (words.text("variant-usual")) } }
                    @for name in variants { option value=(name) { (variant(words, name)) } }
                }
            }
        }
        @if title.has_aids() {
            p.agreement {
                label for="aids" { (words.text("aids")) }
                select id="aids" name="aids" {
                    option value="on" { (words.text("aids-on")) }
                    option value="off" { (words.text("aids-off")) }
                }
            }
            p.quiet { (words.text("aids-hint")) }
        }
        @for switch in profile.switches {
            p.agreement {
                label for={ "rule-" (switch.name) } { (rule(words, switch.name)) }
                select id={ "rule-" (switch.name) } name={ "rule-" (switch.name) } {
                    @for choice in switch.values {
                        option value=(choice) { (value(words, switch.name, choice)) }
                    }
                }
            }
        }
    }
}

/// Which box is played with, if there is a choice.
fn choice_of_box(words: &Words, boxes: &[Printed]) -> Markup {
    html! {
        @if boxes.len() > 1 {
            p.agreement {
                label for="box" { (words.text("box")) }
                select #box name="box" {
                    @for printed in boxes {
                        option value=(printed.hash) { (box_name(words, printed)) }
                    }
                }
            }
            p.quiet { (words.text("box-hint")) }
        }
    }
}

/// What a box is called.
pub(crate) fn box_name(words: &Words, printed: &Printed) -> String {
    if printed.is_built_in { words.text("box-built-in") } else { printed.name.clone() }
}

/// A variant in words.
pub(crate) fn variant(words: &Words, name: &str) -> String {
    word(words, "variant", name)
}

/// A switch in words.
pub(crate) fn rule(words: &Words, name: &str) -> String {
    word(words, "rule", name)
}

/// The value of a switch in words.
pub(crate) fn value(words: &Words, rule: &str, value: &str) -> String {
    let id = format!("rule-{rule}-{value}");
    if words.has(&id) { words.text(&id) } else { value.to_owned() }
}

/// A game that has no words for it shows its name.
fn word(words: &Words, set: &str, name: &str) -> String {
    // Names of variants may be joined by a plus, ids of sentences may not.
    let id = format!("{set}-{}", name.replace('+', "-"));
    if words.has(&id) { words.text(&id) } else { name.to_owned() }
}
