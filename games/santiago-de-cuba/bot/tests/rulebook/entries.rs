//! What each announcement means: something that was decided, or what must follow from it.

use std::collections::BTreeMap;

use santiago_de_cuba_rules::components::{PerGood, Station};
use santiago_de_cuba_rules::phase::Then;
use santiago_de_cuba_rules::{Building, Cuban, Ending, Event, Gift, Good, Item, Load, Use};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, STATIONS, are_all};
use crate::course::Stage;

impl Books {
    pub(crate) fn read(&mut self, event: &Event) -> Entry {
        if let Some(due) = self.due.pop_front() {
            return sure(due == *event, || format!("{due:?} was due"));
        }
        match *event {
            Event::LaidOut { ref houses, ref street, start } => {
                self.lay_out(houses, street, start.index())
            }
            Event::Rolled { seat, ref faces } => self.roll(seat.index(), faces),
            Event::SetAside { seat, die } => self.set_aside(seat.index(), die),
            Event::Drove { seat, to, paid } => self.drive(seat.index(), to, paid.into()),
            Event::Received { seat, item, count } => self.take(seat.index(), item, count.into()),
            Event::Gave { from, to, gift } => self.give(from.index(), to.index(), gift),
            Event::Claimed { seat, building } => self.claim(seat.index(), building),
            Event::Walked { seat, building } => self.walk(seat.index(), building),
            Event::Used { seat, using } => self.employ(seat.index(), using),
            Event::Delivered { seat, load, points } => {
                self.deliver(seat.index(), load, points.into())
            }
            Event::Passed { seat } => self.decline(seat.index()),
            Event::ScreensLifted => {
                let Stage::Screens { ending } = self.stage else { return self.not_now() };
                self.expect(Event::Ended { ending });
                self.stage = Stage::Over { ending };
                Ok(())
            }
            Event::FlagMoved { .. }
            | Event::WentShort { .. }
            | Event::HandedIn { .. }
            | Event::Stayed { .. }
            | Event::TurnedDown { .. }
            | Event::TurnedUp { .. }
            | Event::Struck { .. }
            | Event::OwnerPaid { .. }
            | Event::ShipLeft { .. }
            | Event::Ended { .. } => Err("nothing led to it".to_owned()),
        }
    }

    fn not_now(&self) -> Entry {
        Err(format!("{:?} of {} comes next", self.stage, self.active))
    }

    /// Whoever sits to the right of the starting player rolls first (Q25).
    fn lay_out(&mut self, houses: &[Building], street: &[Cuban], start: usize) -> Entry {
        let is_complete = are_all(houses) && are_all(street) && start < self.players();
        sure(is_complete && self.stage == Stage::Layout, || "laid out amiss".to_owned())?;
        (self.houses, self.street, self.active) = (houses.to_vec(), street.to_vec(), start);
        let chooser = (start + self.players() - 1) % self.players();
        self.stage = Stage::Roll { chooser, then: Then::Drive };
        Ok(())
    }

    fn roll(&mut self, seat: usize, faces: &PerGood<u8>) -> Entry {
        let Stage::Roll { chooser, then } = self.stage else { return self.not_now() };
        let mut are_shown = Good::ALL.iter();
        let are_shown = are_shown.all(|&good| self.data.dice[good].contains(&faces[good]));
        let shown = |&good: &Good| (good.key(), i64::from(faces[good]));
        let rolled: BTreeMap<_, _> = Good::ALL.iter().map(shown).collect();
        let is_any = rolled.values().any(|&face| face > 0);
        let fits = seat == chooser && are_shown && is_any;
        sure(fits, || format!("{chooser} rolls what the dice show, not {rolled:?}"))?;
        self.stage = Stage::Aside { chooser, rolled, then };
        Ok(())
    }

    /// Four dice go onto the ship, and ask for something (Q03).
    fn set_aside(&mut self, seat: usize, die: Good) -> Entry {
        let Stage::Aside { chooser, rolled, then } = &self.stage else { return self.not_now() };
        let (chooser, then) = (*chooser, *then);
        let mut demand = rolled.clone();
        demand.remove(die.key());
        let fits = seat == chooser && demand.values().any(|&wanted| wanted > 0);
        sure(fits, || format!("{chooser} chooses, and a ship asks for something"))?;
        self.demand = demand;
        self.go_on(then);
        Ok(())
    }

    /// Station by station: the first is free, further ones cost; whom the car leaves behind is
    /// turned up, and past the harbor the marker moves (§2, Q01, Q14).
    fn drive(&mut self, seat: usize, to: Station, paid: i64) -> Entry {
        if self.stage != Stage::Drive || seat != self.active {
            return self.not_now();
        }
        let place = self.street.iter().position(|cuban| cuban.key() == to.key());
        let place = place.map_or(0, |place| place + 1);
        let (mut stations, mut passes_harbor) = (0, false);
        loop {
            if let Some(cuban) = self.visited()
                && let Some(must_wait) = self.down.remove(cuban.key())
            {
                if must_wait {
                    self.down.insert(cuban.key(), false);
                } else {
                    self.expect(Event::TurnedUp { cuban });
                }
            }
            self.car = (self.car + 1) % STATIONS;
            stations += 1;
            if self.car == place {
                break;
            }
            passes_harbor |= self.car == 0;
        }
        let due = (stations - 1) * i64::from(self.data.further_station);
        sure(paid == due, || format!("{stations} stations cost {due}"))?;
        self.put_back(seat, Item::Peso.key(), paid)?;
        if passes_harbor {
            self.move_marker(Ending::Passed, Then::Arrive);
        } else {
            self.arrive();
        }
        Ok(())
    }

