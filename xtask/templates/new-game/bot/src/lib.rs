//! What a position of {{name}} is worth, for bots.
#![expect(clippy::disallowed_types, reason = "a judgment is a fraction; the rules are not")]

use bots::Evaluate;
use tabletop::Seat;
use {{snake}}_rules::{View, {{type}}};

/// The eye of a sensible player.
#[derive(Copy, Clone, Debug, Default)]
pub struct Eye;

impl Evaluate<{{type}}> for Eye {
    fn worth(&self, view: &View, seat: Seat) -> f64 {
        f64::from(view.table.held[seat])
    }

    fn seats(&self, view: &View) -> u8 {
        view.table.held.len()
    }

    /// Every move settles what there is to settle.
    fn is_settled(&self, _: &View, _: &View) -> bool {
        true
    }
}
