//! The ledger: money, shares and prices, entered as they are announced and held against the
//! table after every decision. It knows the rules by itself and asks the game for nothing.

use std::collections::{BTreeMap, BTreeSet};

use cuba18_rules::View;
use cuba18_rules::action::Source;
use cuba18_track::{Company, Train};
use tabletop::{Key, Money, Seat};
use testkit::ledger::{Entry, sure};

use crate::company::Page;
use crate::printed;

pub(crate) fn coins(money: Money) -> i64 {
    money.coins().into()
}

/// Everything that is written down.
#[derive(Clone, Debug)]
pub(crate) struct Books {
    pub(crate) bank: i64,
    pub(crate) cash: Vec<i64>,
    pub(crate) pages: BTreeMap<&'static str, Page>,
    pub(crate) phase: usize,
    /// Sugar in the warehouses, by minor.
    cubes: BTreeMap<&'static str, i64>,
    /// Concessions not yet converted, by player.
    concessions: Vec<BTreeSet<u8>>,
    /// Trains in bank and pool together, by card.
    pub(crate) free_trains: [i64; 9],
    /// Wagons in bank and pool together.
    pub(crate) free_wagons: [i64; 3],
    pub(crate) free_machines: [[i64; 4]; 3],
    /// Concession 6 was used for the purchase that follows.
    pub(crate) is_discounted: bool,
    /// Companies that rose at the end of this stock round.
    risen: BTreeSet<&'static str>,
    /// Where each company's price was told to be last.
    told: BTreeMap<&'static str, i64>,
    /// How often order cards were dealt.
    dealt: u32,
    pub(crate) in_stock_round: bool,
    /// Offers for trains that were refused in this turn.
    pub(crate) refused: BTreeMap<(&'static str, &'static str), i64>,
    /// The offer that waits.
    pub(crate) offer: Option<(&'static str, &'static str, i64)>,
    pub(crate) is_over: bool,
}

const FC: &str = "FC";

impl Books {
    pub(crate) fn new(players: u8, variant: &str) -> Books {
        let (bank, each) = printed::money(players, variant);
        let page = |&company: &Company| {
            let is_central = company == Company::Fc;
            let page = Page {
                is_minor: company.is_minor(),
                is_founded: is_central,
                held: vec![0; players.into()],
                offering: 10,
                ..Page::default()
            };
            (company.key(), page)
        };
        Books {
            bank: bank - i64::from(players) * each,
            cash: vec![each; players.into()],
            pages: Company::ALL.iter().map(page).collect(),
            phase: 1,
            cubes: BTreeMap::new(),
            concessions: vec![BTreeSet::new(); players.into()],
            free_trains: printed::trains(players, variant),
            free_wagons: printed::WAGON_CARDS,
            free_machines: printed::MACHINE_CARDS,
            is_discounted: false,
            risen: BTreeSet::new(),
            told: BTreeMap::new(),
            dealt: 0,
            in_stock_round: false,
            refused: BTreeMap::new(),
            offer: None,
            is_over: false,
        }
    }

    pub(crate) fn page(&mut self, company: Company) -> &mut Page {
        self.pages.get_mut(company.key()).expect("a page for each company")
    }

    /// A player pays the bank, or is paid by it.
    pub(crate) fn player_pays(&mut self, seat: Seat, amount: i64) -> Entry {
        self.cash[seat.index()] -= amount;
        self.bank += amount;
        sure(self.cash[seat.index()] >= 0, || format!("{seat:?} owes money"))
    }

    /// A company pays the bank, or is paid by it.
    pub(crate) fn company_pays(&mut self, company: Company, amount: i64) -> Entry {
        self.page(company).treasury -= amount;
        self.bank += amount;
        sure(self.page(company).treasury >= 0, || format!("{} owes money", company.key()))
    }

    pub(crate) fn mail(&mut self, company: Company, amount: i64) -> Entry {
        let due = printed::MAIL[self.phase - 1];
        let owns = self.page(company).train_count() > 0;
        sure(owns && amount == due, || format!("{amount} of mail"))?;
        self.company_pays(company, -due)
    }

