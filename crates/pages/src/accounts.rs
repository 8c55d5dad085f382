//! The accounts of a table, on a page of their own.

use maud::{Markup, html};
use title::Eyes;

use crate::frame::frame;
use crate::scene::Scene;

/// The page, if the game keeps accounts.
pub fn accounts(scene: &Scene<'_>) -> Option<Markup> {
    let record = scene.record;
    let eyes = Eyes::new(scene.viewer(), scene.words, &scene.names);
    let ledger = record.table.ledger()?;
    let drawn = ledger.accounts(&record.chapters, &eyes, record.terms.aids);
    let profile = record.terms.title.profile();
    let title = format!("{} – {}", scene.words.text("accounts"), profile.name);
    let back = format!("/tables/{}", record.terms.id);
    let page = html! {
        main #main.accounts {
            p.back { a.button href=(back) { "‹ " (scene.words.text("back-to-table")) } }
            h1 { (title) }
            (drawn)
        }
    };
    Some(frame(
        scene.preferences,
        &title,
        &[format!("{}.css", profile.id), "csv.js".to_owned()],
        page,
    ))
}
