//! What is said at a table, and what the visitor notes for themselves.

use art::{seat_shape, sheet};
use locale::Words;
use maud::{Markup, html};
use tabletop::Seat;

use crate::called::called;
use crate::frame::frame;
use crate::preferences::Preferences;
use crate::scene::Scene;
use crate::when;

/// No message has more letters.
pub const LONGEST_SAID: usize = 500;
/// No note has more letters.
pub const LONGEST_NOTE: usize = 4000;

/// Something that was said.
#[derive(Clone, Debug)]
pub struct Said {
    /// Its number at the table.
    pub number: i64,
    /// The seat of who said it; nothing if they watched.
    pub seat: Option<u8>,
    /// What they were called.
    pub name: String,
    /// What they said; nothing if the host has hidden it.
    pub text: Option<String>,
    /// Whether the visitor said it.
    pub is_mine: bool,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What is said at a table, as the visitor may read it.
#[derive(Clone, Debug)]
pub struct Talk<'t> {
    /// What the table is called in addresses.
    pub id: &'t str,
    /// The game's name.
    pub game: &'t str,
    /// By those who play.
    pub players: &'t [Said],
    /// By those who watch, if the visitor may read that.
    pub watchers: Option<&'t [Said]>,
    /// The names at the table, which may be spoken to.
    pub names: &'t [String],
    /// Whether the visitor may say something: for a seat, as somebody who watches, or nothing.
    pub speaks: Speaks,
    /// What the visitor has noted; nothing if nobody is known.
    pub note: Option<String>,
    /// What they would have noted, were it not too long.
    pub unkept: Option<&'t str>,
    /// The number of the latest message of those who play, and of those who watch.
    pub talked: [i64; 2],
    /// Whether those who play may read those who watch.
    pub players_hear: bool,
    /// Whether the visitor has just reported a message.
    pub reported: bool,
    /// Those whom the visitor does not read.
    pub muted: &'t [(i64, String)],
    /// The time in milliseconds since 1970.
    pub now: i64,
}

/// As what a visitor may say something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Speaks {
    /// For one of these seats.
    For(Vec<u8>),
    /// As somebody who watches.
    Watching,
    /// Not at all, without an account.
    Unknown,
    /// Not at all, by the host's word.
    Silenced,
}

/// The tab that leads to it.
pub(crate) fn tab(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.record.guide.is_none() {
            button type="button" data-tab="talk" { (scene.preferences.words().text("tab-talk")) }
        }
    }
}

/// Where it is read on the page of a table: it is fetched when somebody wants to, so that the page
/// is no larger for it; without a script a link leads there.
pub(crate) fn place(scene: &Scene<'_>) -> Markup {
    let page = format!("/tables/{}/talk", scene.record.terms.id);
    html! {
        @if scene.record.guide.is_none() {
            section.talk data-from=(page) data-number=(scene.record.talked) {
                a href=(page) { (scene.preferences.words().text("talk-title")) }
            }
        }
    }
}

/// The page.
pub fn talk(preferences: &Preferences, talk: &Talk<'_>) -> Markup {
    let words = preferences.words();
    let title = format!("{} – {}", words.text("talk-title"), talk.game);
    let files = ["talk.css".to_owned()];
    let all = talk.players.iter().chain(talk.watchers.unwrap_or_default());
    let number = all.map(|said| said.number).max().unwrap_or_default();
    let page = html! {
        main #main.card.talking {
            (sheet(&[]))
            h1 { (title) }
            div data-talk data-number=(number) {
                p role="alert" {}
                @if talk.reported { p.sentence role="status" { (words.text("talk-reported")) } }
                (list(words, talk, talk.players, talk.talked[0]))
                @if let Speaks::For(seats) = &talk.speaks { (saying(words, talk, seats)) }
                @if let Some(watchers) = talk.watchers {
                    h2 { (words.text("talk-watchers")) }
                    p.quiet { (words.text(if talk.players_hear { "talk-watchers-open" } else { "talk-watchers-about" })) }
                    (list(words, talk, watchers, talk.talked[1]))
                    @if talk.speaks == Speaks::Watching { (saying(words, talk, &[])) }
                }
                @match talk.speaks {
                    Speaks::Unknown => { p.quiet { (words.text("talk-unknown")) " " a href="/me" { (words.text("sign-in")) } } }
                    Speaks::Silenced => { p.quiet { (words.text("error-silenced")) } }
                    Speaks::For(_) | Speaks::Watching => {}
                }
                (unmuting(words, talk))
                @if let Some(note) = &talk.note { (jotting(words, talk, note)) }
            }
            p { a href={ "/tables/" (talk.id) } { (words.text("talk-back")) } }
        }
    };
    frame(preferences, &title, &files, page)
}

/// What was said, as far as it is read; the `latest` may be of somebody who is not.
fn list(words: &Words, talk: &Talk<'_>, all: &[Said], latest: i64) -> Markup {
    let none = if latest > 0 { "talk-none-read" } else { "talk-none" };
    html! {
        @if all.is_empty() { p.quiet { (words.text(none)) } }
        ol.said-list {
            @for said in all {
                li {
                    span.who {
                        @if let Some(seat) = said.seat { (seat_shape(Seat::new(seat))) }
                        (called(words, &said.name))
                        small.quiet { (when::ago(words, talk.now, said.at)) }
                    }
                    @if !said.is_mine && said.text.is_some() && talk.speaks != Speaks::Unknown { (complaining(words, talk, said)) }
                    span.words dir="auto" {
                        @match &said.text {
                            Some(text) => (spoken(text, talk.names)),
                            None => { i.quiet { (words.text("talk-hidden")) } }
                        }
                    }
                }
            }
        }
    }
}

