//! What all boards share: the stage they are drawn on and the parts they draw with.
//!
//! Artwork that never changes is SVG under `svg/`, gathered on one [`sheet`] of
//! symbols; what depends on the game is a function to [`maud::Markup`]. Looks
//! are classes, whose colors stand in `web/art.css`.

mod board;
mod buttons;
mod chapter;
mod chart;
mod chronicle;
mod cover;
mod dice;
mod log;
mod offer;
mod panel;
mod pick;
mod seats;
mod sheet;
mod sight;
mod stage;
mod things;
mod tool;
mod ways;
mod zoom;

pub use board::{Accounts, Board, Chapter, Lesson, LessonStep};
pub use buttons::{Button, buttons};
pub use chapter::{Cited, chapter_place};
pub use chart::{Chart, Line, written};
pub use chronicle::{Chronicle, Gain, Moved, Named, Part, numbered};
pub use cover::{Cover, HEAVIEST};
pub use dice::die;
pub use log::{About, led, line, line_called};
pub use offer::{Offer, Way};
pub use panel::{Beside, Panel, called, holding};
pub use pick::{Pick, Piece};
pub use seats::{figure, seat_class, seat_mark, seat_shape};
pub use sheet::{poster, sheet};
pub use sight::Sight;
pub use stage::{Parts, Stage, still};
pub use things::{Thing, icon, placed};
pub use tool::Tool;
pub use zoom::zoomed;

use locale::Language;

/// The style sheet of the shared parts, and the palette of every page.
pub const CSS: &str = include_str!("../../../web/art.css");

/// The words that all pages share.
pub const fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locale/en.ftl"),
        Language::De => include_str!("../locale/de.ftl"),
        Language::Es => include_str!("../locale/es.ftl"),
    }
}

/// How wide a text is to be drawn, if it has more letters than fit: they move together, and no
/// sign is left.
pub fn fitted(text: &str, most: usize, width: i32) -> Option<i32> {
    // A narrow letter counts half: what would fit anyhow is not drawn out.
    let halves = |letter: char| if NARROW.contains(letter) { 1 } else { 2 };
    (text.chars().map(halves).sum::<usize>() > 2 * most).then_some(width)
}

/// Letters half as wide as others.
const NARROW: &str = " .,'’IJfijlrt";

/// An SVG transform to a place.
pub fn at(x: i32, y: i32) -> String {
    format!("translate({x} {y})")
}

#[cfg(test)]
mod tests {
    use tabletop::Key as _;

    use super::*;

    #[test]
    fn only_what_does_not_fit_is_drawn_together() {
        assert_eq!(fitted("Newspaper", 7, 96), Some(96));
        assert_eq!(fitted("Distillery", 7, 96), None, "its letters are narrow");
        assert_eq!(fitted("Bank", 7, 96), None);
    }

    #[test]
    fn only_long_words_are_squeezed() {
        assert_eq!(fitted("Cárdenas", 8, 90), None);
        assert_eq!(fitted("Matanzas!", 8, 90), Some(90));
    }

    #[test]
    fn all_languages_say_the_same_things() {
        let english = locale::outline(locale(Language::En));
        for &language in Language::ALL {
            assert_eq!(locale::outline(locale(language)), english, "{language:?}");
        }
    }
}
