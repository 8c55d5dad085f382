//! Which stations of the FC are rented (§VII.15).

use cuba18_track::{Board, Company, Hex, Passage, Reach};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Money, Path, Stop, Words};

use crate::components::Data;

/// A set of cities whose FC token is rented, and so ignored.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Rent(u16);

impl Rent {
    /// Nothing rented.
    pub const NONE: Rent = Rent(0);

    /// The cities rented.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        let cities = Hex::cities().iter().copied().enumerate();
        cities.filter(move |(place, _)| self.0 & (1 << place) != 0).map(|(_, hex)| hex)
    }

    /// These and `hex`; what is no city cannot be rented.
    pub fn with(self, hex: Hex) -> Option<Rent> {
        hex.city().map(|place| Rent(self.0 | 1 << place))
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of these that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Rent) -> Rent {
        Rent(self.0 & !other.0)
    }

    /// These and those of `other`.
    #[must_use]
    pub const fn or(self, other: Rent) -> Rent {
        Rent(self.0 | other.0)
    }

    /// Every set of the cities that `company` could rent now to any use, the smaller first.
    pub fn possible(
        board: &Board,
        company: Company,
        most: u32,
    ) -> impl Iterator<Item = Rent> + use<'_> {
        // Often nothing need be rented: the others are looked for when they are asked for.
        let none = std::iter::once(Rent::NONE);
        let others = (most > 0 && !company.is_minor()).then_some(());
        none.chain(others.into_iter().flat_map(move |()| {
            let all = Rent::useful(board, company);
            let most = most.min(all.len());
            (1..=most).flat_map(move |count| all.subsets().filter(move |set| set.len() == count))
        }))
    }

    /// The cities whose token of the FC stands in the way of `company`.
    fn useful(board: &Board, company: Company) -> Rent {
        let mut all = Rent::NONE;
        for (place, &hex) in Hex::cities().iter().enumerate() {
            let blocked = (0..3).any(|stop| {
                board.slots(hex, stop) > 0 && board.passage(hex, stop, company) == Passage::Rental
            });
            if blocked {
                all.0 |= 1 << place;
            }
        }
        let met = |reach: &Reach, hex: Hex| (0..3).any(|stop| reach.has_stop(hex, stop));
        // Whatever is rented, the first token on a route is met without renting.
        if all.is_empty() || !all.hexes().any(|hex| met(&Reach::of(board, company), hex)) {
            return Rent::NONE;
        }
        // A token that no route comes to, whatever else is rented, is never needed.
        let reach = Reach::new(&all.ignored_on(board), company, 0);
        let unmet = all.hexes().filter(|&hex| !met(&reach, hex));
        unmet.fold(all, |all, hex| all.without(Rent::NONE.with(hex).unwrap_or_default()))
    }

    /// Every part of these, itself and none among them.
    fn subsets(self) -> impl Iterator<Item = Rent> {
        // Counting on through the gaps between the bits.
        let next = move |set: &Rent| {
            let more = set.0.wrapping_sub(self.0) & self.0;
            (more != 0).then_some(Rent(more))
        };
        std::iter::successors(Some(Rent::NONE), next)
    }

    /// The board as it is with these tokens ignored.
    pub fn ignored_on(self, board: &Board) -> Board {
        let mut board = *board;
        for hex in self.hexes() {
            board.remove(hex, Company::Fc);
        }
        board
    }

    /// What it costs.
    pub fn fee(self, data: &Data) -> Money {
        Money::new(data.cards.rental).times(self.len())
    }

    /// Adds the cities to a path: `rent/B9/C14`, or nothing.
    pub(crate) fn write(self, path: &mut Path) {
        if !self.is_empty() {
            path.word("rent");
            for hex in self.hexes() {
                path.of("hex", hex.id());
            }
        }
    }

    /// Reads the rest of a path as cities.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Rent, Stop> {
        if words.is_empty() {
            return Ok(Rent::NONE);
        }
        match words.word()? {
            "rent" => {}
            other => return Err(Stop::unknown(other)),
        }
        let mut rent = Rent::NONE;
        let mut last = None;
        loop {
            let word = words.word()?;
            let hex = Hex::from_id(word).filter(|hex| last.is_none_or(|last| *hex > last));
            last = hex;
            rent = hex.and_then(|hex| rent.with(hex)).ok_or_else(|| Stop::unknown(word))?;
            if words.is_empty() {
                return Ok(rent);
            }
        }
    }
}

impl Serialize for Rent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.hexes().map(Hex::id))
    }
}

impl<'de> Deserialize<'de> for Rent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rent, D::Error> {
        let mut rent = Rent::NONE;
        for id in Vec::<String>::deserialize(deserializer)? {
            let hex = Hex::from_id(&id).and_then(|hex| rent.with(hex));
            rent = hex.ok_or_else(|| serde::de::Error::custom(format!("no city {id}")))?;
        }
        Ok(rent)
    }
}
