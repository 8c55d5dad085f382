//! The game behind the trait: glue only.

use tabletop::{
    BadSetup, Choices, Dice, Digest, Game, Outcome, Printed, Profile, Seat, Seats, Setup, Sink,
    Turn, Viewer,
};

use crate::components::Data;
use crate::deal::{self, Secrets};
use crate::phase::Step;
use crate::rules::scoring;
use crate::{Action, Chance, CubeExpress, Ending, Event, Phase, Refusal, Table, Terms, View};
use crate::{choices, setup};

impl Game for CubeExpress {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Ending = Ending;
    type Data = Data;

    const PROFILE: Profile = setup::PROFILE;

    fn new(setup: &Setup, data: &'static Data) -> Result<CubeExpress, BadSetup> {
        let terms = Terms::new(setup)?;
        let (table, secrets) = (Table::new(terms, Printed::new(data)), Secrets::new(terms, data));
        Ok(CubeExpress { terms, table, secrets, phase: Phase::Deal })
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
            choices::list(&self.table, seat, (step, self.secrets.hands[seat]), into);
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
            Phase::Deal => deal::shuffle(self.terms, self.table.data(), dice),
            Phase::Turn { .. } | Phase::Over { .. } => {
                Chance::Refill { tile: deal::any_of(self.secrets.pile, dice) }
            }
        }
    }

    fn resolve(&mut self, chance: &Chance, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.phase, *chance) {
            (Phase::Deal, Chance::Deal { start, hands, market, goals }) => {
                self.lay_out((start, &hands), (market, goals), log)
            }
            (Phase::Turn { step: Step::Refill { gap }, .. }, Chance::Refill { tile }) => {
                self.refill(gap, tile, log)
            }
            (_, Chance::Deal { .. } | Chance::Refill { .. }) => Err(Refusal::NoChance),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, dice: &mut dyn Dice) -> CubeExpress {
        view.imagine(dice)
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        let Phase::Over { ending } = self.phase else { return None };
        Some(Outcome { ending, standings: scoring::standings(&self.table) })
    }

    fn audit(&self) -> Vec<String> {
        let mut breaches = self.table.audit();
        self.audit_tiles(&mut breaches);
        breaches
    }

    fn digest(&self, out: &mut Digest) {
        self.write_digest(out);
    }
}
