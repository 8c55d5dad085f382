//! Auctions, concessions and stock rounds, as choices.

use art::Pick;
use cuba18_rules::action::Source;
use cuba18_rules::components::CARDS;
use cuba18_rules::{Action, Event, View};
use cuba18_track::{Company, Hex};
use maud::{Markup, html};
use tabletop::Key;

use crate::click::{self, Site, beginning, decision, offers, picked};
use crate::token::{name, sign};
use crate::trial::{cost, events};
use crate::{Stage, say, seat};

/// Bids beside the lowest that have a button of their own.
const RAISES: u32 = 4;

/// What may be bid.
pub(crate) fn auction(stage: &Stage<'_>) -> Markup {
    html! {
        @for run in stage.offer.runs() {
            @for bid in (0..run.len().min(RAISES)).map(|raise| run.at(raise)) {
                @if let Action::Bid { amount } = bid {
                    (decision(stage, &bid, "", html! {
                        (stage.words.with("choose-bid", &[("amount", amount.coins().into())]))
                    }))
                }
            }
            @if run.len() > RAISES {
                (beginning(stage, |action| matches!(action, Action::Bid { .. }), "quiet", html! {
                    (stage.words.text("choose-bid-other"))
                }))
            }
        }
    }
}

/// The concessions that may be chosen.
pub(crate) fn draft(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div class="cards" {
            @for action in stage.offer.actions() {
                @if let Action::Concession { card } = *action {
                    (decision(stage, action, "card-choice", concession(view, stage, card)))
                }
            }
            @for card in CARDS {
                @let action = Action::Concession { card };
                @let same = |other: &Action| *other == action;
                (Pick::gone(stage, &action, same).button("card-choice gone", concession(view, stage, card)))
            }
        }
    }
}

/// A concession with its price and benefit.
fn concession(view: &View, stage: &Stage<'_>, card: u8) -> Markup {
    let price = view.data().cards.concessions[usize::from(card.clamp(1, 6) - 1)];
    html! {
        span class="card-number" { (card) }
        span {
            b { "$" (price) }
            " · " (say::concession(view, stage.words, card))
        }
    }
}

/// The company that a decision founds, if it founds a major.
pub(crate) fn founded(action: &Action) -> Option<Company> {
    let Action::Found { company, .. } = action else { return None };
    Some(*company)
}

/// The company of which a decision sells shares, if it does.
pub(crate) fn sold(action: &Action) -> Option<Company> {
    let Action::Sell { company, .. } = action else { return None };
    Some(*company)
}

/// The concession that a decision converts, and into what.
fn converted(action: &Action) -> Option<(u8, Company, u16, Hex)> {
    let Action::Convert { card, minor, price, mill } = *action else { return None };
    Some((card, minor, price, mill))
}

/// Card, minor and price of a concession that lacks only the city of its mill.
pub(crate) fn about_to_convert(stage: &Stage<'_>) -> Option<(u8, Company, u16)> {
    picked(stage, |action| converted(action).map(|(card, minor, price, _)| (card, minor, price)))
}

/// What is asked next of a concession that is being converted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Converting {
    /// Into which minor.
    Minor,
    /// At which price.
    Price,
    /// With a mill in which city.
    Mill,
}

/// What is asked next, if a concession was picked.
pub(crate) fn converting(stage: &Stage<'_>) -> Option<Converting> {
    picked(stage, |action| converted(action).map(|(card, ..)| card))?;
    let minor = picked(stage, |action| converted(action).map(|(_, minor, ..)| minor));
    let price = picked(stage, |action| converted(action).map(|(_, _, price, _)| price));
    Some(match (minor, price) {
        (None, _) => Converting::Minor,
        (Some(_), None) => Converting::Price,
        (Some(_), Some(_)) => Converting::Mill,
    })
}

/// Everything a player may do with shares.
pub(crate) fn stock(view: &View, stage: &Stage<'_>) -> Markup {
    if picked(stage, founded).is_some() {
        return foundings(view, stage);
    }
    if picked(stage, sold).is_some() {
        return sales(view, stage);
    }
    match converting(stage) {
        Some(Converting::Minor) => minors(stage),
        Some(Converting::Price) => prices(view, stage),
        Some(Converting::Mill) => html! {
            @for Site { hex, adds } in mills(stage) {
                (click::button(Some(adds), "echo", html! { (say::place(view, hex)) }))
            }
        },
        None => companies(view, stage),
    }
}

fn companies(view: &View, stage: &Stage<'_>) -> Markup {
    let table = view.table();
    let owns = |company: Company| {
        seat::own(stage).is_some_and(|seat| table.charter(company).held[seat.index()] > 0)
    };
    let acted = |company: Company| {
        owns(company) || offers(stage, |action| action.traded() == Some(company))
    };
    let priced: Vec<Company> = table.by_price().collect();
    let others = Company::ALL.iter().copied().filter(|company| !priced.contains(company));
    html! {
        @for card in CARDS {
            @let converts = |action: &Action| converted(action).is_some_and(|(of, ..)| of == card);
            (beginning(stage, converts, "wide", html! {
                (stage.words.with("choose-convert", &[("card", card.into())]))
            }))
        }
        ul class="companies" {
            @for company in priced.iter().copied().chain(others).filter(|&company| acted(company)) {
                li { (company_row(view, stage, company)) }
            }
        }
    }
}

