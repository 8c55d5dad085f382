//! What each announcement means: something that was decided, or what must follow from it.

use cuba_rules::components::Character;
use cuba_rules::phase::Levy;
use cuba_rules::{Event, Item};
use testkit::ledger::{Entry, sure};

use crate::books::Books;
use crate::course::Stage;

impl Books {
    #[expect(clippy::too_many_lines, reason = "each announcement with its entry")]
    pub(crate) fn read(&mut self, event: &Event) -> Entry {
        if let Some(due) = self.due.pop_front() {
            return sure(due == *event, || format!("{due:?} was due"));
        }
        match *event {
            Event::Opened { start, ships } => self.open(start.index(), ships),
            Event::Settled { seat, side } => self.settle(seat.index(), side),
            Event::BillsShown { round, bills } => self.show_bills(round, bills),
            Event::DelegateSent { seat, card } => self.send(seat.index(), card),
            Event::Played { seat, card } => self.play(seat.index(), card),
            Event::Moved { seat, to } => self.move_pawn(seat.index(), to),
            Event::Received { seat, item, count } => self.take(seat.index(), item, count),
            Event::HandedIn { seat, item, count } => self.give(seat.index(), item, count),
            Event::Bought { seat, good, count, pesos } => {
                self.buy(seat.index(), good, (count, pesos.into()))
            }
            Event::Sold { seat, good, count, pesos } => {
                self.sell(seat.index(), good, (count, pesos.into()))
            }
            Event::Built { seat, building, field, pesos } => {
                self.build(seat.index(), (building, field), pesos.into())
            }
            Event::BuiltNothing { .. } if self.stage == Stage::Build => {
                self.build_nothing();
                self.read(event)
            }
            Event::LoadedNothing { .. } if self.stage == (Stage::Load { berth: None }) => {
                self.load_nothing();
                self.read(event)
            }
            Event::Used { seat, using } => self.employ(seat.index(), using),
            Event::Loaded { seat, berth, good, count, points } => {
                let load = (good, count.into(), points.into());
                self.mayor_loads((seat.index(), berth as usize), load)
            }
            Event::ShipCame { ship } => self.sail_in(ship),
            Event::Passed { seat, card } => self.decline(seat.index(), card),
            Event::Unpaid { seat, levy } => self.leave_unpaid(seat.index(), levy),
            Event::Sealed { seat, pesos } => self.seal(seat.index(), pesos),
            Event::VotesBought { seat, pesos, votes } => {
                self.open_fist(seat.index(), (pesos.into(), votes.into()))
            }
            Event::Enacted { act } => self.enact(act),
            Event::Paid { seat, levy, points } => self.pay_tax(seat.index(), levy, points),
            Event::WentShort { .. }
            | Event::Unable { .. }
            | Event::BuiltNothing { .. }
            | Event::LoadedNothing { .. }
            | Event::Scored { .. }
            | Event::Earned { .. }
            | Event::Stored { .. }
            | Event::Vetoed { .. }
            | Event::Swapped { .. }
            | Event::ShipLeft { .. }
            | Event::NewStart { .. }
            | Event::DelegateShown { .. }
            | Event::Tied { .. }
            | Event::TiedAgain { .. }
            | Event::Won { .. }
            | Event::PaidBoth { .. }
            | Event::Subsidized { .. }
            | Event::TakenOff { .. }
            | Event::PutOn { .. }
            | Event::Rotted { .. }
            | Event::BuildingsScored { .. }
            | Event::Ended => Err("nothing led to it".to_owned()),
        }
    }

    /// A piece of choice: to begin with, off a field or as a favor.
    fn take(&mut self, seat: usize, item: Item, count: u8) -> Entry {
        if let Stage::Equip { .. } = self.stage {
            self.equip(seat, item, count)
        } else if let Stage::Harvest { .. } = self.stage {
            self.harvest(seat, item, count)
        } else {
            self.take_favor(seat, item, count)
        }
    }

    /// Water for a field, or a duty.
    fn give(&mut self, seat: usize, item: Item, count: u8) -> Entry {
        if let Stage::Harvest { .. } = self.stage {
            self.pay_water(seat, item, count)
        } else {
            self.pay_duty(seat, item, count)
        }
    }

    fn leave_unpaid(&mut self, seat: usize, left: Levy) -> Entry {
        let Stage::Levy { seat: who, levy, handed: 0 } = self.stage else { return self.not_now() };
        sure((who, levy) == (seat, left), || format!("{who} is asked for the {levy:?}"))?;
        self.ask_next(seat, levy);
        Ok(())
    }

    fn decline(&mut self, seat: usize, card: Character) -> Entry {
        let stops = [
            (Character::Worker, matches!(self.stage, Stage::Harvest { is_paid: false, .. })),
            (Character::Tradeswoman, matches!(self.stage, Stage::Trade { .. })),
            (Character::Foreman, matches!(self.stage, Stage::Foreman { .. })),
            (Character::Mayor, matches!(self.stage, Stage::Load { berth: Some(_) })),
        ];
        if seat != self.active || !stops.contains(&(card, true)) {
            return self.not_now();
        }
        self.end_turn();
        Ok(())
    }
}
