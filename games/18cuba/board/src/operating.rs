//! A company's turn, as choices.

use cuba18_rules::action::{Benefit, Reply, Shop};
use cuba18_rules::components::{CARDS, STACK};
use cuba18_rules::round::{Operating, Step};
use cuba18_rules::{Action, Event, Round, View};
use cuba18_track::{Company, Train, Wagon};
use maud::{Markup, html};
use tabletop::Key;

use crate::click::{self, Site, beginning, decision};
use crate::hand::{self, Hand};
use crate::routes::{Offered, fee, offered, told};
use crate::stations::stations;
use crate::token::sign;
use crate::trains::{counter, trains};
use crate::trial::events;
use crate::{Stage, lay, say, seat, together};

/// What the director may do in this step.
pub(crate) fn operating(view: &View, stage: &Stage<'_>, turn: &Operating) -> Markup {
    match turn.step {
        Step::Track(_) => track(view, stage),
        Step::Home => stations(view, stage),
        Step::Station => html! {
            (stations(view, stage))
            @if stage.offer.picked().is_empty() { (together::ordinary(view, stage)) }
        },
        Step::Run => runs(view, stage),
        Step::Dividend { revenue } => dividend(view, stage, (turn.company, revenue)),
        Step::Trains(_) => trains(view, stage, turn.company),
        Step::Machines => machines(view, stage),
    }
}

fn track(view: &View, stage: &Stage<'_>) -> Markup {
    match lay::asked(stage) {
        Some(lay::Asked::Tile(_)) => html! {
            (lay::rotations(view, stage))
            (lay::tiles(view, stage))
        },
        Some(lay::Asked::Turn(..)) => lay::rotations(view, stage),
        Some(lay::Asked::Hex) | None => html! {
            // With the mouse the map is clicked; a small screen may not show all of it.
            @for Site { hex, adds } in lay::sites(stage) {
                (click::button(Some(adds), "echo", html! { (say::place(view, hex)) }))
            }
            @if lay::is_own(stage) {
                @for card in CARDS { (commissioner(view, stage, card)) }
            } @else if stage.offer.picked().is_empty() {
                (together::ordinary(view, stage))
            }
        },
    }
}

fn commissioner(view: &View, stage: &Stage<'_>, card: u8) -> Markup {
    let pay = view.data().cards.commissioners[usize::from(card - 1)];
    let lays =
        |action: &Action| matches!(action, Action::Commission { card: of, .. } if *of == card);
    beginning(
        stage,
        lays,
        "wide",
        html! {
            span {
                (stage.words.with("choose-commission", &[("card", card.into()), ("amount", pay.into())]))
                br;
                span class="note" { (say::commissioner(stage.words, card)) }
            }
        },
    )
}

/// The best run with its numbers, and what may be run instead.
fn runs(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    if let Some(hand) = Hand::of(view, stage) {
        return hand::choices(view, stage, &hand);
    }
    let runs = offered(view, stage);
    let Some(best) = runs.first() else { return html! {} };
    // An alternative is looked at first; then it is confirmed as it stands.
    let Some(adds) = stage.offer.adds(&best.action) else { return told(view, stage, best) };
    let rest = together::with_the_rest(view, stage, &best.action);
    if best.sum() == 0 {
        return html! {
            button type="button" class="choice may main wide" data-pick=(adds) data-really=[rest] data-sure="" {
                (words.text("choose-no-run"))
            }
        };
    }
    html! {
        (told(view, stage, best))
        (together::ordinary(view, stage))
        button type="button" class="choice may wide alone" data-pick=(adds) data-sure="" {
            (words.with("choose-run", &[("amount", best.sum().into())]))
        }
        @if runs.len() > 1 {
            h3 class="also" { (words.text("run-instead")) }
            @for other in &runs[1..] {
                (decision(stage, &other.action, "wide quiet", instead(view, stage, best, other)))
            }
        }
        (hand::begin(stage))
    }
}

