//! The course of the action phase: what a decision leads to and what follows what.

use tabletop::{Key, Known, Seat, Sink};

use crate::components::{Berth, Character, Field, Side};
use crate::phase::Vote;
use crate::plan::Planned;
use crate::position::Bid;
use crate::rules::buildings::Usage;
use crate::rules::{architect, foreman, hand_out, shipping, tradeswoman, worker};
use crate::sets::{Fields, Goods};
use crate::{Cuba, Event, Phase, Step};

/// So many of their cards everybody plays in a round; the last goes to parliament (§3).
#[expect(clippy::cast_possible_truncation, reason = "there are five characters")]
pub const PLAYED: u8 = Character::ALL.len() as u8 - 1;

impl Cuba {
    /// Carries out what [`Cuba::plan`] worked out.
    pub(crate) fn carry_out(&mut self, seat: Seat, planned: Planned, log: &mut impl Sink<Event>) {
        let table = &mut self.table;
        match planned {
            Planned::Settle(side) => {
                self.settle_at(seat, side, log);
                self.choose_next(log);
            }
            Planned::Equip(item) => {
                hand_out(table, seat, item, 1, log);
                self.equip_next();
            }
            Planned::Delegate(card) => self.send(seat, card, log),
            Planned::Play(card) => self.play(seat, card, log),
            Planned::Move(to) => {
                let left = worker::place(table, seat, to, log);
                self.harvest(seat, left, worker::free_raws(&self.table), log);
            }
            Planned::Harvest { harvest, left, free } => {
                harvest.carry_out(table, log);
                let (left, free) = (left.without(harvest.field), free.saturating_sub(1));
                self.harvest(seat, left, free, log);
            }
            Planned::Favor(favor, item) => {
                tradeswoman::take(table, seat, (favor, item), log);
                self.end_turn(log);
            }
            Planned::Buy { trade, bought, sold } => {
                trade.buy(table, log);
                self.trade_on(seat, (bought.with(trade.good), sold), log);
            }
            Planned::Sell { trade, bought, sold } => {
                trade.sell(table, log);
                self.trade_on(seat, (bought, sold.with(trade.good)), log);
            }
            Planned::Build(construction) => {
                construction.carry_out(table, log);
                self.end_turn(log);
            }
            Planned::Use { usage, field, used } => {
                self.employ(seat, usage, (field, used), log);
            }
            Planned::Load(loading) => {
                let leaves = loading.carry_out(table, log);
                self.load_on(seat, loading.berth, leaves, log);
            }
            Planned::Bid { vote, pesos } => {
                self.bids[seat] = Some(Bid::new(pesos));
                log.record(Event::Sealed { seat, pesos: Known::Seen(pesos) });
                self.phase = Phase::Vote(Vote { done: vote.done.with(seat), ..vote });
            }
            Planned::Enact { group, act } => self.enact(group, act, log),
            Planned::Tax(pesos) => self.pay_tax(seat, pesos, log),
            Planned::Duty { first, second } => self.pay_duty(seat, (first, second), log),
            Planned::Pass => self.pass(seat, log),
        }
    }

    /// A plantation finds its owner (§1, Q47).
    pub(crate) fn settle_at(&mut self, seat: Seat, side: Side, log: &mut impl Sink<Event>) {
        self.table.settle(seat, side);
        log.record(Event::Settled { seat, side });
    }

    /// The next player chooses a plantation; whoever finds a single one has it (Q47).
    fn choose_next(&mut self, log: &mut impl Sink<Event>) {
        let Phase::Choose { seat } = self.phase else { return };
        let next = self.left_of(seat);
        if next == self.table.start {
            self.phase = self.equipping();
            return;
        }
        let mut free = Side::OWN.into_iter().filter(|&side| self.table.is_free(side));
        let only = free.next().filter(|_| free.next().is_none());
        self.phase = Phase::Choose { seat: next };
        if let Some(only) = only {
            self.settle_at(next, only, log);
            self.choose_next(log);
        }
    }

    /// The start player chooses first what to begin with (§1).
    pub(crate) const fn equipping(&self) -> Phase {
        Phase::Equip { seat: self.table.start, taken: 0 }
    }

    /// The next piece to begin with, or the next player, from the start player
    /// clockwise (§1).
    fn equip_next(&mut self) {
        let Phase::Equip { seat, taken } = self.phase else { return };
        let next = self.left_of(seat);
        let printed = &self.table.printed;
        self.phase = if taken + 1 < printed.materials + printed.raws {
            Phase::Equip { seat, taken: taken + 1 }
        } else if next == self.table.start {
            Phase::Bills
        } else {
            Phase::Equip { seat: next, taken: 0 }
        };
    }

    /// A delegate is sent face down; once all are, the cards are played (§14).
    fn send(&mut self, seat: Seat, card: Character, log: &mut impl Sink<Event>) {
        let Phase::Delegates { chosen } = self.phase else { return };
        self.delegates[seat] = Some(card);
        log.record(Event::DelegateSent { seat, card: Known::Seen(card) });
        let chosen = chosen.with(seat);
        self.phase = if chosen.len() == u32::from(self.table.terms.players) {
            self.first_turn()
        } else {
            Phase::Delegates { chosen }
        };
    }

