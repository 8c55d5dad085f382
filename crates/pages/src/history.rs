//! The past: its rounds, and the way back to each move.

use maud::{Markup, html};
use title::Named;

use crate::region::Region;
use crate::scene::Scene;

/// How long each move of others is shown, in milliseconds, and the word for it.
const PACES: [(u16, &str); 4] = [(0, "off"), (400, "quick"), (1100, "usual"), (2200, "slow")];

/// The way through the past; the slider stays while the page changes round it.
pub(crate) fn past(scene: &Scene<'_>) -> Markup {
    let (is_open, pace) = (scene.record.has_begun(), scene.words.text("pace"));
    let rounds = Region::new(scene, "rounds", html! { @if is_open { (rounds(scene)) } });
    let steps = Region::new(scene, "past", html! { @if is_open { (steps(scene)) } });
    html! {
        div.past {
            div data-region="rounds" data-mark=(rounds.mark) data-kept[rounds.is_kept()] { (rounds) }
            input type="range" data-scrub min="0" max=(scene.record.ply()) value=(scene.ply())
                aria-label=(scene.words.text("history"));
            div.way {
                div data-region="past" data-mark=(steps.mark) data-kept[steps.is_kept()] { (steps) }
                select data-paces title=(pace) aria-label=(pace) {
                    @for (milliseconds, id) in PACES {
                        option value=(milliseconds) { (scene.words.text(&format!("pace-{id}"))) }
                    }
                }
            }
        }
    }
}

/// So wide the slider is at least, in pixels, and so wide a letter.
const NARROWEST: f64 = 250.0;
const LETTER: f64 = 8.0;

/// The rounds above the slider, each where it begins; those that have room with their names.
fn rounds(scene: &Scene<'_>) -> Markup {
    let named = named(scene);
    let last = scene.record.ply().max(1);
    let shown = named.iter().rposition(|(ply, _)| *ply <= scene.ply());
    let mut free = 0.0;
    let marks: Vec<(f64, bool)> = named
        .iter()
        .map(|(ply, name)| {
            let at = share(*ply) / share(last);
            let half = LETTER * share(name.short.chars().count()) / NARROWEST / 2.0;
            let fits = at == 0.0 || at - half > free;
            if fits {
                // The first begins at the edge, the others stand round their places.
                let right = if at == 0.0 { 2.0 * half } else { at + half };
                free = right + LETTER / 2.0 / NARROWEST;
            }
            (at, fits)
        })
        .collect();
    html! {
        @if named.len() > 1 {
            svg.rounds role="group" aria-label=(scene.words.text("rounds")) {
                @for (nth, ((ply, name), (at, fits))) in named.iter().zip(marks).enumerate() {
                    a href={ "?ply=" (ply) } data-ply=(ply) tabindex="-1" aria-label=(name.long)
                        aria-current=[(shown == Some(nth)).then_some("step")] {
                        title { (name.long) }
                        line x1={ (percent(at)) } x2={ (percent(at)) } y1="12" y2="18" {}
                        @if fits { text x={ (percent(at)) } y="10" { (name.short) } }
                    }
                }
            }
        }
    }
}

fn percent(part: f64) -> String {
    format!("{:.2}%", part * 100.0)
}

fn share(count: usize) -> f64 {
    u32::try_from(count).map_or(0.0, f64::from)
}

/// The rounds so far: how many moves stand before each, and what it is called.
pub(crate) fn named(scene: &Scene<'_>) -> Vec<(usize, Named)> {
    let rounds = &scene.record.rounds;
    let keys: Vec<&str> = rounds.iter().map(|(_, key)| *key).collect();
    let names = scene.record.table.chronicle().map(|told| told.names(&keys, scene.words));
    rounds.iter().map(|(ply, _)| *ply).zip(names.unwrap_or_default()).collect()
}

/// What the round is called in which the position shown stands.
pub(crate) fn round(scene: &Scene<'_>) -> Option<String> {
    let begun = named(scene).into_iter().rev().find(|(begins, _)| *begins <= scene.ply());
    begun.map(|(_, round)| round.long)
}

/// The move that led to the position shown: its round, its number, and what happened.
pub(crate) fn shown(scene: &Scene<'_>, ply: usize) -> Markup {
    let words = scene.words;
    let before = ply.saturating_sub(1);
    let round = named(scene).into_iter().rev().find(|(begins, _)| *begins <= before);
    let happened = scene.record.lately.last().filter(|_| ply > 0);
    let lines = happened.map(|told| told.lines(scene.viewer(), words, &scene.names));
    html! {
        p.moment {
            @if let Some((_, round)) = round { (round.long) " · " }
            (words.with("past-move", &[("ply", ply.into())]))
        }
        @if let Some(lines) = lines.filter(|lines| !lines.is_empty()) {
            ul.happened { @for line in lines { li { (line) } } }
        }
    }
}

/// First, previous, next, last, and which position is shown.
fn steps(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let (ply, last) = (scene.ply(), scene.record.ply());
    let step = |id: &str, sign: &str, to: Option<usize>| {
        let label = words.text(id);
        html! {
            @if let Some(to) = to {
                a.step href={ "?ply=" (to) } data-ply=(to) title=(label) aria-label=(label) { (sign) }
            } @else {
                span.step aria-hidden="true" { (sign) }
            }
        }
    };
    let back = ply.checked_sub(1);
    let on = (ply < last).then_some(ply + 1);
    html! {
        nav.steps aria-label=(words.text("history")) {
            (step("history-first", "«", back.map(|_| 0)))
            (step("history-previous", "‹", back))
            span.where { (words.with("history-where", &[("ply", ply.into()), ("last", last.into())])) }
            (step("history-next", "›", on))
            (step("history-last", "»", on.map(|_| last)))
        }
    }
}
