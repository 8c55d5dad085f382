//! The choices that are best made by a button beside the board.

use art::{Button, Pick, Way, buttons};
use cube_express_rules::rules::center::{self, Gain};
use cube_express_rules::rules::{driving, laying, stops};
use cube_express_rules::{Action, Cell, Loco, Phase, Side, Step, Tile, View};
use maud::{Markup, html};
use tabletop::{Key, Message, Seat, Viewer};

use crate::central::{self, Told};
use crate::decision::{all, laid, place, released};
use crate::marks::{self, subject};
use crate::reach::{self, Gives};
use crate::tile::small_tile;
use crate::{Stage, say, trips};

/// A button for everything that may be clicked, except what the map shows.
///
/// What belongs to the step comes first, then passing; what is seldom wanted waits behind a
/// button of its own.
pub(crate) fn choices(view: &View, stage: &Stage<'_>) -> Markup {
    let of = |is_wanted: &dyn Fn(&Way<Action>) -> bool| {
        buttons(stage, |way| {
            if is_on_map(stage, way) || !is_wanted(way) {
                return None;
            }
            let (picture, text) = said(view, stage, way);
            let rank = way.actions().first().map_or(0, |action| rank(view, stage, action));
            Some(Button { rank, ..Button::new(class(view, stage, way), picture, text) })
        })
    };
    let is_rare = |way: &Way<Action>| way.actions().first().is_some_and(|one| is_rare(view, one));
    let rare = html! { (of(&is_rare)) (trips::only_drive(view, stage)) (missed(view, stage)) };
    html! {
        (of(&|way| !is_rare(way)))
        (market(view, stage))
        (trips::finish(view, stage))
        @if stage.offer.agreed(laid).is_some() && marks::turns(stage) {
            button type="button" class="choice quiet" data-rotate="" data-key="r" {
                span { "↻ " (stage.words.text("choose-turn")) } kbd { "R" }
            }
        }
        @if !rare.0.is_empty() {
            details class="rare" { summary { (stage.words.text("choose-more")) } div { (rare) } }
        }
    }
}

/// What players look for while they drive though it is not open, each with the reason.
fn missed(view: &View, stage: &Stage<'_>) -> Markup {
    let Phase::Turn { step: Step::Drive(_), .. } = view.phase else { return html! {} };
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

/// Whether the click is made on the map, or beside the tiles of the market.
fn is_on_map(stage: &Stage<'_>, way: &Way<Action>) -> bool {
    let offer = stage.offer;
    let on_map = |action: &Action| {
        matches!(action, Action::Drive { .. } | Action::Market { .. }).then_some(())
    };
    let places = way.agreed(place).is_some() && offer.agreed(place).is_none();
    let settled = offer.agreed(laid).is_some()
        || offer.agreed(released).is_some()
        || all(stage, |action| matches!(action, Action::BuildLoco { .. }));
    way.agreed(on_map).is_some()
        || way.agreed(laid).is_some() && offer.agreed(laid).is_some()
        || places && settled
}

/// What belongs to the step, then passing, then what leads nowhere.
fn rank(view: &View, stage: &Stage<'_>, action: &Action) -> u8 {
    let is_burnt_for_nothing = || {
        let Some((seat, mut driving)) = reach::driving(view, stage) else { return false };
        driving.points += 1;
        let stays = |loco| driving::ways(&view.table, seat, &driving, loco).is_empty();
        Loco::ALL.iter().copied().all(stays)
    };
    if *action == (Action::Burn {}) && is_burnt_for_nothing() { 2 } else { passes(action).into() }
}

const fn passes(action: &Action) -> bool {
    matches!(action, Action::Done {} | Action::Skip {})
}

/// Whether something is possible at any time and seldom wanted; who has no room converts often.
const fn is_rare(view: &View, action: &Action) -> bool {
    let no_room = matches!(view.phase, Phase::Turn { step: Step::Store { .. }, .. });
    matches!(action, Action::Sell {}) || !no_room && matches!(action, Action::Convert { .. })
}

fn class(view: &View, stage: &Stage<'_>, way: &Way<Action>) -> &'static str {
    let discards = way.agreed(|action| matches!(action, Action::Discard { .. }).then_some(()));
    let in_hand = way.agreed(laid).is_some() && stage.offer.agreed(laid).is_none();
    let is_quiet = |action: &Action| {
        rank(view, stage, action) > 0 || matches!(action, Action::Sell {} | Action::Convert { .. })
    };
    if in_hand || discards.is_some() {
        "pictured"
    } else if way.actions().first().is_some_and(is_quiet) {
        "quiet"
    } else {
        ""
    }
}

fn symbol(name: &str) -> Markup {
    html! { svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#cx-" (name) } {} } }
}

/// The picture and the words of a button.
fn said(view: &View, stage: &Stage<'_>, way: &Way<Action>) -> (Option<Markup>, String) {
    let tell = |message: Message| say::said(stage, &message);
    let text = |id: &'static str| tell(Message::new(id));
    let Some(action) = way.actions().first() else { return (None, String::new()) };
    let data = view.table.data();
    match *action {
        Action::Lay { tile, back, .. } => lay(view, stage, (tile, back)),
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
        // Both are chosen where they are seen.
        Action::Drive { .. } | Action::Market { .. } => (None, String::new()),
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

/// The tiles of the market, each with its goal; in words where the board is not seen whole.
fn market(view: &View, stage: &Stage<'_>) -> Markup {
    let Phase::Turn { step: Step::Market, .. } = view.phase else { return html! {} };
    let open = (1u8..).zip(view.table.market).filter_map(|(column, tile)| Some((column, tile?)));
    html! {
        @for (column, tile) in open {
            @let face = tile.front();
            @let told = Told::of(view, stage, usize::from(column) - 1);
            @let name = say::name(stage.words, view.table.data(), face);
            (central::takes(stage, column, false).button("offered-tile", html! {
                (small_tile(view.table.data(), face, Side::North))
                span {
                    b { (name) }
                    small { (told.text) }
                    small { (told.worth(stage)) }
                    (told.progress(stage))
                }
            }))
            @let bets = stage.words.with("choose-bet", &[("goal", column.into())]);
            (central::takes(stage, column, true).button("quiet bet", html! {
                (symbol("dividend")) span.in-words { (bets) }
                span.in-short aria-hidden="true" { (stage.words.text("choose-bet-short")) }
            }))
        }
    }
}

/// A tile of the hand.
fn lay(view: &View, stage: &Stage<'_>, (tile, back): (Tile, bool)) -> (Option<Markup>, String) {
    let data = view.table.data();
    let face = laying::face(tile, back);
    let text = if back {
        stage.words.text("choose-tile-back")
    } else {
        say::said(stage, &say::with_tile("choose-tile", data, face))
    };
    (Some(small_tile(data, face, Side::North)), text)
}
