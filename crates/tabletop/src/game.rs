//! The one trait a game implements.

use std::{error::Error, fmt};

use serde::{Serialize, de::DeserializeOwned};

use crate::{BadSetup, Choices, Dice, Digest, Key, Outcome, Profile, Seat, Seats, Setup};
use crate::{Sink, Spell, Tell};

/// A board game in progress: the implementing type *is* the position.
///
/// The rules are a pure fold over a [`Setup`] and a list of [`Move`]s. No
/// implementation reads a clock, a file or a random number generator. The laws
/// that `testkit` checks on random games are the other half of this contract.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// One whole decision of one player. Persisted.
    type Action: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Spell + Send + Sync;
    /// What a shuffle, a draw, a die or an opened secret came to. Persisted.
    type Chance: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A fact the players would announce at the table.
    type Event: Clone + Eq + fmt::Debug + Serialize + Tell + Send + Sync;
    /// Everything one viewer may know, and nothing else.
    type View: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// Why a move is against the rules.
    type Refusal: Error + Cites + Tell + Clone + Eq + Send + Sync;
    /// The ways the game can end.
    type Ending: Key + Serialize;
    /// What is printed in the box: every number that is not a rule's.
    type Data: Send + Sync + 'static;

    /// What the box says: names, player counts, variants, switches.
    const PROFILE: Profile;

    /// Lays out the components of a box as agreed. Position and views carry `data` along.
    fn new(setup: &Setup, data: &'static Self::Data) -> Result<Self, BadSetup>;

    /// Who or what the game waits for.
    fn turn(&self) -> Turn;

    /// Why `seat` may not do `action` now; legality is decided here alone.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Lists every action that [`Game::check`] allows `seat`, in a fixed order.
    fn actions(&self, seat: Seat, into: &mut Choices<Self::Action>);

    /// Carries out a decision, or refuses it and leaves the game untouched.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Samples the outcome that [`Turn::Chance`] waits for.
    ///
    /// Asked at any other time it may answer anything; [`Game::resolve`] refuses it.
    fn draw(&self, dice: &mut dyn Dice) -> Self::Chance;

    /// Carries out what was drawn, or refuses it if it cannot have been.
    fn resolve(
        &mut self,
        chance: &Self::Chance,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// The game as `viewer` sees it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A possible game behind `view`; what bots think in.
    fn determinize(view: &Self::View, dice: &mut dyn Dice) -> Self;

    /// What `viewer` may learn of `event`.
    fn redact(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// How the game ended, once it is over.
    fn outcome(&self) -> Option<Outcome<Self::Ending>>;

    /// Breaches of what must hold in every position, such as lost money.
    fn audit(&self) -> Vec<String>;

    /// Writes the countable facts of the position in a fixed order.
    fn digest(&self, out: &mut Digest);
}

/// A refusal that can say which rule it rests on.
pub trait Cites {
    /// The chapter or ruling, such as `§4` or `Q07`.
    fn cites(&self) -> &'static str;
}

/// Who or what a game waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Each of these players owes a decision, in whichever order they come.
    Decide(Seats),
    /// The dice or cards must speak.
    Chance,
    /// The game has ended.
    Over,
}

/// Who is looking at the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player, who also sees behind their own screen.
    Player(Seat),
    /// Everyone else.
    Public,
}

/// One line of a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move<A, C> {
    /// A player decided.
    Decision(Seat, A),
    /// Chance decided.
    Chance(C),
}
