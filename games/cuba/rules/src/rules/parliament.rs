//! §9 Parliament: votes, bids, and what is enacted.

use tabletop::{PerSeat, Seat, Seats};

use crate::components::{Act, Building, Group};
use crate::phase::Vote;
use crate::rules::buildings::town_hall_votes;
use crate::{Refusal, Table};

/// The votes that `seat` has before any are bought (§9): the value of the
/// fifth card, and those of the town hall if it was used this round (Q35).
pub fn votes(table: &Table, seat: Seat) -> u16 {
    let card = table.players[seat].fifth().map_or(0, |card| card.value().into());
    let owner = table.parliament.town_hall && table.owner(Building::TownHall) == Some(seat);
    card + if owner { town_hall_votes(table) } else { 0 }
}

/// Whether votes may be bought at all (§10).
pub fn may_buy(table: &Table) -> bool {
    !table.parliament.has(Act::Corruption)
}

/// Whether `seat` may bid so many pesos: no more than they have (Q36).
pub fn bid(table: &Table, seat: Seat, pesos: u16) -> Result<(), Refusal> {
    let held = table.players[seat].pesos;
    if pesos > held { Err(Refusal::BidTooHigh { held }) } else { Ok(()) }
}

/// Those of `running` who have the most votes.
pub fn leaders(votes: &PerSeat<u16>, running: Seats) -> Seats {
    let most = running.iter().map(|seat| votes[seat]).max();
    running.iter().filter(|&seat| Some(votes[seat]) == most).collect()
}

/// Of those who tie to the last, the start player or the next one clockwise
/// wins (§9); it is the new start player (Q38).
pub fn first_of(table: &Table, tied: Seats) -> Seat {
    let mut order = table.start.round(table.terms.players);
    order.find(|&seat| tied.contains(seat)).unwrap_or(table.start)
}

/// A round of bids among `running`. Whoever has no pesos cannot bid, which is
/// plain to see, so they are not asked.
pub(crate) fn round_of_bids(
    table: &Table,
    votes: PerSeat<u16>,
    running: Seats,
    again: bool,
) -> Vote {
    let rich = |&seat: &Seat| table.players[seat].pesos > 0;
    let asked = running.iter().filter(rich).collect();
    Vote { votes, running, asked, done: Seats::NONE, again }
}

/// Whether the bill of `group` can be enacted.
pub fn bill(table: &Table, group: Group) -> Result<Act, Refusal> {
    table.parliament.bills[group].ok_or(Refusal::NoBill { group })
}
