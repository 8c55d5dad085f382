//! What a character brings who does nothing else, once a round: black markers cover it.

use art::{Thing, at, placed};
use cuba_rules::components::Favor;
use cuba_rules::{Action, Character, Item, View};
use maud::{Markup, html};
use tabletop::Key;

use crate::Stage;
use crate::layout::Layout;

/// The six benefits, and the round.
pub(crate) fn favors(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y, columns) = layout.favors;
    let round = stage.words.with(
        "round",
        &[("round", view.table.round.into()), ("rounds", view.table.printed.rounds.into())],
    );
    html! {
        @for (index, &favor) in (0..).zip(Favor::ALL) {
            (one(view, stage, favor, (x + index % columns * 70, y + index / columns * 40)))
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
    let asks = match favor {
        Favor::Material => stage.ask(&Action::Take { item: Item::Wood }),
        Favor::Raw => stage.ask(&Action::Take { item: Item::Sugar }),
        Favor::FirstArchitect | Favor::SecondArchitect | Favor::FirstMayor | Favor::SecondMayor => {
            stage.ask(&Action::Play { card })
        }
    };
    let class = if covered { "favor covered" } else { "favor" };
    let id = format!("favor-{}", favor.key());
    let mut title = stage.words.with(&id, &[("count", amount.into())]);
    if covered {
        title.push(' ');
        title.push_str(&stage.words.text("favor-covered"));
    }
    html! {
        g class=(class) transform=(at(x, y)) role="img" aria-label=(title) data-ask=[asks] data-tell="" {
            title { (title) }
            rect class="plate" width="67" height="32" rx="16" {}
            use href={ "#cuba-" (card.key()) } x="4" y="4" width="24" height="24" {}
            text class="count" x="35" y="21" { (amount) }
            @match favor {
                Favor::Material => {
                    use href="#cuba-materials" x="42" y="6" width="20" height="20" {}
                },
                Favor::Raw => use href="#cuba-raws" x="42" y="6" width="20" height="20" {},
                Favor::FirstArchitect | Favor::SecondArchitect => (placed(Thing::Point, 42, 6, 20)),
                Favor::FirstMayor | Favor::SecondMayor => (placed(Thing::Peso, 42, 6, 20)),
            }
            @if covered { circle class="marker" cx="50" cy="16" r="13" {} }
        }
    }
}
