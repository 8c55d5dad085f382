//! The players' panels and the supply.

use art::{Panel, Thing, holding};
use cuba_rules::{Item, Phase, View};
use maud::{Markup, html};
use tabletop::{Key, Known, Message, Seat, Viewer};

use crate::Stage;
use crate::question::asked;
use crate::say;

/// Every player, then what nobody owns.
pub(crate) fn players(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for seat in view.table.players.seats() { (panel(view, stage, seat)) }
        section class="panel supply" {
            h3 class="panel-head" { span class="panel-name" { (stage.words.text("supply")) } }
            div class="panel-fact" {
                span class="holdings" data-ask=[stage.see("supply", None)] {
                    @for &item in Item::ALL {
                        @let count = view.table.supply.count(item).into();
                        (holding(say::thing(item), count, &say::items(stage.words, item, count)))
                    }
                }
            }
        }
    }
}

fn panel(view: &View, stage: &Stage<'_>, seat: Seat) -> Markup {
    let words = stage.words;
    let own = stage.viewer == Viewer::Player(seat);
    let player = &view.table.players[seat];
    let [points, pesos] = [("points", player.points), ("pesos", player.pesos)]
        .map(|(id, count)| words.with(id, &[("count", count.into())]));
    let key = html! {
        (holding(Thing::Point, player.points, &points))
        (holding(Thing::Peso, player.pesos, &pesos))
    };
    let mut facts = vec![html! {
        span class="holdings" data-ask=[stage.see("holdings", seat)] {
            @for &item in Item::ALL {
                @let count = player.held(item).into();
                (holding(say::thing(item), count, &say::items(words, item, count)))
            }
        }
    }];
    if let Some(said) = vote(view, stage, seat) {
        facts.push(html! { span class="quiet" { (said) } });
    }
    let remark = own.then(|| words.text("you"));
    let asked = asked(view).contains(seat);
    let (name, beside) = (stage.name(seat), stage.beside(seat));
    Panel { seat, name, own, asked, remark, beside, key, facts }.draw()
}

/// The votes of a player while votes are bought; a sealed bid is the owner's alone.
fn vote(view: &View, stage: &Stage<'_>, seat: Seat) -> Option<String> {
    let Phase::Vote(vote) = view.phase else { return None };
    let votes = vote.votes[seat];
    let message = match view.bids[seat] {
        Known::Seen(Some(pesos)) => Message::new("votes-own").number("pesos", pesos),
        Known::Seen(None) | Known::Hidden if vote.done.contains(seat) => {
            Message::new("votes-sealed")
        }
        Known::Seen(None) | Known::Hidden => Message::new("votes-open"),
    };
    Some(say::said(stage, &message.number("votes", votes)))
}
