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
        Switch { name: WAREHOUSE, values: &["no", "yes"] },
        Switch { name: MARKET_ACTS, values: &["every-round", "once"] },
        Switch { name: LIGHTHOUSE, values: &["shuffle", "bottom"] },
        Switch { name: EMPTY_TAX, values: &["paid", "nothing"] },
    ],
    edition: 1,
    digest: 1,
    // With the fullest box everybody could trade two hundred pieces one by one in every round.
    longest: 10_000,
};

const VARIANTS: &[&str] = &["individual", "common", "individual+delegate", "common+delegate"];
/// Q10.
const WAREHOUSE: &str = "warehouse-counts";
/// Q15.
const MARKET_ACTS: &str = "market-acts";
/// Q32.
const LIGHTHOUSE: &str = "lighthouse";
/// Q42.
const EMPTY_TAX: &str = "empty-tax";

/// The agreed set-up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a variant or a switch of its own")]
pub struct Terms {
    /// How many play.
    pub players: u8,
    /// Whether all use the common side of the plantations.
    pub common: bool,
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
    pub(crate) fn new(setup: &Setup) -> Result<Terms, BadSetup> {
        PROFILE.check(setup)?;
        let is = |name, value| PROFILE.switch(setup, name) == value;
        Ok(Terms {
            players: setup.players,
            common: setup.variant.starts_with("common"),
            delegate: setup.variant.ends_with("+delegate"),
            warehouse_counts: is(WAREHOUSE, "yes"),
            market_act_once: is(MARKET_ACTS, "once"),
            lighthouse_bottom: is(LIGHTHOUSE, "bottom"),
            empty_tax_paid: is(EMPTY_TAX, "paid"),
        })
    }

    /// The side of the plantation board of `seat`; the colors go round the table (Q47).
    pub const fn side(&self, seat: Seat) -> Side {
        if self.common {
            return Side::Common;
        }
        match seat.index() {
            0 => Side::Blue,
            1 => Side::Red,
            2 => Side::Yellow,
            3 => Side::Green,
            _ => Side::Purple,
        }
    }
}
