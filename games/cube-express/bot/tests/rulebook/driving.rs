//! Locos on their way, and what they do there (§6, §7).

use cube_express_rules::components::{Kind, Loco, PerResource, Resource};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

use crate::books::Books;
use crate::course::Stage;
use crate::network::{At, beside};

/// So much coal is burned in a turn at most (Q12).
const MOST_BURNED: i64 = 200;

/// How far the locos have come in this turn.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trips {
    pub(crate) points: i64,
    /// By loco: the side by which it came in, once it has set off.
    pub(crate) from: [Option<usize>; 2],
    /// By loco: whether the other has set off after it.
    pub(crate) is_over: [bool; 2],
    /// The loco that has entered a tile and not acted there.
    pub(crate) fresh: Option<usize>,
    pub(crate) burned: i64,
}

impl Books {
    /// As many movement points as the level says (§6).
    pub(crate) fn begin_driving(&mut self) {
        let data = self.data;
        let points = self.own().level(data);
        let (from, is_over) = ([None; 2], [false; 2]);
        self.go_on_driving(Trips { points, from, is_over, fresh: None, burned: 0 });
    }

    /// Driving goes on as long as anything can be done in it.
    pub(crate) fn go_on_driving(&mut self, trips: Trips) {
        let own = &self.barons[self.active];
        let can_drive =
            [0, 1].into_iter().any(|loco| (0..4).any(|side| self.next(&trips, loco, side).is_ok()));
        let can_burn = own.store["coal"] > 0 && trips.burned < MOST_BURNED;
        let can_build = own.locos[1].is_none()
            && own.store["coal"] >= self.data.loco_coal.into()
            && own.store["iron"] >= self.data.loco_iron.into();
        let stop = trips.fresh.and_then(|loco| own.locos[loco]);
        let can_act = stop.is_some_and(|(at, _)| self.can_act(at));
        if can_drive || can_burn || can_build || can_act || own.may_act_any_time() {
            self.stage = Stage::Drive(trips);
        } else {
            self.stop_driving();
        }
    }

    /// The tile to which a loco's rail leads over a side: forward only (Q08, Q44).
    fn next(&self, trips: &Trips, loco: usize, side: usize) -> Result<At, String> {
        let (at, rail) = self.barons[self.active].locos[loco].ok_or("no such loco")?;
        let to = beside(at, side);
        let leads = self.network.rail(at, rail).contains(&side);
        sure(leads && self.network.tiles.contains_key(&to), || format!("no rail from {at:?}"))?;
        let is_back = trips.from[loco] == Some(side);
        sure(!is_back && !trips.is_over[loco], || "back, or after the other".to_owned())?;
        sure(trips.points > 0, || "no movement points".to_owned())?;
        Ok(to)
    }

    /// What is told of a drive besides: where it begins, and what is in the stores.
    pub(crate) fn carry(
        &mut self,
        seat: usize,
        loco: Loco,
        (from, load): (At, PerResource<u8>),
    ) -> Entry {
        let Some(baron) = self.barons.get(seat) else { return Err("no such seat".to_owned()) };
        let Some((at, _)) = baron.locos[loco as usize] else {
            return Err("no such loco".to_owned());
        };
        sure(at == from, || format!("it came from {at:?}"))?;
        let is_so = |&one: &Resource| baron.store[one.key()] == i64::from(load[one]);
        sure(Resource::ALL.iter().all(is_so), || format!("{:?} is carried", baron.store))
    }

    pub(crate) fn drive(&mut self, seat: usize, loco: Loco, to: At) -> Entry {
        let Stage::Drive(mut trips) = self.stage.clone() else { return self.not_now() };
        sure(seat == self.active, || format!("it is the turn of {}", self.active))?;
        let (loco, other) = match loco {
            Loco::First => (0, 1),
            Loco::Second => (1, 0),
        };
        let Some((at, _)) = self.own().locos[loco] else { return Err("no such loco".to_owned()) };
        let side = (0..4).find(|&side| beside(at, side) == to);
        let side = side.ok_or_else(|| format!("{to:?} is not next to {at:?}"))?;
        self.next(&trips, loco, side)?;
        let came_in = (side + 2) % 4;
        let rail = u8::from(self.network.rail(to, 1).contains(&came_in));
        self.own().locos[loco] = Some((to, rail));
        trips.points -= 1;
        trips.from[loco] = Some(came_in);
        trips.is_over[other] |= trips.from[other].is_some();
        trips.fresh = Some(loco);
        self.go_on_driving(trips);
        Ok(())
    }

    /// A coal for a movement point.
    pub(crate) fn burn(&mut self, seat: usize) -> Entry {
        let Stage::Drive(mut trips) = self.stage.clone() else { return self.not_now() };
        let fits = seat == self.active && trips.burned < MOST_BURNED;
        sure(fits, || "no more is burned".to_owned())?;
        self.own().use_up(Resource::Coal.key(), 1)?;
        trips.points += 1;
        trips.burned += 1;
        self.go_on_driving(trips);
        Ok(())
    }

