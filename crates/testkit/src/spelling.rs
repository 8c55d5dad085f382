//! Random spelling: actions that nobody listed.

use std::collections::BTreeSet;

use tabletop::{Dice, Reading, SeededDice, Spell, read, spelled};

/// The words met in a game's paths, and a few numbers.
#[derive(Clone, Debug)]
pub(crate) struct Vocabulary(Vec<String>);

impl Vocabulary {
    /// Every word of the paths of `actions`.
    pub(crate) fn of<'a, A: Spell + 'a>(actions: impl Iterator<Item = &'a A>) -> Vocabulary {
        let mut words: BTreeSet<String> = (0..10).map(|number| number.to_string()).collect();
        for action in actions {
            words.extend(spelled(action).as_str().split('/').map(str::to_owned));
        }
        Vocabulary(words.into_iter().collect())
    }

    /// A random well-spelled action, if one is found by walking word by word.
    pub(crate) fn spell<A: Spell>(&self, dice: &mut SeededDice) -> Option<A> {
        let mut path = String::new();
        for _ in 0..12 {
            let (longer, reading) = self.lengthen(&path, dice)?;
            match reading {
                Reading::Whole(action) => return Some(action),
                Reading::Prefix => path = longer,
            }
        }
        None
    }

    /// The path with a random word that means something there.
    fn lengthen<A: Spell>(
        &self,
        path: &str,
        dice: &mut SeededDice,
    ) -> Option<(String, Reading<A>)> {
        let count = u32::try_from(self.0.len()).ok()?;
        for _ in 0..200 {
            let word = &self.0[dice.roll(count) as usize];
            let longer = if path.is_empty() { word.clone() } else { format!("{path}/{word}") };
            if let Ok(reading) = read(&longer) {
                return Some((longer, reading));
            }
        }
        None
    }
}
