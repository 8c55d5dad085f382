//! A company's turn, as choices.

#![expect(clippy::wildcard_enum_match_arm, reason = "each list is about one kind of decision")]

use art::Stage;
use cuba18_rules::action::{Benefit, Raise, Reply, Shop};
use cuba18_rules::components::BOX;
use cuba18_rules::round::{Operating, Step};
use cuba18_rules::{Action, Event, Round, View};
use cuba18_track::{Company, Hex, Train};
use maud::{Markup, html};
use tabletop::Key;

use crate::hand::{self, Hand};
use crate::offer::Offer;
use crate::routes::{Offered, fee, offered, told};
use crate::token::sign;
use crate::{lay, say, stock};

/// What the director may do in this step.
pub(crate) fn operating(
    view: &View,
    stage: &Stage<'_>,
    offer: &Offer<'_>,
    turn: &Operating,
) -> Markup {
    html! {
        @match turn.step {
            Step::Track(_) => { (track(view, stage, offer)) }
            Step::Home | Step::Station => { (stations(view, stage, offer)) }
            Step::Run => { (runs(view, stage, offer)) }
            Step::Dividend { revenue } => { (dividend(view, stage, offer, (turn.company, revenue))) }
            Step::Trains(_) => { (trains(view, stage, offer, turn.company)) }
            Step::Machines => { (machines(stage, offer)) }
        }
    }
}

fn track(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = stage.words;
    match lay::asked(offer) {
        Some(lay::Asked::Tile(_)) => lay::tiles(view, stage, offer),
        Some(lay::Asked::Turn(..)) => lay::rotations(view, stage, offer),
        Some(lay::Asked::Hex) | None => html! {
            // With the mouse the map is clicked; a small screen may not show all of it.
            @for (hex, path) in lay::sites(offer) {
                (offer.button(&path, "echo", html! { (say::place(words, hex)) }))
            }
            @if offer.has("lay") && offer.base.is_empty() {
                @for card in 1..=6u8 { (commissioner(stage, offer, card)) }
            }
        },
    }
}

fn commissioner(stage: &Stage<'_>, offer: &Offer<'_>, card: u8) -> Markup {
    let path = format!("commission/{card}");
    let pay = BOX.cards.commissioners[usize::from(card - 1)];
    html! {
        @if offer.has(&path) {
            (offer.button(&path, "wide", html! {
                span {
                    (stage.words.with("choose-commission", &[("card", card.into()), ("amount", pay.into())]))
                    br;
                    span class="note" { (stage.words.text(&format!("commissioner-{card}"))) }
                }
            }))
        }
    }
}

/// Where a station may be placed, and the one that is about to be.
fn stations(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = stage.words;
    let picked = offer.words().get(1).and_then(|word| Hex::from_id(word));
    html! {
        @if let Some(hex) = picked {
            @for (action, path) in offer.all() {
                (offer.button(path, "wide main", html! {
                    span {
                        (words.with("choose-station", &[("hex", say::place(words, hex).into())]))
                        br;
                        span class="note" { (station_cost(view, stage, offer, action)) }
                    }
                }))
            }
        } @else {
            @for (hex, path) in sites(offer) {
                (offer.button(&path, "echo", html! { (say::place(words, hex)) }))
            }
        }
    }
}

/// The cities where a station may be placed, with the path that a click leads to.
pub(crate) fn sites(offer: &Offer<'_>) -> Vec<(Hex, String)> {
    let mut found: Vec<(Hex, String)> = Vec::new();
    for (action, _) in offer.all() {
        let (hex, verb) = match action {
            Action::Home { hex, .. } => (*hex, "home"),
            Action::Station { hex, .. } => (*hex, "station"),
            _ => continue,
        };
        if found.iter().all(|(other, _)| *other != hex) {
            found.push((hex, format!("{verb}/{}", hex.id())));
        }
    }
    found
}

