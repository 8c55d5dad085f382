//! §2 Driving the car.

use tabletop::{Key, Seat, Sink};

use crate::components::{Item, Station};
use crate::table::Face;
use crate::{Event, Refusal, Table};

/// A drive the rules allow: worked out, not yet carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Drive {
    pub seat: Seat,
    pub to: Station,
    pub place: u8,
    pub stations: u8,
    pub cost: u16,
    pub passes_harbor: bool,
}

/// Stations round the street, the harbor among them.
const LAP: u8 = {
    assert!(Station::ALL.len() == 10, "nine Cubans and the harbor");
    10
};

/// Works out the drive of the car to `to` (§2).
///
/// The next station is free, each further one costs as the box says; a station that is
/// face down counts like any other. Driving to where the car stands is a whole
/// lap, and nobody drives farther (Q01).
pub fn drive(table: &Table, seat: Seat, to: Station) -> Result<Drive, Refusal> {
    let [car, place] = [table.town.car, table.town.place_of(to)];
    let stations = (place + LAP - car - 1) % LAP + 1;
    let cost = u16::from(stations - 1) * table.data.further_station;
    let held = table.held(seat, Item::Peso);
    if held < cost {
        return Err(Refusal::DriveTooDear { cost, held });
    }
    Ok(Drive { seat, to, place, stations, cost, passes_harbor: car + stations > LAP })
}

impl Drive {
    /// Pays, drives, and turns up again those whom the car has passed (Q14).
    pub(crate) fn carry_out(self, table: &mut Table, log: &mut impl Sink<Event>) {
        let Drive { seat, to, place, stations, cost, .. } = self;
        table.hand_in(seat, Item::Peso, cost);
        log.record(Event::Drove { seat, to, paid: cost });
        let town = &mut table.town;
        for passed in (town.car..town.car + stations).map(|place| place % LAP) {
            let Some(cuban) = town.cuban_at(passed) else { continue };
            match town.faces[cuban] {
                Face::Up => {}
                Face::Down => {
                    town.faces[cuban] = Face::Up;
                    log.record(Event::TurnedUp { cuban });
                }
                Face::DownUnderCar => town.faces[cuban] = Face::Down,
            }
        }
        town.car = place;
    }
}
