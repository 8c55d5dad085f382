//! The operating rounds to come, as trains and track are now: incomes, and what they leave in the
//! bank.

use cuba18_rules::components::WHOLE;
use cuba18_rules::{Round, View};
use cuba18_track::Company;
use maud::{Markup, html};

use super::{Told, incomes, revenue};
use crate::Stage;
use crate::token::{name, sign};

/// So many rounds are listed, and so many are looked ahead for the one in which the bank breaks.
const LISTED: usize = 6;
const LOOKED: usize = 60;

/// What a company would earn, and what of it the bank would pay.
struct Prospect {
    company: Company,
    income: u32,
    paid: u32,
}

/// An operating round to come.
struct Coming {
    name: String,
    /// Those that have not run in it.
    companies: Vec<Company>,
    /// What is left after it; below nothing the bank has broken.
    left: i64,
}

/// The rounds with the income of each company and what is left in the bank, up to its break.
pub(super) fn coming(view: &View, stage: &Stage<'_>, told: &[Told<'_>]) -> Markup {
    let words = stage.words;
    let is_open = view.table().bank_broke.is_none() && !matches!(view.round(), Round::Over { .. });
    let prospects = if is_open && stage.aids { prospects(view, told) } else { Vec::new() };
    let rounds = rounds(view, told, &prospects);
    let breaks = rounds.iter().position(|round| round.left <= 0);
    let earns = |round: &Coming, of: &Prospect| round.companies.contains(&of.company);
    html! {
        @if !prospects.is_empty() {
            p class="countdown" {
                @match breaks.and_then(|place| rounds.get(place)) {
                    Some(round) => { (words.with("accounts-bank-breaks", &[("round", round.name.as_str().into())])) }
                    None => { (words.with("accounts-bank-holds", &[("count", rounds.len().into())])) }
                }
            }
            div class="wide-table" tabindex="0" role="region" aria-label=(words.text("accounts-coming")) {
                table class="coming-rounds" {
                    thead { tr {
                        th scope="col" { (words.text("accounts-round")) }
                        th scope="col" { (words.text("accounts-bank-then")) }
                        @for of in &prospects { th scope="col" title=(name(words, of.company)) { (sign(of.company)) } }
                    } }
                    tbody {
                        @for round in rounds.iter().take(breaks.map_or(LISTED, |place| place + 1).min(LISTED)) {
                            tr {
                                th scope="row" { (round.name) }
                                td {
                                    @if round.left > 0 { (round.left) } @else { b class="breaks" { (words.text("accounts-breaks")) } }
                                }
                                @for of in &prospects { td { @if earns(round, of) { (of.income) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The companies that would earn; the Ferrocarril Central as it last did.
fn prospects(view: &View, told: &[Told<'_>]) -> Vec<Prospect> {
    let latest = incomes::latest(told);
    let table = view.table();
    let prospect = |company: Company| {
        let charter = table.charter(company);
        let is_central = company == Company::Fc;
        let last = latest[company].map_or(0, |income| income.revenue);
        let income = if is_central { last } else { revenue(view, company) };
        // VII.11: the bank pays for what players hold and, but for the FC, what the company does.
        let own = if is_central { 0 } else { charter.reserve };
        let paid = income / u32::from(WHOLE) * u32::from(charter.in_hands() + own);
        Prospect { company, income, paid }
    };
    table.by_price().map(prospect).filter(|of| of.income > 0).collect()
}

/// The rounds from this one on: a set follows each stock round.
fn rounds(view: &View, told: &[Told<'_>], prospects: &[Prospect]) -> Vec<Coming> {
    let each = view.data().phases.rounds(view.table().phase).max(1);
    let latest = told.last().map_or("", |round| round.name.as_str());
    let digits: String = latest
        .chars()
        .skip_while(|one| !one.is_ascii_digit())
        .take_while(char::is_ascii_digit)
        .collect();
    let mut set: u32 = digits.parse().unwrap_or(1);
    let (mut number, mut of) = match view.round() {
        Round::Operating(turn) => (turn.number, turn.of),
        Round::Stock(_) => (1, each),
        Round::Deal | Round::Auction(_) | Round::Draft(_) | Round::Over { .. } => {
            return Vec::new();
        }
    };
    let mut left = i64::from(view.table().bank());
    let mut found: Vec<Coming> = Vec::new();
    while found.len() < LOOKED && left > 0 {
        let has_run = |company: Company| match view.round() {
            Round::Operating(turn) => found.is_empty() && turn.done.contains(company),
            Round::Deal
            | Round::Auction(_)
            | Round::Draft(_)
            | Round::Stock(_)
            | Round::Over { .. } => false,
        };
        let due = prospects.iter().filter(|of| !has_run(of.company));
        let companies: Vec<Company> = due.clone().map(|of| of.company).collect();
        left -= due.map(|of| i64::from(of.paid)).sum::<i64>();
        found.push(Coming { name: format!("{set}.{number}"), companies, left });
        number += 1;
        if number > of {
            (set, number, of) = (set + 1, 1, each);
        }
    }
    found
}
