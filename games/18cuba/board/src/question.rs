//! One sentence: what is to be decided, or whom the table waits for.

use cuba18_rules::round::{Auction, Operating, Purchases, Step, Stock};
use cuba18_rules::{Action, Round, View};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::Key;

use crate::click::{offers, picked};
use crate::hand::Hand;
use crate::seat::{cash, decider, own};
use crate::stock::Converting;
use crate::{Stage, deal, lay, say, status, stock, token, trains};

/// Whether the viewer is asked: something goes on with what was picked, or
/// routes are being given by hand.
pub(crate) fn is_asked(view: &View, stage: &Stage<'_>) -> bool {
    offers(stage, |_| true) || Hand::of(view, stage).is_some()
}

/// The sentence, below the company in turn and the steps of its turn.
pub(crate) fn question(view: &View, stage: &Stage<'_>) -> Markup {
    let class = if is_asked(view, stage) { "question yours" } else { "question" };
    html! {
        @if let Round::Operating(turn) = view.round() { (head(view, stage, turn)) }
        p class=(class) { (sentence(view, stage)) }
        @if is_asked(view, stage) && stage.offer.picked().is_empty() && matches!(view.round(), Round::Stock(_)) {
            p class="ledger-hint" { (stage.words.text("ledger-hint")) }
        }
        @if let Round::Operating(turn @ Operating { step: Step::Trains(bought), .. }) = view.round() {
            (deal::talk(view, stage, turn, bought))
        }
    }
}

/// The sentence alone.
pub(crate) fn sentence(view: &View, stage: &Stage<'_>) -> String {
    if is_asked(view, stage) { asked(view, stage) } else { waiting(view, stage) }
}

const STEPS: [&str; 7] = [
    "step-home",
    "step-track",
    "step-station",
    "step-run",
    "step-dividend",
    "step-trains",
    "step-machines",
];

pub(crate) const fn place(step: &Step) -> usize {
    match step {
        Step::Home => 0,
        Step::Track(_) => 1,
        Step::Station => 2,
        Step::Run => 3,
        Step::Dividend { .. } => 4,
        Step::Trains(_) => 5,
        Step::Machines => 6,
    }
}

/// The company in turn, its money, and where its turn stands.
fn head(view: &View, stage: &Stage<'_>, turn: &Operating) -> Markup {
    let words = stage.words;
    let now = place(&turn.step);
    let charter = view.table().charter(turn.company);
    // Nobody needs to be told of steps that this company does not have.
    let has = |index: usize| match index {
        0 => now == 0,
        2 => !turn.company.is_minor(),
        6 => turn.company.is_minor(),
        _ => true,
    };
    html! {
        div class="turn-head" {
            (token::sign(turn.company))
            b { "$" (charter.treasury) }
            span class="quiet" {
                (status::operating(stage, turn))
            }
        }
        ol class="turn-steps" {
            @for (index, step) in STEPS.into_iter().enumerate().filter(|&(index, _)| has(index)) {
                @let class = match index.cmp(&now) {
                    std::cmp::Ordering::Less => "done",
                    std::cmp::Ordering::Equal => "now",
                    std::cmp::Ordering::Greater => "later",
                };
                li class=(class) aria-current=[(index == now).then_some("step")] { (words.text(step)) }
            }
        }
    }
}

fn asked(view: &View, stage: &Stage<'_>) -> String {
    let words = stage.words;
    // R263: one company after the other, by its name.
    if let Some(company) = stage.offer.actions().find_map(surplus) {
        return words.with("ask-discard", &[("company", company.key().into())]);
    }
    match view.round() {
        Round::Auction(auction) => bidding(view, stage, auction, "ask-bid"),
        Round::Draft(_) => words.with("ask-draft", &[("cash", cash(view, stage).into())]),
        Round::Stock(stock) => of_stock(view, stage, stock),
        Round::Operating(turn) => of_company(view, stage, turn),
        Round::Deal | Round::Over { .. } => String::new(),
    }
}

/// The company that a decision hands something in for, if it does.
const fn surplus(action: &Action) -> Option<Company> {
    let (Action::DiscardTrain { company, .. } | Action::DiscardWagon { company, .. }) = action
    else {
        return None;
    };
    Some(*company)
}

/// What is auctioned, and how high the bids are.
fn bidding(view: &View, stage: &Stage<'_>, auction: &Auction, id: &str) -> String {
    let words = stage.words;
    let what = say::commissioner(words, auction.card);
    let high = match auction.high {
        Some((seat, amount)) => words.with(
            "bid-high",
            &[("name", stage.name(seat).into()), ("amount", amount.coins().into())],
        ),
        None => words.text("bid-none"),
    };
    let pay = view.data().cards.commissioners[usize::from(auction.card.clamp(1, 6) - 1)];
    let args = [
        ("pay", pay.into()),
        ("card", auction.card.into()),
        ("what", what.into()),
        ("high", high.into()),
        ("name", stage.name(auction.bidder).into()),
    ];
    words.with(id, &args)
}

