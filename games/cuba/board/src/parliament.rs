//! Parliament: four piles with this round's bills, and the acts in force.

use art::{Pick, Piece, at, fitted};
use cuba_rules::{Act, Action, Group, Phase, View};
use maud::{Markup, html};
use tabletop::Key;

use crate::fate::{self, Fate};
use crate::layout::{Layout, TOWN};
use crate::{Stage, decision, formula, say};

/// Height of a card, and the room of a pillar between two.
const CARD: i32 = 50;
const PILLAR: i32 = 8;
/// Where the bills and the acts lie.
const BILLS: i32 = 32;
const ACTS: i32 = 98;

/// Width of a card in a hall of this width.
const fn card_width(width: i32) -> i32 {
    (width - PILLAR) / 4 - PILLAR
}

/// Between the pillars of a hall: bills above, acts below.
pub(crate) fn parliament(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y, width) = layout.parliament;
    let words = stage.words;
    let wide = card_width(width);
    html! {
        g class="parliament" transform=(at(x, y)) data-look[is_asked(view, stage)] {
            (hall(width))
            text class="heading" x=(width / 2) y="27" { (words.text("bills")) }
            text class="heading" x=(width / 2) y="94" { (words.text("acts")) }
            @for (column, &group) in (0..).zip(Group::ALL) {
                @let left = PILLAR + column * (wide + PILLAR);
                (bill(view, stage, group, (left, wide)))
                g class={ "act " (group.key()) } transform=(at(left, ACTS))
                    data-ask=[stage.see("act", None)] data-tell="" {
                    @match view.table.parliament.acts[group] {
                        Some(act) => (card(view, stage, act, wide)),
                        None => (nothing(words.text(&format!("none-{}", group.key())), wide)),
                    }
                    @let (roman, name) = (ROMAN[group as usize], say::group(words, group));
                    @let length = fitted(&format!("{roman} {name}"), LABEL, wide - 10);
                    text class="group" x=(wide / 2) y="64" textLength=[length]
                        lengthAdjust="spacingAndGlyphs" {
                        tspan class="roman" { (roman) } " " (name)
                    }
                }
            }
        }
    }
}

/// Whether the viewer bids or enacts.
const fn is_asked(view: &View, stage: &Stage<'_>) -> bool {
    stage.decides()
        && matches!(view.phase, Phase::Vote(_) | Phase::Enact { .. } | Phase::Levy { .. })
}

/// Pediment, pillars and steps.
fn hall(width: i32) -> Markup {
    let apart = card_width(width) + PILLAR;
    html! {
        rect class="hall" y="10" width=(width) height=(TOWN - 10) rx="4" {}
        path class="gable" d={ "M0 14L" (width / 2) " -2L" (width) " 14z" } {}
        circle class="seal" cx=(width / 2) cy="8" r="4" {}
        @for nth in 0..5 {
            rect class="pillar" x=(nth * apart + 1) y="14" width=(PILLAR - 2) height=(TOWN - 18) rx="2" {}
        }
        rect class="stairs" x="-2" y=(TOWN - 4) width=(width + 4) height="4" rx="2" {}
    }
}

/// So many letters fit on a card, also in the widest serif that systems have.
const BRIEF: usize = 8;
/// So many of its number and name below it, which are set larger than what stands on it.
const LABEL: usize = 10;
const ROMAN: [&str; 4] = ["I", "II", "III", "IV"];

fn bill(view: &View, stage: &Stage<'_>, group: Group, (left, wide): (i32, i32)) -> Markup {
    let Some(act) = view.table.parliament.bills[group] else {
        let gone = stage.words.text("no-bill");
        let asks = stage.ask(&Action::Enact { group });
        return html! { g class="bill" transform=(at(left, BILLS)) data-ask=[asks] { (nothing(gone, wide)) } };
    };
    let stands_for = |action: &Action| decision::bill(action) == Some(group);
    let pick = Pick::of(stage, &Action::Enact { group }, stands_for).telling(true);
    let ring = html! { rect x="-1" y="-1" width=(wide + 2) height=(CARD + 2) rx="6" {} };
    let title = fate::title(view, stage, act);
    let piece = Piece { below: card(view, stage, act, wide), ring, above: html! {} };
    pick.piece(&format!("bill {}", group.key()), (left, BILLS), &title, piece)
}

fn card(view: &View, stage: &Stage<'_>, act: Act, wide: i32) -> Markup {
    let printed = view.table.printed.data();
    html! {
        title { (fate::title(view, stage, act)) }
        rect class="card-shade" x="1" y="2" width=(wide) height=(CARD) rx="5" {}
        rect class="paper" width=(wide) height=(CARD) rx="5" {}
        (formula::draw(&formula::of_act(printed, act), (wide / 2 - 6, 7)))
        @let brief = say::of_act(stage.words, printed, "brief", act);
        text class="brief" x=(wide / 2) y="42" textLength=[fitted(&brief, BRIEF, wide - 6)]
            lengthAdjust="spacingAndGlyphs" { (brief) }
        @if let Some(mark) = Fate::seen(view, stage, act).and_then(Fate::mark) {
            text class="fate" x=(wide - 12) y="15" { (mark) }
        }
    }
}

fn nothing(said: String, wide: i32) -> Markup {
    html! {
        rect class="no-card" width=(wide) height=(CARD) rx="5" {}
        text class="brief none" x=(wide / 2) y="30" textLength=[fitted(&said, BRIEF, wide - 6)]
            lengthAdjust="spacingAndGlyphs" { (said) }
    }
}
