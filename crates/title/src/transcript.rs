//! Transcripts: a game as lines of JSON, and how they are written.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use tabletop::{Seat, Setup};

use crate::dice::Opened;
use crate::once;
use crate::printed::Printed;
use crate::table::Ended;

/// The version of the transcript format.
pub const FORMAT: u8 = 1;

/// The first line: which game, and what was agreed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format.
    pub ingenio: u8,
    /// The game's id.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// How many play.
    pub players: u8,
    /// The edition of our reading of the rules.
    pub edition: u16,
    /// The hash of the printed data.
    pub data: String,
    /// The named switches.
    #[serde(deserialize_with = "switches")]
    pub setup: BTreeMap<String, String>,
    /// Who sat where.
    pub names: Vec<String>,
    /// The box that was played with, unless it is the built-in one.
    #[serde(
        rename = "box",
        default,
        deserialize_with = "once::value",
        skip_serializing_if = "Option::is_none"
    )]
    pub printed: Option<Value>,
    /// What chance was drawn from, in a game that is over at a table that committed to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Opened>,
}

impl Header {
    /// The header of a game of `id` by `names` that plays with the box `played`.
    pub fn new(id: &str, setup: &Setup, played: &Printed, names: Vec<String>) -> Header {
        Header {
            ingenio: FORMAT,
            game: id.to_owned(),
            variant: setup.variant.clone(),
            players: setup.players,
            edition: setup.edition,
            data: played.hash.clone(),
            setup: setup.switches.clone(),
            names,
            printed: (!played.is_built_in).then(|| played.value.clone()),
            dice: None,
        }
    }

    /// What was agreed.
    pub fn agreed(&self) -> Setup {
        Setup {
            players: self.players,
            variant: self.variant.clone(),
            edition: self.edition,
            switches: self.setup.clone(),
        }
    }
}

/// Reads switches; one whose value is no text is named.
fn switches<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, String>, D::Error> {
    let values = BTreeMap::<String, Value>::deserialize(from)?;
    let text = |(name, value): (String, Value)| {
        if let Value::String(value) = value {
            return Ok((name, value));
        }
        let wrong = format!("rule {name:?} is written as text in quotes, not as {value}");
        Err(D::Error::custom(wrong))
    };
    values.into_iter().map(text).collect()
}

/// A move: a decision of a seat, or chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// How many moves stand before it.
    pub ply: u64,
    /// Who decided; nobody if it was chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What was decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    /// What chance brought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<Value>,
    /// Which draw of the table's dice it was; some may have been taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<u64>,
    /// The position's fingerprint after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
}

/// The last line of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// How it ended.
    pub end: Ended,
}

/// A game as it is written to a file.
#[derive(Clone, Debug)]
pub struct Transcript(String);

impl Transcript {
    /// Begins a transcript.
    pub fn new(header: &Header) -> Transcript {
        let mut text = Transcript(String::new());
        text.push(header);
        text
    }

    /// Adds a decision, with the position's fingerprint after it.
    pub fn decision(&mut self, ply: u64, seat: Seat, action: Value, mark: Option<String>) {
        let seat = u8::try_from(seat.index()).ok();
        self.push(&Line { ply, seat, action: Some(action), chance: None, draw: None, mark });
    }

    /// Adds what chance brought, with the position's fingerprint after it, and which draw of
    /// dice it was that were committed to.
    pub fn chance(&mut self, ply: u64, (chance, draw): (Value, Option<u64>), mark: Option<String>) {
        self.push(&Line { ply, seat: None, action: None, chance: Some(chance), draw, mark });
    }

    /// Adds the end.
    pub fn end(&mut self, end: Ended) {
        self.push(&Closing { end });
    }

    /// The whole text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn push(&mut self, line: &impl Serialize) {
        let line = serde_json::to_string(line).expect("plain data can be written");
        // Writing to a `String` cannot fail.
        let _ = writeln!(self.0, "{line}");
    }
}
