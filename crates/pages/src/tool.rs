//! A game's own page for people who sit at a real table.

use maud::{Markup, html};
use title::Title;

use crate::frame::frame;
use crate::preferences::Preferences;

/// The page with what its address says, if the game has one.
pub fn tool(
    title: &dyn Title,
    asked: &[(String, String)],
    preferences: &Preferences,
) -> Option<Markup> {
    let tool = title.tool()?;
    let words = title.words(preferences.language);
    let profile = title.profile();
    let heading = format!("{}: {}", profile.name, words.text(tool.name));
    let game = format!("{}.css", profile.id);
    let files = ["table.css", &game, "tool.css", "share.js", "tool.js"].map(str::to_owned);
    let page = html! {
        main #main.tool {
            h1 { (heading) }
            p.quiet { (words.text(&format!("{}-about", tool.name))) }
            ((tool.draw)(asked, words))
            p.notice role="status" data-notice hidden {}
        }
    };
    Some(frame(preferences, &heading, &files, page))
}

/// A link to the page, if the game has one.
pub(crate) fn link(title: &dyn Title, class: &str, preferences: &Preferences) -> Option<Markup> {
    let tool = title.tool()?;
    let words = title.words(preferences.language);
    Some(html! {
        a class=(class) href={ "/tools/" (title.profile().id) }
            title=(words.text(&format!("{}-about", tool.name))) {
            (words.text(tool.name)) span.aloud { ": " (title.profile().name) }
        }
    })
}
