//! The boxes that may be chosen at set-up: the built-in one, and what the host has put
//! into a folder.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use pages::{Labelled, LeftOut, Why};
use title::{Imprint, Printed, Title};

/// No more files of a game than this are looked at, and of those that name none.
const MOST_FILES: usize = 64;

/// So many bytes of a file tell of which game it says it is.
const HEAD: u64 = 16 * 1024;

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
    told: Vec<Refused>,
}

/// A file as it was read.
#[derive(Clone, Debug)]
struct Known {
    /// When it was changed, and how long it is.
    stamp: (Option<SystemTime>, u64),
    found: Found,
}

/// A box and its game, or why a file is not offered.
type Found = Result<(&'static str, Printed), Refused>;

/// A file that is not offered.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Refused {
    /// The game that it seems to be of, if it is known.
    game: Option<&'static str>,
    out: LeftOut,
    /// Why, for the log.
    detail: String,
}

/// What the folder holds.
#[derive(Debug, Default)]
struct Survey {
    sound: Vec<Sound>,
    left_out: Vec<Refused>,
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
    /// The files in the folder that are not offered, but for those of other games.
    pub(crate) left_out: Vec<LeftOut>,
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
        let left_out = left_out.into_iter().filter(|out| out.game.is_none_or(|game| game == id));
        Offered { boxes, left_out: left_out.map(|refused| refused.out).collect() }
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
        let files = files(folder).unwrap_or_else(|detail| {
            survey.left_out.push(refused(folder, None, Why::Unread, detail));
            Vec::new()
        });
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.files.retain(|path, _| files.contains(path));
        let mut looked = HashMap::new();
        for path in &files {
            // Whoever has many files of one game does not push out those of another.
            let of = if files.len() > MOST_FILES { claimed(path) } else { None };
            let count: &mut usize = looked.entry(of).or_default();
            *count += 1;
            if *count > MOST_FILES {
                let detail = format!("only {MOST_FILES} files of a game are looked at");
                survey.left_out.push(refused(path, of, Why::Many(MOST_FILES), detail));
                continue;
            }
            match look(&mut seen.files, path).and_then(|found| self.new_to(&survey, path, found)) {
                Ok((game, printed)) => {
                    survey.sound.push(Sound { file: file_name(path), game, printed });
                }
                Err(refused) => survey.left_out.push(refused),
            }
        }
        for refused in survey.left_out.iter().filter(|out| !seen.told.contains(out)) {
            let file = &refused.out.file;
            tracing::warn!(file, "not offered as a box: {}", refused.detail);
        }
        seen.told.clone_from(&survey.left_out);
        survey
    }

    /// A box, unless it is offered already.
    fn new_to(
        &self,
        survey: &Survey,
        path: &Path,
        (game, printed): (&'static str, Printed),
    ) -> Found {
        let refused = |why: Why, detail: String| Err(refused(path, Some(game), why, detail));
        if printed.is_built_in {
            return refused(Why::Ours, "it has the values of the built-in box".to_owned());
        }
        let default = self.defaults.get(game).filter(|default| default.hash == printed.hash);
        // The host may well name a file of the folder as the default.
        if let Some(default) = default.filter(|default| default.name != printed.name) {
            let detail = format!("it has the values of the default box, {:?}", default.name);
            return refused(Why::Default, detail);
        }
        let twin = |sound: &&Sound| sound.game == game && sound.printed.hash == printed.hash;
        match survey.sound.iter().find(twin) {
            Some(Sound { file, .. }) => {
                refused(Why::Twin(file.clone()), format!("it has the same values as {file}"))
            }
            None => Ok((game, printed)),
        }
    }
}

fn refused(path: &Path, game: Option<&'static str>, why: Why, detail: String) -> Refused {
    Refused { game, out: LeftOut { file: file_name(path), why }, detail }
}

/// The game that a file says it is of, as its beginning tells: no file is read whole for it.
fn claimed(path: &Path) -> Option<&'static str> {
    // Whoever opens a pipe waits for its other end.
    if !fs::metadata(path).ok()?.is_file() {
        return None;
    }
    let mut begin = Vec::new();
    File::open(path).ok()?.take(HEAD).read_to_end(&mut begin).ok()?;
    let named = |line: &str| {
        let value = line.trim().strip_prefix("game")?.trim_start().strip_prefix('=')?;
        value.split(['"', '\'']).nth(1).map(str::to_owned)
    };
    let game = String::from_utf8_lossy(&begin).lines().find_map(named)?;
    catalog::find(&game).ok().map(|title| title.profile().id)
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
    let text = catalog::box_text(path);
    let text = text.map_err(|why| refused(path, None, Why::Unread, why.to_string()))?;
    let found = match catalog::read_box(&text) {
        Ok((title, printed)) => Ok((title.profile().id, printed)),
        Err(wrong) => {
            let first = wrong.first().map(ToString::to_string).unwrap_or_default();
            let others = wrong.len().saturating_sub(1);
            let detail = format!("{first} (and {others} more)");
            let game = catalog::game_of_box(&text).map(|title| title.profile().id);
            Err(refused(path, game, Why::Unsound, if others == 0 { first } else { detail }))
        }
    };
    files.extend(stamp.map(|stamp| (path.to_owned(), Known { stamp, found: found.clone() })));
    found
}
