//! Dice with numbers.

use maud::{Markup, html};
use tabletop::Key;

use crate::{Thing, placed};

/// A die, 66 wide, that shows `face` of `thing`; grey once it shows nothing.
pub fn die(thing: Thing, face: u8) -> Markup {
    let class = if face == 0 { "die spent" } else { "die" };
    html! {
        g class={ (class) " of-" (thing.key()) } {
            rect class="die-side" x="0" y="3" width="66" height="66" rx="11" {}
            rect class="die-face" width="66" height="66" rx="11" {}
            (placed(thing, 30, 29, 31))
            text class="die-number" x="21" y="42" { (face) }
        }
    }
}
