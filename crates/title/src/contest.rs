//! Bots against each other.

use bots::{Bot, Seen};
use boxes::{Boxed, Contents};
use tabletop::{Dice, Game, Move, Mute, SeededDice, Setup, Turn};

use crate::listed::{Listed, hire};
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
}

/// Plays one game of a contest.
pub(crate) fn play<G: Game<Data: Contents>, B>(
    listed: &Listed<G, B>,
    contest: &Contest,
    number: u64,
    keep_moves: bool,
) -> Result<Bout, Objection> {
    let mut bots: Vec<Box<dyn Bot<G>>> =
        contest.bots.iter().map(|name| hire(listed.bots, name)).collect::<Result<_, _>>()?;
    let mut dice = SeededDice::stream(contest.seed, number);
    let refused = |why: &dyn std::error::Error| Objection::Format(why.to_string());
    let boxed = Listed::<G, B>::boxed(&contest.data).map_err(|unknown| refused(&unknown))?;
    let mut game = G::new(&contest.setup, boxed).map_err(|bad| refused(&bad))?;
    let mut moves = Vec::new();
    let mut actions = 0;
    for _ in 0..G::PROFILE.longest {
        match game.turn() {
            Turn::Over => {
                let ended = ended(&game).ok_or(Objection::Endless(G::PROFILE.name))?;
                let transcript =
                    keep_moves.then(|| written::<G>(contest, boxed, &moves, ended.clone()));
                return Ok(Bout { actions, ended, transcript });
            }
            Turn::Chance => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Mute).map_err(unexpected)?;
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
                let action = bots[seat.index()].choose(&Seen::new(&game, seat), &mut dice);
                game.apply(seat, &action, &mut Mute).map_err(unexpected)?;
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
