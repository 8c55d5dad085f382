//! The sentences of a board, held against what its game says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use locale::{Language, Words, outline};
use tabletop::{Arg, Key, Message, Profile};

/// The sentences of a board in every language, and everything that asks for one.
#[derive(Clone, Debug)]
pub struct Sentences {
    /// The locale file of a language.
    pub file: fn(Language) -> &'static str,
    /// A message of every event and every refusal.
    pub messages: Vec<Message>,
    /// The ids that are put together, such as from a set and a member's key.
    pub composed: BTreeSet<String>,
    /// What the refusals cite: chapters and rulings.
    pub cited: Vec<&'static str>,
    /// Every string literal of the sources.
    pub literals: BTreeSet<String>,
    /// How ids begin, such as `ask-`.
    pub kinds: &'static [&'static str],
    /// Literals that begin so and are none.
    pub no_ids: &'static [&'static str],
    /// Sets of which members may have no words: their key is said, such as a train's.
    pub by_key: &'static [&'static str],
}

/// The ids that sets have for each of their members: `item-rum`.
pub fn of_sets<K: Key>(sets: &[&str]) -> impl Iterator<Item = String> {
    sets.iter().flat_map(|set| K::ALL.iter().map(move |key| format!("{set}-{}", key.key())))
}

/// The ids that a set has for numbers from 1 on: `phase-1`.
pub fn numbered(set: &str, most: u8) -> impl Iterator<Item = String> {
    (1..=most).map(move |number| format!("{set}-{number}"))
}

/// The headings and texts of a summary of so many chapters.
pub fn chapters(most: u8) -> impl Iterator<Item = String> {
    numbered("rules", most).flat_map(|id| [format!("{id}-text"), id])
}

/// The ids of everything that is said before a game: what invites to it, who made it, its variants
/// and switches, and which printed values are ours.
pub fn agreements(profile: &Profile) -> impl Iterator<Item = String> + use<> {
    let names: BTreeSet<&str> =
        profile.variants.iter().flat_map(|(_, names)| names.iter()).copied().collect();
    // Where there is a choice, each says what it means.
    let is_choice = names.len() > 1;
    let variants = names.into_iter().flat_map(move |name| {
        let id = format!("variant-{}", name.replace('+', "-"));
        let about = is_choice.then(|| format!("{id}-about"));
        [Some(id), about].into_iter().flatten()
    });
    let switches = profile.switches.iter().flat_map(|switch| {
        let values = switch.values.iter().map(|value| format!("rule-{}-{value}", switch.name));
        values.chain([format!("rule-{}", switch.name)])
    });
    variants.chain(switches).chain(["invitation", "makers", "ours"].map(str::to_owned))
}

