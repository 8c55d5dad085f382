//! The ledger held against the table as it is seen.

use std::collections::{BTreeMap, BTreeSet};

use cube_express_rules::components::Resource;
use cube_express_rules::{Loco, Phase, Place, Player, Spot, Step, Table, Trip, View};
use tabletop::{Key, Seat, Viewer};
use testkit::ledger::{Entry, sure};

use crate::books::{Books, seated, small};
use crate::course::Stage;
use crate::driving::Trips;
use crate::network::{At, at, turns};

fn alike<T: PartialEq + std::fmt::Debug>(what: &str, table: T, ledger: T) -> Entry {
    sure(table == ledger, || format!("{what}: {table:?}, in the ledger {ledger:?}"))
}

impl Books {
    pub(crate) fn hold_against(&mut self, see: &dyn Fn(Viewer) -> View) -> Entry {
        let view = see(Viewer::Public);
        self.catch_up(&view.phase);
        let late = self.due.front();
        sure(late.is_none(), || format!("{late:?} was due"))?;
        for (seat, baron) in self.barons.iter().enumerate() {
            let own = see(Viewer::Player(seated(seat))).hands[seated(seat)].seen();
            let own: Option<BTreeSet<_>> = own.map(|hand| hand.iter().collect());
            alike("hand", own.as_ref(), Some(&baron.hand))?;
            alike("tiles held", usize::from(view.held[seated(seat)]), baron.hand.len())?;
            self.compare_player(&view.table, seat)?;
        }
        alike("pile", usize::from(view.pile), self.pile.len())?;
        self.compare_table(&view.table)?;
        self.compare_map(view.table.map.spots())?;
        let waits = self.is_waited_for(&view.phase, &view.table);
        sure(waits, || format!("{:?} comes next, not {:?}", view.phase, self.stage))
    }

    /// That nothing was put on a goal, and that somebody drives no farther, is not announced.
    fn catch_up(&mut self, phase: &Phase) {
        if let Stage::Bought { column } = self.stage {
            self.put_away(Some(column));
        }
        let drives = |active: usize| {
            matches!(phase, Phase::Turn { active: shown, step: Step::Drive(_), .. }
                if shown.index() == active)
        };
        if matches!(self.stage, Stage::Drive(_)) && !drives(self.active) {
            self.stop_driving();
        }
    }

    fn compare_player(&self, table: &Table, seat: usize) -> Entry {
        let (player, baron) = (&table.players[seated(seat)], &self.barons[seat]);
        let purse = (i64::from(player.reserve), i64::from(player.dividends));
        alike("reserve and dividends", purse, (baron.reserve, baron.dividends))?;
        let held = |&resource: &Resource| (resource.key(), i64::from(player.store[resource]));
        let stores: BTreeMap<_, _> = Resource::ALL.iter().map(held).collect();
        alike("stores", &stores, &baron.store)?;
        alike("disc", (usize::from(player.disc), player.topped), (baron.disc, baron.has_topped))?;
        let bonuses = (0..8).filter(|nth| player.bonuses & (1 << nth) != 0).collect();
        alike("bonuses", &bonuses, &baron.bonuses)?;
        alike("stations left", usize::from(player.stations), baron.left(self.data))?;
        alike("nines", i64::from(player.nines), baron.nines)?;
        alike("goals", player.bets.map(i64::from), baron.bets)?;
        let spots = table.map.spots();
        let locos = [Loco::First, Loco::Second].map(|loco| standing(player, loco, spots));
        alike("locos", locos, baron.locos)
    }

    fn compare_table(&self, table: &Table) -> Entry {
        alike("market", table.market, self.market)?;
        alike("boxed", &table.boxed.iter().collect(), &self.boxed)?;
        alike("nines left", i64::from(table.nines), self.nines)?;
        alike("start", table.start.index(), self.start)?;
        if self.stage != Stage::Deal {
            alike("goals", table.goals.as_slice(), self.goals.as_slice())?;
        }
        let finale = table.finale.map(|finale| (finale.ending, usize::from(finale.turns)));
        alike("finale", finale, self.finale)
    }

