//! Stock rounds.

use cuba18_rules::action::Source;
use cuba18_rules::components::WHOLE;
use cuba18_track::Company;

use crate::income::{coins, next_train, present_income, reserve};
use crate::{Desk, times};

/// More companies than this are more than one director can keep in trains.
const MOST_MAJORS: usize = 3;

impl Desk<'_> {
    /// Sells what brings less than it costs, or only what it must.
    pub(crate) fn sale(&self, company: Company, shares: u8) -> i32 {
        if self.weights.sold <= 0.0 {
            return -1 - i32::from(shares) * (100 + present_income(self.view.table(), company));
        }
        let price = coins(self.view.table().price(company));
        let lost = times(self.brings(company, price) * 100 / price, self.weights.sold);
        -1 - i32::from(shares) * lost
    }

    /// What the shares cost that float a major, at a starting price.
    pub(crate) fn to_float(&self, price: u16) -> i32 {
        let shares = &self.view.data().shares;
        let needed = shares.floats.div_ceil(shares.unit(Company::Oe));
        i32::from(needed) * i32::from(price)
    }

    fn cash(&self) -> i32 {
        coins(self.view.table().cash(self.seat))
    }

    /// Founds a major only with the money to float it alone, at the highest
    /// price that allows it, and if that buys a train.
    pub(crate) fn founding(&self, company: Company, price: u16) -> i32 {
        let table = self.view.table();
        let capital = self.to_float(price);
        let train = coins(table.data().price(next_train(table, company)));
        let majors = cuba18_rules::table::directed(table, self.seat);
        let majors = majors.iter().filter(|company| !company.is_minor()).count();
        let free = self.cash() - self.reserve();
        if capital > free || capital < train || majors >= MOST_MAJORS {
            return -1;
        }
        1000 + i32::from(price)
    }

    /// Floats what it founded, then buys what pays most for its price.
    pub(crate) fn purchase(&self, company: Company, from: Source) -> i32 {
        let table = self.view.table();
        let charter = table.charter(company);
        let price = coins(table.price(company));
        let is_mine = charter.director == Some(self.seat);
        if is_mine
            && from == Source::Offering
            && charter.offering > WHOLE - table.data().shares.floats
        {
            return 1200;
        }
        if self.cash() - price < self.reserve() {
            return -1;
        }
        let risk = if is_mine { 0 } else { times(1, self.weights.risk) };
        self.brings(company, price) * 100 / price - risk
    }

    /// What a share will bring.
    fn brings(&self, company: Company, price: i32) -> i32 {
        let table = self.view.table();
        let share = if company == Company::Fc {
            // It earns by its stations and never falls when sold.
            times(1, self.weights.central)
        } else {
            present_income(table, company) * i32::from(table.data().shares.unit(company))
                / i32::from(WHOLE)
        };
        // A paid dividend moves the price up, too.
        let moved =
            if share > 0 { times(1, self.weights.rise) } else { -times(price, self.weights.idle) };
        times(share, self.weights.dividends) + moved
    }

    /// The cash that is kept back for the trains of own companies.
    fn reserve(&self) -> i32 {
        times(reserve(self.view, self.seat), self.weights.reserve)
    }
}
