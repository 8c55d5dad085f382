//! The course of a turn: what comes next, and how the game ends (§8, §9).

use std::collections::BTreeSet;

use cube_express_rules::components::{Goal, Kind, Resource, Sort};
use cube_express_rules::{Ending, Event, Tile};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, seated, small};
use crate::driving::Trips;
use crate::network::At;

/// What must be decided next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Stage {
    Deal,
    Lay,
    /// The tile just laid.
    Center {
        at: At,
    },
    /// The station to be, and how many passengers still pay for it.
    Pay {
        at: At,
        due: i64,
    },
    Drive(Trips),
    Market,
    /// A tile was taken from a column; a dividend may follow it.
    Bought {
        column: usize,
    },
    Store {
        gap: Option<usize>,
    },
    Refill {
        gap: usize,
    },
    Over {
        ending: Ending,
    },
}

impl Books {
    /// Three tiles each, four open ones, four different goals (§1).
    pub(crate) fn deal(
        &mut self,
        start: usize,
        hands: Vec<Option<BTreeSet<Tile>>>,
        (market, goals): ([Tile; 4], [Goal; 4]),
    ) -> Entry {
        sure(self.stage == Stage::Deal && start < self.players(), || "dealt".to_owned())?;
        for (baron, hand) in self.barons.iter_mut().zip(hands) {
            baron.hand = hand.ok_or("a hand is missing")?;
            let is_full = baron.hand.len() == usize::from(self.data.hand);
            let from_pile = baron.hand.iter().all(|tile| self.pile.remove(tile));
            sure(is_full && from_pile, || format!("no hand: {:?}", baron.hand))?;
        }
        sure(market.iter().all(|tile| self.pile.remove(tile)), || "no market".to_owned())?;
        let different: BTreeSet<Goal> = goals.into_iter().collect();
        sure(different.len() == 4, || "no four goals".to_owned())?;
        (self.market, self.goals) = (market.map(Some), goals.to_vec());
        (self.start, self.active, self.stage) = (start, start, Stage::Lay);
        Ok(())
    }

    /// What a tile is, in a word.
    pub(crate) fn sort(&self, tile: Tile) -> Sort {
        let of = |resource: Resource| {
            *Sort::ALL.iter().find(|sort| sort.key() == resource.key()).expect("a mine or mill")
        };
        match self.data.print(tile.front()).kind {
            Kind::Plain | Kind::Start => Sort::Plain,
            Kind::Station => Sort::Station,
            Kind::Crossing => Sort::Crossing,
            Kind::Production(resource) | Kind::StartCrossing(resource) => of(resource),
            Kind::Factory(_) => Sort::Factory,
        }
    }

    /// Driving is over: the market follows, but not in a last turn (§9), nor in the one that
    /// settles the end if so agreed (Q20).
    pub(crate) fn stop_driving(&mut self) {
        let is_settled = self.agreed.no_last_market && self.finale.is_some();
        if self.is_last || is_settled {
            self.put_away(None);
        } else {
            self.stage = Stage::Market;
        }
    }

    /// A tile must be taken (§8).
    pub(crate) fn buy(&mut self, seat: usize, tile: Tile, sort: Sort) -> Entry {
        let column = self.market.iter().position(|&open| open == Some(tile));
        let fits = self.stage == Stage::Market && seat == self.active && sort == self.sort(tile);
        let Some(column) = column.filter(|_| fits) else { return self.not_now() };
        self.market[column] = None;
        self.own().hand.insert(tile);
        self.stage = Stage::Bought { column };
        Ok(())
    }

    /// A dividend may be put on the goal above it, of which there is a limit (Q26).
    pub(crate) fn bet(&mut self, seat: usize, goal: u8) -> Entry {
        let Stage::Bought { column } = self.stage else { return self.not_now() };
        let most = i64::from(self.data.most_bets);
        let own = self.own();
        own.dividends -= 1;
        own.bets[column] += 1;
        let fits = own.dividends >= 0 && own.bets[column] <= most;
        let is_above = usize::from(goal) == column + 1 && seat == self.active;
        sure(fits && is_above, || format!("a dividend on goal {}", column + 1))?;
        self.put_away(Some(column));
        Ok(())
    }

