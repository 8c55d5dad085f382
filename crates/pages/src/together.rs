//! What the people at a table settle among each other: who plays, for how long, and what they ask.

use std::borrow::Cow;

use art::seat_shape;
use maud::{Markup, html};
use tabletop::Seat;

use crate::accord::Pace;
use crate::agreed;
use crate::called::called;
use crate::frame::frame;
use crate::lending;
use crate::mine::letting_go;
use crate::nights::{self, Hours};
use crate::record::{Aside, Made, Place, Request, State, Vote};
use crate::scene::Scene;
use crate::when;
use crate::wish::form;

/// The sentence that somebody took a seat over.
const TOOK_OVER: &str = "aside-took-over";

/// What happened besides the moves, after at least `first` of them and at most `last`.
pub(crate) fn asides(scene: &Scene<'_>, first: usize, last: usize) -> Vec<String> {
    let asides = &scene.record.together.asides;
    let told = asides.iter().enumerate();
    told.filter(|(_, aside)| (first..=last).contains(&aside.ply))
        .map(|(nth, aside)| said(scene, aside, &asides[nth + 1..]))
        .collect()
}

/// What everybody is called of whom a move tells that was made after so many others.
pub(crate) fn names_then<'s>(scene: &'s Scene<'_>, ply: usize) -> Cow<'s, [String]> {
    let taken = scene.record.together.asides.iter().filter(|aside| aside.said == TOOK_OVER);
    let mut names = Cow::Borrowed(scene.names.as_slice());
    // Of several who sat there one after the other it was whoever left it next.
    for took in taken.rev().filter(|aside| aside.ply > ply) {
        if let Some(seat) = took.seat {
            names.to_mut()[seat.index()] = predecessor(scene, seat, took);
        }
    }
    names
}

/// What whoever sat there is called before somebody took the seat over.
fn predecessor(scene: &Scene<'_>, seat: Seat, took: &Aside) -> String {
    let nameless =
        || scene.preferences.words().with("sat-before", &[("name", scene.name(seat).into())]);
    took.before.clone().unwrap_or_else(nameless)
}

/// What happened, told by what everybody was called before what came `later`.
fn said(scene: &Scene<'_>, aside: &Aside, later: &[Aside]) -> String {
    let words = scene.preferences.words();
    let name = |seat: Option<Seat>| {
        let Some(seat) = seat else { return String::new() };
        let took = |aside: &Aside| aside.said == TOOK_OVER && aside.seat == Some(seat);
        let took = later.iter().find(|aside| took(aside));
        took.map_or_else(|| scene.name(seat).to_owned(), |took| predecessor(scene, seat, took))
    };
    let count = aside.count.unwrap_or_default();
    let told = [
        ("name", name(aside.seat).into()),
        ("other", name(aside.other).into()),
        ("count", count.into()),
        ("before", aside.before.as_deref().unwrap_or_default().into()),
    ];
    let known = if aside.before.is_some() { "-known" } else { "" };
    let said = words.with(&format!("{}{known}", aside.said), &told);
    let mut letters = said.chars();
    let first = letters.next().filter(|_| !is_name(scene, &said));
    first.map_or_else(|| said.clone(), |first| first.to_uppercase().chain(letters).collect())
}

/// Whether a sentence begins with a name, which is written as its owner does.
fn is_name(scene: &Scene<'_>, said: &str) -> bool {
    let before = scene.record.together.asides.iter().filter_map(|aside| aside.before.as_ref());
    scene.names.iter().chain(before).any(|name| said.starts_with(name.as_str()))
}

