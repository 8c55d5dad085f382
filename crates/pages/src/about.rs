//! What a table is about: what was agreed, the rules in short, and what can be done with it.

use art::seat_shape;
use locale::Words;
use maud::{Markup, PreEscaped, html};
use tabletop::Seat;
use title::Imprint;

use crate::accord::{self, Accord};
use crate::agreed;
use crate::boxes::{self, Labelled};
use crate::called::linked;
use crate::elsewhere;
use crate::frame::{me, ways};
use crate::order;
use crate::preferences::Preferences;
use crate::record::{State, Terms};
use crate::region::Region;
use crate::scene::Scene;
use crate::stands;
use crate::together;
use crate::tool;

/// All of it.
pub(crate) fn info(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let terms = &scene.record.terms;
    let summary = terms.title.summary(words.language(), scene.record.table.data(), terms.setup);
    let is_table = scene.record.guide.is_none();
    let from = if is_table { boxes::From::Table(terms.id) } else { boxes::From::Setup };
    let info = Region::new(
        scene,
        "info",
        html! {
            h2 { (words.text("about-table")) }
            @if let Some(whence) = elsewhere::whence(scene) { p { (whence) } }
            @if is_table { (company(scene)) }
            ul.agreed { @for line in agreed(scene) { li { (line) } } }
            (one_by_one(scene))
            @if let Some(imprint) = imprint(scene) {
                (boxes::ours(words, &imprint, &from.page(terms.title.profile().id, &imprint)))
            }
            @if !summary.0.is_empty() {
                details { summary { (words.text("rules")) } div.rules { (PreEscaped(summary.0)) } }
            }
            @if let Some(link) = tool::link(terms.title, "tool-link", scene.preferences).filter(|_| terms.aids) {
                p { (link) }
            }
            @if is_table { (together::desk(scene)) (links(scene)) }
        },
    );
    html! {
        section.info data-region="info" data-mark=(info.mark) data-kept[info.is_kept()] { (info) }
    }
}

/// Who sits where; those about whom there is a page lead there.
fn company(scene: &Scene<'_>) -> Markup {
    let seats = (0..).map(Seat::new).zip(scene.record.places.iter().zip(&scene.names));
    let sign = |seat| stands::sign(scene, seat).unwrap_or_default();
    html! {
        p.names {
            @for (seat, (place, name)) in seats {
                span { (seat_shape(seat)) (linked(scene.preferences.words(), name, place.is_known)) (sign(seat)) } " "
            }
        }
    }
}

/// What can be done with a table.
fn links(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let id = scene.record.terms.id;
    let shares = matches!(scene.record.state, State::Over | State::Closed)
        || !scene.record.terms.has_secrets();
    html! {
            ul.links {
                li {
                    a href="/me/tables" { (scene.preferences.words().text("tables-all")) } " · "
                    (me(scene.preferences))
                }
                li { button.plain type="button" data-print { (words.text("print")) } }
                @if shares {
                    li { a href={ "/tables/" (id) "/transcript.jsonl" } download { (words.text("transcript")) } }
                } @else {
                    li.quiet { (words.text("transcript-later")) }
                }
                (own_records(scene))
                @if scene.record.may_fork() {
                    // The same at every move, so that no page is told of it again.
                    li { a href={ "/tables/" (id) "/fork" } { (scene.preferences.words().text("fork-link")) } }
                }
                li { a href={ "/tables/" (id) "/dice" } { (words.text("dice-link")) } }
                li.quiet { (ways(scene.preferences.words())) }
                @for &seat in scene.record.held {
                    li {
                        form method="post" action={ "/tables/" (id) "/link" } {
                            input type="hidden" name="seat" value=(seat.index());
                            button.plain { (words.with("device-link", &[("name", scene.name(seat).into())])) }
                        }
                    }
                }
            }
    }
}

/// What each of one's own seats knows of a game whose transcript would tell more.
fn own_records(scene: &Scene<'_>) -> Markup {
    let (words, record) = (scene.preferences.words(), scene.record);
    let is_told = scene.is_over() || !record.terms.has_secrets();
    html! {
        @for &seat in record.held.iter().filter(|_| !is_told) {
            li {
                a href={ "/api/v1/tables/" (record.terms.id) "/record?seat=" (seat.index()) } download {
                    (words.with("record-own", &[("name", scene.name(seat).into())]))
                }
            }
        }
    }
}

