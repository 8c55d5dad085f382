//! How fast bots think, and how late they answer.

use std::hint::black_box;
use std::time::Duration;

use bots::{Budget, Clock, Seen};
use tabletop::{Choices, Dice as _, Game, Mute, SeededDice, Turn};

use crate::bench::{Figure, as_float, fresh, step, usual};
use crate::listed::Hire;

/// A bot that thinks may think so long each time.
const THOUGHT: Duration = Duration::from_millis(20);

/// Where bots are asked: in games of whom, how often in one run, and at one of how many decisions.
struct Where<'h, G: Game> {
    players: &'h Hire<G>,
    asked: usize,
    of: u32,
}

/// How many moves the bots that think imagine in a second on one core, and how much later than
/// its time the strongest answers where most sit at the table and play well.
pub(crate) fn thinking<G: Game>(
    runs: u32,
    data: &'static G::Data,
    bots: &[Hire<G>],
) -> Vec<Figure> {
    let (profile, usual) = (G::PROFILE, usual(&G::PROFILE));
    let most = profile.players().last().unwrap_or(usual);
    let mut figures = Vec::new();
    let thinkers = bots.iter().filter(|bot| !bot.level().time.is_zero());
    for thinker in thinkers {
        let Some(fresh) = fresh::<G>(usual, data) else { continue };
        let Some(players) = bots.first() else { continue };
        let anywhere = Where { players, asked: 60, of: 8 };
        let run = |run| think(&fresh, thinker, &anywhere, run);
        let rates = (0..runs).map(|number| run(number).imagined_per_second()).collect();
        let name = format!("think/{}/{usual}/{}", profile.id, thinker.level().name);
        figures.push(Figure::of(name, "moves/s", rates));
    }
    let quick = bots.iter().rfind(|bot| bot.level().time.is_zero());
    if let (Some(fresh), Some(hardest), Some(players)) =
        (fresh::<G>(most, data), bots.last(), quick)
    {
        let played = Where { players, asked: 200, of: 12 };
        let late: Vec<Thought> =
            (0..runs).map(|run| think(&fresh, hardest, &played, run)).collect();
        let name = |what: &str| format!("late/{}/{most}/{what}", profile.id);
        let figure = |what, share: usize| {
            let micros = late.iter().map(|run| run.late(share)).collect();
            Figure::of(name(what), "µs", micros)
        };
        figures.extend([figure("99th", 990), figure("worst", 1000)]);
    }
    figures
}

/// What a bot thought in a run.
struct Thought {
    imagined: u64,
    times: Vec<Duration>,
}

impl Thought {
    fn imagined_per_second(&self) -> f64 {
        let imagined = usize::try_from(self.imagined).unwrap_or(usize::MAX);
        as_float(imagined) / self.times.iter().sum::<Duration>().as_secs_f64().max(1e-9)
    }

    /// By how many microseconds so many of a thousand answers were late at most.
    fn late(&self, share: usize) -> f64 {
        let mut times = self.times.clone();
        times.sort_unstable();
        let place = times.len().saturating_sub(1) * share / 1000;
        let time = times.get(place).copied().unwrap_or_default();
        time.saturating_sub(THOUGHT).as_secs_f64() * 1e6
    }
}

/// Asks a bot here and there in games of others, where there is something to think about.
fn think<G: Game>(fresh: &G, thinker: &Hire<G>, places: &Where<'_, G>, run: u32) -> Thought {
    let mut thought = Thought { imagined: 0, times: Vec::new() };
    for stream in 0..1000 {
        let mut game = fresh.clone();
        let mut dice = SeededDice::stream(u64::from(run) + 11, stream);
        while go_on(&mut game, places.players, &mut dice) {
            let Turn::Decide(seats) = game.turn() else { continue };
            if dice.roll(places.of) > 0 {
                continue;
            }
            let mut clock = Clock::new(Budget::Time(THOUGHT));
            let seen = Seen::new(&game, seats.iter().next().unwrap_or_default());
            black_box(thinker.bot().choose(&seen, &mut clock, &mut dice));
            if clock.moves() == 0 {
                continue;
            }
            thought.imagined += clock.moves();
            thought.times.push(clock.elapsed());
            if thought.times.len() == places.asked {
                return thought;
            }
        }
    }
    thought
}

/// One decision of somebody who does not think, or a draw; false once the game is over.
fn go_on<G: Game>(game: &mut G, player: &Hire<G>, dice: &mut SeededDice) -> bool {
    let Turn::Decide(seats) = game.turn() else {
        return step(game, &mut Choices::default(), dice).is_some();
    };
    let seat = seats.iter().next().unwrap_or_default();
    let mut clock = Clock::new(Budget::Moves(0));
    let action = player.bot().choose(&Seen::new(game, seat), &mut clock, dice);
    game.apply(seat, &action, &mut Mute).is_ok()
}
