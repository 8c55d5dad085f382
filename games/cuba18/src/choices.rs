//! Lists the actions of a seat: nothing but calls to the rules.

#![expect(clippy::wildcard_enum_match_arm, reason = "a price belongs to one kind of decision only")]

use rails::{Company, Train, Wagon};
use tabletop::{Choices, Key, Money, Mute, Range, Seat};

use crate::Cuba18;
use crate::action::{Action, Benefit, Raise, Reply, Shop, Source};
use crate::components::Space;
use crate::round::{Auction, Operating, Purchases, Round, Step, Stock};
use crate::rules::mill_sites;

/// Lists what `seat`, whose decision it is, may do.
pub(crate) fn list(game: &Cuba18, seat: Seat, into: &mut Choices<Action>) {
    if let Some(company) = game.surplus() {
        return game.each_discard(company, |action| into.push(action));
    }
    match &game.round {
        Round::Deal | Round::Over { .. } => {}
        Round::Auction(auction) => list_auction(game, auction, into),
        Round::Draft(_) => {
            let cards = (1..=6).filter(|&card| game.concession(seat, card).is_ok());
            cards.for_each(|card| into.push(Action::Concession { card }));
            into.push(Action::Pass {});
        }
        Round::Stock(stock) => {
            each_stock_action(game, stock, seat, |action| into.push(action));
            each_benefit(game, seat, |benefit| into.push(Action::Benefit(benefit)));
            if game.stock_pass(stock, seat).is_ok() {
                into.push(Action::Pass {});
            }
        }
        Round::Operating(turn) => list_operating(game, turn, seat, into),
    }
}

fn list_auction(game: &Cuba18, auction: &Auction, into: &mut Choices<Action>) {
    let (low, held) = (auction.lowest().coins(), game.table.cash(auction.bidder).coins());
    let template = Action::Bid { amount: Money::ZERO };
    into.range(Range::new(template, low..=held - held % 5, 5, |_, amount| Action::Bid {
        amount: Money::new(amount),
    }));
    if auction.high.is_some() {
        into.push(Action::Pass {});
    }
}

/// Shows `found` what a player may buy, found, convert and sell.
fn each_stock_action(game: &Cuba18, stock: &Stock, seat: Seat, mut found: impl FnMut(Action)) {
    if stock.first && game.table.cards[seat].concessions != 0 {
        each_conversion(game, stock, seat, &mut found);
    }
    for &company in Company::ALL {
        if !stock.first {
            // A director may sell three where two would leave too little: no gap stops the list.
            let most = game.table.charter(company).shares(company, seat);
            for shares in 1..=most {
                if game.sale(seat, company, shares).is_ok() {
                    found(Action::Sell { company, shares });
                }
            }
        }
        for &from in Source::ALL {
            if game.purchase(stock, seat, company, from).is_ok() {
                found(Action::Buy { company, from });
            }
        }
        for price in Space::starts() {
            if game.founding(stock, seat, company, price).is_ok() {
                found(Action::Found { company, price });
            }
        }
    }
}

fn each_conversion(game: &Cuba18, stock: &Stock, seat: Seat, found: &mut impl FnMut(Action)) {
    for card in 1..=6 {
        for minor in Company::MINORS {
            for price in Space::starts() {
                let Some(first) = mill_sites(&game.table.board).next() else { return };
                if game.conversion(stock, seat, (card, minor), price, first).is_err() {
                    continue;
                }
                for mill in mill_sites(&game.table.board) {
                    found(Action::Convert { card, minor, price, mill });
                }
            }
        }
    }
}

fn each_benefit(game: &Cuba18, seat: Seat, mut found: impl FnMut(Benefit)) {
    if game.table.cards[seat].benefits == 0 {
        return;
    }
    for &company in Company::ALL {
        let machines = (1..=3).map(|generation| Benefit::Machine { company, generation });
        let others = [Benefit::Wagon { company }, Benefit::Mail { company }];
        others
            .into_iter()
            .chain(machines)
            .filter(|&benefit| game.benefit(seat, benefit).is_ok())
            .for_each(&mut found);
    }
}

fn list_operating(game: &Cuba18, turn: &Operating, seat: Seat, into: &mut Choices<Action>) {
    if let Step::Trains(Purchases { offer: Some(_), .. }) = turn.step {
        Reply::ALL.iter().for_each(|&answer| into.push(Action::Answer { answer }));
        return;
    }
    let treasury = game.table.charter(turn.company).treasury;
    match &turn.step {
        Step::Home => {
            game.homes(turn.company).for_each(|(hex, stop)| into.push(Action::Home { hex, stop }));
        }
        Step::Track(track) => {
            game.each_laying(turn, track, treasury, |plan| {
                into.push(match plan.card {
                    Some(card) => Action::Commission { card, laying: plan.laying },
                    None => Action::Lay(plan.laying),
                });
            });
            into.push(Action::Pass {});
        }
        Step::Station => {
            game.each_station(turn.company, treasury, |plan| {
                into.push(Action::Station { hex: plan.hex, stop: plan.stop, rent: plan.rent });
            });
            into.push(Action::Pass {});
        }
        Step::Run => {
            into.mark_open("run");
            for run in game.runs(turn.company) {
                into.push(Action::Run { routes: crate::rules::routes_of(&run) });
            }
        }
        Step::Dividend { .. } => {
            into.push(Action::PayOut {});
            into.push(Action::Keep {});
        }
        Step::Trains(purchases) => list_trains(game, turn, purchases, seat, into),
        Step::Machines => {
            let generations = (1..=3).filter(|&g| game.machine(turn.company, g).is_ok());
            generations.for_each(|generation| into.push(Action::Machine { generation }));
            into.push(Action::Pass {});
        }
    }
    if matches!(turn.step, Step::Track(_) | Step::Station | Step::Run) {
        list_sharing(game, turn, into);
    }
    each_benefit(game, seat, |benefit| into.push(Action::Benefit(benefit)));
}

