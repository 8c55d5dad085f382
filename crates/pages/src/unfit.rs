//! Why a table cannot be set up as was asked, in a sentence.

use locale::Words;
use tabletop::BadSetup;

use crate::accord;
use crate::agreed;
use crate::order::MOST_DAYS;

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
            Unfit::Value { field, value } => chosen(shared, field, value),
            Unfit::Sitter(sitter) => {
                let sitter = sitter.strip_prefix("bot:").unwrap_or(sitter);
                shared.with("unfit-sitter", &[("sitter", sitter.into())])
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

/// What a field of the form cannot hold, by what it is called there.
fn chosen(shared: &Words, field: &str, value: &str) -> String {
    let called = match field {
        "ply" => return shared.with("unfit-ply", &[("value", value.into())]),
        "undo" => "undo-how",
        "listed" => "listed-who",
        "days" => "listed-days",
        other => other,
    };
    let arguments = [("field", shared.text(called).into()), ("value", value.into())];
    let range = if field == "days" { Some((1, MOST_DAYS)) } else { accord::range(field) };
    match range {
        None => shared.with("unfit-choice", &arguments),
        Some((least, most)) => {
            let range = [("least", least.into()), ("most", most.into())];
            shared.with("unfit-number", &[&arguments[..], &range].concat())
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
            let known = listed(words, known, |name| agreed::variant(words, name));
            let variant = agreed::variant(words, variant);
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
            let known = listed(words, known, |value| agreed::value(words, switch, value));
            let rule = agreed::rule(words, switch);
            let args =
                [("rule", rule.into()), ("value", value.as_str().into()), ("known", known.into())];
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

#[cfg(test)]
mod tests {
    use tabletop::Key as _;

    use super::*;

    /// Whatever can be wrong with a field is told by what the field is called, in every language.
    #[test]
    fn fields_are_told_by_what_they_are_called() {
        let fields =
            accord::FIELDS.iter().copied().chain(["aids", "undo", "listed", "days", "ply"]);
        for field in fields {
            for &language in locale::Language::ALL {
                let unfit = Unfit::Value { field, value: "-7".to_owned() };
                let told = unfit.sentence(crate::words::shared(language));
                let internal = [format!("“{field}”"), format!("„{field}“"), format!("«{field}»")];
                assert!(told.contains("-7"), "{told}");
                assert!(!internal.iter().any(|name| told.contains(name)), "{told}");
                assert!(!told.contains('{') && told.contains(' '), "{told}");
            }
        }
        let told = |field, language| {
            let unfit = Unfit::Value { field, value: "500".to_owned() };
            unfit.sentence(crate::words::shared(language))
        };
        assert_eq!(
            told("pace-minutes", locale::Language::En),
            "“Minutes a turn” is a number from 1 to 120; “500” is none."
        );
        assert_eq!(
            told("days", locale::Language::De),
            "„Tage, bis er die Liste verlässt“ ist eine Zahl von 1 bis 30, „500“ ist keine solche."
        );
    }
}
