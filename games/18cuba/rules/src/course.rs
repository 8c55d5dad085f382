//! What follows from a decision.

use cuba18_track::Run;
use tabletop::{Seat, Sink};

use crate::choices;
use crate::plan::{Deed, Planned, Trade};
use crate::round::{Auction, Draft, Operating, Purchases, Round, Step, Stock, Track};
use crate::{Cuba18, Event};

impl Cuba18 {
    /// Carries out what [`Cuba18::plan`] worked out.
    pub(crate) fn carry_out(&mut self, seat: Seat, planned: Planned, log: &mut impl Sink<Event>) {
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
            Planned::Trade(stock, trade) => self.carry_out_trade(seat, stock, trade, log),
            Planned::Benefit(grant) => self.grant(seat, grant, log),
            Planned::Deed(turn, deed) => self.carry_out_deed(seat, turn, deed, log),
            Planned::Discard(discard) => self.hand_in(discard, log),
        }
        self.note_bank(log);
        self.settle(log);
    }

    fn carry_out_trade(
        &mut self,
        seat: Seat,
        mut stock: Stock,
        trade: Trade,
        log: &mut impl Sink<Event>,
    ) {
        match trade {
            Trade::Convert(conversion) => self.convert(seat, conversion, log),
            Trade::Found(founding) => self.found(seat, founding, log),
            Trade::Buy(buying) => self.buy(seat, buying, log),
            // Who has sold goes on.
            Trade::Sell(sale) => {
                stock.sold[seat] = stock.sold[seat].with(sale.company);
                stock.has_sold = true;
                self.round = Round::Stock(stock);
                return self.sell(seat, sale, log);
            }
            Trade::Pass => {
                log.record(Event::Passed { seat });
                return self.after_stock_turn(stock, !stock.has_sold, log);
            }
        }
        self.after_stock_turn(stock, false, log);
    }

    fn carry_out_deed(
        &mut self,
        seat: Seat,
        mut turn: Operating,
        deed: Deed,
        log: &mut impl Sink<Event>,
    ) {
        match deed {
            Deed::Home(hex, stop) => {
                self.settle_home(turn.company, (hex, stop), log);
                self.round = Round::Operating(turn.at(Step::Track(Track::default())));
            }
            Deed::Issue(issue) => {
                self.carry_out_issue(turn.company, issue, log);
                self.round = Round::Operating(Operating { shared: true, ..turn });
            }
            Deed::Redeem(cost) => {
                self.redeem(turn.company, cost, log);
                self.round = Round::Operating(Operating { shared: true, ..turn });
            }
            Deed::Lay(plan) => self.lay_tile(turn, plan, log),
            Deed::Station(plan) => {
                self.place_station(&mut turn, plan, log);
                self.round = Round::Operating(turn.at(Step::Run));
            }
            Deed::Run(run) => self.run_trains(turn, &run, log),
            Deed::PayOut(revenue) => self.pay_out(turn, revenue, log),
            Deed::Keep(revenue) => self.keep(turn, revenue, log),
            Deed::Train(mut purchases, purchase) => {
                purchases.traded |= purchase.old.is_some();
                purchases.emergency = false;
                self.round = Round::Operating(turn.at(Step::Trains(purchases)));
                self.buy_train(turn.company, purchase, log);
            }
            Deed::Wagon(from, wagon, price) => {
                self.buy_wagon(turn.company, (from, wagon), price, log);
            }
            Deed::Deal(purchases, offer) => self.propose(turn, purchases, offer, log),
            Deed::Answer(purchases, offer, agreed) => {
                self.answer(turn, purchases, (offer, agreed), log);
            }
            Deed::Counter(purchases, named) => self.name_price(turn, purchases, named, log),
            Deed::Bankrupt(purchases) => self.go_bankrupt(&turn, &purchases, log),
            Deed::Raise(purchases, raising) => {
                self.carry_out_raise(turn, purchases, (seat, raising), log);
            }
            Deed::Machine(generation, bought) => {
                self.buy_machine(turn.company, generation, bought, log);
            }
            Deed::Pass => self.next_step(turn, log),
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
