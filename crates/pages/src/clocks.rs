//! The players' clocks, each in its player's panel.

use locale::Words;
use maud::{Markup, PreEscaped, html};

use crate::record::{Hands, Place, State};
use crate::scene::Scene;

/// In milliseconds.
const SECOND: i64 = 1000;
/// Whoever has less than this is short of time, unless a turn is hardly longer.
const LITTLE: i64 = 60 * SECOND;

/// Whether anybody's time is counted here.
pub(crate) fn has_clocks(scene: &Scene<'_>) -> bool {
    let record = scene.record;
    record.state == State::Playing && record.places.iter().any(|place| place.hands.is_some())
}

/// The clock of whoever has one. A script counts it down; without it it shows what was left.
pub(crate) fn clock(scene: &Scene<'_>, place: &Place<'_>) -> Markup {
    let words = scene.preferences.words();
    let turn = scene.record.terms.accord.pace.times().map_or(0, |(turn, _)| turn);
    let hands = place.hands.as_ref().filter(|_| scene.record.state == State::Playing);
    html! { @if let Some(hands) = hands { (drawn(words, hands, turn)) } }
}

/// A clock where a turn may take so long.
fn drawn(words: &Words, hands: &Hands, turn: i64) -> Markup {
    let unit = |id| words.with(id, &[("more", "{more}".into()), ("less", "{less}".into())]);
    let Hands { turn: left, reserve, goes, night } = *hands;
    let little = (turn / 10).max(LITTLE.min(turn / 2));
    let rests = goes && night.is_some_and(|(from, _)| from <= 0);
    let said = match (goes, rests) {
        (_, true) => "clock-rests",
        (true, false) => "clock-goes",
        (false, false) => "clock-stands",
    };
    html! {
        p.clock title=(words.text(said)) data-goes[goes] data-rests[rests]
            data-short[left.saturating_add(reserve) < little] data-little=(little)
            data-night=[night.filter(|_| goes).map(|(from, to)| format!("{from} {to}"))]
            data-days=(unit("clock-days")) data-hours=(unit("clock-hours")) {
            span.aloud { (words.text(said)) ": " }
            @if goes { (FACE) (MOON) }
            time data-left=(left) data-more=(reserve) { (told(words, left)) }
            @if reserve > 0 {
                small title=(words.text("clock-reserve")) { "+" span data-reserve { (told(words, reserve)) } }
            }
        }
    }
}

/// A clock that goes.
const FACE: PreEscaped<&str> = PreEscaped(concat!(
    r#"<svg class="icon goes" viewBox="0 0 24 24" aria-hidden="true">"#,
    r#"<circle cx="12" cy="12" r="9"/><path d="M12 6v6l4 3"/></svg>"#
));
/// A clock that stands still because it is night.
const MOON: PreEscaped<&str> = PreEscaped(concat!(
    r#"<svg class="icon rests" viewBox="0 0 24 24" aria-hidden="true">"#,
    r#"<path d="M9 3a9 9 0 1 0 12 12A10 10 0 0 1 9 3z"/></svg>"#
));

/// A time that is left, in short: what is begun of the smaller unit counts, so that three days are
/// not two and a bit at once.
pub(crate) fn told(words: &Words, time: i64) -> String {
    let up = |parts: i64, of: i64| (parts + of - 1) / of;
    let seconds = up(time.max(0), SECOND);
    let (minutes, hours) = (up(seconds, 60), up(seconds, 3600));
    let two =
        |id, more: i64, less: i64| words.with(id, &[("more", more.into()), ("less", less.into())]);
    match seconds {
        _ if minutes >= 1440 => two("clock-days", hours / 24, hours % 24),
        3600.. => two("clock-hours", minutes / 60, minutes % 60),
        _ => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_rounded_up_to_the_unit_that_is_shown() {
        let words = crate::words::shared(locale::Language::En);
        let minute = 60 * SECOND;
        for (time, shown) in [
            (72 * 60 * minute, "3 d 0 h"),
            (72 * 60 * minute - 1, "3 d 0 h"),
            (71 * 60 * minute, "2 d 23 h"),
            (24 * 60 * minute - 1, "1 d 0 h"),
            (2 * 60 * minute - 1, "2 h 0 min"),
            (90 * minute, "1 h 30 min"),
            (5 * minute - 1, "5:00"),
            (999, "0:01"),
            (0, "0:00"),
            (-5, "0:00"),
        ] {
            assert_eq!(told(words, time), shown, "{time}");
        }
    }
}
