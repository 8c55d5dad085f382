//! A bid in parliament: what it costs, the votes it makes, and how they stand so far.

use std::cmp::Ordering;

use art::{Thing, icon};
use cuba_rules::rules::parliament;
use cuba_rules::{Phase, View};
use maud::{Markup, html};
use tabletop::Seat;

use crate::Stage;

/// The whole sentence.
pub(crate) fn said(view: &View, stage: &Stage<'_>, seat: Seat, pesos: u16) -> String {
    let votes = votes(view, seat, pesos);
    let said = stage.words.with("choose-bid", &[("pesos", pesos.into()), ("votes", votes.into())]);
    match standing(view, seat, votes) {
        Some(id) => stage.words.with(&format!("bid-{id}"), &[("bid", said.into())]),
        None => said,
    }
}

/// The same for the eye, as small as a coin: there may be many.
pub(crate) fn coin(view: &View, stage: &Stage<'_>, seat: Seat, pesos: u16) -> Markup {
    let votes = votes(view, seat, pesos);
    html! {
        span class="stake" aria-hidden="true" {
            b { (pesos) (icon(Thing::Peso)) }
            small {
                (stage.words.with("votes-so-far", &[("votes", votes.into())]))
                @if let Some(id) = standing(view, seat, votes) {
                    " " em { (stage.words.text(&format!("stands-{id}"))) }
                }
            }
        }
    }
}

fn votes(view: &View, seat: Seat, pesos: u16) -> u16 {
    let held = if let Phase::Vote(vote) = view.phase { vote.votes[seat] } else { 0 };
    held + pesos
}

/// Whether so many votes would win, as far as the votes are known: nobody sees what the others
/// hold out.
fn standing(view: &View, seat: Seat, votes: u16) -> Option<&'static str> {
    match votes.cmp(&most(view, seat)?) {
        Ordering::Greater => Some("ahead"),
        Ordering::Equal => Some(level(view, seat, votes)),
        Ordering::Less => None,
    }
}

/// What a tie means: the first one is bid for again, the second the order decides (§9).
fn level(view: &View, seat: Seat, votes: u16) -> &'static str {
    let Phase::Vote(vote) = view.phase else { return "level" };
    let ties = |other: &Seat| *other == seat || vote.votes[*other] == votes;
    let first = parliament::first_of(&view.table, vote.running.iter().filter(ties).collect());
    match (vote.again, first == seat) {
        (false, _) => "level",
        (true, true) => "level-first",
        (true, false) => "level-later",
    }
}

/// The most votes that anybody else has who may win.
fn most(view: &View, seat: Seat) -> Option<u16> {
    let Phase::Vote(vote) = view.phase else { return None };
    let others = vote.running.iter().filter(|&other| other != seat);
    others.map(|other| vote.votes[other]).max()
}
