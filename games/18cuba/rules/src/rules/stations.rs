//! §VII.8 Stations.

use std::ops::ControlFlow;

use cuba18_track::{Company, Hex, STOPS};
use tabletop::{Money, Sink};

use super::home::free_slots;
use crate::rent::Rent;
use crate::round::Operating;
use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

/// A station to be placed, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct StationPlan {
    pub(crate) hex: Hex,
    pub(crate) stop: u8,
    pub(crate) rent: Rent,
    pub(crate) cost: Money,
}

impl Cuba18 {
    /// What the next station of `company` costs (R145, R146, R150).
    fn station_cost(&self, company: Company) -> Result<Money, Refusal> {
        let charter = self.table.charter(company);
        if company.is_minor() || charter.placed == 0 || charter.placed >= charter.released {
            return Err(Refusal::NoStationLeft);
        }
        let price = self.data().cards.stations.get(usize::from(charter.placed - 1));
        price.map(|&price| Money::new(price)).ok_or(Refusal::NoStationLeft)
    }

    /// Whether a station of `company` has room in a stop (R147, R148, R149).
    fn room(&self, company: Company, hex: Hex, stop: u8) -> Result<(), Refusal> {
        let board = &self.table.board;
        if board.companies_in(hex).contains(company) {
            return Err(Refusal::OneStation);
        }
        if !free_slots(board, hex).any(|(of, open)| of == stop && open > 0) {
            return Err(Refusal::NoStation);
        }
        let free: u8 = free_slots(board, hex).map(|(_, free)| free).sum();
        if free > self.reserved(hex) { Ok(()) } else { Err(Refusal::SlotKept) }
    }

    /// Works out a station (§VII.8).
    pub(crate) fn station(
        &self,
        turn: &Operating,
        hex: Hex,
        stop: u8,
        rent: Rent,
    ) -> Result<StationPlan, Refusal> {
        let company = turn.company;
        let cost = self.station_cost(company)?;
        self.room(company, hex, stop)?;
        let new = rent.without(turn.rented);
        let fails = |set: Rent| !self.reach(company, turn.rented.or(set)).has_stop(hex, stop);
        if fails(new) {
            return Err(Refusal::NoStation);
        }
        self.is_needed(company, rent, new, fails)?;
        let rule = if rent.is_empty() { "VII.8" } else { "VII.15" };
        self.table.affords(company, cost + rent.fee(self.data()), rule)?;
        Ok(StationPlan { hex, stop, rent, cost })
    }

    /// Shows `found` every station that the company may place within `budget`,
    /// until it has seen enough.
    pub(crate) fn each_station(
        &self,
        turn: &Operating,
        budget: Money,
        mut found: impl FnMut(StationPlan) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let company = turn.company;
        let cost = self.station_cost(company).ok();
        let Some((cost, left)) = cost.and_then(|cost| Some((cost, budget.less(cost)?))) else {
            return ControlFlow::Continue(());
        };
        let open = |hex: Hex| STOPS.filter(move |&stop| self.room(company, hex, stop).is_ok());
        let sites: arrayvec::ArrayVec<(Hex, u8), 39> =
            Hex::cities().iter().flat_map(|&hex| open(hex).map(move |stop| (hex, stop))).collect();
        if sites.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut seen: Vec<(Hex, u8, Rent)> = Vec::new();
        let most = left.coins() / self.data().cards.rental;
        let possible = Rent::possible(&self.table.board, company, most);
        for rent in possible.filter(|rent| rent.without(turn.rented) == *rent) {
            let reach = self.reach(company, turn.rented.or(rent));
            for &(hex, stop) in sites.iter().filter(|&&(hex, stop)| reach.has_stop(hex, stop)) {
                let smaller = |&(at, of, set): &(Hex, u8, Rent)| {
                    (at, of) == (hex, stop) && set.without(rent).is_empty()
                };
                if !seen.iter().any(smaller) {
                    seen.push((hex, stop, rent));
                    found(StationPlan { hex, stop, rent, cost })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Places a station and pays for it.
    pub(crate) fn place_station(
        &mut self,
        turn: &mut Operating,
        plan: StationPlan,
        log: &mut impl Sink<Event>,
    ) {
        let StationPlan { hex, stop, rent, cost } = plan;
        let company = turn.company;
        self.rent_for_round(turn, rent);
        self.pay_rent(company, rent, log);
        self.table.pay(Account::Company(company), Account::Bank, cost);
        self.table.board.place(hex, stop, company);
        self.table.charter_mut(company).placed += 1;
        log.record(Event::Stationed { company, hex, cost });
    }
}
