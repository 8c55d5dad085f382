//! The ships: three berths, the sea, the pile (§8, §11).

use std::collections::BTreeSet;

use cuba_rules::data::Data;
use cuba_rules::{Act, Berth, Event, Good, Ship};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, amount, seated, sum};
use crate::course::Stage;
use crate::estate::Counts;

/// A ship with what lies on it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Freighter {
    pub(crate) ship: Ship,
    pub(crate) cargo: Counts,
}

/// Where the ships are.
#[derive(Clone, Debug)]
pub(crate) struct Roads {
    /// At the first, second and third berth.
    pub(crate) berths: [Option<Freighter>; 3],
    pub(crate) sea: Option<Ship>,
    pub(crate) shuffled: BTreeSet<Ship>,
    /// Those that went under the pile, the uppermost first.
    pub(crate) below: Vec<Ship>,
}

impl Freighter {
    pub(crate) fn new(ship: Ship) -> Freighter {
        Freighter { ship, cargo: Good::ALL.iter().map(|good| (good.key(), 0)).collect() }
    }

    pub(crate) fn room(&self, data: &Data, good: Good) -> i64 {
        i64::from(data.spaces(self.ship)[good]) - self.cargo[good.key()]
    }

    fn is_full(&self, data: &Data) -> bool {
        Good::ALL.iter().all(|&good| self.room(data, good) == 0)
    }
}

impl Roads {
    pub(crate) fn new(data: &Data) -> Roads {
        let shuffled = data.ships().collect();
        Roads { berths: [None, None, None], sea: None, shuffled, below: Vec::new() }
    }

    /// Third, second, first berth and the sea: whoever is there moves up.
    fn move_up(&mut self) {
        let [first, second, third] = std::mem::take(&mut self.berths);
        let at_sea = self.sea.take().map(Freighter::new);
        let mut line = [third, second, first, at_sea].into_iter().flatten();
        let (third, second, first) = (line.next(), line.next(), line.next());
        self.berths = [first, second, third];
        self.sea = line.next().map(|freighter| freighter.ship);
    }

    pub(crate) fn has_gaps(&self) -> bool {
        self.sea.is_none() || self.berths.contains(&None)
    }

    /// The next card of the pile: of those in known order the uppermost, once no other lies
    /// above.
    fn turn_up(&mut self, ship: Ship) -> Entry {
        let is_there = if self.shuffled.is_empty() {
            self.below.first() == Some(&ship)
        } else {
            self.shuffled.contains(&ship)
        };
        self.take(ship);
        sure(is_there, || format!("ship {} was not the next", ship.number()))
    }

    fn take(&mut self, ship: Ship) {
        self.shuffled.remove(&ship);
        self.below.retain(|&other| other != ship);
    }
}

impl Books {
    /// Two ships at the first berths, one at sea (§1).
    pub(crate) fn open(&mut self, start: usize, ships: [Ship; 3]) -> Entry {
        sure(self.stage == Stage::Opening && start < self.players(), || "opened".to_owned())?;
        ships.iter().try_for_each(|&ship| self.roads.turn_up(ship))?;
        let [first, second, sea] = ships;
        self.roads.berths = [Some(Freighter::new(first)), Some(Freighter::new(second)), None];
        self.roads.sea = Some(sea);
        self.start = start;
        self.stage = if self.agreed.is_dealt {
            Stage::Deal { seat: start }
        } else if self.agreed.is_chosen {
            Stage::Choose { seat: start }
        } else {
            Stage::Equip { seat: start, taken: 0 }
        };
        Ok(())
    }

    /// Whether one unit of anything finds room at a berth.
    pub(crate) fn can_load(&self, seat: usize, berth: usize) -> bool {
        let Some(freighter) = &self.roads.berths[berth] else { return false };
        Good::ALL.iter().any(|&good| {
            freighter.room(self.data, good) > 0 && self.estates[seat].has(good.key()) > 0
        })
    }

