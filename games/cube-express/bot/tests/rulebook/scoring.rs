//! The final scoring, in the order of the rulebook (§10).

use std::collections::BTreeSet;

use cube_express_rules::Ending;
use cube_express_rules::components::{Asks, Card, Counts, Kind};
use tabletop::Outcome;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, seated, small};
use crate::course::Stage;
use crate::network::At;

impl Books {
    /// Points, then stations on the map (Q33), then the disc.
    pub(crate) fn hold_against_end(&self, outcome: &Outcome<Ending>) -> Entry {
        let ending = outcome.ending;
        let is_over = self.stage == Stage::Over { ending };
        sure(is_over, || format!("{ending:?}, in the ledger {:?}", self.stage))?;
        let merit = |seat: usize| {
            let stations = self.network.stations_of(seat).len();
            (self.points(seat), stations, self.barons[seat].disc)
        };
        let merits: Vec<_> = (0..self.players()).map(merit).collect();
        for (seat, merit) in merits.iter().enumerate() {
            let standing = outcome.standings[seated(seat)];
            let place = 1 + merits.iter().filter(|other| *other > merit).count();
            let fits = i64::from(standing.score) == merit.0 && usize::from(standing.place) == place;
            sure(fits, || format!("{seat} is {standing:?}, not {place} with {merit:?}"))?;
        }
        Ok(())
    }

    fn points(&self, seat: usize) -> i64 {
        let (data, baron) = (self.data, &self.barons[seat]);
        let goals: i64 = (0..4).map(|column| self.goal_points(seat, column)).sum();
        let passengers = self.passengers_of(seat, |_| true) * i64::from(data.passenger_points);
        let at_factories = |at: &At| {
            let Kind::Factory(factory) = self.network.kind(*at) else { return 0 };
            let tile = &self.network.tiles[at];
            let first = if tile.owner == Some(seat) { factory.first.into() } else { 0 };
            first + tile.later[seat] * i64::from(factory.later)
        };
        let factories: i64 = self.network.tiles.keys().map(at_factories).sum();
        let houses: i64 = self.cities(seat).iter().sum();
        let shares = i64::from(self.track.points[baron.disc]);
        goals
            + passengers
            + factories
            + houses * i64::from(data.house_points)
            + shares
            + baron.dividends * i64::from(data.dividend_points)
            + baron.nines * i64::from(data.nine_points)
    }

    /// Of those who have met a goal, whoever has most markers there gets more for each; with
    /// two players the neutral ones compete (Q27, Q28).
    fn goal_points(&self, seat: usize, column: usize) -> i64 {
        let has_met = |seat: &usize| self.has_met(*seat, column);
        if !has_met(&seat) {
            return 0;
        }
        let rivals = (0..self.players()).filter(has_met);
        let most = rivals.map(|rival| self.barons[rival].bets[column]).max().unwrap_or(0);
        let neutral = if self.players() == 2 { self.data.neutral.into() } else { 0 };
        let own = self.barons[seat].bets[column];
        let [majority, other] = self.data.values(small(self.players()))[column];
        own * i64::from(if own >= most.max(neutral) { majority } else { other })
    }

    fn has_met(&self, seat: usize, column: usize) -> bool {
        let Card { counts, asks } = self.data.card(self.goals[column]);
        let own = self.counted(seat, counts);
        match asks {
            Asks::Least(least) => own >= least.into(),
            Asks::Exactly(exactly) => own == i64::from(exactly),
            Asks::Most => {
                let all = (0..self.players()).map(|other| self.counted(other, counts));
                own > 0 && all.max() == Some(own)
            }
        }
    }

    /// What goal cards count.
    fn counted(&self, seat: usize, counts: Counts) -> i64 {
        let (network, baron) = (&self.network, &self.barons[seat]);
        let cities = self.cities(seat);
        let tiles = || network.tiles.iter().map(|(&at, tile)| (network.kind(at), tile));
        let sites = tiles().filter_map(|(kind, tile)| {
            let Kind::Production(resource) = kind else { return None };
            (tile.owner == Some(seat)).then_some(resource)
        });
        let deliveries = tiles().filter_map(|(kind, tile)| {
            let is_factory = matches!(kind, Kind::Factory(_));
            is_factory.then(|| (i64::from(tile.owner == Some(seat)), tile.later[seat]))
        });
        let deliveries: Vec<(i64, i64)> = deliveries.collect();
        match counts {
            Counts::Stations => length(cities.iter()),
            Counts::LargestCity => cities.into_iter().max().unwrap_or(0),
            Counts::GrownCities => length(cities.iter().filter(|&&houses| houses >= 2)),
            Counts::Houses => cities.iter().sum(),
            Counts::Sites => length(sites),
            Counts::SiteKinds => length(sites.collect::<BTreeSet<_>>().iter()),
            Counts::FirstDeliveries => deliveries.iter().map(|(first, _)| first).sum(),
            Counts::Deliveries => deliveries.iter().map(|(first, later)| first + later).sum(),
            Counts::Factories => {
                length(deliveries.iter().filter(|(first, later)| first + later > 0))
            }
            Counts::Passengers => self.passengers_of(seat, |_| true),
            Counts::PassengersAbroad => self.passengers_of(seat, |owner| owner != Some(seat)),
            Counts::SharePoints => self.track.points[baron.disc].into(),
            Counts::Dividends => baron.dividends,
            Counts::LocosAtStations => {
                let [Some((first, _)), Some((second, _))] = baron.locos else { return 0 };
                length([first, second].into_iter().filter(|&at| network.has_station(at)))
            }
        }
    }

    /// The houses of the city of each own station.
    fn cities(&self, seat: usize) -> Vec<i64> {
        let stations = self.network.stations_of(seat).into_iter();
        let houses = |at| self.network.houses(&self.network.city_of_station(at));
        stations.map(houses).collect()
    }

    /// Passengers of a player in cities whose station has such an owner.
    fn passengers_of(&self, seat: usize, at: impl Fn(Option<usize>) -> bool) -> i64 {
        let stations = self.guests.iter();
        let counted = stations.filter(|(station, _)| at(self.network.tiles[station].owner));
        counted.map(|(_, guests)| guests[seat]).sum()
    }
}

fn length<T>(things: impl Iterator<Item = T>) -> i64 {
    i64::try_from(things.count()).expect("few things")
}
