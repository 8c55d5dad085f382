//! Box files, of whichever game.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

use boxes::{Complaint, MOST_BYTES};
use title::{Printed, Title};

use crate::{GAMES, find};

/// Reads a box file of whichever game its head names, or says everything that is wrong with it.
pub fn read_box(text: &str) -> Result<(&'static dyn Title, Printed), Vec<Complaint>> {
    let named = boxes::game(text);
    let known = named.as_ref().ok().and_then(|game| find(game).ok());
    let like = like(text);
    match (known, like) {
        (Some(title), like) => {
            let wrong = match title.boxes().read(text) {
                Ok(printed) => return Ok((title, printed)),
                Err(wrong) => wrong,
            };
            match like.filter(|like| like.profile().id != title.profile().id) {
                Some(like) => Err(taken_for(text, like)),
                None => Err(wrong),
            }
        }
        // A head that is missing does not keep the rest from being looked at.
        (None, Some(like)) if named.is_err() => {
            like.boxes().read(text).map(|printed| (like, printed))
        }
        (None, Some(like)) => Err(taken_for(text, like)),
        (None, None) => {
            let unknown = find(&named?).err().map(|unknown| unknown.to_string());
            Err(boxes::located(text, Complaint::at("box.game", unknown.unwrap_or_default())))
        }
    }
}

/// The game of which a box file says or seems to be, however much is wrong with it.
pub fn game_of_box(text: &str) -> Option<&'static dyn Title> {
    let named = boxes::game(text).ok().and_then(|game| find(&game).ok());
    named.or_else(|| like(text))
}

/// The game whose box a file looks like.
fn like(text: &str) -> Option<&'static dyn Title> {
    let boxes = GAMES.iter().map(|title| (title.profile().id, title.boxes().built_in().value));
    find(boxes::resembling(text, boxes)?).ok()
}

fn taken_for(text: &str, like: &dyn Title) -> Vec<Complaint> {
    let profile = like.profile();
    let what = format!("this looks like a box of {}: game = {:?}", profile.name, profile.id);
    boxes::located(text, Complaint::at("box.game", what))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(text: &str) -> Vec<String> {
        let wrong = read_box(text).map(drop).expect_err(text);
        wrong.iter().map(ToString::to_string).collect()
    }

    /// Whatever its head says, a box is known by what is in it.
    #[test]
    fn a_box_under_another_game_s_name_is_recognized() {
        for title in GAMES {
            let profile = title.profile();
            let file = title.boxes().file();
            let named = format!("game = {:?}", profile.id);
            let others = GAMES.iter().map(|other| other.profile().id);
            for other in others.filter(|&id| id != profile.id).chain(["chess"]) {
                let said = complaints(&file.replacen(&named, &format!("game = {other:?}"), 1));
                let what = format!("box.game: this looks like a box of {}: {named}", profile.name);
                assert!(said.len() == 1 && said[0].ends_with(&what), "{said:?}");
                assert!(said[0].starts_with("line "), "{said:?}");
            }
        }
    }

    /// A head that is missing is told, together with what is wrong below it.
    #[test]
    fn a_box_without_a_head_is_looked_at_all_the_same() {
        for title in GAMES {
            let file = title.boxes().file();
            let below = file.split_once("parent = ").and_then(|(_, rest)| rest.split_once('\n'));
            let below = below.expect("a file names its parent").1;
            let said = complaints(&format!("{below}\n[nonsense]\nof = 1\n"));
            assert_eq!(said.len(), 2, "{said:?}");
            assert!(said[0].starts_with("[box] is missing: game = "), "{said:?}");
            assert!(said[1].contains("nothing here is called \"nonsense\""), "{said:?}");
        }
        let said = complaints("[garden]\ntrees = 3\n");
        assert!(said[0].contains("does not say of which game"), "{said:?}");
        let said = complaints("[box]\ngame = \"chess\"\n");
        assert!(said[0].starts_with("line 2: box.game: there is no game \"chess\""), "{said:?}");
    }

    /// What labels mean is said in the same words everywhere.
    #[test]
    fn every_file_says_what_its_labels_mean() {
        for title in GAMES {
            let file = title.boxes().file();
            assert_eq!(file.matches(boxes::Label::MEANINGS).count(), 1, "{}", title.profile().id);
            let (head, rest) = file.split_once("\n[box]\n").expect("a head");
            assert!(head.contains(boxes::Label::MEANINGS), "{head}");
            assert!(!rest.contains("label: ") && !rest.contains("by label"), "they are said once");
        }
    }

    /// A game whose file is cut anywhere says where, and little else.
    #[test]
    fn a_cut_file_is_told_as_such() {
        for title in GAMES {
            let file = title.boxes().file();
            let head = file.find("\nparent = ").expect("a file names its parent") + 1;
            let head = head + file[head..].find('\n').expect("its line ends") + 1;
            for tenth in 1..10 {
                let end = file.floor_char_boundary(head + (file.len() - head) * tenth / 10);
                let said = complaints(&file[..end]);
                let told = said.iter().any(|one| one.contains("seems to be cut off after line"));
                assert!(told && said.len() == 1, "{}, {tenth}: {said:#?}", title.profile().id);
            }
        }
    }
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
    #[error("it is not written in UTF-8; save it as UTF-8")]
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
    // No text has a letter without a number; what looks like one is two bytes wide.
    let text = String::from_utf8(text).ok().filter(|text| !text.contains('\0'));
    text.ok_or(NoBoxFile::NoText)
}