    /// A tile costs nothing, but 10 for a major on a sugar field (VII.6).
    pub(crate) fn lay(&mut self, company: Company, cost: i64) -> Entry {
        let is_due = cost == 0 || cost == 10 && !company.is_minor() && self.phase >= 3;
        sure(is_due, || format!("a tile for {cost}"))?;
        self.company_pays(company, cost)
    }

    pub(crate) fn commission(&mut self, seat: Seat, card: u8, amount: i64) -> Entry {
        let due = printed::COMMISSIONERS[usize::from(card) - 1];
        sure(amount == due, || format!("commissioner {card} pays {amount}"))?;
        self.player_pays(seat, -due)
    }

    /// Half of a rental goes to the FC, half to the bank (VII.15).
    pub(crate) fn rent(&mut self, company: Company, tokens: i64, fee: i64) -> Entry {
        sure(fee == 20 * tokens, || format!("{tokens} tokens for {fee}"))?;
        self.company_pays(company, fee)?;
        self.company_pays(Company::Fc, -fee / 2)
    }

    /// The order cards: first at random, then the poorest first, later the richest (VI.2, VI.6).
    pub(crate) fn order(&mut self, order: &[Seat]) -> Entry {
        self.dealt += 1;
        let cash = order.iter().map(|seat| self.cash[seat.index()]);
        let is_sorted = match self.dealt {
            1 => true,
            2 => {
                self.in_stock_round = true;
                cash.is_sorted()
            }
            _ => cash.rev().is_sorted(),
        };
        sure(is_sorted, || format!("order {order:?} for {:?}", self.cash))
    }

    pub(crate) fn concede(&mut self, seat: Seat, card: u8, amount: i64) -> Entry {
        let due = printed::CONCESSIONS[usize::from(card) - 1];
        sure(amount == due, || format!("concession {card} for {amount}"))?;
        self.concessions[seat.index()].insert(card);
        match card {
            2 => self.free_wagons[0] -= 1,
            4 => {
                let central = self.page(Company::Fc);
                central.offering -= 1;
                central.held[seat.index()] += 1;
            }
            _ => {}
        }
        self.player_pays(seat, due)
    }

    /// What was not converted is lost, but the wagon of no. 2 goes back (II.1).
    pub(crate) fn discard_concession(&mut self, seat: Seat, card: u8) -> Entry {
        self.free_wagons[0] += i64::from(card == 2);
        let had = self.concessions[seat.index()].remove(&card);
        sure(had, || format!("{seat:?} had no concession {card} to lose"))
    }

    pub(crate) fn convert(&mut self, seat: Seat, card: u8, minor: Company, price: i64) -> Entry {
        let had = self.concessions[seat.index()].remove(&card);
        sure(had && (70..=100).contains(&price), || format!("no. {card} at {price}"))?;
        let page = self.page(minor);
        page.is_founded = true;
        (page.space, page.start) = (printed::space(price), price);
        page.director = Some(seat.index());
        page.held[seat.index()] = 6;
        (page.offering, page.charter) = (0, 4);
        self.company_pays(minor, -3 * price)?;
        self.player_pays(seat, 3 * price - 210)
    }

    pub(crate) fn found(&mut self, seat: Seat, company: Company, price: i64) -> Entry {
        sure((70..=100).contains(&price), || format!("{price} to start with"))?;
        let page = self.page(company);
        page.is_founded = true;
        (page.space, page.start) = (printed::space(price), price);
        page.director = Some(seat.index());
        page.held[seat.index()] = 2;
        page.offering = 8;
        self.player_pays(seat, 2 * price)
    }

    pub(crate) fn buy(&mut self, seat: Seat, company: Company, from: Source, price: i64) -> Entry {
        let page = self.page(company);
        sure(price == page.price(), || format!("a share of {} for {price}", company.key()))?;
        let unit = page.unit();
        let pile = match from {
            Source::Offering => &mut page.offering,
            Source::Charter => &mut page.charter,
            Source::Pool => &mut page.pool,
        };
        *pile -= unit;
        let is_there = *pile >= 0;
        page.held[seat.index()] += unit;
        sure(is_there, || format!("no such share of {}", company.key()))?;
        self.player_pays(seat, price)?;
        if from == Source::Charter { self.company_pays(company, -price) } else { Ok(()) }
    }

