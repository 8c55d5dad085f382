//! Stock rounds.

use cuba18_rules::action::Source;
use cuba18_rules::components::WHOLE;
use cuba18_track::Company;

use crate::Desk;
use crate::income::{coins, next_train, present_income, reserve};

/// The rounds that a dividend is counted for.
const ROUNDS: i32 = 3;

/// More companies than this are more than one director can keep in trains.
const MOST_MAJORS: usize = 3;

impl Desk<'_> {
    /// Sells only what it must.
    pub(crate) fn sale(&self, company: Company, shares: u8) -> i32 {
        -1 - i32::from(shares) * (100 + present_income(self.view.table(), company))
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
        let free = self.cash() - reserve(self.view, self.seat);
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
        if self.cash() - price < reserve(self.view, self.seat) {
            return -1;
        }
        let share = if company == Company::Fc {
            // It earns by its stations and never falls when sold.
            8
        } else {
            present_income(table, company) * i32::from(table.data().shares.unit(company))
                / i32::from(WHOLE)
        };
        // A paid dividend moves the price up, too.
        let gain = share * ROUNDS + if share > 0 { 10 } else { -price / 4 };
        let risk = if is_mine { 0 } else { 5 };
        gain * 100 / price - risk
    }
}
