//! From a decision to the rule that allows or forbids it.

use cuba18_track::{Hex, Run, Wagon};
use tabletop::{Money, Seat};

use crate::action::{Action, Benefit, Reply, Shop};
use crate::round::{Auction, Draft, Offer, Operating, Purchases, Round, Step, Stock};
use crate::rules::{
    Buying, Conversion, Discard, Founding, Grant, Issue, Purchase, Raising, Sale, StationPlan,
    TrackPlan,
};
use crate::{Cuba18, Refusal};

/// A decision the rules allow: worked out, not yet carried out.
#[derive(Clone, Debug)]
pub(crate) enum Planned {
    Bid(Auction, Money),
    Fold(Auction),
    Concession(Draft, u8, Money),
    NoConcession(Draft),
    Trade(Stock, Trade),
    Benefit(Grant),
    Deed(Operating, Deed),
    Discard(Discard),
}

/// What a player does in a stock round.
#[derive(Clone, Debug)]
pub(crate) enum Trade {
    Convert(Conversion),
    Found(Founding),
    Buy(Buying),
    Sell(Sale),
    Pass,
}

/// What a director does in a company's turn.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    Home(Hex, u8),
    Issue(Issue),
    Redeem(Money),
    Lay(TrackPlan),
    Station(StationPlan),
    Run(Run),
    PayOut(u16),
    Keep(u16),
    Train(Purchases, Purchase),
    Wagon(Shop, Wagon, Money),
    Deal(Purchases, Offer),
    Answer(Purchases, Offer, bool),
    Counter(Purchases, Offer),
    Bankrupt(Purchases),
    Raise(Purchases, Raising),
    Machine(u8, (usize, Money)),
    Pass,
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
                // A price that the seller has named is the buyer's to answer.
                let offer = turn.step.offered().map(|(_, offer)| offer);
                let seller = offer.filter(|offer| !offer.is_named).map(|offer| offer.seller);
                let company = self.surplus().or(seller).unwrap_or(turn.company);
                self.table.charter(company).director
            }
        }
    }

    /// Works out a decision of `seat`, or says which rule forbids it.
    #[expect(clippy::too_many_lines, reason = "each decision with the rule that it asks")]
    pub(crate) fn plan(&self, seat: Seat, action: &Action) -> Result<Planned, Refusal> {
        if self.asked() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        // R188: nothing is handed in but what is above the limit, and nothing else is done before.
        let hands_in = matches!(action, Action::DiscardTrain { .. } | Action::DiscardWagon { .. });
        if !hands_in && self.surplus().is_some() {
            return Err(Refusal::MustHandIn);
        }
        match *action {
            Action::Bid { amount } => self.plan_bid(amount),
            Action::Concession { card } => self.plan_concession(seat, card),
            Action::Convert { card, minor, price, mill } => self.in_stock(|stock| {
                self.conversion(stock, seat, (card, minor), price, mill).map(Trade::Convert)
            }),
            Action::Found { company, price } => {
                self.in_stock(|_| self.founding(seat, company, price).map(Trade::Found))
            }
            Action::Buy { company, from } => {
                self.in_stock(|stock| self.purchase(stock, seat, company, from).map(Trade::Buy))
            }
            Action::Sell { company, shares } => self.in_stock(|stock| {
                let sale = || self.sale(seat, company, shares).map(Trade::Sell);
                if stock.first { Err(Refusal::NoSalesYet) } else { sale() }
            }),
            Action::Benefit(benefit) => self.plan_benefit(seat, benefit),
            Action::DiscardTrain { company, train } => {
                self.discard(Discard::Train { company, train }).map(Planned::Discard)
            }
            Action::DiscardWagon { company, wagon } => {
                self.discard(Discard::Wagon { company, wagon }).map(Planned::Discard)
            }
            Action::Pass {} => self.plan_pass(seat),
            Action::Home { hex, stop } => self.in_turn(|turn| {
                let home = || self.home(turn.company, hex, stop).map(|()| Deed::Home(hex, stop));
                (turn.step == Step::Home).then(home)
            }),
            Action::Issue {} => self.in_turn(|turn| {
                turn.step.is_before_income().then(|| self.issue(turn).map(Deed::Issue))
            }),
            Action::Redeem {} => self.in_turn(|turn| {
                turn.step.is_before_income().then(|| self.redemption(turn).map(Deed::Redeem))
            }),
            Action::Lay(laying) => self.in_turn(|turn| {
                let track = turn.step.track()?;
                Some(self.laying(turn, track, laying, None).map(Deed::Lay))
            }),
            Action::Commission { card, laying } => self.in_turn(|turn| {
                let track = turn.step.track()?;
                Some(self.laying(turn, track, laying, Some(card)).map(Deed::Lay))
            }),
            Action::Station { hex, stop, rent } => self.in_turn(|turn| {
                let station = || self.station(turn, hex, stop, rent).map(Deed::Station);
                (turn.step == Step::Station).then(station)
            }),
            Action::Run { ref routes } => self.in_turn(|turn| {
                let run = || self.given_run(turn, routes).map(Deed::Run);
                (turn.step == Step::Run).then(run)
            }),
            Action::PayOut {} => self.in_turn(|turn| turn.step.revenue().map(Deed::PayOut).map(Ok)),
            Action::Keep {} => self.in_turn(|turn| turn.step.revenue().map(Deed::Keep).map(Ok)),
            Action::Train { from, train, discount } => self.in_turn(|turn| {
                let purchases = turn.step.purchases()?;
                let bought = self.train(turn, purchases, (from, train), discount);
                Some(bought.map(|purchase| Deed::Train(*purchases, purchase)))
            }),
            Action::TradeIn { old, discount } => self.in_turn(|turn| {
                let purchases = turn.step.purchases()?;
                let traded = self.trade_in(turn, purchases, old, discount);
                Some(traded.map(|purchase| Deed::Train(*purchases, purchase)))
            }),
            Action::Wagon { from, wagon } => self.in_turn(|turn| {
                let price = self.wagon(turn, turn.step.purchases()?, from, wagon);
                Some(price.map(|price| Deed::Wagon(from, wagon, price)))
            }),
            Action::DealTrain { seller, train, price } => self.in_turn(|turn| {
                let purchases = turn.step.purchases()?;
                let offer = self.train_deal(turn, purchases, seller, train, price);
                Some(offer.map(|offer| Deed::Deal(*purchases, offer)))
            }),
            Action::DealWagon { seller, wagon } => self.in_turn(|turn| {
                let purchases = turn.step.purchases()?;
                let offer = self.wagon_deal(turn, purchases, seller, wagon);
                Some(offer.map(|offer| Deed::Deal(*purchases, offer)))
            }),
            Action::Answer { answer } => self.in_turn(|turn| {
                let (purchases, offer) = turn.step.offered()?;
                Some(Ok(Deed::Answer(*purchases, offer, answer == Reply::Yes)))
            }),
            Action::Counter { price } => self.in_turn(|turn| {
                let (purchases, offer) = turn.step.offered()?;
                let named = self.counter(turn, (purchases, offer), price);
                Some(named.map(|named| Deed::Counter(*purchases, named)))
            }),
            Action::Bankrupt {} => self.in_turn(|turn| {
                let purchases = turn.step.purchases()?;
                Some(self.bankruptcy(turn, seat).map(|()| Deed::Bankrupt(*purchases)))
            }),
            Action::Raise(raise) => self.in_turn(|turn| {
                let purchases = turn.step.purchases()?;
                let raising = self.raise(turn, seat, raise);
                Some(raising.map(|raising| Deed::Raise(*purchases, raising)))
            }),
            Action::Machine { generation } => self.in_turn(|turn| {
                let machine = || self.machine(turn.company, generation);
                let bought = (turn.step == Step::Machines).then(machine)?;
                Some(bought.map(|bought| Deed::Machine(generation, bought)))
            }),
        }
    }

    fn plan_bid(&self, amount: Money) -> Result<Planned, Refusal> {
        let Round::Auction(auction) = self.round else { return Err(Refusal::NotThisStep) };
        self.bid(&auction, amount).map(|()| Planned::Bid(auction, amount))
    }

    fn plan_concession(&self, seat: Seat, card: u8) -> Result<Planned, Refusal> {
        let Round::Draft(draft) = self.round else { return Err(Refusal::NotThisStep) };
        self.concession(seat, card).map(|cost| Planned::Concession(draft, card, cost))
    }

    fn plan_benefit(&self, seat: Seat, benefit: Benefit) -> Result<Planned, Refusal> {
        match self.round {
            Round::Stock(_) => {}
            Round::Operating(turn) if turn.step.offered().is_none() => {}
            Round::Deal
            | Round::Auction(_)
            | Round::Draft(_)
            | Round::Operating(_)
            | Round::Over { .. } => return Err(Refusal::NotThisStep),
        }
        self.benefit(seat, benefit).map(Planned::Benefit)
    }

    fn plan_pass(&self, seat: Seat) -> Result<Planned, Refusal> {
        match self.round {
            Round::Deal | Round::Over { .. } => Err(Refusal::NotThisStep),
            // R062: who opens must bid.
            Round::Auction(auction) if auction.high.is_none() => Err(Refusal::MustBid),
            Round::Auction(auction) => Ok(Planned::Fold(auction)),
            Round::Draft(draft) => Ok(Planned::NoConcession(draft)),
            Round::Stock(stock) => {
                self.stock_pass(&stock, seat).map(|()| Planned::Trade(stock, Trade::Pass))
            }
            Round::Operating(turn) => match turn.step {
                Step::Home | Step::Run | Step::Dividend { .. } => Err(Refusal::NotThisStep),
                Step::Trains(purchases) if purchases.offer.is_some() => Err(Refusal::NotThisStep),
                Step::Trains(_) if self.must_buy(turn.company) => Err(Refusal::MustBuyTrain),
                Step::Track(_) | Step::Station | Step::Trains(_) | Step::Machines => {
                    Ok(Planned::Deed(turn, Deed::Pass))
                }
            },
        }
    }

    /// A decision that belongs into a stock round.
    fn in_stock(
        &self,
        trade: impl FnOnce(&Stock) -> Result<Trade, Refusal>,
    ) -> Result<Planned, Refusal> {
        let Round::Stock(stock) = &self.round else { return Err(Refusal::NotThisStep) };
        trade(stock).map(|trade| Planned::Trade(*stock, trade))
    }

    /// A decision in a company's turn; nothing if the step asks for something else.
    fn in_turn(
        &self,
        deed: impl FnOnce(&Operating) -> Option<Result<Deed, Refusal>>,
    ) -> Result<Planned, Refusal> {
        let Round::Operating(turn) = &self.round else { return Err(Refusal::NotThisStep) };
        let deed = deed(turn).ok_or(Refusal::NotThisStep)??;
        Ok(Planned::Deed(*turn, deed))
    }
}
