//! The end of a game: who won and by what, when it turned, and what next.

use art::{Chart, Line, Part, seat_class, seat_shape, written};
use maud::{Markup, html};
use tabletop::Seat;
use title::Ended;

use crate::called::linked;
use crate::elsewhere;
use crate::reckoning::{Reckoning, Turn, What};
use crate::scene::Scene;

/// The whole end; of a game that cannot be told, its ranking.
pub(crate) fn over(scene: &Scene<'_>, ended: &Ended) -> Markup {
    let Some(told) = Reckoning::of(scene, ended) else { return plain(scene, ended) };
    html! {
        div.over {
            div.over-page {
                div class={ "over-head " (seat_class(told.first())) } {
                    (verdict(scene, &told))
                    (what_next(scene))
                }
                (breakdown(scene, &told))
                (turning_points(scene, &told))
                (rounds(scene, &told))
                (sources(scene, &told))
            }
            p.thanks {
                (scene.words.with("over-thanks", &[("names", joined(scene, &scene.names).into())])) " "
                a href="/" { (scene.words.text("go-home")) }
            }
        }
    }
}

/// Who has won, by how much, and what ended the game.
fn verdict(scene: &Scene<'_>, told: &Reckoning) -> Markup {
    let words = scene.words;
    let first = told.first();
    let reason = format!("ending-{}", told.ended.reason);
    let said = won(scene, &told.ended, told.is_money);
    let about = [
        ("game", scene.record.terms.title.profile().name.into()),
        ("players", scene.names.len().into()),
        ("moves", scene.record.ply().into()),
    ];
    html! {
        div.verdict {
            p.kicker { (words.text("game-over")) }
            h2 { @for seat in told.winners() { (seat_shape(seat)) } (named(&said, scene.name(first))) }
            @if words.has(&reason) { p.reason { (words.text(&reason)) } }
            p.reason { (words.with("over-about", &about)) }
            @if let Some(said) = uncounted(scene) { p.reason { (said) } }
        }
    }
}

/// That the game counts for nobody though it was agreed that it does, and why.
fn uncounted(scene: &Scene<'_>) -> Option<String> {
    let (accord, guests) = (&scene.record.terms.accord, scene.guests());
    let counts = !accord.rated || guests.is_empty();
    (!counts).then(|| accord.rated_told(scene.preferences.words(), &guests))
}

/// Who has won, and by how much.
pub(crate) fn won(scene: &Scene<'_>, ended: &Ended, is_money: bool) -> String {
    let words = scene.words;
    let seats = || (0..).map(Seat::new).zip(&ended.places);
    let of = |wanted: fn(u8) -> bool| seats().filter(move |(_, place)| wanted(**place));
    let winners: Vec<String> =
        of(|place| place == 1).map(|(seat, _)| scene.name(seat).to_owned()).collect();
    let [winner] = winners.as_slice() else {
        return words.with("over-shared", &[("names", joined(scene, &winners).into())]);
    };
    // What a bot made of a seat that gave up decided nothing.
    let best = |wanted| {
        let stayed = of(wanted).filter(|(seat, _)| !has_left(scene, *seat));
        stayed.map(|(seat, _)| ended.scores[seat.index()]).max()
    };
    let name = ("name", winner.as_str().into());
    let others_left = of(|place| place > 1).all(|(seat, _)| has_left(scene, seat));
    if others_left {
        return scene.preferences.words().with("over-won", &[("names", winner.as_str().into())]);
    }
    match best(|place| place == 1).zip(best(|place| place > 1)) {
        Some((first, second)) if first > second => {
            let id = if is_money { "over-wins-money" } else { "over-wins-points" };
            words.with(id, &[name, ("count", (first - second).into())])
        }
        Some(_) | None => words.with("over-wins-tie", &[name]),
    }
}

/// A sentence with a name in the color of its seat.
fn named(said: &str, name: &str) -> Markup {
    html! {
        span {
            @match said.split_once(name) {
                Some((before, after)) => { (before) b { (name) } (after) }
                None => (said),
            }
        }
    }
}