/// Where there are many rules to agree on, all of them as they hold here.
fn one_by_one(scene: &Scene<'_>) -> Markup {
    let (words, terms) = (scene.words, &scene.record.terms);
    let known = terms.title.profile().switches;
    let holds = |name: &str| {
        let agreed = terms.title.profile().switch(terms.setup, name);
        agreed::value(words, name, terms.title.settled(terms.setup, name).unwrap_or(agreed))
    };
    html! {
        @if order::is_many(known) {
            details {
                summary { (words.with("rules-one-by-one", &[("count", (known.len() - 1).into())])) }
                ul.agreed {
                    @for switch in known.iter().skip(1) {
                        li { (agreed::rule(words, switch.name)) ": " (holds(switch.name)) }
                    }
                }
            }
        }
    }
}

/// What the table's box is called.
fn imprint(scene: &Scene<'_>) -> Option<Imprint> {
    scene.record.terms.title.boxes().imprint(scene.record.table.data())
}

/// What was agreed, in words.
pub(crate) fn agreed(scene: &Scene<'_>) -> Vec<String> {
    let words = scene.words;
    let setup = scene.record.terms.setup;
    let mut agreed = vec![agreed::variant(words, &setup.variant)];
    let known = scene.record.terms.title.profile().switches;
    for (nth, switch) in known.iter().enumerate() {
        let Some(value) = setup.switches.get(switch.name) else { continue };
        if scene.record.terms.title.is_idle(setup, switch.name) {
            continue;
        }
        // Of many only the first is told, and what is not as usual.
        let is_usual = nth > 0 && switch.values.first() == Some(&value.as_str());
        if order::is_many(known) && is_usual {
            continue;
        }
        let rule = agreed::rule(words, switch.name);
        agreed.push(format!("{rule}: {}", agreed::value(words, switch.name, value)));
    }
    if let Some(imprint) = imprint(scene).filter(|imprint| !imprint.is_built_in) {
        let about =
            [("name", boxes::name(words, &imprint).into()), ("hash", imprint.hash.as_str().into())];
        agreed.push(words.with("box-agreed", &about));
        let labelled = Labelled { parent: scene.record.parent.clone(), imprint };
        let parent = boxes::parent(words, &labelled);
        agreed.extend(parent.map(|name| words.with("box-parent", &[("parent", name.into())])));
    }
    if !scene.record.terms.aids {
        agreed.push(words.text("aids-off"));
    }
    agreed.extend(among_people(scene.preferences, &scene.record.terms, &scene.guests()));
    if scene.record.terms.accord.rated && scene.record.together.is_taken_over {
        agreed.push(scene.preferences.words().text("rated-taken"));
    }
    agreed
}

/// What people agree on among each other: going back, time, absence, and whether it counts.
pub(crate) fn among_people(
    preferences: &Preferences,
    terms: &Terms<'_>,
    guests: &[&str],
) -> Vec<String> {
    let words = preferences.words();
    let mut agreed = vec![going_back(words, terms.strict, &terms.accord)];
    agreed.extend(terms.accord.told(words, guests));
    agreed
}

/// How far one may go back.
pub(crate) fn going_back(words: &Words, strict: bool, accord: &Accord) -> String {
    let told = accord::undo_told(words, undo(strict, accord));
    format!("{}: {told}", words.text("undo-how"))
}

/// The same in few words.
pub(crate) fn going_back_briefly(words: &Words, strict: bool, accord: &Accord) -> String {
    let told = words.text(&format!("undo-brief-{}", undo(strict, accord)));
    format!("{}: {told}", words.text("undo-how"))
}

/// What forms call it.
const fn undo(strict: bool, accord: &Accord) -> &'static str {
    match (strict, accord.consent) {
        (true, _) => "strict",
        (false, true) => "free",
        (false, false) => "fair",
    }
}
