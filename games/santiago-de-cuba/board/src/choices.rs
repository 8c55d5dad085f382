//! The choices that are best made by a button beside the board.

use art::{Pick, Stage, Thing, icon};
use locale::Words;
use maud::{Markup, html};
use santiago_de_cuba_rules::components::BOX;
use santiago_de_cuba_rules::{Building, Gift, Item, Phase, Station, Step, View};
use tabletop::{Key, Message};

use crate::harbor::takes_dice;
use crate::say;
use crate::street::fare;

/// A button for every word that may be clicked, passing last.
///
/// What can be clicked on the board has a button only where the board is too
/// large to be seen at once: `echo`.
pub(crate) fn choices(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.ways.iter().map(|way| way.word.as_str());
    let (passes, others): (Vec<&str>, Vec<&str>) = words.partition(|&word| word == "pass");
    html! {
        @for word in others.into_iter().chain(passes) {
            @let class = class(stage.picked, word);
            (Pick::only(stage, word).button(class, label(view, stage, word)))
        }
    }
}

fn class(picked: &str, word: &str) -> &'static str {
    match word {
        "pass" => "quiet",
        word if is_on_board(picked, word) => "echo",
        _ => "",
    }
}

/// Whether `word` is a station, a Cuban or a house that can be clicked itself.
fn is_on_board(picked: &str, word: &str) -> bool {
    match picked {
        "drive" | "use/newspaper" => Station::from_key(word).is_some(),
        "walk" | "claim" => Building::from_key(word).is_some(),
        _ => false,
    }
}

fn label(view: &View, stage: &Stage<'_>, word: &str) -> Markup {
    let number = word.parse::<u16>().is_ok();
    let counted = counted(stage.picked).filter(|_| number).map(say::thing);
    let picture = Thing::from_key(word).or(counted);
    html! {
        @if let Some(thing) = picture { (icon(thing)) }
        span { (text(view, stage, word)) }
    }
}

/// What is counted after `picked`, if a number follows.
fn counted(picked: &str) -> Option<Item> {
    let mut parts = picked.split('/');
    let (verb, rest): (_, Vec<&str>) = (parts.next()?, parts.collect());
    match (verb, rest.as_slice()) {
        ("deliver", ["wood", _]) | ("use", ["trading_office", "wood", _] | ["sawmill"]) => {
            Some(Item::Wood)
        }
        ("deliver", [good]) | ("use", ["trading_office", good]) if *good != "wood" => {
            Item::from_key(good)
        }
        ("use", ["casino", bought]) => Item::from_key(bought),
        ("use", ["distillery" | "cafe"]) => Some(Item::Rum),
        ("use", ["cigar_factory"] | ["cafe", _]) => Some(Item::Cigars),
        _ => None,
    }
}

/// What one of them brings in points, if it is sold.
fn each(view: &View, picked: &str) -> Option<u16> {
    let part = |index: usize| picked.split('/').nth(index);
    match (part(0), part(1)) {
        (Some("deliver"), Some("wood")) => Some(BOX.wood_points),
        (Some("use"), Some("trading_office")) if part(2) == Some("wood") => Some(BOX.wood_points),
        (Some("deliver"), _) | (Some("use"), Some("trading_office")) => Some(view.town.flag.into()),
        (Some("use"), Some("sawmill")) => Some(BOX.sawmill_points),
        (Some("use"), Some("cafe")) => Some(BOX.cafe_points),
        _ => None,
    }
}

