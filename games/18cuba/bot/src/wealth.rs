//! What a position of 18Cuba is worth: wealth, and what it will bring.

use bots::Evaluate;
use cuba18_rules::components::WHOLE;
use cuba18_rules::{Cuba18, Round, Table, View};
use cuba18_track::Company;
use tabletop::{Game as _, PerSeat, Seat, Viewer};

use crate::income::{is_safe, present_income, shortfall};

/// The eye of an investor.
#[derive(Copy, Clone, Debug, Default)]
pub struct Wealth;

/// So many pesos are a clear lead at the end of a set of operating rounds.
pub const CLEAR: f64 = 40.0;

/// No income is counted for more operating rounds than this.
const FAR: f64 = 6.0;

/// A dividend also moves the price up: about so much of it.
const RISE: f64 = 0.3;

/// An income that ends when its trains are scrapped is worth less.
const FADING: f64 = 0.6;

/// What a peso that a director will have to add is counted as.
const DEBT: f64 = 0.6;

/// What a company earns in a round, and for how much of the rounds to come.
struct Prospect {
    company: Company,
    income: f64,
}

/// What each company earns.
fn prospects(table: &Table) -> Vec<Prospect> {
    let running = table.operating().filter(|&company| table.charter(company).train_count() > 0);
    let prospect = |company| {
        let lasts = if is_safe(table, company) { 1.0 } else { FADING };
        Prospect { company, income: lasts * f64::from(present_income(table, company)) }
    };
    running.map(prospect).collect()
}

/// How many operating rounds the bank will last.
fn rounds_left(table: &Table, prospects: &[Prospect]) -> f64 {
    let paid: f64 = prospects.iter().map(|prospect| prospect.income).sum();
    (f64::from(table.bank().max(0)) / paid.max(1.0)).clamp(0.5, FAR)
}

/// What the shares of `seat` bring until the end, without what trains will cost it.
fn worth(table: &Table, seat: Seat, prospects: &[Prospect], rounds: f64) -> f64 {
    let shares = &table.data().shares;
    let brings = |Prospect { company, income }: &Prospect| {
        let held = table.charter(*company).shares(shares, *company, seat);
        let part = f64::from(held) * f64::from(shares.unit(*company)) / f64::from(WHOLE);
        part * income * rounds * (1.0 + RISE)
    };
    let directed = cuba18_rules::table::directed(table, seat);
    let debts = directed.iter().map(|company| f64::from(shortfall(table, company).max(0)));
    let future: f64 = prospects.iter().map(brings).sum();
    let wealth = f64::from(table.worth(seat).coins());
    wealth + future - DEBT * debts.sum::<f64>()
}

impl Evaluate<Cuba18> for Wealth {
    fn worth(&self, view: &View, seat: Seat) -> f64 {
        let prospects = prospects(view.table());
        worth(view.table(), seat, &prospects, rounds_left(view.table(), &prospects))
    }

    fn seats(&self, view: &View) -> u8 {
        view.terms().players
    }

    /// What companies earn is searched for once for all seats.
    fn worths(&self, game: &Cuba18) -> PerSeat<f64> {
        let view = game.view(Viewer::Public);
        let table = view.table();
        let prospects = prospects(table);
        let rounds = rounds_left(table, &prospects);
        PerSeat::from_fn(self.seats(&view), |seat| worth(table, seat, &prospects, rounds))
    }

    /// A set of operating rounds has ended.
    fn is_settled(&self, before: &View, after: &View) -> bool {
        let operates = |view: &View| matches!(view.round(), Round::Operating(_));
        operates(before) && !operates(after)
    }
}
