//! What a choice is called.

use art::Stage;
use cuba_rules::components::{Berth, Building, Character, Field, Good, Group, Item, Raw};
use cuba_rules::data::BOX;
use cuba_rules::phase::{Levy, Phase, Step};
use cuba_rules::rules::{architect, laws, shipping, tradeswoman, worker};
use cuba_rules::sets::Goods;
use cuba_rules::{Ship, View};
use locale::Words;
use tabletop::{Key, Message, Seat, Viewer};

use crate::say;

/// What is counted after `picked`, if a number follows.
pub(crate) fn counted(picked: &str) -> Option<Item> {
    let parts: Vec<&str> = picked.split('/').collect();
    match parts.as_slice() {
        ["buy" | "sell", good] | ["load", _, good] | ["use", "large_office", _, good] => {
            Item::from_key(good)
        }
        ["use", "cement_factory"] => Some(Item::Stone),
        ["use", "sawmill"] => Some(Item::Wood),
        ["use", "golf_course"] => Some(Item::Water),
        ["use", "rum_cafe" | "distillery"] => Some(Item::Rum),
        ["use", "cigar_cafe" | "cigar_factory"] => Some(Item::Cigars),
        _ => None,
    }
}

/// The words on the button of `word`.
pub(crate) fn text(view: &View, stage: &Stage<'_>, word: &str) -> String {
    let words = stage.words;
    let Viewer::Player(seat) = stage.viewer else { return word.to_owned() };
    if word == "pass" {
        return pass(view, stage);
    }
    let parts: Vec<&str> = stage.picked.split('/').filter(|part| !part.is_empty()).collect();
    if let (Ok(count), Some(item)) = (word.parse::<u8>(), counted(stage.picked)) {
        return amount(view, stage, (seat, item, count));
    }
    match parts.as_slice() {
        [] => verb(view, stage, seat, word),
        ["play" | "delegate"] => words.text(&format!("plays-{word}")),
        ["move"] => field(view, words, seat, word).map_or_else(String::new, |(name, spot)| {
            format!("{name}: {}", harvest(view, words, seat, spot))
        }),
        ["harvest"] | ["build", _] => {
            field(view, words, seat, word).map_or_else(String::new, |(name, spot)| {
                let ground = view.table.plantation(seat).ground(spot);
                format!("{name}: {}", say::ground(words, ground))
            })
        }
        ["build" | "use"] => building(words, parts[0], word),
        ["buy" | "sell"] => price(view, stage, parts[0], word),
        ["load"] | ["use", "small_office" | "large_office"] => berth(view, stage, word),
        ["bid"] => bid(view, stage, (seat, word)),
        ["enact"] | ["use", "church"] => bill(view, words, word),
        ["use", "lighthouse"] => ship(words, word),
        _ => ware(words, word),
    }
}

fn field(view: &View, words: &Words, seat: Seat, word: &str) -> Option<(String, Field)> {
    let spot = Field::from_key(word)?;
    let name = words.text(&format!("field-{word}"));
    view.table.players.seats().find(|&other| other == seat).map(|_| (name, spot))
}

/// What a pawn there would harvest.
fn harvest(view: &View, words: &Words, seat: Seat, spot: Field) -> String {
    let board = view.table.plantation(seat);
    let active = worker::activated(&view.table, seat, spot);
    let count = |item: Item| {
        let gives = |field: Field| match board.ground(field) {
            cuba_rules::components::Ground::Material(material) => material.item() == item,
            cuba_rules::components::Ground::Raw(raw) => raw.item() == item,
            cuba_rules::components::Ground::Warehouse => false,
        };
        let fields = active.iter().filter(|&field| gives(field)).count();
        (item, u16::try_from(fields).unwrap_or(0))
    };
    say::list(words, Item::ALL.iter().map(|&item| count(item)))
}

fn verb(view: &View, stage: &Stage<'_>, seat: Seat, word: &str) -> String {
    let (words, table) = (stage.words, &view.table);
    if word == "pay" {
        let Phase::Levy { levy, .. } = view.phase else { return words.text("verb-pay") };
        return match (levy, laws::duty(table)) {
            (Levy::Tax, _) => words.with("pay-pesos", &[("pesos", laws::tax(table, seat).into())]),
            (Levy::Duty, Some(laws::Duty::One(item))) => {
                words.with("pay-goods", &[("goods", say::items(words, item, 1).into())])
            }
            (Levy::Duty, _) => words.text("verb-pay"),
        };
    }
    if let Some(tile) = Building::from_key(word) {
        return say::building(words, tile);
    }
    words.text(&format!("verb-{word}"))
}

fn building(words: &Words, verb: &str, word: &str) -> String {
    let Some(tile) = Building::from_key(word) else { return word.to_owned() };
    let name = say::building(words, tile);
    let more = if verb == "build" { say::cost(words, tile) } else { say::does(words, tile) };
    format!("{name}: {more}")
}

/// A good with the price of the next unit.
fn price(view: &View, stage: &Stage<'_>, verb: &str, word: &str) -> String {
    let Some(good) = Good::from_key(word) else { return word.to_owned() };
    let (ladder, units) = (BOX.market[good], view.table.market[good]);
    let pesos = if verb == "buy" { ladder.buys_at(units) } else { ladder.sells_at(units) };
    let id = if verb == "buy" { "buy-from" } else { "sell-from" };
    let name = say::good(stage.words, good);
    stage.words.with(id, &[("good", name.into()), ("pesos", pesos.into())])
}

