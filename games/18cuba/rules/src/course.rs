//! From a decision to what it leads to.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step refuses every other kind of decision alike"
)]
#![expect(clippy::similar_names, reason = "there are actions in auctions")]

use cuba18_track::{Company, Run};
use tabletop::{Money, Seat, Sink};

use crate::action::{Action, Benefit, Raise, Reply, Shop};
use crate::choices;
use crate::round::{Auction, Draft, Offer, Operating, Purchases, Round, Step, Stock, Track};
use crate::rules::{Purchase, Sale, StationPlan, TrackPlan};
use crate::{Cuba18, Event, Refusal};

/// A decision the rules allow: worked out, not yet carried out.
#[derive(Clone, Debug)]
pub(crate) enum Planned {
    Bid(Auction, Money),
    Fold(Auction),
    Concession(Draft, u8, Money),
    NoConcession(Draft),
    Convert(Stock, Money),
    Found(Stock),
    Buy(Stock),
    Sell(Stock, Sale),
    EndStockTurn(Stock),
    Benefit(Benefit),
    Home(Operating),
    Issue(Operating, Money),
    Redeem(Operating, Money),
    Lay(Operating, TrackPlan),
    Station(Operating, StationPlan),
    Run(Operating, Run),
    PayOut(Operating, u16),
    Keep(Operating, u16),
    Train(Operating, Purchases, Purchase),
    Wagon(Operating, Shop, cuba18_track::Wagon, Money),
    Deal(Operating, Purchases, Offer),
    Answer(Operating, Purchases, Offer, bool),
    Raise(Operating, Purchases, Raise),
    Machine(Operating, u8, (usize, Money)),
    Discard(Company),
    NextStep(Operating),
}

