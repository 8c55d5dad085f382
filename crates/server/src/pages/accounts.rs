//! The accounts of a table, on a page of their own.

use maud::{Markup, html};
use title::Eyes;

use super::frame::frame;
use super::scene::Scene;
use crate::extract::Preferences;

/// The page, if the game keeps accounts.
pub(crate) fn accounts(scene: &Scene<'_>, preferences: &Preferences) -> Option<Markup> {
    let course = &scene.inside.course;
    let eyes = Eyes::new(scene.viewer(), scene.words, &scene.names);
    let ledger = course.table().ledger()?;
    let drawn = ledger.accounts(&course.chapters(), &eyes, scene.room.agreed.aids);
    let profile = scene.room.title.profile();
    let title = format!("{} – {}", scene.words.text("accounts"), profile.name);
    let back = format!("/tables/{}", scene.room.agreed.id);
    let page = html! {
        main #main.accounts {
            p.back { a.button href=(back) { "‹ " (scene.words.text("back-to-table")) } }
            h1 { (title) }
            (drawn)
        }
    };
    Some(frame(preferences, &title, &[format!("{}.css", profile.id)], page))
}
