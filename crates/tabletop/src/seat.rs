//! Places at the table, and values and sets indexed by them.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// No game at this table seats more.
pub const MOST_SEATS: usize = 6;

/// A place at the table, in clockwise order.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    /// Where in the clockwise order this seat is.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` to the left at a table of `seats`.
    #[must_use]
    pub const fn left(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }

    /// Every seat of a table of `seats`, clockwise from this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |steps| self.left(steps, seats))
    }
}

/// One value per seat at the table, stored in place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PerSeat<T> {
    values: [T; MOST_SEATS],
    seats: u8,
}

impl<T> PerSeat<T> {
    /// Asks `value` for each of `seats` seats in order.
    ///
    /// # Panics
    ///
    /// Panics if `seats` is more than [`MOST_SEATS`].
    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> PerSeat<T>
    where
        T: Default,
    {
        assert!(usize::from(seats) <= MOST_SEATS, "no table has {seats} seats");
        let mut next = 0..seats;
        PerSeat {
            // Places beyond the table keep the default, so that equal tables compare equal.
            values: std::array::from_fn(|_| {
                next.next().map_or_else(T::default, |i| value(Seat(i)))
            }),
            seats,
        }
    }

    /// How many seats the table has.
    pub const fn len(&self) -> u8 {
        self.seats
    }

    /// Whether nobody sits here; no real table is.
    pub const fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// The seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<T> {
        (0..self.seats).map(Seat)
    }

    /// The values in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.values[..usize::from(self.seats)].iter()
    }

    /// Turns the value of each seat into another.
    pub fn map<U: Default>(&self, mut change: impl FnMut(&T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.seats, |seat| change(&self[seat]))
    }
}

impl<'a, T> IntoIterator for &'a PerSeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[..usize::from(self.seats)][seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..usize::from(self.seats)][seat.index()]
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

/// What chance opens is one value per seat, and it is read back from disk. A
/// transcript may hold any number of them: `Game::resolve` compares the length.
impl<'de, T: Default + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T>, D::Error> {
        let mut values = ArrayVec::<T, MOST_SEATS>::deserialize(deserializer)?.into_iter();
        let seats = u8::try_from(values.len()).map_err(serde::de::Error::custom)?;
        Ok(PerSeat::from_fn(seats, |_| values.next().unwrap_or_default()))
    }
}

/// A set of seats.
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The set of `seat` alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Everybody at a table of one to eight `seats`.
    pub const fn all(seats: u8) -> Seats {
        Seats(u8::MAX >> (8 - seats))
    }

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with `seat` taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        // A transcript may name any seat; one beyond the set is simply not in it.
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set as bits, seat 0 lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_goes_round_to_the_left() {
        let order: Vec<usize> = Seat::new(2).round(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }

    #[test]
    fn a_table_holds_one_value_per_seat() {
        let doubled = PerSeat::from_fn(3, |seat| seat.index() * 2);
        assert_eq!(doubled.iter().copied().collect::<Vec<_>>(), [0, 2, 4]);
        assert_eq!(serde_json::to_string(&doubled).unwrap(), "[0,2,4]");
        assert_eq!(serde_json::from_str::<PerSeat<usize>>("[0,2,4]").unwrap(), doubled);
        assert!(serde_json::from_str::<PerSeat<usize>>("[0,0,0,0,0,0,0]").is_err());
        assert_eq!(doubled.map(|value| value / 2), PerSeat::from_fn(3, Seat::index));
    }

    #[test]
    fn seats_beyond_the_set_are_not_in_it() {
        let all = Seats::all(6);
        assert_eq!(all.len(), 6);
        assert!(!all.contains(Seat::new(200)));
        assert_eq!(all.without(Seat::new(0)).iter().next(), Some(Seat::new(1)));
        assert_eq!(Seats::all(8).len(), 8);
    }
}
