//! Drawings that stand alone are well-formed, in every language, for every game and every eye.

use std::path::Path;

use catalog::{GAMES, replay, replay_to};
use locale::Language;
use tabletop::{Key, Seats, Viewer};

/// A program that reads XML reads the drawing of every golden game at its beginning, in the
/// middle and at its end, as everybody sees it, whatever the players are called.
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
            let whole = replay(&text).expect("another test says which one fails");
            let seats = Seats::all(whole.header.players);
            let viewers: Vec<Viewer> =
                seats.iter().map(Viewer::Player).chain([Viewer::Public]).collect();
            for moves in [1, whole.plies / 3, whole.plies * 2 / 3, whole.plies] {
                let table = replay_to(&text, Some(moves)).expect("the whole of it holds").table;
                for (&language, &viewer) in
                    Language::ALL.iter().flat_map(|one| viewers.iter().map(move |two| (one, two)))
                {
                    let words = title.words(language);
                    let poster = table.drawn().poster(viewer, words, &names).into_string();
                    let read = roxmltree::Document::parse(&poster).unwrap_or_else(|fault| {
                        panic!("{}, {viewer:?}, ply {moves}: {fault}", file.display())
                    });
                    assert_eq!(read.root_element().tag_name().name(), "svg");
                    assert!(read.descendants().any(|node| node.text() == Some("<Anna>")), "{id}");
                }
            }
        }
    }
}
