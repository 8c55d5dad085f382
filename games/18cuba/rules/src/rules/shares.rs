//! §VI.3 to §VI.5 and §VI.9: buying and selling shares, directors.

use cuba18_track::{Company, CompanyKind};
use tabletop::{Key, Money, Seat, Sink};

use crate::action::Source;
use crate::charter::Standing;
use crate::components::{Space, WHOLE};
use crate::round::Stock;
use crate::rulings::EarlySale;
use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

/// A sale of shares of one company, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sale {
    pub(crate) company: Company,
    pub(crate) shares: u8,
    pub(crate) income: Money,
    /// Who becomes director by it.
    pub(crate) heir: Option<Seat>,
}

/// A purchase of one share, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Buying {
    company: Company,
    from: Source,
    price: Money,
}

impl Cuba18 {
    /// How many certificates `seat` holds: shares of all kinds, but no cards (R045, R046, C07).
    pub(crate) fn certificates(&self, seat: Seat) -> u8 {
        let each = |&company: &Company| {
            self.table.charter(company).certificates(&self.data().shares, company, seat)
        };
        Company::ALL.iter().map(each).sum()
    }

    /// Whether `more` certificates fit under the limit (R045).
    pub(crate) fn may_buy_certificate(&self, seat: Seat, more: u8) -> Result<(), Refusal> {
        let limit = self.numbers().certificates;
        if self.certificates(seat) + more > limit {
            return Err(Refusal::CertificateLimit);
        }
        Ok(())
    }

    /// The most tenths of a company that a player may hold (R060, C41).
    fn holding_limit(&self, company: Company) -> u8 {
        match company.kind() {
            CompanyKind::Central if !self.terms.central_limit => WHOLE,
            kind @ (CompanyKind::Minor | CompanyKind::Major | CompanyKind::Central) => {
                self.data().shares.holding(kind, self.terms.players)
            }
        }
    }

    /// What a share costs `seat` (§VI.5), if another certificate fits under the limit.
    pub(crate) fn purchase(
        &self,
        stock: &Stock,
        seat: Seat,
        company: Company,
        from: Source,
    ) -> Result<Buying, Refusal> {
        let buying = self.buying(stock, seat, company, from)?;
        self.may_buy_certificate(seat, 1)?;
        Ok(buying)
    }

    /// The same whatever else `seat` holds; a minor's charter is not for sale (C11).
    pub(crate) fn buying(
        &self,
        stock: &Stock,
        seat: Seat,
        company: Company,
        from: Source,
    ) -> Result<Buying, Refusal> {
        let charter = self.table.charter(company);
        let pile = match from {
            Source::Charter if company.is_minor() => return Err(Refusal::MinorCharter),
            Source::Offering => charter.offering,
            Source::Charter => charter.reserve,
            Source::Pool => charter.pool,
        };
        if charter.standing == Standing::Closed || pile < self.unit(company) {
            return Err(Refusal::NoShare);
        }
        if stock.sold[seat].contains(company) {
            return Err(Refusal::SoldThisRound);
        }
        if charter.held[seat.index()] + self.unit(company) > self.holding_limit(company) {
            return Err(Refusal::HoldingLimit);
        }
        let price = self.affordable(seat, self.table.price(company))?;
        Ok(Buying { company, from, price })
    }

