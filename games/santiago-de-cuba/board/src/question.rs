//! One sentence: what is to be decided, what it costs and brings, or whom the table waits for.

use maud::{Markup, html};
use santiago_de_cuba_rules::{Action, Building, Cuban, Flower, Item, Phase, Purchase, Step, View};
use tabletop::{Known, Message, Seat, Viewer};

use crate::choices::each;
use crate::decision::{cigars_sold, demand, handed_in, load, purchase, rum_sold, used};
use crate::{Stage, say};

/// The question to the viewer, or what the table waits for.
pub(crate) fn question(view: &View, stage: &Stage<'_>) -> Markup {
    let class = if stage.decides() { "question yours" } else { "question" };
    html! { p class=(class) { (sentence(view, stage)) } }
}

/// The same as words alone.
pub(crate) fn sentence(view: &View, stage: &Stage<'_>) -> String {
    let asked = stage.decides();
    match view.phase {
        Phase::Layout => stage.words.text("wait-layout"),
        Phase::Screens { .. } => stage.words.text("wait-screens"),
        Phase::Over { ending, .. } => {
            let over = say::said(stage, &Message::new("over").word("ending", ending));
            let is_short = view.stores.seats().any(|seat| say::goes_short(view, seat));
            let short = is_short.then(|| stage.words.text("over-short"));
            [Some(over), short].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Phase::Turn { active, step } if asked => ask(view, stage, active, &step),
        Phase::Turn { active, step } => wait(view, stage, active, &step),
    }
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
        Step::Drive => say("ask-drive")
            .number("pesos", pesos(view, stage))
            .number("fare", view.data.further_station),
        Step::Pablo => say("ask-pablo").number("count", view.data.cubans[Cuban::Pablo]),
        Step::Zorro { .. } => say("ask-zorro").seat("seat", active),
        Step::Alonso => {
            let claims = |action: &Action| matches!(action, Action::Claim { .. }).then_some(());
            let uses = |action: &Action| matches!(action, Action::Use(_)).then_some(());
            match (stage.offer.agreed(claims), stage.offer.agreed(uses), stage.offer.agreed(used)) {
                (Some(()), ..) => {
                    say("ask-claim").number("markers", view.town.markers_left(&view.data, active))
                }
                (None, _, Some(_)) => return using(view, stage),
                (None, Some(()), None) => say("ask-own"),
                (None, None, None) => say("ask-alonso"),
            }
        }
        Step::Figure { flower } => walking("ask-walk", flower),
        Step::Use => return using(view, stage),
        Step::Deliver { .. } => loading(view, stage),
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

/// What to load on the ship.
fn loading(view: &View, stage: &Stage<'_>) -> Message {
    let item = stage.offer.agreed(|action| load(action).map(|load| load.cargo().0));
    match (stage.offer.agreed(demand), item) {
        (Some((_, item)), _) => {
            let each = stage.offer.agreed(|action| each(view, action));
            let each = each.unwrap_or_default();
            Message::new("ask-deliver-count").of("good", "good", item).number("each", each)
        }
        (None, Some(Item::Wood)) => {
            let each = stage.offer.agreed(|action| each(view, action));
            Message::new("ask-deliver-wood").number("points", each.unwrap_or_default())
        }
        (None, _) => {
            let [good, wood] = view.data.brings(view.town.flag, stage.offer.agreed(used).is_some());
            Message::new("ask-deliver").number("flag", good).number("wood", wood)
        }
    }
}

/// The question of the building that is being used.
fn using(view: &View, stage: &Stage<'_>) -> String {
    let say = Message::new;
    let (offer, data) = (stage.offer, &view.data);
    let goods = data.black_market_goods;
    let message = match offer.agreed(used) {
        None => return offered(view, stage),
        Some(building @ (Building::Bank | Building::Church)) => return does(view, stage, building),
        Some(Building::Casino) => match offer.agreed(purchase) {
            None => say("ask-casino"),
            Some(buy) => casino(buy),
        },
        Some(Building::Distillery) => say("ask-distillery"),
        Some(Building::PortAuthority) => say("ask-port_authority"),
        Some(Building::CigarFactory) => say("ask-cigar_factory"),
        Some(Building::BlackMarket) => match offer.agreed(handed_in) {
            None => say("ask-black_market").number("count", goods),
            Some(item) => say("ask-black_market-take").word("item", item).number("count", goods),
        },
        Some(Building::TradingOffice) => loading(view, stage),
        Some(Building::Sawmill) => {
            say("ask-sawmill").number("points", data.sawmill.take).number("wood", data.sawmill.give)
        }
        Some(Building::Newspaper) => say("ask-newspaper").number("pesos", data.newspaper_pesos),
        Some(Building::Cafe) => match offer.agreed(rum_sold) {
            None => say("ask-cafe").number("points", data.cafe_rum_points),
            Some(_) if offer.agreed(cigars_sold) == Some(0) => {
                say("ask-cafe").number("points", data.cafe_rum_points)
            }
            Some(rum) => {
                say("ask-cafe-cigars").number("rum", rum).number("points", data.cafe_cigar_points)
            }
        },
        Some(Building::CustomsOffice) => say("ask-customs_office"),
    };
    say::said(stage, &message)
}

fn casino(buy: Purchase) -> Message {
    let [price, item] = buy.items();
    Message::new("ask-casino-count").word("item", item).of("price", "item", price)
}

/// The building under the viewer's figure, before it is used.
fn offered(view: &View, stage: &Stage<'_>) -> String {
    let Viewer::Player(seat) = stage.viewer else { return String::new() };
    let Some(building) = view.town.figures[seat] else { return String::new() };
    let said = does(view, stage, building);
    let is_idle = stage.offer.actions().all(|action| matches!(action, Action::Pass {}));
    if is_idle { format!("{said} {}", stage.words.text("ask-use-idle")) } else { said }
}

fn does(view: &View, stage: &Stage<'_>, building: Building) -> String {
    let name = say::building(stage.words, building);
    let does = say::does(stage.words, &view.data, building);
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
