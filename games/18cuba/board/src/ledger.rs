//! The table of a stock round: every company with its piles, prices and holders, and buying,
//! selling and founding in its cells.

use art::{Pick, called, seat_shape};
use cuba18_rules::action::Source;
use cuba18_rules::charter::Charter;
use cuba18_rules::{Action, Refusal, View};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::{Game, Key, Seat, Viewer};

use crate::charters::{belongings, waiting};
use crate::click::{beginning, decision, offers};
use crate::players::certificates;
use crate::routes::income;
use crate::seat::own;
use crate::stock::{founded, sale};
use crate::token::{class, name, sign};
use crate::{Stage, say};

/// Companies down, dearest first, then those that may be founded; players across.
pub(crate) fn ledger(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    let seats: Vec<Seat> = view.table().players().collect();
    let holds =
        |from: Source| view.table().by_price().any(|company| tenths(view, company, from) > 0);
    let piles: Vec<Source> = Source::ALL.iter().copied().filter(|&from| holds(from)).collect();
    html! {
        section class="ledger-frame" aria-label=(words.text("charters-title")) {
            table class=(if seats.len() > 4 { "ledger crowded" } else { "ledger" }) {
                thead { tr {
                    td {}
                    th scope="col" { (words.text("accounts-price")) }
                    @for &from in &piles {
                        th scope="col" title=(words.text(&format!("pile-{}", from.key()))) { (words.text(&format!("short-{}", from.key()))) }
                    }
                    @for &seat in &seats {
                        th scope="col" class=(own_class(stage, seat)) { (seat_shape(seat)) span class="who" title=(stage.name(seat)) { (called(stage.name(seat))) } }
                    }
                    th scope="col" { (words.text("treasury-title")) }
                    th scope="col" { (words.text("accounts-last")) }
                    th scope="col" { (words.text("accounts-fleet")) }
                } }
                tbody {
                    @for company in view.table().by_price() { (row(view, stage, (&piles, &seats), company)) }
                }
                tfoot {
                    (feet(view, stage, (piles.len() + 2, &seats)))
                    (unfounded(view, stage, piles.len() + seats.len() + 5))
                }
            }
        }
    }
}

