//! Games of one bot against itself, every set-up in turn.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use tabletop::Setup;
use title::{Bout, Contest, Title};

use super::paths;

/// Games that were played.
#[derive(Debug, Default)]
pub(super) struct Series {
    /// Games that came to their end.
    pub(super) played: Vec<Played>,
    /// Games that did not, and why.
    pub(super) broken: Vec<(Setup, String)>,
}

/// A game that came to its end.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) contest: Contest,
    pub(super) number: u64,
    pub(super) bout: Bout,
    /// What was done with which part of the game, as paths begin.
    pub(super) used: Vec<String>,
}

impl Series {
    /// Adds the games of another series.
    pub(super) fn add(&mut self, other: Series) {
        self.played.extend(other.played);
        self.broken.extend(other.broken);
    }

    pub(super) fn lengths(&self) -> Vec<u64> {
        self.played.iter().map(|game| game.bout.actions).collect()
    }

    pub(super) fn scores(&self) -> Vec<i32> {
        self.played.iter().flat_map(|game| game.bout.ended.scores.clone()).collect()
    }

    pub(super) fn mean_length(&self) -> u64 {
        let count = u64::try_from(self.played.len()).unwrap_or(1).max(1);
        self.lengths().iter().sum::<u64>() / count
    }

    pub(super) fn mean_score(&self) -> i64 {
        let scores = self.scores();
        let count = i64::try_from(scores.len()).unwrap_or(1).max(1);
        scores.into_iter().map(i64::from).sum::<i64>() / count
    }

    /// How many games ended in which way.
    pub(super) fn endings(&self) -> BTreeMap<String, usize> {
        count(self.played.iter().map(|game| game.bout.ended.reason.clone()))
    }

    /// How many games were played of which set-up.
    pub(super) fn set_ups(&self, said: impl Fn(&Setup) -> String) -> BTreeMap<String, usize> {
        count(self.played.iter().map(|game| said(&game.contest.setup)))
    }

    /// How many games used which part.
    pub(super) fn used(&self) -> BTreeMap<String, usize> {
        count(self.played.iter().flat_map(|game| game.used.iter().cloned()))
    }
}

fn count(names: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    names.fold(BTreeMap::new(), |mut counts, name| {
        *counts.entry(name).or_default() += 1;
        counts
    })
}

/// Games of `bot` with the box whose values have the hash `data`.
pub(super) fn contests(title: &'static dyn Title, data: &str, bot: &str, games: usize) -> Series {
    let profile = title.profile();
    let set_ups = profile.variants.iter().flat_map(|&(players, variants)| {
        variants.iter().map(move |variant| profile.setup(players, Some(variant), BTreeMap::new()))
    });
    let set_ups: Vec<Setup> = set_ups.filter_map(Result::ok).collect();
    let contest = |number: usize| {
        let setup = set_ups[number % set_ups.len()].clone();
        let bots = vec![bot.to_owned(); setup.players.into()];
        Contest::new(setup, data.to_owned(), bots, 0)
    };
    let next = AtomicUsize::new(0);
    let work = || {
        let mut series = Series::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return series;
            }
            play(title, contest(number), number, &mut series);
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = Series::default();
        workers.into_iter().for_each(|worker| all.add(worker.join().unwrap_or_default()));
        all.played.sort_by_key(|game| game.number);
        all
    })
}

fn play(title: &'static dyn Title, contest: Contest, number: usize, series: &mut Series) {
    let seed = u64::try_from(number).unwrap_or(0);
    let game = || {
        let mut bout = title.play(&contest, seed, true)?;
        let used = bout.transcript.take().map(|moves| paths::used(title, &contest, &moves));
        Ok((bout, used.unwrap_or_default()))
    };
    // Whatever a box breaks is told with the game that it broke.
    let result = match catch_unwind(AssertUnwindSafe(game)) {
        Ok(result) => result.map_err(|objection: title::Objection| objection.to_string()),
        Err(_) => Err(format!("the program failed in game {number}")),
    };
    match result {
        Ok((bout, used)) => series.played.push(Played { contest, number: seed, bout, used }),
        Err(why) => series.broken.push((contest.setup, why)),
    }
}
