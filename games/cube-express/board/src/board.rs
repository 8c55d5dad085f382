//! The whole board: the map, the hand, the central board.

use art::{Board, Cited, Cover, Parts, at, line, line_called, poster, sheet};
use cube_express_rules::components::Data;
use cube_express_rules::{Action, CubeExpress, Event, Refusal, View};
use locale::{Language, Words};
use maud::{Markup, html};
use tabletop::{Setup, Tell};

use crate::symbols::SYMBOLS;
use crate::{
    CSS, Stage, central, choices, hand, map, players, question, say, status, summary, why,
};

/// Draws Cube Express.
#[derive(Copy, Clone, Debug)]
pub struct Landscape;

impl Board<CubeExpress> for Landscape {
    const STYLE: &'static str = CSS;
    const ZOOMS: bool = true;
    const COVER: Cover =
        Cover { picture: include_str!("../svg/cover.svg"), minutes: (60, 90), weight: 3 };
    const CHAPTERS: &'static [Cited] = summary::CITED;

    fn locale(language: Language) -> &'static str {
        crate::locale(language)
    }

    fn parts(view: &View, stage: &Stage<'_>) -> Parts {
        Parts {
            // The symbols take their colors from the board's class.
            sheet: html! { div class="game-cube-express" { (sheet(SYMBOLS)) } },
            board: html! {
                div class="game-cube-express" {
                    (map::map(view, stage))
                    div class="beside" {
                        (central::market(view, stage))
                        (hand::hand(view, stage))
                        (central::shares(view, stage))
                    }
                }
            },
            question: question::question(view, stage),
            choices: choices::choices(view, stage),
            players: html! { div class="game-cube-express" { (players::players(view, stage)) } },
            status: status::status(view, stage),
        }
    }

    fn asked(view: &View, stage: &Stage<'_>) -> String {
        question::sentence(view, stage)
    }

    fn helps(refusal: &Refusal) -> u8 {
        why::helps(refusal)
    }

    fn tells_of(what: &str) -> Option<&'static str> {
        match what {
            "hand" => Some("§1"),
            "stores" => Some("§2"),
            "level" => Some("§5"),
            "loco" => Some("§6"),
            "shares" => Some("§7"),
            _ => None,
        }
    }

    fn attempts(view: &View, words: &str) -> Vec<Action> {
        why::attempts(view, words)
    }

    fn poster(view: &View, stage: &Stage<'_>) -> Markup {
        let [left, top, width, height] = map::frame(view, stage);
        let wide = width.max(720);
        let shift = (wide - width) / 2 - left;
        let inner = html! {
            (sheet(SYMBOLS))
            svg width=(wide) height=(height) {
                g transform=(at(shift, -top)) { (map::landscape(view, stage)) }
            }
            g transform=(at(0, height)) { (players::strip(view, stage, wide)) }
        };
        poster("game-cube-express", (wide, height + players::STRIP), CSS, inner)
    }

    fn joined(earlier: &[Event], later: &[Event]) -> Option<Vec<Event>> {
        let ([before @ .., last], [first, after @ ..]) = (earlier, later) else { return None };
        let trip = last.joined(first)?;
        Some([before, &[trip], after].concat())
    }

    fn line(event: &Event, _: &Data, words: &Words, names: &[String]) -> Markup {
        let Event::Drove { from, to, .. } = *event else {
            return line(&event.message(), words, names);
        };
        line_called(&event.message(), words, names, &|set, _| match set {
            "from" => Some(say::place(words, names, "from", from)),
            "to" => Some(say::place(words, names, "to", to)),
            _ => None,
        })
    }

    fn chapters(words: &Words, data: &Data, setup: &Setup) -> Vec<Markup> {
        summary::chapters(words, data, setup)
    }
}
