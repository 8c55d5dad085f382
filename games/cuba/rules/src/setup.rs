//! What the players agree on, in compact form.

use serde::Serialize;
use tabletop::{BadSetup, Profile, Seat, Setup, Switch};

use crate::components::Side;

/// What the box says.
pub(crate) const PROFILE: Profile = Profile {
    id: "cuba",
    name: "Cuba",
    variants: &[(2, VARIANTS), (3, VARIANTS), (4, VARIANTS), (5, VARIANTS)],
    // Bids are sealed in all of them.
    hidden: VARIANTS,
    switches: &[
        Switch { name: PLANTATIONS, values: &["dealt", "chosen", BY_SEAT] },
        Switch { name: WAREHOUSE, values: &["yes", "no"] },
        Switch { name: MARKET_ACTS, values: &["every-round", "once"] },
        Switch { name: LIGHTHOUSE, values: &["shuffle", "bottom"] },
        Switch { name: EMPTY_TAX, values: &["paid", "nothing"] },
    ],
    edition: 2,
    digest: 1,
    // With the fullest box everybody could trade two hundred pieces one by one in every round.
    longest: 10_000,
};

const VARIANTS: &[&str] = &["individual", "common", "individual+delegate", "common+delegate"];
/// Q47.
const PLANTATIONS: &str = "plantations";
const BY_SEAT: &str = "by-seat";
/// Q10.
const WAREHOUSE: &str = "warehouse-counts";
/// Q15.
const MARKET_ACTS: &str = "market-acts";
/// Q32.
const LIGHTHOUSE: &str = "lighthouse";
/// Q42.
const EMPTY_TAX: &str = "empty-tax";

/// How the players come by their plantations (Q47).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Plantations {
    /// By lot.
    Dealt,
    /// Each chooses one, from the start player on.
    Chosen,
    /// The colors go round the table; or all are alike.
    BySeat,
}

/// The agreed set-up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a variant or a switch of its own")]
pub struct Terms {
    /// How many play.
    pub players: u8,
    /// Whether all use the common side of the plantations.
    pub common: bool,
    /// How the players come by their plantations (Q47).
    pub plantations: Plantations,
    /// Whether the delegate is chosen face down at the start of the round (§14).
    pub delegate: bool,
    /// Whether the printed warehouse counts as an own building (Q10).
    pub warehouse_counts: bool,
    /// Whether a market act works only in the round in which it is enacted (Q15).
    pub market_act_once: bool,
    /// Whether the ship that the lighthouse sends back goes under the pile (Q32).
    pub lighthouse_bottom: bool,
    /// Whether a tax of no pesos counts as paid (Q42).
    pub empty_tax_paid: bool,
}

impl Terms {
    /// Reads the set-up, or says why there is no such game.
    pub fn new(setup: &Setup) -> Result<Terms, BadSetup> {
        PROFILE.check(setup)?;
        fits_edition(setup)?;
        // The first edition had other defaults.
        let value = |name, formerly| match setup.switches.get(name) {
            None if setup.edition == 1 => formerly,
            Some(_) | None => PROFILE.switch(setup, name),
        };
        let is = |name, value| PROFILE.switch(setup, name) == value;
        let common = setup.variant.starts_with("common");
        Ok(Terms {
            players: setup.players,
            common,
            plantations: match value(PLANTATIONS, BY_SEAT) {
                _ if common => Plantations::BySeat,
                "dealt" => Plantations::Dealt,
                "chosen" => Plantations::Chosen,
                _ => Plantations::BySeat,
            },
            delegate: setup.variant.ends_with("+delegate"),
            warehouse_counts: value(WAREHOUSE, "no") == "yes",
            market_act_once: is(MARKET_ACTS, "once"),
            lighthouse_bottom: is(LIGHTHOUSE, "bottom"),
            empty_tax_paid: is(EMPTY_TAX, "paid"),
        })
    }

    /// Whether a switch settles nothing, since what it is about cannot come up: with the same
    /// plantation for all there is nothing to deal, and with the printed warehouse everybody has
    /// a building that is taxed.
    pub fn is_idle(&self, switch: &str) -> bool {
        (switch == PLANTATIONS && self.common) || (switch == EMPTY_TAX && self.warehouse_counts)
    }

    /// The side of the plantation board that `seat` has without lot or choice: all are alike,
    /// or the colors go round the table (Q47).
    pub(crate) fn side(&self, seat: Seat) -> Option<Side> {
        match self.plantations {
            Plantations::Dealt | Plantations::Chosen => None,
            Plantations::BySeat if self.common => Some(Side::Common),
            Plantations::BySeat => Side::OWN.get(seat.index()).copied(),
        }
    }
}

/// The first edition had no `plantations`: the colors went round the table.
fn fits_edition(setup: &Setup) -> Result<(), BadSetup> {
    if setup.edition > 1 || !setup.switches.contains_key(PLANTATIONS) {
        return Ok(());
    }
    let known = PROFILE.switches.iter().map(|switch| switch.name.to_owned());
    Err(BadSetup::Switch {
        game: "Edition 1 of Cuba",
        switch: PLANTATIONS.to_owned(),
        known: known.filter(|name| name != PLANTATIONS).collect(),
    })
}
