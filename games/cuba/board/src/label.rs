//! What a choice is called: what its click does, or leads to.

use art::Way;
use cuba_rules::components::{
    Berth, Building, Character, Favor, Field, Good, Group, Item, Material, Raw,
};
use cuba_rules::data::Data;
use cuba_rules::phase::{Levy, Phase, Step};
use cuba_rules::rules::{architect, foreman, laws, shipping, tradeswoman};
use cuba_rules::sets::{Fields, Goods};
use cuba_rules::{Action, Ship, Use, View};
use locale::Words;
use tabletop::{Key, Seat};

use crate::decision::{Trade, bill, built, given, shipped, traded, used};
use crate::reap::Reaped;
use crate::{Stage, bid, say};

/// The words of a choice, and the item that it is about.
pub(crate) struct Label {
    /// What is drawn before the words.
    pub(crate) item: Option<Item>,
    /// The words.
    pub(crate) text: String,
}

impl From<String> for Label {
    fn from(text: String) -> Label {
        Label { item: None, text }
    }
}

impl Label {
    fn new(item: Item, text: String) -> Label {
        Label { item: Some(item), text }
    }

    /// The same after what it belongs to, such as a building.
    fn after(self, what: &str) -> Label {
        Label { text: format!("{what}: {}", self.text), ..self }
    }
}

/// The label of one way for `seat`.
pub(crate) fn of(view: &View, stage: &Stage<'_>, seat: Seat, way: &Way<Action>) -> Label {
    let Some(action) = way.decision() else { return begun(view, stage, seat, way) };
    let label = decided(view, stage, seat, action);
    match used(action) {
        // What is not settled yet is part of what the click does.
        Some(building) if !is_settled(stage, building) => {
            label.after(&named(view, stage.words, seat, building))
        }
        Some(_) | None => label,
    }
}

/// Whether the question names the building that is used: once something has been clicked.
fn is_settled(stage: &Stage<'_>, building: Building) -> bool {
    !stage.offer.picked().is_empty() && stage.offer.agreed(used) == Some(building)
}

/// A building of the foreman's; whether it would be the only one that he uses (§7).
fn named(view: &View, words: &Words, seat: Seat, building: Building) -> String {
    let name = say::building(words, building);
    let Phase::Actions { step: Step::Foreman { used }, .. } = view.phase else { return name };
    let place = foreman::place(&view.table, seat, used, building);
    let alone = place.is_ok_and(|field| foreman::is_last(&view.table, seat, field));
    if alone { words.with("only-this", &[("building", name.into())]) } else { name }
}

/// What a card does; one that cannot do its work says what it brings instead (§6, §7, §8).
fn played(view: &View, words: &Words, seat: Seat, card: Character) -> String {
    let table = &view.table;
    let idle = |favor: Option<(Favor, u16)>| favor.map_or(0, |(_, count)| count);
    let instead = match card {
        Character::Architect if !architect::can_build(table, seat) => {
            idle(architect::consolation(table))
        }
        Character::Mayor if !shipping::can_load(table, seat, None) => {
            idle(shipping::consolation(table))
        }
        Character::Foreman if !foreman::can_use(table, seat, Fields::NONE) => 0,
        Character::Worker
        | Character::Tradeswoman
        | Character::Architect
        | Character::Foreman
        | Character::Mayor => return words.text(&format!("plays-{}", card.key())),
    };
    words.with(&format!("idles-{}", card.key()), &[("count", instead.into())])
}

