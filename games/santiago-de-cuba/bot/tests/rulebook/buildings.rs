//! The twelve buildings, and what is loaded on the ship.

use santiago_de_cuba_rules::components::Trade;
use santiago_de_cuba_rules::phase::Then;
use santiago_de_cuba_rules::{Building, Cuban, Ending, Event, FlagStep, Good, Item};
use santiago_de_cuba_rules::{Load, Purchase, Use};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, amount, seated};

/// The four flowers, three building spaces each, in the order of the board.
const FLOWERS: [&str; 4] = ["yellow", "blue", "red", "white"];

impl Books {
    /// The three buildings under the flower of whom the car visits.
    pub(crate) fn quarter(&self) -> Vec<Building> {
        let flower = self.visited().and_then(|cuban| self.data.flower(cuban));
        let spaces = self.houses.chunks(3).zip(FLOWERS);
        let under = spaces.filter(|(_, name)| flower.is_some_and(|flower| flower.key() == *name));
        under.flat_map(|(houses, _)| houses).copied().collect()
    }

    /// Whether the active player could do anything with a building.
    pub(crate) fn is_usable(&self, building: Building) -> bool {
        let data = self.data;
        let may_trade = |trade: Trade, give: &str, take: &str| {
            trade.most > 0
                && self.has(self.active, give) >= trade.give.into()
                && self.supply[take] >= trade.take.into()
        };
        let last = self.data.flags.len() - 1;
        let steps = usize::from(data.port_authority_steps);
        match building {
            Building::Bank | Building::Church | Building::Newspaper => true,
            Building::Casino => {
                may_trade(data.casino(Purchase::Point), "peso", "point")
                    || may_trade(data.casino(Purchase::Peso), "point", "peso")
            }
            Building::Distillery => may_trade(data.distillery, "sugar", "rum"),
            Building::CigarFactory => may_trade(data.cigar_factory, "tobacco", "cigars"),
            Building::PortAuthority => self.flag >= steps || self.flag + steps <= last,
            Building::BlackMarket => Good::ALL.iter().any(|give| {
                let count = i64::from(data.black_market_goods);
                let others = || Good::ALL.iter().filter(|take| *take != give);
                self.has(self.active, give.key()) >= count
                    && others().any(|take| self.supply[take.key()] >= count)
            }),
            Building::TradingOffice => self.can_deliver(self.active),
            Building::Sawmill => self.has(self.active, "wood") >= data.sawmill.give.into(),
            Building::Cafe => {
                self.has(self.active, "rum") > 0 || self.has(self.active, "cigars") > 0
            }
            Building::CustomsOffice => !self.is_satisfied(),
        }
    }

    /// Something is wanted that the player has, or wood is there in its place.
    pub(crate) fn can_deliver(&self, seat: usize) -> bool {
        let has_wood = self.has(seat, "wood") > 0;
        let mut wanted = self.demand.iter().filter(|&(_, &wanted)| wanted > 0);
        wanted.any(|(&good, _)| has_wood || self.has(seat, good) > 0)
    }

    /// The active player uses a building; `then` goes on.
    pub(crate) fn put_to_use(&mut self, using: Use, then: Then) -> Entry {
        let seat = self.active;
        match using {
            Use::Bank => self.hand_out(seat, Item::Peso, self.data.bank_pesos.into()),
            Use::Church => self.hand_out(seat, Item::Point, self.data.church_points.into()),
            Use::Casino { buy: Purchase::Point, count } => {
                let trade = self.data.casino(Purchase::Point);
                self.trade(trade, count, [Item::Peso, Item::Point])?;
            }
            Use::Casino { buy: Purchase::Peso, count } => {
                let trade = self.data.casino(Purchase::Peso);
                self.trade(trade, count, [Item::Point, Item::Peso])?;
            }
            Use::Distillery { count } => {
                self.trade(self.data.distillery, count, [Item::Sugar, Item::Rum])?;
            }
            Use::CigarFactory { count } => {
                self.trade(self.data.cigar_factory, count, [Item::Tobacco, Item::Cigars])?;
            }
            Use::BlackMarket { give, take } => self.swap(give, take)?,
            Use::PortAuthority { step } => self.shift_marker(step)?,
            Use::Sawmill { count } => self.saw(count.into())?,
            Use::Cafe { rum, cigars } => self.serve(rum.into(), cigars.into())?,
            Use::Newspaper { cuban } => self.print(cuban)?,
            Use::CustomsOffice { good } => {
                let wanted = self.demand.insert(good.key(), 0).unwrap_or(0);
                sure(wanted > 0, || format!("no {} was wanted", good.key()))?;
                self.expect(Event::Struck { good });
                self.leave_if_satisfied(Ending::CustomsOffice, then);
                return Ok(());
            }
            Use::TradingOffice(load) => {
                let (count, most) = (cargo(load).1, i64::from(self.data.trading_office_most));
                sure(count <= most, || format!("{count} loaded, {most} at most"))?;
                let points = self.load(seat, load, self.data.trading_office_less.into())?;
                let points = amount(points);
                let loaded = Event::Delivered { seat: seated(seat), load, points };
                self.expect(loaded);
                self.hand_out(seat, Item::Point, points.into());
                self.leave_if_satisfied(Ending::TradingOffice, then);
                return Ok(());
            }
        }
        self.go_on(then);
        Ok(())
    }

