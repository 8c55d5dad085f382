//! The boxes in use.

use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::{Boxed, Contents};

/// Besides those that came with the program, so many boxes of a game are kept.
pub const MOST_BOXES: usize = 64;

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

    fn others(&self) -> std::sync::MutexGuard<'_, Vec<&'static Boxed<D>>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::{Complaint, Fact};

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
        let kept: Vec<_> = (10..90)
            .map(|most| Boxed::<Toy>::read("toy", &with(&most.to_string())).unwrap())
            .map(|boxed| shelf.keep(boxed))
            .collect();
        assert_eq!(kept.iter().filter(|kept| kept.is_ok()).count(), MOST_BOXES - 1);
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
