//! The page of a table, in regions that can be replaced one by one.

use art::{Parts, seat_class, seat_shape};
use maud::{Markup, html};
use tabletop::Seat;
use title::Eyes;

use crate::frame::at_table;
use crate::record::State;
use crate::region::Region;
use crate::scene::{Scene, Screen, wonders};
use crate::trial::Trial;
use crate::{
    about, ahead, branches, clocks, elsewhere, history, lesson, log, over, rulings, stands, talk,
    together, vacant,
};

/// The whole page.
pub fn table(scene: &Scene<'_>) -> Markup {
    let game = format!("{}.css", scene.record.terms.title.profile().id);
    let own = ["table.css", "over.css", "talk.css", "share.js", "rounds.js", "talk.js"];
    // Tiles to be turned and a log of many companies are found where accounts are kept.
    let more = ["sieve.js", "turn.js", "branches.js"];
    let more = more.into_iter().filter(|_| branches::is_offered(scene));
    let more = more.chain(clocks::has_clocks(scene).then_some("clocks.js"));
    let files: Vec<String> = own.into_iter().chain(more).map(str::to_owned).chain([game]).collect();
    let played = scene.record.terms.title;
    let said = title(scene);
    let head = (said.as_str(), played.profile().name, played.zooms());
    at_table(scene.preferences, head, &files, fragment(scene))
}

/// What the script replaces when something has happened.
pub fn fragment(scene: &Scene<'_>) -> Markup {
    let record = scene.record;
    let parts = parts(scene);
    let back = scene.crumbs().into_iter().rfind(|crumb| crumb.chosen).map(|crumb| crumb.before);
    let turn = waits(scene);
    let words = scene.words;
    let citations = citations(scene);
    let rules = (!citations.is_empty()).then(|| rulings::folder(record.terms.title));
    let ask = Region::new(scene, "ask", ask(scene, &parts));
    let board = Region::new(
        scene,
        "board",
        html! {
            h2.aloud { (words.text("tab-board")) }
            (board(scene, &parts))
        },
    );
    let sheet = Region::new(scene, "sheet", parts.sheet);
    let said = parts.status.iter();
    let said = html! { @for said in said { span { (said) } } };
    let status = Region::new(scene, "status", said);
    let said = html! {
        h2.aloud { (words.text("tab-players")) } (parts.players)
    };
    let players = Region::new(scene, "players", said);
    html! {
        main #main.table
            data-base=(record.base()) data-events=[events(scene)] data-seq=(record.seq)
            data-last=(record.ply()) data-past=[scene.past] data-turn=[turn]
            data-lesson[record.guide.is_some()]
            data-lent[scene.seat().is_some_and(|seat| record.is_lent(seat))] data-seen[is_known(scene)]
            data-over=[(scene.is_over() && scene.past.is_none()).then_some("")]
            data-seat=[scene.seat().map(Seat::index)] data-decision=[scene.asked.map(|asked| asked.1)]
            data-picked=(scene.picked) data-back=[back]
            data-trial=[scene.trial.as_ref().map(Trial::written)] data-title=(title(scene))
            data-citations=[rules.as_ref().map(|_| &citations)] data-rules=[&rules] data-place=(record.place())
            data-lost=(words.with("connection-lost", &[("time", "{time}".into())]))
            data-aged=(words.with("board-aged", &[("time", "{time}".into())]))
            data-failed=(words.text("request-failed")) data-late=(words.text("error-late")) {
            h1.aloud { (scene.record.terms.title.profile().name) }
            @let lacks = if record.guide.is_some() { "lesson-no-script" } else { "no-script" };
            noscript { p.no-script { (words.text(lacks)) } }
            // Panels and log use its symbols also while no board is shown.
            div data-region="sheet" data-mark=(sheet.mark) data-kept[sheet.is_kept()] { (sheet) }
            div.status data-region="status" data-mark=(status.mark) data-kept[status.is_kept()] { (status) }
            section.players data-region="players" data-mark=(players.mark) data-kept[players.is_kept()] { (players) }
            section.board data-region="board" data-mark=(board.mark) data-kept[board.is_kept()] { (board) }
            div.side {
                section.ask #choices data-region="ask" data-mark=(ask.mark) data-kept[ask.is_kept()] tabindex="-1" { (ask) }
                (desk(scene))
            }
            (tabs(scene))
            (caption(scene))
            (keys(scene))
            p.notice role="status" data-notice hidden[scene.notice.is_none()] {
                @if let Some(notice) = &scene.notice { (notice) }
            }
        }
    }
}

/// Where the script says what others did, move by move.
fn caption(scene: &Scene<'_>) -> Markup {
    html! {
        p.caption data-caption role="status" hidden {
            span {}
            button type="button" data-hurry { (scene.words.text("pace-skip")) }
        }
    }
}

