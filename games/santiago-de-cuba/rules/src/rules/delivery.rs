//! §4 The delivery round, and §5 wood.

use tabletop::{Seat, Sink};

use crate::components::{Good, Item};
use crate::rules::cubans::hand_out;
use crate::{Event, Load, Refusal, Table};

/// A delivery the rules allow: worked out, not yet carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Delivery {
    pub seat: Seat,
    pub load: Load,
    pub points: u16,
}

/// Works out what `seat` scores for `load` (§4, §5).
///
/// One kind of good, at most as many as the ship still wants of it, each for
/// the points on the flag. Wood is loaded in place of one kind of good and
/// brings the same points each whatever the flag.
pub fn delivery(table: &Table, seat: Seat, load: Load) -> Result<Delivery, Refusal> {
    let (item, count) = load.cargo();
    let good = load.meets();
    let wanted = table.town.wanted(good);
    if count == 0 {
        return Err(Refusal::Nothing);
    }
    if wanted < count {
        return Err(Refusal::NotWanted { good, wanted });
    }
    let held = table.held(seat, item);
    if held < count.into() {
        return Err(Refusal::NotEnough { item, held });
    }
    Ok(Delivery { seat, load, points: points(table, load, false) })
}

/// The points for a load, in a delivery round or at the trading office.
pub(crate) fn points(table: &Table, load: Load, at_the_office: bool) -> u16 {
    let [good, wood] = table.data.brings(table.town.flag, at_the_office);
    match load {
        Load::Goods { count, .. } => good * u16::from(count),
        Load::Wood { count, .. } => wood * u16::from(count),
    }
}

impl Delivery {
    /// Moves the goods to the supply, turns the die, pays the points.
    pub(crate) fn carry_out(self, table: &mut Table, log: &mut impl Sink<Event>) {
        let Delivery { seat, load, points } = self;
        let (item, count) = load.cargo();
        table.hand_in(seat, item, count.into());
        if let Some(die) = &mut table.town.demand[load.meets()] {
            *die -= count;
        }
        log.record(Event::Delivered { seat, load, points });
        hand_out(table, seat, Item::Point, points, log);
    }
}

/// Every delivery open to `seat`, in the order of the goods.
pub fn deliveries(table: &Table, seat: Seat) -> impl Iterator<Item = Load> {
    use tabletop::Key;
    let goods = Good::ALL.iter().flat_map(move |&good| {
        let most = table.held(seat, good.item()).min(table.town.wanted(good).into());
        counts(most).map(move |count| Load::Goods { good, count })
    });
    let wood = table.held(seat, Item::Wood);
    let woods = Good::ALL.iter().flat_map(move |&instead_of| {
        let most = wood.min(table.town.wanted(instead_of).into());
        counts(most).map(move |count| Load::Wood { instead_of, count })
    });
    goods.chain(woods)
}

/// One to `most`.
pub(crate) fn counts(most: u16) -> impl Iterator<Item = u8> {
    1..=u8::try_from(most).unwrap_or(u8::MAX)
}
