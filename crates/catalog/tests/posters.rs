//! Drawings that stand alone are well-formed, in every language and for every game.

use std::path::Path;

use catalog::{GAMES, replay};
use locale::Language;
use tabletop::{Key, Viewer};

/// A program that reads XML reads the drawing of every golden game, whatever
/// the players are called.
#[test]
fn every_poster_is_well_formed() {
    let names = ["<Anna>", "B&B", "\"Carlo\"", "Dora", "Emil", "Flora"].map(str::to_owned);
    for title in GAMES {
        let id = title.profile().id;
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let files = games.join(id).join("rules/tests/transcripts").read_dir();
        for file in files.expect("every game has transcripts") {
            let file = file.expect("a file").path();
            let text = std::fs::read_to_string(&file).expect("a transcript can be read");
            let table = replay(&text).expect("another test says which one fails").table;
            for &language in Language::ALL {
                let words = title.words(language);
                let poster = table.drawn().poster(Viewer::Public, words, &names).into_string();
                let read = roxmltree::Document::parse(&poster)
                    .unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
                assert_eq!(read.root_element().tag_name().name(), "svg");
                assert!(read.descendants().any(|node| node.text() == Some("<Anna>")), "{id}");
            }
        }
    }
}
