//! One sentence: what is to be decided, what it costs and brings, or whom the table waits for.

use art::Stage;
use maud::{Markup, html};
use santiago_de_cuba_rules::components::BOX;
use santiago_de_cuba_rules::{Building, Flower, Item, Phase, Step, View};
use tabletop::{Key, Known, Message, Seat, Viewer};

use crate::say;

/// The question to the viewer, or what the table waits for.
pub(crate) fn question(view: &View, stage: &Stage<'_>) -> Markup {
    let asked = stage.decides();
    let said = match view.phase {
        Phase::Layout => stage.words.text("wait-layout"),
        Phase::Screens { .. } => stage.words.text("wait-screens"),
        Phase::Over { ending, .. } => {
            say::said(stage, &Message::new("over").word("ending", ending))
        }
        Phase::Turn { active, step } if asked => ask(view, stage, active, &step),
        Phase::Turn { active, step } => wait(view, stage, active, &step),
    };
    let class = if asked { "question yours" } else { "question" };
    html! { p class=(class) { (said) } }
}

/// Who decides in a step, if anybody does.
pub(crate) const fn decider(active: Seat, step: &Step) -> Option<Seat> {
    match *step {
        Step::Dice { .. } => None,
        Step::Demand { chooser, .. } => Some(chooser),
        Step::Zorro { giver } => Some(giver),
        Step::Deliver { deliverer, .. } => Some(deliverer),
        Step::Drive | Step::Pablo | Step::Alonso | Step::Figure { .. } | Step::Use => Some(active),
    }
}

fn ask(view: &View, stage: &Stage<'_>, active: Seat, step: &Step) -> String {
    let say = Message::new;
    let message = match *step {
        Step::Dice { .. } => say("wait-dice"),
        Step::Demand { .. } => say("ask-aside"),
        Step::Drive => say("ask-drive").number("pesos", pesos(view, stage)),
        Step::Pablo => say("ask-pablo"),
        Step::Zorro { .. } => say("ask-zorro").seat("seat", active),
        Step::Alonso => match stage.picked {
            "" => say("ask-alonso"),
            "claim" => say("ask-claim").number("markers", view.town.markers_left(active)),
            "use" => say("ask-own"),
            _ => return using(view, stage),
        },
        Step::Figure { flower } => walking("ask-walk", flower),
        Step::Use => return using(view, stage),
        Step::Deliver { .. } => loading(view, stage, "deliver"),
    };
    say::said(stage, &message)
}

fn walking(id: &'static str, flower: Flower) -> Message {
    Message::new(id).word("flower", flower)
}

fn pesos(view: &View, stage: &Stage<'_>) -> u16 {
    let Viewer::Player(seat) = stage.viewer else { return 0 };
    match view.stores[seat] {
        Known::Seen(store) => store.count(Item::Peso),
        Known::Hidden => 0,
    }
}

/// What to load on the ship, after the words of `prefix`.
fn loading(view: &View, stage: &Stage<'_>, prefix: &str) -> Message {
    let rest = stage.picked.strip_prefix(prefix).unwrap_or_default().trim_start_matches('/');
    let mut picked = rest.split('/');
    let count = |key: &str, each: u16| {
        let item = Item::from_key(key).unwrap_or(Item::Wood);
        Message::new("ask-deliver-count").word("good", item).number("each", each)
    };
    match (picked.next(), picked.next()) {
        (Some("wood"), None) => Message::new("ask-deliver-wood"),
        (Some("wood"), Some(_)) => count("wood", BOX.wood_points),
        (Some(good), _) if !good.is_empty() => count(good, view.town.flag.into()),
        (_, _) => Message::new("ask-deliver").number("flag", view.town.flag),
    }
}

/// The question of the building that is being used.
fn using(view: &View, stage: &Stage<'_>) -> String {
    let mut picked = stage.picked.split('/').skip(1);
    let building = picked.next().and_then(Building::from_key);
    let say = Message::new;
    let message = match building {
        None => return offered(view, stage),
        Some(building @ (Building::Bank | Building::Church)) => return does(stage, building),
        Some(Building::Casino) => match picked.next() {
            None => say("ask-casino"),
            Some(bought) => casino(bought),
        },
        Some(Building::Distillery) => say("ask-distillery"),
        Some(Building::PortAuthority) => say("ask-port_authority"),
        Some(Building::CigarFactory) => say("ask-cigar_factory"),
        Some(Building::BlackMarket) => match picked.next().and_then(Item::from_key) {
            None => say("ask-black_market"),
            Some(item) => say("ask-black_market-take").word("item", item).number("count", 1),
        },
        Some(Building::TradingOffice) => loading(view, stage, "use/trading_office"),
        Some(Building::Sawmill) => say("ask-sawmill").number("points", BOX.sawmill_points),
        Some(Building::Newspaper) => say("ask-newspaper"),
        Some(Building::Cafe) => match picked.next().and_then(|rum| rum.parse::<u8>().ok()) {
            None => say("ask-cafe").number("points", BOX.cafe_points),
            Some(rum) => say("ask-cafe-cigars").number("rum", rum),
        },
        Some(Building::CustomsOffice) => say("ask-customs_office"),
    };
    say::said(stage, &message)
}

fn casino(bought: &str) -> Message {
    let [item, price] =
        if bought == "point" { [Item::Point, Item::Peso] } else { [Item::Peso, Item::Point] };
    Message::new("ask-casino-count").word("item", item).of("price", "item", price)
}

/// The building under the viewer's figure, before it is used.
fn offered(view: &View, stage: &Stage<'_>) -> String {
    let Viewer::Player(seat) = stage.viewer else { return String::new() };
    view.town.figures[seat].map_or_else(String::new, |building| does(stage, building))
}

fn does(stage: &Stage<'_>, building: Building) -> String {
    let name = say::building(stage.words, building);
    let does = say::does(stage.words, building);
    stage.words.with("ask-use", &[("name", name.into()), ("does", does.into())])
}

fn wait(view: &View, stage: &Stage<'_>, active: Seat, step: &Step) -> String {
    let say = Message::new;
    let message = match *step {
        Step::Dice { .. } => say("wait-dice"),
        Step::Demand { .. } => say("wait-aside"),
        Step::Drive => say("wait-drive"),
        Step::Pablo => say("wait-pablo"),
        Step::Zorro { .. } => say("wait-zorro").seat("active", active),
        Step::Alonso => say("wait-alonso"),
        Step::Figure { flower } => walking("wait-walk", flower),
        Step::Use => match view.town.figures[active] {
            Some(building) => say("wait-use").word("the", building),
            None => say("wait-drive"),
        },
        Step::Deliver { .. } => say("wait-deliver"),
    };
    let message = match decider(active, step) {
        Some(seat) => message.seat("seat", seat),
        None => message,
    };
    say::said(stage, &message)
}
