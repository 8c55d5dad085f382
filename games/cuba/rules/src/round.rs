//! The course of a round around its action phase: bills, parliament, laws, ships.

use tabletop::{Dice, Key, PerSeat, Seat, Seats, Sink};

use crate::components::{Act, Berth, Character, Group, Item, Side};
use crate::harbor::Docked;
use crate::phase::{Levy, Vote};
use crate::position::Bid;
use crate::rules::{hand_in, laws, parliament, scoring, shipping};
use crate::sets::{Acts, Cards, Favors};
use crate::ship::Ship;
use crate::{Chance, Cuba, Event, Phase, Plantations, Refusal, Step};

impl Cuba {
    /// Samples what the game waits for.
    pub(crate) fn sample(&self, dice: &mut dyn Dice) -> Chance {
        let table = &self.table;
        match self.phase {
            Phase::Opening => {
                let start = dice.roll(u32::from(table.terms.players));
                let mut pile = table.harbor.pile;
                let ships = [(); 3].map(|()| {
                    let ship = any(pile.shuffled(), dice);
                    pile.take(ship);
                    ship
                });
                Chance::Opening { start: Seat::new(u8::try_from(start).unwrap_or(0)), ships }
            }
            Phase::Deal => {
                let mut order = Side::OWN;
                for last in (1..order.len()).rev() {
                    let count = u32::try_from(last + 1).unwrap_or(1);
                    order.swap(last, dice.roll(count) as usize);
                }
                Chance::Plantations { order }
            }
            Phase::Bills => {
                let unseen = |group| {
                    let seen = table.parliament.seen;
                    Act::of(group).iter().copied().filter(move |&act| !seen.contains(act))
                };
                let groups = [Group::Tax, Group::Duty, Group::Subsidy, Group::Other];
                // Six rounds empty six cards a pile: there is always one.
                let bill = |group| pick(unseen(group), dice).unwrap_or(Act::Tax2);
                Chance::Bills { bills: groups.map(bill) }
            }
            Phase::Vote(_) => Chance::Bids { bids: self.bids.map(|bid| bid.map_or(0, Bid::pesos)) },
            Phase::Actions { .. }
            | Phase::Arrivals
            | Phase::Choose { .. }
            | Phase::Equip { .. }
            | Phase::Delegates { .. }
            | Phase::Enact { .. }
            | Phase::Levy { .. }
            | Phase::Over => {
                let pile = &table.harbor.pile;
                let below = pile.below().first().copied().unwrap_or_default();
                Chance::Ship { ship: pick(pile.shuffled(), dice).unwrap_or(below) }
            }
        }
    }

    /// Carries out what was drawn, or refuses it if it cannot have been.
    pub(crate) fn settle(
        &mut self,
        chance: Chance,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match (self.phase, chance) {
            (Phase::Opening, Chance::Opening { start, ships }) => self.open(start, ships, log),
            (Phase::Deal, Chance::Plantations { order }) => self.deal(order, log),
            (Phase::Bills, Chance::Bills { bills }) => self.show_bills(bills, log),
            (Phase::Vote(vote), Chance::Bids { bids }) if vote.done == vote.asked => {
                self.open_bids(vote, bids, log)
            }
            (Phase::Arrivals, Chance::Ship { ship }) => {
                self.sail_in(ship, log)?;
                if !self.table.harbor.has_gaps() {
                    self.next_round();
                }
                Ok(())
            }
            (Phase::Actions { step: Step::Arrival { foreman }, .. }, Chance::Ship { ship }) => {
                self.sail_in(ship, log)?;
                if !self.table.harbor.has_gaps() {
                    self.after_arrival(foreman, log);
                }
                Ok(())
            }
            (_, _) => Err(Refusal::NoChance),
        }
    }

