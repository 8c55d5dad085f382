//! What is real: whatever is changed comes from here.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use catalog::GAMES;
use serde_json::Value;

/// What is real.
#[derive(Debug)]
pub(crate) struct Seeds {
    /// The golden transcripts of every game.
    pub(crate) transcripts: Vec<String>,
    /// The boxes of every game: the built-in one, and the other that its tests play with.
    pub(crate) boxes: Vec<String>,
    /// Positions as `ingenio route` reads them.
    pub(crate) positions: Vec<Value>,
}

impl Seeds {
    pub(crate) fn read() -> anyhow::Result<Seeds> {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let (mut transcripts, mut boxes) = (Vec::new(), Vec::new());
        for title in GAMES {
            let tests = games.join(title.profile().id).join("rules/tests");
            for file in files(&tests.join("transcripts"))? {
                transcripts.push(fs::read_to_string(file)?);
            }
            boxes.push(title.boxes().file());
            boxes.push(fs::read_to_string(tests.join("second-box.toml"))?);
        }
        let positions = serde_json::from_str(include_str!("../seeds/positions.json"))?;
        ensure!(!transcripts.is_empty(), "there are no transcripts in {}", games.display());
        Ok(Seeds { transcripts, boxes, positions })
    }
}

/// The files of a folder, by name, so that they are in the same order everywhere.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let found =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut found: Vec<PathBuf> =
        found.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    found.sort();
    Ok(found)
}