    fn leave_if_satisfied(&mut self, cause: Ending, then: Then) {
        if self.is_satisfied() {
            self.ship_leaves(cause, self.active, then);
        } else {
            self.go_on(then);
        }
    }

    /// So many of one for so many of another, `count` times; the supply must have all of it
    /// (Q18, Q19).
    fn trade(&mut self, trade: Trade, count: u8, [give, take]: [Item; 2]) -> Entry {
        let times = i64::from(count);
        sure((1..=trade.most).contains(&count), || format!("{count} times, not {trade:?}"))?;
        let taken = times * i64::from(trade.take);
        sure(self.supply[take.key()] >= taken, || format!("no {taken} {} are left", take.key()))?;
        self.hand_in(self.active, give, times * i64::from(trade.give))?;
        self.hand_out(self.active, take, taken);
        Ok(())
    }

    fn swap(&mut self, give: Good, take: Good) -> Entry {
        let count = i64::from(self.data.black_market_goods);
        let fits = give != take && self.supply[take.key()] >= count;
        sure(fits, || format!("{} for {}", give.key(), take.key()))?;
        self.hand_in(self.active, item(give), count)?;
        self.hand_out(self.active, item(take), count);
        Ok(())
    }

    /// Between the first and the last flag, never onto the chequered one (Q17).
    fn shift_marker(&mut self, step: FlagStep) -> Entry {
        let steps = usize::from(self.data.port_authority_steps);
        let to = match step {
            FlagStep::Raise => Some(self.flag + steps),
            FlagStep::Lower => self.flag.checked_sub(steps),
        };
        let Some(to) = to.filter(|&to| to < self.data.flags.len()) else {
            return Err(format!("no flag {step:?} from {}", self.flag));
        };
        self.flag = to;
        self.expect(Event::FlagMoved { to: self.data.flags[to] });
        Ok(())
    }

    fn saw(&mut self, times: i64) -> Entry {
        let trade = self.data.sawmill;
        let fits = (1..=i64::from(trade.most)).contains(&times);
        sure(fits, || format!("{times} times, not {trade:?}"))?;
        self.hand_in(self.active, Item::Wood, times * i64::from(trade.give))?;
        self.hand_out(self.active, Item::Point, times * i64::from(trade.take));
        Ok(())
    }

    fn serve(&mut self, rum: i64, cigars: i64) -> Entry {
        let most = i64::from(self.data.cafe_most);
        sure((1..=most).contains(&(rum + cigars)), || format!("{rum} and {cigars} served"))?;
        self.hand_in(self.active, Item::Cigars, cigars)?;
        self.hand_in(self.active, Item::Rum, rum)?;
        let rum_points = rum * i64::from(self.data.cafe_rum_points);
        let cigar_points = cigars * i64::from(self.data.cafe_cigar_points);
        self.hand_out(self.active, Item::Point, rum_points + cigar_points);
        Ok(())
    }

    /// A peso, and somebody who lies face up is turned down; under the car he must be left once
    /// before he can be passed (Q14, Q15).
    fn print(&mut self, cuban: Option<Cuban>) -> Entry {
        self.hand_out(self.active, Item::Peso, self.data.newspaper_pesos.into());
        let Some(cuban) = cuban else {
            let down = self.down.len();
            return sure(down == self.street.len(), || format!("only {down} lie face down"));
        };
        let before = self.down.insert(cuban.key(), self.visited() == Some(cuban));
        sure(before.is_none(), || format!("{} lies face down", cuban.key()))?;
        self.expect(Event::TurnedDown { cuban });
        Ok(())
    }

    /// One kind of good, at most what is wanted of it, each for the points of the flag; wood in
    /// its place for its own points (§4, §5). Each brings `less` at the trading office.
    pub(crate) fn load(&mut self, seat: usize, load: Load, less: i64) -> Result<i64, String> {
        let (item, count) = cargo(load);
        let (good, each) = match load {
            Load::Goods { good, .. } => (good, i64::from(self.data.flags[self.flag])),
            Load::Wood { instead_of, .. } => (instead_of, i64::from(self.data.wood_points)),
        };
        let wanted = self.wanted(good.key());
        let fits = (1..=wanted).contains(&count);
        sure(fits, || format!("{count} loaded where {wanted} {} are wanted", good.key()))?;
        self.put_back(seat, item, count)?;
        self.demand.insert(good.key(), wanted - count);
        Ok(count * (each - less).max(0))
    }
}

/// What is loaded, and how much.
fn cargo(load: Load) -> (&'static str, i64) {
    match load {
        Load::Goods { good, count } => (good.key(), count.into()),
        Load::Wood { count, .. } => ("wood", count.into()),
    }
}

/// A good as a thing that one owns: they have the same word.
pub(crate) fn item(good: Good) -> Item {
    *Item::ALL.iter().find(|item| item.key() == good.key()).expect("one can own every good")
}
