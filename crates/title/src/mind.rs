//! A bot at a table, with what it remembers.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::time::Duration;

use art::Board;
use bots::{Bot, Clock, Seen};
use serde_json::Value;
use tabletop::{Dice, Game, Seat, Viewer};

use crate::hosted::Hosted;
use crate::listed::Hire;
use crate::objection::Objection;
use crate::table::{Happened, Table};
use crate::told::{events, written};

/// A bot hired for one seat of one table, for as long as what it has heard still stands.
pub trait Mind: fmt::Debug + Send {
    /// How long it thinks about a decision.
    fn time(&self) -> Duration;
    /// How many moves of the game it has heard of.
    fn heard(&self) -> usize;
    /// Decides at `place`, thinking no longer than `clock` allows.
    fn decide(
        &mut self,
        place: &Place<'_>,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> Result<Value, Objection>;
}

/// Where a bot is to decide.
#[derive(Debug)]
pub struct Place<'p> {
    /// The table as it stands.
    pub table: &'p dyn Table,
    /// Its seat.
    pub seat: Seat,
    /// What the moves made happen that it has not yet heard of.
    pub news: &'p [&'p dyn Happened],
}

/// A bot of a listed game.
pub(crate) struct Hired<G: Game, B> {
    bot: Box<dyn Bot<G>>,
    time: Duration,
    heard: usize,
    events: Vec<G::Event>,
    board: PhantomData<fn() -> B>,
}

impl<G: Game, B: Board<G> + 'static> Hired<G, B> {
    pub(crate) fn boxed(hire: &Hire<G>) -> Box<dyn Mind> {
        let (bot, time) = (hire.bot(), hire.level().time);
        Box::new(Hired::<G, B> { bot, time, heard: 0, events: Vec::new(), board: PhantomData })
    }
}

impl<G: Game, B> fmt::Debug for Hired<G, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a bot that has heard of {} moves", self.heard)
    }
}

impl<G: Game, B: Board<G> + 'static> Mind for Hired<G, B> {
    fn time(&self) -> Duration {
        self.time
    }

    fn heard(&self) -> usize {
        self.heard
    }

    fn decide(
        &mut self,
        place: &Place<'_>,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> Result<Value, Objection> {
        let table: &dyn Any = place.table;
        let Some(hosted) = table.downcast_ref::<Hosted<G, B>>() else {
            return Err(Objection::Format(format!("no table of {}", G::PROFILE.name)));
        };
        self.heard += place.news.len();
        self.events.extend(events::<G, B>(place.news, Viewer::Player(place.seat)));
        let seen = Seen::new(&hosted.game, place.seat).after(&self.events);
        Ok(written(&self.bot.choose(&seen, clock, dice)))
    }
}
