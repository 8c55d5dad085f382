//! Bots against each other.

use bots::{Bot, Seen};
use tabletop::{Dice, Game, Move, Mute, SeededDice, Setup, Turn};

use crate::hosted::{Hire, ended, hire};
use crate::table::{Ended, Objection};
use crate::transcript::Transcript;

/// Who plays what, from which seed.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game as agreed.
    pub setup: Setup,
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
pub(crate) fn play<G: Game>(
    listed: &[Hire<G>],
    contest: &Contest,
    number: u64,
    keep_moves: bool,
) -> Result<Bout, Objection> {
    let mut bots: Vec<Box<dyn Bot<G>>> =
        contest.bots.iter().map(|name| hire(listed, name)).collect::<Result<_, _>>()?;
    let mut dice = SeededDice::stream(contest.seed, number);
    let mut game = G::new(&contest.setup).map_err(|bad| Objection::Format(bad.to_string()))?;
    let mut moves = Vec::new();
    let mut actions = 0;
    for _ in 0..G::PROFILE.longest {
        match game.turn() {
            Turn::Over => {
                let ended = ended(&game).ok_or(Objection::Endless(G::PROFILE.name))?;
                let transcript =
                    keep_moves.then(|| Transcript::of::<G>(contest, &moves, ended.clone()));
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

/// A bot's move or a draw that the rules refuse is a defect; it is told, not hidden.
fn unexpected(refusal: impl std::error::Error) -> Objection {
    Objection::Format(format!("a bot's move was refused: {refusal}"))
}
