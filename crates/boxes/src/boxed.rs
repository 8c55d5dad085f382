//! What a game makes of a box, boxes that were read and checked, and where those in use stand.

use std::fmt;
use std::ops::Deref;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::sheet::Sheet;
use crate::{Complaint, hash, mending};

/// What is printed in a game's box, in the shape that its rules use.
pub trait Contents: fmt::Debug + Sized + Send + Sync + 'static {
    /// The sections of a box file as they are written: serde structs that
    /// refuse unknown and missing keys.
    type File: DeserializeOwned;

    /// The built-in box: files that make one when they are put together, the head first.
    const FILES: &'static [&'static str];
    /// The hashes by which earlier releases named what is still the built-in box.
    const ALIASES: &'static [&'static str];
    /// Built-in boxes of earlier releases, each as one whole file: what has
    /// shipped stays known.
    const EARLIER: &'static [&'static str];

    /// The contents of a file, or everything that keeps it from being a game.
    fn of(file: Self::File) -> Result<Self, Vec<Complaint>>;

    /// Where the boxes in use are kept.
    fn shelf() -> &'static Shelf<Self>;
}

/// The newest format of box files that this program knows.
pub const FORMAT: u16 = 1;

/// The head of a box file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The id of the game.
    pub game: String,
    /// The format of the file.
    pub format: u16,
    /// What it is called where boxes are chosen.
    pub name: String,
    /// The hash of the box that this one corrects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
}

/// The contents of a box, with what the box is called.
#[derive(Debug)]
pub struct Boxed<D> {
    contents: D,
    head: Head,
    hash: String,
    value: Value,
}

impl<D> Deref for Boxed<D> {
    type Target = D;

    fn deref(&self) -> &D {
        &self.contents
    }
}

impl<D> Boxed<D> {
    /// Its head.
    pub const fn head(&self) -> &Head {
        &self.head
    }

    /// The hash of its values.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// All of it, as transcripts and stores hold it.
    pub const fn value(&self) -> &Value {
        &self.value
    }
}

impl<D: Contents> Boxed<D> {
    /// Reads a box file of `game`, or says everything that is wrong with it.
    pub fn read(game: &str, text: &str) -> Result<Boxed<D>, Vec<Complaint>> {
        let mut wrong = Vec::new();
        let sheet = Sheet::of_text(text, &mut wrong);
        Boxed::of(game, sheet, D::shelf().built_in().value(), wrong)
    }

    /// Reads a box of `game` as a transcript or a store holds it.
    pub fn revive(game: &str, value: &Value) -> Result<Boxed<D>, Vec<Complaint>> {
        let mut wrong = Vec::new();
        let sheet = Sheet::of_value(value.clone(), &mut wrong);
        Boxed::of(game, sheet, D::shelf().built_in().value(), wrong)
    }

    /// Reads a box that came with the program.
    ///
    /// # Panics
    ///
    /// Panics if anything is wrong with it; a test of every game reads them all.
    pub(crate) fn shipped(files: &[&str]) -> Boxed<D> {
        let mut wrong = Vec::new();
        let sheet = Sheet::of_text(&files.concat(), &mut wrong);
        let game = sheet.value["box"]["game"].as_str().unwrap_or_default().to_owned();
        let boxed = Boxed::of(&game, sheet, &Value::Null, wrong);
        boxed.unwrap_or_else(|wrong| panic!("a test reads the built-in boxes: {wrong:#?}"))
    }

    fn of(
        game: &str,
        sheet: Sheet,
        sound: &Value,
        mut wrong: Vec<Complaint>,
    ) -> Result<Boxed<D>, Vec<Complaint>> {
        let mut tree = sheet.value.clone();
        let head = tree.as_object_mut().and_then(|sections| sections.remove("box"));
        let head = Head::of(game, head, &mut wrong);
        // What belongs to another game or to the future makes no sense read as this one.
        let contents = head.as_ref().and_then(|_| {
            let mut sound = sound.clone();
            sound.as_object_mut().and_then(|sections| sections.remove("box"));
            let file = mending::typed::<D::File>(tree, &sound, &mut wrong)?;
            D::of(file).map_err(|more| wrong.extend(more)).ok()
        });
        match (head, contents) {
            (Some(head), Some(contents)) if wrong.is_empty() => {
                let hash = hash::of(&sheet.value);
                Ok(Boxed { contents, head, hash, value: sheet.value })
            }
            (Some(_) | None, Some(_) | None) => {
                // What could not be read as a value was told already, and no box holds nothing.
                let told =
                    |complaint: &Complaint| !complaint.what.starts_with("invalid type: null");
                let wrong = wrong.into_iter().filter(told);
                let mut wrong: Vec<_> = wrong.map(|complaint| sheet.located(complaint)).collect();
                wrong.sort();
                wrong.dedup();
                Err(wrong)
            }
        }
    }
}

