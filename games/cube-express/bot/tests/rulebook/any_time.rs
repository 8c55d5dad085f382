//! What a player may do at any time in the own turn, but not while a station is paid (§2, Q40).

use cube_express_rules::Conversion;
use testkit::ledger::{Entry, sure};

use crate::books::Books;
use crate::course::Stage;

impl Books {
    /// Two of a store become one of another; the other marker goes to the reserve, or to the
    /// dividends where it is worth less than before.
    pub(crate) fn convert(&mut self, seat: usize, conversion: Conversion) -> Entry {
        let (from, to, dividends) = match conversion {
            Conversion::CoalToWood => ("coal", "wood", 0),
            Conversion::WoodToIron => ("wood", "iron", 0),
            Conversion::IronToWood => ("iron", "wood", 1),
            Conversion::WoodToCoal => ("wood", "coal", 1),
        };
        self.is_own_time(seat)?;
        let own = self.own();
        own.use_up(from, 2)?;
        own.gain(to)?;
        own.earn(dividends);
        self.resume();
        Ok(())
    }

    /// A field back for a marker of the reserve.
    pub(crate) fn sell(&mut self, seat: usize, (to, points): (usize, u8)) -> Entry {
        self.is_own_time(seat)?;
        let track = self.track;
        let own = self.own();
        let before = own.disc;
        let is_there = before > 0 && own.earn(1) == 1;
        sure(is_there && to + 1 == before, || format!("a share from field {before}"))?;
        own.disc = to;
        let worth = track.points[to];
        sure(points == worth, || format!("field {to} is worth {worth}"))?;
        self.resume();
        Ok(())
    }

    fn is_own_time(&self, seat: usize) -> Entry {
        match self.stage {
            Stage::Lay
            | Stage::Center { .. }
            | Stage::Drive(_)
            | Stage::Market
            | Stage::Store { .. } => {
                sure(seat == self.active, || format!("it is the turn of {}", self.active))
            }
            Stage::Deal
            | Stage::Pay { .. }
            | Stage::Bought { .. }
            | Stage::Refill { .. }
            | Stage::Over { .. } => self.not_now(),
        }
    }

    /// What was about to happen may have become pointless.
    fn resume(&mut self) {
        match self.stage.clone() {
            Stage::Center { at } => self.offer_center(at),
            Stage::Drive(trips) => self.go_on_driving(trips),
            Stage::Store { gap } => self.put_away(gap),
            Stage::Deal
            | Stage::Lay
            | Stage::Pay { .. }
            | Stage::Market
            | Stage::Bought { .. }
            | Stage::Refill { .. }
            | Stage::Over { .. } => {}
        }
    }
}
