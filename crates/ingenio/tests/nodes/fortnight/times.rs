//! What the test itself knows of the time that has gone by: it shares nothing with the program.

pub(crate) const MINUTE: i64 = 60_000;
pub(crate) const HOUR: i64 = 60 * MINUTE;
pub(crate) const DAY: i64 = 24 * HOUR;

/// Hours of every day in Greenwich, in minutes: from when, and how long.
pub(crate) type Hours = (i64, i64);

/// What has happened to the time, each from when until when.
#[derive(Default)]
pub(crate) struct Times {
    /// The hands were moved on while servers ran: nobody could do anything in between.
    pub(crate) leaps: Vec<(i64, i64)>,
    /// No server ran: clocks stood still.
    pub(crate) downs: Vec<(i64, i64)>,
    /// What was due by the first was seen to by the second.
    pub(crate) calms: Vec<(i64, i64)>,
}

impl Times {
    /// The first moment from then on at which anybody could do anything.
    pub(crate) fn awake(&self, mut at: i64) -> i64 {
        let mut asleep: Vec<_> = self.leaps.iter().chain(&self.downs).collect();
        asleep.sort();
        for &&(from, to) in &asleep {
            if (from..to).contains(&at) {
                at = to;
            }
        }
        at
    }

    /// When a clock that goes from a moment on has gone for so long.
    pub(crate) fn after(&self, nights: Option<Hours>, from: i64, long: i64) -> i64 {
        let (mut at, mut left) = (from, long);
        loop {
            let (still, until) = self.still(nights, at);
            if still {
                at = until;
            } else if until - at >= left {
                return at + left;
            } else {
                left -= until - at;
                at = until;
            }
        }
    }

    /// How long a clock goes between two moments.
    pub(crate) fn counted(&self, nights: Option<Hours>, from: i64, to: i64) -> i64 {
        let (mut at, mut counted) = (from, 0);
        while at < to {
            let (still, until) = self.still(nights, at);
            let until = until.min(to);
            counted += if still { 0 } else { until - at };
            at = until;
        }
        counted
    }

    /// Whether a clock stands still at a moment, and until when it does so or does not.
    fn still(&self, nights: Option<Hours>, at: i64) -> (bool, i64) {
        let down = self.downs.iter().find(|(from, to)| (*from..*to).contains(&at));
        let night = nights.map(|hours| within(hours, at));
        match (down, night) {
            (Some(&(_, to)), _) => (true, to),
            (None, Some((true, until))) => (true, until),
            (None, other) => {
                let next = self.downs.iter().map(|down| down.0).filter(|from| *from > at);
                let next = next.min().unwrap_or(i64::MAX);
                (false, other.map_or(i64::MAX, |(_, until)| until).min(next))
            }
        }
    }
}

/// Whether a moment is within these hours, and until when it is so or is not.
pub(crate) fn within((from, length): Hours, at: i64) -> (bool, i64) {
    let into = (at - from * MINUTE).rem_euclid(DAY);
    let (is, until) = if into < length * MINUTE { (true, length * MINUTE) } else { (false, DAY) };
    (is, at + until - into)
}

#[test]
fn clocks_are_reckoned_without_the_hours_that_do_not_count() {
    let at = |day: i64, hour: i64| day * DAY + hour * HOUR;
    let times = Times {
        leaps: vec![(at(1, 0), at(1, 6))],
        downs: vec![(at(2, 10), at(2, 20))],
        calms: Vec::new(),
    };
    let nights = Some((22 * 60, 8 * 60));
    assert_eq!(times.after(None, at(0, 12), DAY), at(1, 12));
    assert_eq!(times.after(None, at(2, 0), DAY), at(3, 10));
    assert_eq!(times.after(nights, at(0, 12), DAY), at(1, 20));
    assert_eq!(times.after(nights, at(1, 12), DAY), at(3, 14), "ten hours, four, two and eight");
    assert_eq!(times.after(nights, at(0, 23), HOUR), at(1, 7));
    assert_eq!(times.counted(nights, at(1, 12), at(3, 14) - 1), DAY - 1);
    assert_eq!(times.counted(None, at(2, 0), at(2, 12)), 10 * HOUR);
    assert_eq!(times.awake(at(1, 3)), at(1, 6));
    assert_eq!(times.awake(at(2, 10)), at(2, 20));
    assert_eq!(times.awake(at(1, 6)), at(1, 6));
}
