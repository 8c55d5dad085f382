//! What the end of a turn leads to: weights found by least squares over whole games.

use bots::{Evaluate, Fitted};
use cube_express_rules::components::{Loco, Sort};
use cube_express_rules::rules::scoring;
use cube_express_rules::{CubeExpress, Kind, Phase, Resource, Step, Table, Tiles, View};
use tabletop::{Key, Seat};

use crate::{Eye, delivery, distances, progress, reach};

/// The eye of somebody who has seen many games end.
///
/// It knows what the end of a turn was worth in the end; the middle of one's own turn it judges
/// as [`Eye`] does.
#[derive(Clone, Debug)]
pub struct Outlook {
    weights: Vec<f64>,
}

impl Default for Outlook {
    /// With the weights that are kept.
    fn default() -> Outlook {
        Outlook { weights: Outlook::read(include_str!("../weights.toml")) }
    }
}

/// How much of the best other's points is taken off.
const ENVY: f64 = 0.15;

/// What counts as long as anything is to come.
const NOW: [&str; 27] = [
    "turn",
    "dividend",
    "spare_dividend",
    "coal",
    "wood",
    "iron",
    "surplus",
    "stations",
    "last_station",
    "second_loco",
    "delivery",
    "reach",
    "sites",
    "disc",
    "topping",
    "met",
    "unmet",
    "nearly_met",
    "progress",
    "passengers",
    "room",
    "reserve",
    "houses",
    "held_stations",
    "held_crossings",
    "held_sites",
    "held_factories",
];

/// The same for each turn to come.
const LATER: [&str; 27] = [
    "turn_later",
    "dividend_later",
    "spare_dividend_later",
    "coal_later",
    "wood_later",
    "iron_later",
    "surplus_later",
    "stations_later",
    "last_station_later",
    "second_loco_later",
    "delivery_later",
    "reach_later",
    "sites_later",
    "disc_later",
    "topping_later",
    "met_later",
    "unmet_later",
    "nearly_met_later",
    "progress_later",
    "passengers_later",
    "room_later",
    "reserve_later",
    "houses_later",
    "held_stations_later",
    "held_crossings_later",
    "held_sites_later",
    "held_factories_later",
];

/// How many turns `seat` will still have, as far as can be told.
fn turns_left(view: &View, seat: Seat) -> f64 {
    let players = view.terms.players;
    match (view.phase, view.table.finale) {
        (Phase::Over { .. }, _) | (Phase::Deal, Some(_)) => 0.0,
        (Phase::Turn { active, .. }, Some(finale)) => {
            let players = usize::from(players);
            let ahead = (seat.index() + players - active.index() - 1) % players + 1;
            f64::from(u8::from(usize::from(finale.turns) >= ahead))
        }
        (phase, None) => {
            let is_filled = !matches!(phase, Phase::Turn { step: Step::Refill { .. }, .. });
            let pile = view.pile.saturating_sub(u8::from(!is_filled));
            1.0 + f64::from(pile) / f64::from(players)
        }
    }
}

/// Markers on goals that are met, on goals that are not, the same by how nearly they are, and
/// how nearly all goals are met by what they are worth.
fn goals(table: &Table, seat: Seat) -> [f64; 4] {
    let mut sums = [0.0; 4];
    let values = table.data().values(table.players.len());
    for ((goal, bets), [most, _]) in
        table.goals.into_iter().zip(table.player(seat).bets).zip(values)
    {
        let bets = f64::from(bets);
        let near = progress(table, seat, table.data().card(goal)).min(1.0);
        if scoring::is_met(table, seat, goal) {
            sums[0] += bets;
        } else {
            sums[1] += bets;
            sums[2] += bets * near;
        }
        sums[3] += near * f64::from(most);
    }
    sums
}

/// The houses of own cities, and the free places in all cities with a station.
fn cities(table: &Table, seat: Seat) -> [f64; 2] {
    let own = table.map.stations_of(seat).filter_map(|place| table.map.city_of_station(place));
    let houses: u8 = own.map(|city| table.map.city(city).houses).sum();
    let stations = table.map.spots().iter().filter(|spot| spot.has_station(table.data()));
    let cities = stations.filter_map(|spot| spot.station_city(table.data()));
    let room: u8 = cities
        .map(|id| table.map.city(id))
        .map(|city| city.houses.saturating_sub(city.guests))
        .sum();
    [houses.into(), room.into()]
}

