//! Where the game stands: round, phase, bank, the next trains, the order of the companies.

use cuba18_rules::components::STACK;
use cuba18_rules::round::Operating;
use cuba18_rules::{Round, View};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::Key;

use crate::token::{name, sign};
use crate::{Stage, say};

/// What everybody asks first.
pub(crate) fn status(view: &View, stage: &Stage<'_>) -> Vec<Markup> {
    let words = stage.words;
    let table = view.table();
    let round = match view.round() {
        Round::Deal | Round::Auction(_) => words.text("status-auction"),
        Round::Draft(_) => words.text("status-draft"),
        Round::Stock(stock) => {
            let any = if stock.first { "status-first" } else { "status-any" };
            let round = stage.round.map_or_else(|| words.text(any), str::to_owned);
            let count = view.data().phases.rounds(table.phase);
            words.with("status-stock", &[("round", round.into()), ("count", count.into())])
        }
        Round::Operating(turn) => operating(stage, turn),
        Round::Over { .. } => words.text("game-over"),
    };
    let phase = words.with("phase-now", &[("phase", table.phase.number().into())]);
    let layer = table.depot.top_layer();
    let trains: Vec<&str> = STACK[layer].iter().map(|&train| say::train(train)).collect();
    let left = table.depot.standard.get(layer);
    let next = words.with("status-next", &[("trains", trains.join("/").into())]);
    let mut status = vec![
        html! { b { (round) } },
        html! { (phase) },
        html! { (words.text("bank-title")) b { "$" (table.bank().max(0)) } },
        html! { (next) @if let Some(left) = left { b { "×" (left) } } },
    ];
    if let Round::Operating(turn) = view.round() {
        status.push(order(view, stage, turn));
    }
    status
}

/// An operating round as the log counts it, and how many there are in this set.
pub(crate) fn operating(stage: &Stage<'_>, turn: &Operating) -> String {
    let of = turn.of.into();
    match stage.round {
        Some(round) => stage.words.with("status-operating", &[("round", round.into()), ("of", of)]),
        None => stage.words.with("round-of", &[("number", turn.number.into()), ("of", of)]),
    }
}

/// The companies in the order of their turns: how many have had theirs, the one in turn, the rest,
/// so that what comes next is in sight in narrow windows, too.
fn order(view: &View, stage: &Stage<'_>, turn: &Operating) -> Markup {
    // A price that has moved since the turn no longer says when it was.
    let (done, mut waiting): (Vec<Company>, Vec<Company>) =
        view.table().operating().partition(|&company| turn.done.contains(company));
    waiting.sort_by_key(|&company| company != turn.company);
    // VII.15: it has its turn after all others, and nobody decides for it.
    let central = view.table().by_price().any(|company| company == Company::Fc);
    let count = usize::from(!done.is_empty()) + waiting.len() + usize::from(central);
    html! {
        ol.queue.game-18cuba.long[count >= 5].longer[count >= 7].longest[count >= 10] aria-label=(stage.words.text("status-order")) {
            @if !done.is_empty() {
                @let names: Vec<&str> = done.iter().map(|company| company.key()).collect();
                @let said = format!("{}: {}", stage.words.text("status-done"), names.join(", "));
                li class="done" title=(said) { span aria-hidden="true" { "✓ " (done.len()) } span class="aloud" { (said) } }
            }
            @for company in waiting {
                @let now = (company == turn.company).then_some("step");
                li aria-current=[now] title=(name(stage.words, company)) { (sign(company)) }
            }
            @if central {
                li title=(stage.words.text("status-central")) { (sign(Company::Fc)) }
            }
        }
    }
}
