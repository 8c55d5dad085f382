//! The choices that are best made by a button beside the board.

use art::{Button, Pick, Way, buttons, icon};
use maud::{Markup, html};
use santiago_de_cuba_rules::components::Trade;
use santiago_de_cuba_rules::rules::buildings::moved_flag;
use santiago_de_cuba_rules::{
    Action, Building, Cuban, FlagStep, Item, Load, Phase, Purchase, Step, Use, View,
};
use tabletop::{Key, Message};

use crate::decision::{cigars_sold, demand, handed_in, load, purchase, rum_sold, used};
use crate::street::fare;
use crate::{Stage, say};

/// A button for everything that may be clicked, passing last.
pub(crate) fn choices(view: &View, stage: &Stage<'_>) -> Markup {
    let open = buttons(stage, |way| {
        let (item, text) = said(view, stage, way);
        let class = way.decision().map_or("", class);
        let picture = item.map(|item| icon(say::thing(item)));
        let mut button = Button::new(class, picture, text);
        // The nearest station comes first.
        if let Some(&Action::Drive { to }) = way.decision() {
            let fare = fare(view, view.town.place_of(to)).unwrap_or(0);
            button.rank = u8::try_from(fare).unwrap_or(u8::MAX);
        }
        button.note = way.decision().and_then(|action| note(view, stage, action));
        Some(button)
    });
    html! { (open) (missed(view, stage)) }
}

/// What players look for at Alonso's though it is not open, each with the reason.
fn missed(view: &View, stage: &Stage<'_>) -> Markup {
    let Phase::Turn { step: Step::Alonso, .. } = view.phase else { return html! {} };
    let free = Building::ALL.iter().copied().find(|&house| view.town.owner(house).is_none());
    let claim = Action::Claim { building: free.unwrap_or(Building::Bank) };
    let claims = |action: &Action| matches!(action, Action::Claim { .. });
    let uses = |action: &Action| matches!(action, Action::Use(_));
    html! {
        (Pick::gone(stage, &claim, claims).button("gone", html! { (stage.words.text("choose-claim-any")) }))
        (Pick::gone(stage, &Action::Use(Use::Bank), uses).button("gone", html! { (stage.words.text("choose-use-any")) }))
    }
}

/// Stations, Cubans and houses can be clicked themselves.
const fn class(action: &Action) -> &'static str {
    match action {
        Action::Pass {} => "quiet",
        Action::Drive { .. }
        | Action::Walk { .. }
        | Action::Claim { .. }
        | Action::Use(Use::Newspaper { cuban: Some(_) }) => "brief",
        Action::SetAside { .. }
        | Action::Take { .. }
        | Action::Give { .. }
        | Action::Use(_)
        | Action::Deliver(_) => "",
    }
}

/// What comes of going somewhere.
fn note(view: &View, stage: &Stage<'_>, action: &Action) -> Option<String> {
    match *action {
        Action::Drive { to } => Some(say::brings(stage.words, &view.data, to)),
        Action::Walk { building } | Action::Claim { building } => {
            Some(say::does(stage.words, &view.data, building))
        }
        Action::Pass {}
        | Action::Use(_)
        | Action::SetAside { .. }
        | Action::Take { .. }
        | Action::Give { .. }
        | Action::Deliver(_) => None,
    }
}

/// What a button is about, and what it says.
fn said(view: &View, stage: &Stage<'_>, way: &Way<Action>) -> (Option<Item>, String) {
    let (item, text) = match way.decision() {
        Some(action) => decided(view, stage, action),
        None => begun(view, stage, way),
    };
    // Where several buildings could be used, each says which one it is.
    match way.agreed(used) {
        Some(building)
            if way.decision().is_some() && stage.offer.agreed(used) != Some(building) =>
        {
            let name = say::building(stage.words, building);
            let whole = matches!(way.decision(), Some(Action::Use(Use::Bank | Use::Church)));
            (item, if whole { text } else { format!("{name}: {text}") })
        }
        Some(_) | None => (item, text),
    }
}

