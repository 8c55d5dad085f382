//! The foreman and the buildings (§7, §13).

use cuba_rules::{Building, Event, Field, Good, Item, Use};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, amount, group, seated, sum};
use crate::course::{Stage, Used};
use crate::estate::{MATERIALS, RAWS, item};

impl Books {
    /// Where a building of this kind may be used now: all in the pawn's row and column, each
    /// once, or a single one anywhere (§7, Q22, Q23).
    fn place(&self, used: &Used, building: Building) -> Option<Field> {
        let estate = &self.estates[self.active];
        let lots = || {
            let own = estate.lots.iter().filter(|&(_, &built)| built == building);
            own.map(|(&field, _)| field).filter(|field| !used.fields.contains(field))
        };
        let in_cross = lots().find(|&field| estate.is_activated(field));
        let anywhere = lots().next().filter(|_| used.fields.is_empty());
        in_cross.or(anywhere).filter(|_| !used.is_last)
    }

    pub(crate) fn go_on_using(&mut self, used: Used) {
        let can_use = |&building: &Building| {
            self.place(&used, building).is_some() && self.is_usable(building)
        };
        if Building::ALL.iter().any(can_use) {
            self.stage = Stage::Foreman { used };
        } else {
            self.end_turn();
        }
    }

    /// Whether the active player could do anything with a building.
    fn is_usable(&self, building: Building) -> bool {
        let estate = &self.estates[self.active];
        let has = |item: &str| estate.has(item) > 0;
        let is_supplied = |item: &str| self.supply[item] > 0;
        match building {
            Building::Hotel
            | Building::Inn
            | Building::SmallBank
            | Building::LargeBank
            | Building::TownHall => true,
            Building::CementFactory => has("stone"),
            Building::Sawmill => has("wood"),
            Building::GolfCourse => has("water"),
            Building::RumCafe => has("rum"),
            Building::CigarCafe => has("cigars"),
            Building::Monastery | Building::RawStore => RAWS.into_iter().any(has),
            Building::MaterialStore => MATERIALS.into_iter().any(has),
            Building::GoodsStore => has("rum") || has("cigars"),
            Building::CigarFactory => has("tobacco") && is_supplied("cigars"),
            Building::Distillery => has("sugar") && is_supplied("rum"),
            Building::BlackMarket => Good::ALL.iter().any(|give| {
                let mut others = Good::ALL.iter().filter(|take| *take != give);
                has(give.key()) && others.any(|take| is_supplied(take.key()))
            }),
            Building::SmallOffice | Building::LargeOffice => {
                (0..3).any(|berth| self.can_load(self.active, berth))
            }
            Building::Church => self.bills.keys().any(|&group| Some(group) != self.last_veto),
            Building::Dam => is_supplied("water"),
            Building::Lighthouse => !self.roads.shuffled.is_empty() || !self.roads.below.is_empty(),
            Building::Warehouse => RAWS.into_iter().any(|raw| estate.yard[raw] > 0),
        }
    }

    /// The foreman uses a building; outside the cross it was the only one.
    pub(crate) fn employ(&mut self, seat: usize, using: Use) -> Entry {
        let Stage::Foreman { mut used } = self.stage.clone() else { return self.not_now() };
        sure(seat == self.active, || format!("it is the turn of {}", self.active))?;
        let building = used_by(using);
        let Some(field) = self.place(&used, building) else {
            return Err(format!("{} is not open to {seat}", building.key()));
        };
        used.is_last = !self.estates[seat].is_activated(field);
        used.fields.insert(field);
        if self.put_to_use(building, using)? {
            self.stage = Stage::Arrival { foreman: Some(used) };
        } else {
            self.go_on_using(used);
        }
        Ok(())
    }

    /// What a building does; whether a ship left over it.
    fn put_to_use(&mut self, building: Building, using: Use) -> Result<bool, String> {
        let seat = self.active;
        let tile = self.data.buildings[building];
        let (most, gain) = (i64::from(tile.most), i64::from(tile.gain));
        match using {
            Use::Hotel | Use::Inn => self.score(gain),
            Use::SmallBank | Use::LargeBank => self.earn(gain),
            Use::TownHall => self.town_hall = Some(seat),
            Use::CementFactory { count } => self.turn_in(Item::Stone, (count, most), gain)?,
            Use::Sawmill { count } => self.turn_in(Item::Wood, (count, most), gain)?,
            Use::GolfCourse { count } => self.turn_in(Item::Water, (count, most), gain)?,
            Use::RumCafe { count } => self.turn_in(Item::Rum, (count, most), gain)?,
            Use::CigarCafe { count } => self.turn_in(Item::Cigars, (count, most), gain)?,
            Use::Monastery { first, second } => {
                sure(second.is_none() || most == 2, || format!("{most} at most"))?;
                for raw in [Some(first), second].into_iter().flatten() {
                    self.turn_in(item(raw.key()), (1, 1), gain)?;
                }
            }
            Use::MaterialStore { first, second } => {
                sure(second.is_none() || most == 2, || format!("{most} at most"))?;
                for material in [Some(first), second].into_iter().flatten() {
                    self.sell_off(item(material.key()), gain)?;
                }
            }
            Use::GoodsStore { good } => {
                let is_ware = !RAWS.contains(&good.key());
                sure(is_ware, || format!("{} is no ware", good.key()))?;
                self.sell_off(item(good.key()), gain)?;
            }
            Use::RawStore { raw } => self.sell_off(item(raw.key()), gain)?,
            Use::CigarFactory { count } => self.turn_into(Item::Tobacco, Item::Cigars, count)?,
            Use::Distillery { count } => self.turn_into(Item::Sugar, Item::Rum, count)?,
            Use::BlackMarket { give, take } => {
                sure(give != take, || "a good for itself".to_owned())?;
                self.turn_into(item(give.key()), item(take.key()), 1)?;
            }
            Use::SmallOffice { berth, good } => {
                return self.ship((seat, berth as usize), (good, 1));
            }
            Use::LargeOffice { berth, good, count } => {
                sure(i64::from(count) <= most, || format!("{most} at most"))?;
                return self.ship((seat, berth as usize), (good, count.into()));
            }
            Use::Church { group } => self.strike(group.key())?,
            Use::Dam => {
                sure(self.supply["water"] > 0, || "no water is left".to_owned())?;
                self.hand_out(seat, Item::Water, gain);
            }
            Use::Lighthouse { ship } => self.signal(ship)?,
            Use::Warehouse => self.store()?,
        }
        Ok(false)
    }

