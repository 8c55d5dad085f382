//! What boxes are called on pages.

use locale::Words;
use maud::{Markup, html};
use title::{Imprint, short};

/// A box, and the one that it corrects as far as that is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labelled {
    /// The box.
    pub imprint: Imprint,
    /// The box that it corrects.
    pub parent: Option<Imprint>,
}

/// A file of the host's that is not offered as a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// Its name.
    pub file: String,
    /// Why it is not.
    pub why: Why,
}

/// Why a file is not offered as a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It cannot be read.
    Unread,
    /// Something is wrong with what it says.
    Unsound,
    /// It has the values of the built-in box.
    Ours,
    /// It has the values of the box that is the default.
    Default,
    /// It has the values of this file.
    Twin(String),
    /// So many files of its game come before it.
    Many(usize),
}

impl LeftOut {
    fn said(&self, words: &Words) -> String {
        let file = || ("file", self.file.as_str().into());
        match &self.why {
            Why::Unread => words.with("box-unread", &[file()]),
            Why::Unsound => words.with("box-unsound", &[file()]),
            Why::Ours => words.with("box-ours", &[file()]),
            Why::Default => words.with("box-default", &[file()]),
            Why::Twin(first) => words.with("box-same", &[file(), ("first", first.as_str().into())]),
            Why::Many(most) => words.with("box-many", &[file(), ("most", (*most).into())]),
        }
    }
}

/// So many files that are not offered are named at most.
const MOST_NAMED: usize = 5;

/// For the host: which files are not offered, and why.
pub(crate) fn left_out(words: &Words, files: &[LeftOut]) -> Markup {
    let more = files.len().saturating_sub(MOST_NAMED);
    html! {
        @if !files.is_empty() {
            p.quiet { (words.with("boxes-left-out", &[("count", files.len().into())])) }
            ul.quiet.left-out {
                @for out in files.iter().take(MOST_NAMED) { li { (out.said(words)) } }
                @if more > 0 {
                    li { (words.with("boxes-left-out-more", &[("count", more.into())])) }
                }
            }
        }
    }
}

/// Where a visitor asks what is printed.
#[derive(Copy, Clone, Debug)]
pub enum From<'f> {
    /// Where a table is set up.
    Setup,
    /// At the table of this name.
    Table(&'f str),
}

impl From<'_> {
    /// Where the values of a box of `game` are told.
    pub(crate) fn page(self, game: &str, imprint: &Imprint) -> String {
        self.address(game, imprint, "")
    }

    /// Where they are as a file.
    pub(crate) fn file(self, game: &str, imprint: &Imprint) -> String {
        self.address(game, imprint, ".toml")
    }

    fn address(self, game: &str, imprint: &Imprint, kind: &str) -> String {
        match self {
            From::Setup if imprint.is_built_in => format!("/games/{game}/box{kind}"),
            From::Setup => format!("/games/{game}/box{kind}?box={}", imprint.hash),
            From::Table(table) => format!("/tables/{table}/box{kind}"),
        }
    }
}

/// Which printed values are our proposals: of the built-in box as the game tells, since an
/// owner can help, of any other by its own labels.
pub(crate) fn said(words: &Words, imprint: &Imprint) -> Option<String> {
    let about = [("name", imprint.name.as_str().into()), ("count", imprint.proposals.into())];
    if imprint.is_built_in {
        words.has("ours").then(|| words.text("ours"))
    } else {
        Some(words.with("box-proposals", &about))
    }
}

/// Which printed values are our proposals, and the way to all of them.
pub(crate) fn ours(words: &Words, imprint: &Imprint, address: &str) -> Markup {
    html! {
        @if let Some(said) = said(words, imprint) {
            p.quiet { (said) " " a href=(address) { (words.text("ours-link")) } }
        }
    }
}

/// What a box is called.
pub(crate) fn name(words: &Words, imprint: &Imprint) -> String {
    if imprint.is_built_in { words.text("box-built-in") } else { imprint.name.clone() }
}

/// What the box is called that this one corrects; one that is not known has only its hash.
pub(crate) fn parent(words: &Words, labelled: &Labelled) -> Option<String> {
    let hash = labelled.imprint.parent.as_deref()?;
    let known = labelled.parent.as_ref();
    let known =
        known.map(|parent| words.with("box-named", &[("name", name(words, parent).into())]));
    Some(known.unwrap_or_else(|| short(hash).to_owned()))
}

/// The boxes as they are offered together: those with the same name are told apart.
pub(crate) fn offered(words: &Words, boxes: &[Labelled]) -> Vec<String> {
    let names: Vec<String> = boxes.iter().map(|one| name(words, &one.imprint)).collect();
    let twins = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let told = names.iter().zip(boxes).map(|(name, labelled)| {
        let hash = short(&labelled.imprint.hash);
        let name = if twins(name) {
            words.with("box-twin", &[("name", name.as_str().into()), ("hash", hash.into())])
        } else {
            name.clone()
        };
        match parent(words, labelled) {
            None => name,
            Some(parent) => {
                words.with("box-corrects", &[("name", name.into()), ("parent", parent.into())])
            }
        }
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::shared;

    fn imprint(hash: &str, name: &str, parent: Option<&str>) -> Imprint {
        let [hash, name] = [hash, name].map(str::to_owned);
        let parent = parent.map(str::to_owned);
        Imprint { hash, name, parent, proposals: 0, is_built_in: false }
    }

    fn labelled(imprint: Imprint, parent: Option<&Imprint>) -> Labelled {
        Labelled { imprint, parent: parent.cloned() }
    }

    #[test]
    fn boxes_of_one_name_are_told_apart_and_say_what_they_correct() {
        let words = shared(locale::Language::En);
        let ours = Imprint { is_built_in: true, ..imprint("00000000ffff", "Ours", None) };
        let first = imprint("11111111ffff", "Mine", Some("00000000ffff"));
        let second = imprint("22222222ffff", "Mine", Some("11111111ffff"));
        let stray = imprint("33333333ffff", "Stray", Some("44444444ffff"));
        let all = [
            labelled(ours.clone(), None),
            labelled(first.clone(), Some(&ours)),
            labelled(second, Some(&first)),
            labelled(stray, None),
        ];
        let told = [
            "The box as we know it",
            "Mine (11111111), corrects “The box as we know it”",
            "Mine (22222222), corrects “Mine”",
            "Stray, corrects 44444444",
        ];
        assert_eq!(offered(words, &all), told);
    }
}
