//! The game behind the trait: glue only.

use tabletop::{
    BadSetup, Choices, Dice, Digest, Game, Outcome, Profile, Seat, Seats, Setup, Sink, Turn, Viewer,
};

use crate::components::Data;
use crate::{Action, Chance, Cuba18, Ending, Event, Refusal, Round, Table, Terms, View};
use crate::{choices, digest, rules, setup};

impl Game for Cuba18 {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Ending = Ending;
    type Data = Data;

    const PROFILE: Profile = setup::PROFILE;

    fn new(setup: &Setup, data: &'static Data) -> Result<Cuba18, BadSetup> {
        let terms = Terms::new(setup)?;
        Ok(Cuba18 { terms, table: Table::new(terms, data), round: Round::Deal })
    }

    fn turn(&self) -> Turn {
        match (self.asked(), &self.round) {
            (Some(seat), _) => Turn::Decide(Seats::only(seat)),
            (None, Round::Over { .. }) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.plan(seat, action).map(drop)
    }

    fn actions(&self, seat: Seat, into: &mut Choices<Action>) {
        if self.asked() == Some(seat) {
            choices::list(self, seat, into);
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
        rules::shuffle(self.terms.players, dice)
    }

    fn resolve(&mut self, chance: &Chance, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let Chance::Order { order } = *chance;
        if self.round != Round::Deal {
            return Err(Refusal::NoChance);
        }
        let players = usize::from(self.terms.players);
        let expected = |seat: usize| Seat::new(u8::try_from(seat).unwrap_or(u8::MAX));
        let mut sorted = order;
        sorted[..players].sort_unstable();
        if (0..order.len()).any(|place| sorted[place] != expected(place)) {
            return Err(Refusal::ImpossibleOrder);
        }
        self.table.order = order;
        log.record(Event::Ordered { order: order[..players].to_vec() });
        self.open_auction(1);
        Ok(())
    }

    fn view(&self, _: Viewer) -> View {
        View(*self)
    }

    fn determinize(view: &View, _: &mut dyn Dice) -> Cuba18 {
        view.0
    }

    fn redact(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        self.result()
    }

    fn audit(&self) -> Vec<String> {
        self.table.audit(self.terms)
    }

    fn digest(&self, out: &mut Digest) {
        digest::write(self, out);
    }
}
