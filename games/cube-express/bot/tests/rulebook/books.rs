//! The ledger: markers, shares, tiles, stations and passengers, entered as they are announced.
//! It knows the rules by itself and asks the game for nothing; of the box it reads what is
//! printed.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use cube_express_rules::components::{Data, Track};
use cube_express_rules::{Ending, Event, Face, Goal, Tile};
use tabletop::{Seat, Setup};
use testkit::ledger::Entry;

use crate::baron::Baron;
use crate::course::Stage;
use crate::network::{At, Network, beside};

/// How contested rules are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Agreed {
    /// Q01.
    pub(crate) pays_printed: bool,
    /// Q17.
    pub(crate) bonus_reached: bool,
    /// Q20.
    pub(crate) no_last_market: bool,
}

/// Everything that is written down. Seats are numbers.
#[derive(Clone, Debug)]
pub(crate) struct Books {
    pub(crate) data: &'static Data,
    pub(crate) agreed: Agreed,
    pub(crate) track: &'static Track,
    pub(crate) network: Network,
    /// Passengers by the station of their city and whose they are: a city has one station.
    pub(crate) guests: BTreeMap<At, Vec<i64>>,
    pub(crate) barons: Vec<Baron>,
    pub(crate) pile: BTreeSet<Tile>,
    pub(crate) market: [Option<Tile>; 4],
    pub(crate) goals: Vec<Goal>,
    pub(crate) boxed: BTreeSet<Tile>,
    /// Markers worth nine points that are left.
    pub(crate) nines: i64,
    pub(crate) start: usize,
    /// What ends the game, and how many turns are still to begin.
    pub(crate) finale: Option<(Ending, usize)>,
    pub(crate) active: usize,
    pub(crate) is_last: bool,
    pub(crate) stage: Stage,
    /// What must be announced next, since it follows from what was decided.
    pub(crate) due: VecDeque<Event>,
}

impl Books {
    pub(crate) fn new(setup: &Setup, data: &'static Data) -> Books {
        let is = |name: &str, value: &str| setup.switches.get(name).is_some_and(|set| set == value);
        let players = usize::from(setup.players);
        let track = data.track(setup.players);
        // The crossing lies in the middle; a start tile points away from it on each side.
        let mut network = Network { data, tiles: BTreeMap::new() };
        network.put((0, 0), Face::START_CROSSING, 0);
        for side in 0..4 {
            network.put(beside((0, 0), side), Face::START, side);
        }
        // Q34: two sit north and south, three north, east and south.
        let sides: &[usize] = if players == 2 { &[0, 2] } else { &[0, 1, 2, 3] };
        let homes: Vec<At> = sides.iter().map(|&side| beside((0, 0), side)).collect();
        for (seat, home) in homes.iter().enumerate().take(players) {
            network.tiles.get_mut(home).expect("a start tile").owner = Some(seat);
        }
        let barons = homes.iter().take(players).map(|&home| Baron::new(data, track, home));
        Books {
            data,
            agreed: Agreed {
                pays_printed: is("crossing-pays", "printed"),
                bonus_reached: is("bonus-field", "reached"),
                no_last_market: is("market-at-the-end", "no"),
            },
            track,
            network,
            guests: BTreeMap::new(),
            barons: barons.collect(),
            pile: data.deck(setup.players).iter().collect(),
            market: [None; 4],
            goals: Vec::new(),
            boxed: BTreeSet::new(),
            nines: data.nines.into(),
            start: 0,
            finale: None,
            active: 0,
            is_last: false,
            stage: Stage::Deal,
            due: VecDeque::new(),
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.barons.len()
    }

    /// The player whose turn it is.
    pub(crate) fn own(&mut self) -> &mut Baron {
        &mut self.barons[self.active]
    }

    pub(crate) fn expect(&mut self, event: Event) {
        self.due.push_back(event);
    }

    pub(crate) fn not_now(&self) -> Entry {
        Err(format!("{:?} of {} comes next", self.stage, self.active))
    }

    /// How many passengers of each player are in the city of a station.
    pub(crate) fn guests_at(&self, station: At) -> Vec<i64> {
        self.guests.get(&station).cloned().unwrap_or_else(|| vec![0; self.players()])
    }
}

pub(crate) fn seated(seat: usize) -> Seat {
    Seat::new(u8::try_from(seat).expect("few play"))
}

pub(crate) fn small<T: TryInto<u8>>(number: T) -> u8 {
    number.try_into().ok().expect("small numbers")
}
