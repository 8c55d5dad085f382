//! What the players agree on, in compact form.

use serde::Serialize;
use tabletop::{BadSetup, Profile, Setup};

use crate::components::DATA;

/// What the box says.
pub(crate) const PROFILE: Profile = Profile {
    id: "cube-express",
    name: "Cube Express",
    variants: &[(2, STANDARD), (3, STANDARD), (4, STANDARD)],
    hidden: STANDARD,
    switches: &[],
    edition: 1,
    digest: 1,
    data: &DATA,
    // A turn of three coal bends and a wood bend takes some 500 actions; there are 32 turns.
    longest: 20_000,
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
