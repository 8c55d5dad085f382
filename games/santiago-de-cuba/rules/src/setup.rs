//! What the players agree on, in compact form.

use serde::Serialize;
use tabletop::{BadSetup, Profile, Setup, Switch};

/// What the box says.
pub(crate) const PROFILE: Profile = Profile {
    id: "santiago-de-cuba",
    name: "Santiago de Cuba",
    variants: &[(2, HOLDINGS), (3, HOLDINGS), (4, HOLDINGS)],
    hidden: &["hidden"],
    switches: &[
        Switch { name: NEW_DICE, values: &["active", "deliverer"] },
        Switch { name: STALLED_SHIP, values: &["40", "20", "10"] },
    ],
    edition: 1,
    digest: 1,
    longest: 12_000,
};

const HOLDINGS: &[&str] = &["hidden", "open"];
const NEW_DICE: &str = "new-dice";
const STALLED_SHIP: &str = "stalled-ship";

/// The agreed set-up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Terms {
    /// How many play.
    pub players: u8,
    /// Whether everybody sees what everybody owns.
    pub open: bool,
    /// Whether the new ship's dice are chosen by whoever made the last
    /// delivery, not by the active player (Q04).
    pub deliverer_chooses: bool,
    /// After how many rounds without a departure the ship leaves anyway (Q02).
    pub patience: u8,
}

impl Terms {
    /// Reads the set-up, or says why there is no such game.
    pub(crate) fn new(setup: &Setup) -> Result<Terms, BadSetup> {
        PROFILE.check(setup)?;
        Ok(Terms {
            players: setup.players,
            open: setup.variant == "open",
            deliverer_chooses: PROFILE.switch(setup, NEW_DICE) == "deliverer",
            patience: PROFILE
                .switch(setup, STALLED_SHIP)
                .parse()
                .expect("the profile lists numbers, and the set-up was checked against it"),
        })
    }
}
