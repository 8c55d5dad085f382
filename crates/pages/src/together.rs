//! What the people at a table settle among each other: who plays, for how long, and what they ask.

use art::{seat_class, seat_shape};
use locale::Words;
use maud::{Markup, html};
use tabletop::Seat;

use crate::accord::Pace;
use crate::frame::frame;
use crate::lending;
use crate::order;
use crate::record::{Aside, Hands, Made, Place, Request, State};
use crate::scene::Scene;
use crate::when;
use crate::wish::form;

/// In milliseconds.
const SECOND: i64 = 1000;

/// Whether anybody's time is counted here.
pub(crate) fn has_clocks(scene: &Scene<'_>) -> bool {
    scene.record.places.iter().any(|place| place.hands.is_some())
}

/// Everybody's clock, where the players stand side by side with the board. A script counts them
/// down; without it they show what was left.
pub(crate) fn clocks(scene: &Scene<'_>) -> Markup {
    shown(scene, "clocks", |_| true)
}

/// The clocks that go, where there is less room.
pub(crate) fn brief(scene: &Scene<'_>) -> Markup {
    shown(scene, "clocks few", |hands| hands.goes)
}

fn shown(scene: &Scene<'_>, class: &str, wanted: impl Fn(&Hands) -> bool) -> Markup {
    let words = scene.preferences.words();
    let unit = |id| words.with(id, &[("more", "{more}".into()), ("less", "{less}".into())]);
    let all = (0u8..).map(Seat::new).zip(&scene.record.places);
    let all = all.filter_map(|(seat, place)| Some((seat, place.hands.filter(&wanted)?)));
    html! {
        @if has_clocks(scene) && scene.record.state == State::Playing {
            span class=(class) data-days=(unit("clock-days")) data-hours=(unit("clock-hours")) {
                span.aloud { (words.text("clocks")) }
                @for (seat, hands) in all {
                    @let Hands { turn, reserve, goes } = hands;
                    span class=(seat_class(seat)) data-goes[goes] {
                        (seat_shape(seat)) span.aloud { (scene.name(seat)) }
                        time data-left=(turn) data-more=(reserve) { (left(words, turn)) }
                        @if reserve > 0 { small title=(words.text("clock-reserve")) { "+" span data-reserve { (left(words, reserve)) } } }
                    }
                }
            }
        }
    }
}

/// A time that is left, in short.
fn left(words: &Words, time: i64) -> String {
    let seconds = time / SECOND;
    let two =
        |id, more: i64, less: i64| words.with(id, &[("more", more.into()), ("less", less.into())]);
    match seconds {
        86_400.. => two("clock-days", seconds / 86_400, seconds / 3600 % 24),
        3600.. => two("clock-hours", seconds / 3600, seconds / 60 % 60),
        _ => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}

/// What happened besides the moves, after at least `first` of them and at most `last`.
pub(crate) fn asides(scene: &Scene<'_>, first: usize, last: usize) -> Vec<String> {
    let asides = scene.record.together.asides.iter();
    asides
        .filter(|aside| (first..=last).contains(&aside.ply))
        .map(|aside| said(scene, aside))
        .collect()
}

fn said(scene: &Scene<'_>, aside: &Aside) -> String {
    let name = |seat: Option<Seat>| seat.map_or("", |seat| scene.name(seat)).to_owned();
    let names = [("name", name(aside.seat).into()), ("other", name(aside.other).into())];
    scene.preferences.words().with(&aside.said, &names)
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
        @if plays {
            (lending::borrowed(scene))
            @for seat in own().filter(|seat| !is_there(seat)) { (away(scene, seat)) }
            (lending::offered(scene))
            @for (on, pro, contra) in &together.votes {
                @for seat in own().filter(is_there).filter(|seat| seat == on) {
                    div.together role="status" {
                        p { (words.with("vote-own", &[("name", scene.name(seat).into())])) }
                        (form(scene, seat, "return", html! { button.main { (words.text("vote-here")) } }))
                    }
                }
                @for seat in own().filter(is_there).filter(|seat| seat != on) {
                    div.together role="status" {
                        p { (words.with("vote-asked", &[("name", scene.name(*on).into())])) }
                        p.quiet { (words.with("vote-so-far", &[("pro", pro.len().into()), ("contra", contra.len().into())])) }
                        (both(scene, seat, "vote", Some(*on)))
                    }
                }
            }
            @if let Some(request) = &together.request { (asked_back(scene, request)) }
            @if !together.closing.is_empty() {
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
                @if scene.record.together.offers.iter().any(|(offered, _)| *offered == seat) {
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
                @if matches!(scene.record.terms.accord.pace, Pace::Turns { .. }) { (nights(scene, seat, place)) }
                (lending::lending(scene, seat))
                (closing(scene, seat))
                (leaving(scene, seat))
            }
        }
        @if let Some(at) = scene.record.together.ends_at {
            p.quiet { (words.text("ends-itself")) " " (when::moment(at)) }
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
                        option value=(level) selected[level == usual] { (order::bot(scene.words, level)) }
                    }
                } " "
                button { (words.text("stand-in")) }
            }))
        }
    }
}

/// Hours in which the clock stands still, as whoever lives there says them.
fn nights(scene: &Scene<'_>, seat: Seat, place: &Place<'_>) -> Markup {
    let words = scene.preferences.words();
    let field = |name: &str| format!("{name}-{}", seat.index());
    html! {
        @if let Some((from, length)) = place.nights {
            @let at = |minute: i64| format!("{:02}:{:02}", minute / 60 % 24, minute % 60);
            p { (words.with("nights-now", &[("from", at(from).into()), ("to", at(from + length).into())])) }
            (form(scene, seat, "nights", html! { button.plain { (words.text("nights-none")) } }))
        } @else {
            (form(scene, seat, "nights", html! {
                p { (words.text("nights-about")) }
                label for=(field("from")) { (words.text("nights-from")) } " "
                input id=(field("from")) name="from" type="time" value="23:00" required; " "
                label for=(field("to")) { (words.text("nights-to")) } " "
                input id=(field("to")) name="to" type="time" value="07:00" required; " "
                label for=(field("zone")) { (words.text("nights-zone")) } " "
                (zones(&field("zone"))) " "
                button { (words.text("nights-keep")) }
            }))
        }
    }
}

/// By how many hours a clock may be ahead of Greenwich.
pub(crate) fn zones(id: &str) -> Markup {
    html! {
        select id=(id) name="zone" data-zone {
            @for hours in -12..=14 {
                option value=(hours) selected[hours == 0] { "UTC" @if hours != 0 { (format!("{hours:+}")) } }
            }
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
