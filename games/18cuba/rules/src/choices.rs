//! Lists the actions of a seat: nothing but calls to the rules.

use crate::components::{CARDS, GENERATIONS};
use std::ops::ControlFlow;

use cuba18_track::{Company, Train, Wagon};
use tabletop::{Choices, Key, Money, Mute, Range, Seat};

use crate::Cuba18;
use crate::action::{Action, Benefit, Raise, Reply, Shop, Source};
use crate::charter::Standing;
use crate::round::{Auction, Offer, Operating, Purchases, Round, Step, Stock};
use crate::rules::{Discard, mill_sites};

/// Lists what `seat`, whose decision it is, may do.
pub(crate) fn list(game: &Cuba18, seat: Seat, into: &mut Choices<Action>) {
    if let Some(company) = game.surplus() {
        return game.each_discard(company, |discard| {
            into.push(match discard {
                Discard::Train { company, train } => Action::DiscardTrain { company, train },
                Discard::Wagon { company, wagon } => Action::DiscardWagon { company, wagon },
            });
        });
    }
    match &game.round {
        Round::Deal | Round::Over { .. } => {}
        Round::Auction(auction) => list_auction(game, auction, into),
        Round::Draft(_) => {
            let cards = CARDS.filter(|&card| game.concession(seat, card).is_ok());
            cards.for_each(|card| into.push(Action::Concession { card }));
            into.push(Action::Pass {});
        }
        Round::Stock(stock) => {
            stock_actions(game, stock, seat).for_each(|action| into.push(action));
            benefits(game, seat).for_each(|benefit| into.push(Action::Benefit(benefit)));
            if game.stock_pass(stock, seat).is_ok() {
                into.push(Action::Pass {});
            }
        }
        Round::Operating(turn) => list_operating(game, turn, seat, into),
    }
}

fn list_auction(game: &Cuba18, auction: &Auction, into: &mut Choices<Action>) {
    let (low, held) =
        (auction.lowest(game.data()).coins(), game.table.cash(auction.bidder).coins());
    let template = Action::Bid { amount: Money::ZERO };
    let step = game.data().shares.bid_step;
    into.range(Range::new(template, low..=held - held % step, step, |_, amount| Action::Bid {
        amount: Money::new(amount),
    }));
    if auction.high.is_some() {
        into.push(Action::Pass {});
    }
}

/// What a player may buy, found, convert and sell.
fn stock_actions(game: &Cuba18, stock: &Stock, seat: Seat) -> impl Iterator<Item = Action> {
    let converts = stock.first && game.table.cards[seat].concessions != 0;
    let conversions = converts.then(|| conversions(game, stock, seat));
    // Counted once: the limit is the same for every share and every founding.
    let may_buy = game.may_buy_certificate(seat, 1).is_ok();
    let trades = Company::ALL.iter().flat_map(move |&company| {
        // A director may sell three where two would leave too little: no gap stops the list.
        let most = if stock.first {
            0
        } else {
            game.table.charter(company).shares(&game.data().shares, company, seat)
        };
        let sales = (1..=most)
            .filter(move |&shares| game.sale(seat, company, shares).is_ok())
            .map(move |shares| Action::Sell { company, shares });
        let is_open = game.table.charter(company).standing != Standing::Closed;
        let sources = if is_open && may_buy { Source::ALL } else { &[] };
        let purchases = sources
            .iter()
            .filter(move |&&from| game.buying(stock, seat, company, from).is_ok())
            .map(move |&from| Action::Buy { company, from });
        let foundable = game.foundable(company).ok().filter(|()| may_buy);
        let foundings = foundable.into_iter().flat_map(move |()| {
            // From the lowest on: what is too dear ends the list.
            game.data()
                .market
                .starts()
                .take_while(move |&price| game.founding(seat, company, price).is_ok())
                .map(move |price| Action::Found { company, price })
        });
        sales.chain(purchases).chain(foundings)
    });
    conversions.into_iter().flatten().chain(trades)
}

