//! The heap, the buttons beside it and the players.

use art::{Board, Button, Cited, Cover, Panel, Parts, at, buttons, line, poster, sheet};
use locale::{Language, Words};
use maud::{Markup, html};
use tabletop::{Seat, Setup, Tell, Viewer};
use {{snake}}_rules::components::Data;
use {{snake}}_rules::{Action, Event, Phase, Refusal, Table, View, {{type}}};

use crate::{CSS, Stage, question};

/// Draws {{name}}.
#[derive(Copy, Clone, Debug)]
pub struct Heap;

/// The board's class in the style sheet.
const CLASS: &str = "game-{{id}}";

const COLUMNS: i32 = 10;
const STEP: i32 = 48;
const WIDTH: i32 = COLUMNS * STEP;
const HEIGHT: i32 = 4 * STEP;

impl Board<{{type}}> for Heap {
    const STYLE: &'static str = CSS;
    const COVER: Cover =
        Cover { picture: include_str!("../svg/cover.svg"), minutes: (5, 10), weight: 1 };
    const CHAPTERS: &'static [Cited] = &[&["§1"], &["§2"], &["§3"]];

    fn locale(language: Language) -> &'static str {
        crate::locale(language)
    }

    fn parts(view: &View, stage: &Stage<'_>) -> Parts {
        Parts {
            sheet: sheet(&[]),
            board: html! {
                div class=(CLASS) {
                    svg class="scene" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } width=(WIDTH)
                        height=(HEIGHT) role="img" aria-label=(title(view, stage)) {
                        (heap(&view.table))
                    }
                }
            },
            question: question::question(view, stage),
            choices: choices(stage),
            players: html! {
                @for seat in view.table.held.seats() { (panel(view, stage, seat)) }
            },
            status: Vec::new(),
        }
    }

    fn asked(view: &View, stage: &Stage<'_>) -> String {
        question::sentence(view, stage)
    }

    fn helps(_: &Refusal) -> u8 {
        1
    }

    fn poster(view: &View, stage: &Stage<'_>) -> Markup {
        let names = html! {
            @for seat in view.table.held.seats() {
                @let (row, held) = (i32::try_from(seat.index()).unwrap_or(0), view.table.held[seat]);
                text x="8" y=(HEIGHT + 24 + 24 * row) { tspan { (stage.name(seat)) } ": " (held) }
            }
        };
        let drawing = html! { (sheet(&[])) (heap(&view.table)) (names) };
        poster(CLASS, (WIDTH, HEIGHT + 24 * 5), CSS, drawing)
    }

    fn line(event: &Event, _: &Data, words: &Words, names: &[String]) -> Markup {
        line(&event.message(), words, names)
    }

    fn chapters(words: &Words, data: &Data, _: &Setup) -> Vec<Markup> {
        let numbers = [("each", data.pebbles_each.into()), ("most", data.most.into())];
        let told = |(chapter, cited): (u8, &Cited)| {
            html! {
                h3 {
                    span class="paragraph" { (cited.concat()) } " "
                    (words.text(&format!("rules-{chapter}")))
                }
                p { (words.with(&format!("rules-{chapter}-text"), &numbers)) }
            }
        };
        (1..).zip(Self::CHAPTERS).map(told).collect()
    }
}

fn title(view: &View, stage: &Stage<'_>) -> String {
    stage.words.with("board-title", &[("count", view.table.heap.into())])
}

/// The pebbles on the heap, in rows.
fn heap(table: &Table) -> Markup {
    let place = |pebble: i32| (pebble % COLUMNS * STEP + STEP / 2, pebble / COLUMNS * STEP + STEP / 2);
    html! {
        rect class="ground" width=(WIDTH) height=(HEIGHT) {}
        @for pebble in 0..i32::from(table.heap) {
            @let (x, y) = place(pebble);
            circle class="pebble" r="18" transform=(at(x, y)) {}
        }
    }
}

/// A button for every number that may be taken.
fn choices(stage: &Stage<'_>) -> Markup {
    buttons(stage, |way| {
        let Action::Take { count } = *way.decision()?;
        let text = stage.words.with("choose-take", &[("count", count.into())]);
        Some(Button::new("", None, text))
    })
}

fn panel(view: &View, stage: &Stage<'_>, seat: Seat) -> Markup {
    let own = stage.viewer == Viewer::Player(seat);
    let held = stage.words.with("held", &[("count", view.table.held[seat].into())]);
    Panel {
        seat,
        name: stage.name(seat),
        own,
        asked: view.phase == Phase::Turn(seat),
        remark: own.then(|| stage.words.text("you")),
        beside: stage.beside(seat),
        key: html! { b { (view.table.held[seat]) } },
        facts: vec![html! { (held) }],
    }
    .draw()
}
