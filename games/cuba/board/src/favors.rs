//! What a character brings who does nothing else, once a round: black markers cover it.

use art::{Thing, at, placed};
use cuba_rules::components::Favor;
use cuba_rules::{Character, View};
use maud::{Markup, html};
use tabletop::Key;

use crate::Stage;
use crate::layout::Layout;

/// The six benefits, and the round.
pub(crate) fn favors(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y, step) = layout.favors;
    let round = stage.words.with(
        "round",
        &[("round", view.table.round.into()), ("rounds", view.table.printed.rounds.into())],
    );
    html! {
        @for (index, &favor) in (0..).zip(Favor::ALL) {
            (one(view, stage, favor, (x + index * step, y)))
        }
        text class="round" x=(layout.round.0) y=(layout.round.1) { (round) }
    }
}

fn one(view: &View, stage: &Stage<'_>, favor: Favor, (x, y): (i32, i32)) -> Markup {
    let printed = &view.table.printed;
    let covered = view.table.is_covered(favor);
    let (card, amount) = match favor {
        Favor::Material | Favor::Raw => (Character::Tradeswoman, 1),
        Favor::FirstArchitect => (Character::Architect, printed.architect[0]),
        Favor::SecondArchitect => (Character::Architect, printed.architect[1]),
        Favor::FirstMayor => (Character::Mayor, printed.mayor[0]),
        Favor::SecondMayor => (Character::Mayor, printed.mayor[1]),
    };
    let class = if covered { "favor covered" } else { "favor" };
    let id = format!("favor-{}", favor.key());
    let mut title = stage.words.with(&id, &[("count", amount.into())]);
    if covered {
        title.push(' ');
        title.push_str(&stage.words.text("favor-covered"));
    }
    html! {
        g class=(class) transform=(at(x, y)) role="img" aria-label=(title) {
            title { (title) }
            rect class="plate" width="92" height="44" rx="22" {}
            use href={ "#cuba-" (card.key()) } x="6" y="6" width="32" height="32" {}
            text class="count" x="50" y="30" { (amount) }
            @match favor {
                Favor::Material => {
                    use href="#cuba-materials" x="58" y="9" width="26" height="26" {}
                },
                Favor::Raw => use href="#cuba-raws" x="58" y="9" width="26" height="26" {},
                Favor::FirstArchitect | Favor::SecondArchitect => (placed(Thing::Point, 58, 9, 26)),
                Favor::FirstMayor | Favor::SecondMayor => (placed(Thing::Peso, 58, 9, 26)),
            }
            @if covered { circle class="marker" cx="66" cy="22" r="19" {} }
        }
    }
}
