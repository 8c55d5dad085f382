//! The course of a turn as the rulebook tells it: what follows what.

use std::collections::BTreeMap;

use santiago_de_cuba_rules::phase::{Step, Then};
use santiago_de_cuba_rules::{Cuban, Ending, Event, Good, Item, Phase};
use tabletop::{Key, Seat};
use testkit::ledger::{Entry, sure};

use crate::books::{Books, seated};

/// What must be decided next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Stage {
    Layout,
    Roll { chooser: usize, then: Then },
    Aside { chooser: usize, rolled: BTreeMap<&'static str, i64>, then: Then },
    Drive,
    Pablo,
    Zorro { giver: usize },
    Alonso,
    Walk,
    Use,
    Deliver { deliverer: usize, out: Vec<usize> },
    Screens { ending: Ending },
    Over { ending: Ending },
}

impl Stage {
    /// Holds the course in the ledger against what the table waits for.
    pub(crate) fn compare(&self, phase: &Phase, active: usize) -> Entry {
        let turn = match *phase {
            Phase::Turn { active, step } => Some((active.index(), step)),
            Phase::Layout | Phase::Screens { .. } | Phase::Over { .. } => None,
        };
        let is_waited_for = |(who, step): (usize, Step)| who == active && self.waits_in(&step);
        let fits = match (self, phase) {
            (Stage::Layout, Phase::Layout) => true,
            (Stage::Screens { ending }, Phase::Screens { ending: shown, active: who })
            | (Stage::Over { ending }, Phase::Over { ending: shown, active: who }) => {
                ending == shown && who.index() == active
            }
            (_, _) => turn.is_some_and(is_waited_for),
        };
        sure(fits, || format!("the table waits for {phase:?}, not for {self:?} of {active}"))
    }

    fn waits_in(&self, step: &Step) -> bool {
        match (self, step) {
            (Stage::Roll { chooser, then }, Step::Dice { chooser: seat, then: next }) => {
                seat.index() == *chooser && next == then
            }
            (
                Stage::Aside { chooser, rolled, then },
                Step::Demand { chooser: seat, rolled: faces, then: next },
            ) => {
                let shown = rolled.iter().all(|(&good, &face)| {
                    let mut dice = Good::ALL.iter().filter(|die| die.key() == good);
                    dice.all(|&die| i64::from(faces[die]) == face)
                });
                seat.index() == *chooser && next == then && shown
            }
            (Stage::Zorro { giver }, Step::Zorro { giver: seat }) => seat.index() == *giver,
            (Stage::Deliver { deliverer, out }, Step::Deliver { deliverer: seat, out: gone }) => {
                let mut out = out.clone();
                out.sort_unstable();
                seat.index() == *deliverer && gone.iter().map(Seat::index).eq(out)
            }
            (Stage::Drive, Step::Drive)
            | (Stage::Pablo, Step::Pablo)
            | (Stage::Alonso, Step::Alonso)
            | (Stage::Walk, Step::Figure { .. })
            | (Stage::Use, Step::Use) => true,
            (_, _) => false,
        }
    }
}

impl Books {
    pub(crate) fn go_on(&mut self, then: Then) {
        match then {
            Then::Drive => self.stage = Stage::Drive,
            Then::Arrive => self.arrive(),
            Then::Figure => self.send_figure(),
            Then::End => self.end_turn(),
            Then::Next => self.pass_the_keys(),
        }
    }

    /// The car stops: in the harbor everybody delivers, a Cuban does what he does (§3, §4). Who
    /// lies face down does nothing, and no figure walks (§6).
    pub(crate) fn arrive(&mut self) {
        let Some(cuban) = self.visited() else {
            return self.ask_to_deliver(self.active, Vec::new());
        };
        if self.down.contains_key(cuban.key()) {
            return self.end_turn();
        }
        let gift = match cuban {
            Cuban::Pedro => Item::Tobacco,
            Cuban::Jose => Item::Sugar,
            Cuban::Conchita => Item::Citrus,
            Cuban::Miguel => Item::Wood,
            Cuban::Maria => Item::Point,
            Cuban::Martinez => Item::Peso,
            Cuban::Pablo => {
                let has_any = Good::ALL.iter().any(|good| self.supply[good.key()] > 0);
                return if has_any { self.stage = Stage::Pablo } else { self.send_figure() };
            }
            Cuban::ElZorro => return self.collect_after(self.active),
            Cuban::Alonso => {
                let is_asked = !self.is_open || self.may_deal_with_alonso();
                return if is_asked { self.stage = Stage::Alonso } else { self.send_figure() };
            }
        };
        self.hand_out(self.active, gift, self.data.cubans[cuban].into());
        self.send_figure();
    }

