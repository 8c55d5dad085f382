//! The past: the log, what happened meanwhile, and the way back to each move.

use art::{seat_class, seat_shape};
use maud::{Markup, html};
use tabletop::Seat;
use title::{Happened, Named};

use crate::record::Made;
use crate::scene::Scene;

/// So many moves of the log, and of what others did meanwhile, are shown at once.
pub const LATEST: usize = 32;

/// A move of the game with its number.
type Ply<'s> = (usize, &'s Made<'s>);

/// How long each move of others is shown, in milliseconds, and the word for it.
const PACES: [(u16, &str); 4] = [(0, "off"), (400, "quick"), (1100, "usual"), (2200, "slow")];

/// The way through the past; the slider stays while the page changes round it.
pub(crate) fn past(scene: &Scene<'_>) -> Markup {
    let (is_open, pace) = (scene.record.is_running(), scene.words.text("pace"));
    html! {
        div.past {
            div data-region="rounds" { @if is_open { (rounds(scene)) } }
            input type="range" data-scrub min="0" max=(scene.record.ply()) value=(scene.ply())
                aria-label=(scene.words.text("history"));
            div.way {
                div data-region="past" { @if is_open { (steps(scene)) } }
                select data-paces title=(pace) aria-label=(pace) {
                    @for (milliseconds, id) in PACES {
                        option value=(milliseconds) { (scene.words.text(&format!("pace-{id}"))) }
                    }
                }
            }
        }
    }
}

/// So wide the slider is at least, in pixels, and so wide a letter.
const NARROWEST: f64 = 250.0;
const LETTER: f64 = 8.0;

/// The rounds above the slider, each where it begins; those that have room with their names.
fn rounds(scene: &Scene<'_>) -> Markup {
    let named = named(scene);
    let last = scene.record.ply().max(1);
    let shown = named.iter().rposition(|(ply, _)| *ply <= scene.ply());
    let mut free = 0.0;
    let marks: Vec<(f64, bool)> = named
        .iter()
        .map(|(ply, name)| {
            let at = share(*ply) / share(last);
            let half = LETTER * share(name.short.chars().count()) / NARROWEST / 2.0;
            let fits = at == 0.0 || at - half > free;
            if fits {
                free = at + half + LETTER / 2.0 / NARROWEST;
            }
            (at, fits)
        })
        .collect();
    html! {
        @if named.len() > 1 {
            svg.rounds role="group" aria-label=(scene.words.text("rounds")) {
                @for (nth, ((ply, name), (at, fits))) in named.iter().zip(marks).enumerate() {
                    a href={ "?ply=" (ply) } data-ply=(ply) tabindex="-1" aria-label=(name.long)
                        aria-current=[(shown == Some(nth)).then_some("step")] {
                        title { (name.long) }
                        line x1={ (percent(at)) } x2={ (percent(at)) } y1="12" y2="18" {}
                        @if fits { text x={ (percent(at)) } y="10" { (name.short) } }
                    }
                }
            }
        }
    }
}

fn percent(part: f64) -> String {
    format!("{:.2}%", part * 100.0)
}

fn share(count: usize) -> f64 {
    u32::try_from(count).map_or(0.0, f64::from)
}

/// The rounds so far: how many moves stand before each, and what it is called.
fn named(scene: &Scene<'_>) -> Vec<(usize, Named)> {
    let rounds = &scene.record.rounds;
    let keys: Vec<&str> = rounds.iter().map(|(_, key)| *key).collect();
    let names = scene.record.table.chronicle().map(|told| told.names(&keys, scene.words));
    rounds.iter().map(|(ply, _)| *ply).zip(names.unwrap_or_default()).collect()
}

/// The move that led to the position shown: its round, its number, and what happened.
pub(crate) fn shown(scene: &Scene<'_>, ply: usize) -> Markup {
    let words = scene.words;
    let before = ply.saturating_sub(1);
    let round = named(scene).into_iter().rev().find(|(begins, _)| *begins <= before);
    let happened = scene.record.lately.last().filter(|_| ply > 0);
    let lines = happened.map(|told| told.lines(scene.viewer(), words, &scene.names));
    html! {
        p.moment {
            @if let Some((_, round)) = round { (round.long) " · " }
            (words.with("past-move", &[("ply", ply.into())]))
        }
        @if let Some(lines) = lines.filter(|lines| !lines.is_empty()) {
            ul.happened { @for line in lines { li { (line) } } }
        }
    }
}

