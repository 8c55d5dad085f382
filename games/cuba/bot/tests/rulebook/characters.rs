//! Worker, tradeswoman, architect and mayor (§4-§6, §8).

use std::collections::BTreeSet;

use cuba_rules::components::Favor;
use cuba_rules::{Act, Building, Event, Field, Good, Item};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, seated, sum};
use crate::course::Stage;
use crate::estate::{Counts, MATERIALS, RAWS, count, item};

impl Books {
    /// The pawn goes anywhere; every material field in its cross gives one, before raws are
    /// chosen (§4, Q04-Q06).
    pub(crate) fn move_pawn(&mut self, seat: usize, to: Field) -> Entry {
        if self.stage != Stage::Pawn || seat != self.active {
            return self.not_now();
        }
        self.estates[seat].pawn = Some(to);
        let estate = &self.estates[seat];
        let in_cross = Field::ALL.iter().filter(|&&field| estate.is_activated(field));
        let grown: Vec<&str> =
            in_cross.filter_map(|&field| estate.grows(self.data, field)).collect();
        let of = |kind: &str| count(grown.iter().filter(|&&grown| grown == kind));
        for material in MATERIALS {
            self.hand_out(seat, item(material), of(material));
        }
        let left: Counts = RAWS.into_iter().map(|raw| (raw, of(raw))).collect();
        let is_dry = self.is_in_force(Act::Drought);
        let free = if is_dry { self.data.drought_raws } else { self.data.worker_raws };
        self.go_on_harvesting(left, free.into());
        Ok(())
    }

    fn go_on_harvesting(&mut self, left: Counts, free: i64) {
        let has_water = self.estates[self.active].has("water") > 0;
        let is_there = left.iter().any(|(&raw, &count)| count > 0 && self.supply[raw] > 0);
        if is_there && (free > 0 || has_water) {
            self.stage = Stage::Harvest { left, free, is_paid: false };
        } else {
            self.end_turn();
        }
    }

    /// Beyond the free fields each costs a water (§4).
    pub(crate) fn pay_water(&mut self, seat: usize, item: Item, count: u8) -> Entry {
        let Stage::Harvest { left, free: 0, is_paid: false } = self.stage.clone() else {
            return self.not_now();
        };
        let fits = seat == self.active && item == Item::Water && count == 1;
        sure(fits, || "a water is paid".to_owned())?;
        self.stage = Stage::Harvest { left, free: 0, is_paid: true };
        self.put_back(seat, item.key(), 1)
    }

    pub(crate) fn harvest(&mut self, seat: usize, item: Item, count: u8) -> Entry {
        let Stage::Harvest { mut left, free, is_paid } = self.stage.clone() else {
            return self.not_now();
        };
        let fields = left.get(item.key()).copied().unwrap_or(0);
        let is_there = fields > 0 && self.supply[item.key()] > 0;
        let fits = seat == self.active && count == 1 && is_there && (free > 0 || is_paid);
        sure(fits, || format!("{free} of {left:?} free of water"))?;
        self.move_to_yard(seat, item.key(), 1);
        left.insert(item.key(), fields - 1);
        self.go_on_harvesting(left, (free - 1).max(0));
        Ok(())
    }

    /// What a unit costs now: the cheapest on the market, or the supply's price (§5, Q11).
    fn price(&self, good: Good) -> Option<i64> {
        let ladder = &self.data.market[good];
        let units = usize::try_from(self.market[good.key()]).expect("no fewer than none");
        if units > 0 {
            return Some(ladder.prices()[units - 1].into());
        }
        (self.supply[good.key()] > 0).then(|| ladder.empty.into())
    }

