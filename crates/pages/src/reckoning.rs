//! What a finished game's tale comes to: sums, rounds, and when it turned.

use locale::Words;
use tabletop::Seat;
use title::{Chronicle, Ended, Gain, Named, Part};

use crate::scene::Scene;

/// So many changes of the lead are told at most, the latest ones.
const MOST_CHANGES: usize = 2;

/// What a finished game's tale comes to.
pub(crate) struct Reckoning {
    /// The seats, the best first.
    pub(crate) order: Vec<Seat>,
    /// How the game ended.
    pub(crate) ended: Ended,
    /// Whether money decides, not points.
    pub(crate) is_money: bool,
    /// Where scores came from, with what each seat got there; only what somebody got.
    pub(crate) sources: Vec<(&'static str, Vec<i32>)>,
    /// What each final score consists of, where that is something else.
    pub(crate) parts: Vec<Vec<Part>>,
    /// What the rounds are called.
    pub(crate) rounds: Vec<Named>,
    /// What each seat had at the start and at the end of each round.
    pub(crate) scores: Vec<Vec<i32>>,
    /// When it turned, in order.
    pub(crate) turns: Vec<Turn>,
}

/// A moment at which the game turned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// In which round.
    pub(crate) round: usize,
    /// How many moves had been made afterwards.
    pub(crate) ply: usize,
    /// What happened.
    pub(crate) what: What,
}

/// What happened at such a moment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// Somebody was ahead of all others at the end of the round, who had not been before.
    Lead {
        /// Who.
        seat: Seat,
        /// Who had been ahead of all others.
        from: Seat,
    },
    /// No single move brought anybody more.
    Gain {
        /// What it brought to whom.
        gain: Gain,
    },
}

impl Reckoning {
    /// What the tale of a scene comes to, if there is one.
    pub(crate) fn of(scene: &Scene<'_>, ended: &Ended) -> Option<Reckoning> {
        let (record, tale) = (scene.record, scene.record.tale?);
        let chronicle = record.table.chronicle()?;
        let seats = || (0..).map(Seat::new).take(ended.scores.len());
        let mut order: Vec<Seat> = seats().collect();
        order.sort_by_key(|seat| ended.places[seat.index()]);
        let keys: Vec<&str> = record.rounds.iter().map(|(_, key)| *key).collect();
        let ends = record.rounds.iter().skip(1).map(|&(ply, _)| ply).chain([record.ply()]);
        let ends: Vec<usize> = ends.collect();
        let scores = scores(&tale.gains, &ends, ended.scores.len());
        let turns = turns(&tale.gains, &ends, &scores);
        Some(Reckoning {
            order,
            is_money: chronicle.is_money(),
            sources: sources(chronicle.as_ref(), &tale.gains, ended.scores.len()),
            parts: seats().map(|seat| chronicle.made_of(seat, scene.words)).collect(),
            rounds: chronicle.names(&keys, scene.words),
            scores,
            turns,
            ended: ended.clone(),
        })
    }

    /// The winner.
    pub(crate) fn first(&self) -> Seat {
        self.order.first().copied().unwrap_or_default()
    }

    /// All who have won.
    pub(crate) fn winners(&self) -> impl Iterator<Item = Seat> {
        self.order.iter().copied().filter(|seat| self.ended.places[seat.index()] == 1)
    }

    /// The final score of a seat.
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        self.ended.scores[seat.index()]
    }

    /// An amount as it is said: points or money.
    pub(crate) fn amount(&self, words: &Words, amount: i32) -> String {
        let id = if self.is_money { "amount-money" } else { "amount-points" };
        words.with(id, &[("count", amount.into())])
    }

    /// By how much each seat was ahead of the average at the start and after each round.
    pub(crate) fn ahead(&self) -> Vec<Vec<i32>> {
        let seats = i32::try_from(self.scores.len()).unwrap_or(1).max(1);
        let average =
            |place: usize| self.scores.iter().map(|line| line[place]).sum::<i32>() / seats;
        let ahead = |line: &Vec<i32>| {
            line.iter().enumerate().map(|(place, score)| score - average(place)).collect()
        };
        self.scores.iter().map(ahead).collect()
    }

    /// Where the better of two seats got ahead most, and by how much.
    pub(crate) fn difference(&self, seat: Seat, other: Seat) -> Option<(&'static str, i32)> {
        let more = |amounts: &[i32]| amounts[seat.index()] - amounts[other.index()];
        let differences = self.sources.iter().map(|(source, amounts)| (*source, more(amounts)));
        differences.max_by_key(|(_, more)| *more).filter(|(_, more)| *more > 0)
    }
}

/// What came from where, by seat.
fn sources(
    chronicle: &dyn Chronicle,
    gains: &[(usize, Gain)],
    seats: usize,
) -> Vec<(&'static str, Vec<i32>)> {
    let of = |source: &'static str| {
        let mut amounts = vec![0; seats];
        for (_, gain) in gains.iter().filter(|(_, gain)| gain.source == source) {
            amounts[gain.seat.index()] += gain.amount;
        }
        (source, amounts)
    };
    let sources = chronicle.sources().into_iter().map(of);
    sources.filter(|(_, amounts)| amounts.iter().any(|&amount| amount != 0)).collect()
}

