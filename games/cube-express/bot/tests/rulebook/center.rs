//! Laying a tile, and what its center brings now or never (§3-§5).

use cube_express_rules::components::{Kind, Resource, Sort};
use cube_express_rules::{Ending, Event, Face, Tile, Waste};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, seated};
use crate::course::Stage;
use crate::network::{At, cell};

impl Books {
    /// A tile of the hand is laid face up; a station tile where none can stand is wasted (Q05).
    pub(crate) fn lay(
        &mut self,
        (seat, tile): (usize, Tile),
        sort: Sort,
        (at, turns): (At, usize),
    ) -> Entry {
        sure(sort == self.sort(tile), || format!("{tile} is a {:?}", self.sort(tile)))?;
        self.put_down((seat, tile), tile.front(), (at, turns))?;
        if self.network.kind(at) == Kind::Station
            && let Err(why) = self.site(at)
        {
            self.expect(Event::StationWasted { seat: seated(seat), at: cell(at), why });
        }
        self.offer_center(at);
        Ok(())
    }

    /// The back of any tile has rails only (Q03).
    pub(crate) fn lay_back(
        &mut self,
        (seat, tile): (usize, Option<Tile>),
        (at, turns): (At, usize),
    ) -> Entry {
        let tile = tile.ok_or("which tile it was is not told")?;
        self.put_down((seat, tile), Face::BACK, (at, turns))?;
        self.offer_center(at);
        Ok(())
    }

    fn put_down(
        &mut self,
        (seat, tile): (usize, Tile),
        face: Face,
        (at, turns): (At, usize),
    ) -> Entry {
        let may = self.stage == Stage::Lay && seat == self.active;
        sure(may, || format!("{:?} of {} comes next", self.stage, self.active))?;
        sure(self.own().hand.remove(&tile), || format!("{tile} is in another hand"))?;
        sure(self.network.may_lie(at, face, turns), || format!("{tile} does not fit at {at:?}"))?;
        self.network.put(at, face, turns);
        Ok(())
    }

    /// Only if nothing fits a tile goes to the box (Q02).
    pub(crate) fn discard(&mut self, seat: usize, tile: Tile, sort: Sort) -> Entry {
        if self.stage != Stage::Lay || seat != self.active {
            return self.not_now();
        }
        let faces = self.own().hand.iter().map(|tile| tile.front()).chain([Face::BACK]);
        let fitting =
            faces.collect::<Vec<_>>().into_iter().find(|&face| self.network.fits_anywhere(face));
        sure(fitting.is_none(), || format!("{fitting:?} fits"))?;
        let is_held = self.own().hand.remove(&tile) && sort == self.sort(tile);
        sure(is_held, || format!("{tile} is not held"))?;
        self.boxed.insert(tile);
        self.begin_driving();
        Ok(())
    }

    /// Whether a station may stand on a tile just laid: one is left, none stands next door or
    /// in its city (§5, Q06).
    fn site(&mut self, at: At) -> Result<(), Waste> {
        let data = self.data;
        if self.own().left(data) == 0 {
            return Err(Waste::NoneLeft);
        }
        if self.network.is_next_to_a_station(at) {
            return Err(Waste::NextDoor);
        }
        let city = self.network.city_of_station(at);
        if self.network.stations_in(&city).is_empty() { Ok(()) } else { Err(Waste::SameCity) }
    }

    /// The center is asked about if it can be used, or could be after a sale or a conversion; a
    /// station that cannot be paid for is lost.
    pub(crate) fn offer_center(&mut self, at: At) {
        let data = self.data;
        let may_help = self.own().may_act_any_time();
        let is_of_use = match self.network.kind(at) {
            Kind::Plain | Kind::StartCrossing(_) | Kind::Start => false,
            Kind::Crossing | Kind::Factory(_) => self.own().reserve > 0 || may_help,
            Kind::Production(_) => self.own().dividends >= data.claim.into() || may_help,
            Kind::Station => {
                let (stands, may_pay) = (self.site(at).is_ok(), self.may_pay() || may_help);
                if stands && !may_pay {
                    let (seat, why) = (seated(self.active), Waste::TooDear);
                    self.expect(Event::StationWasted { seat, at: cell(at), why });
                }
                stands && may_pay
            }
        };
        if is_of_use { self.stage = Stage::Center { at } } else { self.begin_driving() }
    }

    /// Whether dividends and passengers are enough for a station (§5).
    fn may_pay(&mut self) -> bool {
        let data = self.data;
        let purse = self.own().dividends + self.passengers();
        purse >= self.own().level(data)
    }

    /// Passengers in the cities of the active player's stations, whosever they are (Q30).
    fn passengers(&self) -> i64 {
        let stations = self.network.stations_of(self.active);
        stations.into_iter().flat_map(|station| self.guests_at(station)).sum()
    }