fn conversions(game: &Cuba18, stock: &Stock, seat: Seat) -> impl Iterator<Item = Action> {
    let pairs = CARDS.flat_map(|card| Company::MINORS.map(|minor| (card, minor)));
    let priced = pairs.flat_map(|pair| game.data().market.starts().map(move |price| (pair, price)));
    // Where a mill may stand does not depend on the rest.
    let first = mill_sites(&game.table.board).next();
    let open = move |&(pair, price): &((u8, Company), u16)| {
        first.is_some_and(|mill| game.conversion(stock, seat, pair, price, mill).is_ok())
    };
    priced.filter(open).flat_map(|((card, minor), price)| {
        let sites = mill_sites(&game.table.board);
        sites.map(move |mill| Action::Convert { card, minor, price, mill })
    })
}

fn benefits(game: &Cuba18, seat: Seat) -> impl Iterator<Item = Benefit> {
    let held = game.table.cards[seat].benefits != 0;
    let companies = held.then_some(Company::ALL).into_iter().flatten();
    let own = companies.filter(move |&&company| game.may_benefit(seat, company));
    let each = own.flat_map(|&company| {
        let machines = GENERATIONS.map(move |generation| Benefit::Machine { company, generation });
        let others =
            [Benefit::Wagon { company }, Benefit::Mail { company }, Benefit::Discount { company }];
        others.into_iter().chain(machines)
    });
    each.filter(move |&benefit| game.benefit(seat, benefit).is_ok())
}

fn list_operating(game: &Cuba18, turn: &Operating, seat: Seat, into: &mut Choices<Action>) {
    if let Some(offered) = turn.step.offered() {
        return list_answers(game, turn, offered, into);
    }
    let treasury = game.table.charter(turn.company).treasury;
    match &turn.step {
        Step::Home => {
            game.homes(turn.company).for_each(|(hex, stop)| into.push(Action::Home { hex, stop }));
        }
        Step::Track(track) => {
            let _all = game.each_laying(turn, track, treasury, |plan| {
                into.push(match plan.card {
                    Some(card) => Action::Commission { card, laying: plan.laying },
                    None => Action::Lay(plan.laying),
                });
                ControlFlow::Continue(())
            });
            into.push(Action::Pass {});
        }
        Step::Station => {
            let _all = game.each_station(turn, treasury, |plan| {
                into.push(Action::Station { hex: plan.hex, stop: plan.stop, rent: plan.rent });
                ControlFlow::Continue(())
            });
            into.push(Action::Pass {});
        }
        Step::Run => {
            into.mark_open("run");
            for run in game.runs(turn) {
                into.push(Action::Run { routes: crate::rules::routes_of(&run) });
            }
        }
        Step::Dividend { .. } => {
            into.push(Action::PayOut {});
            into.push(Action::Keep {});
        }
        Step::Trains(purchases) => list_trains(game, turn, purchases, seat, into),
        Step::Machines => {
            let generations = GENERATIONS.filter(|&g| game.machine(turn.company, g).is_ok());
            generations.for_each(|generation| into.push(Action::Machine { generation }));
            into.push(Action::Pass {});
        }
    }
    if turn.step.is_before_income() {
        list_sharing(game, turn, into);
    }
    benefits(game, seat).for_each(|benefit| into.push(Action::Benefit(benefit)));
}