    pub(crate) fn sell(&mut self, seat: Seat, company: Company, shares: i64, income: i64) -> Entry {
        let page = self.page(company);
        let due = shares * page.price();
        page.held[seat.index()] -= shares * page.unit();
        page.pool += shares * page.unit();
        let fits = page.held[seat.index()] >= 0 && page.pool <= 5;
        // VII.15: the FC's price does not move.
        if company != Company::Fc {
            page.step(-shares);
        }
        sure(fits && income == due, || format!("{shares} of {} for {income}", company.key()))?;
        self.player_pays(seat, -due)
    }

    pub(crate) fn direct(&mut self, company: Company, seat: Seat) -> Entry {
        let page = self.page(company);
        page.director = Some(seat.index());
        let most = page.held.iter().max().copied().unwrap_or(0);
        let has_most = page.held[seat.index()] == most;
        sure(has_most, || format!("{seat:?} directs {} with less than others", company.key()))
    }

    pub(crate) fn float(&mut self, company: Company, capital: i64) -> Entry {
        let page = self.page(company);
        page.charter = std::mem::take(&mut page.offering);
        let due = page.start * (10 - page.charter);
        let fits = page.charter <= 5 && capital == due;
        sure(fits, || format!("{} floats with {capital}", company.key()))?;
        self.company_pays(company, -due)
    }

    /// A price that was announced is the one in the ledger; at the end of a stock round a
    /// company that players own wholly rises a diagonal (VIII.3).
    pub(crate) fn reprice(&mut self, company: Company, (before, price): (i64, i64)) -> Entry {
        let moves = before != price;
        sure(moves, || format!("{} stays at {price} and is told to move", company.key()))?;
        // What is told of one movement begins where the last one ended.
        let is_central = company == Company::Fc;
        let start = if is_central { printed::PRICES[0] } else { self.page(company).start };
        let last = self.told.insert(company.key(), price).unwrap_or(start);
        sure(before == last, || format!("{} moves from {before}, not from {last}", company.key()))?;
        let may_rise = self.in_stock_round && company != Company::Fc;
        let page = self.page(company);
        if may_rise && price != page.price() && page.is_sold_out() {
            page.step(1);
            self.risen.insert(company.key());
        }
        let own = self.page(company).price();
        sure(price == own, || format!("{} is at {price}, not at {own}", company.key()))
    }

    pub(crate) fn end_stock_round(&mut self) -> Entry {
        self.in_stock_round = false;
        let risen = std::mem::take(&mut self.risen);
        let at_top = printed::PRICES.len() - 1;
        let slept = self.pages.iter().find(|(key, page)| {
            page.is_sold_out() && **key != FC && page.space < at_top && !risen.contains(*key)
        });
        sure(slept.is_none(), || format!("{slept:?} did not rise"))
    }

    /// A station costs nothing at home, then 40, 60, 80 (VII.8).
    pub(crate) fn station(&mut self, company: Company, cost: i64) -> Entry {
        let page = self.page(company);
        if cost > 0 {
            page.stations += 1;
        }
        let fits = cost == 0 || printed::STATIONS.get(page.stations - 1) == Some(&cost);
        sure(fits, || format!("a station of {} for {cost}", company.key()))?;
        self.company_pays(company, cost)
    }

    /// Several shares bring the price before, then it falls a diagonal each (VII.5, VII.13).
    pub(crate) fn issue(&mut self, company: Company, shares: i64, income: i64) -> Entry {
        let page = self.page(company);
        let due = shares * page.price();
        page.charter -= shares * page.unit();
        page.pool += shares * page.unit();
        page.step(-shares);
        let fits = page.charter >= 0 && page.pool - page.unit() < 5;
        sure(fits && income == due, || format!("{} issues for {income}", company.key()))?;
        self.company_pays(company, -due)
    }

    pub(crate) fn redeem(&mut self, company: Company, cost: i64) -> Entry {
        let page = self.page(company);
        page.charter += page.unit();
        page.pool -= page.unit();
        let fits = page.pool >= 0 && page.train_count() > 0 && cost == page.price();
        sure(fits, || format!("{} redeems for {cost}", company.key()))?;
        self.company_pays(company, cost)
    }

