//! One sentence: what is to be decided, or whom the table waits for.

use maud::{Markup, html};
use tabletop::{Key, Message};
use {{snake}}_rules::{Ending, Phase, View};

use crate::Stage;

/// The question to the viewer, or what the table waits for.
pub(crate) fn question(view: &View, stage: &Stage<'_>) -> Markup {
    let class = if stage.decides() { "question yours" } else { "question" };
    html! { p class=(class) { (sentence(view, stage)) } }
}

/// The same as words alone.
pub(crate) fn sentence(view: &View, stage: &Stage<'_>) -> String {
    let say = Message::new;
    let message = match view.phase {
        Phase::Start => say("wait-start"),
        Phase::Turn(_) if stage.decides() => say("ask-take").number("most", view.table.data.most),
        Phase::Turn(seat) => say("wait-take").seat("seat", seat),
        Phase::Over => Ending::ALL.iter().fold(say("over"), |said, &end| said.word("ending", end)),
    };
    stage.words.say(&message, stage.names)
}
