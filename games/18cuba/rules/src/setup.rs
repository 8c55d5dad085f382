//! What the players agree on, in compact form.

use serde::Serialize;
use tabletop::{BadSetup, Profile, Setup, Switch};

use crate::components::Setting;
use crate::rulings::{self, BANK_BREAK, BY_RULINGS, Rulings};

/// What the box says.
pub(crate) const PROFILE: Profile = Profile {
    id: "18cuba",
    name: "18Cuba",
    variants: &[
        (2, &["long", "medium", "short-west", "short-east"]),
        (3, &["short", "long"]),
        (4, &["standard"]),
        (5, &["standard"]),
        (6, &["standard"]),
    ],
    switches: &SWITCHES,
    hidden: &[],
    edition: 2,
    digest: 1,
    longest: 20_000,
};

/// All switches: first those for the rulings on which the two texts differ.
const SWITCHES: [Switch; 19] = {
    let mut all = [Switch { name: "", values: &[] }; 19];
    let mut next = 0;
    while next < rulings::SWITCHES.len() {
        all[next] = rulings::SWITCHES[next];
        next += 1;
    }
    let mut own = 0;
    while own < OWN.len() {
        all[next + own] = OWN[own];
        own += 1;
    }
    all
};

/// What neither text settles.
const OWN: [Switch; 6] = [
    Switch { name: PRICE_3N, values: &["160", "180"] },
    Switch { name: ISSUE_LIMIT, values: &["below-half-before", "half-after"] },
    Switch { name: CENTRAL_LIMIT, values: &["yes", "no"] },
    Switch { name: OVER_LIMIT, values: &["sell-down", "no-duty"] },
    Switch { name: FRESH_HOME, values: &["yes", "no"] },
    Switch { name: UNSOLD_4N, values: &["aged", "removed", "full-price"] },
];

/// C01.
const PRICE_3N: &str = "price-3n";
/// C15.
const ISSUE_LIMIT: &str = "issue-limit";
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
    /// The holding limit binds FC shares, too (C41).
    pub central_limit: bool,
    /// Who is above the certificate limit must sell down (C58).
    pub sell_down: bool,
    /// A commissioner's tile may extend a home tile of the same turn (C60).
    pub fresh_home: bool,
    /// What becomes of unsold 4n-trains in phase 7 (C68).
    pub unsold_4n: Unsold,
    /// The rulings on which the two texts differ.
    pub rulings: Rulings,
    /// The edition of our reading of the rules that the game began with.
    pub edition: u16,
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

impl Rulings {
    /// The rulings that a set-up has agreed on.
    pub fn of(setup: &Setup) -> Rulings {
        Rulings::new(setup.edition, |name| PROFILE.switch(setup, name))
    }
}

impl Terms {
    /// Reads the set-up, or says why there is no such game.
    pub(crate) fn new(setup: &Setup) -> Result<Terms, BadSetup> {
        PROFILE.check(setup)?;
        fits_edition(setup)?;
        let is = |name, value| PROFILE.switch(setup, name) == value;
        let setting = Setting::of(setup.players, &setup.variant);
        Ok(Terms {
            players: setup.players,
            setting: setting.expect("the profile lists only set-ups that exist"),
            dear_3n: is(PRICE_3N, "180"),
            strict_issue: is(ISSUE_LIMIT, "half-after"),
            central_limit: is(CENTRAL_LIMIT, "yes"),
            sell_down: is(OVER_LIMIT, "sell-down"),
            fresh_home: is(FRESH_HOME, "yes"),
            unsold_4n: match PROFILE.switch(setup, UNSOLD_4N) {
                "removed" => Unsold::Removed,
                "full-price" => Unsold::FullPrice,
                _ => Unsold::Aged,
            },
            rulings: Rulings::of(setup),
            edition: setup.edition,
        })
    }

    /// Whether the game is played by the third reading of the rules (R257 to R263).
    pub(crate) const fn third_reading(&self) -> bool {
        self.edition >= 2
    }
}

/// The first edition had neither `rulings` nor what belongs to it but `bank-break`.
fn fits_edition(setup: &Setup) -> Result<(), BadSetup> {
    const FIRST: &str = "Edition 1 of 18Cuba";
    if setup.edition > 1 {
        return Ok(());
    }
    let known = || OWN.iter().map(|switch| switch.name).chain([BANK_BREAK]);
    for (switch, value) in &setup.switches {
        if !known().any(|name| name == switch) {
            let known = known().map(str::to_owned).collect();
            return Err(BadSetup::Switch { game: FIRST, switch: switch.clone(), known });
        }
        if value == BY_RULINGS {
            let known = ["this-set", "one-more-set"].map(str::to_owned).into();
            let (switch, value) = (switch.clone(), value.clone());
            return Err(BadSetup::Value { game: FIRST, switch, value, known });
        }
    }
    Ok(())
}
