//! The choices that are best made by a button beside the board.

use art::{Button, Pick, Way, buttons};
use cube_express_rules::components::Data;
use cube_express_rules::rules::center::{self, Gain};
use cube_express_rules::rules::{laying, stops};
use cube_express_rules::{Action, Cell, Face, Phase, Side, Step, Tile, View};
use maud::{Markup, html};
use tabletop::{Key, Message, Seat, Viewer};

use crate::decision::{all, column, laid, loco, place, released};
use crate::marks::subject;
use crate::reach::{self, Gives};
use crate::{Stage, say, tile};

/// A button for everything that may be clicked, except the places on the map.
///
/// What belongs to the step comes first, then what is possible at any time, and
/// passing last.
pub(crate) fn choices(view: &View, stage: &Stage<'_>) -> Markup {
    let open = buttons(stage, |way| {
        if is_on_map(stage, way) {
            return None;
        }
        let (picture, text) = said(view, stage, way);
        let rank = way.actions().first().map_or(0, rank);
        Some(Button { rank, class: class(stage, way, rank), picture, text })
    });
    html! { (open) (missed(view, stage)) }
}

/// What players look for while they drive though it is not open, each with the reason.
fn missed(view: &View, stage: &Stage<'_>) -> Markup {
    let (Phase::Turn { step: Step::Drive(_), .. }, None) = (view.phase, stage.offer.agreed(loco))
    else {
        return html! {};
    };
    let data = view.table.data();
    let second = Message::new("choose-second").number("coal", data.loco_coal);
    let second = say::said(stage, &second.number("iron", data.loco_iron));
    let starts = Action::BuildLoco { at: Cell::default() };
    let builds = |action: &Action| matches!(action, Action::BuildLoco { .. });
    let burns = |action: &Action| *action == Action::Burn {};
    html! {
        (Pick::gone(stage, &Action::Burn {}, burns).button("gone", html! { (stage.words.text("choose-burn")) }))
        (Pick::gone(stage, &starts, builds).button("gone", html! { (second) }))
    }
}

/// Whether the click chooses a place, which is done on the map.
fn is_on_map(stage: &Stage<'_>, way: &Way<Action>) -> bool {
    let offer = stage.offer;
    let places = way.agreed(place).is_some() && offer.agreed(place).is_none();
    let settled = offer.agreed(laid).is_some()
        || offer.agreed(loco).is_some()
        || offer.agreed(released).is_some()
        || all(stage, |action| matches!(action, Action::BuildLoco { .. }));
    places && settled
}

const fn rank(action: &Action) -> u8 {
    match action {
        Action::Done {} | Action::Skip {} => 3,
        Action::Sell {} | Action::Convert { .. } => 2,
        Action::Lay { .. }
        | Action::Discard { .. }
        | Action::Take {}
        | Action::Claim {}
        | Action::Build { .. }
        | Action::Release { .. }
        | Action::Drive { .. }
        | Action::Burn {}
        | Action::BuildLoco { .. }
        | Action::Deliver { .. }
        | Action::Passenger {}
        | Action::Market { .. }
        | Action::Drop { .. } => 0,
    }
}

