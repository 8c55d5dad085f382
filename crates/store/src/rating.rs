//! How well somebody plays, by where they came in among others.
//!
//! The method of Weng and Lin (2011) for games of many players, after the model of Plackett and
//! Luce: each player is a normal distribution, and a game moves each by how much it surprises.

/// How far apart two players are where one nearly always wins, for a newcomer.
const MEAN: f64 = 25.0;
const DEVIATION: f64 = MEAN / 3.0;
/// How much luck there is in one game.
const LUCK: f64 = MEAN / 6.0;
/// Nobody is ever surer than this of one game alone.
const LEAST: f64 = 1e-4;
/// So many parts of one are kept.
const PARTS: f64 = 1e6;

/// What is thought of a player, in millionths.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Skill {
    pub(crate) mean: i64,
    pub(crate) deviation: i64,
}

impl Default for Skill {
    fn default() -> Skill {
        Skill::of(MEAN, DEVIATION)
    }
}

impl Skill {
    #[expect(clippy::cast_possible_truncation, reason = "ratings stay near their start")]
    fn of(mean: f64, deviation: f64) -> Skill {
        Skill { mean: (mean * PARTS).round() as i64, deviation: (deviation * PARTS).round() as i64 }
    }

    #[expect(clippy::cast_precision_loss, reason = "ratings stay near their start")]
    fn parts(self) -> (f64, f64) {
        (self.mean as f64 / PARTS, self.deviation as f64 / PARTS)
    }
}

/// What is thought of all of them after a game in which each came in at this place.
pub(crate) fn after(game: &[(Skill, u8)]) -> Vec<Skill> {
    let players: Vec<(f64, f64, u8)> = game
        .iter()
        .map(|(skill, place)| {
            let (mean, deviation) = skill.parts();
            (mean, deviation, *place)
        })
        .collect();
    let spread: f64 =
        players.iter().map(|(_, deviation, _)| deviation.powi(2) + LUCK.powi(2)).sum();
    let spread = spread.sqrt();
    let strength = |mean: f64| (mean / spread).exp();
    let moved = |index: usize| {
        let (mean, deviation, place) = players[index];
        let (mut pull, mut sure) = (0.0, 0.0);
        // Each who came in no later was chosen before all who came in after.
        for (other, &(_, _, theirs)) in players.iter().enumerate() {
            if theirs > place {
                continue;
            }
            let left = players.iter().filter(|(_, _, later)| *later >= theirs);
            let left: f64 = left.map(|(mean, ..)| strength(*mean)).sum();
            let share = strength(mean) / left;
            let tied = players.iter().filter(|(_, _, same)| *same == theirs).count();
            let tied = f64::from(u8::try_from(tied).unwrap_or(u8::MAX));
            let own = if other == index { 1.0 } else { 0.0 };
            pull += (own - share) / tied;
            sure += share * (1.0 - share) / tied;
        }
        let variance = deviation.powi(2);
        let shrinks = (deviation / spread) * (variance / spread.powi(2)) * sure;
        let mean = mean + variance / spread * pull;
        Skill::of(mean, (variance * (1.0 - shrinks).max(LEAST)).sqrt())
    };
    (0..players.len()).map(moved).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new() -> Skill {
        Skill::default()
    }

    #[test]
    fn a_game_of_newcomers_moves_them_apart_and_makes_all_surer() {
        let game = after(&[(new(), 2), (new(), 1), (new(), 3), (new(), 4)]);
        assert!(game[1].mean > game[0].mean && game[0].mean > game[2].mean);
        assert!(game[2].mean > game[3].mean, "{game:?}");
        assert!(game.iter().all(|skill| skill.deviation < new().deviation), "{game:?}");
        // What is won is lost by the others.
        let sum: i64 = game.iter().map(|skill| skill.mean).sum();
        assert!((sum - 4 * new().mean).abs() < 5, "{sum}");
    }

    /// The example of two players can be reckoned by hand.
    #[test]
    fn two_newcomers_are_moved_by_as_much_as_reckoned_by_hand() {
        let [winner, loser] = after(&[(new(), 1), (new(), 2)])[..] else { panic!("two") };
        // Each had an even chance: 69.444 / 13.176 / 2.
        assert_eq!((winner.mean, loser.mean), (27_635_231, 22_364_769));
        assert_eq!(winner.deviation, loser.deviation);
    }

    #[test]
    fn a_surprise_moves_more_than_what_was_expected() {
        let strong = Skill::of(35.0, 3.0);
        let weak = Skill::of(20.0, 3.0);
        let expected = after(&[(strong, 1), (weak, 2)]);
        let surprise = after(&[(strong, 2), (weak, 1)]);
        let moved = |game: &[Skill]| (game[0].mean - strong.mean).abs();
        assert!(moved(&surprise) > 3 * moved(&expected));
    }

    #[test]
    fn whoever_shares_a_place_is_moved_alike() {
        let game = after(&[(new(), 1), (new(), 1), (new(), 3)]);
        assert_eq!(game[0], game[1]);
        assert!(game[0].mean > new().mean && game[2].mean < new().mean);
        assert_eq!(after(&[]), []);
    }
}
