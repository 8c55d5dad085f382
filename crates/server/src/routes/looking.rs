//! What lists of tables tell of the inside of some.

use pages::{Listing, Look, Scene, Stands};

use super::table::show;
use crate::extract::Visitor;
use crate::state::AppState;

/// Into so many tables that go on, and so many that are over, a list looks; each is read from disk
/// unless it is open.
const MOST_LOOKED_INTO: [usize; 2] = [20, 5];

/// Looks into the tables that matter most: where the visitor is asked, then where others are, and
/// the latest that are over. One that cannot be looked into is listed all the same.
pub(super) async fn look_in(state: &AppState, visitor: &Visitor, listed: &mut [Listing]) {
    let wanted = listed.iter_mut().filter(|table| !table.rests);
    let (over, mut running): (Vec<_>, Vec<_>) = wanted.partition(|table| table.is_over());
    // The sort is stable: of each kind the latest come first.
    running.sort_by_key(|table| !table.is_mine());
    let [most_running, most_over] = MOST_LOOKED_INTO;
    for table in running.into_iter().take(most_running).chain(over.into_iter().take(most_over)) {
        let look = |scene: &Scene<'_>| (pages::glance(scene), people(scene));
        let seen = show(state, &table.id, visitor, &Look::default(), look).await;
        let (glance, people) = seen.unwrap_or_default();
        table.glance = glance;
        (table.left, table.stands, table.is_deserted) = people;
    }
}

/// How much time whoever is asked has left, for whom bots play, and whether nobody is there.
fn people(scene: &Scene<'_>) -> (Option<String>, Vec<Option<Stands>>, bool) {
    (pages::time_left(scene), pages::stands(scene), pages::is_deserted(scene))
}

/// Looks at the people where games go on, where the visitor is asked first, at most at so many
/// tables as the home page does; how much time is left is told where it is the visitor's.
pub(super) async fn look_at_people(state: &AppState, visitor: &Visitor, listed: &mut [Listing]) {
    let goes_on = |table: &&mut Listing| !table.rests && !table.is_over();
    let mut running: Vec<_> = listed.iter_mut().filter(goes_on).collect();
    running.sort_by_key(|table| !table.is_mine());
    for table in running.into_iter().take(MOST_LOOKED_INTO[0]) {
        let seen = show(state, &table.id, visitor, &Look::default(), people).await;
        let (left, stands, is_deserted) = seen.unwrap_or_default();
        (table.left, table.stands) = (left.filter(|_| table.is_mine()), stands);
        table.is_deserted = is_deserted;
    }
}