fn text(view: &View, stage: &Stage<'_>, word: &str) -> String {
    if let (Ok(count), Some(item)) = (word.parse::<u16>(), counted(stage.picked)) {
        return amount(view, stage, item, count);
    }
    if is_on_board(stage.picked, word) {
        return echo(view, stage, word);
    }
    let say = Message::new;
    let message = match (stage.picked, word) {
        (_, "pass") => say(pass(view)),
        ("", "claim") => say("choose-claim-any"),
        ("", "use") => say("choose-use-any"),
        ("use", _) => match Building::from_key(word) {
            Some(building) => say("choose-use").word("the", building),
            None => say("choose-pass"),
        },
        ("use/casino", "point") => say("choose-buy-point"),
        ("use/casino", "peso") => say("choose-buy-peso"),
        ("use/port_authority", "raise") => say("choose-raise").number("flag", view.town.flag + 1),
        ("use/port_authority", _) => say("choose-lower").number("flag", view.town.flag - 1),
        ("use/newspaper", _) => say("choose-nobody"),
        ("give", "nothing") => say("choose-give-nothing"),
        ("deliver" | "use/trading_office", "wood") => say("choose-load-wood"),
        (picked, _) => return ware(stage, picked, word),
    };
    say::said(stage, &message)
}

/// The name of something on the board, with the price of the drive there.
fn echo(view: &View, stage: &Stage<'_>, word: &str) -> String {
    if let Some(building) = Building::from_key(word) {
        return say::building(stage.words, building);
    }
    let Some(station) = Station::from_key(word) else { return word.to_owned() };
    match fare(view, view.town.place_of(station)) {
        Some(cost) => say::said(
            stage,
            &Message::new("choose-go").word("station", station).number("cost", cost),
        ),
        None => say::station(stage.words, station),
    }
}

/// A choice among wares.
fn ware(stage: &Stage<'_>, picked: &str, word: &str) -> String {
    let item = Item::from_key(word).unwrap_or(Item::Wood);
    let one = |id| say::said(stage, &Message::new(id).number("count", 1).word("item", item));
    let kind = |id| say::said(stage, &Message::new(id).word("item", item));
    match picked {
        "take" => one("choose-take"),
        "give" => one("choose-give"),
        "use/black_market" => one("choose-hand-in"),
        "aside" => kind("choose-aside"),
        "use/customs_office" => kind("choose-strike"),
        "deliver" | "use/trading_office" => kind("choose-load"),
        picked if picked.starts_with("use/black_market") => one("choose-take"),
        picked if takes_dice(picked) => kind("choose-instead"),
        _ => say::good(stage.words, word),
    }
}

fn amount(view: &View, stage: &Stage<'_>, item: Item, count: u16) -> String {
    match each(view, stage.picked) {
        Some(each) if count > 0 => {
            let message = Message::new("choose-count-for").number("count", count);
            say::said(stage, &message.word("item", item).number("points", each * count))
        }
        Some(_) | None => say::items(stage.words, item, count),
    }
}

const fn pass(view: &View) -> &'static str {
    match view.phase {
        Phase::Turn { step: Step::Use, .. } => "choose-pass-use",
        Phase::Turn { step: Step::Alonso, .. } => "choose-pass-alonso",
        Phase::Turn { step: Step::Deliver { .. }, .. } => "choose-pass-deliver",
        Phase::Turn { .. } | Phase::Layout | Phase::Screens { .. } | Phase::Over { .. } => {
            "choose-pass"
        }
    }
}

/// A picked word for the crumbs.
pub(crate) fn crumb(picked: &str, word: &str, words: &Words) -> String {
    if let (Ok(count), Some(item)) = (word.parse::<u16>(), counted(picked)) {
        return say::items(words, item, count);
    }
    if let Some(building) = Building::from_key(word) {
        return say::building(words, building);
    }
    if let Some(station) = Station::from_key(word) {
        return say::station(words, station);
    }
    match (picked, word) {
        (_, "pass") => words.text("choose-pass"),
        ("", verb) => words.text(&format!("crumb-{verb}")),
        (_, "raise" | "lower" | "nobody" | "wood") => words.text(&format!("crumb-{word}")),
        _ if Gift::from_key(word) == Some(Gift::Nothing) => words.text("item-nothing"),
        _ if Item::from_key(word).is_some() => say::good(words, word),
        _ => word.to_owned(),
    }
}
