//! What each company earned in each operating round, and what became of it.

use cuba18_rules::{Event, Round};
use cuba18_track::{Company, PerCompany};
use maud::{Markup, html};
use tabletop::Key;

use super::{Told, copied};
use crate::Stage;
use crate::token::{name, sign};

/// The income of a company in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Income {
    pub(super) revenue: u32,
    pub(super) paid: bool,
}

fn of_round(told: &Told<'_>) -> PerCompany<Option<Income>> {
    let mut found = PerCompany::from_fn(|_| None);
    for event in &told.chapter.events {
        if let Event::PaidOut { company, revenue } = *event {
            found[company] = Some(Income { revenue: revenue.into(), paid: true });
        }
        if let Event::Kept { company, revenue } = *event {
            found[company] = Some(Income { revenue: revenue.into(), paid: false });
        }
        if let Event::CentralPaid { revenue } = *event {
            found[Company::Fc] = Some(Income { revenue, paid: true });
        }
    }
    found
}

/// What each company earned when it last ran.
pub(super) fn latest(told: &[Told<'_>]) -> PerCompany<Option<Income>> {
    let mut last = PerCompany::from_fn(|_| None);
    for round in told.iter().map(of_round) {
        for &company in Company::ALL {
            last[company] = round[company].or(last[company]);
        }
    }
    last
}

/// Companies down, operating rounds across.
pub(super) fn incomes(told: &[Told<'_>], stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    let rounds: Vec<(&str, PerCompany<Option<Income>>)> = told
        .iter()
        .filter(|told| matches!(told.chapter.began.round(), Round::Operating(_)))
        .map(|told| (told.name.as_str(), of_round(told)))
        .collect();
    let ran = |company: &&Company| rounds.iter().any(|(_, round)| round[**company].is_some());
    html! {
        @if !rounds.is_empty() {
            section class="account whole" {
                div class="account-head" { h2 { (words.text("accounts-incomes")) } (copied(stage)) }
                div class="wide-table" tabindex="0" role="region" aria-label=(words.text("accounts-incomes")) {
                    table class="incomes" {
                        thead { tr {
                            th scope="col" { (words.text("accounts-company")) }
                            @for (name, _) in &rounds { th scope="col" { (name) } }
                        } }
                        tbody {
                            @for &company in Company::ALL.iter().filter(ran) {
                                tr {
                                    th scope="row" title=(name(words, company)) { (sign(company)) }
                                    @for (_, round) in &rounds { td { (cell(round[company], stage)) } }
                                }
                            }
                        }
                    }
                }
                p class="quiet" { (words.text("accounts-incomes-key")) }
            }
        }
    }
}

/// A kept income stands in brackets, so that no color is needed to tell it.
pub(super) fn cell(income: Option<Income>, stage: &Stage<'_>) -> Markup {
    html! {
        @match income {
            None => {}
            Some(Income { revenue: 0, .. }) => { span class="quiet" { "–" } }
            Some(Income { revenue, paid: true }) => { (revenue) }
            Some(Income { revenue, paid: false }) => {
                span class="kept" title=(stage.words.text("accounts-kept")) { "(" (revenue) ")" }
            }
        }
    }
}
