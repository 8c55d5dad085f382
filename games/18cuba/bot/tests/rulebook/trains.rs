//! Trains, wagons and machines in the ledger, and the haggling over them.

use cuba18_rules::View;
use cuba18_track::{Company, Train, Wagon};
use tabletop::{Key, Seat};
use testkit::ledger::{Entry, sure};

use crate::books::Books;
use crate::printed;

impl Books {
    /// A train of bank or pool, at its price.
    pub(crate) fn buy_train(&mut self, company: Company, train: Train, price: i64) -> Entry {
        self.is_payable(printed::price(train.key()), price)?;
        self.take_train(train)?;
        self.add_train(company, train, 1)?;
        self.company_pays(company, price)
    }

    /// A train of another company, from phase 3 on, for at least 1 (VII.12).
    pub(crate) fn deal(
        &mut self,
        company: Company,
        seller: Company,
        (train, price): (Train, i64),
    ) -> Entry {
        sure(price > 0 && self.phase >= 3, || format!("a deal for {price}"))?;
        self.offer = None;
        // The next of the kind is another train.
        self.refused.remove(&(seller.key(), train.key()));
        self.add_train(seller, train, -1)?;
        self.add_train(company, train, 1)?;
        self.between(company, seller, price)
    }

    /// Half of the old train's price is credited (VII.12).
    pub(crate) fn trade_in(
        &mut self,
        company: Company,
        (old, train): (Train, Train),
        price: i64,
    ) -> Entry {
        let due = printed::price(train.key()) - printed::price(old.key()) / 2;
        self.is_payable(due, price)?;
        self.take_train(train)?;
        self.add_train(company, old, -1)?;
        self.add_train(company, train, 1)?;
        self.company_pays(company, price)
    }

    /// Offers for one train rise (VII.12).
    pub(crate) fn offer(&mut self, seller: Company, train: Train, price: i64) -> Entry {
        let pair = (seller.key(), train.key());
        let before = self.refused.get(&pair).copied().unwrap_or(0);
        self.offer = Some((pair.0, pair.1, price));
        sure(price > before, || format!("{price} is not above {before}"))
    }

    pub(crate) fn name_price(&self, price: i64) -> Entry {
        let offered = self.offer.map_or(i64::MAX, |(_, _, price)| price);
        sure(price > offered, || format!("{price} in answer to {offered}"))
    }

    pub(crate) fn decline(&mut self) {
        if let Some((seller, train, price)) = self.offer.take() {
            self.refused.insert((seller, train), price);
        }
    }

    pub(crate) fn benefit(&mut self, company: Company, card: u8) {
        match card {
            2 => self.page(company).wagons[0] += 1,
            6 => self.is_discounted = true,
            _ => {}
        }
    }

    /// The director adds to the treasury of a company without a train (VII.13).
    pub(crate) fn add(&mut self, seat: Seat, company: Company, amount: i64) -> Entry {
        self.cash[seat.index()] -= amount;
        self.page(company).treasury += amount;
        let is_needed = self.page(company).train_count() == 0;
        sure(is_needed && self.cash[seat.index()] >= 0, || format!("{amount} are added"))
    }

    pub(crate) fn refund(&mut self, seat: Seat, company: Company, amount: i64) -> Entry {
        self.cash[seat.index()] += amount;
        self.page(company).treasury -= amount;
        sure(self.page(company).treasury >= 0, || format!("{amount} come back"))
    }

    pub(crate) fn hand_in(&mut self, company: Company, train: Train) -> Entry {
        if let Some(card) = printed::card(train.key()) {
            self.free_trains[card] += 1;
        }
        self.add_train(company, train, -1)
    }

    pub(crate) fn hand_in_wagon(&mut self, company: Company, wagon: Wagon) -> Entry {
        self.free_wagons[wagon as usize] += 1;
        self.page(company).wagons[wagon as usize] -= 1;
        sure(self.page(company).wagons[wagon as usize] >= 0, || "no such wagon".to_owned())
    }

    pub(crate) fn scrap(&mut self, company: Company, train: Train, count: i64) -> Entry {
        self.add_train(company, train, -count)?;
        let left = self.page(company).trains[train.key()];
        sure(left == 0, || format!("{left} {} are not scrapped", train.key()))
    }

    pub(crate) fn scrap_wagons(&mut self, company: Company, count: i64) -> Entry {
        let owned = std::mem::take(&mut self.page(company).wagons[0]);
        sure(owned == count, || format!("{count} wagons are scrapped"))
    }

    pub(crate) fn age(&mut self, company: Company, count: i64) -> Entry {
        self.add_train(company, Train::FourNarrow, -count)?;
        self.add_train(company, Train::FourNarrowAged, count)
    }

    /// The top train goes to the FC, and the next stock round begins (VII.16).
    pub(crate) fn export(&mut self, train: Train) -> Entry {
        self.in_stock_round = true;
        self.take_train(train)
    }

