//! §VI.7 and §VI.8 Founding companies.

use cuba18_track::{Board, Company, CompanyKind, Hex, HexKind};
use tabletop::{Money, Seat, Sink};

use crate::charter::Standing;
use crate::components::{Space, WHOLE, card_bit};
use crate::refusal::enough;
use crate::round::Stock;
use crate::rules::benefits::has_benefit;
use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

/// The cities where a mill may stand (R070).
pub(crate) fn mill_sites(board: &Board) -> impl Iterator<Item = Hex> + use<'_> {
    Hex::all().filter(|&hex| is_mill_site(board, hex))
}

fn is_mill_site(board: &Board, hex: Hex) -> bool {
    board.map().kind(hex) == HexKind::City && board.map().is_land(hex) && board.mill(hex).is_none()
}

/// The founding of a major, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Founding {
    company: Company,
    start: Space,
    cost: Money,
}

/// The conversion of a concession into a minor, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Conversion {
    card: u8,
    minor: Company,
    start: Space,
    cost: Money,
    mill: Hex,
}

impl Cuba18 {
    /// Whether `company` may be founded now, whatever the price.
    pub(crate) fn foundable(&self, company: Company) -> Result<(), Refusal> {
        let in_play = company.kind() == CompanyKind::Major
            && self.terms.setting.has_major(company)
            && self.table.charter(company).standing == Standing::Closed;
        if !in_play {
            return Err(Refusal::CannotFound);
        }
        let phase = self.data().phases.fec;
        let too_early = company == Company::Fec && self.table.phase.number() < phase;
        if too_early { Err(Refusal::TooEarlyForFec { phase }) } else { Ok(()) }
    }

    /// What it costs to found `company` at `price` (R072).
    pub(crate) fn founding(
        &self,
        seat: Seat,
        company: Company,
        price: u16,
    ) -> Result<Founding, Refusal> {
        self.foundable(company)?;
        let start = self.starting_space(price)?;
        let cost = self.affordable(
            seat,
            self.data().market.price(start).times(self.data().shares.director.into()),
        )?;
        self.may_buy_certificate(seat, 1)?;
        Ok(Founding { company, start, cost })
    }

    /// Founds a major: the director's certificate is bought (R072).
    pub(crate) fn found(&mut self, seat: Seat, founding: Founding, log: &mut impl Sink<Event>) {
        let Founding { company, start, cost } = founding;
        self.table.pay(Account::Player(seat), Account::Bank, cost);
        let directors_share = self.data().shares.directors_share(company);
        let charter = self.table.charter_mut(company);
        charter.standing = Standing::Founded;
        charter.start = start;
        charter.director = Some(seat);
        // C24: a certificate of two tenths and eight of one.
        charter.held[seat.index()] = directors_share;
        charter.offering = WHOLE - directors_share;
        self.table.place_price(company, start);
        log.record(Event::Founded { seat, company, price: self.data().market.amount(start) });
    }

    /// What the conversion of a concession costs (R068).
    pub(crate) fn conversion(
        &self,
        stock: &Stock,
        seat: Seat,
        (card, minor): (u8, Company),
        price: u16,
        mill: Hex,
    ) -> Result<Conversion, Refusal> {
        if !stock.first {
            return Err(Refusal::NoMinorsNow);
        }
        let owned = card_bit(card).filter(|bit| self.table.cards[seat].concessions & bit != 0);
        if owned.is_none() {
            return Err(Refusal::NoConcession);
        }
        // The director's certificate is one of them.
        let shares = self.data().shares.converted;
        self.may_buy_certificate(seat, shares - self.data().shares.director + 1)?;
        if !minor.is_minor() || self.table.charter(minor).standing != Standing::Closed {
            return Err(Refusal::CannotFound);
        }
        if !is_mill_site(&self.table.board, mill) {
            return Err(Refusal::NoMillThere);
        }
        let start = self.starting_space(price)?;
        let whole = self.data().market.price(start).times(shares.into());
        let cost = whole.less(Money::new(self.data().cards.credit)).unwrap_or_default();
        let cost = self.affordable(seat, cost)?;
        Ok(Conversion { card, minor, start, cost, mill })
    }

    /// Founds a minor and places its mill (§VI.7).
    pub(crate) fn convert(
        &mut self,
        seat: Seat,
        conversion: Conversion,
        log: &mut impl Sink<Event>,
    ) {
        let Conversion { card, minor, start, cost, mill } = conversion;
        self.table.pay(Account::Player(seat), Account::Bank, cost);
        // R069, R248: the treasury is filled at once.
        self.table.pay(
            Account::Bank,
            Account::Company(minor),
            self.data().market.price(start).times(self.data().shares.converted.into()),
        );
        let hand = &mut self.table.cards[seat];
        hand.concessions &= !(1 << (card - 1));
        // C05: the benefit stays with the player.
        if has_benefit(card) {
            hand.benefits |= 1 << (card - 1);
        }
        let converted = self.data().shares.converted * self.unit(minor);
        let charter = self.table.charter_mut(minor);
        charter.standing = Standing::Floated;
        charter.start = start;
        charter.director = Some(seat);
        charter.offering = 0;
        charter.held[seat.index()] = converted;
        charter.reserve = WHOLE - converted;
        charter.placed = 1;
        charter.released = 1;
        self.table.place_price(minor, start);
        self.table.board.place(mill, 0, minor);
        log.record(Event::Converted {
            seat,
            card,
            minor,
            price: self.data().market.amount(start),
            mill,
        });
    }

    /// Floats a major that half of was bought of (R073, R074).
    pub(crate) fn float(&mut self, company: Company, log: &mut impl Sink<Event>) {
        let (data, share) = (self.data(), self.unit(company));
        let charter = self.table.charter_mut(company);
        charter.standing = Standing::Floated;
        charter.reserve = charter.offering;
        charter.offering = 0;
        charter.release_tokens(&data.shares);
        let sold = u32::from((WHOLE - charter.reserve) / share);
        let capital = data.market.price(charter.start).times(sold);
        self.table.pay(Account::Bank, Account::Company(company), capital);
        log.record(Event::Floated { company, capital });
    }

    /// `cost`, if `seat` has it (R059).
    pub(crate) fn affordable(&self, seat: Seat, cost: Money) -> Result<Money, Refusal> {
        enough(cost, self.table.cash(seat), "VI.5")
    }

    fn starting_space(&self, price: u16) -> Result<Space, Refusal> {
        let market = &self.data().market;
        let listed = market.starts().find(|&start| start == price);
        listed.and_then(|start| market.with_price(start)).ok_or(Refusal::NoStartingPrice)
    }
}
