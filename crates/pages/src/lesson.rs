//! A prepared opening, played along with step by step.

use art::Lesson;
use catalog::Fault;
use locale::Words;
use maud::{Markup, html};
use serde_json::Value;
use tabletop::{Seat, Viewer};
use title::{Eyes, Table, Title};

use crate::frame::frame;
use crate::preferences::Preferences;

/// The page of one step, if the game has a lesson; a step too far is the last.
pub fn lesson(
    title: &dyn Title,
    step: usize,
    preferences: &Preferences,
) -> Result<Option<Markup>, Fault> {
    let Some(lesson) = title.lesson() else { return Ok(None) };
    let words = title.words(preferences.language);
    let last = lesson.steps.len().saturating_sub(1);
    let step = step.min(last);
    let Some(here) = lesson.steps.get(step) else { return Ok(None) };
    let names = ["lesson-you", "lesson-other"].map(|id| words.text(id));
    let mut table = catalog::replay_to(lesson.transcript, Some(here.ply))?.table;
    let you = Viewer::Player(Seat::new(0));
    let parts = table.drawn().parts(&Eyes::new(you, words, &names), "", true);
    let happens = next(&lesson, step, table.as_mut());
    let lines: Vec<Markup> =
        happens.iter().flat_map(|happened| happened.lines(you, words, &names)).collect();
    let profile = title.profile();
    let head = words.with("lesson-head", &[("game", profile.name.into())]);
    let said = Said { head: &head, text: here.text, lines };
    let page = html! {
        main #main.table.lesson {
            h1.aloud { (head) }
            div { (parts.sheet) }
            div.status {
                strong { (profile.name) }
                @for said in &parts.status { span { (said) } }
            }
            section.players data-region="players" {
                h2.aloud { (words.text("tab-players")) }
                (parts.players)
            }
            section.board data-region="board" {
                h2.aloud { (words.text("tab-board")) }
                div.drawing inert { (parts.board) }
            }
            div.side { section.ask data-region="ask" { (told(title, words, (step, last), &said)) } }
            nav.tabs aria-label=(words.text("tabs")) {
                @for tab in ["board", "players"] {
                    button type="button" data-tab=(tab) { (words.text(&format!("tab-{tab}"))) }
                }
            }
        }
    };
    Ok(Some(frame(
        preferences,
        &head,
        &["table.css".to_owned(), format!("{}.css", profile.id)],
        page,
    )))
}

/// What is said at a step.
struct Said<'s> {
    head: &'s str,
    /// The id of the sentence.
    text: &'s str,
    /// What happens on the way to the next step.
    lines: Vec<Markup>,
}

fn told(title: &dyn Title, words: &Words, (step, last): (usize, usize), said: &Said<'_>) -> Markup {
    let game = title.profile().id;
    let address = |step: usize| format!("/learn/{game}?step={step}");
    let place = [("step", (step + 1).into()), ("of", (last + 1).into())];
    html! {
        div.asked-body {
            h2 { (said.head) }
            p.quiet { (words.with("lesson-step", &place)) }
            p.sentence { (words.text(said.text)) }
            @if !said.lines.is_empty() {
                details {
                    summary { (words.text("lesson-happens")) }
                    ul { @for line in &said.lines { li { (line) } } }
                }
            }
        }
        p.foot {
            @if step > 0 { a.button href=(address(step - 1)) { "‹ " (words.text("lesson-back")) } }
            @if step < last {
                a.button.main href=(address(step + 1)) { (words.text("lesson-next")) " ›" }
            } @else {
                a.button.main href={ "/new/" (game) } { (words.text("lesson-over")) }
            }
        }
    }
}

/// What happens on the way to the next step.
fn next(lesson: &Lesson, step: usize, table: &mut dyn Table) -> Vec<Box<dyn title::Happened>> {
    let plies = |step: usize| lesson.steps.get(step).and_then(|step| step.ply.try_into().ok());
    let (Some(from), Some(to)) = (plies(step), plies(step + 1)) else { return Vec::new() };
    let count: usize = to;
    // The first line of a transcript is its header.
    let lines = lesson.transcript.lines().skip(1usize + from).take(count - from);
    let moves = lines.filter_map(|line| serde_json::from_str::<Value>(line).ok());
    moves
        .filter_map(|one| match one["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()) {
            Some(seat) => table.apply(Seat::new(seat), &one["action"]).ok(),
            None => table.resolve(&one["chance"]).ok(),
        })
        .collect()
}
