//! What a tournament came to.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};
use title::{Bout, Contest, Title};

use crate::boxes::{own_box, played_with};
use crate::output;
use crate::simulate::{as_float, as_signed};

/// Counts what the games of a tournament came to, by bot.
#[derive(Debug)]
pub(crate) struct Standings {
    games: u64,
    bots: Vec<Standing>,
    events: BTreeMap<&'static str, u64>,
    counts: BTreeMap<String, Counted>,
    endings: BTreeMap<String, u64>,
}

/// What a bot came to.
#[derive(Debug, Default)]
struct Standing {
    name: String,
    seats: u64,
    wins: f64,
    score: i64,
    decisions: u64,
    time: Duration,
    worst: Duration,
    imagined: u64,
}

/// Something that a game counts of its play, in all games together.
#[derive(Copy, Clone, Debug, Default, Serialize)]
struct Counted {
    amount: i64,
    of: i64,
}

/// A share with its 95 % interval.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Interval {
    share: f64,
    low: f64,
    high: f64,
}

impl Interval {
    /// Wilson's interval of `wins` in `games`.
    fn of(wins: f64, games: f64) -> Interval {
        const Z: f64 = 1.96;
        if games <= 0.0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        let share = wins / games;
        let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let (middle, whole) = (share + Z * Z / (2.0 * games), 1.0 + Z * Z / games);
        let low = ((middle - spread) / whole).max(0.0);
        Interval { share, low, high: ((middle + spread) / whole).min(1.0) }
    }

    /// The same as ratings, 0 for whoever wins as often as the others at the table: a factor of
    /// ten in the odds is 400.
    fn ratings(self, even: f64) -> [f64; 3] {
        let odds = |share: f64| {
            let share = share.clamp(0.001, 0.999);
            share / (1.0 - share)
        };
        [self.share, self.low, self.high].map(|share| 400.0 * (odds(share) / odds(even)).log10())
    }
}

impl Standings {
    /// Nothing counted yet; a bot named twice is one.
    pub(crate) fn new(names: &[String]) -> Standings {
        let mut bots: Vec<Standing> = Vec::new();
        for name in names {
            if bots.iter().all(|bot| bot.name != *name) {
                bots.push(Standing { name: name.clone(), ..Standing::default() });
            }
        }
        let (events, counts, endings) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Standings { games: 0, bots, events, counts, endings }
    }

    /// Counts one game; a win shared by several is a part of a win for each.
    pub(crate) fn count(&mut self, seated: &[String], bout: &Bout) {
        self.games += 1;
        *self.endings.entry(bout.ended.reason.clone()).or_default() += 1;
        for (event, times) in &bout.events {
            *self.events.entry(event).or_default() += times;
        }
        for count in &bout.counts {
            let counted = self.counts.entry(count.what.clone()).or_default();
            counted.amount += count.amount;
            counted.of += count.of;
        }
        let winners: u64 = bout.ended.places.iter().map(|&place| u64::from(place == 1)).sum();
        for (seat, name) in seated.iter().enumerate() {
            let found = self.bots.iter_mut().find(|known| known.name == *name);
            let Some(played) = found else { continue };
            let detail = bout.details[seat];
            played.seats += 1;
            played.wins += if bout.ended.places[seat] == 1 { 1.0 / as_float(winners) } else { 0.0 };
            played.score += i64::from(bout.ended.scores[seat]);
            played.decisions += detail.decisions;
            played.time += detail.time;
            played.worst = played.worst.max(detail.worst);
            played.imagined += detail.imagined;
        }
    }

    /// The tournament as one JSON object.
    pub(crate) fn report(&self, first: &Contest, title: &dyn Title, stats: bool) -> Value {
        let bots: Vec<Value> = self.bots.iter().map(|bot| self.told(bot, first)).collect();
        let mut report = json!({
            "game": title.profile().id,
            "variant": first.setup.variant,
            "players": first.setup.players,
            "games": self.games,
            "bots": bots,
            "endings": self.endings,
        });
        if let Some(imprint) = own_box(title, &first.data) {
            report["box"] = json!({ "hash": imprint.hash, "name": imprint.name });
        }
        if stats {
            report["events_per_game"] = json!(self.events_per_game());
            report["counts"] = json!(self.counts);
        }
        report
    }

