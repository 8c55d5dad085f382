//! What the players agree on, in compact form.

use serde::Serialize;
use tabletop::{BadSetup, Profile, Setup};

/// What the box says.
pub(crate) const PROFILE: Profile = Profile {
    id: "cube-express",
    name: "Cube Express",
    variants: &[(2, STANDARD), (3, STANDARD), (4, STANDARD)],
    hidden: STANDARD,
    switches: &[],
    edition: 1,
    digest: 1,
    // Some 1000 actions in each of 32 turns, if coal for 200 more tiles is burned in all of them.
    longest: 40_000,
};

const STANDARD: &[&str] = &["standard"];

/// The agreed set-up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Terms {
    /// How many play.
    pub players: u8,
}

impl Terms {
    /// Reads the set-up, or says why there is no such game.
    pub(crate) fn new(setup: &Setup) -> Result<Terms, BadSetup> {
        PROFILE.check(setup)?;
        Ok(Terms { players: setup.players })
    }
}
