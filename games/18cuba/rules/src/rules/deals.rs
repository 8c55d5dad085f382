//! §VII.12 Trains and wagons between companies.

use cuba18_track::{Company, Train, Wagon};
use tabletop::{Money, Sink};

use crate::refusal::enough;
use crate::round::{Goods, Offer, Operating, Purchases, Round, Step};
use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

impl Cuba18 {
    /// Whether the company may buy from `seller` at all: from phase 3 on, however it
    /// began (R185, R187, C25).
    pub(crate) fn partner(
        &self,
        turn: &Operating,
        purchases: &Purchases,
        seller: Company,
    ) -> Result<(), Refusal> {
        let phase = self.data().phases.deals;
        if self.table.phase.number() < phase {
            return Err(Refusal::NoDealsYet { phase });
        }
        if purchases.emergency {
            return Err(Refusal::MustBuyCheapest);
        }
        if seller.kind() != turn.company.kind() {
            return Err(Refusal::NotForThisKind);
        }
        let is_partner = seller != turn.company && self.table.charter(seller).director.is_some();
        if is_partner { Ok(()) } else { Err(Refusal::NoDeal) }
    }

    /// Works out a deal over a train (R185).
    pub(crate) fn train_deal(
        &self,
        turn: &Operating,
        purchases: &Purchases,
        seller: Company,
        train: Train,
        price: Money,
    ) -> Result<Offer, Refusal> {
        self.partner(turn, purchases, seller)?;
        if self.table.charter(seller).trains[train] == 0 || price == Money::ZERO {
            return Err(Refusal::NoDeal);
        }
        if purchases.refused[train as usize].contains(seller) {
            return Err(Refusal::Declined);
        }
        self.has_room_for_train(turn.company)?;
        self.deal(turn.company, Offer { seller, goods: Goods::Train(train), price })
    }

    /// Works out a deal over a wagon, at its price (R186).
    pub(crate) fn wagon_deal(
        &self,
        turn: &Operating,
        purchases: &Purchases,
        seller: Company,
        wagon: Wagon,
    ) -> Result<Offer, Refusal> {
        self.partner(turn, purchases, seller)?;
        if self.table.charter(seller).wagons[wagon] == 0 {
            return Err(Refusal::NoDeal);
        }
        if purchases.refused_wagons[wagon as usize].contains(seller) {
            return Err(Refusal::Declined);
        }
        self.has_room_for_wagon(turn.company)?;
        let price = Money::new(self.data().cards.wagon_prices[wagon as usize]);
        self.deal(turn.company, Offer { seller, goods: Goods::Wagon(wagon), price })
    }

    fn deal(&self, company: Company, offer: Offer) -> Result<Offer, Refusal> {
        enough(offer.price, self.table.charter(company).treasury, "VII.12").map(|_| offer)
    }

    /// One director agrees with themselves; another is asked.
    pub(crate) fn propose(
        &mut self,
        turn: Operating,
        purchases: Purchases,
        offer: Offer,
        log: &mut impl Sink<Event>,
    ) {
        let directors = [turn.company, offer.seller].map(|of| self.table.charter(of).director);
        if directors[0] == directors[1] {
            return self.close_deal(turn.company, offer, log);
        }
        let (company, Offer { seller, goods, price }) = (turn.company, offer);
        log.record(match goods {
            Goods::Train(train) => Event::OfferedTrain { company, seller, train, price },
            Goods::Wagon(wagon) => Event::OfferedWagon { company, seller, wagon, price },
        });
        let asked = Purchases { offer: Some(offer), ..purchases };
        self.round = Round::Operating(turn.at(Step::Trains(asked)));
    }

    /// The other director has answered.
    pub(crate) fn answer(
        &mut self,
        turn: Operating,
        mut purchases: Purchases,
        (offer, agreed): (Offer, bool),
        log: &mut impl Sink<Event>,
    ) {
        purchases.offer = None;
        if !agreed {
            match offer.goods {
                Goods::Train(train) => {
                    let by = &mut purchases.refused[train as usize];
                    *by = by.with(offer.seller);
                }
                Goods::Wagon(wagon) => {
                    let by = &mut purchases.refused_wagons[wagon as usize];
                    *by = by.with(offer.seller);
                }
            }
            // Q01: no second offer for it in this turn.
            log.record(Event::Declined { seller: offer.seller });
        }
        self.round = Round::Operating(turn.at(Step::Trains(purchases)));
        if agreed {
            self.close_deal(turn.company, offer, log);
        }
    }

    fn close_deal(&mut self, company: Company, offer: Offer, log: &mut impl Sink<Event>) {
        let Offer { seller, goods, price } = offer;
        self.table.pay(Account::Company(company), Account::Company(seller), price);
        match goods {
            Goods::Train(train) => {
                self.table.charter_mut(seller).trains[train] -= 1;
                self.table.charter_mut(company).trains[train] += 1;
                log.record(Event::GotTrain { company, train, price, seller: Some(seller) });
            }
            Goods::Wagon(wagon) => {
                self.table.charter_mut(seller).wagons[wagon] -= 1;
                self.table.charter_mut(company).wagons[wagon] += 1;
                log.record(Event::GotWagon { company, wagon, price, seller: Some(seller) });
            }
        }
    }
}
