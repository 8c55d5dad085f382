//! The opening: every commissioner, concession and minor with what it does, who holds it, and
//! how the bids stand.

use art::{Pick, seat_shape};
use cuba18_rules::components::CARDS;
use cuba18_rules::round::{Auction, Round};
use cuba18_rules::{Action, View};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::Seat;

use crate::token::{name, sign};
use crate::{Stage, say};

/// All cards, those that are decided about now first.
pub(crate) fn opening(view: &View, stage: &Stage<'_>) -> Markup {
    let auction = if let Round::Auction(auction) = view.round() { Some(auction) } else { None };
    html! {
        section class="opening" aria-label=(stage.words.text("opening-title")) {
            @if let Some(auction) = auction {
                (bidders(view, stage, auction))
                (commissioners(view, stage, Some(auction)))
                (concessions(view, stage))
            } @else {
                (concessions(view, stage))
                (commissioners(view, stage, None))
            }
            (minors(view, stage))
        }
    }
}

/// Who bids, in the playing order: what each could still pay, and who is out.
fn bidders(view: &View, stage: &Stage<'_>, auction: &Auction) -> Markup {
    let words = stage.words;
    html! {
        ol class="bidders" {
            @for seat in view.table().players() {
                @let out = auction.out.contains(seat);
                @let high = auction.high.filter(|(of, _)| *of == seat);
                li class=(if out { "out" } else { "" }) aria-current=[(auction.bidder == seat).then_some("step")] {
                    (seat_shape(seat)) b { (stage.name(seat)) }
                    span class="quiet" { (words.with("opening-can-pay", &[("amount", view.table().cash(seat).coins().into())])) }
                    @if let Some((_, amount)) = high { span class="high" { (words.with("opening-bid", &[("amount", amount.coins().into())])) } }
                    @else if out { span class="quiet" { (words.text("opening-out")) } }
                }
            }
        }
    }
}

/// Who holds a card, by the bits of a hand.
fn holder(view: &View, card: u8, bits: impl Fn(Seat) -> u8) -> Option<Seat> {
    view.table().players().find(|&seat| bits(seat) & (1 << (card - 1)) != 0)
}

fn commissioners(view: &View, stage: &Stage<'_>, auction: Option<&Auction>) -> Markup {
    let words = stage.words;
    html! {
        h3 { (words.text("opening-commissioners")) " " span class="quiet" { (words.text("opening-commissioners-text")) } }
        ul class="lots" {
            @for card in CARDS {
                @let held = holder(view, card, |seat| view.table().cards[seat].commissioners);
                @let now = auction.is_some_and(|auction| auction.card == card);
                li class=(if held.is_some() { "lot held" } else { "lot" }) aria-current=[now.then_some("step")] data-look[now] {
                    span class="card-number" { (card) }
                    span {
                        b { "$" (view.data().cards.commissioners[usize::from(card - 1)]) }
                        " · " (say::commissioner(words, card))
                        @if let Some(seat) = held { span class="lot-holder" { (seat_shape(seat)) (stage.name(seat)) } }
                        @else if now { span class="lot-holder" { (words.text("opening-now")) } }
                    }
                }
            }
        }
    }
}

fn concessions(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    let cards = &view.table().cards;
    html! {
        h3 { (words.text("opening-concessions")) " "
            span class="quiet" { (words.with("opening-concessions-text", &[("amount", view.data().cards.credit.into())])) } }
        ul class="lots" {
            @for card in CARDS {
                @let held = holder(view, card, |seat| cards[seat].concessions | cards[seat].benefits);
                @let action = Action::Concession { card };
                @let inner = html! {
                    span class="card-number" { (card) }
                    span {
                        b { "$" (view.data().cards.concessions[usize::from(card - 1)]) }
                        " · " (say::concession(view, words, card))
                        @if let Some(seat) = held { span class="lot-holder" { (seat_shape(seat)) (stage.name(seat)) } }
                    }
                };
                li class=(if held.is_some() { "lot held" } else { "lot" }) {
                    @if Pick::exactly(stage, &action).may() {
                        (Pick::exactly(stage, &action).button("card-choice", inner))
                    } @else { (inner) }
                }
            }
        }
    }
}

/// The minors that a concession may become, and what all of them do.
fn minors(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    html! {
        h3 { (words.text("opening-minors")) " " span class="quiet" { (words.text("opening-minors-text")) } }
        ul class="lots small" {
            @for company in Company::MINORS {
                @let director = view.table().charter(company).director;
                li class=(if director.is_some() { "lot held" } else { "lot" }) {
                    (sign(company))
                    span { (name(words, company))
                        @if let Some(seat) = director { span class="lot-holder" { (seat_shape(seat)) (stage.name(seat)) } } }
                }
            }
        }
    }
}
