//! A sensible player of 18Cuba: floats companies, builds towards income, buys
//! trains before it must.
//!
//! Every decision that is listed gets a score in pesos, roughly what it is worth
//! to the player over the next rounds; the highest is played, of equals any.
#![expect(clippy::disallowed_types, reason = "a judgment is a fraction; the rules are not")]

mod foresight;
mod income;
mod leads;
mod opening;
mod operating;
mod premises;
mod stock;
mod trains;
mod wealth;

use std::cell::OnceCell;

pub use foresight::Foresight;
pub use wealth::{CLEAR, Wealth};

use bots::{Bot, Clock, Policy, Seen, Weights as _};
use cuba18_rules::action::{Action, Benefit, Reply};
use cuba18_rules::{Cuba18, Round, View};
use cuba18_track::Company;
use income::coins;
use tabletop::{Choices, Dice, Game as _, Seat, Viewer};

bots::weights! {
    /// What counts for a planter.
    pub struct Weights {
        /// The rounds that an income of the company is counted for.
        rounds = 4.0,
        /// What a peso more of income is worth when track is laid.
        track = 10.0,
        /// What a step further is worth when track is laid.
        extent = 1.0,
        /// The rounds that a dividend is counted for.
        dividends = 3.0,
        /// That the price of a share rises which pays.
        rise = 10.0,
        /// Of its price, what is lost with a share that pays nothing.
        idle = 0.25,
        /// What is feared of companies that others direct, in percent.
        risk = 5.0,
        /// What a share of the FC pays.
        central = 8.0,
        /// Of what own companies lack for trains, what is kept back for them.
        reserve = 1.0,
        /// A train that lasts, for a company that has none.
        lasting = 1000.0,
        /// Of what a full wagon brings.
        wagon = 0.5,
        /// Of what a share brings, what is lost by selling it; 0 to sell only what one must.
        sold = 0.0,
    }
}

/// The player. It remembers nothing from one decision to the next.
#[derive(Copy, Clone, Debug)]
pub struct Planter {
    weights: Weights,
}

impl Default for Planter {
    fn default() -> Planter {
        Planter::new(Weights::BY_HAND)
    }
}

impl Planter {
    /// A planter to whom this counts.
    pub const fn new(weights: Weights) -> Planter {
        Planter { weights }
    }

    /// A planter who has played much: weights found by self-play.
    pub fn practiced() -> Planter {
        Planter::new(Weights::read(include_str!("../weights.toml")))
    }
}

/// A part of an amount, or some times it.
#[expect(clippy::cast_possible_truncation, reason = "scores are far below 2^31")]
fn times(amount: i32, weight: f64) -> i32 {
    (f64::from(amount) * weight) as i32
}

/// Of a run of amounts so many are candidates, its ends included.
const POINTS: u32 = 5;

/// A decision to be judged, and where.
struct Desk<'v> {
    view: &'v View,
    seat: Seat,
    weights: Weights,
    /// What the company could earn and how far it gets, once it was asked.
    now: OnceCell<(i32, i32)>,
}

