//! The boxes that a game can be played with, with its types forgotten.

use std::collections::BTreeMap;

use boxes::{Boxed, Complaint, Contents, Full, Stated};
use serde_json::Value;
use tabletop::{BadSetup, Game};

use crate::listed::Listed;

/// A box that was read and found sound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The hash of its values.
    pub hash: String,
    /// What it is called.
    pub name: String,
    /// The hash of the box that it corrects.
    pub parent: Option<String>,
    /// All of it, as transcripts and stores hold it.
    pub value: Value,
    /// How many of its values its own labels call proposals.
    pub proposals: usize,
    /// Whether it is the one that a table plays with unless another is asked for.
    pub is_built_in: bool,
}

impl<D: Contents> From<&Boxed<D>> for Printed {
    fn from(boxed: &Boxed<D>) -> Printed {
        Printed {
            hash: boxed.hash().to_owned(),
            name: name(boxed),
            parent: boxed.head().parent.clone(),
            value: boxed.value().clone(),
            proposals: boxed.proposals(),
            is_built_in: boxed.hash() == D::shelf().built_in().hash(),
        }
    }
}

/// What a box is called, without all that is printed in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imprint {
    /// The hash of its values.
    pub hash: String,
    /// What it is called.
    pub name: String,
    /// The hash of the box that it corrects.
    pub parent: Option<String>,
    /// How many of its values its own labels call proposals.
    pub proposals: usize,
    /// Whether it is the one that a table plays with unless another is asked for.
    pub is_built_in: bool,
}

impl<D: Contents> From<&Boxed<D>> for Imprint {
    fn from(boxed: &Boxed<D>) -> Imprint {
        Imprint {
            hash: boxed.hash().to_owned(),
            name: name(boxed),
            parent: boxed.head().parent.clone(),
            proposals: boxed.proposals(),
            is_built_in: boxed.hash() == D::shelf().built_in().hash(),
        }
    }
}

impl From<&Printed> for Imprint {
    fn from(printed: &Printed) -> Imprint {
        let Printed { hash, name, parent, proposals, is_built_in, value: _ } = printed;
        Imprint {
            hash: hash.clone(),
            name: name.clone(),
            parent: parent.clone(),
            proposals: *proposals,
            is_built_in: *is_built_in,
        }
    }
}

/// What a box is called; one with other values but our name is told apart by its hash.
fn name<D: Contents>(boxed: &Boxed<D>) -> String {
    let (ours, name) = (D::shelf().built_in(), &boxed.head().name);
    let is_ours = boxed.hash() == ours.hash() || *name != ours.head().name;
    if is_ours { name.clone() } else { format!("{name} ({})", short(boxed.hash())) }
}

/// As much of a hash as tells boxes apart.
pub fn short(hash: &str) -> &str {
    hash.get(..8).unwrap_or(hash)
}

/// The boxes that a game can be played with.
pub trait Boxes {
    /// The built-in box as a file that its owner may correct; it names its parent.
    fn file(&self) -> String;
    /// A box as a file, with its own labels; of the built-in one the file with all its comments.
    fn file_of(&self, printed: &Printed) -> String;
    /// The values of a box, one by one, with its own labels.
    fn stated(&self, printed: &Printed) -> Vec<Stated>;
    /// By section what its values mean and may be, as the built-in box explains it.
    fn explained(&self) -> BTreeMap<String, String>;
    /// The built-in box.
    fn built_in(&self) -> Printed;
    /// The box whose values have this hash, if it is known here.
    fn find(&self, hash: &str) -> Option<Printed>;
    /// What that box is called.
    fn imprint(&self, hash: &str) -> Option<Imprint>;
    /// Reads a box file without keeping it, or says everything that is wrong with it.
    fn read(&self, text: &str) -> Result<Printed, Vec<Complaint>>;
    /// Whether `value` is a sound box whose values have this hash; it is not kept.
    fn holds(&self, value: &Value, hash: &str) -> bool;
    /// What can be played but looks like a slip in the box whose values have this hash.
    fn oddities(&self, hash: &str) -> Vec<String>;
    /// Reads a box and keeps it for good, to be played with.
    fn keep(&self, value: &Value) -> Result<Printed, Unkept>;
}

/// Why a box cannot be played with.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Unkept {
    /// Something is wrong with it.
    #[error("the box is not sound: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Unsound(Vec<Complaint>),
    /// Too many are in use.
    #[error(transparent)]
    Full(#[from] Full),
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unopened {
    /// There is no such game.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// It was begun with printed data that are not known here.
    #[error("the game's data are {known} here, {named} there")]
    Data {
        /// The hash of the built-in box.
        known: String,
        /// The hash that was asked for.
        named: String,
    },
}

impl<G: Game<Data: Contents>, B> Boxes for Listed<G, B> {
    fn file(&self) -> String {
        let parent = format!(
            "# The box that this one corrects, by its hash: this is ours. If you correct another, write\n\
             # the hash that `ingenio box check` prints of it after \"data\"; or leave the line out.\n\
             parent = {:?}\n",
            Self::own().hash()
        );
        let mut file = G::Data::FILES.concat();
        // After the name, which every head has.
        let name = file.find("\nname = ").map(|line| line + 1);
        let end = name.and_then(|name| Some(name + file[name..].find('\n')? + 1));
        if let Some(end) = end {
            file.insert_str(end, &parent);
        }
        file
    }

    fn file_of(&self, printed: &Printed) -> String {
        let own = printed.is_built_in.then(|| self.file());
        own.unwrap_or_else(|| Boxed::<G::Data>::file(&printed.value))
    }

    fn stated(&self, printed: &Printed) -> Vec<Stated> {
        Boxed::<G::Data>::stated(&printed.value)
    }

    fn explained(&self) -> BTreeMap<String, String> {
        Boxed::<G::Data>::explained()
    }

    fn built_in(&self) -> Printed {
        Self::own().into()
    }

    fn find(&self, hash: &str) -> Option<Printed> {
        G::Data::shelf().find(hash).map(Printed::from)
    }

    fn imprint(&self, hash: &str) -> Option<Imprint> {
        G::Data::shelf().find(hash).map(Imprint::from)
    }

    fn read(&self, text: &str) -> Result<Printed, Vec<Complaint>> {
        Boxed::<G::Data>::read(G::PROFILE.id, text).map(|boxed| (&boxed).into())
    }

    fn holds(&self, value: &Value, hash: &str) -> bool {
        Boxed::<G::Data>::revive(G::PROFILE.id, value).is_ok_and(|boxed| boxed.hash() == hash)
    }

    fn oddities(&self, hash: &str) -> Vec<String> {
        G::Data::shelf().find(hash).map_or_else(Vec::new, |boxed| boxed.oddities())
    }

    fn keep(&self, value: &Value) -> Result<Printed, Unkept> {
        let boxed = Boxed::<G::Data>::revive(G::PROFILE.id, value).map_err(Unkept::Unsound)?;
        Ok(G::Data::shelf().keep(boxed)?.into())
    }
}

impl<G: Game<Data: Contents>, B> Listed<G, B> {
    /// The built-in box.
    pub(crate) fn own() -> &'static Boxed<G::Data> {
        G::Data::shelf().built_in()
    }

    /// The box whose values have this hash.
    pub(crate) fn boxed(hash: &str) -> Result<&'static Boxed<G::Data>, Unopened> {
        G::Data::shelf().find(hash).ok_or_else(|| Unopened::Data {
            known: Self::own().hash().to_owned(),
            named: hash.to_owned(),
        })
    }
}