fn berth(view: &View, stage: &Stage<'_>, word: &str) -> String {
    let Some(berth) = Berth::from_key(word) else { return word.to_owned() };
    let ship = view.table.harbor.berths[berth].map_or(0, |docked| docked.ship.number());
    let points = BOX.berths[berth];
    stage.words.with("choose-berth", &[("ship", ship.into()), ("points", points.into())])
}

fn bid(view: &View, stage: &Stage<'_>, (seat, word): (Seat, &str)) -> String {
    let (Phase::Vote(vote), Ok(pesos)) = (view.phase, word.parse::<u16>()) else {
        return word.to_owned();
    };
    let votes = vote.votes[seat] + pesos;
    stage.words.with("choose-bid", &[("pesos", pesos.into()), ("votes", votes.into())])
}

fn bill(view: &View, words: &Words, word: &str) -> String {
    let group = Group::from_key(word);
    let act = group.and_then(|group| view.table.parliament.bills[group]);
    act.map_or_else(|| word.to_owned(), |act| words.text(&format!("act-{}", act.key())))
}

fn ship(words: &Words, word: &str) -> String {
    let Ok(number) = word.parse::<u8>() else { return word.to_owned() };
    let ship = Ship::new(number);
    let goods =
        say::list(words, Good::ALL.iter().map(|&good| (good, u16::from(ship.spaces()[good]))));
    words.with("choose-ship", &[("ship", number.into()), ("goods", goods.into())])
}

/// A piece, or none.
fn ware(words: &Words, word: &str) -> String {
    match Item::from_key(word) {
        Some(item) => say::items(words, item, 1),
        None => words.text("choose-none"),
    }
}

/// So many of something, and what they cost or bring.
fn amount(view: &View, stage: &Stage<'_>, (seat, item, count): (Seat, Item, u8)) -> String {
    let (words, table) = (stage.words, &view.table);
    let goods = say::items(words, item, count.into());
    let parts: Vec<&str> = stage.picked.split('/').collect();
    let good = Good::from_key(item.key()).unwrap_or(Good::Rum);
    let pesos = |id, pesos: u16| {
        words.with(id, &[("goods", goods.clone().into()), ("pesos", pesos.into())])
    };
    let points = |points: u16| {
        words.with("for-points", &[("goods", goods.clone().into()), ("points", points.into())])
    };
    match parts.as_slice() {
        ["buy", _] => {
            let trade = tradeswoman::purchase(table, seat, Goods::NONE, (good, count));
            pesos("for-pesos", trade.map_or(0, |trade| trade.pesos))
        }
        ["sell", _] => {
            let trade = tradeswoman::sale(table, seat, Goods::NONE, (good, count));
            pesos("for-pesos", trade.map_or(0, |trade| trade.pesos))
        }
        ["load", berth, _] | ["use", "large_office", berth, _] => {
            let each = Berth::from_key(berth).map_or(1, |berth| BOX.berths[berth]);
            points(u16::from(each) * u16::from(count))
        }
        ["use", name] => match Building::from_key(name) {
            Some(Building::CigarFactory | Building::Distillery) | None => goods,
            Some(tile) => points(u16::from(BOX.buildings[tile].gain) * u16::from(count)),
        },
        _ => goods,
    }
}

/// What passing means now.
fn pass(view: &View, stage: &Stage<'_>) -> String {
    let words = stage.words;
    let gift =
        |id: &str, count: Option<u16>| words.with(id, &[("count", count.unwrap_or(0).into())]);
    let Phase::Actions { step, .. } = view.phase else { return words.text("pass-levy") };
    let consolation =
        |favor: Option<(cuba_rules::components::Favor, u16)>| favor.map(|(_, count)| count);
    match step {
        Step::Build => gift("pass-build", consolation(architect::consolation(&view.table))),
        Step::Load { berth: None } => {
            gift("pass-load", consolation(shipping::consolation(&view.table)))
        }
        Step::Load { berth: Some(_) } => words.text("pass-load-more"),
        Step::Harvest { .. } => words.text("pass-harvest"),
        Step::Trade { .. } => words.text("pass-trade"),
        Step::Play | Step::Pawn | Step::Foreman { .. } | Step::Arrival { .. } => {
            words.text("pass-use")
        }
    }
}

/// A picked word for the crumbs.
pub(crate) fn crumb(picked: &str, word: &str, words: &Words) -> String {
    if let (Ok(count), Some(item)) = (word.parse::<u16>(), counted(picked)) {
        return say::items(words, item, count);
    }
    if let Some(tile) = Building::from_key(word) {
        return say::building(words, tile);
    }
    if Character::from_key(word).is_some() {
        return words.text(&format!("character-{word}"));
    }
    if Field::from_key(word).is_some() {
        return words.text(&format!("field-{word}"));
    }
    if Item::from_key(word).is_some() || Raw::from_key(word).is_some() {
        return words.text(&format!("good-{word}"));
    }
    if let Some(group) = Group::from_key(word).filter(|_| !picked.is_empty()) {
        return say::group(words, group);
    }
    match (picked, word) {
        ("load" | "use/small_office" | "use/large_office", number) => words
            .say(&Message::new("crumb-berth").number("berth", number.parse().unwrap_or(0)), &[]),
        (_, "none") => words.text("choose-none"),
        ("", verb) if words.has(&format!("verb-{verb}")) => words.text(&format!("verb-{verb}")),
        _ => word.to_owned(),
    }
}
