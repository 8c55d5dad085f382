//! §VII.17 Phases.

use cuba18_track::{Company, Phase, Train, Wagon};
use tabletop::{Key, Sink};

use crate::components::begun_by;
use crate::rulings::SurplusWagons;
use crate::setup::Unsold;
use crate::{Cuba18, Event, Refusal};

/// What a company hands in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Discard {
    /// A train.
    Train { company: Company, train: Train },
    /// A wagon.
    Wagon { company: Company, wagon: Wagon },
}

impl Cuba18 {
    /// The first train of a layer begins a phase, at once (R219).
    pub(crate) fn begin_phase_of(&mut self, layer: usize, log: &mut impl Sink<Event>) {
        let number = begun_by(layer);
        let Some(phase) = Phase::new(number).filter(|&phase| phase > self.table.phase) else {
            return;
        };
        self.table.phase = phase;
        log.record(Event::PhaseBegan { phase: number });
        let data = self.data();
        Train::ALL
            .iter()
            .filter(|&&train| data.scrapped_in(train) == Some(number))
            .for_each(|&train| self.scrap(train, log));
        if number == self.data().phases.aging {
            self.age(log);
        }
    }

    /// A train leaves the game, but for the FC's (R208, R222, R224, R226).
    fn scrap(&mut self, train: Train, log: &mut impl Sink<Event>) {
        self.table.depot.pool[train] = 0;
        self.table.depot.scrap_narrow(train);
        for &company in Company::ALL {
            let count = std::mem::take(&mut self.table.charter_mut(company).trains[train]);
            if count > 0 {
                log.record(Event::ScrappedTrains { company, train, count });
            }
        }
    }

    /// 4n-trains lose a stop and half their value (R191, R192, C52).
    fn age(&mut self, log: &mut impl Sink<Event>) {
        for &company in Company::ALL {
            let trains = &mut self.table.charter_mut(company).trains;
            let count = std::mem::take(&mut trains[Train::FourNarrow]);
            trains[Train::FourNarrowAged] = count;
            if count > 0 {
                log.record(Event::Aged { company, count });
            }
        }
        self.table.depot.pool[Train::FourNarrow] = 0;
        if self.terms.unsold_4n == Unsold::Removed {
            self.table.depot.scrap_narrow(Train::FourNarrow);
        }
    }

    /// The first company with more trains or wagons than the limit (R183, C26).
    pub(crate) fn surplus(&self) -> Option<Company> {
        let wagons = self.hands_in_wagons();
        let [minors, majors] = [Company::Hg, Company::Oe].map(|one| self.train_limit(one));
        Company::ALL.iter().copied().find(|&company| {
            let charter = self.table.charter(company);
            let limit = if company.is_minor() { minors } else { majors };
            charter.director.is_some()
                && (usize::from(charter.train_count()) > limit
                    || wagons && usize::from(charter.wagon_count()) > limit)
        })
    }

    /// Whether wagons above the limit are handed in (C26).
    fn hands_in_wagons(&self) -> bool {
        self.terms.rulings.surplus_wagons == SurplusWagons::HandedIn
    }

    /// Whether this may be handed in (R188, C26: trains and wagons are counted apart).
    pub(crate) fn discard(&self, discard: Discard) -> Result<Discard, Refusal> {
        let company = self.surplus().ok_or(Refusal::NoSurplus)?;
        let charter = self.table.charter(company);
        let (of, owned, count) = match discard {
            Discard::Train { company, train } => {
                (company, charter.trains[train], charter.train_count())
            }
            Discard::Wagon { .. } if !self.hands_in_wagons() => return Err(Refusal::NoSurplus),
            Discard::Wagon { company, wagon } => {
                (company, charter.wagons[wagon], charter.wagon_count())
            }
        };
        let is_above = usize::from(count) > self.train_limit(company);
        if of == company && owned > 0 && is_above { Ok(discard) } else { Err(Refusal::NoSurplus) }
    }

    /// What `company` may hand in.
    pub(crate) fn each_discard(&self, company: Company, found: impl FnMut(Discard)) {
        let trains = Train::ALL.iter().map(|&train| Discard::Train { company, train });
        let wagons = Wagon::ALL.iter().map(|&wagon| Discard::Wagon { company, wagon });
        trains.chain(wagons).filter(|&discard| self.discard(discard).is_ok()).for_each(found);
    }

    /// A surplus train or wagon goes to the pool, without compensation.
    pub(crate) fn hand_in(&mut self, discard: Discard, log: &mut impl Sink<Event>) {
        match discard {
            Discard::Train { company, train } => {
                self.table.charter_mut(company).trains[train] -= 1;
                self.table.depot.pool[train] += 1;
                log.record(Event::DiscardedTrain { company, train });
            }
            Discard::Wagon { company, wagon } => {
                self.table.charter_mut(company).wagons[wagon] -= 1;
                self.table.depot.wagon_pool[wagon] += 1;
                log.record(Event::DiscardedWagon { company, wagon });
            }
        }
    }
}
