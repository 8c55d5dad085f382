//! The log in words: by rounds, and in them by turns; of a turn who has it, and for whom.

use art::{About, led, seat_class, seat_shape};
use maud::{Markup, html};
use tabletop::Seat;
use title::Happened;

use crate::history::named;
use crate::record::Made;
use crate::region::Region;
use crate::scene::Scene;
use crate::stands;
use crate::together;

/// So many moves of the log, and of what others did meanwhile, are shown at once.
pub const LATEST: usize = 32;

/// A move of the game with its number.
type Ply<'s> = (usize, &'s Made<'s>);

/// A line of the log.
struct Entry {
    /// The first and the last move that it tells of.
    plies: (usize, usize),
    /// Who decided.
    seat: Option<Seat>,
    /// Whether a bot did for them.
    is_bots: bool,
    line: Markup,
    about: About,
    /// How many rounds have begun.
    rounds: usize,
    /// Who went back before it.
    rewound: Vec<Seat>,
    /// What the people settled before it.
    asides: Vec<String>,
}

/// Lines that belong together.
#[derive(Default)]
struct Turn {
    seat: Option<Seat>,
    is_bots: bool,
    /// Such as a company.
    of: Option<&'static str>,
    rounds: usize,
    entries: Vec<Entry>,
}

/// The latest turn last; what happened since the visitor's own latest decision is marked, and a
/// click shows the board at that moment.
pub(crate) fn log(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let moves: Vec<Ply<'_>> = scene.record.moves.iter().enumerate().collect();
    let unseen = unseen(scene);
    // What is long past is told only round the position that is looked at.
    let is_told = |ply: &Ply<'_>| ply.1.happened.is_some();
    let told: Vec<Ply<'_>> = moves.iter().copied().filter(is_told).collect();
    let rounds = named(scene);
    let begins: Vec<usize> = rounds.iter().map(|(ply, _)| *ply).collect();
    let turns = turns(entries(scene, &told, &begins));
    let mut known = 0;
    let mut begun = |turn: &Turn| {
        let is_new = turn.rounds != known;
        known = turn.rounds;
        turn.rounds.checked_sub(1).filter(|_| is_new).and_then(|place| rounds.get(place))
    };
    let log = Region::new(
        scene,
        "log",
        html! {
            h2.aloud { (words.text("log")) }
            (sieve(scene))
            div.scroll data-end {
                @if told.len() < moves.len() {
                    p { a href="?log=all" data-log="all" { (words.text("log-all")) } }
                }
                ol.turns {
                    @for turn in &turns {
                        @if let Some((_, round)) = begun(turn) { li.round { h3 { (round.long) } } }
                        (drawn(scene, turn, unseen))
                    }
                }
                @for said in together::asides(scene, moves.len(), usize::MAX) { p.rewound { (said) } }
                @if moves.is_empty() && scene.record.together.asides.is_empty() { p.quiet { (words.text("log-empty")) } }
            }
            @if let Some(own) = unseen.filter(|_| scene.past.is_none()) {
                p.since {
                    span { (words.text("meanwhile")) }
                    button type="button" data-play={ (own) "-" (moves.len()) } { (words.text("play-again")) }
                }
            }
        },
    );
    html! {
        section.log data-region="log" data-mark=(log.mark) data-kept[log.is_kept()] { (log) }
    }
}

/// The first move that the visitor has not seen being made, if others have moved since.
fn unseen(scene: &Scene<'_>) -> Option<usize> {
    let moves = &scene.record.moves;
    let mine = |made: &Made<'_>| made.seat.is_some_and(|seat| is_mine(scene, seat));
    let own = moves.iter().rposition(mine)? + 1;
    (!scene.record.held.is_empty() && own < moves.len()).then_some(own)
}

/// Whether the decisions of `seat` are those of whoever is at the screen.
fn is_mine(scene: &Scene<'_>, seat: Seat) -> bool {
    match scene.seat() {
        Some(own) => own == seat,
        None => scene.record.held.contains(&seat),
    }
}

/// What lets only a part through.
const FUNNEL: &str = "M3 5h18l-7 8v6l-4 2v-8z";

/// Where the log can be narrowed to one player, or to one of what its lines are about.
fn sieve(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let things = scene.record.terms.title.things();
    let seats = (0u8..).zip(&scene.record.places).map(|(seat, _)| Seat::new(seat));
    html! {
        @if !things.is_empty() {
            @let label = words.text("log-sieve");
            div.sieve title=(label) {
                svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d=(FUNNEL) {} }
                select data-sieve aria-label=(label) {
                    option value="" { (words.text("log-everything")) }
                    @for seat in seats { option value={ "by " (seat.index()) } { (scene.name(seat)) } }
                    @for of in things { option value={ "of " (of) } { (of) } }
                }
            }
        }
    }
}