/// First, previous, next, last, and which position is shown.
fn steps(scene: &Scene<'_>) -> Markup {
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

/// The first move that the visitor has not seen being made, if others have moved since.
fn unseen(scene: &Scene<'_>) -> Option<usize> {
    let moves = &scene.record.moves;
    let mine = |made: &Made<'_>| made.seat.is_some_and(|seat| is_mine(scene, seat));
    let own = moves.iter().rposition(mine)? + 1;
    (!scene.record.held.is_empty() && own < moves.len()).then_some(own)
}

/// The log in words, the latest turn last; what happened since the visitor's own latest
/// decision is marked, and a click shows the board at that moment.
pub(crate) fn log(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let moves: Vec<Ply<'_>> = scene.record.moves.iter().enumerate().collect();
    let unseen = unseen(scene);
    // What is long past is told only round the position that is looked at.
    let is_told = |ply: &Ply<'_>| ply.1.happened.is_some();
    let told: Vec<Ply<'_>> = moves.iter().copied().filter(is_told).collect();
    let turns: Vec<Vec<Ply<'_>>> = turns(&told);
    let is_new = |turn: &[Ply<'_>]| turn.last().zip(unseen).is_some_and(|(ply, own)| ply.0 >= own);
    html! {
        section.log data-region="log" {
            h2.aloud { (words.text("log")) }
            div.scroll data-end {
                @if told.len() < moves.len() {
                    p { a href="?log=all" data-log="all" { (words.text("log-all")) } }
                }
                ol.turns {
                    @for turn in &turns {
                        li.new[is_new(turn)] data-by=[actor(turn).map(Seat::index)] {
                            @if let Some(seat) = actor(turn) {
                                h3 class=(seat_class(seat)) { (seat_shape(seat)) (scene.name(seat)) }
                            }
                            ol.lines { @for moves in together(turn) { (lines(scene, &moves)) } }
                        }
                    }
                }
                @if moves.is_empty() { p.quiet { (words.text("log-empty")) } }
            }
            @if let Some(own) = unseen.filter(|_| scene.past.is_none()) {
                p.since {
                    span { (words.text("meanwhile")) }
                    button type="button" data-play={ (own) "-" (moves.len()) } { (words.text("play-again")) }
                }
            }
        }
    }
}

/// Groups the moves: a turn is what one seat decides in a row, with the chance in it; what
/// comes before the first decision is nobody's.
fn turns<'s>(moves: &[Ply<'s>]) -> Vec<Vec<Ply<'s>>> {
    let mut turns: Vec<Vec<Ply<'s>>> = Vec::new();
    for &(ply, made) in moves {
        let goes_on = |turn: &Vec<Ply<'s>>| {
            made.seat.is_none() || actor(turn) == made.seat
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

/// Moves that the log tells as one: the first and the last of them, and what they made happen.
struct Together<'s> {
    first: usize,
    last: usize,
    happened: Told<'s>,
}

/// What a move made happen, or what several did.
enum Told<'s> {
    One(&'s dyn Happened),
    Joined(Box<dyn Happened>),
}

impl Told<'_> {
    fn get(&self) -> &dyn Happened {
        match self {
            Told::One(one) => *one,
            Told::Joined(joined) => joined.as_ref(),
        }
    }
}

/// The moves of a turn, those together that are told as one.
fn together<'s>(turn: &[Ply<'s>]) -> Vec<Together<'s>> {
    let mut told: Vec<Together<'s>> = Vec::new();
    for &(ply, made) in turn {
        let Some(happened) = made.happened else { continue };
        let before = told.last_mut().filter(|before| before.last + 1 == ply);
        let joined =
            before.and_then(|before| Some((before.happened.get().joined(happened)?, before)));
        match joined {
            Some((joined, before)) => {
                before.happened = Told::Joined(joined);
                before.last = ply;
            }
            None => told.push(Together { first: ply, last: ply, happened: Told::One(happened) }),
        }
    }
    told
}

/// The lines of moves that are told together, linked to the position after them.
fn lines(scene: &Scene<'_>, told: &Together<'_>) -> Markup {
    let Together { first, last: ply, .. } = *told;
    let lines = told.happened.get().lines(scene.viewer(), scene.words, &scene.names);
    let shown = |past: usize| (first + 1..=ply + 1).contains(&past);
    let current = scene.past.is_some_and(shown).then_some("step");
    let rewound = scene.record.rewound.iter().filter(|(before, _)| (first..=ply).contains(before));
    html! {
        @for (_, seat) in rewound {
            li.rewound { (scene.words.with("rewound", &[("name", scene.name(*seat).into())])) }
        }
        @for line in lines {
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
