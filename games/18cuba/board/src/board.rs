//! The whole table.

use art::{Board, Chapter, Lesson, Parts, Stage, line, poster, sheet};
use cuba18_rules::{Cuba18, Event, View};
use cuba18_track::Company;
use locale::Words;
use maud::{Markup, html};
use tabletop::{Arg, Key, Tell};

use crate::geometry::frame;
use crate::offer::Offer;
use crate::{
    CSS, accounts, bank, charters, choices, crumb, lesson, map, market, players, question, routes,
    say, summary, token,
};

const SYMBOLS: &[&str] = &[include_str!("../svg/map.svg")];

/// Draws 18Cuba.
#[derive(Copy, Clone, Debug)]
pub struct Island;

impl Board<Cuba18> for Island {
    const STYLE: &'static str = CSS;
    const AIDS: bool = true;

    fn parts(view: &View, stage: &Stage<'_>) -> Parts {
        let offer = Offer::of(view, stage);
        let offer = offer.as_ref();
        Parts {
            // The symbols take their colors from the board's class.
            sheet: html! { div class="game-18cuba" { (sheet(SYMBOLS)) } },
            board: html! {
                div class="game-18cuba" {
                    (map::map(view, stage, offer))
                    (market::market(view, stage, offer))
                    (charters::charters(view, stage))
                    (bank::bank(view, stage))
                }
            },
            question: html! { div class="game-18cuba" { (question::question(view, stage, offer)) } },
            choices: html! {
                @if let Some(offer) = offer {
                    div class="game-18cuba ways" { (choices::choices(view, stage, offer)) }
                }
            },
            players: html! { div class="game-18cuba" { (players::players(view, stage)) } },
        }
    }

    fn trace(view: &View, lately: &[Event]) -> Markup {
        routes::latest(view, lately)
    }

    fn poster(view: &View, stage: &Stage<'_>) -> Markup {
        let [left, top, width, height] = frame(view.table().board.area());
        let inner = html! {
            g transform={ "translate(" (-left) " " (-top) ")" } {
                (map::landscape(view, stage))
                (map::all_stations(view))
                (map::labels(view, stage))
            }
            g transform={ "translate(0 " (height) ")" } { (players::strip(view, stage, width)) }
        };
        let size = (width, height + players::STRIP);
        poster("game-18cuba", size, CSS, html! { (sheet(SYMBOLS)) (inner) })
    }

    fn line(event: &Event, words: &Words, names: &[String]) -> Markup {
        let message = event.message();
        let company = message.args.iter().find_map(|(_, arg)| match arg {
            Arg::Word("company", key) => Company::from_key(key),
            Arg::Word(..) | Arg::Number(_) | Arg::Seat(_) => None,
        });
        let said = line(&message, words, names);
        // What no player does is marked in the color of its company.
        html! {
            @match company {
                Some(company) => { span class=(token::class(company)) { (said) } }
                None => { (said) }
            }
        }
    }

    fn summary(words: &Words) -> Markup {
        summary::summary(words)
    }

    fn crumb(picked: &str, word: &str, words: &Words) -> String {
        crumb::crumb(picked, word, words)
    }

    fn lesson() -> Option<Lesson> {
        Some(lesson::OPENING)
    }

    fn intent(intent: &str, words: &Words) -> String {
        say::intent(intent, words)
    }

    fn compare(before: &View, after: &View, stage: &Stage<'_>) -> Markup {
        html! { div class="game-18cuba" { (accounts::compare(before, after, stage)) } }
    }

    fn chapter(view: &View) -> Option<String> {
        Some(accounts::chapter(view))
    }

    fn accounts(chapters: &[Chapter<Cuba18>], now: &View, stage: &Stage<'_>) -> Markup {
        html! {
            div class="game-18cuba" { (sheet(SYMBOLS)) }
            (accounts::accounts(chapters, now, stage))
        }
    }
}