/// What was said, with those marked who are spoken to by name.
fn spoken(text: &str, names: &[String]) -> Markup {
    let mut parts: Vec<(bool, &str)> = Vec::new();
    let mut rest = text;
    while let Some((at, seat)) = mention(rest, names) {
        let end = at + 1 + names[seat].len();
        parts.push((false, &rest[..at]));
        parts.push((true, &rest[at..end]));
        rest = &rest[end..];
    }
    parts.push((false, rest));
    html! { @for (is_name, part) in parts { @if is_name { b.mention { (part) } } @else { (part) } } }
}

/// The first name after an `@`: where the sign stands, and whose name it is; of several that fit the
/// longest.
fn mention(text: &str, names: &[String]) -> Option<(usize, usize)> {
    text.match_indices('@').find_map(|(at, _)| {
        let after = &text[at + 1..];
        let fits = |name: &str| {
            let head = after.get(..name.len());
            let ends = after.get(name.len()..).and_then(|rest| rest.chars().next());
            !name.is_empty()
                && head.is_some_and(|head| head.to_lowercase() == name.to_lowercase())
                && ends.is_none_or(|next| !next.is_alphanumeric())
        };
        let fitting = names.iter().enumerate().filter(|(_, name)| fits(name));
        fitting.max_by_key(|(_, name)| name.len()).map(|(seat, _)| (at, seat))
    })
}

/// The seats that are spoken to by name.
pub fn mentioned(text: &str, names: &[String]) -> Vec<u8> {
    let mut seats = Vec::new();
    let mut rest = text;
    while let Some((at, seat)) = mention(rest, names) {
        let name = &names[seat];
        // Whoever has the same name is meant as well.
        for (other, _) in (0u8..).zip(names).filter(|(_, other)| *other == name) {
            if !seats.contains(&other) {
                seats.push(other);
            }
        }
        rest = &rest[at + 1 + name.len()..];
    }
    seats
}

/// What can be done about somebody else's message.
fn complaining(words: &Words, talk: &Talk<'_>, said: &Said) -> Markup {
    html! {
        details {
            summary { "…" span.aloud { (words.text("talk-more")) ": " (said.name) } }
            form method="post" action={ "/tables/" (talk.id) "/talk/" (said.number) } {
                button.plain name="do" value="mute" { (words.with("talk-mute", &[("name", called(words, &said.name).into())])) }
            }
            form method="post" action={ "/tables/" (talk.id) "/talk/" (said.number) } {
                button.plain name="do" value="report" { (words.text("talk-report")) }
            }
        }
    }
}

/// The form with which something is said.
fn saying(words: &Words, talk: &Talk<'_>, seats: &[u8]) -> Markup {
    html! {
        form.saying method="post" action={ "/tables/" (talk.id) "/talk" } {
            @if let [first, .., _] = seats {
                select name="seat" aria-label=(words.text("talk-as")) {
                    @for seat in seats {
                        option value=(seat) selected[seat == first] { (talk.names.get(usize::from(*seat)).map_or("", String::as_str)) }
                    }
                }
            }
            input name="said" maxlength=(LONGEST_SAID) required autocomplete="off" dir="auto"
                aria-label=(words.text("talk-say")) title=(words.text("talk-say")) placeholder=(words.text("talk-say-short"));
            button { (words.text("talk-do")) }
        }
    }
}

/// Those whom the visitor does not read, to read them again.
fn unmuting(words: &Words, talk: &Talk<'_>) -> Markup {
    html! {
        @if !talk.muted.is_empty() {
            p.quiet { (words.text("talk-muted")) }
            @for (guest, name) in talk.muted {
                form method="post" action={ "/tables/" (talk.id) "/unmute" } {
                    button.plain name="guest" value=(guest) {
                        (words.with("talk-unmute", &[("name", called(words, name).into())]))
                    }
                }
            }
        }
    }
}

fn jotting(words: &Words, talk: &Talk<'_>, note: &str) -> Markup {
    html! {
        form.jotting method="post" action={ "/tables/" (talk.id) "/note" } {
            h2 { label for="note" { (words.text("note-title")) } }
            @if let Some(unkept) = talk.unkept {
                @let counts = [("count", unkept.chars().count().into()), ("most", LONGEST_NOTE.into())];
                p.sentence role="alert" { (words.with("note-long", &counts)) }
            }
            textarea #note name="note" maxlength=(LONGEST_NOTE) rows="3" dir="auto" { (talk.unkept.unwrap_or(note)) }
            button { (words.text("note-do")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        ["Anna", "Anna Lena", "Zo\u{eb}", ""].map(str::to_owned).into()
    }

    #[test]
    fn those_are_mentioned_whose_names_are_written_whole() {
        assert_eq!(mentioned("@anna, and @Zo\u{eb}!", &names()), [0, 2]);
        assert_eq!(mentioned("@Anna Lena @Anna Lena", &names()), [1]);
        assert!(mentioned("@Annabel a@ @ Anna @", &names()).is_empty());
        assert_eq!(mentioned("\u{1f600}@Anna\u{1f600}", &names()), [0]);
        let twins = ["Bo", "Bo"].map(str::to_owned);
        assert_eq!(mentioned("@bo", &twins), [0, 1]);
    }

    #[test]
    fn what_is_said_is_shown_as_it_was_said() {
        let shown = spoken("<b>@anna</b> & \u{1f600}", &names()).into_string();
        assert_eq!(shown, "&lt;b&gt;<b class=\"mention\">@anna</b>&lt;/b&gt; &amp; \u{1f600}");
    }
}
