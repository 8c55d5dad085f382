//! What an act would mean for a player, were it in force now.

use cuba_rules::rules::laws;
use cuba_rules::{Act, Group, View};
use locale::Words;
use tabletop::{Seat, Viewer};

use crate::{Stage, say};

/// What an act would do to somebody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// A tax of so many pesos; whether they are there.
    Tax(u16, bool),
    /// A duty; whether it can be paid.
    Duty(bool),
    /// A subsidy of so many points.
    Subsidy(u16),
    /// Something that is the same for everybody.
    Other,
}

impl Fate {
    /// What `act` would do to `seat` as the table stands (§10).
    pub(crate) fn of(view: &View, seat: Seat, act: Act) -> Fate {
        let mut table = view.table;
        table.parliament.acts[act.group()] = Some(act);
        match act.group() {
            Group::Tax => Fate::Tax(laws::tax(&table, seat), laws::taxable(&table, seat).is_ok()),
            Group::Duty => Fate::Duty(laws::can_give(&table, seat)),
            Group::Subsidy => Fate::Subsidy(laws::subsidy(&table, seat).unwrap_or(0)),
            Group::Other => Fate::Other,
        }
    }

    /// The same for whoever looks, if they play.
    pub(crate) fn seen(view: &View, stage: &Stage<'_>, act: Act) -> Option<Fate> {
        let Viewer::Player(seat) = stage.viewer else { return None };
        // Before plantations are dealt there is nothing to count.
        view.table.players[seat].board?;
        Some(Fate::of(view, seat, act))
    }

    /// As a mark on a card; nothing where everybody fares alike.
    pub(crate) fn mark(self) -> Option<String> {
        match self {
            Fate::Tax(_, can) | Fate::Duty(can) => Some(if can { "✓" } else { "✗" }.to_owned()),
            Fate::Subsidy(points) => Some(format!("+{points}")),
            Fate::Other => None,
        }
    }

    /// As a sentence.
    pub(crate) fn said(self, words: &Words) -> Option<String> {
        match self {
            Fate::Tax(pesos, true) => Some(words.with("fate-tax", &[("pesos", pesos.into())])),
            Fate::Tax(pesos, false) => Some(words.with("fate-no-tax", &[("pesos", pesos.into())])),
            Fate::Duty(true) => Some(words.text("fate-duty")),
            Fate::Duty(false) => Some(words.text("fate-no-duty")),
            Fate::Subsidy(points) => Some(words.with("fate-subsidy", &[("points", points.into())])),
            Fate::Other => None,
        }
    }
}

/// The name of an act, what it does, and what it would do to whoever looks.
pub(crate) fn title(view: &View, stage: &Stage<'_>, act: Act) -> String {
    let told = say::act(stage.words, &view.table.printed, act);
    let fate = Fate::seen(view, stage, act).and_then(|fate| fate.said(stage.words));
    fate.map_or_else(|| told.clone(), |fate| format!("{told} {fate}"))
}
