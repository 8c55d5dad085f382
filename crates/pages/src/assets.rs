//! Styles, script and pictures, compiled in.

use std::borrow::Cow;

use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

/// The files of the folder `web`.
#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// The address of a file, which changes with its content; nothing if it does not exist.
pub(crate) fn address(file: &str) -> Option<String> {
    let hash = Sha256::digest(bytes(file)?);
    let start = hash.first_chunk().map_or(0, |start| u32::from_le_bytes(*start));
    Some(format!("/assets/{file}?{start:08x}"))
}

/// What a file is and what is in it.
pub fn content(file: &str) -> Option<(&'static str, Cow<'static, [u8]>)> {
    let kind = match file.rsplit_once('.')?.1 {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        _ => return None,
    };
    Some((kind, bytes(file)?))
}

/// A file of ours, or the style sheet of a game, which is called by its id.
fn bytes(file: &str) -> Option<Cow<'static, [u8]>> {
    let style = |id: &str| Some(Cow::Borrowed(catalog::find(id).ok()?.style().as_bytes()));
    let game = file.strip_suffix(".css").and_then(style);
    game.or_else(|| Web::get(file).map(|found| found.data))
}
