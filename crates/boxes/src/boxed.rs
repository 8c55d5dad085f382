//! What a game makes of a box, boxes that were read and checked, and where those in use stand.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::head::Head;
use crate::sheet::Sheet;
use crate::stated::{self, Stated};
use crate::{Complaint, fact, hash, labels, mending, sheet, written};

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

    /// What can be played but looks like a slip, in sentences.
    fn oddities(&self) -> Vec<String> {
        Vec::new()
    }

    /// Where the boxes in use are kept.
    fn shelf() -> &'static Shelf<Self>;
}

/// The contents of a box, with what the box is called.
#[derive(Debug)]
pub struct Boxed<D> {
    contents: D,
    head: Head,
    hash: String,
    value: Value,
    /// The names of its sections in the order of the file.
    sections: Vec<String>,
    /// How many of its values are labeled as proposals.
    proposals: usize,
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

    /// How many of its values its own labels call proposals.
    pub const fn proposals(&self) -> usize {
        self.proposals
    }
}

impl<D: Contents> Boxed<D> {
    /// Reads a box file of `game`, or says everything that is wrong with it.
    pub fn read(game: &str, text: &str) -> Result<Boxed<D>, Vec<Complaint>> {
        Boxed::of(game, Sheet::of_text(text), Some(D::shelf().built_in()))
    }

    /// Reads a box of `game` as a transcript or a store holds it.
    pub fn revive(game: &str, value: &Value) -> Result<Boxed<D>, Vec<Complaint>> {
        Boxed::of(game, Sheet::of_value(value.clone()), Some(D::shelf().built_in()))
    }

    /// A box as transcripts and stores hold it, as a file with its labels and notes, to be
    /// corrected: it names this box as its parent.
    pub fn file(value: &Value) -> String {
        let mut value = value.clone();
        let hash = hash::of(&value);
        if let Some(head) = value.get_mut("box") {
            head["parent"] = hash.into();
        }
        written::written(&value, &D::shelf().built_in().sections, &Self::explained())
    }

    /// The values of such a box, one by one.
    pub fn stated(value: &Value) -> Vec<Stated> {
        stated::stated(value, &D::shelf().built_in().sections)
    }

    /// By section what the comments of the built-in files say of its values.
    pub fn explained() -> BTreeMap<String, String> {
        stated::explained(&D::FILES.concat())
    }

    /// Reads a box that came with the program.
    ///
    /// # Panics
    ///
    /// Panics if anything is wrong with it; a test of every game reads them all.
    pub(crate) fn shipped(files: &[&str]) -> Boxed<D> {
        let sheet = Sheet::of_text(&files.concat());
        let game = sheet.value["box"]["game"].as_str().unwrap_or_default().to_owned();
        let boxed = Boxed::of(&game, sheet, None);
        boxed.unwrap_or_else(|wrong| panic!("a test reads the built-in boxes: {wrong:#?}"))
    }

    fn of(
        game: &str,
        mut sheet: Sheet,
        ours: Option<&Boxed<D>>,
    ) -> Result<Boxed<D>, Vec<Complaint>> {
        let mut wrong = std::mem::take(&mut sheet.wrong);
        if sheet.value.is_null() {
            return Err(wrong);
        }
        if let Some(ours) = ours {
            fact::complete(&mut sheet.value, ours.value());
        }
        let mut tree = sheet.value.clone();
        let Some(sections) = tree.as_object_mut() else {
            let what =
                format!("a box is written as {{ }} with its sections, not as {}", sheet.value);
            return Err(vec![Complaint::at("", what)]);
        };
        let head = sections.remove("box");
        let (head, is_ours) = Head::of(game, head, &mut wrong);
        let head = head.map(|head| head.with_parent(sheet.is_file, &mut wrong));
        // What belongs to another game or to the future makes no sense read as this one.
        let contents = is_ours.then(|| contents::<D>(tree, ours, &mut wrong)).flatten();
        if let (Some(mut head), Some(contents), true) = (head, contents, wrong.is_empty()) {
            let (hash, sections) = (hash::of(&sheet.value), sheet.sections());
            // What is not yet corrected is no correction.
            head.parent = head.parent.filter(|parent| *parent != hash);
            sheet.value["box"] = serde_json::json!(head);
            if let Some(complaint) = sheet::too_long_to_keep(&sheet.value) {
                return Err(vec![complaint]);
            }
            let proposals = labels(&sheet.value).get("proposal").copied().unwrap_or(0);
            let value = sheet.value;
            return Ok(Boxed { contents, head, hash, value, sections, proposals });
        }
        let order = ours.filter(|_| is_ours).map(|ours| &*ours.sections);
        Err(sheet.report(wrong, order.unwrap_or_default()))
    }
}

/// What a game makes of the sections of a file, `ours` being a box without faults.
fn contents<D: Contents>(
    tree: Value,
    ours: Option<&Boxed<D>>,
    wrong: &mut Vec<Complaint>,
) -> Option<D> {
    let mut sound = ours.map_or(Value::Null, |ours| ours.value().clone());
    sound.as_object_mut().and_then(|sections| sections.remove("box"));
    let mut mended = mending::typed::<D::File>(tree, &sound);
    let contents = mended.file.take().map(D::of);
    wrong.extend(mended.complaints(&sound, |file| D::of(file).err().unwrap_or_default()));
    let sure = |more: Vec<Complaint>| more.into_iter().filter(|one| mended.is_sure(one));
    contents?.map_err(|more| wrong.extend(sure(more))).ok()
}