fn company_row(view: &View, stage: &Stage<'_>, company: Company) -> Markup {
    let words = stage.words;
    let charter = view.table().charter(company);
    let founds = |action: &Action| founded(action) == Some(company);
    let sells = |action: &Action| sold(action) == Some(company);
    let own = seat::own(stage).map_or(0, |seat| charter.held[seat.index()]);
    html! {
        div class="company-head" {
            (sign(company))
            @if offers(stage, founds) { span class="quiet" { (name(words, company)) } }
            @else { b { "$" (view.table().price(company)) } }
            @if own > 0 { span class="quiet" { (words.with("tell-own", &[("share", say::percent(own).into())])) } }
        }
        div class="company-ways" {
            (beginning(stage, founds, "", html! { (words.text("choose-found")) }))
            @for &from in Source::ALL {
                (purchase(view, stage, company, from))
            }
            @if !offers(stage, |action| action.traded() == Some(company) && !sells(action)) {
                (click::gone(stage, &sought(view, company), |_| false, html! { (words.text("gone-buy")) }))
            }
            (beginning(stage, sells, "sell", html! { (words.text("choose-sell")) }))
            @if own > 0 {
                (click::gone(stage, &Action::Sell { company, shares: 1 }, sells, html! { (words.text("choose-sell")) }))
            }
        }
    }
}

/// The purchase that one would try first: from where there are shares.
fn sought(view: &View, company: Company) -> Action {
    let charter = view.table().charter(company);
    let piles = [
        (Source::Offering, charter.offering),
        (Source::Pool, charter.pool),
        (Source::Charter, charter.reserve),
    ];
    let there = piles.into_iter().find(|&(_, shares)| shares > 0);
    Action::Buy { company, from: there.map_or(Source::Offering, |(from, _)| from) }
}

fn purchase(view: &View, stage: &Stage<'_>, company: Company, from: Source) -> Markup {
    let words = stage.words;
    let action = Action::Buy { company, from };
    if !offers(stage, |offered| *offered == action) {
        return html! {};
    }
    let directs = events(view, stage, &action).iter().any(|event| {
        matches!(event, Event::Directed { company: of, seat } if *of == company && seat::own(stage) == Some(*seat))
    });
    let price = view.table().price(company).coins();
    let args = [
        ("amount", price.into()),
        ("share", say::percent(view.data().shares.unit(company)).into()),
        ("source", words.text(&format!("from-{}", from.key())).into()),
    ];
    decision(
        stage,
        &action,
        "",
        html! {
            span {
                (words.with("choose-buy", &args))
                @if directs { br; span class="note" { (words.text("tell-you-direct")) } }
            }
        },
    )
}

/// The starting prices of a major.
fn foundings(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div class="prices" {
            @for action in stage.offer.actions() {
                @if let Action::Found { price, .. } = *action {
                    (decision(stage, action, "price-choice", start(view, stage, action, price)))
                }
            }
        }
    }
}

/// A starting price, what it costs and what is left then.
fn start(view: &View, stage: &Stage<'_>, action: &Action, price: u16) -> Markup {
    let (cost, left) = cost(view, stage, action);
    let args = [("amount", cost.into()), ("left", left.into())];
    html! {
        b { "$" (price) }
        span class="note" { (stage.words.with("tell-pay", &args)) }
    }
}

/// What selling so many shares brings, and what comes of it.
fn sales(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    html! {
        @for action in stage.offer.actions() {
            @if let Action::Sell { shares, company } = *action {
                @let outcome = sale(view, stage, action, company);
                (decision(stage, action, "wide sell", html! {
                    span {
                        (words.with("choose-sell-count", &[("count", shares.into()), ("amount", outcome.income.into())]))
                        br;
                        span class="note" { (outcome.told) }
                    }
                }))
            }
        }
    }
}

/// What comes of a sale.
pub(crate) struct Sale {
    pub(crate) income: u32,
    /// The share price after it.
    pub(crate) price: u32,
    /// Price and director after it, in words.
    pub(crate) told: String,
}

/// The income of a sale, and price and director after it.
pub(crate) fn sale(view: &View, stage: &Stage<'_>, action: &Action, company: Company) -> Sale {
    let words = stage.words;
    let before = view.table().price(company).coins();
    let (mut income, mut after, mut heir) = (0, before, None);
    for event in events(view, stage, action) {
        if let Event::Sold { income: sum, .. } = event {
            income = sum.coins();
        }
        if let Event::Priced { company: of, price, .. } = event
            && of == company
        {
            after = price.coins();
        }
        if let Event::Directed { company: of, seat } = event
            && of == company
        {
            heir = Some(seat);
        }
    }
    let id = if after < before { "tell-price" } else { "tell-price-stays" };
    let mut told = words.with(id, &[("company", company.key().into()), ("price", after.into())]);
    if let Some(heir) = heir {
        told =
            format!("{told} · {}", words.with("tell-heir", &[("name", stage.name(heir).into())]));
    }
    Sale { income, price: after, told }
}

/// The minors that a concession may become.
fn minors(stage: &Stage<'_>) -> Markup {
    html! {
        @for minor in Company::MINORS {
            @let becomes = |action: &Action| converted(action).is_some_and(|(_, of, ..)| of == minor);
            (beginning(stage, becomes, "wide", html! { (sign(minor)) span { (name(stage.words, minor)) } }))
        }
    }
}

/// The starting prices of a minor.
fn prices(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div class="prices" {
            @for price in view.data().market.starts() {
                @let starts = |action: &Action| converted(action).is_some_and(|(_, _, at, _)| at == price);
                @if let Some(action) = stage.offer.actions().find(|action| starts(action)) {
                    (beginning(stage, starts, "price-choice", start(view, stage, action, price)))
                }
            }
        }
    }
}

/// The cities where a mill may be placed, once minor and price are picked.
pub(crate) fn mills(stage: &Stage<'_>) -> Vec<Site> {
    let Some(Converting::Mill) = converting(stage) else { return Vec::new() };
    click::sites(stage, |action| converted(action).map(|(.., mill)| mill))
}
