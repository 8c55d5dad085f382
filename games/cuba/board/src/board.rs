//! The whole board in both layouts.

use art::{Board, Cited, Cover, Parts, line, poster, sheet};
use cuba_rules::data::Data;
use cuba_rules::{Cuba, Event, Refusal, Terms, View};
use locale::{Language, Words};
use maud::{Markup, html};
use tabletop::Setup;

use crate::layout::{Layout, NARROW, WIDE};
use crate::{
    CSS, Stage, choices, favors, harbor, market, parliament, plantation, players, question, say,
    status, summary, tiles,
};

const SYMBOLS: &[&str] = &[
    include_str!("../svg/town.svg"),
    include_str!("../svg/fields.svg"),
    include_str!("../svg/cards.svg"),
    include_str!("../svg/houses.svg"),
];

/// Draws Cuba.
#[derive(Copy, Clone, Debug)]
pub struct Island;

impl Board<Cuba> for Island {
    const STYLE: &'static str = CSS;
    const COVER: Cover =
        Cover { picture: include_str!("../svg/cover.svg"), minutes: (75, 120), weight: 3 };
    const CHAPTERS: &'static [Cited] = summary::CITED;

    fn locale(language: Language) -> &'static str {
        crate::locale(language)
    }
    fn parts(view: &View, stage: &Stage<'_>) -> Parts {
        Parts {
            // The symbols take their colors from the board's class.
            sheet: html! { div class="game-cuba" { (sheet(SYMBOLS)) } },
            board: html! {
                div class="game-cuba" {
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
            "start" | "card" | "field" => Some("§3"),
            "yard" => Some("§7"),
            "delegate" => Some("§9"),
            "act" => Some("§10"),
            "sea" => Some("§11"),
            _ => None,
        }
    }

    fn helps(refusal: &Refusal) -> u8 {
        u8::from(*refusal != Refusal::NotThisStep)
    }

    fn poster(view: &View, stage: &Stage<'_>) -> Markup {
        let size = (WIDE.width, WIDE.height(view.table.terms.players));
        let drawing = html! { (sheet(SYMBOLS)) g class="scene" { (island(view, stage, &WIDE)) } };
        poster("game-cuba", size, CSS, drawing)
    }

    fn line(event: &Event, data: &Data, words: &Words, names: &[String]) -> Markup {
        let said = line(&say::event(event, data), words, names);
        let building = if let Event::Built { building, .. } = event {
            *building
        } else if let Event::Used { using, .. } = event {
            using.building()
        } else {
            return said;
        };
        // Whoever does not know a building by its name points at it.
        html! { span title=(say::does(words, data, building)) { (said) } }
    }

    fn chapters(words: &Words, data: &Data, setup: &Setup) -> Vec<Markup> {
        summary::chapters(words, data, setup)
    }

    fn is_idle(setup: &Setup, switch: &str) -> bool {
        Terms::new(setup).is_ok_and(|terms| terms.is_idle(switch))
    }
}

fn drawn(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (width, height) = (layout.width, layout.height(view.table.terms.players));
    html! {
        svg class={ "scene scene-" (layout.class) } viewBox={ "0 0 " (width) " " (height) }
            width=(width) height=(height) role="group"
            preserveAspectRatio="xMidYMid meet" aria-label=(stage.words.text("board-title")) {
            (island(view, stage, layout))
        }
    }
}

fn island(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let height = layout.height(view.table.terms.players);
    html! {
        // A window of another shape shows more of the ground on every side.
        rect class="ground" x=(-layout.width) y="0" width=(3 * layout.width) height=(2 * height) {}
        rect class="shore" x=(-layout.width) y=(-height) width=(3 * layout.width) height=(height) {}
        (harbor::harbor(view, stage, layout))
        (market::market(view, stage, layout))
        (parliament::parliament(view, stage, layout))
        (favors::favors(view, stage, layout))
        (plantation::plantations(view, stage, layout))
        (tiles::tiles(view, stage, layout))
    }
}