/// The game that a box file says it is of.
pub fn game(text: &str) -> Result<String, Vec<Complaint>> {
    let mut wrong = Vec::new();
    let sheet = Sheet::of_text(text, &mut wrong);
    if let Some(game) = sheet.value["box"]["game"].as_str() {
        return Ok(game.to_owned());
    }
    if wrong.is_empty() {
        wrong.push(Complaint::at("", "[box] does not say of which game it is: game = \"…\""));
    }
    Err(wrong)
}

impl Head {
    /// The head of a box of `game`; what is wrong with it is told.
    fn of(game: &str, value: Option<Value>, wrong: &mut Vec<Complaint>) -> Option<Head> {
        let Some(value) = value else {
            let right = format!("[box] is missing: game = {game:?}, format = {FORMAT}, name = …");
            wrong.push(Complaint::at("", right));
            return None;
        };
        if let Some(format) = value["format"].as_u64().filter(|&format| format > FORMAT.into()) {
            let what = format!("format {format} is newer than {FORMAT}, the newest known here");
            wrong.push(Complaint::at("box.format", what));
            return None;
        }
        let sound = serde_json::json!({ "game": game, "format": FORMAT, "name": game });
        let before = wrong.len();
        let head = mending::typed::<Head>(value, &sound, wrong)?;
        for complaint in &mut wrong[before..] {
            let dot = if complaint.place.is_empty() { "" } else { "." };
            complaint.place = format!("box{dot}{}", complaint.place);
        }
        if head.game != game {
            let what = format!("this is a box of {:?}, not of {game:?}", head.game);
            wrong.push(Complaint::at("box.game", what));
            return None;
        }
        let name = head.name.trim();
        wrong.extend(Complaint::unless(
            (1..=60).contains(&name.chars().count()) && !name.chars().any(char::is_control),
            "box.name",
            "a name has 1 to 60 letters",
        ));
        Some(head)
    }
}

/// Besides those that came with the program, so many boxes of a game are kept.
pub const MOST_BOXES: usize = 512;

/// The boxes of a game that are in use, kept for as long as the program runs:
/// positions point into them.
#[derive(Debug)]
pub struct Shelf<D: 'static> {
    built_in: OnceLock<Boxed<D>>,
    earlier: OnceLock<Vec<Boxed<D>>>,
    others: Mutex<Vec<&'static Boxed<D>>>,
}

/// No further box can be kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Full;

impl fmt::Display for Full {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{MOST_BOXES} boxes of this game are in use, and no more are kept")
    }
}

impl std::error::Error for Full {}

impl<D> Shelf<D> {
    /// An empty shelf.
    #[expect(clippy::new_without_default, reason = "a shelf is a static of its game")]
    pub const fn new() -> Shelf<D> {
        let others = Mutex::new(Vec::new());
        Shelf { built_in: OnceLock::new(), earlier: OnceLock::new(), others }
    }
}