/// Again, from the start, to others, to keep.
fn what_next(scene: &Scene<'_>) -> Markup {
    let (words, terms) = (scene.words, &scene.record.terms);
    let page = format!("/tables/{}", terms.id);
    // Who only watched has a seat to choose first.
    let plays = !scene.record.held.is_empty();
    html! {
        div.do {
            @if plays {
                form method="post" action={ (page) "/again" } {
                    button.main title=(words.text("over-rematch-about")) { (words.text("over-rematch")) }
                }
            } @else {
                form method="get" action={ "/new/" (terms.title.profile().id) } {
                    @for (name, value) in again(scene) { input type="hidden" name=(name) value=(value); }
                    button.main title=(words.text("over-rematch-about")) { (words.text("over-rematch")) }
                }
            }
            a.button href="?ply=0" data-replay { (words.text("over-replay")) }
            (elsewhere::way(scene, None, "fork-over"))
            a.button href={ (scene.preferences.base) (page) } data-share=(words.text("over-share-done")) {
                (words.text("over-share"))
            }
            a.button href={ (page) "/transcript.jsonl" } download title=(words.text("transcript")) {
                (words.text("over-download"))
            }
        }
    }
}

/// The fields of the set-up form for the same table once more, everybody a seat further.
fn again(scene: &Scene<'_>) -> Vec<(String, String)> {
    let (record, terms) = (scene.record, &scene.record.terms);
    let mut fields = vec![("variant".to_owned(), terms.setup.variant.clone())];
    let rules = terms.setup.switches.iter();
    fields.extend(rules.map(|(name, value)| (format!("rule-{name}"), value.clone())));
    fields.push(("box".to_owned(), record.table.data().to_owned()));
    if terms.title.has_aids() {
        let aids = if terms.aids { "on" } else { "off" };
        fields.push(("aids".to_owned(), aids.to_owned()));
    }
    let undo = match (terms.strict, terms.accord.consent) {
        (true, _) => "strict",
        (false, true) => "free",
        (false, false) => "fair",
    };
    fields.push(("undo".to_owned(), undo.to_owned()));
    fields.extend(terms.accord.fields());
    let seats = record.places.len();
    for (seat, place) in record.places.iter().enumerate() {
        let is_held = record.held.iter().any(|held| held.index() == seat);
        let is_me = scene.seat().or(record.held.first().copied()).map(Seat::index) == Some(seat);
        // Whoever let a bot play is a person all the same.
        let bot = place.bot.filter(|_| place.stand.is_none());
        let sitter = match bot {
            Some(bot) => format!("bot:{bot}"),
            None if is_held && is_me => "me".to_owned(),
            None if is_held => "here".to_owned(),
            None => "open".to_owned(),
        };
        let next = (seat + 1) % seats;
        // A bot gets the name of its seat.
        if bot.is_none() {
            fields.push((format!("name-{next}"), place.name.to_owned()));
        }
        fields.push((format!("seat-{next}"), sitter));
    }
    let most = terms.title.profile().players().max().map_or(0, usize::from);
    fields.extend((seats..most).map(|seat| (format!("seat-{seat}"), "none".to_owned())));
    fields
}

/// What everybody's score is made of, a bar each, and what made the difference.
fn breakdown(scene: &Scene<'_>, told: &Reckoning) -> Markup {
    let words = scene.words;
    let has_parts = told.parts.iter().any(|parts| !parts.is_empty());
    let came = if told.is_money { "over-came-money" } else { "over-came-points" };
    let bars = if has_parts { "over-made" } else { came };
    html! {
        section.slab.made {
            h3 { (words.text(bars)) }
            ol.stack {
                @for &seat in &told.order {
                    li {
                        span.rank { (told.ended.places[seat.index()]) }
                        (who(scene, seat, true))
                        b.sum { (sum(told, told.score(seat))) }
                        (bar(scene, told, seat))
                        @if has_parts { small.parts { (listed(told, &told.parts[seat.index()])) } }
                    }
                }
            }
            (difference(scene, told))
            @let decides = format!("{}-tie", if told.is_money { "money" } else { "points" });
            @if is_tied(scene, told) && words.has(&decides) { p.tie { (words.text(&decides)) } }
        }
    }
}

