//! What a move that is only tried out would change.

use art::seat_shape;
use cuba18_rules::View;
use cuba18_track::Company;
use locale::Words;
use maud::{Markup, html};
use tabletop::{Key, Viewer};

use super::revenue;
use crate::Stage;
use crate::token::sign;

/// A number before and after.
struct Change {
    what: Markup,
    before: u32,
    after: u32,
}

/// Everybody's cash and worth, and of each company treasury, price and income, as far as they
/// differ: who tries things out may move for others, too.
pub fn compare(before: &View, after: &View, stage: &Stage<'_>) -> Markup {
    let changes = changes(before, after, stage);
    let differ: Vec<Change> =
        changes.into_iter().filter(|change| change.before != change.after).collect();
    html! {
        div class="game-18cuba" {
            @if differ.is_empty() {
                p class="quiet" { (stage.words.text("compare-nothing")) }
            } @else {
                table class="compare" {
                    @for Change { what, before, after } in &differ {
                        tr {
                            th scope="row" { (what) }
                            td { "$" (before) " → " (after) }
                            td class=(if after > before { "more" } else { "less" }) { (difference(*before, *after)) }
                        }
                    }
                }
            }
        }
    }
}

fn difference(before: u32, after: u32) -> String {
    let by = i64::from(after) - i64::from(before);
    if by > 0 { format!("+{by}") } else { format!("−{}", -by) }
}

fn changes(before: &View, after: &View, stage: &Stage<'_>) -> Vec<Change> {
    let words = stage.words;
    let mut changes = Vec::new();
    for seat in before.table().players() {
        let own = stage.viewer == Viewer::Player(seat);
        let change = |id: &str, of: &dyn Fn(&View) -> u32| Change {
            what: html! {
                @if !own { (seat_shape(seat)) " " (stage.name(seat)) " " }
                (words.text(id))
            },
            before: of(before),
            after: of(after),
        };
        changes.push(change("accounts-cash", &|view| view.table().cash(seat).coins()));
        changes.push(change("accounts-worth", &|view| view.table().worth(seat).coins()));
    }
    for &company in Company::ALL {
        changes.extend(of_company(words, company, before, after));
    }
    changes
}

fn of_company(words: &Words, company: Company, before: &View, after: &View) -> [Change; 3] {
    let charter = |view: &View| *view.table().charter(company);
    let change = |id: &str, of: &dyn Fn(&View) -> u32| Change {
        what: html! { (sign(company)) " " (words.text(id)) },
        before: of(before),
        after: of(after),
    };
    [
        change("compare-treasury", &|view| charter(view).treasury.coins()),
        change("compare-price", &|view| view.table().price(company).coins()),
        change("compare-income", &|view| revenue(view, company)),
    ]
}