fn station_cost(view: &View, stage: &Stage<'_>, offer: &Offer<'_>, action: &Action) -> String {
    let words = stage.words;
    let mut told = Vec::new();
    if let Action::Home { stop, .. } | Action::Station { stop, .. } = action {
        let several = |hex: Hex| view.table().board.stop_count(hex) > 1;
        if let Action::Home { hex, .. } | Action::Station { hex, .. } = action
            && several(*hex)
        {
            told.push(words.with("tell-stop", &[("number", (stop + 1).into())]));
        }
    }
    for event in offer.outcome(action).1 {
        match event {
            Event::Stationed { cost, company, .. } => {
                let id = if cost.coins() == 0 { "tell-free" } else { "tell-cost" };
                told.push(words.with(id, &[("amount", cost.coins().into())]));
                let held = view.table().charter(company).treasury.coins();
                told.push(words.with("tell-treasury", &[("amount", held.into())]));
            }
            Event::Rented { tokens, fee, .. } => {
                let args = [("count", tokens.into()), ("amount", fee.coins().into())];
                told.push(words.with("tell-rent", &args));
            }
            _ => {}
        }
    }
    told.join(" · ")
}

/// The best run with its numbers, and what may be run instead.
fn runs(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = stage.words;
    if let Some(hand) = Hand::of(view, stage) {
        return hand::choices(view, stage, offer, &hand);
    }
    let runs = offered(view, offer);
    let Some(best) = runs.first() else { return html! {} };
    // An alternative is looked at first; then it is the only one, and confirmed as it stands.
    let settled = stage.next.whole;
    html! {
        (told(stage, best))
        @if !settled {
            button type="button" class="choice may main wide" data-pick=[offer.adds(&best.path)] data-sure {
                (words.with("choose-run", &[("amount", best.sum().into())]))
            }
            @if runs.len() > 1 {
                h3 class="also" { (words.text("run-instead")) }
                @for other in &runs[1..] {
                    (offer.button(&other.path, "wide quiet", html! { (instead(stage, best, other)) }))
                }
            }
            (hand::begin(stage))
        }
    }
}

/// How a run differs from the best.
fn instead(stage: &Stage<'_>, best: &Offered, other: &Offered) -> Markup {
    let words = stage.words;
    let mut told = Vec::new();
    if other.run.rentals() < best.run.rentals() {
        let saved = fee(&best.run) - fee(&other.run);
        told.push(words.with("run-fewer-rent", &[("amount", saved.into())]));
    }
    for mill in Company::MINORS {
        let [taken, best] = [other, best].map(|offered| offered.run.cubes().of(mill));
        if taken != best {
            let id = if taken < best { "run-fewer-cubes" } else { "run-more-cubes" };
            let args = [("count", taken.abs_diff(best).into()), ("mill", mill.key().into())];
            told.push(words.with(id, &args));
        }
    }
    if told.is_empty() {
        told.push(words.text("run-other"));
    }
    html! { b { "$" (other.sum()) } span { (told.join(", ")) } }
}

fn dividend(
    view: &View,
    stage: &Stage<'_>,
    offer: &Offer<'_>,
    (company, revenue): (Company, u16),
) -> Markup {
    let words = stage.words;
    let charter = view.table().charter(company);
    let tenth = u32::from(revenue) / 10;
    let own = tenth * u32::from(charter.held[offer.seat().index()]);
    let kept = tenth * u32::from(charter.reserve);
    let price = |action: &Action| {
        let events = offer.outcome(action).1;
        let priced = events.iter().find_map(|event| match event {
            Event::Priced { company: of, price } if *of == company => Some(price.coins()),
            _ => None,
        });
        priced.unwrap_or_else(|| charter.price.price().coins())
    };
    html! {
        @for (action, path) in offer.all() {
            @match action {
                Action::PayOut {} => {
                    (offer.button(path, "wide", html! { span {
                        (words.with("choose-pay", &[("amount", revenue.into())])) br;
                        span class="note" {
                            (words.with("tell-dividend", &[("own", own.into()), ("company", kept.into()), ("price", price(action).into())]))
                        }
                    } }))
                }
                Action::Keep {} => {
                    (offer.button(path, "wide", html! { span {
                        (words.with("choose-keep", &[("amount", revenue.into())])) br;
                        span class="note" {
                            (words.with("tell-kept", &[("price", price(action).into())]))
                        }
                    } }))
                }
                _ => {}
            }
        }
    }
}

