//! Trains and wagons, and how they are paid for, as choices.

use cuba18_rules::action::Shop;
use cuba18_rules::components::{STACK, begun_by, layer_of};
use cuba18_rules::{Action, Event, View};
use cuba18_track::{Company, Train};
use maud::{Markup, html};
use tabletop::Key;

use crate::click::{beginning, decision, offers};
use crate::emergency::emergency;
use crate::token::sign;
use crate::trial::outcome;
use crate::{Stage, phases, say};

/// What is bought of the bank and of others, and how money is raised for it.
pub(crate) fn trains(view: &View, stage: &Stage<'_>, company: Company) -> Markup {
    let raises = offers(stage, |action| matches!(action, Action::Raise(_)));
    html! {
        @if let (Some(missing), true) = (view.missing(company), raises) {
            (emergency(view, stage, (company, missing.coins())))
        }
        @for action in stage.offer.actions() {
            @if let Some(what) = bought(view, stage, action) { (purchase(view, stage, action, what)) }
            @if let Action::DealWagon { seller, wagon } = action {
                (decision(stage, action, "wide quiet", html! {
                    (sign(*seller)) span { (stage.words.with("choose-wagon", &[("wagon", wagon.key().into())]))
                        " · $" (view.data().cards.wagon_prices[*wagon as usize]) }
                }))
            }
        }
        (deals(stage))
    }
}

/// What a decision buys of bank or pool, if it buys something.
fn bought(view: &View, stage: &Stage<'_>, action: &Action) -> Option<Markup> {
    let words = stage.words;
    let cheaper = |discount: bool| {
        let amount = view.data().cards.discount;
        html! { @if discount { " · " (words.with("tell-discount", &[("amount", amount.into())])) } }
    };
    if let Action::Train { from, train, discount } = action {
        return Some(
            html! { b { (say::train(*train)) } " " (shop(stage, *from)) (cheaper(*discount)) },
        );
    }
    if let Action::TradeIn { old, discount } = action {
        let traded = words.with("choose-trade", &[("old", say::train(*old).into())]);
        return Some(html! { (traded) (cheaper(*discount)) });
    }
    let Action::Wagon { from, wagon } = action else { return None };
    let wagon = words.with("choose-wagon", &[("wagon", wagon.key().into())]);
    Some(html! { b { (wagon) } " " (shop(stage, *from)) })
}

fn shop(stage: &Stage<'_>, from: Shop) -> String {
    stage.words.text(&format!("shop-{}", from.key()))
}

/// A purchase with its price, what is left, and the phase that it begins.
fn purchase(view: &View, stage: &Stage<'_>, action: &Action, what: Markup) -> Markup {
    let words = stage.words;
    let (after, events) = outcome(view, stage, action);
    let (mut price, mut buyer, mut phase) = (0, None, None);
    for event in &events {
        if let Event::GotTrain { company, price: paid, .. }
        | Event::GotWagon { company, price: paid, .. }
        | Event::TradedIn { company, price: paid, .. } = event
        {
            price = paid.coins();
            buyer = Some(*company);
        }
        if let Event::PhaseBegan { phase: begun } = event {
            phase = Some(*begun);
        }
    }
    let left = buyer.map_or(0, |company| after.table().charter(company).treasury.coins());
    decision(
        stage,
        action,
        "wide",
        html! { span {
            (what) " · " b { "$" (price) }
            br;
            span class="note" {
                @let lost = scrapped(&events);
                @if !lost.is_empty() { b { (words.with("tell-scraps", &[("trains", lost.join(", ").into())])) } " · " }
                (words.with("tell-left", &[("amount", left.into())]))
                @if let Some(fate) = fate(view, stage, action) { " · " (fate) }
                @if let Some(phase) = phase {
                    " · " (words.with("tell-phase", &[("phase", phase.into())]))
                    " " (phases::brought(view.data(), words, phase))
                }
            }
        } },
    )
}