    fn compare_map(&self, spots: &[Spot]) -> Entry {
        alike("tiles on the map", spots.len(), self.network.tiles.len())?;
        let mut shown: BTreeMap<At, &Spot> = BTreeMap::new();
        for spot in spots {
            let Some(tile) = self.network.tiles.get(&at(spot.at)) else {
                return Err(format!("nothing was laid at {}", spot.at));
            };
            let lies = (spot.face, turns(spot.top), spot.owner.map(Seat::index));
            alike("tile", lies, (tile.face, tile.turns, tile.owner))?;
            alike("later", spot.later.map(i64::from).as_slice(), tile.later.as_slice())?;
            shown.insert(at(spot.at), spot);
        }
        // Whoever is in a house is a guest of the one station of its city.
        let mut guests: BTreeMap<At, Vec<i64>> = BTreeMap::new();
        let mut passengers = 0;
        for seat in 0..self.players() {
            for station in self.network.stations_of(seat) {
                let here = self.lodgers(station, &shown);
                passengers += here.iter().sum::<i64>();
                guests.insert(station, here);
            }
        }
        for (station, here) in &guests {
            alike("passengers", here, &self.guests_at(*station))?;
        }
        let all = spots.iter().flat_map(|spot| spot.guests).filter(|guest| guest.seat().is_some());
        alike("passengers in all", i64::try_from(all.count()).expect("few"), passengers)
    }

    /// Whose passengers are in the houses of a city, house by house.
    fn lodgers(&self, station: At, shown: &BTreeMap<At, &Spot>) -> Vec<i64> {
        let mut here = vec![0; self.players()];
        for (at, area) in self.network.city_of_station(station) {
            let areas = &self.network.print(at).areas;
            let before: usize = areas[..area].iter().map(|area| usize::from(area.houses)).sum();
            let houses = before..before + usize::from(areas[area].houses);
            for guest in houses.filter_map(|house| shown[&at].guests[house].seat()) {
                here[guest.index()] += 1;
            }
        }
        here
    }

    /// Whether the table waits for what the ledger waits for.
    fn is_waited_for(&self, phase: &Phase, table: &Table) -> bool {
        let (active, last, step) = match (phase, &self.stage) {
            (Phase::Deal, Stage::Deal) => return true,
            (Phase::Over { ending }, Stage::Over { ending: own }) => return ending == own,
            (Phase::Turn { active, last, step }, _) => (active.index(), *last, step),
            (_, _) => return false,
        };
        let place = |place: Place| at(table.map.spot(place).at);
        let gap =
            |gap: Option<u8>, own: Option<usize>| gap.map(usize::from) == own.map(|gap| gap + 1);
        (active, last) == (self.active, self.is_last)
            && match (step, &self.stage) {
                (Step::Lay, Stage::Lay) | (Step::Market, Stage::Market) => true,
                (Step::Center { place: shown }, Stage::Center { at }) => place(*shown) == *at,
                (Step::Pay { place: shown, due: left }, Stage::Pay { at, due }) => {
                    place(*shown) == *at && i64::from(*left) == *due && self.is_a_choice(*due)
                }
                (Step::Drive(driving), Stage::Drive(own)) => {
                    let trip = |trip: Trip| match trip {
                        Trip::Waiting => (None, false),
                        Trip::UnderWay { from } => (Some(turns(from)), false),
                        Trip::Over => (None, true),
                    };
                    let trips = [driving.first, driving.second].map(trip);
                    let fresh = driving.fresh.map(|loco| usize::from(loco == Loco::Second));
                    let numbers = (i64::from(driving.points), i64::from(driving.burned));
                    trips == own.shown()
                        && fresh == own.fresh
                        && numbers == (own.points, own.burned)
                }
                (Step::Store { gap: shown }, Stage::Store { gap: own }) => gap(*shown, *own),
                (Step::Refill { gap: shown }, Stage::Refill { gap: own }) => {
                    *shown == small(own + 1)
                }
                (_, _) => false,
            }
    }

    /// Who pays is asked only if it is not settled: more could leave than must, and not all are
    /// alike (Q37).
    fn is_a_choice(&self, due: i64) -> bool {
        let options = self.releases();
        options.len() > 1 && options.values().sum::<i64>() > due
    }
}

impl Trips {
    /// By loco: the side by which it came in, and whether it has arrived for good.
    fn shown(&self) -> [(Option<usize>, bool); 2] {
        [0, 1].map(|loco| {
            let is_over = self.is_over[loco];
            (self.from[loco].filter(|_| !is_over), is_over)
        })
    }
}

fn standing(player: &Player, loco: Loco, spots: &[Spot]) -> Option<(At, u8)> {
    let place = player.loco(loco)?;
    Some((at(spots[place.index()].at), player.rail(loco)))
}
