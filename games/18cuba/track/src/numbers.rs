//! The numbers of `data/numbers.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::company::CompanyKind;
use crate::file::parsed;

/// The numbers of building and running.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// What a delivered cube brings (§VII.10).
    pub cube: u16,
    /// Values on tiles and cubes are multiples of this.
    pub step: u16,
    /// What a major pays for a plain tile on a sugar field (§VII.6).
    pub sugar_field: u32,
    /// The phase from which it may lay one there.
    pub sugar_fields_from: u8,
    pub(crate) colors: [usize; 7],
    major_trains: [usize; 7],
    minor_trains: [usize; 7],
}

/// What is printed in the tables.
pub static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    Numbers::read(include_str!("../data/numbers.toml"))
        .unwrap_or_else(|wrong| panic!("a test reads the numbers: {wrong:?}"))
});

impl Numbers {
    /// Reads a file of numbers, or says everything that is wrong with it.
    pub fn read(text: &str) -> Result<Numbers, Vec<String>> {
        let numbers = parsed::<Numbers>(text).map_err(|error| vec![format!("numbers: {error}")])?;
        let sound = [
            (numbers.step > 0 && numbers.cube % numbers.step == 0, "a cube is not in steps"),
            (numbers.colors.iter().all(|&color| color < 4), "there are four colors"),
            (numbers.colors.is_sorted(), "colors come one after another"),
        ];
        let wrong = sound.into_iter().filter(|(holds, _)| !holds);
        let wrong: Vec<String> = wrong.map(|(_, what)| format!("numbers: {what}")).collect();
        if wrong.is_empty() { Ok(numbers) } else { Err(wrong) }
    }

    /// How many trains a company may own, by phase.
    pub(crate) const fn trains(&self, kind: CompanyKind) -> &[usize; 7] {
        match kind {
            CompanyKind::Minor => &self.minor_trains,
            CompanyKind::Major | CompanyKind::Central => &self.major_trains,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Key;

    use crate::{Area, Board, Hex, Tile};

    const FILE: &str = include_str!("../data/numbers.toml");

    #[test]
    fn the_file_is_complete() {
        Numbers::read(FILE).unwrap();
    }

    /// Whatever is spoiled is refused, and named.
    #[test]
    fn a_spoiled_file_is_refused() {
        let spoiled = [
            ("cube = 30\n", "", "cube"),
            ("step = 10", "stride = 10", "stride"),
            ("cube = 30", "cube = 35", "not in steps"),
            ("colors = [0, 0,", "colors = [0, 0, 0,", "length 8"),
            ("[4, 4, 4, 3, 2, 2, 2]", "[4, 4, 4, 3, 2, 2]", "length 6"),
            ("2, 2, 3]", "2, 2, 4]", "four colors"),
        ];
        for (sound, wrong, named) in spoiled {
            let text = FILE.replacen(sound, wrong, 1);
            assert_ne!(text, FILE, "{sound}");
            let complaints = Numbers::read(&text).expect_err(wrong);
            assert!(complaints.iter().any(|one| one.contains(named)), "{wrong}: {complaints:?}");
        }
    }

    /// The search for the best run relies on it.
    #[test]
    fn every_value_is_a_multiple_of_the_step() {
        let on_tiles = Tile::all().flat_map(|tile| tile.pattern(0).stops().to_vec());
        let values = on_tiles.flat_map(|stop| stop.values);
        let odd = |value: &u16| !value.is_multiple_of(NUMBERS.step);
        assert_eq!(values.filter(odd).count(), 0);
        for &area in Area::ALL {
            let board = Board::new(area);
            let printed = Hex::all().filter_map(|hex| board.pattern(hex));
            let values = printed.flat_map(|pattern| pattern.stops().to_vec());
            assert_eq!(values.flat_map(|stop| stop.values).filter(odd).count(), 0, "{area:?}");
        }
    }
}
