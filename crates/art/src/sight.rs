//! Things that are there to be seen and never chosen, such as the pawn of another player.

use tabletop::{MOST_SEATS, Seat};

/// How the asks of such things begin; no decision is spelled so.
const SEE: &str = "see/";

/// A thing that is asked about though no decision is about it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sight<'a> {
    /// What it is, in a word of its board's.
    pub what: &'a str,
    /// Whose it is, if it is anybody's.
    pub of: Option<Seat>,
}

impl<'a> Sight<'a> {
    /// What an ask is about, if it is about such a thing.
    pub fn read(ask: &'a str) -> Option<Sight<'a>> {
        let thing = ask.strip_prefix(SEE)?;
        let Some((what, seat)) = thing.split_once('/') else {
            return Some(Sight { what: thing, of: None });
        };
        let seat = seat.parse::<u8>().ok().filter(|&seat| usize::from(seat) < MOST_SEATS)?;
        Some(Sight { what, of: Some(Seat::new(seat)) })
    }

    /// How it is asked about.
    pub(crate) fn written(self) -> String {
        let Sight { what, of } = self;
        of.map_or_else(|| format!("{SEE}{what}"), |seat| format!("{SEE}{what}/{}", seat.index()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_is_read_as_it_was_written() {
        for sight in
            [Sight { what: "flag", of: None }, Sight { what: "pawn", of: Some(Seat::new(2)) }]
        {
            assert_eq!(Sight::read(&sight.written()), Some(sight));
        }
        for nonsense in ["", "see", "pass", "see/pawn/9", "see/pawn/x", "see/pawn/1/2"] {
            assert_eq!(Sight::read(nonsense), None, "{nonsense}");
        }
    }
}