fn list_sharing(game: &Cuba18, turn: &Operating, into: &mut Choices<Action>) {
    if game.issue(turn).is_ok() {
        into.push(Action::Issue {});
    }
    if game.redemption(turn).is_ok() {
        into.push(Action::Redeem {});
    }
}

fn list_trains(
    game: &Cuba18,
    turn: &Operating,
    purchases: &Purchases,
    seat: Seat,
    into: &mut Choices<Action>,
) {
    each_purchase(game, turn, purchases, |action| into.push(action));
    let held = game.table.charter(turn.company).treasury.coins();
    for &seller in Company::ALL {
        for &train in Train::ALL {
            if game.train_deal(turn, purchases, seller, train, Money::new(1)).is_ok() {
                let template = Action::DealTrain { seller, train, price: Money::ZERO };
                into.range(Range::new(template, 1..=held, 1, at_price));
            }
        }
    }
    each_raise(game, turn, seat, |raise| into.push(Action::Raise(raise)));
    if !game.must_buy(turn.company) {
        into.push(Action::Pass {});
    }
}

fn at_price(action: &Action, price: u32) -> Action {
    match *action {
        Action::DealTrain { seller, train, .. } => {
            Action::DealTrain { seller, train, price: Money::new(price) }
        }
        _ => action.clone(),
    }
}

/// Shows `found` every train and wagon that the company may buy, but for deals over trains.
fn each_purchase(
    game: &Cuba18,
    turn: &Operating,
    purchases: &Purchases,
    mut found: impl FnMut(Action),
) {
    for discount in [false, true] {
        for &train in Train::ALL {
            for &from in Shop::ALL {
                if game.train(turn, purchases, (from, train), discount).is_ok() {
                    found(Action::Train { from, train, discount });
                }
            }
            if game.trade_in(turn, purchases, train, discount).is_ok() {
                found(Action::TradeIn { old: train, discount });
            }
        }
    }
    for &wagon in Wagon::ALL {
        for &from in Shop::ALL {
            if game.wagon(turn, purchases, from, wagon).is_ok() {
                found(Action::Wagon { from, wagon });
            }
        }
        for &seller in Company::ALL {
            if game.wagon_deal(turn, purchases, seller, wagon).is_ok() {
                found(Action::DealWagon { seller, wagon });
            }
        }
    }
}

fn each_raise(game: &Cuba18, turn: &Operating, seat: Seat, mut found: impl FnMut(Raise)) {
    if game.missing(turn.company).is_none() {
        return;
    }
    let sales = Company::ALL.iter().flat_map(|&company| {
        let most = game.table.charter(company).shares(company, seat);
        (1..=most).map(move |shares| Raise::Sell { company, shares })
    });
    [Raise::Issue {}, Raise::Cash {}]
        .into_iter()
        .chain(sales)
        .filter(|&raise| game.raise(turn, seat, raise).is_ok())
        .for_each(&mut found);
}

/// Whether a player can do anything but pass in a stock round.
pub(crate) fn has_stock_choice(game: &Cuba18, stock: &Stock, seat: Seat) -> bool {
    let mut any = false;
    each_stock_action(game, stock, seat, |_| any = true);
    each_benefit(game, seat, |_| any = true);
    any
}

/// Whether a director can do anything but pass in this step.
///
/// Money that issuing a share would bring is counted: it may make a tile or a
/// station possible.
pub(crate) fn has_company_choice(game: &Cuba18, turn: &Operating) -> bool {
    let company = turn.company;
    let charter = game.table.charter(company);
    let Some(seat) = charter.director else { return false };
    let mut any = false;
    each_benefit(game, seat, |_| any = true);
    let more = game.issue(turn).unwrap_or_default();
    let budget = charter.treasury + more;
    match &turn.step {
        Step::Home | Step::Dividend { .. } => any = true,
        Step::Track(track) => game.each_laying(turn, track, budget, |_| any = true),
        Step::Station => {
            game.each_station(company, charter.treasury, |_| any = true);
            any |= issuing_opens_station(game, turn);
        }
        // Before the run is the last moment to issue or redeem.
        Step::Run => {
            any |= game.issue(turn).is_ok()
                || game.redemption(turn).is_ok()
                || game.runs(company).first().is_some_and(|run| run.revenue > 0);
        }
        Step::Trains(purchases) => {
            // No benefit brings a train: it does not put off a bankruptcy.
            any &= !game.must_buy(company);
            each_purchase(game, turn, purchases, |_| any = true);
            any |= has_deal(game, turn, purchases) || game.can_raise(turn, seat);
        }
        Step::Machines => {
            any |= (1..=3).any(|generation| game.machine(company, generation).is_ok());
        }
    }
    any
}

/// Whether a share issued now would pay for a station or release its token (edge case 74).
fn issuing_opens_station(game: &Cuba18, turn: &Operating) -> bool {
    let Ok(income) = game.issue(turn) else { return false };
    let mut after = *game;
    after.carry_out_issue(turn.company, income, &mut Mute);
    let mut any = false;
    let treasury = after.table.charter(turn.company).treasury;
    after.each_station(turn.company, treasury, |_| any = true);
    any
}

fn has_deal(game: &Cuba18, turn: &Operating, purchases: &Purchases) -> bool {
    Company::ALL.iter().any(|&seller| {
        let offers =
            |&train: &Train| game.train_deal(turn, purchases, seller, train, Money::new(1)).is_ok();
        Train::ALL.iter().any(offers)
    })
}
