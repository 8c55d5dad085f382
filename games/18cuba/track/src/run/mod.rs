//! §VII.9 to §VII.11: the best run of a company's trains together, proven.
//!
//! First each kind of train gets a list of its best routes (`offers`, `lists`), then one
//! route is chosen for each train (`joint`). The lists hold all routes worth at
//! most a margin less than the best, so what is not listed is bounded; if it could
//! still better the best choice, the lists are widened or the search is split
//! (`search`). It ends with the true maximum, never with a guess.

mod answer;
mod begin;
mod declined;
mod given;
mod joint;
mod lists;
mod memo;
mod offers;
mod search;

use arrayvec::ArrayVec;
use tabletop::closed_set;

pub use answer::{Counted, Route, Run};
pub use begin::begins;
pub use declined::{Choice, choice_within, choices};
pub use given::{Given, RouteFault, judge, steps};
pub use memo::forget;
use search::Search;

use crate::{
    board::Board,
    company::{Company, Cubes},
    network::Network,
    train::{MOST_TRAINS, Phase, Train, Wagon},
};

/// Which trains run, and what they may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Whose trains they are.
    pub company: Company,
    /// The phase, for the values of red places and Isla de Tesoros.
    pub phase: Phase,
    /// The trains.
    pub trains: ArrayVec<Train, MOST_TRAINS>,
    /// The wagons.
    pub wagons: ArrayVec<Wagon, MOST_TRAINS>,
    /// How many FC tokens may be rented in all, besides those that plus trains pass free.
    pub rent: u8,
    /// The cubes that may be delivered.
    pub cubes: Cubes,
    /// Which trains must keep to different harbors.
    pub harbors: Harbors,
}

closed_set! {
    /// Which trains with wagons must keep to different harbors (rulings C30, Q14).
    pub enum Harbors {
        /// Each delivers in another one.
        Deliver = "deliver",
        /// Each runs to others, be it that it delivers only in one of its two.
        Run = "run",
    }
}

impl Order {
    /// An order without wagons, rentals and cubes.
    pub fn new(company: Company, phase: Phase, trains: impl IntoIterator<Item = Train>) -> Order {
        Order {
            company,
            phase,
            trains: trains.into_iter().take(MOST_TRAINS).collect(),
            wagons: ArrayVec::new(),
            rent: 0,
            cubes: Cubes::NONE,
            harbors: Harbors::Deliver,
        }
    }
}

/// Whether any train of `company` could run, be it for as little as two stops:
/// every train reaches that far, and every station stands in a city of some value.
pub fn can_run(board: &Board, company: Company, phase: Phase) -> bool {
    Network::has_route(board, company, phase)
}

/// The best run: the highest revenue that any choice of routes brings (§VII.11).
pub fn best_run(board: &Board, order: &Order) -> Run {
    let Some(mut search) = Search::new(board, order) else { return Run::default() };
    let known = memo::recall(&search, Clone::clone);
    let is_new = known.is_none();
    match known {
        Some(best) => search.best = best,
        None => search.solve(0),
    }
    let run = if search.has_found() { search.answer(board, order) } else { Run::default() };
    if is_new {
        memo::keep(search);
    }
    run
}

/// What the best run brings, without writing it out.
pub fn best_revenue(board: &Board, order: &Order) -> u32 {
    let Some(mut search) = Search::new(board, order) else { return 0 };
    let known = memo::recall(&search, |&(sum, _)| sum);
    let revenue = known.unwrap_or_else(|| {
        search.solve(0);
        let sum = search.best.0;
        memo::keep(search);
        sum
    });
    revenue.into()
}

/// The best run, if it brings more than `floor`: quicker to tell than the best run
/// where nothing does.
pub fn better_run(board: &Board, order: &Order, floor: u32) -> Option<Run> {
    let floor = u16::try_from(floor).ok()?;
    let mut search = Search::new(board, order)?;
    if memo::recall(&search, |&(sum, _)| sum <= floor) == Some(true) {
        return None;
    }
    search.solve(floor);
    search.has_found().then(|| search.answer(board, order))
}
