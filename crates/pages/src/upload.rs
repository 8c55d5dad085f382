//! A game that was played elsewhere, to be looked at here.

use maud::{Markup, html};

use crate::frame::frame;
use crate::preferences::Preferences;

/// The page that takes a transcript; if it comes back, with what is wrong with it.
pub fn upload(preferences: &Preferences, why: Option<&str>) -> Markup {
    let words = preferences.words();
    let heading = words.text("upload-head");
    frame(
        preferences,
        &heading,
        &[],
        html! {
            main #main.card.narrow {
                h1 { (heading) }
                @if let Some(why) = why { p.sentence role="alert" { (why) } }
                p { (words.text("upload-about")) }
                form method="post" action="/upload" enctype="multipart/form-data" {
                    p {
                        label for="transcript" { (words.text("upload-file")) }
                        input #transcript name="transcript" type="file" required
                            accept=".jsonl,application/jsonl,application/json,text/plain";
                    }
                    p { button.main { (words.text("upload-do")) } }
                }
                p.quiet { (words.text("upload-kept")) }
            }
        },
    )
}