    /// The stores have room for as many as the level says; what is too much must go (§7).
    pub(crate) fn put_away(&mut self, gap: Option<usize>) {
        let data = self.data;
        self.stage = match gap {
            _ if self.own().stored() > self.own().level(data) => Stage::Store { gap },
            Some(gap) => Stage::Refill { gap },
            None => return self.end_turn(),
        };
    }

    pub(crate) fn drop(&mut self, seat: usize, resource: Resource) -> Entry {
        let Stage::Store { gap } = self.stage else { return self.not_now() };
        sure(seat == self.active, || format!("it is the turn of {}", self.active))?;
        self.own().use_up(resource.key(), 1)?;
        self.put_away(gap);
        Ok(())
    }

    /// The gap is filled; the last tile of the pile means a closing round, unless the end is
    /// settled otherwise (Q21).
    pub(crate) fn refill(&mut self, tile: Tile, sort: Sort) -> Entry {
        let Stage::Refill { gap } = self.stage else { return self.not_now() };
        let is_there = self.pile.remove(&tile) && sort == self.sort(tile);
        sure(is_there, || "it is not in the pile".to_owned())?;
        self.market[gap] = Some(tile);
        if self.pile.is_empty() && self.finale.is_none() {
            self.finale = Some((Ending::Pile, self.players()));
            self.expect(Event::LastTurns { ending: Ending::Pile });
        }
        self.end_turn();
        Ok(())
    }

    fn end_turn(&mut self) {
        match &mut self.finale {
            Some((ending, 0)) => {
                let ending = *ending;
                self.expect(Event::Ended { ending });
                self.stage = Stage::Over { ending };
                return;
            }
            Some((_, turns)) => {
                *turns -= 1;
                self.is_last = true;
            }
            None => {}
        }
        self.active = (self.active + 1) % self.players();
        self.stage = Stage::Lay;
    }

    /// Nine points, as long as there are markers (Q23), and the end with this round, unless it
    /// is settled (Q19, Q22).
    pub(crate) fn reach_an_end(&mut self, seat: usize, ending: Ending) {
        let points = self.data.nine_points;
        if self.nines > 0 {
            self.nines -= 1;
            self.barons[seat].nines += 1;
            self.expect(Event::Nine { seat: seated(seat), ending, points });
        } else {
            self.expect(Event::NoNine { seat: seated(seat), points });
        }
        if self.finale.is_none() {
            let had_turns = (self.active + self.players() - self.start) % self.players() + 1;
            self.finale = Some((ending, self.players() - had_turns));
            self.expect(Event::LastTurns { ending });
        }
    }

    /// Shares rise, no farther than the track goes (Q18). A marker on a bonus field becomes a
    /// dividend when the disc passes or, if so agreed, reaches it (Q17).
    pub(crate) fn raise(&mut self, seat: usize, steps: u8) {
        let (track, reached) = (self.track, self.agreed.bonus_reached);
        let last = track.points.len() - 1;
        let baron = &mut self.barons[seat];
        let from = baron.disc;
        baron.disc = (from + usize::from(steps)).min(last);
        let to = baron.disc;
        if to == from {
            return;
        }
        self.expect(Event::SharesRose {
            seat: seated(seat),
            to: small(to),
            points: track.points[to],
        });
        for (nth, &field) in track.bonus_fields.iter().enumerate() {
            let field = usize::from(field);
            let is_met =
                if reached { from < field && field <= to } else { from <= field && field < to };
            if is_met && self.barons[seat].bonuses.remove(&nth) {
                self.barons[seat].dividends += 1;
                self.expect(Event::Bonus { seat: seated(seat) });
            }
        }
        if to == last && !self.barons[seat].has_topped {
            self.barons[seat].has_topped = true;
            self.reach_an_end(seat, Ending::Shares);
        }
    }
}
