//! What is counted of play: how each plantation did.

use cuba_rules::{Cuba, Event};
use tabletop::{Game as _, Key as _, Viewer};
use title::Count;

/// Of the players who had a plantation of their own those who won (Q47), and their points.
pub(crate) fn counts(game: &Cuba, _: &[Event]) -> Vec<Count> {
    let table = game.view(Viewer::Public).table;
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let mut counts = Vec::new();
    for seat in table.players.seats() {
        let Some(side) = table.players[seat].board else { continue };
        let (side, standing) = (side.key(), outcome.standings[seat]);
        let won = i64::from(standing.place == 1);
        counts.push(Count { what: format!("won on {side}"), amount: won, of: 1 });
        let what = format!("points on {side}");
        counts.push(Count { what, amount: standing.score.into(), of: 1 });
    }
    counts
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use title::{Contest, Title as _};

    use crate::TITLE;

    /// Five players have the five plantations, of which one wins (Q47).
    #[test]
    fn every_plantation_is_counted_with_its_points() {
        let setup = TITLE.profile().setup(5, None, BTreeMap::new()).expect("five can play");
        let data = TITLE.boxes().built_in().hash;
        let contest = Contest::new(setup, data, vec!["random".to_owned(); 5], 11);
        let bout = TITLE.play(&contest, 0, false).expect("it ends");
        let of = |what: &str| -> Vec<i64> {
            let counts = bout.counts.iter().filter(|count| count.what.starts_with(what));
            counts.map(|count| count.amount).collect()
        };
        assert_eq!((of("won on ").len(), of("won on ").iter().sum::<i64>()), (5, 1));
        let scores: Vec<i64> = bout.ended.scores.iter().map(|&score| score.into()).collect();
        assert_eq!(of("points on "), scores);
    }
}