    /// Goods are loaded for the points of the berth (§8); whether the ship leaves, full under
    /// the harbor act (Q28).
    pub(crate) fn load(
        &mut self,
        (seat, berth): (usize, usize),
        (good, count, points): (Good, i64, i64),
    ) -> Result<bool, String> {
        let data = self.data;
        let each = data.berths.iter().nth(berth).copied().expect("three berths");
        let due = count * i64::from(each);
        sure(points == due, || format!("{count} loaded bring {due}"))?;
        self.estates[seat].spend(good.key(), count)?;
        self.estates[seat].points += points;
        let Some(freighter) = &mut self.roads.berths[berth] else {
            return Err(format!("no ship lies at berth {}", berth + 1));
        };
        let room = freighter.room(data, good);
        sure((1..=room).contains(&count), || format!("room for {room} {}", good.key()))?;
        *freighter.cargo.get_mut(good.key()).expect("every good is listed") += count;
        let leaves = freighter.is_full(data) && self.is_in_force(Act::HarborAct);
        if leaves {
            self.cast_off(berth);
            self.roads.move_up();
        }
        Ok(leaves)
    }

    /// The cargo goes to the supply, the card under the pile (§11).
    fn cast_off(&mut self, berth: usize) {
        let Some(Freighter { ship, cargo }) = self.roads.berths[berth].take() else { return };
        for (good, count) in cargo {
            *self.supply.get_mut(good).expect("every thing is listed") += count;
        }
        self.roads.below.push(ship);
        self.expect(Event::ShipLeft { ship });
    }

    /// Full ships leave, and whatever lies at the third berth (§11, Q29, Q31).
    pub(crate) fn ships_leave(&mut self) {
        for berth in [2, 1, 0] {
            let is_full = |freighter: &Freighter| freighter.is_full(self.data);
            let is_full = self.roads.berths[berth].as_ref().is_some_and(is_full);
            if berth == 2 || is_full {
                self.cast_off(berth);
            }
        }
        self.roads.move_up();
    }

    /// A ship comes in, until berths and sea are taken.
    pub(crate) fn sail_in(&mut self, ship: Ship) -> Entry {
        self.roads.turn_up(ship)?;
        sure(self.roads.sea.is_none(), || "a ship waits at sea already".to_owned())?;
        self.roads.sea = Some(ship);
        self.roads.move_up();
        let has_gaps = self.roads.has_gaps();
        if let Stage::Arrival { foreman } = self.stage.clone() {
            match foreman {
                _ if has_gaps => {}
                Some(used) => self.go_on_using(used),
                None => self.end_turn(),
            }
        } else if self.stage != Stage::Arrivals {
            return self.not_now();
        } else if !has_gaps {
            self.begin_round();
        }
        Ok(())
    }

    /// The lighthouse calls a ship of the pile to sea (Q32).
    pub(crate) fn signal(&mut self, ship: Ship) -> Entry {
        let is_piled = self.roads.shuffled.contains(&ship) || self.roads.below.contains(&ship);
        sure(is_piled, || format!("ship {} is not in the pile", ship.number()))?;
        self.roads.take(ship);
        let Some(back) = self.roads.sea.replace(ship) else {
            return Err("no ship is at sea".to_owned());
        };
        self.roads.below.push(back);
        if self.agreed.lighthouse_shuffles {
            self.roads.shuffled.extend(std::mem::take(&mut self.roads.below));
        }
        self.expect(Event::Swapped { back, ship });
        Ok(())
    }

    /// What a trading office loads is announced after its use.
    pub(crate) fn ship(
        &mut self,
        (seat, berth): (usize, usize),
        (good, count): (Good, i64),
    ) -> Result<bool, String> {
        let berth_points = self.data.berths.iter().nth(berth).copied().expect("three berths");
        let points = count * i64::from(berth_points);
        self.expect(Event::Loaded {
            seat: seated(seat),
            berth: Berth::ALL[berth],
            good,
            count: amount(count),
            points: sum(points),
        });
        self.load((seat, berth), (good, count, points))
    }
}
