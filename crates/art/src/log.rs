//! Lines of the log.

use locale::{Called, Words};
use maud::{Markup, html};
use tabletop::{Arg, Message, Seat};

use crate::seat_shape;

/// Marks around a player's name while a sentence is put together; nobody can
/// type them into a name, since they are taken out first.
const MARKS: [char; 2] = ['\u{e000}', '\u{e001}'];

/// How a line begins that a seat's name leads.
const LED: &str = r#"<span class="log-line by-"#;

/// What a line of the log is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// Such as a company, by its name on every table.
    pub of: Option<&'static str>,
    /// Whether its turn begins.
    pub begins: bool,
}

/// One event: the actor's shape, names and amounts emphasized.
pub fn line(message: &Message, words: &Words, names: &[String]) -> Markup {
    line_called(message, words, names, &|_, _| None)
}

/// The same, where a box has its own names for some things.
pub fn line_called(
    message: &Message,
    words: &Words,
    names: &[String],
    called: Called<'_>,
) -> Markup {
    let marked: Vec<String> = names.iter().map(|name| marked(name)).collect();
    let said = words
        .say_called(message, &marked, &|set, key| called(set, key).map(|name| unmarked(&name)));
    let actor = message.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        Arg::Number(_) | Arg::Word(..) => None,
    });
    // Under a heading with the same name it need not stand again.
    let led =
        actor.filter(|seat| marked.get(seat.index()).is_some_and(|name| said.starts_with(name)));
    let by = led.map(|seat| format!(" by-{}", seat.index())).unwrap_or_default();
    html! {
        span class={ "log-line" (by) } {
            @if let Some(seat) = actor { (seat_shape(seat)) } @else { span class="log-dot" {} }
            span class="log-text" { @for piece in pieces(&said) { (piece) } }
        }
    }
}

/// Whose name begins a drawn line.
pub fn led(line: &Markup) -> Option<Seat> {
    let (seat, _) = line.0.strip_prefix(LED)?.split_once('"')?;
    seat.parse().ok().map(Seat::new)
}

fn marked(name: &str) -> String {
    format!("{}{}{}", MARKS[0], unmarked(name), MARKS[1])
}

fn unmarked(name: &str) -> String {
    name.chars().filter(|char| !MARKS.contains(char)).collect()
}

/// The sentence in pieces: names, amounts, and what is between.
fn pieces(said: &str) -> Vec<Markup> {
    let mut pieces = Vec::new();
    for (index, part) in said.split(MARKS[0]).enumerate() {
        let text = match part.split_once(MARKS[1]) {
            Some((name, text)) if index > 0 => {
                pieces.push(html! { b class="log-name" { (name) } });
                text
            }
            Some(_) | None => part,
        };
        // A number after a letter is a place, such as C3.
        let counts = |char: char| char.is_ascii_digit() || char == '$';
        let amounts =
            |[before, after]: [char; 2]| counts(before) != counts(after) && !before.is_alphabetic();
        for run in runs(text, amounts) {
            let is_amount =
                run.starts_with(counts) && run.contains(|char: char| char.is_ascii_digit());
            pieces.push(html! { @if is_amount { b class="log-amount" { (run) } } @else { (run) } });
        }
    }
    pieces
}

/// `text` cut wherever `between` two letters says so.
fn runs(text: &str, between: impl Fn([char; 2]) -> bool) -> Vec<&str> {
    let mut runs = Vec::new();
    let mut start = 0;
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    for pair in letters.windows(2) {
        if between([pair[0].1, pair[1].1]) {
            runs.push(&text[start..pair[1].0]);
            start = pair[1].0;
        }
    }
    runs.push(&text[start..]);
    runs.into_iter().filter(|run| !run.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use locale::Language;

    use super::*;

    #[test]
    fn a_line_knows_whose_name_begins_it() {
        let words =
            Words::new(Language::En, &["won = { $seat } wins.\nheir = Now { $seat } has it."]);
        let drawn = |id: &'static str| {
            let message = Message::new(id).seat("seat", Seat::new(3));
            line(&message, &words, &["A", "B", "C", "D"].map(str::to_owned))
        };
        assert_eq!(led(&drawn("won")), Some(Seat::new(3)));
        assert_eq!(led(&drawn("heir")), None);
    }

    #[test]
    fn names_and_amounts_are_emphasized_and_nothing_is_markup() {
        let words = Words::new(Language::En, &["got = { $seat } gets { $count } pesos on C3."]);
        let message = Message::new("got").seat("seat", Seat::new(0)).number("count", 12);
        let line = line(&message, &words, &["<i>R2\u{e001}".to_owned()]).into_string();
        assert!(
            line.contains(
                r#"<b class="log-name">&lt;i&gt;R2</b> gets <b class="log-amount">12</b> pesos on C3."#
            ),
            "{line}"
        );
    }

    /// A box may be written by anybody: what it calls things is text and nothing else.
    #[test]
    fn a_thing_is_called_as_its_box_says() {
        let words = Words::new(Language::En, &["laid = In { $hex } and { $tile }.\nhex-B9 = Ours"]);
        let mut message = Message::new("laid");
        message.args.push(("hex", Arg::Word("hex", "B9")));
        message.args.push(("tile", Arg::Word("tile", "57")));
        let called = |set: &str, key: &str| {
            ((set, key) == ("hex", "B9")).then(|| "\u{e000}<i>Nueva\u{e001} { $tile }".to_owned())
        };
        let line = line_called(&message, &words, &[], &called).into_string();
        let said = r#"In &lt;i&gt;Nueva { $tile } and <b class="log-amount">57</b>."#;
        assert!(line.contains(said), "{line}");
    }
}
