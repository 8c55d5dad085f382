//! What boxes are called on pages.

use locale::Words;
use maud::{Markup, html};
use title::{Imprint, Title};

/// A box, and the one that it corrects as far as that is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labelled {
    /// The box.
    pub imprint: Imprint,
    /// The box that it corrects.
    pub parent: Option<Imprint>,
}

/// Which printed values are our proposals, as the game tells, and where they stand: an owner of
/// the box can help.
pub(crate) fn ours(words: &Words, title: &dyn Title) -> Markup {
    html! {
        @if words.has("ours") {
            p.quiet {
                (words.text("ours")) " "
                a href={ "/games/" (title.profile().id) "/box.toml" } { (words.text("ours-link")) }
            }
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

/// As much of a hash as tells boxes apart.
fn short(hash: &str) -> &str {
    hash.get(..8).unwrap_or(hash)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::shared;

    fn imprint(hash: &str, name: &str, parent: Option<&str>) -> Imprint {
        let [hash, name] = [hash, name].map(str::to_owned);
        Imprint { hash, name, parent: parent.map(str::to_owned), is_built_in: false }
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
            "As we know the box",
            "Mine (11111111), corrects “As we know the box”",
            "Mine (22222222), corrects “Mine”",
            "Stray, corrects 44444444",
        ];
        assert_eq!(offered(words, &all), told);
    }
}