/// Whether something else than the score decided who comes before whom.
fn is_tied(scene: &Scene<'_>, told: &Reckoning) -> bool {
    let place = |seat: Seat| told.ended.places[seat.index()];
    let stayed = told.order.iter().copied().filter(|&seat| !has_left(scene, seat));
    let stayed: Vec<Seat> = stayed.collect();
    stayed
        .windows(2)
        .any(|pair| told.score(pair[0]) == told.score(pair[1]) && place(pair[0]) != place(pair[1]))
}

/// The same in numbers.
fn sources(scene: &Scene<'_>, told: &Reckoning) -> Markup {
    let has_parts = told.parts.iter().any(|parts| !parts.is_empty());
    let came = if told.is_money { "over-came-money" } else { "over-came-points" };
    let head = if has_parts { came } else { "over-numbers" };
    html! {
        section.slab.sources {
            h3 { (scene.words.text(head)) }
            (numbers(scene, told))
        }
    }
}

/// What a score consists of, in words and figures.
fn listed(told: &Reckoning, parts: &[Part]) -> String {
    let parts = parts.iter().map(|part| format!("{} {}", part.name, sum(told, part.amount)));
    parts.collect::<Vec<_>>().join(" · ")
}

/// A player in a row, and whether that is who looks; where it `leads` there, with the way to the
/// page about them.
fn who(scene: &Scene<'_>, seat: Seat, leads: bool) -> Markup {
    let is_known = leads && scene.record.places[seat.index()].is_known;
    html! {
        span class={ "who " (seat_class(seat)) } {
            (seat_shape(seat)) span { (linked(scene.preferences.words(), scene.name(seat), is_known)) }
            @if scene.seat() == Some(seat) { small { (scene.words.text("you")) } }
            @if let Some(went) = went(scene, seat) { small { (scene.preferences.words().text(went)) } }
        }
    }
}

/// Whether somebody has given up, and a bot played on.
fn has_left(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.record.places.get(seat.index()).is_some_and(|place| place.has_left)
}