    pub(crate) fn go_on_trading(
        &mut self,
        bought: BTreeSet<&'static str>,
        sold: BTreeSet<&'static str>,
    ) {
        let estate = &self.estates[self.active];
        let can_trade = Good::ALL.iter().any(|&good| {
            let is_done = bought.contains(good.key()) && sold.contains(good.key());
            let can_buy = self.price(good).is_some_and(|price| price <= estate.pesos);
            !is_done && (can_buy || estate.has(good.key()) > 0)
        });
        let is_fresh = bought.is_empty() && sold.is_empty();
        let has_favor = Item::ALL.iter().any(|&item| self.favor(item).is_some());
        if can_trade || is_fresh && has_favor {
            self.stage = Stage::Trade { bought, sold };
        } else {
            self.end_turn();
        }
    }

    /// Instead of trading: any material, or a unit of the cheapest raw, once a round each (§5,
    /// Q12).
    fn favor(&self, item: Item) -> Option<Favor> {
        let favor = if MATERIALS.contains(&item.key()) {
            Favor::Material
        } else {
            let good = Good::ALL.iter().find(|good| good.key() == item.key())?;
            let raws = Good::ALL.iter().filter(|good| RAWS.contains(&good.key()));
            // One that the market lacks counts as dear as the supply sells it.
            let price = |good: &Good| match self.market[good.key()] {
                0 => i64::from(self.data.market[*good].empty),
                _ => self.price(*good).expect("some lie on the market"),
            };
            let is_cheapest = raws.into_iter().all(|other| price(good) <= price(other));
            (is_cheapest && RAWS.contains(&item.key())).then_some(Favor::Raw)?
        };
        let is_open = !self.covered.contains(&favor) && self.supply[item.key()] > 0;
        is_open.then_some(favor)
    }

    pub(crate) fn take_favor(&mut self, seat: usize, item: Item, count: u8) -> Entry {
        let Stage::Trade { bought, sold } = &self.stage else { return self.not_now() };
        let is_fresh = bought.is_empty() && sold.is_empty();
        let favor = self.favor(item).filter(|_| is_fresh && seat == self.active && count == 1);
        let Some(favor) = favor else { return Err(format!("no favor for {seat}")) };
        self.covered.insert(favor);
        self.move_to_yard(seat, item.key(), 1);
        self.end_turn();
        Ok(())
    }

    /// Unit by unit; a good that went both ways is done for the turn (Q48).
    pub(crate) fn buy(&mut self, seat: usize, good: Good, (count, pesos): (u8, i64)) -> Entry {
        let Stage::Trade { mut bought, sold } = self.stage.clone() else { return self.not_now() };
        let is_done = bought.contains(good.key()) && sold.contains(good.key());
        sure(seat == self.active && count > 0 && !is_done, || "no purchase".to_owned())?;
        let mut due = 0;
        for _ in 0..count {
            let Some(price) = self.price(good) else { return Err("nothing is left".to_owned()) };
            due += price;
            let on_market = self.market.get_mut(good.key()).expect("every good is listed");
            let from = if *on_market > 0 {
                on_market
            } else {
                self.supply.get_mut(good.key()).expect("every thing is listed")
            };
            *from -= 1;
            *self.estates[seat].yard.get_mut(good.key()).expect("every thing is listed") += 1;
        }
        sure(pesos == due, || format!("{count} {} cost {due}", good.key()))?;
        self.estates[seat].pay(pesos)?;
        bought.insert(good.key());
        self.go_on_trading(bought, sold);
        Ok(())
    }

    /// The dearest free space first; the supply pays little (§5, Q11).
    pub(crate) fn sell(&mut self, seat: usize, good: Good, (count, pesos): (u8, i64)) -> Entry {
        let Stage::Trade { bought, mut sold } = self.stage.clone() else { return self.not_now() };
        let is_done = bought.contains(good.key()) && sold.contains(good.key());
        sure(seat == self.active && count > 0 && !is_done, || "no sale".to_owned())?;
        let ladder = &self.data.market[good];
        let mut due = 0;
        for _ in 0..count {
            self.estates[seat].spend(good.key(), 1)?;
            let units = self.market.get_mut(good.key()).expect("every good is listed");
            let space = usize::try_from(*units).expect("no fewer than none");
            if let Some(&price) = ladder.prices().get(space) {
                due += i64::from(price);
                *units += 1;
            } else {
                due += i64::from(ladder.full);
                *self.supply.get_mut(good.key()).expect("every thing is listed") += 1;
            }
        }
        sure(pesos == due, || format!("{count} {} bring {due}", good.key()))?;
        self.estates[seat].pesos += pesos;
        sold.insert(good.key());
        self.go_on_trading(bought, sold);
        Ok(())
    }

