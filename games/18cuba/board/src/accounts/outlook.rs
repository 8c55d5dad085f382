//! What is left in the bank, and when trains go.

use cuba18_rules::components::STACK;
use cuba18_rules::{Round, View};
use cuba18_track::Train;
use maud::{Markup, html};

use super::Told;
use super::coming::coming;
use crate::{Stage, say};

/// The bank with what it means for the end, and the trains with what scraps them.
pub(super) fn outlook(view: &View, stage: &Stage<'_>, told: &[Told<'_>]) -> Markup {
    let words = stage.words;
    html! {
        section class="account" {
            h2 { (words.text("accounts-outlook")) }
            (bank(view, stage))
            (coming(view, stage, told))
            div class="wide-table" tabindex="0" role="region" aria-label=(words.text("accounts-trains")) {
                table class="rust" {
                    thead { tr {
                        th scope="col" { (words.text("accounts-train")) }
                        th scope="col" { (words.text("accounts-price")) }
                        th scope="col" { (words.text("accounts-left")) }
                        th scope="col" { (words.text("accounts-scrapped")) }
                    } }
                    tbody {
                        @for (trains, left) in supply(view) {
                            @let scrapped = trains.first().and_then(|&train| view.data().scrapped_in(train));
                            @let gone = scrapped.is_some_and(|phase| view.table().phase.number() >= phase);
                            tr class=[gone.then_some("gone")] {
                                th scope="row" { (list(&trains, say::train)) }
                                td { (list(&trains, |train| format!("${}", view.data().price(train)))) }
                                td { (left.map_or("∞".to_owned(), |left| left.to_string())) }
                                td {
                                    @match scrapped {
                                        Some(phase) => { (words.with("accounts-in-phase", &[("phase", phase.into())])) }
                                        None => { (words.text("accounts-never")) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn bank(view: &View, stage: &Stage<'_>) -> Markup {
    let table = view.table();
    let words = stage.words;
    let whole = view.data().setting(view.terms().setting).bank.max(1);
    let left = table.bank().max(0);
    let meaning = match (table.bank_broke, view.round()) {
        (_, Round::Over { .. }) => "accounts-bank-over",
        (Some(_), _) => "accounts-bank-broken",
        (None, Round::Operating(_)) => "accounts-bank-operating",
        (None, _) => "accounts-bank-stock",
    };
    html! {
        p class="bank-line" {
            b { (words.with("accounts-bank", &[("left", left.into()), ("whole", whole.into())])) }
            " "
            meter min="0" max=(whole) value=(left) { (left) }
        }
        p { (words.text(meaning)) }
    }
}

/// Trains by what is sold together, with how many are left; 8+/4D never run out.
fn supply(view: &View) -> Vec<(Vec<Train>, Option<u8>)> {
    let depot = &view.table().depot;
    let standard = STACK
        .iter()
        .enumerate()
        .map(|(layer, trains)| (trains.to_vec(), depot.standard.get(layer).copied()));
    let narrow = view
        .data()
        .narrow_trains()
        .into_iter()
        .map(|(train, _)| (vec![train], Some(depot.narrow_left(train))));
    standard.chain(narrow).collect()
}

fn list<T: ToString>(trains: &[Train], said: impl Fn(Train) -> T) -> String {
    trains.iter().map(|&train| said(train).to_string()).collect::<Vec<_>>().join(" / ")
}
