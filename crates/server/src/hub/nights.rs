//! Hours in which a person's clock stands still.

/// In milliseconds.
const MINUTE: i64 = 60_000;
/// In milliseconds.
pub(crate) const DAY: i64 = 24 * 60 * MINUTE;

/// Hours in which a seat's clock stands still, every day, in minutes of the day in Greenwich: from
/// when, and how long.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Nights {
    pub(crate) from: i64,
    pub(crate) length: i64,
}

impl Nights {
    /// A clock that stands still all day would never be over.
    pub(crate) const LONGEST: i64 = 12 * 60;

    /// The same, if it is sound.
    pub(crate) fn new(from: i64, length: i64) -> Option<Nights> {
        let sound = (0..DAY / MINUTE).contains(&from) && (1..=Nights::LONGEST).contains(&length);
        sound.then_some(Nights { from, length })
    }

    /// The night that it is at a moment, or the next: in how much time it begins, which may lie
    /// behind, and in how much it ends.
    pub(crate) fn next(self, at: i64) -> (i64, i64) {
        let into = at.saturating_sub(self.from * MINUTE).rem_euclid(DAY);
        let length = self.length * MINUTE;
        let begins = if into < length { -into } else { DAY - into };
        (begins, begins + length)
    }

    /// How long of the time before a moment was night, since some day long ago.
    fn before(self, at: i64) -> i64 {
        let shifted = at.saturating_sub(self.from * MINUTE);
        let (days, within) = (shifted.div_euclid(DAY), shifted.rem_euclid(DAY));
        days.saturating_mul(self.length * MINUTE) + within.min(self.length * MINUTE)
    }
}

/// The hours that somebody has said.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Sleep {
    now: Option<Nights>,
    said: Option<Nights>,
    /// Whether anything was ever said.
    was_said: bool,
}

impl Sleep {
    /// Other hours. Whoever says them in the middle of a turn for a second time does not stop
    /// their clock with it, else it would never be over: they hold from the next turn on.
    pub(crate) fn say(&mut self, hours: Option<Nights>, goes: bool) {
        if !(goes && self.was_said) {
            self.now = hours;
        }
        (self.said, self.was_said) = (hours, true);
    }

    /// Another turn.
    pub(crate) fn wake(&mut self) {
        self.now = self.said;
    }

    /// Those in which the clock stands still in this turn.
    pub(crate) const fn now(self) -> Option<Nights> {
        self.now
    }

    /// Those that were said last.
    pub(crate) const fn said(self) -> Option<Nights> {
        self.said
    }
}

/// How long a clock goes between two moments.
pub(crate) fn counted(nights: Option<Nights>, from: i64, to: i64) -> i64 {
    let night = |nights: Nights| nights.before(to).saturating_sub(nights.before(from));
    to.saturating_sub(from).saturating_sub(nights.map_or(0, night)).max(0)
}

/// When a clock that goes from a moment on has gone for so long.
pub(crate) fn after(nights: Option<Nights>, from: i64, long: i64) -> i64 {
    let Some(nights) = nights else { return from.saturating_add(long) };
    // Whole days first, but for the last: it is over when its day is, not after another night.
    let day = DAY - nights.length * MINUTE;
    let whole = long.saturating_sub(1).max(0) / day;
    let mut at = from.saturating_add(whole.saturating_mul(DAY));
    let mut left = long.saturating_sub(whole * day);
    while left > 0 {
        let into = at.saturating_sub(nights.from * MINUTE).rem_euclid(DAY);
        if into < nights.length * MINUTE {
            at = at.saturating_add(nights.length * MINUTE - into);
            continue;
        }
        let step = left.min(DAY - into);
        at = at.saturating_add(step);
        left -= step;
        if at == i64::MAX {
            break;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE;

    /// Nights from 22 to 6 o'clock.
    fn nights() -> Option<Nights> {
        Nights::new(22 * 60, 8 * 60)
    }

    #[test]
    fn nights_do_not_count() {
        assert_eq!(counted(None, 5, 12), 7);
        assert_eq!(counted(nights(), 20 * HOUR, 23 * HOUR), 2 * HOUR);
        assert_eq!(counted(nights(), 20 * HOUR, DAY + 7 * HOUR), 3 * HOUR);
        assert_eq!(counted(nights(), 23 * HOUR, DAY + 5 * HOUR), 0);
        assert_eq!(counted(nights(), HOUR, HOUR + 10 * DAY), 160 * HOUR);
        assert_eq!(counted(nights(), 9, 5), 0, "a clock that is set back");
        assert_eq!(Nights::new(0, 13 * 60), None);
        assert_eq!(Nights::new(24 * 60, 60), None);
    }

    #[test]
    fn the_next_night_is_this_one_until_it_ends() {
        let next = |at: i64| nights().map(|nights| nights.next(at));
        assert_eq!(next(21 * HOUR), Some((HOUR, 9 * HOUR)));
        assert_eq!(next(22 * HOUR), Some((0, 8 * HOUR)));
        assert_eq!(next(DAY + 5 * HOUR), Some((-7 * HOUR, HOUR)));
        assert_eq!(next(DAY + 6 * HOUR), Some((16 * HOUR, 24 * HOUR)));
    }

    #[test]
    fn what_is_due_is_due_when_it_has_counted() {
        for from in [0, 3 * HOUR, 21 * HOUR, 22 * HOUR, 23 * HOUR + 17] {
            for long in [1, HOUR, 5 * HOUR, 16 * HOUR, 17 * HOUR, 100 * HOUR] {
                let due = after(nights(), from, long);
                assert_eq!(counted(nights(), from, due), long, "{from} {long}");
                assert_eq!(counted(nights(), from, due - 1), long - 1, "{from} {long}");
            }
        }
        assert_eq!(after(nights(), i64::MAX - 5, DAY), i64::MAX);
    }
}