fn trains(view: &View, stage: &Stage<'_>, offer: &Offer<'_>, company: Company) -> Markup {
    let words = stage.words;
    html! {
        @if let (Some(missing), true) = (view.missing(company), offer.has("raise")) {
            (emergency(view, stage, offer, (company, missing.coins())))
        }
        @for (action, path) in offer.all() {
            @match action {
                Action::Train { from, train, discount } => {
                    (bought(stage, offer, (action, path), html! {
                        b { (say::train(*train)) } " " (shop(stage, *from))
                        @if *discount { " · " (words.text("tell-discount")) }
                    }))
                }
                Action::TradeIn { old, discount } => {
                    (bought(stage, offer, (action, path), html! {
                        (words.with("choose-trade", &[("old", say::train(*old).into())]))
                        @if *discount { " · " (words.text("tell-discount")) }
                    }))
                }
                Action::Wagon { from, wagon } => {
                    (bought(stage, offer, (action, path), html! {
                        b { (words.with("choose-wagon", &[("wagon", wagon.key().into())])) } " " (shop(stage, *from))
                    }))
                }
                Action::DealWagon { seller, wagon } => {
                    (offer.button(path, "wide quiet", html! {
                        (sign(*seller)) span { (words.with("choose-wagon", &[("wagon", wagon.key().into())]))
                            " · $" (BOX.cards.wagon_prices[*wagon as usize]) }
                    }))
                }
                _ => {}
            }
        }
        (deals(stage, offer))
    }
}

fn shop(stage: &Stage<'_>, from: Shop) -> String {
    stage.words.text(&format!("shop-{}", from.key()))
}

/// A purchase with its price, what is left, and the phase that it begins.
fn bought(
    stage: &Stage<'_>,
    offer: &Offer<'_>,
    (action, path): (&Action, &str),
    what: Markup,
) -> Markup {
    let words = stage.words;
    let (after, events) = offer.outcome(action);
    let (mut price, mut buyer, mut phase) = (0, None, None);
    for event in &events {
        match event {
            Event::GotTrain { company, price: paid, .. }
            | Event::GotWagon { company, price: paid, .. }
            | Event::TradedIn { company, price: paid, .. } => {
                price = paid.coins();
                buyer = Some(*company);
            }
            Event::PhaseBegan { phase: begun } => phase = Some(*begun),
            _ => {}
        }
    }
    let after = tabletop::Game::view(&after, tabletop::Viewer::Public);
    let left = buyer.map_or(0, |company| after.table().charter(company).treasury.coins());
    offer.button(
        path,
        "wide",
        html! { span {
            (what) " · " b { "$" (price) }
            br;
            span class="note" {
                (words.with("tell-left", &[("amount", left.into())]))
                @if let Some(phase) = phase {
                    " · " (words.with("tell-phase", &[("phase", phase.into())]))
                    " " (words.text(&format!("phase-{phase}")))
                }
            }
        } },
    )
}

/// Trains that other companies may be asked for; the price is agreed on.
fn deals(stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = stage.words;
    html! {
        @if offer.amounts.iter().any(|(stem, _)| offer.adds(stem).is_some()) {
            h3 class="also" { (words.text("deal-head")) }
        }
        @for (stem, (low, high, _)) in &offer.amounts {
            @let parts: Vec<&str> = stem.split('/').collect();
            @if let Some((seller, train)) = parts.get(1).and_then(|key| Company::from_key(key)).zip(parts.get(2)) {
                (offer.button(stem, "quiet", html! {
                    (sign(seller)) span { (Train::from_key(train).map_or("", say::train)) " · $" (low) "–" (high) }
                }))
            }
        }
    }
}

/// Emergency financing in its order, with the sums.
fn emergency(
    view: &View,
    stage: &Stage<'_>,
    offer: &Offer<'_>,
    (company, missing): (Company, u32),
) -> Markup {
    let words = stage.words;
    let treasury = view.table().charter(company).treasury.coins();
    let cash = view.table().cash(offer.seat()).coins();
    html! {
        div class="emergency" {
            p { (words.with("emergency-sums", &[("price", (treasury + missing).into()), ("held", treasury.into()), ("missing", missing.into())])) }
            ol {
                li class=(if offer.has("raise/issue") { "now" } else { "done" }) { (words.text("emergency-issue")) }
                li class=(if offer.has("raise/cash") { "now" } else { "done" }) { (words.with("emergency-cash", &[("amount", cash.into())])) }
                li class=(if offer.has("raise/sell") { "now" } else { "done" }) { (words.text("emergency-sell")) }
            }
            @for (action, path) in offer.all() {
                @if let Action::Raise(raise) = action {
                    (offer.button(path, "wide", html! { span { (raised(view, stage, offer, (action, *raise, company))) } }))
                }
            }
        }
    }
}