fn class(stage: &Stage<'_>, way: &Way<Action>, rank: u8) -> &'static str {
    let discards = way.agreed(|action| matches!(action, Action::Discard { .. }).then_some(()));
    let in_hand = way.agreed(laid).is_some() && stage.offer.agreed(laid).is_none();
    let in_market = way.agreed(column).is_some() && stage.offer.agreed(column).is_none();
    match rank {
        0 if in_hand || in_market || discards.is_some() => "echo pictured",
        0 => "",
        _ => "quiet",
    }
}

fn symbol(name: &str) -> Markup {
    html! { svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#cx-" (name) } {} } }
}

fn small_tile(data: &Data, face: Face, top: Side) -> Markup {
    // Buttons lie outside the board, whose class brings the colors.
    html! {
        span class="game-cube-express small" {
            svg class="small-tile" viewBox="0 0 100 100" aria-hidden="true" { (tile::card(data, face, top)) }
        }
    }
}

/// The picture and the words of a button.
fn said(view: &View, stage: &Stage<'_>, way: &Way<Action>) -> (Option<Markup>, String) {
    let tell = |message: Message| say::said(stage, &message);
    let text = |id: &'static str| tell(Message::new(id));
    let Some(action) = way.actions().first() else { return (None, String::new()) };
    let data = view.table.data();
    match *action {
        Action::Lay { tile, back, top, .. } => lay(view, stage, (tile, back), top),
        Action::Discard { tile } => {
            let face = tile.front();
            let text = tell(say::with_tile("choose-discard", data, face));
            (Some(small_tile(data, face, Side::North)), text)
        }
        Action::Take {} => take(view, stage),
        Action::Claim {} => (
            Some(symbol("dividend")),
            tell(Message::new("choose-claim").number("price", data.claim)),
        ),
        Action::Build { dividends } => (Some(symbol("dividend")), build(view, stage, dividends)),
        Action::Skip {} => (None, text("choose-skip")),
        Action::Release { seat, .. } => (None, release(stage, seat)),
        Action::Drive { .. } => match way.agreed(loco).filter(|_| all(stage, drives)) {
            Some(loco) => (None, tell(Message::new("choose-drive-loco").word("loco", loco))),
            None => (None, text("choose-drive")),
        },
        Action::Burn {} => (Some(symbol("coal")), text("choose-burn")),
        Action::BuildLoco { .. } => {
            let price = Message::new("choose-second").number("coal", data.loco_coal);
            (None, tell(price.number("iron", data.loco_iron)))
        }
        Action::Deliver { goal } if way.decision().is_some() && all(stage, delivers) => {
            (None, goal_text(view, stage, goal))
        }
        Action::Deliver { .. } => (None, tell(deliver(view, stage))),
        Action::Passenger {} => (Some(symbol("house")), text("choose-passenger")),
        Action::Done {} => (None, text("choose-done")),
        Action::Market { column: taken, bet } => match (stage.offer.agreed(column), bet) {
            (Some(_), true) => {
                (Some(symbol("dividend")), tell(Message::new("choose-bet").number("goal", taken)))
            }
            (Some(_), false) => (None, text("choose-keep")),
            (None, _) => market(view, stage, taken),
        },
        Action::Drop { resource } => {
            let message = Message::new("choose-drop").number("count", 1).word("item", resource);
            (Some(symbol(resource.key())), tell(message))
        }
        Action::Convert { conversion } => {
            let (from, ..) = conversion.terms();
            let text = tell(Message::new("choose-convert").word("conversion", conversion));
            (Some(symbol(from.key())), text)
        }
        Action::Sell {} => (Some(symbol("dividend")), text("choose-sell")),
    }
}

const fn drives(action: &Action) -> bool {
    matches!(action, Action::Drive { .. })
}

const fn delivers(action: &Action) -> bool {
    matches!(action, Action::Deliver { .. })
}

/// A crossing's dividends, a factory's resource, or what a site gives.
fn take(view: &View, stage: &Stage<'_>) -> (Option<Markup>, String) {
    let (Viewer::Player(seat), Some(place)) = (stage.viewer, subject(view)) else {
        return (None, String::new());
    };
    let laid = matches!(view.phase, Phase::Turn { step: Step::Center { .. }, .. });
    let gain = if laid {
        center::gain(&view.table, seat, place).ok()
    } else {
        stops::resource(&view.table, seat, place).ok().map(Gain::Resource)
    };
    match gain {
        Some(Gain::Dividends(count)) => {
            let count = count.min(view.table.player(seat).reserve);
            let message = Message::new("choose-crossing").number("count", count);
            (Some(symbol("dividend")), say::said(stage, &message))
        }
        Some(Gain::Resource(resource)) => {
            let message = Message::new("choose-take").number("count", 1).word("item", resource);
            (Some(symbol(resource.key())), say::said(stage, &message))
        }
        None => (None, String::new()),
    }
}

fn deliver(view: &View, stage: &Stage<'_>) -> Message {
    let points = match (stage.viewer, subject(view)) {
        (Viewer::Player(seat), Some(place)) => match reach::gives(&view.table, seat, place) {
            Some(Gives::Delivery { points }) => points,
            Some(Gives::Resource(_) | Gives::Passenger) | None => 0,
        },
        (Viewer::Player(_), None) | (Viewer::Public, _) => 0,
    };
    Message::new("choose-deliver").number("points", points)
}

fn build(view: &View, stage: &Stage<'_>, dividends: u8) -> String {
    let Viewer::Player(seat) = stage.viewer else { return String::new() };
    let rest = view.table.level(seat).saturating_sub(dividends);
    say::said(stage, &Message::new("choose-build").number("count", dividends).number("rest", rest))
}

fn release(stage: &Stage<'_>, seat: Seat) -> String {
    let own = stage.viewer == Viewer::Player(seat);
    let id = if own { "choose-release-own" } else { "choose-release" };
    say::said(stage, &Message::new(id).seat("seat", seat))
}

fn goal_text(view: &View, stage: &Stage<'_>, number: Option<u8>) -> String {
    let words = stage.words;
    let index = number.and_then(|number| usize::from(number).checked_sub(1));
    match index.and_then(|index| view.table.goals.get(index)) {
        Some(goal) => {
            let text = say::goal(words, view.table.data().card(*goal));
            words
                .with("choose-goal", &[("goal", number.unwrap_or(0).into()), ("text", text.into())])
        }
        None => words.text("choose-no-goal"),
    }
}

fn market(view: &View, stage: &Stage<'_>, column: u8) -> (Option<Markup>, String) {
    let open = usize::from(column).checked_sub(1);
    let tile = open.and_then(|index| view.table.market.get(index).copied()).flatten();
    let Some(tile) = tile else { return (None, String::new()) };
    let name = say::name(stage.words, view.table.data(), tile.front());
    let args = [("tile", name.into()), ("goal", column.into())];
    (
        Some(small_tile(view.table.data(), tile.front(), Side::North)),
        stage.words.with("choose-column", &args),
    )
}

/// A tile of the hand, or the way in which the chosen one lies.
fn lay(
    view: &View,
    stage: &Stage<'_>,
    (tile, back): (Tile, bool),
    top: Side,
) -> (Option<Markup>, String) {
    let data = view.table.data();
    let face = laying::face(tile, back);
    if stage.offer.agreed(laid).is_some() {
        let text = stage.words.text(&format!("side-{}", top.key()));
        return (Some(small_tile(data, face, top)), text);
    }
    let text = if back {
        stage.words.text("choose-tile-back")
    } else {
        say::said(stage, &say::with_tile("choose-tile", data, face))
    };
    (Some(small_tile(data, face, Side::North)), text)
}
