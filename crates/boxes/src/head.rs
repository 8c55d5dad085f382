//! The head of a box file: of which game it is, and what it is called.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Complaint, hash, mending, name};

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

impl Head {
    /// The head of a box of `game`, and whether what follows it can be read as this game's;
    /// what is wrong with it is told.
    pub(crate) fn of(
        game: &str,
        value: Option<Value>,
        wrong: &mut Vec<Complaint>,
    ) -> (Option<Head>, bool) {
        let Some(value) = value else {
            let right = format!("[box] is missing: game = {game:?}, format = {FORMAT}, name = …");
            wrong.push(Complaint::at("", right));
            return (None, true);
        };
        let known = i64::from(FORMAT);
        if let Some(format) = value["format"].as_i64().filter(|&format| format != known) {
            let what = if format > known {
                format!("format {format} is newer than {FORMAT}, the newest known here")
            } else {
                format!("there is no format {format}; write format = {FORMAT}")
            };
            wrong.push(Complaint::at("box.format", what));
            return (None, false);
        }
        let sound = serde_json::json!({ "game": game, "format": FORMAT, "name": "my box" });
        let mut mended = mending::typed::<Head>(value, &sound);
        for complaint in mended.complaints(&sound, |_| Vec::new()) {
            let dot = if complaint.place.is_empty() { "" } else { "." };
            let place = format!("box{dot}{}", complaint.place);
            wrong.push(Complaint { place, ..complaint });
        }
        let Some(mut head) = mended.file.take() else { return (None, true) };
        if head.game != game {
            let what = format!("this is a box of {:?}, not of {game:?}", head.game);
            wrong.push(Complaint::at("box.game", what));
            return (None, false);
        }
        match name::shown(&head.name) {
            Some(name) => head.name = name,
            None => wrong.push(Complaint::at(
                "box.name",
                format!("a name has 1 to {} letters, all of which can be seen", name::LONGEST),
            )),
        }
        (Some(head), true)
    }

    /// The same with its parent as hashes are written. What is none is told where somebody can
    /// correct it; elsewhere nothing depends on it.
    pub(crate) fn with_parent(mut self, is_file: bool, wrong: &mut Vec<Complaint>) -> Head {
        self.parent = self.parent.map(|parent| parent.to_ascii_lowercase());
        let is_hash = |parent: &String| {
            hash::LENGTHS.contains(&parent.len()) && parent.bytes().all(|it| it.is_ascii_hexdigit())
        };
        if self.parent.as_ref().is_some_and(|parent| !is_hash(parent)) {
            self.parent = None;
            if is_file {
                let what = "this is the hash of the box that this one corrects, which `ingenio box \
                            check` prints after \"data\"; the line may be left out";
                wrong.push(Complaint::at("box.parent", what));
            }
        }
        self
    }
}