/// What has the screen of a phone.
fn tabs(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        nav.tabs aria-label=(words.text("tabs")) {
            @for tab in ["board", "players", "log"] {
                button type="button" data-tab=(tab) { (words.text(&format!("tab-{tab}"))) }
            }
            (talk::tab(scene))
            button type="button" data-tab="info" { (words.text("tab-info")) }
        }
    }
}

/// All that refusals may cite and that can be read: rulings, and chapters of the rules in short.
fn citations(scene: &Scene<'_>) -> String {
    let chapters = scene.record.terms.title.chapters().iter().copied().flatten().copied();
    let cited: Vec<&str> = rulings::citations(scene.words).into_iter().chain(chapters).collect();
    cited.join(" ")
}

/// Where one can listen to what happens; in a guided game nothing happens by itself.
fn events(scene: &Scene<'_>) -> Option<String> {
    let record = scene.record;
    record.guide.is_none().then(|| format!("/api/v1/tables/{}/events", record.terms.id))
}

/// The keys that can be pressed at a table.
fn keys(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    // Where tiles lie on a map they are turned, if not at this moment.
    let turns = scene.record.terms.title.zooms();
    let only_now =
        |key: &str, does: &str| (!(turns && does == "rotate")).then(|| key.to_lowercase());
    html! {
        dialog.keys data-keys aria-label=(words.text("keys-head")) {
            h2 { (words.text("keys-head")) }
            dl {
                @for (key, does) in KEYS {
                    div data-for=[only_now(key, does)] { dt { kbd { (key) } } dd { (words.text(&format!("keys-{does}"))) } }
                }
            }
            form method="dialog" { button.main { (words.text("keys-close")) } }
        }
    }
}

/// Each key, and the word for what it does.
const KEYS: [(&str, &str); 11] = [
    ("1–9", "choice"),
    ("Enter", "enter"),
    ("Esc", "back"),
    ("U", "undo"),
    ("Y", "redo"),
    ("T", "try"),
    ("R", "rotate"),
    ("P", "pass"),
    ("A", "accounts"),
    ("← →", "past"),
    ("?", "help"),
];

/// What stands below the question: the log, and what the table is about.
fn desk(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        section.desk {
            nav.desk-tabs aria-label=(words.text("desk")) {
                button type="button" data-tab="log" { (words.text("tab-log")) }
                (talk::tab(scene))
                button type="button" data-tab="info" { (words.text("tab-info")) }
                (to_accounts(scene))
                button.help type="button" data-help title=(words.text("keys-head"))
                    aria-label=(words.text("keys-head")) { "?" }
            }
            (log::log(scene))
            (talk::place(scene))
            (about::info(scene))
            (history::past(scene))
        }
    }
}

fn parts(scene: &Scene<'_>) -> Parts {
    let mut lately = scene.record.lately.clone();
    let tried = scene.trial.iter().flat_map(|trial| &trial.happened);
    lately.extend(tried.map(AsRef::as_ref));
    // What is tried out may go on into a round that nobody has counted.
    let round = history::round(scene).filter(|_| scene.trial.is_none());
    let eyes = Eyes::new(scene.viewer(), scene.words, &scene.names);
    let beside = &stands::beside(scene);
    let eyes = Eyes {
        lately: &lately,
        beside,
        round: round.as_deref(),
        remembered: &scene.record.remembered,
        scene: scene.preferences.scene,
        ..eyes
    };
    let ends = scene.record.guide.is_some_and(|guide| guide.stop.is_end);
    match (&scene.record.past, scene.asked) {
        (Some(past), None) => past.table.drawn().still(&eyes),
        // The game would go on, but the lesson does not.
        (None, None) if ends => scene.table().drawn().still(&eyes),
        (_, Some(_)) => scene.table().drawn().parts(&eyes, &scene.picked, scene.record.terms.aids),
        // Who waits may still ask why.
        (None, None) if scene.seat().is_some() && scene.record.is_running() => {
            scene.table().drawn().parts(&eyes, "", scene.record.terms.aids)
        }
        (None, None) => scene.table().drawn().still(&eyes),
    }
}

/// Whether the viewer has an account and a seat, and so may be told elsewhere while not looking.
fn is_known(scene: &Scene<'_>) -> bool {
    scene.preferences.signed_in.is_some() && !scene.record.held.is_empty()
}

/// Why the visitor cannot do what a click on a piece would mean that asks `ask`, as one sentence.
///
/// Nothing if that is no question, or not theirs: of the past, unless they try something out
/// there, of a game that does not go on, or behind the curtain.
pub fn why(scene: &Scene<'_>, ask: &str) -> Option<String> {
    let goes_on = scene.past.is_none() && scene.record.state == State::Playing;
    if !goes_on && scene.trial.is_none() {
        return None;
    }
    let eyes = Eyes::new(scene.viewer(), scene.words, &scene.names);
    scene.table().drawn().why(&eyes, &scene.picked, ask, scene.record.terms.aids)
}