/// Every line in order.
fn entries(scene: &Scene<'_>, moves: &[Ply<'_>], begins: &[usize]) -> Vec<Entry> {
    let rounds = |ply: usize| begins.iter().filter(|&&begun| begun <= ply).count();
    let mut found = Vec::new();
    for Together { first, last, seat, is_bots, happened } in together(moves) {
        let names = together::names_then(scene, last);
        let lines = happened.get().lines(scene.viewer(), scene.words, &names);
        let rewound = scene.record.rewound.iter();
        let rewound = rewound.filter(|(before, _)| (first..=last).contains(before));
        let mut rewound: Vec<Seat> = rewound.map(|(_, seat)| *seat).collect();
        let mut asides = together::asides(scene, first, last);
        let mut has_begun = false;
        for (line, about) in lines.into_iter().zip(happened.get().abouts()) {
            // What a move begins belongs to whoever is next.
            has_begun |= about.begins;
            let (seat, at) = if has_begun { (None, last + 1) } else { (seat, first) };
            let rewound = std::mem::take(&mut rewound);
            let (plies, rounds) = ((first, last), rounds(at));
            let asides = std::mem::take(&mut asides);
            found.push(Entry { plies, seat, is_bots, line, about, rounds, rewound, asides });
        }
    }
    found
}

/// Groups the lines: a turn is what one seat decides in a row, with the chance in it.
fn turns(entries: Vec<Entry>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for entry in entries {
        let goes_on = |turn: &Turn| {
            // What chance brings before anybody decides is nobody's turn; a company's has begun.
            let same = turn.seat == entry.seat && turn.is_bots == entry.is_bots;
            let same = same || entry.seat.is_none();
            let same = same || (turn.seat.is_none() && turn.of.is_some());
            same && !entry.about.begins && turn.rounds == entry.rounds
        };
        if !turns.last().is_some_and(goes_on) {
            let of = entry.about.of.filter(|_| entry.about.begins);
            turns.push(Turn { of, rounds: entry.rounds, ..Turn::default() });
        }
        if let Some(turn) = turns.last_mut() {
            turn.is_bots |= entry.is_bots && entry.seat.is_some();
            turn.seat = turn.seat.or(entry.seat);
            turn.entries.push(entry);
        }
    }
    turns
}

fn drawn(scene: &Scene<'_>, turn: &Turn, unseen: Option<usize>) -> Markup {
    let last = turn.entries.last().map(|entry| entry.plies.1);
    let names = together::names_then(scene, last.unwrap_or_default());
    let is_new = last.zip(unseen).is_some_and(|(ply, own)| ply >= own);
    // Below its own name a line need not begin with it, until somebody else's stands between.
    let mut alone = true;
    let mut own = |entry: &Entry| {
        alone &= turn.seat.is_some() && led(&entry.line) == turn.seat;
        alone
    };
    // That the turn of a company begins is said by its head.
    let begins = turn.of.is_some() && turn.entries.len() > 1;
    let told = turn.entries.iter().skip(usize::from(begins));
    html! {
        li.new[is_new] data-by=[turn.seat.map(Seat::index)] {
            @if turn.seat.is_some() || turn.of.is_some() {
                h3 class=[turn.seat.map(seat_class)] {
                    @if let Some(seat) = turn.seat { (seat_shape(seat)) (names[seat.index()]) }
                    @if let Some(seat) = turn.seat.filter(|_| turn.is_bots) { (stands::decided(scene, seat)) }
                    @if let Some(of) = turn.of { span.of { (of) } }
                }
            }
            ol.lines { @for entry in told { (line(scene, entry, own(entry))) } }
        }
    }
}

/// A line, linked to the position after what it tells.
fn line(scene: &Scene<'_>, entry: &Entry, is_own: bool) -> Markup {
    let (first, ply) = entry.plies;
    let shown = |past: usize| (first + 1..=ply + 1).contains(&past);
    let current = scene.past.is_some_and(shown).then_some("step");
    html! {
        @for seat in &entry.rewound {
            li.rewound { (scene.words.with("rewound", &[("name", scene.name(*seat).into())])) }
        }
        @for said in &entry.asides { li.rewound { (said) } }
        li.own[is_own] data-of=[entry.about.of] {
            a href={ "?ply=" (ply + 1) } data-ply=(ply + 1) aria-current=[current] { (entry.line) }
        }
    }
}

/// Moves that the log tells as one: the first and the last of them, and what they made happen.
struct Together<'s> {
    first: usize,
    last: usize,
    seat: Option<Seat>,
    is_bots: bool,
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

/// The moves, those together that one seat makes in a row and that are told as one.
fn together<'s>(moves: &[Ply<'s>]) -> Vec<Together<'s>> {
    let mut told: Vec<Together<'s>> = Vec::new();
    for &(ply, made) in moves {
        let Some(happened) = made.happened else { continue };
        let (seat, is_bots) = (made.seat, made.is_bots);
        let follows = |before: &&mut Together<'s>| {
            let same = before.seat == seat && before.is_bots == is_bots;
            let same = same || seat.is_none() || before.seat.is_none();
            before.last + 1 == ply && same
        };
        let before = told.last_mut().filter(follows);
        let joined =
            before.and_then(|before| Some((before.happened.get().joined(happened)?, before)));
        if let Some((joined, before)) = joined {
            before.happened = Told::Joined(joined);
            before.last = ply;
            before.seat = before.seat.or(seat);
            before.is_bots |= is_bots;
            continue;
        }
        let happened = Told::One(happened);
        told.push(Together { first: ply, last: ply, seat, is_bots, happened });
    }
    told
}
