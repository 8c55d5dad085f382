//! §VII.12 Buying trains and wagons.

use cuba18_track::{Company, CompanyKind, Train, Wagon};
use tabletop::{Key, Money, Seat, Sink};

use super::benefits::DISCOUNT;
use crate::action::Shop;
use crate::components::{Data, STACK};
use crate::round::{Operating, Purchases};
use crate::rulings::{Discounted, WagonLimit};
use crate::setup::Unsold;
use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

/// A train to be bought, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Purchase {
    pub(crate) from: Shop,
    pub(crate) train: Train,
    pub(crate) price: Money,
    pub(crate) discount: bool,
    /// The narrow train handed in for it.
    pub(crate) old: Option<Train>,
}

impl Cuba18 {
    /// What a train costs in the bank (C01, C68).
    pub(crate) fn train_price(&self, train: Train) -> Money {
        if train == Train::ThreeNarrow && self.terms.dear_3n {
            return Money::new(self.data().cards.dear_3n);
        }
        let is_dear = train == Train::FourNarrowAged && self.terms.unsold_4n == Unsold::FullPrice;
        self.data().price(if is_dear { Train::FourNarrow } else { train })
    }

    /// The trains that the bank sells to `company` now (R184, R189).
    pub(crate) fn in_bank(&self, company: Company) -> arrayvec::ArrayVec<Train, 4> {
        match company.kind() {
            CompanyKind::Minor => self
                .data()
                .narrow_trains()
                .into_iter()
                .filter(|&(train, from)| {
                    self.table.phase.number() >= from && self.table.depot.narrow_left(train) > 0
                })
                .map(|(train, _)| self.sold_as(train))
                .collect(),
            CompanyKind::Major => STACK[self.table.depot.top_layer()].iter().copied().collect(),
            CompanyKind::Central => arrayvec::ArrayVec::new(),
        }
    }

    /// From phase 7 on a new 4n is an aged one (C52).
    fn sold_as(&self, train: Train) -> Train {
        if train == Train::FourNarrow && self.table.phase.number() >= self.data().phases.aging {
            Train::FourNarrowAged
        } else {
            train
        }
    }

    /// Whether another train fits under the limit (R181, R182).
    pub(crate) fn has_room_for_train(&self, company: Company) -> Result<(), Refusal> {
        let limit = self.train_limit(company);
        let owned = usize::from(self.table.charter(company).train_count());
        if owned < limit { Ok(()) } else { Err(Refusal::TrainLimit) }
    }

    /// Whether another wagon fits under the limit (R166, R252, C59).
    pub(crate) fn has_room_for_wagon(&self, company: Company) -> Result<(), Refusal> {
        let charter = self.table.charter(company);
        let limit = match self.terms.rulings.wagon_limit {
            WagonLimit::TrainLimit => self.train_limit(company),
            WagonLimit::AsTrains => charter.train_count().into(),
        };
        let owned = usize::from(charter.wagon_count());
        if owned < limit { Ok(()) } else { Err(Refusal::WagonLimit) }
    }

    /// Works out the purchase of a train (§VII.12); the pool sells to all (C34).
    pub(crate) fn train(
        &self,
        turn: &Operating,
        purchases: &Purchases,
        (from, train): (Shop, Train),
        discount: bool,
    ) -> Result<Purchase, Refusal> {
        let company = turn.company;
        if train.is_narrow() != company.is_minor() {
            return Err(Refusal::NotForThisKind);
        }
        let there = match from {
            Shop::Bank => self.in_bank(company).contains(&train),
            Shop::Pool => self.table.depot.pool[train] > 0,
        };
        if !there {
            return Err(Refusal::NotForSale);
        }
        self.has_room_for_train(company)?;
        let full = self.train_price(train);
        let is_lowered = from == Shop::Bank && self.is_discounted(train);
        let price = self.discounted(company, full, is_lowered, discount)?;
        // R201: in an emergency only the cheapest.
        if purchases.emergency && Some(price) != self.cheapest(company) {
            return Err(Refusal::MustBuyCheapest);
        }
        self.payable(company, price)?;
        Ok(Purchase { from, train, price, discount, old: None })
    }

