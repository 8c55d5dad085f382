//! A board as it looks in the middle of a game, drawn once for each language.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use locale::Language;
use tabletop::{Key as _, SeededDice, Turn, Viewer};
use title::{Objection, Table, Title};

use crate::shelf::shelf;

/// So many moves have been made.
const MOVES: usize = 90;

/// Who plays; the picture is cut off above them.
const NAMES: [&str; 4] = ["Anna", "Berta", "Carlo", "Dora"];

/// What the picture is called among the files.
pub(crate) fn file(language: Language) -> String {
    format!("board-{}.svg", language.key())
}

/// The pictures of all languages.
pub(crate) fn files() -> impl Iterator<Item = String> {
    Language::ALL.iter().copied().map(file)
}

/// The picture with this name, if there is one.
pub(crate) fn drawn(file_name: &str) -> Option<&'static str> {
    static DRAWN: [OnceLock<Option<String>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let index = files().position(|one| one == file_name)?;
    let draw = || picture(shelf().first().copied()?, Language::ALL[index]);
    DRAWN[index].get_or_init(draw).as_deref()
}

fn picture(title: &'static dyn Title, language: Language) -> Option<String> {
    let most = title.profile().players().max()?;
    let table = played(title, most).ok()?;
    let names = NAMES.map(str::to_owned);
    Some(table.drawn().poster(Viewer::Public, title.words(language), &names).into_string())
}

/// A table of bots after some moves, the same every time.
fn played(title: &'static dyn Title, players: u8) -> Result<Box<dyn Table>, Objection> {
    let refused = |why: String| Objection::Format(why);
    let profile = title.profile();
    let setup = profile.setup(players, None, BTreeMap::new());
    let setup = setup.map_err(|bad| refused(bad.to_string()))?;
    let data = title.boxes().built_in().hash;
    let mut table = title.open(&setup, &data).map_err(|bad| refused(bad.to_string()))?;
    let bot = title.quick_bot();
    let mut dice = SeededDice::new(1);
    for _ in 0..MOVES {
        match table.turn() {
            Turn::Chance => {
                let chance = table.draw(&mut dice);
                table.resolve(&chance)?;
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                let action = table.advice(bot, seat, &mut dice)?;
                table.apply(seat, &action)?;
            }
            Turn::Over => break,
        }
    }
    Ok(table)
}
