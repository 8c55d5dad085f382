//! The choices beside the board.

use cuba18_rules::round::{Operating, Round, Step};
use cuba18_rules::{Action, View};
use cuba18_track::Company;
use maud::{Markup, html};

use crate::seat::own;
use crate::{Stage, click, operating, stock, together, trains};

/// Everything that can be chosen, passing last: it must cost one click.
pub(crate) fn choices(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @match view.round() {
            Round::Auction(_) => { (stock::auction(stage)) }
            Round::Draft(_) => { (stock::draft(view, stage)) }
            Round::Stock(_) => { (stock::stock(view, stage)) }
            Round::Operating(turn) => { (operating::operating(view, stage, turn)) }
            Round::Deal | Round::Over { .. } => {}
        }
        (operating::besides(view, stage))
        @if click::offers(stage, |action| *action == Action::Pass {}) {
            @let said = pass(view, stage);
            @let (rest, is_idle) = together::passing(view, stage);
            button type="button" class="choice may quiet" data-pick=[stage.offer.adds(&Action::Pass {})]
                data-really=[rest] data-key="p" data-loses[said == THROWN_AWAY] {
                (stage.words.text(said))
                @if is_idle { " · " (stage.words.text("choose-no-run")) }
            }
        } @else if is_passed(view) {
            (click::gone(stage, &Action::Pass {}, |_| false, html! { (stage.words.text(pass(view, stage))) }))
        }
        @if let Some(company) = buyer(view, stage) { (trains::coming(view, stage, company)) }
    }
}

/// The company that may buy trains now and can pay for one, before anything is picked.
fn buyer(view: &View, stage: &Stage<'_>) -> Option<Company> {
    let Round::Operating(Operating { company, step: Step::Trains(bought), .. }) = *view.round()
    else {
        return None;
    };
    let raises = click::offers(stage, |action| matches!(action, Action::Raise(_)));
    let is_free = bought.offer.is_none() && !raises && stage.offer.picked().is_empty();
    is_free.then_some(company)
}

/// Whether players are used to passing here, so that they look for it where they may not.
const fn is_passed(view: &View) -> bool {
    match view.round() {
        Round::Auction(_) | Round::Stock(_) => true,
        Round::Operating(turn) => match turn.step {
            Step::Trains(purchases) => purchases.offer.is_none(),
            Step::Home
            | Step::Track(_)
            | Step::Station
            | Step::Run
            | Step::Dividend { .. }
            | Step::Machines => false,
        },
        Round::Deal | Round::Draft(_) | Round::Over { .. } => false,
    }
}

/// Passing gives up a card for good.
const THROWN_AWAY: &str = "choose-pass-concession";

/// What passing means here.
fn pass(view: &View, stage: &Stage<'_>) -> &'static str {
    let throws_away = own(stage).is_some_and(|seat| view.thrown_away(seat).next().is_some());
    match view.round() {
        Round::Stock(_) if throws_away => THROWN_AWAY,
        Round::Stock(stock) if stock.has_sold => "choose-pass-sold",
        Round::Operating(turn) => match turn.step {
            Step::Track(track) if track.laid || track.commissioned => "choose-pass-laid",
            Step::Track(_) => "choose-pass-track",
            Step::Station => "choose-pass-station",
            Step::Trains(_) => "choose-pass-trains",
            Step::Machines => "choose-pass-machines",
            Step::Home | Step::Run | Step::Dividend { .. } => "choose-pass",
        },
        Round::Draft(_) => "choose-pass-draft",
        Round::Deal | Round::Auction(_) | Round::Stock(_) | Round::Over { .. } => "choose-pass",
    }
}
