//! The players: cash, certificates, shares, cards, worth.

use art::Panel;
use cuba18_rules::action::Benefit;
use cuba18_rules::components::CARDS;
use cuba18_rules::{Action, View};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::{Key, Seat, Viewer};

use crate::seat::decider;
use crate::token::sign;
use crate::{Stage, say, why};

/// A panel for each player, in the playing order.
pub(crate) fn players(view: &View, stage: &Stage<'_>) -> Markup {
    let asked = decider(view);
    html! {
        @for (place, seat) in view.table().players().enumerate() {
            (Panel {
                seat,
                name: stage.name(seat),
                own: stage.viewer == Viewer::Player(seat),
                asked: asked == Some(seat),
                remark: Some(remark(stage, place, seat)),
                beside: stage.beside(seat),
                key: html! { b class="cash" title=(stage.words.text("cash-title")) data-ask=[stage.see("cash", seat)] { "$" (view.table().cash(seat)) } },
                facts: facts(view, stage, seat),
            }.draw())
        }
    }
}

/// The place in the playing order, and who the viewer is.
fn remark(stage: &Stage<'_>, place: usize, seat: Seat) -> String {
    let words = stage.words;
    let place = words.with("order-place", &[("place", (place + 1).into())]);
    let own = stage.viewer == Viewer::Player(seat);
    if own { format!("{} · {place}", words.text("you")) } else { place }
}

/// How many certificates a player holds.
pub(crate) fn certificates(view: &View, seat: Seat) -> u8 {
    let each = |&company: &Company| {
        view.table().charter(company).certificates(&view.data().shares, company, seat)
    };
    Company::ALL.iter().map(each).sum()
}

fn facts(view: &View, stage: &Stage<'_>, seat: Seat) -> Vec<Markup> {
    let words = stage.words;
    let table = view.table();
    let limit = view.data().setting(view.terms().setting).certificates;
    let held = certificates(view, seat);
    let full = if held >= limit { "fact full" } else { "fact" };
    let mut facts = vec![html! {
        div class="money" {
            span class="fact" title=(words.text("worth-title")) { span class="word" { (words.text("worth-short")) " " } "$" (table.worth(seat)) }
            span class=(full) title=(words.text("certificates-title")) { span class="word" { (words.text("certificates-short")) " " } (held) "/" (limit) }
        }
    }];
    let shares = shares(view, stage, seat);
    if !shares.is_empty() {
        facts.push(html! { ul class="shares" { @for share in shares { li { (share) } } } });
    }
    let cards = cards(view, stage, seat);
    if !cards.is_empty() {
        facts.push(html! { ul class="hand" { @for card in cards { li { (card) } } } });
    }
    facts
}

/// Shares by company, dearest first; a crown marks who directs.
fn shares(view: &View, stage: &Stage<'_>, seat: Seat) -> Vec<Markup> {
    let table = view.table();
    let held = table.by_price().filter(|&company| table.charter(company).held[seat.index()] > 0);
    let share = |company: Company| {
        let charter = table.charter(company);
        let count = charter.held[seat.index()] / view.data().shares.unit(company);
        let directs = charter.director == Some(seat);
        let args = [("count", count.into()), ("company", company.key().into())];
        let sells = stage.ask_or_see(&Action::Sell { company, shares: 1 }, "share", seat);
        html! {
            span class="share" title=(stage.words.with(if directs { "share-director" } else { "share-title" }, &args))
                data-ask=[sells] {
                (sign(company)) b { (count) } @if directs { span class="crown" aria-hidden="true" { "♛" } }
            }
        }
    };
    held.map(share).collect()
}

/// Cards by their numbers, with what they do.
fn cards(view: &View, stage: &Stage<'_>, seat: Seat) -> Vec<Markup> {
    let hand = view.table().cards[seat];
    let held = |bits: u8| CARDS.filter(move |card| bits & (1 << (card - 1)) != 0);
    let chip = |kind: &str, card: u8, title: String| {
        let used = match kind {
            "commissioner" => "commission",
            "concession" => "convert",
            other => other,
        };
        let said = stage.words.with(&format!("chip-{kind}"), &[("card", card.into())]);
        let own = stage.viewer == Viewer::Player(seat);
        let adds = stage.offer.begin(|action| own && uses(action, kind, card));
        html! {
            @if let Some(adds) = adds {
                button type="button" class={ "card-chip usable may " (kind) } title=(title) data-pick=(adds) { (said) }
            } @else {
                span class={ "card-chip " (kind) } title=(title) data-ask=[why::of_card(stage, used, (seat, card))] { (said) }
            }
        }
    };
    let commissioners = held(hand.commissioners)
        .map(|card| chip("commissioner", card, say::commissioner(stage.words, card)));
    let concession = |kind: &'static str, bits: u8| {
        held(bits).map(move |card| (kind, card, say::concession(view, stage.words, card)))
    };
    let concessions = concession("concession", hand.concessions);
    let benefits = concession("benefit", hand.benefits);
    let concessions =
        concessions.chain(benefits).map(|(kind, card, title)| chip(kind, card, title));
    commissioners.chain(concessions).collect()
}

/// Whether a decision uses a card of this kind.
fn uses(action: &Action, kind: &str, card: u8) -> bool {
    if let Action::Benefit(benefit) = action {
        let of = match benefit {
            Benefit::Wagon { .. } => 2,
            Benefit::Machine { .. } => 3,
            Benefit::Mail { .. } => 5,
            Benefit::Discount { .. } => 6,
        };
        return kind == "benefit" && of == card;
    }
    let (Action::Commission { card: of, .. } | Action::Convert { card: of, .. }) = action else {
        return false;
    };
    let converts = matches!(action, Action::Convert { .. });
    *of == card && kind == if converts { "concession" } else { "commissioner" }
}

/// The height of the strip of players under a drawing that stands alone.
pub(crate) const STRIP: i32 = 64;

/// The players in a row, for a drawing that stands alone.
pub(crate) fn strip(view: &View, stage: &Stage<'_>, width: i32) -> Markup {
    let count = i32::from(view.terms().players);
    html! {
        @for (place, seat) in (0..).zip(view.table().players()) {
            @let x = 16 + place * width / count.max(1);
            text class="strip-name" x=(x) y="28" { (stage.name(seat)) }
            text class="strip-cash" x=(x) y="52" {
                "$" (view.table().cash(seat)) " · " (stage.words.text("worth-short")) " $" (view.table().worth(seat))
            }
        }
    }
}