impl Desk<'_> {
    /// What `action` is worth, in pesos; leaving things as they are is worth nothing.
    fn score(&self, action: &Action) -> i32 {
        match *action {
            Action::Bid { amount } => self.bid(amount),
            Action::Concession { card } => self.concession(card),
            Action::Convert { price, mill, .. } => self.conversion(price, mill),
            Action::Found { company, price } => self.founding(company, price),
            Action::Buy { company, from } => self.purchase(company, from),
            Action::Sell { company, shares } => self.sale(company, shares),
            Action::Benefit(benefit) => self.benefit(benefit),
            Action::Home { hex, stop } => self.home(hex, stop),
            Action::Lay(laying) => self.laying(laying),
            Action::Commission { card, laying } => self.commission(card, laying),
            Action::Station { hex, stop, rent } => self.station(hex, stop, rent),
            // A run can only be chosen among runs.
            Action::Run { .. } | Action::PayOut {} | Action::Pass {} => 0,
            Action::Issue {} => self.issuing(),
            // What trains of others are worth is agreed on between people.
            Action::Redeem {} | Action::DealWagon { .. } | Action::Counter { .. } => -1,
            Action::Keep {} => self.keeping(),
            Action::Train { train, discount, .. } => self.purchase_of_train(None, train, discount),
            Action::TradeIn { old, discount } => self.trade_in(old, discount),
            Action::Wagon { wagon, .. } => self.wagon(wagon),
            Action::DealTrain { seller, train, price } => self.deal(seller, train, price),
            Action::Answer { answer } => i32::from(answer == Reply::No),
            // Only when nobody has sold a train for all there is.
            Action::Bankrupt {} => -100_000,
            Action::Machine { generation } => self.machine(generation),
            Action::Raise(raise) => self.raising(raise),
            // The cheapest is handed in.
            Action::DiscardTrain { train, .. } => -coins(self.view.data().price(train)),
            Action::DiscardWagon { wagon, .. } => -i32::from(wagon.capacity()),
        }
    }

    /// What is free is taken at once, and nothing given away.
    fn benefit(&self, benefit: Benefit) -> i32 {
        let (Benefit::Wagon { company }
        | Benefit::Machine { company, .. }
        | Benefit::Mail { company }
        | Benefit::Discount { company }) = benefit;
        let is_own = self.view.table().charter(company).director == Some(self.seat);
        if is_own { 1500 } else { -1 }
    }

    /// The company whose turn it is.
    fn company(&self) -> Company {
        match self.view.round() {
            Round::Operating(turn) => turn.company,
            Round::Deal
            | Round::Auction(_)
            | Round::Draft(_)
            | Round::Stock(_)
            | Round::Over { .. } => Company::Fc,
        }
    }
}

impl Planter {
    fn desk<'v>(&self, view: &'v View, seat: Seat) -> Desk<'v> {
        Desk { view, seat, weights: self.weights, now: OnceCell::new() }
    }

    /// What is worth most of `choices`, of equals any.
    fn best(desk: &Desk<'_>, choices: &Choices<Action>, dice: &mut dyn Dice) -> Option<Action> {
        let mut most = i32::MIN;
        let mut best: Vec<Action> = Vec::new();
        for action in choices.samples() {
            let score = desk.score(&action);
            if score > most {
                (most, best) = (score, Vec::new());
            }
            // Of runs the first is the best; the others decline something.
            let declines = matches!(action, Action::Run { .. }) && !best.is_empty();
            if score == most && !declines {
                best.push(action);
            }
        }
        let pick = match best.len() {
            0 | 1 => 0,
            several => dice.roll(u32::try_from(several).unwrap_or(u32::MAX)) as usize,
        };
        best.into_iter().nth(pick)
    }
}

impl Bot<Cuba18> for Planter {
    fn choose(
        &mut self,
        seen: &Seen<'_, Cuba18>,
        _: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> Action {
        let mut choices = Choices::default();
        seen.actions(&mut choices);
        let best = Planter::best(&self.desk(&seen.view(), seen.seat()), &choices, dice);
        best.expect("a seat that is asked has an action")
    }
}

impl Policy<Cuba18> for Planter {
    fn rank(&mut self, game: &Cuba18, seat: Seat, into: &mut Vec<(f64, Action)>) {
        let view = game.view(Viewer::Player(seat));
        let desk = self.desk(&view, seat);
        let mut choices = Choices::default();
        game.actions(seat, &mut choices);
        into.clear();
        into.extend(choices.points(POINTS).map(|action| (desk.score(&action).into(), action)));
        // Equals keep the order of the list: of runs the first is the best.
        into.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    }

    fn next(&mut self, game: &Cuba18, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        let mut choices = Choices::default();
        game.actions(seat, &mut choices);
        Planter::best(&self.desk(&game.view(Viewer::Player(seat)), seat), &choices, dice)
    }
}