fn title(scene: &Scene<'_>) -> String {
    let game = scene.record.terms.title.profile().name;
    if scene.record.guide.is_some() {
        return format!("{} – Ingenio", scene.words.with("learn-now", &[("game", game.into())]));
    }
    match waits(scene) {
        Some("mine") => format!("● {} – {game}", scene.words.text("title-your-turn")),
        Some(_) => format!("● {} – {game}", scene.preferences.words().text("state-called")),
        None => format!("{game} – Ingenio"),
    }
}

/// What the table waits for: the visitor's turn, or their answer to the others.
fn waits(scene: &Scene<'_>) -> Option<&'static str> {
    match scene.asked.filter(|_| scene.past.is_none()) {
        Some(_) => Some("mine"),
        None => scene.is_called().then_some("called"),
    }
}

fn board(scene: &Scene<'_>, parts: &Parts) -> Markup {
    html! {
        @if scene.record.has_begun() {
            div.drawing data-drawing { (parts.board) }
        } @else if scene.record.state == State::Closed {
            div.card.curtain { p.sentence { (scene.words.text("error-closed")) } }
        } @else {
            (vacant::waiting(scene))
        }
    }
}

/// Somebody else is to sit down at the screen: until then only what all may see is shown.
fn curtain(scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let name = scene.name(seat);
    html! {
        div data-curtain=(seat.index()) {
            p.sentence { (words.with("hand-over", &[("name", name.into())])) }
            p { (words.text("hand-over-text")) }
            a.button.main href={ "?seat=" (seat.index()) } data-as=(seat.index()) {
                (words.with("i-am", &[("name", name.into())]))
            }
        }
    }
}

/// Who decides, what, and how; below it what is always at the same place.
fn ask(scene: &Scene<'_>, parts: &Parts) -> Markup {
    html! {
        h2.aloud { (scene.words.text("ask-head")) }
        (mover(scene))
        div.asked-body { (together::asking(scene)) (asked(scene, parts)) }
        @if let Some(guide) = scene.record.guide {
            (lesson::foot(scene, guide))
        } @else if scene.record.is_running() && !scene.is_over() {
            (foot(scene))
        }
    }
}

/// Whom the table waits for.
fn mover(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let waits = |seat: &Seat| scene.record.question(*seat).is_some();
    let seats = (0..scene.record.places.len()).filter_map(|seat| u8::try_from(seat).ok());
    let waited: Vec<Seat> = match scene.asked {
        Some((seat, _)) => vec![seat],
        None if scene.past.is_some() => Vec::new(),
        None => seats.map(Seat::new).filter(waits).collect(),
    };
    let is_bot =
        |seat: Seat| scene.record.places.get(seat.index()).is_some_and(|place| place.bot.is_some());
    let sign = |seat| stands::sign(scene, seat).unwrap_or_default();
    let remark = match (scene.asked, waited.as_slice()) {
        (Some(_), _) => "mover-asked",
        (None, [seat]) if is_bot(*seat) => "mover-thinks",
        (None, _) => "mover-waits",
    };
    html! {
        @if let [seat] = waited.as_slice() {
            p class={ "mover " (seat_class(*seat)) } {
                (seat_shape(*seat)) b.who { (scene.name(*seat)) } (sign(*seat))
                span.tail {
                    (words.text(remark))
                    @if remark == "mover-thinks" { span.thinks aria-hidden="true" { i {} i {} i {} } }
                }
            }
        } @else if waited.is_empty() && scene.past.is_some() {
            // What stands below it stays where it is.
            p.mover { b.who { (words.text("mover-past")) } }
        } @else if !waited.is_empty() {
            p.mover {
                @for seat in &waited {
                    span class={ "waited " (seat_class(*seat)) } { (seat_shape(*seat)) (scene.name(*seat)) (sign(*seat)) }
                }
            }
        }
    }
}

fn asked(scene: &Scene<'_>, parts: &Parts) -> Markup {
    let words = scene.words;
    let record = scene.record;
    html! {
        @if let (Some(ply), None) = (scene.past, &scene.trial) {
            p.sentence { (words.with("past-where", &[("ply", ply.into())])) }
            (history::shown(scene, ply))
            p.back {
                a.button.main href="?" data-ply=(record.ply()) { (words.text("past-leave")) }
                @if wonders(record).is_some() {
                    button type="button" data-try="" { (words.text("what-if")) }
                }
                (together::way_back(scene, ply))
                (elsewhere::way(scene, Some(ply), "fork-here"))
            }
        } @else if let Some(guide) = record.guide.filter(|guide| guide.stop.is_end) {
            (lesson::over(scene, guide))
        } @else if let (Some(ended), None) = (&record.ended, &scene.trial) {
            (over::over(scene, ended))
        } @else if record.state == State::Closed {
            p.sentence.quiet { (words.text("error-closed")) }
        } @else if !record.is_running() {
            p.sentence.quiet { (words.text("not-begun")) }
        } @else if let Screen::Curtain(seat) = scene.screen {
            (curtain(scene, seat))
        } @else {
            @if let Some(guide) = record.guide { (lesson::told(scene, guide)) }
            (ahead::trying(scene))
            div.sentence.quiet[scene.asked.is_none()] aria-live="polite" { (parts.question) }
            (crumbs(scene))
            div.choices { (parts.choices) (numbers(scene)) }
            @if scene.trial.is_none() { (ahead::ahead(scene)) }
            @if scene.trial.is_none() && !record.held.is_empty() { (branches::kept(scene)) }
        }
    }
}

/// The picks made so far; each can be stepped back to.
fn crumbs(scene: &Scene<'_>) -> Markup {
    let crumbs = scene.crumbs();
    let words = scene.words;
    // What follows from a pick without a choice is named with it.
    let mut steps: Vec<(Option<&str>, String)> = Vec::new();
    for crumb in &crumbs {
        match steps.last_mut() {
            Some((Some(_), text)) if !crumb.chosen => *text = format!("{text} · {}", crumb.text),
            Some(_) | None => {
                let before = crumb.chosen.then_some(crumb.before.as_str());
                steps.push((before, crumb.text.clone()));
            }
        }
    }
    html! {
        @if crumbs.iter().any(|crumb| crumb.chosen) {
            nav.crumbs aria-label=(words.text("crumbs")) {
                @for (before, text) in steps {
                    @if let Some(before) = before {
                        button type="button" data-crumb=(before)
                            title=(words.text("step-back")) { (text) " ✕" }
                    } @else {
                        span { (text) }
                    }
                }
            }
        }
    }
}

/// What only a number or a nod can finish.
fn numbers(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let next = scene.next();
    html! {
        @for (low, high, step) in &next.numbers {
            form.number data-number {
                input type="number" inputmode="numeric" min=(low) max=(high) step=(step) value=(low)
                    aria-label=(words.with("amount", &[("low", (*low).into()), ("high", (*high).into())]));
                span.quiet aria-hidden="true" { (low) "–" (high) }
                button { (words.text("confirm")) }
            }
        }
        @if next.whole { button.main type="button" data-commit { (words.text("confirm")) } }
    }
}

/// Undo, redo and the way into a trial: always at the same place, so that a hand finds them.
fn foot(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let redo_word = words.text("redo");
    let present = scene.past.is_none() && scene.trial.is_none();
    // What is picked or tried out goes back first.
    let begun = scene.trial.is_some() || scene.crumbs().iter().any(|crumb| crumb.chosen);
    let undo = begun || (scene.record.may_undo && present);
    let redo = scene.record.may_redo && present;
    let tries = present && scene.asked.is_some() && scene.record.terms.aids;
    // Where nothing is hidden, whoever waits may move for others on a copy.
    let wonders = present && scene.asked.is_none() && ahead::may_wonder(scene);
    html! {
        @if !scene.record.held.is_empty() {
            p.foot {
                @if let Some(ply) = together::may_ask(scene).filter(|_| !undo) {
                    a.button href={ "/tables/" (scene.record.terms.id) "/back?ply=" (ply) } data-key="u"
                        title=(scene.preferences.words().text("back-own")) { "↶ " (words.text("undo")) "…" kbd { "U" } }
                } @else {
                    button type="button" data-do="undo" data-key="u" disabled[!undo] { "↶ " (words.text("undo")) kbd { "U" } }
                }
                button type="button" data-do="redo" data-key="y" disabled[!redo] title=(redo_word) aria-label=(redo_word) { "↷" kbd { "Y" } }
                @if tries {
                    button type="button" data-try="" data-key="t" title=(words.text("trial-text")) {
                        (words.text("trial-begin")) kbd { "T" }
                    }
                } @else if wonders {
                    button type="button" data-try="" data-at=(scene.record.ply()) data-key="t" title=(words.text("trial-anyone")) {
                        (words.text("trial-begin")) kbd { "T" }
                    }
                }
            }
        }
    }
}

/// The way to the accounts, if the game keeps them.
fn to_accounts(scene: &Scene<'_>) -> Markup {
    let page = format!("/tables/{}/accounts", scene.record.terms.id);
    html! {
        @if scene.record.guide.is_none() && scene.record.is_running() && scene.table().ledger().is_some() {
            a href=(page) data-key="a" title=(scene.words.text("accounts")) { (scene.words.text("tab-accounts")) }
        }
    }
}