    fn score(&mut self, points: i64) {
        self.estates[self.active].points += points;
        self.expect(Event::Scored { seat: seated(self.active), points: sum(points) });
    }

    fn earn(&mut self, pesos: i64) {
        self.estates[self.active].pesos += pesos;
        self.expect(Event::Earned { seat: seated(self.active), pesos: sum(pesos) });
    }

    /// Pieces for points.
    fn turn_in(&mut self, item: Item, (count, most): (u8, i64), each: i64) -> Entry {
        let count = i64::from(count);
        sure((1..=most).contains(&count), || format!("{count}, {most} at most"))?;
        self.hand_in(self.active, item, count)?;
        self.score(count * each);
        Ok(())
    }

    /// A piece for pesos.
    fn sell_off(&mut self, item: Item, pesos: i64) -> Entry {
        self.hand_in(self.active, item, 1)?;
        self.earn(pesos);
        Ok(())
    }

    /// One for one; what cannot be paid out is not begun (Q01).
    fn turn_into(&mut self, give: Item, take: Item, count: u8) -> Entry {
        let count = i64::from(count);
        let is_there = count > 0 && self.supply[take.key()] >= count;
        sure(is_there, || format!("no {count} {} are left", take.key()))?;
        self.hand_in(self.active, give, count)?;
        self.hand_out(self.active, take, count);
        Ok(())
    }

    /// A bill leaves the game, but none of the group that was struck last round (Q33, Q34).
    fn strike(&mut self, struck: &'static str) -> Entry {
        let Some(act) = self.bills.remove(struck) else { return Err(format!("no {struck}")) };
        sure(self.last_veto != Some(struck), || format!("{struck} was struck last round"))?;
        self.veto = Some(group(act));
        self.expect(Event::Vetoed { seat: seated(self.active), act });
        Ok(())
    }

    /// All raws of the yard are put away (§7, Q07).
    fn store(&mut self) -> Entry {
        let estate = &mut self.estates[self.active];
        let mut stored = 0;
        for raw in RAWS {
            let count = estate.yard.insert(raw, 0).expect("every thing is listed");
            *estate.warehouse.get_mut(raw).expect("every thing is listed") += count;
            stored += count;
        }
        sure(stored > 0, || "nothing to store".to_owned())?;
        self.expect(Event::Stored { seat: seated(self.active), count: amount(stored) });
        Ok(())
    }
}

fn used_by(using: Use) -> Building {
    match using {
        Use::CementFactory { .. } => Building::CementFactory,
        Use::Sawmill { .. } => Building::Sawmill,
        Use::GolfCourse { .. } => Building::GolfCourse,
        Use::Monastery { .. } => Building::Monastery,
        Use::RumCafe { .. } => Building::RumCafe,
        Use::CigarCafe { .. } => Building::CigarCafe,
        Use::SmallOffice { .. } => Building::SmallOffice,
        Use::LargeOffice { .. } => Building::LargeOffice,
        Use::Hotel => Building::Hotel,
        Use::Inn => Building::Inn,
        Use::GoodsStore { .. } => Building::GoodsStore,
        Use::RawStore { .. } => Building::RawStore,
        Use::MaterialStore { .. } => Building::MaterialStore,
        Use::SmallBank => Building::SmallBank,
        Use::LargeBank => Building::LargeBank,
        Use::CigarFactory { .. } => Building::CigarFactory,
        Use::Distillery { .. } => Building::Distillery,
        Use::BlackMarket { .. } => Building::BlackMarket,
        Use::Church { .. } => Building::Church,
        Use::TownHall => Building::TownHall,
        Use::Dam => Building::Dam,
        Use::Lighthouse { .. } => Building::Lighthouse,
        Use::Warehouse => Building::Warehouse,
    }
}