    fn told(&self, bot: &Standing, first: &Contest) -> Value {
        let won = self.won(bot);
        let [rating, low, high] = won.ratings(even(bot, first));
        json!({
            "name": bot.name,
            "seats": bot.seats,
            "wins": bot.wins,
            "win_share": won.share,
            "low": won.low,
            "high": won.high,
            "mean_score": bot.mean_score(),
            "rating": rating,
            "rating_low": low,
            "rating_high": high,
            "mean_ms": bot.mean_millis(),
            "worst_ms": bot.worst.as_secs_f64() * 1e3,
            "imagined_per_second": bot.imagined_per_second(),
        })
    }

    /// The tournament for people.
    pub(crate) fn print(
        &self,
        first: &Contest,
        title: &dyn Title,
        stats: bool,
    ) -> anyhow::Result<()> {
        let (name, variant, games) = (title.profile().name, &first.setup.variant, self.games);
        let players = first.setup.players;
        output::line(format_args!("{name}, {variant}, {players} players: {games} games"))?;
        if let Some(imprint) = own_box(title, &first.data) {
            output::line(format_args!("  {}", played_with(&imprint)))?;
        }
        for bot in &self.bots {
            let Interval { share, low, high } = self.won(bot);
            let [rating, ..] = self.won(bot).ratings(even(bot, first));
            let [share, low, high] = [share, low, high].map(|part| 100.0 * part);
            output::line(format_args!(
                "  {:<10} {share:5.1} % won [{low:.1}-{high:.1}], rating {rating:+.0}, \
                 {:.1} points on average, {:.2} ms a decision, {:.0} at worst",
                bot.name,
                bot.mean_score(),
                bot.mean_millis(),
                bot.worst.as_secs_f64() * 1e3,
            ))?;
        }
        for (reason, count) in &self.endings {
            output::line(format_args!("  ended by {reason}: {count}"))?;
        }
        let events = self.events_per_game();
        for (event, times) in events.iter().filter(|_| stats) {
            output::line(format_args!("  {times:8.2} {event}"))?;
        }
        for (what, &Counted { amount, of }) in self.counts.iter().filter(|_| stats) {
            let share = as_signed(amount) / as_signed(of.max(1));
            output::line(format_args!("  {share:8.3} {what}: {amount} of {of}"))?;
        }
        Ok(())
    }

    /// How often all seats of a bot together have won.
    fn won(&self, bot: &Standing) -> Interval {
        Interval::of(bot.wins, as_float(self.games))
    }

    fn events_per_game(&self) -> BTreeMap<&'static str, f64> {
        let games = as_float(self.games.max(1));
        self.events.iter().map(|(&event, &times)| (event, as_float(times) / games)).collect()
    }
}

impl Standing {
    fn mean_score(&self) -> f64 {
        as_signed(self.score) / as_float(self.seats.max(1))
    }

    fn mean_millis(&self) -> f64 {
        self.time.as_secs_f64() * 1e3 / as_float(self.decisions.max(1))
    }

    fn imagined_per_second(&self) -> f64 {
        as_float(self.imagined) / self.time.as_secs_f64().max(1e-9)
    }
}

/// The share of wins that is due to a bot's number of seats.
fn even(bot: &Standing, first: &Contest) -> f64 {
    let seats = first.bots.iter().filter(|name| **name == bot.name).count();
    as_float(seats as u64) / f64::from(first.setup.players)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The interval of 71 % in 48 games is a published example of Wilson's: [57-82].
    #[test]
    fn shares_have_wilsons_interval() {
        let Interval { low, high, .. } = Interval::of(34.0, 48.0);
        assert!((low - 0.568).abs() < 0.002 && (high - 0.817).abs() < 0.002, "{low} {high}");
        assert_eq!(Interval::of(0.0, 0.0), Interval { share: 0.0, low: 0.0, high: 1.0 });
        assert!(Interval::of(10.0, 10.0).high <= 1.0);
    }

    #[test]
    fn whoever_wins_their_share_is_rated_zero() {
        let [rating, low, high] = Interval::of(25.0, 100.0).ratings(0.25);
        assert!(rating.abs() < 1e-9 && low < 0.0 && high > 0.0);
    }
}
