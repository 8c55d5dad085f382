//! Words that several parts need.

use art::Stage;
use cube_express_rules::components::{Card, Sort};
use cube_express_rules::{Face, Resource, Table, rules::scoring};
use locale::Words;
use tabletop::{Key, Message, Seat};

/// A message in the viewer's words.
pub(crate) fn said(stage: &Stage<'_>, message: &Message) -> String {
    stage.words.say(message, stage.names)
}

/// A message with what a face is.
pub(crate) fn with_tile(id: &'static str, face: Face) -> Message {
    Message::new(id).word("tile", Sort::of(face))
}

/// What a face is, as a heading.
pub(crate) fn name(words: &Words, face: Face) -> String {
    words.text(&format!("name-{}", Sort::of(face).key()))
}

/// So many of a resource, such as `1 coal`.
pub(crate) fn good(words: &Words, resource: Resource) -> String {
    words.text(&format!("good-{}", resource.key()))
}

/// What a goal card asks for.
pub(crate) fn goal(words: &Words, card: &Card) -> String {
    words.with(&format!("goal-{}", card.counts.key()), &[("least", card.least.into())])
}

/// How far `seat` has come with a goal.
pub(crate) fn progress(table: &Table, seat: Seat, card: &Card) -> u8 {
    scoring::counted(table, seat, card.counts)
}
