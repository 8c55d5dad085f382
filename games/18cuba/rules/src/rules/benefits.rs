//! §IV.2 The benefits of converted concessions.

use cuba18_track::{Company, CompanyKind, Wagon};
use tabletop::{Money, Seat, Sink};

use crate::action::Benefit;
use crate::charter::Standing;
use crate::{Cuba18, Event, Refusal};

impl Benefit {
    /// The number of the concession.
    pub(crate) const fn card(self) -> u8 {
        match self {
            Benefit::Wagon { .. } => 2,
            Benefit::Machine { .. } => 3,
            Benefit::Mail { .. } => 5,
        }
    }

    const fn company(self) -> Company {
        match self {
            Benefit::Wagon { company }
            | Benefit::Machine { company, .. }
            | Benefit::Mail { company } => company,
        }
    }
}

impl Cuba18 {
    /// Whether `seat` holds the benefit of concession `card`.
    pub(crate) fn has_benefit(&self, seat: Seat, card: u8) -> bool {
        self.table.cards[seat].benefits & (1 << (card - 1)) != 0
    }

    /// Whether `seat` may give a benefit to a company they direct (C06, R253).
    pub(crate) fn benefit(&self, seat: Seat, benefit: Benefit) -> Result<(), Refusal> {
        let company = benefit.company();
        let charter = self.table.charter(company);
        let is_open = matches!(charter.standing, Standing::Floated | Standing::Operated);
        if !self.has_benefit(seat, benefit.card()) || charter.director != Some(seat) || !is_open {
            return Err(Refusal::NoBenefit);
        }
        let wants = match benefit {
            Benefit::Wagon { .. } | Benefit::Mail { .. } => CompanyKind::Major,
            Benefit::Machine { .. } => CompanyKind::Minor,
        };
        if company.kind() != wants {
            return Err(Refusal::NoBenefit);
        }
        match benefit {
            Benefit::Wagon { .. } => self.has_room_for_wagon(company),
            Benefit::Machine { generation, .. } => self.free_machine(company, generation).map(drop),
            Benefit::Mail { .. } => Ok(()),
        }
    }

    /// Gives the benefit.
    pub(crate) fn grant(&mut self, seat: Seat, benefit: Benefit, log: &mut impl Sink<Event>) {
        let (company, card) = (benefit.company(), benefit.card());
        self.table.cards[seat].benefits &= !(1 << (card - 1));
        log.record(Event::Benefited { company, card });
        match benefit {
            Benefit::Wagon { .. } => self.table.charter_mut(company).wagons[Wagon::One] += 1,
            Benefit::Machine { generation, .. } => {
                if let Ok(space) = self.free_machine(company, generation) {
                    self.take_machine(company, generation, space);
                    log.record(Event::GotMachine { company, generation, price: Money::ZERO });
                }
            }
            Benefit::Mail { .. } => self.table.charter_mut(company).mail = true,
        }
    }
}
