//! What a player may choose from.

use std::fmt;

use crate::Dice;

/// The actions open to one player, in a buffer that callers keep.
///
/// Small numbers are listed one by one; amounts (bids, prices) are a [`Range`].
/// Where not everything useful can be listed, the kind is marked as open.
#[derive(Clone, Debug)]
pub struct Choices<A> {
    ones: Vec<A>,
    ranges: Vec<Range<A>>,
    open: Vec<&'static str>,
}

/// A run of actions that differ in one number, the last word of their path.
#[derive(Clone)]
pub struct Range<A> {
    low: u32,
    high: u32,
    step: u32,
    with: fn(&A, u32) -> A,
    template: A,
}

impl<A> Default for Choices<A> {
    fn default() -> Choices<A> {
        Choices { ones: Vec::new(), ranges: Vec::new(), open: Vec::new() }
    }
}

impl<A> Choices<A> {
    /// Forgets everything but keeps the room.
    pub fn clear(&mut self) {
        self.ones.clear();
        self.ranges.clear();
        self.open.clear();
    }

    /// Adds one action.
    pub fn push(&mut self, action: A) {
        self.ones.push(action);
    }

    /// Adds a run of actions: `template` with each number from low to high.
    pub fn range(&mut self, range: Range<A>) {
        if range.low <= range.high {
            self.ranges.push(range);
        }
    }

    /// Says that of the kind whose path begins with `word` not all is listed.
    pub fn mark_open(&mut self, word: &'static str) {
        self.open.push(word);
    }

    /// The actions listed one by one.
    pub fn ones(&self) -> &[A] {
        &self.ones
    }

    /// The runs of actions.
    pub fn ranges(&self) -> &[Range<A>] {
        &self.ranges
    }

    /// The first words of the kinds of which not all is listed.
    pub fn open(&self) -> &[&'static str] {
        &self.open
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.ones.is_empty() && self.ranges.is_empty()
    }

    /// One choice at random: a run counts once, then each of its numbers alike.
    pub fn any(&self, dice: &mut (impl Dice + ?Sized)) -> Option<A>
    where
        A: Clone,
    {
        let all = u32::try_from(self.ones.len() + self.ranges.len()).ok().filter(|&n| n > 0)?;
        let pick = if all == 1 { 0 } else { dice.roll(all) as usize };
        if let Some(action) = self.ones.get(pick) {
            return Some(action.clone());
        }
        let range = &self.ranges[pick - self.ones.len()];
        Some(range.at(dice.roll(range.len())))
    }

    /// Every action listed one by one, and both ends of every run.
    pub fn samples(&self) -> impl Iterator<Item = A>
    where
        A: Clone,
    {
        let ends = self.ranges.iter().flat_map(|run| [run.at(0), run.at(run.len() - 1)]);
        self.ones.iter().cloned().chain(ends)
    }

    /// Every action listed one by one, and of every run up to `most` of its numbers, evenly
    /// spread and with both ends.
    pub fn points(&self, most: u32) -> impl Iterator<Item = A>
    where
        A: Clone,
    {
        let inside = self.ranges.iter().flat_map(move |run| {
            let last = run.len() - 1;
            let gaps = last.min(most.max(2) - 1);
            (0..=gaps).map(move |nth| run.at((nth * last).checked_div(gaps).unwrap_or(0)))
        });
        self.ones.iter().cloned().chain(inside)
    }

    /// Whether `action` is listed.
    pub fn contains(&self, action: &A) -> bool
    where
        A: PartialEq,
    {
        let within = |range: &Range<A>| (0..range.len()).any(|index| range.at(index) == *action);
        self.ones.contains(action) || self.ranges.iter().any(within)
    }
}

impl<A: PartialEq> PartialEq for Choices<A> {
    fn eq(&self, other: &Choices<A>) -> bool {
        self.ones == other.ones && self.ranges == other.ranges && self.open == other.open
    }
}

impl<A> Range<A> {
    /// The actions that `with` makes of `template` and each `step`th number.
    pub fn new(
        template: A,
        numbers: std::ops::RangeInclusive<u32>,
        step: u32,
        with: fn(&A, u32) -> A,
    ) -> Range<A> {
        Range { low: *numbers.start(), high: *numbers.end(), step: step.max(1), with, template }
    }

    /// How many actions the run has.
    #[expect(clippy::len_without_is_empty, reason = "an empty run is never listed")]
    pub const fn len(&self) -> u32 {
        (self.high - self.low) / self.step + 1
    }

    /// The action number `index` of the run.
    pub fn at(&self, index: u32) -> A {
        (self.with)(&self.template, self.low + index * self.step)
    }

    /// Lowest number, highest number, step.
    pub const fn numbers(&self) -> (u32, u32, u32) {
        (self.low, self.high, self.step)
    }
}

impl<A: PartialEq> PartialEq for Range<A> {
    fn eq(&self, other: &Range<A>) -> bool {
        // Functions cannot be compared, what they make can.
        let ends = |range: &Range<A>| (range.at(0), range.at(range.len() - 1));
        self.numbers() == other.numbers() && ends(self) == ends(other)
    }
}

impl<A: fmt::Debug> fmt::Debug for Range<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} with {}..={} by {}", self.template, self.low, self.high, self.step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeededDice;

    #[test]
    fn a_range_counts_its_steps() {
        let range = Range::new(0u32, 10..=24, 5, |_, number| number);
        assert_eq!(range.len(), 3);
        assert_eq!((0..3).map(|index| range.at(index)).collect::<Vec<_>>(), [10, 15, 20]);
        let mut choices = Choices::default();
        choices.range(range);
        assert!(choices.contains(&15) && !choices.contains(&16));
        let picked = choices.any(&mut SeededDice::new(1)).unwrap();
        assert!(choices.contains(&picked));
    }

    #[test]
    fn points_of_a_range_are_spread_from_end_to_end() {
        let points = |high, most| {
            let mut choices = Choices::default();
            choices.push(7);
            choices.range(Range::new(0u32, 10..=high, 1, |_, number| number));
            choices.points(most).collect::<Vec<_>>()
        };
        assert_eq!(points(10, 5), [7, 10]);
        assert_eq!(points(12, 5), [7, 10, 11, 12]);
        assert_eq!(points(30, 5), [7, 10, 15, 20, 25, 30]);
        assert_eq!(points(30, 0), [7, 10, 30]);
    }
}