/// What a visitor is asked by others, above the question of the game.
pub(crate) fn asking(scene: &Scene<'_>) -> Markup {
    let words = scene.preferences.words();
    let together = &scene.record.together;
    let plays =
        scene.record.state == State::Playing && scene.past.is_none() && scene.trial.is_none();
    let own = || scene.record.held.iter().copied();
    // Whoever has given up has no say in anything; whoever only lets a bot play has in this.
    let has_say = |seat: &Seat| !scene.record.places[seat.index()].has_left;
    let is_there = |seat: &Seat| scene.record.places[seat.index()].stand.is_none();
    html! {
        @if let Some(by) = &scene.record.lost_to {
            div.together role="status" {
                p { (words.with("lost-seat", &[("name", called(words, by).into())])) }
                (letting_go(scene.preferences, scene.record.terms.id, &format!("/tables/{}", scene.record.terms.id)))
            }
        }
        @if plays {
            @if let Some(refused) = refused(scene) { div.together role="status" { p { (refused) } } }
            (lending::borrowed(scene))
            @for seat in own().filter(|seat| !is_there(seat)) { (away(scene, seat)) }
            (lending::offered(scene))
            @for vote in &together.votes { (voting(scene, vote)) }
            @if let Some(request) = &together.request { (asked_back(scene, request)) }
            @if !together.closing.is_empty() {
                @if own().any(|seat| together.closing.contains(&seat)) {
                    div.together role="status" {
                        p { (words.with("close-open", &[("names", names(scene, &together.missing).into())])) }
                    }
                }
                @for seat in own().filter(has_say).filter(|seat| !together.closing.contains(seat)) {
                    div.together role="status" {
                        p { (words.with("close-asked", &[("names", names(scene, &together.closing).into())])) }
                        (form(scene, seat, "close", html! { (whose(scene, seat)) button { (words.text("close-agree")) } })) " "
                        (form(scene, seat, "keep", html! { button { (words.text("close-refuse")) } }))
                    }
                }
            }
        }
    }
}

/// That somebody has just refused to go back or to close the table, until something else happens:
/// whoever asked looks for the answer here.
fn refused(scene: &Scene<'_>) -> Option<String> {
    let last = scene.record.together.asides.last()?;
    let is_refusal =
        matches!(last.said.as_str(), "aside-answered-undo-no" | "aside-wanted-close-no");
    let is_told = is_refusal && last.ply == scene.record.ply() && !scene.record.held.is_empty();
    is_told.then(|| said(scene, last, &[]))
}

/// The others vote on somebody: what these are asked, and what can still be done about it.
fn voting(scene: &Scene<'_>, vote: &Vote) -> Markup {
    let (words, record) = (scene.preferences.words(), scene.record);
    let name = [("name", scene.name(vote.on).into())];
    let counts = [("pro", vote.pro.len().into()), ("contra", vote.contra.len().into())];
    // Where there are no clocks it is days of silence that are over.
    let silent = if record.terms.accord.pace == Pace::None { "-silent" } else { "" };
    let (now, at) = vote.ends_in;
    let ends = html! { (words.text("vote-ends")) " " (when::until(words, now, at)) "." };
    html! {
        @for &seat in record.held {
            @if seat == vote.on {
                div.together role="status" {
                    p { (words.with(&format!("vote-own{silent}"), &name)) }
                    p.quiet { (ends) }
                    (form(scene, seat, "return", html! { button.main { (words.text("vote-here")) } }))
                }
            } @else if vote.may.contains(&seat) {
                div.together role="status" {
                    p { (words.with(&format!("vote-asked{silent}"), &name)) }
                    (both(scene, seat, "vote", Some(vote.on)))
                    // What is seldom read takes no room from the question of the game.
                    details.quiet {
                        summary { (words.with("vote-so-far", &counts)) " " (ends) }
                        p { (words.text("vote-how")) }
                    }
                }
            }
        }
    }
}

/// Somebody would like to go back: whereto, and what those who are asked answer.
fn asked_back(scene: &Scene<'_>, request: &Request) -> Markup {
    let (words, record) = (scene.preferences.words(), scene.record);
    let gone = record.ply().saturating_sub(request.ply);
    let is_there = |seat: &Seat| record.places[seat.index()].stand.is_none();
    let there = || record.held.iter().copied().filter(is_there);
    html! {
        div.together role="status" {
            p { (words.with("back-asked", &[("name", scene.name(request.by).into()), ("count", gone.into())])) }
            p { a href={ "?ply=" (request.ply) } data-ply=(request.ply) { (words.text("back-show")) } }
            @for seat in there().filter(|seat| request.open.contains(seat)) { (both(scene, seat, "answer", None)) }
            @if there().any(|seat| seat == request.by) {
                p.quiet { (words.text("back-waits")) }
                (form(scene, request.by, "answer", html! {
                    button name="yes" value="no" { (words.text("back-withdraw")) }
                }))
            }
        }
    }
}

