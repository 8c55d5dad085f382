//! What the players agree on before the first move.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Player count, variant, named switches and edition. Persisted.
///
/// All games agree on the same kinds of things, so they share this type; a game
/// turns it into its own compact form in `Game::new`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Which variant, by its name.
    pub variant: String,
    /// Which edition of our reading of the rules.
    pub edition: u16,
    /// The switches by name; those left out have their default.
    #[serde(default)]
    pub switches: BTreeMap<String, String>,
}

/// What the box says about a game.
#[derive(Copy, Clone, Debug)]
pub struct Profile {
    /// The name used in commands, files and addresses.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// For each player count its variants, the default first.
    pub variants: &'static [(u8, &'static [&'static str])],
    /// The variants in which something is hidden from somebody.
    pub hidden: &'static [&'static str],
    /// The matters of opinion that players may settle for themselves.
    pub switches: &'static [Switch],
    /// The newest edition of our reading of the rules.
    pub edition: u16,
    /// The version of what `Game::digest` writes.
    pub digest: u8,
    /// No game takes more moves (chance included) than this.
    pub longest: usize,
}

/// A ruling that players may choose.
#[derive(Copy, Clone, Debug)]
pub struct Switch {
    /// Its plain name.
    pub name: &'static str,
    /// Its values, the default first.
    pub values: &'static [&'static str],
}

/// Why there is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// The box does not serve that many players.
    #[error("{game} is for {} players, not {players}", listed(counts))]
    Players {
        /// The game.
        game: &'static str,
        /// What was asked for.
        players: u8,
        /// What there is.
        counts: Vec<String>,
    },
    /// There is no such variant.
    #[error("{game} for {players} players has no variant {variant:?}; there is {}", listed(known))]
    Variant {
        /// The game.
        game: &'static str,
        /// For how many.
        players: u8,
        /// What was asked for.
        variant: String,
        /// What there is.
        known: Vec<String>,
    },
    /// There is no such switch.
    #[error("{game} has no rule {switch:?}; there is {}", listed(known))]
    Switch {
        /// The game.
        game: &'static str,
        /// What was asked for.
        switch: String,
        /// What there is.
        known: Vec<String>,
    },
    /// The switch has no such value.
    #[error("rule {switch:?} of {} cannot be {value:?}; it is {}", within(game), listed(known))]
    Value {
        /// The game.
        game: &'static str,
        /// The switch.
        switch: String,
        /// What was asked for.
        value: String,
        /// What there is.
        known: Vec<String>,
    },
    /// There is no such edition.
    #[error("{game} has no edition {edition}; the newest is {newest}")]
    Edition {
        /// The game.
        game: &'static str,
        /// What was asked for.
        edition: u16,
        /// What there is.
        newest: u16,
    },
}

/// A game as it is called within a sentence: an edition of it begins with a small letter.
fn within(game: &str) -> String {
    game.strip_prefix("Edition ").map_or(game.to_owned(), |rest| format!("edition {rest}"))
}

