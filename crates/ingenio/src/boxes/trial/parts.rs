//! Which parts of a game were never used, although they are with our box.

use locale::Language;
use tabletop::Seat;
use title::Title;

use super::paths::{begin, lines};
use super::series::{Played, Series};

/// What fewer games with our box use may well not come up.
const OFTEN: usize = 10;
/// More are not told one by one.
const TOLD: usize = 8;

/// What is often done with our box and never with this one, in sentences.
pub(super) fn never_used(title: &'static dyn Title, here: &Series, ours: &Series) -> Vec<String> {
    let used = here.used();
    let never = ours.used().into_iter();
    let never = never.filter(|(part, games)| *games >= OFTEN && !used.contains_key(part));
    let never: Vec<(String, usize)> = never.collect();
    let mut odd: Vec<String> = never
        .iter()
        .take(TOLD)
        .map(|(part, games)| {
            let of = ours.played.len();
            let part = said(title, ours, part).unwrap_or_else(|| part.replace('/', ", "));
            format!("nobody ever chose “{part}”, as in {games} of {of} games with ours")
        })
        .collect();
    if let Some(more) = never.len().checked_sub(TOLD).filter(|&more| more > 0) {
        odd.push(format!("{more} other choices of games with ours never came up, either"));
    }
    odd
}

/// A part as it is said at the table where it was first used.
fn said(title: &'static dyn Title, series: &Series, part: &str) -> Option<String> {
    let Played { contest, number, .. } =
        series.played.iter().find(|game| game.used.iter().any(|used| used == part))?;
    let moves = title.play(contest, *number, true).ok()?.transcript?;
    let mut table = title.open(&contest.setup, &contest.data).ok()?;
    for line in lines(&moves) {
        if let Some(chance) = line.chance {
            table.resolve(&chance).ok()?;
        }
        let (Some(action), Some(seat)) = (line.action, line.seat) else { continue };
        let seat = Seat::new(seat);
        let path = table.path(&action).ok()?;
        if begin(&path) == part {
            return Some(table.drawn().crumbs(seat, part, title.words(Language::En)).join(": "));
        }
        table.apply(seat, &action).ok()?;
    }
    None
}
