//! Parliament: four piles with this round's bills, and the acts in force.

use art::{Pick, Piece, at, fitted};
use cuba_rules::{Act, Action, Group, View};
use maud::{Markup, html};
use tabletop::Key;

use crate::layout::Layout;
use crate::{Stage, decision, formula, say};

const COLUMN: i32 = 132;
const CARD: (i32, i32) = (126, 88);

/// Bills above, acts below.
pub(crate) fn parliament(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y) = layout.parliament;
    let words = stage.words;
    html! {
        g class="parliament" transform=(at(x, y)) {
            rect class="hall" width="542" height="304" rx="12" {}
            use href="#cuba-gable" width="542" height="30" {}
            text class="heading" x="271" y="56" { (words.text("bills")) }
            text class="heading" x="271" y="178" { (words.text("acts")) }
            @for (column, &group) in (0..).zip(Group::ALL) {
                @let left = 9 + column * COLUMN;
                (bill(view, stage, group, left))
                g class={ "act " (group.key()) } transform=(at(left, 186)) {
                    @match view.table.parliament.acts[group] {
                        Some(act) => (card(view, stage, act)),
                        None => (nothing(words.text(&format!("none-{}", group.key())))),
                    }
                    @let (roman, name) = (ROMAN[group as usize], say::group(words, group));
                    @let length = fitted(&format!("{roman} {name}"), 12, CARD.0 - 2);
                    text class="group" x=(CARD.0 / 2) y="110" textLength=[length]
                        lengthAdjust="spacingAndGlyphs" {
                        tspan class="roman" { (roman) } " " (name)
                    }
                }
            }
        }
    }
}

/// So many letters fit on a card.
const BRIEF: usize = 10;
const ROMAN: [&str; 4] = ["I", "II", "III", "IV"];

fn bill(view: &View, stage: &Stage<'_>, group: Group, left: i32) -> Markup {
    let Some(act) = view.table.parliament.bills[group] else {
        let gone = stage.words.text("no-bill");
        return html! { g class="bill" transform=(at(left, 64)) { (nothing(gone)) } };
    };
    let stands_for = |action: &Action| decision::bill(action) == Some(group);
    let pick = Pick::of(stage, &Action::Enact { group }, stands_for);
    let ring = html! { rect x="-1" y="-1" width=(CARD.0 + 2) height=(CARD.1 + 2) rx="9" {} };
    let title = say::act(stage.words, &view.table.printed, act);
    let piece = Piece { below: card(view, stage, act), ring, above: html! {} };
    pick.piece(&format!("bill {}", group.key()), (left, 64), &title, piece)
}

fn card(view: &View, stage: &Stage<'_>, act: Act) -> Markup {
    let printed = view.table.printed.data();
    html! {
        title { (say::act(stage.words, printed, act)) }
        rect class="card-shade" x="1" y="4" width=(CARD.0) height=(CARD.1) rx="8" {}
        rect class="paper" width=(CARD.0) height=(CARD.1) rx="8" {}
        (formula::draw(&formula::of_act(printed, act), (CARD.0 / 2, 18)))
        @let brief = say::of_act(stage.words, printed, "brief", act);
        text class="brief" x=(CARD.0 / 2) y="72" textLength=[fitted(&brief, BRIEF, CARD.0 - 8)]
            lengthAdjust="spacingAndGlyphs" { (brief) }
    }
}

fn nothing(said: String) -> Markup {
    html! {
        rect class="no-card" width=(CARD.0) height=(CARD.1) rx="8" {}
        text class="brief none" x=(CARD.0 / 2) y="50" textLength=[fitted(&said, BRIEF, CARD.0 - 8)]
            lengthAdjust="spacingAndGlyphs" { (said) }
    }
}
