//! §VII.10 Running trains.

use cuba18_track::{
    Board, Choice, Company, Cubes, Given, Order, Route, RouteFault, Run, better_run, can_run,
    choices, judge,
};
use tabletop::Sink;

use crate::action::GivenRoute;
use crate::rent::Rent;
use crate::round::{Operating, Round, Step};
use crate::rulings::Rental;
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

/// A run with the tokens of `rent` that it passes noted as its rentals, each once.
fn claimed(mut run: Run, rent: Rent) -> Run {
    for hex in rent.hexes() {
        let passes = |route: &&mut Route| {
            let inner = route.stops.len().saturating_sub(1);
            route.stops.iter().take(inner).skip(1).any(|stop| stop.hex == hex)
        };
        if let Some(route) = run.routes.iter_mut().find(passes) {
            route.rentals.push(hex);
        }
    }
    run
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
        order.harbors = self.terms.rulings.harbors;
        order
    }

    /// Whether any run of the company brings something.
    pub(crate) fn earns(&self, company: Company) -> bool {
        let has_trains = self.table.charter(company).train_count() > 0;
        has_trains && can_run(&self.table.board, company, self.table.phase)
    }

    /// The runs to offer: the best, and the best under fewer rentals and cubes (R173, C31).
    pub(crate) fn runs(&self, turn: &Operating) -> Vec<Run> {
        let order = self.order(turn.company);
        let run = |Choice { run, .. }| run;
        let mut found: Vec<Run> = match self.terms.rulings.rental {
            Rental::Step | Rental::Use => {
                choices(&self.table.board, &order).into_iter().map(run).collect()
            }
            Rental::Round => {
                let sets = self.sets_to_rent(&order, turn.rented, u32::from(order.rent));
                let runs = sets.flat_map(|rent| {
                    let (board, free) = self.with_rented(&order, turn.rented.or(rent));
                    let runs = choices(&board, &free).into_iter();
                    runs.map(move |Choice { run, .. }| claimed(run, rent))
                });
                runs.collect()
            }
        };
        found.sort_by_key(|run| {
            (std::cmp::Reverse(run.revenue), run.rentals(), run.cubes().total())
        });
        let mut kept: Vec<Run> = Vec::new();
        for run in found {
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
        turn: &Operating,
        routes: &[GivenRoute],
    ) -> Result<Run, Refusal> {
        let company = turn.company;
        let order = self.order(company);
        let given: Vec<Given> = routes.iter().map(GivenRoute::given).collect();
        let run = self
            .judged(&order, turn.rented, &given)
            .map_err(|fault| Refusal::BadRoute { company, fault })?;
        let rent = u8::try_from(run.rentals()).unwrap_or(u8::MAX);
        let limited = Order { rent, cubes: run.cubes(), ..order };
        let better = match self.terms.rulings.rental {
            Rental::Step | Rental::Use => better_run(&self.table.board, &limited, run.revenue),
            Rental::Round => {
                let mut sets = self.sets_to_rent(&limited, turn.rented, u32::from(rent));
                sets.find_map(|rent| {
                    let (board, free) = self.with_rented(&limited, turn.rented.or(rent));
                    better_run(&board, &free, run.revenue)
                })
            }
        };
        match better {
            Some(better) => Err(Refusal::NotTheBest { best: better.revenue }),
            None => Ok(run),
        }
    }

    /// The run that these routes make, with the fewest rentals besides those of `rented`.
    pub(crate) fn judged(
        &self,
        order: &Order,
        rented: Rent,
        given: &[Given],
    ) -> Result<Run, RouteFault> {
        match self.terms.rulings.rental {
            Rental::Step | Rental::Use => judge(&self.table.board, order, given),
            Rental::Round => {
                let mut fault = RouteFault::CannotRent;
                for rent in self.sets_to_rent(order, rented, u32::from(order.rent)) {
                    let (board, free) = self.with_rented(order, rented.or(rent));
                    match judge(&board, &free, given) {
                        Ok(run) => return Ok(claimed(run, rent)),
                        Err(wrong) => fault = wrong,
                    }
                }
                Err(fault)
            }
        }
    }

    /// Sets of up to `most` tokens to rent for the round besides those of `rented`, the
    /// smaller first (C18).
    fn sets_to_rent(
        &self,
        order: &Order,
        rented: Rent,
        most: u32,
    ) -> impl Iterator<Item = Rent> + use<'_> {
        let sets = Rent::possible(&self.table.board, order.company, most);
        sets.filter(move |rent| rent.without(rented) == *rent)
    }

    /// Board and order of a run for which these tokens are rented, and no others.
    fn with_rented(&self, order: &Order, rented: Rent) -> (Board, Order) {
        (rented.ignored_on(&self.table.board), Order { rent: 0, ..order.clone() })
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