    pub(crate) fn run(
        &mut self,
        company: Company,
        revenue: i64,
        trains: impl Iterator<Item = Train>,
    ) -> Entry {
        let page = self.page(company);
        let mut owned = page.trains.clone();
        for train in trains {
            let left = owned.entry(train.key()).or_default();
            *left -= 1;
            sure(*left >= 0, || format!("{} has no {} to run", company.key(), train.key()))?;
        }
        page.earned = revenue;
        let machines: i64 = page.machines.iter().zip(printed::BONUS).map(|(n, b)| n * b).sum();
        let fits = revenue % 10 == 0 && (revenue == 0 || revenue > machines);
        sure(fits, || format!("{} earns {revenue}", company.key()))
    }

    /// Cubes by income, table 10.
    pub(crate) fn mill(&mut self, company: Company, cubes: i64) -> Entry {
        let due = match self.page(company).earned {
            ..30 => 0,
            30..80 => 1,
            80..160 => 2,
            _ => 3,
        };
        *self.cubes.entry(company.key()).or_default() += due;
        sure(cubes == due, || format!("{} makes {cubes} cubes", company.key()))
    }

    pub(crate) fn deliver(&mut self, cubes: cuba18_track::Cubes) -> Entry {
        for (minor, count) in cubes.iter() {
            let left = self.cubes.entry(minor.key()).or_default();
            *left -= i64::from(count);
            sure(*left >= 0, || format!("{} had less sugar", minor.key()))?;
        }
        Ok(())
    }

    pub(crate) fn pay_out(&mut self, company: Company, revenue: i64) -> Entry {
        let page = self.page(company);
        let due = page.earned;
        let (held, charter) = (page.held.clone(), page.charter);
        page.step(2);
        sure(revenue == due && due > 0, || format!("{} pays {revenue}", company.key()))?;
        self.share_out(&held, due);
        self.company_pays(company, -charter * due / 10)
    }

    /// The bank pays each player a tenth for each tenth.
    fn share_out(&mut self, held: &[i64], revenue: i64) {
        for (cash, tenths) in self.cash.iter_mut().zip(held) {
            *cash += tenths * (revenue / 10);
            self.bank -= tenths * (revenue / 10);
        }
    }

    pub(crate) fn keep(&mut self, company: Company, revenue: i64) -> Entry {
        let due = self.page(company).earned;
        self.page(company).step(-2);
        sure(revenue == due, || format!("{} keeps {revenue}", company.key()))?;
        self.company_pays(company, -due)
    }

    /// The FC pays out what its cities, rentals and the sugar left over bring (VII.15).
    pub(crate) fn central(&mut self, revenue: i64) -> Entry {
        let sugar = 10 * std::mem::take(&mut self.cubes).values().sum::<i64>();
        let central = self.page(Company::Fc);
        let rentals = std::mem::take(&mut central.treasury);
        let held = central.held.clone();
        central.step(if central.is_sold_out() { 2 } else { 1 });
        self.bank += rentals;
        self.share_out(&held, revenue);
        let cities = revenue - sugar - rentals;
        sure(cities >= 0 && cities % 10 == 0, || format!("the FC earns {revenue}"))
    }

    /// Holds the ledger against the table.
    pub(crate) fn hold_against(&self, view: &View) -> Entry {
        let table = view.table();
        let seats = (0..u8::try_from(self.cash.len()).expect("few")).map(Seat::new);
        let cash: Vec<i64> = seats.map(|seat| coins(table.cash(seat))).collect();
        sure(cash == self.cash, || format!("cash {cash:?}, in the ledger {:?}", self.cash))?;
        let bank = i64::from(table.bank());
        sure(bank == self.bank, || format!("bank {bank}, in the ledger {}", self.bank))?;
        for &company in Company::ALL {
            let page = &self.pages[company.key()];
            let price = coins(table.price(company));
            if let Some(wrong) = page.differs(table.charter(company), price) {
                return Err(format!("{}: {wrong}", company.key()));
            }
        }
        self.compare_trains(view)
    }

    /// What each player is worth in the end: cash, and shares at their price (IX.2).
    pub(crate) fn worth(&self) -> Vec<i64> {
        let shares = |seat: usize| {
            let pages = self.pages.values();
            pages.map(|page| page.held[seat] / page.unit() * page.price()).sum::<i64>()
        };
        self.cash.iter().enumerate().map(|(seat, cash)| cash + shares(seat)).collect()
    }
}
