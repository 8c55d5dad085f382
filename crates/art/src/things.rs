//! Goods, materials, money, points: one drawing for all games.

use maud::{Markup, html};
use tabletop::Key;

/// A thing with a drawing of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say what they are")]
pub enum Thing {
    Sugar,
    Citrus,
    Tobacco,
    Rum,
    Cigars,
    Wood,
    Stone,
    Water,
    Peso,
    Point,
    Vote,
    SugarCube,
    /// Any good.
    Any,
    Ship,
    Flag,
    /// A player's screen.
    Screen,
    /// A marker of ownership, in the color of a seat.
    Marker,
    /// Somebody turned face down.
    Down,
}

impl Key for Thing {
    const SET: &'static str = "Thing";
    const ALL: &'static [Thing] = &[
        Thing::Sugar,
        Thing::Citrus,
        Thing::Tobacco,
        Thing::Rum,
        Thing::Cigars,
        Thing::Wood,
        Thing::Stone,
        Thing::Water,
        Thing::Peso,
        Thing::Point,
        Thing::Vote,
        Thing::SugarCube,
        Thing::Any,
        Thing::Ship,
        Thing::Flag,
        Thing::Screen,
        Thing::Marker,
        Thing::Down,
    ];

    fn key(self) -> &'static str {
        match self {
            Thing::Sugar => "sugar",
            Thing::Citrus => "citrus",
            Thing::Tobacco => "tobacco",
            Thing::Rum => "rum",
            Thing::Cigars => "cigars",
            Thing::Wood => "wood",
            Thing::Stone => "stone",
            Thing::Water => "water",
            Thing::Peso => "peso",
            Thing::Point => "point",
            Thing::Vote => "vote",
            Thing::SugarCube => "sugar-cube",
            Thing::Any => "any",
            Thing::Ship => "ship",
            Thing::Flag => "flag",
            Thing::Screen => "screen",
            Thing::Marker => "marker",
            Thing::Down => "down",
        }
    }
}

/// A thing in a line of text or on a button.
pub fn icon(thing: Thing) -> Markup {
    html! {
        svg class="icon" viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#art-" (thing.key()) } {}
        }
    }
}

/// A thing on a board, `size` wide, its upper left corner at a place.
pub fn placed(thing: Thing, x: i32, y: i32, size: i32) -> Markup {
    html! { use href={ "#art-" (thing.key()) } x=(x) y=(y) width=(size) height=(size) {} }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_is_on_the_sheet() {
        let sheet = crate::sheet(&[]).into_string();
        for thing in Thing::ALL {
            assert!(sheet.contains(&format!("id=\"art-{}\"", thing.key())), "{thing:?}");
        }
    }

    #[test]
    fn an_icon_is_small() {
        insta::assert_snapshot!(icon(Thing::Rum).into_string(), @r##"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#art-rum"></use></svg>"##);
    }
}
