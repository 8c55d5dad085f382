//! §VII.10 Running trains.

use cuba18_track::{
    Choice, Company, Cubes, Given, Order, Run, better_run, can_run, choices, judge,
};
use tabletop::Sink;

use crate::action::GivenRoute;
use crate::round::{Operating, Round, Step};
use crate::{Cuba18, Event, Refusal};

impl GivenRoute {
    fn given(&self) -> Given {
        Given {
            train: self.train,
            wagon: self.wagon,
            path: self.path.clone(),
            cubes: self.cubes,
            harbor: self.harbor,
        }
    }

    fn of(route: &cuba18_track::Route) -> GivenRoute {
        GivenRoute {
            train: route.train,
            wagon: route.wagon,
            path: route.path.clone(),
            cubes: route.cubes,
            harbor: route.harbor,
        }
    }
}

/// The routes of a run as an action holds them.
pub(crate) fn routes_of(run: &Run) -> Vec<GivenRoute> {
    run.routes.iter().map(GivenRoute::of).collect()
}

impl Cuba18 {
    /// What the company's trains may use (R156, R167, R169).
    pub(crate) fn order(&self, company: Company) -> Order {
        let charter = self.table.charter(company);
        let mut order = Order::new(company, self.table.phase, charter.each_train());
        order.wagons = charter.each_wagon().collect();
        let affordable = charter.treasury.coins() / self.data().cards.rental;
        order.rent =
            if company.is_minor() { 0 } else { u8::try_from(affordable.min(16)).unwrap_or(0) };
        order.cubes = if order.wagons.is_empty() { Cubes::NONE } else { self.table.cubes };
        order
    }

    /// Whether any run of the company brings something.
    pub(crate) fn earns(&self, company: Company) -> bool {
        let has_trains = self.table.charter(company).train_count() > 0;
        has_trains && can_run(&self.table.board, company, self.table.phase)
    }

    /// The runs to offer: the best, and the best under fewer rentals and cubes (R173, C31).
    pub(crate) fn runs(&self, company: Company) -> Vec<Run> {
        let mut found: Vec<Choice> = choices(&self.table.board, &self.order(company));
        found.sort_by_key(|choice| {
            let run = &choice.run;
            (std::cmp::Reverse(run.revenue), run.rentals(), run.cubes().total())
        });
        let mut kept: Vec<Run> = Vec::new();
        for Choice { run, .. } in found {
            let covered = kept.iter().any(|other| {
                other.revenue >= run.revenue
                    && other.rentals() <= run.rentals()
                    && other.cubes().fits_in(run.cubes())
            });
            if !covered {
                kept.push(run);
            }
        }
        kept
    }

    /// Whether the routes given are a legal run: none with at most the same
    /// rentals and, mill by mill, at most the same cubes earns more.
    pub(crate) fn given_run(
        &self,
        company: Company,
        routes: &[GivenRoute],
    ) -> Result<Run, Refusal> {
        let order = self.order(company);
        let given: Vec<Given> = routes.iter().map(GivenRoute::given).collect();
        let run = judge(&self.table.board, &order, &given)
            .map_err(|fault| Refusal::BadRoute { company, fault })?;
        let rent = u8::try_from(run.rentals()).unwrap_or(u8::MAX);
        let limited = Order { rent, cubes: run.cubes(), ..order };
        match better_run(&self.table.board, &limited, run.revenue) {
            Some(better) => Err(Refusal::NotTheBest { best: better.revenue }),
            None => Ok(run),
        }
    }

    /// The trains run: rentals are paid, sugar is taken, the income is counted.
    pub(crate) fn run_trains(&mut self, turn: Operating, run: &Run, log: &mut impl Sink<Event>) {
        let company = turn.company;
        self.pay_tokens(company, u8::try_from(run.rentals()).unwrap_or(0), log);
        let taken = run.cubes();
        for (minor, count) in taken.iter() {
            let left = self.table.cubes.of(minor) - count;
            self.table.cubes = self.table.cubes.with(minor, left);
        }
        let mut revenue = u16::try_from(run.revenue).unwrap_or(u16::MAX);
        // R171: machines need a train that earns.
        if company.is_minor() && revenue > 0 {
            revenue += self.table.charter(company).machine_bonus(&self.data().cards);
        }
        log.record(Event::Ran { company, revenue, routes: routes_of(run) });
        if taken.total() > 0 {
            log.record(Event::Delivered { company, cubes: taken });
        }
        if company.is_minor() {
            self.mill(company, revenue, log);
        }
        if revenue == 0 {
            self.keep(turn, 0, log);
        } else {
            self.round = Round::Operating(turn.at(Step::Dividend { revenue }));
        }
    }

    /// A minor makes sugar of its income, paid out or not (R161, R177).
    fn mill(&mut self, minor: Company, revenue: u16, log: &mut impl Sink<Event>) {
        let steps = self.data().cards.cubes.iter().filter(|&&from| revenue >= from).count();
        let cubes = u8::try_from(steps).unwrap_or(0);
        if cubes > 0 {
            let stock = self.table.cubes.of(minor) + cubes;
            self.table.cubes = self.table.cubes.with(minor, stock);
            log.record(Event::Milled { company: minor, cubes });
        }
    }
}
