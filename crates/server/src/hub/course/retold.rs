//! A game told again from its begin.

use title::{Gain, Happened, Table, Tale};

use super::{Course, again};

/// A part of a game, played again to tell what happened in it.
#[derive(Debug)]
pub(crate) struct Retold {
    /// The table as it began.
    pub(crate) began: Box<dyn Table>,
    pub(crate) happened: Vec<Box<dyn Happened>>,
}

impl Course {
    /// All that scores grew by, if the game can be told.
    pub(crate) fn tale(&self) -> Option<Tale> {
        let mut table = self.copies[0].boxed_clone();
        let first = table.chronicle()?.begun();
        let mut gains: Vec<(usize, Gain)> = first.into_iter().map(|gain| (0, gain)).collect();
        let mut reader = self.noted.reader();
        for (ply, step) in (1..).zip(&self.line) {
            let before = table.boxed_clone();
            let Some(happened) = again(table.as_mut(), &mut reader, step) else { break };
            let brought = table.chronicle()?.gains(before.as_ref(), happened.as_ref());
            gains.extend(brought.into_iter().map(|gain| (ply, gain)));
        }
        Some(Tale { gains })
    }

    /// The rounds of the game as it stands, told again.
    pub(crate) fn chapters(&self) -> Vec<Retold> {
        let ends = self.rounds.iter().skip(1).map(|(ply, _)| *ply).chain([self.line.len()]);
        let mut table = self.copies[0].boxed_clone();
        let mut reader = self.noted.reader();
        let parts = self.rounds.iter().zip(ends);
        parts
            .map(|((from, _), to)| {
                let began = table.boxed_clone();
                let steps = self.line[*from..to].iter();
                let happened =
                    steps.filter_map(|step| again(table.as_mut(), &mut reader, step)).collect();
                Retold { began, happened }
            })
            .collect()
    }
}