/// The tiles in hand: stations, crossings, sites, factories.
fn hand(view: &View, seat: Seat) -> [f64; 4] {
    let mut counts = [0.0; 4];
    for tile in view.hands[seat].seen().into_iter().flat_map(Tiles::iter) {
        let place = match view.table.data().sort(tile) {
            Sort::Station => 0,
            Sort::Crossing => 1,
            Sort::Coal | Sort::Wood | Sort::Iron => 2,
            Sort::Factory => 3,
            Sort::Plain => continue,
        };
        counts[place] += 1.0;
    }
    counts
}

/// What there is to count, in the order of [`NOW`].
fn counted(view: &View, seat: Seat) -> Vec<f64> {
    let table = &view.table;
    let player = table.player(seat);
    let steps = distances(table, seat);
    let [dividends, level] = [player.dividends, table.level(seat)].map(f64::from);
    let stored = player.store;
    let surplus = player.stored().saturating_sub(table.level(seat));
    let built = table.data().stations_to_build() - player.stations;
    let to_top = f64::from(table.track().last() - player.disc);
    let yes = |is: bool| f64::from(u8::from(is));
    let sites = table.map.spots().iter().filter(|spot| {
        spot.owner == Some(seat) && matches!(spot.print(table.data()).kind, Kind::Production(_))
    });
    let [met, unmet, nearly, progress] = goals(table, seat);
    let [houses, room] = cities(table, seat);
    let guests = table.map.spots().iter().flat_map(|spot| spot.guests);
    let mut all = vec![1.0, dividends.min(level), (dividends - level).max(0.0)];
    all.extend(Resource::ALL.iter().map(|&resource| f64::from(stored[resource].min(3))));
    all.extend([f64::from(surplus), f64::from(built), yes(player.stations == 1)]);
    all.push(yes(player.loco(Loco::Second).is_some()));
    all.extend([delivery(table, seat, &steps), reach(table, seat, &steps)]);
    all.extend([sites.map(|_| 1.0).sum(), f64::from(player.disc)]);
    all.push(if player.topped { 0.0 } else { (4.0 - to_top).max(0.0) });
    all.extend([met, unmet, nearly, progress]);
    all.push(guests.filter(|guest| guest.seat() == Some(seat)).map(|_| 1.0).sum());
    all.extend([room, f64::from(player.reserve.min(5)), houses]);
    all.extend(hand(view, seat));
    all
}

impl Fitted<CubeExpress> for Outlook {
    fn of(weights: Vec<f64>) -> Outlook {
        Outlook { weights }
    }

    fn weights(&self) -> &[f64] {
        &self.weights
    }

    fn names() -> Vec<&'static str> {
        NOW.into_iter().chain(LATER).collect()
    }

    fn features(view: &View, seat: Seat) -> Vec<f64> {
        let turns = turns_left(view, seat);
        let counted = counted(view, seat);
        let now = counted.iter().map(|count| count * turns.min(1.0));
        now.chain(counted.iter().map(|count| count * turns)).collect()
    }

    /// What the score pad would say.
    fn certain(view: &View, seat: Seat) -> f64 {
        f64::from(scoring::sheets(&view.table)[seat].total())
    }

    fn is_judged(before: &View, seat: Seat) -> bool {
        matches!(before.phase, Phase::Turn { active, .. } if active == seat)
    }
}

impl Evaluate<CubeExpress> for Outlook {
    fn worth(&self, view: &View, seat: Seat) -> f64 {
        let is_middle = matches!(view.phase, Phase::Turn { active, step, .. }
            if active == seat && !matches!(step, Step::Refill { .. }));
        if is_middle {
            return Eye.worth(view, seat);
        }
        let sheets = scoring::sheets(&view.table);
        let rivals = sheets.seats().filter(|&other| other != seat);
        let best = rivals.map(|other| f64::from(sheets[other].total())).fold(0.0, f64::max);
        self.expected(view, seat) - ENVY * best
    }

    fn seats(&self, view: &View) -> u8 {
        Eye.seats(view)
    }

    fn is_settled(&self, before: &View, after: &View) -> bool {
        Eye.is_settled(before, after)
    }
}
