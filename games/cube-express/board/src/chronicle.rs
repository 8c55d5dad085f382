//! How the game is told: round by round, and what the score pad says.

use art::{Gain, Moved, Named, numbered};
use cube_express_rules::rules::scoring::{Sheet, sheets};
use cube_express_rules::{CubeExpress, Phase, View};
use locale::Words;
use tabletop::Seat;

/// Tells the game round by round: what everybody would score if it ended then.
#[derive(Copy, Clone, Debug)]
pub struct Rounds;

impl art::Chronicle<CubeExpress> for Rounds {
    fn begins(&self, before: Option<&View>, after: &View) -> Option<String> {
        let Some(before) = before else { return Some("round".to_owned()) };
        let was = active(before)?;
        let is = active(after)?;
        (was != is && is == after.table.start).then(|| "round".to_owned())
    }

    fn names(&self, rounds: &[&str], words: &Words) -> Vec<Named> {
        numbered(rounds, "round-number", words)
    }

    fn sources(&self) -> Vec<&'static str> {
        columns(&Sheet::default()).map(|(source, _)| source).into()
    }

    fn begun(&self, first: &View) -> Vec<Gain> {
        let all = sheets(&first.table);
        let seats = all.seats();
        seats.flat_map(|seat| gains(seat, &Sheet::default(), &all[seat])).collect()
    }

    fn gains(&self, moved: &Moved<'_, CubeExpress>) -> Vec<Gain> {
        let [was, is] = [moved.before, moved.after].map(|view| sheets(&view.table));
        is.seats().flat_map(|seat| gains(seat, &was[seat], &is[seat])).collect()
    }
}

/// Whose turn it is.
const fn active(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Turn { active, .. } => Some(active),
        Phase::Deal | Phase::Over { .. } => None,
    }
}

/// How a column of the score pad has changed.
fn gains(seat: Seat, was: &Sheet, is: &Sheet) -> impl Iterator<Item = Gain> + use<> {
    let pairs = columns(was).into_iter().zip(columns(is));
    pairs.filter(|((_, was), (_, is))| was != is).map(move |((source, was), (_, is))| Gain {
        seat,
        source,
        amount: i32::from(is) - i32::from(was),
    })
}

/// What the score pad says, line by line.
pub(crate) const fn columns(sheet: &Sheet) -> [(&'static str, u16); 7] {
    [
        ("goals", sheet.goals),
        ("passengers", sheet.passengers),
        ("factories", sheet.factories),
        ("stations", sheet.stations),
        ("shares", sheet.shares),
        ("dividends", sheet.dividends),
        ("nines", sheet.nines),
    ]
}
