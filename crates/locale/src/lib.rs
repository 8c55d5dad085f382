//! Messages into words, in the player's language.

mod outline;

pub use outline::outline;

use std::collections::BTreeSet;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use tabletop::{Arg, Key, Message};
use unic_langid::LanguageIdentifier;

/// The languages we speak.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
    /// Spanish.
    Es,
}

impl Key for Language {
    const SET: &'static str = "Language";
    const ALL: &'static [Language] = &[Language::En, Language::De, Language::Es];

    fn key(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Es => "es",
        }
    }
}

/// A name in one line: on a sign `|` says where it may break, after a hyphen or not. A hyphen
/// within a word is there for the break alone; one before a capital belongs to the name.
pub fn one_line(name: &str) -> String {
    name.split('|').fold(String::new(), |mut line, part| {
        if line.ends_with('-') {
            if part.starts_with(char::is_lowercase) {
                line.pop();
            }
        } else if !line.is_empty() {
            line.push(' ');
        }
        line + part
    })
}

/// What a box itself calls a thing, by its set and its key.
pub type Called<'c> = &'c dyn Fn(&str, &str) -> Option<String>;

/// The words of one language: the shared ones and those of one game.
pub struct Words {
    language: Language,
    ids: BTreeSet<String>,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.language.key())
    }
}

impl Words {
    /// Reads the locale files of one language.
    ///
    /// # Panics
    ///
    /// Panics if a file is malformed; they are compiled in and read by tests.
    pub fn new(language: Language, files: &[&str]) -> Words {
        let id: LanguageIdentifier = language.key().parse().expect("a language's key is its code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks would show up in SVG and in attributes.
        bundle.set_use_isolating(false);
        let mut ids = BTreeSet::new();
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned());
            let resource = resource.expect("the locale files are read by a test");
            ids.extend(resource.entries().filter_map(|entry| {
                let Entry::Message(message) = entry else { return None };
                Some(message.id.name.to_owned())
            }));
            bundle.add_resource_overriding(resource);
        }
        Words { language, ids, bundle }
    }

    /// Which language this is.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The ids of all sentences that begin with `start`, in order.
    pub fn ids(&self, start: &str) -> impl Iterator<Item = &str> {
        let ids = self.ids.range(start.to_owned()..).map(String::as_str);
        ids.take_while(move |id| id.starts_with(start))
    }

    /// The sentence `id` without arguments.
    pub fn text(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The sentence `id` with arguments.
    pub fn with<'a>(&self, id: &str, args: &[(&'a str, FluentValue<'a>)]) -> String {
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        self.format(id, Some(&args))
    }

    /// A message in words; `names` are the players' by seat.
    ///
    /// Things are put into words with the message's numbers at hand, so that
    /// `item-peso` is a peso or pesos as `$count` says.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        self.say_called(message, names, &|_, _| None)
    }

    /// The same, where a box has its own names for some things.
    pub fn say_called(&self, message: &Message, names: &[String], called: Called<'_>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Seat(seat) => {
                    args.set(*name, names.get(seat.index()).cloned().unwrap_or_default());
                }
                Arg::Word(..) => {}
            }
        }
        let thing = |(name, arg): &(&'static str, Arg)| match arg {
            Arg::Word(set, key) => {
                let said = called(set, key).unwrap_or_else(|| self.thing(set, key, &args));
                Some((*name, said))
            }
            Arg::Number(_) | Arg::Seat(_) => None,
        };
        let things: Vec<_> = message.args.iter().filter_map(thing).collect();
        things.into_iter().for_each(|(name, thing)| args.set(name, thing));
        self.format(message.id, Some(&args))
    }

    /// A thing in words; what has none is called by its key in every language, such as a train 3+.
    fn thing(&self, set: &str, key: &str, args: &FluentArgs<'_>) -> String {
        let id = format!("{set}-{key}");
        if self.has(&id) { self.format(&id, Some(args)) } else { key.to_owned() }
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        // A missing sentence shows its id; a test makes sure that none is missing.
        let Some(pattern) = pattern else { return id.to_owned() };
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, args, &mut errors).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_in_one_line_keeps_the_hyphens_of_its_name() {
        assert_eq!(one_line("Zement-|fabrik"), "Zementfabrik");
        assert_eq!(one_line("Zigarren-|Café"), "Zigarren-Café");
        assert_eq!(one_line("Golf|course"), "Golf course");
        assert_eq!(one_line("Rum-Café"), "Rum-Café");
    }
}
