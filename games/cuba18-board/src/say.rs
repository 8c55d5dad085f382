//! Words that several parts need.

use art::Stage;
use cuba18::View;
use locale::Words;
use rails::Hex;

/// The name of a hex, or row and column if it has none.
pub(crate) fn place(words: &Words, hex: Hex) -> String {
    if hex.name().is_some() {
        words.text(&format!("hex-{}", hex.id()))
    } else {
        hex.id().to_owned()
    }
}

/// What a hex is, for whoever points at it.
pub(crate) fn hex(view: &View, stage: &Stage<'_>, hex: Hex) -> String {
    let board = &view.table().board;
    let kind = stage.words.text(&format!("kind-{}", tabletop::Key::key(hex.kind())));
    let tile =
        board.tile(hex).map_or_else(String::new, |laid| format!(" · {}", laid.tile.number()));
    format!("{} {} · {kind}{tile}", hex.id(), hex.name().unwrap_or_default())
}