/// What a click does that decides.
fn decided(view: &View, stage: &Stage<'_>, action: &Action) -> (Option<Item>, String) {
    let so_many = |id, count: u16, item: Item| {
        (Some(item), say::said(stage, &Message::new(id).number("count", count).word("item", item)))
    };
    match *action {
        Action::SetAside { die } => kind(stage, "choose-aside", die.item()),
        Action::Drive { to } => {
            let cost = fare(view, view.town.place_of(to)).unwrap_or(0);
            let message = Message::new("choose-go").word("station", to).number("cost", cost);
            (None, say::said(stage, &message))
        }
        Action::Take { good } => {
            so_many("choose-take", view.data.cubans[Cuban::Pablo], good.item())
        }
        Action::Give { gift } => match gift.item() {
            Some(item) => so_many("choose-give", 1, item),
            None => (None, stage.words.text("choose-give-nothing")),
        },
        Action::Claim { building } => {
            (None, say::said(stage, &Message::new("choose-claim").word("the", building)))
        }
        Action::Walk { building } => (None, say::building(stage.words, building)),
        Action::Use(using) => used_so(view, stage, action, using),
        Action::Deliver(load) => loaded(view, stage, action, load),
        Action::Pass {} => (None, stage.words.text(pass(view, stage))),
    }
}

/// What a building does that is used so.
fn used_so(view: &View, stage: &Stage<'_>, action: &Action, using: Use) -> (Option<Item>, String) {
    let data = &view.data;
    let say = |message: Message| say::said(stage, &message);
    match using {
        Use::Bank | Use::Church => {
            (None, say(Message::new("choose-use").word("the", using.building())))
        }
        Use::Casino { buy, count } => traded(stage, data.casino(buy), count, buy.items()),
        Use::Distillery { count } => {
            traded(stage, data.distillery, count, [Item::Sugar, Item::Rum])
        }
        Use::CigarFactory { count } => {
            traded(stage, data.cigar_factory, count, [Item::Tobacco, Item::Cigars])
        }
        Use::PortAuthority { step } => {
            let id = match step {
                FlagStep::Raise => "choose-raise",
                FlagStep::Lower => "choose-lower",
            };
            let flag = moved_flag(data, view.town.flag, step).unwrap_or(view.town.flag);
            (None, say(Message::new(id).number("flag", data.flag_points(flag))))
        }
        Use::BlackMarket { give, take } => {
            let count = data.black_market_goods;
            let one = |id, item| say(Message::new(id).number("count", count).word("item", item));
            let taken = one("choose-take", take.item());
            let settled = stage.offer.agreed(handed_in) == Some(give.item());
            let handed = one("choose-hand-in", give.item());
            (Some(take.item()), if settled { taken } else { format!("{handed}: {taken}") })
        }
        Use::TradingOffice(load) => loaded(view, stage, action, load),
        Use::Sawmill { count } => {
            let count = u16::from(count);
            sold(stage, Item::Wood, data.sawmill.give * count, data.sawmill.take * count)
        }
        Use::Newspaper { cuban: Some(cuban) } => (None, say::station(stage.words, cuban.station())),
        Use::Newspaper { cuban: None } => (None, stage.words.text("choose-nobody")),
        // Whoever has no cigars is not asked for them.
        Use::Cafe { rum, cigars: 0 } if stage.offer.agreed(cigars_sold) == Some(0) => {
            sold(stage, Item::Rum, rum.into(), u16::from(rum) * data.cafe_rum_points)
        }
        Use::Cafe { rum, cigars } => {
            let points = u16::from(cigars) * data.cafe_cigar_points;
            let (item, text) = sold(stage, Item::Cigars, cigars.into(), points);
            let settled = stage.offer.agreed(rum_sold) == Some(rum);
            let both = format!("{}, {text}", say::items(stage.words, Item::Rum, rum.into()));
            (item, if settled { text } else { both })
        }
        Use::CustomsOffice { good } => kind(stage, "choose-strike", good.item()),
    }
}