    /// Whether a price is the printed one, or 80 less with concession 6, never below 0.
    fn is_payable(&mut self, due: i64, price: i64) -> Entry {
        let is_discounted = std::mem::take(&mut self.is_discounted);
        let due = if is_discounted { (due - 80).max(0) } else { due };
        sure(price == due, || format!("{price} for what costs {due}"))
    }

    /// A card leaves bank or pool.
    fn take_train(&mut self, train: Train) -> Entry {
        let Some(card) = printed::card(train.key()) else { return Ok(()) };
        self.free_trains[card] -= 1;
        sure(self.free_trains[card] >= 0, || format!("no {} is left", train.key()))
    }

    fn add_train(&mut self, company: Company, train: Train, count: i64) -> Entry {
        let owned = self.page(company).trains.entry(train.key()).or_default();
        *owned += count;
        sure(*owned >= 0, || format!("{} has no {}", company.key(), train.key()))
    }

    fn between(&mut self, buyer: Company, seller: Company, price: i64) -> Entry {
        self.page(buyer).treasury -= price;
        self.page(seller).treasury += price;
        sure(self.page(buyer).treasury >= 0, || format!("{} owes money", buyer.key()))
    }

    pub(crate) fn wagon(
        &mut self,
        company: Company,
        wagon: Wagon,
        price: i64,
        seller: Option<Company>,
    ) -> Entry {
        let kind = wagon as usize;
        sure(price == printed::WAGONS[kind], || format!("a wagon for {price}"))?;
        self.page(company).wagons[kind] += 1;
        if let Some(seller) = seller {
            self.page(seller).wagons[kind] -= 1;
            sure(self.page(seller).wagons[kind] >= 0, || "no such wagon".to_owned())?;
            return self.between(company, seller, price);
        }
        self.free_wagons[kind] -= 1;
        let is_there = self.free_wagons[kind] >= 0;
        // VII.17: the first 3-wagon scraps the 1-wagons.
        if wagon == Wagon::Three {
            self.free_wagons[0] = 0;
        }
        sure(is_there, || "no such wagon is left".to_owned())?;
        self.company_pays(company, price)
    }

    /// The cheapest machine is bought, the dearest given away (VII.14, IV.2).
    pub(crate) fn machine(&mut self, minor: Company, generation: usize, price: i64) -> Entry {
        let spaces = &mut self.free_machines[generation];
        let space = if price == 0 {
            spaces.iter().rposition(|&left| left > 0)
        } else {
            spaces.iter().position(|&left| left > 0)
        };
        let space = space.ok_or("no machine is left")?;
        spaces[space] -= 1;
        let due = if price == 0 { 0 } else { printed::MACHINES[generation][space] };
        self.page(minor).machines[generation] += 1;
        let owned: i64 = self.page(minor).machines.iter().sum();
        sure(price == due && owned <= 3, || format!("a machine for {price}"))?;
        self.company_pays(minor, price)
    }

    /// A phase scraps what nobody owns, too (VII.17).
    pub(crate) fn begin_phase(&mut self, phase: usize) -> Entry {
        let is_next = phase > self.phase;
        self.phase = phase;
        let scrapped: &[&str] = match phase {
            4 => &["2", "2n"],
            6 => &["3", "3n"],
            7 => &["4"],
            _ => &[],
        };
        for card in scrapped.iter().filter_map(|train| printed::card(train)) {
            self.free_trains[card] = 0;
        }
        sure(is_next, || format!("phase {phase} begins again"))
    }

    /// Holds trains, wagons and machines that nobody owns against the table.
    pub(crate) fn compare_trains(&self, view: &View) -> Entry {
        let depot = &view.table().depot;
        let mut free: [i64; 9] = [0; 9];
        for (card, &left) in depot.standard.iter().chain(&depot.narrow).enumerate() {
            free[card] = left.into();
        }
        for &train in Train::ALL {
            if let Some(card) = printed::card(train.key()) {
                free[card] += i64::from(depot.pool[train]);
            }
        }
        let mut own = self.free_trains;
        // From phase 7 on the 4n of the pool are gone; which those were nobody announced.
        if self.phase == 7 {
            let four_narrow = 7;
            sure(free[four_narrow] <= own[four_narrow], || "a 4n came back".to_owned())?;
            own[four_narrow] = free[four_narrow];
        }
        sure(free == own, || format!("free trains {free:?}, in the ledger {own:?}"))?;
        let wagons = depot.wagons.iter().zip(depot.wagon_pool.iter());
        let wagons: Vec<i64> = wagons.map(|(bank, pool)| i64::from(bank + pool)).collect();
        let own = self.free_wagons;
        sure(wagons[..] == own[..], || format!("free wagons {wagons:?}, in the ledger {own:?}"))?;
        let machines = view.table().machines.map(|spaces| spaces.map(i64::from));
        sure(machines == self.free_machines, || format!("machines {machines:?}"))
    }
}