impl Cuba18 {
    /// Whose decision it is.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match &self.round {
            Round::Deal | Round::Over { .. } => None,
            Round::Auction(auction) => Some(auction.bidder),
            Round::Draft(draft) => Some(self.table.at_place(draft.place)),
            Round::Stock(stock) => match self.surplus() {
                Some(company) => self.table.charter(company).director,
                None => Some(self.table.at_place(stock.place)),
            },
            Round::Operating(turn) => {
                let offer = match turn.step {
                    Step::Trains(purchases) => purchases.offer.map(|offer| offer.seller),
                    Step::Home
                    | Step::Track(_)
                    | Step::Station
                    | Step::Run
                    | Step::Dividend { .. }
                    | Step::Machines => None,
                };
                let company = self.surplus().or(offer).unwrap_or(turn.company);
                self.table.charter(company).director
            }
        }
    }

    /// Works out a decision of `seat`, or says which rule forbids it.
    pub(crate) fn plan(&self, seat: Seat, action: &Action) -> Result<Planned, Refusal> {
        if self.asked() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        // R188: nothing is handed in but what is above the limit.
        let hands_in = matches!(action, Action::DiscardTrain { .. } | Action::DiscardWagon { .. });
        if hands_in || self.surplus().is_some() {
            return self.discard(action).map(Planned::Discard);
        }
        match self.round {
            Round::Deal | Round::Over { .. } => Err(Refusal::NotYourTurn),
            Round::Auction(auction) => self.plan_auction(auction, action),
            Round::Draft(draft) => self.plan_draft(draft, seat, action),
            Round::Stock(stock) => self.plan_stock(&stock, seat, action),
            Round::Operating(turn) => self.plan_operating(&turn, seat, action),
        }
    }

    fn plan_auction(&self, auction: Auction, action: &Action) -> Result<Planned, Refusal> {
        match *action {
            Action::Bid { amount } => {
                self.bid(&auction, amount).map(|()| Planned::Bid(auction, amount))
            }
            // R062: who opens must bid.
            Action::Pass {} if auction.high.is_none() => Err(Refusal::MustBid),
            Action::Pass {} => Ok(Planned::Fold(auction)),
            _ => Err(Refusal::NotThisStep),
        }
    }

    fn plan_draft(&self, draft: Draft, seat: Seat, action: &Action) -> Result<Planned, Refusal> {
        match *action {
            Action::Concession { card } => {
                let cost = self.concession(seat, card)?;
                Ok(Planned::Concession(draft, card, cost))
            }
            Action::Pass {} => Ok(Planned::NoConcession(draft)),
            _ => Err(Refusal::NotThisStep),
        }
    }

    fn plan_stock(&self, stock: &Stock, seat: Seat, action: &Action) -> Result<Planned, Refusal> {
        match *action {
            Action::Convert { card, minor, price, mill } => {
                let cost = self.conversion(stock, seat, (card, minor), price, mill)?;
                Ok(Planned::Convert(*stock, cost))
            }
            Action::Found { company, price } => {
                self.founding(seat, company, price).map(|_| Planned::Found(*stock))
            }
            Action::Buy { company, from } => {
                self.purchase(stock, seat, company, from).map(|_| Planned::Buy(*stock))
            }
            Action::Sell { .. } if stock.first => Err(Refusal::NoSalesYet),
            Action::Sell { company, shares } => {
                self.sale(seat, company, shares).map(|sale| Planned::Sell(*stock, sale))
            }
            Action::Benefit(benefit) => {
                self.benefit(seat, benefit).map(|()| Planned::Benefit(benefit))
            }
            Action::Pass {} => self.stock_pass(stock, seat).map(|()| Planned::EndStockTurn(*stock)),
            _ => Err(Refusal::NotThisStep),
        }
    }

    fn plan_operating(
        &self,
        turn: &Operating,
        seat: Seat,
        action: &Action,
    ) -> Result<Planned, Refusal> {
        if let Step::Trains(Purchases { offer: Some(offer), .. }) = turn.step {
            return Cuba18::plan_answer(turn, offer, action);
        }
        if let Action::Benefit(benefit) = *action {
            return self.benefit(seat, benefit).map(|()| Planned::Benefit(benefit));
        }
        let before_income = matches!(turn.step, Step::Track(_) | Step::Station | Step::Run);
        match action {
            Action::Issue {} if before_income => {
                return self.issue(turn).map(|income| Planned::Issue(*turn, income));
            }
            Action::Redeem {} if before_income => {
                return self.redemption(turn).map(|cost| Planned::Redeem(*turn, cost));
            }
            _ => {}
        }
        match turn.step {
            Step::Home => match *action {
                Action::Home { hex, stop } => {
                    self.home(turn.company, hex, stop).map(|()| Planned::Home(*turn))
                }
                _ => Err(Refusal::NotThisStep),
            },
            Step::Track(track) => self.plan_track(turn, &track, action),
            Step::Station => match *action {
                Action::Station { hex, stop, rent } => {
                    let plan = self.station(turn.company, hex, stop, rent)?;
                    Ok(Planned::Station(*turn, plan))
                }
                Action::Pass {} => Ok(Planned::NextStep(*turn)),
                _ => Err(Refusal::NotThisStep),
            },
            Step::Run => match action {
                Action::Run { routes } => {
                    self.given_run(turn.company, routes).map(|run| Planned::Run(*turn, run))
                }
                _ => Err(Refusal::NotThisStep),
            },
            Step::Dividend { revenue } => match action {
                Action::PayOut {} => Ok(Planned::PayOut(*turn, revenue)),
                Action::Keep {} => Ok(Planned::Keep(*turn, revenue)),
                _ => Err(Refusal::NotThisStep),
            },
            Step::Trains(purchases) => self.plan_trains(turn, &purchases, seat, action),
            Step::Machines => match *action {
                Action::Machine { generation } => {
                    let bought = self.machine(turn.company, generation)?;
                    Ok(Planned::Machine(*turn, generation, bought))
                }
                Action::Pass {} => Ok(Planned::NextStep(*turn)),
                _ => Err(Refusal::NotThisStep),
            },
        }
    }

    fn plan_track(
        &self,
        turn: &Operating,
        track: &Track,
        action: &Action,
    ) -> Result<Planned, Refusal> {
        match *action {
            Action::Lay(laying) => {
                self.laying(turn, track, laying, None).map(|plan| Planned::Lay(*turn, plan))
            }
            Action::Commission { card, laying } => {
                self.laying(turn, track, laying, Some(card)).map(|plan| Planned::Lay(*turn, plan))
            }
            Action::Pass {} => Ok(Planned::NextStep(*turn)),
            _ => Err(Refusal::NotThisStep),
        }
    }

    fn plan_answer(turn: &Operating, offer: Offer, action: &Action) -> Result<Planned, Refusal> {
        let Step::Trains(purchases) = turn.step else { return Err(Refusal::NotThisStep) };
        match *action {
            Action::Answer { answer } => {
                Ok(Planned::Answer(*turn, purchases, offer, answer == Reply::Yes))
            }
            _ => Err(Refusal::NotThisStep),
        }
    }

    fn plan_trains(
        &self,
        turn: &Operating,
        purchases: &Purchases,
        seat: Seat,
        action: &Action,
    ) -> Result<Planned, Refusal> {
        let bought = |purchase| Planned::Train(*turn, *purchases, purchase);
        match *action {
            Action::Train { from, train, discount } => {
                self.train(turn, purchases, (from, train), discount).map(bought)
            }
            Action::TradeIn { old, discount } => {
                self.trade_in(turn, purchases, old, discount).map(bought)
            }
            Action::Wagon { from, wagon } => {
                let price = self.wagon(turn, purchases, from, wagon)?;
                Ok(Planned::Wagon(*turn, from, wagon, price))
            }
            Action::DealTrain { seller, train, price } => {
                let offer = self.train_deal(turn, purchases, seller, train, price)?;
                Ok(Planned::Deal(*turn, *purchases, offer))
            }
            Action::DealWagon { seller, wagon } => {
                let offer = self.wagon_deal(turn, purchases, seller, wagon)?;
                Ok(Planned::Deal(*turn, *purchases, offer))
            }
            Action::Raise(raise) => {
                self.raise(turn, seat, raise)?;
                Ok(Planned::Raise(*turn, *purchases, raise))
            }
            Action::Pass {} if self.must_buy(turn.company) => Err(Refusal::MustBuyTrain),
            Action::Pass {} => Ok(Planned::NextStep(*turn)),
            _ => Err(Refusal::NotThisStep),
        }
    }

    /// Carries out what [`Cuba18::plan`] worked out.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        (action, planned): (&Action, Planned),
        log: &mut impl Sink<Event>,
    ) {
        match planned {
            Planned::Bid(auction, amount) => {
                log.record(Event::Bid { seat, card: auction.card, amount });
                self.after_bid(Auction { high: Some((seat, amount)), ..auction }, log);
            }
            Planned::Fold(auction) => {
                log.record(Event::Passed { seat });
                self.after_bid(Auction { out: auction.out.with(seat), ..auction }, log);
            }
            Planned::Concession(draft, card, cost) => {
                self.concede(seat, card, cost, log);
                self.ask_draft(Draft { place: draft.place + 1, ..draft }, log);
            }
            Planned::NoConcession(draft) => {
                log.record(Event::Passed { seat });
                self.ask_draft(Draft { place: draft.place + 1, ..draft }, log);
            }
            Planned::Convert(..)
            | Planned::Found(_)
            | Planned::Buy(_)
            | Planned::Sell(..)
            | Planned::EndStockTurn(_) => self.carry_out_stock(seat, (action, planned), log),
            Planned::Benefit(benefit) => self.grant(seat, benefit, log),
            Planned::Discard(company) => self.hand_in(company, action, log),
            other => self.carry_out_operating(seat, (action, other), log),
        }
        self.note_bank(log);
        self.settle(log);
    }

    fn carry_out_stock(
        &mut self,
        seat: Seat,
        (action, planned): (&Action, Planned),
        log: &mut impl Sink<Event>,
    ) {
        match (planned, action) {
            (Planned::Convert(stock, cost), &Action::Convert { card, minor, price, mill }) => {
                self.convert(seat, (card, minor), (price, cost), mill, log);
                self.after_stock_turn(stock, false, log);
            }
            (Planned::Found(stock), &Action::Found { company, price }) => {
                self.found(seat, company, price, log);
                self.after_stock_turn(stock, false, log);
            }
            (Planned::Buy(stock), &Action::Buy { company, from }) => {
                self.buy(seat, company, from, log);
                self.after_stock_turn(stock, false, log);
            }
            (Planned::Sell(mut stock, sale), _) => {
                stock.sold[seat] = stock.sold[seat].with(sale.company);
                stock.has_sold = true;
                self.round = Round::Stock(stock);
                self.sell(seat, sale, log);
            }
            (Planned::EndStockTurn(stock), _) => {
                log.record(Event::Passed { seat });
                self.after_stock_turn(stock, !stock.has_sold, log);
            }
            (_, _) => {}
        }
    }

    fn carry_out_operating(
        &mut self,
        seat: Seat,
        (action, planned): (&Action, Planned),
        log: &mut impl Sink<Event>,
    ) {
        match planned {
            Planned::Home(turn) => {
                if let &Action::Home { hex, stop } = action {
                    self.settle_home(turn.company, (hex, stop), log);
                }
                self.round = Round::Operating(turn.at(Step::Track(Track::default())));
            }
            Planned::Issue(turn, income) => {
                self.carry_out_issue(turn.company, income, log);
                self.round = Round::Operating(Operating { shared: true, ..turn });
            }
            Planned::Redeem(turn, cost) => {
                self.redeem(turn.company, cost, log);
                self.round = Round::Operating(Operating { shared: true, ..turn });
            }
            Planned::Lay(turn, plan) => self.lay_tile(turn, plan, log),
            Planned::Station(turn, plan) => {
                self.place_station(turn.company, plan, log);
                self.round = Round::Operating(turn.at(Step::Run));
            }
            Planned::Run(turn, run) => self.run_trains(turn, &run, log),
            Planned::PayOut(turn, revenue) => self.pay_out(turn, revenue, log),
            Planned::Keep(turn, revenue) => self.keep(turn, revenue, log),
            Planned::Train(turn, mut purchases, purchase) => {
                purchases.traded |= purchase.old.is_some();
                purchases.emergency = false;
                self.round = Round::Operating(turn.at(Step::Trains(purchases)));
                self.buy_train(turn.company, purchase, log);
            }
            Planned::Wagon(turn, from, wagon, price) => {
                self.buy_wagon(turn.company, (from, wagon), price, log);
            }
            Planned::Deal(turn, purchases, offer) => self.propose(turn, purchases, offer, log),
            Planned::Answer(turn, purchases, offer, agreed) => {
                self.answer(turn, purchases, (offer, agreed), log);
            }
            Planned::Raise(turn, purchases, raise) => {
                self.carry_out_raise(turn, purchases, (seat, raise), log);
            }
            Planned::Machine(turn, generation, bought) => {
                self.buy_machine(turn.company, generation, bought, log);
            }
            Planned::NextStep(turn) => self.next_step(turn, log),
            _ => {}
        }
    }

    /// The step after one that was passed.
    fn next_step(&mut self, turn: Operating, log: &mut impl Sink<Event>) {
        let step = match turn.step {
            Step::Home | Step::Track(_) if !turn.company.is_minor() => Step::Station,
            Step::Home | Step::Track(_) | Step::Station => Step::Run,
            Step::Run | Step::Dividend { .. } => Step::Trains(Purchases::default()),
            Step::Trains(_) if turn.company.is_minor() => Step::Machines,
            Step::Trains(_) | Step::Machines => return self.end_turn(turn, log),
        };
        self.round = Round::Operating(turn.at(step));
    }

    /// Goes on by itself as long as nobody has anything to decide (Q02).
    fn settle(&mut self, log: &mut impl Sink<Event>) {
        while self.step_by_itself(log) {
            self.note_bank(log);
        }
    }

    /// One step without a decision; false if somebody is asked.
    fn step_by_itself(&mut self, log: &mut impl Sink<Event>) -> bool {
        if self.surplus().is_some() {
            return false;
        }
        match self.round {
            Round::Deal | Round::Auction(_) | Round::Draft(_) | Round::Over { .. } => false,
            Round::Stock(stock) => {
                let seat = self.table.at_place(stock.place);
                let idle = !choices::has_stock_choice(self, &stock, seat);
                if idle {
                    self.after_stock_turn(stock, !stock.has_sold, log);
                }
                idle
            }
            Round::Operating(turn) => self.operate_by_itself(turn, log),
        }
    }

    fn operate_by_itself(&mut self, turn: Operating, log: &mut impl Sink<Event>) -> bool {
        match turn.step {
            Step::Home | Step::Dividend { .. } => false,
            Step::Track(_) | Step::Station | Step::Machines => {
                let idle = !choices::has_company_choice(self, &turn);
                if idle {
                    self.next_step(turn, log);
                }
                idle
            }
            Step::Run => {
                let idle = !choices::has_company_choice(self, &turn);
                if idle {
                    self.run_trains(turn, &Run::default(), log);
                }
                idle
            }
            Step::Trains(purchases) => {
                if purchases.offer.is_some() || choices::has_company_choice(self, &turn) {
                    return false;
                }
                if self.must_buy(turn.company) {
                    self.go_bankrupt(&turn, &purchases, log);
                } else {
                    self.next_step(turn, log);
                }
                true
            }
        }
    }
}