    /// At Alonso's there is something to claim or an own building to use (Q12).
    fn may_deal_with_alonso(&self) -> bool {
        let own = |owner: &usize| *owner == self.active;
        let placed = self.owners.values().filter(|&owner| own(owner)).count();
        let may_claim = placed < self.data.markers.into() && self.owners.len() < self.houses.len();
        may_claim
            || self.houses.iter().any(|&building| {
                self.owners.get(building.key()).is_some_and(own) && self.is_usable(building)
            })
    }

    /// El Zorro asks the next player after `last` (Q05); with open holdings nobody is asked who
    /// has nothing that he takes (Q24). Then the figure stays, and its building may be used.
    pub(crate) fn collect_after(&mut self, last: usize) {
        let mut giver = self.left(last);
        while giver != self.active {
            if !self.is_open || self.has_a_gift(giver) {
                self.stage = Stage::Zorro { giver };
                return;
            }
            giver = self.left(giver);
        }
        if self.figures[self.active].is_some() { self.offer_use() } else { self.end_turn() }
    }

    /// A peso, a point or a good, but no wood (§3).
    pub(crate) fn has_a_gift(&self, seat: usize) -> bool {
        self.stores[seat].iter().any(|(&item, &count)| item != "wood" && count > 0)
    }

    /// Under the Cuban's flower the figure must go to another building that is free (Q06, Q07).
    /// If none is, it stays and may use its own.
    pub(crate) fn send_figure(&mut self) {
        let quarter = self.quarter();
        if quarter.iter().any(|&building| !self.is_occupied(building)) {
            self.stage = Stage::Walk;
            return;
        }
        self.expect(Event::Stayed { seat: seated(self.active) });
        if self.figures[self.active].is_some() { self.offer_use() } else { self.end_turn() }
    }

    pub(crate) fn offer_use(&mut self) {
        let is_of_use = self.figures[self.active].is_some_and(|building| self.is_usable(building));
        if self.is_open && !is_of_use { self.end_turn() } else { self.stage = Stage::Use }
    }

    /// The next one who is still in the round delivers; with open holdings who cannot is out
    /// without being asked (Q24). When all are out the marker moves (§4).
    pub(crate) fn ask_to_deliver(&mut self, first: usize, mut out: Vec<usize>) {
        let mut deliverer = first;
        for _ in 0..self.players() {
            if !out.contains(&deliverer) {
                if !self.is_open || self.can_deliver(deliverer) {
                    self.stage = Stage::Deliver { deliverer, out };
                    return;
                }
                out.push(deliverer);
            }
            deliverer = self.left(deliverer);
        }
        self.move_marker(Ending::LastFlag, Then::End);
    }

    /// One flag to the right; from the last one the ship leaves (§2, §4).
    pub(crate) fn move_marker(&mut self, cause: Ending, then: Then) {
        if self.flag + 1 == self.data.flags.len() {
            return self.ship_leaves(cause, self.active, then);
        }
        self.flag += 1;
        self.expect(Event::FlagMoved { to: self.data.flags[self.flag] });
        self.go_on(then);
    }

    /// A new ship comes at once, the marker goes back to the first flag (§8); the last one ends
    /// the game on the spot (§9, Q09).
    pub(crate) fn ship_leaves(&mut self, cause: Ending, chooser: usize, then: Then) {
        self.expect(Event::ShipLeft { ship: self.ship, cause });
        self.ship += 1;
        if self.ship <= self.data.ships {
            self.flag = 0;
            self.demand.clear();
            self.waited = 0;
            self.stage = Stage::Roll { chooser, then };
        } else if self.is_open {
            self.expect(Event::Ended { ending: cause });
            self.stage = Stage::Over { ending: cause };
        } else {
            self.stage = Stage::Screens { ending: cause };
        }
    }

    /// Another's building under the figure pays its owner (§6, Q08). A ship leaves that has
    /// waited too long (Q02).
    pub(crate) fn end_turn(&mut self) {
        let building = self.figures[self.active];
        let owner = building.and_then(|building| self.owners.get(building.key()).copied());
        if let (Some(building), Some(owner)) = (building, owner)
            && owner != self.active
        {
            let (visitor, points) = (seated(self.active), self.data.owner_points);
            self.expect(Event::OwnerPaid { owner: seated(owner), visitor, building, points });
            self.hand_out(owner, Item::Point, points.into());
        }
        self.waited += 1;
        if self.waited >= self.patience {
            return self.ship_leaves(Ending::Stalled, self.active, Then::Next);
        }
        self.pass_the_keys();
    }

    fn pass_the_keys(&mut self) {
        self.active = self.left(self.active);
        self.stage = Stage::Drive;
    }
}