    /// The first two ships dock, the third waits at sea; the third berth stays
    /// empty in the first round (§1).
    fn open(
        &mut self,
        start: Seat,
        ships: [Ship; 3],
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let [first, second, sea] = ships;
        let differ = first != second && second != sea && first != sea;
        let real = ships.iter().all(|&ship| self.table.harbor.pile.contains(ship));
        if !differ || !real || start.index() >= usize::from(self.table.terms.players) {
            return Err(Refusal::ImpossibleDraw);
        }
        let harbor = &mut self.table.harbor;
        ships.iter().for_each(|&ship| harbor.pile.take(ship));
        harbor.berths[Berth::First] = Some(Docked::new(first));
        harbor.berths[Berth::Second] = Some(Docked::new(second));
        harbor.sea = Some(sea);
        self.table.start = start;
        log.record(Event::Opened { start, ships });
        self.phase = match self.table.terms.plantations {
            Plantations::Dealt => Phase::Deal,
            Plantations::Chosen => Phase::Choose { seat: start },
            Plantations::BySeat => self.equipping(),
        };
        Ok(())
    }

    /// Everybody gets one of the plantations that differ; the others stay in the box (Q47).
    fn deal(&mut self, order: [Side; 5], log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !Side::OWN.iter().all(|side| order.contains(side)) {
            return Err(Refusal::ImpossibleDraw);
        }
        for (seat, side) in self.table.start.round(self.table.terms.players).zip(order) {
            self.settle_at(seat, side, log);
        }
        self.phase = self.equipping();
        Ok(())
    }

    /// The uppermost card of each pile is turned up (§2).
    fn show_bills(&mut self, bills: [Act; 4], log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let parliament = &mut self.table.parliament;
        let right = |(&bill, &group): (&Act, &Group)| {
            bill.group() == group && !parliament.seen.contains(bill)
        };
        if !bills.iter().zip(Group::ALL).all(right) {
            return Err(Refusal::ImpossibleDraw);
        }
        for bill in bills {
            parliament.bills[bill.group()] = Some(bill);
            parliament.seen = parliament.seen.with(bill);
        }
        log.record(Event::BillsShown { round: self.table.round, bills });
        self.phase = if self.table.terms.delegate {
            Phase::Delegates { chosen: Seats::NONE }
        } else {
            self.first_turn()
        };
        Ok(())
    }

    fn sail_in(&mut self, ship: Ship, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !self.table.harbor.pile.may_come(ship) {
            return Err(Refusal::ImpossibleDraw);
        }
        self.table.harbor.arrive(ship);
        log.record(Event::ShipCame { ship });
        Ok(())
    }

    /// The action phase is over: the start player changes (§3), then the fifth
    /// cards are shown and votes are bought (§9).
    pub(crate) fn open_parliament(&mut self, log: &mut impl Sink<Event>) {
        self.delegates = self.delegates.map(|_| None);
        let start = self.new_start();
        self.table.start = start;
        log.record(Event::NewStart { seat: start });
        let table = &self.table;
        let votes = PerSeat::from_fn(table.terms.players, |seat| parliament::votes(table, seat));
        for seat in start.round(table.terms.players) {
            if let Some(card) = table.players[seat].fifth() {
                log.record(Event::DelegateShown { seat, card, votes: votes[seat] });
            }
        }
        let all = Seats::all(table.terms.players);
        if parliament::may_buy(table) {
            self.ask_for_bids(parliament::round_of_bids(table, votes, all, false), log);
        } else {
            self.elect(&votes, parliament::leaders(&votes, all), log);
        }
    }

    /// Whose last card has the highest value; of several, whoever played it
    /// latest (§3).
    fn new_start(&self) -> Seat {
        let order = self.table.start.round(self.table.terms.players);
        let value = |seat: &Seat| self.table.players[*seat].last.map_or(0, Character::value);
        order.max_by_key(value).unwrap_or(self.table.start)
    }

    fn ask_for_bids(&mut self, vote: Vote, log: &mut impl Sink<Event>) {
        if vote.asked.is_empty() {
            return self.count(&vote, log);
        }
        self.bids = self.bids.map(|_| None);
        self.phase = Phase::Vote(vote);
    }

