//! One sentence: what is to be decided, or whom the table waits for.

#![expect(clippy::wildcard_enum_match_arm, reason = "most steps are waited for alike")]

use art::Stage;
use cuba18_rules::components::BOX;
use cuba18_rules::round::{Auction, Goods, Operating, Purchases, Step, Stock};
use cuba18_rules::{Round, View};
use cuba18_track::Train;
use maud::{Markup, html};
use tabletop::{Game, Key, Seat, Turn};

use crate::hand::Hand;
use crate::offer::Offer;
use crate::{lay, say, token};

/// The sentence, below the company in turn and the steps of its turn.
pub(crate) fn question(view: &View, stage: &Stage<'_>, offer: Option<&Offer<'_>>) -> Markup {
    let class = if offer.is_some() { "question yours" } else { "question" };
    let sentence = match offer {
        Some(offer) => asked(view, stage, offer),
        None => waiting(view, stage),
    };
    html! {
        @if let Round::Operating(turn) = view.round() { (head(view, stage, turn)) }
        p class=(class) { (sentence) }
    }
}

/// Whom the table waits for.
pub(crate) fn decider(view: &View) -> Option<Seat> {
    match view.game().turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
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

const fn place(step: &Step) -> usize {
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
                (words.with("round-of", &[("number", turn.number.into()), ("of", turn.of.into())]))
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

fn asked(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> String {
    let words = stage.words;
    if offer.has("discard") || offer.has("discard_wagon") {
        return words.text("ask-discard");
    }
    let cash = ("cash", view.table().cash(offer.seat()).coins().into());
    match view.round() {
        Round::Auction(auction) => bidding(stage, auction, "ask-bid"),
        Round::Draft(_) => words.with("ask-draft", &[cash]),
        Round::Stock(stock) => of_stock(view, stage, offer, stock),
        Round::Operating(turn) => of_company(view, stage, offer, turn),
        Round::Deal | Round::Over { .. } => String::new(),
    }
}

/// What is auctioned, and how high the bids are.
fn bidding(stage: &Stage<'_>, auction: &Auction, id: &str) -> String {
    let words = stage.words;
    let what = words.text(&format!("commissioner-{}", auction.card));
    let high = match auction.high {
        Some((seat, amount)) => words.with(
            "bid-high",
            &[("name", stage.name(seat).into()), ("amount", amount.coins().into())],
        ),
        None => words.text("bid-none"),
    };
    let pay = BOX.cards.commissioners[usize::from(auction.card.clamp(1, 6) - 1)];
    let args = [
        ("pay", pay.into()),
        ("card", auction.card.into()),
        ("what", what.into()),
        ("high", high.into()),
        ("name", stage.name(auction.bidder).into()),
    ];
    words.with(id, &args)
}

fn of_stock(view: &View, stage: &Stage<'_>, offer: &Offer<'_>, stock: &Stock) -> String {
    let words = stage.words;
    let picked = offer.words();
    let company = ("company", picked.get(1).copied().unwrap_or_default().to_owned().into());
    let cash = ("cash", view.table().cash(offer.seat()).coins().into());
    match (picked.first().copied(), picked.len()) {
        (Some("found"), 2..) => words.with("ask-found", &[company]),
        (Some("sell"), 2..) => words.with("ask-sell", &[company]),
        (Some("convert"), 2) => words.text("ask-convert"),
        (Some("convert"), 3) => words.text("ask-convert-price"),
        (Some("convert"), 4..) => words.text("ask-mill"),
        _ if stock.first => words.with("ask-stock-first", &[cash]),
        _ if stock.has_sold => words.with("ask-stock-sold", &[cash]),
        _ => words.with("ask-stock", &[cash]),
    }
}

fn of_company(view: &View, stage: &Stage<'_>, offer: &Offer<'_>, turn: &Operating) -> String {
    let words = stage.words;
    match turn.step {
        Step::Home => words.text("ask-home"),
        Step::Track(_) => match lay::asked(offer) {
            Some(lay::Asked::Tile(hex)) => {
                words.with("ask-tile", &[("hex", say::place(words, hex).into())])
            }
            Some(lay::Asked::Turn(hex, _)) => {
                let id = if offer.all().count() > 1 { "ask-turn" } else { "ask-only-turn" };
                words.with(id, &[("hex", say::place(words, hex).into())])
            }
            Some(lay::Asked::Hex) if offer.has("lay") => words.text("ask-track"),
            Some(lay::Asked::Hex) => words.text("ask-commission"),
            None => words.text("ask-no-track"),
        },
        Step::Station if offer.has("station") => words.text("ask-station"),
        Step::Station => words.text("ask-no-station"),
        Step::Run => match Hand::of(view, stage) {
            Some(hand) => words.text(hand.asks(view)),
            None => words.text("ask-run"),
        },
        Step::Dividend { revenue } => words.with("ask-dividend", &[("amount", revenue.into())]),
        Step::Trains(purchases) => of_trains(view, stage, offer, (turn, &purchases)),
        Step::Machines => words.text("ask-machines"),
    }
}

fn of_trains(
    view: &View,
    stage: &Stage<'_>,
    offer: &Offer<'_>,
    (turn, purchases): (&Operating, &Purchases),
) -> String {
    let words = stage.words;
    if let Some(deal) = purchases.offer {
        let what = match deal.goods {
            Goods::Train(train) => words.with("deal-train", &[("train", say::train(train).into())]),
            Goods::Wagon(wagon) => words.with("deal-wagon", &[("wagon", wagon.key().into())]),
        };
        let director = view.table().charter(turn.company).director;
        let args = [
            ("name", director.map_or("", |seat| stage.name(seat)).into()),
            ("company", turn.company.key().into()),
            ("seller", deal.seller.key().into()),
            ("what", what.into()),
            ("amount", deal.price.coins().into()),
        ];
        return words.with("ask-answer", &args);
    }
    if let ["deal", seller, train] = offer.words()[..] {
        let train = Train::from_key(train).map_or("", say::train);
        return words.with("ask-deal", &[("seller", seller.into()), ("train", train.into())]);
    }
    if offer.has("raise") {
        return words.text("ask-raise");
    }
    let must = view.table().charter(turn.company).train_count() == 0 && !offer.has("pass");
    words.text(if must { "ask-must-buy" } else { "ask-trains" })
}

fn waiting(view: &View, stage: &Stage<'_>) -> String {
    let words = stage.words;
    let Some(seat) = decider(view) else { return String::new() };
    let name = ("name", stage.name(seat).into());
    match view.round() {
        Round::Auction(auction) => bidding(stage, auction, "wait-bid"),
        Round::Draft(_) => words.with("wait-draft", &[name]),
        Round::Stock(_) => words.with("wait-stock", &[name]),
        Round::Operating(turn) => match turn.step {
            Step::Trains(Purchases { offer: Some(_), .. }) => words.with("wait-answer", &[name]),
            _ => words.with("wait-company", &[name, ("company", turn.company.key().into())]),
        },
        Round::Deal | Round::Over { .. } => String::new(),
    }
}
