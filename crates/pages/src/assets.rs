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
    let content = bytes(file)?;
    let is_code = matches!(file.rsplit_once('.')?.1, "css" | "js");
    let spared = is_code.then(|| str::from_utf8(&content).ok().map(spared)).flatten();
    Some((kind, spared.map_or(content, |spared| Cow::Owned(spared.into_bytes()))))
}

/// A style sheet or a script without the lines that are only for those who read them.
fn spared(text: &str) -> String {
    let mut spared = String::with_capacity(text.len());
    let mut within = false;
    for line in text.lines() {
        let code = line.trim_start();
        within |= code.starts_with("/*");
        let ends = code.find("*/").map(|end| code[end + 2..].trim().is_empty());
        // Some notes stand before code in one line.
        if !(within && ends != Some(false) || code.starts_with("//") || code.is_empty()) {
            spared.push_str(line);
            spared.push('\n');
        }
        within &= ends.is_none();
    }
    spared
}

/// A file of ours, the picture of a board, or the style sheet of a game, which is called by its
/// id.
fn bytes(file: &str) -> Option<Cow<'static, [u8]>> {
    let style = |id: &str| Some(Cow::Borrowed(catalog::find(id).ok()?.style().as_bytes()));
    let game = file.strip_suffix(".css").and_then(style);
    let picture = || picture::drawn(file).map(|drawn| Cow::Borrowed(drawn.as_bytes()));
    game.or_else(picture).or_else(|| Web::get(file).map(|found| found.data))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_not_sent() {
        let script = "// Why.\n// @ts-check\n\n/** What.\n * @param {A} a */\nfunction f(a) {\n  /** @type {B} */ (a).b();\n  g(); // there\n}\n";
        let sent = "function f(a) {\n  /** @type {B} */ (a).b();\n  g(); // there\n}\n";
        assert_eq!(spared(script), sent);
        assert_eq!(spared("/* Why,\n   in two lines. */\na { b: c; }\n"), "a { b: c; }\n");
        for file in
            Web::iter().filter(|file| matches!(file.rsplit_once('.'), Some((_, "css" | "js"))))
        {
            let text = String::from_utf8(Web::get(&file).unwrap().data.into_owned()).unwrap();
            let braces = |text: &str| text.split('{').count().abs_diff(text.split('}').count());
            assert_eq!(braces(&spared(&text)), braces(&text), "{file}");
        }
    }
}
