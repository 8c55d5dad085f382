//! What is counted of play: which goals were met.

use cube_express_rules::rules::scoring::is_met;
use cube_express_rules::{CubeExpress, Event};
use tabletop::{Game as _, Viewer};
use title::Count;

/// Of the players before whom a goal lay those who met it (§10).
pub(crate) fn counts(game: &CubeExpress, _: &[Event]) -> Vec<Count> {
    let table = game.view(Viewer::Public).table;
    let seats = || table.players.seats();
    let met = |goal| seats().filter(|&seat| is_met(&table, seat, goal)).map(|_| 1).sum();
    let counted = |goal| Count {
        what: format!("met {goal}"),
        amount: met(goal),
        of: seats().map(|_| 1).sum(),
    };
    table.goals.into_iter().map(counted).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use title::{Contest, Title as _};

    use crate::TITLE;

    /// Four goals lie out, and each player meets each of them or not (§10).
    #[test]
    fn each_goal_is_counted_for_each_player() {
        let setup = TITLE.profile().setup(3, None, BTreeMap::new()).expect("three can play");
        let data = TITLE.boxes().built_in().hash;
        let contest = Contest::new(setup, data, vec!["greedy".to_owned(); 3], 11);
        for number in 0..4 {
            let counts = TITLE.play(&contest, number, false).expect("it ends").counts;
            assert_eq!(counts.len(), 4);
            assert!(counts.iter().all(|count| count.of == 3 && (0..=3).contains(&count.amount)));
        }
    }
}