    /// The start player begins (§3).
    pub(crate) const fn first_turn(&self) -> Phase {
        Phase::Actions { active: self.table.start, plays: 0, step: Step::Play }
    }

    fn play(&mut self, seat: Seat, card: Character, log: &mut impl Sink<Event>) {
        let player = &mut self.table.players[seat];
        player.played = player.played.with(card);
        player.last = Some(card);
        log.record(Event::Played { seat, card });
        match card {
            Character::Worker => self.ask(Step::Pawn),
            Character::Tradeswoman => self.trade_on(seat, (Goods::NONE, Goods::NONE), log),
            Character::Architect if architect::can_build(&self.table, seat) => {
                self.ask(Step::Build);
            }
            Character::Architect => {
                architect::forgo(&mut self.table, seat, log);
                self.end_turn(log);
            }
            Character::Foreman => self.use_on(seat, Fields::NONE, log),
            Character::Mayor if shipping::can_load(&self.table, seat, None) => {
                self.ask(Step::Load { berth: None });
            }
            Character::Mayor => {
                shipping::forgo(&mut self.table, seat, log);
                self.end_turn(log);
            }
        }
    }

    fn ask(&mut self, next: Step) {
        if let Phase::Actions { step, .. } = &mut self.phase {
            *step = next;
        }
    }

    pub(crate) const fn left_of(&self, seat: Seat) -> Seat {
        seat.left(1, self.table.terms.players)
    }

    fn harvest(&mut self, seat: Seat, left: Fields, free: u8, log: &mut impl Sink<Event>) {
        if worker::harvests(&self.table, seat, left, free).next().is_some() {
            self.ask(Step::Harvest { left, free });
        } else {
            self.end_turn(log);
        }
    }

    fn trade_on(&mut self, seat: Seat, (bought, sold): (Goods, Goods), log: &mut impl Sink<Event>) {
        let table = &self.table;
        let fresh = bought.is_empty() && sold.is_empty();
        let open = tradeswoman::can_trade(table, seat, bought.and(sold))
            || fresh && tradeswoman::has_favors(table);
        if open { self.ask(Step::Trade { bought, sold }) } else { self.end_turn(log) }
    }

    /// The mayor goes on with the same ship as long as there is something to load.
    fn load_on(&mut self, seat: Seat, berth: Berth, leaves: bool, log: &mut impl Sink<Event>) {
        let berth = Some(berth);
        if leaves {
            self.ask(Step::Arrival { foreman: None });
        } else if shipping::can_load(&self.table, seat, berth) {
            self.ask(Step::Load { berth });
        } else {
            self.end_turn(log);
        }
    }

    /// The foreman uses the building on `field`; outside the cross it was the
    /// only one, so none is left to be used.
    fn employ(
        &mut self,
        seat: Seat,
        usage: Usage,
        (field, used): (Field, Fields),
        log: &mut impl Sink<Event>,
    ) {
        let leaves = usage.carry_out(&mut self.table, log);
        let last = foreman::is_last(&self.table, seat, field);
        let used = if last { Fields::ALL } else { used.with(field) };
        if leaves {
            self.ask(Step::Arrival { foreman: Some(used) });
        } else {
            self.use_on(seat, used, log);
        }
    }

    fn use_on(&mut self, seat: Seat, used: Fields, log: &mut impl Sink<Event>) {
        if foreman::can_use(&self.table, seat, used) {
            self.ask(Step::Foreman { used });
        } else {
            self.end_turn(log);
        }
    }

    /// A ship has come in mid-turn; the foreman goes on with the new positions,
    /// the mayor has loaded his one ship (Q28).
    pub(crate) fn after_arrival(&mut self, foreman: Option<Fields>, log: &mut impl Sink<Event>) {
        let Phase::Actions { active, .. } = self.phase else { return };
        match foreman {
            Some(used) => self.use_on(active, used, log),
            None => self.end_turn(log),
        }
    }

    /// Whatever passing means in this step.
    fn pass(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        if let Phase::Levy { levy, .. } = self.phase {
            log.record(Event::Unpaid { seat, levy });
            return self.next_levy(seat, log);
        }
        let Phase::Actions { step, .. } = self.phase else { return };
        match step {
            Step::Build => architect::forgo(&mut self.table, seat, log),
            Step::Load { berth: None } => shipping::forgo(&mut self.table, seat, log),
            Step::Pawn | Step::Harvest { .. } => {
                log.record(Event::Passed { seat, card: Character::Worker });
            }
            Step::Trade { .. } => log.record(Event::Passed { seat, card: Character::Tradeswoman }),
            Step::Foreman { .. } => log.record(Event::Passed { seat, card: Character::Foreman }),
            Step::Load { .. } => log.record(Event::Passed { seat, card: Character::Mayor }),
            // A card must be played, and a ship comes by itself.
            Step::Play | Step::Arrival { .. } => {}
        }
        self.end_turn(log);
    }

    /// The next player plays a card, until everybody has played four (§3).
    fn end_turn(&mut self, log: &mut impl Sink<Event>) {
        let Phase::Actions { active, plays, .. } = self.phase else { return };
        let plays = plays + 1;
        if plays == self.table.terms.players * PLAYED {
            return self.open_parliament(log);
        }
        self.phase = Phase::Actions { active: self.left_of(active), plays, step: Step::Play };
    }
}
