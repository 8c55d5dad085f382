//! The course of the game up to parliament: what is decided next, and what follows what (§1-§3).

use std::collections::BTreeSet;

use cuba_rules::components::Side;
use cuba_rules::phase::Levy;
use cuba_rules::{Act, Character, Event, Field, Item};
use tabletop::{Key, Known};
use testkit::ledger::{Entry, sure};

use crate::books::{Books, group, seated};
use crate::estate::{Counts, MATERIALS, RAWS};

/// What must be decided next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Stage {
    Opening,
    Deal {
        seat: usize,
    },
    Choose {
        seat: usize,
    },
    Equip {
        seat: usize,
        taken: u8,
    },
    Bills,
    Delegates,
    Play,
    Pawn,
    /// Raw fields in the cross by what they give, and how many are free of water; whether a
    /// water was just paid.
    Harvest {
        left: Counts,
        free: i64,
        is_paid: bool,
    },
    Trade {
        bought: BTreeSet<&'static str>,
        sold: BTreeSet<&'static str>,
    },
    Build,
    Foreman {
        used: Used,
    },
    Load {
        berth: Option<usize>,
    },
    Arrival {
        foreman: Option<Used>,
    },
    Bids {
        asked: BTreeSet<usize>,
        running: BTreeSet<usize>,
        is_second: bool,
    },
    Enact {
        winner: usize,
    },
    /// How many pieces of a duty of two were handed in.
    Levy {
        seat: usize,
        levy: Levy,
        handed: u8,
    },
    Arrivals,
    Over,
}

/// What a foreman has used in this turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Used {
    pub(crate) fields: BTreeSet<Field>,
    /// Outside the cross only one may be used.
    pub(crate) is_last: bool,
}

impl Books {
    pub(crate) fn not_now(&self) -> Entry {
        Err(format!("{:?} comes next, {} is active", self.stage, self.active))
    }

    /// Plantations are dealt or chosen from the start player on, each once; whoever finds a
    /// single one has it (Q47).
    pub(crate) fn settle(&mut self, seat: usize, side: Side) -> Entry {
        let (Stage::Deal { seat: who } | Stage::Choose { seat: who }) = self.stage else {
            return self.not_now();
        };
        let is_free = self.free_sides().contains(&side);
        sure(who == seat && is_free, || format!("{who} gets one that is free"))?;
        self.estates[seat].settle(self.data, side);
        let next = self.left(seat);
        if next == self.start {
            self.stage = Stage::Equip { seat: next, taken: 0 };
        } else if self.agreed.is_dealt {
            self.stage = Stage::Deal { seat: next };
        } else {
            self.stage = Stage::Choose { seat: next };
            if let [side] = self.free_sides()[..] {
                self.expect(Event::Settled { seat: seated(next), side });
                return self.settle(next, side);
            }
        }
        Ok(())
    }

    fn free_sides(&self) -> Vec<Side> {
        let sides = Side::ALL.iter().copied().filter(|&side| side != Side::Common);
        let is_free = |&side: &Side| self.estates.iter().all(|estate| estate.side != Some(side));
        sides.filter(is_free).collect()
    }

    /// Materials first, then raws, of choice (§1).
    pub(crate) fn equip(&mut self, seat: usize, item: Item, count: u8) -> Entry {
        let Stage::Equip { seat: who, taken } = self.stage else { return self.not_now() };
        let kinds = if taken < self.data.materials { MATERIALS } else { RAWS };
        let fits = who == seat && count == 1 && kinds.contains(&item.key());
        sure(fits && self.supply[item.key()] > 0, || format!("{who} takes one of {kinds:?}"))?;
        self.move_to_yard(seat, item.key(), 1);
        let is_done = taken + 1 == self.data.materials + self.data.raws;
        self.stage = match self.left(seat) {
            _ if !is_done => Stage::Equip { seat, taken: taken + 1 },
            next if next == self.start => Stage::Bills,
            next => Stage::Equip { seat: next, taken: 0 },
        };
        Ok(())
    }

    /// One of each group that was not seen before (§2).
    pub(crate) fn show_bills(&mut self, round: u8, bills: [Act; 4]) -> Entry {
        let groups = bills.map(group);
        let is_each = groups == ["tax", "duty", "subsidy", "other"];
        let are_new = bills.into_iter().all(|bill| self.seen.insert(bill));
        let fits = self.stage == Stage::Bills && round == self.round && is_each && are_new;
        sure(fits, || format!("bills of round {}", self.round))?;
        self.bills = groups.into_iter().zip(bills).collect();
        self.stage = Stage::Delegates;
        if !self.agreed.has_delegates {
            self.begin_actions();
        }
        Ok(())
    }

    /// Everybody sends a card face down (§14).
    pub(crate) fn send(&mut self, seat: usize, card: Known<Character>) -> Entry {
        let before = self.estates[seat].delegate;
        let fits = self.stage == Stage::Delegates && before.is_none();
        sure(fits && card.seen().is_some(), || format!("{seat} sent {before:?}"))?;
        self.estates[seat].delegate = card.seen();
        if self.estates.iter().all(|estate| estate.delegate.is_some()) {
            self.begin_actions();
        }
        Ok(())
    }

    fn begin_actions(&mut self) {
        (self.active, self.plays, self.stage) = (self.start, 0, Stage::Play);
    }

    /// A card that is still in hand; then its action (§3).
    pub(crate) fn play(&mut self, seat: usize, card: Character) -> Entry {
        if self.stage != Stage::Play || seat != self.active {
            return self.not_now();
        }
        let estate = &mut self.estates[seat];
        let in_hand = !estate.played.contains(&card) && estate.delegate != Some(card);
        sure(in_hand, || format!("{} is not in hand", card.key()))?;
        estate.played.push(card);
        match card {
            Character::Worker => self.stage = Stage::Pawn,
            Character::Tradeswoman => self.go_on_trading(BTreeSet::new(), BTreeSet::new()),
            Character::Architect if self.can_build(seat) => self.stage = Stage::Build,
            Character::Architect => self.build_nothing(),
            Character::Foreman => self.go_on_using(Used::default()),
            Character::Mayor if (0..3).any(|berth| self.can_load(seat, berth)) => {
                self.stage = Stage::Load { berth: None };
            }
            Character::Mayor => self.load_nothing(),
        }
        Ok(())
    }

    /// In turn until everybody has played four cards (§3).
    pub(crate) fn end_turn(&mut self) {
        self.plays += 1;
        if self.plays == 4 * self.players() {
            return self.open_parliament();
        }
        self.active = self.left(self.active);
        self.stage = Stage::Play;
    }
}