fn raised(
    view: &View,
    stage: &Stage<'_>,
    offer: &Offer<'_>,
    (action, raise, company): (&Action, Raise, Company),
) -> Markup {
    let words = stage.words;
    match raise {
        Raise::Issue {} => {
            let price = view.table().charter(company).price.price().coins();
            html! { (words.with("choose-raise-issue", &[("company", company.key().into()), ("amount", price.into())])) }
        }
        Raise::Cash {} => {
            let added = offer.outcome(action).1.iter().find_map(|event| match event {
                Event::Added { amount, .. } => Some(amount.coins()),
                _ => None,
            });
            html! { (words.with("choose-raise-cash", &[("amount", added.unwrap_or(0).into())])) }
        }
        Raise::Sell { company, shares } => {
            let (income, told) = stock::sale(view, stage, offer, action, company);
            html! {
                (sign(company)) " "
                (words.with("choose-sell-count", &[("count", shares.into()), ("amount", income.into())]))
                br;
                span class="note" { (told) }
            }
        }
    }
}

fn machines(stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = stage.words;
    html! {
        @for (action, path) in offer.all() {
            @if let Action::Machine { generation } = *action {
                @let price = offer.outcome(action).1.iter().find_map(|event| match event {
                    Event::GotMachine { price, .. } => Some(price.coins()),
                    _ => None,
                });
                @let bonus = BOX.cards.machine_bonus[usize::from(generation - 1)];
                (offer.button(path, "wide", html! {
                    (words.with("choose-machine", &[("bonus", bonus.into()), ("amount", price.unwrap_or(0).into())]))
                }))
            }
        }
    }
}

/// What any step allows besides: shares, benefits, surplus, answers.
pub(crate) fn besides(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = stage.words;
    let price = |company: Company| view.table().charter(company).price.price().coins();
    html! {
        @for (action, path) in offer.all() {
            @match action {
                Action::Answer { answer } => {
                    (offer.button(path, if *answer == Reply::Yes { "wide" } else { "wide quiet" }, html! {
                        (words.text(&format!("choose-answer-{}", answer.key())))
                    }))
                }
                Action::DiscardTrain { train, .. } => {
                    (offer.button(path, "", html! { (words.with("choose-discard", &[("train", say::train(*train).into())])) }))
                }
                Action::DiscardWagon { wagon, .. } => {
                    (offer.button(path, "", html! { (words.with("choose-discard-wagon", &[("wagon", wagon.key().into())])) }))
                }
                Action::Issue {} => {
                    (offer.button(path, "quiet", html! { (issue(stage, offer, action)) }))
                }
                Action::Redeem {} => {
                    (offer.button(path, "quiet", html! { (words.with("choose-redeem", &[("amount", turn_of(view).map_or(0, price).into())])) }))
                }
                Action::Benefit(benefit) => {
                    (offer.button(path, "quiet", self::benefit(stage, *benefit)))
                }
                _ => {}
            }
        }
    }
}

/// What issuing a share brings, and the price after it.
fn issue(stage: &Stage<'_>, offer: &Offer<'_>, action: &Action) -> String {
    let (mut income, mut price) = (0, 0);
    for event in offer.outcome(action).1 {
        match event {
            Event::Issued { income: sum, .. } => (income, price) = (sum.coins(), sum.coins()),
            Event::Priced { price: new, .. } => price = new.coins(),
            _ => {}
        }
    }
    stage.words.with("choose-issue", &[("amount", income.into()), ("price", price.into())])
}

/// The company in turn.
const fn turn_of(view: &View) -> Option<Company> {
    match view.round() {
        Round::Operating(turn) => Some(turn.company),
        _ => None,
    }
}

fn benefit(stage: &Stage<'_>, benefit: Benefit) -> Markup {
    let words = stage.words;
    match benefit {
        Benefit::Wagon { company } => {
            html! { (sign(company)) span { (words.text("choose-benefit-wagon")) } }
        }
        Benefit::Machine { company, generation } => {
            let bonus = BOX.cards.machine_bonus[usize::from(generation.clamp(1, 3) - 1)];
            html! { (sign(company)) span { (words.with("choose-benefit-machine", &[("bonus", bonus.into())])) } }
        }
        Benefit::Mail { company } => {
            html! { (sign(company)) span { (words.text("choose-benefit-mail")) } }
        }
    }
}
