//! How a game ended.

use serde::Serialize;

use crate::PerSeat;

/// Why the game ended, and who came where.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome<E> {
    /// What ended it.
    pub ending: E,
    /// Score and place of each seat.
    pub standings: PerSeat<Standing>,
}

/// A player's place in the final ranking, and the score that earned it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Standing {
    /// 1 for the winner; players who tie to the last share a place.
    pub place: u8,
    /// Points, or money where money wins.
    pub score: i32,
}

impl Standing {
    /// Ranks the seats by `merit`, the highest first.
    ///
    /// The merit is the score followed by the game's tie-breaks, as a tuple.
    pub fn rank<M: Ord>(merits: &PerSeat<M>, score: impl Fn(&M) -> i32) -> PerSeat<Standing> {
        merits.map(|merit| {
            let better = merits.iter().filter(|other| *other > merit).count();
            Standing { place: u8::try_from(better + 1).unwrap_or(u8::MAX), score: score(merit) }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn ties_are_broken_by_the_rest_of_the_merit_and_shared_otherwise() {
        let merits = [(10, 1), (12, 0), (10, 2), (10, 1)];
        let merits = PerSeat::from_fn(4, |seat: Seat| merits[seat.index()]);
        let ranked = Standing::rank(&merits, |merit| merit.0);
        assert_eq!(ranked.iter().map(|s| s.place).collect::<Vec<_>>(), [3, 1, 2, 3]);
        assert_eq!(ranked[Seat::new(2)].score, 10);
    }
}
