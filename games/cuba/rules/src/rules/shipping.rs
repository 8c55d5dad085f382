//! §8 The mayor and the trading offices: loading ships; §11 ships that leave.

use tabletop::{Key, Seat, Sink};

use crate::components::{Act, Berth, Favor, Good};
use crate::{Event, Need, Refusal, Table};

/// Goods about to be loaded: worked out, not yet carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Loading {
    pub seat: Seat,
    pub berth: Berth,
    pub good: Good,
    pub count: u8,
    pub points: u16,
}

/// Works out what `seat` scores for loading `count` of `good` on the ship at
/// `berth` (§8): only what it has free spaces for, each for the points of the
/// berth. The ship at sea cannot be loaded (Q26): it lies at no berth.
pub fn loading(
    table: &Table,
    seat: Seat,
    (berth, good, count): (Berth, Good, u8),
) -> Result<Loading, Refusal> {
    let Some(docked) = &table.harbor.berths[berth] else { return Err(Refusal::NoShip { berth }) };
    if count == 0 {
        return Err(Refusal::Nothing { need: Need::Cargo });
    }
    let room = docked.room(&table.printed, good);
    if room < count {
        return Err(Refusal::NoRoom { good, room });
    }
    let held = table.held(seat, good.item());
    if held < count {
        return Err(Refusal::NotEnough { need: Need::Cargo, item: good.item(), held });
    }
    let points = u16::from(count) * u16::from(table.printed.berths[berth]);
    Ok(Loading { seat, berth, good, count, points })
}

/// The mayor serves one ship only (§8).
pub fn mayors(
    table: &Table,
    seat: Seat,
    served: Option<Berth>,
    load: (Berth, Good, u8),
) -> Result<Loading, Refusal> {
    if served.is_some_and(|berth| berth != load.0) {
        return Err(Refusal::OneShip);
    }
    loading(table, seat, load)
}

impl Loading {
    /// Loads and scores; says whether the ship leaves at once, full under the
    /// harbor act: scored first (Q28).
    pub(crate) fn carry_out(self, table: &mut Table, log: &mut impl Sink<Event>) -> bool {
        let Loading { seat, berth, good, count, points } = self;
        table.put_aboard(seat, berth, good, count);
        table.players[seat].points += points;
        log.record(Event::Loaded { seat, berth, good, count, points });
        let full = table.harbor.berths[berth].is_some_and(|docked| docked.is_full(&table.printed));
        let leaves = full && table.parliament.has(Act::HarborAct);
        if leaves {
            leave(table, berth, log);
            table.harbor.close_up();
        }
        leaves
    }
}

/// The ship at `berth` leaves (§11).
pub(crate) fn leave(table: &mut Table, berth: Berth, log: &mut impl Sink<Event>) {
    if let Some(ship) = table.cast_off(berth) {
        log.record(Event::ShipLeft { ship });
    }
}

/// Shows `visit` every loading of at most `most` units open to `seat` at `berth`.
pub(crate) fn each_loading(
    table: &Table,
    seat: Seat,
    (berth, most): (Berth, u8),
    mut visit: impl FnMut(Good, u8),
) {
    for &good in Good::ALL {
        for count in 1..=most {
            if loading(table, seat, (berth, good, count)).is_err() {
                break;
            }
            visit(good, count);
        }
    }
}

/// Whether `seat` can load anything on a ship, or on the one already served.
pub fn can_load(table: &Table, seat: Seat, served: Option<Berth>) -> bool {
    let at = |berth: &Berth| {
        Good::ALL.iter().any(|&good| mayors(table, seat, served, (*berth, good, 1)).is_ok())
    };
    Berth::ALL.iter().any(at)
}

/// What loading nothing brings now: as with the architect (Q16, Q17).
pub fn consolation(table: &Table) -> Option<(Favor, u16)> {
    let favors = [Favor::FirstMayor, Favor::SecondMayor];
    let mut open = favors.into_iter().zip(table.printed.mayor);
    open.find(|&(favor, _)| !table.is_covered(favor)).map(|(favor, pesos)| (favor, pesos.into()))
}

/// Loads nothing (Q27).
pub(crate) fn forgo(table: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
    let mut earned = 0;
    if let Some((favor, pesos)) = consolation(table) {
        table.markers = table.markers.with(favor);
        table.players[seat].pesos += pesos;
        earned = pesos;
    }
    log.record(Event::LoadedNothing { seat, pesos: earned });
}

/// The end of a round: full ships leave, and whatever lies at the third berth
/// (§11), in the order of berths 3, 2, 1 (Q31); the others close up.
///
/// In the first round the third berth is empty, so nobody is forced out (Q30).
/// A ship filled before the harbor act was passed leaves now, too (Q29).
pub(crate) fn end_of_round(table: &mut Table, log: &mut impl Sink<Event>) {
    for &berth in Berth::ALL.iter().rev() {
        let full = table.harbor.berths[berth].is_some_and(|docked| docked.is_full(&table.printed));
        if full || berth == Berth::Third {
            leave(table, berth, log);
        }
    }
    table.harbor.close_up();
}
