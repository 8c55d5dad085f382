//! The choices that are best made by a button beside the board.

use art::{Pick, Stage};
use cube_express_rules::rules::center::{self, Gain};
use cube_express_rules::rules::stops;
use cube_express_rules::{Cell, Conversion, Face, Loco, Phase, Resource, Side, Step, Tile, View};
use locale::Words;
use maud::{Markup, html};
use tabletop::{Key, Message, Seat, Viewer};

use crate::marks::{face, subject};
use crate::reach::{self, Gives};
use crate::{say, tile};

/// A button for every word that may be clicked, except the places on the map.
///
/// What belongs to the step comes first, then what is possible at any time, and
/// passing last.
pub(crate) fn choices(view: &View, stage: &Stage<'_>) -> Markup {
    let mut words: Vec<&str> = stage.ways.iter().map(|way| way.word.as_str()).collect();
    words.retain(|word| Cell::from_word(word).is_none());
    words.sort_by_key(|word| rank(word));
    html! {
        @for word in words {
            (Pick::only(stage, word).button(class(stage, word), label(view, stage, word)))
        }
    }
}

fn rank(word: &str) -> u8 {
    match word {
        "done" | "skip" => 3,
        "sell" => 2,
        word if Conversion::from_key(word).is_some() => 2,
        _ => 0,
    }
}

