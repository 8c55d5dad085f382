//! The boxes that may be chosen at set-up: the built-in one, and what the host has put
//! into a folder.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use boxes::MOST_BYTES;
use title::{Printed, Title};

/// No more files than this are looked at.
const MOST_FILES: usize = 64;

/// The boxes that may be chosen at set-up.
#[derive(Debug, Default)]
pub(crate) struct BoxFolder {
    folder: Option<PathBuf>,
    /// By game the box that a table plays with unless another is chosen.
    defaults: HashMap<String, Printed>,
    /// What was read, to be read again only when the file has changed.
    known: Mutex<HashMap<PathBuf, Known>>,
}

/// A file as it was read.
#[derive(Clone, Debug)]
struct Known {
    changed: Option<SystemTime>,
    bytes: u64,
    /// The game and the box, if the file is sound.
    found: Option<(&'static str, Printed)>,
}

impl BoxFolder {
    pub(crate) fn new(folder: Option<PathBuf>, defaults: Vec<(String, Printed)>) -> BoxFolder {
        // They are played with, and the rules are told with their numbers.
        for (game, printed) in &defaults {
            let kept = catalog::find(game).map(|title| title.boxes().keep(&printed.value));
            if !matches!(kept, Ok(Ok(_))) {
                tracing::error!(game, name = printed.name, "a default box cannot be played with");
            }
        }
        BoxFolder { folder, defaults: defaults.into_iter().collect(), known: Mutex::default() }
    }

    /// The boxes of a game, the default one first.
    pub(crate) fn offered(&self, title: &dyn Title) -> Vec<Printed> {
        let id = title.profile().id;
        let built_in = title.boxes().built_in();
        let mut offered: Vec<Printed> = self.defaults.get(id).cloned().into_iter().collect();
        let found = self.found().into_iter().filter(|(game, _)| *game == id);
        for printed in std::iter::once(built_in).chain(found.map(|(_, printed)| printed)) {
            if offered.iter().all(|known| known.hash != printed.hash) {
                offered.push(printed);
            }
        }
        offered
    }

    /// The sound boxes of the folder, by the names of their files.
    fn found(&self) -> Vec<(&'static str, Printed)> {
        let Some(entries) = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok())
        else {
            return Vec::new();
        };
        let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let is_box = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "toml");
        let mut files: Vec<PathBuf> = files.filter(is_box).take(MOST_FILES).collect();
        files.sort();
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|path, _| files.contains(path));
        files.iter().filter_map(|path| look(&mut known, path)).collect()
    }
}

/// What a file holds, read only if it has changed.
fn look(known: &mut HashMap<PathBuf, Known>, path: &Path) -> Option<(&'static str, Printed)> {
    let about = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    let (changed, bytes) = (about.modified().ok(), about.len());
    if let Some(known) = known.get(path)
        && (known.changed, known.bytes) == (changed, bytes)
    {
        return known.found.clone();
    }
    let found = read(path, bytes).map_err(|why| {
        tracing::warn!(file = %path.display(), "not offered as a box: {why}");
    });
    let found = found.ok();
    known.insert(path.to_owned(), Known { changed, bytes, found: found.clone() });
    found
}

fn read(path: &Path, bytes: u64) -> Result<(&'static str, Printed), String> {
    if usize::try_from(bytes).is_ok_and(|bytes| bytes > MOST_BYTES) {
        return Err(format!("{bytes} bytes are no box"));
    }
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let read = catalog::read_box(&text);
    let (title, printed) = read.map_err(|wrong| {
        let wrong: Vec<String> = wrong.iter().map(ToString::to_string).collect();
        wrong.join("; ")
    })?;
    Ok((title.profile().id, printed))
}