    /// The fists are opened; everybody pays, won or not (§9).
    fn open_bids(
        &mut self,
        mut vote: Vote,
        bids: PerSeat<u16>,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if bids != self.bids.map(|bid| bid.map_or(0, Bid::pesos)) {
            return Err(Refusal::OtherBids);
        }
        for seat in self.table.start.round(self.table.terms.players) {
            if vote.asked.contains(seat) {
                let pesos = bids[seat];
                self.table.players[seat].pesos -= pesos;
                vote.votes[seat] += pesos;
                let votes = vote.votes[seat];
                log.record(Event::VotesBought { seat, pesos, votes });
            }
        }
        self.bids = self.bids.map(|_| None);
        self.count(&vote, log);
        Ok(())
    }

    /// A tie is bid for once more by those who tie (§9).
    fn count(&mut self, vote: &Vote, log: &mut impl Sink<Event>) {
        let leaders = parliament::leaders(&vote.votes, vote.running);
        let again = parliament::round_of_bids(&self.table, vote.votes, leaders, true);
        if leaders.len() > 1 && !vote.again && !again.asked.is_empty() {
            let most = leaders.iter().next().map_or(0, |seat| vote.votes[seat]);
            log.record(Event::Tied { votes: most });
            return self.ask_for_bids(again, log);
        }
        self.elect(&vote.votes, leaders, log);
    }

    fn elect(&mut self, votes: &PerSeat<u16>, leaders: Seats, log: &mut impl Sink<Event>) {
        let winner = parliament::first_of(&self.table, leaders);
        if leaders.len() > 1 {
            log.record(Event::TiedAgain { votes: votes[winner] });
        }
        log.record(Event::Won { seat: winner, votes: votes[winner] });
        self.table.parliament.town_hall = false;
        self.phase = Phase::Enact { winner, first: None };
    }

    /// A bill becomes the act of its group; after the last the others leave the game
    /// (§9, Q39).
    pub(crate) fn enact(&mut self, group: Group, act: Act, log: &mut impl Sink<Event>) {
        let Phase::Enact { winner, first } = self.phase else { return };
        let parliament = &mut self.table.parliament;
        parliament.acts[group] = Some(act);
        parliament.fresh = parliament.fresh.with(act);
        parliament.bills[group] = None;
        log.record(Event::Enacted { act });
        if parliament.fresh.len() < u32::from(self.table.printed.enacted) {
            self.phase = Phase::Enact { winner, first: first.or(Some(group)) };
            return;
        }
        parliament.bills = crate::components::PerGroup::default();
        self.phase = Phase::Levy {
            seat: self.table.start,
            levy: Levy::Tax,
            taxed: Seats::NONE,
            given: Seats::NONE,
        };
        self.levy_from(self.table.start, log);
    }

    /// Asks `seat`, or whoever comes next and can pay at all (§10, Q41).
    fn levy_from(&mut self, mut seat: Seat, log: &mut impl Sink<Event>) {
        let Phase::Levy { levy, .. } = self.phase else { return };
        loop {
            if self.is_levied(seat, levy, log) {
                if let Phase::Levy { seat: asked, .. } = &mut self.phase {
                    *asked = seat;
                }
                return;
            }
            seat = self.left_of(seat);
            if seat == self.table.start {
                return self.after_levy(log);
            }
        }
    }

    /// First the taxes of all, then the duties of all (§10).
    fn after_levy(&mut self, log: &mut impl Sink<Event>) {
        if let Phase::Levy { levy: levy @ Levy::Tax, .. } = &mut self.phase {
            *levy = Levy::Duty;
            return self.levy_from(self.table.start, log);
        }
        self.laws_done(log);
    }

    /// Whether `seat` has to be asked. A tax of no pesos counts as paid, or
    /// brings nothing if so agreed (Q42).
    fn is_levied(&mut self, seat: Seat, levy: Levy, log: &mut impl Sink<Event>) -> bool {
        let can_pay = match levy {
            Levy::Tax if laws::tax(&self.table, seat) == 0 => {
                if self.table.terms.empty_tax_paid {
                    self.book(seat, Levy::Tax, log);
                }
                return false;
            }
            Levy::Duty if laws::duty(&self.table).is_none() => return false,
            Levy::Tax => laws::taxable(&self.table, seat).is_ok(),
            Levy::Duty => laws::can_give(&self.table, seat),
        };
        if !can_pay {
            log.record(Event::Unable { seat, levy });
        }
        can_pay
    }

