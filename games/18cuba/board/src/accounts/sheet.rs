//! Players across, companies down.

use art::seat_shape;
use cuba18_rules::View;
use cuba18_rules::components::WHOLE;
use cuba18_track::{Company, PerCompany};
use maud::{Markup, html};
use tabletop::Seat;

use super::incomes::{Income, cell};
use super::{copied, revenue};
use crate::players::certificates;
use crate::token::{name, sign};
use crate::{Stage, say};

/// What a share of `company` would pay if its trains ran now and paid out; of the Ferrocarril
/// Central, as it last did.
fn dividend(view: &View, company: Company, latest: Option<Income>) -> u32 {
    let earned = match latest {
        Some(last) if company == Company::Fc => last.revenue,
        Some(_) | None => revenue(view, company),
    };
    earned / u32::from(WHOLE) * u32::from(view.data().shares.unit(company))
}

/// The spreadsheet as the table is now.
pub(super) fn sheet(view: &View, stage: &Stage<'_>, latest: &PerCompany<Option<Income>>) -> Markup {
    let words = stage.words;
    let table = view.table();
    let seats: Vec<Seat> = table.players().collect();
    let companies: Vec<(Company, u32)> = table
        .by_price()
        .map(|company| (company, dividend(view, company, latest[company])))
        .collect();
    html! {
        section class="account whole" {
            div class="account-head" { h2 { (words.text("accounts-sheet")) } (copied(stage)) }
            div class="wide-table" tabindex="0" role="region" aria-label=(words.text("accounts-sheet")) {
                table class="ledger" {
                    thead { tr {
                        th scope="col" { (words.text("accounts-company")) }
                        th scope="col" { (words.text("accounts-price")) }
                        @for &seat in &seats { th scope="col" class="who" { (seat_shape(seat)) " " (stage.name(seat)) } }
                        th scope="col" class="piles" { (words.text("accounts-bank-shares")) }
                        th scope="col" { (words.text("accounts-treasury")) }
                        th scope="col" { (words.text("accounts-fleet")) }
                        th scope="col" { (words.text("accounts-last")) }
                        @if stage.aids {
                            th scope="col" title=(words.text("accounts-dividend-title")) { (words.text("accounts-dividend")) }
                        }
                    } }
                    tbody {
                        @for &(company, dividend) in &companies {
                            (row(view, stage, &seats, company, dividend, latest[company]))
                        }
                    }
                    tfoot { (feet(view, stage, &seats, &companies)) }
                }
            }
        }
    }
}

fn row(
    view: &View,
    stage: &Stage<'_>,
    seats: &[Seat],
    company: Company,
    dividend: u32,
    latest: Option<Income>,
) -> Markup {
    let words = stage.words;
    let charter = view.table().charter(company);
    let piles =
        [("offering", charter.offering), ("charter", charter.reserve), ("pool", charter.pool)];
    html! {
        tr {
            th scope="row" title=(name(words, company)) { (sign(company)) }
            td { (view.table().price(company)) }
            @for &seat in seats {
                @let shares = charter.shares(&view.data().shares, company, seat);
                td {
                    @if shares > 0 { (shares) }
                    @if charter.director == Some(seat) { span class="crown" title=(words.text("director-title")) { "♛" } }
                }
            }
            td class="piles" {
                @for (pile, tenths) in piles {
                    @if tenths > 0 {
                        span title=(words.text(&format!("pile-{pile}"))) { (words.text(&format!("short-{pile}"))) " " (tenths / view.data().shares.unit(company)) }
                        " "
                    }
                }
            }
            td { (charter.treasury) }
            td { @for train in charter.each_train() { (say::train(train)) " " } }
            td { (cell(latest, stage)) }
            @if stage.aids { td { @if dividend > 0 { (dividend) } } }
        }
    }
}

/// What the players have: cash, shares, both, certificates, and what a round would bring.
fn feet(view: &View, stage: &Stage<'_>, seats: &[Seat], companies: &[(Company, u32)]) -> Markup {
    let table = view.table();
    let limit = view.data().setting(view.terms().setting).certificates;
    let income = |seat: Seat| -> u32 {
        let paid = |&(company, dividend): &(Company, u32)| {
            u32::from(table.charter(company).shares(&view.data().shares, company, seat)) * dividend
        };
        companies.iter().map(paid).sum()
    };
    let shares = |seat: Seat| table.worth(seat).less(table.cash(seat)).unwrap_or_default();
    let line = |id: &str, said: &dyn Fn(Seat) -> String| {
        html! {
            tr {
                th scope="row" colspan="2" { (stage.words.text(id)) }
                @for &seat in seats { td { (said(seat)) } }
                td colspan="5" {}
            }
        }
    };
    html! {
        (line("accounts-cash", &|seat| table.cash(seat).to_string()))
        (line("accounts-shares", &|seat| shares(seat).to_string()))
        (line("accounts-worth", &|seat| table.worth(seat).to_string()))
        (line("accounts-certificates", &|seat| format!("{}/{limit}", certificates(view, seat))))
        @if stage.aids { (line("accounts-projected", &|seat| income(seat).to_string())) }
    }
}
