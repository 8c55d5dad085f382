//! A company's charter: its shares, money, trains and tokens.

use cuba18_track::{Company, CompanyKind, PerTrain, PerWagon, Train, Wagon};
use tabletop::{Digest, Key, Money, Seat};

use crate::Terms;
use crate::components::{Cards, Data, Shares, Space, WHOLE};

/// What belongs to a company, and to whom it belongs. Shares are counted in tenths.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Charter {
    /// How far the company has come.
    pub standing: Standing,
    /// Where its price token lies; nowhere while it is closed.
    pub price: Space,
    /// When the token came there: the earlier lies above the later.
    pub(crate) arrived: u16,
    /// The price it started at.
    pub start: Space,
    /// What it may spend.
    pub treasury: Money,
    /// Who acts for it.
    pub director: Option<Seat>,
    /// What each player owns of it.
    pub held: [u8; tabletop::MOST_SEATS],
    /// Not yet sold.
    pub offering: u8,
    /// On the charter.
    pub reserve: u8,
    /// In the bank pool.
    pub pool: u8,
    /// Its trains.
    pub trains: PerTrain<u8>,
    /// Its wagons.
    pub wagons: PerWagon<u8>,
    /// Its machines by generation.
    pub machines: [u8; 3],
    /// Stations on the map.
    pub placed: u8,
    /// Stations it may have on the map so far (R076).
    pub released: u8,
    /// Whether it holds the mail contract (§IV.2).
    pub mail: bool,
    /// Whether it was given concession 6 for an n-train to come (Q11).
    pub discount: bool,
}

/// How far a company has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Not in play, or not founded.
    Closed,
    /// Founded, not floated.
    Founded,
    /// Floated; it will operate.
    Floated,
    /// It has operated.
    Operated,
}

/// A seat in a digest.
pub(crate) fn seat_number(seat: Seat) -> i64 {
    i64::try_from(seat.index()).unwrap_or(-1)
}

impl Charter {
    pub(crate) fn new(company: Company, terms: Terms) -> Charter {
        let in_play = match company.kind() {
            CompanyKind::Minor | CompanyKind::Central => true,
            CompanyKind::Major => terms.setting.has_major(company),
        };
        let is_central = company == Company::Fc;
        Charter {
            standing: if is_central { Standing::Floated } else { Standing::Closed },
            price: Space::default(),
            arrived: 0,
            start: Space::default(),
            treasury: Money::ZERO,
            director: None,
            held: [0; tabletop::MOST_SEATS],
            offering: if in_play { WHOLE } else { 0 },
            reserve: 0,
            pool: 0,
            trains: PerTrain::from_fn(|_| 0),
            wagons: PerWagon::from_fn(|_| 0),
            machines: [0; 3],
            placed: 0,
            released: 0,
            mail: false,
            discount: false,
        }
    }

    pub(crate) fn digest(&self, out: &mut Digest) {
        let Charter {
            standing,
            price,
            // Told by the order of the prices.
            arrived: _,
            // The price until the company floats, and of no use later.
            start: _,
            treasury,
            director,
            held,
            offering,
            reserve,
            pool,
            trains,
            wagons,
            machines,
            placed,
            released,
            mail,
            discount,
        } = self;
        out.byte(*standing as u8);
        out.byte(price.index());
        out.number(treasury.coins());
        out.number(director.map_or(-1, seat_number));
        held.iter().for_each(|&held| out.byte(held));
        [offering, reserve, pool].into_iter().for_each(|&pile| out.byte(pile));
        trains.iter().for_each(|&count| out.byte(count));
        wagons.iter().for_each(|&count| out.byte(count));
        machines.iter().for_each(|&count| out.byte(count));
        let cards = u8::from(*mail) | u8::from(*discount) << 1;
        [*placed, *released, cards].into_iter().for_each(|count| out.byte(count));
    }

    /// How many trains it owns.
    pub fn train_count(&self) -> u8 {
        self.trains.iter().sum()
    }

    /// How many wagons it owns.
    pub fn wagon_count(&self) -> u8 {
        self.wagons.iter().sum()
    }

    /// Its trains one by one.
    pub fn each_train(&self) -> impl Iterator<Item = Train> + use<'_> {
        let each = |&train: &Train| (0..self.trains[train]).map(move |_| train);
        Train::ALL.iter().flat_map(each)
    }

    /// Its wagons one by one.
    pub fn each_wagon(&self) -> impl Iterator<Item = Wagon> + use<'_> {
        let each = |&wagon: &Wagon| (0..self.wagons[wagon]).map(move |_| wagon);
        Wagon::ALL.iter().flat_map(each)
    }

    /// What all players own of it together.
    pub fn in_hands(&self) -> u8 {
        self.held.iter().sum()
    }

    /// What `seat` owns of it, in ordinary shares.
    pub fn shares(&self, of: &Shares, company: Company, seat: Seat) -> u8 {
        self.held[seat.index()] / of.unit(company)
    }

    /// How many certificates `seat` holds of it; the director's is one (R045).
    pub fn certificates(&self, of: &Shares, company: Company, seat: Seat) -> u8 {
        let shares = self.shares(of, company, seat);
        let joined = if self.director == Some(seat) { of.director - 1 } else { 0 };
        shares.saturating_sub(joined)
    }

    /// What its machines add to the income of a run (R171).
    pub fn machine_bonus(&self, cards: &Cards) -> u16 {
        let machines = self.machines.iter().zip(cards.machine_bonus);
        machines.map(|(&count, bonus)| u16::from(count) * bonus).sum()
    }

    /// Tokens come free as the charter empties, and stay so (R076).
    pub(crate) fn release_tokens(&mut self, shares: &Shares) {
        self.released = self.released.max(shares.stations(self.reserve));
    }

    pub(crate) fn audit(&self, data: &Data, company: Company, breaches: &mut Vec<String>) {
        let shares = self.in_hands() + self.offering + self.reserve + self.pool;
        if shares != WHOLE && shares != 0 {
            breaches.push(format!("{company:?} has {shares} tenths"));
        }
        let director = self.director.map(|seat| self.held[seat.index()]);
        let most = self.held.iter().max().copied().unwrap_or(0);
        if director.is_some_and(|held| held < most || held < data.shares.directors_share(company)) {
            breaches.push(format!("{company:?} is directed by the wrong player"));
        }
        let stations = data.shares.stations(0);
        if self.machines.iter().sum::<u8>() > data.cards.machines_each || self.placed > stations {
            breaches.push(format!("{company:?} has too many machines or stations"));
        }
        if company.is_minor() && self.wagon_count() > 0 {
            breaches.push(format!("{company:?} has wagons"));
        }
    }
}
