//! Words that several parts need.

use cube_express_rules::components::{Asks, Card, Data};
use cube_express_rules::{Cell, Face, Resource, Stop, Table, rules::scoring};
use locale::Words;
use tabletop::{Key, Message, Seat};

use crate::Stage;

/// A message in the viewer's words.
pub(crate) fn said(stage: &Stage<'_>, message: &Message) -> String {
    stage.words.say(message, stage.names)
}

/// A message with what a face is.
pub(crate) fn with_tile(id: &'static str, data: &Data, face: Face) -> Message {
    Message::new(id).word("tile", data.print(face).sort())
}

/// What a face is, as a heading.
pub(crate) fn name(words: &Words, data: &Data, face: Face) -> String {
    words.text(&format!("name-{}", data.print(face).sort().key()))
}

/// A tile on the map as `from` or `to` which somebody drives: what it is, whose, and where it
/// lies, counted from the start crossing.
pub(crate) fn place(words: &Words, names: &[String], way: &str, stop: Stop) -> String {
    let Cell(east, north) = stop.at;
    if (east, north) == (0, 0) {
        return words.text(&format!("{way}-middle"));
    }
    let far = |count: i8, [ahead, back]: [&str; 2]| {
        let id = format!("compass-{}", if count > 0 { ahead } else { back });
        (count != 0).then(|| words.with(&id, &[("count", count.unsigned_abs().into())]))
    };
    let sides = [far(north, ["n", "s"]), far(east, ["e", "w"])];
    let lies: Vec<String> = sides.into_iter().flatten().collect();
    let what = words.text(&format!("{way}-{}", stop.sort.key()));
    let mut args = vec![("what", what.into()), ("where", lies.join(", ").into())];
    match stop.owner.and_then(|owner| names.get(owner.index())) {
        Some(owner) => {
            args.push(("owner", owner.as_str().into()));
            words.with("place-owned", &args)
        }
        None => words.with("place-at", &args),
    }
}

/// What a goal card counts, in a word or two.
pub(crate) fn short(words: &Words, card: Card) -> String {
    words.text(&format!("short-{}", card.counts.key()))
}

/// So many of a resource, such as `1 coal`.
pub(crate) fn good(words: &Words, resource: Resource) -> String {
    words.text(&format!("good-{}", resource.key()))
}

/// What a goal card asks for.
pub(crate) fn goal(words: &Words, card: Card) -> String {
    let what = |count: u8| {
        let counted = [("least", count.into())];
        words.with(&format!("goal-{}", card.counts.key()), &counted)
    };
    match card.asks {
        Asks::Least(least) => what(least),
        Asks::Exactly(exactly) => words.with("goal-exactly", &[("what", what(exactly).into())]),
        Asks::Most => {
            let what = words.text(&format!("counts-{}", card.counts.key()));
            words.with("goal-most", &[("what", what.into())])
        }
    }
}

/// How many a goal card asks for: of the most, as many as the best of the others has.
pub(crate) fn wanted(table: &Table, seat: Option<Seat>, card: Card) -> String {
    match (card.asks, seat) {
        (Asks::Least(least), _) => least.to_string(),
        (Asks::Exactly(exactly), _) => format!("={exactly}"),
        (Asks::Most, Some(seat)) => {
            format!("≥{}", scoring::most_of_others(table, seat, card.counts).max(1))
        }
        (Asks::Most, None) => "≥1".to_owned(),
    }
}

/// How many a goal card asks for, if that is one number.
pub(crate) const fn least(card: Card) -> Option<u8> {
    match card.asks {
        Asks::Least(number) | Asks::Exactly(number) => Some(number),
        Asks::Most => None,
    }
}

/// How far `seat` has come with a goal.
pub(crate) fn progress(table: &Table, seat: Seat, card: Card) -> u8 {
    scoring::counted(table, seat, card.counts)
}
