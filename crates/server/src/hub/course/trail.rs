//! A list that only grows, and whose copies share all but its end.

use std::sync::Arc;

/// So many members are shared as one.
const CHUNK: usize = 64;

/// A list that only grows. A copy costs the same however long the list is, but
/// for one counter for every 64 members.
#[derive(Clone, Debug)]
pub(super) struct Trail<T> {
    full: Vec<Arc<[T]>>,
    end: Vec<T>,
}

impl<T> Default for Trail<T> {
    fn default() -> Trail<T> {
        Trail { full: Vec::new(), end: Vec::new() }
    }
}

impl<T> Trail<T> {
    pub(super) const fn len(&self) -> usize {
        self.full.len() * CHUNK + self.end.len()
    }

    pub(super) fn get(&self, index: usize) -> Option<&T> {
        match self.full.get(index / CHUNK) {
            Some(chunk) => chunk.get(index % CHUNK),
            None => self.end.get(index - self.full.len() * CHUNK),
        }
    }

    pub(super) fn last(&self) -> Option<&T> {
        self.end.last().or_else(|| self.full.last().and_then(|chunk| chunk.last()))
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.full.iter().flat_map(|chunk| chunk.iter()).chain(&self.end)
    }

    pub(super) fn push(&mut self, member: T) {
        self.end.push(member);
        if self.end.len() == CHUNK {
            self.full.push(std::mem::take(&mut self.end).into());
        }
    }
}

impl<T> std::ops::Index<usize> for Trail<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        self.get(index).expect("the numbers of members come from the list itself")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list_and_its_copies_stay_as_they_were() {
        let mut trail = Trail::default();
        let mut copies = Vec::new();
        for number in 0..500 {
            copies.push(trail.clone());
            trail.push(number);
        }
        for (length, copy) in copies.iter().enumerate() {
            assert_eq!(copy.len(), length);
            assert_eq!(copy.iter().copied().collect::<Vec<_>>(), (0..length).collect::<Vec<_>>());
            assert_eq!(copy.last().copied(), length.checked_sub(1));
            assert_eq!(copy.get(length), None);
            assert!((0..length).all(|index| copy[index] == index));
            assert!(copy.iter().rev().copied().eq((0..length).rev()));
        }
    }
}
