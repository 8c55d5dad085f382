//! What is decided ahead of time, and what is tried out.

use locale::Words;
use maud::{Markup, html};
use tabletop::Turn;
use title::{Eyes, Numbered, is_over};

use crate::branches;
use crate::scene::Scene;
use crate::trial::{BETWEEN, Trial};

/// What the viewer has decided ahead of time, or may.
pub(crate) fn ahead(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let record = scene.record;
    let offered = record.is_running() && record.terms.aids && record.guide.is_none();
    let Some(seat) = scene.seat().filter(|_| offered) else { return html! {} };
    let Some(aids) = record.table.aids() else { return html! {} };
    let now = record.intent(seat).filter(|intent| aids.holds(seat, intent));
    let over = record.intent(seat).filter(|intent| is_over(intent));
    let open = aids.intents(seat);
    let numbered = aids.numbered(seat, words);
    let leads = if may_wonder(scene) { aids.leads(seat, words) } else { Vec::new() };
    let is_any = !(open.is_empty() && numbered.is_empty() && leads.is_empty());
    html! {
        @if let Some(intent) = over {
            p.intent.over role="status" {
                (words.text("intents-over")) " " b { (aids.intent(intent, words)) } " "
                button type="button" data-intend="" { (words.text("intents-seen")) }
            }
        }
        @if let Some(intent) = now {
            p.intent {
                (words.text("intents-now")) " " b { (aids.intent(intent, words)) } " "
                button type="button" data-intend="" { (words.text("intents-stop")) }
            }
        } @else if is_any {
            details.intents {
                summary { (words.text("intents-head")) }
                p.quiet { (words.text("intents-text")) }
                @for intent in &open {
                    button type="button" data-intend=(intent) { (aids.intent(intent, words)) }
                }
                @for (said, lead) in &leads {
                    button type="button" data-try=(lead.join(&BETWEEN.to_string())) data-at=(record.ply()) { (said) }
                }
                @for (said, one) in &numbered { (number(words, said, one)) }
            }
        }
    }
}

/// An intent with a number of one's own; the script writes it into the button.
fn number(words: &Words, said: &str, one: &Numbered) -> Markup {
    let first = one.intent.replace("{}", &one.least.to_string());
    html! {
        p.numbered {
            label {
                (said) " "
                input type="number" min=(one.least) max=(one.most) step=(one.step) value=(one.least) data-intent=(one.intent);
            }
            button type="button" data-intend=(first) { (words.text("intents-so")) }
        }
    }
}

/// What has come of a trial, and the ways out.
pub(crate) fn trying(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let real = scene.record.shown();
    html! {
        @if let Some(trial) = &scene.trial {
            div.trial {
                p { b { (words.text("trial-head")) } " " span.quiet { (words.text("trial-text")) } }
                @if let Some(aids) = real.aids() {
                    (aids.compare(trial.table.as_ref(), &Eyes::new(scene.viewer(), words, &scene.names)))
                }
                p.back {
                    @if !trial.moves.is_empty() && scene.past.is_none() && is_own(scene, trial) {
                        button.main type="button" data-really { (words.text("trial-really")) }
                    }
                    @if let Some(shorter) = trial.shorter() {
                        button type="button" data-try=(shorter) { "↶ " (words.text("trial-shorter")) }
                    }
                    button type="button" data-leave { (words.text("trial-leave")) }
                }
                @if let Some(intent) = later(scene, trial) {
                    p { button type="button" data-intend=(intent) { (words.text("intents-tried")) " " (said(scene, &intent)) } }
                }
                @match trial.next() {
                    None => { p.quiet { (words.text("trial-others")) } }
                    Some(seat) if !scene.record.held.contains(&seat) => {
                        p.quiet { (words.with("trial-for", &[("name", scene.name(seat).into())])) }
                    }
                    Some(_) => {}
                }
                (branches::keep(scene))
            }
        }
    }
}

/// Whether a trial holds moves of one's own alone, which may be meant.
fn is_own(scene: &Scene<'_>, trial: &Trial) -> bool {
    scene.record.held.iter().any(|&seat| trial.is_of(seat))
}

/// The last move of a trial as something to be done once one's turn comes, if it can be.
fn later(scene: &Scene<'_>, trial: &Trial) -> Option<String> {
    let seat = trial.movers.last().copied().filter(|seat| scene.record.held.contains(seat))?;
    let intent = trial.before.as_ref()?.aids()?.tried(seat, trial.moves.last()?)?;
    let waits = scene.record.question(seat).is_none();
    (waits && scene.record.table.aids()?.takes(seat, &intent)).then_some(intent)
}

fn said(scene: &Scene<'_>, intent: &str) -> String {
    let aids = scene.record.table.aids();
    aids.map(|aids| aids.intent(intent, scene.words)).unwrap_or_default()
}

/// Whether somebody is asked for whom a visitor with a seat may move on a copy.
pub(crate) fn may_wonder(scene: &Scene<'_>) -> bool {
    let terms = &scene.record.terms;
    let asked = matches!(scene.record.table.turn(), Turn::Decide(_));
    terms.aids && !terms.has_secrets() && asked && scene.record.guide.is_none()
}