/// How somebody went who was not there at the end.
fn went(scene: &Scene<'_>, seat: Seat) -> Option<&'static str> {
    let place = scene.record.places.get(seat.index())?;
    match place.stand {
        _ if place.has_left => Some("has-left"),
        None | Some("turn") => None,
        Some(_) => Some("was-away"),
    }
}

/// A score as it is written: points or money.
fn sum(told: &Reckoning, amount: i32) -> String {
    if told.is_money { format!("${}", written(amount)) } else { written(amount) }
}

/// A score as a bar; what was lost is not drawn. The numbers stand in the table.
fn bar(scene: &Scene<'_>, told: &Reckoning, seat: Seat) -> Markup {
    let parts = |seat: Seat| -> Vec<Part> {
        // Who has nothing left has no parts, where the others have theirs.
        if told.parts.iter().any(|parts| !parts.is_empty()) {
            return told.parts[seat.index()].clone();
        }
        let part = |(nth, (source, amounts)): (usize, &(&str, Vec<i32>))| Part {
            name: scene.words.text(&format!("source-{source}")),
            class: format!("source-{nth}"),
            amount: amounts[seat.index()],
        };
        let parts = told.sources.iter().enumerate().map(part);
        parts.filter(|part| part.amount > 0).collect()
    };
    let whole = |seat: &Seat| parts(*seat).iter().map(|part| part.amount).sum::<i32>();
    let most = told.order.iter().map(whole).max().unwrap_or(1).max(1);
    let percent = |amount: i32| f64::from(amount) * 100.0 / f64::from(most);
    let has_names = !told.parts[seat.index()].is_empty();
    let placed = parts(seat).into_iter().scan(0, |before, part| {
        let start = percent(*before);
        *before += part.amount;
        let text = if has_names { part.name.clone() } else { written(part.amount) };
        Some((start, percent(part.amount), text, part))
    });
    html! {
        svg class={ "bars game-" (scene.record.terms.title.profile().id) } aria-hidden="true" {
            @for (start, width, text, part) in placed {
                g class=(part.class) {
                    title { (part.name) ": " (sum(told, part.amount)) }
                    rect x={ (two(start)) "%" } width={ (two(width)) "%" } height="100%" {}
                    // Only where it fits, however narrow the bar is drawn.
                    @if width > percent_of(&text) {
                        text x={ (two(start + width / 2.0)) "%" } y="50%" { (text) }
                    }
                }
            }
        }
    }
}

/// How much of the narrowest bar a text takes.
fn percent_of(text: &str) -> f64 {
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    2.6 * f64::from(letters) + 1.0
}

fn two(number: f64) -> String {
    format!("{number:.2}")
}

/// Where what came from, as a table: sources down, players across.
fn numbers(scene: &Scene<'_>, told: &Reckoning) -> Markup {
    let words = scene.words;
    let label = words.text("over-numbers");
    let has_parts = told.parts.iter().any(|parts| !parts.is_empty());
    html! {
        div.wide-table tabindex="0" role="region" aria-label=(label) {
            table.ranking {
                thead { tr {
                    th scope="col" { (words.text("over-source")) }
                    @for &seat in &told.order { th scope="col" { (who(scene, seat, false)) } }
                } }
                tbody {
                    @for (nth, (source, amounts)) in told.sources.iter().enumerate() {
                        tr {
                            th scope="row" {
                                @if !has_parts { svg class={ "swatch source-" (nth) } aria-hidden="true" { rect width="100%" height="100%" {} } }
                                (words.text(&format!("source-{source}")))
                            }
                            @for seat in &told.order { (cell(amounts[seat.index()])) }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (words.text("over-total")) }
                    @for &seat in &told.order { td { (sum(told, told.score(seat))) } }
                } }
            }
        }
    }
}

fn cell(amount: i32) -> Markup {
    html! { td.none[amount == 0].lost[amount < 0] { (written(amount)) } }
}

/// Where the winner got ahead of the next, or the viewer fell behind.
fn difference(scene: &Scene<'_>, told: &Reckoning) -> Markup {
    let words = scene.words;
    let first = told.first();
    // Who gave up is not behind by what their bot scored.
    let lost = |seat: &Seat| told.ended.places[seat.index()] > 1 && !has_left(scene, *seat);
    let other = scene.seat().filter(lost).or(told.order.iter().copied().find(lost));
    let Some(other) = other else { return html! {} };
    let behind = told.score(first) - told.score(other);
    let Some((source, more)) = told.difference(first, other) else { return html! {} };
    let args = [
        ("name", scene.name(first).into()),
        ("other", scene.name(other).into()),
        ("behind", told.amount(words, behind).into()),
        ("source", words.text(&format!("source-{source}")).into()),
        ("more", told.amount(words, more).into()),
    ];
    let id = if behind > 0 { "over-difference" } else { "over-difference-tie" };
    html! { p.gapline { (words.with(id, &args)) } }
}

/// When it turned, each a way to the board at that moment.
fn turning_points(scene: &Scene<'_>, told: &Reckoning) -> Markup {
    html! {
        @if !told.turns.is_empty() {
            section.slab.turned {
                h3 { (scene.words.text("over-turns")) }
                ol.turning {
                    @for (nth, turn) in told.turns.iter().enumerate() {
                        li {
                            span.pin aria-hidden="true" { (nth + 1) }
                            a href={ "?ply=" (turn.ply) } data-ply=(turn.ply) { (said(scene, told, turn)) }
                        }
                    }
                }
            }
        }
    }
}

fn said(scene: &Scene<'_>, told: &Reckoning, turn: &Turn) -> String {
    let words = scene.words;
    let round = told.rounds.get(turn.round).map(|round| round.long.clone()).unwrap_or_default();
    let round = ("round", round.into());
    match turn.what {
        What::Lead { seat, from } => words.with(
            "over-lead",
            &[round, ("name", scene.name(seat).into()), ("other", scene.name(from).into())],
        ),
        What::Gain { gain } => {
            let source = words.text(&format!("source-{}", gain.source));
            let args = [
                round,
                ("name", scene.name(gain.seat).into()),
                ("amount", told.amount(words, gain.amount).into()),
                ("source", source.into()),
            ];
            words.with("over-gain", &args)
        }
    }
}

/// What everybody had, round by round: a chart, and the numbers.
fn rounds(scene: &Scene<'_>, told: &Reckoning) -> Markup {
    let words = scene.words;
    let label = words.text(if told.is_money { "over-chart-money" } else { "over-chart-points" });
    let start = words.text("over-start");
    let names: Vec<String> =
        [start].into_iter().chain(told.rounds.iter().map(|round| round.short.clone())).collect();
    let lines = |scores: Vec<Vec<i32>>| -> Vec<Line<'_>> {
        let seats = (0..).map(Seat::new).zip(scores);
        seats.map(|(seat, amounts)| Line { seat, name: scene.name(seat), amounts }).collect()
    };
    let pins: Vec<usize> = told.turns.iter().map(|turn| turn.round + 1).collect();
    let chart = |label: &str, height: i32, scores: Vec<Vec<i32>>| {
        let size = (400, height);
        Chart { label, size, rounds: &names, lines: &lines(scores), pins: &pins }.draw()
    };
    let ahead = words.text("over-chart-ahead");
    html! {
        section.slab.charted {
            div.charts {
                div { h3 { (label) } (chart(&label, 236, told.scores.clone())) }
                // Where everybody's money grows, the lines look alike.
                @if told.is_money { div { h3 { (ahead) } (chart(&ahead, 236, told.ahead())) } }
            }
            details {
                summary { (words.text("over-chart-numbers")) }
                div.wide-table tabindex="0" role="region" aria-label=(label) {
                    table {
                        thead { tr {
                            th scope="col" { (words.text("over-after")) }
                            @for &seat in &told.order { th scope="col" { (who(scene, seat, false)) } }
                        } }
                        tbody {
                            @for (place, name) in names.iter().enumerate() {
                                tr {
                                    th scope="row" { (name) }
                                    @for seat in &told.order { td { (written(told.scores[seat.index()][place])) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Names in a row, as a sentence has them.
fn joined(scene: &Scene<'_>, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => {
            let args = [("names", most.join(", ").into()), ("last", last.as_str().into())];
            scene.words.with("over-names", &args)
        }
    }
}

/// The ranking alone.
fn plain(scene: &Scene<'_>, ended: &Ended) -> Markup {
    let words = scene.words;
    let mut order: Vec<usize> = (0..ended.places.len()).collect();
    order.sort_by_key(|&seat| ended.places[seat]);
    let reason = format!("ending-{}", ended.reason);
    html! {
        h2 { (words.text("game-over")) }
        @if words.has(&reason) { p.reason { (words.text(&reason)) } }
        table.ranking {
            tr { @for head in ["place", "player", "score"] { th scope="col" { (words.text(head)) } } }
            @for seat in order {
                tr {
                    td { (ended.places[seat]) }
                    td { span class={ "seat-" (seat) } { (linked(scene.preferences.words(), &scene.names[seat], scene.record.places[seat].is_known)) } }
                    td { (ended.scores[seat]) }
                }
            }
        }
        p { a.button href="/" { (words.text("go-home")) } }
    }
}