/// What a click does that decides.
fn decided(view: &View, stage: &Stage<'_>, seat: Seat, action: &Action) -> Label {
    let words = stage.words;
    match *action {
        Action::Plantation { side } => {
            say::sentence(&words.text(&format!("side-{}", side.key()))).into()
        }
        Action::Take { item } => Label::new(item, say::items(words, item, 1)),
        Action::Delegate { card } => words.text(&format!("plays-{}", card.key())).into(),
        Action::Play { card } => played(view, words, seat, card).into(),
        Action::Move { to } => {
            format!("{}: {}", say::place(words, to), harvest(view, words, seat, to)).into()
        }
        Action::Harvest { field } => ground(view, words, seat, field).into(),
        Action::Build { building, field } => {
            let site = ground(view, words, seat, field);
            let settled = stage.offer.agreed(built) == Some(building);
            let tile = || priced(words, &view.table.printed, building);
            if settled { site.into() } else { format!("{}; {site}", tile()).into() }
        }
        Action::Buy { good, count } => {
            let bought = tradeswoman::purchase(&view.table, seat, Goods::NONE, (good, count));
            for_pesos(words, "buy-for", (good, count), bought.map_or(0, |trade| trade.pesos))
        }
        Action::Sell { good, count } => {
            let sold = tradeswoman::sale(&view.table, seat, Goods::NONE, (good, count));
            for_pesos(words, "sell-for", (good, count), sold.map_or(0, |trade| trade.pesos))
        }
        Action::Use(using) => used_so(view, stage, using),
        Action::Load { berth, good, count } => loaded(view, stage, (berth, good, count)),
        Action::Bid { pesos } => bid::said(view, stage, seat, pesos).into(),
        Action::Enact { group } => act(view, words, group).into(),
        Action::Pay {} => pay(view, words, seat).into(),
        Action::Give { first, second } => pair(stage, first, Some(second)),
        Action::Pass {} => pass(view, words).into(),
    }
}

/// What a building does that is used so.
fn used_so(view: &View, stage: &Stage<'_>, using: Use) -> Label {
    let words = stage.words;
    let gain = u16::from(view.table.printed.buildings[using.building()].gain);
    let sold = |item: Item, count: u8| for_points(words, item, count, gain * u16::from(count));
    let some = |item: Item, count: u8| Label::new(item, say::items(words, item, count.into()));
    match using {
        Use::CementFactory { count } => sold(Item::Stone, count),
        Use::Sawmill { count } => sold(Item::Wood, count),
        Use::GolfCourse { count } => sold(Item::Water, count),
        Use::RumCafe { count } => sold(Item::Rum, count),
        Use::CigarCafe { count } => sold(Item::Cigars, count),
        Use::CigarFactory { count } => some(Item::Cigars, count),
        Use::Distillery { count } => some(Item::Rum, count),
        Use::Monastery { first, second } => pair(stage, first.item(), second.map(Raw::item)),
        Use::MaterialStore { first, second } => {
            pair(stage, first.item(), second.map(Material::item))
        }
        Use::BlackMarket { give, take } => pair(stage, give.item(), Some(take.item())),
        Use::SmallOffice { berth, good } => loaded(view, stage, (berth, good, 1)),
        Use::LargeOffice { berth, good, count } => loaded(view, stage, (berth, good, count)),
        Use::GoodsStore { good } => some(good.item(), 1),
        Use::RawStore { raw } => some(raw.item(), 1),
        Use::Church { group } => act(view, words, group).into(),
        Use::Lighthouse { ship } => sailing(words, &view.table.printed, ship).into(),
        Use::Hotel
        | Use::Inn
        | Use::SmallBank
        | Use::LargeBank
        | Use::TownHall
        | Use::Dam
        | Use::Warehouse => say::does(words, &view.table.printed, using.building()).into(),
    }
}

/// Two pieces, of which the first may be settled, or one alone.
fn pair(stage: &Stage<'_>, first: Item, second: Option<Item>) -> Label {
    let words = stage.words;
    let last = second.map(|item| say::items(words, item, 1));
    let last = last.unwrap_or_else(|| words.text("choose-none"));
    if stage.offer.agreed(given) == Some(first) {
        return Label { item: second, text: last };
    }
    let both = format!("{}, {last}", say::items(words, first, 1));
    Label::new(first, if second.is_some() { both } else { say::items(words, first, 1) })
}