    /// The price with concession 6, if the director holds it (R028, C02).
    fn discounted(
        &self,
        company: Company,
        full: Money,
        is_lowered: bool,
        discount: bool,
    ) -> Result<Money, Refusal> {
        if !discount {
            return Ok(full);
        }
        if !is_lowered || !self.has_discount(company) {
            return Err(Refusal::NoBenefit);
        }
        Ok(lowered(full, self.data()))
    }

    /// Whether concession 6 is for such a train (C02).
    fn is_discounted(&self, train: Train) -> bool {
        match self.terms.rulings.discounted {
            Discounted::AnyNarrow => true,
            Discounted::OnlyTwo => train == Train::TwoNarrow,
        }
    }

    /// Whether a minor was given concession 6, or its director holds it (Q11).
    pub(crate) fn has_discount(&self, company: Company) -> bool {
        let charter = self.table.charter(company);
        let holds = |seat| self.has_benefit(seat, DISCOUNT);
        company.is_minor() && (charter.discount || charter.director.is_some_and(holds))
    }

    fn payable(&self, company: Company, cost: Money) -> Result<(), Refusal> {
        self.table.affords(company, cost, "VII.12").map(drop)
    }

    /// Works out a trade-in for the next type (R190, R191, C51).
    pub(crate) fn trade_in(
        &self,
        turn: &Operating,
        purchases: &Purchases,
        old: Train,
        discount: bool,
    ) -> Result<Purchase, Refusal> {
        let company = turn.company;
        let card = if old == Train::FourNarrowAged { Train::FourNarrow } else { old };
        let mut later = self
            .data()
            .narrow_trains()
            .into_iter()
            .map(|(train, _)| train)
            .skip_while(|&n| n != card);
        let next = later.nth(1).ok_or(Refusal::NoTradeIn)?;
        if purchases.traded || purchases.emergency || self.table.charter(company).trains[old] == 0 {
            return Err(Refusal::NoTradeIn);
        }
        let train = self.sold_as(next);
        if !self.in_bank(company).contains(&train) {
            return Err(Refusal::NotForSale);
        }
        // C70: the credit of a 3n is half of its lower price, whichever the switch chose.
        let credit = Money::new(self.data().price(old).coins() / 2);
        let full = self.train_price(train).less(credit).unwrap_or_default();
        let price = self.discounted(company, full, self.is_discounted(train), discount)?;
        self.payable(company, price)?;
        Ok(Purchase { from: Shop::Bank, train, price, discount, old: Some(old) })
    }

    /// A company buys a train; a new type begins a phase (R219).
    pub(crate) fn buy_train(
        &mut self,
        company: Company,
        purchase: Purchase,
        log: &mut impl Sink<Event>,
    ) {
        let Purchase { from, train, price, discount, old } = purchase;
        self.table.pay(Account::Company(company), Account::Bank, price);
        if let (true, Some(seat)) = (discount, self.table.charter(company).director) {
            let was_given = std::mem::take(&mut self.table.charter_mut(company).discount);
            if !was_given {
                self.table.cards[seat].benefits &= !(1 << (DISCOUNT - 1));
            }
            log.record(Event::Benefited { company, card: DISCOUNT });
        }
        let layer = match from {
            Shop::Pool => {
                self.table.depot.pool[train] -= 1;
                None
            }
            Shop::Bank if train.is_narrow() => {
                self.table.depot.take_narrow(train);
                None
            }
            Shop::Bank => Some(self.table.depot.take_top()),
        };
        let trains = &mut self.table.charter_mut(company).trains;
        trains[train] += 1;
        match old {
            Some(old) => {
                trains[old] -= 1;
                log.record(Event::TradedIn { company, old, train, price });
            }
            None => log.record(Event::GotTrain { company, train, price, seller: None }),
        }
        if let Some(layer) = layer {
            self.begin_phase_of(layer, log);
        }
    }