fn names(scene: &Scene<'_>, seats: &[Seat]) -> String {
    seats.iter().map(|&seat| scene.name(seat)).collect::<Vec<_>>().join(", ")
}

/// A bot plays for somebody who looks.
fn away(scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.preferences.words();
    let place = &scene.record.places[seat.index()];
    let name = [("name", scene.name(seat).into())];
    html! {
        div.together role="status" {
            @if place.has_left { p { (words.with("away-left", &name)) } }
            @else {
                p { (words.with(&format!("away-now-{}", place.stand.unwrap_or("return")), &name)) }
                @if scene.record.together.is_deserted { p { (words.text("away-deserted")) } }
                // Where nobody is left to play with, no seat is on offer.
                @else if scene.record.together.offers.iter().any(|(offered, _)| *offered == seat) {
                    p.quiet { (words.text("away-offered")) }
                }
                (form(scene, seat, "return", html! { button.main { (words.text("away-return")) } }))
            }
        }
    }
}

/// Who speaks, where several share a screen.
fn whose(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        @if scene.record.held.len() > 1 { span { (seat_shape(seat)) (scene.name(seat)) } }
    }
}

/// Yes or no.
fn both(scene: &Scene<'_>, seat: Seat, what: &str, on: Option<Seat>) -> Markup {
    let words = scene.preferences.words();
    form(
        scene,
        seat,
        what,
        html! {
            (whose(scene, seat))
            @if let Some(on) = on { input type="hidden" name="on" value=(on.index()); }
            button name="yes" value="yes" { (words.text(&format!("{what}-yes"))) } " "
            button name="yes" value="no" { (words.text(&format!("{what}-no"))) }
        },
    )
}

/// What somebody who plays may do besides, and when the table ends itself.
pub(crate) fn desk(scene: &Scene<'_>) -> Markup {
    let words = scene.preferences.words();
    let plays = scene.record.state == State::Playing;
    let own = scene.record.held.iter().map(|seat| (*seat, &scene.record.places[seat.index()]));
    html! {
        @for (seat, place) in own.filter(|(_, place)| plays && !place.has_left) {
            details.people {
                summary {
                    @if scene.record.held.len() > 1 { (seat_shape(seat)) (scene.name(seat)) ": " }
                    (words.text("together-head"))
                }
                (handing(scene, seat, place))
                @if matches!(scene.record.terms.accord.pace, Pace::Turns { .. }) { (sleeping(scene, seat, place)) }
                (lending::lending(scene, seat))
                (closing(scene, seat))
                (leaving(scene, seat))
            }
        }
        @if let Some((now, at)) = scene.record.together.ends_in {
            p.quiet { (words.text("ends-itself")) " " (when::until(words, now, at)) }
        }
    }
}

/// A bot for a while.
fn handing(scene: &Scene<'_>, seat: Seat, place: &Place<'_>) -> Markup {
    let words = scene.preferences.words();
    let levels = scene.record.terms.title.bots();
    let usual = scene.record.terms.title.usual_bot();
    let field = format!("bot-{}", seat.index());
    html! {
        @if place.stand.is_some() {
            (form(scene, seat, "return", html! { button { (words.text("away-return")) } }))
        } @else {
            (form(scene, seat, "stand-in", html! {
                label for=(field) { (words.text("stand-in-about")) } " "
                select id=(field) name="bot" {
                    @for level in levels {
                        option value=(level) selected[level == usual] { (agreed::bot(scene.words, level)) }
                    }
                } " "
                button { (words.text("stand-in")) }
            }))
        }
    }
}

