//! The past: the log, what happened meanwhile, and the way back to each move.

use maud::{Markup, html};
use tabletop::Seat;

use crate::record::Made;
use crate::scene::Scene;

/// So many moves of the log, and of what others did meanwhile, are shown at once.
pub const LATEST: usize = 32;

/// A move of the game with its number.
type Ply<'s> = (usize, &'s Made<'s>);

/// First, previous, next, last, and which position is shown.
pub(crate) fn steps(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let (ply, last) = (scene.ply(), scene.record.ply());
    let step = |id: &str, sign: &str, to: Option<usize>| {
        let label = words.text(id);
        html! {
            @if let Some(to) = to {
                a.step href={ "?ply=" (to) } data-ply=(to) title=(label) aria-label=(label) { (sign) }
            } @else {
                span.step aria-hidden="true" { (sign) }
            }
        }
    };
    let back = ply.checked_sub(1);
    let on = (ply < last).then_some(ply + 1);
    html! {
        nav.steps aria-label=(words.text("history")) {
            (step("history-first", "«", back.map(|_| 0)))
            (step("history-previous", "‹", back))
            span.where { (words.with("history-where", &[("ply", ply.into()), ("last", last.into())])) }
            (step("history-next", "›", on))
            (step("history-last", "»", on.map(|_| last)))
        }
    }
}

/// What the others did since the visitor's latest decision.
pub(crate) fn news(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let moves = &scene.record.moves;
    let mine = |made: &Made<'_>| made.seat.is_some_and(|seat| is_mine(scene, seat));
    let Some(own) = moves.iter().rposition(mine) else { return html! {} };
    let first = (own + 1).max(moves.len().saturating_sub(LATEST));
    if scene.record.held.is_empty() || first >= moves.len() {
        return html! {};
    }
    let range = format!("{}-{}", own + 1, moves.len());
    html! {
        section.card.news data-region="news" {
            h2 { (words.text("meanwhile")) }
            ol.lines {
                @for ply in (first..).zip(&moves[first..]) { (lines(scene, ply)) }
            }
            button type="button" data-play=(range) { (words.text("play-again")) }
        }
    }
}

/// The log in words, the latest turn first; a click shows the board at that moment.
pub(crate) fn log(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let moves: Vec<Ply<'_>> = scene.record.moves.iter().enumerate().collect();
    let cut = if scene.whole_log { 0 } else { moves.len().saturating_sub(LATEST) };
    let turns: Vec<Vec<Ply<'_>>> = turns(&moves[cut..]);
    html! {
        section.card.log data-region="log" {
            h2 { (words.text("log")) }
            ol.turns {
                @for turn in turns.iter().rev() {
                    li {
                        @if let Some(seat) = actor(turn) {
                            h3 class={ "seat-" (seat.index()) } { (name(scene, seat)) }
                        }
                        ol.lines { @for &ply in turn { (lines(scene, ply)) } }
                    }
                }
            }
            @if moves.is_empty() { p.quiet { (words.text("log-empty")) } }
            @if cut > 0 {
                p { a href="?log=all" data-log="all" { (words.text("log-all")) } }
            }
        }
    }
}

/// Groups the moves: a turn is what one seat decides in a row, with the chance in it.
fn turns<'s>(moves: &[Ply<'s>]) -> Vec<Vec<Ply<'s>>> {
    let mut turns: Vec<Vec<Ply<'s>>> = Vec::new();
    for &(ply, made) in moves {
        let goes_on = |turn: &Vec<Ply<'s>>| {
            made.seat.is_none() || actor(turn).is_none_or(|seat| made.seat == Some(seat))
        };
        match turns.last_mut() {
            Some(turn) if goes_on(turn) => turn.push((ply, made)),
            Some(_) | None => turns.push(vec![(ply, made)]),
        }
    }
    turns
}

fn actor(turn: &[Ply<'_>]) -> Option<Seat> {
    turn.iter().find_map(|(_, made)| made.seat)
}

/// The lines of one move, linked to the position after it.
fn lines(scene: &Scene<'_>, (ply, made): Ply<'_>) -> Markup {
    let told = made.happened.map(|told| told.lines(scene.viewer(), scene.words, &scene.names));
    let current = (scene.past == Some(ply + 1)).then_some("step");
    html! {
        @for line in told.unwrap_or_default() {
            li { a href={ "?ply=" (ply + 1) } data-ply=(ply + 1) aria-current=[current] { (line) } }
        }
    }
}

/// Whether the decisions of `seat` are those of whoever is at the screen.
fn is_mine(scene: &Scene<'_>, seat: Seat) -> bool {
    match scene.seat() {
        Some(own) => own == seat,
        None => scene.record.held.contains(&seat),
    }
}

fn name<'s>(scene: &'s Scene<'_>, seat: Seat) -> &'s str {
    scene.names.get(seat.index()).map_or("", String::as_str)
}
