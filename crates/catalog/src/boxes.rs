//! Box files, of whichever game.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

use boxes::{Complaint, MOST_BYTES};
use title::{Printed, Title};

use crate::find;

/// Reads a box file of whichever game its head names, or says everything that is wrong with it.
pub fn read_box(text: &str) -> Result<(&'static dyn Title, Printed), Vec<Complaint>> {
    let game = boxes::game(text)?;
    let title = find(&game).map_err(|unknown| vec![Complaint::at("box.game", unknown.to_string())]);
    let title = title?;
    Ok((title, title.boxes().read(text)?))
}

/// Why a file has no text that could be a box.
#[derive(Debug, thiserror::Error)]
pub enum NoBoxFile {
    /// The system does not let us.
    #[error("cannot read it: {0}")]
    Unreadable(#[from] io::Error),
    /// It is a folder.
    #[error("it is a folder")]
    Folder,
    /// It is a pipe, a device or the like.
    #[error("it is no plain file")]
    Special,
    /// It is far too long.
    #[error("it is longer than {MOST_BYTES} bytes, which no box is")]
    Long,
    /// It is not UTF-8.
    #[error("it is no text")]
    NoText,
}

/// The text of a box file.
///
/// What is no plain file is never opened: whoever opens a pipe waits for its other end.
/// No more is read than a box may have, whatever the file was said to have.
pub fn box_text(file: &Path) -> Result<String, NoBoxFile> {
    let about = fs::metadata(file)?;
    if about.is_dir() {
        return Err(NoBoxFile::Folder);
    }
    if !about.is_file() {
        return Err(NoBoxFile::Special);
    }
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX);
    if about.len() > most {
        return Err(NoBoxFile::Long);
    }
    let mut text = Vec::new();
    File::open(file)?.take(most.saturating_add(1)).read_to_end(&mut text)?;
    if text.len() > MOST_BYTES {
        return Err(NoBoxFile::Long);
    }
    String::from_utf8(text).map_err(|_| NoBoxFile::NoText)
}
