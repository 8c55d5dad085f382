//! What a contest came to.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};
use title::{Bout, Contest, Title};

use crate::boxes::{own_box, played_with};
use crate::output;

/// Counts what the games of a contest came to.
#[derive(Debug)]
pub(crate) struct Tally {
    bots: Vec<String>,
    games: u64,
    actions: u64,
    wins: Vec<f64>,
    scores: Vec<i64>,
    endings: BTreeMap<String, u64>,
}

impl Tally {
    /// Nothing counted yet.
    pub(crate) fn new(bots: &[String]) -> Tally {
        Tally {
            bots: bots.to_vec(),
            games: 0,
            actions: 0,
            wins: vec![0.0; bots.len()],
            scores: vec![0; bots.len()],
            endings: BTreeMap::new(),
        }
    }

    /// Counts one game; a win shared by several is a part of a win for each.
    pub(crate) fn count(&mut self, bout: &Bout) {
        self.games += 1;
        self.actions += bout.actions;
        *self.endings.entry(bout.ended.reason.clone()).or_default() += 1;
        let winners: u64 = bout.ended.places.iter().map(|&place| u64::from(place == 1)).sum();
        let share = 1.0 / as_float(winners);
        for (seat, &place) in bout.ended.places.iter().enumerate() {
            self.wins[seat] += if place == 1 { share } else { 0.0 };
            self.scores[seat] += i64::from(bout.ended.scores[seat]);
        }
    }

    /// The contest as one JSON object.
    pub(crate) fn report(&self, title: &dyn Title, contest: &Contest, playing: Duration) -> Value {
        let seconds = playing.as_secs_f64();
        let rate = |count: u64| if seconds > 0.0 { as_float(count) / seconds } else { 0.0 };
        let mut report = json!({
            "game": title.profile().id,
            "variant": contest.setup.variant,
            "players": contest.setup.players,
            "bots": self.bots,
            "games": self.games,
            "finished": self.games,
            "actions": self.actions,
            "seconds": seconds,
            "actions_per_second": rate(self.actions),
            "games_per_second": rate(self.games),
            "mean_actions_per_game": self.per_game(as_float(self.actions)),
            "mean_score": self.mean_scores(),
            "wins": self.wins,
            "wins_by_bot": self.wins_by_bot(),
            "endings": self.endings,
        });
        if let Some(imprint) = own_box(title, &contest.data) {
            report["box"] = json!({ "hash": imprint.hash, "name": imprint.name });
        }
        report
    }

    /// The contest for people.
    pub(crate) fn print(
        &self,
        title: &dyn Title,
        contest: &Contest,
        playing: Duration,
    ) -> anyhow::Result<()> {
        let (name, variant) = (title.profile().name, &contest.setup.variant);
        let (games, players) = (self.games, contest.setup.players);
        output::line(format_args!("{name}, {variant}, {players} players: {games} games"))?;
        if let Some(imprint) = own_box(title, &contest.data) {
            output::line(format_args!("  {}", played_with(&imprint)))?;
        }
        for (seat, bot) in self.bots.iter().enumerate() {
            let share = self.per_game(100.0 * self.wins[seat]);
            let score = self.per_game(as_signed(self.scores[seat]));
            output::line(format_args!(
                "  seat {seat}  {bot:<10} {share:5.1} % won, {score:6.1} points on average"
            ))?;
        }
        for (reason, count) in &self.endings {
            output::line(format_args!("  ended by {reason}: {count}"))?;
        }
        let seconds = playing.as_secs_f64();
        let rate = if seconds > 0.0 { as_float(self.actions) / seconds } else { 0.0 };
        let actions = self.actions;
        output::line(format_args!("  {actions} actions in {seconds:.2} s, {rate:.0} a second"))
    }

    fn per_game(&self, sum: f64) -> f64 {
        if self.games == 0 { 0.0 } else { sum / as_float(self.games) }
    }

    fn wins_by_bot(&self) -> BTreeMap<&str, f64> {
        let mut wins = BTreeMap::new();
        for (bot, won) in self.bots.iter().zip(&self.wins) {
            *wins.entry(bot.as_str()).or_default() += won;
        }
        wins
    }

    fn mean_scores(&self) -> BTreeMap<&str, f64> {
        let mut sums: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
        for (bot, &score) in self.bots.iter().zip(&self.scores) {
            let (sum, seats) = sums.entry(bot.as_str()).or_default();
            *sum += as_signed(score);
            *seats += 1.0;
        }
        sums.into_iter().map(|(bot, (sum, seats))| (bot, self.per_game(sum / seats))).collect()
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts here are far below 2^52")]
pub(crate) const fn as_float(count: u64) -> f64 {
    count as f64
}

#[expect(clippy::cast_precision_loss, reason = "scores here are far below 2^52")]
pub(crate) const fn as_signed(sum: i64) -> f64 {
    sum as f64
}
