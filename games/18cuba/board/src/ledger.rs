//! The table of a stock round: every company with its piles, prices and holders, and buying,
//! selling and founding in its cells.

use art::{Pick, seat_shape};
use cuba18_rules::action::Source;
use cuba18_rules::charter::Charter;
use cuba18_rules::{Action, View};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::{Key, Seat, Viewer};

use crate::charters::{belongings, waiting};
use crate::click::{beginning, decision, offers};
use crate::players::certificates;
use crate::routes::income;
use crate::stock::{founded, sale};
use crate::token::{class, name, sign};
use crate::{Stage, say};

/// Companies down, dearest first, then those that may be founded; players across.
pub(crate) fn ledger(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    let seats: Vec<Seat> = view.table().players().collect();
    html! {
        section class="ledger-frame" aria-label=(words.text("charters-title")) {
            table class="ledger" {
                thead { tr {
                    td {}
                    th scope="col" { (words.text("accounts-price")) }
                    @for &from in Source::ALL {
                        th scope="col" title=(words.text(&format!("pile-{}", from.key()))) { (words.text(&format!("short-{}", from.key()))) }
                    }
                    @for &seat in &seats {
                        th scope="col" class=(own_class(stage, seat)) { (seat_shape(seat)) span class="who" { (stage.name(seat)) } }
                    }
                    th scope="col" { (words.text("treasury-title")) }
                    th scope="col" { (words.text("accounts-fleet")) }
                    @if stage.aids { th scope="col" title=(words.text("ledger-run-title")) { (words.text("ledger-run")) } }
                } }
                tbody {
                    @for company in view.table().by_price() { (row(view, stage, &seats, company)) }
                    @for company in waiting(view) { (unfounded(view, stage, company)) }
                }
                tfoot { (feet(view, stage, &seats)) }
            }
        }
    }
}

fn own_class(stage: &Stage<'_>, seat: Seat) -> &'static str {
    if stage.viewer == Viewer::Player(seat) { "holder own" } else { "holder" }
}

fn row(view: &View, stage: &Stage<'_>, seats: &[Seat], company: Company) -> Markup {
    let charter = view.table().charter(company);
    let piles = [charter.offering, charter.reserve, charter.pool];
    let sources = [Source::Offering, Source::Charter, Source::Pool];
    html! {
        tr class=(class(company)) {
            th scope="row" title=(name(stage.words, company)) { (sign(company)) }
            td class="price-cell" { b { "$" (view.table().price(company)) } (fall(view, stage, company)) }
            @for &from in Source::ALL {
                @let tenths = sources.iter().zip(piles).find(|(source, _)| **source == from).map_or(0, |(_, tenths)| tenths);
                td { (pile(view, stage, (company, from, tenths))) }
            }
            @for &seat in seats { td class=(own_class(stage, seat)) { (holding(view, stage, (company, charter, seat))) } }
            td class="money-cell" { span class="treasury" data-ask=[stage.see("treasury", charter.director)] { "$" (charter.treasury) } }
            td class="fleet" { (belongings(view, stage, company, charter)) }
            @if stage.aids {
                td class="money-cell" { @if charter.train_count() > 0 { "$" (income(view, company)) } }
            }
        }
    }
}

/// Where the price would be after the viewer has sold one share.
fn fall(view: &View, stage: &Stage<'_>, company: Company) -> Markup {
    let sells = Action::Sell { company, shares: 1 };
    let after =
        offers(stage, |action| *action == sells).then(|| sale(view, stage, &sells, company));
    html! {
        @if let Some(after) = after {
            span class="note" title=(after.told) { "▾" (after.price) }
        }
    }
}

/// The shares of one pile, with the button that buys one of them or says why not.
fn pile(view: &View, stage: &Stage<'_>, (company, from, tenths): (Company, Source, u8)) -> Markup {
    let words = stage.words;
    let count = tenths / view.data().shares.unit(company);
    let action = Action::Buy { company, from };
    let args = [
        ("amount", view.table().price(company).coins().into()),
        ("share", say::percent(view.data().shares.unit(company)).into()),
        ("source", words.text(&format!("from-{}", from.key())).into()),
    ];
    let inner = html! {
        span aria-hidden="true" { (words.text("ledger-buy")) }
        span class="aloud" { (company.key()) ": " (words.with("choose-buy", &args)) }
    };
    let is_offered = offers(stage, |other| *other == action);
    html! {
        @if tenths > 0 {
            span class={ "pile in-" (from.key()) } data-ask=[stage.ask(&action)] { (count) }
            @if is_offered {
                " " (decision(stage, &action, "cell", inner))
            } @else {
                " " (Pick::gone(stage, &action, |_| false).button("cell gone", inner))
            }
        }
    }
}

/// What a player holds; the viewer sells it here, so many with one click.
fn holding(
    view: &View,
    stage: &Stage<'_>,
    (company, charter, seat): (Company, &Charter, Seat),
) -> Markup {
    let words = stage.words;
    let held = charter.shares(&view.data().shares, company, seat);
    let sells = stage.ask_or_see(&Action::Sell { company, shares: 1 }, "share", seat);
    let own = stage.viewer == Viewer::Player(seat);
    let sales = stage.offer.actions().filter(|_| own && stage.offer.picked().is_empty());
    html! {
        @if held > 0 {
            span class="owner" data-ask=[sells] {
                (held)
                @if charter.director == Some(seat) { span class="crown" title=(words.text("director-title")) { "♛" } }
            }
        }
        @for action in sales {
            @if let Action::Sell { company: of, shares } = *action {
                @if of == company {
                    @let after = sale(view, stage, action, company);
                    @let args = [("count", shares.into()), ("amount", after.income.into())];
                    (decision(stage, action, "cell sell", html! {
                        span aria-hidden="true" { "−" (shares) }
                        span class="aloud" { (company.key()) ": " (words.with("choose-sell-count", &args)) " · " (after.told) }
                    }))
                }
            }
        }
    }
}

/// A major that nobody has founded yet.
fn unfounded(view: &View, stage: &Stage<'_>, company: Company) -> Markup {
    let words = stage.words;
    let founds = |action: &Action| founded(action) == Some(company);
    let price = view.data().market.starts().next().unwrap_or(0);
    let attempt = Action::Found { company, price };
    html! {
        tr class={ (class(company)) " unfounded" } {
            th scope="row" title=(name(words, company)) { span data-ask=[stage.ask(&attempt)] { (sign(company)) } }
            td colspan="4" {
                (beginning(stage, founds, "cell", html! { (words.text("choose-found")) }))
                (Pick::gone(stage, &attempt, founds).button("cell gone", html! { (words.text("choose-found")) }))
            }
            td colspan="9" class="note" { (name(words, company)) }
        }
    }
}

/// Cash, certificates and worth of every player, in the playing order.
fn feet(view: &View, stage: &Stage<'_>, seats: &[Seat]) -> Markup {
    let words = stage.words;
    let limit = view.data().setting(view.terms().setting).certificates;
    let line = |id: &str, value: &dyn Fn(Seat) -> String| {
        html! {
            tr {
                th scope="row" colspan="5" { (words.text(id)) }
                @for &seat in seats { td class=(own_class(stage, seat)) { (value(seat)) } }
                td colspan="3" {}
            }
        }
    };
    html! {
        (line("cash-title", &|seat| format!("${}", view.table().cash(seat))))
        (line("certificates-title", &|seat| format!("{}/{limit}", certificates(view, seat))))
        (line("worth-short", &|seat| format!("${}", view.table().worth(seat))))
    }
}