/// Every string literal of files, and of the files in folders.
///
/// # Panics
///
/// Panics if a source cannot be read.
pub fn literals(sources: &[&Path]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<PathBuf> = sources.iter().map(|source| source.to_path_buf()).collect();
    while let Some(source) = open.pop() {
        if source.is_dir() {
            let inside = fs::read_dir(source).expect("the sources are here").flatten();
            open.extend(inside.map(|file| file.path()));
        } else {
            let text = fs::read_to_string(source).expect("sources are text");
            found.extend(text.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

/// The ids of a file's sentences, each with the arguments it uses.
type Outline = BTreeMap<String, BTreeSet<String>>;

/// Whether a citation is of a ruling: `Q07`, `C12` or `R198`.
fn is_ruling(rule: &str) -> bool {
    let is_number = |number: &str| number.bytes().all(|it| it.is_ascii_digit());
    let two = rule.strip_prefix(['C', 'Q']).filter(|number| number.len() == 2);
    let three = rule.strip_prefix('R').filter(|number| number.len() == 3);
    two.or(three).is_some_and(is_number)
}

/// The rulings that the text of a sentence names; its id, such as `ruling-C14`, does not count.
fn rulings_in(line: &str) -> impl Iterator<Item = String> {
    let text = line.split_once(" = ").map_or(line, |(_, text)| text);
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| is_ruling(word)).map(str::to_owned)
}

impl Sentences {
    /// What is missing, left over or asks for too much.
    pub fn complaints(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        for &language in Language::ALL {
            let file = (self.file)(language);
            let sentences = outline(file);
            let rulings = self.rulings(file);
            let mut complain = |what: &str, ids: Vec<&str>| {
                wrong.extend(ids.iter().map(|id| format!("{}: {what} {id}", language.key())));
            };
            let is_cited = |id: &&str| rulings.contains(*id);
            complain("nothing says", self.unsaid(&sentences, is_cited));
            let told = |id: &&str| !sentences.contains_key(*id);
            complain(
                "cited, but without a text:",
                rulings.iter().map(String::as_str).filter(told).collect(),
            );
            complain("there is no", self.missing(&sentences));
            complain("no sample of", self.unsampled(&sentences));
            complain("more is asked for than is brought by", self.overdrawn(&sentences));
        }
        wrong
    }

    /// The texts of the rulings that a player may be shown the number of: `ruling-Q07`.
    fn rulings(&self, file: &str) -> BTreeSet<String> {
        let told = file.lines().flat_map(rulings_in);
        let cited = self.cited.iter().filter(|rule| is_ruling(rule)).map(|rule| (*rule).to_owned());
        told.chain(cited).map(|rule| format!("ruling-{rule}")).collect()
    }

    /// Sentences that nothing asks for.
    fn unsaid<'a>(&self, sentences: &'a Outline, is_cited: impl Fn(&&str) -> bool) -> Vec<&'a str> {
        let is_said = |id: &&str| self.composed.contains(*id) || self.literals.contains(*id);
        let ids = sentences.keys().map(String::as_str);
        ids.filter(|id| !is_said(id) && !is_cited(id)).collect()
    }

    /// Sentences that are asked for and are not there.
    fn missing(&self, sentences: &Outline) -> Vec<&str> {
        let is_id = |literal: &&str| {
            let mut kinds = self.kinds.iter();
            kinds.any(|kind| literal.starts_with(kind) && literal.len() > kind.len())
                && !literal.contains(['{', ' '])
                && !self.no_ids.contains(literal)
        };
        let named = self.literals.iter().map(String::as_str).filter(is_id);
        let composed = self.composed.iter().map(String::as_str);
        let messages = self.messages.iter().map(|message| message.id);
        let all = named.chain(composed).chain(messages);
        all.filter(|&id| !sentences.contains_key(id)).collect()
    }

    /// Sentences for events and refusals of which there is no message.
    fn unsampled<'a>(&self, sentences: &'a Outline) -> Vec<&'a str> {
        let sampled: BTreeSet<&str> = self.messages.iter().map(|message| message.id).collect();
        let told = |id: &&str| id.starts_with("event-") || id.starts_with("refusal-");
        let ids = sentences.keys().map(String::as_str).filter(told);
        ids.filter(|id| !sampled.contains(id)).collect()
    }

    /// Messages that do not bring what their sentence asks for.
    fn overdrawn(&self, sentences: &Outline) -> Vec<&str> {
        let brings = |message: &&Message| {
            let names: BTreeSet<&str> = message.args.iter().map(|(name, _)| *name).collect();
            let asked = sentences.get(message.id);
            let all_brought =
                asked.is_none_or(|asked| asked.iter().all(|name| names.contains(name.as_str())));
            let has_words = message.args.iter().all(|(_, arg)| match arg {
                Arg::Word(set, key) => {
                    self.by_key.contains(set) || sentences.contains_key(&format!("{set}-{key}"))
                }
                Arg::Number(_) | Arg::Seat(_) => true,
            });
            all_brought && has_words
        };
        self.messages.iter().filter(|message| !brings(message)).map(|message| message.id).collect()
    }

    /// Every event and refusal in words, a line each, in one language after another.
    pub fn said(&self) -> String {
        let names = ["Anna", "Berta"].map(str::to_owned);
        let mut said = String::new();
        for &language in Language::ALL {
            let words = Words::new(language, &[(self.file)(language)]);
            for message in &self.messages {
                said.push_str(&words.say(message, &names));
                said.push('\n');
            }
        }
        said
    }
}
