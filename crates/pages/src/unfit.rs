//! Why a table cannot be set up as was asked, in a sentence.

use locale::Words;
use tabletop::BadSetup;

use crate::order;

/// Why there can be no table such as was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// There is no such game.
    Game(String),
    /// The form has no such field.
    Field(String),
    /// The field has no such value.
    Value {
        /// Its name.
        field: &'static str,
        /// What was to be its value.
        value: String,
    },
    /// Nobody of that kind sits at a table.
    Sitter(String),
    /// All seats are for bots.
    Nobody,
    /// More people are asked than there are seats for them.
    Guests,
    /// A game goes on with another number of people.
    Seats {
        /// How many play.
        players: u8,
        /// How many were to sit down.
        found: usize,
    },
    /// There is no such game for so many, or by such rules.
    Setup(Box<BadSetup>),
}

impl From<BadSetup> for Unfit {
    fn from(bad: BadSetup) -> Unfit {
        Unfit::Setup(Box::new(bad))
    }
}

impl Unfit {
    /// The sentence in the language of `shared`, the words of all pages.
    pub fn sentence(&self, shared: &Words) -> String {
        match self {
            Unfit::Game(game) => shared.with("unfit-game", &[("game", game.as_str().into())]),
            Unfit::Field(field) => shared.with("unfit-field", &[("field", field.as_str().into())]),
            Unfit::Value { field, value } => {
                let arguments = [("field", (*field).into()), ("value", value.as_str().into())];
                shared.with("unfit-choice", &arguments)
            }
            Unfit::Sitter(sitter) => {
                shared.with("unfit-sitter", &[("sitter", sitter.as_str().into())])
            }
            Unfit::Nobody => shared.text("nobody-plays"),
            Unfit::Guests => shared.text("unfit-guests"),
            Unfit::Seats { players, found } => {
                let counts = [("players", (*players).into()), ("found", (*found).into())];
                shared.with("unfit-seats", &counts)
            }
            Unfit::Setup(bad) => setup(shared, bad),
        }
    }
}

/// What is wrong with a set-up; what the game has words for is told in these.
fn setup(shared: &Words, bad: &BadSetup) -> String {
    let (BadSetup::Players { game, .. }
    | BadSetup::Variant { game, .. }
    | BadSetup::Switch { game, .. }
    | BadSetup::Value { game, .. }
    | BadSetup::Edition { game, .. }) = bad;
    let mut titles = catalog::GAMES.iter();
    let title = titles.find(|title| title.profile().name == *game);
    let words = title.map_or(shared, |title| title.words(shared.language()));
    let game = ("game", (*game).into());
    match bad {
        BadSetup::Players { players, counts, .. } => {
            let [least, most] =
                [counts.first(), counts.last()].map(|count| count.map_or("", String::as_str));
            let args = [
                game,
                ("players", (*players).into()),
                ("least", least.into()),
                ("most", most.into()),
            ];
            words.with("unfit-players", &args)
        }
        BadSetup::Variant { players, variant, known, .. } => {
            let known = listed(words, known, |name| order::variant(words, name));
            let variant = order::variant(words, variant);
            let args = [
                game,
                ("players", (*players).into()),
                ("variant", variant.into()),
                ("known", known.into()),
            ];
            words.with("unfit-variant", &args)
        }
        BadSetup::Switch { switch, .. } => {
            words.with("unfit-rule", &[game, ("rule", switch.as_str().into())])
        }
        BadSetup::Value { switch, value, known, .. } => {
            let known = listed(words, known, |value| order::value(words, switch, value));
            let rule = order::rule(words, switch);
            let args = [
                ("rule", rule.into()),
                ("switch", switch.as_str().into()),
                ("value", value.as_str().into()),
                ("known", known.into()),
            ];
            words.with("unfit-value", &args)
        }
        BadSetup::Edition { edition, newest, .. } => {
            let args = [game, ("edition", (*edition).into()), ("newest", (*newest).into())];
            words.with("unfit-edition", &args)
        }
    }
}

/// What there is to choose from, in the words that the form has for it.
fn listed(words: &Words, names: &[String], word: impl Fn(&str) -> String) -> String {
    let quoted = |name: &String| words.with("unfit-known", &[("name", word(name).into())]);
    names.iter().map(quoted).collect::<Vec<_>>().join(", ")
}