fn own_class(stage: &Stage<'_>, seat: Seat) -> &'static str {
    if stage.viewer == Viewer::Player(seat) { "holder own" } else { "holder" }
}

/// The shares in a pile, in tenths.
fn tenths(view: &View, company: Company, from: Source) -> u8 {
    let charter = view.table().charter(company);
    match from {
        Source::Offering => charter.offering,
        Source::Charter => charter.reserve,
        Source::Pool => charter.pool,
    }
}

fn row(
    view: &View,
    stage: &Stage<'_>,
    (piles, seats): (&[Source], &[Seat]),
    company: Company,
) -> Markup {
    let charter = view.table().charter(company);
    html! {
        tr class=(class(company)) {
            th scope="row" title=(name(stage.words, company)) { (sign(company)) }
            td class="price-cell" { b { "$" (view.table().price(company)) } (fall(view, stage, company)) }
            @for &from in piles { td { (pile(view, stage, company, from)) } }
            @for &seat in seats { td class=(own_class(stage, seat)) { (holding(view, stage, (company, charter, seat))) } }
            td class="money-cell" { span class="treasury" data-ask=[stage.see("treasury", charter.director)] { "$" (charter.treasury) } }
            td class="money-cell last-run" { (runs(view, stage, (company, charter))) }
            td class="fleet" { (belongings(view, stage, (company, charter), true)) }
        }
    }
}

/// What a company earned when it last ran, and what it would earn now where that is another sum.
fn runs(view: &View, stage: &Stage<'_>, (company, charter): (Company, &Charter)) -> Markup {
    let last = last_run(stage, company);
    let now = (stage.aids && charter.train_count() > 0).then(|| income(view, company));
    html! {
        @if let Some(earned) = last { "$" (earned) }
        @if let Some(now) = now.filter(|&now| last != Some(now)) {
            " " span class="note" title=(stage.words.text("ledger-run-title")) { "→$" (now) }
        }
    }
}

/// What a company earned when it last ran.
fn last_run(stage: &Stage<'_>, company: Company) -> Option<u32> {
    let own = stage.remembered.iter().find(|(key, _)| *key == company.key());
    own.map(|&(_, earned)| earned)
}

/// What stands in a cell where a limit forbids to buy; elsewhere it is what could be done.
fn limit(view: &View, stage: &Stage<'_>, action: &Action) -> &'static str {
    let refused = own(stage).and_then(|seat| view.game().check(seat, action).err());
    match refused {
        Some(Refusal::CertificateLimit) => "ledger-full",
        Some(Refusal::HoldingLimit) => "ledger-most",
        Some(Refusal::SoldThisRound) => "ledger-sold",
        Some(_) | None => "ledger-buy",
    }
}

/// Where the price would be after the viewer has sold one share.
fn fall(view: &View, stage: &Stage<'_>, company: Company) -> Markup {
    let sells = Action::Sell { company, shares: 1 };
    let after =
        offers(stage, |action| *action == sells).then(|| sale(view, stage, &sells, company));
    html! {
        @if let Some(after) = after.filter(|after| after.price < view.table().price(company).coins()) {
            span class="note" title=(after.told) { "▾" (after.price) }
        }
    }
}

/// The shares of one pile, with the button that buys one of them or says why not.
fn pile(view: &View, stage: &Stage<'_>, company: Company, from: Source) -> Markup {
    let words = stage.words;
    let count = tenths(view, company, from) / view.data().shares.unit(company);
    let action = Action::Buy { company, from };
    let args = [
        ("amount", view.table().price(company).coins().into()),
        ("share", say::percent(view.data().shares.unit(company)).into()),
        ("source", words.text(&format!("from-{}", from.key())).into()),
    ];
    let inner = html! {
        span aria-hidden="true" { (words.text(limit(view, stage, &action))) }
        span class="aloud" { (company.key()) ": " (words.with("choose-buy", &args)) }
    };
    let is_offered = offers(stage, |other| *other == action);
    // C11: nobody looks for a button there; the number says why.
    let is_never_sold = company.is_minor() && from == Source::Charter;
    html! {
        @if count > 0 {
            span class={ "pile in-" (from.key()) } data-ask=[stage.ask(&action)] { (count) }
            @if is_offered {
                " " (decision(stage, &action, "cell", inner))
            } @else if !is_never_sold {
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
    let is_own = stage.viewer == Viewer::Player(seat);
    let sales = stage.offer.actions().filter(|_| is_own && stage.offer.picked().is_empty());
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

/// The majors that nobody has founded yet.
fn unfounded(view: &View, stage: &Stage<'_>, columns: usize) -> Markup {
    let words = stage.words;
    let price = view.data().market.starts().next().unwrap_or(0);
    html! {
        @if waiting(view).next().is_some() {
            tr class="unfounded" {
                td colspan=(columns) {
                    span class="quiet" { (words.text("unfounded")) }
                    @for company in waiting(view) {
                        @let founds = |action: &Action| founded(action) == Some(company);
                        @let attempt = Action::Found { company, price };
                        span class="founding" title=(name(words, company)) {
                            span data-ask=[stage.ask(&attempt)] { (sign(company)) }
                            (beginning(stage, founds, "cell", html! { (words.text("choose-found")) }))
                            (Pick::gone(stage, &attempt, founds).button("cell gone", html! { (words.text("choose-found")) }))
                        }
                    }
                }
            }
        }
    }
}

/// Cash, certificates and worth of every player, in the playing order.
fn feet(view: &View, stage: &Stage<'_>, (before, seats): (usize, &[Seat])) -> Markup {
    let words = stage.words;
    let limit = view.data().setting(view.terms().setting).certificates;
    let line = |id: &str, value: &dyn Fn(Seat) -> String| {
        html! {
            tr {
                th scope="row" colspan=(before) { (words.text(id)) }
                @for &seat in seats { td class=(own_class(stage, seat)) { (value(seat)) } }
                td colspan="3" {}
            }
        }
    };
    html! {
        (line("cash-title", &|seat| format!("${}", view.table().cash(seat))))
        (line("accounts-certificates", &|seat| format!("{}/{limit}", certificates(view, seat))))
        (line("worth-short", &|seat| format!("${}", view.table().worth(seat))))
    }
}
