//! What the players agree on, in compact form.

use serde::Serialize;
use tabletop::{BadSetup, Profile, Setup, Switch};

/// What the box says.
pub(crate) const PROFILE: Profile = Profile {
    id: "cube-express",
    name: "Cube Express",
    variants: &[(2, STANDARD), (3, STANDARD), (4, STANDARD)],
    hidden: STANDARD,
    switches: &[
        Switch { name: CROSSING, values: &["joined", "printed"] },
        Switch { name: BONUS, values: &["passed", "reached"] },
        Switch { name: MARKET, values: &["yes", "no"] },
    ],
    edition: 1,
    digest: 1,
    // Some 1000 actions in each of 32 turns, if coal for 200 more tiles is burned in all of them.
    longest: 40_000,
};

const STANDARD: &[&str] = &["standard"];
/// Q01.
const CROSSING: &str = "crossing-pays";
/// Q17.
const BONUS: &str = "bonus-field";
/// Q20.
const MARKET: &str = "market-at-the-end";

/// The agreed set-up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Terms {
    /// How many play.
    pub players: u8,
    /// How contested rules are read.
    pub readings: Readings,
}

/// How contested rules are read. The default is our own reading.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Readings {
    /// Whether a crossing pays for all its printed rails, not only for those that join (Q01).
    pub printed_rails: bool,
    /// Whether the marker on a bonus field is taken when the disc lands there (Q17).
    pub bonus_reached: bool,
    /// Whether there is no market any more in the turn that settles the end (Q20).
    pub no_last_market: bool,
}

impl Terms {
    /// Reads the set-up, or says why there is no such game.
    pub(crate) fn new(setup: &Setup) -> Result<Terms, BadSetup> {
        PROFILE.check(setup)?;
        let is = |name, value| PROFILE.switch(setup, name) == value;
        let readings = Readings {
            printed_rails: is(CROSSING, "printed"),
            bonus_reached: is(BONUS, "reached"),
            no_last_market: is(MARKET, "no"),
        };
        Ok(Terms { players: setup.players, readings })
    }
}
