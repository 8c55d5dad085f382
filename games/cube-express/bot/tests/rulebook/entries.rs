//! What each announcement means: something that was decided, or what must follow from it.

use cube_express_rules::Event;
use testkit::ledger::{Entry, sure};

use crate::books::Books;
use crate::course::Stage;
use crate::network::{at as place, turns};

impl Books {
    pub(crate) fn read(&mut self, event: &Event) -> Entry {
        if let Some(due) = self.due.pop_front() {
            return sure(due == *event, || format!("{due:?} was due"));
        }
        // That somebody drives no farther is not announced.
        if let (Event::Ended { .. }, Stage::Drive(_)) = (event, &self.stage) {
            self.stop_driving();
            return self.read(event);
        }
        match *event {
            Event::Dealt { start, ref hands, market, goals } => {
                let hands = hands.iter().map(|hand| Some(hand.seen()?.iter().collect()));
                self.deal(start.index(), hands.collect(), (market, goals))
            }
            Event::Laid { seat, tile, sort, at, top } => {
                self.lay((seat.index(), tile), sort, (place(at), turns(top)))
            }
            Event::LaidBack { seat, tile, at, top } => {
                self.lay_back((seat.index(), tile.seen()), (place(at), turns(top)))
            }
            Event::Discarded { seat, tile, sort } => self.discard(seat.index(), tile, sort),
            Event::CrossingPaid { seat, count } => self.crossing(seat.index(), count.into()),
            Event::Took { seat, resource } => self.take(seat.index(), resource),
            Event::Claimed { seat, at } => self.claim(seat.index(), place(at)),
            Event::Built { seat, at, dividends } => {
                self.build(seat.index(), place(at), dividends.into())
            }
            Event::Released { seat, owner, at } => {
                self.release((seat.index(), owner.index()), place(at))
            }
            Event::Skipped { seat } => self.skip(seat.index()),
            Event::Drove { seat, loco, from, to, tiles: 1, load } => {
                self.carry(seat.index(), loco, (place(from.at), load))?;
                self.drive(seat.index(), loco, place(to.at))
            }
            Event::Drove { .. } => Err("each tile is announced".to_owned()),
            Event::Burned { seat } => self.burn(seat.index()),
            Event::LocoBuilt { seat, at } => self.build_loco(seat.index(), place(at)),
            Event::Delivered { seat, at, first, points, goal, .. } => {
                self.deliver((seat.index(), place(at)), (first, points), goal)
            }
            Event::GotOff { seat, at, .. } => self.get_off(seat.index(), place(at)),
            Event::Sold { seat, to, points } => self.sell(seat.index(), (to.into(), points)),
            Event::Converted { seat, conversion } => self.convert(seat.index(), conversion),
            Event::Bought { seat, tile, sort } => self.buy(seat.index(), tile, sort),
            Event::Bet { seat, goal } => self.bet(seat.index(), goal),
            Event::Dropped { seat, resource } => self.drop(seat.index(), resource),
            Event::Drawn { tile, sort } => self.refill(tile, sort),
            Event::StationWasted { .. }
            | Event::SharesRose { .. }
            | Event::Bonus { .. }
            | Event::Nine { .. }
            | Event::NoNine { .. }
            | Event::LastTurns { .. }
            | Event::Ended { .. } => Err("nothing led to it".to_owned()),
        }
    }

    /// What is in the center is left unused, for good.
    fn skip(&mut self, seat: usize) -> Entry {
        let Stage::Center { .. } = self.stage else { return self.not_now() };
        sure(seat == self.active, || format!("it is the turn of {}", self.active))?;
        self.begin_driving();
        Ok(())
    }
}