/// Yes, no, or a price of the seller's own.
fn list_answers(
    game: &Cuba18,
    turn: &Operating,
    (purchases, offer): (&Purchases, Offer),
    into: &mut Choices<Action>,
) {
    Reply::ALL.iter().for_each(|&answer| into.push(Action::Answer { answer }));
    let low = offer.price + Money::new(1);
    if game.counter(turn, (purchases, offer), low).is_ok() {
        let held = game.table.charter(turn.company).treasury.coins();
        let template = Action::Counter { price: low };
        into.range(Range::new(template, low.coins()..=held, 1, |_, price| Action::Counter {
            price: Money::new(price),
        }));
    }
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
    purchase_actions(game, turn, purchases).for_each(|action| into.push(action));
    let held = game.table.charter(turn.company).treasury.coins();
    for (seller, train) in deals(game, turn, purchases) {
        let template = Action::DealTrain { seller, train, price: Money::ZERO };
        let low = Cuba18::lowest_offer(purchases, seller, train).coins();
        into.range(Range::new(template, low..=held, 1, |deal, price| {
            let mut deal = deal.clone();
            if let Action::DealTrain { price: asked, .. } = &mut deal {
                *asked = Money::new(price);
            }
            deal
        }));
    }
    each_raise(game, turn, seat, |raise| into.push(Action::Raise(raise)));
    if game.bankruptcy(turn, seat).is_ok() {
        into.push(Action::Bankrupt {});
    }
    if !game.must_buy(turn.company) {
        into.push(Action::Pass {});
    }
}

/// The companies from which it may buy at all.
fn partners(
    game: &Cuba18,
    turn: &Operating,
    purchases: &Purchases,
) -> impl Iterator<Item = Company> {
    let is_partner = move |&seller: &Company| game.partner(turn, purchases, seller).is_ok();
    Company::ALL.iter().copied().filter(is_partner)
}

/// The trains that other companies might sell, be it for as little as may be offered.
fn deals(
    game: &Cuba18,
    turn: &Operating,
    purchases: &Purchases,
) -> impl Iterator<Item = (Company, Train)> {
    partners(game, turn, purchases).flat_map(move |seller| {
        let owned = &game.table.charter(seller).trains;
        let trains = Train::ALL.iter().filter(move |&&train| owned[train] > 0);
        let trains = trains.filter(move |&&train| {
            let least = Cuba18::lowest_offer(purchases, seller, train);
            game.train_deal(turn, purchases, seller, train, least).is_ok()
        });
        trains.map(move |&train| (seller, train))
    })
}

/// Every train and wagon that the company may buy, but for deals over trains.
fn purchase_actions(
    game: &Cuba18,
    turn: &Operating,
    purchases: &Purchases,
) -> impl Iterator<Item = Action> {
    let company = turn.company;
    let charter = game.table.charter(company);
    let discounts: &[bool] = if game.has_discount(company) { &[false, true] } else { &[false] };
    // What is for sale, and what might be traded in.
    let (bank, pool) = (game.in_bank(company), &game.table.depot.pool);
    let known = Train::ALL
        .iter()
        .copied()
        .filter(|&train| charter.trains[train] > 0 || pool[train] > 0 || bank.contains(&train));
    let known = known.fold(0u32, |known, train| known | 1 << train as u32);
    let trains = discounts.iter().flat_map(move |&discount| {
        let trains = Train::ALL.iter().filter(move |&&train| known & (1 << train as u32) != 0);
        trains.flat_map(move |&old| {
            let bought = Shop::ALL
                .iter()
                .filter(move |&&from| game.train(turn, purchases, (from, old), discount).is_ok())
                .map(move |&from| Action::Train { from, train: old, discount });
            let traded = game.trade_in(turn, purchases, old, discount).is_ok();
            bought.chain(traded.then_some(Action::TradeIn { old, discount }))
        })
    });
    let wagons = Wagon::ALL.iter().flat_map(move |&wagon| {
        let bought = Shop::ALL
            .iter()
            .filter(move |&&from| game.wagon(turn, purchases, from, wagon).is_ok())
            .map(move |&from| Action::Wagon { from, wagon });
        let dealt = partners(game, turn, purchases)
            .filter(move |&seller| game.wagon_deal(turn, purchases, seller, wagon).is_ok())
            .map(move |seller| Action::DealWagon { seller, wagon });
        bought.chain(dealt)
    });
    trains.chain(wagons)
}