/// What each seat had at the start and after each of the moves in `ends`.
fn scores(gains: &[(usize, Gain)], ends: &[usize], seats: usize) -> Vec<Vec<i32>> {
    let mut scores = vec![Vec::with_capacity(ends.len() + 1); seats];
    let mut sums = vec![0; seats];
    let mut gains = gains.iter().peekable();
    for &end in [0].iter().chain(ends) {
        while let Some((_, gain)) = gains.next_if(|(ply, _)| *ply <= end) {
            sums[gain.seat.index()] += gain.amount;
        }
        for (line, sum) in scores.iter_mut().zip(&sums) {
            line.push(*sum);
        }
    }
    scores
}

/// When the lead changed, and what brought most.
fn turns(gains: &[(usize, Gain)], ends: &[usize], scores: &[Vec<i32>]) -> Vec<Turn> {
    let mut changes = Vec::new();
    let mut ahead: Option<Seat> = None;
    for (round, &ply) in ends.iter().enumerate() {
        let Some(seat) = leader(scores, round + 1) else { continue };
        if let Some(from) = ahead.filter(|&from| from != seat) {
            changes.push(Turn { round, ply, what: What::Lead { seat, from } });
        }
        ahead = Some(seat);
    }
    let mut turns = changes.split_off(changes.len().saturating_sub(MOST_CHANGES));
    let round = |ply: usize| ends.iter().position(|&end| ply <= end).unwrap_or_default();
    turns.extend(largest(gains).map(|(ply, gain)| Turn {
        round: round(ply),
        ply,
        what: What::Gain { gain },
    }));
    turns.sort_by_key(|turn| turn.ply);
    turns
}

/// Whoever has more than all others at a place.
fn leader(scores: &[Vec<i32>], place: usize) -> Option<Seat> {
    let most = scores.iter().map(|line| line[place]).max()?;
    let mut ahead = (0..).map(Seat::new).zip(scores).filter(|(_, line)| line[place] == most);
    ahead.next().filter(|_| ahead.next().is_none()).map(|(seat, _)| seat)
}

/// The move that brought one player most, all told, with where most of it came from.
fn largest(gains: &[(usize, Gain)]) -> Option<(usize, Gain)> {
    let mut moves: Vec<(usize, Gain, i32)> = Vec::new();
    for &(ply, gain) in gains.iter().filter(|(ply, _)| *ply > 0) {
        let own = moves.iter_mut().rev().take_while(|(at, ..)| *at == ply);
        let Some(made) = own.into_iter().find(|(_, of, _)| of.seat == gain.seat) else {
            moves.push((ply, gain, gain.amount));
            continue;
        };
        if gain.amount > made.2 {
            (made.1.source, made.2) = (gain.source, gain.amount);
        }
        made.1.amount += gain.amount;
    }
    // Of equals the first.
    let most = moves.into_iter().rev().max_by_key(|(_, gain, _)| gain.amount)?;
    (most.1.amount > 0).then_some((most.0, most.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::new(0);
    const BERTA: Seat = Seat::new(1);

    fn gain(ply: usize, seat: Seat, source: &'static str, amount: i32) -> (usize, Gain) {
        (ply, Gain { seat, source, amount })
    }

    /// Anna leads after the first round, nobody after the second, Berta at the end.
    fn gains() -> Vec<(usize, Gain)> {
        vec![
            gain(0, ANNA, "start", 9),
            gain(0, BERTA, "start", 9),
            gain(2, ANNA, "ships", 3),
            gain(4, BERTA, "ships", 1),
            gain(4, BERTA, "goods", 2),
            gain(7, BERTA, "goods", 5),
            gain(7, BERTA, "ships", -1),
        ]
    }

    #[test]
    fn scores_are_what_was_gained_until_the_end_of_each_round() {
        let scores = scores(&gains(), &[3, 6, 8], 2);
        assert_eq!(scores, [[9, 12, 12, 12], [9, 9, 12, 16]]);
    }

    #[test]
    fn the_lead_changes_when_somebody_is_ahead_of_all_who_was_not() {
        let ends = [3, 6, 8];
        let turns = turns(&gains(), &ends, &scores(&gains(), &ends, 2));
        let most = Gain { seat: BERTA, source: "goods", amount: 4 };
        assert_eq!(
            turns,
            [
                Turn { round: 2, ply: 7, what: What::Gain { gain: most } },
                Turn { round: 2, ply: 8, what: What::Lead { seat: BERTA, from: ANNA } },
            ]
        );
    }

    #[test]
    fn a_move_counts_with_all_that_it_brought() {
        assert_eq!(largest(&gains()).map(|(ply, gain)| (ply, gain.amount)), Some((7, 4)));
        let losses = [gain(1, ANNA, "trains", -5)];
        assert_eq!(largest(&losses), None);
    }
}