fn of_stock(view: &View, stage: &Stage<'_>, stock: &Stock) -> String {
    let words = stage.words;
    if let Some(company) = picked(stage, stock::founded) {
        return words.with("ask-found", &[("company", company.key().into())]);
    }
    if picked(stage, |action| stock::founded(action).map(drop)).is_some() {
        return words.text("ask-found-which");
    }
    if let Some(company) = picked(stage, stock::sold) {
        return words.with("ask-sell", &[("company", company.key().into())]);
    }
    if let Some(converting) = stock::converting(stage) {
        return words.text(match converting {
            Converting::Minor => "ask-convert",
            Converting::Price => "ask-convert-price",
            Converting::Mill => "ask-mill",
        });
    }
    let id = if stock.first {
        "ask-stock-first"
    } else if stock.has_sold {
        "ask-stock-sold"
    } else {
        "ask-stock"
    };
    let asked = words.with(id, &[("cash", cash(view, stage).into())]);
    match thrown_away(view, stage) {
        Some(warning) => format!("{asked} {warning}"),
        None => asked,
    }
}

/// What is lost if a concession is not converted in this round, for its holder (R262).
fn thrown_away(view: &View, stage: &Stage<'_>) -> Option<String> {
    let cards = view.thrown_away(own(stage)?);
    let cards: Vec<String> = cards.map(|card| card.to_string()).collect();
    let credit = view.data().cards.credit;
    let args = [
        ("count", cards.len().into()),
        ("cards", cards.join(", ").into()),
        ("amount", credit.into()),
    ];
    (!cards.is_empty()).then(|| stage.words.with("warn-concession", &args))
}

fn of_company(view: &View, stage: &Stage<'_>, turn: &Operating) -> String {
    let words = stage.words;
    match turn.step {
        Step::Home => words.text("ask-home"),
        Step::Track(_) => of_track(view, stage),
        Step::Station if offers(stage, |action| action.site().is_some()) => {
            words.text("ask-station")
        }
        Step::Station => words.text("ask-no-station"),
        Step::Run => match Hand::of(view, stage) {
            Some(hand) => words.text(hand.asks(view)),
            None if view.earns(turn.company) => words.text("ask-run"),
            None => words.text("ask-no-run"),
        },
        Step::Dividend { revenue } => words.with("ask-dividend", &[("amount", revenue.into())]),
        Step::Trains(purchases) => of_trains(view, stage, (turn, &purchases)),
        Step::Machines => words.text("ask-machines"),
    }
}

fn of_track(view: &View, stage: &Stage<'_>) -> String {
    let words = stage.words;
    match lay::asked(stage) {
        Some(lay::Asked::Tile(hex)) => {
            words.with("ask-tile", &[("hex", say::place(view, hex).into())])
        }
        Some(lay::Asked::Turn(hex, _)) => {
            let several = stage.offer.actions().count() > 1;
            let id = if several { "ask-turn" } else { "ask-only-turn" };
            words.with(id, &[("hex", say::place(view, hex).into())])
        }
        Some(lay::Asked::Hex) if lay::is_own(stage) => words.text("ask-track"),
        Some(lay::Asked::Hex) => words.text("ask-commission"),
        None => words.text("ask-no-track"),
    }
}

fn of_trains(
    view: &View,
    stage: &Stage<'_>,
    (turn, purchases): (&Operating, &Purchases),
) -> String {
    let words = stage.words;
    if let Some(offer) = purchases.offer {
        let what = deal::goods(stage, offer.goods);
        let director = view.table().charter(turn.company).director;
        let args = [
            ("name", director.map_or("", |seat| stage.name(seat)).into()),
            ("company", turn.company.key().into()),
            ("seller", offer.seller.key().into()),
            ("what", what.into()),
            ("amount", offer.price.coins().into()),
        ];
        let is_pricing = picked(stage, trains::named).is_some();
        return words.with(
            match (offer.is_named, is_pricing) {
                (true, _) => "ask-named",
                (false, true) => "ask-counter",
                (false, false) => "ask-answer",
            },
            &args,
        );
    }
    if let Some((seller, train)) = picked(stage, trains::deal) {
        let args = [("seller", seller.key().into()), ("train", say::train(train).into())];
        return words.with("ask-deal", &args);
    }
    if offers(stage, |action| matches!(action, Action::Raise(_))) {
        return words.text("ask-raise");
    }
    if offers(stage, |action| *action == Action::Bankrupt {}) {
        return words.text("ask-ruined");
    }
    let may_pass = offers(stage, |action| *action == Action::Pass {});
    let must = view.table().charter(turn.company).train_count() == 0 && !may_pass;
    words.text(if must { "ask-must-buy" } else { "ask-trains" })
}

fn waiting(view: &View, stage: &Stage<'_>) -> String {
    let words = stage.words;
    let Some(seat) = decider(view) else { return String::new() };
    let name = ("name", stage.name(seat).into());
    match view.round() {
        Round::Auction(auction) => bidding(view, stage, auction, "wait-bid"),
        Round::Draft(_) => words.with("wait-draft", &[name]),
        Round::Stock(_) => words.with("wait-stock", &[name]),
        Round::Operating(turn) => {
            if let Step::Trains(Purchases { offer: Some(_), .. }) = turn.step {
                return words.with("wait-answer", &[name]);
            }
            words.with("wait-company", &[name, ("company", turn.company.key().into())])
        }
        Round::Deal | Round::Over { .. } => String::new(),
    }
}
