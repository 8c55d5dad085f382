//! Moments as pages tell them: where their readers are is not known, so the hour is
//! that of Greenwich.

use locale::Words;
use maud::{Markup, html};

/// The last day of the year 9999: nothing later is told.
const LAST_DAY: i64 = 2_932_896;

/// A moment in milliseconds since 1970.
pub(crate) fn moment(at: i64) -> Markup {
    let (day, clock) = told(at);
    html! { time datetime={ (day) "T" (clock) "Z" } { (day) " " (clock) " UTC" } }
}

/// How long ago a moment was, the moment itself at hand; what lies further back than a month is
/// told by its day.
pub(crate) fn ago(words: &Words, now: i64, at: i64) -> Markup {
    let (day, clock) = told(at);
    let minutes = now.saturating_sub(at).max(0) / 60_000;
    let count = |id, count: i64| words.with(id, &[("count", count.into())]);
    let told = match minutes {
        0 => words.text("ago-now"),
        1..60 => count("ago-minutes", minutes),
        60..1_440 => count("ago-hours", minutes / 60),
        1_440..43_200 => count("ago-days", minutes / 1_440),
        _ => day.clone(),
    };
    html! {
        time datetime={ (day) "T" (clock) "Z" } title={ (day) " " (clock) " UTC" } { (told) }
    }
}

/// In how much time a moment is, the moment itself at hand; what is days away is told by its day,
/// so that a moment that each move puts off is not told anew every minute.
pub(crate) fn until(words: &Words, now: i64, at: i64) -> Markup {
    let (day, clock) = told(at);
    let minutes = at.saturating_sub(now).max(0).saturating_add(59_999) / 60_000;
    let (id, count) = match minutes {
        0..120 => ("in-minutes", minutes),
        120..2_880 => ("in-hours", (minutes + 59) / 60),
        _ => ("in-days", (minutes + 1_439) / 1_440),
    };
    let told = words.with(id, &[("count", count.into())]);
    html! {
        @if id == "in-days" {
            time datetime=(day) title=(day) { (told) }
        } @else {
            time datetime={ (day) "T" (clock) "Z" } title={ (day) " " (clock) " UTC" } { (told) }
        }
    }
}

/// The same in plain text.
pub(crate) fn text(at: i64) -> String {
    let (day, clock) = told(at);
    format!("{day} {clock} UTC")
}

fn told(at: i64) -> (String, String) {
    let minutes = at.max(0) / 60_000;
    let mut day = (minutes / (24 * 60)).min(LAST_DAY);
    let mut year = 1970;
    while day >= days(year) {
        day -= days(year);
        year += 1;
    }
    let february = if days(year) == 366 { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    let clock = format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    (format!("{year}-{month:02}-{:02}", day + 1), clock)
}

/// The days of a year.
const fn days(year: i64) -> i64 {
    if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) { 366 } else { 365 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_told_by_day_and_minute() {
        assert_eq!(text(0), "1970-01-01 00:00 UTC");
        assert_eq!(text(951_782_340_000), "2000-02-28 23:59 UTC");
        assert_eq!(text(951_868_800_000), "2000-03-01 00:00 UTC");
        assert_eq!(text(1_735_689_599_999), "2024-12-31 23:59 UTC");
        assert_eq!(text(-5), "1970-01-01 00:00 UTC");
        assert_eq!(told(i64::MAX).0, "9999-12-31");
        let words = crate::words::shared(locale::Language::En);
        let ago =
            |minutes: i64| ago(words, 1_735_689_600_000, 1_735_689_600_000 - minutes * 60_000);
        for (minutes, told) in [
            (-3, "just now"),
            (0, "just now"),
            (1, "a minute ago"),
            (59, "59 minutes ago"),
            (60, "an hour ago"),
            (1_439, "23 hours ago"),
            (1_440, "yesterday"),
            (43_199, "29 days ago"),
            (43_200, "2024-12-02"),
        ] {
            assert!(ago(minutes).into_string().contains(&format!(">{told}<")), "{minutes}");
        }
        let until = |minutes: i64| {
            until(words, 1_735_689_600_000, 1_735_689_600_000 + minutes * 60_000 - 1)
        };
        for (minutes, told) in [
            (-3, "now"),
            (1, "in one minute"),
            (119, "in 119 minutes"),
            (120, "in 2 hours"),
            (2_879, "in 48 hours"),
            (2_880, "in 2 days"),
            (85_000, "in 60 days"),
        ] {
            assert!(until(minutes).into_string().contains(&format!(">{told}<")), "{minutes}");
        }
        let noon = |minute: i64| 1_735_732_800_000 + minute * 60_000;
        let days = |minute: i64| super::until(words, noon(minute), noon(minute + 86_400)).0;
        assert_eq!(days(0), days(1), "the same for whoever looks a minute later");
        assert!(moment(0).into_string().contains("datetime=\"1970-01-01T00:00Z\""));
    }
}
