//! Where a table comes from, and the way to others that begin with its positions.

use maud::{Markup, html};

use crate::record::Origin;
use crate::scene::Scene;

/// The way to another table that begins with a position of this one.
pub(crate) fn way(scene: &Scene<'_>, ply: Option<usize>, said: &str) -> Markup {
    let page = format!("/tables/{}/fork", scene.record.terms.id);
    let page = ply.map_or_else(|| page.clone(), |ply| format!("{page}?ply={ply}"));
    html! {
        @if scene.record.may_fork() {
            a.button href=(page) title=(scene.preferences.words().text("fork-about")) {
                (scene.preferences.words().text(said))
            }
        }
    }
}

/// Where a table's first moves come from, in a sentence that leads there.
pub(crate) fn whence(scene: &Scene<'_>) -> Option<Markup> {
    let Origin { table, ply } = scene.record.origin?;
    let said = |id: &str| scene.preferences.words().with(id, &[("count", ply.into())]);
    Some(if let Some(table) = table {
        html! { a href={ "/tables/" (table) "?ply=" (ply) } { (said("fork-from")) } }
    } else {
        html! { (said("upload-from")) }
    })
}