/// How many such trains the bank has, and the phase that scraps them.
fn fate(view: &View, stage: &Stage<'_>, action: &Action) -> Option<String> {
    let words = stage.words;
    let Action::Train { from, train, .. } = action else { return None };
    let depot = &view.table().depot;
    let layer = layer_of(*train);
    let left = match from {
        Shop::Pool => Some(depot.pool[*train]),
        Shop::Bank if train.is_narrow() => Some(depot.narrow_left(*train)),
        Shop::Bank => layer.and_then(|layer| depot.standard.get(layer).copied()),
    };
    let left = left.map(|count| words.with("tell-trains-left", &[("count", count.into())]));
    let scrapped = match view.data().scrapped_in(*train) {
        Some(phase) => words.with("tell-scrapped", &[("phase", phase.into())]),
        None => words.text("tell-never-scrapped"),
    };
    Some(left.into_iter().chain([scrapped]).collect::<Vec<_>>().join(" · "))
}

/// The trains that go at once with a purchase, by company.
fn scrapped(events: &[Event]) -> Vec<String> {
    let each = events.iter().filter_map(|event| {
        let Event::ScrappedTrains { company, train, count } = *event else { return None };
        let many = if count > 1 { format!("{count}× ") } else { String::new() };
        Some(format!("{} {many}{}", company.key(), say::train(train)))
    });
    each.collect()
}

/// So many phases are looked ahead to.
const AHEAD: usize = 2;

/// The next trains of the stack: how many are left before them, what their phase brings, and
/// what the company would lose by it.
pub(crate) fn coming(view: &View, stage: &Stage<'_>, company: Company) -> Markup {
    let words = stage.words;
    let table = view.table();
    let later = |layer: &usize| begun_by(*layer) > table.phase.number();
    let layers: Vec<usize> = (0..STACK.len()).filter(later).take(AHEAD).collect();
    let before = |layer: usize| -> u32 {
        let left = table.depot.standard.iter().take(layer).skip(table.depot.top_layer());
        left.map(|&count| u32::from(count)).sum()
    };
    let loses = |phase: u8| -> Vec<&str> {
        let own = table.charter(company).each_train();
        own.filter(|&train| view.data().scrapped_in(train) == Some(phase)).map(say::train).collect()
    };
    html! {
        @if !layers.is_empty() {
            h3 class="also" { (words.text("coming-title")) }
            ul class="coming" {
                @for layer in layers {
                    @let phase = begun_by(layer);
                    @let trains: Vec<String> = STACK[layer].iter().map(|&train| format!("{} (${})", say::train(train), view.data().price(train))).collect();
                    li {
                        (words.with("coming-train", &[("count", before(layer).into()), ("trains", trains.join(" / ").into()), ("phase", phase.into())]))
                        " " (phases::brought(view.data(), words, phase))
                        @let lost = loses(phase);
                        @if !lost.is_empty() {
                            " " b { (words.with("coming-loses", &[("company", company.key().into()), ("trains", lost.join(", ").into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// The company and its train that a decision asks for, if it does.
pub(crate) fn deal(action: &Action) -> Option<(Company, Train)> {
    let Action::DealTrain { seller, train, .. } = *action else { return None };
    Some((seller, train))
}

/// The price that a decision names in answer to an offer, if it names one.
pub(crate) const fn named(action: &Action) -> Option<()> {
    if let Action::Counter { .. } = action { Some(()) } else { None }
}

/// A button for a price of the seller's own, in answer to an offer.
pub(crate) fn counter(stage: &Stage<'_>) -> Markup {
    beginning(
        stage,
        |action| named(action).is_some(),
        "wide quiet",
        html! {
            (stage.words.text("choose-counter"))
        },
    )
}

/// Trains that other companies may be asked for; the price is agreed on.
fn deals(stage: &Stage<'_>) -> Markup {
    let asks = |wanted: (Company, Train)| move |action: &Action| deal(action) == Some(wanted);
    let open = stage.offer.runs().iter().filter_map(|run| {
        let wanted = deal(&run.at(0))?;
        stage.offer.begin(asks(wanted))?;
        let (low, high, _) = run.numbers();
        Some((wanted, low, high))
    });
    let open: Vec<((Company, Train), u32, u32)> = open.collect();
    html! {
        @if !open.is_empty() { h3 class="also" { (stage.words.text("deal-head")) } }
        @for (wanted, low, high) in open {
            (beginning(stage, asks(wanted), "quiet", html! {
                (sign(wanted.0)) span { (say::train(wanted.1)) " · $" (low) "–" (high) }
            }))
        }
    }
}
