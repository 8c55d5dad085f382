//! A box that was read and checked.

use std::ops::Deref;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::sheet::Sheet;
use crate::{Complaint, Contents, hash, mending};

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
                let mut wrong: Vec<_> =
                    wrong.into_iter().map(|complaint| sheet.located(complaint)).collect();
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