/// How a run differs from the best.
fn instead(view: &View, stage: &Stage<'_>, best: &Offered, other: &Offered) -> Markup {
    let words = stage.words;
    let mut told = Vec::new();
    if other.run.rentals() < best.run.rentals() {
        let saved = fee(view, &best.run) - fee(view, &other.run);
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

fn dividend(view: &View, stage: &Stage<'_>, (company, revenue): (Company, u16)) -> Markup {
    let words = stage.words;
    let charter = view.table().charter(company);
    let tenth = u32::from(revenue) / 10;
    let own = seat::own(stage).map_or(0, |seat| charter.held[seat.index()]);
    let (own, kept) = (tenth * u32::from(own), tenth * u32::from(charter.reserve));
    let price = |action: &Action| {
        let priced = events(view, stage, action).into_iter().find_map(|event| {
            let Event::Priced { company: of, price, .. } = event else { return None };
            (of == company).then(|| price.coins())
        });
        priced.unwrap_or_else(|| view.table().price(company).coins())
    };
    let note = |choice: String, note: String| {
        html! { span { (choice) br; span class="note" { (note) } } }
    };
    html! {
        @for action in stage.offer.actions() {
            @if *action == (Action::PayOut {}) {
                @let args = [("own", own.into()), ("company", kept.into()), ("price", price(action).into())];
                (decision(stage, action, "wide", note(
                    words.with("choose-pay", &[("amount", revenue.into())]),
                    words.with("tell-dividend", &args),
                )))
            }
            @if *action == (Action::Keep {}) {
                (decision(stage, action, "wide", note(
                    words.with("choose-keep", &[("amount", revenue.into())]),
                    words.with("tell-kept", &[("price", price(action).into())]),
                )))
            }
        }
    }
}

fn machines(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    let price = |action: &Action| {
        events(view, stage, action).into_iter().find_map(|event| {
            let Event::GotMachine { price, .. } = event else { return None };
            Some(price.coins())
        })
    };
    html! {
        @for action in stage.offer.actions() {
            @if let Action::Machine { generation } = *action {
                @let bonus = view.data().cards.machine_bonus[usize::from(generation - 1)];
                @let args = [("bonus", bonus.into()), ("amount", price(action).unwrap_or(0).into())];
                (decision(stage, action, "wide", html! { (words.with("choose-machine", &args)) }))
            }
        }
    }
}

/// What any step allows besides: shares, benefits, surplus, answers.
pub(crate) fn besides(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for action in stage.offer.actions() { (beside(view, stage, action)) }
        (counter(stage))
        (missed(view, stage))
    }
}

/// What directors look for in a step though it is not open, each with the reason.
fn missed(view: &View, stage: &Stage<'_>) -> Markup {
    let Round::Operating(turn) = view.round() else { return html! {} };
    let text = |id: &str| html! { (stage.words.text(id)) };
    let gone = |attempt: Action, id: &str| {
        let same = std::mem::discriminant(&attempt);
        let stands_for = |action: &Action| std::mem::discriminant(action) == same;
        click::gone(stage, &attempt, stands_for, text(id))
    };
    match turn.step {
        Step::Track(_) if !turn.company.is_minor() => html! {
            (gone(Action::Issue {}, "gone-issue"))
            (gone(Action::Redeem {}, "gone-redeem"))
        },
        Step::Trains(purchases) if purchases.offer.is_none() => {
            let train = next_train(view, turn.company);
            let wagon = newest_wagon(view);
            html! {
                (gone(Action::Train { from: Shop::Bank, train, discount: false }, "gone-train"))
                // VII.12: nobody looks for wagons of a minor.
                @if !turn.company.is_minor() { (gone(Action::Wagon { from: Shop::Bank, wagon }, "gone-wagon")) }
            }
        }
        Step::Machines => gone(Action::Machine { generation: 1 }, "gone-machine"),
        Step::Home
        | Step::Track(_)
        | Step::Station
        | Step::Run
        | Step::Dividend { .. }
        | Step::Trains(_) => html! {},
    }
}

/// The train of the bank that is next for a company of this kind.
fn next_train(view: &View, company: Company) -> Train {
    let depot = &view.table().depot;
    let phase = view.table().phase.number();
    let narrow = view.data().narrow_trains();
    let open = narrow.iter().find(|(train, from)| phase >= *from && depot.narrow_left(*train) > 0);
    let (narrow, _) = *open.unwrap_or(&narrow[0]);
    if company.is_minor() { narrow } else { STACK[depot.top_layer()][0] }
}

/// The latest wagon that the phase has brought.
fn newest_wagon(view: &View) -> Wagon {
    let phase = view.table().phase.number();
    let brought = |wagon: &Wagon| phase >= view.data().phases.wagons[*wagon as usize];
    Wagon::ALL.iter().copied().rfind(brought).unwrap_or(Wagon::ALL[0])
}

fn beside(view: &View, stage: &Stage<'_>, action: &Action) -> Markup {
    let words = stage.words;
    let (class, told) = match action {
        Action::Answer { answer } => {
            let class = if *answer == Reply::Yes { "wide" } else { "wide quiet" };
            (class, words.text(&format!("choose-answer-{}", answer.key())))
        }
        Action::DiscardTrain { company, train } => {
            let args = [("company", company.key().into()), ("train", say::train(*train).into())];
            ("", words.with("choose-discard", &args))
        }
        Action::DiscardWagon { company, wagon } => {
            let args = [("company", company.key().into()), ("wagon", wagon.key().into())];
            ("", words.with("choose-discard-wagon", &args))
        }
        Action::Bankrupt {} => ("wide quiet", words.text("choose-bankrupt")),
        Action::Issue {} => ("quiet", issue(view, stage, action)),
        Action::Redeem {} => {
            ("quiet", words.with("choose-redeem", &[("amount", price_in_turn(view).into())]))
        }
        Action::Benefit(benefit) => {
            return decision(stage, action, "quiet", self::benefit(view, stage, *benefit));
        }
        // These stand in the list of their step, passing below all others.
        Action::Bid { .. }
        | Action::Concession { .. }
        | Action::Convert { .. }
        | Action::Found { .. }
        | Action::Buy { .. }
        | Action::Sell { .. }
        | Action::Home { .. }
        | Action::Lay(_)
        | Action::Commission { .. }
        | Action::Station { .. }
        | Action::Run { .. }
        | Action::PayOut {}
        | Action::Keep {}
        | Action::Train { .. }
        | Action::TradeIn { .. }
        | Action::Wagon { .. }
        | Action::DealTrain { .. }
        | Action::DealWagon { .. }
        | Action::Counter { .. }
        | Action::Machine { .. }
        | Action::Raise(_)
        | Action::Pass {} => return html! {},
    };
    decision(stage, action, class, html! { (told) })
}

/// What issuing a share brings, and the price after it.
fn issue(view: &View, stage: &Stage<'_>, action: &Action) -> String {
    let (mut income, mut price) = (0, 0);
    for event in events(view, stage, action) {
        if let Event::Issued { income: sum, .. } = event {
            (income, price) = (sum.coins(), sum.coins());
        }
        // What the price does for want of income comes later, and is another movement.
        if let Event::Priced { price: new, .. } = event {
            price = new.coins();
            break;
        }
    }
    stage.words.with("choose-issue", &[("amount", income.into()), ("price", price.into())])
}

/// The share price of the company in turn.
fn price_in_turn(view: &View) -> u32 {
    let Round::Operating(turn) = view.round() else { return 0 };
    view.table().price(turn.company).coins()
}

fn benefit(view: &View, stage: &Stage<'_>, benefit: Benefit) -> Markup {
    let words = stage.words;
    match benefit {
        Benefit::Wagon { company } => {
            html! { (sign(company)) span { (words.text("choose-benefit-wagon")) } }
        }
        Benefit::Machine { company, generation } => {
            let bonus = view.data().cards.machine_bonus[usize::from(generation.clamp(1, 3) - 1)];
            html! { (sign(company)) span { (words.with("choose-benefit-machine", &[("bonus", bonus.into())])) } }
        }
        Benefit::Mail { company } => {
            html! { (sign(company)) span { (words.text("choose-benefit-mail")) } }
        }
        Benefit::Discount { company } => {
            let amount = view.data().cards.discount;
            html! { (sign(company)) span { (words.with("choose-benefit-discount", &[("amount", amount.into())])) } }
        }
    }
}