/// What is loaded, and the points for it.
fn loaded(view: &View, stage: &Stage<'_>, action: &Action, load: Load) -> (Option<Item>, String) {
    let (item, count) = load.cargo();
    let points = u16::from(count) * each(view, action).unwrap_or_default();
    let (item, text) = sold(stage, item, count.into(), points);
    let settled = stage.offer.agreed(demand) == Some((load.meets(), load.cargo().0));
    match load {
        Load::Wood { instead_of, .. } if !settled => {
            let (_, instead) = kind(stage, "choose-instead", instead_of.item());
            (item, format!("{instead}: {text}"))
        }
        Load::Wood { .. } | Load::Goods { .. } => (item, text),
    }
}

/// What one of what is loaded brings, in a delivery round or at the trading office.
pub(crate) fn each(view: &View, action: &Action) -> Option<u16> {
    let [good, wood] = view.data.brings(view.town.flag, used(action).is_some());
    load(action).map(|load| match load {
        Load::Goods { .. } => good,
        Load::Wood { .. } => wood,
    })
}

/// One thing for another, so many times.
fn traded(
    stage: &Stage<'_>,
    trade: Trade,
    count: u8,
    [give, take]: [Item; 2],
) -> (Option<Item>, String) {
    let [given, taken] = [trade.give, trade.take].map(|each| each * u16::from(count));
    (Some(take), say::exchange(stage.words, (take, taken), (give, given)))
}

/// So many of an item, and the points for them.
fn sold(stage: &Stage<'_>, item: Item, count: u16, points: u16) -> (Option<Item>, String) {
    let message = Message::new("choose-count-for").number("count", count).word("item", item);
    let said = say::said(stage, &message.number("points", points));
    (Some(item), if count > 0 { said } else { say::items(stage.words, item, count) })
}

/// An item as a kind, such as the one to be set aside.
fn kind(stage: &Stage<'_>, id: &'static str, item: Item) -> (Option<Item>, String) {
    (Some(item), say::said(stage, &Message::new(id).word("item", item)))
}

/// What a click leads to that does not decide yet.
fn begun(view: &View, stage: &Stage<'_>, way: &Way<Action>) -> (Option<Item>, String) {
    let text = |id: &str| (None, stage.words.text(id));
    if let Some(building) = way.agreed(used)
        && stage.offer.agreed(used) != Some(building)
    {
        return (None, say::said(stage, &Message::new("choose-use").word("the", building)));
    }
    if let Some(item) = way.agreed(|action| load(action).map(|load| load.cargo().0)) {
        return match way.agreed(demand) {
            Some((good, Item::Wood)) => kind(stage, "choose-instead", good.item()),
            Some(_) | None if item == Item::Wood => {
                (Some(item), stage.words.text("choose-load-wood"))
            }
            Some(_) | None => kind(stage, "choose-load", item),
        };
    }
    if let Some(buy) = way.agreed(purchase) {
        let id = if buy == Purchase::Point { "choose-buy-point" } else { "choose-buy-peso" };
        return (Some(buy.items()[1]), stage.words.text(id));
    }
    if let Some(item) = way.agreed(handed_in) {
        let count = view.data.black_market_goods;
        let message = Message::new("choose-hand-in").number("count", count).word("item", item);
        return (Some(item), say::said(stage, &message));
    }
    if let Some(rum) = way.agreed(rum_sold) {
        let points = u16::from(rum) * view.data.cafe_rum_points;
        return sold(stage, Item::Rum, rum.into(), points);
    }
    let claims = way.agreed(|action| matches!(action, Action::Claim { .. }).then_some(()));
    text(if claims.is_some() { "choose-claim-any" } else { "choose-use-any" })
}

fn pass(view: &View, stage: &Stage<'_>) -> &'static str {
    match view.phase {
        Phase::Turn { step: Step::Use, .. } if stage.offer.ways().len() == 1 => "choose-pass-idle",
        Phase::Turn { step: Step::Use, .. } => "choose-pass-use",
        Phase::Turn { step: Step::Alonso, .. } => "choose-pass-alonso",
        Phase::Turn { step: Step::Deliver { .. }, .. } => "choose-pass-deliver",
        Phase::Turn { .. } | Phase::Layout | Phase::Screens { .. } | Phase::Over { .. } => {
            "choose-pass"
        }
    }
}
