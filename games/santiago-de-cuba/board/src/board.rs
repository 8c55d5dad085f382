//! The whole board in both layouts.

use art::{Board, Cited, Cover, Parts, at, line, poster, sheet};
use locale::{Language, Words};
use maud::{Markup, html};
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::{Event, Refusal, Santiago, View};
use tabletop::{Setup, Tell};

use crate::layout::{Layout, NARROW, WIDE};
use crate::{CSS, Stage, choices, harbor, players, quarter, question, status, street, summary};

const SYMBOLS: &[&str] = &[
    include_str!("../svg/flowers.svg"),
    include_str!("../svg/cubans.svg"),
    include_str!("../svg/houses.svg"),
    include_str!("../svg/town.svg"),
];

/// Draws Santiago de Cuba.
#[derive(Copy, Clone, Debug)]
pub struct Town;

impl Board<Santiago> for Town {
    const STYLE: &'static str = CSS;
    const COVER: Cover =
        Cover { picture: include_str!("../svg/cover.svg"), minutes: (45, 75), weight: 2 };
    const CHAPTERS: &'static [Cited] = summary::CITED;

    fn locale(language: Language) -> &'static str {
        crate::locale(language)
    }

    fn parts(view: &View, stage: &Stage<'_>) -> Parts {
        Parts {
            // The symbols take their colors from the board's class.
            sheet: html! { div class="game-santiago-de-cuba" { (sheet(SYMBOLS)) } },
            board: html! {
                div class="game-santiago-de-cuba" {
                    @for layout in [&WIDE, &NARROW] {
                        @if stage.wants(layout.class) { (drawn(view, stage, layout)) }
                    }
                }
            },
            question: question::question(view, stage),
            choices: choices::choices(view, stage),
            players: players::players(view, stage),
            status: status::status(view, stage),
        }
    }

    fn asked(view: &View, stage: &Stage<'_>) -> String {
        question::sentence(view, stage)
    }

    fn tells_of(what: &str) -> Option<&'static str> {
        match what {
            "holdings" | "supply" => Some("§1"),
            "deeds" => Some("§3"),
            "ship" => Some("§8"),
            "screen" => Some("§9"),
            _ => None,
        }
    }

    fn helps(refusal: &Refusal) -> u8 {
        u8::from(*refusal != Refusal::NotThisStep)
    }

    fn poster(view: &View, stage: &Stage<'_>) -> Markup {
        let (width, height) = WIDE.size;
        let inner = html! {
            g class="scene" { (landscape(&WIDE)) (town(view, stage, &WIDE)) }
            g transform=(at(0, height)) { (players::strip(view, stage, width)) }
        };
        let size = (width, height + players::STRIP);
        poster("game-santiago-de-cuba", size, CSS, html! { (sheet(SYMBOLS)) (inner) })
    }

    fn line(event: &Event, _: &Data, words: &Words, names: &[String]) -> Markup {
        line(&event.message(), words, names)
    }

    fn chapters(words: &Words, data: &Data, setup: &Setup) -> Vec<Markup> {
        summary::chapters(words, data, setup)
    }
}

fn drawn(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (width, height) = layout.size;
    html! {
        svg class={ "scene scene-" (layout.class) } viewBox={ "0 0 " (width) " " (height) }
            width=(width) height=(height) role="group"
            aria-label=(stage.words.text("board-title")) {
            (landscape(layout))
            (town(view, stage, layout))
        }
    }
}

/// What never changes.
fn landscape(layout: &Layout) -> Markup {
    let (width, _) = layout.size;
    let land = layout.shore + 4;
    html! {
        rect class="land" width=(width) height=(land) {}
        rect class="sky" width=(width) height="150" {}
        circle class="sun" cx=(width - width / 7) cy="44" r="30" {}
        use href="#sdc-hills" width=(width) height="150" {}
        rect class="sunlight" width=(width) height=(land) {}
        (harbor::sea(layout))
        use href="#sdc-gulls" x=(layout.ship.0 + 330) y=(layout.ship.1 - 6) width="90" height="40" {}
        (street::road(layout))
        @for &(x, y) in layout.palms {
            use href="#sdc-palm" x=(x) y=(y) width="60" height="90" {}
        }
        @if let Some((x, y)) = layout.fountain {
            use href="#sdc-fountain" x=(x - 34) y=(y - 38) width="68" height="68" {}
        }
    }
}

/// What is played with.
fn town(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    html! {
        (quarter::quarters(view, stage, layout))
        (harbor::flags(view, stage, layout))
        (harbor::track(view, stage, layout))
        (harbor::ship(view, stage, layout))
        (street::stations(view, stage, layout))
        (street::car(view, stage, layout))
    }
}
