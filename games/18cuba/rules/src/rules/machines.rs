//! §VII.14 Machines.

use cuba18_track::Company;
use tabletop::{Money, Sink};

use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

impl Cuba18 {
    /// Whether `minor` may have another machine of this generation at all (R204, R205).
    fn machine_room(&self, minor: Company, generation: u8) -> Result<usize, Refusal> {
        let place = usize::from(generation.wrapping_sub(1));
        let open = self
            .data()
            .phases
            .machines
            .get(place)
            .is_some_and(|&from| self.table.phase.number() >= from);
        if !minor.is_minor() {
            return Err(Refusal::NotForThisKind);
        }
        if !open {
            return Err(Refusal::NoMachine);
        }
        let owned: u8 = self.table.charter(minor).machines.iter().sum();
        if owned >= self.data().cards.machines_each {
            Err(Refusal::MachineLimit)
        } else {
            Ok(place)
        }
    }

    /// The space of the cheapest machine, and its price (R206).
    pub(crate) fn machine(
        &self,
        minor: Company,
        generation: u8,
    ) -> Result<(usize, Money), Refusal> {
        let place = self.machine_room(minor, generation)?;
        let spaces = &self.table.machines[place];
        let space = spaces.iter().position(|&left| left > 0).ok_or(Refusal::NoMachine)?;
        let cost = Money::new(self.data().cards.machine_prices[place][space]);
        self.table.affords(minor, cost, "VII.14").map(|cost| (space, cost))
    }

    /// The space of the dearest machine, for concession 3 (R025, C40).
    pub(crate) fn free_machine(&self, minor: Company, generation: u8) -> Result<usize, Refusal> {
        let place = self.machine_room(minor, generation)?;
        let spaces = &self.table.machines[place];
        spaces.iter().rposition(|&left| left > 0).ok_or(Refusal::NoMachine)
    }

    /// A minor takes a machine from a space.
    pub(crate) fn take_machine(&mut self, minor: Company, generation: u8, space: usize) {
        let place = usize::from(generation - 1);
        self.table.machines[place][space] -= 1;
        self.table.charter_mut(minor).machines[place] += 1;
    }

    /// A minor buys a machine.
    pub(crate) fn buy_machine(
        &mut self,
        minor: Company,
        generation: u8,
        (space, price): (usize, Money),
        log: &mut impl Sink<Event>,
    ) {
        self.table.pay(Account::Company(minor), Account::Bank, price);
        self.take_machine(minor, generation, space);
        log.record(Event::GotMachine { company: minor, generation, price });
    }
}
