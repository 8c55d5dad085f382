//! How fast bots think, and how late they answer.

use std::hint::black_box;
use std::time::Duration;

use bots::{Budget, Clock, Seen};
use tabletop::{Choices, Dice as _, Game, SeededDice, Turn};

use crate::bench::{Figure, as_float, fresh, step, usual};
use crate::listed::Hire;

/// A bot that thinks is asked so often in one run, and may think so long each time.
const ASKED: usize = 60;
const THOUGHT: Duration = Duration::from_millis(20);

/// How many moves the bots that think imagine in a second on one core, and how much later than
/// its time the strongest answers where most sit at the table.
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
        let run = |run| think(&fresh, thinker, run);
        let rates = (0..runs).map(|number| run(number).imagined_per_second()).collect();
        let name = format!("think/{}/{usual}/{}", profile.id, thinker.level().name);
        figures.push(Figure::of(name, "moves/s", rates));
    }
    if let (Some(fresh), Some(hardest)) = (fresh::<G>(most, data), bots.last()) {
        let late: Vec<Thought> = (0..runs).map(|run| think(&fresh, hardest, run)).collect();
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

/// Asks a bot here and there in random games, where there is something to think about.
fn think<G: Game>(fresh: &G, thinker: &Hire<G>, run: u32) -> Thought {
    let mut choices = Choices::default();
    let mut thought = Thought { imagined: 0, times: Vec::new() };
    for stream in 0..1000 {
        let mut game = fresh.clone();
        let mut dice = SeededDice::stream(u64::from(run) + 11, stream);
        while step(&mut game, &mut choices, &mut dice).is_some() {
            let Turn::Decide(seats) = game.turn() else { continue };
            if dice.roll(8) > 0 {
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
            if thought.times.len() == ASKED {
                return thought;
            }
        }
    }
    thought
}
