//! Auctions, concessions and stock rounds, as choices.

#![expect(clippy::wildcard_enum_match_arm, reason = "each list is about one kind of decision")]

use art::Stage;
use cuba18_rules::action::Source;
use cuba18_rules::components::{BOX, Space};
use cuba18_rules::table::unit;
use cuba18_rules::{Action, Event, View};
use cuba18_track::{Company, Hex};
use maud::{Markup, html};
use tabletop::Key;

use crate::offer::Offer;
use crate::say;
use crate::token::{name, sign};

/// Bids beside the lowest that have a button of their own.
const RAISES: u32 = 4;

/// What may be bid.
pub(crate) fn auction(stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    html! {
        @for (stem, (low, high, step)) in &offer.amounts {
            @for bid in (0..RAISES).map(|raise| low + raise * step).filter(|bid| bid <= high) {
                (offer.button(&format!("{stem}/{bid}"), "", html! {
                    (stage.words.with("choose-bid", &[("amount", bid.into())]))
                }))
            }
            @if low + RAISES * step <= *high {
                (offer.button(stem, "quiet", html! { (stage.words.text("choose-bid-other")) }))
            }
        }
    }
}

/// The concessions that may be chosen.
pub(crate) fn draft(stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    html! {
        div class="cards" {
            @for (action, path) in offer.all() {
                @if let Action::Concession { card } = *action {
                    (offer.button(path, "card-choice", concession(stage, card)))
                }
            }
        }
    }
}

/// A concession with its price and benefit.
pub(crate) fn concession(stage: &Stage<'_>, card: u8) -> Markup {
    let price = BOX.cards.concessions[usize::from(card.clamp(1, 6) - 1)];
    html! {
        span class="card-number" { (card) }
        span {
            b { "$" (price) }
            " · " (stage.words.text(&format!("concession-{card}")))
        }
    }
}

/// Everything a player may do with shares.
pub(crate) fn stock(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = offer.words();
    match (words.first().copied(), words.get(1).copied()) {
        (Some("found"), Some(_)) => foundings(stage, offer),
        (Some("sell"), Some(_)) => sales(view, stage, offer),
        (Some("convert"), Some(_)) => conversion(stage, offer),
        _ => companies(view, stage, offer),
    }
}

fn companies(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let table = view.table();
    let acted = |company: Company| {
        offer.all().any(|(action, _)| match *action {
            Action::Buy { company: of, .. }
            | Action::Found { company: of, .. }
            | Action::Sell { company: of, .. } => of == company,
            _ => false,
        })
    };
    let priced: Vec<Company> = table.by_price().collect();
    let others = Company::ALL.iter().copied().filter(|company| !priced.contains(company));
    html! {
        @for card in 1..=6u8 {
            @let path = format!("convert/{card}");
            @if offer.has(&path) {
                (offer.button(&path, "wide", html! {
                    (stage.words.with("choose-convert", &[("card", card.into())]))
                }))
            }
        }
        ul class="companies" {
            @for company in priced.iter().copied().chain(others).filter(|&company| acted(company)) {
                li { (company_row(view, stage, offer, company)) }
            }
        }
    }
}

fn company_row(view: &View, stage: &Stage<'_>, offer: &Offer<'_>, company: Company) -> Markup {
    let words = stage.words;
    let charter = view.table().charter(company);
    let key = company.key();
    let found = format!("found/{key}");
    let sell = format!("sell/{key}");
    let own = charter.held[offer.seat().index()];
    html! {
        div class="company-head" {
            (sign(company))
            @if offer.has(&found) { span class="quiet" { (name(words, company)) } }
            @else { b { "$" (charter.price.price()) } }
            @if own > 0 { span class="quiet" { (words.with("tell-own", &[("share", say::percent(own).into())])) } }
        }
        div class="company-ways" {
            @if offer.has(&found) {
                (offer.button(&found, "", html! { (words.text("choose-found")) }))
            }
            @for &from in Source::ALL {
                (purchase(view, stage, offer, company, from))
            }
            @if offer.has(&sell) {
                (offer.button(&sell, "sell", html! { (words.text("choose-sell")) }))
            }
        }
    }
}