    /// The second loco begins at any own station, on the first rail (Q14, Q44).
    pub(crate) fn build_loco(&mut self, seat: usize, at: At) -> Entry {
        let Stage::Drive(trips) = self.stage.clone() else { return self.not_now() };
        let is_own = self.network.stations_of(seat).contains(&at);
        let fits = seat == self.active && is_own && self.own().locos[1].is_none();
        sure(fits, || "a second loco begins at an own station".to_owned())?;
        let (coal, iron) = (self.data.loco_coal, self.data.loco_iron);
        self.own().use_up(Resource::Coal.key(), coal.into())?;
        self.own().use_up(Resource::Iron.key(), iron.into())?;
        self.own().locos[1] = Some((at, 0));
        self.go_on_driving(trips);
        Ok(())
    }

    /// The tile that a loco has just entered, where one action is allowed (Q10, Q11).
    fn stop(&mut self) -> Result<(At, Trips), String> {
        let Stage::Drive(trips) = self.stage.clone() else {
            return Err("nobody drives".to_owned());
        };
        let loco = trips.fresh.ok_or("no tile was entered")?;
        let (at, _) = self.own().locos[loco].ok_or("no such loco")?;
        Ok((at, Trips { fresh: None, ..trips }))
    }

    fn can_act(&self, at: At) -> bool {
        let own = &self.barons[self.active];
        match self.network.kind(at) {
            Kind::Production(_) | Kind::StartCrossing(_) => own.reserve > 0,
            Kind::Station | Kind::Start => {
                self.network.has_station(at) && self.free_houses(at) > 0 && own.reserve > 0
            }
            Kind::Factory(factory) => Resource::ALL
                .iter()
                .all(|&resource| own.store[resource.key()] >= factory.wants[resource].into()),
            Kind::Plain | Kind::Crossing => false,
        }
    }

    fn free_houses(&self, station: At) -> i64 {
        let city = self.network.city_of_station(station);
        self.network.houses(&city) - self.guests_at(station).iter().sum::<i64>()
    }

    /// A resource of a site or of the start crossing; another's site raises its owner's shares
    /// (§7). Right after laying, a factory's.
    pub(crate) fn take(&mut self, seat: usize, resource: Resource) -> Entry {
        sure(seat == self.active, || format!("it is the turn of {}", self.active))?;
        if let Stage::Center { at } = self.stage {
            return self.take_from_center(at, resource);
        }
        let (at, trips) = self.stop()?;
        let (Kind::Production(gives) | Kind::StartCrossing(gives)) = self.network.kind(at) else {
            return Err(format!("nothing is taken at {at:?}"));
        };
        sure(gives == resource, || format!("{at:?} gives {gives:?}"))?;
        self.own().gain(resource.key())?;
        if let Some(owner) = self.network.tiles[&at].owner.filter(|&owner| owner != seat) {
            self.raise(owner, self.data.site);
        }
        self.go_on_driving(trips);
        Ok(())
    }

    /// What a factory wants goes back to the reserve, and of that a marker onto the factory,
    /// one to the dividends and one on a goal of choice that has room (§7, Q25).
    pub(crate) fn deliver(
        &mut self,
        (seat, at): (usize, At),
        (is_first, points): (bool, u8),
        goal: Option<u8>,
    ) -> Entry {
        let (entered, trips) = self.stop()?;
        let Kind::Factory(factory) = self.network.kind(entered) else { return self.not_now() };
        let was_first = self.network.tiles[&entered].owner.is_none();
        let worth = if was_first { factory.first } else { factory.later };
        let fits = seat == self.active && at == entered && (is_first, points) == (was_first, worth);
        sure(fits, || format!("a delivery to {entered:?} brings {worth}"))?;
        let mut load = 0;
        for &resource in Resource::ALL {
            let wanted = i64::from(factory.wants[resource]);
            self.own().use_up(resource.key(), wanted)?;
            load += wanted;
        }
        self.own().reserve -= 1;
        if load >= 2 {
            self.own().earn(1);
        }
        self.put_on_goal(load, goal)?;
        let tile = self.network.tiles.get_mut(&entered).expect("it was entered");
        if was_first {
            tile.owner = Some(seat);
        } else {
            tile.later[seat] += 1;
        }
        let data = self.data;
        self.raise(seat, if was_first { data.first_delivery } else { data.later_delivery });
        self.go_on_driving(trips);
        Ok(())
    }

    fn put_on_goal(&mut self, load: i64, goal: Option<u8>) -> Entry {
        let most = i64::from(self.data.most_bets);
        let own = self.own();
        let Some(goal) = goal else {
            let are_full = own.bets.iter().all(|&bet| bet >= most);
            return sure(load < 3 || are_full, || "a goal has room".to_owned());
        };
        let bet = own.bets.get_mut(usize::from(goal) - 1).ok_or("no such goal")?;
        *bet += 1;
        let fits = *bet <= most && load >= 3;
        own.reserve -= 1;
        sure(fits, || format!("no room on goal {goal}"))
    }

    /// A passenger gets off where a station stands and a house of its city is free (§7).
    pub(crate) fn get_off(&mut self, seat: usize, at: At) -> Entry {
        let (entered, trips) = self.stop()?;
        let has_room = self.network.has_station(at) && self.free_houses(at) > 0;
        let fits = seat == self.active && at == entered && has_room;
        sure(fits, || format!("no house is free at {entered:?}"))?;
        self.own().reserve -= 1;
        sure(self.own().reserve >= 0, || "the reserve is empty".to_owned())?;
        let mut guests = self.guests_at(at);
        guests[seat] += 1;
        self.guests.insert(at, guests);
        self.go_on_driving(trips);
        Ok(())
    }
}
