//! One sentence: what is to be decided, what it costs and brings, or whom the table waits for.

use art::Stage;
use cube_express_rules::rules::center::{self, Gain};
use cube_express_rules::rules::station;
use cube_express_rules::{Driving, Kind, Phase, Place, Step, View};
use maud::{Markup, html};
use tabletop::{Message, Seat};

use crate::say;

/// The question to the viewer, or what the table waits for.
pub(crate) fn question(view: &View, stage: &Stage<'_>) -> Markup {
    let asked = stage.decides();
    let message = match view.phase {
        Phase::Deal => Message::new("wait-deal"),
        Phase::Over { ending } => Message::new("over").word("ending", ending),
        Phase::Turn { active, step, .. } if asked => ask(view, stage, active, &step),
        Phase::Turn { active, step, .. } => wait(&step).seat("seat", active),
    };
    let class = if asked { "question yours" } else { "question" };
    let last = view.table.finale.filter(|_| !matches!(view.phase, Phase::Over { .. }));
    html! {
        p class=(class) { (say::said(stage, &message)) }
        @if let Some(finale) = last {
            p class="last-turns" {
                (say::said(stage, &Message::new("last-turns").word("ending", finale.ending)))
            }
        }
    }
}

fn ask(view: &View, stage: &Stage<'_>, active: Seat, step: &Step) -> Message {
    let say = Message::new;
    match *step {
        Step::Lay => match stage.picked.split('/').count() {
            _ if stage.picked == "discard" => say("ask-discard"),
            3 => say("ask-turn"),
            2 => say("ask-place"),
            _ => say("ask-lay"),
        },
        Step::Center { place } => ask_center(view, active, place),
        Step::Pay { due, .. } => match stage.picked.split('/').count() {
            2 => say("ask-pay-where"),
            _ => say("ask-pay").number("due", due),
        },
        Step::Drive(driving) => ask_drive(stage, &driving),
        Step::Market if stage.picked.starts_with("market/") => say("ask-bet"),
        Step::Market => say("ask-market"),
        Step::Store { .. } => {
            let player = view.table.player(active);
            let surplus = player.stored().saturating_sub(player.level());
            say("ask-store").number("room", player.level()).number("count", surplus)
        }
        Step::Refill { .. } => say("wait-refill"),
    }
}

fn ask_center(view: &View, active: Seat, place: Place) -> Message {
    let say = Message::new;
    let table = &view.table;
    match table.map.spot(place).face.print().kind {
        Kind::Crossing => {
            let count = match center::gain(table, active, place) {
                Ok(Gain::Dividends(count)) => count.min(table.player(active).reserve),
                Ok(Gain::Resource(_)) | Err(_) => 0,
            };
            say("ask-crossing").number("count", count)
        }
        Kind::Factory(factory) => {
            say("ask-factory").number("count", 1).word("item", factory.center)
        }
        Kind::Production(_) => say("ask-claim"),
        Kind::Station | Kind::Plain | Kind::StartCrossing(_) | Kind::Start => {
            let player = table.player(active);
            say("ask-build")
                .number("cost", player.level())
                .number("dividends", player.dividends)
                .number("passengers", station::passengers(table, active))
        }
    }
}

fn ask_drive(stage: &Stage<'_>, driving: &Driving) -> Message {
    match stage.picked {
        "loco" => Message::new("ask-second"),
        "deliver" => Message::new("ask-deliver"),
        "drive" => Message::new("ask-loco"),
        _ => Message::new("ask-drive").number("points", driving.points),
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
