//! The games in the order in which a newcomer meets them.

use catalog::GAMES;
use title::Title;

/// The games, the gentlest first.
pub(crate) fn shelf() -> Vec<&'static dyn Title> {
    let mut titles = GAMES.to_vec();
    titles.sort_by_key(|title| (title.cover().weight, title.cover().minutes));
    titles
}