fn each_raise(game: &Cuba18, turn: &Operating, seat: Seat, mut found: impl FnMut(Raise)) {
    if game.missing(turn.company).is_none() {
        return;
    }
    let sales = Company::ALL.iter().flat_map(|&company| {
        let most = game.table.charter(company).shares(&game.data().shares, company, seat);
        (1..=most).map(move |shares| Raise::Sell { company, shares })
    });
    let most = game.table.charter(turn.company).reserve / game.unit(turn.company);
    let issues = (1..=most).map(|shares| Raise::Issue { shares });
    issues
        .chain([Raise::Cash {}])
        .chain(sales)
        .filter(|&raise| game.raise(turn, seat, raise).is_ok())
        .for_each(&mut found);
}

/// Whether a player can do anything but pass in a stock round.
pub(crate) fn has_stock_choice(game: &Cuba18, stock: &Stock, seat: Seat) -> bool {
    benefits(game, seat).next().is_some() || stock_actions(game, stock, seat).next().is_some()
}

/// Whether a director can do anything but pass in this step.
pub(crate) fn has_company_choice(game: &Cuba18, turn: &Operating) -> bool {
    let Some(seat) = game.table.charter(turn.company).director else { return false };
    // No benefit brings a train: it does not put off a bankruptcy.
    let must_buy = matches!(turn.step, Step::Trains(_)) && game.must_buy(turn.company);
    (!must_buy && benefits(game, seat).next().is_some()) || has_step_choice(game, turn, seat)
}

/// The answer that goes without saying: nothing else may be done in this step but to use a
/// benefit, which every other step allows as well.
pub(crate) fn only_answer(game: &Cuba18, turn: &Operating) -> Option<Action> {
    let seat = game.table.charter(turn.company).director?;
    let discount = Benefit::Discount { company: turn.company };
    let is_open = game.surplus().is_some()
        || turn.step.offered().is_some()
        || has_step_choice(game, turn, seat);
    match turn.step {
        _ if is_open => None,
        // A train that is too dear may not be so with a discount.
        Step::Trains(_) if game.must_buy(turn.company) || game.benefit(seat, discount).is_ok() => {
            None
        }
        Step::Home | Step::Dividend { .. } => None,
        Step::Track(_) | Step::Station | Step::Trains(_) | Step::Machines => Some(Action::Pass {}),
        Step::Run => Some(Action::Run { routes: Vec::new() }),
    }
}

/// Whether a step has something to decide that belongs to it.
fn has_step_choice(game: &Cuba18, turn: &Operating, seat: Seat) -> bool {
    let company = turn.company;
    match &turn.step {
        Step::Home | Step::Dividend { .. } => true,
        Step::Track(track) => {
            // Money that issuing a share would bring may make a tile possible.
            let issued = game.issue(turn).map_or(Money::ZERO, |issue| issue.income);
            let budget = game.table.charter(company).treasury + issued;
            game.each_laying(turn, track, budget, |_| ControlFlow::Break(())).is_break()
        }
        Step::Station => has_station(game, turn) || issuing_opens_station(game, turn),
        // Before the run is the last moment to issue or redeem.
        Step::Run => {
            game.issue(turn).is_ok() || game.redemption(turn).is_ok() || game.earns(company)
        }
        Step::Trains(purchases) => {
            purchase_actions(game, turn, purchases).next().is_some()
                || deals(game, turn, purchases).next().is_some()
                || game.can_raise(turn, seat)
        }
        Step::Machines => {
            GENERATIONS.clone().any(|generation| game.machine(company, generation).is_ok())
        }
    }
}

fn has_station(game: &Cuba18, turn: &Operating) -> bool {
    let treasury = game.table.charter(turn.company).treasury;
    game.each_station(turn, treasury, |_| ControlFlow::Break(())).is_break()
}

/// Whether a share issued now would pay for a station or release its token.
fn issuing_opens_station(game: &Cuba18, turn: &Operating) -> bool {
    let Ok(issue) = game.issue(turn) else { return false };
    let mut after = *game;
    after.carry_out_issue(turn.company, issue, &mut Mute);
    has_station(&after, turn)
}
