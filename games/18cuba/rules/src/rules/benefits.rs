//! §IV.2 The benefits of converted concessions.

use cuba18_track::{Company, CompanyKind, Wagon};
use tabletop::{Money, Seat, Sink};

use crate::action::Benefit;
use crate::charter::Standing;
use crate::rulings::Benefiting;
use crate::{Cuba18, Event, Refusal};

/// The concession with the free wagon.
pub(crate) const WAGON: u8 = 2;
/// The concession with the free machine.
const MACHINE: u8 = 3;
/// The concession with a share of the FC, which is handed over with it.
pub(crate) const CENTRAL: u8 = 4;
/// The concession with the mail contract.
const MAIL: u8 = 5;
/// The concession that lowers the price of an n-train.
pub(crate) const DISCOUNT: u8 = 6;

/// Whether concession `card` leaves a benefit with the player who converts it (C05): no. 1 has
/// none, that of no. 4 was handed over.
pub(crate) const fn has_benefit(card: u8) -> bool {
    matches!(card, WAGON | MACHINE | MAIL | DISCOUNT)
}

impl Benefit {
    /// The number of the concession.
    pub(crate) const fn card(self) -> u8 {
        match self {
            Benefit::Wagon { .. } => WAGON,
            Benefit::Machine { .. } => MACHINE,
            Benefit::Mail { .. } => MAIL,
            Benefit::Discount { .. } => DISCOUNT,
        }
    }

    const fn company(self) -> Company {
        match self {
            Benefit::Wagon { company }
            | Benefit::Machine { company, .. }
            | Benefit::Mail { company }
            | Benefit::Discount { company } => company,
        }
    }
}

/// A benefit that is given to a company, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Grant {
    /// A 1-wagon.
    Wagon { major: Company },
    /// A machine from a space.
    Machine { minor: Company, generation: u8, space: usize },
    /// The mail contract.
    Mail { major: Company },
    /// A cheaper n-train.
    Discount { minor: Company },
}

impl Cuba18 {
    /// Whether `seat` holds the benefit of concession `card`.
    pub(crate) fn has_benefit(&self, seat: Seat, card: u8) -> bool {
        self.table.cards[seat].benefits & (1 << (card - 1)) != 0
    }

    /// Whether `company` may get benefits of `seat`, whatever they are (C06).
    pub(crate) fn may_benefit(&self, seat: Seat, company: Company) -> bool {
        match self.terms.rulings.benefiting {
            Benefiting::Own => self.table.charter(company).director == Some(seat),
            Benefiting::Any => true,
        }
    }

    /// Whether `seat` may give a benefit to a company (C06, R253).
    pub(crate) fn benefit(&self, seat: Seat, benefit: Benefit) -> Result<Grant, Refusal> {
        let company = benefit.company();
        let charter = self.table.charter(company);
        let is_open = matches!(charter.standing, Standing::Floated | Standing::Operated);
        let may = self.has_benefit(seat, benefit.card()) && self.may_benefit(seat, company);
        if !may || !is_open {
            return Err(Refusal::NoBenefit);
        }
        let wants = match benefit {
            Benefit::Wagon { .. } | Benefit::Mail { .. } => CompanyKind::Major,
            Benefit::Machine { .. } | Benefit::Discount { .. } => CompanyKind::Minor,
        };
        if company.kind() != wants {
            return Err(Refusal::NoBenefit);
        }
        match benefit {
            Benefit::Wagon { company: major } => {
                self.has_room_for_wagon(major).map(|()| Grant::Wagon { major })
            }
            Benefit::Machine { company: minor, generation } => {
                let space = self.free_machine(minor, generation)?;
                Ok(Grant::Machine { minor, generation, space })
            }
            Benefit::Mail { company: major } => Ok(Grant::Mail { major }),
            // Whoever directs the minor uses the card when it buys (Q11).
            Benefit::Discount { company: minor } if charter.director != Some(seat) => {
                Ok(Grant::Discount { minor })
            }
            Benefit::Discount { .. } => Err(Refusal::NoBenefit),
        }
    }

    /// Gives the benefit.
    pub(crate) fn grant(&mut self, seat: Seat, grant: Grant, log: &mut impl Sink<Event>) {
        let (company, card) = match grant {
            Grant::Wagon { major } => (major, WAGON),
            Grant::Machine { minor, .. } => (minor, MACHINE),
            Grant::Mail { major } => (major, MAIL),
            Grant::Discount { minor } => (minor, DISCOUNT),
        };
        self.table.cards[seat].benefits &= !(1 << (card - 1));
        log.record(match grant {
            Grant::Discount { .. } => Event::Promised { company },
            Grant::Wagon { .. } | Grant::Machine { .. } | Grant::Mail { .. } => {
                Event::Benefited { company, card }
            }
        });
        match grant {
            Grant::Wagon { major } => self.table.charter_mut(major).wagons[Wagon::One] += 1,
            Grant::Machine { minor, generation, space } => {
                self.take_machine(minor, generation, space);
                log.record(Event::GotMachine { company: minor, generation, price: Money::ZERO });
            }
            Grant::Mail { major } => self.table.charter_mut(major).mail = true,
            Grant::Discount { minor } => self.table.charter_mut(minor).discount = true,
        }
    }
}