fn listed(names: &[String]) -> String {
    match names {
        [] => "none".to_owned(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

impl Profile {
    /// The player counts the box serves.
    pub fn players(&self) -> impl Iterator<Item = u8> + use<> {
        self.variants.iter().map(|&(players, _)| players)
    }

    /// A set-up in the newest edition, every switch at its default unless given.
    pub fn setup(
        &self,
        players: u8,
        variant: Option<&str>,
        switches: BTreeMap<String, String>,
    ) -> Result<Setup, BadSetup> {
        let default = self.variants_for(players)?.first().copied().unwrap_or_default();
        let variant = variant.unwrap_or(default).to_owned();
        let mut setup = Setup { players, variant, edition: self.edition, switches };
        self.check(&setup)?;
        // Written out in full: a transcript does not depend on what is a default later.
        for switch in self.switches {
            let default = self.switch(&setup, switch.name).to_owned();
            setup.switches.entry(switch.name.to_owned()).or_insert(default);
        }
        Ok(setup)
    }

    /// A set-up as it is usual, for the fewest players.
    pub fn usual(&self) -> Setup {
        let (players, variants) = self.variants.first().copied().unwrap_or_default();
        let variant = variants.first().copied().unwrap_or_default().to_owned();
        let default = |switch: &Switch| {
            let value = switch.values.first().copied().unwrap_or_default();
            (switch.name.to_owned(), value.to_owned())
        };
        let switches = self.switches.iter().map(default).collect();
        Setup { players, variant, edition: self.edition, switches }
    }

    /// Every switch by its name, with its value in `setup`.
    pub fn agreed<'s>(&self, setup: &'s Setup) -> impl Iterator<Item = (&'static str, &'s str)> {
        self.switches.iter().map(|switch| (switch.name, self.switch(setup, switch.name)))
    }

    /// Whether something is hidden from somebody in `variant`.
    pub fn has_secrets(&self, variant: &str) -> bool {
        self.hidden.contains(&variant)
    }

    /// Whether such a game exists.
    pub fn check(&self, setup: &Setup) -> Result<(), BadSetup> {
        let game = self.name;
        let known = self.variants_for(setup.players)?;
        if !known.contains(&setup.variant.as_str()) {
            let variant = setup.variant.clone();
            return Err(BadSetup::Variant {
                game,
                players: setup.players,
                variant,
                known: owned(known),
            });
        }
        if setup.edition == 0 || setup.edition > self.edition {
            return Err(BadSetup::Edition { game, edition: setup.edition, newest: self.edition });
        }
        setup.switches.iter().try_for_each(|(name, value)| self.check_switch(name, value))
    }

    /// The value of a switch in `setup`.
    ///
    /// # Panics
    ///
    /// Panics if the game has no such switch: a slip of the game's author.
    pub fn switch<'s>(&self, setup: &'s Setup, name: &str) -> &'s str {
        let known = self.switches.iter().find(|switch| switch.name == name);
        let default = known.and_then(|switch| switch.values.first());
        let default = default.expect("a game asks only for its own switches");
        setup.switches.get(name).map_or(*default, String::as_str)
    }

    fn variants_for(&self, players: u8) -> Result<&'static [&'static str], BadSetup> {
        let found = self.variants.iter().find(|&&(count, _)| count == players);
        found.map(|&(_, variants)| variants).ok_or_else(|| {
            let counts = self.players().map(|count| count.to_string()).collect();
            BadSetup::Players { game: self.name, players, counts }
        })
    }

    fn check_switch(&self, name: &str, value: &str) -> Result<(), BadSetup> {
        let game = self.name;
        let Some(switch) = self.switches.iter().find(|switch| switch.name == name) else {
            let known = self.switches.iter().map(|switch| switch.name.to_owned()).collect();
            return Err(BadSetup::Switch { game, switch: name.to_owned(), known });
        };
        if switch.values.contains(&value) {
            return Ok(());
        }
        let [switch_name, value] = [name, value].map(str::to_owned);
        Err(BadSetup::Value { game, switch: switch_name, value, known: owned(switch.values) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOY: Profile = Profile {
        id: "toy",
        name: "Toy",
        variants: &[(2, &["short", "long"]), (3, &["long"])],
        hidden: &["long"],
        switches: &[Switch { name: "speed", values: &["slow", "fast"] }],
        edition: 2,
        digest: 1,
        longest: 1,
    };

    fn refusal(players: u8, variant: Option<&str>, switch: Option<(&str, &str)>) -> String {
        let switches = switch.into_iter().map(|(n, v)| (n.to_owned(), v.to_owned())).collect();
        TOY.setup(players, variant, switches).unwrap_err().to_string()
    }

    #[test]
    fn the_first_variant_and_value_are_the_defaults() {
        let setup = TOY.setup(2, None, BTreeMap::new()).unwrap();
        assert_eq!(setup.variant, "short");
        assert_eq!(TOY.switch(&setup, "speed"), "slow");
        assert_eq!(setup.switches.get("speed").map(String::as_str), Some("slow"));
        assert_eq!(TOY.usual(), setup);
        assert_eq!(TOY.agreed(&setup).collect::<Vec<_>>(), [("speed", "slow")]);
    }

    #[test]
    fn a_bad_setup_is_refused_in_a_sentence() {
        assert_eq!(refusal(4, None, None), "Toy is for 2 or 3 players, not 4");
        assert_eq!(
            refusal(2, Some("endless"), None),
            "Toy for 2 players has no variant \"endless\"; there is short or long"
        );
        assert_eq!(
            refusal(2, None, Some(("color", "red"))),
            "Toy has no rule \"color\"; there is speed"
        );
        assert_eq!(
            refusal(2, None, Some(("speed", "warp"))),
            "rule \"speed\" of Toy cannot be \"warp\"; it is slow or fast"
        );
        let [switch, value] = ["speed", "warp"].map(str::to_owned);
        let known = owned(&["slow"]);
        let bad = BadSetup::Value { game: "Edition 1 of Toy", switch, value, known };
        let told = "rule \"speed\" of edition 1 of Toy cannot be \"warp\"; it is slow";
        assert_eq!(bad.to_string(), told);
        let setup = Setup { edition: 3, ..TOY.setup(3, None, BTreeMap::new()).unwrap() };
        let refusal = TOY.check(&setup).unwrap_err().to_string();
        assert_eq!(refusal, "Toy has no edition 3; the newest is 2");
    }
}
