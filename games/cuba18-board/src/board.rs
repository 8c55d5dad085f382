//! The whole table.

use art::{Board, Panel, Parts, Pick, Stage, line, poster, sheet};
use cuba18::{Cuba18, Event, View};
use locale::Words;
use maud::{Markup, html};
use tabletop::{Seat, Tell, Viewer};

use crate::geometry::frame;
use crate::{CSS, map};

const SYMBOLS: &[&str] = &[include_str!("../svg/map.svg")];

/// Draws 18Cuba.
#[derive(Copy, Clone, Debug)]
pub struct Island;

impl Board<Cuba18> for Island {
    fn parts(view: &View, stage: &Stage<'_>) -> Parts {
        Parts {
            sheet: html! { div class="cuba18" { (sheet(SYMBOLS)) } },
            board: html! { div class="cuba18" { (map::map(view, stage)) } },
            question: html! { p class="question" { (stage.words.text("your-turn")) } },
            choices: choices(stage),
            players: players(view, stage),
        }
    }

    fn poster(view: &View, stage: &Stage<'_>) -> Markup {
        let [left, top, width, height] = frame(view.table().board.area());
        let names = stage.names.iter().enumerate();
        let inner = html! {
            g transform={ "translate(" (-left) " " (-top) ")" } { (map::landscape(view, stage)) }
            @for (seat, name) in names {
                text class="poster-name" x=(20 + seat * 240) y=(height + 34) { (name) }
            }
        };
        poster("cuba18", (width, height + 60), CSS, html! { (sheet(SYMBOLS)) (inner) })
    }

    fn line(event: &Event, words: &Words, names: &[String]) -> Markup {
        line(&event.message(), words, names)
    }

    fn summary(_: &Words) -> Markup {
        html! {}
    }

    fn crumb(_: &str, word: &str, _: &Words) -> String {
        word.to_owned()
    }
}

fn choices(stage: &Stage<'_>) -> Markup {
    html! {
        @for way in stage.ways {
            @let on_map = rails::Hex::from_id(&way.word).is_some();
            @if !on_map { (Pick::only(stage, &way.word).button("", html! { (way.word) })) }
        }
    }
}

fn players(view: &View, stage: &Stage<'_>) -> Markup {
    let table = view.table();
    html! {
        @for seat in (0..view.terms().players).map(Seat::new) {
            (Panel {
                seat,
                name: stage.name(seat),
                own: stage.viewer == Viewer::Player(seat),
                asked: false,
                remark: None,
                facts: vec![html! { "$" (table.cash(seat)) }],
            }.draw())
        }
    }
}
