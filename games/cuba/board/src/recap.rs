//! The end of a round, told step by step: parliament, laws, market, yards, ships.

use art::line;
use cuba_rules::{Event, View};
use maud::{Markup, html};
use tabletop::Viewer;

use crate::{Stage, say};

/// A step of the end of a round, in the order of the rules.
const STEPS: [&str; 7] = [
    "recap-parliament",
    "recap-levies",
    "recap-subsidy",
    "recap-market",
    "recap-yards",
    "recap-ships",
    "recap-buildings",
];

/// In which step something happens, if it belongs to the end of a round.
const fn step(event: &Event) -> Option<usize> {
    match event {
        Event::NewStart { .. }
        | Event::DelegateShown { .. }
        | Event::VotesBought { .. }
        | Event::Tied { .. }
        | Event::TiedAgain { .. }
        | Event::Won { .. }
        | Event::Enacted { .. } => Some(0),
        Event::HandedIn { .. }
        | Event::Passed { .. }
        | Event::Unpaid { .. }
        | Event::Unable { .. }
        | Event::Paid { .. }
        | Event::PaidBoth { .. } => Some(1),
        Event::Subsidized { .. } => Some(2),
        Event::TakenOff { .. } | Event::PutOn { .. } => Some(3),
        Event::Rotted { .. } => Some(4),
        Event::ShipLeft { .. } | Event::ShipCame { .. } => Some(5),
        Event::BuildingsScored { .. } => Some(6),
        Event::Opened { .. }
        | Event::Settled { .. }
        | Event::BillsShown { .. }
        | Event::DelegateSent { .. }
        | Event::Played { .. }
        | Event::Moved { .. }
        | Event::Received { .. }
        | Event::WentShort { .. }
        | Event::Bought { .. }
        | Event::Sold { .. }
        | Event::Built { .. }
        | Event::BuiltNothing { .. }
        | Event::Used { .. }
        | Event::Scored { .. }
        | Event::Earned { .. }
        | Event::Stored { .. }
        | Event::Vetoed { .. }
        | Event::Swapped { .. }
        | Event::Loaded { .. }
        | Event::LoadedNothing { .. }
        | Event::Sealed { .. }
        | Event::Ended => None,
    }
}

/// What the end of the round has brought so far, each step with its lines, until whoever looks
/// plays a card again.
pub(crate) fn recap(view: &View, stage: &Stage<'_>) -> Markup {
    let begun = stage.lately.iter().rposition(|event| matches!(event, Event::NewStart { .. }));
    let since = begun.map_or(&[][..], |begun| &stage.lately[begun..]);
    let acts = |event: &Event| {
        let Event::Played { seat, .. } = *event else { return false };
        stage.viewer == Viewer::Public || stage.viewer == Viewer::Player(seat)
    };
    if since.is_empty() || since.iter().any(acts) {
        return html! {};
    }
    let ended = since.iter().any(|event| matches!(event, Event::BillsShown { .. }));
    let round = view.table.round - u8::from(ended);
    html! {
        details class="recap" {
            summary { (stage.words.with("recap", &[("round", round.into())])) }
            ol {
                @for (nth, id) in STEPS.into_iter().enumerate() {
                    @let told: Vec<&Event> = since.iter().filter(|event| step(event) == Some(nth)).collect();
                    @if !told.is_empty() {
                        li { b { (stage.words.text(id)) } @for event in told { (said(view, stage, event)) } }
                    }
                }
            }
        }
    }
}

fn said(view: &View, stage: &Stage<'_>, event: &Event) -> Markup {
    line(&say::event(event, view.table.printed.data()), stage.words, stage.names)
}
