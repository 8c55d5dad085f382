//! Words that several parts need.

use art::{Stage, Thing};
use locale::Words;
use santiago_de_cuba_rules::components::BOX;
use santiago_de_cuba_rules::{Building, Cuban, Flower, Item, Station};
use tabletop::{Key, Message};

/// The drawing of an item.
pub(crate) fn thing(item: impl Key) -> Thing {
    Thing::from_key(item.key()).unwrap_or(Thing::Any)
}

/// The name of a building.
pub(crate) fn building(words: &Words, building: Building) -> String {
    sign(words, building).join(" ").replace("- ", "")
}

/// The lines of a building's sign.
pub(crate) fn sign(words: &Words, building: Building) -> Vec<String> {
    let name = words.text(&format!("building-{}", building.key()));
    name.split('|').map(str::to_owned).collect()
}

/// What a building does, in a sentence.
pub(crate) fn does(words: &Words, building: Building) -> String {
    let numbers: &[(&str, u16)] = match building {
        Building::Bank => &[("pesos", BOX.bank_pesos)],
        Building::Casino => &[("most", BOX.casino_most.into())],
        Building::Church => &[("points", BOX.church_points)],
        Building::Sawmill => &[("most", BOX.sawmill_most.into()), ("points", BOX.sawmill_points)],
        Building::Newspaper => &[("pesos", BOX.newspaper_pesos)],
        Building::Cafe => &[("most", BOX.cafe_most.into()), ("points", BOX.cafe_points)],
        Building::Distillery
        | Building::PortAuthority
        | Building::CigarFactory
        | Building::BlackMarket
        | Building::TradingOffice
        | Building::CustomsOffice => &[],
    };
    let numbers: Vec<_> = numbers.iter().map(|&(name, number)| (name, number.into())).collect();
    words.with(&format!("does-{}", building.key()), &numbers)
}

/// What a visit brings.
pub(crate) fn brings(words: &Words, station: Station) -> String {
    let count = Cuban::from_key(station.key()).map_or(0, |cuban| BOX.cubans[cuban]);
    words.with(&format!("brings-{}", station.key()), &[("count", count.into())])
}

/// The name of a station.
pub(crate) fn station(words: &Words, station: Station) -> String {
    words.text(&format!("station-{}", station.key()))
}

/// So many of an item, such as `2 pesos`.
pub(crate) fn items(words: &Words, item: impl Key, count: u16) -> String {
    let message = Message::new("choose-count").number("count", count).word("item", item);
    words.say(&message, &[])
}

/// An item as the name of a choice, such as `Rum`.
pub(crate) fn good(words: &Words, key: &str) -> String {
    words.text(&format!("good-{key}"))
}

/// A message in the viewer's words.
pub(crate) fn said(stage: &Stage<'_>, message: &Message) -> String {
    stage.words.say(message, stage.names)
}

/// The class of a flower's colors.
pub(crate) const fn flower_class(flower: Flower) -> &'static str {
    match flower {
        Flower::Yellow => "yellow",
        Flower::Blue => "blue",
        Flower::Red => "red",
        Flower::White => "white",
    }
}

/// What a Cuban gives, if it is so many of one thing.
pub(crate) const fn gives(cuban: Cuban) -> Option<Item> {
    match cuban {
        Cuban::Pedro => Some(Item::Tobacco),
        Cuban::Jose => Some(Item::Sugar),
        Cuban::Conchita => Some(Item::Citrus),
        Cuban::Miguel => Some(Item::Wood),
        Cuban::Maria => Some(Item::Point),
        Cuban::Martinez => Some(Item::Peso),
        Cuban::Pablo | Cuban::ElZorro | Cuban::Alonso => None,
    }
}
