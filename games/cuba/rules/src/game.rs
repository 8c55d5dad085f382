//! The game behind the trait: glue only.

use tabletop::{
    BadSetup, Choices, Dice, Digest, Game, Outcome, PerSeat, Profile, Seat, Seats, Setup, Sink,
    Turn, Viewer,
};

use crate::components::Character;
use crate::rules::scoring;
use crate::sets::Cards;
use crate::{Action, Chance, Ending, Event, Phase, Refusal, Step, Table, Terms, View, setup};

/// A game of Cuba in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cuba {
    pub(crate) table: Table,
    pub(crate) phase: Phase,
    /// The cards that lie face down as delegates (§14).
    pub(crate) delegates: PerSeat<Option<Character>>,
    /// The pesos in the fists (§9).
    pub(crate) bids: PerSeat<Option<u16>>,
}

impl Cuba {
    /// Who owes a decision.
    pub(crate) const fn asked(&self) -> Seats {
        match self.phase {
            Phase::Equip { seat, .. } | Phase::Levy { seat, .. } => Seats::only(seat),
            Phase::Enact { winner, .. } => Seats::only(winner),
            Phase::Actions { step: Step::Arrival { .. }, .. }
            | Phase::Opening
            | Phase::Bills
            | Phase::Arrivals
            | Phase::Over => Seats::NONE,
            Phase::Actions { active, .. } => Seats::only(active),
            Phase::Delegates { chosen } => missing(Seats::all(self.table.terms.players), chosen),
            Phase::Vote(vote) => missing(vote.asked, vote.done),
        }
    }

    /// The cards that `seat` can play.
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        let hand = Cards::ALL.except(self.table.players[seat].played);
        self.delegates[seat].map_or(hand, |delegate| hand.without(delegate))
    }
}

const fn missing(all: Seats, done: Seats) -> Seats {
    let mut missing = all;
    let mut index = 0;
    while index < 8 {
        if done.contains(Seat::new(index)) {
            missing = missing.without(Seat::new(index));
        }
        index += 1;
    }
    missing
}

impl Game for Cuba {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Ending = Ending;

    const PROFILE: Profile = setup::PROFILE;

    fn new(setup: &Setup) -> Result<Cuba, BadSetup> {
        let table = Table::new(Terms::new(setup)?);
        let nobody = PerSeat::from_fn(setup.players, |_| None);
        let no_bids = PerSeat::from_fn(setup.players, |_| None);
        Ok(Cuba { table, phase: Phase::Opening, delegates: nobody, bids: no_bids })
    }

    fn turn(&self) -> Turn {
        match (self.phase, self.asked()) {
            (Phase::Over, _) => Turn::Over,
            (_, Seats::NONE) => Turn::Chance,
            (_, seats) => Turn::Decide(seats),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.plan(seat, action).map(drop)
    }

    fn actions(&self, seat: Seat, into: &mut Choices<Action>) {
        if self.asked().contains(seat) {
            self.list(seat, into);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let planned = self.plan(seat, action)?;
        self.carry_out(seat, planned, log);
        Ok(())
    }

    fn draw(&self, dice: &mut dyn Dice) -> Chance {
        self.sample(dice)
    }

    fn resolve(&mut self, chance: &Chance, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.settle(*chance, log)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, dice: &mut dyn Dice) -> Cuba {
        view.imagine(dice)
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.redacted(viewer)
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        let standings = scoring::standings(&self.table);
        (self.phase == Phase::Over).then_some(Outcome { ending: Ending::LastRound, standings })
    }

    fn audit(&self) -> Vec<String> {
        let mut breaches = self.table.audit();
        for seat in self.table.players.seats() {
            if self.delegates[seat]
                .is_some_and(|card| self.table.players[seat].played.contains(card))
            {
                breaches.push(format!("{seat:?} has played the delegate"));
            }
            if self.bids[seat].is_some_and(|pesos| pesos > self.table.players[seat].pesos) {
                breaches.push(format!("{seat:?} bids more than they have"));
            }
        }
        breaches
    }

    fn digest(&self, out: &mut Digest) {
        self.write_digest(out);
    }
}
