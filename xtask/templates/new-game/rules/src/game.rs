//! The rules as the table's hosts call them: glue only.

use tabletop::{
    BadSetup, Choices, Dice, Digest, Game, Outcome, Profile, Seat, Seats, Setup, Sink, Standing,
    Turn, Viewer,
};

use crate::action::{Action, Chance};
use crate::components::Data;
use crate::event::{Ending, Event};
use crate::refusal::Refusal;
use crate::table::{Phase, Table, View};
use crate::taking::{Taking, taking};

/// A game of {{name}} in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct {{type}} {
    table: Table,
    phase: Phase,
}

impl {{type}} {
    fn plan(&self, seat: Seat, action: &Action) -> Result<Taking, Refusal> {
        match (self.phase, action) {
            (Phase::Turn(active), &Action::Take { count }) if active == seat => {
                taking(&self.table, seat, count)
            }
            (Phase::Start | Phase::Turn(_) | Phase::Over, Action::Take { .. }) => {
                Err(Refusal::NotYourTurn)
            }
        }
    }

    fn players(&self) -> u8 {
        self.table.held.len()
    }
}

impl Game for {{type}} {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Ending = Ending;
    type Data = Data;

    const PROFILE: Profile = Profile {
        id: "{{id}}",
        name: "{{name}}",
        variants: &[(2, &["standard"]), (3, &["standard"]), (4, &["standard"])],
        hidden: &[],
        switches: &[],
        edition: 1,
        digest: 1,
        longest: 50,
    };

    fn new(setup: &Setup, data: &'static Data) -> Result<{{type}}, BadSetup> {
        {{type}}::PROFILE.check(setup)?;
        Ok({{type}} { table: Table::new(setup.players, data), phase: Phase::Start })
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start => Turn::Chance,
            Phase::Turn(seat) => Turn::Decide(Seats::only(seat)),
            Phase::Over => Turn::Over,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.plan(seat, action).map(drop)
    }

    fn actions(&self, seat: Seat, into: &mut Choices<Action>) {
        let all = (1..=self.table.data.most).map(|count| Action::Take { count });
        all.filter(|action| self.check(seat, action).is_ok()).for_each(|action| into.push(action));
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.plan(seat, action)?.carry_out(&mut self.table, log);
        self.phase = if self.table.heap > 0 {
            Phase::Turn(seat.left(1, self.players()))
        } else {
            log.record(Event::Ended { ending: Ending::Heap });
            Phase::Over
        };
        Ok(())
    }

    fn draw(&self, dice: &mut dyn Dice) -> Chance {
        let seat = u8::try_from(dice.roll(self.players().into())).unwrap_or(0);
        Chance::Start { seat: Seat::new(seat) }
    }

    fn resolve(&mut self, chance: &Chance, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let Chance::Start { seat } = *chance;
        let is_seated = self.table.held.seats().any(|other| other == seat);
        if self.phase != Phase::Start || !is_seated {
            return Err(Refusal::NoChance);
        }
        self.phase = Phase::Turn(seat);
        log.record(Event::Started { seat });
        Ok(())
    }

    fn view(&self, _: Viewer) -> View {
        View { table: self.table, phase: self.phase }
    }

    fn determinize(view: &View, _: &mut dyn Dice) -> {{type}} {
        {{type}} { table: view.table, phase: view.phase }
    }

    fn redact(event: &Event, _: Viewer) -> Event {
        *event
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        let standings = Standing::rank(&self.table.held, |&held| held.into());
        (self.phase == Phase::Over).then_some(Outcome { ending: Ending::Heap, standings })
    }

    fn audit(&self) -> Vec<String> {
        let Table { data, heap, held } = self.table;
        let found = heap + held.iter().sum::<u8>();
        let due = self.players() * data.pebbles_each;
        if found == due { Vec::new() } else { vec![format!("{found} pebbles, not {due}")] }
    }

    fn digest(&self, out: &mut Digest) {
        let {{type}} { table: Table { data: _, heap, held }, phase } = self;
        out.number(*heap);
        held.iter().for_each(|&held| out.number(held));
        match phase {
            Phase::Start => out.byte(0),
            Phase::Turn(seat) => {
                out.byte(1);
                out.number(u8::try_from(seat.index()).unwrap_or(u8::MAX));
            }
            Phase::Over => out.byte(2),
        }
    }
}
