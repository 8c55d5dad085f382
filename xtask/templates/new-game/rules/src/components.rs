//! What is in the box.

use boxes::{Complaint, Contents, Fact, Shelf};
use serde::Deserialize;

/// The numbers of the game.
#[derive(Clone, Debug)]
pub struct Data {
    /// Pebbles on the heap for each player (§1).
    pub pebbles_each: u8,
    /// Pebbles that may be taken in a turn (§2).
    pub most: u8,
}

/// The box file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pebbles: Pebbles,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pebbles {
    each: Fact<u8>,
    most: Fact<u8>,
}

impl Contents for Data {
    type File = File;

    const FILES: &'static [&'static str] = &[include_str!("../data/numbers.toml")];
    const ALIASES: &'static [&'static str] = &[];
    const EARLIER: &'static [&'static str] = &[];

    fn of(file: File) -> Result<Data, Vec<Complaint>> {
        let Pebbles { each, most } = file.pebbles;
        let (pebbles_each, most) = (each.value, most.value);
        let wrong = [
            Complaint::within("pebbles.each", pebbles_each, &(2..=10)),
            Complaint::within("pebbles.most", most, &(1..=pebbles_each.saturating_sub(1))),
        ];
        let wrong: Vec<_> = wrong.into_iter().flatten().collect();
        if wrong.is_empty() { Ok(Data { pebbles_each, most }) } else { Err(wrong) }
    }

    fn shelf() -> &'static Shelf<Data> {
        static SHELF: Shelf<Data> = Shelf::new();
        &SHELF
    }
}

#[cfg(test)]
mod tests {
    use boxes::Boxed;

    use super::*;

    #[test]
    fn a_box_that_makes_no_game_is_refused() {
        let file = Data::FILES.concat().replace("value = 3", "value = 10");
        let wrong = Boxed::<Data>::read("{{id}}", &file).expect_err("all in one turn");
        assert_eq!(wrong[0].place, "pebbles.most");
    }
}