    /// Points for a tax or a duty paid.
    fn book(&mut self, seat: Seat, paid: Levy, log: &mut impl Sink<Event>) {
        if let Phase::Levy { taxed, given, .. } = &mut self.phase {
            match paid {
                Levy::Tax => *taxed = taxed.with(seat),
                Levy::Duty => *given = given.with(seat),
            }
        }
        let points = self.table.printed.law_paid;
        self.table.players[seat].points += points;
        log.record(Event::Paid { seat, levy: paid, points });
    }

    pub(crate) fn pay_tax(&mut self, seat: Seat, pesos: u16, log: &mut impl Sink<Event>) {
        self.table.players[seat].pesos -= pesos;
        self.book(seat, Levy::Tax, log);
        self.next_levy(seat, log);
    }

    /// Some of a kind are handed in, or one each of two kinds (§10).
    pub(crate) fn pay_duty(
        &mut self,
        seat: Seat,
        ((first, count), second): ((Item, u8), Option<Item>),
        log: &mut impl Sink<Event>,
    ) {
        hand_in(&mut self.table, seat, first, count, log);
        if let Some(second) = second {
            hand_in(&mut self.table, seat, second, 1, log);
        }
        self.book(seat, Levy::Duty, log);
        self.next_levy(seat, log);
    }

    /// The question goes on to the left, round to the start player.
    pub(crate) fn next_levy(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        let next = self.left_of(seat);
        if next == self.table.start { self.after_levy(log) } else { self.levy_from(next, log) }
    }

    /// The point for both, subsidies, market acts (§10): in this order (Q41).
    /// What is enacted in this round works in this round (Q40).
    fn laws_done(&mut self, log: &mut impl Sink<Event>) {
        let Phase::Levy { taxed, given, .. } = self.phase else { return };
        let points = self.table.printed.law_both;
        for seat in self.table.start.round(self.table.terms.players) {
            if taxed.contains(seat) && given.contains(seat) {
                self.table.players[seat].points += points;
                log.record(Event::PaidBoth { seat, points });
            }
        }
        laws::subsidize(&mut self.table, log);
        laws::regulate(&mut self.table, log);
        if self.table.round == self.table.printed.rounds {
            scoring::final_scoring(&mut self.table, log);
            log.record(Event::Ended);
            self.phase = Phase::Over;
        } else {
            self.end_round(log);
        }
    }

    /// Raws in the yards rot, markers are taken off, ships leave (§11).
    fn end_round(&mut self, log: &mut impl Sink<Event>) {
        for seat in self.table.start.round(self.table.terms.players) {
            let count = self.table.rot(seat);
            if count > 0 {
                log.record(Event::Rotted { seat, count });
            }
        }
        self.table.markers = Favors::NONE;
        shipping::end_of_round(&mut self.table, log);
        self.phase = Phase::Arrivals;
    }

    /// The next round: cards back in hand, a new set of bills. The church
    /// remembers what it struck for one round (Q34).
    fn next_round(&mut self) {
        let table = &mut self.table;
        table.round += 1;
        for seat in table.players.seats() {
            let player = &mut table.players[seat];
            player.played = Cards::NONE;
            player.last = None;
        }
        table.parliament.fresh = Acts::NONE;
        table.parliament.last_veto = table.parliament.veto.take();
        self.phase = Phase::Bills;
    }
}

/// Any of `members`, each as likely.
fn pick<T>(members: impl Iterator<Item = T> + Clone, dice: &mut dyn Dice) -> Option<T> {
    let count = u32::try_from(members.clone().count()).unwrap_or(0);
    let mut members = members;
    match count {
        0 => None,
        1 => members.next(),
        _ => members.nth(dice.roll(count) as usize),
    }
}

fn any(ships: impl Iterator<Item = Ship> + Clone, dice: &mut dyn Dice) -> Ship {
    pick(ships, dice).unwrap_or_default()
}
