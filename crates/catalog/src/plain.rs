//! A board in plain words: what a game looks like before it has been drawn.

use art::{Board, Parts, Stage};
use locale::Words;
use maud::{Markup, html};
use tabletop::Game;

/// Shows a view as JSON and every choice as a button.
pub(crate) struct Plain;

impl<G: Game> Board<G> for Plain {
    fn parts(view: &G::View, stage: &Stage<'_>) -> Parts {
        Parts {
            board: html! { pre { (serde_json::json!(view).to_string()) } },
            question: html! { (stage.words.text("your-turn")) },
            choices: html! {
                @for word in &stage.next.words { button data-pick=(word) { (word) } }
            },
            players: html! { ul { @for name in stage.names { li { (name) } } } },
        }
    }

    fn line(event: &G::Event, _: &Words, _: &[String]) -> Markup {
        html! { (serde_json::json!(event).to_string()) }
    }

    fn summary(_: &Words) -> Markup {
        html! {}
    }

    fn crumb(_: &str, word: &str, _: &Words) -> String {
        word.to_owned()
    }
}
