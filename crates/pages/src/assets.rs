//! Styles, script and pictures, compiled in.

use std::borrow::Cow;
use std::sync::OnceLock;

use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use crate::picture;

/// The files of the folder `web`.
#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// The address of a file, which changes with the content of any; nothing if it does not exist.
/// Files refer to each other by name alone, so that all of them lie in one folder.
pub(crate) fn address(file: &str) -> Option<String> {
    bytes(file)?;
    Some(format!("/assets/{}/{file}", version()))
}

/// What tells these files from those of another release.
pub fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let mut hash = Sha256::new();
        let files = Web::iter().filter_map(|file| Web::get(&file));
        files.for_each(|file| hash.update(file.data));
        catalog::GAMES.iter().for_each(|title| hash.update(title.style()));
        picture::files().filter_map(|file| picture::drawn(&file)).for_each(|one| hash.update(one));
        let hash = hash.finalize();
        let start = hash.first_chunk().map_or(0, |start| u32::from_le_bytes(*start));
        format!("{start:08x}")
    })
}

/// What a file is and what is in it.
pub fn content(file: &str) -> Option<(&'static str, Cow<'static, [u8]>)> {
    let kind = match file.rsplit_once('.')?.1 {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    };
    Some((kind, bytes(file)?))
}

/// A file of ours, the picture of a board, or the style sheet of a game, which is called by its
/// id.
fn bytes(file: &str) -> Option<Cow<'static, [u8]>> {
    let style = |id: &str| Some(Cow::Borrowed(catalog::find(id).ok()?.style().as_bytes()));
    let game = file.strip_suffix(".css").and_then(style);
    let picture = || picture::drawn(file).map(|drawn| Cow::Borrowed(drawn.as_bytes()));
    game.or_else(picture).or_else(|| Web::get(file).map(|found| found.data))
}
