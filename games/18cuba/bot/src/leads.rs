//! What may be decided ahead of time with a number of one's own, and what lies before a decision of
//! one's own that may be tried out.

use bots::{Lead, Numbered};
use cuba18_rules::action::Action;
use cuba18_rules::round::{Operating, Step};
use cuba18_rules::{Cuba18, Round, View};
use cuba18_track::Company;
use tabletop::{Choices, Game, Key, Message, Mute, Seat, Turn, Viewer};

use crate::premises::{buys, highest_bid, is_asked};

/// A limit for bids, and how many shares of each company one wants to own.
pub(crate) fn numbered(view: &View, seat: Seat) -> Vec<Numbered> {
    bid(view, seat).into_iter().chain(shares(view, seat)).collect()
}

fn bid(view: &View, seat: Seat) -> Option<Numbered> {
    let Round::Auction(auction) = view.round() else { return None };
    let step = view.data().shares.bid_step;
    let least = highest_bid(view) + step;
    let most = view.table().cash(seat).coins() / step * step;
    let told = Message::new("intent-bid-number").number("card", auction.card);
    let intent = format!("bid/{}/{{}}", auction.card);
    (!auction.out.contains(seat) && least <= most).then_some(Numbered {
        told,
        intent,
        least,
        most,
        step,
    })
}

fn shares(view: &View, seat: Seat) -> Vec<Numbered> {
    if !matches!(view.round(), Round::Stock(_)) {
        return Vec::new();
    }
    let one = |company: Company| {
        let charter = view.table().charter(company);
        let held = charter.shares(&view.data().shares, company, seat);
        let price = view.table().price(company).coins();
        let left = charter.offering + charter.pool + charter.reserve;
        let most = held + left / view.data().shares.unit(company);
        let told =
            Message::new("intent-own-number").word("company", company).number("price", price);
        let intent = format!("own/{}/{{}}/{price}", company.key());
        let (least, most) = (u32::from(held) + 1, u32::from(most));
        buys(view, seat, (company, held + 1, price)).then_some(Numbered {
            told,
            intent,
            least,
            most,
            step: 1,
        })
    };
    view.table().by_price().filter_map(one).collect()
}

/// More decisions than an operating round has.
const MANY: usize = 300;

/// Track that companies of `seat` lay later in this operating round, if the companies before them
/// build nothing, run and pay out.
pub(crate) fn leads(view: &View, seat: Seat) -> Vec<Lead<Action>> {
    let mut found = Vec::new();
    let (mut game, mut before) = (*view.game(), Vec::new());
    if is_asked(view, seat) || !owns_one_that_waits(view, seat) {
        return found;
    }
    let mut begun = Vec::new();
    for _ in 0..MANY {
        let now = game.view(Viewer::Public);
        let (&Round::Operating(Operating { company, step, .. }), Turn::Decide(seats)) =
            (now.round(), game.turn())
        else {
            break;
        };
        if !is_same_round(view, &now) {
            break;
        }
        let Some(asked) = seats.iter().next() else { break };
        if matches!(step, Step::Track(_)) && asked == seat && !begun.contains(&company) {
            let told = Message::new("intent-lead").word("company", company);
            found.extend(builds(&game, seat).then(|| Lead { told, before: before.clone() }));
            begun.push(company);
        }
        let Some(action) = usual(&game, asked, step) else { break };
        if game.apply(asked, &action, &mut Mute).is_err() {
            break;
        }
        before.push(action);
    }
    found
}

/// Whether the company in turn has a tile to lay.
fn builds(game: &Cuba18, seat: Seat) -> bool {
    let mut open = Choices::default();
    game.actions(seat, &mut open);
    open.ones().iter().any(|action| matches!(action, Action::Lay(_)))
}

/// Whether a company that `seat` directs has its turn still before it.
fn owns_one_that_waits(view: &View, seat: Seat) -> bool {
    let Round::Operating(Operating { company, done, .. }) = view.round() else { return false };
    let waits = |of: Company| of != *company && !done.contains(of);
    let directs = |of: Company| view.table().charter(of).director == Some(seat);
    view.table().operating().any(|of| waits(of) && directs(of))
}

fn is_same_round(view: &View, later: &View) -> bool {
    match (view.round(), later.round()) {
        (Round::Operating(one), Round::Operating(other)) => one.number == other.number,
        (_, _) => false,
    }
}

/// What is usually decided: nothing is built, the best run is paid out, and if something must be
/// done, the first that may be.
fn usual(game: &Cuba18, asked: Seat, step: Step) -> Option<Action> {
    let may = |action: &Action| game.check(asked, action).is_ok();
    let plain = match step {
        Step::Dividend { .. } => vec![Action::PayOut {}, Action::Keep {}],
        Step::Home | Step::Run => Vec::new(),
        Step::Track(_) | Step::Station | Step::Trains(_) | Step::Machines => vec![Action::Pass {}],
    };
    plain.into_iter().find(may).or_else(|| {
        let mut open = Choices::default();
        game.actions(asked, &mut open);
        let run = open.ones().iter().find(|action| matches!(action, Action::Run { .. }));
        run.or_else(|| open.ones().first()).cloned()
    })
}
