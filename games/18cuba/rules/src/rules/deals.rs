//! §VII.12 Trains and wagons between companies.

use cuba18_track::{Company, Train, Wagon};
use tabletop::{Money, Sink};

use crate::haggle::Haggle;
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
        match purchases.haggles.of(seller, train) {
            // Q01.
            Some(_) if !self.terms.third_reading() => return Err(Refusal::Declined),
            Some(Haggle { price: offered, .. }) if price <= offered => {
                return Err(Refusal::NotHigher { offered });
            }
            // Q09.
            None if purchases.haggles.is_full() => return Err(Refusal::Declined),
            Some(_) | None => {}
        }
        self.has_room_for_train(turn.company)?;
        let goods = Goods::Train(train);
        self.deal(turn.company, Offer { seller, goods, price, is_named: false })
    }

    /// The lowest price at which a train may be offered for (R257).
    pub(crate) fn lowest_offer(purchases: &Purchases, seller: Company, train: Train) -> Money {
        let refused = purchases.haggles.of(seller, train);
        refused.map_or(Money::ZERO, |haggle| haggle.price) + Money::new(1)
    }

    /// Works out a price that the seller names in answer to an offer (R257, Q12).
    pub(crate) fn counter(
        &self,
        turn: &Operating,
        (purchases, offer): (&Purchases, Offer),
        price: Money,
    ) -> Result<Offer, Refusal> {
        let Goods::Train(train) = offer.goods else { return Err(Refusal::NoPriceOfOwn) };
        let has_named =
            purchases.haggles.of(offer.seller, train).is_some_and(|haggle| haggle.has_named);
        if !self.terms.third_reading() || offer.is_named || has_named {
            return Err(Refusal::NoPriceOfOwn);
        }
        if price <= offer.price {
            return Err(Refusal::NotHigher { offered: offer.price });
        }
        self.deal(turn.company, Offer { price, is_named: true, ..offer })
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
        let goods = Goods::Wagon(wagon);
        let offer = self.deal(turn.company, Offer { seller, goods, price, is_named: false })?;
        self.spares_train(turn.company, price)?;
        Ok(offer)
    }

    fn deal(&self, company: Company, offer: Offer) -> Result<Offer, Refusal> {
        self.table.affords(company, offer.price, "VII.12").map(|_| offer)
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
        let (company, Offer { seller, goods, price, is_named: _ }) = (turn.company, offer);
        log.record(match goods {
            Goods::Train(train) => Event::OfferedTrain { company, seller, train, price },
            Goods::Wagon(wagon) => Event::OfferedWagon { company, seller, wagon, price },
        });
        let asked = Purchases { offer: Some(offer), ..purchases };
        self.round = Round::Operating(turn.at(Step::Trains(asked)));
    }

    /// The seller names a price; the buyer is asked.
    pub(crate) fn name_price(
        &mut self,
        turn: Operating,
        mut purchases: Purchases,
        named: Offer,
        log: &mut impl Sink<Event>,
    ) {
        let Some(offer) = purchases.offer else { return };
        let Offer { seller, price, .. } = named;
        if let Goods::Train(train) = offer.goods {
            purchases.haggles.note(Haggle { seller, train, price: offer.price, has_named: true });
            log.record(Event::NamedPrice { company: turn.company, seller, train, price });
        }
        purchases.offer = Some(named);
        self.round = Round::Operating(turn.at(Step::Trains(purchases)));
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
        let Offer { seller, goods, price, is_named } = offer;
        if agreed {
            if let Goods::Train(train) = goods {
                purchases.haggles.forget(seller, train);
            }
        } else {
            match goods {
                // The offer that the price answers is noted already.
                Goods::Train(_) if is_named => {}
                Goods::Train(train) => {
                    let before = purchases.haggles.of(seller, train);
                    let has_named = before.is_some_and(|haggle| haggle.has_named);
                    purchases.haggles.note(Haggle { seller, train, price, has_named });
                }
                Goods::Wagon(wagon) => {
                    let by = &mut purchases.refused_wagons[wagon as usize];
                    *by = by.with(seller);
                }
            }
            let company = if is_named { turn.company } else { seller };
            log.record(Event::Declined { company });
        }
        self.round = Round::Operating(turn.at(Step::Trains(purchases)));
        if agreed {
            self.close_deal(turn.company, offer, log);
        }
    }

    fn close_deal(&mut self, company: Company, offer: Offer, log: &mut impl Sink<Event>) {
        let Offer { seller, goods, price, is_named: _ } = offer;
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