impl<D: Contents> Shelf<D> {
    /// The built-in box.
    pub fn built_in(&'static self) -> &'static Boxed<D> {
        self.built_in.get_or_init(|| Boxed::shipped(D::FILES))
    }

    /// The box whose values have this hash, if it is known here.
    pub fn find(&'static self, hash: &str) -> Option<&'static Boxed<D>> {
        let built_in = self.built_in();
        if built_in.hash() == hash || D::ALIASES.contains(&hash) {
            return Some(built_in);
        }
        let earlier = self
            .earlier
            .get_or_init(|| D::EARLIER.iter().map(|&file| Boxed::shipped(&[file])).collect());
        let earlier = earlier.iter().find(|boxed| boxed.hash() == hash);
        earlier.or_else(|| self.others().iter().find(|boxed| boxed.hash() == hash).copied())
    }

    /// Keeps a box for good; of two with the same values the first.
    pub fn keep(&'static self, boxed: Boxed<D>) -> Result<&'static Boxed<D>, Full> {
        if let Some(known) = self.find(boxed.hash()) {
            return Ok(known);
        }
        let mut others = self.others();
        if let Some(known) = others.iter().find(|known| known.hash() == boxed.hash()) {
            return Ok(known);
        }
        if others.len() >= MOST_BOXES {
            return Err(Full);
        }
        let boxed: &'static Boxed<D> = Box::leak(Box::new(boxed));
        others.push(boxed);
        Ok(boxed)
    }

    fn others(&self) -> MutexGuard<'_, Vec<&'static Boxed<D>>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::Fact;

    #[derive(Debug)]
    struct Toy {
        most: u8,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        ship: Ship,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Ship {
        most: Fact<u8>,
        least: Fact<u8>,
    }

    const HEAD: &str = "[box]\ngame = \"toy\"\nformat = 1\nname = \"Ours\"\n";
    const SHIP: &str = "[ship]\nmost = { value = 5, label = \"rules\", note = \"\" }\nleast = { value = 1, label = \"rules\", note = \"\" }\n";
    const BEFORE: &str = "[box]\ngame = \"toy\"\nformat = 1\nname = \"Before\"\n[ship]\nmost = { value = 4, label = \"rules\", note = \"\" }\nleast = { value = 1, label = \"rules\", note = \"\" }\n";

    impl Contents for Toy {
        type File = File;
        const FILES: &'static [&'static str] = &[HEAD, SHIP];
        const ALIASES: &'static [&'static str] = &["cafe"];
        const EARLIER: &'static [&'static str] = &[BEFORE];

        fn of(file: File) -> Result<Toy, Vec<Complaint>> {
            let Ship { most, least } = file.ship;
            let wrong =
                Complaint::unless(least.value <= most.value, "ship.least", "more than the most");
            wrong.map_or(Ok(Toy { most: most.value }), |wrong| Err(vec![wrong]))
        }

        fn shelf() -> &'static Shelf<Toy> {
            static SHELF: Shelf<Toy> = Shelf::new();
            &SHELF
        }
    }

    fn with(most: &str) -> String {
        [HEAD, SHIP].concat().replace("value = 5", &format!("value = {most}"))
    }

    fn complaints(text: &str) -> Vec<String> {
        let wrong = Boxed::<Toy>::read("toy", text).expect_err(text);
        wrong.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn boxes_are_found_by_their_hash_and_never_twice() {
        let shelf = Toy::shelf();
        assert_eq!(shelf.built_in().most, 5);
        assert_eq!(shelf.find("cafe").unwrap().most, 5);
        assert!(shelf.find("beef").is_none());
        let before = Boxed::<Toy>::read("toy", BEFORE).unwrap();
        assert_eq!(shelf.find(before.hash()).unwrap().head().name, "Before");
        let mine = || Boxed::<Toy>::read("toy", &with("9")).unwrap();
        let kept = shelf.keep(mine()).unwrap();
        assert!(std::ptr::eq(kept, shelf.keep(mine()).unwrap()));
        let revived = Boxed::<Toy>::revive("toy", kept.value()).unwrap();
        assert_eq!(revived.hash(), kept.hash());
        let other = |number: usize| {
            let least = format!("least = {{ value = {}", number / 100);
            let text = with(&(100 + number % 100).to_string());
            Boxed::<Toy>::read("toy", &text.replace("least = { value = 1", &least)).unwrap()
        };
        let kept = (0..=MOST_BOXES).map(|number| shelf.keep(other(number)));
        assert_eq!(kept.flatten().count(), MOST_BOXES - 1);
        assert!(shelf.find(mine().hash()).is_some(), "a full shelf still finds what it has");
    }

    /// What is wrong is told at once, with its line, whatever kind of fault it is.
    #[test]
    fn every_complaint_comes_at_once() {
        let text =
            with("500").replace("least = { value = 1", "least = { value = 7").replace("Ours", " ");
        let said = complaints(&text);
        assert_eq!(
            said,
            [
                "line 4: box.name: a name has 1 to 60 letters",
                "line 6: ship.most.value: invalid value: integer `500`, expected u8",
                "line 7: ship.least: more than the most",
            ]
        );
        assert_eq!(complaints(&with("5").replace("\"toy\"", "\"other\"")).len(), 1);
        let newer = complaints(&with("5").replace("format = 1", "format = 9"));
        assert_eq!(newer, ["line 3: box.format: format 9 is newer than 1, the newest known here"]);
        assert!(complaints("[ship]\n")[0].contains("[box] is missing"));
        let cut = with("5");
        let said = complaints(&cut[..cut.len() - 20]);
        assert!(said.iter().all(|one| one.starts_with("line 7")), "{said:?}");
    }
}