    /// What a wagon costs `company` (R184, R252).
    pub(crate) fn wagon(
        &self,
        turn: &Operating,
        purchases: &Purchases,
        from: Shop,
        wagon: Wagon,
    ) -> Result<Money, Refusal> {
        let company = turn.company;
        if company.is_minor() {
            return Err(Refusal::NotForThisKind);
        }
        if purchases.emergency {
            return Err(Refusal::MustBuyCheapest);
        }
        let open = self.table.phase.number() >= self.data().phases.wagons[wagon as usize];
        let left = match from {
            Shop::Bank => self.table.depot.wagons[wagon],
            Shop::Pool => self.table.depot.wagon_pool[wagon],
        };
        if !open || left == 0 {
            return Err(Refusal::NotForSale);
        }
        self.has_room_for_wagon(company)?;
        let price = Money::new(self.data().cards.wagon_prices[wagon as usize]);
        self.payable(company, price)?;
        self.spares_train(company, price)?;
        Ok(price)
    }

    /// A company buys a wagon; the first 3-wagon scraps the 1-wagons (R225).
    pub(crate) fn buy_wagon(
        &mut self,
        company: Company,
        (from, wagon): (Shop, Wagon),
        price: Money,
        log: &mut impl Sink<Event>,
    ) {
        self.table.pay(Account::Company(company), Account::Bank, price);
        match from {
            Shop::Bank => self.table.depot.wagons[wagon] -= 1,
            Shop::Pool => self.table.depot.wagon_pool[wagon] -= 1,
        }
        self.table.charter_mut(company).wagons[wagon] += 1;
        log.record(Event::GotWagon { company, wagon, price, seller: None });
        if wagon == Wagon::Three {
            self.scrap_one_wagons(log);
        }
    }

    fn scrap_one_wagons(&mut self, log: &mut impl Sink<Event>) {
        self.table.depot.scrap_wagon(Wagon::One);
        for &company in Company::ALL {
            let count = std::mem::take(&mut self.table.charter_mut(company).wagons[Wagon::One]);
            if count > 0 {
                log.record(Event::ScrappedWagons { company, count });
            }
        }
        // C54: the wagon of concession 2 is lost, too.
        for seat in self.table.cards.seats().collect::<arrayvec::ArrayVec<Seat, 6>>() {
            self.table.cards[seat].benefits &= !(1 << 1);
        }
    }

    /// What the cheapest train costs that `company` could buy in bank or pool (R201, C53).
    ///
    /// Q07: with concession 6, if the director holds it, for no more may be added than
    /// is missing (R202).
    pub(crate) fn cheapest(&self, company: Company) -> Option<Money> {
        let price = |train| self.train_price(train);
        let has_discount = self.has_discount(company);
        let new = self.in_bank(company).into_iter().map(|train| {
            let lower = has_discount && self.is_discounted(train);
            if lower { lowered(price(train), self.data()) } else { price(train) }
        });
        let in_pool = Train::ALL.iter().copied().filter(|&train| {
            self.table.depot.pool[train] > 0 && train.is_narrow() == company.is_minor()
        });
        new.chain(in_pool.map(price)).min()
    }

    /// Whether the company must buy a train before its turn ends (R180, C53).
    pub(crate) fn must_buy(&self, company: Company) -> bool {
        self.table.charter(company).train_count() == 0 && self.cheapest(company).is_some()
    }
}

/// A price with the discount of concession 6, never below 0 (C02).
fn lowered(full: Money, data: &Data) -> Money {
    full.less(Money::new(data.cards.discount)).unwrap_or_default()
}
