//! The game behind the trait: glue only.

use tabletop::{
    BadSetup, Choices, Dice, Digest, Game, Outcome, PerSeat, Profile, Seat, Seats, Setup, Sink,
    Turn, Viewer,
};

use crate::data::Data;
use crate::rules::scoring;
use crate::{Action, Chance, Cuba, Ending, Event, Phase, Refusal, Table, Terms, View, setup};

impl Game for Cuba {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Ending = Ending;
    type Data = Data;

    const PROFILE: Profile = setup::PROFILE;

    fn new(setup: &Setup, data: &'static Data) -> Result<Cuba, BadSetup> {
        let table = Table::new(Terms::new(setup)?, data);
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
            if self.bids[seat].is_some_and(|bid| bid.pesos() > self.table.players[seat].pesos) {
                breaches.push(format!("{seat:?} bids more than they have"));
            }
        }
        breaches
    }

    fn digest(&self, out: &mut Digest) {
        self.write_digest(out);
    }
}
