//! Which entry an announcement makes.

use cuba18_rules::Event;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, coins};
use crate::printed;

impl Books {
    /// Enters what was announced.
    #[expect(clippy::too_many_lines, reason = "each announcement with its entry")]
    pub(crate) fn read(&mut self, event: &Event) -> Entry {
        sure(!self.is_over, || "something happens after the end".to_owned())?;
        match *event {
            // Players and shares.
            Event::Ordered { ref order } => return self.order(order),
            Event::Won { seat, amount, .. } => return self.player_pays(seat, coins(amount)),
            Event::Conceded { seat, card, amount } => {
                return self.concede(seat, card, coins(amount));
            }
            Event::Converted { seat, card, minor, price, .. } => {
                return self.convert(seat, card, minor, price.into());
            }
            Event::Founded { seat, company, price } => {
                return self.found(seat, company, price.into());
            }
            Event::Bought { seat, company, from, price } => {
                return self.buy(seat, company, from, coins(price));
            }
            Event::Sold { seat, company, shares, income } => {
                return self.sell(seat, company, shares.into(), coins(income));
            }
            Event::Directed { company, seat } => return self.direct(company, seat),
            Event::Floated { company, capital } => return self.float(company, coins(capital)),
            Event::Priced { company, before, price } => {
                return self.reprice(company, (coins(before), coins(price)));
            }
            Event::Unconverted { seat, card } => return self.discard_concession(seat, card),
            Event::SetBegan { .. } => return self.end_stock_round(),
            // A company's turn.
            Event::Operates { .. } => self.refused.clear(),
            Event::Mail { company, amount } => return self.mail(company, coins(amount)),
            Event::Stationed { company, cost, .. } => return self.station(company, coins(cost)),
            Event::Issued { company, shares, income } => {
                return self.issue(company, shares.into(), coins(income));
            }
            Event::Redeemed { company, cost } => return self.redeem(company, coins(cost)),
            Event::Laid { company, cost, .. } => return self.lay(company, coins(cost)),
            Event::Commissioned { seat, card, amount } => {
                return self.commission(seat, card, coins(amount));
            }
            Event::Rented { company, tokens, fee } => {
                return self.rent(company, tokens.into(), coins(fee));
            }
            Event::Ran { company, revenue, ref routes } => {
                return self.run(company, revenue.into(), routes.iter().map(|route| route.train));
            }
            Event::Milled { company, cubes } => return self.mill(company, cubes.into()),
            Event::Delivered { cubes, .. } => return self.deliver(cubes),
            Event::PaidOut { company, revenue } => return self.pay_out(company, revenue.into()),
            Event::Kept { company, revenue } => return self.keep(company, revenue.into()),
            // Trains, wagons, machines, and the money for them.
            Event::GotTrain { company, train, price, seller: None } => {
                return self.buy_train(company, train, coins(price));
            }
            Event::GotTrain { company, train, price, seller: Some(seller) } => {
                return self.deal(company, seller, (train, coins(price)));
            }
            Event::TradedIn { company, old, train, price } => {
                return self.trade_in(company, (old, train), coins(price));
            }
            Event::GotWagon { company, wagon, price, seller } => {
                return self.wagon(company, wagon, coins(price), seller);
            }
            Event::OfferedTrain { seller, train, price, .. } => {
                return self.offer(seller, train, coins(price));
            }
            Event::OfferedWagon { wagon, price, .. } => {
                let due = printed::WAGONS[wagon as usize];
                return sure(coins(price) == due, || format!("{price} for a wagon"));
            }
            Event::NamedPrice { price, .. } => return self.name_price(coins(price)),
            Event::Declined { .. } => self.decline(),
            Event::GotMachine { company, generation, price } => {
                return self.machine(company, usize::from(generation) - 1, coins(price));
            }
            Event::Benefited { company, card } => self.benefit(company, card),
            Event::Added { seat, company, amount } => {
                return self.add(seat, company, coins(amount));
            }
            Event::Refunded { seat, company, amount } => {
                return self.refund(seat, company, coins(amount));
            }
            Event::DiscardedTrain { company, train } => return self.hand_in(company, train),
            Event::DiscardedWagon { company, wagon } => return self.hand_in_wagon(company, wagon),
            // The whole game.
            Event::PhaseBegan { phase } => return self.begin_phase(phase.into()),
            Event::ScrappedTrains { company, train, count } => {
                return self.scrap(company, train, count.into());
            }
            Event::ScrappedWagons { company, count } => {
                return self.scrap_wagons(company, count.into());
            }
            Event::Aged { company, count } => return self.age(company, count.into()),
            Event::CentralPaid { revenue } => return self.central(revenue.into()),
            Event::Exported { train } => return self.export(train),
            Event::BankBroke => {
                return sure(self.bank <= 0, || format!("the bank breaks with {}", self.bank));
            }
            Event::Ended { .. } => self.is_over = true,
            Event::Bid { .. } | Event::Passed { .. } | Event::Promised { .. } => {}
        }
        Ok(())
    }
}