    /// Dividends for each rail of a crossing that joins another, or for each printed (Q01).
    pub(crate) fn crossing(&mut self, seat: usize, count: i64) -> Entry {
        let Stage::Center { at } = self.stage else { return self.not_now() };
        let is_one = self.network.kind(at) == Kind::Crossing && seat == self.active;
        let rails = if self.agreed.pays_printed {
            i64::try_from(self.network.rails(at).len()).expect("four sides")
        } else {
            self.network.joined(at)
        };
        let due = i64::from(self.data.crossing_dividends) * rails;
        let due = self.own().earn(due);
        let fits = is_one && count == due && due > 0;
        sure(fits, || format!("{rails} rails pay {due}"))?;
        self.begin_driving();
        Ok(())
    }

    /// A factory just laid gives its resource.
    pub(crate) fn take_from_center(&mut self, at: At, resource: Resource) -> Entry {
        let Kind::Factory(factory) = self.network.kind(at) else { return self.not_now() };
        sure(factory.center == resource, || format!("{:?} is in its center", factory.center))?;
        self.own().gain(resource.key())?;
        self.begin_driving();
        Ok(())
    }

    /// A site just laid is owned for a dividend, which lies there; what it costs beyond that
    /// goes to the reserve.
    pub(crate) fn claim(&mut self, seat: usize, at: At) -> Entry {
        if self.stage != (Stage::Center { at }) || seat != self.active {
            return self.not_now();
        }
        let kind = self.network.kind(at);
        sure(matches!(kind, Kind::Production(_)), || format!("{kind:?} is nobody's"))?;
        let price = i64::from(self.data.claim);
        let own = self.own();
        own.dividends -= price;
        own.reserve += price - 1;
        sure(own.dividends >= 0, || format!("a site costs {price}"))?;
        self.network.tiles.get_mut(&at).expect("it was laid").owner = Some(seat);
        self.begin_driving();
        Ok(())
    }

    /// A station costs the level, in dividends and passengers (§5, Q29).
    pub(crate) fn build(&mut self, seat: usize, at: At, dividends: i64) -> Entry {
        if self.stage != (Stage::Center { at }) || seat != self.active {
            return self.not_now();
        }
        let is_place = self.network.kind(at) == Kind::Station;
        let site = self.site(at);
        sure(is_place && site.is_ok(), || format!("no station stands there: {site:?}"))?;
        let data = self.data;
        let due = self.own().level(data) - dividends;
        self.own().dividends -= dividends;
        self.own().reserve += dividends;
        let is_paid = self.own().dividends >= 0 && (0..=self.passengers()).contains(&due);
        sure(is_paid, || format!("{dividends} dividends leave {due} to pay"))?;
        self.stage = Stage::Pay { at, due };
        self.finish_station();
        Ok(())
    }

    /// A passenger pays: others' first, which become their dividends; own ones go to the
    /// reserve (§5).
    pub(crate) fn release(&mut self, (seat, owner): (usize, usize), station: At) -> Entry {
        let Stage::Pay { at, due } = self.stage else { return self.not_now() };
        let options = self.releases();
        let fits = seat == self.active && options.contains_key(&(owner, station));
        sure(fits && due > 0, || format!("one of {options:?} leaves"))?;
        let guests = self.guests.get_mut(&station).expect("somebody is there");
        guests[owner] -= 1;
        if owner == seat {
            self.own().reserve += 1;
        } else {
            self.barons[owner].dividends += 1;
        }
        self.stage = Stage::Pay { at, due: due - 1 };
        self.finish_station();
        Ok(())
    }

    /// Who may leave, whose and where, and how many there are: others before own ones.
    pub(crate) fn releases(&self) -> std::collections::BTreeMap<(usize, At), i64> {
        let stations = self.network.stations_of(self.active);
        let all = stations.into_iter().flat_map(|station| {
            let guests = self.guests_at(station).into_iter().enumerate();
            guests.filter(|&(_, count)| count > 0).map(move |(who, count)| ((who, station), count))
        });
        let (own, others): (Vec<_>, Vec<_>) = all.partition(|((who, _), _)| *who == self.active);
        if others.is_empty() { own } else { others }.into_iter().collect()
    }

    /// Once it is paid the station stands, and the level has risen; the last brings nine points.
    fn finish_station(&mut self) {
        let Stage::Pay { at, due: 0 } = self.stage else { return };
        let seat = self.active;
        self.network.tiles.get_mut(&at).expect("it was laid").owner = Some(seat);
        self.own().built += 1;
        let data = self.data;
        if self.own().left(data) == 0 {
            self.reach_an_end(seat, Ending::Stations);
        }
        self.begin_driving();
    }
}
