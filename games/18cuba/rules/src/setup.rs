//! What the players agree on, in compact form.

use serde::Serialize;
use tabletop::{BadSetup, Profile, Setup, Switch};

use crate::components::Setting;

/// What the box says.
pub(crate) const PROFILE: Profile = Profile {
    id: "18cuba",
    name: "18Cuba",
    variants: &[
        (2, &["medium", "short-west", "short-east", "long"]),
        (3, &["short", "long"]),
        (4, &["standard"]),
        (5, &["standard"]),
        (6, &["standard"]),
    ],
    switches: &[
        Switch { name: PRICE_3N, values: &["160", "180"] },
        Switch { name: ISSUE_LIMIT, values: &["below-half-before", "half-after"] },
        Switch { name: BANK_BREAK, values: &["this-set", "one-more-set"] },
        Switch { name: CENTRAL_LIMIT, values: &["yes", "no"] },
        Switch { name: OVER_LIMIT, values: &["sell-down", "no-duty"] },
        Switch { name: FRESH_HOME, values: &["yes", "no"] },
        Switch { name: UNSOLD_4N, values: &["aged", "removed", "full-price"] },
    ],
    hidden: &[],
    edition: 1,
    digest: 1,
    longest: 20_000,
};

/// C01.
const PRICE_3N: &str = "price-3n";
/// C15.
const ISSUE_LIMIT: &str = "issue-limit";
/// C21.
const BANK_BREAK: &str = "bank-break";
/// C41.
const CENTRAL_LIMIT: &str = "central-limit";
/// C58.
const OVER_LIMIT: &str = "over-limit";
/// C60.
const FRESH_HOME: &str = "fresh-home";
/// C68.
const UNSOLD_4N: &str = "unsold-4n";

/// The agreed set-up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Terms {
    /// How many play.
    pub players: u8,
    /// Which version.
    pub setting: Setting,
    /// A 3n costs the higher of its two printed prices (C01).
    pub dear_3n: bool,
    /// After issuing, the pool may hold at most half (C15).
    pub strict_issue: bool,
    /// When the bank breaks in an operating round, one more set follows (C21).
    pub one_more_set: bool,
    /// The holding limit binds FC shares, too (C41).
    pub central_limit: bool,
    /// Who is above the certificate limit must sell down (C58).
    pub sell_down: bool,
    /// A commissioner's tile may extend a home tile of the same turn (C60).
    pub fresh_home: bool,
    /// What becomes of unsold 4n-trains in phase 7 (C68).
    pub unsold_4n: Unsold,
}

/// What becomes of unsold 4n-trains in phase 7 (C52, C68).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unsold {
    /// They are sold aged, at half the price.
    Aged,
    /// They leave the game.
    Removed,
    /// They are sold aged, at the full price.
    FullPrice,
}

impl Terms {
    /// Reads the set-up, or says why there is no such game.
    pub(crate) fn new(setup: &Setup) -> Result<Terms, BadSetup> {
        PROFILE.check(setup)?;
        let is = |name, value| PROFILE.switch(setup, name) == value;
        let setting = Setting::of(setup.players, &setup.variant);
        Ok(Terms {
            players: setup.players,
            setting: setting.expect("the profile lists only set-ups that exist"),
            dear_3n: is(PRICE_3N, "180"),
            strict_issue: is(ISSUE_LIMIT, "half-after"),
            one_more_set: is(BANK_BREAK, "one-more-set"),
            central_limit: is(CENTRAL_LIMIT, "yes"),
            sell_down: is(OVER_LIMIT, "sell-down"),
            fresh_home: is(FRESH_HOME, "yes"),
            unsold_4n: match PROFILE.switch(setup, UNSOLD_4N) {
                "removed" => Unsold::Removed,
                "full-price" => Unsold::FullPrice,
                _ => Unsold::Aged,
            },
        })
    }
}
