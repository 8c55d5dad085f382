//! A page of the ledger: what is known of one company.

use std::collections::BTreeMap;

use cuba18_rules::charter::{Charter, Standing};
use tabletop::Key;

use crate::printed;

/// What a company owns, and who owns it, in tenths.
#[derive(Clone, Default, Debug)]
pub(crate) struct Page {
    pub(crate) is_minor: bool,
    pub(crate) is_founded: bool,
    /// The space of its price.
    pub(crate) space: usize,
    pub(crate) start: i64,
    pub(crate) treasury: i64,
    pub(crate) held: Vec<i64>,
    pub(crate) offering: i64,
    pub(crate) charter: i64,
    pub(crate) pool: i64,
    pub(crate) director: Option<usize>,
    pub(crate) trains: BTreeMap<&'static str, i64>,
    pub(crate) wagons: [i64; 3],
    pub(crate) machines: [i64; 3],
    /// Stations that were paid for.
    pub(crate) stations: usize,
    /// What its trains earned in this turn, machines included.
    pub(crate) earned: i64,
}

impl Page {
    /// A share in tenths.
    pub(crate) const fn unit(&self) -> i64 {
        if self.is_minor { 2 } else { 1 }
    }

    pub(crate) const fn price(&self) -> i64 {
        printed::PRICES[self.space]
    }

    /// The price token goes so many spaces up or down the zigzag.
    pub(crate) fn step(&mut self, spaces: i64) {
        let last = i64::try_from(printed::PRICES.len()).expect("few") - 1;
        let to = i64::try_from(self.space).expect("few") + spaces;
        self.space = usize::try_from(to.clamp(0, last)).expect("on the board");
    }

    pub(crate) fn is_sold_out(&self) -> bool {
        self.held.iter().sum::<i64>() == 10
    }

    pub(crate) fn train_count(&self) -> i64 {
        self.trains.values().sum()
    }

    /// What differs from the charter as it lies on the table, if anything does.
    pub(crate) fn differs(&self, charter: &Charter, price: i64) -> Option<String> {
        let is_founded = charter.standing != Standing::Closed;
        let trains: BTreeMap<&str, i64> =
            charter.each_train().fold(BTreeMap::new(), |mut all, train| {
                *all.entry(train.key()).or_default() += 1;
                all
            });
        let own: BTreeMap<&str, i64> =
            self.trains.iter().filter(|&(_, &count)| count != 0).map(|(&t, &c)| (t, c)).collect();
        let seats = self.held.len();
        let held: Vec<i64> = charter.held[..seats].iter().map(|&tenths| tenths.into()).collect();
        let wagons: Vec<i64> = charter.wagons.iter().map(|&count| count.into()).collect();
        let machines = charter.machines.map(i64::from);
        let piles = [charter.offering, charter.reserve, charter.pool].map(i64::from);
        let differs = |what: &str, is_same: bool, own: String, there: String| {
            (!is_same).then(|| format!("{what}: {own} in the ledger, {there} on the table"))
        };
        let treasury = i64::from(charter.treasury.coins());
        let director = charter.director.map(tabletop::Seat::index);
        let shows = |what: &dyn std::fmt::Debug| format!("{what:?}");
        differs(
            "founded",
            self.is_founded == is_founded,
            shows(&self.is_founded),
            shows(&is_founded),
        )
        .or_else(|| {
            let is_same = !is_founded || self.price() == price;
            differs("price", is_same, shows(&self.price()), shows(&price))
        })
        .or_else(|| {
            let is_same = self.treasury == treasury;
            differs("treasury", is_same, shows(&self.treasury), shows(&treasury))
        })
        .or_else(|| differs("shares", self.held == held, shows(&self.held), shows(&held)))
        .or_else(|| {
            let own = [self.offering, self.charter, self.pool];
            // Who is out of the set-up has no shares at all.
            let is_same = own == piles || !is_founded;
            differs("offering, charter, pool", is_same, shows(&own), shows(&piles))
        })
        .or_else(|| {
            let is_same = self.director == director;
            differs("director", is_same, shows(&self.director), shows(&director))
        })
        .or_else(|| differs("trains", own == trains, shows(&own), shows(&trains)))
        .or_else(|| {
            let is_same = self.wagons[..] == wagons[..];
            differs("wagons", is_same, shows(&self.wagons), shows(&wagons))
        })
        .or_else(|| {
            let is_same = self.machines == machines;
            differs("machines", is_same, shows(&self.machines), shows(&machines))
        })
    }
}
