//! The boxes that may be chosen at set-up: the built-in one, and what the host has put
//! into a folder.

use std::collections::HashMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use pages::Labelled;
use title::{Imprint, Printed, Title};

/// No more files than this are looked at.
const MOST_FILES: usize = 64;

/// The boxes that may be chosen at set-up.
#[derive(Debug, Default)]
pub(crate) struct BoxFolder {
    folder: Option<PathBuf>,
    /// By game the box that a table plays with unless another is chosen.
    defaults: HashMap<String, Printed>,
    seen: Mutex<Seen>,
}

/// The folder as it was when somebody last looked.
#[derive(Debug, Default)]
struct Seen {
    /// What was read, to be read again only when the file has changed.
    files: HashMap<PathBuf, Known>,
    /// What the log has been told of.
    left_out: Vec<LeftOut>,
}

/// A file as it was read.
#[derive(Clone, Debug)]
struct Known {
    /// When it was changed, and how long it is.
    stamp: (Option<SystemTime>, u64),
    found: Found,
}

/// A box and its game, or why a file is none.
type Found = Result<(&'static str, Printed), String>;

/// A file that is not offered, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
struct LeftOut {
    file: String,
    why: String,
}

/// What the folder holds.
#[derive(Debug, Default)]
struct Survey {
    sound: Vec<Sound>,
    left_out: Vec<LeftOut>,
}

/// A file with a box to play with.
#[derive(Debug)]
struct Sound {
    file: String,
    game: &'static str,
    printed: Printed,
}

/// What a game's set-up offers.
#[derive(Debug)]
pub(crate) struct Offered {
    /// The boxes, the default one first.
    pub(crate) boxes: Vec<Printed>,
    /// The files in the folder that are not offered, whatever their game.
    pub(crate) left_out: Vec<String>,
}

impl BoxFolder {
    /// The boxes of a folder; the log is told at once which files are none.
    pub(crate) fn new(folder: Option<PathBuf>, defaults: Vec<(String, Printed)>) -> BoxFolder {
        // They are played with, and the rules are told with their numbers.
        for (game, printed) in &defaults {
            let kept = catalog::find(game).map(|title| title.boxes().keep(&printed.value));
            if !matches!(kept, Ok(Ok(_))) {
                tracing::error!(game, name = printed.name, "a default box cannot be played with");
            }
        }
        let defaults = defaults.into_iter().collect();
        let boxes = BoxFolder { folder, defaults, seen: Mutex::default() };
        boxes.survey();
        boxes
    }

    /// The boxes of a game as they are now.
    pub(crate) fn offered(&self, title: &dyn Title) -> Offered {
        let id = title.profile().id;
        let Survey { sound, left_out } = self.survey();
        let mut boxes: Vec<Printed> = self.defaults.get(id).cloned().into_iter().collect();
        let found = sound.into_iter().filter(|sound| sound.game == id).map(|sound| sound.printed);
        for printed in std::iter::once(title.boxes().built_in()).chain(found) {
            if boxes.iter().all(|known| known.hash != printed.hash) {
                boxes.push(printed);
            }
        }
        Offered { boxes, left_out: left_out.into_iter().map(|out| out.file).collect() }
    }

    /// The box of the folder with these values.
    pub(crate) fn find(&self, title: &dyn Title, hash: &str) -> Option<Printed> {
        let mut sound = self.survey().sound.into_iter();
        let is_it = |sound: &Sound| sound.game == title.profile().id && sound.printed.hash == hash;
        sound.find(is_it).map(|sound| sound.printed)
    }

    /// A box with what is known of the one that it corrects; no file is read for it.
    pub(crate) fn labelled(&self, title: &dyn Title, imprint: Imprint) -> Labelled {
        let parent = imprint.parent.as_deref().and_then(|hash| {
            title.boxes().imprint(hash).or_else(|| self.seen_before(title.profile().id, hash))
        });
        Labelled { imprint, parent }
    }

    /// What a box was called when the folder was last looked at.
    fn seen_before(&self, game: &str, hash: &str) -> Option<Imprint> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let mut found = seen.files.values().filter_map(|known| known.found.as_ref().ok());
        let found = found.find(|(of, printed)| *of == game && printed.hash == hash);
        found.map(|(_, printed)| Imprint::from(printed))
    }

    /// Looks into the folder, and tells the log of files that are newly left out.
    fn survey(&self) -> Survey {
        let Some(folder) = &self.folder else { return Survey::default() };
        let mut survey = Survey::default();
        let files = files(folder).unwrap_or_else(|why| {
            survey.leave_out(folder, why);
            Vec::new()
        });
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.files.retain(|path, _| files.contains(path));
        for (number, path) in files.iter().enumerate() {
            if number >= MOST_FILES {
                survey.leave_out(path, format!("only {MOST_FILES} files are looked at"));
                continue;
            }
            match look(&mut seen.files, path).and_then(|found| self.new_to(&survey, found)) {
                Ok((game, printed)) => {
                    survey.sound.push(Sound { file: file_name(path), game, printed });
                }
                Err(why) => survey.leave_out(path, why),
            }
        }
        for LeftOut { file, why } in
            survey.left_out.iter().filter(|out| !seen.left_out.contains(out))
        {
            tracing::warn!(file, "not offered as a box: {why}");
        }
        seen.left_out.clone_from(&survey.left_out);
        survey
    }

    /// A box, unless it is offered already.
    fn new_to(&self, survey: &Survey, (game, printed): (&'static str, Printed)) -> Found {
        if printed.is_built_in {
            return Err("it has the values of the built-in box".to_owned());
        }
        let default = self.defaults.get(game).filter(|default| default.hash == printed.hash);
        // The host may well name a file of the folder as the default.
        if let Some(default) = default.filter(|default| default.name != printed.name) {
            return Err(format!("it has the values of the default box, {:?}", default.name));
        }
        let twin = |sound: &&Sound| sound.game == game && sound.printed.hash == printed.hash;
        match survey.sound.iter().find(twin) {
            Some(first) => Err(format!("it has the same values as {}", first.file)),
            None => Ok((game, printed)),
        }
    }
}

impl Survey {
    fn leave_out(&mut self, path: &Path, why: String) {
        self.left_out.push(LeftOut { file: file_name(path), why });
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The files of a folder that are meant as boxes, by their names; what is hidden is not.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(|error| format!("the folder cannot be read: {error}"))?,
    };
    let is_box = |path: &PathBuf| {
        path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"))
            && !file_name(path).starts_with('.')
    };
    let mut files: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is_box).collect();
    files.sort();
    Ok(files)
}

/// What a file holds, read only if it has changed.
fn look(files: &mut HashMap<PathBuf, Known>, path: &Path) -> Found {
    let stamp = fs::metadata(path).ok().map(|about| (about.modified().ok(), about.len()));
    if let Some(known) = files.get(path)
        && Some(known.stamp) == stamp
    {
        return known.found.clone();
    }
    files.remove(path);
    // What cannot be read now may be read in a moment without any change of the file.
    let text = catalog::box_text(path).map_err(|why| why.to_string())?;
    let found = match catalog::read_box(&text) {
        Ok((title, printed)) => Ok((title.profile().id, printed)),
        Err(wrong) => {
            let first = wrong.first().map(ToString::to_string).unwrap_or_default();
            Err(format!("{} complaint(s), the first: {first}", wrong.len()))
        }
    };
    files.extend(stamp.map(|stamp| (path.to_owned(), Known { stamp, found: found.clone() })));
    found
}