fn class(stage: &Stage<'_>, word: &str) -> &'static str {
    let in_hand = matches!(stage.picked, "lay" | "discard") && face(word).is_some();
    let in_market = stage.picked == "market" && word.parse::<u8>().is_ok();
    match rank(word) {
        0 if in_hand || in_market => "echo pictured",
        0 => "",
        _ => "quiet",
    }
}

fn label(view: &View, stage: &Stage<'_>, word: &str) -> Markup {
    let (picture, text) = said(view, stage, word);
    html! {
        @if let Some(picture) = picture { (picture) }
        span { (text) }
    }
}

fn symbol(name: &str) -> Markup {
    html! { svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#cx-" (name) } {} } }
}

fn small_tile(face: Face, top: Side) -> Markup {
    // Buttons lie outside the board, whose class brings the colors.
    html! {
        span class="game-cube-express small" {
            svg class="small-tile" viewBox="0 0 100 100" aria-hidden="true" { (tile::card(face, top)) }
        }
    }
}

/// The picture and the words of a button.
fn said(view: &View, stage: &Stage<'_>, word: &str) -> (Option<Markup>, String) {
    let tell = |message: Message| say::said(stage, &message);
    let text = |id: &'static str| tell(Message::new(id));
    let mut path = stage.picked.split('/');
    let (verb, second) = (path.next().unwrap_or_default(), path.next());
    if let Some(conversion) = Conversion::from_key(word) {
        let (from, ..) = conversion.terms();
        let text = tell(Message::new("choose-convert").word("conversion", conversion));
        return (Some(symbol(from.key())), text);
    }
    match (verb, word) {
        (_, "skip") => (None, text("choose-skip")),
        (_, "done") => (None, text("choose-done")),
        (_, "sell") => (Some(symbol("dividend")), text("choose-sell")),
        (_, "burn") => (Some(symbol("coal")), text("choose-burn")),
        (_, "take") => take(view, stage),
        (_, "claim") => (Some(symbol("dividend")), text("choose-claim")),
        (_, "passenger") => (Some(symbol("house")), text("choose-passenger")),
        ("", "drive") => (None, text("choose-drive")),
        ("", "loco") => (None, text("choose-second")),
        ("", "deliver") => (None, tell(deliver(view, stage))),
        ("build", number) => (Some(symbol("dividend")), build(view, stage, number)),
        ("release", number) => (None, release(stage, number)),
        ("drive", loco) => {
            let loco = Loco::from_key(loco).unwrap_or(Loco::First);
            (None, tell(Message::new("choose-drive-loco").word("loco", loco)))
        }
        ("deliver", goal) => (None, goal_text(view, stage, goal)),
        ("market", "bet") => {
            let column = second.and_then(|word| word.parse::<u8>().ok()).unwrap_or(0);
            (Some(symbol("dividend")), tell(Message::new("choose-bet").number("goal", column)))
        }
        ("market", "keep") => (None, text("choose-keep")),
        ("market", column) => market(view, stage, column),
        ("drop", resource) => {
            let resource = Resource::from_key(resource).unwrap_or(Resource::Coal);
            let message = Message::new("choose-drop").number("count", 1).word("item", resource);
            (Some(symbol(resource.key())), tell(message))
        }
        ("lay", word) => lay(stage, second, word),
        ("discard", id) => {
            let face = face(id).unwrap_or(Face::BACK);
            (Some(small_tile(face, Side::North)), tell(say::with_tile("choose-discard", face)))
        }
        _ => (None, word.to_owned()),
    }
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
        _ => 0,
    };
    Message::new("choose-deliver").number("points", points)
}

fn build(view: &View, stage: &Stage<'_>, number: &str) -> String {
    let Viewer::Player(seat) = stage.viewer else { return String::new() };
    let dividends = number.parse::<u8>().unwrap_or(0);
    let rest = view.table.player(seat).level().saturating_sub(dividends);
    say::said(stage, &Message::new("choose-build").number("count", dividends).number("rest", rest))
}

fn release(stage: &Stage<'_>, number: &str) -> String {
    let seat = Seat::new(number.parse().unwrap_or(0));
    let own = stage.viewer == Viewer::Player(seat);
    let id = if own { "choose-release-own" } else { "choose-release" };
    say::said(stage, &Message::new(id).seat("seat", seat))
}

fn goal_text(view: &View, stage: &Stage<'_>, word: &str) -> String {
    let number = word.parse::<usize>().ok();
    let goal = number.and_then(|number| view.table.goals.get(number.checked_sub(1)?));
    match goal {
        Some(goal) => {
            let text = say::goal(stage.words, goal.card());
            stage
                .words
                .with("choose-goal", &[("goal", word.to_owned().into()), ("text", text.into())])
        }
        None => stage.words.text("choose-no-goal"),
    }
}

fn market(view: &View, stage: &Stage<'_>, word: &str) -> (Option<Markup>, String) {
    let column = word.parse::<usize>().unwrap_or(0);
    let open = column.checked_sub(1).and_then(|index| view.table.market.get(index).copied());
    let Some(tile) = open.flatten() else { return (None, word.to_owned()) };
    let name = say::name(stage.words, tile.front());
    let args = [("tile", name.into()), ("goal", column.into())];
    (Some(small_tile(tile.front(), Side::North)), stage.words.with("choose-column", &args))
}

/// A tile of the hand, or the way in which the chosen one lies.
fn lay(stage: &Stage<'_>, chosen: Option<&str>, word: &str) -> (Option<Markup>, String) {
    if let (Some(top), Some(face)) = (Side::from_key(word), chosen.and_then(face)) {
        let text = stage.words.text(&format!("side-{}", top.key()));
        return (Some(small_tile(face, top)), text);
    }
    let Some(shown) = face(word) else { return (None, word.to_owned()) };
    let text = if shown == Face::BACK {
        stage.words.text("choose-tile-back")
    } else {
        say::said(stage, &say::with_tile("choose-tile", shown))
    };
    (Some(small_tile(shown, Side::North)), text)
}

/// A picked word for the crumbs.
pub(crate) fn crumb(picked: &str, word: &str, words: &Words) -> String {
    let verb = picked.split('/').next().unwrap_or_default();
    if Cell::from_word(word).is_some() {
        return words.text("crumb-place");
    }
    match (verb, word) {
        ("", verb) => words.text(&format!("crumb-{verb}")),
        ("lay" | "discard", word) => match (word.strip_prefix("back-"), face(word)) {
            (Some(id), _) => {
                let name = Tile::from_id(id).map(|tile| say::name(words, tile.front()));
                words.with("crumb-back", &[("tile", name.unwrap_or_default().into())])
            }
            (None, Some(face)) => say::name(words, face),
            (None, None) => word.to_owned(),
        },
        ("market", column) => words.with("crumb-column", &[("goal", column.to_owned().into())]),
        ("drive", loco) => words.text(&format!("loco-{loco}")),
        (_, word) => word.to_owned(),
    }
}