/// What is loaded, and the points for it.
fn loaded(view: &View, stage: &Stage<'_>, (berth, good, count): (Berth, Good, u8)) -> Label {
    let points = u16::from(view.table.printed.berths[berth]) * u16::from(count);
    let label = for_points(stage.words, good.item(), count, points);
    let settled = stage.offer.agreed(crate::decision::berth) == Some(berth);
    if settled { label } else { label.after(&docked(view, stage.words, berth)) }
}

/// So many pieces bought or sold, and the pesos for them.
fn for_pesos(words: &Words, id: &str, (good, count): (Good, u8), pesos: u16) -> Label {
    let goods = say::items(words, good, count.into());
    let args = [("goods", goods.into()), ("pesos", pesos.into())];
    Label::new(good.item(), words.with(id, &args))
}

/// So many pieces, and the points for them.
fn for_points(words: &Words, item: Item, count: u8, points: u16) -> Label {
    let goods = say::items(words, item, count.into());
    let args = [("goods", goods.into()), ("points", points.into())];
    Label::new(item, words.with("for-points", &args))
}

/// A field by its name and what it is.
fn ground(view: &View, words: &Words, seat: Seat, field: Field) -> String {
    let ground = view.table.plantation(seat).ground(field);
    format!("{}: {}", say::place(words, field), say::ground(words, ground))
}

/// What a pawn there would harvest: of the materials all that the supply holds, and of the
/// raws as many as are free.
pub(crate) fn harvest(view: &View, words: &Words, seat: Seat, spot: Field) -> String {
    let reaped = Reaped::of(view, seat, spot);
    let (materials, raws) = (reaped.materials.iter().copied(), reaped.raws.iter().copied());
    let harvest = if reaped.has_choice() {
        let args = [("count", reaped.free.into()), ("raws", say::list_of(words, raws).into())];
        let some = words.with("harvest-some", &args);
        if materials.clone().all(|(_, count)| count == 0) {
            some
        } else {
            let args = [("materials", say::list(words, materials).into()), ("raws", some.into())];
            words.with("harvest-both", &args)
        }
    } else {
        say::list(words, materials.chain(raws.map(|(raw, count)| (raw.item(), count))))
    };
    if reaped.lacking.is_empty() {
        return harvest;
    }
    let lacking = say::list(words, reaped.lacking.iter().copied());
    words.with("harvest-short", &[("harvest", harvest.into()), ("lacking", lacking.into())])
}

/// A building with its cost.
fn priced(words: &Words, data: &Data, building: Building) -> String {
    format!("{}: {}", say::building(words, building), say::cost(words, data, building))
}

/// The bill of a group by its name.
fn act(view: &View, words: &Words, group: Group) -> String {
    let act = view.table.parliament.bills[group];
    act.map_or_else(
        || say::group(words, group),
        |act| say::of_act(words, &view.table.printed, "act", act),
    )
}

fn sailing(words: &Words, data: &Data, ship: Ship) -> String {
    let spaces = data.spaces(ship);
    let goods = say::list(words, Good::ALL.iter().map(|&good| (good, spaces[good].into())));
    words.with("choose-ship", &[("ship", ship.number().into()), ("goods", goods.into())])
}

/// What is paid by law.
fn pay(view: &View, words: &Words, seat: Seat) -> String {
    let Phase::Levy { levy, .. } = view.phase else { return words.text("verb-pay") };
    let table = &view.table;
    match (levy, laws::duty(table)) {
        (Levy::Tax, _) => words.with("pay-pesos", &[("pesos", laws::tax(table, seat).into())]),
        (Levy::Duty, Some(laws::Duty::Of(item, count))) => {
            words.with("pay-goods", &[("goods", say::items(words, item, count.into()).into())])
        }
        (Levy::Duty, _) => words.text("verb-pay"),
    }
}

