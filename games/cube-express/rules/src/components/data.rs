//! The data files, read and held against each other.

use serde::de::DeserializeOwned;

use super::checks;
use super::goals::{self, GoalFile};
use super::numbers::{self, Numbers};
use super::tiles::{self, TileFile};

/// The data files, word by word: tiles, goals, numbers.
pub const DATA: [&str; 3] = [tiles::DATA, goals::DATA, numbers::DATA];

/// What the data files say.
#[derive(Debug)]
pub struct Data {
    /// The tiles.
    pub tiles: TileFile,
    /// The goal cards.
    pub goals: GoalFile,
    /// All other numbers.
    pub numbers: Numbers,
}

impl Data {
    /// Reads the data files, in the order of [`DATA`], or says everything that is wrong with them.
    pub fn read(files: [&str; 3]) -> Result<Data, Vec<String>> {
        let mut wrong = Vec::new();
        let tiles = parsed::<TileFile>("tiles", files[0], &mut wrong);
        let goals = parsed::<GoalFile>("goals", files[1], &mut wrong);
        let numbers = parsed("numbers", files[2], &mut wrong).map(Numbers::new);
        let (Some(tiles), Some(goals), Some(numbers)) = (tiles, goals, numbers) else {
            return Err(wrong);
        };
        wrong.extend(checks::of_tiles(&tiles, &numbers));
        wrong.extend(goals.complaints(&numbers));
        wrong.extend(numbers.complaints());
        if wrong.is_empty() { Ok(Data { tiles, goals, numbers }) } else { Err(wrong) }
    }
}

/// A file as a value of its type; what is wrong with it is told.
fn parsed<T: DeserializeOwned>(name: &str, text: &str, wrong: &mut Vec<String>) -> Option<T> {
    // Read from text, an error names its line; only values count the elements of a list.
    let read = toml::from_str::<T>(text).and_then(|_| text.parse::<toml::Table>()?.try_into());
    read.map_err(|error| wrong.push(format!("the file of {name} cannot be read: {error}"))).ok()
}

/// Everything that keeps a tile file from being a game with the other files as they are.
pub fn complaints(tiles: &str) -> Vec<String> {
    let [_, goals, numbers] = DATA;
    Data::read([tiles, goals, numbers]).map_or_else(|wrong| wrong, |_| Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_files_are_complete() {
        Data::read(DATA).unwrap();
    }

    /// Whatever is spoiled is refused, and named.
    #[test]
    fn spoiled_files_are_refused() {
        let track = "[0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18]";
        let longer = "[0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22]";
        let spoiled = [
            (0, "[back]\n", "[back]\nfront = 1\n", "front"),
            (0, "gives = \"coal\"", "gives = \"gold\"", "gold"),
            (0, "houses = 1", "houses = 300", "300"),
            (1, "counts = \"stations\"", "counts = \"towns\"", "towns"),
            (1, "least = 4\n", "", "least"),
            (1, "id = \"G02\"", "id = \"G01\"", "two goals"),
            (1, "least = 4", "least = 0", "G01 asks for nothing"),
            (2, "[goals]\n", "[goals]\nleast = 1\n", "least"),
            (2, "claim = {", "#", "claim"),
            (2, "hand = {", "hands = {", "hands"),
            (2, track, longer, "length 15"),
            (2, "[4, 7, 10]", "[4, 7]", "length 2"),
            (2, "[4, 7, 10]", "[4, 10, 7]", "bonus"),
            (2, "[3, 4, 5, 6, 7, 8]", "[3, 4, 5, 6, 7, 7]", "technology"),
            (2, "label = \"rules\"", "label = \"rumor\"", "rumor"),
        ];
        for (file, sound, wrong, named) in spoiled {
            let text = DATA[file].replacen(sound, wrong, 1);
            assert_ne!(text, DATA[file], "{sound}");
            let mut files = DATA;
            files[file] = &text;
            let complaints = Data::read(files).expect_err(wrong);
            assert!(complaints.iter().any(|one| one.contains(named)), "{wrong}: {complaints:?}");
        }
        let none = Data::read([""; 3]).expect_err("nothing is there");
        assert_eq!(none.len(), 3, "all is told at once: {none:?}");
    }
}
