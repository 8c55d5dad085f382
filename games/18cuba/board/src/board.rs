//! The whole table.

use art::{About, Board, Cited, Cover, Parts, led, line_called, poster, seat_shape, sheet};
use cuba18_rules::components::Data;
use cuba18_rules::{Action, Cuba18, Event, Refusal, Round, Rulings, View};
use cuba18_track::{Company, Hex};
use locale::{Language, Words};
use maud::{Markup, html};
use tabletop::{Arg, Key, Setup, Tell};

use crate::geometry::frame;
use crate::map::SYMBOLS;
use crate::question::{is_asked, question, sentence};
use crate::upon::upon;
use crate::{
    Stage, bank, charters, choices, labels, ledger, map, market, opening, players, status, stock,
    summary, tile, token, told, why,
};

/// The company that an event tells of, if it tells of one.
fn told_of(event: &Event) -> Option<Company> {
    if let Event::CentralPaid { .. } | Event::Exported { .. } = event {
        return Some(Company::Fc);
    }
    event.message().args.iter().find_map(|(_, arg)| match arg {
        Arg::Word("company", key) => Company::from_key(key),
        Arg::Word(..) | Arg::Number(_) | Arg::Seat(_) => None,
    })
}

/// Whether the city of a mill is asked for, which is picked on the map.
fn asks_for_a_hex(stage: &Stage<'_>) -> bool {
    !stock::mills(stage).is_empty()
}

/// What stands above the map on paper only: the round, the phase, and which shape is whose.
fn sheet_head(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        section class="on-paper" {
            p { @for fact in status::status(view, stage).into_iter().take(3) { span { (fact) " " } } }
            ul {
                @for seat in view.table().players() {
                    li { (seat_shape(seat)) " " b { (stage.name(seat)) } " $" (view.table().cash(seat)) " · " (stage.words.text("worth-short")) " $" (view.table().worth(seat)) }
                }
            }
        }
    }
}

/// Draws 18Cuba.
#[derive(Copy, Clone, Debug)]
pub struct Island;

impl Board<Cuba18> for Island {
    const STYLE: &'static str =
        concat!(include_str!("../tables.css"), include_str!("../style.css"));
    const ZOOMS: bool = true;
    const COVER: Cover =
        Cover { picture: include_str!("../svg/cover.svg"), minutes: (180, 360), weight: 5 };
    const CHAPTERS: &'static [Cited] = summary::CITED;

    fn locale(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../locale/en.ftl"),
            Language::De => include_str!("../locale/de.ftl"),
            Language::Es => include_str!("../locale/es.ftl"),
        }
    }

    fn parts(view: &View, stage: &Stage<'_>) -> Parts {
        Parts {
            // The symbols take their colors from the board's class.
            sheet: html! { div class="game-18cuba" { (sheet(&[SYMBOLS[0], &tile::symbols(&view.data().track)])) } },
            board: html! {
                div class="game-18cuba" {
                    (sheet_head(view, stage))
                    @match view.round() {
                        // What is decided about comes first and largest.
                        Round::Auction(_) | Round::Draft(_) => {
                            (opening::opening(view, stage))
                            (map::map(view, stage, &upon(view, stage)))
                            (market::market(view, stage))
                            (charters::charters(view, stage))
                        }
                        Round::Stock(_) if !asks_for_a_hex(stage) => {
                            (ledger::ledger(view, stage))
                            (market::market(view, stage))
                            (map::map(view, stage, &upon(view, stage)))
                        }
                        Round::Stock(_) | Round::Deal | Round::Operating(_) | Round::Over { .. } => {
                            (map::map(view, stage, &upon(view, stage)))
                            (market::market(view, stage))
                            (charters::charters(view, stage))
                        }
                    }
                    (bank::bank(view, stage))
                }
            },
            question: html! { div class="game-18cuba" { (question(view, stage)) } },
            choices: html! {
                @if is_asked(view, stage) {
                    div class="game-18cuba ways" { (choices::choices(view, stage)) }
                }
            },
            players: html! { div class="game-18cuba" { (players::players(view, stage)) } },
            status: status::status(view, stage),
        }
    }

    fn asked(view: &View, stage: &Stage<'_>) -> String {
        sentence(view, stage)
    }

    fn attempts(view: &View, words: &str) -> Vec<Action> {
        why::attempts(view, words)
    }

    fn tells_of(what: &str) -> Option<&'static str> {
        why::tells_of(what)
    }

    fn helps(refusal: &Refusal) -> u8 {
        why::helps(refusal)
    }

    fn poster(view: &View, stage: &Stage<'_>) -> Markup {
        let [left, top, width, height] = frame(view.table().board.map());
        let inner = html! {
            g transform={ "translate(" (-left) " " (-top) ")" } {
                (map::landscape(view, stage))
                (map::all_stations(view))
                (labels::labels(view))
            }
            g transform={ "translate(0 " (height) ")" } { (players::strip(view, stage, width)) }
        };
        let size = (width, height + players::STRIP);
        poster("game-18cuba", size, Island::STYLE, html! { (sheet(SYMBOLS)) (inner) })
    }

    fn line(event: &Event, data: &Data, words: &Words, names: &[String]) -> Markup {
        let message = event.message();
        let company = told_of(event);
        let called = |set: &str, key: &str| Island::called(data, set, key);
        let said = line_called(&message, words, names, &called);
        // What no player does is marked in the color of its company.
        html! {
            @match company.filter(|_| led(&said).is_none()) {
                Some(company) => { span class=(token::class(company)) { (said) } }
                None => { (said) }
            }
        }
    }

    fn told(events: &[Event]) -> Vec<Vec<usize>> {
        told::told(events)
    }

    fn line_of(events: &[&Event], data: &Data, words: &Words, names: &[String]) -> Option<Markup> {
        let first = events.first()?;
        Some(match told::run(events) {
            Some((company, message)) => {
                html! { span class=(token::class(company)) { (line_called(&message, words, names, &|_, _| None)) } }
            }
            None => Island::line(first, data, words, names),
        })
    }

    fn things() -> Vec<&'static str> {
        Company::ALL.iter().map(|company| company.key()).collect()
    }

    fn joined(earlier: &[Event], later: &[Event]) -> Option<Vec<Event>> {
        told::joined(earlier, later)
    }

    fn about(event: &Event) -> About {
        let begins = matches!(event, Event::Operates { .. } | Event::SetBegan { .. });
        About { of: told_of(event).map(Key::key), begins }
    }

    fn called(data: &Data, set: &str, key: &str) -> Option<String> {
        let hex = Hex::from_id(key).filter(|_| set == "hex")?;
        data.track.name(hex).map(str::to_owned)
    }

    fn settled(setup: &Setup, switch: &str) -> Option<&'static str> {
        Rulings::of(setup).reading(switch)
    }

    fn chapters(words: &Words, data: &Data, setup: &Setup) -> Vec<Markup> {
        summary::chapters(words, data, setup)
    }
}
