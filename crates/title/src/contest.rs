//! Bots against each other.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Bot, Budget, Clock, Seen};
use boxes::{Boxed, Contents};
use tabletop::{Dice, Game, Log, Move, Mute, SeededDice, Setup, Tell as _, Turn};

use crate::listed::{Hire, Listed, hire};
use crate::objection::Objection;
use crate::table::Ended;
use crate::told::ended;
use crate::transcript::{Header, Transcript};

/// Who plays what, from which seed.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game as agreed.
    pub setup: Setup,
    /// The hash of the box that is played with.
    pub data: String,
    /// The bot in each seat.
    pub bots: Vec<String>,
    /// Game number k is drawn from this seed's k-th stream.
    pub seed: u64,
    /// What a decision may cost; each bot's own number of imagined moves if nothing is said.
    pub budget: Option<Budget>,
}

impl Contest {
    /// A contest in which each bot thinks as much as it usually does.
    pub const fn new(setup: Setup, data: String, bots: Vec<String>, seed: u64) -> Contest {
        Contest { setup, data, bots, seed, budget: None }
    }
}

/// One game of a contest.
#[derive(Clone, Debug)]
pub struct Bout {
    /// Decisions of seats; chance is not counted.
    pub actions: u64,
    /// How it ended.
    pub ended: Ended,
    /// Every move, if they were to be kept.
    pub transcript: Option<Transcript>,
    /// How often each thing was announced, by the id of its sentence.
    pub events: BTreeMap<&'static str, u64>,
    /// What each seat spent on its decisions.
    pub details: Vec<Detail>,
}

/// What a seat spent on its decisions.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Detail {
    /// How many it made.
    pub decisions: u64,
    /// How long they took together, and the longest of them.
    pub time: Duration,
    /// The longest of them.
    pub worst: Duration,
    /// How many moves it imagined.
    pub imagined: u64,
}

impl Detail {
    fn add(&mut self, clock: &Clock<'_>) {
        let time = clock.elapsed();
        self.decisions += 1;
        self.time += time;
        self.worst = self.worst.max(time);
        self.imagined += clock.moves();
    }
}

/// Plays one game of a contest.
pub(crate) fn play<G: Game<Data: Contents>, B>(
    listed: &Listed<G, B>,
    contest: &Contest,
    number: u64,
    keep_moves: bool,
) -> Result<Bout, Objection> {
    let hired: Vec<&Hire<G>> =
        contest.bots.iter().map(|name| hire(listed.bots, name)).collect::<Result<_, _>>()?;
    let mut bots: Vec<Box<dyn Bot<G>>> = hired.iter().map(|hired| hired.bot()).collect();
    let mut details = vec![Detail::default(); bots.len()];
    let mut dice = SeededDice::stream(contest.seed, number);
    let refused = |why: &dyn std::error::Error| Objection::Format(why.to_string());
    let boxed = Listed::<G, B>::boxed(&contest.data).map_err(|unknown| refused(&unknown))?;
    let mut game = G::new(&contest.setup, boxed).map_err(|bad| refused(&bad))?;
    let mut moves = Vec::new();
    let mut log = Log::default();
    let mut actions = 0;
    for _ in 0..G::PROFILE.longest {
        match game.turn() {
            Turn::Over => {
                let ended = ended(&game).ok_or(Objection::Endless(G::PROFILE.name))?;
                let transcript =
                    keep_moves.then(|| written::<G>(contest, boxed, &moves, ended.clone()));
                let mut events = BTreeMap::new();
                log.0.iter().for_each(|event: &G::Event| {
                    *events.entry(event.message().id).or_default() += 1;
                });
                return Ok(Bout { actions, ended, transcript, events, details });
            }
            Turn::Chance => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut log).map_err(unexpected)?;
                if keep_moves {
                    moves.push(Move::Chance(chance));
                }
            }
            Turn::Decide(seats) => {
                // Those who decide at once are asked in random order: it must not matter.
                let nth = if seats.len() == 1 { 0 } else { dice.roll(seats.len()) as usize };
                let Some(seat) = seats.iter().nth(nth) else {
                    return Err(Objection::Endless(G::PROFILE.name));
                };
                let budget = contest.budget.unwrap_or_else(|| hired[seat.index()].moves());
                let mut clock = Clock::new(budget);
                let seen = Seen::new(&game, seat).after(&log.0);
                let action = bots[seat.index()].choose(&seen, &mut clock, &mut dice);
                details[seat.index()].add(&clock);
                game.apply(seat, &action, &mut log).map_err(unexpected)?;
                actions += 1;
                if keep_moves {
                    moves.push(Move::Decision(seat, action));
                }
            }
        }
    }
    Err(Objection::Endless(G::PROFILE.name))
}

/// The transcript of a contest's game, with its marks.
fn written<G: Game<Data: Contents>>(
    contest: &Contest,
    boxed: &'static Boxed<G::Data>,
    moves: &[Move<G::Action, G::Chance>],
    end: Ended,
) -> Transcript {
    let names = contest.bots.clone();
    let header = Header::new(G::PROFILE.id, &contest.setup, &boxed.into(), names);
    let mut transcript = Transcript::new(&header);
    let mut game = G::new(&contest.setup, boxed).ok();
    let mut mark = |one: &Move<G::Action, G::Chance>| {
        let game = game.as_mut()?;
        let done = match one {
            Move::Decision(seat, action) => game.apply(*seat, action, &mut Mute),
            Move::Chance(chance) => game.resolve(chance, &mut Mute),
        };
        done.ok().map(|()| tabletop::fingerprint(game))
    };
    for (ply, one) in (0..).zip(moves) {
        let mark = mark(one);
        match one {
            Move::Decision(seat, action) => {
                transcript.decision(ply, *seat, serde_json::json!(action), mark);
            }
            Move::Chance(chance) => transcript.chance(ply, serde_json::json!(chance), mark),
        }
    }
    transcript.end(end);
    transcript
}

/// A bot's move or a draw that the rules refuse is a defect; it is told, not hidden.
fn unexpected(refusal: impl std::error::Error) -> Objection {
    Objection::Format(format!("a bot's move was refused: {refusal}"))
}