fn purchase(
    view: &View,
    stage: &Stage<'_>,
    offer: &Offer<'_>,
    company: Company,
    from: Source,
) -> Markup {
    let words = stage.words;
    let path = format!("buy/{}/{}", company.key(), from.key());
    let Some(action) = offer.first(&path) else { return html! {} };
    let directs = offer.outcome(action).1.iter().any(|event| {
        matches!(event, Event::Directed { company: of, seat } if *of == company && *seat == offer.seat())
    });
    let price = view.table().charter(company).price.price().coins();
    let args = [
        ("amount", price.into()),
        ("share", say::percent(unit(company)).into()),
        ("source", words.text(&format!("from-{}", from.key())).into()),
    ];
    html! {
        (offer.button(&path, "", html! {
            span {
                (words.with("choose-buy", &args))
                @if directs { br; span class="note" { (words.text("tell-you-direct")) } }
            }
        }))
    }
}

/// The starting prices of a major.
fn foundings(stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    html! {
        div class="prices" {
            @for (action, path) in offer.all() {
                @if let Action::Found { price, .. } = *action {
                    (at_price(stage, offer, (action, path), price))
                }
            }
        }
    }
}

/// A starting price, what it costs and what is left then.
fn at_price(
    stage: &Stage<'_>,
    offer: &Offer<'_>,
    (action, path): (&Action, &str),
    price: u16,
) -> Markup {
    let (cost, left) = offer.cost(action);
    let args = [("amount", cost.into()), ("left", left.into())];
    offer.button(
        path,
        "price-choice",
        html! {
            b { "$" (price) }
            span class="note" { (stage.words.with("tell-pay", &args)) }
        },
    )
}

/// What selling so many shares brings, and what comes of it.
fn sales(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = stage.words;
    html! {
        @for (action, path) in offer.all() {
            @if let Action::Sell { shares, company } = *action {
                @let outcome = sale(view, stage, offer, action, company);
                (offer.button(path, "wide sell", html! {
                    span {
                        (words.with("choose-sell-count", &[("count", shares.into()), ("amount", outcome.0.into())]))
                        br;
                        span class="note" { (outcome.1) }
                    }
                }))
            }
        }
    }
}

/// The income of a sale, and price and director after it.
pub(crate) fn sale(
    view: &View,
    stage: &Stage<'_>,
    offer: &Offer<'_>,
    action: &Action,
    company: Company,
) -> (u32, String) {
    let words = stage.words;
    let (mut income, mut price) = (0, view.table().charter(company).price.price().coins());
    let mut heir = None;
    for event in offer.outcome(action).1 {
        match event {
            Event::Sold { income: sum, .. } => income = sum.coins(),
            Event::Priced { company: of, price: new } if of == company => price = new.coins(),
            Event::Directed { company: of, seat } if of == company => heir = Some(seat),
            _ => {}
        }
    }
    let falls = price < view.table().charter(company).price.price().coins();
    let id = if falls { "tell-price" } else { "tell-price-stays" };
    let mut told = words.with(id, &[("company", company.key().into()), ("price", price.into())]);
    if let Some(heir) = heir {
        told =
            format!("{told} · {}", words.with("tell-heir", &[("name", stage.name(heir).into())]));
    }
    (income, told)
}

/// A concession becomes a minor: which one, at which price; the mill is placed on the map.
fn conversion(stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = stage.words;
    let next = |word: &str| format!("{}/{word}", offer.base);
    match offer.words().len() {
        2 => html! {
            @for minor in Company::MINORS {
                @let path = next(minor.key());
                @if offer.has(&path) {
                    (offer.button(&path, "wide", html! { (sign(minor)) span { (name(words, minor)) } }))
                }
            }
        },
        3 => html! {
            div class="prices" {
                @for price in Space::starts() {
                    @let path = next(&price.to_string());
                    @if let Some(action) = offer.first(&path) {
                        (at_price(stage, offer, (action, path.as_str()), price))
                    }
                }
            }
        },
        _ => html! {
            @for (action, path) in offer.all() {
                @if let Action::Convert { mill, .. } = *action {
                    (offer.button(path, "echo", html! { (say::place(words, mill)) }))
                }
            }
        },
    }
}

/// The cities where a mill may be placed, once minor and price are picked.
pub(crate) fn mills(offer: &Offer<'_>) -> Vec<(Hex, String)> {
    if offer.words().len() < 4 {
        return Vec::new();
    }
    let site = |(action, path): (&Action, &str)| match action {
        Action::Convert { mill, .. } => Some((*mill, path.to_owned())),
        _ => None,
    };
    offer.all().filter_map(site).collect()
}