    /// A share changes hands; the charter's own shares pay the company, all others,
    /// the FC's among them, the bank (R058, C42).
    pub(crate) fn buy(&mut self, seat: Seat, buying: Buying, log: &mut impl Sink<Event>) {
        let Buying { company, from, price } = buying;
        let to = match from {
            Source::Charter => Account::Company(company),
            Source::Offering | Source::Pool => Account::Bank,
        };
        self.table.pay(Account::Player(seat), to, price);
        let (data, share) = (self.data(), self.unit(company));
        let charter = self.table.charter_mut(company);
        let pile = match from {
            Source::Offering => &mut charter.offering,
            Source::Charter => &mut charter.reserve,
            Source::Pool => &mut charter.pool,
        };
        *pile -= share;
        charter.held[seat.index()] += share;
        if from == Source::Charter {
            charter.release_tokens(&data.shares);
        }
        log.record(Event::Bought { seat, company, from, price });
        // R077: more shares than the director.
        let director = charter.director;
        let beaten =
            director.is_some_and(|old| charter.held[old.index()] < charter.held[seat.index()]);
        if beaten {
            self.direct(company, seat, log);
        }
    }

    /// What `seat` gets for `shares` of a company (§VI.4).
    pub(crate) fn sale(&self, seat: Seat, company: Company, shares: u8) -> Result<Sale, Refusal> {
        let charter = self.table.charter(company);
        let held = charter.held[seat.index()];
        let sold = shares.checked_mul(self.unit(company)).filter(|&sold| sold > 0 && sold <= held);
        let Some(sold) = sold else { return Err(Refusal::NotOwned) };
        // R048, C08: the FC has operated from its first round on.
        let too_early = self.terms.rulings.early_sale == EarlySale::Forbidden;
        if too_early && charter.standing != Standing::Operated {
            return Err(Refusal::NeverOperated);
        }
        if charter.pool + sold > self.data().shares.pool {
            return Err(Refusal::PoolFull);
        }
        let left = held - sold;
        let heir =
            if charter.director == Some(seat) { self.heir(company, seat, left)? } else { None };
        let income = self.table.price(company).times(shares.into());
        Ok(Sale { company, shares, income, heir })
    }

    /// Who takes over if the director keeps `left` tenths: a holder of two shares (R079, R080, C09).
    fn heir(&self, company: Company, director: Seat, left: u8) -> Result<Option<Seat>, Refusal> {
        let charter = self.table.charter(company);
        let two_shares = self.data().shares.directors_share(company);
        let place = self.table.place_in_order(director);
        let mut heir: Option<Seat> = None;
        // C38: of equals the next in playing order after the old director.
        for steps in 1..self.terms.players {
            let other = self.table.at_place(place + steps);
            let held = charter.held[other.index()];
            let best = heir.map_or(left, |heir| charter.held[heir.index()]);
            if held >= two_shares && held > best {
                heir = Some(other);
            }
        }
        if heir.is_none() && left < two_shares {
            return Err(Refusal::DirectorsCertificate);
        }
        Ok(heir)
    }

    /// Shares go to the pool, the price falls a diagonal each (R053, R231).
    pub(crate) fn sell(&mut self, seat: Seat, sale: Sale, log: &mut impl Sink<Event>) {
        let Sale { company, shares, income, heir } = sale;
        self.table.pay(Account::Bank, Account::Player(seat), income);
        let sold = shares * self.unit(company);
        let charter = self.table.charter_mut(company);
        charter.held[seat.index()] -= sold;
        charter.pool += sold;
        let price = charter.price;
        log.record(Event::Sold { seat, company, shares, income });
        if let Some(heir) = heir {
            self.direct(company, heir, log);
        }
        // R216: sales do not move the FC's price.
        if company != Company::Fc {
            self.reprice(company, price.down(shares), log);
        }
    }

    /// Makes `seat` the director of `company` (R078, R081).
    fn direct(&mut self, company: Company, seat: Seat, log: &mut impl Sink<Event>) {
        self.table.charter_mut(company).director = Some(seat);
        log.record(Event::Directed { company, seat });
    }

    /// Moves a price token and says so.
    pub(crate) fn reprice(&mut self, company: Company, to: Space, log: &mut impl Sink<Event>) {
        if self.table.charter(company).price != to {
            let before = self.table.price(company);
            self.table.move_price(company, to);
            log.record(Event::Priced { company, before, price: self.data().market.price(to) });
        }
    }
}