/// What passing means now.
fn pass(view: &View, words: &Words) -> String {
    let gift = |id: &str, favor: Option<(Favor, u16)>| {
        let count = favor.map_or(0, |(_, count)| count);
        words.with(id, &[("count", count.into())])
    };
    let Phase::Actions { step, .. } = view.phase else { return words.text("pass-levy") };
    match step {
        Step::Build => gift("pass-build", architect::consolation(&view.table)),
        Step::Load { berth: None } => gift("pass-load", shipping::consolation(&view.table)),
        Step::Load { berth: Some(_) } => words.text("pass-load-more"),
        Step::Harvest { .. } => words.text("pass-harvest"),
        Step::Trade { .. } => words.text("pass-trade"),
        Step::Play | Step::Pawn | Step::Foreman { .. } | Step::Arrival { .. } => {
            words.text("pass-use")
        }
    }
}

/// What a click leads to that does not decide yet.
fn begun(view: &View, stage: &Stage<'_>, seat: Seat, way: &Way<Action>) -> Label {
    let (words, offer) = (stage.words, stage.offer);
    if let Some(building) = way.agreed(used).filter(|&building| !is_settled(stage, building)) {
        let name = named(view, words, seat, building);
        let does = say::does(words, &view.table.printed, building);
        return format!("{name}: {does}").into();
    }
    if let Some(building) = way.agreed(built) {
        return priced(words, &view.table.printed, building).into();
    }
    if let Some((trade, good)) = way.agreed(traded) {
        return next_price(view, words, trade, good);
    }
    if let Some((_, good)) = way.agreed(shipped).filter(|_| offer.agreed(shipped).is_none())
        && offer.agreed(crate::decision::berth).is_some()
    {
        return Label::new(good.item(), say::good(words, good));
    }
    if let Some(berth) = way.agreed(crate::decision::berth) {
        return docked(view, words, berth).into();
    }
    if let Some(item) = way.agreed(given) {
        return Label::new(item, say::items(words, item, 1));
    }
    if let Some(group) = way.agreed(bill) {
        return act(view, words, group).into();
    }
    words.text(way.actions().first().map_or("verb-pass", general)).into()
}

/// What a decision does, whatever with.
const fn general(action: &Action) -> &'static str {
    match action {
        Action::Plantation { .. } => "verb-plantation",
        Action::Take { .. } => "verb-take",
        Action::Delegate { .. } => "verb-delegate",
        Action::Play { .. } => "verb-play",
        Action::Move { .. } => "verb-move",
        Action::Harvest { .. } => "verb-harvest",
        Action::Buy { .. } => "verb-buy",
        Action::Sell { .. } => "verb-sell",
        Action::Build { .. } => "verb-build",
        Action::Use(_) => "verb-use",
        Action::Load { .. } => "verb-load",
        Action::Bid { .. } => "verb-bid",
        Action::Enact { .. } => "verb-enact",
        Action::Pay {} => "verb-pay",
        Action::Give { .. } => "verb-give",
        Action::Pass {} => "verb-pass",
    }
}

/// A good with the price of the next unit.
pub(crate) fn next_price(view: &View, words: &Words, trade: Trade, good: Good) -> Label {
    let (ladder, units) = (view.table.printed.market[good], view.table.market[good]);
    let (id, pesos) = match trade {
        Trade::Buys => ("buy-from", ladder.buys_at(units)),
        Trade::Sells => ("sell-from", ladder.sells_at(units)),
    };
    let name = say::good(words, good);
    let text = words.with(id, &[("good", name.into()), ("pesos", pesos.into())]);
    Label::new(good.item(), text)
}

/// The ship at a berth, and what a good on it is worth.
fn docked(view: &View, words: &Words, berth: Berth) -> String {
    let ship = view.table.harbor.berths[berth].map_or(0, |docked| docked.ship.number());
    let points = view.table.printed.berths[berth];
    words.with("choose-berth", &[("ship", ship.into()), ("points", points.into())])
}