    /// Pablo gets hold of a good of choice, but of no wood (§3).
    fn take(&mut self, seat: usize, item: Item, count: i64) -> Entry {
        if self.stage != Stage::Pablo || seat != self.active {
            return Err("nothing led to it".to_owned());
        }
        let is_good = Good::ALL.iter().any(|good| good.key() == item.key());
        let all = self.data.cubans[Cuban::Pablo].into();
        let due = self.supply[item.key()].min(all);
        let fits = is_good && count == due && due > 0;
        sure(fits, || format!("Pablo gives {due} of a good"))?;
        self.hand_out(seat, item, all);
        // This is what is announced just now; what is missing is told next.
        self.due.pop_front();
        self.send_figure();
        Ok(())
    }

    /// One thing of the giver's choice, and nothing only from who has none (§3, Q10).
    fn give(&mut self, from: usize, to: usize, gift: Gift) -> Entry {
        if self.stage != (Stage::Zorro { giver: from }) || to != self.active {
            return self.not_now();
        }
        if gift == Gift::Nothing {
            sure(!self.has_a_gift(from), || format!("{from} has something to give"))?;
        } else {
            let held = self.has(from, gift.key());
            sure(held > 0, || format!("{from} has no {}", gift.key()))?;
            *self.stores[from].get_mut(gift.key()).expect("it is owned") -= 1;
            *self.stores[to].get_mut(gift.key()).expect("all own as many kinds") += 1;
        }
        self.collect_after(from);
        Ok(())
    }

    fn claim(&mut self, seat: usize, building: Building) -> Entry {
        if self.stage != Stage::Alonso || seat != self.active {
            return self.not_now();
        }
        let before = self.owners.insert(building.key(), seat);
        let placed = self.owners.values().filter(|&&owner| owner == seat).count();
        let fits = before.is_none() && placed <= self.data.markers.into();
        sure(fits, || format!("owned by {before:?}, {placed} claimed"))?;
        self.send_figure();
        Ok(())
    }

    fn walk(&mut self, seat: usize, building: Building) -> Entry {
        if self.stage != Stage::Walk || seat != self.active {
            return self.not_now();
        }
        let is_free = !self.is_occupied(building);
        let is_under = self.quarter().contains(&building);
        sure(is_free && is_under, || format!("{} is occupied or astray", building.key()))?;
        self.figures[seat] = Some(building);
        self.offer_use();
        Ok(())
    }

    /// The building under the figure, or through Alonso one's own (§7, Q12).
    fn employ(&mut self, seat: usize, using: Use) -> Entry {
        let building = match using {
            Use::Bank => Building::Bank,
            Use::Casino { .. } => Building::Casino,
            Use::Church => Building::Church,
            Use::Distillery { .. } => Building::Distillery,
            Use::PortAuthority { .. } => Building::PortAuthority,
            Use::CigarFactory { .. } => Building::CigarFactory,
            Use::BlackMarket { .. } => Building::BlackMarket,
            Use::TradingOffice(_) => Building::TradingOffice,
            Use::Sawmill { .. } => Building::Sawmill,
            Use::Newspaper { .. } => Building::Newspaper,
            Use::Cafe { .. } => Building::Cafe,
            Use::CustomsOffice { .. } => Building::CustomsOffice,
        };
        sure(seat == self.active, || format!("it is the turn of {}", self.active))?;
        let (is_open, then) = if self.stage == Stage::Use {
            (self.figures[seat] == Some(building), Then::End)
        } else if self.stage == Stage::Alonso {
            (self.owners.get(building.key()) == Some(&seat), Then::Figure)
        } else {
            return self.not_now();
        };
        sure(is_open, || format!("{} is not open to {seat}", building.key()))?;
        self.put_to_use(using, then)
    }

    /// A delivery of the round; when nothing more is wanted the ship leaves (§4). The active
    /// player rolls for the next one, or whoever delivered last (Q04).
    fn deliver(&mut self, seat: usize, load: Load, points: i64) -> Entry {
        let Stage::Deliver { deliverer, out } = &self.stage else { return self.not_now() };
        sure(*deliverer == seat, || format!("{deliverer} delivers"))?;
        let out = out.clone();
        let due = self.load(seat, load, 0)?;
        sure(points == due, || format!("it brings {due} points"))?;
        self.hand_out(seat, Item::Point, due);
        if self.is_satisfied() {
            let chooser = if self.deliverer_chooses { seat } else { self.active };
            self.ship_leaves(Ending::Loaded, chooser, Then::End);
        } else {
            self.ask_to_deliver(self.left(seat), out);
        }
        Ok(())
    }

    fn decline(&mut self, seat: usize) -> Entry {
        if let Stage::Deliver { deliverer, out } = &self.stage {
            sure(*deliverer == seat, || format!("{deliverer} delivers"))?;
            let out = out.iter().copied().chain([seat]).collect();
            self.ask_to_deliver(self.left(seat), out);
            return Ok(());
        }
        sure(seat == self.active, || format!("it is the turn of {}", self.active))?;
        if self.stage == Stage::Alonso {
            self.send_figure();
        } else if self.stage == Stage::Use {
            self.end_turn();
        } else {
            return self.not_now();
        }
        Ok(())
    }
}
