//! Emergency financing: what is missing, and every way to raise it, the sensible ones first.

use cuba18_rules::action::Raise;
use cuba18_rules::{Action, Event, View};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::Key;

use crate::Stage;
use crate::click::{decision, offers};
use crate::seat::{cash, own};
use crate::stock::{Sale, sale};
use crate::token::sign;
use crate::trial::{events, outcome};

/// So many ways are shown at once; the others are a click away.
const FIRST: usize = 3;

/// A way to raise money.
struct Way<'o> {
    action: &'o Action,
    raise: Raise,
    /// Whether the train can be paid for with it.
    enough: bool,
    /// What the director's worth falls by.
    lost: u32,
}

/// What is missing, the ways to raise it, and the order in which the rules ask for them.
pub(crate) fn emergency(
    view: &View,
    stage: &Stage<'_>,
    (company, missing): (Company, u32),
) -> Markup {
    let words = stage.words;
    let treasury = view.table().charter(company).treasury.coins();
    let ways = ways(view, stage, company);
    let button = |way: &Way<'_>| {
        decision(stage, way.action, "wide", html! { span { (told(view, stage, company, way)) } })
    };
    html! {
        div class="emergency" {
            p { (words.with("emergency-sums", &[("price", (treasury + missing).into()), ("held", treasury.into()), ("missing", missing.into())])) }
            @for way in ways.iter().take(FIRST) { (button(way)) }
            @if ways.len() > FIRST {
                details {
                    summary { (words.with("emergency-more", &[("count", (ways.len() - FIRST).into())])) }
                    @for way in &ways[FIRST..] { (button(way)) }
                }
            }
            (order(view, stage))
        }
    }
}

/// The ways that are open: first those that are enough, then those that cost the director least.
fn ways<'o>(view: &View, stage: &Stage<'o>, company: Company) -> Vec<Way<'o>> {
    let worth = |of: &View| own(stage).map_or(0, |seat| of.table().worth(seat).coins());
    let open = stage.offer.actions().filter_map(|action| {
        let Action::Raise(raise) = action else { return None };
        let (after, _) = outcome(view, stage, action);
        let enough = after.missing(company).is_none_or(|missing| missing.coins() == 0);
        let lost = worth(view).saturating_sub(worth(&after));
        Some(Way { action, raise: *raise, enough, lost })
    });
    let mut open: Vec<Way<'o>> = open.collect();
    open.sort_by_key(|way| (!way.enough, way.lost));
    open
}

/// Company, cash, shares: which of them is asked for now.
fn order(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    let class = |raises: fn(&Raise) -> bool| {
        let now = |action: &Action| matches!(action, Action::Raise(raise) if raises(raise));
        if offers(stage, now) { "now" } else { "done" }
    };
    html! {
        ol {
            li class=(class(|raise| matches!(raise, Raise::Issue { .. }))) { (words.text("emergency-issue")) }
            li class=(class(|raise| matches!(raise, Raise::Cash {}))) { (words.with("emergency-cash", &[("amount", cash(view, stage).into())])) }
            li class=(class(|raise| matches!(raise, Raise::Sell { .. }))) { (words.text("emergency-sell")) }
        }
    }
}

/// What a way brings, and below it what it costs.
fn told(view: &View, stage: &Stage<'_>, company: Company, way: &Way<'_>) -> Markup {
    let words = stage.words;
    let mut notes = Vec::new();
    let what = match way.raise {
        Raise::Issue { shares } => {
            let income = view.table().price(company).times(shares.into()).coins();
            let args = [
                ("company", company.key().into()),
                ("count", shares.into()),
                ("amount", income.into()),
            ];
            html! { (words.with("choose-raise-issue", &args)) }
        }
        Raise::Cash {} => {
            let added = events(view, stage, way.action).into_iter().find_map(|event| {
                let Event::Added { amount, .. } = event else { return None };
                Some(amount.coins())
            });
            html! { (words.with("choose-raise-cash", &[("amount", added.unwrap_or(0).into())])) }
        }
        Raise::Sell { company, shares } => {
            let Sale { income, told, .. } = sale(view, stage, way.action, company);
            notes.push(told);
            let args = [("count", shares.into()), ("amount", income.into())];
            html! { (sign(company)) " " (words.with("choose-sell-count", &args)) }
        }
    };
    if way.enough {
        notes.push(words.text("emergency-enough"));
    }
    if way.lost > 0 {
        notes.push(words.with("emergency-lost", &[("amount", way.lost.into())]));
    }
    html! {
        (what)
        @if !notes.is_empty() { br; span class="note" { (notes.join(" · ")) } }
    }
}
