//! The game behind the trait: glue only.

use tabletop::{
    BadSetup, Choices, Dice, Digest, Game, Outcome, Printed, Profile, Seat, Seats, Setup, Sink,
    Turn, Viewer,
};

use crate::components::Data;
use crate::phase::Step;
use crate::rules::{scoring, ship};
use crate::{Action, Chance, Ending, Event, Phase, Refusal, Santiago, Table, Terms, View};
use crate::{choices, course, setup};

impl Game for Santiago {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Ending = Ending;
    type Data = Data;

    const PROFILE: Profile = setup::PROFILE;

    fn new(setup: &Setup, data: &'static Data) -> Result<Santiago, BadSetup> {
        let terms = Terms::new(setup)?;
        Ok(Santiago { terms, table: Table::new(terms, Printed::new(data)), phase: Phase::Layout })
    }

    fn turn(&self) -> Turn {
        match (&self.phase, self.asked()) {
            (Phase::Over { .. }, _) => Turn::Over,
            (_, Some((seat, _))) => Turn::Decide(Seats::only(seat)),
            (_, None) => Turn::Chance,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.plan(seat, action).map(drop)
    }

    fn actions(&self, seat: Seat, into: &mut Choices<Action>) {
        if let Some((_, step)) = self.asked().filter(|&(asked, _)| asked == seat) {
            choices::list(&self.table, seat, step, into);
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
        match self.phase {
            Phase::Layout => course::shuffle(self.terms.players, dice),
            Phase::Turn { .. } => Chance::Dice { faces: ship::roll(&self.table.data, dice) },
            Phase::Screens { .. } | Phase::Over { .. } => Chance::Screens {},
        }
    }

    fn resolve(&mut self, chance: &Chance, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.phase, *chance) {
            (Phase::Layout, Chance::Layout { houses, street, start }) => {
                self.lay_out(houses, street, start, log)
            }
            (
                Phase::Turn { active, step: Step::Dice { chooser, then } },
                Chance::Dice { faces },
            ) => {
                let rolled = ship::rolled(&self.table.data, faces)?;
                log.record(Event::Rolled { seat: chooser, faces: rolled });
                self.phase = Phase::Turn { active, step: Step::Demand { chooser, rolled, then } };
                Ok(())
            }
            (Phase::Screens { ending, active }, Chance::Screens {}) => {
                log.record(Event::ScreensLifted);
                self.end(ending, active, log);
                Ok(())
            }
            (_, Chance::Layout { .. } | Chance::Dice { .. } | Chance::Screens {}) => {
                Err(Refusal::NoChance)
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, dice: &mut dyn Dice) -> Santiago {
        view.imagine(dice)
    }

    fn redact(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        let Phase::Over { ending, active } = self.phase else { return None };
        Some(Outcome { ending, standings: scoring::standings(&self.table, active) })
    }

    fn audit(&self) -> Vec<String> {
        self.table.audit()
    }

    fn digest(&self, out: &mut Digest) {
        self.write_digest(out);
    }
}