/// Hours in which the clock stands still, as whoever lives there says them.
fn sleeping(scene: &Scene<'_>, seat: Seat, place: &Place<'_>) -> Markup {
    let words = scene.preferences.words();
    let field = |name: &str| format!("{name}-{}", seat.index());
    html! {
        @if let Some((from, length)) = place.nights {
            @let at = |minute: i64| format!("{:02}:{:02}", minute / 60 % 24, minute % 60);
            p { (words.with("nights-now", &[("from", at(from).into()), ("to", at(from + length).into())])) }
            (form(scene, seat, "nights", html! { button.plain { (words.text("nights-none")) } }))
        } @else {
            p { (words.text("nights-not")) }
            (form(scene, seat, "nights", html! {
                p { (words.text("nights-about")) }
                (nights::fields(words, Hours::default(), field))
            }))
        }
    }
}

/// All together close the table.
fn closing(scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.preferences.words();
    let wants = scene.record.together.closing.contains(&seat);
    let (what, said) = if wants { ("keep", "close-not") } else { ("close", "close-all") };
    html! {
        @if !scene.record.may_close {
            (form(scene, seat, what, html! { button.plain { (words.text(said)) } }))
        }
    }
}

/// Giving up: what that means is read before it can be done.
fn leaving(scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.preferences.words();
    html! {
        details.leaving {
            summary { (words.text("leave")) }
            p { (words.text("leave-about")) }
            (form(scene, seat, "leave", html! {
                input type="hidden" name="sure" value="yes";
                button.danger { (words.text("leave-sure")) }
            }))
        }
    }
}

/// Before which move the latest decision of the visitor was, if the others may be asked whether it
/// is taken back.
pub(crate) fn may_ask(scene: &Scene<'_>) -> Option<usize> {
    let record = scene.record;
    let present = scene.past.is_none() && scene.trial.is_none() && record.guide.is_none();
    let goes_on = present && record.state == State::Playing && record.together.request.is_none();
    let is_there = |seat: &&Seat| record.places[seat.index()].stand.is_none();
    let own: Vec<&Seat> = record.held.iter().filter(is_there).collect();
    let is_own = |made: &Made<'_>| made.seat.is_some_and(|seat| own.contains(&&seat));
    let may = goes_on && record.terms.accord.consent && !record.may_undo;
    may.then(|| record.moves.iter().rposition(is_own)).flatten()
}

/// From a position of the past, the way to ask for going back there.
pub(crate) fn way_back(scene: &Scene<'_>, ply: usize) -> Markup {
    let terms = &scene.record.terms;
    let may = terms.accord.consent && scene.record.state == State::Playing;
    html! {
        @if may && ply < scene.record.ply() && !scene.record.held.is_empty() && scene.record.guide.is_none() {
            a.button href={ "/tables/" (terms.id) "/back?ply=" (ply) } {
                (scene.preferences.words().text("back-to-here"))
            }
        }
    }
}

/// The page that asks whether one really wants to go back, and shows what would go.
pub fn back(scene: &Scene<'_>) -> Markup {
    let words = scene.preferences.words();
    let (record, ply) = (scene.record, scene.ply());
    let gone = record.moves.iter().enumerate().skip(ply);
    let seat = scene.seat().or(record.held.first().copied());
    let files = [format!("{}.css", record.terms.title.profile().id)];
    let heading = words.with("back-head", &[("count", record.ply().saturating_sub(ply).into())]);
    frame(
        scene.preferences,
        &heading,
        &files,
        html! {
            main #main.card.narrow.going-back {
                h1 { (heading) }
                p { (words.text("back-about")) }
                ol.lines {
                    @for (_, made) in gone {
                        @if let Some(happened) = made.happened {
                            @for line in happened.lines(scene.viewer(), scene.words, &scene.names) { li { (line) } }
                        }
                    }
                }
                @if let Some(seat) = seat {
                    (form(scene, seat, "ask-back", html! {
                        input type="hidden" name="ply" value=(ply);
                        button.main { (words.text("back-ask")) }
                    }))
                }
                p { a href={ "/tables/" (record.terms.id) } { (scene.words.text("back-to-table")) } }
            }
        },
    )
}
