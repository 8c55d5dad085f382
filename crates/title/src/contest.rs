//! Bots against each other.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Budget, Clock, Seen};
use boxes::{Boxed, Contents};
use serde_json::json;
use tabletop::{Dice, Game, Log, Move, Mute, Seat, SeededDice, Setup, Tell as _, Turn};

use crate::count::Count;
use crate::listed::{Hire, Listed, hire};
use crate::objection::Objection;
use crate::outside::{self, Outside, Outsider};
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
    /// Where bots are fetched that are no part of this program.
    pub outside: Option<Arc<dyn Outside>>,
}

impl Contest {
    /// A contest in which each bot thinks as much as it usually does.
    pub const fn new(setup: Setup, data: String, bots: Vec<String>, seed: u64) -> Contest {
        Contest { setup, data, bots, seed, budget: None, outside: None }
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
    /// What the game counts of its play.
    pub counts: Vec<Count>,
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

/// Whoever sits at a seat.
enum Player<'h, G: Game> {
    Hired(&'h Hire<G>, Box<dyn Bot<G>>),
    Outside(Box<dyn Outsider>),
}

impl<'h, G: Game> Player<'h, G> {
    fn fetch(bots: &'h [Hire<G>], contest: &Contest, name: &str) -> Result<Self, Objection> {
        match contest.outside.as_ref().and_then(|outside| outside.fetch(name)) {
            Some(fetched) => fetched.map(Player::Outside),
            None => hire(bots, name).map(|hired| Player::Hired(hired, hired.bot())),
        }
    }

    fn choose(
        &mut self,
        game: &G,
        seen: &Seen<'_, G>,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> Result<G::Action, Objection> {
        match self {
            Player::Hired(_, bot) => Ok(bot.choose(seen, clock, dice)),
            Player::Outside(program) => outside::decided(program.as_mut(), game, seen),
        }
    }

    /// What it may think where nothing is said.
    const fn usual(&self) -> Budget {
        match self {
            Player::Hired(hired, _) => hired.moves(),
            Player::Outside(_) => Budget::Moves(0),
        }
    }
}

/// What a program is told before each game.
fn begun(contest: &Contest, game: &str, number: u64, seat: Seat) -> String {
    let budget = contest.budget.map(|budget| match budget {
        Budget::Time(time) => json!({"ms": u64::try_from(time.as_millis()).unwrap_or(u64::MAX)}),
        Budget::Moves(moves) => json!({"moves": moves}),
    });
    // Randomness of its own, of which nothing about the game's dice can be learned.
    let stream = number.wrapping_mul(8).wrapping_add(seat.index() as u64);
    let seed = SeededDice::stream(contest.seed.rotate_left(32) ^ SEEDS, stream).roll(u32::MAX);
    let setup = &contest.setup;
    let told = json!({"begin": {
        "game": game,
        "variant": setup.variant,
        "players": setup.players,
        "setup": setup.switches,
        "box": contest.data,
        "number": number,
        "seat": seat,
        "names": contest.bots,
        "seed": seed,
        "budget": budget,
    }});
    told.to_string()
}

/// Tells the seeds of programs from the seeds of games.
const SEEDS: u64 = 0x0070_726f_6772_616d;

/// Tells those from outside that a game begins.
fn greet<G: Game>(
    players: &mut [Player<'_, G>],
    contest: &Contest,
    number: u64,
) -> Result<(), Objection> {
    for (seat, player) in Seat::new(0).round(contest.setup.players).zip(players) {
        if let Player::Outside(program) = player {
            program.hear(begun(contest, G::PROFILE.id, number, seat))?;
        }
    }
    Ok(())
}

/// Tells those from outside how the game ended, and lets them go.
fn dismiss<G: Game>(
    players: Vec<Player<'_, G>>,
    contest: &Contest,
    ended: &Ended,
) -> Result<(), Objection> {
    for (player, name) in players.into_iter().zip(&contest.bots) {
        if let (Player::Outside(mut program), Some(outside)) = (player, &contest.outside) {
            program.hear(outside::over(ended))?;
            outside.release(name, program);
        }
    }
    Ok(())
}

/// Plays one game of a contest.
pub(crate) fn play<G: Game<Data: Contents>, B>(
    listed: &Listed<G, B>,
    contest: &Contest,
    number: u64,
    keep_moves: bool,
) -> Result<Bout, Objection> {
    let names = contest.bots.iter();
    let mut players: Vec<Player<'_, G>> =
        names.map(|name| Player::fetch(listed.bots, contest, name)).collect::<Result<_, _>>()?;
    let mut details = vec![Detail::default(); players.len()];
    let mut dice = SeededDice::stream(contest.seed, number);
    let refused = |why: &dyn std::error::Error| Objection::Format(why.to_string());
    let boxed = Listed::<G, B>::boxed(&contest.data).map_err(|unknown| refused(&unknown))?;
    let mut game = G::new(&contest.setup, boxed).map_err(|bad| refused(&bad))?;
    greet(&mut players, contest, number)?;
    let mut moves = Vec::new();
    let mut log = Log::default();
    let mut actions = 0;
    for _ in 0..G::PROFILE.longest {
        match game.turn() {
            Turn::Over => {
                let ended = ended(&game).ok_or(Objection::Endless(G::PROFILE.name))?;
                dismiss(players, contest, &ended)?;
                let transcript =
                    keep_moves.then(|| written::<G>(contest, boxed, &moves, ended.clone()));
                let mut events = BTreeMap::new();
                log.0.iter().for_each(|event: &G::Event| {
                    *events.entry(event.message().id).or_default() += 1;
                });
                let counts = listed.counts.map_or_else(Vec::new, |count| count(&game, &log.0));
                return Ok(Bout { actions, ended, transcript, events, counts, details });
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
                let player = &mut players[seat.index()];
                let budget = contest.budget.unwrap_or_else(|| player.usual());
                let mut clock = Clock::new(budget);
                let seen = Seen::new(&game, seat).after(&log.0);
                let action = player.choose(&game, &seen, &mut clock, &mut dice)?;
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
                transcript.decision(ply, *seat, json!(action), mark);
            }
            Move::Chance(chance) => transcript.chance(ply, (json!(chance), None), mark),
        }
    }
    transcript.end(end);
    transcript
}

/// A bot's move or a draw that the rules refuse is a defect; it is told, not hidden.
fn unexpected(refusal: impl std::error::Error) -> Objection {
    Objection::Format(format!("a bot's move was refused: {refusal}"))
}