    /// Pesos on top of the cost under the building act (Q19).
    fn surcharge(&self) -> i64 {
        if self.is_in_force(Act::BuildingAct) { self.data.building_act.into() } else { 0 }
    }

    pub(crate) fn can_build(&self, seat: usize) -> bool {
        let estate = &self.estates[seat];
        let is_payable = |&building: &Building| {
            let cost = MATERIALS.into_iter().zip(self.data.buildings[building].cost);
            self.tiles[building.key()] > 0
                && cost.into_iter().all(|(item, count)| estate.has(item) >= count.into())
        };
        estate.lots.len() < Field::ALL.len()
            && estate.pesos >= self.surcharge()
            && Building::ALL.iter().any(is_payable)
    }

    /// On any own field that is not built on (§6, Q20).
    pub(crate) fn build(
        &mut self,
        seat: usize,
        (building, field): (Building, Field),
        pesos: i64,
    ) -> Entry {
        if self.stage != Stage::Build || seat != self.active {
            return self.not_now();
        }
        let due = self.surcharge();
        sure(pesos == due, || format!("building costs {due} pesos"))?;
        self.estates[seat].pay(pesos)?;
        let tiles = self.tiles.get_mut(building.key()).expect("every building is listed");
        *tiles = tiles.checked_sub(1).ok_or("no tile is left")?;
        for (item, count) in MATERIALS.into_iter().zip(self.data.buildings[building].cost) {
            self.put_back(seat, item, count.into())?;
        }
        let before = self.estates[seat].lots.insert(field, building);
        sure(before.is_none(), || format!("{before:?} stands on {}", field.key()))?;
        self.end_turn();
        Ok(())
    }

    /// The first who builds nothing gets more than the second, later ones nothing (§6, Q16,
    /// Q17).
    pub(crate) fn build_nothing(&mut self) {
        let favors = [Favor::FirstArchitect, Favor::SecondArchitect];
        let points = self.console(favors, self.data.architect);
        self.estates[self.active].points += points;
        self.expect(Event::BuiltNothing { seat: seated(self.active), points: sum(points) });
        self.end_turn();
    }

    /// The same for the mayor, in pesos (§8, Q27).
    pub(crate) fn load_nothing(&mut self) {
        let favors = [Favor::FirstMayor, Favor::SecondMayor];
        let pesos = self.console(favors, self.data.mayor);
        self.estates[self.active].pesos += pesos;
        self.expect(Event::LoadedNothing { seat: seated(self.active), pesos: sum(pesos) });
        self.end_turn();
    }

    fn console(&mut self, favors: [Favor; 2], brings: [u8; 2]) -> i64 {
        let mut open = favors.into_iter().zip(brings);
        let next = open.find(|(favor, _)| !self.covered.contains(favor));
        next.map_or(0, |(favor, brings)| {
            self.covered.insert(favor);
            brings.into()
        })
    }

    /// One ship only, and as long as something fits (§8); whoever fills it under the harbor act
    /// is done (Q28).
    pub(crate) fn mayor_loads(
        &mut self,
        (seat, berth): (usize, usize),
        load: (Good, i64, i64),
    ) -> Entry {
        let Stage::Load { berth: served } = self.stage else { return self.not_now() };
        let fits = seat == self.active && served.is_none_or(|served| served == berth);
        sure(fits, || format!("{} loads at {served:?}", self.active))?;
        if self.load((seat, berth), load)? {
            self.stage = Stage::Arrival { foreman: None };
        } else if self.can_load(seat, berth) {
            self.stage = Stage::Load { berth: Some(berth) };
        } else {
            self.end_turn();
        }
        Ok(())
    }
}
