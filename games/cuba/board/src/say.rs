//! Words that several parts need.

use art::Thing;
use cuba_rules::components::Ground;
use cuba_rules::data::{Data, Plantation};
use cuba_rules::{Act, Building, Event, Field, Group, Material, Raw, View};
use locale::Words;
use tabletop::{Key, Message, Seat, Tell as _};

use crate::Stage;

/// A row of a plantation has so many fields.
const COLUMNS: usize = 4;

/// The drawing of an item.
pub(crate) fn thing(item: impl Key) -> Thing {
    Thing::from_key(item.key()).unwrap_or(Thing::Any)
}

/// A message in the viewer's words.
pub(crate) fn said(stage: &Stage<'_>, message: &Message) -> String {
    stage.words.say(message, stage.names)
}

/// An item as the name of a choice, such as `Rum`.
pub(crate) fn good(words: &Words, item: impl Key) -> String {
    words.text(&format!("good-{}", item.key()))
}

/// So many of an item, such as `2 rum`.
pub(crate) fn items(words: &Words, item: impl Key, count: u16) -> String {
    so_many(words, "item", item, count)
}

fn so_many(words: &Words, set: &'static str, item: impl Key, count: u16) -> String {
    let message = Message::new("so-many").number("count", count).of("item", set, item);
    words.say(&message, &[])
}

/// Everything of which there is something, such as `2 rum, 1 stone`.
pub(crate) fn list<K: Key>(words: &Words, counts: impl Iterator<Item = (K, u16)>) -> String {
    listed(words, "item", counts)
}

/// The same after a word such as `of`, which German puts into another case.
pub(crate) fn list_of(words: &Words, counts: impl Iterator<Item = (Raw, u16)>) -> String {
    listed(words, "of", counts)
}

fn listed<K: Key>(
    words: &Words,
    set: &'static str,
    counts: impl Iterator<Item = (K, u16)>,
) -> String {
    let some = counts.filter(|&(_, count)| count > 0);
    let said: Vec<String> = some.map(|(item, count)| so_many(words, set, item, count)).collect();
    if said.is_empty() { words.text("nothing") } else { said.join(", ") }
}

/// What a plantation has, row by row.
pub(crate) fn rows(words: &Words, board: &Plantation) -> String {
    let name = |&field: &Field| ground(words, board.ground(field));
    let rows = Field::ALL.chunks(COLUMNS);
    let rows: Vec<String> =
        rows.map(|row| row.iter().map(name).collect::<Vec<_>>().join(", ")).collect();
    rows.join("; ")
}

/// With a capital letter, as a sentence begins.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The name of an act, and what it does.
pub(crate) fn act(words: &Words, data: &Data, act: Act) -> String {
    format!("{}: {}", of_act(words, data, "act", act), of_act(words, data, "explains", act))
}

/// Words of a set about an act, such as its name, with the numbers of the box.
pub(crate) fn of_act(words: &Words, data: &Data, set: &str, act: Act) -> String {
    let amount = data.acts[act];
    let numbers = [
        ("tax-pesos", amount.into()),
        ("duty-goods", amount.into()),
        ("most", amount.into()),
        ("points", data.law_paid.into()),
        ("each", data.pesos_for_a_point.into()),
        ("raws", data.market_act.into()),
        ("free", data.drought_raws.into()),
        ("pesos", data.building_act.into()),
    ];
    words.with(&format!("{set}-{}", act.key()), &numbers)
}

/// What happened as a message; the acts in it are told with the numbers of the box.
pub fn event(event: &Event, data: &Data) -> Message {
    let (acts, one);
    let acts = if let Event::BillsShown { bills, .. } = event {
        acts = *bills;
        &acts[..]
    } else if let Event::Enacted { act } | Event::Vetoed { act, .. } = event {
        one = [*act];
        &one[..]
    } else {
        &[]
    };
    let levy =
        |group: Group| acts.iter().find(|act| act.group() == group).map(|&act| data.acts[act]);
    let said = event.message();
    let said =
        levy(Group::Tax).into_iter().fold(said, |said, pesos| said.number("tax-pesos", pesos));
    levy(Group::Duty).into_iter().fold(said, |said, goods| said.number("duty-goods", goods))
}

/// The name of a group of acts.
pub(crate) fn group(words: &Words, group: Group) -> String {
    words.text(&format!("group-{}", group.key()))
}

/// The name of a building.
pub(crate) fn building(words: &Words, building: Building) -> String {
    locale::one_line(&words.text(&format!("building-{}", building.key())))
}

/// What a building does, in a sentence.
pub(crate) fn does(words: &Words, data: &Data, building: Building) -> String {
    let printed = data.buildings[building];
    let numbers = [("most", printed.most.into()), ("gain", printed.gain.into())];
    words.with(&format!("does-{}", building.key()), &numbers)
}

/// What a building costs.
pub(crate) fn cost(words: &Words, data: &Data, building: Building) -> String {
    let cost = data.buildings[building].cost;
    list(words, Material::ALL.iter().zip(cost).map(|(&material, count)| (material, count.into())))
}

/// The theme of a building, as the rulebook orders them.
pub(crate) const fn theme(building: Building) -> &'static str {
    match building {
        Building::CementFactory
        | Building::Sawmill
        | Building::GolfCourse
        | Building::Monastery
        | Building::RumCafe
        | Building::CigarCafe
        | Building::SmallOffice
        | Building::LargeOffice
        | Building::Hotel
        | Building::Inn => "points",
        Building::GoodsStore
        | Building::RawStore
        | Building::MaterialStore
        | Building::SmallBank
        | Building::LargeBank => "money",
        Building::CigarFactory | Building::Distillery | Building::BlackMarket => "trade",
        Building::Church
        | Building::TownHall
        | Building::Dam
        | Building::Lighthouse
        | Building::Warehouse => "power",
    }
}

/// The name of what a field is.
pub(crate) fn ground(words: &Words, ground: Ground) -> String {
    words.text(match ground {
        Ground::Warehouse => "ground-warehouse",
        Ground::Material(Material::Wood) => "ground-forest",
        Ground::Material(Material::Stone) => "ground-mountain",
        Ground::Material(Material::Water) => "ground-lake",
        Ground::Raw(cuba_rules::Raw::Citrus) => "ground-citrus",
        Ground::Raw(cuba_rules::Raw::Sugar) => "ground-sugar",
        Ground::Raw(cuba_rules::Raw::Tobacco) => "ground-tobacco",
    })
}

/// The name of a field.
pub(crate) fn place(words: &Words, field: Field) -> String {
    words.text(&format!("field-{}", field.key()))
}

/// A field by its name and what is there.
pub(crate) fn field(view: &View, words: &Words, seat: Seat, spot: Field) -> String {
    let name = place(words, spot);
    let printed = view.table.plantation(seat).ground(spot);
    let what = match view.table.players[seat].built_on(spot) {
        Some(tile) if printed != Ground::Warehouse => {
            format!("{}. {}", building(words, tile), does(words, &view.table.printed, tile))
        }
        Some(_) | None => ground(words, printed),
    };
    words.with("field-title", &[("field", name.into()), ("what", what.into())])
}