/// The game that a box file says it is of.
pub fn game(text: &str) -> Result<String, Vec<Complaint>> {
    let sheet = Sheet::of_text(text);
    if let Some(game) = sheet.value["box"]["game"].as_str() {
        return Ok(game.to_owned());
    }
    let mut wrong = sheet.wrong.clone();
    if wrong.is_empty() {
        let what = "[box] does not say of which game it is: game = \"…\"";
        wrong.push(Complaint::at("box", what));
    }
    Err(sheet.report(wrong, &[]))
}

/// A complaint about a file, with the line of its place.
pub fn located(text: &str, complaint: Complaint) -> Vec<Complaint> {
    Sheet::of_text(text).report(vec![complaint], &[])
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
                "line 4: box.name: a name has 1 to 60 letters, all of which can be seen",
                "line 6: ship.most: must be a whole number from 0 to 255, not 500",
                "line 7: ship.least: more than the most",
            ]
        );
        assert_eq!(complaints(&with("5").replace("\"toy\"", "\"other\"")).len(), 1);
        let newer = complaints(&with("5").replace("format = 1", "format = 9"));
        assert_eq!(newer, ["line 3: box.format: format 9 is newer than 1, the newest known here"]);
        let older = complaints(&with("5").replace("format = 1", "format = 0"));
        assert_eq!(older, ["line 3: box.format: there is no format 0; write format = 1"]);
        let headless = complaints(&SHIP.replace("least = {", "fewest = {"));
        assert_eq!(
            headless,
            [
                "[box] is missing: game = \"toy\", format = 1, name = …",
                "line 1: ship: least is missing; ours is 1",
                "line 3: ship.fewest: nothing here is called \"fewest\"; there are most, least",
            ]
        );
    }

    /// What lies after a cut is not said to be missing one by one.
    #[test]
    fn a_cut_box_is_told_as_such() {
        let cut = with("5");
        let said = complaints(&cut[..cut.len() - 20]);
        assert_eq!(said, ["line 7: the file seems to be cut off after line 7"]);
        let said = complaints(&HEAD.replace("Ours", "\u{3164}"));
        let gone = "line 4: the file seems to be cut off after line 4; what is missing is [ship]";
        assert_eq!(
            said,
            [gone, "line 4: box.name: a name has 1 to 60 letters, all of which can be seen"]
        );
    }

    fn with_parent(parent: &str) -> String {
        with("6").replace("name = \"Ours\"\n", &format!("name = \"Mine\"\nparent = \"{parent}\"\n"))
    }

    /// A parent is the hash of a box, however its letters are written, and of another one.
    #[test]
    fn a_parent_is_another_box() {
        let parent = |text: &str| Boxed::<Toy>::read("toy", text).unwrap().head().parent.clone();
        let ours = Toy::shelf().built_in().hash();
        assert_eq!(parent(&with_parent(ours)).as_deref(), Some(ours));
        assert_eq!(parent(&with_parent(&ours.to_uppercase())).as_deref(), Some(ours));
        assert_eq!(parent(&with("6")), None);
        let own = Boxed::<Toy>::read("toy", &with("6")).unwrap();
        assert_eq!(parent(&with_parent(own.hash())), None);
        // Whoever corrects a copy corrects the box it was made of.
        let copy = Boxed::<Toy>::file(own.value());
        assert_eq!(parent(&copy), None, "{copy}");
        assert_eq!(parent(&copy.replace("value = 6", "value = 7")).as_deref(), Some(own.hash()));
        for none in ["", "mine", &ours[1..], "my-box.toml"] {
            let said = complaints(&with_parent(none));
            assert!(
                said.len() == 1 && said[0].starts_with("line 5: box.parent: this is"),
                "{said:?}"
            );
            // What was kept before is played on.
            let mut value = own.value().clone();
            value["box"]["parent"] = none.into();
            let revived = Boxed::<Toy>::revive("toy", &value).unwrap();
            assert_eq!((revived.head().parent.as_deref(), revived.hash()), (None, own.hash()));
        }
    }

    /// What is called sound can be kept: a file is measured as it will lie in the store.
    #[test]
    fn a_box_that_could_not_be_kept_is_not_sound() {
        let marks = |count: usize| {
            with("6").replacen("note = \"\"", &format!("note = '{}'", "\"".repeat(count)), 1)
        };
        let said = complaints(&marks(200_000));
        assert_eq!(said.len(), 1);
        assert!(said[0].contains("bytes as it is kept") && said[0].contains("262144"), "{said:?}");
        let most = Boxed::<Toy>::read("toy", &marks(130_000)).unwrap();
        assert!(Boxed::<Toy>::revive("toy", most.value()).is_ok());
    }

    /// What is no box at all is told in one sentence.
    #[test]
    fn a_list_is_no_box() {
        for value in [serde_json::json!([]), serde_json::json!(7), serde_json::json!("box")] {
            let wrong = Boxed::<Toy>::revive("toy", &value).unwrap_err();
            let what = format!("a box is written as {{ }} with its sections, not as {value}");
            assert_eq!(wrong.iter().map(ToString::to_string).collect::<Vec<_>>(), [what]);
        }
        let said = complaints(&format!("box = []\n{SHIP}"));
        assert_eq!(
            said,
            ["line 1: box: must be written as { format = …, game = …, name = … }, not []"]
        );
    }

    /// A name is kept as it is shown.
    #[test]
    fn a_name_is_trimmed() {
        let boxed = Boxed::<Toy>::read("toy", &with("5").replace("Ours", "  My   own ")).unwrap();
        assert_eq!(boxed.head().name, "My own");
        assert_eq!(boxed.value()["box"]["name"], "My own");
    }
}
