//! One sentence: what is to be decided, what it costs and brings, or whom the table waits for.

use cube_express_rules::rules::center::{self, Gain};
use cube_express_rules::rules::station;
use cube_express_rules::{Action, Driving, Kind, Phase, Place, Step, View};
use maud::{Markup, html};
use tabletop::{Message, Seat};

use crate::{Stage, decision, marks, reach, say};

/// The question to the viewer, or what the table waits for.
pub(crate) fn question(view: &View, stage: &Stage<'_>) -> Markup {
    let class = if stage.decides() { "question yours" } else { "question" };
    let last = view.table.finale.filter(|_| !matches!(view.phase, Phase::Over { .. }));
    html! {
        p class=(class) { (sentence(view, stage)) }
        @if let Some(finale) = last {
            p class="last-turns" {
                (say::said(stage, &Message::new("last-turns").word("ending", finale.ending)))
            }
        }
    }
}

/// What is asked or waited for, as words alone.
pub(crate) fn sentence(view: &View, stage: &Stage<'_>) -> String {
    let message = match view.phase {
        Phase::Deal => Message::new("wait-deal"),
        Phase::Over { ending } => Message::new("over").word("ending", ending),
        Phase::Turn { active, step, .. } if stage.decides() => ask(view, stage, active, &step),
        Phase::Turn { active, step, .. } => wait(&step).seat("seat", active),
    };
    say::said(stage, &message)
}

fn ask(view: &View, stage: &Stage<'_>, active: Seat, step: &Step) -> Message {
    let say = Message::new;
    let offer = stage.offer;
    match *step {
        Step::Lay => match offer.agreed(decision::laid) {
            Some(_) if marks::turns(stage) => say("ask-turn"),
            Some(_) => say("ask-place"),
            None if decision::all(stage, |action| matches!(action, Action::Discard { .. })) => {
                say("ask-discard")
            }
            None => say("ask-lay"),
        },
        Step::Center { place } => ask_center(view, active, place),
        Step::Pay { due, .. } => match offer.agreed(decision::released) {
            Some(_) => say("ask-pay-where"),
            None => say("ask-pay").number("due", due),
        },
        Step::Drive(driving) => ask_drive(view, stage, &driving),
        Step::Market if view.table.player(active).dividends == 0 => say("ask-market"),
        Step::Market => say("ask-market-bet"),
        Step::Store { .. } => {
            let player = view.table.player(active);
            let surplus = player.stored().saturating_sub(view.table.level(active));
            say("ask-store").number("room", view.table.level(active)).number("count", surplus)
        }
        Step::Refill { .. } => say("wait-refill"),
    }
}

fn ask_center(view: &View, active: Seat, place: Place) -> Message {
    let say = Message::new;
    let table = &view.table;
    match table.map.spot(place).print(table.data()).kind {
        Kind::Crossing => {
            let count = match center::gain(table, active, place) {
                Ok(Gain::Dividends(count)) => count.min(table.player(active).reserve),
                Ok(Gain::Resource(_)) | Err(_) => 0,
            };
            let printed = table.readings.printed_rails;
            say(if printed { "ask-crossing-printed" } else { "ask-crossing" })
                .number("count", count)
                .number("each", table.data().crossing_dividends)
        }
        Kind::Factory(factory) => {
            say("ask-factory").number("count", 1).word("item", factory.center)
        }
        Kind::Production(_) => say("ask-claim").number("price", table.data().claim),
        Kind::Station | Kind::Plain | Kind::StartCrossing(_) | Kind::Start => {
            let player = table.player(active);
            say("ask-build")
                .number("cost", table.level(active))
                .number("dividends", player.dividends)
                .number("passengers", station::passengers(table, active))
        }
    }
}

fn ask_drive(view: &View, stage: &Stage<'_>, driving: &Driving) -> Message {
    let all = |is_of_kind: fn(&Action) -> bool| decision::all(stage, is_of_kind);
    if all(|action| matches!(action, Action::BuildLoco { .. })) {
        Message::new("ask-second")
    } else if all(|action| matches!(action, Action::Deliver { .. })) {
        Message::new("ask-deliver")
    } else {
        let id = match driving.points {
            0 => "ask-arrived",
            _ if reach::targets(view, stage).is_empty() => "ask-stuck",
            _ => "ask-drive",
        };
        Message::new(id).number("points", driving.points)
    }
}

fn wait(step: &Step) -> Message {
    Message::new(match step {
        Step::Lay => "wait-lay",
        Step::Center { .. } => "wait-center",
        Step::Pay { .. } => "wait-pay",
        Step::Drive(_) => "wait-drive",
        Step::Market => "wait-market",
        Step::Store { .. } => "wait-store",
        Step::Refill { .. } => "wait-refill",
    })
}
