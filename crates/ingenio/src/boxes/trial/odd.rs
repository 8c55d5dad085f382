//! What an owner may want to look at again: what is far from what it is with our box.

use title::Bout;

use super::series::Series;

/// A game of fewer decisions is odd.
const FEWEST: u64 = 10;
/// An ending of fewer games with our box may well not come up.
const OFTEN: usize = 5;
/// Scores that differ by less are not told.
const NEAR: i64 = 5;

/// What should be true of few games: in words, of which, and of how many at most.
type Rare<'w> = (&'w str, fn(&Bout) -> bool, usize);

/// What is odd about the games of one bot, beside the same games with our box.
pub(super) fn of_bot(bot: &str, here: &Series, ours: Option<&Series>) -> Vec<String> {
    let games = here.played.len();
    let mut odd = Vec::new();
    let few: [Rare<'_>; 3] = [
        ("ended level", is_level, games / 10),
        ("brought nobody a point", is_flat, 0),
        ("took fewer than 10 decisions", |bout| bout.actions < FEWEST, 0),
    ];
    for (what, is, most) in few {
        let count = |series: &Series| series.played.iter().filter(|game| is(&game.bout)).count();
        let (now, then) = (count(here), ours.map_or(0, count));
        if now > most && now > 2 * then {
            odd.push(format!("{now} of {games} {bot} games {what}{}", with_ours(ours, then)));
        }
    }
    let Some(ours) = ours.filter(|ours| !ours.played.is_empty()) else { return odd };
    let (now, then) = (here.mean_length(), ours.mean_length());
    if 2 * now > 3 * then || 3 * now < 2 * then {
        let so = if now > then { "longer" } else { "shorter" };
        odd.push(format!(
            "{bot} games are much {so}: {now} decisions on average, {then} with ours"
        ));
    }
    let (now, then) = (here.mean_score(), ours.mean_score());
    if (now - then).abs() > NEAR.max(then.abs() / 2) {
        let so = if now > then { "higher" } else { "lower" };
        odd.push(format!("{bot} scores are much {so}: {now} on average, {then} with ours"));
    }
    odd
}

fn with_ours(ours: Option<&Series>, then: usize) -> String {
    ours.map_or_else(String::new, |_| format!(", {then} with ours"))
}

fn is_level(bout: &Bout) -> bool {
    bout.ended.places.iter().all(|&place| place == 1)
}

fn is_flat(bout: &Bout) -> bool {
    bout.ended.scores.iter().all(|&score| score == 0)
}

/// Ways to end that come up with one box and not with the other.
pub(super) fn of_endings(
    here: &Series,
    ours: &Series,
    said: impl Fn(&str) -> String,
) -> Vec<String> {
    let (now, then) = (here.endings(), ours.endings());
    let gone = then.iter().filter(|&(ending, &games)| games >= OFTEN && !now.contains_key(ending));
    let gone = gone.map(|(ending, games)| {
        format!("no game ended so: {}; {games} games with ours did", said(ending))
    });
    let new = now.iter().filter(|&(ending, &games)| games >= OFTEN && !then.contains_key(ending));
    let new = new.map(|(ending, games)| {
        format!("{games} games ended so: {}; none did with ours", said(ending))
    });
    gone.chain(new).collect()
}
